//! Definitions to what a context knows: traits, groups, attributes, hooks.

mod builders;
mod conflicts;
mod defaults;
mod effects;
mod functions;
mod infer;
mod natives;
mod overlays;
mod params;
mod traits;
mod types;
mod verify;
mod warnings;

pub use conflicts::conflicts;
pub use overlays::{NamedAssembly, add_attributes, apply_overlays, unknown_assemblies};
pub use types::DefaultParams;
pub use warnings::{definition_warnings, used_definition_warnings};

use std::sync::Arc;

use legalize_ir::{
    AssemblyInCpp, AttrDict, Attribute, Context, DialectInfo, GroupDef, InferInput, Ir, Name, OpHooks, OpId,
    OpInfo, OpName, OpParser, OpPrinter, OperationState, RegionId, ValueId, VerifyPhase,
};
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics, Severity};

use crate::format::{
    Compiled, CustomDirectives, argument_names_in, branches, can_write, compile, is_complete, is_partial,
    named_by_attributes, parse_op_format, read, terminator_in, write,
};
use crate::groups::result_groups;
use crate::hooks::{missing_hook_warnings, missing_hooks};
use crate::model::{AttrConstraint, OdsModule, OpDef};
use crate::registry::Registry;
use builders::{Building, GivenTypes};
use warnings::DefinitionWarnings;

pub(crate) use builders::{getter_texts, texts as builder_texts};
pub(crate) use infer::{can_infer, results_follow_from_traits};
pub(crate) use traits::is_native_trait;
#[cfg(test)]
pub(crate) use traits::native_traits;
pub(crate) use verify::quoted_type;

/// Registers all that modules define, in place of what was registered under the same names.
///
/// Hooks that a host attached to an operation stay, and take precedence over those of the definition. A
/// definition whose format is wrong is registered without it.
///
/// Snippets are evaluated with the classes and functions of [`classes`].
///
/// Beside errors in definitions there is a warning for each that declares hooks which are not attached so
/// far; see [`missing_hooks`](crate::missing_hooks) for the list of them.
pub fn register(ctx: &mut Context, modules: &[OdsModule]) -> Diagnostics {
    let classes = classes(ctx);
    register_with(ctx, modules, &classes)
}

/// The classes and functions with which a context's snippets are evaluated: those that [`register_with`] was
/// given, with all that definitions declare. The table is shared; what is added later is found too.
pub fn classes(ctx: &Context) -> Classes {
    Registry::of(ctx).classes.clone()
}

/// Registers definitions like [`register`], with a host's classes and functions, to which the definitions'
/// are added.
pub fn register_with(ctx: &mut Context, modules: &[OdsModule], classes: &Classes) -> Diagnostics {
    let mut diagnostics = register_definitions(ctx, modules, classes);
    diagnostics.extend(definition_warnings(ctx));
    diagnostics.extend(missing_hook_warnings(&missing_hooks(ctx, modules)));
    diagnostics
}

