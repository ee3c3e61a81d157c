//! Implementations of interfaces of types and attributes, in Rust.
//!
//! An interface is a Rust trait whose object type says the interface's name; a model is a value that
//! implements it for a type or an attribute, be it of a dialect or builtin. Mirrors `attachInterface` of
//! upstream's types and attributes.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::extensions::Extensions;
use crate::context::{AttrData, Attribute, Context, Name, Type, TypeData};

/// An interface of types or attributes: a trait in Rust, by the type of its objects.
///
/// ```
/// use std::sync::Arc;
///
/// use legalize_ir::{Context, Interface, Type, register_builtin};
///
/// trait Sized: Send + Sync {
///     fn bits(&self, ctx: &Context, ty: Type) -> u32;
/// }
/// impl Interface for dyn Sized {
///     const NAME: &'static str = "acme::SizedType";
/// }
///
/// struct Index;
/// impl Sized for Index {
///     fn bits(&self, _: &Context, _: Type) -> u32 {
///         64
///     }
/// }
///
/// let mut ctx = Context::new(Arc::default());
/// register_builtin(&mut ctx);
/// ctx.attach_type_interface::<dyn Sized>("builtin.index", Arc::new(Index));
/// let index = ctx.common().index;
/// assert_eq!(ctx.type_interface::<dyn Sized>(index).map(|sized| sized.bits(&ctx, index)), Some(64));
/// assert!(ctx.type_interface::<dyn Sized>(ctx.common().i32).is_none());
/// ```
pub trait Interface: Send + Sync + 'static {
    /// Name of the interface, as definitions spell its C++ class, with or without namespace.
    const NAME: &'static str;
}

const BUILTIN_TYPES: &[&str] = &[
    "builtin.integer",
    "builtin.index",
    "builtin.float",
    "builtin.none",
    "builtin.complex",
    "builtin.tuple",
    "builtin.function",
    "builtin.vector",
    "builtin.tensor",
    "builtin.unranked_tensor",
    "builtin.memref",
    "builtin.unranked_memref",
    "builtin.opaque",
];
const BUILTIN_ATTRS: &[&str] = &[
    "builtin.unit",
    "builtin.integer",
    "builtin.float",
    "builtin.string",
    "builtin.type",
    "builtin.properties",
    "builtin.array",
    "builtin.dictionary",
    "builtin.symbol_ref",
    "builtin.dense_elements",
    "builtin.dense_array",
    "builtin.dense_resource",
    "builtin.sparse_elements",
    "builtin.affine_map",
    "builtin.integer_set",
    "builtin.strided_layout",
    "builtin.distinct",
    "builtin.location",
    "builtin.opaque",
];

/// The interface of attributes with a type, as [`Context::attr_type`] gives it.
pub trait TypedAttr: Send + Sync {
    /// Returns the type of the attribute, without calling [`Context::attr_type`] for a dialect's attribute.
    fn attr_type(&self, ctx: &Context, attr: Attribute) -> Option<Type>;
}

impl Interface for dyn TypedAttr {
    const NAME: &'static str = "mlir::TypedAttr";
}

/// The models of one type or attribute.
#[derive(Clone, Default)]
struct Models {
    names: Vec<Name>,
    models: Extensions,
}

/// An implementation of an interface.
struct Model<I: ?Sized>(Arc<I>);

/// The models of types, or of attributes, by full name; builtin ones by those of [`Context::kind_of_type`]
/// and [`Context::kind_of_attr`].
#[derive(Clone, Default)]
pub(in crate::context) struct ModelTable(FxHashMap<Name, Models>);

impl ModelTable {
    fn attach<I: Interface + ?Sized>(&mut self, of: Name, interface: Name, model: Arc<I>) {
        let models = self.0.entry(of).or_default();
        if !models.names.contains(&interface) {
            models.names.push(interface);
        }
        models.models.insert(Model(model));
    }

    fn of<I: Interface + ?Sized>(&self, of: Name) -> Option<&I> {
        Some(&*self.0.get(&of)?.models.get::<Model<I>>()?.0)
    }

    fn names(&self, of: Name) -> &[Name] {
        self.0.get(&of).map_or(&[], |models| &models.names)
    }
}

impl Context {
    /// Attaches an implementation of an interface to a type by its full name: `acme.box`, or of a builtin
    /// type `builtin.index` and similar ([`Context::kind_of_type`]). It replaces an earlier one, and stays
    /// when another definition of the type is registered. Returns false if the type does not exist.
    pub fn attach_type_interface<I: Interface + ?Sized>(&mut self, ty: &str, model: Arc<I>) -> bool {
        let (of, interface) = (self.name(ty), self.name(I::NAME));
        let known = self.type_info(of).is_some() || BUILTIN_TYPES.contains(&ty);
        if known {
            self.type_models.attach(of, interface, model);
        }
        known
    }

