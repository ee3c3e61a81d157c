//! Definitions of a context by C++ name, and the evaluation of their C++ texts.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use legalize_ir::{AttrData, Attribute, Context, Int, Param, Reason, Type};
use legalize_snippet::{ApInt, AttrGetter, AttrGetterKind, Classes, Env, IntType, Subject, Val, eval, parse};
use legalize_source::Span;
use rustc_hash::FxHashMap;

use crate::base_classes::{self, Members};
use crate::condition::{About, Condition};
use crate::cpp::{canonical, integer_class, is_relative, namespace_of};
use crate::enum_classes::{enum_attr_class, enum_class};
use crate::enum_functions::{self, Enums};
use crate::members;
use crate::model::{
    AttrConstraint, AttrDef, ConstraintDef, EnumDef, InterfaceKind, OdsModule, OpDef, ParameterDef,
    Predicate, TypeDef, TypeOrAttrDef,
};
use crate::unchecked::{Unchecked, help_for};

/// A constraint with its compiled conditions per namespace; keeping the constraint alive keeps its address,
/// the key, unique.
struct Compiled {
    constraint: Arc<ConstraintDef>,
    /// True if a name in it may have another meaning in another namespace.
    relative: bool,
    by_namespace: Vec<(Box<str>, Arc<Condition>)>,
}

/// Types by the C++ text that makes them.
type TypesByText = FxHashMap<Box<str>, Type>;

/// Definitions of ODS by their full C++ name.
#[derive(Clone, Default)]
pub(crate) struct Registry {
    pub(crate) types: FxHashMap<String, Arc<TypeDef>>,
    pub(crate) attrs: FxHashMap<String, Arc<AttrDef>>,
    pub(crate) ops: FxHashMap<String, Arc<OpDef>>,
    pub(crate) enums: FxHashMap<String, Arc<EnumDef>>,
    /// Classes and functions of snippets; one table per context, shared by all registries of it.
    pub(crate) classes: Classes,
    conditions: Arc<Mutex<FxHashMap<usize, Compiled>>>,
    class_conditions: Arc<Mutex<FxHashMap<String, Arc<Condition>>>>,
    /// Places of the texts of conditions.
    pub(crate) condition_places: Arc<FxHashMap<String, Span>>,
    /// Classes from which definitions derive, and those of overlays.
    base_classes: BTreeMap<String, Members>,
    /// Conditions that could not be evaluated.
    pub(crate) unchecked: Arc<Unchecked>,
    /// Types by the namespace and the text that makes them.
    types_built: Arc<Mutex<FxHashMap<Box<str>, TypesByText>>>,
    /// Grows with every registration, so that the newest one of several is known.
    generation: u32,
}

/// The classes of operations that are registered in Rust: no definition need be read for them.
const BUILTIN_OPS: [(&str, &str); 2] = [
    ("::mlir::ModuleOp", "builtin.module"),
    ("::mlir::UnrealizedConversionCastOp", "builtin.unrealized_conversion_cast"),
];

impl Registry {
    /// Returns the definitions that were added to a context so far.
    pub(crate) fn of(ctx: &Context) -> Arc<Registry> {
        let dialects = ctx.registered_dialects();
        let known = dialects.iter().filter_map(|info| info.extensions.get::<Arc<Registry>>());
        known.max_by_key(|registry| registry.generation).cloned().unwrap_or_default()
    }

