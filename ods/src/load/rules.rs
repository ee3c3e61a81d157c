//! The rules that upstream's generator holds a whole operation to.
//!
//! Each is said of the operation at the place of its name, in upstream's words.

use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::model::{Arity, OpDef};

/// The rules that upstream's generator holds an operation to.
pub(super) fn check(def: &OpDef, errors: &mut Diagnostics) {
    if def.skip_default_builders && def.builders.is_empty() {
        errors.push(
            Diagnostic::error(
                "ods::builders",
                "default builders are skipped and no custom builders provided",
            )
            .with_label(def.span, "")
            .with_help("add `builders`, or leave `skipDefaultBuilders` out"),
        );
    }
    names(def, errors);
    getters(def, errors);
    for (what, values, segments, same) in [
        ("operand", &def.operands, "AttrSizedOperandSegments", "SameVariadicOperandSize"),
        ("result", &def.results, "AttrSizedResultSegments", "SameVariadicResultSize"),
    ] {
        let variable = values.iter().filter(|value| value.arity.is_variable_length()).count();
        if variable > 1 && !def.has_trait(segments) && !def.has_trait(same) {
            errors.push(
                Diagnostic::error(
                    "ods::variadic",
                    format!("op has multiple variadic {what}s but no specification over their sizes"),
                )
                .with_label(def.span, format!("{variable} variadic or optional {what}s"))
                .with_help(format!("add the trait {segments} or {same}")),
            );
        }
        if def.has_trait(segments) && def.has_trait(same) {
            errors.push(
                Diagnostic::error(
                    "ods::variadic",
                    format!("op cannot have both '{segments}' and '{same}' traits"),
                )
                .with_label(def.span, "")
                .with_help("keep one: the sizes are in an attribute, or all the same"),
            );
        }
    }
    for operand in &def.operands {
        let Arity::VariadicOfVariadic(segments) = &operand.arity else { continue };
        let found = def.attribute(segments).map(|index| &def.attributes[index].constraint);
        let fits = found.is_some_and(|constraint| {
            constraint.attr.as_ref().is_some_and(|attr| attr.storage_type.ends_with("DenseI32ArrayAttr"))
        });
        if !fits {
            errors.push(
                Diagnostic::error(
                    "ods::variadic",
                    format!(
                        "operand '{}' needs a DenseI32ArrayAttr '{segments}' for its sizes",
                        operand.name
                    ),
                )
                .with_label(def.span, "")
                .with_help(format!("add `DenseI32ArrayAttr:${segments}` to the arguments")),
            );
        }
    }
}

/// Operands, results, regions and successors share their names.
fn names(def: &OpDef, errors: &mut Diagnostics) {
    let mut taken: FxHashMap<&str, &str> = FxHashMap::default();
    let entries = def.operands.iter().map(|operand| ("operands", operand.name.as_str()));
    let entries = entries
        .chain(def.results.iter().map(|result| ("results", result.name.as_str())))
        .chain(def.regions.iter().map(|region| ("regions", region.name.as_str())))
        .chain(def.successors.iter().map(|successor| ("successors", successor.name.as_str())));
    for (what, name) in entries.filter(|(_, name)| !name.is_empty()) {
        let Some(other) = taken.get(name) else {
            taken.insert(name, what);
            continue;
        };
        let message = if *other == what {
            format!("op has a conflict with two {what} having the same name '{name}'")
        } else {
            format!("op has a conflict with {other} and {what} both having an entry with the name '{name}'")
        };
        errors.push(duplicate(def, message));
    }
}

/// Methods that are named after attributes and properties must be no one else's.
fn getters(def: &OpDef, errors: &mut Diagnostics) {
    let overlap = |method: String| {
        duplicate(def, format!("unexpected overlap when generating `{method}` for {}", def.name))
    };
    for (name, needs) in [
        ("operandSegmentSizes", "AttrSizedOperandSegments"),
        ("resultSegmentSizes", "AttrSizedResultSegments"),
    ] {
        if def.has_trait(needs) && def.attribute(name).is_some() {
            errors.push(overlap(format!("{}AttrName", getter(name))));
        }
    }
    let values = def.operands.iter().chain(&def.results).map(|value| value.name.as_str());
    let bodies = def.regions.iter().map(|region| region.name.as_str());
    let bodies = bodies.chain(def.successors.iter().map(|successor| successor.name.as_str()));
    let mut taken: FxHashSet<String> =
        values.chain(bodies).filter(|name| !name.is_empty()).map(getter).collect();
    for prop in &def.properties {
        let getter = getter(&prop.name);
        if !taken.insert(getter.clone()) {
            errors.push(overlap(getter));
        }
    }
    let mut attrs: FxHashSet<&str> = FxHashSet::default();
    for attr in def.attributes.iter().filter(|attr| attr.derived.is_none()) {
        let getter = getter(&attr.name);
        if !attrs.insert(&attr.name) {
            errors.push(overlap(format!("Adaptor::{getter}Attr")));
        } else if !taken.insert(getter.clone()) {
            errors.push(overlap(getter));
        }
    }
}

fn duplicate(def: &OpDef, message: String) -> Diagnostic {
    Diagnostic::error("ods::duplicate_name", message).with_label(def.span, "").with_help(
        "rename one of the two: operands, attributes, properties, results, regions and successors share one \
         namespace",
    )
}

/// The name of the method that gives what has a name: `getSomeName` for `some_name` and `someName`.
fn getter(name: &str) -> String {
    let mut out = "get".to_owned();
    let mut upper = true;
    for c in name.chars() {
        match c {
            '_' => upper = true,
            c if upper => {
                out.extend(c.to_uppercase());
                upper = false;
            }
            c => out.push(c),
        }
    }
    out
}
