//! C++ classes of types and attributes that are not those of one definition: classes that definitions derive
//! from, and those of overlays.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Name, Type, TypeData};
use legalize_snippet::{Classes, NativeClass};

use crate::model::OdsModule;

/// Names of the types and of the attributes that are of a class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Members {
    types: BTreeSet<Name>,
    attrs: BTreeSet<Name>,
}

/// Registers the base classes that definitions name (`cppBaseClassName`), with the types and attributes that
/// derive from them, and the classes of overlays. `known` holds those of earlier modules; classes that a host
/// registers stay.
pub(crate) fn register(
    ctx: &Context,
    classes: &Classes,
    modules: &[OdsModule],
    known: &mut BTreeMap<String, Members>,
) {
    let mut changed = BTreeSet::new();
    for def in modules.iter().flat_map(|module| module.types.iter().chain(&module.attrs)) {
        let Some(base) = def.cpp_base_class.as_deref().filter(|_| def.mnemonic.is_some()) else { continue };
        let base = base.trim_start_matches("::");
        // Those of a definition or a host are known with more than this.
        if !known.contains_key(base) && classes.find_class(base, "").is_some() {
            continue;
        }
        let members = known.entry(base.to_owned()).or_default();
        let of_kind = if def.is_attr { &mut members.attrs } else { &mut members.types };
        of_kind.insert(ctx.name(&def.name));
        changed.insert(base.to_owned());
    }
    for overlay in modules.iter().flat_map(|module| &module.overlays.classes) {
        let members = known.entry(overlay.name.clone()).or_default();
        members.types.extend(overlay.types.iter().map(|name| ctx.name(name)));
        members.attrs.extend(overlay.attrs.iter().map(|name| ctx.name(name)));
        changed.insert(overlay.name.clone());
    }
    for class in changed {
        let Members { types, attrs } = known[&class].clone();
        let is_type = move |ctx: &Context, ty: Type| match ctx.type_data(ty) {
            TypeData::Dialect { name, .. } => types.contains(name),
            _ => false,
        };
        let is_attr = move |ctx: &Context, attr: Attribute| match ctx.attr_data(attr) {
            AttrData::Dialect { name, .. } => attrs.contains(name),
            _ => false,
        };
        let native = NativeClass {
            is_type: Some(Arc::new(is_type)),
            is_attr: Some(Arc::new(is_attr)),
            ..NativeClass::default()
        };
        classes.register_class(&class, native);
    }
}
