//! Names in a tree: placeholders, functions that are called, names that are not registered.

use std::sync::Arc;

use super::{Missing, Visitor};
use crate::classes::{ClassKind, ClassRef, Classes};
use crate::eval as machine;
use crate::tree::{Init, Kind, Node, Path, Placeholder, TemplateArg, TypeName};

#[derive(Default)]
pub(super) struct Placeholders {
    pub list: Vec<Placeholder>,
}

impl Visitor for Placeholders {
    fn node(&mut self, node: &Node) {
        if let Kind::Placeholder(placeholder) = &node.kind
            && !self.list.contains(placeholder)
        {
            self.list.push(placeholder.clone());
        }
    }
}

/// Functions that are called and are not local names.
#[derive(Default)]
pub(super) struct Callees {
    pub list: Vec<String>,
    pub locals: Vec<Arc<str>>,
}

impl Visitor for Callees {
    fn node(&mut self, node: &Node) {
        let Kind::Call { path, .. } = &node.kind else { return };
        let is_local = path.as_plain().is_some_and(|name| self.locals.iter().any(|local| **local == *name));
        if !is_local && !self.list.iter().any(|known| known == path.spelled()) {
            self.list.push(path.spelled().to_owned());
        }
    }

    fn declares(&mut self, name: &Arc<str>) {
        self.locals.push(name.clone());
    }
}

/// Search for names that are not registered.
pub(crate) struct MissingNames<'c> {
    classes: &'c Classes,
    namespace: &'c str,
    locals: Vec<Arc<str>>,
    pub found: Vec<Missing>,
}

impl<'c> MissingNames<'c> {
    pub(crate) fn new(classes: &'c Classes, namespace: &'c str) -> Self {
        MissingNames { classes, namespace, locals: Vec::new(), found: Vec::new() }
    }

    fn add(&mut self, missing: Missing) {
        if !self.found.contains(&missing) {
            self.found.push(missing);
        }
    }

    fn find(&self, path: &Path) -> Option<ClassRef> {
        self.classes.find_class(path.spelled(), self.namespace)
    }

    fn class(&self, path: &Path) -> bool {
        self.find(path).is_some()
    }

    fn template(&mut self, args: &[TemplateArg]) {
        for arg in args {
            if let TemplateArg::Type(TypeName { path, .. }) = arg
                && !self.class(path)
            {
                self.add(Missing::Class(path.text().to_owned()));
            }
        }
    }

    /// Returns true if a call is of a function whose type is its template argument: `sizeof`,
    /// `symbolizeEnum`.
    fn is_of_type(&self, path: &Path, args: &[Node]) -> bool {
        let Some([TemplateArg::Type(ty)]) = path.last().args.as_deref() else { return false };
        match &*path.last().name {
            "sizeof" => args.is_empty() && (self.is_local(&ty.path) || self.class(&ty.path)),
            "symbolizeEnum" => {
                self.find(&ty.path).is_some_and(|class| matches!(class.0.kind, ClassKind::Enum(_)))
            }
            _ => false,
        }
    }

    /// Returns the names of a node itself that are not registered.
    pub(crate) fn in_node(&mut self, node: &Node) -> Vec<Missing> {
        let before = std::mem::take(&mut self.found);
        self.node(node);
        std::mem::replace(&mut self.found, before)
    }

    /// Returns true if the template arguments of a method of this name need not be classes.
    pub(crate) fn takes_traits(&self, method: &str) -> bool {
        matches!(
            method,
            "hasTrait" | "mightHaveTrait" | "getAsRange" | "getAsValueRange" | "getValues" | "getOps"
        )
    }

    pub(crate) fn is_local(&self, path: &Path) -> bool {
        path.as_plain().is_some_and(|name| self.locals.iter().any(|local| **local == *name))
    }
}

