//! Files in forms (RFC 7578). One field is wanted, and the body is in memory, so this is all that is needed.

use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;

/// What a field of a form has, if the body is such a form and has it.
pub(super) fn field<'a>(headers: &HeaderMap, body: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let kind = headers.get(CONTENT_TYPE)?.to_str().ok()?;
    let boundary = boundary(kind)?;
    let delimiter = [b"--", boundary.as_bytes()].concat();
    let mut rest = after(body, &delimiter)?;
    // Each part begins with the end of the delimiter's line; the last delimiter has two strokes there.
    while let Some(part) = rest.strip_prefix(b"\r\n") {
        let end = find(part, &[b"\r\n", &delimiter[..]].concat())?;
        let head_end = find(&part[..end], b"\r\n\r\n")?;
        if names(&part[..head_end], name) {
            return Some(&part[head_end + 4..end]);
        }
        rest = &part[end + 2 + delimiter.len()..];
    }
    None
}

/// The boundary that a content type names.
fn boundary(kind: &str) -> Option<&str> {
    let mut parts = kind.split(';').map(str::trim);
    if !parts.next()?.eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let value = parts.find_map(|part| {
        let (name, value) = part.split_once('=')?;
        name.eq_ignore_ascii_case("boundary").then(|| value.trim_matches('"'))
    })?;
    (1..=70).contains(&value.len()).then_some(value)
}

/// Whether the head of a part names this field.
fn names(head: &[u8], name: &str) -> bool {
    let head = String::from_utf8_lossy(head);
    let wanted = format!("name=\"{name}\"");
    head.split("\r\n").any(|line| {
        let is_disposition = line
            .split_once(':')
            .is_some_and(|(key, _)| key.eq_ignore_ascii_case("content-disposition"));
        is_disposition && line.split(';').any(|part| part.trim() == wanted)
    })
}

fn after<'a>(text: &'a [u8], part: &[u8]) -> Option<&'a [u8]> {
    find(text, part).map(|at| &text[at + part.len()..])
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[track_caller]
    fn check(kind: &'static str, body: &str, expected: Option<&str>) {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static(kind))]);
        let found = field(&headers, body.as_bytes(), "record").map(String::from_utf8_lossy);
        assert_eq!(found.as_deref(), expected, "{body:?}");
    }

    #[test]
    fn the_file_is_found_and_nonsense_is_none() {
        let part = |name: &str, text: &str| {
            format!(
                "--xyz\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"a.json\"\r\n\
                 Content-Type: application/json\r\n\r\n{text}\r\n"
            )
        };
        let kind = "multipart/form-data; boundary=xyz";
        check(kind, &(part("record", "{}\r\n") + "--xyz--\r\n"), Some("{}\r\n"));
        let both = part("other", "no") + &part("record", "yes") + "--xyz--\r\n";
        check(kind, &both, Some("yes"));
        check("Multipart/Form-Data; charset=utf-8; boundary=\"xyz\"", &both, Some("yes"));
        check(kind, &(part("record", "") + "--xyz--"), Some(""));
        check(kind, &part("other", "no"), None);
        check(kind, "", None);
        check(kind, "--xyz", None);
        check(kind, "--xyz\r\n", None);
        check(
            kind,
            "--xyz\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\ncut off",
            None,
        );
        check("multipart/form-data; boundary=", &both, None);
        check("multipart/form-data", &both, None);
        check("application/x-www-form-urlencoded", &both, None);
    }
}
