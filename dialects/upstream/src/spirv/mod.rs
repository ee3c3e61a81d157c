//! Rust part of the spirv dialect: its types and attributes, the text of modules, structured control flow and constants, and
//! the functions that its definitions call.

mod attrs;
mod chains;
mod checks;
mod clusters;
mod composite;
mod functions;
mod fused;
mod group;
mod image_operands;
mod images;
mod memory;
mod operands;
mod products;
mod spec;
mod structure;
mod syntax;
mod types;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{enum_of, names, number};
use legalize_dialects_hooks::functions::asm::{
    parse_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use legalize_dialects_hooks::rules::Rules;
use legalize_dialects_hooks::successors::{all_operands, cases_after_default, group_after_condition};
use legalize_dialects_hooks::switches::{parse_cases, print_cases};
use legalize_dialects_hooks::table::{DialectHooks, Form, ResultNames};
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, Int, Ir, OpId, OpParser, OpPrinter, OperationState, Param, Traits, Type,
    TypeData, ValueId, VerifyPhase,
};
use legalize_snippet::{Classes, EvalError, Val};

/// The attribute in quotes behind a function's type.
const CONTROL: &str = "spirv.function_control";

/// An enum's attribute with that value.
fn enum_attr(ctx: &Context, name: &str, value: i64) -> Attribute {
    let params = [Param::Int(Int::Small(value))];
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: params.into() })
}

/// The word of an enum's attribute of an operation.
fn enum_text(ctx: &Context, ir: &Ir, op: OpId, attr: &str, name: &str) -> String {
    let value = legalize_dialects_hooks::attributes::enum_value(ctx, ir, op, attr).unwrap_or(0);
    enum_of(ctx, ctx.name(name)).and_then(|def| def.stringify(value)).unwrap_or_default()
}

/// Reads an enum's case as a bare word.
fn parse_word(p: &mut OpParser<'_, '_>, state: &mut OperationState, attr: &str, name: &str) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let Some(value) = enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)) else {
        return Err(p.error(at, format!("invalid {attr} attribute specification: \"{word}\"")));
    };
    state.set_attr(ctx, attr, enum_attr(ctx, name, value));
    Ok(())
}

/// `@name(%arg: type) -> type "control" attributes {…} { … }`
fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    let at = p.offset();
    let text = p.parse_string()?;
    let Some(value) = enum_of(ctx, ctx.name(CONTROL)).and_then(|def| def.symbolize(&text)) else {
        return Err(p.error(at, format!("invalid function_control attribute specification: \"{text}\"")));
    };
    state.set_attr(ctx, "function_control", enum_attr(ctx, CONTROL, value));
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some((inputs, results)) = legalize_dialects_hooks::functions::function_type(ctx, ir, op) else {
        return;
    };
    let elided = names(ctx, ["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"]);
    let name = ir.attr(ctx, op, elided[0]).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    print_signature(p, op, &inputs, &results, false);
    p.text(" ");
    p.string(enum_text(ctx, ir, op, "function_control", CONTROL).as_bytes());
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

// `control(word) -> types { … }`

/// A structured statement: its attribute, and that attribute's name.
type Control = (&'static str, &'static str);
const LOOP: Control = ("loop_control", "spirv.loop_control");
const SELECTION: Control = ("selection_control", "spirv.selection_control");

