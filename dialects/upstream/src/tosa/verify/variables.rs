//! Variables: the accessed value has the type of the variable of that name.

use legalize_dialects_hooks::attributes::listed_ints;
use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{AttrData, Context, Ir, OpId, SymbolTables, Type, TypeData};

use crate::tosa::verify::graphs::verify_lists;

/// Marker of a variable for a dynamic size.
const UNKNOWN: i64 = -1;

/// The type of a variable, composed of the shape and the element type.
fn variable_type(at: Subject<'_>) -> Option<Type> {
    let sizes = listed_ints(at.ctx, at.attr("var_shape"))?;
    let Some(&AttrData::Type(element)) = at.attr_data("type") else { return None };
    let shape = sizes.into_iter().map(|size| if size == UNKNOWN { Type::DYNAMIC } else { size }).collect();
    Some(at.ctx.ty(TypeData::RankedTensor { shape, element, encoding: None }))
}

/// Verifies that the nearest symbol table has a variable of that name and type.
fn verify_access(at: Subject<'_>, tables: &mut SymbolTables, ty: Option<Type>, what: &str) -> Checked {
    let (Some(name), Some(ty)) = (at.text("name"), ty) else { return Ok(()) };
    let Some(table) =
        at.parent().and_then(|parent| legalize_ir::nearest_symbol_table(at.ctx, at.ir, parent.op))
    else {
        return Ok(());
    };
    let found = tables.table(at.ctx, at.ir, table).lookup(at.ctx.name(name)).map(|op| at.with_op(op));
    let Some(variable) = found.filter(|found| found.name() == "tosa.variable") else {
        return wrong(format!("'{name}' has not been declared by 'tosa.variable'"));
    };
    match variable_type(variable) {
        Some(declared) => verify_lists(at, (&[ty], what), (&[declared], "the input tensor")),
        None => Ok(()),
    }
}

fn verify_read(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    verify_access(at, tables, at.result(), "'output1'")
}

fn verify_write(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    verify_access(at, tables, at.ty(0), "'input1'")
}

pub(in crate::tosa) const SYMBOL_USES: &[(&str, VerifyUse)] =
    &[("tosa.variable_read", verify_read), ("tosa.variable_write", verify_write)];
