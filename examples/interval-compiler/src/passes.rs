//! Passes of the compiler.

use std::collections::HashMap;
use std::sync::Arc;

use legalize::analysis::{CallEdge, CallGraph, CallNode, DataFlowSolver, resolve_callee};
use legalize::ir::SymbolTables;
use legalize::passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind, plain_pass};
use legalize::prelude::*;
use legalize::typed::{OpView, call_method};

use crate::analysis::IntervalAnalysis;
use crate::bounds::Bounds;
use crate::natives::IvNatives;
use crate::{iv, lowering, rules, scaling};

/// All passes.
pub fn passes() -> Vec<Arc<dyn PassKind>> {
    vec![check(), cost(), simplify(), lower()]
}

/// `--iv-check`: what is inverted holds no zero.
fn check() -> Arc<dyn PassKind> {
    let definition = PassDef::new("iv-check", "IvCheck", "Reports inverses of intervals that contain zero")
        .option(
            "strict",
            "Reports inverses that may be of zero as errors",
            OptionType::Bool,
            OptionValue::Bool(false),
        );
    pass_kind(definition, |_, options| {
        let strict = options.bool("strict");
        Ok(Arc::new(move |input: &mut PassInput<'_>| check_inverses(input, strict)))
    })
}

fn check_inverses(input: &PassInput<'_>, strict: bool) -> Diagnostics {
    let at = (input.ctx, &*input.ir);
    let solver = DataFlowSolver::with_analysis(input.ctx, input.ir, input.root, IntervalAnalysis);
    let mut reports = Diagnostics::new();
    for op in input.ir.nested_ops(input.root, WalkOrder::PreOrder) {
        let Some(inverse) = iv::InverseOp::cast(&at, op) else { continue };
        let interval = inverse.interval(&at);
        let Some(known) = solver.value(interval) else { continue };
        let Bounds { lower, upper } = known.bounds;
        if !known.bounds.contains_zero() {
            continue;
        }
        let mut report = match known.bounds.is_finite() {
            true => {
                input.error(op, "iv::zero", format!("inverts an interval with zero, from {lower} to {upper}"))
            }
            false if strict => input.error(op, "iv::zero", "may invert an interval with zero"),
            false => input.remark(op, "iv::zero", "may invert an interval with zero"),
        };
        if let Some(definition) = input.ir.defining_op(interval) {
            report = report.with_note(input.note(definition, "the interval is computed here"));
        }
        reports.push(report);
    }
    reports
}

/// `--iv-cost`: the number of scalar operations that each function is lowered to, with those of its callees.
fn cost() -> Arc<dyn PassKind> {
    plain_pass(PassDef::new("iv-cost", "IvCost", "Reports what functions cost"), |input| report_costs(input))
}

fn report_costs(input: &PassInput<'_>) -> Diagnostics {
    let graph = CallGraph::of(input.ctx, input.ir, input.root);
    let mut symbols = SymbolTables::default();
    let mut totals: HashMap<OpId, i64> = HashMap::new();
    let mut reports = Diagnostics::new();
    // Callees come before their callers.
    for component in graph.components() {
        for &node in &component {
            let CallNode::Region(region) = node else { continue };
            let Some(function) = input.ir.region(region).parent() else { continue };
            let calls_back = |&(edge, callee)| edge == CallEdge::Call && component.contains(&callee);
            if graph.edges(node).iter().any(calls_back) {
                reports.push(input.warning(function, "iv::recursive", "is recursive: its cost is not known"));
                continue;
            }
            let (mut own, mut called) = (0, 0);
            for op in input.ir.nested_ops(function, WalkOrder::PreOrder) {
                match cost_of(input.ctx, input.ir, op) {
                    Ok(cost) => own += cost.unwrap_or(0),
                    Err(why) => reports.push(input.error(op, "iv::cost", why.reason(input.ctx, input.ir))),
                }
                let callee = resolve_callee(input.ctx, input.ir, op, &mut symbols);
                called += callee.and_then(|callee| totals.get(&callee)).unwrap_or(&0);
            }
            totals.insert(function, own + called);
            let message = format!("costs {} scalar operations, {called} of them in callees", own + called);
            reports.push(input.remark(function, "iv::cost", message));
        }
    }
    reports
}

/// The cost of an operation, if it states one.
///
/// # Errors
/// If that cannot be evaluated.
pub fn cost_of(ctx: &Context, ir: &Ir, op: OpId) -> Result<Option<i64>, MatchFailure> {
    call_method(ctx, ir, op, "CostInterface", "getCost", &[])
}

/// `--iv-simplify`: the rules of the dialect alone.
fn simplify() -> Arc<dyn PassKind> {
    let definition =
        PassDef::new("iv-simplify", "IvSimplify", "Applies the rules of intervals").filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        rules::populate(host.ctx(), &mut patterns, DeclarativeOptions::plain(), IvNatives);
        scaling::populate(host.ctx(), &mut patterns, DeclarativeOptions::plain(), IvNatives);
        let patterns = host.freeze_for_pass(patterns, options)?;
        let config = GreedyConfig::default().with(|config| config.fold = false);
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            match apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config) {
                Ok(_) => Diagnostics::new(),
                Err(error) => (*error).into(),
            }
        }))
    })
}

/// `--iv-lower`: intervals become pairs of floats.
fn lower() -> Arc<dyn PassKind> {
    plain_pass(PassDef::new("iv-lower", "IvLower", "Converts intervals to pairs of floats"), |input| {
        match lowering::lower(input.ctx, input.ir, input.root) {
            Ok(()) => Diagnostics::new(),
            Err(errors) => errors,
        }
    })
}
