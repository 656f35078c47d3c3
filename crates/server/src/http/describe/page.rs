//! The description as a page: plain HTML, made from the OpenAPI document.

use serde_json::Value;

use super::schema::{kind, row, section};
use super::text::{escape, inline, paragraphs};

/// The whole page.
pub(super) fn page(document: &Value) -> String {
    let intro = paragraphs(text(&document["info"]["description"]));
    let tags = document["tags"].as_array().into_iter().flatten();
    let parts: String = tags.map(|tag| part(document, tag)).collect();
    let contents: String = operations(document).map(content_line).collect();
    let identities: String =
        entries(&document["components"]["securitySchemes"]).map(identity).collect();
    let schemas: String = entries(&document["components"]["schemas"])
        .map(|(name, schema)| section(name, schema))
        .collect();
    format!(
        include_str!("page.html"),
        intro = intro,
        contents = contents,
        identities = identities,
        parts = parts,
        schemas = schemas
    )
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn identity((name, scheme): (&String, &Value)) -> String {
    format!("<dt>{}</dt>\n<dd>{}</dd>\n", escape(name), inline(text(&scheme["description"])))
}

/// All requests: the method, the path, and the rest.
fn operations(document: &Value) -> impl Iterator<Item = (&String, &String, &Value)> {
    entries(&document["paths"]).flat_map(|(path, methods)| {
        entries(methods).map(move |(method, operation)| (method, path, operation))
    })
}

/// A line of the contents.
fn content_line((method, path, operation): (&String, &String, &Value)) -> String {
    let id = escape(text(&operation["operationId"]));
    let name = format!("{} {}", method.to_uppercase(), escape(path));
    let summary = inline(text(&operation["summary"]));
    format!("<li><a href=\"#{id}\"><code>{name}</code></a> {summary}</li>\n")
}

/// The requests with one tag.
fn part(document: &Value, tag: &Value) -> String {
    let tagged =
        operations(document).filter(|(_, _, operation)| operation["tags"][0] == tag["name"]);
    let requests: String = tagged.map(|(method, path, made)| request(method, path, made)).collect();
    let about = paragraphs(text(&tag["description"]));
    format!("<h2>{}</h2>\n{about}{requests}", escape(text(&tag["name"])))
}

/// One request, with what it takes and what it answers.
fn request(method: &str, path: &str, operation: &Value) -> String {
    let id = escape(text(&operation["operationId"]));
    let name = format!("{} {}", method.to_uppercase(), escape(path));
    let summary = inline(text(&operation["summary"]));
    let about = paragraphs(text(&operation["description"]));
    let taken = takes(operation);
    let answers: String = entries(&operation["responses"])
        .map(|(status, answer)| {
            row(status, &content(&answer["content"]), &inline(text(&answer["description"])))
        })
        .collect();
    format!(
        "<section id=\"{id}\">\n<h3><code>{name}</code></h3>\n<p>{summary}</p>\n{about}{taken}\
         <table>\n<caption>Answers</caption>\n{answers}</table>\n</section>\n"
    )
}

/// Parameters and the body.
fn takes(operation: &Value) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let mut rows: String = parameters
        .map(|parameter| {
            let name = format!("<code>{}</code>", escape(text(&parameter["name"])));
            let kind =
                format!("{}, {}", escape(text(&parameter["in"])), kind(&parameter["schema"]));
            row(&name, &kind, &inline(text(&parameter["description"])))
        })
        .collect();
    if operation["requestBody"].is_object() {
        rows += &row("body", &content(&operation["requestBody"]["content"]), "");
    }
    match rows.is_empty() {
        true => rows,
        false => format!("<table>\n<caption>Takes</caption>\n{rows}</table>\n"),
    }
}

/// The schema of a body in JSON, or the name of another type.
fn content(content: &Value) -> String {
    let shown = entries(content).map(|(media, content)| match media.as_str() {
        "application/json" => kind(&content["schema"]),
        other => format!("<code>{}</code>", escape(other)),
    });
    shown.collect::<Vec<_>>().join(" or ")
}
