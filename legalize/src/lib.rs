//! Dialect conversion for Rust with a TableGen-compatible frontend.
