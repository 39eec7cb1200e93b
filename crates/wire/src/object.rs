//! Deserializing from JSON objects only.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// A value that must be written as an object with named fields. Derived deserializers also accept a
/// list for a struct, field by field: an empty list would be a valid body if all fields have
/// defaults, which no client means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

/// Deserializes a field that must be an object.
pub(crate) fn only<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Object::deserialize(deserializer).map(|Object(value)| value)
}

/// Deserializes a field that must be an object if it is present.
pub(crate) fn perhaps<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    let read = Option::<Object<T>>::deserialize(deserializer)?;
    Ok(read.map(|Object(value)| value))
}

struct Fields<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::DeleteBody;

    #[test]
    fn a_list_is_no_object() {
        assert!(serde_json::from_str::<DeleteBody>("[]").is_ok());
        let read = serde_json::from_str::<Object<DeleteBody>>("[]");
        let error = read.map_err(|e| e.to_string());
        assert_eq!(
            error,
            Err("invalid type: sequence, expected a JSON object at line 1 column 0".to_owned())
        );
        assert!(serde_json::from_str::<Object<DeleteBody>>("{}").is_ok());
    }

    #[test]
    fn what_is_inside_is_read_as_strictly_as_ever() {
        for text in [
            r#"{"surprise":1}"#,
            r#"{"password":"a","password":"b"}"#,
            r#"{"password":1}"#,
            "null",
            "{} {}",
        ] {
            let read = serde_json::from_str::<Object<DeleteBody>>(text);
            assert!(read.is_err(), "{text}");
        }
    }
}
