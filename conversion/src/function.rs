//! Converting the signature of anything that looks like a function.
//!
//! Declarative patterns cannot say this: they do not reach the arguments of a region's blocks.

use std::sync::Arc;

use legalize_ir::{AttrData, OpId, RegionId, TypeData};

use crate::conversion::{ConversionRewriter, ConvertedOperands};
use crate::pattern::{ConversionPattern, MatchFailure, MatchResult, PatternInfo, Root};
use crate::rewriter::Rewriter;
use crate::set::PatternSet;
use crate::type_converter::TypeConverter;

/// Converts the inputs and results of the function type that an operation holds in its attribute
/// `function_type`, and the arguments of its body's entry block.
struct SignaturePattern {
    root: Root,
    converter: Arc<TypeConverter>,
}

impl ConversionPattern for SignaturePattern {
    fn info(&self) -> PatternInfo {
        PatternInfo::new("convert-function-signature", self.root.clone())
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn takes_many_values(&self) -> bool {
        true
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        _operands: &ConvertedOperands,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> MatchResult {
        convert_function_type(op, "function_type", &self.converter, rewriter)
    }
}

/// Converts the function type in an attribute of `op` and the entry block of its first region, in place.
///
/// # Errors
/// If there is no such function type, or one of its types does not convert.
pub fn convert_function_type(
    op: OpId,
    attribute: &str,
    converter: &Arc<TypeConverter>,
    rewriter: &mut ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let function = rewriter.ir().attr_named(ctx, op, attribute).ok_or("no function type")?;
    let AttrData::Type(function) = ctx.attr_data(function) else { return Err("no function type".into()) };
    let TypeData::Function { inputs, results } = ctx.type_data(*function) else {
        return Err("no function type".into());
    };
    let does_not_convert = || MatchFailure::new("a type of the signature does not convert");
    let signature = converter.convert_signature(ctx, inputs).ok_or_else(does_not_convert)?;
    let results = converter.convert_types(ctx, results.iter().copied()).ok_or_else(does_not_convert)?;
    let body: Option<RegionId> = rewriter.ir().op(op).regions().first().copied();
    if let Some(entry) = body.and_then(|body| rewriter.ir().region(body).first()) {
        rewriter.apply_signature_conversion(entry, &signature, Some(converter));
    }
    let new = ctx.function_type(signature.converted_types(), &results);
    rewriter.set_attr(op, attribute, Some(ctx.type_attr(new)));
    Ok(())
}

/// Adds the pattern that converts the signature of operations of a name.
pub fn populate_function_signature_conversion(
    patterns: &mut PatternSet,
    op: &str,
    converter: Arc<TypeConverter>,
) {
    patterns.add_conversion(SignaturePattern { root: Root::Op(op.to_owned()), converter });
}

/// Adds the pattern that converts the signature of everything with the interface `FunctionOpInterface`.
pub fn populate_any_function_signature_conversion(patterns: &mut PatternSet, converter: Arc<TypeConverter>) {
    patterns
        .add_conversion(SignaturePattern { root: Root::Trait("FunctionOpInterface".to_owned()), converter });
}
