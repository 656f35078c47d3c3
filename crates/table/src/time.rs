//! Points in time, as records write them.

/// Whether this is a time in UTC by RFC 3339, such as `2026-11-15T08:30:00Z`; seconds may have a
/// fraction.
pub(crate) fn is_utc(text: &str) -> bool {
    let Some(text) = text.strip_suffix('Z') else { return false };
    let (text, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let form = b"0000-00-00T00:00:00";
    let fits = |(byte, form): (u8, &u8)| match form {
        b'0' => byte.is_ascii_digit(),
        mark => byte == *mark,
    };
    if text.len() != form.len() || !text.bytes().zip(form).all(fits) {
        return false;
    }
    let number = |digits: &str| digits.parse().unwrap_or(u32::MAX);
    let days = days_of(number(&text[..4]), number(&text[5..7]));
    (1..=days).contains(&number(&text[8..10]))
        && number(&text[11..13]) < 24
        && number(&text[14..16]) < 60
        // A leap second is the 61st of its minute.
        && number(&text[17..]) <= 60
        && !fraction.is_empty()
        && fraction.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number of days in a month; 0 if there is no such month.
fn days_of(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
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
