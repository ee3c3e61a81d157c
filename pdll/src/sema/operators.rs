//! Operators and literals of an edition: arithmetic on attributes, comparisons.

use legalize_source::Span;

use super::builtins::native_of;
use super::{Section, Sema};
use crate::ast::{ExprId, ExprKind, Type};
use crate::error::{Code, error};
use crate::literals::quoted;
use crate::syntax::tree::{self, BinaryOp};

impl Sema<'_> {
    /// Adds an integer. Its type is that of the attribute that it is combined with.
    pub(super) fn integer(&mut self, digits: &str, span: Span) -> ExprId {
        self.add_expr(ExprKind::Integer(digits.to_owned()), Type::Attribute, span)
    }

    pub(super) fn string(&mut self, value: &str, span: Span) -> ExprId {
        self.add_expr(ExprKind::Attribute(quoted(value)), Type::Attribute, span)
    }

    pub(super) fn negative(&mut self, value: &tree::Expr, span: Span) -> ExprId {
        let value = self.expr(value);
        match &self.ast.expr(value).kind {
            ExprKind::Integer(digits) => {
                let digits = digits.strip_prefix('-').map_or_else(|| format!("-{digits}"), str::to_owned);
                self.integer(&digits, span)
            }
            _ => self.apply("attr.neg", vec![value], span),
        }
    }

    /// Analyzes a chain of operators of the same precedence.
    pub(super) fn chain(&mut self, first: &tree::Expr, rest: &[(BinaryOp, tree::Expr)]) -> ExprId {
        let mut left = self.expr(first);
        for (op, right) in rest {
            let right = self.expr(right);
            let span = self.span(left).to(self.span(right));
            left = self.binary(*op, left, right, span);
        }
        left
    }

    fn number(&self, expr: ExprId) -> Option<&str> {
        match &self.ast.expr(expr).kind {
            ExprKind::Integer(digits) => Some(digits),
            _ => None,
        }
    }

    /// Folds an operation on two numbers, which have no type yet.
    fn fold(&mut self, op: BinaryOp, left: &str, right: &str, span: Span) -> ExprId {
        let value = match (left.parse(), right.parse()) {
            (Ok(left), Ok(right)) => folded(op, left, right),
            _ => None,
        };
        match value {
            Some(value) => self.integer(&value.to_string(), span),
            None => {
                let (message, help) = match op.tier() {
                    0 => ("both sides of the comparison are numbers", "compare with an attribute"),
                    _ => (
                        "the operation on integer literals has no result",
                        "use smaller integers, and a divisor other than zero: literals are evaluated in 128 \
                         bits",
                    ),
                };
                self.report(error(Code::InvalidCall, message, span).with_help(help));
                self.error_expr(span)
            }
        }
    }

    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let (one, other) = (self.ty(left).clone(), self.ty(right).clone());
        if one.is_error() || other.is_error() {
            return self.error_expr(span);
        }
        if let (Some(left), Some(right)) = (self.number(left), self.number(right)) {
            let (left, right) = (left.to_owned(), right.to_owned());
            return self.fold(op, &left, &right, span);
        }
        if matches!(op, BinaryOp::Equal | BinaryOp::NotEqual) {
            if self.number(left).or(self.number(right)).is_some() {
                return self.apply_negated("attr.equal", vec![left, right], span, op == BinaryOp::NotEqual);
            }
            let refined = one.refine_with(&other);
            let comparable = !matches!(one, Type::Tuple(_) | Type::Constraint | Type::Rewrite);
            if refined.is_none() || !comparable {
                let message = format!("cannot compare expressions of type `{one}` and `{other}`");
                let help = "use expressions of one type; `.0` is the first result of an operation";
                self.report(error(Code::TypeMismatch, message, span).with_help(help));
                return self.error_expr(span);
            }
            if self.section == Section::Rewrite {
                self.error(Code::InvalidCall, "unable to compare within a rewrite section", span);
                return self.error_expr(span);
            }
            let kind = ExprKind::Equal { left, right, negated: op == BinaryOp::NotEqual };
            return self.add_expr(kind, Type::unit(), span);
        }
        let args = match op {
            BinaryOp::Greater | BinaryOp::GreaterEqual => vec![right, left],
            _ => vec![left, right],
        };
        self.apply(native_of(op), args, span)
    }

    fn apply(&mut self, native: &str, args: Vec<ExprId>, span: Span) -> ExprId {
        self.apply_negated(native, args, span, false)
    }

    /// Adds a call of the native of an operator.
    fn apply_negated(&mut self, native: &str, args: Vec<ExprId>, span: Span, negated: bool) -> ExprId {
        for &arg in &args {
            let ty = self.ty(arg).clone();
            if ty.is_error() {
                return self.error_expr(span);
            }
            if ty != Type::Attribute {
                let message = format!("expected `Attr` expression, but got `{ty}`");
                let span = self.span(arg);
                let help = "use attributes as operands of operators";
                self.report(error(Code::TypeMismatch, message, span).with_help(help));
                return self.error_expr(span);
            }
        }
        let Some(callable) = self.builtin_native(native, span) else { return self.error_expr(span) };
        if self.section == Section::Rewrite && self.ast.callable(callable).is_constraint {
            self.error(Code::InvalidCall, "unable to compare within a rewrite section", span);
            return self.error_expr(span);
        }
        let result_type = self.ast.callable(callable).result_type.clone();
        let callee = self.callable_expr(callable, span);
        self.add_expr(ExprKind::Call { callee, args, negated }, result_type, span)
    }
}

/// Returns the result of an operator on two numbers; `None` if it is undefined or too large.
fn folded(op: BinaryOp, left: i128, right: i128) -> Option<i128> {
    let shift = || u32::try_from(right).ok().filter(|&by| by < i128::BITS);
    match op {
        BinaryOp::Add => left.checked_add(right),
        BinaryOp::Sub => left.checked_sub(right),
        BinaryOp::Mul => left.checked_mul(right),
        BinaryOp::Div => left.checked_div(right),
        BinaryOp::Rem => left.checked_rem(right),
        BinaryOp::And => Some(left & right),
        BinaryOp::Or => Some(left | right),
        BinaryOp::Xor => Some(left ^ right),
        BinaryOp::ShiftLeft => shift().map(|by| left << by).filter(|shifted| shifted >> right == left),
        BinaryOp::ShiftRight => shift().map(|by| left >> by),
        BinaryOp::Equal
        | BinaryOp::NotEqual
        | BinaryOp::Less
        | BinaryOp::LessEqual
        | BinaryOp::Greater
        | BinaryOp::GreaterEqual => None,
    }
}