/// Registers definitions like [`register_with`], without the warnings of missing hooks and those that matter
/// only where a definition is used ([`definition_warnings`]): for a host that attaches its hooks afterwards,
/// and calls [`missing_hooks`](crate::missing_hooks) then.
pub fn register_definitions(ctx: &mut Context, modules: &[OdsModule], classes: &Classes) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    let mut overlaid = Vec::new();
    let modules = if modules.iter().all(|module| module.overlays.is_empty() || module.overlays.applied) {
        modules
    } else {
        overlaid.extend_from_slice(modules);
        diagnostics.extend(apply_overlays(&mut overlaid, &|_| false));
        &overlaid
    };
    let registry = Arc::new(Registry::extended(ctx, modules, classes));
    diagnostics.extend(functions::register_functions(classes, modules));
    for module in modules {
        for dialect in &module.dialects {
            let name = ctx.name(&dialect.name);
            if ctx.dialect(name).is_none() {
                ctx.register_dialect(DialectInfo::new(name));
            }
            ctx.update_dialect(name, |info| {
                info.extensions.insert(dialect.clone());
                info.extensions.insert(registry.clone());
            });
        }
    }
    // A default value may name later definitions, so errors are only reported in the second round.
    let all = modules.iter().flat_map(|module| module.types.iter().chain(&module.attrs));
    let again: Vec<_> =
        all.filter(|def| types::register(ctx, &registry, def).iter().next().is_some()).collect();
    for def in again {
        let found = types::register(ctx, &registry, def);
        diagnostics.extend(found.into_iter().filter(|one| one.severity == Severity::Error));
    }
    for dialect in modules.iter().flat_map(|module| &module.dialects) {
        types::keep_undeclared(ctx, modules, dialect);
    }
    types::keep_named(ctx, modules);
    let given = overlays::result_types(modules);
    for module in modules {
        for op in &module.ops {
            let types = overlays::given_types(ctx, &registry, op, &given);
            register_op(ctx, &registry, op, types, &mut diagnostics);
        }
    }
    for (op, assembly) in overlays::named_assemblies(modules) {
        let name = ctx.op_name(&op.name);
        ctx.update_op(name, |info| info.extensions.insert(assembly));
    }
    diagnostics
}

fn register_op(
    ctx: &mut Context,
    registry: &Arc<Registry>,
    def: &Arc<OpDef>,
    types: Option<GivenTypes>,
    diagnostics: &mut Diagnostics,
) {
    let name = ctx.op_name(&def.name);
    let mut info = OpInfo::new(name);
    if let Some(old) = ctx.op_info(name) {
        info.attached_mut().clone_from(old.attached());
        info.extensions = old.extensions.clone();
    }
    info.traits = traits::bits(def);
    info.type_traits = traits::in_order(def);
    info.trait_names = traits::names(ctx, def);
    let groups = |values: &[crate::model::OperandDef]| -> Box<[GroupDef]> {
        values
            .iter()
            .map(|value| GroupDef {
                name: ctx.name(&value.name),
                arity: value.arity.map_name(|name| ctx.name(name)),
            })
            .collect()
    };
    info.operands = groups(&def.operands);
    info.results = groups(&def.results);
    info.inherent = inherent(ctx, def);
    info.region_count =
        (!def.regions.iter().any(|region| region.variadic)).then_some(def.regions.len() as u32);
    info.min_regions = def.regions.iter().filter(|region| !region.variadic).count() as u32;
    info.min_successors = def.successors.iter().filter(|successor| !successor.variadic).count() as u32;
    info.successor_count =
        (!def.successors.iter().any(|successor| successor.variadic)).then_some(def.successors.len() as u32);
    let mut about_op = Diagnostics::new();
    let defaults = defaults::of_op(ctx, registry, def, &mut about_op);
    info.extensions.insert(DefinitionWarnings(about_op));
    // The default of an optional attribute says what its absence means; it is not filled in.
    let absent =
        |name: &Name| def.attributes.iter().any(|attr| attr.optional && ctx.name(&attr.name) == *name);
    info.default_attrs = defaults.iter().filter(|(name, _)| !absent(name)).copied().collect();
    *info.declared_mut() = declared_hooks(ctx, registry, def, types);
    info.extensions.remove::<AssemblyInCpp>();
    info.extensions.remove::<Format>();
    if def.assembly_format.is_none() && def.has_custom_assembly_format {
        info.extensions.insert(AssemblyInCpp);
    }
    if let Some(format) = format(ctx, registry, def, &defaults, diagnostics) {
        let format = Format { compiled: Arc::new(format) };
        format.set_syntax(ctx, info.declared_mut());
        set_names_of_format(&format.compiled, info.declared_mut());
        info.extensions.insert(format);
    }
    info.extensions.insert(def.clone());
    ctx.register_op(info);
}

