//! Adapts the schemas to client generators: one object instead of combined parts, and a name for
//! every variant.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

type Schemas = Map<String, Value>;

/// The path of the schemas in the OpenAPI document.
pub(super) const PLACE: &str = "#/components/schemas/";

/// Tidies all schemas of a document.
pub(super) fn tidy(schemas: &mut Schemas) {
    schemas.values_mut().for_each(bound_tuples);
    let declared = schemas.clone();
    for (name, schema) in &declared {
        let schema = merged(schema, &declared).unwrap_or_else(|| schema.clone());
        let schema = named(name, schema, &declared, schemas);
        schemas.insert(name.clone(), schema);
    }
}

/// Rewrites tuples in a form that all generators understand: with a fixed length instead of `items:
/// false`.
fn bound_tuples(schema: &mut Value) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(bound_tuples),
        Value::Object(fields) => {
            let length = fields
                .get("prefixItems")
                .and_then(Value::as_array)
                .map(Vec::len);
            if let Some(length) = length.filter(|_| fields.get("items") == Some(&json!(false))) {
                fields.remove("items");
                fields.insert("minItems".to_owned(), json!(length));
                fields.insert("maxItems".to_owned(), json!(length));
            }
            fields.values_mut().for_each(bound_tuples);
        }
        _ => {}
    }
}

