//! Tests of the drivers on a small dialect.

mod applicator;
mod becoming;
mod common;
mod conversion;
mod declarative;
mod failure;
mod foreign;
mod greedy;
mod left_illegal;
mod matching;
mod random;
mod reference;
mod repeated;
mod rewriter;
mod walk;
