//! Members of C++ classes of operations, types, attributes and interfaces, as their definitions declare them.
//!
//! A definition declares members besides the accessors: `extraClassDeclaration` and `extraClassDefinition`,
//! the methods and shared declarations of an interface. Methods with a body can be evaluated; of the others
//! only the names are known, so that no other method is called in their place. The text is parsed on first
//! use.
//!
//! Not supported: templates, nested classes other than enums, constructors and overloads that differ only in
//! types.

mod constant;
mod read;

use std::sync::{Arc, OnceLock};

use crate::accessors::is_accessor_of;
use crate::error::SnippetError;
use crate::syntax::{parse_stmts, parse_type};
use crate::tree::{Node, Stmt, TypeName};
pub(crate) use constant::size_of;
use read::{Declared, read_class};

use crate::classes::{EnumCase, EnumClass};

/// Members of a C++ class in a definition, besides accessors of operands, results and attributes.
#[derive(Clone, Debug, Default)]
pub struct ClassMembers {
    /// The class's own declarations.
    pub declaration: String,
    /// Definitions outside of the class, in which `$cppClass` is its name.
    pub definition: String,
    /// Methods that are given individually.
    pub methods: Vec<MemberText>,
    /// Names of its regions; each has an accessor.
    pub regions: Vec<String>,
    /// Names of its successors; each has an accessor.
    pub successors: Vec<String>,
    /// C++ class of the type of its only result, if known.
    pub result_class: String,
    /// Full C++ names of the interfaces whose methods it inherits, the nearest first.
    pub bases: Vec<String>,
}