/// Merges a schema that is declared as several parts into one object. A part may forbid unknown
/// fields; that holds for the part alone and would forbid the fields of the others.
fn merged(schema: &Value, declared: &Schemas) -> Option<Value> {
    let parts = schema["allOf"].as_array()?;
    let mut properties = Map::new();
    let mut required = BTreeSet::new();
    for part in parts {
        let part = resolved(part, declared);
        let part = merged(part, declared).unwrap_or_else(|| part.clone());
        properties.extend(part["properties"].as_object()?.clone());
        required.extend(
            part["required"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(text),
        );
    }
    let mut whole = json!({ "type": "object", "properties": properties, "required": required });
    if let Some(description) = schema.get("description") {
        whole["description"] = description.clone();
    }
    Some(whole)
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Follows a reference. Returns any other schema as it is.
fn resolved<'a>(schema: &'a Value, declared: &'a Schemas) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|r| r.strip_prefix(PLACE));
    name.and_then(|name| declared.get(name)).unwrap_or(schema)
}

/// Gives every variant of a schema a name among the schemas.
fn named(name: &str, mut schema: Value, declared: &Schemas, schemas: &mut Schemas) -> Value {
    let Some(variants) = schema["oneOf"].as_array().cloned() else {
        return schema;
    };
    let whole = |variant: &Value| merged(variant, declared).unwrap_or_else(|| variant.clone());
    let variants: Vec<Value> = variants.iter().map(whole).collect();
    let Some(tag) = variants.first().and_then(|first| tag_of(first, &variants)) else {
        schema["oneOf"] = untagged(name, variants, schemas);
        return schema;
    };
    let mut references = Vec::new();
    let mut mapping = Map::new();
    for mut variant in variants {
        let Some(word) = word(&variant["properties"][&tag]).map(str::to_owned) else {
            continue;
        };
        // Generators would create a separate type for an enum of one word.
        variant["properties"][&tag] = json!({ "type": "string", "const": word });
        let reference = add(format!("{name}{}", pascal(&word)), variant, schemas);
        references.push(json!({ "$ref": reference }));
        mapping.insert(word, json!(reference));
    }
    schema["oneOf"] = Value::Array(references);
    schema["discriminator"] = json!({ "propertyName": tag, "mapping": mapping });
    schema
}

/// The field that distinguishes the variants: in each, it has exactly one value.
fn tag_of(first: &Value, variants: &[Value]) -> Option<String> {
    let fields = first["properties"].as_object()?.keys();
    let mut tags = fields.filter(|field| {
        let mut values = variants.iter().map(|v| word(&v["properties"][*field]));
        values.all(|value| value.is_some())
    });
    tags.next().cloned()
}

/// The only text that a schema allows, if there is just one.
fn word(schema: &Value) -> Option<&str> {
    if let Some(word) = schema["const"].as_str() {
        return Some(word);
    }
    match schema["enum"].as_array()?.as_slice() {
        [word] => word.as_str(),
        _ => None,
    }
}

/// Handles variants without a tag: plain words become one schema together, objects with a single
/// field are named after it.
fn untagged(name: &str, variants: Vec<Value>, schemas: &mut Schemas) -> Value {
    let mut kept = Vec::new();
    let mut words = Vec::new();
    for variant in variants {
        let fields = variant["properties"].as_object();
        let only = fields.filter(|fields| fields.len() == 1);
        let field = only.and_then(|fields| fields.keys().next()).cloned();
        match (field, word(&variant)) {
            (Some(field), _) => {
                let reference = add(format!("{name}{}", pascal(&field)), variant, schemas);
                kept.push(json!({ "$ref": reference }));
            }
            (None, Some(word)) => words.push(word.to_owned()),
            (None, None) => kept.push(variant),
        }
    }
    if !words.is_empty() {
        let all = json!({ "type": "string", "enum": words });
        let reference = add(format!("{name}Word"), all, schemas);
        kept.push(json!({ "$ref": reference }));
    }
    Value::Array(kept)
}

/// Adds a schema and returns the reference to it.
fn add(name: String, mut schema: Value, schemas: &mut Schemas) -> String {
    let reference = format!("{PLACE}{name}");
    schema["title"] = json!(name);
    schemas.insert(name, schema);
    reference
}

/// `not_your_turn` as `NotYourTurn`.
fn pascal(word: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    word.split('_').map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tidied(schemas: Value) -> Value {
        let Value::Object(mut schemas) = schemas else {
            panic!("no schemas");
        };
        tidy(&mut schemas);
        Value::Object(schemas)
    }

    #[test]
    fn a_strict_part_does_not_forbid_the_fields_of_the_whole() {
        let all = tidied(json!({
            "Part": { "type": "object", "properties": { "a": {} }, "required": ["a"],
                "additionalProperties": false },
            "Whole": { "description": "Both.", "allOf": [
                { "$ref": "#/components/schemas/Part" },
                { "type": "object", "properties": { "b": {} }, "required": ["b"] },
            ] },
        }));
        assert_eq!(
            all["Whole"],
            json!({ "type": "object", "properties": { "a": {}, "b": {} },
                "required": ["a", "b"], "description": "Both." })
        );
        assert_eq!(all["Part"]["additionalProperties"], false);
    }

    #[test]
    fn variants_are_named_after_the_field_that_tells_them_apart() {
        let variant = |word: &str| {
            json!({ "type": "object", "required": ["act"],
                "properties": { "act": { "type": "string", "enum": [word] }, "x": {} } })
        };
        let all = tidied(json!({ "Act": { "oneOf": [variant("play"), variant("offer_draw")] } }));
        assert_eq!(
            all["Act"],
            json!({
                "oneOf": [
                    { "$ref": "#/components/schemas/ActPlay" },
                    { "$ref": "#/components/schemas/ActOfferDraw" },
                ],
                "discriminator": { "propertyName": "act", "mapping": {
                    "play": "#/components/schemas/ActPlay",
                    "offer_draw": "#/components/schemas/ActOfferDraw",
                } },
            })
        );
        let named = &all["ActOfferDraw"];
        assert_eq!(named["title"], "ActOfferDraw");
        assert_eq!(named["properties"]["act"]["const"], "offer_draw");
    }

    #[test]
    fn a_fixed_number_of_items_is_a_length() {
        let pair = json!({ "type": "array", "prefixItems": [{}, {}], "items": false });
        let all = tidied(json!({ "Offers": { "properties": { "pair": pair } } }));
        assert_eq!(
            all["Offers"]["properties"]["pair"],
            json!({ "type": "array", "prefixItems": [{}, {}], "minItems": 2, "maxItems": 2 })
        );
    }

    #[test]
    fn words_and_objects_among_each_other_are_named_too() {
        let all = tidied(json!({ "Kind": { "oneOf": [
            { "type": "string", "enum": ["guest"] },
            { "type": "string", "enum": ["bot"] },
            { "type": "object", "properties": { "computer": {} }, "required": ["computer"] },
        ] } }));
        assert_eq!(all["KindWord"]["enum"], json!(["guest", "bot"]));
        assert_eq!(all["KindComputer"]["required"], json!(["computer"]));
        assert_eq!(all["Kind"]["oneOf"].as_array().map(Vec::len), Some(2));
    }

    #[test]
    fn a_choice_between_a_reference_and_nothing_stays() {
        let choice = json!({ "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/A" }] });
        let all = tidied(json!({ "Maybe": choice, "A": { "type": "object" } }));
        assert_eq!(all["Maybe"], choice);
    }
}
