//! Verifiers of ml_program.

use legalize_dialects_hooks::functions::verify::{verify_output, verify_return};
use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{AttrData, Context, Ir, OpId, SymbolTables, attr_to_string};

/// Verifies that an immutable global has an initial value.
fn verify_global(at: Subject<'_>) -> Checked {
    if at.has("is_mutable") || at.has("value") {
        Ok(())
    } else {
        wrong("immutable global must have an initial value")
    }
}

/// Kind of access to a global.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Load,
    LoadConstant,
    Store,
}

/// Verifies that the global exists, has the type of the loaded or stored value, and is mutable or not as the
/// access requires.
fn verify_access(at: Subject<'_>, tables: &mut SymbolTables, access: Access) -> Checked {
    let Some(symbol) = at.attr("global") else { return Ok(()) };
    let from = at.parent().map_or(at.op, |parent| parent.op);
    let found = tables.lookup_nearest(at.ctx, at.ir, from, symbol).map(|op| at.with_op(op));
    let shown = attr_to_string(at.ctx, symbol);
    let Some(global) = found.filter(|found| found.name() == "ml_program.global") else {
        return wrong(format!("undefined global: {shown}"));
    };
    match (access, global.has("is_mutable")) {
        (Access::LoadConstant, true) => {
            return wrong(format!("cannot load as const from mutable global {shown}"));
        }
        (Access::Store, false) => return wrong(format!("cannot store to an immutable global {shown}")),
        _ => {}
    }
    let value = if access == Access::Store { at.ty(0) } else { at.result() };
    let (Some(AttrData::Type(declared)), Some(value)) = (global.attr_data("type"), value) else {
        return Ok(());
    };
    if *declared == value {
        return Ok(());
    }
    let (declared, value) = (at.show(*declared), at.show(value));
    match access {
        Access::Store => wrong(format!("cannot store to a global typed '{declared}' from '{value}'")),
        _ => wrong(format!("cannot load from global typed '{declared}' as '{value}'")),
    }
}

fn verify_load(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    verify_access(Subject { ctx, ir, op }, tables, Access::Load)
}

fn verify_load_constant(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    verify_access(Subject { ctx, ir, op }, tables, Access::LoadConstant)
}

fn verify_store(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    verify_access(Subject { ctx, ir, op }, tables, Access::Store)
}

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    ("ml_program.global_load", verify_load),
    ("ml_program.global_load_const", verify_load_constant),
    ("ml_program.global_load_graph", verify_load),
    ("ml_program.global_store", verify_store),
    ("ml_program.global_store_graph", verify_store),
];

pub(super) const RULES: &[Rules] = &[Rules::own(&[
    ("ml_program.global", verify_global),
    ("ml_program.output", verify_output),
    ("ml_program.return", verify_return),
])];
