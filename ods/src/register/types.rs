//! Types and attributes of dialects.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use legalize_ir::{
    AttrData, AttrInfo, Context, DialectSyntax, MnemonicAlias, Name, OpParser, OpPrinter, Param,
    ParamsSyntax, ShapedTypeHook, Type, TypeData, TypeInfo,
};
use legalize_source::{Diagnostic, Diagnostics, Severity};

use super::warnings::DefinitionWarnings;
use super::{defaults, params};
use crate::format::params::{ParamFormat, compile as compile_format};
use crate::model::{DialectDef, FormatText, OdsModule, TraitKind, TraitRef, TypeOrAttrDef};
use crate::registry::Registry;

/// Default parameters of a type or attribute, one entry per parameter; kept among the
/// [extensions](legalize_ir::Extensions) of its registration.
#[derive(Clone, Debug)]
pub struct DefaultParams(pub Arc<[Option<Param>]>);

/// Registers a type or an attribute. Returns what was found about it; its warnings are kept with it, too.
pub(super) fn register(ctx: &mut Context, registry: &Arc<Registry>, def: &Arc<TypeOrAttrDef>) -> Diagnostics {
    let mut found = Diagnostics::new();
    let name = ctx.name(&def.name);
    let params: Box<[Name]> = def.params.iter().map(|param| ctx.name(&param.name)).collect();
    let trait_names = trait_names(ctx, def);
    let defaults = defaults::of_params(ctx, registry, def, &mut found);
    let format = compile(ctx, registry, def, defaults.clone(), &mut found);
    let defaults = DefaultParams(defaults.into());
    let warnings =
        DefinitionWarnings(found.iter().filter(|one| one.severity != Severity::Error).cloned().collect());
    let invariants = params::invariants(registry, def);
    let syntax = match format {
        Some(format) if format.is_complete(ctx) || format.has_customs() => declared_syntax(format),
        _ => ParamsSyntax::default(),
    };
    if def.is_attr {
        let mut info = AttrInfo::new(name);
        if let Some(old) = ctx.attr_info(name) {
            info = old.clone();
        }
        info.declared = syntax;
        // If C++ code determines the type, it is stored beside the text that C++ code parses.
        let is_typed = def.traits.iter().any(|entry| implements(entry, "TypedAttr"));
        info.self_type =
            (def.params.iter().position(|param| param.is_self_type)).or(is_typed.then_some(def.params.len()));
        info.params = params;
        info.trait_names = trait_names;
        info.invariants = invariants;
        if def.gen_mnemonic_alias {
            info.extensions.insert(MnemonicAlias);
        }
        info.extensions.insert(def.clone());
        info.extensions.insert(defaults);
        info.extensions.insert(warnings);
        ctx.register_attr(info);
    } else {
        let mut info = TypeInfo::new(name);
        if let Some(old) = ctx.type_info(name) {
            info = old.clone();
        }
        info.declared = syntax;
        info.params = params;
        info.trait_names = trait_names;
        info.invariants = invariants;
        if let Some(hook) = shaped(def).filter(|_| info.extensions.get::<ShapedTypeHook>().is_none()) {
            info.extensions.insert(hook);
        }
        if def.gen_mnemonic_alias {
            info.extensions.insert(MnemonicAlias);
        }
        info.extensions.insert(def.clone());
        info.extensions.insert(defaults);
        info.extensions.insert(warnings);
        ctx.register_type(info);
    }
    found
}

/// The syntax of a declarative format.
fn declared_syntax(format: ParamFormat) -> ParamsSyntax {
    let has_customs = format.has_customs();
    let format = Arc::new(format);
    let (reader, waiting) = (format.clone(), format.clone());
    let mut syntax = ParamsSyntax::new(
        move |parser: &mut OpParser<'_, '_>| reader.read(parser),
        move |printer: &mut OpPrinter<'_>, params: &[Param]| format.write(printer, params),
    );
    // Functions for custom directives may be attached later.
    if has_customs {
        syntax.ready = Some(Arc::new(move |ctx: &Context| waiting.is_complete(ctx)));
    }
    syntax
}

fn implements(entry: &TraitRef, interface: &str) -> bool {
    match &entry.kind {
        TraitKind::Interface { name, .. } => name == interface,
        _ => false,
    }
}

/// Returns the shape hook of a type that implements the interface with parameters named like its methods.
fn shaped(def: &TypeOrAttrDef) -> Option<ShapedTypeHook> {
    let declares =
        |entry: &TraitRef| implements(entry, "ShapedType") || implements(entry, "ShapedTypeInterface");
    let at = |name: &str| def.params.iter().position(|param| param.name == name);
    let (shape, element) = (at("shape")?, at("elementType")?);
    let read = move |_: &Context, params: &[Param]| {
        let (Some(Param::List(dims)), Some(Param::Type(element))) = (params.get(shape), params.get(element))
        else {
            return None;
        };
        let dim = |dim: &Param| match dim {
            Param::Int(dim) => dim.as_i64(),
            _ => None,
        };
        Some((*element, Some(dims.iter().map(dim).collect::<Option<Box<[i64]>>>()?)))
    };
    def.traits.iter().any(declares).then(|| ShapedTypeHook(Arc::new(read)))
}

