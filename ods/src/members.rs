//! Definitions as the C++ classes that snippets know: what `extraClassDeclaration` and interfaces say of
//! methods.

use legalize_snippet::{ClassMembers, Classes, MemberText};

use crate::model::{InterfaceDef, OpDef, TraitKind, TypeOrAttrDef, qualified};

/// Returns the members of an operation's class that follow from its definition.
pub(crate) fn of_op(classes: &Classes, def: &OpDef) -> ClassMembers {
    let mut bases: Vec<String> = Vec::new();
    let mut methods = Vec::new();
    for entry in &def.traits {
        let TraitKind::Interface { name, cpp_namespace, bases: inherited, methods: own, .. } = &entry.kind
        else {
            continue;
        };
        let full = qualified(cpp_namespace, name);
        let inherited = inherited.iter().map(|base| full_name(classes, base, cpp_namespace));
        for base in std::iter::once(full.trim_start_matches("::").to_owned()).chain(inherited) {
            if !bases.contains(&base) {
                bases.push(base);
            }
        }
        // These have a default that the class does not take.
        let declared = own.iter().map(|name| MemberText { name: name.clone(), ..MemberText::default() });
        methods.extend(declared);
    }
    for attr in &def.attributes {
        let Some(body) = &attr.derived else { continue };
        methods.push(MemberText {
            name: accessor(&attr.name),
            returns: attr.attr().return_type.clone(),
            body: body.clone(),
            ..MemberText::default()
        });
    }
    // A variadic part is the last one, and a range.
    let ranges = [
        ("getRegions", def.regions.iter().map(|part| (part.variadic, &part.name)).collect::<Vec<_>>()),
        ("getSuccessors", def.successors.iter().map(|part| (part.variadic, &part.name)).collect()),
    ];
    for (all, parts) in ranges {
        let Some(first) = parts.iter().position(|part| part.0) else { continue };
        let name = parts[first].1;
        methods.push(MemberText {
            name: accessor(name),
            returns: "auto".to_owned(),
            body: format!("return getOperation()->{all}().drop_front({first});"),
            ..MemberText::default()
        });
    }
    ClassMembers {
        declaration: def.extra_class_declaration.clone(),
        definition: def.extra_class_definition.clone(),
        methods,
        regions: (def.regions.iter().filter(|part| !part.variadic))
            .map(|region| region.name.clone())
            .collect(),
        successors: (def.successors.iter().filter(|part| !part.variadic))
            .map(|successor| successor.name.clone())
            .collect(),
        result_class: match def.results.as_slice() {
            [only] => only.constraint.cpp_type.clone(),
            _ => String::new(),
        },
        bases,
    }
}

/// The accessor of a part: `getFooBar` of `foo_bar` or `fooBar`.
fn accessor(name: &str) -> String {
    let words = name.split('_').filter(|word| !word.is_empty());
    let upper = words.map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    });
    format!("get{}", upper.collect::<String>())
}

/// Returns the members of a type's or attribute's class that follow from its definition.
pub(crate) fn of_object(def: &TypeOrAttrDef) -> ClassMembers {
    ClassMembers { declaration: def.extra_class_declaration.clone(), ..ClassMembers::default() }
}

/// Returns the members of an operation interface's class: its methods.
pub(crate) fn of_interface(classes: &Classes, def: &InterfaceDef) -> ClassMembers {
    let methods = def.methods.iter().map(|method| MemberText {
        name: method.name.clone(),
        params: method.params.iter().map(|param| (param.ty.clone(), param.name.clone())).collect(),
        returns: method.return_type.clone(),
        body: method.default_body.clone(),
        interface_body: method.body.clone(),
    });
    ClassMembers {
        declaration: def.extra_class_declaration.clone(),
        methods: methods.collect(),
        bases: def.bases.iter().map(|base| full_name(classes, base, &def.cpp_namespace)).collect(),
        ..ClassMembers::default()
    }
}

/// The full name of an interface that another one of a namespace extends.
fn full_name(classes: &Classes, base: &str, namespace: &str) -> String {
    match classes.find_class(base, namespace.trim_start_matches("::")) {
        Some(class) => class.cpp_name().to_owned(),
        None => qualified(namespace, base).trim_start_matches("::").to_owned(),
    }
}
