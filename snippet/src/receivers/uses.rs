//! Names that a snippet uses, each occurrence, and whether the evaluator knows it: the inventory of the
//! language.
//!
//! The answer is that of the evaluator's own tables: [`MissingNames`] for names, and the tables of methods by
//! kind of receiver where C++ determines the receiver. Nothing here lists names of its own.
//!
//! Omitted: operators, `return`, declarations without an initializer of note; they are known if the text
//! parses.

use std::sync::Arc;

use legalize_ir::Context;

use super::seen::{Held, Seen};
use super::{Finder, Given, Names, Scope};
use crate::classes::Classes;
use crate::error::SnippetError;
use crate::eval as machine;
use crate::expr::{Body, Expr, Missing, MissingNames, Visitor, visit, visit_stmts};
use crate::members::{ClassMembers, Members};
use crate::syntax::parse_type;
use crate::tree::{CaptureKind, Init, Kind, Node, Placeholder, Stmt, StmtKind, TemplateArg, TypeName};

/// Kind of a name that a snippet uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum UseKind {
    /// A function that is called.
    Function,
    /// A matcher, an argument of `matchPattern`.
    Matcher,
    /// A method that is called on an object.
    Method,
    /// A static function of a class.
    Static,
    /// A class whose constructor is called.
    Constructor,
    /// A class that is named as a template argument, in a declaration or in a cast.
    Class,
    /// An enum case, a constant or a name that nothing declares.
    Name,
    /// A field of an object.
    Field,
    /// A statement or an expression of the language, such as `switch`.
    Construct,
}

impl UseKind {
    /// Returns the word for the kind.
    pub fn word(self) -> &'static str {
        match self {
            UseKind::Function => "function",
            UseKind::Matcher => "matcher",
            UseKind::Method => "method",
            UseKind::Static => "static",
            UseKind::Constructor => "constructor",
            UseKind::Class => "class",
            UseKind::Name => "name",
            UseKind::Field => "field",
            UseKind::Construct => "construct",
        }
    }
}

/// One occurrence of a name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub struct NameUse {
    /// The kind.
    pub kind: UseKind,
    /// The name without a leading `::`; for a method with the receiver, as far as C++ determines it:
    /// `Type.getWidth`, else `.getWidth`.
    pub name: String,
    /// True if the evaluator knows the name.
    pub evaluated: bool,
}

impl NameUse {
    /// Creates an occurrence in a text that cannot be parsed.
    pub fn not_evaluated(kind: UseKind, name: impl Into<String>) -> Self {
        NameUse { kind, name: name.into(), evaluated: false }
    }
}

/// Context in which the names of a text are looked up.
#[derive(Clone, Copy)]
pub struct UsesIn<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// Classes and functions.
    pub classes: &'a Classes,
    /// C++ namespace of the text.
    pub namespace: &'a str,
    /// Objects that placeholders denote.
    pub given: &'a dyn Fn(&Placeholder) -> Given,
    /// Functions that patterns of the host have, by the name that calls them.
    pub functions: &'a dyn Fn(&str) -> bool,
    /// C++ types and names that are declared around the text.
    pub declared: &'a [(String, String)],
}

impl Expr {
    /// Returns each name that the expression uses.
    pub fn uses(&self, within: &UsesIn<'_>) -> Vec<NameUse> {
        let mut names = Names::default();
        visit(&self.root, &mut names);
        collected(within, names, &|uses| visit(&self.root, uses))
    }
}

impl Body {
    /// Returns each name that the statements use, like [`Expr::uses`].
    pub fn uses(&self, within: &UsesIn<'_>) -> Vec<NameUse> {
        of_stmts(self.stmts(), within)
    }
}

/// A method with a body, and the names that the body uses.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct MethodUses {
    /// The method's name.
    pub name: String,
    /// The body as text.
    pub body: String,
    /// The names, or the error of a body that cannot be parsed.
    pub uses: Result<Vec<NameUse>, SnippetError>,
}

