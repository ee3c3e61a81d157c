//! Hooks that definitions declare, and which of them nothing provides.
//!
//! Definitions leave some parts to C++: verifiers, folders, methods of interfaces, functions that its
//! conditions call. [`missing_hooks`] compares what is declared with what is attached when it is called, so a
//! host calls it after it attached its own hooks. Mirrors what `mlir-tblgen -gen-op-decls` declares without a
//! body.
//!
//! Omitted: bodies of `verify`, `fold` and `canonicalize` in `extraClassDefinition`, which are not evaluated.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Name, OpHooks, OpInfo, Traits};
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::FxHashMap;

use crate::condition::Condition;
use crate::cpp::namespace_of;
use crate::declared::declared_methods;
use crate::model::{
    DialectDef, InterfaceDef, InterfaceMethod, OdsModule, OpDef, ParameterDef, Predicate, TraitKind,
    TypeOrAttrDef, bare_condition,
};
use crate::registry::Registry;

/// A kind of hook.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum HookKind {
    /// A C++ assembly format, of an operation or of the parameters of a type or attribute
    /// (`hasCustomAssemblyFormat`).
    CustomAssembly,
    /// The function of a `custom<…>` directive of the assembly format.
    Directive(String),
    /// A verifier (`hasVerifier`, `genVerifyDecl`).
    Verifier,
    /// A verifier that runs after the regions' operations were verified (`hasRegionVerifier`).
    RegionVerifier,
    /// A folder (`hasFolder`).
    Folder,
    /// Canonicalization patterns (`hasCanonicalizer`, `hasCanonicalizeMethod`).
    Canonicalizer,
    /// Inference of the result types by C++ (`InferTypeOpInterface`).
    TypeInference,
    /// A method without default of an interface whose methods the operation declares
    /// (`DeclareOpInterfaceMethods`).
    Method {
        /// C++ class of the interface, without namespace.
        interface: String,
        /// Name of the method.
        method: String,
    },
    /// A condition that cannot be evaluated and is not checked.
    Condition {
        /// The text of the condition, as its definition has it; of several the one that cannot be evaluated.
        text: String,
        /// Missing name, such as `function acme::isPrime`, or the reason why the text cannot be parsed.
        missing: String,
    },
    /// A dialect's function that makes constants (`hasConstantMaterializer`).
    ConstantMaterializer,
    /// A dialect's verifier of discardable attributes (`hasOperationAttrVerify` and similar).
    AttributeVerifier,
}

/// The hook in words, as `legalize ods` lists it.
impl fmt::Display for HookKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HookKind::CustomAssembly => f.write_str("custom assembly"),
            HookKind::Directive(name) => write!(f, "custom directive {name}"),
            HookKind::Verifier => f.write_str("verifier"),
            HookKind::RegionVerifier => f.write_str("region verifier"),
            HookKind::Folder => f.write_str("folder"),
            HookKind::Canonicalizer => f.write_str("canonicalizer"),
            HookKind::TypeInference => f.write_str("type inference"),
            HookKind::Method { interface, method } => write!(f, "method {interface}::{method}"),
            HookKind::Condition { missing, .. } => f.write_str(missing),
            HookKind::ConstantMaterializer => f.write_str("constant materializer"),
            HookKind::AttributeVerifier => f.write_str("verifier of attributes"),
        }
    }
}

/// A hook that a definition declares and that nothing provides.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MissingHook {
    /// The definition: an operation (`acme.wheel`), a type (`!acme.box`), an attribute (`#acme.tag`), a
    /// dialect (`acme`).
    pub definition: String,
    /// Kind of the missing hook.
    pub kind: HookKind,
    /// The place of the definition's name.
    pub span: Span,
    /// The place of the constraint or trait that declares it, where that is not the definition.
    pub declared: Option<Span>,
}

/// Hooks of an operation that no field of [`OpHooks`](legalize_ir::OpHooks) holds.
#[derive(Clone, Default)]
struct Provided(Vec<HookKind>);

