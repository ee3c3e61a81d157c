//! Rust part of the linalg dialect: the text of structured operations, and the bodies that named ones leave out.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Linalg/>.

mod body;
mod elementwise;
mod generic;
mod maps;
mod named;
mod single;
mod table;
pub(crate) mod verify;

use std::sync::Arc;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, OperationState, RegionId, Type, TypeData, ValueId,
};
use legalize_snippet::Classes;
use legalize_source::Diagnostic;

pub(crate) use maps::indexing_maps;

type Result<T> = std::result::Result<T, Diagnostic>;

const SEGMENTS: &str = "operandSegmentSizes";
const MAPS: &str = "indexing_maps";
const ITERATORS: &str = "iterator_types";
const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// Names the arguments of a region.
type ArgNames = dyn Fn(&Context, &Ir, OpId, RegionId, &mut dyn FnMut(ValueId, &str)) + Send + Sync;

/// The types of the operands that were read.
struct Operands {
    inputs: Vec<Type>,
    outputs: Vec<Type>,
}

/// `word(%a, %b : type, type)`
fn parse_group(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<Vec<Type>> {
    p.parse_punct(Punct::LParen)?;
    let at = p.offset();
    let values = p.parse_operand_list(Delimiter::None)?;
    let types = p.parse_colon_type_list()?;
    p.parse_punct(Punct::RParen)?;
    p.resolve_operands(&values, &types, at, &mut state.operands)?;
    Ok(types.to_vec())
}

/// `ins(%a : type) outs(%b : type)`, either of which may be missing.
fn parse_operands(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<Operands> {
    let inputs = if p.try_keyword("ins") { parse_group(p, state)? } else { Vec::new() };
    let outputs = if p.try_keyword("outs") { parse_group(p, state)? } else { Vec::new() };
    Ok(Operands { inputs, outputs })
}

fn set_segments(p: &OpParser<'_, '_>, state: &mut OperationState, operands: &Operands) {
    let ctx = p.ctx();
    let sizes = [operands.inputs.len() as i32, operands.outputs.len() as i32];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
}

fn print_group(p: &mut OpPrinter<'_>, word: &str, values: &[ValueId]) {
    if values.is_empty() {
        return;
    }
    p.text(&format!(" {word}("));
    p.operands(values.iter().copied());
    p.text(" : ");
    let ir = p.ir();
    p.types(values.iter().map(|&value| ir.value_type(value)), ", ");
    p.text(")");
}

/// Inputs and outputs by the operation's segments; without them the last operand is the output.
fn split_operands(p: &OpPrinter<'_>, op: OpId) -> (Vec<ValueId>, Vec<ValueId>) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let mut inputs: Vec<ValueId> = ir.operands(op).collect();
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = match sizes.as_deref() {
        Some([first, _]) => (*first).max(0) as usize,
        _ => inputs.len().saturating_sub(1),
    };
    let outputs = inputs.split_off(first.min(inputs.len()));
    (inputs, outputs)
}

fn print_operands(p: &mut OpPrinter<'_>, op: OpId) {
    let (inputs, outputs) = split_operands(p, op);
    print_group(p, "ins", &inputs);
    print_group(p, "outs", &outputs);
}

/// ` -> type` or ` -> (types)` of the results, if there are any.
fn print_results(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !types.is_empty() {
        p.arrow_type_list(types.into_iter());
    }
}

/// The element type of a tensor or buffer; of anything else the type itself.
fn element(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedTensor(element)
        | TypeData::UnrankedMemRef { element, .. } => *element,
        _ => ty,
    }
}

/// The number of dimensions of a tensor or buffer; a scalar has none.
fn shape_rank(ctx: &Context, ty: Type) -> Option<usize> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { shape, .. } | TypeData::MemRef { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_))
}

/// Names of a body's arguments: what comes in, then what goes out.
fn argument_names(inputs: fn(&Context, &Ir, OpId) -> usize, out: &'static str) -> Arc<ArgNames> {
    Arc::new(move |ctx: &Context, ir: &Ir, op: OpId, region: RegionId, set: &mut dyn FnMut(ValueId, &str)| {
        let Some(block) = ir.region(region).first() else { return };
        let inputs = inputs(ctx, ir, op);
        for (index, &arg) in ir.block(block).args().iter().enumerate() {
            set(arg, if index < inputs { "in" } else { out });
        }
    })
}

fn first_segment(ctx: &Context, ir: &Ir, op: OpId) -> usize {
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    sizes.and_then(|sizes| sizes.first().copied()).unwrap_or(0).max(0) as usize
}

/// Makes functions known that the definitions call.
pub(crate) fn add_classes(classes: &Classes) {
    named::add_classes(classes);
}

/// Attaches the forms to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    elementwise::attach(ctx);
    generic::attach(ctx);
    named::attach(ctx);
    single::attach(ctx);
    let mut name = |op: &str, result: Option<&'static str>, args: Option<Arc<_>>| {
        let op = ctx.op_name(op);
        ctx.update_op(op, |info| {
            info.attached_mut().result_names = result.map(crate::names::all_together);
            info.attached_mut().block_arg_names = args;
        });
    };
    name("linalg.generic", None, Some(argument_names(first_segment, "out")));
    let others = |_: &Context, ir: &Ir, op: OpId| ir.op(op).operand_count().saturating_sub(1);
    name("linalg.map", Some("mapped"), Some(argument_names(others, "init")));
    let half = |_: &Context, ir: &Ir, op: OpId| ir.op(op).operand_count() / 2;
    name("linalg.reduce", Some("reduced"), Some(argument_names(half, "init")));
    name("linalg.broadcast", Some("broadcasted"), None);
    name("linalg.pack", Some("pack"), None);
    name("linalg.transpose", Some("transposed"), None);
    name("linalg.unpack", Some("unpack"), None);
}
