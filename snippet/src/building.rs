//! Choice of a builder for some arguments, and creation of operations by it.
//!
//! A builder is chosen as C++ chooses an overload, by the kinds of its parameters; of several that take the
//! arguments the first with a body counts.
//!
//! Not supported: templates, and overloads that differ only in the class of a type or plain value, except for
//! texts, lists of them and truth values.

use std::sync::Arc;

use legalize_ir::{OpName, OperationState};

use crate::builders::{BUILDER, Builder, BuilderArg, Builders, STATE, Takes, last_of};
use crate::classes::Classes;
use crate::env::Env;
use crate::error::EvalError;
use crate::expr::{Missing, MissingNames, Visitor, visit_stmts};
use crate::tree::{Kind, Node};
use crate::value::Val;

impl Takes {
    pub(crate) fn accepts(&self, value: &Val) -> bool {
        let all = |test: fn(&Val) -> bool| value.as_list().is_some_and(|items| items.iter().all(test));
        match self {
            Takes::Value => matches!(value, Val::Value(_) | Val::Op(_) | Val::View(..) | Val::Null),
            Takes::Values => {
                matches!(value, Val::Value(_) | Val::Op(_) | Val::View(..))
                    || all(|item| matches!(item, Val::Value(_)))
            }
            Takes::Type => matches!(value, Val::Type(_) | Val::Shape(_) | Val::Null),
            Takes::Types => matches!(value, Val::Type(_)) || all(|item| matches!(item, Val::Type(_))),
            Takes::Attr(_) => matches!(value, Val::Attr(_) | Val::Null),
            Takes::NamedAttrs => all(|item| matches!(item, Val::Named(..))),
            Takes::Context => matches!(value, Val::Context),
            Takes::Text => {
                Takes::Plain.accepts(value)
                    && !matches!(
                        value,
                        Val::Bool(_) | Val::Int(_) | Val::ApInt(_) | Val::Enum(..) | Val::List(_)
                    )
            }
            Takes::Texts => all(|item| matches!(item, Val::Str(_))),
            Takes::Flag => {
                Takes::Plain.accepts(value) && !matches!(value, Val::Enum(..) | Val::Str(_) | Val::List(_))
            }
            Takes::Plain => !matches!(
                value,
                Val::Context
                    | Val::Value(_)
                    | Val::Op(_)
                    | Val::View(..)
                    | Val::Type(_)
                    | Val::Shape(_)
                    | Val::Attr(_)
            ),
        }
    }

    fn is_given(&self, classes: &Classes, namespace: &str, arg: &BuilderArg) -> bool {
        match (self, arg) {
            (Takes::Value | Takes::Values, BuilderArg::Value) | (Takes::Values, BuilderArg::Values) => true,
            (Takes::Attr(name), BuilderArg::Attr(class)) => {
                name.is_empty()
                    || **name == *last_of(class)
                    || classes.find_class(name, namespace).is_some_and(|class| class.is_interface())
            }
            _ => false,
        }
    }
}

impl Builders {
    /// Returns the builder that takes values; with a body if there is one.
    pub(crate) fn taking(&self, args: &[Val], except: &dyn Fn(usize) -> bool) -> Option<usize> {
        let fits = |builder: &Builder| {
            builder.takes_count(args.len())
                && builder.takes.iter().zip(args).all(|(takes, value)| takes.accepts(value))
        };
        self.best(&|at, builder| !except(at) && fits(builder))
    }

    /// Returns the builder that takes arguments of some kinds; with a body if there is one.
    pub(crate) fn taking_kinds(
        &self,
        classes: &Classes,
        namespace: &str,
        args: &[BuilderArg],
    ) -> Option<usize> {
        self.best(&|_, builder| {
            builder.takes_count(args.len())
                && builder.takes.iter().zip(args).all(|(takes, arg)| takes.is_given(classes, namespace, arg))
        })
    }

    fn best(&self, fits: &dyn Fn(usize, &Builder) -> bool) -> Option<usize> {
        let fitting = || self.list.iter().enumerate().filter(|(at, builder)| fits(*at, builder));
        let with_body = fitting().find(|(_, builder)| builder.body.is_some());
        with_body.or_else(|| fitting().next()).map(|(at, _)| at)
    }

