//! Kernels of gpu: their launches, their returns, and matrix products of a group of threads.

use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{
    AttrData, Context, Ir, OpId, Param, SymbolTables, Type, TypeData, attr_to_string, located,
};
use legalize_source::Diagnostic;

use crate::common::strides;

/// Verifies that the launched kernel exists, is a kernel, and takes the launch's operands.
fn verify_start(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let mut around = at.parent();
    while let Some(parent) = around.filter(|parent| parent.name() != "builtin.module") {
        around = parent.parent();
    }
    let Some(module) = around else { return wrong("expected to belong to a module") };
    if !module.has("gpu.container_module") {
        return wrong("expected the closest surrounding module to have the 'gpu.container_module' attribute");
    }
    let Some(kernel) = at.attr("kernel") else { return Ok(()) };
    let AttrData::SymbolRef { root, nested } = ctx.attr_data(kernel) else { return Ok(()) };
    let root = ctx.str(*root);
    let Some(holder) = tables.lookup_nearest(ctx, ir, op, ctx.symbol_ref_attr(root)).map(|op| at.with_op(op))
    else {
        return wrong(format!("kernel container '{root}' is undefined"));
    };
    if holder.name() == "gpu.binary" {
        return Ok(());
    }
    if holder.name() != "gpu.module" || nested.is_empty() {
        return wrong(format!("kernel module '{root}' is undefined"));
    }
    let Some(function) = tables.lookup_nearest(ctx, ir, op, kernel).map(|op| at.with_op(op)) else {
        return wrong(format!("kernel function '{}' is undefined", attr_to_string(ctx, kernel)));
    };
    if !function.has("gpu.kernel") {
        return wrong("kernel function is missing the 'gpu.kernel' attribute");
    }
    // Functions of other dialects have lowered signatures.
    if function.name() != "gpu.func" {
        return Ok(());
    }
    let (Some((expected, _)), found) = (signature(function), passed(at)) else { return Ok(()) };
    if expected.len() != found.len() {
        return wrong(format!("got {} kernel operands but expected {}", found.len(), expected.len()));
    }
    match expected.iter().zip(&found).position(|(expected, found)| expected != found) {
        Some(index) => wrong(format!("type of function argument {index} does not match")),
        None => Ok(()),
    }
}

/// The types of the kernel operands, whose group is found by its name in the definition.
fn passed(at: Subject<'_>) -> Vec<Type> {
    use std::sync::Arc;
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.get::<Arc<legalize_ods::OpDef>>());
    let group = def.and_then(|def| def.operands.iter().position(|operand| operand.name == "kernelOperands"));
    group.map(|group| at.types(group)).unwrap_or_default()
}

/// Adds a note at the function to an error about its return.
fn declared(at: Subject<'_>, error: Diagnostic) -> Diagnostic {
    let Some(function) = at.parent() else { return error };
    let note = Diagnostic::note("return type declared here");
    error.with_note(located(at.ctx, at.ir.op(function.op).loc(), note))
}

fn verify_return(at: Subject<'_>) -> Checked {
    let Some((_, expected)) = at.parent().filter(|parent| parent.name() == "gpu.func").and_then(signature)
    else {
        return Ok(());
    };
    let found = at.operand_types();
    if found.len() != expected.len() {
        return wrong(format!("expected {} result operands", expected.len()))
            .map_err(|error| declared(at, error));
    }
    match found.iter().zip(&expected).position(|(found, expected)| found != expected) {
        // The quotes are upstream's.
        Some(index) => wrong(format!("unexpected type `'{}'' for operand #{index}", at.show(found[index])))
            .map_err(|error| declared(at, error)),
        None => Ok(()),
    }
}

/// The sizes of an MMA matrix, and its operand in a product.
fn matrix(at: Subject<'_>, ty: Option<Type>) -> Option<(Vec<i64>, &str)> {
    let TypeData::Dialect { name, params } = at.data(ty?) else { return None };
    if at.ctx.str(*name) != "gpu.mma_matrix" {
        return None;
    }
    let mut found = (Vec::new(), "");
    for param in params {
        match param {
            Param::List(sizes) => {
                let size = |size: &Param| if let Param::Int(size) = size { size.as_i64() } else { None };
                found.0 = sizes.iter().filter_map(size).collect();
            }
            Param::Str(part) => found.1 = part,
            _ => {}
        }
    }
    Some(found)
}

/// Verifies that the last dimension of a matrix in memory has unit stride.
fn verify_rows(at: Subject<'_>, buffer: Option<Type>, which: &str) -> Checked {
    if buffer.is_none_or(|buffer| strides::is_last_unit(at.ctx, buffer)) {
        Ok(())
    } else {
        plain(format!("expected {which} memref most minor dim must have unit stride"))
    }
}

fn verify_store(at: Subject<'_>) -> Checked {
    verify_rows(at, at.ty(1), "destination")?;
    match matrix(at, at.ty(0)) {
        Some((_, part)) if part != "COp" => {
            plain("expected the operand matrix being stored to have 'COp' operand type")
        }
        _ => Ok(()),
    }
}

fn verify_product(at: Subject<'_>) -> Checked {
    let parts = [0, 1, 2].map(|group| matrix(at, at.ty(group)));
    let [Some((a, first)), Some((b, second)), Some((c, third))] = parts else { return Ok(()) };
    if [first, second, third] != ["AOp", "BOp", "COp"] {
        return plain("operands must be in the order AOp, BOp, COp");
    }
    match (&a[..], &b[..], &c[..]) {
        (&[rows, inner], &[other, columns], &[high, wide])
            if (inner, rows, columns) != (other, high, wide) =>
        {
            plain("operand shapes do not satisfy matmul constraints")
        }
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "kernels",
    &[
        ("gpu.return", verify_return),
        ("gpu.subgroup_mma_compute", verify_product),
        ("gpu.subgroup_mma_load_matrix", |at| verify_rows(at, at.ty(0), "source")),
        ("gpu.subgroup_mma_store_matrix", verify_store),
    ],
);

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[("gpu.launch_func", verify_start)];
