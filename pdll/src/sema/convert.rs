//! Implicit conversions: an operation to its results, a tuple to a tuple or (in a rewrite) to a range.

use legalize_source::{Diagnostic, Span};

use super::{Section, Sema};
use crate::ast::{ExprId, ExprKind, Member, Type};
use crate::error::{Code, error, note};
use crate::ods_table::Length;

impl Sema<'_> {
    /// Converts an operation to all of its results, as a value or a range.
    pub(super) fn all_results(&mut self, operation: ExprId, ty: Type) -> ExprId {
        let span = self.span(operation);
        self.add_expr(ExprKind::Member { parent: operation, member: Member::AllResults }, ty, span)
    }

    /// Converts an expression to a type, or reports why it cannot be converted. The notes are added to the
    /// message.
    pub(super) fn convert(&mut self, expr: &mut ExprId, ty: &Type, notes: &[Diagnostic]) -> bool {
        let from = self.ty(*expr).clone();
        if from == *ty || from.is_error() || ty.is_error() {
            return true;
        }
        match (&from, ty) {
            (Type::Operation { name, registered }, _) => {
                match ty {
                    Type::Operation { name: None, .. } => return true,
                    Type::ValueRange => {
                        *expr = self.all_results(*expr, Type::ValueRange);
                        return true;
                    }
                    Type::Value => {
                        let refusal = name
                            .as_ref()
                            .filter(|_| *registered)
                            .and_then(|name| self.single_result_refusal(name));
                        let Some(why) = refusal else {
                            *expr = self.all_results(*expr, Type::Value);
                            return true;
                        };
                        return self.refuse(*expr, ty, notes, Some(why));
                    }
                    _ => {}
                }
                self.refuse(*expr, ty, notes, None)
            }
            // Conversions between one value and a range are accepted; the number is checked at run time.
            (Type::Value | Type::ValueRange, Type::Value | Type::ValueRange)
            | (Type::Type | Type::TypeRange, Type::Type | Type::TypeRange) => true,
            (Type::Tuple(elements), Type::Tuple(targets)) => {
                if elements.len() != targets.len() {
                    return self.refuse(*expr, ty, notes, None);
                }
                let (elements, targets) = (elements.clone(), targets.clone());
                let span = self.span(*expr);
                let mut converted = Vec::with_capacity(elements.len());
                for (index, ((_, from_element), (_, target))) in
                    elements.iter().zip(targets.iter()).enumerate()
                {
                    let mut element = self.element(*expr, index, from_element, span);
                    if from_element == target {
                        converted.push(element);
                        continue;
                    }
                    let mut with = vec![note(format!("when converting element #{index} of `{from}`"), span)];
                    with.extend_from_slice(notes);
                    if !self.convert(&mut element, target, &with) {
                        return false;
                    }
                    converted.push(element);
                }
                let names = targets.iter().map(|(name, _)| name.clone());
                let types = converted.iter().map(|&element| self.ast.expr(element).ty.clone());
                let tuple = self.tuples.of(names.zip(types));
                *expr = self.add_expr(ExprKind::Tuple(converted), tuple, span);
                true
            }
            (Type::Tuple(elements), Type::ValueRange) => {
                let allowed = |ty: &Type| matches!(ty, Type::Value | Type::ValueRange);
                self.tuple_to_range(expr, &elements.clone(), ty, allowed, notes)
            }
            (Type::Tuple(elements), Type::TypeRange) => {
                let allowed = |ty: &Type| matches!(ty, Type::Type | Type::TypeRange);
                self.tuple_to_range(expr, &elements.clone(), ty, allowed, notes)
            }
            _ => self.refuse(*expr, ty, notes, None),
        }
    }

    fn element(&mut self, tuple: ExprId, index: usize, ty: &Type, span: Span) -> ExprId {
        let member = Member::Element(index as u32, index.to_string());
        self.add_expr(ExprKind::Member { parent: tuple, member }, ty.clone(), span)
    }

    fn tuple_to_range(
        &mut self,
        expr: &mut ExprId,
        elements: &[(String, Type)],
        ty: &Type,
        allowed: impl Fn(&Type) -> bool,
        notes: &[Diagnostic],
    ) -> bool {
        let span = self.span(*expr);
        if self.section != Section::Rewrite {
            let why = "Tuple to Range conversion is currently only allowed within a rewrite context";
            return self.refuse(*expr, ty, notes, Some(note(why, span)));
        }
        if elements.iter().any(|(_, element)| !allowed(element) && !element.is_error()) {
            return self.refuse(*expr, ty, notes, None);
        }
        let mut members = Vec::with_capacity(elements.len());
        for (index, (_, element)) in elements.iter().enumerate() {
            members.push(self.element(*expr, index, element, span));
        }
        *expr = self.add_expr(ExprKind::Range(members), ty.clone(), span);
        true
    }

    /// Returns the reason for which an operation cannot be used as one value, according to its definition.
    fn single_result_refusal(&self, name: &str) -> Option<Diagnostic> {
        let definition = self.ods.op(name)?;
        let singles = definition.results.iter().filter(|result| result.length == Length::Single).count();
        let text = match (definition.results.len(), singles) {
            (0, _) => format!("see the definition of `{name}`, which was defined with zero results"),
            (_, 0 | 1) => return None,
            _ => format!("see the definition of `{name}`, which was defined with at least {singles} results"),
        };
        Some(match definition.span {
            Some(span) => note(text, span),
            None => Diagnostic::note(text),
        })
    }

    fn refuse(&mut self, expr: ExprId, ty: &Type, notes: &[Diagnostic], why: Option<Diagnostic>) -> bool {
        let message = format!(
            "unable to convert expression of type `{}` to the expected type of `{ty}`",
            self.ty(expr)
        );
        let mut diagnostic = error(Code::TypeMismatch, message, self.span(expr));
        for extra in notes.iter().cloned().chain(why) {
            diagnostic = diagnostic.with_note(extra);
        }
        self.report(diagnostic);
        false
    }
}
