//! Arguments of functions: their attributes, and values that are passed by pointer.

use legalize_conversion::{
    ConversionRewriter, InputMapping, MatchFailure, RewriterExt, SignatureConversion, TypeConverter,
};
use legalize_ir::{
    AttrData, AttrDict, Attribute, Context, InsertPoint, Ir, OpId, OperationState, Type, ValueId,
};
use legalize_typed::OpView;

use crate::llvm::convert::build::Builder;
use crate::llvm::convert::descriptors::expanded;
use crate::llvm::{LlvmType, classify};
use crate::ops::func::FuncOp;
use crate::ops::llvm as ops;

/// Attributes for a pointer to a value of this type; if an argument has both, the first one counts.
const BY_VALUE: [&str; 2] = ["llvm.byref", "llvm.byval"];
/// Attributes whose types are types in memory, with the ones above.
const OF_MEMORY: [&str; 4] = [BY_VALUE[0], BY_VALUE[1], "llvm.sret", "llvm.inalloca"];

/// For each argument of a function, the converted pointee type if the argument is passed by pointer and its
/// converted type is not a pointer. An argument that is expanded into several is not passed by pointer.
pub(super) fn pointees(
    ctx: &Context,
    ir: &Ir,
    converter: &TypeConverter,
    op: OpId,
    inputs: &[Type],
    bare: bool,
) -> Result<Vec<Option<Type>>, MatchFailure> {
    let mut pointees = vec![None; inputs.len()];
    for ((pointee, dict), &input) in pointees.iter_mut().zip(own_argument_attrs(ctx, ir, op)).zip(inputs) {
        let named = |name| ctx.dict_entries(dict).iter().find(|&&(found, _)| ctx.str(found) == name);
        let Some(&(_, attr)) = BY_VALUE.into_iter().find_map(named) else { continue };
        if let Some(types) = expanded(ctx, converter, input, bare)
            && let &[ty] = &types[..]
            && !matches!(classify(ctx, ty), Some(LlvmType::Pointer { .. }))
        {
            *pointee =
                Some(memory_type(ctx, converter, attr).ok_or("the type of a passed value does not convert")?);
        }
    }
    Ok(pointees)
}

/// Loads the arguments that are passed by pointer, in order.
pub(super) struct Loads<'a> {
    pointees: &'a [Option<Type>],
    last: Option<OpId>,
}

impl<'a> Loads<'a> {
    pub(crate) fn new(pointees: &'a [Option<Type>]) -> Self {
        Loads { pointees, last: None }
    }

    /// The value of an argument, if it has become a pointer.
    pub(crate) fn load(
        &mut self,
        rewriter: &mut dyn ConversionRewriter<'_>,
        index: usize,
        new: &[ValueId],
    ) -> Option<ValueId> {
        let (&[pointer], ty) = (new, self.pointees[index]?) else { return None };
        let at = match self.last {
            Some(last) => InsertPoint::After(last),
            None => InsertPoint::Start(rewriter.ir().value_block(pointer)?),
        };
        let value = rewriter.guarded(|rewriter| {
            rewriter.set_insert_point(at);
            let (ctx, loc) = (rewriter.ctx(), rewriter.value_loc(pointer));
            let mut b = Builder { rewriter, ctx, loc };
            b.value(ops::LoadOp::NAME, &[pointer], ty, &[])
        });
        self.last = rewriter.ir().defining_op(value);
        Some(value)
    }
}

fn memory_type(ctx: &Context, converter: &TypeConverter, attr: Attribute) -> Option<Type> {
    match ctx.attr_data(attr) {
        AttrData::Type(ty) => converter.convert_type(ctx, *ty),
        _ => None,
    }
}

/// The attributes of the new arguments, if there were any; those of an argument that is expanded into several
/// are dropped.
pub(super) fn argument_attrs(
    ctx: &Context,
    ir: &Ir,
    converter: &TypeConverter,
    op: OpId,
    signature: &SignatureConversion,
) -> Result<Vec<AttrDict>, MatchFailure> {
    let own = own_argument_attrs(ctx, ir, op);
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let mut all = vec![ctx.common().empty_dict; signature.converted_types().len()];
    for (index, dict) in own.into_iter().enumerate() {
        if let Some((start, 1)) = new_inputs(signature, index) {
            all[start] = converted(ctx, converter, dict).ok_or("a type of the signature does not convert")?;
        }
    }
    Ok(all)
}

/// Converts the types in memory of an argument's attributes.
fn converted(ctx: &Context, converter: &TypeConverter, dict: AttrDict) -> Option<AttrDict> {
    let mut entries = ctx.dict_entries(dict).to_vec();
    for (name, value) in &mut entries {
        if OF_MEMORY.contains(&ctx.str(*name)) {
            *value = ctx.type_attr(memory_type(ctx, converter, *value)?);
        }
    }
    Some(ctx.dict(entries))
}

/// The attributes of a function's arguments; empty if no argument has any.
pub(super) fn own_argument_attrs(ctx: &Context, ir: &Ir, op: OpId) -> Vec<AttrDict> {
    match FuncOp::of(op).arg_attrs(&(ctx, ir)).map(|attrs| ctx.attr_data(attrs)) {
        Some(AttrData::Array(dicts)) => {
            dicts.iter().map(|&dict| ctx.as_dict(dict).unwrap_or(ctx.common().empty_dict)).collect()
        }
        _ => Vec::new(),
    }
}

/// The index of the first new argument that an original one is mapped to, and their number.
pub(super) fn new_inputs(signature: &SignatureConversion, index: usize) -> Option<(usize, usize)> {
    match signature.input(index) {
        Some(InputMapping::Inputs { start, count }) => Some((*start, *count)),
        _ => None,
    }
}

/// Sets an array of dictionaries unless it is empty: if a function has a list of empty dictionaries, the new
/// one has it too.
pub(super) fn set_dicts(ctx: &Context, state: &mut OperationState, name: &str, dicts: &[AttrDict]) {
    if !dicts.is_empty() {
        let dicts: Vec<Attribute> = dicts.iter().map(|dict| dict.as_attribute()).collect();
        state.set_attr(ctx, name, ctx.array_attr(&dicts));
    }
}
