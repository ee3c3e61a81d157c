//! Custom assembly of llvm: functions, calls, comparisons, memory, types, attributes.

mod aliases;
mod attributes;
mod bundles;
mod calls;
mod debug;
mod dwarf;
mod functions;
mod landing;
mod memory;
mod switches;
mod types;

use legalize_dialects_hooks::table::{Assembly, CanPrint, ParamsAssembly};
use legalize_ir::{Attribute, Context, OpParser, OpPrinter, Type};
use legalize_ods::CustomDirectives;
use legalize_source::Diagnostic;

pub(super) const ASSEMBLY: &[&[Assembly]] =
    &[aliases::ASSEMBLY, calls::ASSEMBLY, functions::ASSEMBLY, memory::ASSEMBLY];

pub(super) const CAN_PRINT: &[(&str, CanPrint)] = calls::CAN_PRINT;

pub(super) const TYPES: &[ParamsAssembly] = types::TYPES;

pub(super) const ATTRIBUTES: &[ParamsAssembly] = attributes::ATTRIBUTES;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    aliases::add_directives(all);
    bundles::add_directives(all);
    debug::add_directives(all);
    memory::add_directives(all);
    switches::add_directives(all);
}

/// Parses a type after `!llvm.`.
pub(super) fn parse_type(p: &mut OpParser<'_, '_>) -> Result<Type, Diagnostic> {
    types::parse_type(p)
}

/// Prints a type after `!llvm.`.
pub(super) fn print_type(p: &mut OpPrinter<'_>, ty: Type) -> bool {
    types::print_type(p, ty)
}

/// The alias of an attribute.
pub(super) fn attr_alias(ctx: &Context, attr: Attribute) -> Option<String> {
    types::attr_alias(ctx, attr)
}

/// The attribute of functions that do not touch memory.
pub(crate) fn no_memory_effects(ctx: &Context) -> Attribute {
    functions::no_memory_effects(ctx)
}

/// The keyword of a linkage.
pub(super) fn linkage_text(linkage: i64) -> &'static str {
    functions::indexed_text(functions::LINKAGES, linkage).unwrap_or_default()
}
