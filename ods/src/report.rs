//! Report on loaded definitions: the parts of each operation that are evaluated, native or need a hook.

use legalize_ir::Context;
use legalize_source::Diagnostics;
use serde::Serialize;

use crate::condition::Condition;
use crate::hooks::{HookKind, MissingHook, conditions, missing_hooks};
use crate::model::{OdsModule, OpDef, TraitKind, TypeOrAttrDef};
use crate::registry::Registry;

/// Report on one operation.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct OpReport {
    /// Full name of the operation.
    pub name: String,
    /// Origin of the syntax: `format`, `native`, `generic`, or `hook missing`.
    pub syntax: String,
    /// Conditions whose C++ text is evaluated.
    pub evaluated: usize,
    /// Traits that Rust code checks.
    pub native: Vec<String>,
    /// Traits of C++ of which nothing is known: what they would verify is not verified.
    pub unknown_traits: Vec<String>,
    /// Hooks that are not attached, in words: `verifier`, `folder`, a function that a condition calls.
    pub missing: Vec<String>,
}

/// Hooks of a type or attribute that are not attached.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct PartReport {
    /// The type (`!a.b`) or attribute (`#a.b`).
    pub name: String,
    /// The hooks in words, but for what reads its parameters.
    pub missing: Vec<String>,
}

/// Report on one dialect.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct DialectReport {
    /// Namespace of the dialect.
    pub name: String,
    /// Operations.
    pub ops: Vec<OpReport>,
    /// Full names of its types.
    pub types: Vec<String>,
    /// Full names of its attributes.
    pub attrs: Vec<String>,
    /// Types (`!a.b`) and attributes (`#a.b`) whose parameters nothing reads: they are kept verbatim, and
    /// conditions on their parameters cannot be evaluated.
    pub unread: Vec<String>,
    /// Hooks of the dialect itself that are not attached, in words: `constant materializer`.
    pub missing: Vec<String>,
    /// Types and attributes of which hooks are not attached.
    pub parts: Vec<PartReport>,
}

/// Report on a module.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct ModuleReport {
    /// Dialects by name.
    pub dialects: Vec<DialectReport>,
    /// Names of the enums.
    pub enums: Vec<String>,
    /// Names of the interfaces.
    pub interfaces: Vec<String>,
    /// Texts of predicates for which overlays of the module evaluate a body; `*` matches any text.
    pub replaced_predicates: Vec<String>,
}

/// Sets whether constraints that cannot be evaluated count as satisfied in a context, with a warning for each
/// ([`unchecked`]); otherwise an operation with such a constraint is invalid. Intended for a context whose
/// definitions are registered.
pub fn allow_unchecked(ctx: &Context, allowed: bool) {
    Registry::of(ctx).unchecked.allow(allowed);
}

/// Constraints of operations verified so far in a context that were not checked, a warning for each, sorted.
pub fn unchecked(ctx: &Context) -> Diagnostics {
    Registry::of(ctx).unchecked.warnings(ctx)
}

/// Reports on a module that was registered with `ctx`.
pub fn report(module: &OdsModule, ctx: &Context) -> ModuleReport {
    report_with(module, ctx, &missing_hooks(ctx, std::slice::from_ref(module)))
}

/// Returns the [`report`] with given missing hooks, for a session whose providers have hooks that the context
/// does not show.
pub fn report_with(module: &OdsModule, ctx: &Context, missing: &[MissingHook]) -> ModuleReport {
    let registry = Registry::of(ctx);
    let dialects = module.dialects.iter().map(|dialect| DialectReport {
        name: dialect.name.clone(),
        ops: module
            .ops
            .iter()
            .filter(|op| op.dialect.name == dialect.name)
            .map(|op| op_report(op, ctx, &registry, missing))
            .collect(),
        types: module
            .types
            .iter()
            .filter(|def| def.dialect.name == dialect.name)
            .map(|def| def.name.clone())
            .collect(),
        attrs: module
            .attrs
            .iter()
            .filter(|def| def.dialect.name == dialect.name)
            .map(|def| def.name.clone())
            .collect(),
        unread: unread(module, ctx, &dialect.name),
        missing: words(missing, &dialect.name),
        parts: parts(module, missing, &dialect.name),
    });
    ModuleReport {
        dialects: dialects.collect(),
        enums: module.enums.iter().map(|def| def.record.clone()).collect(),
        interfaces: module.interfaces.iter().map(|def| def.record.clone()).collect(),
        replaced_predicates: (module.overlays.predicates.iter())
            .map(|overlay| overlay.text.clone())
            .collect(),
    }
}

