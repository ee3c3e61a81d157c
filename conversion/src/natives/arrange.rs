//! Arguments of a native whose text is one call, in the order in which the text passes them.
//!
//! `someFn($_builder, $1, 3, $0)` calls a registered function with its arguments 1 and 0 and a number between
//! them. `$_builder`, `$_ctxt` and `$_loc` take no place: a function is passed the rewriter and the call's
//! location anyway. `&$k` after the last argument is a result, in a native that binds some.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_pattern_model::{Native, Param, Snippet};
use legalize_snippet::{CallArg, Expr, Placeholder, PlainCall, parse};

use super::call::{ConstraintCall, ConstraintFn, RewriteCall, RewriteFn};
use super::value::{NativeValue, NativeValues};
use crate::pattern::MatchFailure;

/// Name of a parameter in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterRole {
    /// `$_self`.
    Itself,
    /// `$_loc`.
    Loc,
    /// `$0`, `$1`, …, by the parameter's index among these.
    Numbered,
}

impl ParameterRole {
    /// The role of a parameter of that name. Those with names of their own are numbered, too.
    pub fn of(name: &str) -> Self {
        match name {
            "_self" => ParameterRole::Itself,
            "_loc" => ParameterRole::Loc,
            _ => ParameterRole::Numbered,
        }
    }
}

/// A native's text that is one call of a function.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ArrangedCall {
    /// The function, as the text spells it.
    pub callee: String,
    /// Arguments of the function, in order.
    pub args: Vec<ArrangedArg>,
    /// The native's results in the function's order.
    outs: Vec<usize>,
    /// Arguments that determine the location.
    locs: Vec<usize>,
}

/// An argument of an [`ArrangedCall`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ArrangedArg {
    /// The native's argument of this number.
    Arg(usize),
    /// All arguments starting at this number.
    From(usize),
    /// The root of the match.
    Root,
    /// A literal in the text.
    Literal(NativeValue),
}

/// A constraint's expression as a native: `$_self`, then the arguments that it counts.
pub fn expression_native(snippet: &Snippet) -> Native {
    arranged_expression(snippet).0
}

/// A constraint's expression as a native, and its call, if it is one.
pub(crate) fn arranged_expression(snippet: &Snippet) -> (Native, Option<ArrangedCall>) {
    let expr = parse(&snippet.text).ok();
    let placeholders = expr.as_ref().map(Expr::placeholders).unwrap_or_default();
    let count = placeholders.iter().filter_map(|placeholder| match placeholder {
        Placeholder::Index(index) | Placeholder::Rest(index) => Some(*index as usize + 1),
        _ => None,
    });
    let param = |name: &str| Param { name: name.to_owned(), kind: None, class: None };
    let numbered = count.max().unwrap_or(0).min(1024);
    let native = Native {
        name: "constraint".to_owned(),
        function: None,
        params: std::iter::once(param("_self")).chain((0..numbered).map(|_| param(""))).collect(),
        results: Vec::new(),
        body: Some(snippet.clone()),
        place: None,
    };
    let arranged = expr.and_then(|expr| ArrangedCall::of_expr(&expr, &native));
    (native, arranged)
}

impl ArrangedCall {
    /// The call that a native's text consists of; `None` if it is more than one call.
    pub fn of(native: &Native) -> Option<Self> {
        Self::of_expr(&parse(&native.body.as_ref()?.text).ok()?, native)
    }