/// Notes that Rust provides a hook of an operation which no field of [`OpHooks`](legalize_ir::OpHooks) holds:
/// canonicalization patterns, a method of an interface. Returns false if the operation is not registered.
pub fn provide(ctx: &mut Context, op: &str, hook: HookKind) -> bool {
    ctx.update_op(ctx.op_name(op), |info| {
        let mut provided = info.extensions.get::<Provided>().cloned().unwrap_or_default();
        if !provided.0.contains(&hook) {
            provided.0.push(hook);
        }
        info.extensions.insert(provided);
    })
}

/// The hooks that definitions of registered modules declare and that are not provided in a context so far:
/// those of dialects, operations, types and attributes, in the order of the modules. Of several definitions
/// of one name the last counts, as it does in the context.
///
/// Canonicalization patterns count as provided if they were reported with [`provide`]; a session queries its
/// providers, too.
pub fn missing_hooks(ctx: &Context, modules: &[OdsModule]) -> Vec<MissingHook> {
    let registry = Registry::of(ctx);
    let mut last: FxHashMap<&str, usize> = FxHashMap::default();
    for (index, module) in modules.iter().enumerate() {
        last.extend(names(module).map(|name| (name, index)));
    }
    let mut all = Vec::new();
    for (index, module) in modules.iter().enumerate() {
        let counts = |name: &str| last.get(name) == Some(&index);
        for dialect in module.dialects.iter().filter(|def| counts(&def.name)) {
            all.extend(of_dialect(dialect, ctx));
        }
        for op in module.ops.iter().filter(|def| counts(&def.name)) {
            all.extend(of_op(op, &module.interfaces, ctx, &registry));
        }
        // A type and an attribute may share a name, and do so in one module.
        for def in module.types.iter().chain(&module.attrs).filter(|def| counts(&def.name)) {
            all.extend(of_type_or_attr(def, &module.interfaces, ctx, &registry));
        }
    }
    all
}

/// The names of all that a module defines.
fn names(module: &OdsModule) -> impl Iterator<Item = &str> {
    let dialects = module.dialects.iter().map(|def| def.name.as_str());
    let ops = module.ops.iter().map(|def| def.name.as_str());
    let types = module.types.iter().chain(&module.attrs).map(|def| def.name.as_str());
    dialects.chain(ops).chain(types)
}

/// Returns the missing hooks of a dialect.
fn of_dialect(def: &DialectDef, ctx: &Context) -> Vec<MissingHook> {
    let info = ctx.find_name(&def.name).and_then(|name| ctx.dialect(name));
    let mut kinds = Vec::new();
    if def.has_constant_materializer && info.is_none_or(|info| info.hooks().materialize_constant.is_none()) {
        kinds.push(HookKind::ConstantMaterializer);
    }
    let verifies =
        def.has_operation_attr_verify || def.has_region_arg_attr_verify || def.has_region_result_attr_verify;
    if verifies && info.is_none_or(|info| info.hooks().verify_attr.is_none()) {
        kinds.push(HookKind::AttributeVerifier);
    }
    let hook = |kind| MissingHook { definition: def.name.clone(), kind, span: def.span, declared: None };
    kinds.into_iter().map(hook).collect()
}

