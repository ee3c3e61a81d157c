//! Tests of the drivers on a small dialect.

mod applicator;
mod checks;
mod common;
mod contracts;
mod conversion;
mod converters;
mod declarative;
mod failure;
mod foreign;
mod functions;
mod greedy;
mod in_place;
mod left_illegal;
mod matching;
mod misuse;
mod order;
mod panics;
mod random;
mod reference;
mod repeated;
mod rewriter;
mod signatures;
mod target;
mod typed_natives;
mod walk;
mod wrappers;
