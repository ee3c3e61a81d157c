//! Kernels of the gpu dialect: `gpu.func`, `gpu.launch`, and the custom directives of `gpu.launch_func`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, names};
use legalize_dialects_hooks::functions::asm::{
    Signature, parse_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use legalize_dialects_hooks::table::{Assembly, misuse};
use legalize_ir::{
    Argument, AttrDict, Attribute, Delimiter, Name, OpId, OpParser, OpPrinter, OperationState, Punct,
    UnresolvedOperand, ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::gpu::types::token;

const SEGMENTS: &str = "operandSegmentSizes";
const WORKGROUP: &str = "workgroup_attributions";
const KERNEL: &str = "gpu.kernel";
const MEMORIES: [(&str, &str); 2] =
    [("workgroup", "workgroup_attrib_attrs"), ("private", "private_attrib_attrs")];

/// Parses the optional `word(%arg : type {attributes}, …)`.
fn parse_memory(p: &mut OpParser<'_, '_>, word: &str) -> Result<Vec<Argument>> {
    if p.try_keyword(word) { p.parse_argument_list(Delimiter::Paren, true, true) } else { Ok(Vec::new()) }
}

fn print_memory(p: &mut OpPrinter<'_>, word: &str, args: &[ValueId], attrs: Option<Attribute>) {
    if args.is_empty() {
        return;
    }
    let (ctx, ir) = (p.ctx(), p.ir());
    let dicts = elements(ctx, attrs);
    p.text(&format!(" {word}("));
    for (index, &arg) in args.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.operand(arg);
        p.text(" : ");
        p.ty(ir.value_type(arg));
        if let Some(dict) = dicts.get(index).and_then(|dict| ctx.as_dict(*dict)) {
            p.attr_entries(ctx.dict_entries(dict));
        }
    }
    p.text(")");
}

// `@name(%arg: type) -> type workgroup(%a : type) private(%b : type) kernel attributes {…} { … }`

fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let mut signature: Signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    set_signature_attrs(p.ctx(), state, &signature);
    let empty: AttrDict = ctx.common().empty_dict;
    for (index, (word, attrs)) in MEMORIES.into_iter().enumerate() {
        let args = parse_memory(p, word)?;
        if index == 0 {
            state.set_attr(ctx, WORKGROUP, ctx.int_attr(ctx.common().i64, args.len() as i64));
        }
        if args.iter().any(|arg| arg.attrs != empty) {
            let dicts: Vec<Attribute> = args.iter().map(|arg| arg.attrs.as_attribute()).collect();
            state.set_attr(ctx, attrs, ctx.array_attr(&dicts));
        }
        for arg in args {
            let ty = arg.ty.unwrap_or(ctx.common().index);
            signature.args.push((Some(arg), ty, empty));
        }
    }
    if p.try_keyword("kernel") {
        state.set_attr(ctx, KERNEL, ctx.common().unit);
    }
    p.parse_attr_dict_with_keyword(state)?;
    parse_body(p, state, &signature)
}

fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some((inputs, results)) = legalize_dialects_hooks::functions::function_type(ctx, ir, op) else {
        return p.generic_op(op);
    };
    let elided = names(
        ctx,
        [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            WORKGROUP,
            KERNEL,
            MEMORIES[0].1,
            MEMORIES[1].1,
        ],
    );
    let name = ir.attr(ctx, op, elided[0]).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    print_signature(p, op, &inputs, &results, false);
    let body = ir.op(op).regions().first().and_then(|body| ir.region(*body).first());
    let args: &[ValueId] = body.map_or(&[], |block| ir.block(block).args());
    let memory = args.get(inputs.len()..).unwrap_or_default();
    let shared = ir.attr(ctx, op, elided[4]).and_then(|count| ctx.as_i64(count)).unwrap_or(0);
    let (shared, private) = memory.split_at((shared.max(0) as usize).min(memory.len()));
    print_memory(p, MEMORIES[0].0, shared, ir.attr(ctx, op, elided[6]));
    print_memory(p, MEMORIES[1].0, private, ir.attr(ctx, op, elided[7]));
    p.text(if ir.attr(ctx, op, elided[5]).is_some() { " kernel" } else { "" });
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