impl ClassMembers {
    /// Returns these members followed by others.
    pub(crate) fn with(&self, others: &ClassMembers) -> ClassMembers {
        let mut all = self.clone();
        for (text, other) in
            [(&mut all.declaration, &others.declaration), (&mut all.definition, &others.definition)]
        {
            text.push('\n');
            text.push_str(other);
        }
        all.methods.extend(others.methods.iter().cloned());
        for (names, others) in [
            (&mut all.regions, &others.regions),
            (&mut all.successors, &others.successors),
            (&mut all.bases, &others.bases),
        ] {
            for name in others {
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        all
    }
}

/// Members of a class whose text is parsed on first use.
#[derive(Debug)]
pub(crate) struct Members {
    pub text: ClassMembers,
    /// Full name of the class.
    class: Box<str>,
    read: OnceLock<Read>,
}

/// Parsed members of a class.
#[derive(Debug)]
struct Read {
    methods: Vec<Arc<Member>>,
    constants: Vec<Constant>,
    enums: Vec<Arc<EnumClass>>,
}

/// A constant of a class.
#[derive(Debug)]
pub(crate) struct Constant {
    pub name: String,
    /// Type; `None` if it cannot be parsed, or is `auto`.
    pub ty: Option<TypeName>,
    pub value: Result<Node, SnippetError>,
}

/// A method as an interface writes it.
#[derive(Clone, Debug, Default)]
pub struct MemberText {
    /// Name of the method.
    pub name: String,
    /// C++ types and names of its parameters.
    pub params: Vec<(String, String)>,
    /// C++ type of the result.
    pub returns: String,
    /// Body; empty if the method is only declared.
    pub body: String,
    /// Body that is run for an object of the interface; empty if that is the operation's own method.
    pub interface_body: String,
}

/// A method.
#[derive(Debug)]
pub(crate) struct Member {
    pub name: String,
    /// Types and names of the parameters.
    pub params: Vec<(Option<TypeName>, Arc<str>)>,
    /// Number of parameters without defaults.
    pub required: usize,
    /// Defaults of the remaining parameters.
    pub defaults: Vec<Result<Node, SnippetError>>,
    /// Result type; `None` if it cannot be parsed, or is `auto`.
    pub returns: Option<TypeName>,
    /// True if the method is called without an object.
    pub is_static: bool,
    body: String,
    interface_body: String,
    read: OnceLock<Result<Vec<Stmt>, SnippetError>>,
    read_interface: OnceLock<Result<Vec<Stmt>, SnippetError>>,
}

impl Member {
    /// Returns the statements of the body; `None` if the method is only declared.
    pub(crate) fn body(&self) -> Option<&Result<Vec<Stmt>, SnippetError>> {
        let has = !self.body.trim().is_empty();
        has.then(|| self.read.get_or_init(|| read_body(&self.body)))
    }

    /// Returns the body that is run for an object of the interface; `None` if that is the operation's own
    /// method.
    pub(crate) fn interface_body(&self) -> Option<&Result<Vec<Stmt>, SnippetError>> {
        let has = !self.interface_body.trim().is_empty();
        has.then(|| self.read_interface.get_or_init(|| read_body(&self.interface_body)))
    }

    /// Returns the texts of the bodies, parsed: the method's own, and that for an object of the interface.
    pub(crate) fn bodies(&self) -> impl Iterator<Item = (&str, &Result<Vec<Stmt>, SnippetError>)> {
        let own = self.body().map(|body| (&*self.body, body));
        own.into_iter().chain(self.interface_body().map(|body| (&*self.interface_body, body)))
    }

    /// Returns true if the method can be called with `count` arguments.
    pub(crate) fn takes(&self, count: usize) -> bool {
        (self.required..=self.params.len()).contains(&count)
    }
}

/// Parses a body, in which `$_op` is the operation's class.
fn read_body(text: &str) -> Result<Vec<Stmt>, SnippetError> {
    let text = text.replace("$_op", "this_op").replace("$_attr", "this_op").replace("$_type", "this_op");
    parse_stmts(&text)
}

impl Members {
    /// Creates the members of a class by its full name.
    pub(crate) fn new(class: &str, text: ClassMembers) -> Self {
        Members { text, class: class.into(), read: OnceLock::new() }
    }

    /// Returns the class's full name.
    pub(crate) fn class(&self) -> &str {
        &self.class
    }

    fn read(&self) -> &Read {
        self.read.get_or_init(|| {
            let items = read_class(&self.text.declaration);
            let mut found = items.methods;
            for defined in read_class(&self.text.definition).methods {
                let same = |member: &&mut Declared| {
                    member.name == defined.name && member.params.len() == defined.params.len()
                };
                match found.iter_mut().find(same) {
                    Some(declared) if declared.body.is_empty() => {
                        // The body uses the parameter names of its own definition.
                        for (param, (_, name, _)) in declared.params.iter_mut().zip(defined.params) {
                            param.1 = name;
                        }
                        declared.body = defined.body;
                    }
                    Some(_) => {}
                    None => found.push(defined),
                }
            }
            let mut methods: Vec<Arc<Member>> =
                found.into_iter().map(|declared| Arc::new(declared.into_member())).collect();
            methods.extend(self.text.methods.iter().map(|method| Arc::new(of_text(method))));
            Read {
                methods,
                enums: constant::enums(&self.class, &items.enums, &items.constants),
                constants: items.constants,
            }
        })
    }

    /// Returns all methods, the class's own first.
    pub(crate) fn all(&self) -> &[Arc<Member>] {
        &self.read().methods
    }

    /// Returns the constant of a name.
    pub(crate) fn constant(&self, name: &str) -> Option<&Constant> {
        let mentioned = self.text.declaration.contains(name);
        mentioned.then(|| self.read().constants.iter().find(|constant| constant.name == name)).flatten()
    }

    /// Returns the enums that the class declares.
    pub(crate) fn enums(&self) -> &[Arc<EnumClass>] {
        let mentioned = self.text.declaration.contains("enum");
        if mentioned { &self.read().enums } else { &[] }
    }

    /// Returns the case of a name in the scope of the class itself: that of an unscoped enum.
    pub(crate) fn case(&self, name: &str) -> Option<(Arc<EnumClass>, i128)> {
        self.enums().iter().filter(|class| !class.scoped).find_map(|class| {
            let case = class.cases.iter().find(|case| *case.symbol == *name)?;
            Some((class.clone(), case.value))
        })
    }

    /// Returns false only if there is certainly no method of this name; cheap.
    fn mentions(&self, name: &str) -> bool {
        self.text.declaration.contains(name)
            || self.text.definition.contains(name)
            || self.text.methods.iter().any(|method| method.name == name)
            || name.starts_with("get")
    }

    /// Returns the methods of a name.
    pub(crate) fn named(&self, name: &str) -> Vec<Arc<Member>> {
        if !self.mentions(name) {
            return Vec::new();
        }
        self.all().iter().filter(|member| member.name == name).cloned().collect()
    }

    /// Returns true if there is a method of this name that can be evaluated, or an accessor of a region or
    /// successor.
    pub(crate) fn has_evaluated(&self, name: &str) -> bool {
        self.mentions(name)
            && (self.all().iter().any(|member| {
                member.name == name && (member.body().is_some() || member.interface_body().is_some())
            }) || self
                .text
                .regions
                .iter()
                .chain(&self.text.successors)
                .any(|part| is_accessor_of(part, name)))
    }
}

fn of_text(method: &MemberText) -> Member {
    let params = method.params.iter().map(|(ty, name)| (parse_type(ty).ok(), name.as_str().into())).collect();
    Member {
        name: method.name.clone(),
        params,
        required: method.params.len(),
        defaults: Vec::new(),
        returns: parse_type(&method.returns).ok(),
        is_static: false,
        body: method.body.clone(),
        interface_body: method.interface_body.clone(),
        read: OnceLock::new(),
        read_interface: OnceLock::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_outside_give_the_bodies_of_declared_methods() {
        let members = Members::new(
            "X",
            ClassMembers {
                declaration: "bool isSmall(); int size(); int other(); int twice(int number, int by = 2);"
                    .to_owned(),
                definition: "bool $cppClass::isSmall() { return size() < 3; }\nint X::size() { return 2; }
                int X::twice(int n, int factor) { return n * factor; }"
                    .to_owned(),
                ..ClassMembers::default()
            },
        );
        let has = |name: &str| members.named(name).iter().any(|member| member.body().is_some());
        assert!(has("isSmall") && has("size") && !has("other"));
        let twice = members.named("twice");
        let names: Vec<&str> = twice[0].params.iter().map(|(_, name)| &**name).collect();
        assert_eq!((names, twice[0].defaults.len()), (vec!["n", "factor"], 1));
        assert_eq!(members.named("other").len(), 1);
    }
}
