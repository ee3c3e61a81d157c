//! Custom forms of the acc dialect.

pub(crate) mod data;
pub(crate) mod device;
pub(crate) mod groups;
pub(crate) mod loops;
pub(crate) mod routine;
pub(crate) mod values;