/// Returns the missing hooks of an operation.
pub(crate) fn of_op(
    op: &OpDef,
    interfaces: &[Arc<InterfaceDef>],
    ctx: &Context,
    registry: &Registry,
) -> Vec<MissingHook> {
    let info = ctx.find_op_name(&op.name).and_then(|name| ctx.op_info(name));
    let hooks = info.map(OpInfo::hooks);
    let lacks = |present: Option<bool>| present != Some(true);
    let mut all: Vec<(HookKind, Option<Span>)> = Vec::new();
    let reads = !lacks(hooks.map(OpHooks::has_custom_assembly));
    let waits = !lacks(hooks.map(|hooks| hooks.can_print.is_some()));
    if waits || !reads {
        let waiting = crate::register::missing_directives(ctx, op);
        all.extend(waiting.into_iter().map(|name| (HookKind::Directive(name), None)));
    }
    if op.has_custom_assembly_format && op.assembly_format.is_none() && !reads {
        all.push((HookKind::CustomAssembly, None));
    }
    // A verifier in Rust runs where its author attached it.
    let verifies = hooks.map(|hooks| {
        let late = !hooks.verifiers.after_regions().is_empty() && !op.has_region_verifier;
        verifies_before_regions(hooks) || late
    });
    if op.has_verifier && lacks(verifies) {
        all.push((HookKind::Verifier, None));
    }
    if op.has_region_verifier && lacks(hooks.map(|hooks| !hooks.verifiers.after_regions().is_empty())) {
        all.push((HookKind::RegionVerifier, None));
    }
    // The attribute of a constant is what its folder gives.
    let is_constant = info.is_some_and(|info| {
        info.traits.contains(Traits::CONSTANT_LIKE) && !info.inherent.is_empty() && info.operands.is_empty()
    });
    if op.has_folder && !is_constant && lacks(hooks.map(|hooks| hooks.fold.is_some())) {
        all.push((HookKind::Folder, None));
    }
    if op.has_canonicalizer || op.has_canonicalize_method {
        all.push((HookKind::Canonicalizer, None));
    }
    if op.has_trait("InferTypeOpInterface") && lacks(hooks.map(|hooks| hooks.infer_result_types.is_some())) {
        all.push((HookKind::TypeInference, None));
    }
    for (interface, method) in declared_methods(&op.traits, interfaces) {
        let known = info.is_some_and(|info| serves(info, &interface.name, &method.name));
        if !known && !is_accessor(op, method) && !registry.classes.evaluates(&op.cpp_class, &method.name) {
            let (interface, method) = (interface.name.clone(), method.name.clone());
            all.push((HookKind::Method { interface, method }, None));
        }
    }
    for (condition, predicate, span) in conditions(op, registry) {
        let names = condition.missing(ctx).unwrap_or_else(|error| vec![error.into()]);
        all.extend(names.into_iter().map(|missing| {
            let text = text_with(predicate, &missing);
            // A condition that was composed of several texts has no place.
            let place = registry.condition_places.get(&text).copied().unwrap_or(span);
            (HookKind::Condition { text, missing }, Some(place))
        }));
    }
    let provided = info.and_then(|info| info.extensions.get::<Provided>());
    let mut found: Vec<MissingHook> = Vec::new();
    for (kind, declared) in all {
        let is_new = !found.iter().any(|known| known.kind == kind);
        if is_new && provided.is_none_or(|Provided(hooks)| !hooks.contains(&kind)) {
            found.push(MissingHook { definition: op.name.clone(), kind, span: op.span, declared });
        }
    }
    found
}

/// The conditions of an operation that do not always hold, each with its predicate and the place of what
/// declares it.
pub(crate) fn conditions<'d>(
    op: &'d OpDef,
    registry: &Registry,
) -> Vec<(Arc<Condition>, &'d Predicate, Span)> {
    let namespace = namespace_of(&op.cpp_class);
    let constraints = (op.operands.iter().chain(&op.results).map(|value| &value.constraint))
        .chain(op.attributes.iter().map(|attr| &attr.constraint))
        .chain(op.regions.iter().map(|region| &region.constraint))
        .chain(op.successors.iter().map(|successor| &successor.constraint));
    let mut all: Vec<_> = constraints
        .filter_map(|constraint| {
            let condition = registry.condition(constraint, namespace)?;
            Some((condition, &*constraint.predicate, constraint.span))
        })
        .collect();
    for entry in &op.traits {
        if let TraitKind::Pred { predicate, .. } = &entry.kind {
            all.push((registry.op_condition(predicate, op), &**predicate, entry.span));
        }
    }
    all
}

/// Returns true if a verifier runs before the regions are verified.
fn verifies_before_regions(hooks: &OpHooks) -> bool {
    let verifiers = &hooks.verifiers;
    !(verifiers.before_type_traits().is_empty() && verifiers.before_regions().is_empty())
}

