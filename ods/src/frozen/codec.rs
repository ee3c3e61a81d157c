//! Bytes from values and back: numbers in as few bytes as they need, texts and shared parts once.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;

use legalize_source::{FileId, Span};

/// Maximum nesting of parts; deeper input was not written by this crate.
const MAX_DEPTH: u32 = 2_000;

/// A value that can be written and read.
pub(super) trait Frozen: Sized {
    fn write(&self, to: &mut Writer);

    /// Reads the value; `None` if the bytes are damaged.
    fn read(from: &mut Reader<'_>) -> Option<Self>;
}

/// Collects bytes.
pub(super) struct Writer {
    bytes: Vec<u8>,
    texts: HashMap<String, u64>,
    /// Numbers of shared parts by address; the caller keeps them alive.
    shared: HashMap<usize, u64>,
    /// The files that places are in, if places are written.
    files: Option<HashMap<FileId, u64>>,
}

impl Writer {
    pub(super) fn new(header: &[u8], files: Option<&[FileId]>) -> Self {
        let numbered = |files: &[FileId]| files.iter().copied().zip(1..).collect();
        Writer {
            bytes: header.to_vec(),
            texts: HashMap::new(),
            shared: HashMap::new(),
            files: files.map(numbered),
        }
    }

    pub(super) fn has_places(&self) -> bool {
        self.files.is_some()
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }

    pub(super) fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    fn text(&mut self, text: &str) {
        if let Some(&known) = self.texts.get(text) {
            self.number(known + 1);
            return;
        }
        self.texts.insert(text.to_owned(), self.texts.len() as u64);
        self.number(0);
        self.number(text.len() as u64);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    fn shared<T: ?Sized>(&mut self, part: &Arc<T>, write: impl FnOnce(&mut Self)) {
        let address = Arc::as_ptr(part).cast::<u8>() as usize;
        if let Some(&known) = self.shared.get(&address) {
            self.number(known + 1);
            return;
        }
        self.number(0);
        write(self);
        // Numbered when it is complete, as in the decoder.
        self.shared.insert(address, self.shared.len() as u64);
    }
}

/// Takes bytes apart.
pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    texts: Vec<&'b str>,
    shared: Vec<Arc<dyn Any + Send + Sync>>,
    depth: u32,
    /// The files of places, if they were written.
    files: Option<&'b [FileId]>,
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8], files: Option<&'b [FileId]>) -> Self {
        Reader { bytes, texts: Vec::new(), shared: Vec::new(), depth: 0, files }
    }

    pub(super) fn has_places(&self) -> bool {
        self.files.is_some()
    }

    pub(super) fn is_done(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut value = 0u64;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    fn text(&mut self) -> Option<&'b str> {
        match self.number()? {
            0 => {
                let length = usize::try_from(self.number()?).ok()?;
                let (text, rest) = self.bytes.split_at_checked(length)?;
                let text = std::str::from_utf8(text).ok()?;
                self.bytes = rest;
                self.texts.push(text);
                Some(text)
            }
            known => self.texts.get(usize::try_from(known - 1).ok()?).copied(),
        }
    }
}

