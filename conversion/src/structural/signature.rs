//! Conversion of the signatures of function-like operations.
//!
//! Declarative patterns cannot express this: they do not reach the arguments of a region's blocks.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Name, OpId, RegionId, Type, TypeData};

use super::parts::{Part, illegal_value, no_illegal_part};
use crate::condition::DynamicLegality;
use crate::pattern::{ConversionPattern, MatchFailure, MatchResult, PatternInfo, Root};
use crate::rewriter::RewriterExt;
use crate::rewriter::{ConversionRewriter, ConvertedOperands};
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
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        convert_function_type(op, "function_type", &self.converter, rewriter)
    }
}

/// Attributes of a function's arguments and results, an array of dictionaries each (`FunctionOpInterface`).
const ARG_ATTRS: &str = "arg_attrs";
const RES_ATTRS: &str = "res_attrs";

/// The attributes of converted arguments or results, from an array with a dictionary for each original one
/// and the number of types that each was converted to. One with a single converted type keeps its attributes;
/// the parts of one with several have none, since an attribute of the whole may not hold for a part; those of
/// a dropped one are dropped too. Returns `None` if none is left. An array of another length is kept, as it
/// does not describe the arguments.
pub fn convert_value_attrs(ctx: &Context, dicts: Attribute, counts: &[usize]) -> Option<Attribute> {
    let AttrData::Array(old) = ctx.attr_data(dicts) else { return Some(dicts) };
    if old.len() != counts.len() || counts.iter().all(|&count| count == 1) {
        return Some(dicts);
    }
    let empty = ctx.common().empty_dict.as_attribute();
    let mut new = Vec::with_capacity(counts.iter().sum());
    for (&dict, &count) in old.iter().zip(counts) {
        match count {
            1 => new.push(dict),
            _ => new.resize(new.len() + count, empty),
        }
    }
    new.iter().any(|&dict| dict != empty).then(|| ctx.array_attr(&new))
}

/// Converts the function type in an attribute of `op`, the attributes of its arguments and results
/// (`arg_attrs`, `res_attrs`), and the entry block of its first region, in place.
///
/// # Errors
/// If the attribute is not a function type, or one of its types does not convert.
pub fn convert_function_type(
    op: OpId,
    attribute: &str,
    converter: &Arc<TypeConverter>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let function = rewriter.ir().attr_named(ctx, op, attribute).ok_or("it has no function type")?;
    let AttrData::Type(function) = ctx.attr_data(function) else {
        return Err("it has no function type".into());
    };
    let TypeData::Function { inputs, results } = ctx.type_data(*function) else {
        return Err("it has no function type".into());
    };
    let convert = |part: fn(usize) -> Part| {
        move |(at, ty): (usize, &Type)| {
            let converted = converter.convert(ctx, *ty);
            converted.ok_or_else(|| MatchFailure::text(part(at).cannot_be_converted(ctx, *ty)))
        }
    };
    let old = inputs;
    let inputs = old.iter().enumerate().map(convert(Part::Input)).collect::<Result<Vec<_>, _>>()?;
    let results = results.iter().enumerate().map(convert(Part::Output)).collect::<Result<Vec<_>, _>>()?;
    let signature = converter.convert_signature(ctx, old).ok_or("the signature cannot be converted")?;
    let body: Option<RegionId> = rewriter.ir().op(op).regions().first().copied();
    if let Some(entry) = body.and_then(|body| rewriter.ir().region(body).first()) {
        rewriter.apply_signature_conversion(entry, &signature, Some(converter));
    }
    let mut changes: Vec<(Name, Option<Attribute>)> = Vec::new();
    for (name, converted) in [(ARG_ATTRS, &inputs), (RES_ATTRS, &results)] {
        let Some(old) = rewriter.ir().attr_named(ctx, op, name) else { continue };
        let counts: Vec<usize> = converted.iter().map(legalize_ir::SmallVec::len).collect();
        changes.push((ctx.name(name), convert_value_attrs(ctx, old, &counts)));
    }
    let results: Vec<Type> = results.into_iter().flatten().collect();
    let new = ctx.function_type(signature.converted_types(), &results);
    changes.push((ctx.name(attribute), Some(ctx.type_attr(new))));
    // One change for listeners.
    rewriter.modify_op(op, |ir| {
        changes.into_iter().for_each(|(name, value)| ir.set_attr(ctx, op, name, value));
    });
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

/// The condition under which the pattern of [`populate_function_signature_conversion`] has nothing to do: the
/// types of `function_type` and of the entry block's arguments are legal.
pub fn signature_legality(converter: Arc<TypeConverter>) -> DynamicLegality {
    no_illegal_part(converter, |converter, (ctx, ir), op| {
        let Some(function) = ir.attr_named(ctx, op, "function_type") else { return Some(None) };
        let AttrData::Type(ty) = ctx.attr_data(function) else { return None };
        let TypeData::Function { inputs, results } = ctx.type_data(*ty) else {
            return Some(Some((Part::Signature, *ty)));
        };
        let inputs = inputs.iter().enumerate().map(|(at, &ty)| (Part::Input(at), ty));
        let mut all = inputs.chain(results.iter().enumerate().map(|(at, &ty)| (Part::Output(at), ty)));
        let of_type = all.find(|&(_, ty)| !converter.is_legal(ctx, ty));
        let entry = ir.op(op).regions().first().and_then(|&body| ir.region(body).first());
        let args = entry.into_iter().flat_map(|block| ir.block(block).args().iter().enumerate());
        let args = args.map(|(at, &arg)| (Part::Argument(at, 0, 0), arg));
        Some(of_type.or_else(|| illegal_value(converter, (ctx, ir), args)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_follow_their_values() {
        let ctx = Context::new(Arc::default());
        let dict = |name: &str| ctx.dict([(ctx.name(name), ctx.common().unit)]).as_attribute();
        let empty = ctx.common().empty_dict.as_attribute();
        let (a, b, c) = (dict("a"), dict("b"), dict("c"));
        let all = ctx.array_attr(&[a, b, c]);
        let convert = |counts: &[usize]| convert_value_attrs(&ctx, all, counts);
        assert_eq!(convert(&[1, 1, 1]), Some(all));
        assert_eq!(convert(&[0, 1, 1]), Some(ctx.array_attr(&[b, c])));
        assert_eq!(convert(&[1, 2, 1]), Some(ctx.array_attr(&[a, empty, empty, c])));
        assert_eq!(convert(&[3, 0, 1]), Some(ctx.array_attr(&[empty, empty, empty, c])));
        assert_eq!(convert(&[2, 0, 2]), None);
        assert_eq!(convert(&[1, 2]), Some(all));
    }
}