impl Visitor for MissingNames<'_> {
    fn node(&mut self, node: &Node) {
        match &node.kind {
            Kind::Name(path) | Kind::Call { path, .. } if path.created().is_some() => {
                if let Some(class) = path.created().filter(|class| *class != "Block") {
                    self.add(Missing::Function(format!("new {class}")));
                }
            }
            Kind::Name(path) => {
                // `IntegerType::SignednessSemantics::Signed` is a name of `IntegerType`, too.
                let parent = path.parent().and_then(|parent| match &*parent.last().name {
                    "SignednessSemantics" => parent.parent(),
                    _ => Some(parent),
                });
                let known = match parent.and_then(|parent| self.find(parent)) {
                    Some(class) => match &class.0.kind {
                        ClassKind::Enum(class) => {
                            class.cases.iter().any(|case| case.symbol == path.last().name)
                        }
                        _ => true,
                    },
                    None => false,
                };
                if !known
                    && *path.last().name != *"kDynamic"
                    && !self.is_local(path)
                    && machine::limit_macro(path.text()).is_none()
                    && machine::number_macro(path.text()).is_none()
                    && self.classes.find_helper(path.spelled(), self.namespace).is_none()
                {
                    self.add(Missing::Name(path.text().to_owned()));
                }
            }
            Kind::Method { name, template, .. } => {
                if !self.takes_traits(name) {
                    self.template(template);
                }
                let known = machine::is_method_name(name)
                    || self.classes.find_method(name).is_some()
                    || !self.classes.native_methods(name).is_empty()
                    || self.classes.is_accessor_name(name)
                    || self.classes.is_attr_setter_name(name)
                    || self.classes.has_member_name(name);
                if !known {
                    self.add(Missing::Method(name.to_string()));
                }
            }
            Kind::Call { path, args } => {
                if self.is_local(path) || self.classes.find_helper(path.spelled(), self.namespace).is_some() {
                    return;
                }
                let name = &*path.last().name;
                if self.is_of_type(path, args) || machine::is_raw_getter(path) {
                    return;
                }
                if path.segments().len() > 1 && self.class(path) {
                    return;
                }
                let parent = path.parent().filter(|_| path.segments().len() > 1);
                if let Some(class) =
                    parent.and_then(|parent| self.classes.find_class(parent.spelled(), self.namespace))
                {
                    let members = self.classes.members(class.cpp_name());
                    let declares = members.is_some_and(|members| !members.named(name).is_empty());
                    if !declares && !machine::has_static(&class, name) {
                        self.add(Missing::Function(path.text().to_owned()));
                    }
                    return;
                }
                if path.is_library() {
                    if let Some(args) = &path.last().args {
                        self.template(args);
                    }
                    return;
                }
                // Accessors have no parameters: a call with arguments calls a function that has an accessor's
                // name.
                let accessor = path.segments().len() == 1
                    && (args.is_empty() && self.classes.is_accessor_name(name)
                        || args.len() <= 1 && self.classes.is_attr_name_method(name)
                        || machine::is_operation_method(name)
                        || self.classes.has_member_name(name));
                let empty_handle = args.is_empty() && machine::is_handle_name(name);
                if !self.class(path) && !accessor && !empty_handle {
                    self.add(Missing::Function(path.text().to_owned()));
                }
            }
            Kind::Braced(Some(ty), _) if !self.class(&ty.path) => {
                self.add(Missing::Class(ty.path.text().to_owned()));
            }
            _ => {}
        }
    }

    fn declares(&mut self, name: &Arc<str>) {
        self.locals.push(name.clone());
    }

    // The class of a copy does not matter, but that of an object which is constructed does.
    fn declaration(&mut self, ty: &TypeName, _: &Arc<str>, init: &Init) {
        let constructs = !matches!(init, Init::Value(_)) && !ty.pointer && ty.path.text() != "auto";
        if constructs && !self.class(&ty.path) && !self.is_local(&ty.path) {
            self.add(Missing::Class(ty.path.text().to_owned()));
        }
    }
}

/// Collects the interfaces that a tree tests for, as it spells them.
pub(crate) struct RequestedInterfaces<'c> {
    classes: &'c Classes,
    namespace: &'c str,
    pub found: Vec<String>,
}

impl<'c> RequestedInterfaces<'c> {
    pub(crate) fn new(classes: &'c Classes, namespace: &'c str) -> Self {
        RequestedInterfaces { classes, namespace, found: Vec::new() }
    }
}

impl Visitor for RequestedInterfaces<'_> {
    fn node(&mut self, node: &Node) {
        let args: &[TemplateArg] = match &node.kind {
            Kind::Call { path, .. } => path.last().args.as_deref().unwrap_or_default(),
            Kind::Method { template, .. } => template,
            _ => &[],
        };
        for arg in args {
            let TemplateArg::Type(TypeName { path, .. }) = arg else { continue };
            let class = self.classes.find_class(path.spelled(), self.namespace);
            if class.is_some_and(|class| class.is_interface())
                && !self.found.iter().any(|name| name == path.text())
            {
                self.found.push(path.text().to_owned());
            }
        }
    }
}
