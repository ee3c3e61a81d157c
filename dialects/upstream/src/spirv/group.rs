//! Accesses of whole subgroups: `spirv.INTEL.SubgroupBlockWrite "StorageClass" %pointer, %value : type`.

use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::Form;
use legalize_ir::text::Delimiter;
use legalize_ir::{AttrData, Context, Int, OpId, OpParser, OpPrinter, OperationState, Param, Type, TypeData};
use legalize_source::Diagnostic;

const READ: &str = "spirv.INTEL.SubgroupBlockRead";
const WRITE: &str = "spirv.INTEL.SubgroupBlockWrite";

/// The elements of a vector, else the type itself.
fn element(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. } => *element,
        _ => ty,
    }
}

fn parse_write(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let at = p.offset();
    let word = p.parse_attribute(None)?;
    let AttrData::String { value: word, .. } = ctx.attr_data(word) else {
        return Err(p.error(at, "expected storage_class attribute specified as string"));
    };
    let word = String::from_utf8_lossy(word);
    let class = enum_of(ctx, ctx.name("spirv.storage_class")).and_then(|def| def.symbolize(&word));
    let Some(class) = class else {
        return Err(p.error(at, format!("invalid storage_class attribute specification: \"{word}\"")));
    };
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    let ty = p.parse_colon_type()?;
    let params = [Param::Type(element(ctx, ty)), Param::Int(Int::Small(class))];
    let pointer = ctx.ty(TypeData::Dialect { name: ctx.name("spirv.ptr"), params: params.into() });
    p.resolve_operands(&operands, &[pointer, ty], at, &mut state.operands)
}

fn print_write(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" : ");
    p.types(ir.operands(op).skip(1).map(|value| ir.value_type(value)), ", ");
}

/// The pointer points to what is read or written, or to its elements.
fn verify(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let mut types =
        ir.operands(op).chain(ir.op(op).results().iter().copied()).map(|value| ir.value_type(value));
    let (Some(pointer), Some(value)) = (types.next(), types.next()) else { return Ok(()) };
    let pointee = match ctx.type_data(pointer) {
        TypeData::Dialect { params, .. } => params.first(),
        _ => None,
    };
    match pointee {
        Some(Param::Type(pointee)) if *pointee != element(ctx, value) => {
            Err(Diagnostic::error("verify::op", "mismatch in result type and pointer type"))
        }
        _ => Ok(()),
    }
}

pub(super) const FORMS: &[Form] = &[(WRITE, parse_write, print_write)];

pub(super) const VERIFIERS: &[(&str, Verify)] = &[(READ, verify), (WRITE, verify)];
