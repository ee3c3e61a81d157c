//! Verifiers of the spirv dialect's modules, functions, variables and constants.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::functions::function_type;
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::symbols::lookup_nearest_symbol;
use legalize_ir::verify::plain_error;
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Ir, OpId, Param, Type, TypeData, ValueDef,
    attr_to_string, type_to_string,
};

use super::memory::pointer;
use super::spec;

const FUNC: &str = "spirv.func";
const GLOBAL: &str = "spirv.GlobalVariable";
const ENTRY: &str = "spirv.EntryPoint";
const MODULE: &str = "spirv.module";

fn is(ctx: &Context, ir: &Ir, op: OpId, names: &[&str]) -> bool {
    names.contains(&ctx.op_str(ir.op(op).name()))
}

/// What a symbol names that stands in an attribute.
fn named(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Option<OpId> {
    lookup_nearest_symbol(ctx, ir, ir.parent_op(op)?, ir.attr_named(ctx, op, attr)?)
}

/// The function around an operation.
fn function(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    let mut parent = ir.parent_op(op)?;
    while !is(ctx, ir, parent, &[FUNC]) {
        parent = ir.parent_op(parent)?;
    }
    Some(parent)
}

fn operands(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.operands(op).map(|value| ir.value_type(value)).collect()
}

fn results(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

// Functions.

fn verify_return(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let around = function(ctx, ir, op).and_then(|op| function_type(ctx, ir, op));
    match around {
        Some((_, results)) if !results.is_empty() => wrong("cannot be used in functions returning value"),
        _ => Ok(()),
    }
}

fn verify_return_value(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((_, results)) = function(ctx, ir, op).and_then(|op| function_type(ctx, ir, op)) else {
        return Ok(());
    };
    let &[found] = &operands(ir, op)[..] else { return Ok(()) };
    let &[wanted] = &results[..] else {
        let count = results.len();
        return wrong(format!("returns 1 value but enclosing function requires {count} results"));
    };
    match found == wanted {
        true => Ok(()),
        false => wrong(format!(
            " return value's type ('{}') mismatch with function's result type ('{}')",
            type_to_string(ctx, found),
            type_to_string(ctx, wanted)
        )),
    }
}

fn verify_call(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let callee = named(ctx, ir, op, "callee").filter(|&callee| is(ctx, ir, callee, &[FUNC]));
    let Some(callee) = callee else {
        let name = match ir.attr_named(ctx, op, "callee").map(|name| ctx.attr_data(name)) {
            Some(AttrData::SymbolRef { root, .. }) => ctx.str(*root),
            _ => return Ok(()),
        };
        return wrong(format!("callee function '{name}' not found in nearest symbol table"));
    };
    let Some((inputs, outputs)) = function_type(ctx, ir, callee) else { return Ok(()) };
    let (args, made) = (operands(ir, op), results(ir, op));
    let text = |ty: Type| type_to_string(ctx, ty);
    if outputs.len() != made.len() {
        let (wanted, found) = (outputs.len(), made.len());
        return wrong(format!(
            "has incorrect number of results has for callee: expected {wanted}, but provided {found}"
        ));
    }
    if inputs.len() != args.len() {
        let (wanted, found) = (inputs.len(), args.len());
        return wrong(format!(
            "has incorrect number of operands for callee: expected {wanted}, but provided {found}"
        ));
    }
    for (index, (wanted, found)) in inputs.iter().zip(&args).enumerate() {
        if wanted != found {
            return wrong(format!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
                text(*wanted),
                text(*found)
            ));
        }
    }
    match outputs.iter().zip(&made).find(|(wanted, found)| wanted != found) {
        Some((wanted, found)) => wrong(format!(
            "result type mismatch: expected '{}', but provided '{}'",
            text(*wanted),
            text(*found)
        )),
        None => Ok(()),
    }
}

/// A block that nothing branches to, and no function begins with.
fn verify_unreachable(at: Subject<'_>) -> Checked {
    let Subject { ir, op, .. } = at;
    let Some(block) = ir.op(op).parent() else { return Ok(()) };
    let is_entry = ir.parent_region(op).and_then(|region| ir.region(region).first()) == Some(block);
    match is_entry {
        true => wrong("cannot be used in reachable block"),
        false => Ok(()),
    }
}

fn verify_weights(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(AttrData::Array(weights)) =
        ir.attr_named(ctx, op, "branch_weights").map(|attr| ctx.attr_data(attr))
    else {
        return Ok(());
    };
    if weights.len() != 2 {
        return wrong("must have exactly two branch weights");
    }
    match weights.iter().all(|weight| ctx.as_i64(*weight) == Some(0)) {
        true => wrong("branch weights cannot both be zero"),
        false => Ok(()),
    }
}

// Modules.

/// Whether a function's text is elsewhere, which its linkage has to say.
fn is_imported(ctx: &Context, ir: &Ir, func: OpId) -> bool {
    let linkage = ir.attr_named(ctx, func, "linkage_attributes").map(|attr| ctx.attr_data(attr));
    let Some(AttrData::Dialect { params, .. }) = linkage else { return false };
    let Some(Param::Attr(kind)) = params.get(1) else { return false };
    let kind = legalize_dialects_hooks::attributes::number(ctx, Some(*kind)).unwrap_or_default();
    let word = enum_of(ctx, ctx.name("spirv.linkage_type")).and_then(|def| def.stringify(kind));
    word.as_deref() == Some("Import")
}

/// A module holds operations of the dialect, and entry points into its functions, none twice. What is wrong is said
/// of what stands in it.
fn verify_module(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let at = |op: OpId, message: String| {
        Err(legalize_ir::verify::place(ctx, ir.op(op).loc(), plain_error(message)))
    };
    let is_ours = |op: OpId| ctx.op_str(ir.op(op).name()).starts_with("spirv.");
    let ops = |op: OpId| {
        let regions = ir.op(op).regions().iter();
        regions.flat_map(|&region| ir.region_blocks(region)).flat_map(|block| ir.block_ops(block))
    };
    let mut entries: Vec<(Attribute, i64)> = Vec::new();
    for inner in ops(op) {
        if !is_ours(inner) {
            return at(inner, "'spirv.module' can only contain spirv.* ops".to_owned());
        }
        if is(ctx, ir, inner, &[ENTRY]) {
            let Some(name) = ir.attr_named(ctx, inner, "fn") else { continue };
            let found = lookup_nearest_symbol(ctx, ir, inner, name);
            if !found.is_some_and(|found| is(ctx, ir, found, &[FUNC])) {
                let AttrData::SymbolRef { root, .. } = ctx.attr_data(name) else { continue };
                return at(inner, format!("function '{}' not found in 'spirv.module'", ctx.str(*root)));
            }
            let key = (name, enum_value(ctx, ir, inner, "execution_model").unwrap_or_default());
            if entries.contains(&key) {
                return at(inner, "duplicate of a previous EntryPointOp".to_owned());
            }
            entries.push(key);
        }
        if is(ctx, ir, inner, &[FUNC]) {
            let is_declaration = ir.op(inner).regions().iter().all(|&region| ir.region(region).is_empty());
            if is_declaration && !is_imported(ctx, ir, inner) {
                let message = "'spirv.module' cannot contain external functions without 'Import' \
                               linkage_attributes (LinkageAttributes)";
                return at(inner, message.to_owned());
            }
            if let Some(other) = ops(inner).find(|&op| !is_ours(op)) {
                return at(other, "functions in 'spirv.module' can only contain spirv.* ops".to_owned());
            }
        }
    }
    Ok(())
}

// Variables.

/// The word of a pointer's storage class.
fn class(ctx: &Context, ty: Type) -> Option<String> {
    let (_, class) = pointer(ctx, ty)?;
    enum_of(ctx, ctx.name("spirv.storage_class"))?.stringify(class)
}

/// Whether a type is a pointer to a physical buffer, or an array of such pointers.
fn is_physical(ctx: &Context, ty: Type) -> bool {
    let mut ty = ty;
    while let Some((_, element)) = array(ctx, ty) {
        ty = element;
    }
    class(ctx, ty).as_deref() == Some("PhysicalStorageBuffer")
}

/// What initializes a variable.
const INITIALIZERS: [&str; 3] = ["spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof"];

fn verify_variable(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&ty) = results(ir, op).first() else { return Ok(()) };
    let storage = enum_value(ctx, ir, op, "storage_class");
    let storage = storage.and_then(|case| enum_of(ctx, ctx.name("spirv.storage_class"))?.stringify(case));
    if storage.as_deref() != Some("Function") {
        return wrong(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level \
             variables.",
        );
    }
    if class(ctx, ty) != storage.map(|word| word.to_string()) {
        return wrong("storage class must match result pointer's storage class");
    }
    if let Some(value) = ir.operands(op).next() {
        let known = match ir.value(value).def() {
            ValueDef::Result { op, .. } => is(ctx, ir, op, &INITIALIZERS),
            _ => false,
        };
        if !known {
            return wrong("initializer must be the result of a constant or spirv.GlobalVariable op");
        }
    }
    for attr in ["descriptor_set", "binding", "built_in"] {
        if ir.attr_named(ctx, op, attr).is_some() {
            return wrong(format!("cannot have '{attr}' attribute (only allowed in spirv.GlobalVariable)"));
        }
    }
    if pointer(ctx, ty).is_some_and(|(pointee, _)| is_physical(ctx, pointee)) {
        let has = |attr: &str| ir.attr_named(ctx, op, attr).is_some();
        match (has("aliased_pointer"), has("restrict_pointer")) {
            (false, false) => {
                return wrong(
                    " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'",
                );
            }
            (true, true) => {
                return wrong(" with physical buffer pointer must have exactly one aliasing decoration");
            }
            _ => {}
        }
    }
    Ok(())
}

