//! Rust part of the gpu dialect: types that no definition declares, and directives of its own.

pub(crate) mod launch;
pub(crate) mod objects;
pub(crate) mod reduce;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{AttrData, Context, OpId, OpParser, OpPrinter, Type, TypeData, TypeInfo};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, attach_directives};
use legalize_snippet::Classes;
use legalize_source::Diagnostic;

use crate::common::hooks::misuse;

type Result<T> = std::result::Result<T, Diagnostic>;

/// Types without parameters, by C++ class.
const TYPES: [(&str, &str); 4] = [
    ("::mlir::gpu::AsyncTokenType", "gpu.async.token"),
    ("::mlir::gpu::SparseDnTensorHandleType", "gpu.sparse.dntensor_handle"),
    ("::mlir::gpu::SparseSpMatHandleType", "gpu.sparse.spmat_handle"),
    ("::mlir::gpu::SparseSpGEMMOpHandleType", "gpu.sparse.spgemmop_handle"),
];
const ALL_REDUCE: &str = "gpu.all_reduce_op";

fn token(ctx: &Context) -> Type {
    ctx.ty(TypeData::Dialect { name: ctx.name(TYPES[0].1), params: [].into() })
}

// `async [%a, %b]`: the type of a token, and operands in optional brackets.

fn parse_async(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let at = p.offset();
    let is_async = p.try_keyword("async");
    let token = token(p.ctx());
    let [CustomSlot::Types(types), CustomSlot::Operands(operands)] = slots else {
        return Err(misuse(p, "AsyncDependencies"));
    };
    if is_async {
        if p.result_count() == 0 {
            return Err(p.error(at, "needs to be named when marked 'async'"));
        }
        types.push(token);
    }
    if p.peek_punct(Punct::LSquare) {
        operands.extend(p.parse_operand_list(Delimiter::Square)?);
    }
    Ok(true)
}

fn print_async(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(types), CustomValue::Operands(operands)] = values else { return };
    if !types.is_empty() {
        p.text(if operands.is_empty() { "async" } else { "async " });
    }
    if !operands.is_empty() {
        p.text("[");
        p.operands(operands.iter().copied());
        p.text("]");
    }
}

// The case of an enum, or nothing.

fn parse_all_reduce(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let ctx = p.ctx();
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "AllReduceOperation")) };
    if !p.peek_any_keyword() {
        return Ok(false);
    }
    let name = ctx.name(ALL_REDUCE);
    let Some(parse) = ctx.attr_info(name).and_then(|info| info.reader(ctx)) else {
        return Err(misuse(p, "AllReduceOperation"));
    };
    let params = parse(p)?;
    *slot = Some(ctx.attr(AttrData::Dialect { name, params }));
    Ok(true)
}

fn print_all_reduce(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let ctx = p.ctx();
    if let AttrData::Dialect { name, params } = ctx.attr_data(*attr)
        && let Some(print) = ctx.attr_info(*name).and_then(|info| info.printer(ctx))
    {
        print(p, params);
    }
}

/// Makes the classes known.
pub(crate) fn add_classes(ctx: &Context, classes: &Classes) {
    for (class, name) in TYPES {
        classes.register_type(ctx, class, name);
    }
    objects::add_classes(ctx, classes);
}

/// Attaches what the dialect needs, if it is registered.
pub(crate) fn attach(ctx: &mut Context) {
    if ctx.dialect(ctx.name("gpu")).is_none() {
        return;
    }
    for (_, name) in TYPES {
        let name = ctx.name(name);
        if ctx.type_info(name).is_none() {
            ctx.register_type(TypeInfo::new(name));
        }
    }
    let mut directives = CustomDirectives::new();
    directives.insert("AsyncDependencies", parse_async, print_async);
    directives.insert("AllReduceOperation", parse_all_reduce, print_all_reduce);
    launch::add_directives(&mut directives);
    objects::add_directives(&mut directives);
    attach_directives(ctx, "gpu", directives);
    launch::attach(ctx);
    objects::attach(ctx);
    reduce::attach(ctx);
}
