//! The native constraints of random patterns, as plain functions for both matchers.

use std::sync::Arc;

use legalize_conversion::*;
use legalize_ir::{Context, Reason};
use legalize_pattern_model::{Native, Predicate};

/// Native constraints by name; returns the values that they bind if they hold.
pub(super) fn constraint(name: &str, call: &ConstraintCall<'_>) -> Option<NativeValues> {
    let values = || call.args.first().and_then(NativeValue::values);
    let holds = match name {
        "is_i32" => values()?.iter().all(|&value| call.ir.value_type(value) == call.ctx.common().i32),
        "many_readers" => values()?.iter().any(|&value| call.ir.uses(value).count() > 1),
        "type_of" => {
            let [value] = *values()? else { return None };
            return Some([NativeValue::Type(call.ir.value_type(value))].into_iter().collect());
        }
        _ => return None,
    };
    holds.then(NativeValues::new)
}

/// Names of the constraints that bind nothing.
pub(super) const CHECKS: [&str; 2] = ["is_i32", "many_readers"];

/// A constraint tree with these names as leaves.
pub(super) fn predicate(tree: &Predicate, call: &ConstraintCall<'_>) -> bool {
    match tree {
        Predicate::True => true,
        Predicate::False => false,
        Predicate::Leaf(snippet) => constraint(&snippet.text, call).is_some(),
        Predicate::And(children) => children.iter().all(|child| predicate(child, call)),
        Predicate::Or(children) => children.iter().any(|child| predicate(child, call)),
        Predicate::Not(child) => !predicate(child, call),
        Predicate::Concat { child, .. } => predicate(child, call),
    }
}

struct Evaluator;

impl SnippetEvaluator for Evaluator {
    fn constraint(&self, _: &Context, _: &Native, _: &Natives) -> Result<ConstraintFn, Reason> {
        Err("no bodies here".into())
    }

    fn rewrite(&self, _: &Context, _: &Native, _: &Natives) -> Result<RewriteFn, Reason> {
        Err("no bodies here".into())
    }

    fn predicate(&self, _: &Context, tree: &Predicate) -> Result<ConstraintFn, Reason> {
        let tree = tree.clone();
        Ok(Arc::new(move |call| {
            if predicate(&tree, call) {
                Ok(NativeValues::new())
            } else {
                Err("the tree does not hold".into())
            }
        }))
    }
}

/// A registry with all of them, and a rewrite that calls `record` for each match and fails, so that the next
/// pattern is tried.
pub(super) fn natives(record: impl Fn(&RewriteCall<'_>) + Send + Sync + 'static) -> Natives {
    let mut natives = Natives::new();
    for name in ["is_i32", "many_readers", "type_of"] {
        natives.add_constraint(name, move |call| {
            constraint(name, call).ok_or_else(|| "it does not hold".into())
        });
    }
    natives.add_rewrite("record", move |_, call| {
        record(call);
        Err("the next one, please".into())
    });
    natives.set_evaluator(Arc::new(Evaluator));
    natives
}
