//! Assemblies that no declarative format expresses, by the names under which overlays refer to them.

use std::sync::Arc;

use legalize_ir::{Context, OpId, OpName, OpParser, OpPrinter, OperationState};
use legalize_ods::{NamedAssembly, OpDef};
use legalize_source::Diagnostic;

use crate::functions::asm::{parse_func, parse_open_func, print_func, print_open_func};

/// Parser and printer of an assembly.
type Assembly =
    (fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>, fn(&mut OpPrinter<'_>, OpId));

/// Returns true for the operations that an assembly fits.
type Fits = fn(&OpDef) -> bool;

/// Every assembly with its name, and the operations that it fits.
const ASSEMBLIES: &[(&str, Assembly, Fits)] = &[
    ("function-like", (parse_func, print_func), is_function_like),
    ("open-function-like", (parse_open_func, print_open_func), is_function_like),
];

/// Returns true for operations that consist of a name, a type, a body and attributes.
fn is_function_like(def: &OpDef) -> bool {
    // All that have the interface are symbols, whether or not their definitions list the name.
    def.has_trait("FunctionOpInterface")
        && def.attributes.iter().any(|attribute| attribute.name == "function_type")
        && def.operands.is_empty()
        && def.results.is_empty()
        && def.successors.is_empty()
        && def.regions.len() == 1
}

/// Returns the names of all assemblies.
pub fn names() -> impl Iterator<Item = &'static str> {
    ASSEMBLIES.iter().map(|(name, ..)| *name)
}

/// Attaches parser and printer to the operations whose overlays name an assembly. Other names are left for
/// other hosts, and so are operations that it does not fit.
pub(crate) fn attach(ctx: &mut Context) {
    let named: Vec<(OpName, Assembly)> = ctx
        .registered_ops()
        .filter_map(|info| {
            let wanted = info.extensions.get::<NamedAssembly>()?;
            let def = info.extensions.get::<Arc<OpDef>>()?;
            let (_, assembly, fits) = ASSEMBLIES.iter().find(|(name, ..)| *name == &*wanted.0)?;
            fits(def).then_some((info.name, *assembly))
        })
        .collect();
    for (op, (parse, print)) in named {
        ctx.update_op(op, |info| info.attached_mut().set_custom_assembly(parse, print));
    }
}