    fn of_expr(expr: &Expr, native: &Native) -> Option<Self> {
        let PlainCall { callee, args, .. } = expr.plain_call()?;
        let roles: Vec<ParameterRole> =
            native.params.iter().map(|param| ParameterRole::of(&param.name)).collect();
        let of_role = |role: ParameterRole| roles.iter().enumerate().filter(move |entry| *entry.1 == role);
        let numbered: Vec<usize> = of_role(ParameterRole::Numbered).map(|entry| entry.0).collect();
        let (mut items, mut outs) = (Vec::new(), Vec::new());
        for arg in &args {
            let CallArg::Placeholder(placeholder) = arg else {
                items.push(ArrangedArg::Literal(literal(arg)?));
                continue;
            };
            match placeholder {
                Placeholder::Index(index) => match numbered.get(*index as usize) {
                    Some(&at) => items.push(ArrangedArg::Arg(at)),
                    None => outs.push((*index as usize).checked_sub(numbered.len())?),
                },
                Placeholder::Rest(index) => {
                    let next = || roles.len() + (*index as usize).saturating_sub(numbered.len());
                    items
                        .push(ArrangedArg::From(numbered.get(*index as usize).copied().unwrap_or_else(next)));
                }
                Placeholder::SelfValue => {
                    items.push(ArrangedArg::Arg(of_role(ParameterRole::Itself).next()?.0));
                }
                Placeholder::Op => items.push(ArrangedArg::Root),
                Placeholder::Builder | Placeholder::Context | Placeholder::Loc => {}
                Placeholder::Name(_) => return None,
            }
        }
        let mut given = outs.clone();
        given.sort_unstable();
        if !outs.is_empty() && !given.into_iter().eq(0..native.results.len()) {
            return None;
        }
        let locs = of_role(ParameterRole::Loc).map(|entry| entry.0).collect();
        Some(ArrangedCall { callee, args: items, outs, locs })
    }

    /// For each result of the function the number of the native's result; empty if they are the same.
    pub(crate) fn result_order(&self) -> &[usize] {
        &self.outs
    }

    fn arguments(&self, given: &[NativeValue], root: OpId) -> Result<NativeValues, MatchFailure> {
        let mut args = NativeValues::new();
        let lacks = || MatchFailure::not_evaluated("a native lacks an argument");
        for item in &self.args {
            match item {
                ArrangedArg::Arg(index) => args.push(given.get(*index).cloned().ok_or_else(lacks)?),
                ArrangedArg::From(index) => {
                    args.extend(given.get(*index..).ok_or_else(lacks)?.iter().cloned());
                }
                ArrangedArg::Root => args.push(NativeValue::Op(root)),
                ArrangedArg::Literal(value) => args.push(value.clone()),
            }
        }
        Ok(args)
    }

    /// The call's location, where arguments give one.
    fn loc(&self, ctx: &Context, ir: &Ir, given: &[NativeValue]) -> Option<legalize_ir::Location> {
        let locs = self.locs.iter().filter_map(|&index| given.get(index)?.loc(ctx, ir));
        let locs: Vec<_> = locs.collect();
        (!locs.is_empty()).then(|| ctx.fused_loc(&locs, None))
    }

    /// Converts the function's results to the native's.
    fn results(&self, given: NativeValues) -> NativeValues {
        if self.outs.is_empty() || self.outs.len() != given.len() {
            return given;
        }
        let mut results = NativeValues::from_elem(NativeValue::Null, given.len());
        for (&out, value) in self.outs.iter().zip(given) {
            results[out] = value;
        }
        results
    }

    /// Creates a constraint that calls a function as the text does.
    pub(crate) fn constraint(self, function: ConstraintFn) -> ConstraintFn {
        Arc::new(move |call| {
            let args = self.arguments(call.args, call.root)?;
            Ok(self.results(function(&ConstraintCall { args: &args, ..*call })?))
        })
    }

    /// Creates a rewrite that calls a function as the text does.
    pub(crate) fn rewrite(self, function: RewriteFn) -> RewriteFn {
        Arc::new(move |rewriter, call| {
            let args = self.arguments(call.args, call.root)?;
            let loc = self.loc(rewriter.ctx(), rewriter.ir(), call.args).unwrap_or(call.loc);
            Ok(self.results(function(rewriter, &RewriteCall { root: call.root, loc, args: &args })?))
        })
    }
}

/// The value of a literal.
fn literal(value: &CallArg) -> Option<NativeValue> {
    Some(match value {
        CallArg::Placeholder(_) => return None,
        CallArg::Bool(value) => NativeValue::Bool(*value),
        CallArg::Int(value) => NativeValue::Int(*value),
        CallArg::Float(value) => NativeValue::Float(*value),
        CallArg::Text(text) => NativeValue::Text(text.clone()),
        CallArg::Null => NativeValue::Null,
    })
}
