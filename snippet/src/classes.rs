//! Classes and functions by their C++ names: the built-in ones, those that definitions declare, and the host's.
//!
//! A name in a snippet is found by its last segments, since snippets stand in namespaces that only their
//! C++ context tells: `LLVMPointerType` and `::mlir::LLVM::LLVMPointerType` are one class. Where several fit,
//! the one in the snippet's own namespace is meant, then one directly in `mlir`; a name with `::` in front is
//! first of all a whole one.
//!
//! A [`Classes`] is a shared table: cloning it is cheap, registering needs only `&`.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use legalize_ir::{AttrData, Attribute, Context, Ir, Name, OpId, OpName, Type, TypeData};
use parking_lot::{RwLock, RwLockWriteGuard};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::builtin::{self, BuiltinClass};
use crate::env::Env;
use crate::error::EvalError;
use crate::members::{ClassMembers, Members};
use crate::value::Val;

/// A class.
#[derive(Clone)]
pub struct ClassRef(pub(crate) Arc<ClassData>);

/// What is known of a class.
pub(crate) struct ClassData {
    /// The full name without the leading `::`.
    pub path: Box<str>,
    pub kind: ClassKind,
}

pub(crate) enum ClassKind {
    Builtin(BuiltinClass),
    /// A type by its full name (`llvm.ptr`).
    Type(Name),
    /// An attribute by its full name.
    Attr(Name),
    Op(OpName),
    Enum(Arc<EnumClass>),
    /// A trait or interface by the name that definitions use, and what it is one of, if that is known.
    Interface(Name, Option<Subject>),
    Native(NativeClass),
}

/// What the objects of a class are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Operations.
    Operation,
    /// Attributes, locations among them.
    Attribute,
    /// Types.
    Type,
    /// Values.
    Value,
}

impl Subject {
    /// In words, for one of them.
    pub(crate) fn describe(self) -> &'static str {
        match self {
            Subject::Operation => "an operation",
            Subject::Attribute => "an attribute",
            Subject::Type => "a type",
            Subject::Value => "a value",
        }
    }
}

/// What the accessor of an operation's attribute gives: `getFoo()`, and `$foo` in conditions on the operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttrGetter {
    /// What it makes of the attribute.
    pub form: AttrGetterForm,
    /// Whether it gives a `std::optional`.
    pub optional: bool,
}

/// What the accessor of an attribute makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AttrGetterForm {
    /// The plain value that it holds: a C++ number, text, a type.
    #[default]
    Plain,
    /// The attribute itself.
    Itself,
    /// An `APInt`.
    ApInt,
    /// Whether it is there.
    Presence,
}

/// An enum that definitions declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumClass {
    /// The full C++ name.
    pub cpp_name: Box<str>,
    /// Per case its C++ symbol, its text in MLIR, and its value.
    pub cases: Vec<EnumCase>,
    /// Whether cases are bits.
    pub bits: bool,
}

impl EnumClass {
    /// The value that an integer of some bits stands for, as the cases are written: the highest bit may have become a
    /// sign.
    pub fn value_of(&self, value: i128, width: u32) -> i128 {
        let Some(mask) = 1i128.checked_shl(width).map(|top| top.wrapping_sub(1)).filter(|_| width < 127)
        else {
            return value;
        };
        match self.bits {
            true => value & mask,
            false => {
                let case = self.cases.iter().find(|case| case.value & mask == value & mask);
                case.map_or(value, |case| case.value)
            }
        }
    }

    /// Whether a value is a case, or made of bits that are cases.
    pub fn has_value(&self, value: i128) -> bool {
        match self.bits {
            true => self.cases.iter().fold(value, |rest, case| rest & !case.value) == 0,
            false => self.cases.iter().any(|case| case.value == value),
        }
    }
}

/// A case of an [`EnumClass`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumCase {
    /// The C++ name of the case.
    pub symbol: Box<str>,
    /// The text in MLIR.
    pub text: Box<str>,
    /// The value.
    pub value: i128,
}

