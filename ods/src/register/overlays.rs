//! Definitions with the fields of their overlays.

use std::sync::Arc;

use legalize_ir::Context;
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::FxHashMap;

use super::builders::{GivenTypes, parse_type_text};
use super::can_infer;
use crate::format::{expanded, parse_op_format};
use crate::model::{
    ArgumentRef, DirectiveOverlay, FormatText, OdsModule, OpDef, OpOverlay, Overlays, TypeOrAttrDef,
    describes,
};
use crate::registry::Registry;

/// Name of the assembly that an overlay gives an operation, for the host that provides it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedAssembly(pub Arc<str>);

/// Replaces the fields that overlays set, in the modules of operations, types and attributes: later overlays
/// win, for each field. Overlays that were applied before are not applied again.
///
/// Returns a warning for each overlay of something that no module defines, except in dialects for which
/// `is_absent` returns true: those that would be loaded if they were used. Errors are about formats of
/// directives.
pub fn apply_overlays(modules: &mut [OdsModule], is_absent: &dyn Fn(&str) -> bool) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    if modules.iter().all(|module| module.overlays.is_empty() || module.overlays.applied) {
        return diagnostics;
    }
    let overlays: Vec<Overlays> = modules
        .iter()
        .filter(|module| !module.overlays.is_empty())
        .map(|module| module.overlays.clone())
        .collect();
    for module in modules.iter_mut() {
        module.overlays.applied = true;
    }
    let unknown = |name: &str, what: &str, span: Span| {
        let dialect = name.split_once('.').map_or(name, |(dialect, _)| dialect);
        (!is_absent(dialect)).then(|| nothing(name, what, span))
    };
    let mut by_name: FxHashMap<String, Vec<(usize, usize)>> = FxHashMap::default();
    for (module, ops) in modules.iter().map(|module| &module.ops).enumerate() {
        for (at, op) in ops.iter().enumerate() {
            by_name.entry(op.name.clone()).or_default().push((module, at));
        }
    }
    for overlay in overlays.iter().flat_map(|all| &all.ops) {
        let places: Vec<(usize, usize)> = if overlay.name.contains('*') {
            let described = by_name.iter().filter(|(name, _)| describes(&overlay.name, name));
            described.flat_map(|(_, places)| places).copied().collect()
        } else {
            by_name.get(&overlay.name).cloned().unwrap_or_default()
        };
        for &(module, at) in &places {
            let op = &mut modules[module].ops[at];
            overlay_op(op, overlay);
            diagnostics.extend(wrong_types(op, overlay));
        }
        if places.is_empty() {
            diagnostics.extend(unknown(&overlay.name, "operation", overlay.span));
        }
    }
    for overlay in overlays.iter().flat_map(|all| &all.types) {
        let mut found = false;
        for module in modules.iter_mut() {
            let defs = if overlay.is_attr { &mut module.attrs } else { &mut module.types };
            for def in defs.iter_mut().filter(|def| is_named(def, &overlay.name)) {
                found = true;
                if let Some(format) = &overlay.assembly_format {
                    let def = Arc::make_mut(def);
                    def.assembly_format = Some(format.clone());
                    def.has_custom_assembly_format = false;
                }
            }
        }
        if !found {
            let what = if overlay.is_attr { "attribute" } else { "type" };
            diagnostics.extend(unknown(&overlay.name, what, overlay.span));
        }
    }
    let directives: Vec<_> = overlays.iter().flat_map(|all| &all.directives).collect();
    if directives.is_empty() {
        return diagnostics;
    }
    for module in modules {
        for def in module.types.iter_mut().chain(&mut module.attrs) {
            match with_directives(def.assembly_format.as_ref(), &def.dialect.name, &directives) {
                Ok(None) => {}
                Ok(format) => Arc::make_mut(def).assembly_format = format,
                Err(error) => diagnostics.push(error),
            }
        }
        for op in &mut module.ops {
            match with_directives(op.assembly_format.as_ref(), &op.dialect.name, &directives) {
                Ok(None) => {}
                Ok(format) => Arc::make_mut(op).assembly_format = format,
                Err(error) => diagnostics.push(error),
            }
        }
    }
    diagnostics
}

/// The format with the directives of its dialect replaced by the formats of overlays; `None` if it has none
/// of them.
fn with_directives(
    format: Option<&FormatText>,
    dialect: &str,
    directives: &[&DirectiveOverlay],
) -> Result<Option<FormatText>, Diagnostic> {
    let Some(FormatText { text, span }) = format else { return Ok(None) };
    let of_dialect: Vec<_> =
        directives.iter().copied().filter(|directive| directive.dialect == dialect).collect();
    match expanded(text, &of_dialect) {
        Ok(text) => Ok(text.map(|text| FormatText { text, span: *span })),
        Err(error) => Err(error.with_label(*span, "used here")),
    }
}

/// Adds the attributes of overlays to the operations that a file of patterns includes, whose rules give them
/// as arguments.
pub fn add_attributes(module: &mut OdsModule, overlays: &[Overlays]) {
    let overlays = overlays.iter().flat_map(|overlays| &overlays.ops);
    for overlay in overlays.filter(|overlay| !overlay.attributes.is_empty()) {
        let attributes = OpOverlay {
            attributes: overlay.attributes.clone(),
            ..OpOverlay::of(&overlay.name, overlay.span)
        };
        for op in module.ops.iter_mut().filter(|op| describes(&overlay.name, &op.name)) {
            overlay_op(op, &attributes);
        }
    }
}

