//! Places as text and as bytes: with the names of their fields where people read them, as three numbers
//! elsewhere. There is one for nearly every statement, and a program that carries frozen patterns reads them
//! all when it starts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Place;

/// A place as people read it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Place", deny_unknown_fields)]
struct Named {
    source: u32,
    start: u32,
    end: u32,
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &Place { source, start, end } = self;
        if serializer.is_human_readable() {
            Named { source, start, end }.serialize(serializer)
        } else {
            (source, start, end).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Named { source, start, end } = if deserializer.is_human_readable() {
            Named::deserialize(deserializer)?
        } else {
            let (source, start, end) = Deserialize::deserialize(deserializer)?;
            Named { source, start, end }
        };
        Ok(Place { source, start, end })
    }
}