// `async [%t] clusters(…) in (…) blocks(%x, %y, %z) in (%sx = %a, …) threads(…) in (…) … { … } {…}`

/// Groups of region arguments, of three dimensions each: three indices, later three sizes.
const GROUPS: [&str; 3] = ["clusters", "blocks", "threads"];

struct Dimensions {
    ids: Vec<Argument>,
    sizes: Vec<Argument>,
    values: Vec<UnresolvedOperand>,
}

fn parse_dimensions(p: &mut OpParser<'_, '_>) -> Result<Dimensions> {
    let ids = p.parse_argument_list(Delimiter::Paren, false, false)?;
    p.parse_keyword("in")?;
    let at = p.offset();
    let (mut sizes, mut values) = (Vec::new(), Vec::new());
    p.parse_punct(Punct::LParen)?;
    for index in 0..3 {
        if index > 0 {
            p.parse_punct(Punct::Comma)?;
        }
        sizes.push(p.parse_argument(false, false)?);
        p.parse_punct(Punct::Equal)?;
        values.push(p.parse_operand()?);
    }
    p.parse_punct(Punct::RParen)?;
    if ids.len() != 3 {
        return Err(p.error(at, "expected three indices"));
    }
    Ok(Dimensions { ids, sizes, values })
}

fn parse_launch(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let index = ctx.common().index;
    // The numbers of values: dependencies, grid, block, cluster, memory.
    let mut sizes = [0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0];
    let at = p.offset();
    let is_async = p.try_keyword("async");
    if is_async {
        if p.result_count() == 0 {
            return Err(p.error(at, "needs to be named when marked 'async'"));
        }
        state.result_types.push(token(ctx));
    }
    if p.peek_punct(Punct::LSquare) {
        let at = p.offset();
        let tokens = p.parse_operand_list(Delimiter::Square)?;
        if !is_async && !tokens.is_empty() {
            return Err(p.error(at, "expected 'async' before dependencies"));
        }
        sizes[0] = tokens.len() as i32;
        p.resolve_operands_of(&tokens, token(ctx), &mut state.operands)?;
    }
    let cluster = if p.try_keyword(GROUPS[0]) { Some(parse_dimensions(p)?) } else { None };
    p.parse_keyword(GROUPS[1])?;
    let grid = parse_dimensions(p)?;
    p.parse_keyword(GROUPS[2])?;
    let block = parse_dimensions(p)?;
    for group in [Some(&grid), Some(&block), cluster.as_ref()].into_iter().flatten() {
        p.resolve_operands_of(&group.values, index, &mut state.operands)?;
    }
    if cluster.is_some() {
        sizes[7..10].fill(1);
    }
    if p.try_keyword("dynamic_shared_memory_size") {
        let size = p.parse_operand()?;
        state.operands.push(p.resolve_operand(&size, ctx.common().i32)?);
        sizes[10] = 1;
    }
    for word in ["module", "function"] {
        if p.try_keyword(word) {
            p.parse_punct(Punct::LParen)?;
            let symbol = p.parse_attribute(None)?;
            p.parse_punct(Punct::RParen)?;
            state.set_attr(ctx, word, symbol);
        }
    }
    let mut args: Vec<Argument> = grid.ids.into_iter().chain(block.ids).collect();
    args.extend(grid.sizes.into_iter().chain(block.sizes));
    if let Some(cluster) = cluster {
        args.extend(cluster.ids.into_iter().chain(cluster.sizes));
    }
    for argument in &mut args {
        argument.ty = Some(index);
    }
    let shared = parse_memory(p, MEMORIES[0].0)?;
    state.set_attr(ctx, WORKGROUP, ctx.int_attr(ctx.common().i64, shared.len() as i64));
    args.extend(shared);
    args.extend(parse_memory(p, MEMORIES[1].0)?);
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    let region = p.parse_region(&args)?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_dimensions(
    p: &mut OpPrinter<'_>,
    word: &str,
    ids: &[ValueId],
    sizes: &[ValueId],
    values: &[ValueId],
) {
    p.text(&format!(" {word}("));
    p.operands(ids.iter().copied());
    p.text(") in ");
    legalize_dialects_hooks::region_assembly::print_assignments(p, sizes, values.iter().copied());
}

fn print_launch(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided: [Name; 4] = names(ctx, [SEGMENTS, WORKGROUP, "module", "function"]);
    let sizes =
        ir.attr(ctx, op, elided[0]).and_then(|sizes| ctx.as_dense_i32_array(sizes)).unwrap_or_default();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let args = ir
        .op(op)
        .regions()
        .first()
        .map_or(&[][..], |region| legalize_dialects_hooks::region_assembly::entry_args(p, *region));
    let clustered = sizes.get(7) == Some(&1);
    let first = if clustered { 18 } else { 12 };
    let tokens = sizes.first().map_or(0, |count| (*count).max(0) as usize);
    if sizes.len() != 11 || args.len() < first || values.len() < tokens + first / 2 {
        return p.generic_op(op);
    }
    let (tokens, values) = values.split_at(tokens);
    if !ir.op(op).results().is_empty() {
        p.text(" async");
    }
    if !tokens.is_empty() {
        p.text(" [");
        p.operands(tokens.iter().copied());
        p.text("]");
    }
    if clustered {
        print_dimensions(p, GROUPS[0], &args[12..15], &args[15..18], &values[6..9]);
    }
    print_dimensions(p, GROUPS[1], &args[..3], &args[6..9], &values[..3]);
    print_dimensions(p, GROUPS[2], &args[3..6], &args[9..12], &values[3..6]);
    if sizes[10] == 1 {
        p.text(" dynamic_shared_memory_size ");
        p.operands(values.last().copied());
    }
    for (word, name) in [("module", elided[2]), ("function", elided[3])] {
        if let Some(symbol) = ir.attr(ctx, op, name) {
            p.text(&format!(" {word}("));
            p.attr(symbol);
            p.text(")");
        }
    }
    let memory = &args[first..];
    let shared = ir.attr(ctx, op, elided[1]).and_then(|count| ctx.as_i64(count)).unwrap_or(0);
    let (shared, private) = memory.split_at((shared.max(0) as usize).min(memory.len()));
    print_memory(p, MEMORIES[0].0, shared, None);
    print_memory(p, MEMORIES[1].0, private, None);
    p.text(" ");
    p.region(ir.op(op).regions()[0], false, true);
    p.attr_dict(op, &elided);
}

// ` : type` of the sizes unless it is `index`

fn parse_size_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ty = if p.try_punct(Punct::Colon) { p.parse_type()? } else { p.ctx().common().index };
    let [CustomSlot::Types(grid), CustomSlot::Operands(cluster), sizes @ ..] = slots else {
        return Err(misuse(p, "LaunchDimType"));
    };
    grid.push(ty);
    // All sizes have one type; those of a cluster are optional.
    for slot in sizes.iter_mut().filter(|_| !cluster.is_empty()) {
        if let CustomSlot::Types(types) = slot {
            types.push(ty);
        }
    }
    Ok(true)
}

fn print_size_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let Some(CustomValue::Types(types)) = values.first() else { return };
    if let Some(&ty) = types.first().filter(|ty| **ty != p.ctx().common().index) {
        p.text(": ");
        p.ty(ty);
    }
}

// `args(%a : type, …)`, or nothing

fn parse_kernel_args(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "LaunchFuncOperands"));
    };
    if !p.try_keyword("args") {
        return Ok(false);
    }
    p.parse_comma_list(Delimiter::Paren, |p| {
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok(true)
}

fn print_kernel_args(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types)] = values else { return };
    if values.is_empty() {
        return;
    }
    p.text("args(");
    for (index, (&value, &ty)) in values.iter().zip(types).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.operand(value);
        p.text(" : ");
        p.ty(ty);
    }
    p.text(")");
}

/// The custom directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("LaunchDimType", parse_size_type, print_size_type);
    all.insert("LaunchFuncOperands", parse_kernel_args, print_kernel_args);
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("gpu.func", parse_func, print_func), ("gpu.launch", parse_launch, print_launch)];
