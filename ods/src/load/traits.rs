//! `Trait` records.

use std::sync::Arc;

use legalize_source::Diagnostic;
use legalize_tblgen::{ListValue, Record, RecordId, Value};
use rustc_hash::FxHashSet;

use super::Loader;
use super::fields::{text, wrong};
use super::others::collect_bases;
use crate::model::{Effect, TraitKind, TraitRef, TypeRelation};

impl Loader {
    /// The traits in a field, lists opened, each once; what comes first wins.
    pub(super) fn traits(&mut self, record: Record<'_>, field: &str) -> Result<Vec<TraitRef>, Diagnostic> {
        let mut traits = Vec::new();
        let mut seen = FxHashSet::default();
        if record.value(field).is_none() {
            return Ok(traits);
        }
        let list = record.list(field)?;
        for entry in list.iter().filter_map(Value::as_def) {
            self.add_trait(entry, &mut Vec::new(), &mut traits, &mut seen)?;
        }
        needs(record, list, &mut FxHashSet::default(), 0)?;
        Ok(traits)
    }

    /// The traits of an operation, all of which are declared with those that they depend on.
    pub(super) fn traits_of_op(&mut self, record: Record<'_>) -> Result<Vec<TraitRef>, Diagnostic> {
        let list = record.value("traits").and_then(Value::as_list);
        let of_other = |entry: &Record<'_>| {
            ["NativeTypeTrait", "NativeAttrTrait"].iter().any(|class| entry.is_subclass_of(class))
        };
        if let Some(other) = list.and_then(|list| list.iter().filter_map(Value::as_def).find(of_other)) {
            other.list("dependentTraits")?;
        }
        self.traits(record, "traits")
    }

    fn add_trait(
        &mut self,
        record: Record<'_>,
        via: &mut Vec<String>,
        traits: &mut Vec<TraitRef>,
        seen: &mut FxHashSet<RecordId>,
    ) -> Result<(), Diagnostic> {
        if seen.contains(&record.id()) {
            return Ok(());
        }
        if record.is_subclass_of("TraitList") {
            // All that is in it is added now; a list may be in many lists.
            seen.insert(record.id());
            return self.nested(record, |loader| {
                via.push(record.name().to_owned());
                for entry in record.record_list("traits")? {
                    loader.add_trait(entry, via, traits, seen)?;
                }
                via.pop();
                Ok(())
            });
        }
        seen.insert(record.id());
        self.spend(record)?;
        let mut def = TraitRef::clone(&*self.trait_def(record)?);
        def.via.clone_from(via);
        traits.push(def);
        // An interface includes those that it extends.
        if let Some(bases) = record.value("baseInterfaces").and_then(Value::as_list) {
            for base in bases.iter().filter_map(Value::as_def) {
                self.nested(base, |loader| loader.add_trait(base, via, traits, seen))?;
            }
        }
        Ok(())
    }

    /// Reads one trait that is not a list.
    pub(super) fn trait_def(&mut self, record: Record<'_>) -> Result<Arc<TraitRef>, Diagnostic> {
        if let Some(known) = self.traits.get(&record.id()) {
            return Ok(known.clone());
        }
        let kind = if record.is_subclass_of("InterfaceTrait") {
            let mut bases = Vec::new();
            collect_bases(record, &mut bases, 0);
            let spelled = text(record, "cppInterfaceName");
            let (cpp_namespace, name) = if spelled.is_empty() {
                let class = text(record, "trait");
                let class = class.strip_suffix("::Trait").unwrap_or(&class);
                match class.rsplit_once("::") {
                    Some((namespace, name)) => (namespace.to_owned(), name.to_owned()),
                    None => (text(record, "cppNamespace"), class.to_owned()),
                }
            } else {
                (text(record, "cppNamespace"), spelled)
            };
            let methods = match record.value("alwaysOverriddenMethods").and_then(Value::as_list) {
                Some(list) => list.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
                None => Vec::new(),
            };
            TraitKind::Interface {
                name,
                cpp_namespace,
                bases,
                verify: text(record, "verify"),
                effects: effects(record),
                methods,
                declared: record.is_subclass_of("DeclareInterfaceMethods"),
            }
        } else if record.is_subclass_of("NativeTrait") {
            let spelled = record.string("trait")?;
            let spelled = spelled.strip_suffix("::Impl").unwrap_or(spelled);
            let (name, params) = match spelled.split_once('<') {
                Some((name, params)) => {
                    (name, Some(params.strip_suffix('>').unwrap_or(params).trim().to_owned()))
                }
                None => (spelled, None),
            };
            let cpp_namespace = text(record, "cppNamespace");
            // A trait of that name elsewhere is another one.
            let home = matches!(cpp_namespace.trim_start_matches("::"), "mlir::OpTrait" | "OpTrait" | "mlir");
            let name = if home || !crate::register::is_native_trait(name) {
                name.to_owned()
            } else {
                format!("{cpp_namespace}::{name}")
            };
            TraitKind::Native {
                name,
                params,
                cpp_namespace,
                structural: record.is_subclass_of("StructuralOpTrait"),
            }
        } else if record.is_subclass_of("GenInternalTrait") {
            let spelled = record.string("trait")?;
            TraitKind::Internal { name: spelled.rsplit("::").next().unwrap_or(spelled).to_owned() }
        } else if record.is_subclass_of("PredTrait") {
            TraitKind::Pred {
                summary: text(record, "summary"),
                predicate: self.predicate_field(record, "predicate")?,
                relation: relation(record)?,
            }
        } else {
            return Err(wrong("ods::trait", record, format!("'{}' is not a trait", record.name()))
                .with_help("derive it from NativeTrait, PredTrait, an interface or a list of traits"));
        };
        let def = Arc::new(TraitRef {
            record: record.name().to_owned(),
            anonymous: record.is_anonymous(),
            kind,
            via: Vec::new(),
            span: record.span(),
        });
        self.traits.insert(record.id(), def.clone());
        Ok(def)
    }
}

