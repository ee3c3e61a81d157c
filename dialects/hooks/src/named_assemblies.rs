//! Assemblies that no declarative format expresses, by the names under which overlays refer to them.

use legalize_ir::{Context, OpId, OpName, OpParser, OpPrinter, OperationState};
use legalize_ods::NamedAssembly;
use legalize_source::Diagnostic;

use crate::functions::asm::{parse_func, print_func};

/// Parser and printer of an assembly.
type Assembly =
    (fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>, fn(&mut OpPrinter<'_>, OpId));

/// Every assembly with its name.
const ASSEMBLIES: &[(&str, Assembly)] = &[("function-like", (parse_func, print_func))];

/// Returns the names of all assemblies.
pub fn names() -> impl Iterator<Item = &'static str> {
    ASSEMBLIES.iter().map(|(name, _)| *name)
}

/// Attaches parser and printer to the operations whose overlays name an assembly. Other names are left for other hosts.
pub(crate) fn attach(ctx: &mut Context) {
    let named: Vec<(OpName, Assembly)> = ctx
        .registered_ops()
        .filter_map(|info| {
            let wanted = info.extensions.get::<NamedAssembly>()?;
            let (_, assembly) = ASSEMBLIES.iter().find(|(name, _)| *name == &*wanted.0)?;
            Some((info.name, *assembly))
        })
        .collect();
    for (op, (parse, print)) in named {
        ctx.update_op(op, |info| info.attached_mut().set_form(parse, print));
    }
}
