//! Words in pictures: letters as outlines, because whatever draws a picture has no faces of type. The faces are
//! those of the pages, unpacked.

use std::fmt::Write as _;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// Latin and Cyrillic are files of their own.
const FACES: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/alegreya-600-latin.ttf"),
    include_bytes!("../../assets/fonts/alegreya-600-cyrillic.ttf"),
];

/// The letters of a text. What no face has is left out.
fn letters(text: &str) -> impl Iterator<Item = (Face<'static>, GlyphId)> {
    let faces = FACES.map(|face| Face::parse(face, 0).expect("our own faces can be read"));
    let found = move |letter: char| {
        // A space that does not break is as wide as any other.
        let letter = if letter.is_whitespace() { ' ' } else { letter };
        faces.iter().find_map(|face| Some((face.clone(), face.glyph_index(letter)?)))
    };
    text.chars().filter_map(found).collect::<Vec<_>>().into_iter()
}

fn advance(face: &Face<'_>, glyph: GlyphId) -> f32 {
    f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) / f32::from(face.units_per_em())
}

/// How wide a text is; never nothing, so that it can be divided by.
pub(super) fn width(text: &str, size: f32) -> f32 {
    letters(text).map(|(face, glyph)| advance(&face, glyph) * size).sum::<f32>().max(1.0)
}

/// As much of a text as there is room for.
pub(super) fn cut(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut cut = text.to_owned();
    while !cut.is_empty() && width(&format!("{cut}…"), size) > room {
        cut.pop();
    }
    format!("{}…", cut.trim_end())
}

/// A text as an SVG's path, from its left end on the line.
pub(super) fn path(text: &str, (x, y): (f32, f32), size: f32, fill: &str) -> String {
    let mut pen = Pen { path: String::new(), x, y, scale: size / 1000.0 };
    for (face, glyph) in letters(text) {
        pen.scale = size / f32::from(face.units_per_em());
        face.outline_glyph(glyph, &mut pen);
        pen.x += advance(&face, glyph) * size;
    }
    format!("<path fill=\"{fill}\" d=\"{}\"/>", pen.path)
}

/// Writes outlines where the letter stands. Faces count upwards, pictures downwards.
struct Pen {
    path: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn put(&mut self, letter: char, points: &[(f32, f32)]) {
        self.path.push(letter);
        for (x, y) in points {
            let _ =
                write!(self.path, "{:.1} {:.1} ", self.x + x * self.scale, self.y - y * self.scale);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_all_languages_have_letters() {
        for text in ["Nina wins", "¡Ganas tú!", "Égalité à neuf", "È più tardi", "Ждём Нину", "−5"]
        {
            assert_eq!(letters(text).count(), text.chars().count(), "{text}");
        }
        assert!(width("Nina", 20.0) < width("Nina and Ada", 20.0));
        // What nobody has drawn takes no room, and harms nothing.
        assert_eq!(path("\u{1f600}", (0.0, 0.0), 20.0, "#000"), "<path fill=\"#000\" d=\"\"/>");
    }

    #[test]
    fn long_names_are_cut() {
        let name = "Wilhelmina Featherstonehaugh-Xu";
        let cut = cut(name, 30.0, 200.0);
        assert!(cut.ends_with('…') && width(&cut, 30.0) <= 200.0, "{cut}");
        assert_eq!(super::cut("Nina", 30.0, 200.0), "Nina");
    }
}