/// Tells whether a type is of a class.
pub type IsType = dyn Fn(&Context, Type) -> bool + Send + Sync;
/// Tells whether an attribute is of a class.
pub type IsAttr = dyn Fn(&Context, Attribute) -> bool + Send + Sync;
/// Tells whether an operation is of a class.
pub type IsOp = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;
/// A function: the environment and the arguments. The function of a method gets its object first.
pub type Helper = dyn Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync;

/// A class that the host implements.
#[derive(Clone, Default)]
pub struct NativeClass {
    /// Whether a type is of the class.
    pub is_type: Option<Arc<IsType>>,
    /// Whether an attribute is of the class.
    pub is_attr: Option<Arc<IsAttr>>,
    /// Whether an operation is of the class: classes of operations that differ only in C++.
    pub is_op: Option<Arc<IsOp>>,
    /// Methods by name; the object is the first argument.
    pub methods: Vec<(Box<str>, Arc<Helper>)>,
    /// Static functions and constructors by name; a constructor's name is empty.
    pub statics: Vec<(Box<str>, Arc<Helper>)>,
}

impl fmt::Debug for ClassRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.path)
    }
}

impl ClassRef {
    /// The full C++ name without the leading `::`.
    pub fn cpp_name(&self) -> &str {
        &self.0.path
    }

    /// Whether it is an interface or trait.
    pub(crate) fn is_interface(&self) -> bool {
        matches!(self.0.kind, ClassKind::Interface(..))
    }

    /// What its objects are, if that is certain and they are parts of the IR.
    pub(crate) fn subject(&self) -> Option<Subject> {
        use crate::builtin::ValueClass;
        Some(match &self.0.kind {
            ClassKind::Builtin(class) => match class {
                BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_) => Subject::Type,
                BuiltinClass::Attribute | BuiltinClass::Attr(_) | BuiltinClass::Location => {
                    Subject::Attribute
                }
                BuiltinClass::Value(ValueClass::Operation) => Subject::Operation,
                BuiltinClass::Value(_) => Subject::Value,
                BuiltinClass::Plain(_) => return None,
            },
            ClassKind::Type(_) => Subject::Type,
            ClassKind::Attr(_) => Subject::Attribute,
            ClassKind::Op(_) => Subject::Operation,
            ClassKind::Interface(_, subject) => return *subject,
            ClassKind::Native(native) => match (&native.is_type, &native.is_attr, &native.is_op) {
                (Some(_), None, None) => Subject::Type,
                (None, Some(_), None) => Subject::Attribute,
                (None, None, Some(_)) => Subject::Operation,
                _ => return None,
            },
            ClassKind::Enum(_) => return None,
        })
    }

    /// The operation whose class it is.
    pub fn op_name(&self) -> Option<OpName> {
        if let ClassKind::Op(name) = self.0.kind { Some(name) } else { None }
    }
}

/// A function by its whole name.
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
    /// Methods of the host's classes by name.
    native_methods: FxHashMap<Box<str>, Vec<(ClassRef, Arc<Helper>)>>,
    /// What makes an operation's attribute of a plain value, by operation and attribute.
    attr_builders: FxHashMap<(OpName, Name), Arc<str>>,
    /// The enum whose value an operation's attribute holds as an integer, by operation and attribute.
    attr_enums: FxHashMap<(OpName, Name), Arc<EnumClass>>,
    /// The class of an operation's attribute, by operation and attribute.
    attr_storages: FxHashMap<(OpName, Name), ClassRef>,
    /// What the accessor of an operation's attribute gives, by operation and attribute.
    attr_getters: FxHashMap<(OpName, Name), AttrGetter>,
    /// Methods that read what definitions declare.
    accessors: FxHashSet<Box<str>>,
    /// What definitions say of a class's members, by the class's full name.
    members: FxHashMap<Box<str>, Arc<Members>>,
    /// What the host adds to these.
    added_members: FxHashMap<Box<str>, ClassMembers>,
    /// The class of an operation.
    op_classes: FxHashMap<OpName, ClassRef>,
    /// The class of a dialect's type.
    type_classes: FxHashMap<Name, ClassRef>,
    /// The class of a dialect's attribute.
    attr_classes: FxHashMap<Name, ClassRef>,
    /// The C++ types that accessors of parameters give, by class and parameter.
    param_types: FxHashMap<(Box<str>, usize), Arc<str>>,
    /// What implements an interface besides what says so itself, by the interface's full name.
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

