//! Classes and functions by their C++ names: the built-in ones, those that definitions declare, and the
//! host's.
//!
//! A name in a snippet is looked up by its last segments, since the namespace of a snippet is known only from
//! its C++ context: `LLVMPointerType` and `::mlir::LLVM::LLVMPointerType` are the same class. If several
//! names match, the one in the snippet's own namespace is preferred, then one directly in `mlir`; a name with
//! a leading `::` is first looked up as a full name.
//!
//! A [`Classes`] is a shared table: cloning it is cheap, registering needs only `&`.

mod defaults;
mod kinds;
mod names;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use legalize_ir::{AttrData, Context, Name, OpName, TypeData};
use parking_lot::{RwLock, RwLockWriteGuard};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::builders::{BuilderText, Builders};
use crate::builtin;
use crate::env::Env;
use crate::error::EvalError;
use crate::members::{ClassMembers, Members};
use crate::syntax::parse_type;
use crate::tree::TypeName;
use crate::value::Val;
use names::{Named, accessor_of, best, describes, last_segment, normal};

pub use kinds::{
    AttrGetter, AttrGetterKind, ClassRef, EnumCase, EnumClass, Helper, IsAttr, IsOp, IsType, NativeClass,
    Subject,
};
pub(crate) use kinds::{ClassData, ClassKind};
pub use names::snippet_key;

/// Accessor of an attribute, with its result type.
#[derive(Debug, Default)]
pub(crate) struct Getter {
    pub getter: AttrGetter,
    /// `None` if the type is unknown.
    pub returns: Option<TypeName>,
}

/// Function by its full name.
type NamedHelper = (Box<str>, Arc<Helper>);

#[derive(Default)]
struct Tables {
    /// Classes by the last segment of their names.
    classes: FxHashMap<Box<str>, Vec<ClassRef>>,
    /// Functions by the last segment of their names.
    helpers: FxHashMap<Box<str>, Vec<NamedHelper>>,
    /// Methods of any object by name.
    methods: FxHashMap<Box<str>, Arc<Helper>>,
    /// Whole snippets by their text without white space.
    exact: FxHashMap<Box<str>, Arc<Helper>>,
    /// Functions for the texts that match a pattern, the last one first.
    matching: Vec<(Box<str>, Arc<Helper>)>,
    /// Methods of the host's classes by name.
    native_methods: FxHashMap<Box<str>, Vec<(ClassRef, Arc<Helper>)>>,
    /// Expression that creates an operation's attribute from a plain value, by operation and attribute.
    attr_builders: FxHashMap<(OpName, Name), Arc<str>>,
    /// The enum whose value an operation's attribute holds as an integer, by operation and attribute.
    attr_enums: FxHashMap<(OpName, Name), Arc<EnumClass>>,
    /// The class of an operation's attribute, by operation and attribute.
    attr_storages: FxHashMap<(OpName, Name), ClassRef>,
    /// Accessor of an operation's attribute, by operation and attribute.
    attr_getters: FxHashMap<(OpName, Name), Arc<Getter>>,
    /// Names of methods that read declared parameters, operands, results and attributes.
    accessors: FxHashSet<Box<str>>,
    /// Members that definitions declare for a class, by the class's full name.
    members: FxHashMap<Box<str>, Arc<Members>>,
    /// Members that the host adds to the declared ones.
    added_members: FxHashMap<Box<str>, ClassMembers>,
    /// Builders that definitions give operations.
    builders: FxHashMap<OpName, Arc<Builders>>,
    /// Operations that have none of the usual builders.
    only_builders: FxHashSet<OpName>,
    /// Builders that definitions give types and attributes, by the class's full name.
    getters: FxHashMap<Box<str>, Arc<Builders>>,
    /// The class of an operation.
    op_classes: FxHashMap<OpName, ClassRef>,
    /// The class of a dialect's type.
    type_classes: FxHashMap<Name, ClassRef>,
    /// The class of a dialect's attribute.
    attr_classes: FxHashMap<Name, ClassRef>,
    /// C++ result types of the accessors of parameters, by class and parameter.
    param_types: FxHashMap<(Box<str>, usize), Arc<str>>,
    /// External models of an interface, for implementers whose definitions do not name it, by the interface's
    /// full name.
    external_models: FxHashMap<Box<str>, Vec<Arc<NativeClass>>>,
}

