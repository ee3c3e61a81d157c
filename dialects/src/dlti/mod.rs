//! The dlti dialect.

pub(crate) mod asm;
