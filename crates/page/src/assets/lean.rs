//! Styles and scripts as they are sent: without what only their authors read.

/// A sheet without comments and needless space. What stands in quotes stays as it is.
pub(super) fn style(sheet: &str) -> String {
    let parts = sheet.split("/*").enumerate();
    let bare = parts.map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, rest)| rest),
    });
    let mut lean = String::with_capacity(sheet.len());
    let (mut has_space, mut is_quoted) = (false, false);
    for char in bare.flat_map(str::chars) {
        if char.is_whitespace() && !is_quoted {
            has_space = true;
            continue;
        }
        let separates = |char: char| "{};,".contains(char);
        if has_space && !separates(char) && !lean.is_empty() && !lean.ends_with(separates) {
            lean.push(' ');
        }
        has_space = false;
        is_quoted ^= char == '"';
        lean.push(char);
    }
    lean
}

/// A script without comments of whole lines and without indents.
pub(super) fn script(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|start| line.starts_with(start));
    lines.filter(|line| !line.is_empty() && !is_comment(line)).collect::<Vec<&str>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_keep_what_they_say() {
        let sheet = "/* a lamp */\n.lamp, .log {\n  grid: \"a  , b\" 1fr /* wide */ / auto;\n\n  & > b { top: 0; }\n}\n";
        assert_eq!(style(sheet), ".lamp,.log{grid: \"a  , b\" 1fr / auto;& > b{top: 0;}}");
    }

    #[test]
    fn scripts_keep_what_they_do() {
        let text = "// why\n/** what\n * more */\nconst a = 1   // one\n\n  f(a)\n";
        assert_eq!(script(text), "const a = 1   // one\nf(a)");
    }
}
