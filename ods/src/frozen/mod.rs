//! Definitions as a block of bytes, so that a program can carry them and load them without reading files.
//!
//! Invariant: [`thaw`] of [`freeze`] gives equal definitions, places excepted, and what was shared is shared again.
//! The bytes are of one version of this crate, written by a build script and read by the program beside it; they
//! are no file format. Texts and shared parts stand once, the first time; later a number stands for them.

mod codec;
mod parts;

use std::fmt;

use codec::{Frozen, Reader, Writer};

use crate::model::OdsModule;

/// What the bytes start with: a mark, and the version that both sides must have.
const HEADER: &[u8] = concat!("legalize-ods ", env!("CARGO_PKG_VERSION"), " 1\n").as_bytes();

/// Bytes that are no frozen definitions of this version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFrozen;

impl fmt::Display for NotFrozen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the definitions were frozen by another version, or are damaged")
    }
}

impl std::error::Error for NotFrozen {}

/// The definitions as bytes. Places in files are left out.
pub fn freeze(module: &OdsModule) -> Vec<u8> {
    let mut writer = Writer::new(HEADER);
    module.write(&mut writer);
    writer.finish()
}

/// The definitions in bytes that [`freeze`] made.
///
/// # Errors
/// If the bytes are of another version or damaged.
pub fn thaw(bytes: &[u8]) -> Result<OdsModule, NotFrozen> {
    let mut reader = Reader::new(bytes.strip_prefix(HEADER).ok_or(NotFrozen)?);
    let module = OdsModule::read(&mut reader).ok_or(NotFrozen)?;
    if reader.is_done() { Ok(module) } else { Err(NotFrozen) }
}