impl Frozen for String {
    fn write(&self, to: &mut Writer) {
        to.text(self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.text().map(str::to_owned)
    }
}

impl Frozen for Arc<str> {
    fn write(&self, to: &mut Writer) {
        to.text(self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.text().map(Arc::from)
    }
}

/// A place in a file: the file's number from one, zero for a place in another file; nothing where places are
/// left out.
impl Frozen for Span {
    fn write(&self, to: &mut Writer) {
        let Some(files) = &to.files else { return };
        let file = files.get(&self.file).copied().unwrap_or(0);
        to.number(file);
        if file != 0 {
            to.number(u64::from(self.start));
            to.number(u64::from(self.end.saturating_sub(self.start)));
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let nowhere = Span::at(FileId::from_index(u32::MAX), 0);
        let Some(files) = from.files else { return Some(nowhere) };
        let number = from.number()?;
        if number == 0 {
            return Some(nowhere);
        }
        let file = *files.get(usize::try_from(number - 1).ok()?)?;
        let start = u32::try_from(from.number()?).ok()?;
        let length = u32::try_from(from.number()?).ok()?;
        Some(Span::new(file, start, start.checked_add(length)?))
    }
}

impl Frozen for bool {
    fn write(&self, to: &mut Writer) {
        to.number(u64::from(*self));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(from.number()? != 0)
    }
}

impl Frozen for u32 {
    fn write(&self, to: &mut Writer) {
        to.number(u64::from(*self));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number()?.try_into().ok()
    }
}

impl Frozen for usize {
    fn write(&self, to: &mut Writer) {
        to.number(*self as u64);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        from.number()?.try_into().ok()
    }
}

impl Frozen for i64 {
    fn write(&self, to: &mut Writer) {
        // Small numbers of either sign take one byte.
        to.number(((self << 1) ^ (self >> 63)) as u64);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let bits = from.number()?;
        Some((bits >> 1) as i64 ^ -((bits & 1) as i64))
    }
}

impl<T: Frozen> Frozen for Option<T> {
    fn write(&self, to: &mut Writer) {
        to.number(u64::from(self.is_some()));
        if let Some(value) = self {
            value.write(to);
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        match from.number()? {
            0 => Some(None),
            1 => T::read(from).map(Some),
            _ => None,
        }
    }
}

impl<T: Frozen> Frozen for Vec<T> {
    fn write(&self, to: &mut Writer) {
        to.number(self.len() as u64);
        self.iter().for_each(|item| item.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let count = usize::try_from(from.number()?).ok()?;
        // Every item takes at least one byte, so a damaged count does not cause an allocation larger than the
        // input.
        let mut all = Vec::with_capacity(count.min(from.bytes.len()));
        for _ in 0..count {
            all.push(T::read(from)?);
        }
        Some(all)
    }
}

impl<A: Frozen, B: Frozen> Frozen for (A, B) {
    fn write(&self, to: &mut Writer) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some((A::read(from)?, B::read(from)?))
    }
}

impl<T: Frozen + Send + Sync + 'static> Frozen for Arc<T> {
    fn write(&self, to: &mut Writer) {
        to.shared(self, |to| T::write(self, to));
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        match from.number()? {
            0 => {
                from.depth += 1;
                if from.depth > MAX_DEPTH {
                    return None;
                }
                let created = Arc::new(T::read(from)?);
                from.depth -= 1;
                from.shared.push(created.clone());
                Some(created)
            }
            known => {
                let known = from.shared.get(usize::try_from(known - 1).ok()?)?;
                known.clone().downcast().ok()
            }
        }
    }
}

/// A structure: its fields in order, and its place.
macro_rules! structure {
    ($name:ident { $($field:ident),* $(,)? } $(at { $place:ident })?) => {
        impl Frozen for $name {
            fn write(&self, to: &mut Writer) {
                let $name { $($field,)* $($place,)? } = self;
                $($field.write(to);)*
                $($place.write(to);)?
            }

            fn read(from: &mut Reader<'_>) -> Option<Self> {
                $(let $field = Frozen::read(from)?;)*
                $(let $place = Frozen::read(from)?;)?
                Some($name { $($field,)* $($place,)? })
            }
        }
    };
}

/// A choice without or with named parts, numbered in the order given.
macro_rules! choice {
    ($name:ident { $($cases:tt)* }) => {
        $crate::frozen::codec::choice!(($name) $name { $($cases)* });
    };
    (($whole:ty) $name:ident { $($number:literal => $case:ident $({ $($field:ident),* $(,)? })? $(( $($part:ident),* ))?),* $(,)? }) => {
        impl Frozen for $whole {
            fn write(&self, to: &mut Writer) {
                match self {
                    $($name::$case $({ $($field),* })? $(( $($part),* ))? => {
                        to.number($number);
                        $($($field.write(to);)*)?
                        $($($part.write(to);)*)?
                    })*
                }
            }

            fn read(from: &mut Reader<'_>) -> Option<Self> {
                Some(match from.number()? {
                    $($number => {
                        $($(let $field = Frozen::read(from)?;)*)?
                        $($(let $part = Frozen::read(from)?;)*)?
                        $name::$case $({ $($field),* })? $(( $($part),* ))?
                    })*
                    _ => return None,
                })
            }
        }
    };
}
pub(super) use {choice, structure};
