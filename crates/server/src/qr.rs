//! Links as pictures for a phone's camera.

use qrcode::QrCode;
use qrcode::render::svg;

/// A link as an SVG; none if it is too long for one.
pub(crate) fn picture(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let picture = code.render::<svg::Color<'_>>().quiet_zone(false).build();
    // Only the drawing, not the declaration of a document of its own.
    Some(picture.split_once("?>").map_or(picture.clone(), |(_, svg)| svg.to_owned()))
}

/// The same; none of a link that leads to this machine only, where no phone can follow it.
pub(crate) fn picture_for_others(link: &str) -> Option<String> {
    let host = link.split("//").nth(1).unwrap_or_default();
    let is_local = ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local));
    if is_local { None } else { picture(link) }
}
