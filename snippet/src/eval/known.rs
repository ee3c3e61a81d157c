//! Names of the functions and methods that the evaluator implements.

use super::{
    affine, attrs, builder, floats, lists, mapping, numbers, objects, operations, rewriter, statics,
    string_switch, text, type_switch, types,
};
use crate::classes::{ClassKind, ClassRef, Classes};
use crate::library::{FUNCTIONS, MATH};

/// Returns true if a method returns only names, numbers, attributes and types of its object.
pub(crate) fn is_local(name: &str) -> bool {
    operations::LOCAL_METHODS.contains(&name)
}

/// Returns true if all types have a method of this name.
pub(crate) fn is_all_types_method(name: &str) -> bool {
    types::OF_TYPES.contains(&name)
}

/// Returns true if all operations have a method of this name, independent of their definitions.
pub(crate) fn is_operation_method(name: &str) -> bool {
    operations::OP_METHODS.contains(&name) || is_local(name)
}

/// Returns true if a method can be called on any object.
pub(crate) fn is_any_method(name: &str) -> bool {
    objects::ANY_METHODS.contains(&name)
}

/// Returns true if builders have a method of this name.
pub(crate) fn is_builder_method(name: &str) -> bool {
    builder::BUILDER_METHODS.contains(&name)
}

/// Returns true if the rewriter or a builder has a method of this name.
pub(crate) fn is_rewriter_method(name: &str) -> bool {
    is_builder_method(name) || rewriter::REWRITER_METHODS.contains(&name) || is_any_method(name)
}

/// Returns true if texts have a method of this name.
pub(crate) fn is_text_method(name: &str) -> bool {
    text::TEXT_METHODS.contains(&name) || is_any_method(name)
}

/// Returns true if ranges have a method of this name.
pub(crate) fn is_list_method(name: &str) -> bool {
    lists::LIST_METHODS.contains(&name) || operations::RANGE_METHODS.contains(&name) || is_any_method(name)
}

/// Returns true if some object has a field of this name.
pub(crate) fn is_field(name: &str) -> bool {
    objects::FIELDS.contains(&name)
}

/// Returns true if values have a method of this name.
pub(crate) fn is_value_method(name: &str) -> bool {
    operations::VALUE_METHODS.contains(&name)
}

/// Returns true if some type has a method of this name, parameters aside.
pub(crate) fn is_type_method(name: &str) -> bool {
    [types::TYPE_METHODS, types::OF_TYPES, types::OF_SHAPED].iter().any(|list| list.contains(&name))
}

/// Returns true if some attribute has a method of this name, parameters aside.
pub(crate) fn is_attr_method(name: &str) -> bool {
    attrs::ATTR_METHODS.contains(&name)
}

/// Returns true if `Operation` itself has a method of this name, as called through `->`.
pub(crate) fn is_of_operation(name: &str, arguments: usize) -> bool {
    is_operation_method(name)
        && !operations::OF_CLASSES_ALONE.contains(&name)
        && !(arguments == 0 && operations::OF_CLASSES.contains(&name))
}

/// Returns true if classes of operations may have a method of this name that their definitions do not
/// declare.
pub(crate) fn is_class_method(name: &str) -> bool {
    operations::OF_STATE.contains(&name) || operations::OF_TRAITS.contains(&name)
}

/// Methods of objects, by kind of object.
const METHODS: &[&[&str]] = &[
    objects::ANY_METHODS,
    types::TYPE_METHODS,
    types::OF_TYPES,
    types::OF_SHAPED,
    attrs::ATTR_METHODS,
    lists::LIST_METHODS,
    text::TEXT_METHODS,
    numbers::APINT_METHODS,
    floats::APFLOAT_METHODS,
    affine::AFFINE_METHODS,
    operations::LOCAL_METHODS,
    operations::OP_METHODS,
    operations::VALUE_METHODS,
    operations::RANGE_METHODS,
    operations::BLOCK_METHODS,
    operations::OPERAND_METHODS,
    builder::BUILDER_METHODS,
    rewriter::REWRITER_METHODS,
    rewriter::STATE_METHODS,
    type_switch::SWITCH_METHODS,
    string_switch::TEXT_SWITCH_METHODS,
    mapping::MAPPING_METHODS,
    &[
        "setDim",
        "dropDim",
        "insertDim",
        "setShape",
        "setElementType",
        "getNamespace",
        "getStringRef",
        "stripDialect",
        "getIdentifier",
        "getAsString",
        "getProperties",
    ],
];

/// Returns true if some object has a method of this name.
pub(crate) fn is_method_name(name: &str) -> bool {
    METHODS.iter().any(|list| list.contains(&name))
}

impl Classes {
    /// Returns the names of the free functions that the evaluator implements, sorted.
    pub fn builtin_functions() -> Vec<&'static str> {
        let mut names: Vec<_> = FUNCTIONS.iter().chain(MATH).copied().collect();
        names.sort_unstable();
        names
    }

    /// Returns the names of the methods that the evaluator implements on some object, sorted, each once.
    pub fn builtin_methods() -> Vec<&'static str> {
        let mut names: Vec<_> = METHODS.iter().flat_map(|list| list.iter().copied()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Returns the names of the static functions that the evaluator implements on some class, sorted.
    pub fn builtin_statics() -> Vec<&'static str> {
        let mut names = statics::STATICS.to_vec();
        names.sort_unstable();
        names
    }
}

/// Returns true if a class has a static function of this name.
pub(crate) fn has_static(class: &ClassRef, name: &str) -> bool {
    match &class.0.kind {
        ClassKind::Native(native) => native.statics.iter().any(|(known, _)| **known == *name),
        ClassKind::Enum(_) | ClassKind::Interface(..) => false,
        ClassKind::Op(_) => matches!(name, "create" | "getOperationName"),
        ClassKind::Type(_) | ClassKind::Attr(_) => {
            matches!(name, "get" | "getChecked" | "getUnchecked" | "getMnemonic")
        }
        ClassKind::Builtin(_) => statics::STATICS.contains(&name),
    }
}
