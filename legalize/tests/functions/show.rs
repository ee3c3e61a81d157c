//! Values as text, as `tools/conformance/harness/functions.h` prints them.

use std::fmt::Write as _;

use legalize::ir::{
    BlockId, Context, FloatKind, Ir, OpId, RegionId, TypeData, ValueDef, ValueId, attr_to_string,
    loc_to_string, type_to_string,
};
use legalize::snippet::{ApFloat, ApInt, CppInt, IntType, Val};

use crate::examples::name_of;

/// Returns the text of a value.
pub(crate) fn shown(ctx: &Context, ir: &Ir, value: &Val) -> Result<String, String> {
    let list = |items: &[Val]| -> Result<String, String> {
        let items: Result<Vec<String>, String> = items.iter().map(|item| shown(ctx, ir, item)).collect();
        Ok(format!("[{}]", items?.join(", ")))
    };
    Ok(match value {
        Val::Null => "null".to_owned(),
        Val::Bool(value) => value.to_string(),
        Val::Int(value) => int(*value),
        Val::Double(value) => float(*value),
        Val::Single(value) => format!("{}f", single(*value)),
        Val::ApInt(value) => apint(value),
        Val::ApFloat(value) => apfloat(ctx, value)?,
        Val::Logical(holds) => (if *holds { "success" } else { "failure" }).to_owned(),
        Val::Str(text) => quoted(text),
        Val::Type(ty) => type_to_string(ctx, *ty),
        Val::Attr(attr) => attr_to_string(ctx, *attr),
        Val::Loc(loc) => loc_to_string(ctx, *loc),
        Val::Named(name, attr) => format!("{} = {}", ctx.str(*name), attr_to_string(ctx, *attr)),
        Val::Affine(expr) => expr.to_string(),
        Val::Map(map) => map.to_string(),
        Val::Enum(_, value) => value.to_string(),
        Val::Value(value) => of_value(ctx, ir, *value),
        Val::Op(op) | Val::View(op, _) => of_op(ctx, ir, *op),
        Val::Operand(op, index) => format!("operand {index} of {}", of_op(ctx, ir, *op)),
        Val::Block(block) => of_block(ctx, ir, *block),
        Val::Region(region) => of_region(ctx, ir, *region),
        Val::Engaged(held) => shown(ctx, ir, held)?,
        Val::List(items) => list(items)?,
        other => return Err(format!("{} is not printed", other.kind())),
    })
}

fn int(value: CppInt) -> String {
    let (ty, number) = (value.ty(), value.value());
    if ty == IntType::Char {
        return format!("'{}'", char::from(value.byte()));
    }
    match (ty.width(), ty.is_signed()) {
        (64, true) => format!("{number}l"),
        (64, false) => format!("{number}ul"),
        (32, true) => number.to_string(),
        (32, false) => format!("{number}u"),
        (width, true) => format!("int{width}_t({number})"),
        (width, false) => format!("uint{width}_t({number})"),
    }
}

/// Digits of a number: those that identify it among numbers of its format.
fn digits(debug: &str) -> String {
    match debug {
        "NaN" => "nan".to_owned(),
        other => other.to_owned(),
    }
}

fn float(value: f64) -> String {
    digits(&format!("{value:?}"))
}

fn single(value: f32) -> String {
    digits(&format!("{value:?}"))
}

fn apint(value: &ApInt) -> String {
    match value.signed {
        None => format!("APInt({}, {})", value.width, value.unsigned().to_big()),
        Some(true) => format!("APSInt({}, {}, signed)", value.width, value.signed().to_big()),
        Some(false) => format!("APSInt({}, {}, unsigned)", value.width, value.unsigned().to_big()),
    }
}

fn apfloat(ctx: &Context, value: &ApFloat) -> Result<String, String> {
    let TypeData::Float(kind) = ctx.type_data(value.ty) else { return Err("no float type".to_owned()) };
    let format = match kind {
        FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64 => kind.keyword(),
        _ => "float",
    };
    let number = kind.to_f64(value.bits);
    Ok(format!("APFloat({} : {format})", float(number)))
}

fn quoted(text: &[u8]) -> String {
    let mut out = String::from("\"");
    for &byte in text {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
    out.push('"');
    out
}

fn of_op(ctx: &Context, ir: &Ir, op: OpId) -> String {
    let Some(data) = ir.try_op(op) else { return "erased".to_owned() };
    let name = ctx.op_str(data.name());
    name_of(ctx, data.loc()).map_or(name.to_owned(), |loc| format!("{name}({loc})"))
}

fn of_value(ctx: &Context, ir: &Ir, value: ValueId) -> String {
    match ir.value(value).def() {
        ValueDef::Result { op, index } => {
            let data = ir.op(op);
            let name = name_of(ctx, data.loc()).unwrap_or_else(|| ctx.op_str(data.name()));
            let number = if data.results().len() > 1 { format!("#{index}") } else { String::new() };
            format!("%{name}{number}")
        }
        ValueDef::Argument { block, index } => {
            let loc = ir.block(block).arg_locs().get(index as usize);
            format!("%{}", loc.and_then(|&loc| name_of(ctx, loc)).unwrap_or_default())
        }
    }
}

fn of_block(ctx: &Context, ir: &Ir, block: BlockId) -> String {
    let Some(region) = ir.block(block).parent() else { return "a block".to_owned() };
    let at = ir.region_blocks(region).position(|other| other == block).unwrap_or_default();
    format!("block {at} of {}", of_region(ctx, ir, region))
}

fn of_region(ctx: &Context, ir: &Ir, region: RegionId) -> String {
    let Some(op) = ir.region(region).parent() else { return "a region".to_owned() };
    let at = ir.op(op).regions().iter().position(|&other| other == region).unwrap_or_default();
    format!("region {at} of {}", of_op(ctx, ir, op))
}
