//! Native for successors whose block arguments are converted.

use legalize_ir::{BlockId, OpId, Type, ValueId};
use smallvec::{SmallVec, smallvec};

use super::{NativeValue, Natives};
use crate::pattern::MatchFailure;
use crate::rewriter::ConversionRewriter;

const ARGUMENTS: &str =
    "an operation, the number of a successor and the values that are forwarded to it were expected";
const NOT_PASSED: &str = "the forwarded values have other types than the block's converted arguments";

/// Registers `convertSuccessor`, which takes an operation, the number of one of its successors and the values
/// that it is passed. Outside of a dialect conversion, or without a converter, successors are unchanged.
pub(crate) fn register(natives: &mut Natives) {
    natives.add_rewrite("convertSuccessor", |rewriter, call| {
        let (op, number, values) = arguments(call.args).ok_or(MatchFailure::not_evaluated(ARGUMENTS))?;
        // A successor that occurs twice has been converted the first time.
        let block = rewriter.ir().successors(op).nth(number).ok_or("there is no such successor")?;
        let block = match rewriter.as_conversion() {
            Some(conversion) => convert_successor(conversion, block, values)?,
            None => block,
        };
        Ok(smallvec![NativeValue::Block(block)])
    });
}

/// Converts the arguments of a block to the types that the values that are passed to it convert to, where
/// they differ; gives the block that takes its place.
pub(crate) fn convert_successor(
    conversion: &mut dyn ConversionRewriter<'_>,
    block: BlockId,
    values: &[ValueId],
) -> Result<BlockId, MatchFailure> {
    let Some(converter) = conversion.type_converter() else { return Ok(block) };
    let mut passed: SmallVec<[Type; 4]> = SmallVec::new();
    for &value in values {
        let ty = conversion.ir().value_type(value);
        // Nearly always the conversion depends on the type alone, and results in one type.
        let one = if converter.looks_at_values() { None } else { conversion.convert_type(ty) };
        match one {
            Some(one) => passed.push(one),
            None => {
                let types = converter.convert_value(conversion.ctx(), conversion.ir(), value);
                passed.extend(types.ok_or_else(|| MatchFailure::not_converted(ty))?);
            }
        }
    }
    let (ctx, ir) = (conversion.ctx(), conversion.ir());
    let has = ir.block(block).args().iter().map(|&arg| ir.value_type(arg));
    if has.eq(passed.iter().copied()) {
        return Ok(block);
    }
    let Some(signature) = converter.convert_block_signature(ctx, ir, block) else {
        return Err(MatchFailure::new("the type of a block argument cannot be converted").for_types());
    };
    if signature.converted_types() != &*passed {
        return Err(MatchFailure::new(NOT_PASSED).for_types());
    }
    Ok(conversion.apply_signature_conversion(block, &signature, Some(&converter)))
}

fn arguments(args: &[NativeValue]) -> Option<(OpId, usize, &[ValueId])> {
    let [op, number, values] = args else { return None };
    let number = match number.text() {
        Some(text) => text.parse().ok()?,
        None => usize::try_from(number.int()?).ok()?,
    };
    Some((op.op()?, number, values.values()?))
}
