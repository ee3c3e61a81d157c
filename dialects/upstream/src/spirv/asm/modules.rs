//! Custom assembly of modules.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{AttrData, OpId, OpParser, OpPrinter, OperationState};

use crate::spirv::asm::control_flow::Control;
use crate::spirv::asm::enums::{enum_text, parse_word};
use crate::spirv::attrs::TRIPLE;

// `@name Logical GLSL450 requires #spirv.vce<…> attributes {…} { … }`

const ADDRESSING: Control = ("addressing_model", "spirv.addressing_model");

const MEMORY: Control = ("memory_model", "spirv.memory_model");

fn parse_module(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if let Some(name) = p.try_symbol_name() {
        state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    }
    for (attr, name) in [ADDRESSING, MEMORY] {
        parse_word(p, state, attr, name)?;
    }
    if p.try_keyword("requires") {
        let at = p.offset();
        let triple = p.parse_attribute(None)?;
        let is_triple =
            matches!(ctx.attr_data(triple), AttrData::Dialect { name, .. } if ctx.str(*name) == TRIPLE);
        if !is_triple {
            return Err(p.error(at, "invalid kind of attribute specified"));
        }
        state.set_attr(ctx, "vce_triple", triple);
    }
    p.parse_attr_dict_with_keyword(state)?;
    let region = p.parse_isolated_region(&[])?;
    if p.ir().region(region).is_empty() {
        let block = p.ir().create_block(&[]);
        p.ir().insert_block(block, region, None);
    }
    state.regions.push(region);
    Ok(())
}

fn print_module(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, ["sym_name", ADDRESSING.0, MEMORY.0, "vce_triple"]);
    if let Some(name) = ir.attr(ctx, op, elided[0]).and_then(|name| ctx.as_str(name)) {
        p.text(" ");
        p.symbol_name(ctx.name(name));
    }
    for (attr, name) in [ADDRESSING, MEMORY] {
        p.text(" ");
        p.text(&enum_text(ctx, ir, op, attr, name));
    }
    if let Some(triple) = ir.attr(ctx, op, elided[3]) {
        p.text(" requires ");
        p.attr(triple);
    }
    p.attr_dict_with_keyword(op, &elided);
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, true, true);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[("spirv.module", parse_module, print_module)];
