//! Uses of constraints: their resolution, and the types that they imply.

use std::sync::Arc;

use legalize_source::Span;

use super::Sema;
use super::scope::Definition;
use crate::ast::{Constraint, ConstraintRef, ExprId, Type};
use crate::error::{Code, error, note};
use crate::syntax::tree;

impl Sema<'_> {
    /// Analyzes a variable's constraint list; rejected constraints are left out.
    pub(super) fn constraint_list(&mut self, constraints: &[tree::ConstraintRef]) -> Vec<ConstraintRef> {
        let mut typed: Option<Span> = None;
        let mut references = Vec::with_capacity(constraints.len());
        for constraint in constraints {
            references.extend(self.constraint(constraint, &mut typed, true));
        }
        references
    }

    /// Analyzes the constraint of a parameter or result.
    pub(super) fn signature_constraint(&mut self, constraint: &tree::ConstraintRef) -> Option<ConstraintRef> {
        self.constraint(constraint, &mut None, false)
    }

    fn constraint(
        &mut self,
        constraint: &tree::ConstraintRef,
        typed: &mut Option<Span>,
        type_allowed: bool,
    ) -> Option<ConstraintRef> {
        use tree::ConstraintKind;
        let span = constraint.span;
        let resolved = match &constraint.kind {
            ConstraintKind::Attr(ty) => {
                Constraint::Attr(self.type_argument(ty.as_ref(), typed, type_allowed)?)
            }
            ConstraintKind::Value(ty) => {
                Constraint::Value(self.type_argument(ty.as_ref(), typed, type_allowed)?)
            }
            ConstraintKind::ValueRange(ty) => {
                Constraint::ValueRange(self.type_argument(ty.as_ref(), typed, type_allowed)?)
            }
            ConstraintKind::Op(name) => Constraint::Op(name.as_ref().map(|name| self.operation_name(name))),
            ConstraintKind::Hole => {
                self.stop();
                return None;
            }
            ConstraintKind::Type => Constraint::Type,
            ConstraintKind::TypeRange => Constraint::TypeRange,
            ConstraintKind::Block => Constraint::Block,
            ConstraintKind::Region => Constraint::Region,
            ConstraintKind::Inline(decl) => {
                let callable = self.user_decl(decl, true);
                self.define_callable(callable);
                Constraint::User(callable)
            }
            ConstraintKind::Named(name) => match self.scopes.lookup(name) {
                Some(Definition::Constraint(callable)) => Constraint::User(callable),
                Some(other) => {
                    let place = self.definition_span(other)?;
                    self.report(
                        error(Code::InvalidConstraint, "invalid reference to non-constraint", span)
                            .with_note(note(format!("see the definition of `{name}` here"), place)),
                    );
                    return None;
                }
                None => {
                    let message = format!("unknown reference to constraint `{name}`");
                    self.undefined(message, span);
                    return None;
                }
            },
        };
        Some(ConstraintRef { span, constraint: resolved })
    }

    fn type_argument(
        &mut self,
        argument: Option<&tree::TypeArgument>,
        typed: &mut Option<Span>,
        allowed: bool,
    ) -> Option<Option<ExprId>> {
        let Some(argument) = argument else { return Some(None) };
        if !allowed {
            let message = "inline `Attr`, `Value`, and `ValueRange` type constraints are not permitted on \
                           arguments or results";
            self.error(Code::InvalidConstraint, message, argument.open);
            return Some(None);
        }
        if let Some(earlier) = *typed {
            let message = "the type of this variable has already been constrained";
            self.report(
                error(Code::InvalidConstraint, message, argument.open)
                    .with_note(note("see previous constraint location here", earlier)),
            );
            return Some(None);
        }
        let ty = self.expr(argument.value);
        *typed = Some(self.span(ty));
        Some(Some(ty))
    }

    /// Checks one constraint and refines the variable's type by it.
    pub(super) fn check_constraint(&mut self, reference: &ConstraintRef, inferred: &mut Option<Type>) {
        let ty = match &reference.constraint {
            Constraint::Attr(ty) => {
                self.check_type_argument(*ty, &Type::Type, "Type");
                Type::Attribute
            }
            Constraint::Value(ty) => {
                self.check_type_argument(*ty, &Type::Type, "Type");
                Type::Value
            }
            Constraint::ValueRange(ty) => {
                self.check_type_argument(*ty, &Type::TypeRange, "TypeRange");
                Type::ValueRange
            }
            Constraint::Op(name) => self.operation_type(name.as_ref()),
            Constraint::Type => Type::Type,
            Constraint::TypeRange => Type::TypeRange,
            Constraint::Block => Type::Block,
            Constraint::Region => Type::Region,
            Constraint::User(callable) => {
                let callable = self.ast.callable(*callable);
                match callable.inputs[..] {
                    [input] => self.ast.variable(input).ty.clone(),
                    ref inputs => {
                        let message = format!(
                            "`Constraint`s applied via a variable constraint list must take a single input, \
                             but got {}",
                            inputs.len()
                        );
                        let place = callable.span;
                        self.report(
                            error(Code::InvalidConstraint, message, reference.span)
                                .with_note(note("see definition of constraint here", place)),
                        );
                        inferred.get_or_insert(Type::Error);
                        return;
                    }
                }
            }
        };
        match inferred {
            None => *inferred = Some(ty),
            Some(previous) => match previous.refine_with(&ty) {
                Some(merged) => *previous = merged,
                None => {
                    let message = format!(
                        "constraint type `{ty}` is incompatible with the previously inferred type `{previous}`"
                    );
                    self.error(Code::InvalidConstraint, message, reference.span);
                }
            },
        }
    }

    fn check_type_argument(&mut self, argument: Option<ExprId>, expected: &Type, name: &str) {
        let Some(argument) = argument else { return };
        let ty = self.ty(argument);
        if ty != expected && !ty.is_error() {
            let span = self.span(argument);
            let message = format!("expected expression of `{name}` in type constraint");
            self.error(Code::TypeMismatch, message, span);
        }
    }

    /// Returns the type of an operation of a name, with the definitions known so far.
    pub(super) fn operation_type(&self, name: Option<&Arc<str>>) -> Type {
        Type::Operation {
            name: name.cloned(),
            registered: name.is_some_and(|name| self.ods.op(name).is_some()),
        }
    }
}