    /// Returns the definitions of a context with more modules added.
    pub(crate) fn extended(ctx: &Context, modules: &[OdsModule], classes: &Classes) -> Registry {
        let mut registry = Registry::clone(&Registry::of(ctx));
        registry.generation += 1;
        registry.classes = classes.clone();
        for (class, op) in BUILTIN_OPS {
            classes.register_op(ctx, class, op);
        }
        for name in ["sym_name", "sym_visibility"] {
            let getter = AttrGetter {
                optional: true,
                may_be_missing: true,
                returns: "::llvm::StringRef".into(),
                ..AttrGetter::default()
            };
            classes.register_attr_getter(ctx.op_name("builtin.module"), ctx.name(name), getter);
        }
        for module in modules.iter().filter(|module| !module.condition_places.is_empty()) {
            let places = Arc::make_mut(&mut registry.condition_places);
            places.extend(module.condition_places.iter().map(|(text, span)| (text.clone(), *span)));
        }
        // Members name interfaces, also those of other modules.
        for def in modules.iter().flat_map(|module| &module.interfaces) {
            let class = crate::model::qualified(&def.cpp_namespace, &def.name);
            // The builtin class has more members than the declaration.
            if classes.find_class(&class, "").is_none() {
                let subject = match def.kind {
                    InterfaceKind::Op => Some(Subject::Operation),
                    InterfaceKind::Attr => Some(Subject::Attribute),
                    InterfaceKind::Type => Some(Subject::Type),
                    InterfaceKind::Dialect => None,
                };
                match subject {
                    Some(subject) => classes.register_interface_of(ctx, subject, &class, &def.name),
                    None => classes.register_interface(ctx, &class, &def.name),
                }
            }
        }
        base_classes::register(ctx, classes, modules, &mut registry.base_classes);
        for def in modules.iter().flat_map(|module| &module.enums) {
            registry.enums.insert(canonical(&def.cpp_type()), def.clone());
        }
        let enums: Enums = Arc::new(registry.enums.clone());
        for module in modules {
            for def in &module.enums {
                classes.register_enum(enum_class(def));
                enum_functions::register(classes, def, &enums);
                if def.specialized_attr {
                    classes.register_class(&format!("{}Attr", def.cpp_type()), enum_attr_class(def));
                }
            }
            for def in &module.types {
                registry.types.insert(canonical(&def.cpp_class), def.clone());
                if def.mnemonic.is_some() {
                    classes.register_type(ctx, &def.cpp_class, &def.name);
                    register_object(classes, def);
                }
            }
            for def in &module.attrs {
                registry.attrs.insert(canonical(&def.cpp_class), def.clone());
                if def.mnemonic.is_some() {
                    classes.register_attr(ctx, &def.cpp_class, &def.name);
                    register_object(classes, def);
                }
            }
            for def in &module.ops {
                registry.ops.insert(canonical(&def.cpp_class), def.clone());
                classes.register_op(ctx, &def.cpp_class, &def.name);
                classes.register_members(&def.cpp_class, members::of_op(classes, def));
                classes.register_builders(
                    ctx.op_name(&def.name),
                    &crate::register::builder_texts(&def.builders),
                    def.skip_default_builders,
                );
                let groups = def.operands.iter().chain(&def.results).map(|group| group.name.as_str());
                let attributes = def.attributes.iter().map(|attribute| attribute.name.as_str());
                classes.register_accessors(groups.chain(attributes).filter(|name| !name.is_empty()));
                for attribute in &def.attributes {
                    let inner = attribute.constraint.innermost();
                    let facts = inner.attr.as_ref();
                    let (op, name) = (ctx.op_name(&def.name), ctx.name(&attribute.name));
                    let mut getter = getter_of(facts, attribute.constraint.attr.as_ref(), attribute.optional);
                    getter.default = default_of(facts, attribute.default.as_deref());
                    getter.namespace = namespace_of(&def.cpp_class).trim_start_matches("::").into();
                    classes.register_attr_getter(op, name, getter);
                    let storage = facts.map_or("", |facts| facts.storage_type.as_str());
                    classes.register_attr_storage(op, name, storage);
                    if let Some(def_enum) = facts.and_then(|facts| facts.enum_def.as_ref()) {
                        classes.register_attr_enum(op, name, &canonical(&def_enum.cpp_type()));
                    }
                    if let Some(call) = facts.and_then(|facts| facts.const_builder_call.as_deref()) {
                        classes.register_attr_builder(op, name, call);
                    }
                }
            }
            for def in module.interfaces.iter().filter(|def| def.kind == InterfaceKind::Op) {
                let class = crate::model::qualified(&def.cpp_namespace, &def.name);
                classes.register_members(&class, members::of_interface(classes, def));
            }
        }
        registry
    }

    /// The operation of a C++ class as it is spelled inside a namespace.
    pub(crate) fn op_class(&self, class: &str, namespace: &str) -> Option<&Arc<OpDef>> {
        lookup(&self.ops, class, namespace)
    }

    /// The full name of the operation of a C++ class as it is spelled inside a namespace, also where no
    /// definition was read.
    pub(crate) fn op_class_name(&self, ctx: &Context, class: &str, namespace: &str) -> Option<String> {
        if let Some(def) = self.op_class(class, namespace) {
            return Some(def.name.clone());
        }
        let class = self.classes.find_class(class, namespace.trim_start_matches("::"))?;
        class.op_name().map(|name| ctx.op_str(name).to_owned())
    }

    /// The type of a C++ class as it is spelled inside a namespace.
    pub(crate) fn type_class(&self, class: &str, namespace: &str) -> Option<&Arc<TypeDef>> {
        lookup(&self.types, class, namespace)
    }

