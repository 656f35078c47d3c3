//! Texts of the description as HTML.

/// A text as HTML shows it.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A line in which backticks mark code.
pub(super) fn inline(text: &str) -> String {
    let parts = escape(text);
    let parts = parts.split('`').enumerate();
    let shown = parts.map(|(index, part)| match index % 2 {
        0 => part.to_owned(),
        _ => format!("<code>{part}</code>"),
    });
    shown.collect()
}

/// Paragraphs with empty lines between them; one whose lines have numbers is a list.
pub(super) fn paragraphs(text: &str) -> String {
    let blocks = text.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    let shown = blocks.map(|block| match block.starts_with("1. ") {
        true => format!("<ol>{}</ol>\n", block.lines().map(item).collect::<String>()),
        false => format!("<p>{}</p>\n", inline(block)),
    });
    shown.collect()
}

fn item(line: &str) -> String {
    let text = line.split_once(". ").map_or(line, |(_, text)| text);
    format!("<li>{}</li>\n", inline(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(inline("a < b, `\"<&`"), "a &lt; b, <code>&quot;&lt;&amp;</code>");
    }

    #[test]
    fn numbers_make_a_list() {
        let html = paragraphs("One\nline.\n\n1. first\n2. second\n");
        assert_eq!(html, "<p>One\nline.</p>\n<ol><li>first</li>\n<li>second</li>\n</ol>\n");
    }
}