/// Returns true if a registered hook or property replaces the method of an interface in C++.
fn serves(info: &OpInfo, interface: &str, method: &str) -> bool {
    let hooks = info.hooks();
    match (interface, method) {
        // Reported as type inference.
        ("InferTypeOpInterface", "inferReturnTypes") => true,
        ("InferShapedTypeOpInterface", "inferReturnTypeComponents") => hooks.infer_result_types.is_some(),
        ("SymbolUserOpInterface", "verifySymbolUses") | ("CastOpInterface", "areCastCompatible") => {
            verifies_before_regions(hooks)
        }
        ("BranchOpInterface", "getSuccessorOperands") => hooks.successor_operands.is_some(),
        ("RegionBranchOpInterface", _) => hooks.region_flow.is_some(),
        ("RegionKindInterface", "getRegionKind") => !info.traits.contains(Traits::UNKNOWN_REGION_KIND),
        ("MemoryEffectOpInterface", "getEffects") => info.attached().memory_effects.is_some(),
        ("OpAsmOpInterface", "getAsmResultNames") => hooks.result_names.is_some(),
        ("OpAsmOpInterface", "getAsmBlockArgumentNames") => hooks.block_arg_names.is_some(),
        ("OpAsmOpInterface", "getDefaultDialect") => hooks.default_dialect_for_regions.is_some(),
        _ => false,
    }
}

/// Returns true if an operand, result, attribute, region or successor has the method as its accessor.
pub(crate) fn is_accessor(op: &OpDef, method: &InterfaceMethod) -> bool {
    if !method.params.is_empty() {
        return false;
    }
    let values = op.operands.iter().chain(&op.results).map(|value| &value.name);
    let attributes =
        op.attributes.iter().map(|attr| &attr.name).chain(op.properties.iter().map(|prop| &prop.name));
    let parts = op.regions.iter().map(|region| &region.name);
    let parts = parts.chain(op.successors.iter().map(|successor| &successor.name));
    let reads = |name: &String, ending: &str| {
        let bare = method.name.strip_suffix(ending).unwrap_or(&method.name);
        !name.is_empty() && legalize_snippet::is_accessor_of(name, bare)
    };
    values.chain(parts).any(|name| reads(name, ""))
        || attributes.into_iter().any(|name| reads(name, "") || reads(name, "Attr"))
}

/// The text of a condition in which something is missing, as its definition has it.
fn text_with(predicate: &Predicate, missing: &str) -> String {
    let name = missing.rsplit([' ', ':']).next().unwrap_or(missing);
    let (mut first, mut found) = (None, None);
    predicate.for_each_text(&mut |text| {
        let text = bare_condition(text);
        if found.is_none() && !name.is_empty() && text.contains(name) {
            found = Some(text.to_owned());
        }
        if first.is_none() && !text.is_empty() {
            first = Some(text.to_owned());
        }
    });
    found.or(first).unwrap_or_default()
}

