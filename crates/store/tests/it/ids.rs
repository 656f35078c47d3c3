//! Names of tables and commands, and places in lists, as text.

use sobremesa_store::{CommandId, Cursor, NotACommandId, NotACursor, NotATableId, TableId};

#[test]
fn a_table_has_a_name_of_sixteen_characters() {
    let bits = [0x00, 0x44, 0x32, 0x14, 0xc7, 0x42, 0x54, 0xb6, 0x35, 0xcf];
    let table = TableId::from_bytes(bits);
    assert_eq!(table.to_string(), "0123456789abcdef");
    assert_eq!("0123456789abcdef".parse(), Ok(table));
    assert_eq!(serde_json::to_string(&table).unwrap(), r#""0123456789abcdef""#);
    for text in ["", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeF", "0123456789abcdeu"]
    {
        assert_eq!(text.parse::<TableId>(), Err(NotATableId), "{text:?}");
    }
}

#[test]
fn a_command_has_up_to_64_printable_characters() {
    for text in ["1", "a command ~", &"x".repeat(64)] {
        assert_eq!(text.parse::<CommandId>().unwrap().as_str(), text);
    }
    for text in ["", "tab\t", "é", &"x".repeat(65)] {
        assert_eq!(text.parse::<CommandId>(), Err(NotACommandId), "{text:?}");
    }
}

#[test]
fn a_place_in_a_list_can_be_part_of_an_address() {
    let cursor: Cursor = "1700000000000.0123456789abcdef".parse().unwrap();
    assert_eq!(cursor.to_string(), "1700000000000.0123456789abcdef");
    for text in ["", "1", "x.0123456789abcdef", "1.x"] {
        assert_eq!(text.parse::<Cursor>(), Err(NotACursor), "{text:?}");
    }
}