/// The full name of a class without the leading `::` and without template arguments.
fn normal(cpp_name: &str) -> &str {
    let name = cpp_name.trim().trim_start_matches("::");
    name.split('<').next().unwrap_or(name)
}

fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
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

    /// The tables, to register something.
    fn register(&self) -> RwLockWriteGuard<'_, Tables> {
        let tables = self.shared.tables.write();
        self.shared.generation.fetch_add(1, Ordering::Release);
        tables
    }

    /// Whether two are clones of one table.
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
            // What is built in stays, also where definitions declare it (`builtin.integer`).
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

    /// Declares an interface or trait; what implements it names `trait_name` among its traits.
    pub fn register_interface(&self, ctx: &Context, cpp_name: &str, trait_name: &str) {
        self.insert(cpp_name, ClassKind::Interface(ctx.name(trait_name), None));
    }

    /// As [`Classes::register_interface`], of an interface that only operations, attributes or types implement: a cast
    /// of anything else to it is refused.
    pub fn register_interface_of(&self, ctx: &Context, subject: Subject, cpp_name: &str, trait_name: &str) {
        self.insert(cpp_name, ClassKind::Interface(ctx.name(trait_name), Some(subject)));
    }

    /// Declares a class that the host implements.
    pub fn register_class(&self, cpp_name: &str, class: NativeClass) {
        self.insert(cpp_name, ClassKind::Native(class));
    }

    /// Declares that an interface is implemented by what its own definition says nothing of, as C++ does with
    /// `attachInterface`: types, attributes or operations that satisfy a test of `model`. What names the
    /// interface among its traits implements it in any case.
    pub fn register_external_model(&self, interface: &str, model: NativeClass) {
        let mut tables = self.register();
        tables.external_models.entry(normal(interface).into()).or_default().push(Arc::new(model));
    }

    /// Declares what the definition of a class of operations, or of an interface, says of its members.
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
        for class in members.enums() {
            self.insert(&class.cpp_name, ClassKind::Enum(class.clone()));
        }
    }

    /// Adds members to those that a class's definition declares: bodies of methods that only C++ has otherwise. They
    /// stay where the class is declared anew.
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

    /// What is known of a class's members.
    pub(crate) fn members(&self, class: &str) -> Option<Arc<Members>> {
        self.shared.tables.read().members.get(class).cloned()
    }

    /// Whether a class's own definition has a method of this name with a body, or a region or successor that it gives.
    pub fn evaluates(&self, class: &str, method: &str) -> bool {
        self.members(normal(class)).is_some_and(|members| members.has_evaluated(method))
    }

    /// Whether some class has a method of this name that can be evaluated.
    pub(crate) fn has_member_name(&self, name: &str) -> bool {
        let all: Vec<_> = self.shared.tables.read().members.values().cloned().collect();
        all.iter().any(|members| members.has_evaluated(name))
    }

    /// The class of an operation, as definitions declare it.
    pub fn class_of_op(&self, op: OpName) -> Option<ClassRef> {
        self.shared.tables.read().op_classes.get(&op).cloned()
    }

    /// The class of a dialect's type or attribute; nothing of any other value, or where no definition declares one.
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

    /// Declares the C++ types that the accessors of a type's or attribute's parameters give, in order: `unsigned`,
    /// `::mlir::Type`.
    pub fn register_param_types<'n>(&self, cpp_name: &str, types: impl IntoIterator<Item = &'n str>) {
        let path = normal(cpp_name);
        let mut tables = self.shared.tables.write();
        for (at, ty) in types.into_iter().enumerate() {
            tables.param_types.insert((path.into(), at), ty.trim().into());
        }
    }

    /// The C++ type that the accessor of a parameter gives.
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

    /// Registers a method for objects that have no built-in one of that name; the object comes first.
    pub fn register_method(
        &self,
        name: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let mut tables = self.register();
        tables.methods.insert(name.into(), Arc::new(helper));
    }

    /// Registers a function for a whole snippet, by its text; white space and parentheses
    /// around all of it do not count. It gets `$_self`
    /// where there is one, then the positional arguments. It takes effect for constraints that are compiled
    /// and snippets that are read ([`parse_in`](crate::parse_in)) afterwards.
    pub fn register_exact(
        &self,
        text: &str,
        helper: impl Fn(&mut Env<'_>, &[Val]) -> Result<Val, EvalError> + Send + Sync + 'static,
    ) {
        let mut tables = self.register();
        tables.exact.insert(snippet_key(text), Arc::new(helper));
    }

    /// The names of the free functions that the evaluator knows, sorted.
    pub fn builtin_functions() -> Vec<&'static str> {
        crate::eval::function_names()
    }

    /// The names of the methods that the evaluator knows on some object, sorted.
    pub fn builtin_methods() -> Vec<&'static str> {
        crate::eval::method_names()
    }

    /// The full names of the classes that are built in, in the order of the documentation.
    pub fn builtin_classes() -> impl Iterator<Item = &'static str> {
        builtin::CLASSES.iter().map(|(path, _)| *path)
    }

    /// A number that grows with every registration.
    pub fn generation(&self) -> u64 {
        self.shared.generation.load(Ordering::Acquire)
    }

    /// The class that a name means in a namespace (`mlir::arith`, empty if unknown). A name with `::` in front is the
    /// one of that whole name, if there is one.
    pub fn find_class(&self, path: &str, namespace: &str) -> Option<ClassRef> {
        let rooted = path.trim_start().starts_with("::");
        let path = normal(path);
        let tables = self.shared.tables.read();
        let list = tables.classes.get(last_segment(path))?;
        let whole = rooted.then(|| list.iter().find(|class| *class.0.path == *path)).flatten();
        if let Some(class) = whole {
            return Some(class.clone());
        }
        let find =
            |path: &str| best(list.iter().map(|class| (&*class.0.path, class)), path, namespace).cloned();
        // `mlir` takes over names of `llvm`.
        find(path)
            .or_else(|| find(path.strip_prefix("mlir::")?).filter(|class| class.0.path.starts_with("llvm::")))
    }

    /// The function that a name means in a namespace.
    pub(crate) fn find_helper(&self, path: &str, namespace: &str) -> Option<Arc<Helper>> {
        let rooted = path.trim_start().starts_with("::");
        let path = normal(path);
        let tables = self.shared.tables.read();
        let list = tables.helpers.get(last_segment(path))?;
        let whole = rooted.then(|| list.iter().find(|helper| *helper.0 == *path)).flatten();
        if let Some((_, helper)) = whole {
            return Some(helper.clone());
        }
        best(list.iter().map(|(path, helper)| (&**path, helper)), path, namespace).cloned()
    }

    pub(crate) fn find_method(&self, name: &str) -> Option<Arc<Helper>> {
        self.shared.tables.read().methods.get(name).cloned()
    }

    /// Whether definitions declare a parameter, operand or attribute that a method of this name reads. The
    /// host tells the names with [`Classes::register_accessors`].
    pub(crate) fn is_accessor_name(&self, name: &str) -> bool {
        self.shared.tables.read().accessors.contains(name)
    }

    /// Whether some class of operations may set, take away or name an attribute by a method of this name; see
    /// [`Classes::register_accessors`].
    pub(crate) fn is_attr_setter_name(&self, name: &str) -> bool {
        let part = |start: &str, end: &str| name.strip_prefix(start)?.strip_suffix(end);
        [part("set", ""), part("remove", "Attr"), part("get", "AttrName")]
            .into_iter()
            .flatten()
            .any(|part| self.is_accessor_name(&format!("get{part}")))
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

    /// Declares the expression that makes an operation's attribute of the plain value `$0` that builders take
    /// in its place (`constBuilderCall` of the attribute's constraint).
    pub fn register_attr_builder(&self, op: OpName, attr: Name, call: &str) {
        self.shared.tables.write().attr_builders.insert((op, attr), call.into());
    }

    pub(crate) fn attr_builder(&self, op: OpName, attr: Name) -> Option<Arc<str>> {
        self.shared.tables.read().attr_builders.get(&(op, attr)).cloned()
    }

    /// Declares that an operation's attribute is an integer that stands for a value of an enum: its accessor gives the
    /// enum's value.
    pub fn register_attr_enum(&self, op: OpName, attr: Name, cpp_name: &str) {
        let Some(class) = self.find_class(cpp_name, "") else { return };
        if let ClassKind::Enum(class) = &class.0.kind {
            self.shared.tables.write().attr_enums.insert((op, attr), class.clone());
        }
    }

    pub(crate) fn attr_enum(&self, op: OpName, attr: Name) -> Option<Arc<EnumClass>> {
        self.shared.tables.read().attr_enums.get(&(op, attr)).cloned()
    }

    /// Declares what the accessor of an operation's attribute gives, where it is not the plain value that the attribute
    /// holds or may be missing (`returnType` and `convertFromStorage` of the attribute's constraint).
    pub fn register_attr_getter(&self, op: OpName, attr: Name, getter: AttrGetter) {
        let mut tables = self.shared.tables.write();
        match getter == AttrGetter::default() {
            true => tables.attr_getters.remove(&(op, attr)),
            false => tables.attr_getters.insert((op, attr), getter),
        };
    }

    /// Declares the C++ class of an operation's attribute (`storageType` of the attribute's constraint), if it is known.
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

    pub(crate) fn attr_getter(&self, op: OpName, attr: Name) -> AttrGetter {
        self.shared.tables.read().attr_getters.get(&(op, attr)).copied().unwrap_or_default()
    }

    /// The methods of this name that classes of the host have.
    pub(crate) fn native_methods(&self, name: &str) -> Vec<(ClassRef, Arc<Helper>)> {
        let tables = self.shared.tables.read();
        let Some(list) = tables.native_methods.get(name) else { return Vec::new() };
        list.clone()
    }

    pub(crate) fn find_exact(&self, text: &str) -> Option<Arc<Helper>> {
        let tables = self.shared.tables.read();
        if tables.exact.is_empty() {
            return None;
        }
        tables.exact.get(&snippet_key(text)).cloned()
    }
}

