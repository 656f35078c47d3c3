//! Whether a value is as a schema of the description says.

use serde_json::{Map, Value};

/// The OpenAPI document.
pub(crate) struct Description(pub(crate) Value);

impl Description {
    /// A part of the document, by its place in it.
    #[track_caller]
    pub(crate) fn at(&self, place: &str) -> &Value {
        let found = self.0.pointer(place.trim_start_matches('#'));
        found.unwrap_or_else(|| panic!("nothing is at {place}"))
    }

    /// Says what is wrong with a value.
    pub(crate) fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let rules = schema.as_object().ok_or_else(|| format!("{schema} is no schema"))?;
        for (name, rule) in rules {
            let is_kept = match name.as_str() {
                "description" | "default" | "example" | "format" => true,
                "properties" | "required" | "additionalProperties" => true,
                "$ref" => return self.check(self.at(rule.as_str().expect("a path")), value),
                "allOf" => {
                    list(rule).iter().try_for_each(|part| self.check(part, value))?;
                    true
                }
                "oneOf" => {
                    let fits = |part: &&Value| self.check(part, value).is_ok();
                    list(rule).iter().filter(fits).count() == 1
                }
                "enum" => list(rule).contains(value),
                "type" => is_of_type(rule, value),
                "items" => {
                    list(value).iter().try_for_each(|item| self.check(rule, item))?;
                    true
                }
                "minimum" => value.as_f64().is_none_or(|number| number >= size(rule)),
                "minLength" => value.as_str().is_none_or(|text| text.len() as f64 >= size(rule)),
                "maxLength" => value.as_str().is_none_or(|text| text.len() as f64 <= size(rule)),
                "minItems" => list(value).len() as f64 >= size(rule),
                "maxItems" => list(value).len() as f64 <= size(rule),
                other => panic!("this test does not know `{other}`"),
            };
            if !is_kept {
                return Err(format!("{value} breaks {name}: {rule}"));
            }
        }
        value.as_object().map_or(Ok(()), |fields| self.check_fields(rules, fields))
    }

    fn check_fields(
        &self,
        rules: &Map<String, Value>,
        fields: &Map<String, Value>,
    ) -> Result<(), String> {
        let required = rules.get("required").map_or(&[][..], list);
        let is_there = |name: &&Value| fields.contains_key(name.as_str().expect("a name"));
        if let Some(name) = required.iter().find(|name| !is_there(name)) {
            return Err(format!("{name} is missing"));
        }
        let known = rules.get("properties").and_then(Value::as_object);
        for (name, value) in fields {
            match known.and_then(|known| known.get(name)) {
                Some(schema) => {
                    self.check(schema, value).map_err(|why| format!("{name}: {why}"))?;
                }
                None if rules.get("additionalProperties") == Some(&Value::Bool(false)) => {
                    return Err(format!("{name} is not described"));
                }
                None => {}
            }
        }
        Ok(())
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn size(rule: &Value) -> f64 {
    rule.as_f64().expect("a number")
}

fn is_of_type(rule: &Value, value: &Value) -> bool {
    if let Some(rules) = rule.as_array() {
        return rules.iter().any(|rule| is_of_type(rule, value));
    }
    match rule.as_str().expect("a type's name") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("this test does not know the type `{other}`"),
    }
}