    /// The attribute of a C++ class as it is spelled inside a namespace.
    pub(crate) fn attr_class(&self, class: &str, namespace: &str) -> Option<&Arc<AttrDef>> {
        lookup(&self.attrs, class, namespace)
    }

    /// The enum of a C++ class as it is spelled inside a namespace.
    pub(crate) fn enum_class(&self, class: &str, namespace: &str) -> Option<&Arc<EnumDef>> {
        lookup(&self.enums, class, namespace).or_else(|| {
            // C++ takes names of inner namespaces over (`using cconv::CConv`), which definitions do not show.
            let (inner, name) = (format!("{}::", canonical(namespace)), format!("::{}", class.trim()));
            let mut fitting =
                self.enums.iter().filter(|(path, _)| path.starts_with(&inner) && path.ends_with(&name));
            fitting.next().filter(|_| fitting.next().is_none()).map(|found| found.1)
        })
    }

    /// Evaluates C++ text.
    pub(crate) fn evaluate(
        &self,
        ctx: &Context,
        text: &str,
        namespace: &str,
        self_value: Option<Val>,
    ) -> Result<Val, Reason> {
        let text = text.trim().trim_end_matches(';').trim_end();
        let expr = parse(text).map_err(|error| format!("{error}: {text}"))?;
        let mut env = Env::new(ctx, &self.classes).with_namespace(namespace.trim_start_matches("::"));
        env.self_value = self_value;
        eval(&expr, &mut env).map_err(|error| format!("{error} of '{text}'").into())
    }

    /// Evaluates C++ text of a namespace that makes a type.
    pub(crate) fn build_type(&self, ctx: &Context, call: &str, namespace: &str) -> Result<Type, Reason> {
        let namespace = if is_relative(call) { namespace } else { "" };
        let mut built = self.types_built.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = built.get(namespace).and_then(|built| built.get(call)) {
            return Ok(*known);
        }
        let result = self.evaluate(ctx, call, namespace, None).and_then(|value| match value {
            Val::Type(ty) => Ok(ty),
            other => Err(format!("'{call}' returns {}, not a type", other.kind()).into()),
        });
        // A later registration may fix a failure, so failures are not cached.
        if let Ok(ty) = result {
            built.entry(namespace.into()).or_default().insert(call.into(), ty);
        }
        result
    }

    /// Evaluates C++ text of a namespace that makes types from types: `$_self` is the one type, or all of
    /// them.
    pub(crate) fn transform(
        &self,
        ctx: &Context,
        text: &str,
        namespace: &str,
        from: &[Type],
        many: bool,
    ) -> Result<Vec<Type>, Reason> {
        let value = match (many, from) {
            (false, [one]) => Val::Type(*one),
            _ => Val::list(from.iter().map(|ty| Val::Type(*ty))),
        };
        match self.evaluate(ctx, text, namespace, Some(value))? {
            Val::Type(ty) => Ok(vec![ty]),
            Val::Null => Ok(Vec::new()),
            Val::List(items) => items
                .iter()
                .map(|item| item.as_type().ok_or_else(|| format!("'{text}' returns {}", item.kind()).into()))
                .collect(),
            other => Err(format!("'{text}' returns {}, not a type", other.kind()).into()),
        }
    }

    /// Returns advice to a host for text that cannot be evaluated because it contains a name that is not
    /// registered.
    pub(crate) fn advice(&self, text: &str, namespace: &str) -> Option<String> {
        let text = text.trim().trim_end_matches(';').trim_end();
        let missing = parse(text).ok()?.missing(&self.classes, namespace.trim_start_matches("::"));
        missing.first().map(help_for)
    }

    /// Evaluates C++ text that creates an attribute from a value's text (`$0`); `None` for a null attribute.
    pub(crate) fn build_attr(
        &self,
        ctx: &Context,
        call: &str,
        value: &str,
        namespace: &str,
    ) -> Result<Option<Attribute>, Reason> {
        let text = call.replace("$0", value);
        let result = self.evaluate(ctx, &text, namespace, None);
        // `{}` is a number's or an enum's zero as well as an empty list.
        let result = match (value.trim(), result) {
            ("{}", Ok(Val::Attr(attr))) if !takes_list(ctx, attr) => {
                self.evaluate(ctx, &call.replace("$0", "0"), namespace, None)?
            }
            ("{}", Err(_)) => self.evaluate(ctx, &call.replace("$0", "0"), namespace, None)?,
            (_, result) => result?,
        };
        match result {
            Val::Attr(attr) => Ok(Some(attr)),
            Val::Null => Ok(None),
            other => Err(format!("'{text}' returns {}, not an attribute", other.kind()).into()),
        }
    }

