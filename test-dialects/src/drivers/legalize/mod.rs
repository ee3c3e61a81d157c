//! `--test-legalize-patterns`: types that convert one to one, to several and to none; the target; the
//! conversion.

mod patterns;
mod regions;
mod types;

use std::sync::Arc;

use legalize_conversion::{
    Conversion, ConversionConfig, ConversionMode, ConversionTarget, FoldingMode, PatternSet, TypeConverter,
};
use legalize_dialects_core::ops::func;
use legalize_ir::{Context, Ir, OpId};
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_source::Diagnostics;
use legalize_typed::OpView;

use super::build::{has, legal_if, legal_signature, operand_is, result_is};
use super::events::Events;
use super::{mode, not_legalizable, one_of, remark, rules, tolerated, with_rollback_option};
use crate::ops::{
    CastOp, ConstantOp, ConvertBlockArgsOp, FinishOp, IllegalOpF, IllegalOpG, InPlaceSelfFoldOp, LegalOpA,
    LegalOpB, LegalOpC, OneRegionOp, RecursiveRewriteOp, RegionBuilderOp, RegionFoldOp, ReturnOp,
    TypeConsumerOp, TypeProducerOp, ValidConsumerOp, ValidOp, ValidProducerOp,
};
pub(super) use patterns::{convert_consumer, convert_producer_to_f64};

/// The target; in a full conversion an operation that is not listed is legal by an attribute.
fn target(ctx: &Context, converter: &Arc<TypeConverter>, full: bool) -> ConversionTarget {
    let common = *ctx.common();
    let mut target = ConversionTarget::new();
    for name in [
        "builtin.module",
        LegalOpA::NAME,
        LegalOpB::NAME,
        LegalOpC::NAME,
        CastOp::NAME,
        ValidOp::NAME,
        FinishOp::NAME,
        ConstantOp::NAME,
        OneRegionOp::NAME,
        ValidProducerOp::NAME,
        ValidConsumerOp::NAME,
        // Not defined anywhere.
        "test.legal_op",
    ] {
        target.add_legal_op(name);
    }
    for name in [IllegalOpF::NAME, RegionBuilderOp::NAME, RegionFoldOp::NAME] {
        target.add_illegal_op(name);
    }
    target.add_dynamically_legal_op(
        ReturnOp::NAME,
        legal_if(move |_, ir, op| ir.operands(op).all(|operand| ir.value_type(operand) != common.f32)),
    );
    target.add_dynamically_legal_op(func::FuncOp::NAME, legal_signature(converter));
    let types = converter.clone();
    target.add_dynamically_legal_op(
        func::CallOp::NAME,
        legal_if(move |ctx, ir, op| types.is_legal_op(ctx, ir, op)),
    );
    target.add_dynamically_legal_op(IllegalOpG::NAME, legal_if(|_, _, _| false));
    target.add_dynamically_legal_op(
        TypeProducerOp::NAME,
        legal_if(move |_, ir, op| result_is(ir, op, common.f64)),
    );
    target.add_dynamically_legal_op(
        TypeConsumerOp::NAME,
        legal_if(move |_, ir, op| operand_is(ir, op, common.f64)),
    );
    target.add_dynamically_legal_op(
        RecursiveRewriteOp::NAME,
        legal_if(|ctx, ir, op| {
            let depth = RecursiveRewriteOp::of(op).depth_attr(&(ctx, ir));
            depth.and_then(|depth| ctx.as_i64(depth)) == Some(0)
        }),
    );
    for (name, attr) in [
        (InPlaceSelfFoldOp::NAME, InPlaceSelfFoldOp::FOLDED_ATTR),
        (ConvertBlockArgsOp::NAME, ConvertBlockArgsOp::IS_LEGAL_ATTR),
        ("test.value_replace", "is_legal"),
        ("test.post_order_legalization", "is_legal"),
    ] {
        target.add_dynamically_legal_op(name, legal_if(move |ctx, ir, op| has(ctx, ir, op, attr)));
    }
    let is_unit = move |attr: &'static str| {
        legal_if(move |ctx, ir, op| ir.attr_named(ctx, op, attr) == Some(common.unit))
    };
    for name in [func::FuncOp::NAME, "builtin.module"] {
        target.mark_recursively_legal_if(name, is_unit("test.recursively_legal"));
    }
    if full {
        target.mark_unknown_dynamically_legal(is_unit("test.dynamically_legal"));
    }
    target
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Analysis,
    Full,
    Partial,
}

