//! Conversions of the default dialects as passes under upstream's flags: `scf` to `cf`, and `arith`, `cf`,
//! `func` and `index` to `llvm`.
//!
//! Mirrors <https://mlir.llvm.org/docs/Passes/#conversion-passes>.

use std::sync::Arc;

use legalize_conversion::{
    ConversionConfig, ConversionMode, ConversionTarget, FrozenPatternSet, PatternSet, TypeConverter,
    apply_partial_conversion, recovered,
};
use legalize_ir::Context;
use legalize_passes::{
    OptionType, OptionValue, Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind,
};
use legalize_source::{Diagnostic, Diagnostics};

use crate::dlti;

/// The widest `index` that a pass can be told: constants of it are attributes of 64 bits.
const MAX_INDEX_BITS: u32 = 64;
/// The widest that a data layout may ask for: the widest integer of LLVM.
const MAX_LAYOUT_BITS: u32 = (1 << 23) - 1;

/// What is legal, and the patterns.
type Fill = fn(&Context, &PassOptions, &Arc<TypeConverter>, &mut ConversionTarget, &mut PatternSet);

/// How wide `index` is where a pass is told nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// 64 bits.
    Fixed,
    /// As the data layout of the operation that the pass runs on says.
    OfLayout,
}

/// All passes.
pub(crate) fn passes() -> Vec<Arc<dyn PassKind>> {
    vec![
        pass_kind(
            PassDef::new(
                "convert-scf-to-cf",
                "SCFToControlFlowPass",
                "Converts structured control flow to blocks and branches of the cf dialect",
            )
            .option(
                "allow-pattern-rollback",
                "Whether what a failing pattern did is taken back",
                OptionType::Bool,
                OptionValue::Bool(true),
            )
            .filters_patterns(),
            scf_to_cf,
        ),
        to_llvm(
            PassDef::new(
                "convert-arith-to-llvm",
                "ArithToLLVMConversionPass",
                "Converts the arith dialect to the llvm dialect",
            ),
            Width::Fixed,
            |ctx, _, converter, target, patterns| {
                keep_casts(ctx, target);
                crate::arith::lower::add(ctx, converter, patterns);
            },
        ),
        to_llvm(
            PassDef::new(
                "convert-cf-to-llvm",
                "ConvertControlFlowToLLVMPass",
                "Converts the cf dialect to the llvm dialect",
            )
            .on("builtin.module"),
            Width::Fixed,
            |ctx, _, converter, target, patterns| {
                keep_casts(ctx, target);
                // Blocks change inside of operations that other passes lower.
                target.mark_unknown_dynamically_legal(|ctx, ir, op| {
                    Some(ctx.str(ctx.op_dialect(ir.op(op).name())) != "cf")
                });
                crate::cf::lower::add(converter, patterns);
            },
        ),
        to_llvm(
            PassDef::new(
                "convert-func-to-llvm",
                "ConvertFuncToLLVMPass",
                "Converts the func dialect to the llvm dialect",
            )
            .on("builtin.module")
            .option(
                "use-bare-ptr-memref-call-conv",
                "Passes memrefs whose types say all about them as pointers",
                OptionType::Bool,
                OptionValue::Bool(false),
            ),
            Width::OfLayout,
            |ctx, options, converter, target, patterns| {
                keep_casts(ctx, target);
                crate::func::lower::add(converter, options.bool("use-bare-ptr-memref-call-conv"), patterns);
            },
        ),
        to_llvm(
            PassDef::new(
                "convert-index-to-llvm",
                "ConvertIndexToLLVMPass",
                "Converts the index dialect to the llvm dialect",
            ),
            Width::Fixed,
            |_, _, converter, target, patterns| {
                target.add_illegal_dialect("index");
                crate::index::lower::add(converter, patterns);
            },
        ),
    ]
}

/// Casts of the input are not folded.
fn keep_casts(ctx: &Context, target: &mut ConversionTarget) {
    target.add_legal_op(ctx.op_str(ctx.common().unrealized_conversion_cast));
}

fn scf_to_cf(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut target = ConversionTarget::new();
    for name in crate::scf::lower::LOWERED {
        target.add_illegal_op(name);
    }
    target.mark_unknown_dynamically_legal(|_, _, _| Some(true));
    let mut patterns = PatternSet::new();
    crate::scf::lower::add(&mut patterns);
    let mode = match options.bool("allow-pattern-rollback") {
        true => ConversionMode::Rollback,
        false => ConversionMode::NoRollback,
    };
    let patterns = host.freeze_for_pass(patterns, options)?;
    let config = ConversionConfig { mode, keep_going: host.keep_going(), ..ConversionConfig::default() };
    Ok(Arc::new(move |input: &mut PassInput<'_>| partial(input, &target, &patterns, &config)))
}

/// A pass that converts a dialect to the llvm dialect, with the option `index-bitwidth`.
fn to_llvm(definition: PassDef, width: Width, fill: Fill) -> Arc<dyn PassKind> {
    let bits = OptionType::Int { signed: false, width: 32 };
    let definition = definition
        .option(
            "index-bitwidth",
            "Width of `index` in bits; 0 for that of the data layout, or 64",
            bits,
            OptionValue::Int(0),
        )
        .filters_patterns();
    pass_kind(definition, move |host, options| {
        let given = u32::try_from(options.int("index-bitwidth")).unwrap_or(0);
        if given > MAX_INDEX_BITS {
            let message = format!("`index` cannot be {given} bits wide");
            return Err(Diagnostic::error("opt::pass_option", message)
                .with_help("`index-bitwidth` is usually 32 or 64")
                .into());
        }
        let options = options.clone();
        let natives = host.natives().clone();
        let prepare = move |ctx: &Context, options: &PassOptions, bits: u32| {
            let converter = Arc::new(crate::llvm::convert::types::llvm_types(bits));
            let mut target = ConversionTarget::new();
            target.add_legal_dialect("llvm");
            let mut patterns = PatternSet::new();
            fill(ctx, options, &converter, &mut target, &mut patterns);
            (target, patterns)
        };
        let usual = if given == 0 { crate::llvm::convert::types::INDEX_BITS } else { given };
        let (target, patterns) = prepare(host.ctx(), &options, usual);
        let prepared = (target, host.freeze_for_pass(patterns, &options)?);
        let filter = options.pattern_filter();
        let config = ConversionConfig { keep_going: host.keep_going(), ..ConversionConfig::default() };
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let asked = (given == 0 && width == Width::OfLayout)
                .then(|| dlti::index_bits(input.ctx, input.ir, input.root))
                .flatten()
                .filter(|bits| (1..=MAX_LAYOUT_BITS).contains(bits) && *bits != usual);
            let other;
            let (target, patterns) = match asked.map(|bits| prepare(input.ctx, &options, bits)) {
                None => &prepared,
                Some((target, patterns)) => match patterns.freeze_filtered(input.ctx, &natives, &filter) {
                    Ok(patterns) => {
                        other = (target, patterns);
                        &other
                    }
                    Err(diagnostics) => return diagnostics,
                },
            };
            partial(input, target, patterns, &config)
        }))
    })
}

/// Converts as far as the target asks for.
fn partial(
    input: &mut PassInput<'_>,
    target: &ConversionTarget,
    patterns: &FrozenPatternSet,
    config: &ConversionConfig,
) -> Diagnostics {
    let (result, mut diagnostics) = input
        .ctx
        .capture(|| apply_partial_conversion(input.ctx, input.ir, input.root, target, patterns, config));
    diagnostics.extend(match result {
        Ok(report) => recovered(&report.errors),
        Err(failure) => failure.into(),
    });
    diagnostics
}
