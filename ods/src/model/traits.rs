//! Traits of operations, types and attributes.

use std::sync::Arc;

use legalize_source::Span;

use super::Predicate;

/// A relation between types of operands, results and attributes that inference can use.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TypeRelation {
    /// All have one type (`AllTypesMatch`).
    AllTypesMatch(Vec<String>),
    /// The type of `rhs` is a function of that of `lhs` (`TypesMatchWith` and similar).
    TypesMatchWith {
        /// The source.
        lhs: String,
        /// Value whose type follows from the source.
        rhs: String,
        /// C++ text of the function, the source's type as `$_self`.
        transformer: String,
    },
    /// A shaped value has as many elements as `elements` has values, of its element type.
    ShapedTypeMatchesElementCountAndTypes {
        /// The shaped value.
        shaped: String,
        /// The group of elements.
        elements: String,
    },
}

/// Kind of a trait.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TraitKind {
    /// A C++ class: `IsTerminator`, `HasParent<…>`.
    Native {
        /// Name without parameters.
        name: String,
        /// C++ text between the angle brackets, if it is a template.
        params: Option<String>,
        /// C++ namespace.
        cpp_namespace: String,
        /// True if the trait constrains the structure and is therefore checked before the constraints.
        structural: bool,
    },
    /// Handled by the generator.
    Internal {
        /// Name without namespace.
        name: String,
    },
    /// A condition on the whole operation.
    Pred {
        /// `failed to verify that …`
        summary: String,
        /// The condition.
        predicate: Arc<Predicate>,
        /// Type relation that inference can use.
        relation: Option<TypeRelation>,
    },
    /// An interface.
    Interface {
        /// C++ class.
        name: String,
        /// C++ namespace.
        cpp_namespace: String,
        /// C++ classes of all interfaces that it extends.
        bases: Vec<String>,
        /// C++ text that verifies an operation; empty if there is none.
        verify: String,
        /// Side effects that the trait declares, if it does (`MemoryEffects<[…]>`).
        effects: Option<Vec<super::Effect>>,
        /// Methods that the operation implements itself although they have a default.
        methods: Vec<String>,
        /// True if the operation, type or attribute implements the methods itself
        /// (`DeclareOpInterfaceMethods`).
        declared: bool,
    },
}

/// A trait as an operation, type or attribute names it; lists are opened.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TraitRef {
    /// The record's name.
    pub record: String,
    /// True if the record has no name.
    pub anonymous: bool,
    /// Kind of the trait.
    pub kind: TraitKind,
    /// Names of the trait lists through which it came (`Pure`).
    pub via: Vec<String>,
    /// The place of the record's name.
    pub span: Span,
}

/// A trait definition that has a name.
pub type TraitDef = TraitRef;

impl TraitRef {
    /// The C++ name without namespace and parameters; empty for conditions.
    pub fn name(&self) -> &str {
        match &self.kind {
            TraitKind::Native { name, .. }
            | TraitKind::Internal { name }
            | TraitKind::Interface { name, .. } => name,
            TraitKind::Pred { .. } => "",
        }
    }
}
