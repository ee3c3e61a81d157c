//! The edits of a declarative pattern.

use std::sync::Arc;

use legalize_ir::{Attribute, Location, Name, OpName};
use legalize_pattern_model::Kind;

use crate::matcher::program::position::PosId;
use crate::natives::{Creation, NativeValue, RewriteFn};

/// Where something that a symbol stands for is found.
#[derive(Clone, Debug)]
pub(crate) enum Ref {
    /// In the matched program; whether exactly one value or type is meant where there may be several.
    Pos(PosId, bool),
    /// Made by a native or by the rewrite.
    Local(u16),
    /// Fixed.
    Const(NativeValue),
}

/// Something used by an edit, and whether it was there before the rewrite.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub what: Ref,
    pub matched: bool,
}

/// Where result types come from.
#[derive(Clone, Debug)]
pub(crate) enum Results {
    Infer { replaced: Option<Use> },
    Of(Vec<Use>),
    Like(Use),
}

/// Where a location comes from.
#[derive(Clone, Debug)]
pub(crate) enum Place {
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
        /// Whether it gives the same for the same attributes and types, and does nothing else.
        is_function: bool,
    },
}

/// What a native is to give.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected {
    pub kind: Kind,
    pub by: DeclaredBy,
}

/// How it is known what a native gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeclaredBy {
    /// It is a guess: declarative rules do not say it.
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
    pub place: Place,
}

/// The attributes of a matched operation that a new one gets, where it is given none of that name.
pub(crate) struct Carried {
    /// The position of all of them.
    pub from: PosId,
    /// Those that stay behind.
    pub except: Box<[Name]>,
}

/// A region of a new operation.
pub(crate) enum RegionFrom {
    /// A matched one moves over.
    Moved(Use),
    /// A new one.
    New(u16),
}

/// Which step creates the operation, and which of the root's operands it reads.
pub(crate) struct Direct {
    pub step: usize,
    pub operands: Box<[u32]>,
    /// Positions that the operation's attributes depend on.
    pub inputs: Box<[PosId]>,
    /// Whether the operation has the root's result types, unless they are inferred.
    pub like_root: bool,
    /// Whether these are the root's first ones, in order.
    pub in_order: bool,
    /// Whether the result types follow from types and attributes alone.
    pub of_types: bool,
}