/// Returns the hooks that a definition declares, except for its syntax.
fn declared_hooks(
    ctx: &Context,
    registry: &Arc<Registry>,
    def: &Arc<OpDef>,
    types: Option<GivenTypes>,
) -> OpHooks {
    let mut hooks = OpHooks::default();
    let invariants = Arc::new(verify::Invariants::new(ctx, registry, def));
    if invariants.has_classes() {
        let classes = invariants.clone();
        hooks.check_properties =
            Some(Arc::new(move |ctx: &Context, dict: AttrDict| classes.check_classes(ctx, dict)));
    }
    if !invariants.is_empty() {
        hooks.has_invariants_of_types = invariants.are_of_types();
        hooks.verify_invariants =
            Some(Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| invariants.check(ctx, ir, op)));
    }
    if let Some(types) = types.map(Arc::new) {
        hooks.build = Some(types.clone());
        hooks.infer_result_types = Some(Arc::new(move |input: &InferInput<'_>| types.infer(input)));
    } else if let Some(inference) = infer::Inference::new(ctx, registry, def) {
        hooks.infer_result_types = Some(Arc::new(move |input: &InferInput<'_>| inference.infer(input)));
        hooks.infers_from_types = true;
    } else if let Some(building) = Building::new(ctx, registry, def) {
        hooks.build = Some(Arc::new(building));
    }
    if let Some(terminator) = terminator_in(ctx, registry, def) {
        let rule = natives::ends_with(terminator);
        hooks.verifiers.set(VerifyPhase::RegionTraits, "SingleBlockImplicitTerminator", Arc::new(rule));
    }
    hooks.memory_effects = effects::hook(ctx, def);
    set_result_names(ctx, def, &mut hooks);
    hooks.default_dialect_for_regions = default_dialect(ctx, def);
    hooks
}

/// Adds the definition's assembly format as help to a syntax error in custom assembly.
#[cold]
fn with_form(error: Diagnostic, format: &Compiled) -> Diagnostic {
    match &format.def.assembly_format {
        Some(form) if error.help.is_none() && error.code == "parse::syntax" => {
            let form = form.text.split_whitespace().collect::<Vec<_>>().join(" ");
            error.with_help(format!("write '{}' as: {form}", format.def.name))
        }
        _ => error,
    }
}

/// The declarative format of an operation.
#[derive(Clone)]
struct Format {
    compiled: Arc<Compiled>,
}

impl Format {
    /// Sets parser and printer. As long as custom directives are not attached, operations that need them are
    /// printed in generic form.
    fn set_syntax(&self, ctx: &Context, hooks: &mut OpHooks) {
        let (reader, format, asked) = (self.compiled.clone(), self.compiled.clone(), self.compiled.clone());
        let always = self.is_complete(ctx) && !is_partial(&self.compiled, ctx);
        hooks.set_custom_assembly(
            move |parser: &mut OpParser<'_, '_>, state: &mut OperationState| {
                read(&reader, parser, state).map_err(|error| with_form(error, &reader))
            },
            move |printer: &mut OpPrinter<'_>, op: OpId| write(&format, printer, op),
        );
        if !always {
            hooks.can_print =
                Some(Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| can_write(&asked, ctx, ir, op)));
        }
    }

    /// Returns true if all custom directives of the format are attached.
    fn is_complete(&self, ctx: &Context) -> bool {
        is_complete(&self.compiled, ctx)
    }
}

/// The branches of an operation's declarative format, each with whether the operation takes it; none if it
/// has no such format.
pub fn format_branches(ctx: &Context, ir: &Ir, op: OpId) -> Vec<(String, bool)> {
    let Some(format) = format_of(ctx, ir.op(op).name()) else { return Vec::new() };
    let all = branches(format).into_iter();
    all.map(|branch| {
        let taken = branch.is_taken(format, ctx, ir, op);
        (branch.name, taken)
    })
    .collect()
}

/// The compiled format of an operation.
pub(crate) fn format_of(ctx: &Context, op: OpName) -> Option<&Compiled> {
    ctx.op_info(op)?.extensions.get::<Format>().map(|format| &*format.compiled)
}

/// Attaches functions for `custom<…>` directives to a dialect, before or after its registration. Formats
/// that waited for them come into force.
pub fn attach_directives(ctx: &mut Context, dialect: &str, directives: CustomDirectives) {
    let name = ctx.name(dialect);
    if ctx.dialect(name).is_none() {
        ctx.register_dialect(DialectInfo::new(name));
    }
    ctx.update_dialect(name, |info| {
        let mut all = info.extensions.get::<CustomDirectives>().cloned().unwrap_or_default();
        all.extend(directives);
        info.extensions.insert(all);
    });
    // A format that can print every operation needs no check before each one.
    let waiting: Vec<(OpName, Format)> = ctx
        .registered_ops()
        .filter(|info| ctx.op_dialect(info.name) == name && info.declared().can_print.is_some())
        .filter_map(|info| Some((info.name, info.extensions.get::<Format>()?.clone())))
        .filter(|(_, format)| format.is_complete(ctx))
        .collect();
    for (op, format) in waiting {
        let mut syntax = OpHooks::default();
        format.set_syntax(ctx, &mut syntax);
        ctx.update_op(op, |info| info.declared_mut().can_print = syntax.can_print);
    }
}

/// The custom directives for which an operation's format waits.
pub(crate) fn missing_directives(ctx: &Context, def: &OpDef) -> Vec<String> {
    let info = ctx.find_op_name(&def.name).and_then(|name| ctx.op_info(name));
    let Some(Format { compiled: format }) = info.and_then(|info| info.extensions.get::<Format>()) else {
        return Vec::new();
    };
    let known = |name: &&Arc<str>| crate::format::find_directive(ctx, format.dialect, name).is_some();
    format.format.customs.iter().filter(|name| !known(name)).map(ToString::to_string).collect()
}

/// Sets the names of results in text: those of the definition, where there are several and it does not say
/// otherwise (`OpAsmOpInterface`).
fn set_result_names(ctx: &Context, def: &OpDef, hooks: &mut OpHooks) {
    let named = def.results.iter().any(|result| !result.name.is_empty());
    if def.results.len() < 2 || !named || def.has_trait("OpAsmOpInterface") {
        return;
    }
    let names: Vec<String> = def.results.iter().map(|result| result.name.clone()).collect();
    let groups = result_groups(ctx, def);
    hooks.set_result_names(move |ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
        let data = ir.op(op);
        let ranges = groups.ranges(ctx, data.inherent(), data.results().len());
        for (name, range) in names.iter().zip(ranges) {
            if let (false, Some(&first)) = (range.is_empty(), data.results().get(range.start)) {
                set(first, name);
            }
        }
    });
}

/// Sets the names of results and of arguments in text that the format takes from attributes.
fn set_names_of_format(format: &Compiled, hooks: &mut OpHooks) {
    let (regions, results) = named_by_attributes(&format.format.elements);
    let name_of = |index: &usize| format.attr_names[*index];
    if let Some(name) = results.first().map(name_of) {
        hooks.set_result_names(
            move |ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
                let text = ctx.dict_entry(ir.op(op).inherent(), name).and_then(|attr| ctx.as_str(attr));
                if let (Some(text), Some(&first)) = (text, ir.op(op).results().first()) {
                    set(first, text);
                }
            },
        );
    }
    let regions: Vec<(usize, Name)> = regions.iter().map(|(region, attr)| (*region, name_of(attr))).collect();
    if regions.is_empty() {
        return;
    }
    hooks.block_arg_names = Some(Arc::new(
        move |ctx: &Context, ir: &Ir, op: OpId, region: RegionId, set: &mut dyn FnMut(ValueId, &str)| {
            let data = ir.op(op);
            let at = data.regions().iter().position(|other| *other == region);
            let Some(&(_, name)) = regions.iter().find(|entry| Some(entry.0) == at) else { return };
            let Some(entry) = ir.region(region).first() else { return };
            let names = ctx.dict_entry(data.inherent(), name).map(|attr| argument_names_in(ctx, attr));
            for (&argument, name) in ir.block(entry).args().iter().zip(names.unwrap_or_default()) {
                set(argument, &name);
            }
        },
    ));
}

