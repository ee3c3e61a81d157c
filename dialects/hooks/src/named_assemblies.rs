//! Assemblies that no declarative format expresses, by the names under which overlays refer to them.

use std::sync::Arc;

use legalize_ir::{Arity, Context, OpHooks, OpName};
use legalize_ods::{NamedAssembly, OpDef, implicit_terminator};

use crate::functions::asm::{parse_func, parse_open_func, print_func, print_open_func};
use crate::loop_assembly::LoopAssembly;

/// Sets the parser and printer of an operation.
type Attach = Box<dyn FnOnce(&mut OpHooks)>;

/// Returns what sets an assembly for an operation.
type Attacher = fn(&Context, &OpDef) -> Attach;

/// Returns true for the operations that an assembly fits.
type Fits = fn(&OpDef) -> bool;

/// Every assembly with its name, and the operations that it fits.
const ASSEMBLIES: &[(&str, Attacher, Fits)] = &[
    ("function-like", function, is_function_like),
    ("open-function-like", open_function, is_function_like),
    ("loop-like", counted_loop, is_counted_loop),
];

fn function(_: &Context, _: &OpDef) -> Attach {
    Box::new(|hooks| hooks.set_custom_assembly(parse_func, print_func))
}

fn open_function(_: &Context, _: &OpDef) -> Attach {
    Box::new(|hooks| hooks.set_custom_assembly(parse_open_func, print_open_func))
}

fn counted_loop(ctx: &Context, def: &OpDef) -> Attach {
    let assembly = LoopAssembly::default().with_implicit_terminator(implicit_terminator(ctx, def));
    Box::new(move |hooks| {
        hooks.set_custom_assembly(
            move |p, state| assembly.parse(p, state),
            move |p, op| assembly.print(p, op),
        );
        // A definition may allow more than `scf.for` does; the rest is printed in generic form.
        hooks.can_print = Some(Arc::new(move |ctx, ir, op| assembly.represents(ctx, ir, op)));
    })
}

/// Returns true for operations that consist of three bounds, loop-carried values, a body and attributes.
fn is_counted_loop(def: &OpDef) -> bool {
    let [lower, upper, step, inits @ ..] = def.operands.as_slice() else { return false };
    let are_carried = match (inits, def.results.as_slice()) {
        ([], []) => true,
        ([inits], [results]) => inits.arity == Arity::Variadic && results.arity == Arity::Variadic,
        _ => false,
    };
    are_carried
        && [lower, upper, step].iter().all(|bound| bound.arity == Arity::Single)
        && def.successors.is_empty()
        && def.regions.len() == 1
}

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
    let named: Vec<(OpName, Attach)> = ctx
        .registered_ops()
        .filter_map(|info| {
            let wanted = info.extensions.get::<NamedAssembly>()?;
            let def = info.extensions.get::<Arc<OpDef>>()?;
            let (_, attach, fits) = ASSEMBLIES.iter().find(|(name, ..)| *name == &*wanted.0)?;
            fits(def).then(|| (info.name, attach(ctx, def)))
        })
        .collect();
    for (op, attach) in named {
        ctx.update_op(op, |info| attach(info.attached_mut()));
    }
}
