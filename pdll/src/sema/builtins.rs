//! Constraints and rewrites that are predeclared in every file of an edition.
//!
//! Invariant: each is registered under its [`Builtin::native`] name wherever patterns run
//! (`legalize_conversion`'s natives), as a constraint, a rewrite or both. A file's own names hide them.

use legalize_source::Span;

use super::Sema;
use super::scope::Definition;
use crate::ast::{Callable, CallableBody, CallableId, Constraint, ConstraintRef, Type, Variable};
use crate::syntax::tree::BinaryOp;

/// Section in which a builtin may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Match,
    Rewrite,
    Both,
}

/// A predeclared constraint or rewrite.
struct Builtin {
    /// Name in a file; empty for the native of an operator.
    name: &'static str,
    /// Name in the pattern model.
    native: &'static str,
    section: Section,
    inputs: &'static [Kind],
    result: Option<Kind>,
}

/// Type of a parameter or result.
#[derive(Clone, Copy)]
enum Kind {
    Attr,
    Type,
    Types,
    Value,
    Values,
    Block,
}

impl Kind {
    fn ty(self) -> Type {
        match self {
            Kind::Attr => Type::Attribute,
            Kind::Type => Type::Type,
            Kind::Types => Type::TypeRange,
            Kind::Value => Type::Value,
            Kind::Values => Type::ValueRange,
            Kind::Block => Type::Block,
        }
    }

    fn constraint(self) -> Constraint {
        match self {
            Kind::Attr => Constraint::Attr(None),
            Kind::Type => Constraint::Type,
            Kind::Types => Constraint::TypeRange,
            Kind::Value => Constraint::Value(None),
            Kind::Values => Constraint::ValueRange(None),
            Kind::Block => Constraint::Block,
        }
    }
}

const fn both(name: &'static str, native: &'static str, inputs: &'static [Kind], result: Kind) -> Builtin {
    Builtin { name, native, section: Section::Both, inputs, result: Some(result) }
}

const fn predicate(name: &'static str, native: &'static str, inputs: &'static [Kind]) -> Builtin {
    Builtin { name, native, section: Section::Match, inputs, result: None }
}

const fn rewrite(
    name: &'static str,
    native: &'static str,
    inputs: &'static [Kind],
    result: Option<Kind>,
) -> Builtin {
    Builtin { name, native, section: Section::Rewrite, inputs, result }
}

/// All builtins.
const BUILTINS: &[Builtin] = &[
    both("", "attr.add", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.sub", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.mul", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.div", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.rem", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.and", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.or", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.xor", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.shl", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.shr", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("", "attr.neg", &[Kind::Attr], Kind::Attr),
    predicate("", "attr.equal", &[Kind::Attr, Kind::Attr]),
    predicate("", "attr.less", &[Kind::Attr, Kind::Attr]),
    predicate("", "attr.lessEqual", &[Kind::Attr, Kind::Attr]),
    both("min", "attr.min", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("max", "attr.max", &[Kind::Attr, Kind::Attr], Kind::Attr),
    both("typeOf", "attr.typeOf", &[Kind::Attr], Kind::Type),
    both("withType", "attr.withType", &[Kind::Attr, Kind::Type], Kind::Attr),
    both("toString", "attr.toString", &[Kind::Attr], Kind::Attr),
    both("toSymbol", "attr.toSymbol", &[Kind::Attr], Kind::Attr),
    both("length", "attr.length", &[Kind::Attr], Kind::Attr),
    both("substring", "attr.substring", &[Kind::Attr, Kind::Attr, Kind::Attr], Kind::Attr),
    both("replaceAll", "attr.replaceAll", &[Kind::Attr, Kind::Attr, Kind::Attr], Kind::Attr),
    predicate("startsWith", "attr.startsWith", &[Kind::Attr, Kind::Attr]),
    predicate("endsWith", "attr.endsWith", &[Kind::Attr, Kind::Attr]),
    predicate("contains", "attr.contains", &[Kind::Attr, Kind::Attr]),
    rewrite("convertType", "convertType", &[Kind::Type], Some(Kind::Type)),
    rewrite("convertTypes", "convertTypes", &[Kind::Types], Some(Kind::Types)),
    rewrite("convertValue", "convertValue", &[Kind::Value], Some(Kind::Value)),
    rewrite("convertValues", "convertValues", &[Kind::Values], Some(Kind::Values)),
    rewrite("inlineBlock", "block.inline", &[Kind::Block, Kind::Values], None),
];

/// Returns the native of an arithmetic operator, or of a comparison that is not expressed otherwise.
pub(super) fn native_of(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "attr.add",
        BinaryOp::Sub => "attr.sub",
        BinaryOp::Mul => "attr.mul",
        BinaryOp::Div => "attr.div",
        BinaryOp::Rem => "attr.rem",
        BinaryOp::And => "attr.and",
        BinaryOp::Or => "attr.or",
        BinaryOp::Xor => "attr.xor",
        BinaryOp::ShiftLeft => "attr.shl",
        BinaryOp::ShiftRight => "attr.shr",
        BinaryOp::Equal | BinaryOp::NotEqual => "attr.equal",
        BinaryOp::Less | BinaryOp::Greater => "attr.less",
        BinaryOp::LessEqual | BinaryOp::GreaterEqual => "attr.lessEqual",
    }
}

impl Sema<'_> {
    /// Returns the builtin of a name that is not in scope, in a file of an edition.
    pub(super) fn builtin(&mut self, name: &str, span: Span) -> Option<Definition> {
        if !self.in_edition || name.is_empty() {
            return None;
        }
        let builtin = BUILTINS.iter().find(|builtin| builtin.name == name)?;
        let is_constraint = self.is_constraint(builtin);
        let id = self.builtin_callable(builtin, is_constraint, span);
        Some(if is_constraint { Definition::Constraint(id) } else { Definition::Rewrite(id) })
    }

    /// Returns the constraint or rewrite of an operator, depending on the section.
    pub(super) fn builtin_native(&mut self, native: &str, span: Span) -> Option<CallableId> {
        let builtin = BUILTINS.iter().find(|builtin| builtin.native == native)?;
        let is_constraint = self.is_constraint(builtin);
        Some(self.builtin_callable(builtin, is_constraint, span))
    }

    fn is_constraint(&self, builtin: &Builtin) -> bool {
        match builtin.section {
            Section::Match => true,
            Section::Rewrite => false,
            Section::Both => self.section != super::Section::Rewrite,
        }
    }

    fn builtin_callable(&mut self, builtin: &'static Builtin, is_constraint: bool, span: Span) -> CallableId {
        if let Some(&known) = self.builtins.get(&(builtin.native, is_constraint)) {
            return known;
        }
        let variable = |kind: &Kind| Variable {
            name: String::new(),
            span,
            ty: kind.ty(),
            init: None,
            constraints: vec![ConstraintRef { span, constraint: kind.constraint() }],
        };
        let inputs = builtin.inputs.iter().map(|kind| self.add_variable(variable(kind))).collect();
        let results = builtin.result.iter().map(|kind| self.add_variable(variable(kind))).collect();
        let name = if builtin.name.is_empty() { builtin.native } else { builtin.name };
        let id = self.add_callable(Callable {
            is_constraint,
            name: name.to_owned(),
            span,
            inputs,
            results,
            body: CallableBody::Builtin { native: builtin.native },
            result_type: builtin.result.map_or_else(Type::unit, Kind::ty),
            imported: false,
            cpp_class: None,
        });
        self.builtins.insert((builtin.native, is_constraint), id);
        id
    }
}
