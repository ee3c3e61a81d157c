//! Definitions with the fields of their overlays.

use std::sync::Arc;

use legalize_ir::Context;
use legalize_snippet::{Body, Classes, Env, EnvBody, EvalError, Val, parse_body, run};
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::FxHashMap;

use super::can_infer;
use crate::format::{expanded, parse_op_format};
use crate::model::{FormatText, OdsModule, OpDef, OpOverlay, Overlays, TypeOrAttrDef, describes};

/// Name of the assembly that an overlay gives an operation, for the host that provides it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedAssembly(pub Arc<str>);

/// Replaces the fields that overlays set, in the modules of operations, types and attributes: later overlays win, for each
/// field. Overlays that were applied before are not applied again.
///
/// Returns a warning for each overlay of something that no module defines, except in dialects for which `is_absent` returns
/// true: those that would be loaded if they were used. Errors are about formats of directives.
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
            overlay_op(&mut modules[module].ops[at], overlay);
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
    let defs = modules.iter_mut().flat_map(|module| module.types.iter_mut().chain(&mut module.attrs));
    for def in defs {
        let Some(format) = &def.assembly_format else { continue };
        let of_dialect: Vec<_> =
            directives.iter().copied().filter(|directive| directive.dialect == def.dialect.name).collect();
        match expanded(&format.text, &of_dialect) {
            Ok(None) => {}
            Ok(Some(text)) => {
                let span = format.span;
                Arc::make_mut(def).assembly_format = Some(FormatText { text, span });
            }
            Err(error) => diagnostics.push(error.with_label(format.span, "used here")),
        }
    }
    for op in modules.iter_mut().flat_map(|module| &mut module.ops) {
        let Some(format) = &op.assembly_format else { continue };
        let of_dialect: Vec<_> =
            directives.iter().copied().filter(|directive| directive.dialect == op.dialect.name).collect();
        match expanded(&format.text, &of_dialect) {
            Ok(None) => {}
            Ok(Some(text)) => {
                let span = format.span;
                Arc::make_mut(op).assembly_format = Some(FormatText { text, span });
            }
            Err(error) => diagnostics.push(error.with_label(format.span, "used here")),
        }
    }
    diagnostics
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
    for added in &overlay.traits {
        // Records without names are numbered in each keeper.
        if added.anonymous || !def.traits.iter().any(|known| known.record == added.record) {
            def.traits.push(added.clone());
        }
    }
    def.infers_result_types = can_infer(def);
}

/// Returns an error for each overlay whose named assembly no host has attached, to the operation that it names or to any that
/// it describes; for a host that has attached all it has.
pub fn unknown_assemblies(ctx: &Context, modules: &[OdsModule]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    for overlay in modules.iter().flat_map(|module| &module.overlays.ops) {
        let Some(assembly) = &overlay.assembly else { continue };
        let named = ctx.registered_ops().filter(|info| {
            describes(&overlay.name, ctx.op_str(info.name))
                && info.extensions.get::<NamedAssembly>().is_some_and(|named| *named.0 == **assembly)
        });
        let attached: Vec<bool> = named.map(|info| info.attached().has_form()).collect();
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

/// Registers the functions of overlays, in place of those of the same name.
pub(super) fn register_functions(classes: &Classes, modules: &[OdsModule]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    for function in modules.iter().flat_map(|module| &module.overlays.functions) {
        // Parameters are locals of the body.
        let locals = function.parameters.iter().enumerate();
        let locals: String = locals.map(|(at, name)| format!("auto {name} = ${at};")).collect();
        match parse_body(&format!("{locals}{}", function.body)) {
            Ok(body) => {
                let (name, count) = (function.name.clone(), function.parameters.len());
                let namespace = name.rsplit_once("::").map_or(String::new(), |(outer, _)| outer.to_owned());
                classes.register_helper(&function.name, move |env, args| {
                    if args.len() != count {
                        let message =
                            format!("'{name}' takes {count} arguments, and {} are given", args.len());
                        return Err(EvalError::invalid(message));
                    }
                    called(&body, &namespace, env, args)
                });
            }
            Err(error) => {
                let message = format!("the body of '{}' cannot be read: {}", function.name, error.message);
                diagnostics.push(
                    Diagnostic::error("ods::overlay", message)
                        .with_label(function.span, "")
                        .with_help("write statements of the subset of C++ that natives may use"),
                );
            }
        }
    }
    for predicate in modules.iter().flat_map(|module| &module.overlays.predicates) {
        let with_self = parse_body(&format!("auto self = $0;{}", predicate.body));
        match with_self.and_then(|with_self| Ok((with_self, parse_body(&predicate.body)?))) {
            Ok((with_self, without)) => classes.register_matching(&predicate.text, move |env, args| {
                called(if args.is_empty() { &without } else { &with_self }, "", env, args)
            }),
            Err(error) => {
                let message = format!("the body for '{}' cannot be read: {}", predicate.text, error.message);
                diagnostics.push(
                    Diagnostic::error("ods::overlay", message)
                        .with_label(predicate.span, "")
                        .with_help("write statements of the subset of C++ that natives may use"),
                );
            }
        }
    }
    diagnostics
}

/// Runs the body of a function. The steps that are left are halved for each level, so that calls in a circle end.
fn called(body: &Body, namespace: &str, env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let half = env.fuel / 2;
    let mut inner = Env::new(env.ctx, env.classes).with_namespace(namespace).with_args(args);
    inner.fuel = half;
    inner.loc = env.loc;
    inner.body = match &mut env.body {
        EnvBody::None => EnvBody::None,
        EnvBody::Read(ir) => EnvBody::Read(ir),
        EnvBody::Write(host) => EnvBody::Write(&mut **host),
    };
    let result = run(body, &mut inner);
    let spent = half - inner.fuel;
    env.fuel = env.fuel.saturating_sub(spent);
    result
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
