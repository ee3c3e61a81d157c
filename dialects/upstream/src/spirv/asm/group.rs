//! Accesses of whole subgroups: `spirv.INTEL.SubgroupBlockWrite "StorageClass" %pointer, %value : type`.

use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::rules::Checked;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{AttrData, Delimiter, Int, OpId, OpParser, OpPrinter, OperationState, Param, TypeData};

use crate::spirv::parts::element_or_self;

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
    let params = [Param::Type(element_or_self(ctx, ty)), Param::Int(Int::Small(class))];
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

pub(super) const ASSEMBLY: &[Assembly] = &[("spirv.INTEL.SubgroupBlockWrite", parse_write, print_write)];