fn parse_structured(p: &mut OpParser<'_, '_>, state: &mut OperationState, control: Control) -> Result<()> {
    let (attr, name) = control;
    if p.try_keyword("control") {
        p.parse_punct(Punct::LParen)?;
        parse_word(p, state, attr, name)?;
        p.parse_punct(Punct::RParen)?;
    } else {
        state.set_attr(p.ctx(), attr, enum_attr(p.ctx(), name, 0));
    }
    if p.try_punct(Punct::Arrow) {
        state.result_types.extend(p.parse_type_list()?);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    Ok(())
}

fn print_structured(p: &mut OpPrinter<'_>, op: OpId, control: Control) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (attr, name) = control;
    if legalize_dialects_hooks::attributes::enum_value(ctx, ir, op, attr).is_some_and(|value| value != 0) {
        p.text(" control(");
        p.text(&enum_text(ctx, ir, op, attr, name));
        p.text(")");
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> ");
        p.types(results, ", ");
    }
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, false, true);
    }
}

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
        let triple = p.parse_attribute(None)?;
        state.set_attr(ctx, "vce_triple", triple);
    }
    p.parse_attr_dict_with_keyword(state)?;
    let region = p.parse_isolated_region(&[])?;
    if p.ir().region(region).is_empty() {
        let block = p.ir().create_block(&[]);
        p.ir().place_block(block, region, None);
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

// `%condition [3, 4], ^then(%a : type), ^else`

fn parse_branch(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    if p.peek_punct(Punct::LSquare) {
        let mut weights = Vec::new();
        p.parse_comma_list(Delimiter::Square, |p| {
            weights.push(ctx.int_attr(ctx.common().i32, p.parse_integer()?));
            Ok(())
        })?;
        state.set_attr(ctx, "branch_weights", ctx.array_attr(&weights));
    }
    let mut sizes = vec![1];
    for _ in 0..2 {
        p.parse_punct(Punct::Comma)?;
        let (block, values) = p.parse_successor_and_operands()?;
        sizes.push(values.len() as i32);
        state.successors.push(block);
        state.operands.extend(values);
    }
    state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&sizes));
    Ok(())
}

fn print_branch(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    if let Some(AttrData::Array(weights)) =
        ir.attr_named(ctx, op, "branch_weights").map(|attr| ctx.attr_data(attr))
    {
        let text: Vec<String> = weights
            .iter()
            .filter_map(|weight| ctx.as_i64(*weight))
            .map(|weight| weight.to_string())
            .collect();
        p.text(&format!(" [{}]", text.join(", ")));
    }
    let values: Vec<ValueId> = ir.operands(op).skip(1).collect();
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = sizes.and_then(|sizes| sizes.get(1).copied()).unwrap_or(0).max(0) as usize;
    let (then, otherwise) = values.split_at(first.min(values.len()));
    for (block, values) in ir.successors(op).zip([then, otherwise]) {
        p.text(", ");
        p.successor_and_operands(block, values);
    }
}

// `3 : i32`, `dense<1> : vector<4xi32>`, `[…] : !spirv.array<…>`

fn parse_constant(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let value = p.parse_attribute(None)?;
    state.set_attr(ctx, "value", value);
    let ty = match ctx.attr_type(value) {
        Some(ty) if !matches!(ctx.type_data(ty), TypeData::None | TypeData::RankedTensor { .. }) => ty,
        _ => p.parse_colon_type()?,
    };
    state.result_types.push(ty);
    Ok(())
}

fn print_constant(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (Some(value), &[result]) = (ir.attr_named(ctx, op, "value"), ir.op(op).results()) else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.attr(value);
    let ty = ir.value_type(result);
    if let TypeData::Dialect { name, .. } = ctx.type_data(ty)
        && ctx.str(*name) == "spirv.array"
    {
        p.text(" : ");
        p.ty(ty);
    }
}

/// `%cst3_i8`, `%true`, `%cst_f32`, `%cst_vec_4xf32`
fn name_constant(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let &[result] = ir.op(op).results() else { return };
    let Some(value) = ir.attr_named(ctx, op, "value") else { return };
    let text = |ty: Type| legalize_ir::type_to_string(ctx, ty);
    let ty = ir.value_type(result);
    let mut name = "cst".to_owned();
    if let AttrData::Integer { value: number, .. } = ctx.attr_data(value) {
        if ty == ctx.common().i1 {
            return set(result, if number.is_zero() { "false" } else { "true" });
        }
        name.push_str(&number.to_big().to_string());
    }
    match ctx.type_data(ty) {
        TypeData::Integer { .. } | TypeData::Float(_) => name.push_str(&format!("_{}", text(ty))),
        TypeData::Vector { shape, element, .. } => {
            name.push_str(&format!("_vec_{}", shape.first().copied().unwrap_or_default()));
            if matches!(ctx.type_data(*element), TypeData::Integer { .. } | TypeData::Float(_)) {
                name.push_str(&format!("x{}", text(*element)));
            }
        }
        _ => {}
    }
    set(result, &name);
}

/// Addresses are named by what they are addresses of.
fn name_address(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let variable = ir.attr_named(ctx, op, "variable");
    let symbol = variable.map(|variable| legalize_ir::attr_to_string(ctx, variable)).unwrap_or_default();
    if let (Some(&result), Some(name)) = (ir.op(op).results().first(), symbol.strip_prefix('@')) {
        set(result, &format!("{}_addr", name.trim_matches('"')));
    }
}

