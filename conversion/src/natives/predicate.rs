//! Meanings of constraint trees: the functions that run them, registered for their expressions or evaluated.

use std::sync::Arc;

use legalize_ir::{Context, Reason};
use legalize_pattern_model::Predicate;
use legalize_snippet::Given;

use super::arrange::arranged_expression;
use super::call::ConstraintFn;
use super::value::NativeValues;
use super::{Natives, Scope};
use crate::pattern::MatchFailure;

/// Meaning of a constraint tree.
#[derive(Clone)]
pub(crate) struct PredicateMeaning {
    /// Function that runs it.
    pub run: ConstraintFn,
    /// Registered parts of the tree.
    registered: Parts,
    /// True if its text names `$_self`.
    names_subject: bool,
}

/// The registered parts of a constraint tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parts {
    /// Without registered parts.
    None,
    /// A function of attributes and types, or composed of such functions alone.
    AllOfTypes,
    /// Some registered parts.
    Some,
}

/// Function that runs a part of a tree, with its scope; `None` if the evaluator may take it as a whole.
type Registered = Option<(ConstraintFn, Scope)>;

impl Natives {
    /// Meaning of a constraint tree; the error is the reason why it cannot be run. A tree with a registered
    /// expression is composed of its parts; any other is passed to the evaluator as a whole.
    pub(crate) fn predicate(
        &self,
        ctx: &Context,
        tree: &Predicate,
    ) -> Result<PredicateMeaning, Option<Reason>> {
        let (run, registered) = match self.registered(ctx, tree)? {
            Some((run, Scope::Types)) => (run, Parts::AllOfTypes),
            Some((run, Scope::Anything)) => (run, Parts::Some),
            None => (self.evaluated_predicate(ctx, tree)?, Parts::None),
        };
        Ok(PredicateMeaning { run, registered, names_subject: tree.to_cpp().contains("$_self") })
    }

    /// Returns true if a constraint tree would be resolved when a set is frozen.
    pub fn has_predicate(&self, ctx: &Context, tree: &Predicate) -> bool {
        self.predicate(ctx, tree).is_ok()
    }

    fn evaluated_predicate(&self, ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, Option<Reason>> {
        match (tree, &self.evaluator) {
            (Predicate::True, _) => Ok(Arc::new(|_| Ok(NativeValues::new()))),
            (Predicate::False, _) => {
                Ok(Arc::new(|_| Err(MatchFailure::new("a constraint that never holds"))))
            }
            (_, Some(evaluator)) => evaluator.predicate(ctx, tree).map_err(Some),
            (_, None) => Err(None),
        }
    }

    /// Function that runs a tree if one of its expressions is registered, or calls a registered function.
    fn registered(&self, ctx: &Context, tree: &Predicate) -> Result<Registered, Option<Reason>> {
        match tree {
            Predicate::Leaf(snippet) => {
                if let Some(found) = self.functions.constraints.by_text(&snippet.text) {
                    return Ok(Some((found.run.clone(), found.scope)));
                }
                let (native, arranged) = arranged_expression(snippet);
                let meaning = self.arranged_meaning(native, arranged);
                if !meaning.has_registered_constraint(self) {
                    return Ok(None);
                }
                let scope = if meaning.is_of_types() { Scope::Types } else { Scope::Anything };
                Ok(Some((meaning.constraint(ctx, self)?, scope)))
            }
            Predicate::And(children) => Ok(self.registered_among(ctx, children)?.map(|(parts, scope)| {
                let run: ConstraintFn = Arc::new(move |call| {
                    parts.iter().try_for_each(|part| part(call).map(drop))?;
                    Ok(NativeValues::new())
                });
                (run, scope)
            })),
            Predicate::Or(children) => Ok(self.registered_among(ctx, children)?.map(|(parts, scope)| {
                let run: ConstraintFn = Arc::new(move |call| {
                    let mut last = MatchFailure::new("a constraint that never holds");
                    for part in &parts {
                        match part(call) {
                            Ok(_) => return Ok(NativeValues::new()),
                            Err(why) if why.is_undecided() || !last.is_undecided() => last = why,
                            Err(_) => {}
                        }
                    }
                    Err(last)
                });
                (run, scope)
            })),
            Predicate::Not(child) => Ok(self.registered(ctx, child)?.map(|(part, scope)| {
                let run: ConstraintFn = Arc::new(move |call| match part(call) {
                    Ok(_) => Err(MatchFailure::new("a constraint that must not hold")),
                    Err(why) if why.is_undecided() => Err(why),
                    Err(_) => Ok(NativeValues::new()),
                });
                (run, scope)
            })),
            Predicate::Concat { .. } if self.is_called_in(&tree.to_cpp()) => {
                let expression = Predicate::expression(tree.to_cpp());
                match self.registered(ctx, &expression)? {
                    Some((run, _)) => Ok(Some((run, Scope::Anything))),
                    None => Ok(Some((self.evaluated_predicate(ctx, &expression)?, Scope::Anything))),
                }
            }
            Predicate::Concat { .. } | Predicate::True | Predicate::False => Ok(None),
        }
    }

    /// Functions that run several trees, if one of them has a registered expression.
    fn registered_among(
        &self,
        ctx: &Context,
        trees: &[Arc<Predicate>],
    ) -> Result<Option<(Vec<ConstraintFn>, Scope)>, Option<Reason>> {
        let parts: Vec<Registered> =
            trees.iter().map(|tree| self.registered(ctx, tree)).collect::<Result<_, _>>()?;
        if parts.iter().all(Option::is_none) {
            return Ok(None);
        }
        let is_of_types = |(part, tree): (&Registered, &Arc<Predicate>)| match part {
            Some((_, scope)) => *scope == Scope::Types,
            None => matches!(**tree, Predicate::True | Predicate::False),
        };
        let of_types = parts.iter().zip(trees).all(is_of_types);
        let runs = parts.into_iter().zip(trees).map(|(part, tree)| match part {
            Some((run, _)) => Ok(run),
            None => self.evaluated_predicate(ctx, tree),
        });
        let scope = if of_types { Scope::Types } else { Scope::Anything };
        Ok(Some((runs.collect::<Result<_, _>>()?, scope)))
    }
}

impl PredicateMeaning {
    /// True if it depends on the subject, and not on its other arguments alone.
    pub(crate) fn names_subject(&self) -> bool {
        self.names_subject
    }

    /// True if it is a function of attributes and types.
    pub(crate) fn is_of_types(&self) -> bool {
        self.registered == Parts::AllOfTypes
    }

    /// Returns true if it may depend on more than attributes and types of its arguments, see
    /// [`SnippetEvaluator::is_non_local`](super::SnippetEvaluator::is_non_local).
    pub(crate) fn is_non_local(&self, natives: &Natives, tree: &Predicate, given: &[bool]) -> bool {
        match self.registered {
            Parts::AllOfTypes => false,
            Parts::Some => true,
            Parts::None => {
                let evaluator = natives.evaluator.as_ref();
                evaluator.is_none_or(|evaluator| evaluator.is_predicate_non_local(tree, given))
            }
        }
    }

    /// Reason why it cannot be evaluated on such arguments, if there is one. A tree with a registered
    /// expression is not checked.
    pub(crate) fn never_evaluates(
        &self,
        ctx: &Context,
        natives: &Natives,
        tree: &Predicate,
        given: &[Given],
    ) -> Option<Reason> {
        let evaluator = natives.evaluator.as_ref().filter(|_| self.registered == Parts::None)?;
        evaluator.predicate_never_evaluates(ctx, tree, given)
    }
}
