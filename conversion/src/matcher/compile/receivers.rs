//! Kinds of the arguments of natives and constraint trees, as far as the pattern determines them, so that a
//! method that an argument does not have is refused when the set is frozen.

use legalize_ir::Reason;
use legalize_pattern_model::{Action, Arg, Kind, Match, Predicate};

use crate::matcher::compile::Compiler;
use crate::natives::{Given, Meaning, NativeType, PredicateMeaning};

impl<'s, 'a> Compiler<'s, 'a> {
    /// Reason why a native's text cannot be evaluated on these arguments for any matched operations, if there
    /// is one.
    pub(crate) fn never_evaluates(&self, meaning: &Meaning, args: &[Arg]) -> Option<Reason> {
        let given: Vec<Given> = args.iter().map(|arg| self.given(arg)).collect();
        meaning.never_evaluates(self.shared.ctx, &self.natives, &given)
    }

    /// Equivalent of [`Compiler::never_evaluates`] for a constraint tree.
    pub(crate) fn predicate_never_evaluates(
        &self,
        meaning: &PredicateMeaning,
        tree: &Predicate,
        subject: &str,
        args: &[Arg],
    ) -> Option<Reason> {
        let given: Vec<Given> = std::iter::once(self.given_symbol(subject))
            .chain(args.iter().map(|arg| self.given(arg)))
            .collect();
        meaning.never_evaluates(self.shared.ctx, &self.natives, tree, &given)
    }

    fn given(&self, arg: &Arg) -> Given {
        match arg {
            Arg::Ref(symbol) => self.given_symbol(symbol),
            Arg::Text(_) => Given::Unknown,
        }
    }

    /// Type of an argument of a call, if it is known.
    pub(crate) fn given_type(&self, arg: &Arg) -> Option<NativeType> {
        let Arg::Ref(symbol) = arg else { return Some(NativeType::Text) };
        let by_native = match self.defs.get(symbol.as_str()) {
            Some(statement) => matches!(statement, Match::Constraint(_)),
            None => self.pattern.rewrite.iter().any(|action| match action {
                Action::Native { results, .. } => results.iter().any(|result| result.id == *symbol),
                _ => false,
            }),
        };
        if by_native { None } else { self.kinds.get(symbol).copied().map(NativeType::Is) }
    }

    /// Kind of entity that a symbol denotes. A native may return any kind, regardless of its declaration.
    fn given_symbol(&self, symbol: &str) -> Given {
        let ctx = self.shared.ctx;
        if let Some(statement) = self.defs.get(symbol) {
            return match statement {
                Match::Operation { name, .. } => {
                    Given::Operation(name.as_deref().and_then(|name| ctx.find_op_name(name)))
                }
                Match::Operand { .. } | Match::Result { .. } => Given::Value,
                Match::Results { .. } if self.kinds.get(symbol) == Some(&Kind::Value) => Given::Value,
                Match::Type { .. } => Given::Type,
                Match::Attribute { .. } => Given::Attribute(self.declared(symbol)),
                _ => Given::Unknown,
            };
        }
        let created = self.pattern.rewrite.iter().find_map(|action| match action {
            Action::Operation { id, name, .. } if id == symbol => {
                Some(Given::Operation(ctx.find_op_name(name)))
            }
            Action::Result { id, .. } if id == symbol => Some(Given::Value),
            Action::Type { id, .. } if id == symbol => Some(Given::Type),
            Action::Attribute { id, .. } if id == symbol => Some(Given::Attribute(None)),
            _ => None,
        });
        created.unwrap_or_default()
    }

    /// The operation and name that a matched attribute is declared by.
    fn declared(&self, symbol: &str) -> Option<(legalize_ir::OpName, legalize_ir::Name)> {
        let ctx = self.shared.ctx;
        self.pattern.matches.iter().find_map(|statement| {
            let Match::Operation { name: Some(op), attributes, .. } = statement else { return None };
            let entry = attributes.iter().find(|entry| entry.value == symbol)?;
            Some((ctx.find_op_name(op)?, ctx.find_name(&entry.name)?))
        })
    }
}