fn overlay_op(op: &mut Arc<OpDef>, overlay: &OpOverlay) {
    // An overlay of many operations does not replace a format that one of them has.
    let takes_assembly = !overlay.name.contains('*') || op.assembly_format.is_none() && fits(op, overlay);
    let def = Arc::make_mut(op);
    if takes_assembly && let Some(format) = &overlay.assembly_format {
        def.assembly_format = Some(format.clone());
        def.has_custom_assembly_format = false;
    }
    if takes_assembly && overlay.assembly.is_some() {
        def.assembly_format = None;
        def.has_custom_assembly_format = true;
    }
    for added in &overlay.attributes {
        if def.attribute(&added.name).is_none() {
            // Derived ones stay last, and have no place among the arguments.
            let at =
                def.attributes.iter().position(|attr| attr.derived.is_some()).unwrap_or(def.attributes.len());
            def.attributes.insert(at, added.clone());
            def.arguments.push(ArgumentRef::Attribute(at));
        }
    }
    // Of those for the same parameters the first with a body counts.
    def.builders.splice(0..0, overlay.builders.iter().cloned());
    for added in &overlay.traits {
        // Records without names are numbered in each keeper.
        if added.anonymous || !def.traits.iter().any(|known| known.record == added.record) {
            def.traits.push(added.clone());
        }
    }
    def.infers_result_types = can_infer(def) || def.infers_result_types || !overlay.result_types.is_empty();
}

/// Returns an error if the result types of an overlay do not fit an operation.
fn wrong_types(op: &OpDef, overlay: &OpOverlay) -> Option<Diagnostic> {
    let error = |message: String, help: &str| {
        Some(Diagnostic::error("ods::overlay", message).with_label(overlay.span, "").with_help(help))
    };
    let (given, results) = (overlay.result_types.len(), op.results.len());
    if given != 0 && given != results {
        let message = format!("'resultTypes' gives {given} types, and '{}' has {results} results", op.name);
        return error(message, "give the type of each result, in order; that of a variadic result is a list");
    }
    let bad = overlay.result_types.iter().find_map(|text| parse_type_text(op, text).err());
    bad.and_then(|why| {
        let message = format!("the result types of '{}' cannot be read: {why}", op.name);
        error(
            message,
            "write an expression, or statements that return, of the subset of C++ that natives may use",
        )
    })
}

/// Returns the result types that overlays give, with the operations that they describe; later ones win.
pub(super) fn result_types(modules: &[OdsModule]) -> Vec<(&str, &[String])> {
    let overlays = modules.iter().flat_map(|module| &module.overlays.ops);
    let given = overlays.filter(|overlay| !overlay.result_types.is_empty());
    given.map(|overlay| (overlay.name.as_str(), overlay.result_types.as_slice())).collect()
}

/// Returns the result types that the last overlay gives an operation.
pub(super) fn given_types(
    ctx: &Context,
    registry: &Arc<Registry>,
    op: &OpDef,
    given: &[(&str, &[String])],
) -> Option<GivenTypes> {
    let (_, texts) = given.iter().rev().find(|(name, _)| describes(name, &op.name))?;
    (texts.len() == op.results.len()).then(|| GivenTypes::new(ctx, registry, op, texts)).flatten()
}

/// Returns an error for each overlay whose named assembly no host has attached, to the operation that it
/// names or to any that it describes; for a host that has attached all it has.
pub fn unknown_assemblies(ctx: &Context, modules: &[OdsModule]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    for overlay in modules.iter().flat_map(|module| &module.overlays.ops) {
        let Some(assembly) = &overlay.assembly else { continue };
        let named = ctx.registered_ops().filter(|info| {
            describes(&overlay.name, ctx.op_str(info.name))
                && info.extensions.get::<NamedAssembly>().is_some_and(|named| *named.0 == **assembly)
        });
        let attached: Vec<bool> = named.map(|info| info.attached().has_custom_assembly()).collect();
        if attached.iter().any(|attached| !attached)
            && !(overlay.name.contains('*') && attached.contains(&true))
        {
            let message = format!("there is no assembly of the name '{assembly}' for '{}'", overlay.name);
            diagnostics
                .push(Diagnostic::error("ods::overlay", message).with_label(overlay.span, "").with_help(
                "write 'assemblyFormat', check that the operation has what the assembly shows, or register a \
                         provider that attaches it",
            ));
        }
    }
    diagnostics
}

/// Returns true if an operation has a valid assembly with the format of an overlay of many operations.
fn fits(op: &OpDef, overlay: &OpOverlay) -> bool {
    overlay.assembly_format.as_ref().is_none_or(|format| parse_op_format(op, format, None).is_ok())
}

/// Returns the operations that overlays give an assembly by name, with that name.
pub(super) fn named_assemblies(modules: &[OdsModule]) -> Vec<(Arc<OpDef>, NamedAssembly)> {
    let mut named = Vec::new();
    for overlay in modules.iter().flat_map(|module| &module.overlays.ops) {
        let Some(assembly) = &overlay.assembly else { continue };
        for op in modules.iter().flat_map(|module| &module.ops) {
            if describes(&overlay.name, &op.name) && op.assembly_format.is_none() {
                named.push((op.clone(), NamedAssembly(assembly.as_str().into())));
            }
        }
    }
    named
}

/// Returns true if a full name is that of a type or attribute: the dialect's, and the mnemonic.
fn is_named(def: &TypeOrAttrDef, name: &str) -> bool {
    let rest = name.strip_prefix(&*def.dialect.name).and_then(|rest| rest.strip_prefix('.'));
    rest.is_some() && rest == def.mnemonic.as_deref()
}

fn nothing(name: &str, what: &str, span: Span) -> Diagnostic {
    Diagnostic::warning("ods::overlay", format!("an overlay names {what} '{name}', which no definition has"))
        .with_label(span, "")
        .with_help("load the definitions with the overlay, or check the name")
}