impl ClassMembers {
    /// Returns the methods with bodies of a class of this full name, with the names that they use.
    pub fn uses(&self, class: &str, within: &UsesIn<'_>) -> Vec<MethodUses> {
        let members = Members::new(class, self.clone());
        let mut found = Vec::new();
        for member in members.all() {
            for (text, body) in member.bodies() {
                let params = member.params.iter().filter_map(|(ty, name)| {
                    ty.as_ref().map(|ty| (ty.path.spelled().to_owned(), name.to_string()))
                });
                let functions =
                    members.all().iter().filter(|member| member.is_static).map(|member| &*member.name);
                let own = ["this", "this_op"].into_iter().chain(functions);
                let own = own.map(|name| ("auto".to_owned(), name.to_owned()));
                let declared: Vec<_> = within.declared.iter().cloned().chain(own).chain(params).collect();
                let within = UsesIn { declared: &declared, ..*within };
                let uses = match body {
                    Ok(stmts) => Ok(of_stmts(stmts, &within)),
                    Err(error) => Err(error.clone()),
                };
                found.push(MethodUses { name: member.name.clone(), body: text.to_owned(), uses });
            }
        }
        found
    }
}

fn of_stmts(stmts: &[Stmt], within: &UsesIn<'_>) -> Vec<NameUse> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    collected(within, names, &|uses| visit_stmts(stmts, uses))
}

fn collected(within: &UsesIn<'_>, mut names: Names, visit_all: &dyn Fn(&mut dyn Visitor)) -> Vec<NameUse> {
    let UsesIn { ctx, classes, namespace, given, functions, declared } = *within;
    for (_, name) in declared {
        names.declares(&name.as_str().into());
    }
    let scope = Scope { ctx, classes, namespace, given, alone: false };
    let finder = Finder { scope: &scope, names: names.count, locals: Default::default(), found: None };
    let missing = MissingNames::new(classes, namespace);
    let mut uses = Uses { finder, missing, functions, found: Vec::new() };
    for (ty, name) in declared {
        if let Ok(ty) = parse_type(ty) {
            uses.finder.declaration(&ty, &name.as_str().into(), &Init::Default);
        }
        uses.missing.declares(&name.as_str().into());
    }
    visit_all(&mut uses);
    uses.found
}

/// Collector of the names that a text uses.
struct Uses<'s> {
    finder: Finder<'s>,
    missing: MissingNames<'s>,
    functions: &'s dyn Fn(&str) -> bool,
    found: Vec<NameUse>,
}

impl Uses<'_> {
    fn add(&mut self, kind: UseKind, name: impl Into<String>, evaluated: bool) {
        self.found.push(NameUse { kind, name: name.into(), evaluated });
    }

    fn construct(&mut self, name: &str) {
        self.add(UseKind::Construct, name, true);
    }

    fn class(&mut self, ty: &TypeName) {
        if ty.path.as_plain() == Some("auto") {
            return;
        }
        let scope = self.finder.scope;
        let known = self.missing.is_local(&ty.path)
            || scope.classes.find_class(ty.path.spelled(), scope.namespace).is_some();
        self.add(UseKind::Class, ty.path.text(), known);
        self.template(ty.path.last().args.as_deref().unwrap_or_default(), true);
    }

    /// Adds the classes that template arguments name; those of traits are known to the evaluator by name.
    fn template(&mut self, args: &[TemplateArg], classes: bool) {
        for arg in args {
            match arg {
                TemplateArg::Type(ty) if classes => self.class(ty),
                TemplateArg::Type(ty) => self.add(UseKind::Class, ty.path.text(), true),
                TemplateArg::Int(_) => {}
            }
        }
    }

    /// Returns true if a method is known for its receiver.
    fn knows(&mut self, node: &Node, receiver: Option<&Seen>) -> bool {
        let Kind::Method { arrow, name, template, args, .. } = &node.kind else { return false };
        let lacks = |missing: &Missing| matches!(missing, Missing::Method(of) if **of == **name);
        if self.missing.in_node(node).iter().any(lacks) {
            return false;
        }
        let Some(seen) = receiver else { return true };
        let classes = self.finder.scope.classes;
        let of_host = classes.find_method(name).is_some() || !classes.native_methods(name).is_empty();
        let of_kind = match seen {
            Seen::Builder => machine::is_rewriter_method(name),
            Seen::Text => machine::is_text_method(name),
            Seen::List(_) => machine::is_list_method(name),
            _ => true,
        };
        of_host || of_kind && self.finder.lacks(seen, *arrow, name, template, args).is_none()
    }
}

