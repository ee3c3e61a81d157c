//! Passes that run one driver each on the patterns of this crate: `--test-…`.

use std::sync::Arc;

use legalize_conversion::{
    ConversionConfig, ConversionFailure, ConversionMode, ConversionReport, ConversionTarget, FreezeOptions,
    FrozenPatternSet, GreedyConfig, Natives, PatternSet, RegionSimplification, TypeConverter,
    apply_analysis_conversion, apply_full_conversion, apply_partial_conversion, apply_patterns_greedily,
    walk_and_apply_patterns,
};
use legalize_ir::{Context, Ir, OpId, PrintOptions, loc_to_string, print_op};
use legalize_passes::{PassDef, PassInput, PassKind, pass_kind};
use legalize_source::{Diagnostic, Diagnostics, Severity};
use legalize_typed::OpView;

use crate::ops::{
    CfgOp, DiscardOp, DynamicOp, FuncOp, KernelOp, LegalOp, MakePairOp, SourceOp, TokenOp, UnpackOp, YieldOp,
};
use crate::{natives, patterns, types};

/// Returns all passes of this module.
pub(crate) fn all() -> Vec<Arc<dyn PassKind>> {
    type Run = fn(&mut PassInput<'_>, &FreezeOptions) -> Diagnostics;
    let passes: [(&str, &str, Run); 15] = [
        ("test-greedy", "greedy driver", |input, freezing| {
            greedy(input, freezing, "test-greedy", GreedyConfig::default())
        }),
        ("test-greedy-top-down", "greedy driver, first operation first, without folds", |input, freezing| {
            let config = GreedyConfig::default().with(|config| {
                config.top_down = true;
                config.fold = false;
            });
            greedy(input, freezing, "test-greedy", config)
        }),
        ("test-greedy-aggressive", "greedy driver that merges blocks", |input, freezing| {
            let simplification = RegionSimplification::Aggressive;
            let config = GreedyConfig::default().with(|config| config.region_simplification = simplification);
            greedy(input, freezing, "test-greedy", config)
        }),
        ("test-flip-flop", "greedy driver on patterns that never end", |input, freezing| {
            let config = GreedyConfig::default().with(|config| config.max_rewrites = Some(100));
            greedy(input, freezing, "test-flip-flop", config)
        }),
        ("test-walk", "walk driver", |input, freezing| walk(input, freezing, "test-greedy")),
        ("test-walk-misuse", "walk driver on a pattern that it refuses", |input, freezing| {
            walk(input, freezing, "test-erase-next")
        }),
        ("test-partial", "partial conversion", |input, freezing| {
            report(legalize(input, freezing, apply_partial_conversion, &ConversionConfig::default()))
        }),
        ("test-full", "full conversion", |input, freezing| {
            report(legalize(input, freezing, apply_full_conversion, &ConversionConfig::default()))
        }),
        ("test-analysis", "analysis conversion, with a remark on what could be converted", analysis),
        (
            "test-rollback",
            "partial conversion; a failure is a warning if it left all as it was",
            |input, freezing| {
                restoring(input, |input| {
                    legalize(input, freezing, apply_partial_conversion, &ConversionConfig::default())
                })
            },
        ),
        (
            "test-types-rollback",
            "test-types-bare; a failure is a warning if it left all as it was",
            |input, freezing| {
                restoring(input, |input| {
                    retype(input, freezing, types::bare_converter(), &ConversionConfig::default())
                })
            },
        ),
        (
            "test-no-rollback",
            "partial conversion without rollback; a failure is a warning",
            |input, freezing| {
                let config = ConversionConfig::default().with(|config| {
                    config.mode = ConversionMode::NoRollback;
                    config.max_failures = Some(8);
                });
                lenient(legalize(input, freezing, apply_partial_conversion, &config))
            },
        ),
        ("test-types", "conversion of types with materializations", |input, freezing| {
            report(retype(input, freezing, types::converter(), &ConversionConfig::default()))
        }),
        ("test-types-bare", "conversion of types without materializations", |input, freezing| {
            report(retype(input, freezing, types::bare_converter(), &ConversionConfig::default()))
        }),
        (
            "test-types-casts",
            "conversion of types that leaves casts which say what they are for",
            |input, freezing| {
                let config = ConversionConfig::default().with(|config| {
                    config.build_materializations = false;
                    config.attach_debug_materialization_kind = true;
                });
                report(retype(input, freezing, types::bare_converter(), &config))
            },
        ),
    ];
    let pass = |(name, text, run): (&str, &str, Run)| {
        pass_kind(PassDef::new(name, name, text).filters_patterns(), move |host, options| {
            let freezing = FreezeOptions::default().with(|freezing| {
                freezing.filter = options.pattern_filter();
                freezing.checks = host.pattern_checks();
            });
            Ok(Arc::new(move |input: &mut PassInput<'_>| run(input, &freezing)))
        })
    };
    passes.into_iter().map(pass).collect()
}

/// Freezes the patterns of a name that the options select.
fn freeze(
    ctx: &Context,
    freezing: &FreezeOptions,
    name: &str,
    converter: &Arc<TypeConverter>,
) -> Result<FrozenPatternSet, Diagnostics> {
    let mut set = PatternSet::new();
    patterns::add(name, converter, &mut set);
    let mut all = Natives::new();
    natives::add(&mut all);
    let (set, warnings) = set.freeze_with(ctx, &all, freezing).into_result_with_warnings()?;
    for warning in warnings {
        let _ = ctx.emit(warning);
    }
    Ok(set)
}

fn greedy(
    input: &mut PassInput<'_>,
    freezing: &FreezeOptions,
    name: &str,
    config: GreedyConfig,
) -> Diagnostics {
    let patterns = match freeze(input.ctx, freezing, name, &Arc::default()) {
        Ok(patterns) => patterns,
        Err(diagnostics) => return diagnostics,
    };
    let result = match apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config) {
        Ok(result) => result,
        Err(error) => return error.into(),
    };
    if result.stop.converged() {
        return Diagnostics::new();
    }
    let names = result.stop.patterns().join(", ");
    Diagnostic::warning("greedy::limit", format!("patterns still apply at the limit: {names}")).into()
}

fn walk(input: &mut PassInput<'_>, freezing: &FreezeOptions, name: &str) -> Diagnostics {
    let patterns = match freeze(input.ctx, freezing, name, &Arc::default()) {
        Ok(patterns) => patterns,
        Err(diagnostics) => return diagnostics,
    };
    let result = walk_and_apply_patterns(input.ctx, input.ir, input.root, &patterns);
    result.err().map(Diagnostics::from).unwrap_or_default()
}

/// Result of a conversion: its report, or the errors.
type Converted = Result<ConversionReport, Diagnostics>;
/// One of the three conversion modes.
type Convert = fn(
    &Context,
    &mut Ir,
    OpId,
    &ConversionTarget,
    &FrozenPatternSet,
    &ConversionConfig,
) -> Result<ConversionReport, Box<ConversionFailure>>;

fn report(converted: Converted) -> Diagnostics {
    converted.err().unwrap_or_default()
}

/// Turns the errors into warnings, so that the module is printed nevertheless.
fn lenient(converted: Converted) -> Diagnostics {
    let mut all = Diagnostics::new();
    for mut diagnostic in converted.err().unwrap_or_default() {
        diagnostic.severity = diagnostic.severity.min(Severity::Warning);
        all.push(diagnostic);
    }
    all
}

/// The target of `test-legalize`; the legality of `test.unknown` is not known.
fn legal_target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    for name in [
        "builtin.module",
        LegalOp::NAME,
        SourceOp::NAME,
        DiscardOp::NAME,
        YieldOp::NAME,
        CfgOp::NAME,
        KernelOp::NAME,
    ] {
        target.add_legal_op(name);
    }
    for name in [
        "one_step",
        "two_steps",
        "three_steps",
        "stuck",
        "dead_end",
        "trap",
        "detour",
        "endless",
        "countdown",
    ] {
        target.add_illegal_op(&format!("test.{name}"));
    }
    target.mark_recursively_legal(KernelOp::NAME);
    target.add_dynamically_legal_op(DynamicOp::NAME, |ctx, ir, op| {
        Some(DynamicOp::of(op).legal_attr(&(ctx, ir)) == Some(ctx.bool_attr(true)))
    });
    target
}

fn legalize(
    input: &mut PassInput<'_>,
    freezing: &FreezeOptions,
    convert: Convert,
    config: &ConversionConfig,
) -> Converted {
    let patterns = freeze(input.ctx, freezing, "test-legalize", &Arc::default())?;
    convert(input.ctx, input.ir, input.root, &legal_target(), &patterns, config).map_err(Diagnostics::from)
}

fn analysis(input: &mut PassInput<'_>, freezing: &FreezeOptions) -> Diagnostics {
    let report = match legalize(input, freezing, apply_analysis_conversion, &ConversionConfig::default()) {
        Ok(report) => report,
        Err(diagnostics) => return diagnostics,
    };
    let mut all = Diagnostics::new();
    for op in report.legalizable {
        let data = input.ir.op(op);
        let name = input.ctx.op_str(data.name());
        let remark = Diagnostic::remark("convert::legalizable", format!("op '{name}' is legalizable"));
        all.push(match data.loc().source() {
            Some(span) => remark.with_label(span, ""),
            None => remark.with_location(loc_to_string(input.ctx, data.loc())),
        });
    }
    all
}

/// Runs a conversion; if it fails, the module must be unchanged, including locations, and is printed.
fn restoring(
    input: &mut PassInput<'_>,
    convert: impl FnOnce(&mut PassInput<'_>) -> Converted,
) -> Diagnostics {
    let print = |input: &PassInput<'_>| {
        let options = PrintOptions::default().with(|options| {
            options.generic = true;
            options.debug_info = true;
        });
        print_op(input.ctx, input.ir, input.root, &options)
    };
    let before = print(input);
    let converted = convert(input);
    if converted.is_err() && print(input) != before {
        return Diagnostic::error("test::not_restored", "a failed conversion changed the module").into();
    }
    lenient(converted)
}

/// Legalizes all types, everywhere.
fn retype(
    input: &mut PassInput<'_>,
    freezing: &FreezeOptions,
    converter: TypeConverter,
    config: &ConversionConfig,
) -> Converted {
    let converter = Arc::new(converter);
    let patterns = freeze(input.ctx, freezing, "test-types", &converter)?;
    let mut target = ConversionTarget::new();
    let shared = converter.clone();
    let has_legal_types = move |ctx: &Context, ir: &Ir, op: OpId| {
        let regions = ir.op(op).regions();
        Some(
            shared.is_legal_op(ctx, ir, op)
                && regions.iter().all(|&region| shared.is_legal_region(ctx, ir, region)),
        )
    };
    for name in patterns::types::RETYPED {
        target.add_dynamically_legal_op(name, has_legal_types.clone());
    }
    target.add_illegal_op(MakePairOp::NAME).add_illegal_op(UnpackOp::NAME).add_illegal_op(TokenOp::NAME);
    let shared = converter.clone();
    target.add_dynamically_legal_op(FuncOp::NAME, move |ctx, ir, op| {
        let ty = FuncOp::of(op).function_type_attr(&(ctx, ir))?;
        Some(shared.is_signature_attr_legal(ctx, ty))
    });
    apply_partial_conversion(input.ctx, input.ir, input.root, &target, &patterns, config)
        .map_err(Diagnostics::from)
}