/// What initializes a variable of a module.
const GLOBAL_INITIALIZERS: [&str; 2] = [spec::SINGLE, spec::COMPOSITE];

fn verify_global(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&AttrData::Type(ty)) = ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) else {
        return Ok(());
    };
    let Some(class) = class(ctx, ty) else { return wrong("result must be of a !spv.ptr type") };
    if class == "Generic" || class == "Function" {
        return wrong(format!("storage class cannot be '{class}'"));
    }
    if ir.attr_named(ctx, op, "initializer").is_none() {
        return Ok(());
    }
    match named(ctx, ir, op, "initializer") {
        Some(init) if is(ctx, ir, init, &GLOBAL_INITIALIZERS) => Ok(()),
        _ => wrong("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"),
    }
}

// Constants.

/// The number of elements of a `spirv.array`, and their type.
fn array(ctx: &Context, ty: Type) -> Option<(i64, Type)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    match &**params {
        [Param::Int(count), Param::Type(element), ..] if ctx.str(*name) == "spirv.array" => {
            Some((count.as_i64()?, *element))
        }
        _ => None,
    }
}

/// Elements of a tensor or vector are those of arrays, however these nest.
fn verify_elements(ctx: &Context, found: Type, wanted: Type) -> Checked {
    let text = |ty: Type| type_to_string(ctx, ty);
    if found == wanted {
        return Ok(());
    }
    let Some((mut count, mut element)) = array(ctx, wanted) else {
        return wrong(format!(
            "result or element type ('{}') does not match value type ('{}'), must be the same or spirv.array",
            text(wanted),
            text(found)
        ));
    };
    while let Some((inner, ty)) = array(ctx, element) {
        (count, element) = (count.saturating_mul(inner), ty);
    }
    if !matches!(ctx.type_data(element), TypeData::Integer { .. } | TypeData::Float(_)) {
        return wrong("only support nested array result type");
    }
    let (TypeData::RankedTensor { shape, element: ty, .. } | TypeData::Vector { shape, element: ty, .. }) =
        ctx.type_data(found)
    else {
        return Ok(());
    };
    if *ty != element {
        return wrong(format!(
            "result element type ('{}') does not match value element type ('{}')",
            text(element),
            text(*ty)
        ));
    }
    let found = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
    match count == found {
        true => Ok(()),
        false => wrong(format!(
            "result number of elements ({count}) does not match value number of elements ({found})"
        )),
    }
}