    /// Evaluates the default value of a parameter.
    pub(crate) fn build_param(
        &self,
        ctx: &Context,
        param: &ParameterDef,
        value: &str,
        namespace: &str,
    ) -> Result<Param, Reason> {
        let text = value.trim();
        if let Some(class) = text.strip_suffix("()")
            && !class.contains('(')
            && !is_static_call(class)
        {
            // A value-initialised C++ object.
            return Ok(match class.trim_start_matches("::").trim() {
                "bool" => Param::Bool(false),
                "int" | "unsigned" | "size_t" | "int64_t" | "uint64_t" | "int32_t" | "uint32_t" => {
                    Param::Int(Int::Small(0))
                }
                _ => Param::None,
            });
        }
        if param.cpp_type.contains("StringRef")
            && (text.starts_with('"') && text.ends_with('"') || text.is_empty())
        {
            return Ok(Param::Str(text.trim_matches('"').into()));
        }
        let result = self.evaluate(ctx, text, namespace, None)?;
        let result = param_of(&result).ok_or_else(|| format!("'{text}' returns {}", result.kind()))?;
        Ok(converted(result, &param.cpp_type))
    }

    /// Returns the condition of a constraint of a definition in a namespace; `None` if it always holds.
    pub(crate) fn condition(
        &self,
        constraint: &Arc<ConstraintDef>,
        namespace: &str,
    ) -> Option<Arc<Condition>> {
        if *constraint.predicate == Predicate::True {
            return None;
        }
        let mut known = self.conditions.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let compiled = known.entry(Arc::as_ptr(constraint) as usize).or_insert_with(|| {
            let mut relative = false;
            constraint.predicate.for_each_text(&mut |text| relative |= is_relative(text));
            Compiled { constraint: constraint.clone(), relative, by_namespace: Vec::new() }
        });
        let namespace = if compiled.relative { namespace } else { "" };
        let found = compiled.by_namespace.iter().find(|known| &*known.0 == namespace);
        if let Some((_, condition)) = found {
            return Some(condition.clone());
        }
        let condition = Arc::new(Condition::new(
            &compiled.constraint.predicate,
            About::of(compiled.constraint.kind),
            &self.classes,
            namespace,
        ));
        compiled.by_namespace.push((namespace.into(), condition.clone()));
        Some(condition)
    }

    /// Returns the condition that an attribute is of a C++ class, as it is spelled inside a namespace.
    pub(crate) fn class_condition(&self, class: &str, namespace: &str) -> Arc<Condition> {
        let namespace = if is_relative(class) { namespace } else { "" };
        let mut known = self.class_conditions.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let result = || {
            let predicate = Arc::new(Predicate::expression(format!("::llvm::isa<{class}>($_self)")));
            Arc::new(Condition::new(&predicate, About::Attr, &self.classes, namespace))
        };
        known.entry(format!("{namespace} {class}")).or_insert_with(result).clone()
    }

    /// A condition on a whole operation.
    pub(crate) fn op_condition(&self, predicate: &Arc<Predicate>, def: &OpDef) -> Arc<Condition> {
        Arc::new(Condition::new(predicate, About::Op, &self.classes, namespace_of(&def.cpp_class)))
    }

    /// Returns true if a type satisfies a constraint of a definition in a namespace; `None` if that is
    /// indeterminate.
    pub(crate) fn holds_type(
        &self,
        ctx: &Context,
        constraint: &Arc<ConstraintDef>,
        namespace: &str,
        ty: Type,
    ) -> Option<bool> {
        match self.condition(constraint, namespace) {
            Some(condition) => condition.holds_type(ctx, ty),
            None => Some(true),
        }
    }
}

/// Registers the members of the class of a dialect's type or attribute.
fn register_object(classes: &Classes, def: &TypeOrAttrDef) {
    classes.register_accessors(def.params.iter().map(|param| param.name.as_str()));
    classes.register_param_types(&def.cpp_class, def.params.iter().map(|param| &*param.cpp_accessor_type));
    classes.register_members(&def.cpp_class, members::of_object(def));
    classes.register_getters(&def.cpp_class, &crate::register::getter_texts(&def.builders));
}

/// Returns true if an attribute that was created from `{}` holds a list: all but those of an enum.
fn takes_list(ctx: &Context, attr: Attribute) -> bool {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return true };
    let def = ctx.attr_info(*name).and_then(|info| info.extensions.get::<Arc<AttrDef>>());
    def.is_none_or(|def| def.enum_def.is_none())
}

