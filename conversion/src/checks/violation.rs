//! A violation of the rules for patterns, in words.

use legalize_ir::{BlockChange, Change, Context, Ir, Location, OpChange, OpId, location_in_words};
use legalize_source::{Diagnostic, Span};

/// The rule that a pattern broke; each variant is named after the violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViolationKind {
    /// A pattern must not leave invalid IR.
    InvalidResult,
    /// A pattern must fail before its first edit.
    EditedAndFailed,
    /// A pattern must notify the rewriter of every change.
    BypassedRewriter,
    /// A pattern must not succeed without an edit.
    NoEdit,
}

impl ViolationKind {
    /// The code of its diagnostic.
    pub const fn code(self) -> &'static str {
        match self {
            ViolationKind::InvalidResult => "pattern::invalid_result",
            ViolationKind::EditedAndFailed => "pattern::edited_and_failed",
            ViolationKind::BypassedRewriter => "pattern::bypassed_rewriter",
            ViolationKind::NoEdit => "pattern::no_edit",
        }
    }

    /// The advice to the author of the pattern.
    pub const fn help(self) -> &'static str {
        match self {
            ViolationKind::InvalidResult => {
                "create only IR that the verifier accepts, or match only where the result is valid"
            }
            ViolationKind::EditedAndFailed => {
                "check every precondition before the first edit: a pattern that fails has to leave the IR \
                 unchanged"
            }
            ViolationKind::BypassedRewriter => {
                "edit with the methods of the rewriter, or inside of `modify_op`, so that drivers and listeners are notified"
            }
            ViolationKind::NoEdit => {
                "return a match failure where there is nothing to rewrite: a driver applies the pattern \
                 again after a success"
            }
        }
    }
}

/// A violation that a check of patterns found, see [`PatternChecks`](crate::PatternChecks).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// The rule.
    pub kind: ViolationKind,
    /// The edit, or the verifier's error: lower case, no full stop. Empty if there is none.
    pub finding: String,
    /// The place of the finding, if it is one of a file that was read.
    pub span: Option<Span>,
    /// The location of the finding as text, if it has one.
    pub location: Option<String>,
    /// True if a conversion found it at its end; then the operation is one that the pattern created or
    /// changed.
    pub at_end: bool,
}

impl Violation {
    /// Violation by a success without an edit.
    pub(super) fn no_edit() -> Self {
        Violation {
            kind: ViolationKind::NoEdit,
            finding: String::new(),
            span: None,
            location: None,
            at_end: false,
        }
    }

    /// Violation by a change and a failure.
    pub(super) fn edited_and_failed(ctx: &Context, ir: &Ir, change: Change) -> Self {
        Self::of_change(ctx, ir, ViolationKind::EditedAndFailed, change)
    }

    /// Violation by a change that the rewriter was not notified of.
    pub(super) fn bypassed(ctx: &Context, ir: &Ir, change: Change) -> Self {
        Self::of_change(ctx, ir, ViolationKind::BypassedRewriter, change)
    }

    fn of_change(ctx: &Context, ir: &Ir, kind: ViolationKind, change: Change) -> Self {
        let (finding, loc) = describe(ctx, ir, change);
        Violation {
            kind,
            finding,
            span: loc.and_then(Location::source),
            location: loc.map(|loc| location_in_words(ctx, loc)),
            at_end: false,
        }
    }

    /// Violation by invalid IR: the verifier's first error, and the number of further ones.
    pub(crate) fn invalid(error: &Diagnostic, more: usize) -> Self {
        let more = match more {
            0 => String::new(),
            1 => " (and one more error)".to_owned(),
            more => format!(" (and {more} more errors)"),
        };
        Violation {
            kind: ViolationKind::InvalidResult,
            finding: format!("{}{more}", error.message),
            span: error.span(),
            location: error.location().map(str::to_owned),
            at_end: false,
        }
    }

    /// The violation by a pattern on an operation of this name as a message; by a conversion as a whole if no
    /// pattern is known.
    pub(crate) fn message(&self, pattern: Option<&str>, op: &str) -> String {
        let finding = &self.finding;
        let Some(pattern) = pattern else {
            return format!("the conversion leaves invalid IR at '{op}': {finding}");
        };
        let pattern = format!("pattern '{pattern}'");
        match self.kind {
            ViolationKind::InvalidResult if self.at_end => {
                format!("{pattern} leaves invalid IR at '{op}': {finding}")
            }
            ViolationKind::InvalidResult => format!("{pattern} on '{op}' leaves invalid IR: {finding}"),
            ViolationKind::EditedAndFailed => {
                format!("{pattern} failed on '{op}' after an edit: it {finding}")
            }
            ViolationKind::BypassedRewriter => {
                format!("{pattern} on '{op}' {finding} without notifying the rewriter")
            }
            ViolationKind::NoEdit => format!("{pattern} reported success on '{op}' without an edit"),
        }
    }

    /// The violation as the reason why an application failed.
    pub(crate) fn reason(&self) -> String {
        let finding = &self.finding;
        match self.kind {
            ViolationKind::InvalidResult => format!("it leaves invalid IR: {finding}"),
            ViolationKind::EditedAndFailed => format!("it failed after an edit: it {finding}"),
            ViolationKind::BypassedRewriter => format!("it {finding} without notifying the rewriter"),
            ViolationKind::NoEdit => "it reported success without an edit".to_owned(),
        }
    }

    /// The words at the place of the finding.
    pub(crate) fn label(&self) -> &'static str {
        match self.kind {
            ViolationKind::InvalidResult => "this is not valid",
            _ => "edited here",
        }
    }
}

/// Describes a change as an edit of a pattern, with the location of the operation.
fn describe(ctx: &Context, ir: &Ir, change: Change) -> (String, Option<Location>) {
    let name = |op: OpId| ctx.op_str(ir.op(op).name());
    match change {
        Change::Op { op, part } => {
            let name = name(op);
            let text = match part {
                OpChange::Created => format!("created '{name}'"),
                OpChange::Erased => format!("erased '{name}'"),
                OpChange::Moved => format!("moved '{name}'"),
                OpChange::Name => format!("gave an operation the name '{name}'"),
                OpChange::Attributes => format!("changed the attributes of '{name}'"),
                OpChange::Operands => format!("changed the operands of '{name}'"),
                OpChange::Successors => format!("changed the successors of '{name}'"),
                OpChange::Regions => format!("changed the regions of '{name}'"),
                OpChange::ResultTypes => format!("changed the result types of '{name}'"),
                OpChange::Location => format!("changed the location of '{name}'"),
                _ => format!("changed '{name}'"),
            };
            (text, Some(ir.op(op).loc()))
        }
        Change::Block { part, parent, .. } => {
            let around = parent.map_or_else(String::new, |op| format!(" of '{}'", name(op)));
            let text = match part {
                BlockChange::Created => format!("created a block{around}"),
                BlockChange::Erased => format!("erased a block{around}"),
                BlockChange::Moved => format!("moved a block{around}"),
                BlockChange::Arguments => format!("changed the arguments of a block{around}"),
                _ => format!("changed a block{around}"),
            };
            (text, parent.map(|op| ir.op(op).loc()))
        }
        Change::Resources => ("added resources".to_owned(), None),
        _ => ("changed the IR".to_owned(), None),
    }
}