/// All elements of a cooperative matrix are one number.
fn verify_uniform(ctx: &Context, value: Attribute) -> Checked {
    let found = match ctx.attr_data(value) {
        AttrData::DenseElements { data: ElementsData::Bytes { splat: true, .. }, .. } => return Ok(()),
        AttrData::DenseElements { .. } => attr_to_string(ctx, value),
        _ => "<<NULL ATTRIBUTE>>".to_owned(),
    };
    wrong(format!("expected a splat dense attribute for cooperative matrix constant, but found {found}"))
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (Some(value), Some(&ty)) = (ir.attr_named(ctx, op, "value"), results(ir, op).first()) else {
        return Ok(());
    };
    let mut pending = vec![(value, ty)];
    while let Some((value, ty)) = pending.pop() {
        if super::operands::cooperative(ctx, ty).is_some() {
            verify_uniform(ctx, value)?;
        }
        match ctx.attr_data(value) {
            AttrData::Integer { ty: found, .. } | AttrData::Float { ty: found, .. } if *found != ty => {
                return wrong(format!(
                    "result type ('{}') does not match value type ('{}')",
                    type_to_string(ctx, ty),
                    type_to_string(ctx, *found)
                ));
            }
            AttrData::Integer { .. } | AttrData::Float { .. } => {}
            AttrData::DenseElements { ty: found, .. } => verify_elements(ctx, *found, ty)?,
            AttrData::Array(values) => {
                let Some((_, element)) = array(ctx, ty) else {
                    return wrong("must have spirv.array result type for array value");
                };
                pending.extend(values.iter().rev().map(|value| (*value, element)));
            }
            _ => return wrong(format!("cannot have attribute: {}", attr_to_string(ctx, value))),
        }
    }
    Ok(())
}