fn op_report(op: &OpDef, ctx: &Context, registry: &Registry, missing: &[MissingHook]) -> OpReport {
    let info = ctx.find_op_name(&op.name).and_then(|name| ctx.op_info(name));
    let hooks = info.map(legalize_ir::OpInfo::hooks);
    let has = |present: Option<bool>| present == Some(true);
    let reads = has(hooks.map(legalize_ir::OpHooks::has_custom_assembly));
    let waits = has(hooks.map(|hooks| hooks.can_print.is_some()));
    let syntax = match (&op.assembly_format, op.has_custom_assembly_format, reads) {
        (Some(_), _, true) if waits => "format in part",
        (Some(_), _, true) => "format",
        (Some(_), _, false) => "hook missing",
        (None, _, true) => "native",
        (None, true, false) => "hook missing",
        (None, false, false) => "generic",
    };
    let (mut native, mut unknown_traits) = (Vec::new(), Vec::new());
    for entry in &op.traits {
        if let TraitKind::Native { name, .. } | TraitKind::Internal { name } = &entry.kind {
            if crate::register::is_native_trait(name) {
                native.push(name.clone());
            } else {
                unknown_traits.push(name.clone());
            }
        }
    }
    let is_evaluated = |condition: &Condition| condition.missing(ctx).is_ok_and(|names| names.is_empty());
    let evaluated = conditions(op, registry).iter().filter(|(condition, ..)| is_evaluated(condition)).count();
    let (name, syntax) = (op.name.clone(), syntax.to_owned());
    OpReport { name, syntax, evaluated, native, unknown_traits, missing: words(missing, &op.name) }
}

/// The missing hooks of a definition in words, each once. Missing assembly formats are not among them: they
/// are reported as the syntax of an operation, or in the list of types and attributes that are not parsed.
fn words(missing: &[MissingHook], definition: &str) -> Vec<String> {
    let own =
        missing.iter().filter(|hook| hook.definition == definition && hook.kind != HookKind::CustomAssembly);
    let mut words: Vec<String> = Vec::new();
    for word in own.map(|hook| hook.kind.to_string()) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// The types, then the attributes of a dialect that lack hooks.
fn parts(module: &OdsModule, missing: &[MissingHook], dialect: &str) -> Vec<PartReport> {
    let all = module.types.iter().chain(&module.attrs).filter(|def| def.dialect.name == dialect);
    let part = |def: &TypeOrAttrDef| {
        let name = format!("{}{}", if def.is_attr { '#' } else { '!' }, def.name);
        PartReport { missing: words(missing, &name), name }
    };
    all.map(|def| part(def)).filter(|part| !part.missing.is_empty()).collect()
}

/// The types and attributes of a dialect that have parameters and nothing that reads them.
fn unread(module: &OdsModule, ctx: &Context, dialect: &str) -> Vec<String> {
    let waits =
        |def: &TypeOrAttrDef| def.dialect.name == dialect && !def.params.is_empty() && def.mnemonic.is_some();
    let types = module.types.iter().filter(|def| waits(def)).filter(|def| {
        let info = ctx.find_name(&def.name).and_then(|name| ctx.type_info(name));
        info.is_none_or(|info| info.reader(ctx).is_none())
    });
    let attrs = module.attrs.iter().filter(|def| waits(def)).filter(|def| {
        let info = ctx.find_name(&def.name).and_then(|name| ctx.attr_info(name));
        info.is_none_or(|info| info.reader(ctx).is_none())
    });
    let types = types.map(|def| format!("!{}", def.name));
    types.chain(attrs.map(|def| format!("#{}", def.name))).collect()
}

/// The report as JSON.
pub fn to_json(report: &ModuleReport) -> String {
    serde_json::to_string_pretty(report).unwrap_or_default()
}
