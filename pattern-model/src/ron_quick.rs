//! The plain part of RON, read quickly.
//!
//! What [`write_ron`](crate::write_ron) writes needs no look-ahead, no raw strings, no comments and no spelt-out
//! `Some`. Here that much is read, at several times the speed of the general reader. Invariant: it only ever says
//! yes. Whatever it does not expect is an error without words, upon which the caller reads the whole text again in
//! the general way, which has the words for it; what it does accept, the general reader accepts with the same
//! meaning.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

/// Levels of nesting that are read here, fewer than the general reader's.
const MAX_DEPTH: u32 = 64;

/// Reads a whole text, if it is plain.
pub(crate) fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Option<T> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let value = T::deserialize(&mut reader).ok()?;
    (reader.peek().is_none()).then_some(value)
}

/// Something that is not plain, or wrong.
#[derive(Debug)]
struct NotPlain;

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not plain")
    }
}

impl std::error::Error for NotPlain {}

impl de::Error for NotPlain {
    fn custom<T: fmt::Display>(_: T) -> Self {
        NotPlain
    }
}

type Result<T> = std::result::Result<T, NotPlain>;

struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: u32,
}

impl<'t> Reader<'t> {
    /// The next byte that is no blank.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if !matches!(byte, b' ' | b'\n' | b'\t' | b'\r') {
                return Some(byte);
            }
            self.at += 1;
        }
        None
    }

    #[inline]
    fn eat(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    #[inline]
    fn expect(&mut self, wanted: u8) -> Result<()> {
        if self.eat(wanted) { Ok(()) } else { Err(NotPlain) }
    }

    /// An ASCII word.
    #[inline]
    fn word(&mut self) -> Result<&'t str> {
        self.peek();
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        if rest.first().is_none_or(u8::is_ascii_digit) {
            return Err(NotPlain);
        }
        let len = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        if len == 0 {
            return Err(NotPlain);
        }
        self.at += len;
        Ok(&self.text[start..start + len])
    }

    /// A decimal number.
    fn number(&mut self) -> Result<u64> {
        self.peek();
        let start = self.at;
        let rest = &self.text.as_bytes()[start..];
        let len = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        // Other bases, fractions, separators and suffixes are for the general reader.
        if !matches!(rest.get(len), Some(b',' | b')' | b']' | b' ' | b'\n' | b'\r' | b'\t')) {
            return Err(NotPlain);
        }
        self.at += len;
        self.text[start..start + len].parse().map_err(|_| NotPlain)
    }

    /// A string: as it stands, or without its escapes.
    fn string(&mut self) -> Result<std::borrow::Cow<'t, str>> {
        self.expect(b'"')?;
        let start = self.at;
        let mut plain = start;
        let mut text = String::new();
        loop {
            let rest = &self.text.as_bytes()[self.at..];
            let stop = rest.iter().position(|byte| matches!(byte, b'"' | b'\\')).ok_or(NotPlain)?;
            self.at += stop + 1;
            if rest[stop] == b'"' {
                break;
            }
            text.push_str(&self.text[plain..self.at - 1]);
            text.push(match self.text.as_bytes().get(self.at) {
                Some(b'n') => '\n',
                Some(b't') => '\t',
                Some(b'r') => '\r',
                Some(b'"') => '"',
                Some(b'\\') => '\\',
                Some(b'\'') => '\'',
                _ => return Err(NotPlain),
            });
            self.at += 1;
            plain = self.at;
        }
        let last = &self.text[plain..self.at - 1];
        if plain == start {
            return Ok(last.into());
        }
        text.push_str(last);
        Ok(text.into())
    }

    /// Reads what is between brackets.
    fn nested<T>(&mut self, open: u8, close: u8, body: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.expect(open)?;
        if self.depth == MAX_DEPTH {
            return Err(NotPlain);
        }
        self.depth += 1;
        let value = body(self)?;
        self.depth -= 1;
        self.expect(close)?;
        Ok(value)
    }
}

macro_rules! numbers {
    ($t:lifetime $($name:ident)*) => {
        $(fn $name<V: Visitor<$t>>(self, visitor: V) -> Result<V::Value> {
            visitor.visit_u64(self.number()?)
        })*
    };
}

macro_rules! strings {
    ($t:lifetime $($name:ident)*) => {
        $(fn $name<V: Visitor<$t>>(self, visitor: V) -> Result<V::Value> {
            match self.string()? {
                std::borrow::Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
                std::borrow::Cow::Owned(text) => visitor.visit_string(text),
            }
        })*
    };
}

