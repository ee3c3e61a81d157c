//! Passes of mlir-opt for its test dialect, with the same flags, so that both can be run on one file.
//!
//! A pass does to `test.*` operations what mlir-opt's pass of the same name does; `docs/test-passes.md` lists
//! the operations and options. Operations are matched by name, since many of them are not registered.
//! Patterns are rules of `td/test/TestDriverRules.td` if rules can express them; each pattern in Rust gives
//! the reason why not.

mod build;
mod conversions;
mod events;
mod greedy;
mod legalize;
pub(crate) mod rules;
mod strict;
mod type_conversion;
mod walk;

use std::sync::Arc;

use legalize_conversion::{ConversionFailure, ConversionMode};
use legalize_ir::{Context, Ir, OpId, loc_to_string};
use legalize_passes::{OptionType, OptionValue, PassDef, PassKind, PassOptions};
use legalize_source::{Diagnostic, Diagnostics};

/// Returns all of these passes.
pub(crate) fn passes() -> Vec<Arc<dyn PassKind>> {
    let mut all = vec![
        legalize::pass(),
        type_conversion::pass(),
        greedy::pass(),
        greedy::selective_replacement(),
        strict::pass(),
        walk::pass(),
    ];
    all.extend(conversions::passes());
    all
}

/// Adds the option for rolling back the edits of a failing pattern.
fn with_rollback_option(definition: PassDef) -> PassDef {
    definition.option(
        "allow-pattern-rollback",
        "Rolls back the edits of a failing pattern",
        OptionType::Bool,
        OptionValue::Bool(true),
    )
}

fn mode(options: &PassOptions) -> ConversionMode {
    if options.bool("allow-pattern-rollback") { ConversionMode::Rollback } else { ConversionMode::NoRollback }
}

fn one_of<const N: usize>(words: [&str; N]) -> OptionType {
    OptionType::Choice(words.map(str::to_owned).into())
}

/// Creates a remark at an operation.
fn remark(ctx: &Context, ir: &Ir, op: OpId, code: &'static str, text: impl Into<String>) -> Diagnostic {
    let loc = ir.op(op).loc();
    let remark = Diagnostic::remark(code, text);
    match loc.source() {
        Some(span) => remark.with_label(span, ""),
        None => remark.with_location(loc_to_string(ctx, loc)),
    }
}

/// Creates remarks on operations that a partial conversion left unconverted.
fn not_legalizable(ctx: &Context, ir: &Ir, ops: &[OpId]) -> Diagnostics {
    let mut all = Diagnostics::new();
    all.extend(ops.iter().filter(|&&op| ir.is_live(op)).map(|&op| {
        let name = ctx.op_str(ir.op(op).name());
        remark(ctx, ir, op, "convert::not_legalizable", format!("op '{name}' is not legalizable"))
    }));
    all
}

/// Reports the errors of a conversion whose pass continues: they do not fail the pass. Only a pattern that
/// cannot be evaluated, or broke a rule, does.
fn tolerated(failure: ConversionFailure) -> Diagnostics {
    let shown = |error: Diagnostic| match error.code {
        "convert::not_evaluated" => error,
        code if code.starts_with("pattern::") => error,
        _ => error.tolerated(),
    };
    Diagnostics::from(failure).into_iter().map(shown).collect()
}
