//! A dialect of complex numbers, each of which becomes two values of type `f64`: in signatures, calls,
//! branches and loops.

/// The `cx` dialect.
pub mod cx {
    include!(concat!(env!("OUT_DIR"), "/cx.rs"));
}

mod patterns;

use std::sync::Arc;

use legalize::dialects::populate_structural_conversions;
use legalize::ods::OdsModule;
use legalize::passes::{PassDef, PassInput, PassKind, plain_pass};
use legalize::prelude::*;
use legalize::session::NativePatterns;
use legalize::source::Includes;
use legalize::typed::{BuildOp, TypeView};

/// Returns the rules: a number becomes two values, other types stay.
pub fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(|ctx, ty| {
        let f64 = ctx.common().f64;
        cx::NumberType::isa(ctx, ty).then(|| ConversionAnswer::to_many([f64, f64]))
    });
    // Tuples of numbers are not supported.
    converter.add_conversion(|ctx, ty| match ctx.type_data(ty) {
        TypeData::Tuple(types) if types.iter().any(|&ty| cx::NumberType::isa(ctx, ty)) => {
            Some(ConversionAnswer::Fail)
        }
        _ => None,
    });
    // A number for an operation that stays, from its two values.
    converter.add_source_materialization(|rewriter, input| {
        let &[re, im] = input.inputs else { return None };
        let made = cx::MakeOp::builder(re, im).create(rewriter, input.loc).ok()?;
        Some(std::iter::once(made.number(rewriter)).collect())
    });
    // Two values for a pattern, from a number that an operation which stays has defined.
    converter.add_target_materialization(|rewriter, input| {
        let &[number] = input.inputs else { return None };
        let is_number = cx::NumberType::isa(rewriter.ctx(), rewriter.ir().value_type(number));
        if !is_number || input.types.len() != 2 {
            return None;
        }
        let parts = cx::PartsOp::builder(number).create(rewriter, input.loc).ok()?;
        Some([parts.re(rewriter), parts.im(rewriter)].into_iter().collect())
    });
    converter
}

/// Converts all numbers below `root` to pairs of values.
///
/// # Errors
/// If an operation cannot be converted; the body is unchanged then.
pub fn lower(ctx: &Context, ir: &mut Ir, root: OpId) -> Result<(), Diagnostics> {
    let converter = Arc::new(converter());
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    populate_structural_conversions(ctx, &mut patterns, &mut target, &converter);
    patterns::populate(&mut patterns, &converter);
    target.add_legal_dialect("arith").add_illegal_dialect("cx");
    let patterns = patterns.freeze(ctx, &Natives::new())?;
    apply_partial_conversion(ctx, ir, root, &target, &patterns, &ConversionConfig::default())?;
    Ok(())
}

/// The dialect, the pass `--lower-cx`, and the set of patterns `Native("cx-to-parts")`.
pub struct Cx;

impl Provider for Cx {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![cx::DEFINITIONS.module()], Diagnostics::new())
    }

    fn native_patterns(&self) -> Vec<NativePatterns> {
        let set = NativePatterns::new("cx-to-parts", |_, converter, set| patterns::populate(set, converter));
        vec![set.with_legality(|_, _, target| {
            target.add_illegal_dialect("cx");
        })]
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let definition = PassDef::new("lower-cx", "LowerCx", "Converts complex numbers to pairs of values");
        vec![plain_pass(definition, |input: &mut PassInput<'_>| {
            lower(input.ctx, input.ir, input.root).err().unwrap_or_default()
        })]
    }
}
