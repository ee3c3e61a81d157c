//! Methods of the interfaces that definitions declare to implement.

use std::sync::Arc;

use legalize_ir::Context;

use crate::hooks::is_accessor;
use crate::model::{InterfaceDef, InterfaceMethod, OpDef, TraitKind, TraitRef, qualified};

/// The methods that an operation, type or attribute with these traits implements itself, as upstream's
/// generator declares them: those of the interfaces in its `DeclareOpInterfaceMethods` and similar traits
/// that have no body, and no default unless it names the method.
pub fn declared_methods<'m>(
    traits: &[TraitRef],
    interfaces: &'m [Arc<InterfaceDef>],
) -> Vec<(&'m InterfaceDef, &'m InterfaceMethod)> {
    interface_methods(traits, interfaces, |method, wanted| {
        method.body.is_empty() && (method.default_body.is_empty() || wanted.contains(&method.name))
    })
}

/// Returns the methods of the interfaces in an operation's `DeclareOpInterfaceMethods` that it inherits:
/// those with a default that can be read, unless its class has another implementation. The context knows the
/// definitions.
pub fn default_methods<'m>(
    ctx: &Context,
    op: &OpDef,
    interfaces: &'m [Arc<InterfaceDef>],
) -> Vec<(&'m InterfaceDef, &'m InterfaceMethod)> {
    let classes = crate::classes(ctx);
    let mut all = interface_methods(&op.traits, interfaces, |method, wanted| {
        method.body.is_empty() && !method.default_body.is_empty() && !wanted.contains(&method.name)
    });
    all.retain(|(interface, method)| {
        let class = qualified(&interface.cpp_namespace, &interface.name);
        let is_written = is_accessor(op, method) || classes.evaluates(&op.cpp_class, &method.name);
        !is_written && classes.has_default(&class, &method.name, method.params.len())
    });
    all
}

/// The methods of declared interfaces that a test of the method and the listed names accepts, each name once.
fn interface_methods<'m>(
    traits: &[TraitRef],
    interfaces: &'m [Arc<InterfaceDef>],
    accepts: impl Fn(&InterfaceMethod, &[String]) -> bool,
) -> Vec<(&'m InterfaceDef, &'m InterfaceMethod)> {
    let mut all: Vec<(&InterfaceDef, &InterfaceMethod)> = Vec::new();
    for entry in traits {
        let TraitKind::Interface { name, cpp_namespace, methods: wanted, declared: true, .. } = &entry.kind
        else {
            continue;
        };
        let class = qualified(cpp_namespace, name);
        let is_it = |def: &&Arc<InterfaceDef>| qualified(&def.cpp_namespace, &def.name) == class;
        let Some(def) = interfaces.iter().find(is_it) else { continue };
        for method in &def.methods {
            let is_new = !all.iter().any(|(_, known)| known.name == method.name);
            if is_new && accepts(method, wanted) {
                all.push((def, method));
            }
        }
    }
    all
}
