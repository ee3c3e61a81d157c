//! `condition ? a : b`: the result has the common type of both operands, whichever is chosen.

use super::{Answer, Machine};
use crate::operator::UnaryOp;
use crate::tree::{Kind, Node};
use crate::value::Val;

impl Machine<'_, '_> {
    pub(super) fn choose(&mut self, condition: &Node, then: &Node, otherwise: &Node) -> Answer {
        let (chosen, other) = if self.truth(condition)? { (then, otherwise) } else { (otherwise, then) };
        let value = self.eval(chosen)?;
        if !matches!(value, Val::Int(_) | Val::Bool(_) | Val::Single(_)) || !is_pure(other) {
            return Ok(value);
        }
        // An operand without a value does not affect the type.
        let Ok(other) = self.eval(other) else { return Ok(value) };
        Ok(match (&value, &other) {
            (Val::Int(a), Val::Int(b)) if a.ty() != b.ty() => Val::Int(a.to(a.ty().common(b.ty()))),
            (Val::Int(a), Val::Bool(_)) => Val::Int(a.to(a.ty().promoted())),
            (Val::Bool(_), Val::Int(b)) => Val::Int(self.integer(&value)?.to(b.ty().promoted())),
            (_, Val::Double(_)) => Val::Double(self.double(&value)?),
            (Val::Int(_) | Val::Bool(_), Val::Single(_)) => Val::Single(self.single(&value)?),
            _ => value,
        })
    }
}

/// Returns true if an expression has no side effects, so that it can be evaluated for its type.
pub(super) fn is_pure(node: &Node) -> bool {
    match &node.kind {
        Kind::Bool(_)
        | Kind::Int(_)
        | Kind::Float(_)
        | Kind::Single(_)
        | Kind::Str(_)
        | Kind::Null
        | Kind::Placeholder(_)
        | Kind::Name(_) => true,
        Kind::Unary(op, value) => {
            matches!(op, UnaryOp::Not | UnaryOp::Minus | UnaryOp::Plus | UnaryOp::BitNot | UnaryOp::Deref)
                && is_pure(value)
        }
        Kind::Cast(_, value) | Kind::Member { target: value, .. } => is_pure(value),
        Kind::Binary(_, a, b) | Kind::Index(a, b) => is_pure(a) && is_pure(b),
        Kind::All(list) | Kind::Any(list) | Kind::Comma(list) => list.iter().all(is_pure),
        Kind::Ternary(a, b, c) => is_pure(a) && is_pure(b) && is_pure(c),
        Kind::Method { target, name, args, .. } => {
            let reads =
                ["get", "is", "has", "size", "empty", "front", "back", "count", "find", "value", "str"];
            reads.iter().any(|start| name.starts_with(start)) && is_pure(target) && args.iter().all(is_pure)
        }
        Kind::Call { path, args } => {
            // A number of a type, `unsigned(a)`.
            let is_number = |name: &str| {
                name.ends_with("_t")
                    || matches!(name, "bool" | "char" | "int" | "unsigned" | "float" | "double")
            };
            if path.as_plain().is_some_and(is_number) {
                return args.iter().all(is_pure);
            }
            let library = ["min", "max", "abs", "size", "cast", "isa", "dyn_cast", "divideCeil"];
            path.is_library() && library.contains(&&*path.last().name) && args.iter().all(is_pure)
        }
        Kind::Hole(inner) => is_pure(inner),
        Kind::Assign(..) | Kind::Apply(..) | Kind::Braced(..) | Kind::Lambda(_) | Kind::Exact(_) => false,
    }
}
