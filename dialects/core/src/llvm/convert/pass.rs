//! Passes that convert a dialect to the llvm dialect: the type converter, the target, the width of `index`.
//!
//! Mirrors <https://mlir.llvm.org/docs/Passes/#conversion-passes>.

use std::sync::Arc;

use legalize_conversion::{ConversionConfig, ConversionTarget, PatternSet, TypeConverter};
use legalize_ir::Context;
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, PassOptions, pass_kind};
use legalize_source::Diagnostic;

use super::types::{INDEX_BITS, llvm_types};
use crate::common::conversion_pass::partial;
use crate::dlti::index_bits;

/// Maximum width of `index` as an option of a pass: constants of it are attributes of 64 bits.
const MAX_INDEX_BITS: u32 = 64;
/// Maximum width in a data layout: the widest integer of LLVM.
const MAX_LAYOUT_BITS: u32 = (1 << 23) - 1;

/// Fills in the legal operations and the patterns.
type Fill = fn(&Context, &PassOptions, &Arc<TypeConverter>, &mut ConversionTarget, &mut PatternSet);

/// Width of `index` if the option of the pass is not set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Width {
    /// 64 bits.
    Fixed,
    /// The width in the data layout of the operation that the pass runs on.
    OfLayout,
}

/// Keeps casts of the input from being folded.
pub(crate) fn keep_casts(ctx: &Context, target: &mut ConversionTarget) {
    target.add_legal_op(ctx.op_str(ctx.common().unrealized_conversion_cast));
}

/// Creates a pass that converts a dialect to the llvm dialect, with the option `index-bitwidth`.
pub(crate) fn to_llvm(definition: PassDef, width: Width, fill: Fill) -> Arc<dyn PassKind> {
    let bits = OptionType::Int { signed: false, width: 32 };
    let definition = definition
        .option(
            "index-bitwidth",
            "Width of `index` in bits; 0 for that of the data layout, or 64",
            bits,
            OptionValue::Int(0),
        )
        .filters_patterns()
        .collects_failures()
        .stays_inside();
    pass_kind(definition, move |host, options| {
        let given = u32::try_from(options.int("index-bitwidth")).unwrap_or(0);
        if given > MAX_INDEX_BITS {
            let message = format!("`index` cannot be {given} bits wide");
            return Err(Diagnostic::error("opt::pass_option", message)
                .with_help("use a width below 128, usually 32 or 64")
                .into());
        }
        let options = options.clone();
        let natives = host.natives().clone();
        let prepare = move |ctx: &Context, options: &PassOptions, bits: u32| {
            let converter = Arc::new(llvm_types(bits));
            let mut target = ConversionTarget::new();
            target.add_legal_dialect("llvm");
            let mut patterns = PatternSet::new();
            fill(ctx, options, &converter, &mut target, &mut patterns);
            (target, patterns)
        };
        let usual = if given == 0 { INDEX_BITS } else { given };
        let (target, patterns) = prepare(host.ctx(), &options, usual);
        let prepared = (target, host.freeze_for_pass(patterns, &options)?);
        let filter = options.pattern_filter();
        let config = ConversionConfig::default().with(|config| {
            config.keep_going = host.keep_going();
            config.max_failures = options.max_failures();
            config.checks = host.pattern_checks();
            config.stays_inside = true;
        });
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let asked = (given == 0 && width == Width::OfLayout)
                .then(|| index_bits(input.ctx, input.ir, input.root))
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