/// True if a name that is called is that of a static method, `std::numeric_limits<int>::max`, and not of a
/// class.
fn is_static_call(name: &str) -> bool {
    name.rsplit_once("::").is_some_and(|(class, method)| {
        !matches!(class.trim_start_matches("::"), "" | "std")
            && method.starts_with(|c: char| c.is_lowercase())
    })
}

/// A number as C++ converts it to the type of a parameter: `-1` is 2³²−1 as an `unsigned`, 1 is true.
fn converted(value: Param, class: &str) -> Param {
    match (value, integer_class(class)) {
        (Param::Int(value), Some((bits, signed))) => Param::Int(value.wrapped(bits, signed)),
        (Param::Bool(value), Some(_)) => Param::Int(Int::Small(value.into())),
        (Param::Int(value), None) if class == "bool" => Param::Bool(value != Int::Small(0)),
        (value, _) => value,
    }
}

/// Returns a value as the parameter of a type or attribute.
fn param_of(value: &Val) -> Option<Param> {
    Some(match value {
        Val::Null => Param::None,
        Val::Bool(value) => Param::Bool(*value),
        Val::Int(_) | Val::Enum(..) => {
            let value = value.as_int()?;
            Param::Int(Int::from(value))
        }
        Val::ApInt(ApInt { value, .. }) => Param::Int(value.clone()),
        Val::Str(_) => Param::Str(value.as_str()?.into()),
        Val::Type(ty) => Param::Type(*ty),
        Val::Attr(attr) => Param::Attr(*attr),
        Val::List(items) => Param::List(items.iter().map(param_of).collect::<Option<Vec<_>>>()?.into()),
        _ => return None,
    })
}

/// Looks a class up from inside a namespace outwards.
fn lookup<'m, T>(map: &'m FxHashMap<String, T>, class: &str, namespace: &str) -> Option<&'m T> {
    let class = class.trim();
    if class.starts_with("::") {
        return map.get(class);
    }
    let mut scope = canonical(namespace);
    loop {
        if let Some(found) = map.get(&format!("{scope}::{class}")) {
            return Some(found);
        }
        match scope.rfind("::") {
            Some(0) | None => break,
            Some(at) => scope.truncate(at),
        }
    }
    map.get(&format!("::{class}")).or_else(|| map.get(&format!("::mlir::{class}")))
}

/// The C++ text that makes the attribute whose value the accessor gives where there is none.
fn default_of(inner: Option<&AttrConstraint>, value: Option<&str>) -> Option<Box<str>> {
    let (inner, value) = (inner?, value?);
    let returns = inner.return_type.trim();
    // `{}` is zero in C++ for a number or an enum.
    let is_number = IntType::named(returns).is_some() || returns == "bool" || inner.enum_def.is_some();
    let value = if value.trim() == "{}" && is_number { "0" } else { value };
    Some(inner.const_builder_call.as_deref()?.replace("$0", value).into())
}

/// Returns the kind of an attribute's accessor: its innermost constraint gives the conversion and type, the
/// outermost one says if it may be missing.
fn getter_of(
    inner: Option<&AttrConstraint>,
    outer: Option<&AttrConstraint>,
    may_be_missing: bool,
) -> AttrGetter {
    let Some(inner) = inner else { return AttrGetter::default() };
    let is_class = |text: &str, class: &str| {
        let text = text.trim().trim_start_matches("::");
        text.strip_prefix("llvm::").or(text.strip_prefix("mlir::")).unwrap_or(text) == class
    };
    let kind = match inner.convert_from_storage.trim() {
        // A `DenseI64ArrayAttr` converts to an `ArrayRef` implicitly.
        "$_self" if inner.return_type.contains("ArrayRef<") => AttrGetterKind::Plain,
        "$_self" => AttrGetterKind::Itself,
        "$_self != nullptr" => AttrGetterKind::Presence,
        "$_self.getValue()" if is_class(&inner.return_type, "APInt") => AttrGetterKind::ApInt,
        _ => AttrGetterKind::Plain,
    };
    let optional = outer
        .is_some_and(|outer| outer.return_type.trim().trim_start_matches("::").starts_with("std::optional<"));
    let returns = inner.return_type.trim();
    AttrGetter {
        kind,
        optional,
        returns: returns.into(),
        may_be_missing,
        default: None,
        namespace: Box::default(),
        set_as_attr_only: inner.const_builder_call.is_none() || returns == inner.storage_type.trim(),
    }
}
