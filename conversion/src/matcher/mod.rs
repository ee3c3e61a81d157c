//! Declarative patterns, compiled: one predicate tree for all patterns of a set, guards, and edits.
//!
//! Matching an operation walks the tree once and yields the patterns whose shape fits; native constraints are
//! run when it is a pattern's turn. Facts about the operation are cached until the next one.
//!
//! Upstream's counterpart is the conversion of the PDL dialect to `pdl_interp` and its byte code.

mod compile;
mod dump;
mod execute;
mod explain;
mod program;

use std::sync::Arc;

use legalize_ir::OpName;
use legalize_pattern_model::Site;
use legalize_source::Span;

use self::program::Pattern;
use self::program::position::Positions;
use self::program::question::{Question, name_answer};
use crate::pattern::Part;
use crate::type_converter::TypeConverter;

pub(crate) use compile::Checker;
pub(crate) use execute::direct::{Operands, Reads, Replacement, RootReplacer};
pub(crate) use execute::state::MatchState;
pub(crate) use program::Program;
pub(crate) use program::tree::Shape;

impl Program {
    /// Returns true if there is no pattern.
    pub(crate) fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// Node at which the search begins for operations of a name.
    pub(crate) fn start(&self, name: OpName) -> u32 {
        let question = self.questions.find(Question::OpName(Positions::ROOT));
        question.map_or(0, |question| self.tree.start(question, name_answer(name)))
    }

    /// Returns true if a pattern is non-local: it may inspect or edit more than the root and the defining ops
    /// of its operands.
    pub(crate) fn is_non_local(&self, index: u32) -> bool {
        let pattern = &self.patterns[index as usize];
        let of_values = pattern.converter.as_ref().is_some_and(|converter| converter.looks_at_values());
        pattern.compiled.is_non_local || of_values
    }

    /// The places of a pattern and of one of its statements.
    pub(crate) fn spans(&self, index: u32, part: Option<Part>) -> (Option<Span>, Option<Span>) {
        let Pattern { file, origins, at, .. } = &self.patterns[index as usize];
        let span = |site| origins.span(file, site);
        (span(Site::Pattern(*at)), part.and_then(|part| span(part.site(*at))))
    }

    /// The converter that a pattern runs with.
    pub(crate) fn converter(&self, index: u32) -> Option<&Arc<TypeConverter>> {
        self.patterns[index as usize].converter.as_ref()
    }
}