/// Whether an operation or one around it, up to the next symbol table, implements an interface.
fn is_nested_in(ctx: &Context, ir: &Ir, op: Option<OpId>, interface: &str) -> bool {
    let mut at = op;
    while let Some(op) = at {
        let info = ctx.op_info(ir.op(op).name());
        if info.is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE)) {
            return false;
        }
        if info.is_some_and(|info| info.has_trait_named(ctx.name(interface))) {
            return true;
        }
        at = ir.parent_op(op);
    }
    false
}

/// Makes classes of types and functions on operations known.
fn add_classes(ctx: &Context, classes: &Classes) {
    attrs::add_classes(ctx, classes);
    types::add_classes(ctx, classes);
    // Whether a word of bits has one of others.
    classes.register_helper("mlir::spirv::bitEnumContainsAny", |env, args| {
        let bits = |value: &Val| match value {
            Val::Int(_) | Val::Enum(..) => value.as_int(),
            Val::Attr(attr) => number(env.ctx, Some(*attr)).map(i128::from),
            _ => None,
        };
        match args {
            [one, other] => match (bits(one), bits(other)) {
                (Some(one), Some(other)) => Ok(Val::Bool(one & other != 0)),
                _ => Err(EvalError::invalid("expected two words of bits")),
            },
            _ => Err(EvalError::invalid("expected two words of bits")),
        }
    });
    for (function, interface) in [
        ("isNestedInFunctionOpInterface", "FunctionOpInterface"),
        ("isNestedInGraphARMOpInterface", "GraphARMOpInterface"),
        ("isDirectInModuleLikeOp", ""),
    ] {
        classes.register_helper(function, move |env, args| {
            let ir = env.ir()?;
            let op = match args.first() {
                Some(Val::Op(op)) => Some(*op),
                _ => None,
            };
            let is_table = |op: OpId| {
                let info = env.ctx.op_info(ir.op(op).name());
                info.is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE))
            };
            Ok(Val::Bool(match interface {
                "" => op.is_some_and(is_table),
                interface => is_nested_in(env.ctx, ir, op, interface),
            }))
        });
    }
}

const FORMS: &[Form] = &[
    ("spirv.BranchConditional", parse_branch, print_branch),
    ("spirv.Constant", parse_constant, print_constant),
    ("spirv.func", parse_func, print_func),
    ("spirv.mlir.loop", |p, state| parse_structured(p, state, LOOP), |p, op| print_structured(p, op, LOOP)),
    (
        "spirv.mlir.selection",
        |p, state| parse_structured(p, state, SELECTION),
        |p, op| print_structured(p, op, SELECTION),
    ),
    ("spirv.module", parse_module, print_module),
];

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[FORMS, composite::FORMS, fused::FORMS, group::FORMS, memory::FORMS, spec::FORMS],
    verifiers: &[
        functions::RULES,
        Rules::of(VerifyPhase::Traits, "types", clusters::RULES),
        Rules::own(checks::GROUP_VERIFIERS),
        Rules::own(chains::VERIFIERS),
        Rules::own(checks::VERIFIERS),
        Rules::own(composite::VERIFIERS),
        Rules::own(group::VERIFIERS),
        Rules::own(images::VERIFIERS),
        Rules::own(operands::VERIFIERS),
        Rules::own(products::VERIFIERS),
        Rules::own(spec::VERIFIERS),
        Rules::own(structure::VERIFIERS),
        Rules::own_of_regions(spec::REGION_VERIFIERS),
        Rules::own_of_regions(structure::REGION_VERIFIERS),
    ],
    result_names: &[
        ("spirv.Constant", ResultNames::Computed(name_constant)),
        ("spirv.mlir.addressof", ResultNames::Computed(name_address)),
    ],
    successor_operands: &[
        ("spirv.Branch", all_operands),
        ("spirv.BranchConditional", group_after_condition),
        ("spirv.Switch", cases_after_default),
    ],
    directives: &[image_operands::add_directives, |all| {
        all.insert("SwitchOpCases", parse_cases, print_cases);
    }],
    classes: &[add_classes],
    others: &[attrs::register, types::register],
    ..DialectHooks::of("spirv")
};
