//! Roles of C++ text: by the class and field of the record that has it.

use legalize::tblgen::Record;

/// Role of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Role {
    /// A condition of a constraint.
    Predicate,
    /// Text of a rewrite rule.
    Rule,
    /// The body or a default of a builder, and calls that create attributes and types.
    Builder,
    /// A result type that follows from others.
    Inference,
    /// A value: a default, a constant.
    Value,
    /// Conversion between what is stored and what an accessor returns, and bodies of derived attributes.
    Accessor,
    /// The verifier of an interface.
    Verifier,
    /// A member of a class; counted if a text of the roles above calls it.
    Member,
    /// Translation to and from other representations.
    Translation,
    /// Parsing, printing, bytecode, hashing and storage.
    Serialization,
    /// Passes and their options.
    Pass,
    /// Code of a field that no role is known for.
    Other,
}

impl Role {
    /// All roles.
    pub(super) const ALL: [Role; 12] = [
        Role::Predicate,
        Role::Rule,
        Role::Builder,
        Role::Inference,
        Role::Value,
        Role::Accessor,
        Role::Verifier,
        Role::Member,
        Role::Translation,
        Role::Serialization,
        Role::Pass,
        Role::Other,
    ];

    /// True if a rule, a predicate, an inference, a builder or a native reaches the text.
    pub(super) fn is_counted(self) -> bool {
        matches!(
            self,
            Role::Predicate
                | Role::Rule
                | Role::Builder
                | Role::Inference
                | Role::Value
                | Role::Accessor
                | Role::Verifier
        )
    }

    /// The words for the role.
    pub(super) fn words(self) -> &'static str {
        match self {
            Role::Predicate => "predicates",
            Role::Rule => "rules",
            Role::Builder => "builders",
            Role::Inference => "inference",
            Role::Value => "values",
            Role::Accessor => "accessors",
            Role::Verifier => "verifiers of interfaces",
            Role::Member => "members of classes",
            Role::Translation => "translation",
            Role::Serialization => "serialization",
            Role::Pass => "passes",
            Role::Other => "other code",
        }
    }
}

/// Roles by class and field; the first line that applies counts, an empty class is any.
const ROLES: &[(&str, &str, Role)] = &[
    ("CPred", "predExpr", Role::Predicate),
    ("NativeCodeCall", "expression", Role::Rule),
    ("ConstantAttr", "value", Role::Value),
    ("ConstantProp", "value", Role::Value),
    ("TypesMatchWith", "transformer", Role::Inference),
    ("", "builderCall", Role::Builder),
    ("", "constBuilderCall", Role::Builder),
    ("OpBuilder", "body", Role::Builder),
    ("AttrOrTypeBuilder", "body", Role::Builder),
    ("CArg", "defaultValue", Role::Value),
    ("DerivedAttr", "body", Role::Accessor),
    ("DerivedAttr", "convertFromStorage", Role::Accessor),
    ("OpInterfaceTrait", "verify", Role::Verifier),
    ("PassOption", "defaultValue", Role::Pass),
    ("Option", "defaultValue", Role::Pass),
    ("PassBase", "", Role::Pass),
    ("Attr", "defaultValue", Role::Value),
    ("Property", "defaultValue", Role::Value),
    ("AttrOrTypeParameter", "defaultValue", Role::Value),
    ("", "storageTypeValueOverride", Role::Value),
    ("", "convertFromStorage", Role::Accessor),
    ("Property", "assignToStorage", Role::Accessor),
    ("", "convertToAttribute", Role::Serialization),
    ("", "convertFromAttribute", Role::Serialization),
    ("", "hashProperty", Role::Serialization),
    ("", "parser", Role::Serialization),
    ("", "optionalParser", Role::Serialization),
    ("", "printer", Role::Serialization),
    ("", "writeToMlirBytecode", Role::Serialization),
    ("", "readFromMlirBytecode", Role::Serialization),
    ("", "parameterParser", Role::Serialization),
    ("", "parameterPrinter", Role::Serialization),
    ("", "allocator", Role::Serialization),
    ("AttrOrTypeParameter", "comparator", Role::Serialization),
    ("", "cParser", Role::Serialization),
    ("", "cBuilder", Role::Serialization),
    ("", "cPrinter", Role::Serialization),
    ("", "llvmBuilder", Role::Translation),
    ("", "mlirBuilder", Role::Translation),
    ("", "extraClassDeclaration", Role::Member),
    ("", "extraClassDefinition", Role::Member),
    ("", "extraSharedClassDeclaration", Role::Member),
    ("", "extraTraitClassDeclaration", Role::Member),
    ("", "extraConcreteClassDeclaration", Role::Member),
    ("", "extraConcreteClassDefinition", Role::Member),
    ("", "extraClassOf", Role::Member),
    ("InterfaceMethod", "body", Role::Member),
    ("InterfaceMethod", "defaultBody", Role::Member),
];

/// Fields of type `code` whose text is not C++ that runs: types, prose, formats.
const NOT_CODE: &[&str] =
    &["description", "summary", "storageType", "returnType", "interfaceType", "assemblyFormat", "cppType"];

/// Returns the role of the text in a field of a record; `None` if it is not C++ that runs.
pub(super) fn role(record: Record<'_>, field: &str, is_code: bool) -> Option<Role> {
    if NOT_CODE.contains(&field) {
        return None;
    }
    let applies = |(class, of, _): &&(&str, &str, Role)| {
        (class.is_empty() || record.is_subclass_of(class)) && (of.is_empty() && is_code || *of == field)
    };
    let found = ROLES.iter().find(applies).map(|(.., role)| *role);
    found.or(is_code.then_some(Role::Other))
}
