//! Expressions other than operations.

use legalize_source::Span;

use super::scope::Definition;
use super::{Section, Sema};
use crate::ast::{CallableBody, CallableId, ExprId, ExprKind, Member, Type, Variable};
use crate::error::{Code, error, note, warning};
use crate::syntax::tree::{self, PostfixKind};

/// Maximum nesting of tuples.
const MAX_LEVELS: usize = 64;

impl Sema<'_> {
    /// Analyzes an expression; its type is [`Type::Error`] if it is rejected.
    pub(super) fn expr(&mut self, expr: &tree::Expr) -> ExprId {
        match &expr.kind {
            tree::ExprKind::Attribute(text) => {
                self.add_expr(ExprKind::Attribute((*text).to_owned()), Type::Attribute, expr.span)
            }
            tree::ExprKind::Type(text) => {
                self.add_expr(ExprKind::Type((*text).to_owned()), Type::Type, expr.span)
            }
            tree::ExprKind::Operation(operation) => self.operation(operation, expr.span, false),
            tree::ExprKind::Hole => {
                self.stop();
                self.error_expr(expr.span)
            }
            tree::ExprKind::Tuple(elements) => match *elements {
                // In an edition, parentheses around one element are not a tuple.
                [tree::TupleElement { name: None, value }] if self.in_edition => self.expr(value),
                _ => self.tuple(elements, expr.span),
            },
            tree::ExprKind::Integer(digits) => self.integer(digits, expr.span),
            tree::ExprKind::String(value) => self.string(value, expr.span),
            tree::ExprKind::Negative(value) => self.negative(value, expr.span),
            tree::ExprKind::Chain { first, rest } => self.chain(first, rest),
            tree::ExprKind::Region(blocks) => self.region(blocks, expr.span),
            tree::ExprKind::Ref(name) => self.reference(name),
            tree::ExprKind::Variable { name, constraints } => self.inline_variable(name, constraints),
            tree::ExprKind::Inline(decl) => {
                let callable = self.user_decl(decl, true);
                self.define_callable(callable);
                let span = self.ast.callable(callable).span;
                self.callable_expr(callable, span)
            }
            tree::ExprKind::Negated { callee, args } => {
                let span = callee.span.to(expr.span_from(callee.span.start));
                let callee = self.expr(callee);
                self.call(callee, args, span, true)
            }
            tree::ExprKind::Postfix { base, steps } => {
                let mut value = self.expr(base);
                for step in steps {
                    let span = self.span(value).to(step.span);
                    value = match &step.kind {
                        PostfixKind::Member(name) => self.member(value, name, span),
                        PostfixKind::Call(args) => self.call(value, args, span, false),
                    };
                }
                value
            }
        }
    }

    pub(super) fn callable_expr(&mut self, callable: CallableId, span: Span) -> ExprId {
        let ty = if self.ast.callable(callable).is_constraint { Type::Constraint } else { Type::Rewrite };
        self.add_expr(ExprKind::Callable(callable), ty, span)
    }

    fn reference(&mut self, name: &tree::Name) -> ExprId {
        let found = self.scopes.lookup(name.text);
        match found.or_else(|| self.builtin(name.text, name.span)) {
            Some(Definition::Variable(id)) => {
                let ty = self.ast.variable(id).ty.clone();
                self.add_expr(ExprKind::Variable(id), ty, name.span)
            }
            Some(Definition::Constraint(id) | Definition::Rewrite(id)) => self.callable_expr(id, name.span),
            Some(Definition::Pattern(_)) => {
                self.error(Code::Undefined, format!("invalid reference to `{}`", name.text), name.span);
                self.error_expr(name.span)
            }
            Some(Definition::Refused) => self.error_expr(name.span),
            None => {
                self.undefined(format!("undefined reference to `{}`", name.text), name.span);
                self.error_expr(name.span)
            }
        }
    }

    fn inline_variable(&mut self, name: &tree::Name, constraints: &[tree::ConstraintRef]) -> ExprId {
        let references = self.constraint_list(constraints);
        let mut ty = None;
        for reference in &references {
            self.check_constraint(reference, &mut ty);
        }
        let ty = ty.unwrap_or(Type::Error);
        let variable = self.define_variable(Variable {
            name: name.text.to_owned(),
            span: name.span,
            ty: ty.clone(),
            init: None,
            constraints: references,
        });
        self.add_expr(ExprKind::Variable(variable), ty, name.span)
    }

    fn tuple(&mut self, elements: &[tree::TupleElement], span: Span) -> ExprId {
        let mut values = Vec::with_capacity(elements.len());
        let mut names: Vec<(&str, Span)> = Vec::new();
        for element in elements {
            if let Some(name) = &element.name {
                match names.iter().find(|(earlier, _)| *earlier == name.text) {
                    Some(&(_, earlier)) => {
                        let message = format!("duplicate tuple element label `{}`", name.text);
                        self.report(
                            error(Code::InvalidTuple, message, name.span)
                                .with_note(note("see previous label use here", earlier)),
                        );
                    }
                    None => names.push((name.text, name.span)),
                }
            }
            values.push(self.expr(&element.value));
        }
        for &value in &values {
            let ty = self.ty(value);
            let nested = matches!(ty, Type::Tuple(_)) && !self.in_edition;
            if nested || matches!(ty, Type::Constraint | Type::Rewrite) {
                let message = format!("unable to build a tuple with `{ty}` element");
                let span = self.span(value);
                self.error(Code::InvalidTuple, message, span);
                return self.error_expr(span);
            }
        }
        let levels = |value: &ExprId| match self.ty(*value) {
            Type::Tuple(inner) => inner.levels(),
            _ => 0,
        };
        if values.iter().map(levels).max() >= Some(MAX_LEVELS) {
            let message = format!("a tuple of more than {MAX_LEVELS} levels");
            self.error(Code::TooLarge, message, span);
            return self.error_expr(span);
        }
        let types = elements.iter().zip(&values).map(|(element, &value)| {
            let name = element.name.as_ref().map_or(String::new(), |name| name.text.to_owned());
            (name, self.ast.expr(value).ty.clone())
        });
        let ty = self.tuples.of(types);
        self.add_expr(ExprKind::Tuple(values), ty, span)
    }

    fn member(&mut self, parent: ExprId, name: &tree::Name, span: Span) -> ExprId {
        let parent_type = self.ty(parent).clone();
        let text = name.text;
        let numeric = text.starts_with(|c: char| c.is_ascii_digit());
        let index = numeric.then(|| text.parse::<u32>().ok()).flatten();
        let found = match &parent_type {
            Type::Error => return self.error_expr(span),
            Type::Operation { name: op, registered: true } => {
                let results = op.as_ref().and_then(|op| self.ods.op(op)).map(|op| op.results.as_slice());
                let results = results.unwrap_or_default();
                let by_index = index.filter(|&index| (index as usize) < results.len());
                let by_name = || results.iter().position(|result| result.name == text).map(|at| at as u32);
                by_index.or_else(by_name).map(|at| {
                    let range = results[at as usize].length == crate::ods_table::Length::Variadic;
                    let ty = if range { Type::ValueRange } else { Type::Value };
                    (Member::ResultGroup(at, text.to_owned()), ty)
                })
            }
            Type::Operation { .. } if numeric => {
                let index = self.result_index(text, span);
                Some((Member::Result(index, text.to_owned()), Type::Value))
            }
            Type::Tuple(elements) => {
                let by_index = index.filter(|&index| (index as usize) < elements.len());
                let by_name = || elements.iter().position(|(element, _)| element == text).map(|at| at as u32);
                by_index
                    .or_else(by_name)
                    .map(|at| (Member::Element(at, text.to_owned()), elements[at as usize].1.clone()))
            }
            _ => None,
        };
        match found {
            Some((member, ty)) => self.add_expr(ExprKind::Member { parent, member }, ty, span),
            None => {
                let message = format!("invalid member access `{text}` on expression of type `{parent_type}`");
                self.error(Code::InvalidMember, message, span);
                self.error_expr(span)
            }
        }
    }

    /// Returns the index of a result of an operation without definition: upstream reads digits until 64 bits
    /// overflow, and keeps the low 32.
    fn result_index(&mut self, digits: &str, span: Span) -> u32 {
        let mut index = 0u64;
        for digit in digits.bytes().map(|digit| u64::from(digit - b'0')) {
            let longer = index.checked_mul(10).and_then(|index| index.checked_add(digit));
            index = index.wrapping_mul(10).wrapping_add(digit);
            if longer.is_none() {
                break;
            }
        }
        let index = index as u32;
        if digits.parse() != Ok(index) || index > i32::MAX as u32 {
            let message = format!("result index {digits} is too large, and is truncated to {}", index as i32);
            self.report(warning(Code::WrappedIndex, message, span));
        }
        index
    }

    fn call(&mut self, callee: ExprId, args: &[tree::Expr], span: Span, negated: bool) -> ExprId {
        let mut values: Vec<ExprId> = Vec::with_capacity(args.len());
        for arg in args {
            values.push(self.expr(arg));
        }
        let ExprKind::Callable(id) = self.ast.expr(callee).kind else {
            let ty = self.ty(callee);
            if !ty.is_error() {
                let message =
                    format!("expected a reference to a callable `Constraint` or `Rewrite`, but got: `{ty}`");
                self.error(Code::InvalidCall, message, span);
            }
            return self.error_expr(span);
        };
        let callable = self.ast.callable(id);
        let refusal = match (self.section, callable.is_constraint) {
            (Section::Rewrite, true) => Some("unable to invoke `Constraint` within a rewrite section"),
            (Section::Rewrite, false) if negated => Some("unable to negate a Rewrite"),
            (Section::Rewrite, false) => None,
            (_, false) => Some("unable to invoke `Rewrite` within a match section"),
            (_, true) if negated && callable.pdll_body().is_some() => {
                Some("unable to negate non native constraints")
            }
            (_, true) => None,
        };
        if let Some(message) = refusal {
            self.error(Code::InvalidCall, message, span);
            return self.error_expr(span);
        }
        let is_builtin = matches!(callable.body, CallableBody::Builtin { .. });
        let (name, place) = (callable.name.clone(), callable.span);
        let (inputs, result_type) = (callable.inputs.clone(), callable.result_type.clone());
        if inputs.len() != values.len() {
            let kind = if callable.is_constraint { "constraint" } else { "rewrite" };
            let message = format!(
                "invalid number of arguments for {kind} call; expected {}, but got {}",
                inputs.len(),
                values.len()
            );
            let refusal = error(Code::InvalidCall, message, span);
            let see = note(format!("see the definition of {name} here"), place);
            self.report(if is_builtin { refusal } else { refusal.with_note(see) });
            return self.error_expr(span);
        }
        let see = note(format!("see the definition of `{name}` here"), place);
        let notes = if is_builtin { Vec::new() } else { vec![see] };
        for (value, input) in values.iter_mut().zip(inputs) {
            let ty = self.ast.variable(input).ty.clone();
            if !self.convert(value, &ty, &notes) {
                return self.error_expr(span);
            }
        }
        self.add_expr(ExprKind::Call { callee, args: values, negated }, result_type, span)
    }
}