impl<'t> de::Deserializer<'t> for &mut Reader<'t> {
    type Error = NotPlain;

    numbers! {
        't deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    strings! { 't deserialize_str deserialize_string }

    fn deserialize_any<V: Visitor<'t>>(self, _: V) -> Result<V::Value> {
        Err(NotPlain)
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        match self.word()? {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => Err(NotPlain),
        }
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        // `Some` is implicit; where it or `None` is spelt out, the general reader knows better.
        if matches!(self.peek(), Some(b'N' | b'S')) {
            let start = self.at;
            if matches!(self.word()?, "None" | "Some") {
                return Err(NotPlain);
            }
            self.at = start;
        }
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        self.nested(b'[', b']', |reader| visitor.visit_seq(List { reader, close: b']', first: true }))
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.nested(b'(', b')', |reader| visitor.visit_map(List { reader, close: b')', first: true }))
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_enum(self)
    }

    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_borrowed_str(self.word()?)
    }

    serde::forward_to_deserialize_any! {
        <W: Visitor<'t>>
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct newtype_struct tuple tuple_struct map ignored_any
    }
}

/// Elements or fields up to a closing bracket, which stays.
struct List<'r, 't> {
    reader: &'r mut Reader<'t>,
    close: u8,
    first: bool,
}

impl List<'_, '_> {
    /// Whether there is another one; the comma before it is read.
    #[inline]
    fn goes_on(&mut self) -> Result<bool> {
        if !std::mem::take(&mut self.first) && !self.reader.eat(b',') {
            // The bracket is looked for by whoever opened it.
            return Ok(false);
        }
        match self.reader.peek() {
            Some(byte) => Ok(byte != self.close),
            None => Err(NotPlain),
        }
    }
}

impl<'t> SeqAccess<'t> for List<'_, 't> {
    type Error = NotPlain;

    fn next_element_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        if self.goes_on()? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'t> MapAccess<'t> for List<'_, 't> {
    type Error = NotPlain;

    fn next_key_seed<K: DeserializeSeed<'t>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        if self.goes_on()? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'t>>(&mut self, seed: V) -> Result<V::Value> {
        self.reader.expect(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

impl<'t> EnumAccess<'t> for &mut Reader<'t> {
    type Error = NotPlain;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'t>>(self, seed: V) -> Result<(V::Value, Self)> {
        Ok((seed.deserialize(&mut *self)?, self))
    }
}

impl<'t> VariantAccess<'t> for &mut Reader<'t> {
    type Error = NotPlain;

    fn unit_variant(self) -> Result<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(self, seed: T) -> Result<T::Value> {
        self.nested(b'(', b')', |reader| {
            let value = seed.deserialize(&mut *reader)?;
            reader.eat(b',');
            Ok(value)
        })
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, _: V) -> Result<V::Value> {
        Err(NotPlain)
    }

    fn struct_variant<V: Visitor<'t>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        self.nested(b'(', b')', |reader| visitor.visit_map(List { reader, close: b')', first: true }))
    }
}

#[cfg(test)]
mod tests {
    use crate::{PatternFile, write_ron};

    /// What the quick reader makes of a text, if it reads it, is what the general reader makes of it.
    #[track_caller]
    fn same(text: &str) -> bool {
        let quick = super::read::<PatternFile>(text);
        let general = crate::ron_schema::options().from_str::<PatternFile>(text);
        if let Some(quick) = &quick {
            assert_eq!(general.as_ref().ok(), Some(quick), "{text}");
        }
        quick.is_some()
    }

    const WHOLE: &str = r#"(schema: "legalize-patterns", version: 1,
        sources: [(name: "a\t.td", text: "x\n\"y\" \\ \'ö")],
        natives: [(name: "f", params: [(name: "a", kind: Value), (), ], results: [Attribute], body: (text: "$0"))],
        patterns: [(name: "P", benefit: 3, bounded_recursion: true, match: [
            Type(id: "t"), Operand(id: "a", type: "t"), Operation(id: "r", name: "x.y", operands: ["a"], results: ["t"]),
            Constraint(Predicate(tree: And([True, Not(Leaf((text: "p",))), Concat(prefix: "", child: False, suffix: "s")]),
                self: "a", args: [Ref("t"), Text("1")])),
        ], rewrite: [Operation(id: "n", name: "x.z", results: Of(["t"]), location: Root), Replace(op: "r", with: Values(["a"]),)])])"#;

    #[test]
    fn plain_texts_are_read_quickly() {
        assert!(same(WHOLE));
        let file = super::read::<PatternFile>(WHOLE).expect("it is plain");
        assert!(same(&write_ron(&file)), "what is written is plain");
    }

    #[test]
    fn cut_and_changed_texts_mean_the_same_or_are_left_to_the_general_reader() {
        let marks = [
            "", " ", ",", "(", ")", "[", "]", ":", "\"", "\\", "1", "0x1", "-", "r#", "Some(", "None", "x",
            "//\n",
        ];
        let mut read = 0;
        for (at, _) in WHOLE.char_indices() {
            for mark in marks {
                let (before, after) = WHOLE.split_at(at);
                read += u32::from(same(&format!("{before}{mark}{after}")));
                let next = after.chars().next().map_or(0, char::len_utf8);
                read += u32::from(same(&format!("{before}{mark}{}", &after[next..])));
            }
            assert!(!same(&WHOLE[..at]));
        }
        assert!(read > 100, "{read}");
    }
}
