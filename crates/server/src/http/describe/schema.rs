//! Schemas as HTML.

use serde_json::Value;

use super::text::{escape, inline, paragraphs};

/// A schema under its name.
pub(super) fn section(name: &str, schema: &Value) -> String {
    let about = paragraphs(schema["description"].as_str().unwrap_or_default());
    format!("<section id=\"{name}\">\n<h3>{name}</h3>\n{about}{}</section>\n", body(schema))
}

/// What a schema consists of.
fn body(schema: &Value) -> String {
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().map(body).collect();
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        return format!("<dl>\n{}</dl>\n", variants.iter().map(variant).collect::<String>());
    }
    match schema["properties"].is_object() {
        true => fields(schema),
        false => format!("<p>{}</p>\n", kind(schema)),
    }
}

/// One of several possibilities.
fn variant(schema: &Value) -> String {
    let about = paragraphs(schema["description"].as_str().unwrap_or_default());
    let tag = schema["properties"]["type"]["enum"][0].as_str();
    let name = match tag {
        Some(tag) => format!("<code>{}</code>", escape(tag)),
        None => kind(schema),
    };
    let fields = if schema["properties"].is_object() { fields(schema) } else { String::new() };
    format!("<dt>{name}</dt>\n<dd>{about}{fields}</dd>\n")
}

/// The fields of an object.
fn fields(schema: &Value) -> String {
    let is_required = |name: &str| {
        schema["required"].as_array().is_some_and(|names| names.iter().any(|other| other == name))
    };
    let all = schema["properties"].as_object().into_iter().flatten();
    let rows = all.map(|(name, field)| {
        let optional = if is_required(name) { "" } else { ", optional" };
        let about = inline(field["description"].as_str().unwrap_or_default());
        row(&format!("<code>{}</code>", escape(name)), &(kind(field) + optional), &about)
    });
    format!("<table>\n{}</table>\n", rows.collect::<String>())
}

/// A row of a table, of ready HTML.
pub(super) fn row(name: &str, kind: &str, about: &str) -> String {
    format!("<tr><th scope=\"row\">{name}</th><td>{kind}</td><td>{about}</td></tr>\n")
}

/// What values a schema allows, in short.
pub(super) fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(code).collect();
        return values.join(" or ");
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        let variants: Vec<String> = variants.iter().map(kind).collect();
        return variants.join(" or ");
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) => escape(name),
        Value::Array(names) => {
            let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
            escape(&names.join(" or "))
        }
        _ => "anything".into(),
    }
}

/// A JSON value as code.
fn code(value: &Value) -> String {
    format!("<code>{}</code>", escape(&value.to_string()))
}
