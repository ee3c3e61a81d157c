//! Methods that a receiver of a known type has not, or not for so many arguments, and what a text gives, found before
//! anything is evaluated.
//!
//! C++ knows the types of placeholders, of local names, and of what casts and a few methods give. Where the type of a
//! receiver is known here, a method that nothing of that type has is reported; of any other receiver nothing is said.
//! Methods that the host registered count as known, whatever they are called on.

use std::sync::Arc;

use legalize_ir::{Context, GroupDef, Name, OpName};
use rustc_hash::FxHashMap;

use crate::arities;
use crate::builtin::{AttrClass, BuiltinClass, ValueClass};
use crate::classes::{ClassKind, ClassRef, Classes};
use crate::eval as machine;
use crate::expr::{Visitor, visit, visit_stmts};
use crate::operator::UnaryOp;
use crate::tree::{Init, Kind, Node, Placeholder, Stmt, StmtKind, TemplateArg, TypeName};

/// What is known of the thing that a placeholder stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Given {
    /// Nothing.
    #[default]
    Unknown,
    /// A value.
    Value,
    /// A type.
    Type,
    /// An attribute, and the operation and name that it is declared by.
    Attribute(Option<(OpName, Name)>),
    /// An operation, as C++ has it by pointer, and its name.
    Operation(Option<OpName>),
    /// An operation that is seen as its class.
    Class(OpName),
}

/// The type of an expression.
#[derive(Clone, Debug)]
enum Seen {
    Value,
    Type,
    Attr(Option<ClassRef>),
    /// `Operation *`; the name if it is known.
    Op(Option<OpName>),
    View(ClassRef),
    Builder,
}

impl Seen {
    fn to_given(&self) -> Given {
        match self {
            Seen::Value => Given::Value,
            Seen::Type => Given::Type,
            Seen::Attr(_) => Given::Attribute(None),
            Seen::Op(name) => Given::Operation(*name),
            Seen::View(class) => class.op_name().map_or(Given::Unknown, Given::Class),
            Seen::Builder => Given::Unknown,
        }
    }
}

/// What a tree or statements are looked at with.
pub(crate) struct Scope<'a> {
    pub ctx: &'a Context,
    pub classes: &'a Classes,
    pub namespace: &'a str,
    pub given: &'a dyn Fn(&Placeholder) -> Given,
}

/// The first method of an expression that its receiver has not, in words.
pub(crate) fn of_expr(root: &Node, outs: &[Arc<str>], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    outs.iter().for_each(|name| names.declares(name));
    visit(root, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit(root, &mut finder);
    finder.found
}

/// As [`of_expr`], for statements.
pub(crate) fn of_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<String> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    finder.found
}

/// The values that an expression gives, if their number is certain.
pub(crate) fn given_by_expr(root: &Node, scope: &Scope<'_>) -> Option<Vec<Given>> {
    let finder = Finder { scope, names: FxHashMap::default(), locals: FxHashMap::default(), found: None };
    finder.items(root)
}

/// What statements return, where the number of values is certain; nothing if no value is ever returned.
pub(crate) fn given_by_stmts(stmts: &[Stmt], scope: &Scope<'_>) -> Option<Vec<Vec<Given>>> {
    let mut names = Names::default();
    visit_stmts(stmts, &mut names);
    let mut finder = Finder { scope, names: names.count, locals: FxHashMap::default(), found: None };
    visit_stmts(stmts, &mut finder);
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    (!returned.is_empty()).then(|| returned.iter().filter_map(|node| finder.items(node)).collect())
}

/// Whether statements return a value anywhere.
pub(crate) fn gives_anything(stmts: &[Stmt]) -> bool {
    let mut returned = Vec::new();
    returns(stmts, &mut returned);
    !returned.is_empty()
}

/// What the `return` statements of a body give; those of lambdas are not its own.
fn returns<'n>(stmts: &'n [Stmt], found: &mut Vec<&'n Node>) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Return(Some(value)) => found.push(value),
            StmtKind::If { then, otherwise, .. } => {
                returns(&then.stmts, found);
                otherwise.iter().for_each(|block| returns(&block.stmts, found));
            }
            StmtKind::ForRange { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::While { body, .. }
            | StmtKind::DoWhile { body, .. } => returns(&body.stmts, found),
            StmtKind::Switch { arms, .. } => arms.iter().for_each(|arm| returns(&arm.stmts, found)),
            StmtKind::Block(body) | StmtKind::Several(body) => returns(body, found),
            StmtKind::Expr(_)
            | StmtKind::Decl { .. }
            | StmtKind::Unpack { .. }
            | StmtKind::Return(None)
            | StmtKind::Break
            | StmtKind::Continue => {}
        }
    }
}