/// Returns the pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let text = |value: &str| OptionValue::Text(value.to_owned());
    let definition = PassDef::new(
        "test-legalize-patterns",
        "TestLegalizePatternDriver",
        "Runs test dialect legalization patterns",
    )
    .option(
        "test-legalize-mode",
        "The mode of the conversion",
        one_of(["analysis", "full", "partial"]),
        text("partial"),
    )
    .option(
        "test-legalize-folding-mode",
        "When operations are folded",
        one_of(["never", "before-patterns", "after-patterns"]),
        text("before-patterns"),
    )
    .option(
        "build-materializations",
        "Whether the type converter is asked to resolve casts",
        OptionType::Bool,
        OptionValue::Bool(true),
    )
    .option(
        "attach-debug-materialization-kind",
        "Whether casts say what they are for",
        OptionType::Bool,
        OptionValue::Bool(false),
    )
    .filters_patterns();
    pass_kind(with_rollback_option(definition), |host, options| {
        let goal = match options.text("test-legalize-mode") {
            "analysis" => Goal::Analysis,
            "full" => Goal::Full,
            _ => Goal::Partial,
        };
        let config = ConversionConfig::default().with(|config| {
            config.mode = mode(options);
            config.folding = match options.text("test-legalize-folding-mode") {
                "never" => FoldingMode::Never,
                "after-patterns" => FoldingMode::AfterPatterns,
                _ => FoldingMode::BeforePatterns,
            };
            config.build_materializations = options.bool("build-materializations");
            config.attach_debug_materialization_kind = options.bool("attach-debug-materialization-kind");
        });
        let converter = Arc::new(types::converter());
        let target = target(host.ctx(), &converter, goal == Goal::Full);
        let mut set = PatternSet::new();
        rules::add(host, rules::RULES, &mut set)?;
        patterns::add(&converter, &mut set);
        let set = host.freeze_for_pass(set, options)?;
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let mut events =
                Events { exact: config.mode == ConversionMode::NoRollback && goal != Goal::Analysis };
            let run = Conversion::new(&target, &set, &config).with_listener(&mut events);
            finish(input.ctx, input.ir, input.root, run, goal)
        }))
    })
}

/// Runs the conversion and reports the result. The pass fails only if an analysis fails.
fn finish<'c>(ctx: &'c Context, ir: &mut Ir, root: OpId, run: Conversion<'c>, goal: Goal) -> Diagnostics {
    match goal {
        Goal::Analysis => match run.analysis(ctx, ir, &[root]) {
            Ok(report) => {
                let mut all = Diagnostics::new();
                let ir = &*ir;
                all.extend(report.legalizable.iter().map(|&op| {
                    let name = ctx.op_str(ir.op(op).name());
                    remark(ctx, ir, op, "convert::legalizable", format!("op '{name}' is legalizable"))
                }));
                all
            }
            Err(failure) => failure.into(),
        },
        Goal::Full => match run.full(ctx, ir, &[root]) {
            Ok(_) => Diagnostics::new(),
            Err(failure) => {
                let mut all = tolerated(*failure);
                let text = "applyFullConversion failed";
                all.push(remark(ctx, ir, root, "convert::failed", text));
                all
            }
        },
        Goal::Partial => match run.partial(ctx, ir, &[root]) {
            Ok(report) => not_legalizable(ctx, ir, &report.unlegalized),
            Err(failure) => {
                let left = failure.unlegalized.clone();
                let mut all = tolerated(*failure);
                let text = "applyPartialConversion failed";
                all.push(remark(ctx, ir, root, "convert::failed", text));
                all.extend(not_legalizable(ctx, ir, &left));
                all
            }
        },
    }
}