/// Checks that the traits which a trait depends on come before it, directly or in a list.
fn needs<'k>(
    record: Record<'k>,
    list: ListValue<'k>,
    seen: &mut FxHashSet<RecordId>,
    depth: u32,
) -> Result<(), Diagnostic> {
    if depth > super::MAX_DEPTH {
        return Ok(());
    }
    for entry in list.iter().filter_map(Value::as_def) {
        if !seen.insert(entry.id()) {
            continue;
        }
        if entry.is_subclass_of("TraitList") {
            needs(record, entry.list("traits")?, seen, depth + 1)?;
            continue;
        }
        if let Some(bases) = entry.value("baseInterfaces").and_then(Value::as_list) {
            needs(record, bases, seen, depth + 1)?;
        }
        let Some(wanted) = entry.value("dependentTraits").and_then(Value::as_list) else { continue };
        let missing = wanted.iter().filter_map(Value::as_def).find(|wanted| !is_there(*wanted, seen));
        if let Some(missing) = missing {
            let (name, other) = (spelled(entry), spelled(missing));
            let message = format!("{name} requires {other} to precede it in traits list");
            return Err(wrong("ods::trait", record, message).with_help(format!(
                "write {} before {}",
                missing.name(),
                entry.name()
            )));
        }
    }
    Ok(())
}

/// Returns true if a trait, or every trait of a list, was seen.
fn is_there(wanted: Record<'_>, seen: &FxHashSet<RecordId>) -> bool {
    let mut open = vec![wanted];
    let mut asked = FxHashSet::default();
    while let Some(each) = open.pop() {
        if seen.contains(&each.id()) || !asked.insert(each.id()) {
            continue;
        }
        match each.value("traits").and_then(Value::as_list) {
            Some(all) if each.is_subclass_of("TraitList") => {
                open.extend(all.iter().filter_map(Value::as_def));
            }
            _ => return false,
        }
    }
    true
}

/// The C++ name of a trait as upstream's messages have it.
fn spelled(record: Record<'_>) -> String {
    let name = ["trait", "cppInterfaceName"].map(|field| text(record, field));
    name.into_iter().find(|name| !name.is_empty()).unwrap_or_else(|| record.name().to_owned())
}

fn relation(record: Record<'_>) -> Result<Option<TypeRelation>, Diagnostic> {
    Ok(if record.is_subclass_of("AllTypesMatch") {
        let values = record.string_list("values")?;
        Some(TypeRelation::AllTypesMatch(values.into_iter().map(str::to_owned).collect()))
    } else if record.is_subclass_of("TypesMatchWith") {
        Some(TypeRelation::TypesMatchWith {
            lhs: record.string("lhs")?.to_owned(),
            rhs: record.string("rhs")?.to_owned(),
            transformer: record.string("transformer")?.to_owned(),
        })
    } else if record.is_subclass_of("ShapedTypeMatchesElementCountAndTypes") {
        Some(TypeRelation::ShapedTypeMatchesElementCountAndTypes {
            shaped: record.string("shaped")?.to_owned(),
            elements: record.string("elements")?.to_owned(),
        })
    } else {
        None
    })
}

/// The effects that a side-effect trait declares.
fn effects(record: Record<'_>) -> Option<Vec<Effect>> {
    if !record.is_subclass_of("SideEffectsTraitBase") {
        return None;
    }
    let list = record.value("effects").and_then(Value::as_list)?;
    Some(list.iter().filter_map(Value::as_def).map(effect).collect())
}

/// A side effect.
pub(super) fn effect(record: Record<'_>) -> Effect {
    let name = text(record, "effect");
    let namespace = text(record, "cppNamespace");
    Effect {
        effect: if namespace.is_empty() || name.contains("::") {
            name
        } else {
            format!("{namespace}::{name}")
        },
        resource: text(record, "resource"),
        stage: record.value("stage").and_then(Value::as_int).unwrap_or(0),
        full_region: record
            .value("fullRegion")
            .or_else(|| record.value("effectOnFullRegion"))
            .and_then(Value::as_int)
            == Some(1),
    }
}