/// Returns the dialect whose prefix operations in the regions may omit, if the definition's C++ text gives it
/// in one `return`. The text only counts if the operation has the interface.
fn default_dialect(ctx: &Context, def: &OpDef) -> Option<Name> {
    if !def.has_trait("OpAsmOpInterface") {
        return None;
    }
    let text = &def.extra_class_declaration;
    let (_, body) = text.split_once("getDefaultDialect()")?;
    let (_, value) = body.split_once("return")?;
    let value = value.split_once(';')?.0.trim();
    let name = value.strip_prefix('"')?.strip_suffix('"')?;
    Some(ctx.name(name))
}

fn format(
    ctx: &Context,
    registry: &Arc<Registry>,
    def: &Arc<OpDef>,
    defaults: &[(Name, Attribute)],
    diagnostics: &mut Diagnostics,
) -> Option<Compiled> {
    let text = def.assembly_format.as_ref()?;
    let source = ctx.sources().try_file(text.span.file).and_then(|file| {
        file.text().get(text.span.start as usize..text.span.end as usize).map(str::to_owned)
    });
    let compiled = parse_op_format(def, text, source.as_deref())
        .map(|format| compile(ctx, registry, def, format, defaults));
    match compiled {
        Ok(format) => Some(format),
        Err(error) => {
            diagnostics.push(
                error.with_note(
                    Diagnostic::note(format!("in custom assembly format for '{}'", def.name))
                        .with_label(def.span, ""),
                ),
            );
            None
        }
    }
}

