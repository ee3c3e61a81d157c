//! Semantics of snippets, by example.
