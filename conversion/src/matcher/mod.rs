//! Declarative patterns, compiled.

use legalize_ir::{Context, OpId};
use legalize_source::Diagnostics;

use crate::natives::Natives;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use crate::set::DeclarativeFile;

/// All declarative patterns of a frozen set.
#[derive(Default)]
pub(crate) struct Program {}

/// What was found out about one operation.
#[derive(Default)]
pub(crate) struct MatchState {
    evaluated: u64,
}

impl MatchState {
    pub fn begin(&mut self, _op: OpId) {}

    pub fn take_evaluated(&mut self) -> u64 {
        std::mem::take(&mut self.evaluated)
    }
}

impl Program {
    pub fn compile(
        _ctx: &Context,
        _natives: &Natives,
        _files: &[DeclarativeFile],
        _patterns: &[(usize, usize)],
    ) -> Result<Program, Diagnostics> {
        Ok(Program::default())
    }

    pub fn attempt<'c>(
        &self,
        _pattern: u32,
        _op: OpId,
        _rewriter: &mut dyn Rewriter<'c>,
        _scratch: &mut MatchState,
    ) -> MatchResult {
        Err(MatchFailure::silent())
    }
}