/// `getFooBar` of `foo_bar` or `fooBar`.
fn accessor_of(name: &str) -> String {
    let mut out = "get".to_owned();
    let mut upper = true;
    for c in name.chars() {
        if c == '_' {
            upper = true;
        } else {
            out.push(if upper { c.to_ascii_uppercase() } else { c });
            upper = false;
        }
    }
    out
}

/// How many pairs of parentheses around a snippet do not count.
const MAX_PARENTHESES: usize = 8;

/// What two spellings of one snippet have in common: the text without white space and without parentheses around
/// all of it. Functions are registered for whole snippets under it.
pub fn snippet_key(text: &str) -> Box<str> {
    let squeezed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let mut key = squeezed.as_str();
    for _ in 0..MAX_PARENTHESES {
        match key.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(inner) if is_balanced(inner) => key = inner,
            _ => break,
        }
    }
    key.into()
}

/// Whether no parenthesis closes that was not opened, and all close.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0i64;
    text.bytes().all(|byte| {
        depth += i64::from(byte == b'(') - i64::from(byte == b')');
        depth >= 0
    }) && depth == 0
}

/// Of the entries whose path ends in `path`, the one that is nearest to the namespace.
fn best<'a, T>(entries: impl Iterator<Item = (&'a str, T)>, path: &str, namespace: &str) -> Option<T> {
    let namespace = namespace.trim_start_matches("::");
    let fits = |full: &str| full == path || full.strip_suffix(path).is_some_and(|head| head.ends_with("::"));
    let rank = |full: &str| {
        let home = full.strip_suffix(path).unwrap_or("").trim_matches(':');
        if !home.is_empty()
            && (namespace == home || namespace.strip_prefix(home).is_some_and(|rest| rest.starts_with("::")))
        {
            // An inner namespace hides an outer one.
            (0, usize::MAX - home.len())
        } else {
            (1, full.len())
        }
    };
    entries.filter(|(full, _)| fits(full)).min_by_key(|(full, _)| rank(full)).map(|(_, entry)| entry)
}