impl Seen {
    /// Returns the word for the receiver in an inventory.
    fn word(&self) -> String {
        match self {
            Seen::Value(_) => "Value".to_owned(),
            Seen::Type(Some(class)) | Seen::Attr(Some(class)) | Seen::View(class) => {
                class.cpp_name().rsplit("::").next().unwrap_or_default().to_owned()
            }
            Seen::Type(None) => "Type".to_owned(),
            Seen::Attr(None) => "Attribute".to_owned(),
            Seen::Op(_, Held::Pointer | Held::Reference) => "Operation".to_owned(),
            Seen::Op(_, Held::Either) => "$_op".to_owned(),
            Seen::Builder => "Builder".to_owned(),
            Seen::Number => "number".to_owned(),
            Seen::Enum(_) => "enum".to_owned(),
            Seen::Text => "StringRef".to_owned(),
            Seen::List(_) => "range".to_owned(),
            Seen::OpName => "OperationName".to_owned(),
            Seen::Optional(_) => "optional".to_owned(),
        }
    }
}

impl Visitor for Uses<'_> {
    fn node(&mut self, node: &Node) {
        match &node.kind {
            Kind::Method { target, arrow, name, template, .. } => {
                let receiver = self.finder.of(target).map(|seen| super::seen::pointed(seen, *arrow));
                let known = self.knows(node, receiver.as_ref());
                let of = receiver.as_ref().map(Seen::word).unwrap_or_default();
                self.add(UseKind::Method, format!("{of}.{name}"), known);
                self.template(template, !self.missing.takes_traits(name));
            }
            Kind::Call { path, .. } | Kind::Name(path) if path.created().is_some() => {
                let known = self.missing.in_node(node).is_empty();
                self.add(UseKind::Construct, format!("new {}", path.created().unwrap_or_default()), known);
            }
            Kind::Call { path, .. } => {
                if self.missing.is_local(path) {
                    return;
                }
                let is_function =
                    |missing: &Missing| matches!(missing, Missing::Function(of) if **of == *path.text());
                let missing = self.missing.in_node(node).iter().any(is_function);
                let known = !missing || (self.functions)(path.spelled());
                let name = &*path.last().name;
                let classes = self.finder.scope.classes;
                let kind = if name.starts_with("m_") {
                    UseKind::Matcher
                } else if classes.find_class(path.spelled(), self.finder.scope.namespace).is_some() {
                    UseKind::Constructor
                } else if path.segments().len() > 1
                    && path.parent().is_some_and(|parent| parent.last().name.starts_with(char::is_uppercase))
                {
                    UseKind::Static
                } else {
                    UseKind::Function
                };
                self.add(kind, path.text(), known);
                let takes_classes = path.is_library() || kind != UseKind::Function;
                self.template(path.last().args.as_deref().unwrap_or_default(), takes_classes);
            }
            Kind::Name(path) if !self.missing.is_local(path) => {
                let known = self.missing.in_node(node).is_empty();
                self.add(UseKind::Name, path.text(), known);
            }
            Kind::Member { target, name } => {
                let of_properties =
                    matches!(&target.kind, Kind::Method { name, .. } if **name == *"getProperties");
                let known = of_properties || machine::is_field(name);
                self.add(UseKind::Field, format!(".{name}"), known);
            }
            Kind::Braced(Some(ty), _) => self.class(ty),
            Kind::Cast(ty, _) => {
                self.construct("cast");
                self.class(ty);
            }
            Kind::Ternary(..) => self.construct("?:"),
            Kind::Lambda(lambda) => {
                self.construct("lambda");
                let inits =
                    lambda.captures.iter().filter(|capture| matches!(capture.kind, CaptureKind::Init(_)));
                inits.for_each(|_| self.construct("[name = value]"));
                lambda.params.iter().for_each(|param| self.class(&param.ty));
            }
            _ => {}
        }
        self.finder.found = None;
    }

    fn declares(&mut self, name: &Arc<str>) {
        self.missing.declares(name);
    }

    fn declaration(&mut self, ty: &TypeName, name: &Arc<str>, init: &Init) {
        self.class(ty);
        self.finder.declaration(ty, name, init);
        self.finder.found = None;
    }

    fn statement(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Unpack { .. } => self.construct("auto [a, b]"),
            StmtKind::If { declare: Some(_), .. } => self.construct("if with a declaration"),
            StmtKind::If { .. } => self.construct("if"),
            StmtKind::ForRange { ty, names, .. } => {
                self.construct(if names.len() > 1 { "for (auto [a, b] : range)" } else { "for (x : range)" });
                self.class(ty);
            }
            StmtKind::For { .. } => self.construct("for (;;)"),
            StmtKind::While { .. } => self.construct("while"),
            StmtKind::DoWhile { .. } => self.construct("do"),
            StmtKind::Switch { .. } => self.construct("switch"),
            StmtKind::Expr(_)
            | StmtKind::Decl { .. }
            | StmtKind::Return(_)
            | StmtKind::Block(_)
            | StmtKind::Several(_)
            | StmtKind::Break
            | StmtKind::Continue => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{parse, parse_body};

    fn uses(of: impl Fn(&UsesIn<'_>) -> Vec<NameUse>, declared: &[(&str, &str)]) -> Vec<String> {
        let ctx = Context::new(Arc::default());
        let classes = Classes::new();
        let declared: Vec<_> =
            declared.iter().map(|(ty, name)| ((*ty).to_owned(), (*name).to_owned())).collect();
        let within = UsesIn {
            ctx: &ctx,
            classes: &classes,
            namespace: "",
            given: &|_| Given::Unknown,
            functions: &|name| name == "ofHost",
            declared: &declared,
        };
        let line = |one: NameUse| {
            let sign = if one.evaluated { '+' } else { '-' };
            format!("{sign} {} {}", one.kind.word(), one.name)
        };
        of(&within).into_iter().map(line).collect()
    }

    #[test]
    fn each_occurrence_is_listed_and_judged_for_its_receiver() {
        let text = "isa<Foo>(t) && t.isF32() == f(t.cats()) && ofHost() && t.getDefiningOp() && x.getLoc()";
        let expr = parse(text).expect("a snippet");
        assert_eq!(
            uses(|within| expr.uses(within), &[("Type", "t")]),
            [
                "+ function isa",
                "- class Foo",
                "+ method Type.isF32",
                "- function f",
                "- method Type.cats",
                "+ function ofHost",
                "- method Type.getDefiningOp",
                "+ method .getLoc",
                "- name x",
            ]
        );
    }

    #[test]
    fn statements_are_listed_with_what_they_declare() {
        let text = "SmallVector<Foo> v; for (auto x : v) { switch (x.second) { case A: break; } }
             if (auto y = m_Zero()) { return y; }";
        let body = parse_body(text).expect("a snippet");
        assert_eq!(
            uses(|within| body.uses(within), &[]),
            [
                "+ class SmallVector",
                "- class Foo",
                "+ construct for (x : range)",
                "+ construct switch",
                "+ field .second",
                "- name A",
                "+ construct if with a declaration",
                "+ matcher m_Zero",
            ]
        );
    }
}