/// Types and attributes that a dialect reads in C++ and does not declare; their text is kept verbatim, as for
/// declared ones without a format.
pub(super) fn keep_undeclared(ctx: &mut Context, modules: &[OdsModule], dialect: &DialectDef) {
    let prefix = format!("{}.", dialect.name);
    let declares = |all: &[Arc<TypeOrAttrDef>]| all.iter().any(|def| def.name.starts_with(&prefix));
    let no_types = !modules.iter().any(|module| declares(&module.types));
    let types = dialect.parses_types || dialect.use_default_type_printer_parser && no_types;
    if !types && !dialect.parses_attributes {
        return;
    }
    let of_types = prefix.clone();
    let read_type = move |p: &mut OpParser<'_, '_>| {
        let (name, params) = read_verbatim(p, &of_types)?;
        Ok(p.ctx().ty(TypeData::Dialect { name, params: params.into() }))
    };
    let read_attr = move |p: &mut OpParser<'_, '_>, ty: Option<Type>| {
        let (name, mut params) = read_verbatim(p, &prefix)?;
        if let Some(ty) = ty {
            params.resize(1, Param::Str("".into()));
            params.push(Param::Type(ty));
        }
        Ok(p.ctx().attr(AttrData::Dialect { name, params: params.into() }))
    };
    let name = ctx.name(&dialect.name);
    ctx.update_dialect(name, |info| {
        let mut syntax = info.extensions.get::<DialectSyntax>().cloned().unwrap_or_default();
        if types && syntax.parse_type.is_none() {
            syntax.parse_type = Some(Arc::new(read_type));
        }
        if dialect.parses_attributes && syntax.parse_attr.is_none() {
            syntax.parse_attr = Some(Arc::new(read_attr));
        }
        info.extensions.insert(syntax);
    });
}

/// Parses the full name, and the text after it.
fn read_verbatim(p: &mut OpParser<'_, '_>, prefix: &str) -> Result<(Name, Vec<Param>), Diagnostic> {
    let name = format!("{prefix}{}", p.parse_any_keyword()?);
    let text = p.try_verbatim()?.filter(|text| !text.is_empty());
    Ok((p.ctx().name(&name), text.map(|text| Param::Str(text.into())).into_iter().collect()))
}

/// Types that overlays of classes name and no definition declares; their text is kept verbatim.
pub(super) fn keep_named(ctx: &mut Context, modules: &[OdsModule]) {
    let mut by_dialect: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let classes = modules.iter().flat_map(|module| &module.overlays.classes);
    for name in classes.flat_map(|class| &class.types) {
        let declared = ctx.find_name(name).is_some_and(|name| ctx.type_info(name).is_some());
        if let Some((dialect, _)) = name.split_once('.').filter(|_| !declared) {
            by_dialect.entry(dialect).or_default().insert(name);
        }
    }
    for (dialect, names) in by_dialect {
        let (prefix, name) = (format!("{dialect}."), ctx.name(dialect));
        if ctx.dialect(name).is_none() {
            continue;
        }
        let known: BTreeSet<Name> = names.into_iter().map(|name| ctx.name(name)).collect();
        ctx.update_dialect(name, |info| {
            let mut syntax = info.extensions.get::<DialectSyntax>().cloned().unwrap_or_default();
            let others = syntax.parse_type.take();
            syntax.parse_type = Some(Arc::new(move |p: &mut OpParser<'_, '_>| {
                if let Some(others) = &others {
                    return others(p);
                }
                let at = p.offset();
                let (name, params) = read_verbatim(p, &prefix)?;
                if known.contains(&name) {
                    return Ok(p.ctx().ty(TypeData::Dialect { name, params: params.into() }));
                }
                let mnemonic = p.ctx().str(name)[prefix.len()..].to_owned();
                let message =
                    format!("unknown  type `{mnemonic}` in dialect `{}`", &prefix[..prefix.len() - 1]);
                Err(p.error(at, message))
            }));
            info.extensions.insert(syntax);
        });
    }
}

fn compile(
    ctx: &Context,
    registry: &Registry,
    def: &TypeOrAttrDef,
    defaults: Vec<Option<Param>>,
    diagnostics: &mut Diagnostics,
) -> Option<ParamFormat> {
    let format: &FormatText = def.assembly_format.as_ref()?;
    let source = ctx.sources().try_file(format.span.file).and_then(|file| {
        file.text().get(format.span.start as usize..format.span.end as usize).map(str::to_owned)
    });
    match compile_format(ctx, registry, def, format, source.as_deref(), defaults) {
        Ok(format) => Some(format),
        Err(error) => {
            diagnostics.push(error.with_note(
                Diagnostic::note(format!("in the format of '{}'", def.record)).with_label(def.span, ""),
            ));
            None
        }
    }
}

fn trait_names(ctx: &Context, def: &TypeOrAttrDef) -> Box<[Name]> {
    let mut names: Vec<&str> = Vec::new();
    for entry in &def.traits {
        if !entry.anonymous {
            names.push(&entry.record);
        }
        if let TraitKind::Interface { bases, .. } = &entry.kind {
            names.extend(bases.iter().map(String::as_str));
        }
        if !entry.name().is_empty() {
            names.push(entry.name());
        }
    }
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(|name| ctx.name(name)).collect()
}
