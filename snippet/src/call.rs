//! Snippets that consist of one function call whose arguments are passed as they are written.

use std::sync::Arc;

use crate::expr::Expr;
use crate::operator::UnaryOp;
use crate::tree::{Kind, Node, Placeholder};

/// A text that is one call: `ns::f($1, $0, 3)`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlainCall {
    /// The function, as the text spells it.
    pub callee: String,
    /// The arguments in the text's order.
    pub args: Vec<CallArg>,
}

/// An argument of a [`PlainCall`].
#[derive(Clone, Debug, PartialEq)]
pub enum CallArg {
    /// A placeholder; `&$0` is one, too.
    Placeholder(Placeholder),
    /// `true`, `false`
    Bool(bool),
    /// An integer.
    Int(i128),
    /// A number with a point.
    Float(f64),
    /// Text.
    Text(Arc<str>),
    /// `nullptr`
    Null,
}

impl Expr {
    /// Returns the call if the snippet is one call of a function whose arguments are placeholders and
    /// literals.
    pub fn plain_call(&self) -> Option<PlainCall> {
        let Kind::Call { path, args } = &self.root.kind else { return None };
        if path.segments().iter().any(|segment| segment.args.is_some()) {
            return None;
        }
        let args = args.iter().map(argument).collect::<Option<_>>()?;
        Some(PlainCall { callee: path.spelled().to_owned(), args })
    }
}

fn argument(node: &Node) -> Option<CallArg> {
    Some(match &node.kind {
        Kind::Placeholder(placeholder) => CallArg::Placeholder(placeholder.clone()),
        Kind::Unary(UnaryOp::AddressOf, inner) => match &inner.kind {
            Kind::Placeholder(placeholder) => CallArg::Placeholder(placeholder.clone()),
            _ => return None,
        },
        Kind::Unary(UnaryOp::Minus, inner) => match argument(inner)? {
            CallArg::Int(value) => CallArg::Int(value.checked_neg()?),
            CallArg::Float(value) => CallArg::Float(-value),
            _ => return None,
        },
        Kind::Bool(value) => CallArg::Bool(*value),
        Kind::Int(value) => CallArg::Int(value.value()),
        Kind::Float(value) => CallArg::Float(*value),
        Kind::Str(text) => CallArg::Text(text.clone()),
        Kind::Null => CallArg::Null,
        _ => return None,
    })
}