#[derive(Default)]
struct Shared {
    tables: RwLock<Tables>,
    /// Grows with every registration.
    generation: AtomicU64,
}

/// The table of classes, functions and methods.
#[derive(Clone)]
pub struct Classes {
    shared: Arc<Shared>,
}

impl fmt::Debug for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tables = self.shared.tables.read();
        f.debug_struct("Classes").field("names", &tables.classes.len()).finish_non_exhaustive()
    }
}

impl Default for Classes {
    fn default() -> Self {
        Classes::new()
    }
}

impl Classes {
    /// The built-in classes.
    pub fn new() -> Self {
        let classes = Classes { shared: Arc::default() };
        for (path, class) in builtin::CLASSES {
            classes.insert(path, ClassKind::Builtin(*class));
        }
        crate::symbols::register(&classes);
        classes
    }

    /// Locks the tables for a registration.
    fn register(&self) -> RwLockWriteGuard<'_, Tables> {
        let tables = self.shared.tables.write();
        self.shared.generation.fetch_add(1, Ordering::Release);
        tables
    }

    /// Returns true if both are clones of one table.
    pub(crate) fn is_same(&self, other: &Classes) -> bool {
        Arc::ptr_eq(&self.shared, &other.shared)
    }

    fn insert(&self, cpp_name: &str, kind: ClassKind) {
        let path = normal(cpp_name);
        if path.is_empty() {
            return;
        }
        let class = ClassRef(Arc::new(ClassData { path: path.into(), kind }));
        let mut tables = self.register();
        if let ClassKind::Native(native) = &class.0.kind {
            for (name, helper) in &native.methods {
                let list = tables.native_methods.entry(name.clone()).or_default();
                list.retain(|(other, _)| other.0.path != class.0.path);
                list.push((class.clone(), helper.clone()));
            }
        }
        match &class.0.kind {
            ClassKind::Op(name) => drop(tables.op_classes.insert(*name, class.clone())),
            ClassKind::Type(name) => drop(tables.type_classes.insert(*name, class.clone())),
            ClassKind::Attr(name) => drop(tables.attr_classes.insert(*name, class.clone())),
            _ => {}
        }
        let list = tables.classes.entry(last_segment(path).into()).or_default();
        match list.iter_mut().find(|other| other.0.path == class.0.path) {
            // Built-in classes stay, even if definitions declare them (`builtin.integer`).
            Some(other) if matches!(other.0.kind, ClassKind::Builtin(_)) => {
                if matches!(class.0.kind, ClassKind::Native(_)) {
                    *other = class;
                }
            }
            Some(other) => *other = class,
            None => list.push(class),
        }
    }

    /// Declares the class of a dialect's type: `::mlir::LLVM::LLVMPointerType` is `llvm.ptr`. Its parameters
    /// are those that the context's registry knows.
    pub fn register_type(&self, ctx: &Context, cpp_name: &str, type_name: &str) {
        self.insert(cpp_name, ClassKind::Type(ctx.name(type_name)));
    }

    /// Declares the class of a dialect's attribute.
    pub fn register_attr(&self, ctx: &Context, cpp_name: &str, attr_name: &str) {
        self.insert(cpp_name, ClassKind::Attr(ctx.name(attr_name)));
    }

    /// Declares the class of an operation: `::mlir::arith::AddIOp` is `arith.addi`.
    pub fn register_op(&self, ctx: &Context, cpp_name: &str, op_name: &str) {
        self.insert(cpp_name, ClassKind::Op(ctx.op_name(op_name)));
    }

    /// Declares an enum.
    pub fn register_enum(&self, class: EnumClass) {
        let name = class.cpp_name.clone();
        self.insert(&name, ClassKind::Enum(Arc::new(class)));
    }

    /// Declares an interface or trait; implementers name `trait_name` among their traits.
    pub fn register_interface(&self, ctx: &Context, cpp_name: &str, trait_name: &str) {
        self.insert(cpp_name, ClassKind::Interface(ctx.name(trait_name), None));
    }

    /// Declares an interface like [`Classes::register_interface`] that only operations, attributes or types
    /// implement: a cast of anything else to it is rejected.
    pub fn register_interface_of(&self, ctx: &Context, subject: Subject, cpp_name: &str, trait_name: &str) {
        self.insert(cpp_name, ClassKind::Interface(ctx.name(trait_name), Some(subject)));
    }

    /// Declares a class that the host implements.
    pub fn register_class(&self, cpp_name: &str, class: NativeClass) {
        self.insert(cpp_name, ClassKind::Native(class));
    }

    /// Declares an external model of an interface, as C++ does with `attachInterface`: the types, attributes
    /// or operations that satisfy a test of `model` implement the interface although their definitions do not
    /// name it. A definition that names the interface among its traits implements it in any case.
    pub fn register_external_model(&self, interface: &str, model: NativeClass) {
        let mut tables = self.register();
        tables.external_models.entry(normal(interface).into()).or_default().push(Arc::new(model));
    }

    /// Declares the members that the definition of a class of operations, or of an interface, has.
    pub fn register_members(&self, cpp_name: &str, members: ClassMembers) {
        let mut tables = self.register();
        let path = normal(cpp_name);
        let members = match tables.added_members.get(path) {
            Some(added) => members.with(added),
            None => members,
        };
        let members = Arc::new(Members::new(path, members));
        tables.members.insert(path.into(), members.clone());
        drop(tables);
        for class in members.enums().iter().filter(|class| !class.cpp_name.ends_with(')')) {
            self.insert(&class.cpp_name, ClassKind::Enum(class.clone()));
        }
    }

    /// Adds members to those that a class's definition declares: bodies of methods that otherwise only C++
    /// has. They are kept if the class is declared again.
    pub fn add_members(&self, cpp_name: &str, members: ClassMembers) {
        let mut tables = self.register();
        let path = normal(cpp_name);
        let declared = tables.members.get(path).map(|known| known.text.with(&members));
        let declared = declared.unwrap_or_else(|| members.clone());
        tables.members.insert(path.into(), Arc::new(Members::new(path, declared)));
        let added = match tables.added_members.get(path) {
            Some(added) => added.with(&members),
            None => members,
        };
        tables.added_members.insert(path.into(), added);
    }

    /// Returns the members of a class.
    pub(crate) fn members(&self, class: &str) -> Option<Arc<Members>> {
        self.shared.tables.read().members.get(class).cloned()
    }

    /// Returns true if a class's own definition has a method of this name with a body, or one that returns a
    /// region or successor.
    pub fn evaluates(&self, class: &str, method: &str) -> bool {
        self.members(normal(class)).is_some_and(|members| members.has_evaluated(method))
    }

    /// Returns true if some class has a method of this name that can be evaluated.
    pub(crate) fn has_member_name(&self, name: &str) -> bool {
        let all: Vec<_> = self.shared.tables.read().members.values().cloned().collect();
        all.iter().any(|members| members.has_evaluated(name))
    }

    /// Declares the builders that the definition of an operation has; `only` if it has none of the usual ones
    /// of types, operands and attributes.
    pub fn register_builders(&self, op: OpName, builders: &[BuilderText], only: bool) {
        let mut tables = self.register();
        if only {
            tables.only_builders.insert(op);
        } else {
            tables.only_builders.remove(&op);
        }
        if builders.is_empty() {
            tables.builders.remove(&op);
        } else {
            tables.builders.insert(op, Arc::new(Builders::new(builders)));
        }
    }

    /// Returns true if an operation has none of the usual builders.
    pub(crate) fn has_only_builders(&self, op: OpName) -> bool {
        self.shared.tables.read().only_builders.contains(&op)
    }

    pub(crate) fn builders(&self, op: OpName) -> Option<Arc<Builders>> {
        self.shared.tables.read().builders.get(&op).cloned()
    }

    /// Declares the builders that the definition of a type or attribute has. One that does not infer the
    /// context takes it as its first parameter.
    pub fn register_getters(&self, cpp_name: &str, builders: &[BuilderText]) {
        let mut tables = self.register();
        if builders.is_empty() {
            tables.getters.remove(normal(cpp_name));
        } else {
            tables.getters.insert(normal(cpp_name).into(), Arc::new(Builders::new(builders)));
        }
    }

    pub(crate) fn getters(&self, class: &ClassRef) -> Option<Arc<Builders>> {
        self.shared.tables.read().getters.get(&class.0.path).cloned()
    }

    /// Returns the class of an operation, as definitions declare it.
    pub fn class_of_op(&self, op: OpName) -> Option<ClassRef> {
        self.shared.tables.read().op_classes.get(&op).cloned()
    }

    /// Returns the class of a dialect's type or attribute; `None` for any other value, or if no definition
    /// declares one.
    pub(crate) fn class_of_object(&self, ctx: &Context, object: &Val) -> Option<ClassRef> {
        let tables = self.shared.tables.read();
        let found = match object {
            Val::Type(ty) => match ctx.type_data(*ty) {
                TypeData::Dialect { name, .. } => tables.type_classes.get(name),
                _ => None,
            },
            Val::Attr(attr) => match ctx.attr_data(*attr) {
                AttrData::Dialect { name, .. } => tables.attr_classes.get(name),
                _ => None,
            },
            _ => None,
        };
        found.cloned()
    }

    /// Declares the C++ types that the accessors of a type's or attribute's parameters return, in order:
    /// `unsigned`, `::mlir::Type`.
    pub fn register_param_types<'n>(&self, cpp_name: &str, types: impl IntoIterator<Item = &'n str>) {
        let path = normal(cpp_name);
        let mut tables = self.shared.tables.write();
        for (at, ty) in types.into_iter().enumerate() {
            tables.param_types.insert((path.into(), at), ty.trim().into());
        }
    }

    /// Returns the C++ type that the accessor of a parameter returns.
    pub(crate) fn param_type(&self, class: &ClassRef, at: usize) -> Option<Arc<str>> {
        self.shared.tables.read().param_types.get(&(class.0.path.clone(), at)).cloned()
    }

    /// The external models of an interface.
    pub(crate) fn external_models(&self, interface: &ClassRef) -> Vec<Arc<NativeClass>> {
        self.shared.tables.read().external_models.get(&interface.0.path).cloned().unwrap_or_default()
    }

    /// Registers a function under its C++ name.
    pub fn register_helper(
        &self,
        cpp_name: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let path = normal(cpp_name);
        let mut tables = self.register();
        let list = tables.helpers.entry(last_segment(path).into()).or_default();
        list.retain(|other| &*other.0 != path);
        list.push((path.into(), Arc::new(helper)));
    }

    /// Registers a method for objects without a built-in one of that name; the object is the first argument.
    pub fn register_method(
        &self,
        name: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let mut tables = self.register();
        tables.methods.insert(name.into(), Arc::new(helper));
    }

    /// Registers a function for a whole snippet, by its text; white space and parentheses around all of it
    /// are ignored. Its arguments are `$_self`, if there is one, then the positional arguments. It takes
    /// effect for constraints that are compiled and snippets that are read ([`parse_in`](crate::parse_in))
    /// afterwards.
    pub fn register_exact(
        &self,
        text: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let mut tables = self.register();
        tables.exact.insert(snippet_key(text), Arc::new(helper));
    }

    /// Registers a function like [`Classes::register_exact`] for all texts that a pattern describes: `*` in
    /// it matches any text. A function for the whole text takes precedence, and of several patterns the one
    /// registered last.
    pub fn register_matching(
        &self,
        pattern: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let mut tables = self.register();
        tables.matching.insert(0, (snippet_key(pattern), Arc::new(helper)));
    }

    /// Returns the full names of the built-in classes, in the order of the documentation.
    pub fn builtin_classes() -> impl Iterator<Item = &'static str> {
        builtin::CLASSES.iter().map(|(path, _)| *path)
    }

    /// A number that grows with every registration.
    pub fn generation(&self) -> u64 {
        self.shared.generation.load(Ordering::Acquire)
    }

    /// Returns the class that a name denotes in a namespace (`mlir::arith`, empty if unknown). A name with a
    /// leading `::` denotes the class of that full name, if there is one.
    pub fn find_class(&self, path: &str, namespace: &str) -> Option<ClassRef> {
        let rooted = path.trim_start().starts_with("::");
        let path = normal(path);
        let tables = self.shared.tables.read();
        let list = tables.classes.get(last_segment(path))?;
        let whole = rooted.then(|| list.iter().find(|class| *class.0.path == *path)).flatten();
        if let Some(class) = whole {
            return Some(class.clone());
        }
        let find = |path: &str| {
            best(list.iter().map(|class| (&*class.0.path, class)), path, namespace, Named::Class).cloned()
        };
        // `mlir` imports names of `llvm`.
        find(path)
            .or_else(|| find(path.strip_prefix("mlir::")?).filter(|class| class.0.path.starts_with("llvm::")))
    }

    /// Returns the function that a name denotes in a namespace.
    pub(crate) fn find_helper(&self, path: &str, namespace: &str) -> Option<Arc<Helper>> {
        let rooted = path.trim_start().starts_with("::");
        let path = normal(path);
        let tables = self.shared.tables.read();
        let list = tables.helpers.get(last_segment(path))?;
        let whole = rooted.then(|| list.iter().find(|helper| *helper.0 == *path)).flatten();
        if let Some((_, helper)) = whole {
            return Some(helper.clone());
        }
        best(list.iter().map(|(path, helper)| (&**path, helper)), path, namespace, Named::Function).cloned()
    }

    pub(crate) fn find_method(&self, name: &str) -> Option<Arc<Helper>> {
        self.shared.tables.read().methods.get(name).cloned()
    }

    /// Returns true if definitions declare a parameter, operand or attribute that a method of this name
    /// reads. The host declares the names with [`Classes::register_accessors`].
    pub(crate) fn is_accessor_name(&self, name: &str) -> bool {
        self.shared.tables.read().accessors.contains(name)
    }

    /// Returns true if some class of operations may change operands, or set, remove or name an attribute, by
    /// a method of this name; see [`Classes::register_accessors`].
    pub(crate) fn is_attr_setter_name(&self, name: &str) -> bool {
        if name.strip_suffix("Mutable").is_some_and(|name| self.is_accessor_name(name)) {
            return true;
        }
        let part = |start: &str, end: &str| name.strip_prefix(start)?.strip_suffix(end);
        [part("set", ""), part("remove", "Attr"), part("get", "AttrName")]
            .into_iter()
            .flatten()
            .any(|part| self.is_accessor_name(&format!("get{part}")))
    }

    /// Returns true if some class of operations may name an attribute by a static method of this name,
    /// `getFooAttrName`.
    pub(crate) fn is_attr_name_method(&self, name: &str) -> bool {
        name.ends_with("AttrName") && self.is_attr_setter_name(name)
    }

    /// Declares the names of parameters, operands, results and attributes (`addressSpace`, `lhs`), so that
    /// checks of snippets know their accessors (`getAddressSpace`). Evaluation does not need it.
    pub fn register_accessors<'n>(&self, names: impl IntoIterator<Item = &'n str>) {
        let mut tables = self.shared.tables.write();
        for name in names {
            let accessor = accessor_of(name);
            tables.accessors.insert(format!("{accessor}Attr").into());
            tables.accessors.insert(accessor.into());
        }
    }

    /// Declares the expression that creates an operation's attribute from the plain value `$0` that builders
    /// take in its place (`constBuilderCall` of the attribute's constraint).
    pub fn register_attr_builder(&self, op: OpName, attr: Name, call: &str) {
        self.shared.tables.write().attr_builders.insert((op, attr), call.into());
    }

    pub(crate) fn attr_builder(&self, op: OpName, attr: Name) -> Option<Arc<str>> {
        self.shared.tables.read().attr_builders.get(&(op, attr)).cloned()
    }

    /// Declares that an operation's attribute is an integer that represents a value of an enum: its accessor
    /// returns the enum's value.
    pub fn register_attr_enum(&self, op: OpName, attr: Name, cpp_name: &str) {
        let Some(class) = self.find_class(cpp_name, "") else { return };
        if let ClassKind::Enum(class) = &class.0.kind {
            self.shared.tables.write().attr_enums.insert((op, attr), class.clone());
        }
    }

    pub(crate) fn attr_enum(&self, op: OpName, attr: Name) -> Option<Arc<EnumClass>> {
        self.shared.tables.read().attr_enums.get(&(op, attr)).cloned()
    }

    /// Declares the accessor of an operation's attribute that does not return the plain value of the
    /// attribute, or whose attribute may be missing (`returnType` and `convertFromStorage` of the attribute's
    /// constraint).
    pub fn register_attr_getter(&self, op: OpName, attr: Name, getter: AttrGetter) {
        let mut tables = self.shared.tables.write();
        let getter = Getter { returns: parse_type(&getter.returns).ok(), getter };
        tables.attr_getters.insert((op, attr), Arc::new(getter));
    }

    /// Declares the C++ class of an operation's attribute (`storageType` of the attribute's constraint), if
    /// it is known.
    pub fn register_attr_storage(&self, op: OpName, attr: Name, cpp_name: &str) {
        let class = self.find_class(cpp_name, "");
        let mut tables = self.shared.tables.write();
        match class {
            Some(class) => tables.attr_storages.insert((op, attr), class),
            None => tables.attr_storages.remove(&(op, attr)),
        };
    }

    pub(crate) fn attr_storage(&self, op: OpName, attr: Name) -> Option<ClassRef> {
        self.shared.tables.read().attr_storages.get(&(op, attr)).cloned()
    }

    pub(crate) fn attr_getter(&self, op: OpName, attr: Name) -> Arc<Getter> {
        self.shared.tables.read().attr_getters.get(&(op, attr)).cloned().unwrap_or_default()
    }

    /// Returns the methods of this name of the host's classes.
    pub(crate) fn native_methods(&self, name: &str) -> Vec<(ClassRef, Arc<Helper>)> {
        let tables = self.shared.tables.read();
        let Some(list) = tables.native_methods.get(name) else { return Vec::new() };
        list.clone()
    }

    pub(crate) fn find_exact(&self, text: &str) -> Option<Arc<Helper>> {
        let tables = self.shared.tables.read();
        if tables.exact.is_empty() && tables.matching.is_empty() {
            return None;
        }
        let key = snippet_key(text);
        let matching =
            || tables.matching.iter().find(|(pattern, _)| describes(pattern, &key)).map(|found| &found.1);
        tables.exact.get(&key).or_else(matching).cloned()
    }
}