/// How often names are declared. Of one that is declared twice nothing is known.
#[derive(Default)]
struct Names {
    count: FxHashMap<Arc<str>, usize>,
}

impl Visitor for Names {
    fn node(&mut self, _: &Node) {}

    fn declares(&mut self, name: &Arc<str>) {
        *self.count.entry(name.clone()).or_default() += 1;
    }
}

struct Finder<'a> {
    scope: &'a Scope<'a>,
    names: FxHashMap<Arc<str>, usize>,
    locals: FxHashMap<Arc<str>, Seen>,
    found: Option<String>,
}

impl Visitor for Finder<'_> {
    fn node(&mut self, node: &Node) {
        let Kind::Method { target, arrow, name, template, args } = &node.kind else { return };
        if self.found.is_none()
            && let Some(seen) = self.of(target)
        {
            self.found = self.lacks(&seen, *arrow, name, template, args);
        }
    }

    fn declaration(&mut self, ty: &TypeName, name: &Arc<str>, init: &Init) {
        if self.names.get(name) != Some(&1) {
            return;
        }
        let seen = match (ty.path.as_plain(), init) {
            (Some("auto"), Init::Value(value)) => self.of(value),
            (Some("auto"), _) => None,
            _ => self.class(ty).and_then(of_class),
        };
        // A pointer to a handle is none.
        let seen = seen.filter(|seen| !ty.pointer || matches!(seen, Seen::Op(_) | Seen::View(_)));
        if let Some(seen) = seen {
            self.locals.insert(name.clone(), seen);
        }
    }
}

/// What an object of a class is.
fn of_class(class: ClassRef) -> Option<Seen> {
    Some(match &class.0.kind {
        ClassKind::Builtin(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_))
        | ClassKind::Type(_) => Seen::Type,
        ClassKind::Builtin(BuiltinClass::Attribute) => Seen::Attr(None),
        ClassKind::Builtin(BuiltinClass::Attr(_)) | ClassKind::Attr(_) => Seen::Attr(Some(class)),
        ClassKind::Builtin(BuiltinClass::Value(ValueClass::Operation)) => Seen::Op(None),
        ClassKind::Builtin(BuiltinClass::Value(_)) => Seen::Value,
        ClassKind::Op(_) => Seen::View(class),
        _ => return None,
    })
}

fn is_cast(name: &str) -> bool {
    matches!(name, "cast" | "dyn_cast" | "dyn_cast_or_null" | "cast_or_null" | "dyn_cast_if_present")
}

