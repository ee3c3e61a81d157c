//! Typed views of the test dialect's operations, types, attributes and enums, which the build script
//! generates from `td/`.

include!(concat!(env!("OUT_DIR"), "/test.rs"));
