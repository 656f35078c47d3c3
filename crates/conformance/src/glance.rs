//! The rules at a glance, as a page shows them: what a test can ask the engine about.

/// A picture of the rules at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The cards that lie together, by their names in records, with spaces between them.
    pub lots: Vec<String>,
    /// What is said of it.
    pub mark: Mark,
}

/// Whether one may do what is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The picture is no example.
    None,
    /// One may.
    Allowed,
    /// One may not.
    NotAllowed,
}

/// The pictures of a rules page, after a check: six, three of which are examples, with things that are
/// allowed and things that are not; each has a short title and a text, and says by a sign and by words
/// what it is an example of; and there is a key to the cards.
///
/// # Panics
/// If one of this is not so.
pub fn check(html: &str) -> Vec<Picture> {
    let section =
        between(html, "<section class=\"glance\"", "</section>").expect("the rules at a glance");
    assert!(section.contains("<h2 id=\"glance\">"), "it has a heading");
    let key = between(section, "<ul class=\"key\">", "</ul>").expect("a key");
    let meanings = key.split("<span class=\"meaning\">").skip(1);
    assert!(
        meanings.filter(|meaning| !meaning.starts_with('<')).count() > 2,
        "the key says something"
    );
    let pictures = between(section, "<ul class=\"pictures\">", "</ul>").expect("pictures");
    let pictures: Vec<Picture> = pictures.split("<li>").skip(1).map(picture).collect();
    let count = |mark| pictures.iter().filter(|picture| picture.mark == mark).count();
    assert_eq!((pictures.len(), count(Mark::None)), (6, 3), "six pictures, three of them examples");
    assert!(count(Mark::Allowed) > 0 && count(Mark::NotAllowed) > 0, "examples of both kinds");
    pictures
}

fn picture(html: &str) -> Picture {
    let heading = between(html, "<h3>", "</h3>").expect("a heading");
    let title = heading.rsplit("</span>").next().unwrap_or_default();
    assert!((1..=4).contains(&title.split_whitespace().count()), "the title is short: {title}");
    let text = between(html, "<p>", "</p>").expect("a text");
    let sentences = text.matches(['.', '?', '!']).count();
    assert!((1..=2).contains(&sentences), "one or two sentences: {text}");
    let mark = match heading {
        _ if says(heading, "right", '✓') => Mark::Allowed,
        _ if says(heading, "wrong", '✗') => Mark::NotAllowed,
        _ => Mark::None,
    };
    let drawn =
        between(html, "<div class=\"picture\" aria-hidden=\"true\">", "<div class=\"caption\">");
    let lots = drawn.expect("what is drawn").split("<span class=\"lot").skip(1);
    Picture { lots: lots.map(lot).collect(), mark }
}

/// Whether a heading has a sign, and words after it.
fn says(heading: &str, class: &str, sign: char) -> bool {
    let judged = format!("<span class=\"judged {class}\">");
    let Some(rest) = heading.split(&judged).nth(1) else { return false };
    let words = between(rest, &format!("{sign}</span>"), "</span>");
    assert!(words.is_some_and(|words| !words.is_empty()), "a sign and words: {heading}");
    true
}

/// The cards of a lot; a back has no name.
fn lot(html: &str) -> String {
    let faces = html.split("href=\"#f-").skip(1).filter_map(|rest| rest.split('"').next());
    faces.collect::<Vec<&str>>().join(" ")
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(part, _)| part)
}