/// Returns the missing hooks of a type or attribute.
fn of_type_or_attr(
    def: &TypeOrAttrDef,
    interfaces: &[Arc<InterfaceDef>],
    ctx: &Context,
    registry: &Registry,
) -> Vec<MissingHook> {
    let name = ctx.find_name(&def.name);
    let (verifies, reads) = if def.is_attr {
        let info = name.and_then(|name| ctx.attr_info(name));
        (info.is_some_and(|info| info.verify.is_some()), info.is_some_and(|info| info.reader(ctx).is_some()))
    } else {
        let info = name.and_then(|name| ctx.type_info(name));
        (info.is_some_and(|info| info.verify.is_some()), info.is_some_and(|info| info.reader(ctx).is_some()))
    };
    let attached = match (name, def.is_attr) {
        (Some(name), true) => ctx.interfaces_of_attrs_named(name),
        (Some(name), false) => ctx.interfaces_of_types_named(name),
        (None, _) => &[],
    };
    // A type or attribute without a mnemonic has no spelling; the host creates and verifies it.
    let Some(_) = &def.mnemonic else { return Vec::new() };
    let mut kinds = Vec::new();
    if !def.params.is_empty() && !reads {
        kinds.push(HookKind::CustomAssembly);
    }
    if def.has_verifier && !verifies {
        kinds.push(HookKind::Verifier);
    }
    for (interface, method) in declared_methods(&def.traits, interfaces) {
        // A parameter is what its accessor gives.
        let reads = |param: &ParameterDef| legalize_snippet::is_accessor_of(&param.name, &method.name);
        let is_accessor = method.params.is_empty() && def.params.iter().any(reads);
        let implements = |&known: &Name| legalize_snippet::same_trait(ctx.str(known), &interface.name);
        let attached = attached.iter().any(implements);
        if !is_accessor && !attached && !registry.classes.evaluates(&def.cpp_class, &method.name) {
            let (interface, method) = (interface.name.clone(), method.name.clone());
            kinds.push(HookKind::Method { interface, method });
        }
    }
    let sign = if def.is_attr { '#' } else { '!' };
    let hook = |kind| MissingHook {
        definition: format!("{sign}{}", def.name),
        kind,
        span: def.span,
        declared: None,
    };
    kinds.into_iter().map(hook).collect()
}

/// Missing hooks as warnings, one per definition, in the order of the list.
pub fn missing_hook_warnings(hooks: &[MissingHook]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    let mut rest = hooks;
    while let Some(first) = rest.first() {
        let count = rest.iter().take_while(|hook| hook.definition == first.definition).count();
        let (of_one, others) = rest.split_at(count);
        rest = others;
        diagnostics.push(warning(first, of_one));
    }
    diagnostics
}

fn warning(first: &MissingHook, hooks: &[MissingHook]) -> Diagnostic {
    let names: Vec<String> = hooks.iter().map(|hook| hook.kind.to_string()).collect();
    let mut advice: Vec<&str> = Vec::new();
    for hook in hooks {
        if !advice.contains(&place_of(hook)) {
            advice.push(place_of(hook));
        }
    }
    let mut warning = Diagnostic::warning(
        "ods::missing_hook",
        format!("'{}' declares hooks that only C++ has: {}", first.definition, names.join(", ")),
    )
    .with_label(first.span, "declared here")
    .with_help(format!("attach it in Rust: {}", advice.join("; ")));
    for hook in hooks {
        if let (HookKind::Condition { text, missing }, Some(span)) = (&hook.kind, hook.declared) {
            // A name with its kind, or a reason.
            let is_name = missing.split_whitespace().count() == 2;
            let why = if is_name { format!("{missing} is not registered") } else { missing.clone() };
            let note = Diagnostic::note(format!("'{text}' is not checked: {why}"));
            warning = warning.with_note(note.with_label(span, ""));
        }
    }
    warning
}

/// Returns the place where a host attaches a hook.
fn place_of(hook: &MissingHook) -> &'static str {
    let is_of_op = !hook.definition.starts_with(['!', '#']);
    match &hook.kind {
        HookKind::CustomAssembly
        | HookKind::Verifier
        | HookKind::RegionVerifier
        | HookKind::Folder
        | HookKind::TypeInference
        | HookKind::ConstantMaterializer
        | HookKind::AttributeVerifier => "`attach` of the generated code, or `Provider::attach`",
        HookKind::Directive(_) => "`legalize::ods::attach_directives` for custom directives",
        HookKind::Canonicalizer => "`Provider::add_canonicalization_patterns` for canonicalizers",
        HookKind::Method { .. } if !is_of_op => {
            "`Context::attach_type_interface` or `attach_attr_interface` for interfaces, `Provider::add_classes` for methods that \
             C++ text calls"
        }
        HookKind::Method { .. } => "`legalize::typed::hook_method` for methods of interfaces",
        HookKind::Condition { .. } => "`Provider::add_classes` for functions that conditions call",
    }
}
