//! Declarative patterns, compiled: plain data.

pub(crate) mod position;
pub(crate) mod question;
pub(crate) mod steps;
pub(crate) mod tree;

use std::sync::{Arc, Once};

use legalize_ir::{Attribute, OpName, Type};
use legalize_pattern_model::{Origins, PatternFile};
use rustc_hash::FxHashMap;

use self::position::{PosId, Positions};
use self::question::{Answer, Check, Questions};
use self::steps::{Direct, Expected, Ref, Step};
use self::tree::Tree;
use crate::log::rewrite_failed;
use crate::natives::ConstraintFn;
use crate::pattern::{MatchResult, Part};
use crate::type_converter::TypeConverter;

/// A condition that is checked when it is the pattern's turn.
pub(crate) struct Guard {
    pub run: ConstraintFn,
    pub args: Vec<Ref>,
    pub results: Vec<(u16, Expected)>,
    pub negated: bool,
    /// Number of a condition that other patterns have on the same positions.
    pub shared: Option<u32>,
    /// Positions that it depends on, if these are attributes and types alone; then it is not evaluated again
    /// for the same values.
    pub depends: Option<Box<[PosId]>>,
    pub summary: Arc<str>,
    /// True if it may depend on more than attributes and types of its arguments.
    pub is_non_local: bool,
    /// The statement that it comes from, if it comes from one.
    pub part: Option<Part>,
}

/// An operation that is found among the users of a value.
pub(crate) struct User {
    pub via: PosId,
    /// Index of the operand that uses it, if it is fixed.
    pub operand: Option<u32>,
    pub pos: PosId,
    pub checks: Vec<Check>,
    /// Positions that depend on this user or on a later one.
    pub dependents: Vec<PosId>,
}

/// A compiled pattern.
pub(crate) struct Compiled {
    /// All questions of the tree, for explanations.
    pub checks: Vec<Check>,
    pub users: Vec<User>,
    pub guards: Vec<Guard>,
    pub steps: Vec<Step>,
    /// The actions of the rewrite section that the steps come from.
    pub actions: Vec<u32>,
    /// Positions that the attributes of created operations depend on, if these suffice.
    pub inputs: Option<Box<[PosId]>>,
    /// Fast path, if only the shape is matched and only one operation is created.
    pub direct: Option<Direct>,
    pub locals: u16,
    /// All matched operations, the root first.
    pub matched_ops: Vec<Ref>,
    /// True if the pattern is non-local: it may depend on more than the root and the defining ops of its
    /// operands (users of a value, contents of blocks), or edit more than operations that it creates before
    /// the root.
    pub is_non_local: bool,
}

impl Compiled {
    /// The statement that a step comes from.
    pub(crate) fn part(&self, step: usize) -> Option<Part> {
        self.actions.get(step).map(|&action| Part::Rewrite(action))
    }
}

/// A declarative pattern of a frozen set.
pub(crate) struct Pattern {
    pub compiled: Compiled,
    pub converter: Option<Arc<TypeConverter>>,
    pub remap: bool,
    pub name: String,
    /// File that it comes from, for the places of errors.
    pub file: Arc<PatternFile>,
    pub origins: Arc<Origins>,
    pub at: usize,
    /// Guard by which a failure of its rewrite after a match is logged once.
    pub reported: Arc<Once>,
}

impl Pattern {
    /// Returns true if matched values are remapped, and matched types converted, inside of a conversion.
    pub(crate) fn remaps(&self) -> bool {
        self.remap && self.converter.is_some()
    }

    /// Logs, once, that a rewrite failed; drivers report a rewrite that cannot be evaluated, and types that
    /// do not convert are not a fault of the pattern.
    pub(crate) fn log_failure(&self, result: &MatchResult) {
        if let Err(failure) = result
            && !failure.is_not_evaluated()
            && !failure.is_for_types()
        {
            rewrite_failed(&self.reported, &self.name, failure);
        }
    }
}

/// All declarative patterns of a frozen set.
#[derive(Default)]
pub(crate) struct Program {
    pub positions: Positions,
    pub questions: Questions,
    pub tree: Tree,
    pub patterns: Vec<Pattern>,
    pub shared_guards: usize,
    pub names: FxHashMap<Answer, OpName>,
    pub types: FxHashMap<Answer, Type>,
    pub attrs: FxHashMap<Answer, Attribute>,
}