    /// Attaches an implementation of an interface to an attribute, like [`Context::attach_type_interface`] to
    /// a type.
    pub fn attach_attr_interface<I: Interface + ?Sized>(&mut self, attr: &str, model: Arc<I>) -> bool {
        let (of, interface) = (self.name(attr), self.name(I::NAME));
        let known = self.attr_info(of).is_some() || BUILTIN_ATTRS.contains(&attr);
        if known {
            self.attr_models.attach(of, interface, model);
        }
        known
    }

    /// The implementation of an interface that is attached to a type.
    pub fn type_interface<I: Interface + ?Sized>(&self, ty: Type) -> Option<&I> {
        self.type_models.of(self.type_key(ty)?)
    }

    /// The implementation of an interface that is attached to an attribute.
    pub fn attr_interface<I: Interface + ?Sized>(&self, attr: Attribute) -> Option<&I> {
        self.attr_models.of(self.attr_key(attr)?)
    }

    /// The names of the interfaces that are attached to a type.
    pub fn interfaces_of_type(&self, ty: Type) -> &[Name] {
        self.type_key(ty).map_or(&[], |of| self.type_models.names(of))
    }

    /// The names of the interfaces that are attached to an attribute.
    pub fn interfaces_of_attr(&self, attr: Attribute) -> &[Name] {
        self.attr_key(attr).map_or(&[], |of| self.attr_models.names(of))
    }

    /// The names of the interfaces that are attached to types of a full name.
    pub fn interfaces_of_types_named(&self, name: Name) -> &[Name] {
        self.type_models.names(name)
    }

    /// The names of the interfaces that are attached to attributes of a full name.
    pub fn interfaces_of_attrs_named(&self, name: Name) -> &[Name] {
        self.attr_models.names(name)
    }

    fn type_key(&self, ty: Type) -> Option<Name> {
        match self.type_data(ty) {
            TypeData::Dialect { name, .. } => Some(*name),
            _ => self.find_name(self.kind_of_type(ty)),
        }
    }

    fn attr_key(&self, attr: Attribute) -> Option<Name> {
        match self.attr_data(attr) {
            AttrData::Dialect { name, .. } => Some(*name),
            _ => self.find_name(self.kind_of_attr(attr)),
        }
    }

    /// The full name of a type, which upstream has for builtin ones too: `acme.box`, `builtin.integer`.
    pub fn kind_of_type(&self, ty: Type) -> &str {
        match self.type_data(ty) {
            TypeData::Dialect { name, .. } => self.str(*name),
            TypeData::Integer { .. } => "builtin.integer",
            TypeData::Index => "builtin.index",
            TypeData::Float(_) => "builtin.float",
            TypeData::None => "builtin.none",
            TypeData::Complex(_) => "builtin.complex",
            TypeData::Tuple(_) => "builtin.tuple",
            TypeData::Function { .. } => "builtin.function",
            TypeData::Vector { .. } => "builtin.vector",
            TypeData::RankedTensor { .. } => "builtin.tensor",
            TypeData::UnrankedTensor(_) => "builtin.unranked_tensor",
            TypeData::MemRef { .. } => "builtin.memref",
            TypeData::UnrankedMemRef { .. } => "builtin.unranked_memref",
            TypeData::Opaque { .. } => "builtin.opaque",
        }
    }

    /// The full name of an attribute, as [`Context::kind_of_type`].
    pub fn kind_of_attr(&self, attr: Attribute) -> &str {
        match self.attr_data(attr) {
            AttrData::Dialect { name, .. } => self.str(*name),
            AttrData::Unit => "builtin.unit",
            AttrData::Integer { .. } => "builtin.integer",
            AttrData::Float { .. } => "builtin.float",
            AttrData::String { .. } => "builtin.string",
            AttrData::Type(_) => "builtin.type",
            AttrData::Properties(_) => "builtin.properties",
            AttrData::Array(_) => "builtin.array",
            AttrData::Dictionary(_) => "builtin.dictionary",
            AttrData::SymbolRef { .. } => "builtin.symbol_ref",
            AttrData::DenseElements { .. } => "builtin.dense_elements",
            AttrData::DenseArray { .. } => "builtin.dense_array",
            AttrData::DenseResource { .. } => "builtin.dense_resource",
            AttrData::SparseElements { .. } => "builtin.sparse_elements",
            AttrData::AffineMap(_) => "builtin.affine_map",
            AttrData::IntegerSet(_) => "builtin.integer_set",
            AttrData::StridedLayout { .. } => "builtin.strided_layout",
            AttrData::Distinct { .. } => "builtin.distinct",
            AttrData::Location(_) => "builtin.location",
            AttrData::Opaque { .. } => "builtin.opaque",
        }
    }
}