    /// Returns the reason why a builder cannot be run; `None` if nothing is known to be missing.
    pub(crate) fn lacks(&self, at: usize, classes: &Classes, namespace: &str) -> Option<String> {
        self.lacks_below(at, classes, namespace, &mut Vec::new())
    }

    fn lacks_below(
        &self,
        at: usize,
        classes: &Classes,
        namespace: &str,
        seen: &mut Vec<usize>,
    ) -> Option<String> {
        seen.push(at);
        let builder = &self.list[at];
        let read = match builder.read() {
            Some(Ok(read)) => read,
            Some(Err(error)) => {
                return Some(format!("the body of its builder cannot be read: {}", error.message));
            }
            None => return Some("the body of its builder is C++".to_owned()),
        };
        let mut finder = MissingNames::new(classes, namespace);
        for name in builder.params.iter().cloned().chain([STATE.into(), BUILDER.into(), "build".into()]) {
            finder.declares(&name);
        }
        visit_stmts(&read.stmts, &mut finder);
        if let Some(missing) = finder.found.first() {
            let kind = if matches!(missing, Missing::Class(_)) { "class " } else { "" };
            return Some(format!("its builder uses {kind}'{}', which is not registered", missing.name()));
        }
        let mut calls = Calls::default();
        visit_stmts(&read.stmts, &mut calls);
        // A call that begins with a value is of another builder: the usual ones begin with types.
        for (count, first) in calls.found {
            let is_value = first.is_some_and(|name| {
                let param = builder.params.iter().position(|param| *param == name);
                param.is_some_and(|param| matches!(builder.takes[param], Takes::Value | Takes::Values))
            });
            if !is_value {
                continue;
            }
            let next = self.best(&|other, builder| !seen.contains(&other) && builder.takes_count(count));
            if let Some(why) = next.and_then(|next| self.lacks_below(next, classes, namespace, seen)) {
                return Some(why);
            }
        }
        None
    }
}

impl Classes {
    /// Returns the reason why an operation cannot be built from arguments of these kinds; `None` if a builder
    /// of its definition takes them and nothing that its body uses is missing.
    pub fn lacks_builder(&self, op: OpName, namespace: &str, kinds: &[BuilderArg]) -> Option<String> {
        let none = || "its definition has no builder of its operands and attributes alone".to_owned();
        let Some(builders) = self.builders(op) else { return Some(none()) };
        match builders.taking_kinds(self, namespace, kinds) {
            Some(at) => builders.lacks(at, self, namespace),
            None => Some(none()),
        }
    }
}

/// Fills in the state of an operation by the builder of its definition that takes arguments of these kinds.
///
/// # Errors
/// If there is no such builder, or its body cannot be evaluated.
pub fn build(
    env: &mut Env<'_>,
    state: OperationState,
    kinds: &[BuilderArg],
    args: Vec<Val>,
) -> Result<OperationState, EvalError> {
    let builders = env.classes.builders(state.name);
    let at = builders.as_ref().and_then(|all| all.taking_kinds(env.classes, env.namespace, kinds));
    match (builders, at) {
        (Some(builders), Some(at)) => crate::eval::build(env, &builders, at, state, args),
        _ => Err(EvalError::unknown("its definition has no builder of its operands and attributes alone")),
    }
}

/// Calls of other builders: the number of arguments, and the first one if it is a name.
#[derive(Default)]
struct Calls {
    found: Vec<(usize, Option<Arc<str>>)>,
}

impl Visitor for Calls {
    fn node(&mut self, node: &Node) {
        let Kind::Call { path, args } = &node.kind else { return };
        if path.as_plain() != Some("build") || args.len() < 2 {
            return;
        }
        let first = args.get(2).and_then(|node| match &node.kind {
            Kind::Name(path) => path.as_plain().map(Into::into),
            _ => None,
        });
        self.found.push((args.len() - 2, first));
    }
}
