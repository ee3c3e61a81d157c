//! Operation expressions, checked against the operation's definition if it is known.

use std::sync::Arc;

use legalize_source::{Diagnostic, Span};

use super::{Section, Sema};
use crate::ast::{Constraint, ConstraintRef, ExprId, ExprKind, NamedAttribute, Operation, Type, Variable};
use crate::error::{Code, error, note, warning};
use crate::ods_table::{Group, Length};
use crate::syntax::token::{OPEN, TokenKind};
use crate::syntax::tree;

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Operand,
    Result,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Side::Operand => "operand",
            Side::Result => "result",
        }
    }

    fn single(self) -> Type {
        match self {
            Side::Operand => Type::Value,
            Side::Result => Type::Type,
        }
    }

    fn range(self) -> Type {
        match self {
            Side::Operand => Type::ValueRange,
            Side::Result => Type::TypeRange,
        }
    }
}

impl Sema<'_> {
    /// Analyzes an operation expression. `replaces` is true if it directly follows `replace … with`, so that
    /// its result types, if not given, are those of the replaced operation.
    pub(super) fn operation(&mut self, operation: &tree::Operation, span: Span, replaces: bool) -> ExprId {
        let in_rewrite = self.section == Section::Rewrite;
        let keyword = operation.keyword;
        let place = Span::new(keyword.file, keyword.start, span.end);
        let begins = Span::at(operation.name_end.file, operation.name_end.start);
        if operation.name.is_none() && self.kind_after(begins).is_some_and(TokenKind::is_word) {
            // The name is present, but followed by an invalid token.
            self.stop();
            return self.error_expr(place);
        }
        if operation.name.is_none() && in_rewrite {
            self.error(Code::Syntax, "expected dialect namespace", operation.name_end);
            return self.error_expr(place);
        }
        let name = operation.name.as_ref().map(|name| self.operation_name(name));

        let mut operands = Vec::new();
        match operation.operands {
            Some(list) => {
                for operand in list {
                    operands.push(self.expr(operand));
                }
            }
            None if in_rewrite => {}
            None => {
                operands.push(self.wildcard(Constraint::ValueRange(None), Type::ValueRange, keyword));
            }
        }
        let mut attributes = Vec::with_capacity(operation.attributes.len());
        for attribute in operation.attributes {
            let value = match &attribute.value {
                Some(value) => self.expr(value),
                None => {
                    let unit = ExprKind::Attribute("unit".to_owned());
                    self.add_expr(unit, Type::Attribute, attribute.name.span)
                }
            };
            attributes.push(NamedAttribute {
                name: attribute.name.text.to_owned(),
                span: attribute.name.span,
                value,
            });
        }
        let mut results = Vec::new();
        let explicit = match operation.results {
            Some(list) => {
                for result in list {
                    results.push(self.expr(result));
                }
                true
            }
            None if in_rewrite => false,
            None => {
                results.push(self.wildcard(Constraint::TypeRange, Type::TypeRange, keyword));
                true
            }
        };

        let successors = self.inner(operation.inner.successors, &Type::Block);
        let regions = self.inner(operation.inner.regions, &Type::Region);
        let (Some(successors), Some(regions)) = (successors, regions) else { return self.error_expr(place) };

        let definition = name.as_ref().and_then(|name| self.ods.op(name)).cloned();
        let groups = definition.as_ref().map(|definition| (definition.operands.as_slice(), definition.span));
        if !self.check_groups(Side::Operand, name.as_ref(), groups, &mut operands, keyword) {
            return self.error_expr(place);
        }
        for attribute in &attributes {
            let ty = self.ty(attribute.value);
            if *ty != Type::Attribute && !ty.is_error() {
                let message = format!("expected `Attr` expression, but got `{ty}`");
                let span = self.span(attribute.value);
                self.error(Code::TypeMismatch, message, span);
                return self.error_expr(place);
            }
        }
        if explicit {
            let groups =
                definition.as_ref().map(|definition| (definition.results.as_slice(), definition.span));
            if !self.check_groups(Side::Result, name.as_ref(), groups, &mut results, keyword) {
                return self.error_expr(place);
            }
        } else if let (false, Some(name)) = (replaces, &name) {
            self.check_inference(name, keyword);
        }
        let ty = self.operation_type(name.as_ref());
        let operation = Operation { name, operands, results, attributes, successors, regions };
        self.add_expr(ExprKind::Operation(operation), ty, place)
    }

    /// Returns an operation's name, with a warning if it differs from the intended one: no operation has a
    /// blank in its name.
    pub(super) fn operation_name(&mut self, name: &tree::Name) -> Arc<str> {
        let text = name.text;
        if name.span.end != OPEN && text.len() != (name.span.end - name.span.start) as usize {
            let message = format!(
                "the operation's name is `{}`, including the spaces and comments in it",
                text.escape_default()
            );
            self.report(warning(Code::SpreadName, message, name.span));
        }
        Arc::from(text)
    }

    fn wildcard(&mut self, constraint: Constraint, ty: Type, span: Span) -> ExprId {
        let variable = self.add_variable(Variable {
            name: "_".to_owned(),
            span,
            ty: ty.clone(),
            init: None,
            constraints: vec![ConstraintRef { span, constraint }],
        });
        self.add_expr(ExprKind::Variable(variable), ty, span)
    }

    /// Checks and converts operands or results: one range for all, or one value or range for each group of
    /// the definition.
    fn check_groups(
        &mut self,
        side: Side,
        name: Option<&Arc<str>>,
        definition: Option<(&[Group], Option<Span>)>,
        values: &mut Vec<ExprId>,
        place: Span,
    ) -> bool {
        if let [only] = values.as_mut_slice() {
            return self.convert(only, &side.range(), &[]);
        }
        let (Some((groups, definition_span)), Some(name)) = (definition, name) else {
            return self.check_ungrouped(side, values);
        };
        let see = |text: String| match definition_span {
            Some(span) => note(text, span),
            None => Diagnostic::note(text),
        };
        let see = see(format!("see the definition of `{name}` here"));
        let missing = values.is_empty() && groups.iter().any(|group| !group.length.is_variable());
        if missing || (!values.is_empty() && groups.len() != values.len()) {
            let message = format!(
                "invalid number of {} groups for `{name}`; expected {}, but got {}",
                side.name(),
                groups.len(),
                values.len()
            );
            self.report(error(Code::InvalidOperation, message, place).with_note(see));
            return false;
        }
        if values.is_empty() {
            // Several groups that may be empty: all of them must be given to the new operation explicitly.
            if self.section == Section::Rewrite && groups.len() > 1 {
                for _ in groups {
                    values.push(self.add_expr(ExprKind::Range(Vec::new()), side.range(), place));
                }
            }
            return true;
        }
        let notes = [see];
        for (value, group) in values.iter_mut().zip(groups) {
            let ty = if group.length == Length::Variadic { side.range() } else { side.single() };
            if !self.convert(value, &ty, &notes) {
                return false;
            }
        }
        true
    }

    /// Converts groups without a definition: they are taken as they are given.
    fn check_ungrouped(&mut self, side: Side, values: &mut [ExprId]) -> bool {
        for value in values {
            let ty = self.ty(*value).clone();
            if ty == side.single() || ty == side.range() || ty.is_error() {
                continue;
            }
            if side == Side::Operand && ty.is_operation() {
                *value = self.all_results(*value, Type::ValueRange);
                continue;
            }
            let also = format!(
                "expected `{}` or `{}` convertible expression, but got `{ty}`",
                side.single(),
                side.range()
            );
            if !self.convert(value, &side.range(), &[note(also, self.span(*value))]) {
                return false;
            }
        }
        true
    }

    /// Warns if the result types that were left out possibly cannot be inferred.
    fn check_inference(&mut self, name: &str, place: Span) {
        let Some(definition) = self.ods.op(name) else {
            let message = format!(
                "operation result types are marked to be inferred, but `{name}` is unknown. Ensure that \
                 `{name}` supports zero results or implements `InferTypeOpInterface`. Include the ODS \
                 definition of this operation to remove this warning."
            );
            return self.report(warning(Code::UninferredResults, message, place));
        };
        let needed = definition.results.iter().any(|result| !result.length.is_variable());
        if needed && !definition.infers_results {
            let message = format!(
                "operation result types are marked to be inferred, but `{name}` does not provide an \
                 implementation of `InferTypeOpInterface`. Ensure that `{name}` attaches \
                 `InferTypeOpInterface` at runtime, or add support to the ODS definition to remove this \
                 warning."
            );
            let text = format!("see the definition of `{name}` here");
            let see = match definition.span {
                Some(span) => note(text, span),
                None => Diagnostic::note(text),
            };
            self.report(warning(Code::UninferredResults, message, place).with_note(see));
        }
    }
}
