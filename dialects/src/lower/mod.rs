//! Conversions of the default dialects as passes under upstream's flags: `scf` to `cf`, and `arith`, `cf`,
//! `func` and `index` to `llvm`.
//!
//! Mirrors <https://mlir.llvm.org/docs/Passes/#conversion-passes>.

mod arith;
mod build;
mod cf;
mod division;
mod func;
mod index;
mod memref;
mod scf;
mod types;
mod vectors;
mod wrapper;

use std::sync::Arc;

use legalize_conversion::{
    ConversionConfig, ConversionMode, ConversionTarget, PatternSet, TypeConverter, apply_partial_conversion,
};
use legalize_ir::Context;
use legalize_opt::{
    OptionType, OptionValue, Pass, PassDef, PassInput, PassKind, PassOptions, Session, pass_kind,
};
use legalize_source::{Diagnostic, Diagnostics};

/// The widest `index` that a pass can be told: constants of it are attributes of 64 bits.
const MAX_INDEX_BITS: u32 = 64;

/// What is legal, and the patterns.
type Fill = fn(&Context, &Arc<TypeConverter>, &mut ConversionTarget, &mut PatternSet);

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
            ),
            scf_to_cf,
        ),
        to_llvm(
            PassDef::new(
                "convert-arith-to-llvm",
                "ArithToLLVMConversionPass",
                "Converts the arith dialect to the llvm dialect",
            ),
            |ctx, converter, _, patterns| arith::add(ctx, converter, patterns),
        ),
        to_llvm(
            PassDef::new(
                "convert-cf-to-llvm",
                "ConvertControlFlowToLLVMPass",
                "Converts the cf dialect to the llvm dialect",
            ),
            |_, converter, target, patterns| {
                // Blocks change inside of operations that other passes lower.
                target.mark_unknown_dynamically_legal(|ctx, ir, op| {
                    Some(ctx.str(ctx.op_dialect(ir.op(op).name())) != "cf")
                });
                cf::add(converter, patterns);
            },
        ),
        to_llvm(
            PassDef::new(
                "convert-func-to-llvm",
                "ConvertFuncToLLVMPass",
                "Converts the func dialect to the llvm dialect",
            ),
            |_, converter, _, patterns| func::add(converter, patterns),
        ),
        to_llvm(
            PassDef::new(
                "convert-index-to-llvm",
                "ConvertIndexToLLVMPass",
                "Converts the index dialect to the llvm dialect",
            ),
            |_, converter, target, patterns| {
                target.add_illegal_dialect("index");
                index::add(converter, patterns);
            },
        ),
    ]
}

fn scf_to_cf(session: &Session, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut target = ConversionTarget::new();
    for name in scf::LOWERED {
        target.add_illegal_op(name);
    }
    target.mark_unknown_dynamically_legal(|_, _, _| Some(true));
    let mut patterns = PatternSet::new();
    scf::add(&mut patterns);
    let mode = match options.bool("allow-pattern-rollback") {
        true => ConversionMode::Rollback,
        false => ConversionMode::NoRollback,
    };
    partial(session, target, patterns, mode)
}

/// A pass that converts a dialect to the llvm dialect, with the option `index-bitwidth`.
fn to_llvm(definition: PassDef, fill: Fill) -> Arc<dyn PassKind> {
    let bits = OptionType::Int { signed: false, width: 32 };
    let definition = definition.option(
        "index-bitwidth",
        "Width of `index` in bits; 0 for that of the data layout, or 64",
        bits,
        OptionValue::Int(0),
    );
    pass_kind(definition, move |session, options| {
        let bits = match u32::try_from(options.int("index-bitwidth")).unwrap_or(0) {
            0 => types::INDEX_BITS,
            bits if bits <= MAX_INDEX_BITS => bits,
            bits => {
                let message = format!("`index` cannot be {bits} bits wide");
                return Err(Diagnostic::error("opt::pass_option", message)
                    .with_help("`index-bitwidth` is usually 32 or 64")
                    .into());
            }
        };
        let converter = Arc::new(types::llvm_types(bits));
        let mut target = ConversionTarget::new();
        target.add_legal_dialect("llvm");
        let mut patterns = PatternSet::new();
        fill(session.ctx(), &converter, &mut target, &mut patterns);
        partial(session, target, patterns, ConversionMode::Rollback)
    })
}

/// A pass that converts as far as the target asks for.
fn partial(
    session: &Session,
    target: ConversionTarget,
    patterns: PatternSet,
    mode: ConversionMode,
) -> Result<Arc<dyn Pass>, Diagnostics> {
    let patterns = patterns.freeze(session.ctx(), session.natives())?;
    let config = ConversionConfig { mode, ..ConversionConfig::default() };
    Ok(Arc::new(move |input: &mut PassInput<'_>| {
        match apply_partial_conversion(input.ctx, input.ir, input.root, &target, &patterns, &config) {
            Ok(_) => Diagnostics::new(),
            Err(failure) => failure.into(),
        }
    }))
}
