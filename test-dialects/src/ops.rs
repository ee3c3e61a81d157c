//! Typed views of the test dialect's operations, types, attributes and enums, which the build script makes of `td/`.

include!(concat!(env!("OUT_DIR"), "/test.rs"));