/// Names of what is stored in the operation's properties.
fn inherent(ctx: &Context, def: &OpDef) -> Box<[Name]> {
    let attrs = def.attributes.iter().filter(|attr| attr.derived.is_none()).map(|attr| attr.name.as_str());
    let props = def.properties.iter().map(|prop| prop.name.as_str());
    let segments = [
        ("AttrSizedOperandSegments", "operandSegmentSizes"),
        ("AttrSizedResultSegments", "resultSegmentSizes"),
    ];
    let segments = segments.into_iter().filter(|entry| def.has_trait(entry.0)).map(|entry| entry.1);
    attrs.chain(props).chain(segments).map(|name| ctx.name(name)).collect()
}

/// Returns the default value of an attribute; `None` if it is null or cannot be evaluated.
pub(crate) fn default_attr(
    ctx: &Context,
    registry: &Registry,
    constraint: &AttrConstraint,
    value: &str,
    namespace: &str,
) -> Option<Attribute> {
    defaults::const_attr(ctx, registry, constraint, value, namespace).ok().flatten()
}

/// The definition of the attribute of a C++ class, `::mlir::omp::ClauseBindKindAttr`.
pub fn attr_of_class(ctx: &Context, class: &str) -> Option<Arc<crate::model::AttrDef>> {
    Registry::of(ctx).attr_class(class, "").cloned()
}

/// The enum of a C++ class with its whole namespace, if a context was given its definition.
pub fn enum_of_class(ctx: &Context, class: &str) -> Option<Arc<crate::model::EnumDef>> {
    Registry::of(ctx).enum_class(class, "").cloned()
}

/// Returns the attribute that the C++ text `value` denotes under a constraint: its `constBuilderCall`
/// evaluated with `$0` in place of the value. Classes and enums are those of all modules registered so far.
///
/// # Errors
/// If the constraint has no such call, the text cannot be evaluated or the attribute is null.
pub fn const_attr(ctx: &Context, constraint: &AttrConstraint, value: &str) -> Result<Attribute, Diagnostic> {
    let registry = Registry::of(ctx);
    let created = defaults::const_attr(ctx, &registry, constraint, value, "");
    let attr = created.and_then(|attr| attr.ok_or_else(|| format!("'{value}' is a null attribute").into()));
    attr.map_err(|reason| {
        Diagnostic::error("ods::default_value", format!("'{value}' cannot be evaluated: {reason}"))
            .with_help("write it as the constraint's `constBuilderCall` expects it")
    })
}