fn verify_spec(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let id = ir.attr_named(ctx, op, "spec_id").map(|id| ctx.attr_data(id));
    if let Some(AttrData::Integer { value, .. }) = id
        && value.as_i64().is_some_and(|value| value < 0)
    {
        return wrong("SpecId cannot be negative");
    }
    let Some(value) = ir.attr_named(ctx, op, "default_value") else { return Ok(()) };
    let wide = match ctx.attr_data(value) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => match ctx.type_data(*ty) {
            TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
            TypeData::Float(kind) => {
                matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
            }
            _ => false,
        },
        _ => return wrong("default value can only be a bool, integer, or float scalar"),
    };
    match wide {
        true => Ok(()),
        false => wrong("default value bitwidth disallowed"),
    }
}

fn verify_reference(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&result) = results(ir, op).first() else { return Ok(()) };
    let constant = named(ctx, ir, op, "spec_const");
    let ty = match constant {
        Some(op) if is(ctx, ir, op, &[spec::SINGLE]) => {
            ir.attr_named(ctx, op, "default_value").and_then(|value| ctx.attr_type(value))
        }
        Some(op) if is(ctx, ir, op, &[spec::COMPOSITE, spec::REPLICATE]) => {
            match ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) {
                Some(AttrData::Type(ty)) => Some(*ty),
                _ => None,
            }
        }
        _ => return wrong("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol"),
    };
    match ty {
        Some(ty) if ty != result => {
            wrong("result type mismatch with the referenced specialization constant's type")
        }
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.BranchConditional", verify_weights),
    ("spirv.Constant", verify_constant),
    ("spirv.FunctionCall", verify_call),
    (GLOBAL, verify_global),
    ("spirv.Return", verify_return),
    ("spirv.ReturnValue", verify_return_value),
    (spec::SINGLE, verify_spec),
    ("spirv.Unreachable", verify_unreachable),
    ("spirv.Variable", verify_variable),
    ("spirv.mlir.referenceof", verify_reference),
];

pub(super) const REGION_VERIFIERS: &[(&str, Verify)] = &[(MODULE, verify_module)];
