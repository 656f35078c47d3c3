//! Points in time, as records write them.

use jiff::Timestamp;

/// Whether this is a time in UTC by RFC 3339, such as `2026-11-15T08:30:00Z`; seconds may have a
/// fraction.
pub(crate) fn is_utc(text: &str) -> bool {
    let Some(text) = text.strip_suffix('Z') else { return false };
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let fits = |(byte, form): (u8, &u8)| match form {
        b'0' => byte.is_ascii_digit(),
        mark => byte == *mark,
    };
    let form = b"0000-00-00T00:00:00";
    seconds.len() == form.len()
        && seconds.bytes().zip(form).all(fits)
        && !fraction.is_empty()
        && fraction.bytes().all(|byte| byte.is_ascii_digit())
        && format!("{seconds}Z").parse::<Timestamp>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::is_utc;

    #[test]
    fn times_in_utc_are_told_from_other_text() {
        for good in [
            "2026-11-15T08:30:00Z",
            "2026-11-15T08:30:00.125Z",
            "2028-02-29T23:59:59Z",
            "2000-02-29T00:00:00Z",
            "2016-12-31T23:59:60Z",
        ] {
            assert!(is_utc(good), "{good}");
        }
        for bad in [
            "",
            "Z",
            "yesterday",
            "2026-11-15",
            "2026-11-15T08:30Z",
            "2026-11-15T08:30:00",
            "2026-11-15 08:30:00Z",
            "2026-11-15T08:30:00+01:00",
            "2026-11-15T08:30:00z",
            "2026-11-15T08:30:00.Z",
            "2026-11-15T08:30:00.5.5Z",
            "2026-11-15T08:30:00Z ",
            "2026-11-1éT08:30:0Z",
            "2026-11-15T+8:30:00Z",
            "2026-00-15T08:30:00Z",
            "2026-13-15T08:30:00Z",
            "2026-11-00T08:30:00Z",
            "2026-11-31T08:30:00Z",
            "2026-02-29T08:30:00Z",
            "1900-02-29T08:30:00Z",
            "2026-11-15T24:00:00Z",
            "2026-11-15T08:60:00Z",
            "2026-11-15T08:30:61Z",
        ] {
            assert!(!is_utc(bad), "{bad}");
        }
    }
}
