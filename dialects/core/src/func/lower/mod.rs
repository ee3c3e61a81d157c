//! `convert-func-to-llvm`: functions, calls, returns, references to functions.
//!
//! In Rust because the arguments of a region's blocks change their number and types, several results are
//! packed into one struct, and memrefs are passed in parts: declarative patterns cannot express this.

pub(crate) mod arguments;
pub(crate) mod calls;
pub(crate) mod declare;
pub(crate) mod functions;
pub(super) mod pass;
pub(crate) mod signature;
pub(super) mod spec_patterns;
pub(crate) mod wrapper;

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, MatchResult, PatternInfo, PatternSet, TypeConverter,
};
use legalize_ir::OpId;
use legalize_typed::OpView;

use crate::func::lower::calls::{convert_call, convert_constant};
use crate::func::lower::functions::{convert_func, convert_return};
use crate::func::lower::signature::Convention;
use crate::ops::func::{CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp};

/// Adds the patterns.
fn add(converter: &Arc<TypeConverter>, bare_pointers: bool, patterns: &mut PatternSet) {
    type Convert = fn(OpId, &ConvertedOperands, &Convention, &mut dyn ConversionRewriter<'_>) -> MatchResult;
    let convention = Arc::new(Convention { converter: converter.clone(), bare_pointers });
    let all: [(&str, Convert); 5] = [
        (FuncOp::NAME, convert_func),
        (CallOp::NAME, convert_call),
        (CallIndirectOp::NAME, convert_call),
        (ConstantOp::NAME, convert_constant),
        (ReturnOp::NAME, convert_return),
    ];
    for (name, convert) in all {
        let shared = convention.clone();
        patterns.add_conversion_fn(
            PatternInfo::on(format!("{name} to llvm"), name),
            Some(converter.clone()),
            move |op, operands, rewriter| convert(op, operands, &shared, rewriter),
        );
    }
}