impl Finder<'_> {
    fn class(&self, ty: &TypeName) -> Option<ClassRef> {
        // `std::optional<X>` and the like are not what they hold.
        let plain = ty.path.last().args.is_none();
        plain.then(|| self.scope.classes.find_class(ty.path.spelled(), self.scope.namespace)).flatten()
    }

    fn cast_to(&self, template: &[TemplateArg]) -> Option<Seen> {
        let [TemplateArg::Type(ty)] = template else { return None };
        of_class(self.class(ty)?)
    }

    /// The values that an expression is, if their number is known.
    fn items(&self, node: &Node) -> Option<Vec<Given>> {
        let items = match &node.kind {
            Kind::Hole(inner) => return self.items(inner),
            Kind::Ternary(_, then, otherwise) => {
                let (then, otherwise) = (self.items(then)?, self.items(otherwise)?);
                let both = |(one, other)| if one == other { one } else { Given::Unknown };
                return (then.len() == otherwise.len())
                    .then(|| then.into_iter().zip(otherwise).map(both).collect());
            }
            Kind::Braced(None, items) => items,
            Kind::Braced(Some(ty), items)
                if matches!(&*ty.path.last().name, "array" | "tuple" | "pair" | "SmallVector") =>
            {
                items
            }
            Kind::Call { path, args }
                if matches!(
                    path.text(),
                    "std::make_pair" | "std::make_tuple" | "std::pair" | "std::tuple"
                ) =>
            {
                args
            }
            _ => return self.of(node).map(|seen| vec![seen.to_given()]),
        };
        let is_rest = |item: &Node| matches!(item.kind, Kind::Placeholder(Placeholder::Rest(_)));
        let given = |item: &Node| self.of(item).map_or(Given::Unknown, |seen| seen.to_given());
        (!items.iter().any(is_rest)).then(|| items.iter().map(given).collect())
    }

    /// The type of an expression, if it is known.
    fn of(&self, node: &Node) -> Option<Seen> {
        match &node.kind {
            Kind::Placeholder(Placeholder::Builder) => Some(Seen::Builder),
            Kind::Placeholder(placeholder) => self.given(placeholder),
            Kind::Name(path) => self.locals.get(path.as_plain()?).cloned(),
            Kind::Unary(UnaryOp::Deref, inner) => self.of(inner),
            // Of anything else it is a pointer.
            Kind::Unary(UnaryOp::AddressOf, inner) => {
                self.of(inner).filter(|seen| matches!(seen, Seen::Op(_) | Seen::View(_)))
            }
            Kind::Hole(inner) => self.of(inner),
            Kind::Cast(ty, _) => of_class(self.class(ty)?),
            Kind::Call { path, args }
                if path.is_library() && args.len() == 1 && is_cast(&path.last().name) =>
            {
                self.cast_to(path.last().args.as_deref()?)
            }
            Kind::Method { target, arrow, name, template, args } => {
                if is_cast(name) {
                    return self.cast_to(template);
                }
                let target = self.of(target)?;
                match (pointed(target, *arrow), &**name, args.len(), template.as_slice()) {
                    (Seen::Value, "getType", 0, []) => Some(Seen::Type),
                    (Seen::Value, "getDefiningOp", 0, []) => Some(Seen::Op(None)),
                    (Seen::Value, "getDefiningOp", 0, template) => self.cast_to(template),
                    (Seen::Op(_), "getOperand" | "getResult" | "getOpResult", 1, []) => Some(Seen::Value),
                    (Seen::Op(_), "getAttr" | "getInherentAttr" | "getDiscardableAttr", 1, []) => {
                        Some(Seen::Attr(None))
                    }
                    (Seen::Op(_), "getParentOp", 0, []) => Some(Seen::Op(None)),
                    (Seen::View(class), "getOperation", 0, []) => Some(Seen::Op(class.op_name())),
                    (Seen::Builder, name, ..)
                        if machine::is_builder_method(name) && name != "getNamedAttr" =>
                    {
                        match name.strip_prefix("get")? {
                            name if name.ends_with("Attr") => Some(Seen::Attr(None)),
                            name if name.ends_with("Type") => Some(Seen::Type),
                            _ => None,
                        }
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn given(&self, placeholder: &Placeholder) -> Option<Seen> {
        let classes = self.scope.classes;
        Some(match (self.scope.given)(placeholder) {
            Given::Unknown => return None,
            Given::Value => Seen::Value,
            Given::Type => Seen::Type,
            Given::Attribute(declared) => {
                Seen::Attr(declared.and_then(|(op, name)| classes.attr_storage(op, name)))
            }
            Given::Operation(name) => Seen::Op(name),
            Given::Class(name) => match classes.class_of_op(name) {
                Some(class) => Seen::View(class),
                None => Seen::Op(Some(name)),
            },
        })
    }

    /// Says that a receiver has no such method, if that is certain.
    fn lacks(
        &self,
        seen: &Seen,
        arrow: bool,
        name: &str,
        template: &[TemplateArg],
        args: &[Node],
    ) -> Option<String> {
        let Scope { ctx, classes, .. } = *self.scope;
        if machine::is_any_method(name)
            || classes.find_method(name).is_some()
            || !classes.native_methods(name).is_empty()
        {
            return None;
        }
        let no_arguments = args.is_empty() && template.is_empty();
        let through = |what: &str| Some(format!("'->' cannot be applied to {what}, use '.{name}'"));
        let unknown = |of: &str| Some(format!("unknown method '{name}' of {of}"));
        let is_rest = |arg: &Node| matches!(arg.kind, Kind::Placeholder(Placeholder::Rest(_)));
        let count = (!args.iter().any(is_rest)).then_some(args.len());
        let takes = |of: &str, arity: Option<arities::Arity>| {
            let arity = arity.filter(|arity| count.is_some_and(|count| !arity.contains(&count)))?;
            Some(format!("'{name}' of {of} takes {}", arities::describe(&arity)))
        };
        match seen {
            Seen::Builder => None,
            Seen::Value if arrow => through("a value"),
            Seen::Type if arrow => through("a type"),
            Seen::Attr(_) if arrow => through("an attribute"),
            Seen::Value if machine::is_value_method(name) => takes("a value", arities::of_value(name)),
            Seen::Value => unknown("a value"),
            Seen::Type if machine::is_type_method(name) => takes("a type", arities::of_type(name)),
            Seen::Type if no_arguments && classes.is_accessor_name(name) => None,
            Seen::Type => unknown("a type"),
            Seen::Attr(class) => {
                let own = match class.as_ref().map(|class| &class.0.kind) {
                    Some(ClassKind::Builtin(BuiltinClass::Attr(class))) => methods_of(*class),
                    _ => None,
                };
                let known = match own {
                    Some(own) => own.contains(&name) || OF_ATTRIBUTES.contains(&name),
                    None => machine::is_attr_method(name) || no_arguments && classes.is_accessor_name(name),
                };
                match class {
                    Some(class) if known && own.is_some() => {
                        takes(&format!("'{}'", class.cpp_name()), Some(0..=0))
                    }
                    _ if known => None,
                    Some(class) => unknown(&format!("'{}'", class.cpp_name())),
                    None => unknown("an attribute"),
                }
            }
            Seen::View(class) if arrow => (!machine::is_of_operation(name, args.len())).then(|| {
                let class = class.cpp_name();
                format!("'{name}' is no method of 'Operation', which '->' of '{class}' leads to")
            }),
            Seen::Op(op) => {
                let declared = match op.and_then(|op| ctx.op_info(op)) {
                    Some(_) if !no_arguments => false,
                    Some(info) => {
                        let groups: Vec<&GroupDef> = info.operands.iter().chain(&*info.results).collect();
                        let is = |part: Name| machine::is_accessor_of(ctx.str(part), name);
                        groups.iter().any(|group| is(group.name)) || self.is_attr_of(&info.inherent, name)
                    }
                    None => no_arguments && classes.is_accessor_name(name),
                };
                let known = declared || machine::is_operation_method(name);
                match op.filter(|_| !known) {
                    _ if known => takes("an operation", arities::of_operation(name)),
                    Some(op) => unknown(&format!("'{}'", ctx.op_str(op))),
                    None => unknown("an operation"),
                }
            }
            Seen::View(class) => self.class_lacks(class, name, no_arguments),
        }
    }

    fn is_attr_of(&self, attributes: &[Name], method: &str) -> bool {
        let ctx = self.scope.ctx;
        attributes.iter().any(|&attr| {
            let attr = ctx.str(attr);
            machine::is_accessor_of(attr, method)
                || method.strip_suffix("Attr").is_some_and(|method| machine::is_accessor_of(attr, method))
        })
    }

    /// As the evaluator looks a method up in a class of operations.
    fn class_lacks(&self, class: &ClassRef, name: &str, no_arguments: bool) -> Option<String> {
        let Scope { ctx, classes, .. } = *self.scope;
        let op = class.op_name()?;
        let info = ctx.op_info(op)?;
        let members = classes.members(class.cpp_name())?;
        let is = |part: &str| machine::is_accessor_of(part, name);
        let is_group = |group: &GroupDef| is(ctx.str(group.name));
        let accessor = info.operands.iter().any(is_group)
            || info.results.iter().any(is_group)
            || self.is_attr_of(&info.inherent, name)
            || members.text.regions.iter().chain(&members.text.successors).any(|part| is(part));
        if no_arguments && accessor {
            return None;
        }
        let own = std::iter::once((class.cpp_name().to_owned(), Some(members.clone())));
        let bases = members.text.bases.iter().map(|base| (base.clone(), classes.members(base)));
        for (path, members) in own.chain(bases) {
            // What is not declared may be anything.
            let found = members?.named(name);
            if found.is_empty() {
                continue;
            }
            let has_body = found.iter().any(|member| member.body().is_some());
            return (!has_body)
                .then(|| format!("method '{name}' of '{path}' is declared, but its body is C++"));
        }
        match machine::is_class_method(name) {
            true => None,
            false if machine::is_operation_method(name) => Some(format!(
                "'{name}' is no method of class '{}': operations have it, through '->' ('{}')",
                class.cpp_name(),
                ctx.op_str(op)
            )),
            false => Some(format!("unknown method '{name}' of '{}'", ctx.op_str(op))),
        }
    }
}

/// What a method is called on: `->` of a class leads to the operation.
fn pointed(seen: Seen, arrow: bool) -> Seen {
    match seen {
        Seen::View(class) if arrow => Seen::Op(class.op_name()),
        other => other,
    }
}

/// Methods that all attributes have.
const OF_ATTRIBUTES: &[&str] = &["getContext", "getDialect", "getDialectNamespace", "getAsOpaquePointer"];

/// Methods that attributes of a class have, where the class is one that holds a plain value.
fn methods_of(class: AttrClass) -> Option<&'static [&'static str]> {
    Some(match class {
        AttrClass::Unit => &[],
        AttrClass::Bool => &["getValue", "getType"],
        AttrClass::Integer => &["getValue", "getInt", "getSInt", "getUInt", "getAPSInt", "getType"],
        AttrClass::Float => &["getValue", "getValueAsDouble", "getType"],
        AttrClass::String => {
            &["getValue", "strref", "str", "data", "size", "empty", "getType", "begin", "end"]
        }
        AttrClass::Type => &["getValue"],
        _ => return None,
    })
}
