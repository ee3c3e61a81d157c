//! The edits of a declarative pattern.

use std::sync::Arc;

use legalize_ir::{Attribute, Location, Name, OpName};
use legalize_pattern_model::Kind;

use crate::matcher::program::position::PosId;
use crate::natives::{Creation, NativeValue, RewriteFn};

/// Source of the entity that a symbol denotes.
#[derive(Clone, Debug)]
pub(crate) enum Ref {
    /// A position in the matched program; true if exactly one value or type is meant where there may be
    /// several.
    Pos(PosId, bool),
    /// Created by a native or by the rewrite.
    Local(u16),
    /// A constant.
    Const(NativeValue),
}

/// An entity used by an edit, with a flag that is true if it existed before the rewrite.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub what: Ref,
    pub matched: bool,
}

/// Source of result types.
#[derive(Clone, Debug)]
pub(crate) enum Results {
    Infer { replaced: Option<Use> },
    Of(Vec<Use>),
    Like(Use),
}

/// Source of a location.
#[derive(Clone, Debug)]
pub(crate) enum LocSource {
    Root,
    Matched,
    Of { of: Vec<Use>, metadata: Option<Attribute> },
    Named(Location),
}

/// One edit.
pub(crate) enum Step {
    Range {
        local: u16,
        types: bool,
        elements: Vec<Use>,
    },
    Create(Box<Create>),
    /// A new block at the end of a new region: its arguments with their types.
    Block {
        local: u16,
        region: Use,
        arguments: Vec<(u16, Use)>,
    },
    /// Operations are created at the end of that block from here on, or where they were before.
    InsertInto {
        block: Option<Use>,
    },
    Result {
        local: u16,
        op: Use,
        index: u32,
    },
    Results {
        local: u16,
        op: Use,
        group: Option<u32>,
        single: bool,
    },
    ReplaceByOp {
        op: Use,
        by: Use,
    },
    ReplaceByValues {
        op: Use,
        by: Vec<Use>,
    },
    Erase {
        op: Use,
    },
    Native {
        run: RewriteFn,
        args: Vec<Use>,
        results: Vec<(u16, Expected)>,
        name: Arc<str>,
        /// True if it returns the same for the same attributes and types, and has no effects.
        is_function: bool,
    },
}

/// Expected result of a native.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected {
    pub kind: Kind,
    pub by: DeclaredBy,
}

/// Source of the declared results of a native.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeclaredBy {
    /// A guess: declarative rules do not declare results.
    Nothing,
    /// The declaration of a text, whose values convert as in C++.
    Text,
    /// The declaration of a function.
    Function,
}

/// A new operation, or the values of its results where it is created in another way.
pub(crate) struct Create {
    pub local: u16,
    pub name: OpName,
    pub operands: Vec<Use>,
    pub attributes: Vec<(Name, Use)>,
    pub carried: Option<Carried>,
    pub creation: Option<Creation>,
    pub results: Results,
    pub successors: Vec<Use>,
    pub regions: Vec<RegionFrom>,
    pub loc: LocSource,
}

/// The attributes of a matched operation that are copied to a new one, unless it has one of that name.
pub(crate) struct Carried {
    /// The position of all attributes.
    pub from: PosId,
    /// Names of attributes that are not copied.
    pub except: Box<[Name]>,
}

/// A region of a new operation.
pub(crate) enum RegionFrom {
    /// A matched region that is moved.
    Moved(Use),
    /// A new region.
    New(u16),
}

/// Fast path: the step that creates the operation, and the root's operands that it uses.
pub(crate) struct Direct {
    pub step: usize,
    pub operands: Box<[u32]>,
    /// Positions that the operation's attributes depend on.
    pub inputs: Box<[PosId]>,
    /// True if the operation has the root's result types, unless they are inferred.
    pub like_root: bool,
    /// True if these are the root's first operands, in order.
    pub in_order: bool,
    /// True if the result types follow from types and attributes alone.
    pub of_types: bool,
}
