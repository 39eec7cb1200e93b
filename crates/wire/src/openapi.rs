//! Schemas of the types that are strings on the wire, for the server's OpenAPI document. All other
//! types derive theirs.

use std::borrow::Cow;

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::account::SecretText;
use crate::bounded::Bounded;
use crate::id::{ClientId, GameId, SeekId, UserId};

fn string(description: &str) -> ObjectBuilder {
    let object = ObjectBuilder::new().schema_type(Type::String);
    object.description(Some(description))
}

fn finished(object: ObjectBuilder) -> RefOr<Schema> {
    RefOr::T(Schema::Object(object.build()))
}

macro_rules! ids {
    ($($name:ident: $description:literal;)*) => {$(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                finished(string($description).pattern(Some("^[A-Za-z0-9_-]{1,40}$")))
            }
        }

        impl ToSchema for $name {}
    )*};
}

ids! {
    GameId: "The id of a game, as in its address.";
    SeekId: "The id of a seek.";
    UserId: "The id of a player: a guest, member, bot or computer.";
    ClientId: "The id of a request, chosen by the client. A request can be repeated safely with \
        the same id.";
}

impl<const MOST: usize> PartialSchema for Bounded<MOST> {
    fn schema() -> RefOr<Schema> {
        let description = format!("A text of at most {MOST} bytes without control characters.");
        let bounded = string(&description).max_length(Some(MOST));
        finished(bounded.pattern(Some(r"^[^\x00-\x1f\x7f-\x9f]*$")))
    }
}

impl<const MOST: usize> ToSchema for Bounded<MOST> {
    fn name() -> Cow<'static, str> {
        Cow::Owned(format!("Text{MOST}"))
    }
}

impl PartialSchema for SecretText {
    fn schema() -> RefOr<Schema> {
        let secret = string("A secret: a password, a token, or the part of a link after `link=`.");
        finished(secret.format(Some(SchemaFormat::KnownFormat(KnownFormat::Password))))
    }
}

impl ToSchema for SecretText {}
