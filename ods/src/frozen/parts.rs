//! Fields of every definition. A field that is added to the model does not compile until it is listed here.

use legalize_pattern_model::Snippet;

use super::codec::{Frozen, Reader, Writer, choice, structure};
use crate::model::{
    ArgumentRef, Arity, AttrConstraint, AttributeDef, BuilderDef, BuilderParam, ClassOverlay, ConstraintDef,
    ConstraintKind, DialectDef, DirectiveOverlay, Effect, EnumCase, EnumDef, FormatText, FunctionOverlay,
    InterfaceDef, InterfaceKind, InterfaceMethod, MethodParam, OdsModule, OpDef, OpOverlay, OperandDef,
    Overlays, ParameterDef, Predicate, PredicateOverlay, PropConstraint, PropertyDef, RegionDef,
    SuccessorDef, TraitKind, TraitRef, TypeOrAttrDef, TypeOrAttrOverlay, TypeRelation,
};

impl Frozen for OdsModule {
    fn write(&self, to: &mut Writer) {
        let OdsModule {
            dialects,
            ops,
            types,
            attrs,
            enums,
            interfaces,
            traits,
            constraints,
            overlays,
            condition_places,
            by_record: _,
            by_name: _,
        } = self;
        dialects.write(to);
        ops.write(to);
        types.write(to);
        attrs.write(to);
        enums.write(to);
        interfaces.write(to);
        traits.write(to);
        constraints.write(to);
        // Embedded definitions have neither overlays nor places.
        if to.has_places() {
            overlays.write(to);
            let mut places: Vec<_> = condition_places.iter().collect();
            places.sort_unstable();
            to.number(places.len() as u64);
            for (text, span) in places {
                text.write(to);
                span.write(to);
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        let mut module = OdsModule {
            dialects: Frozen::read(from)?,
            ops: Frozen::read(from)?,
            types: Frozen::read(from)?,
            attrs: Frozen::read(from)?,
            enums: Frozen::read(from)?,
            interfaces: Frozen::read(from)?,
            traits: Frozen::read(from)?,
            constraints: Frozen::read(from)?,
            ..OdsModule::default()
        };
        if from.has_places() {
            module.overlays = Frozen::read(from)?;
            for _ in 0..from.number()? {
                let text = String::read(from)?;
                module.condition_places.insert(text, Frozen::read(from)?);
            }
        }
        module.index();
        Some(module)
    }
}

structure!(DialectDef {
    record, name, cpp_namespace, summary, description, dependent_dialects, discardable_attrs,
    has_constant_materializer, has_operation_attr_verify, has_region_arg_attr_verify,
    has_region_result_attr_verify, has_canonicalizer, use_default_attribute_printer_parser,
    use_default_type_printer_parser, parses_types, parses_attributes, is_extensible,
} at { span });

structure!(OpDef {
    record, name, cpp_class, dialect, summary, description, operands, results, attributes, properties,
    regions, successors, arguments, traits, assembly_format, has_custom_assembly_format, builders,
    skip_default_builders, has_verifier, has_region_verifier, has_folder, has_canonicalizer,
    has_canonicalize_method, infers_result_types, extra_class_declaration, extra_class_definition,
} at { span });
structure!(OperandDef { name, constraint, arity, summary, effects });
structure!(AttributeDef { name, constraint, optional, default, unit, derived, effects });
structure!(PropertyDef { name, constraint, default });
structure!(RegionDef { name, constraint, variadic });
structure!(SuccessorDef { name, constraint, variadic });
structure!(BuilderDef { params, body, infers_context });
structure!(BuilderParam { ty, name, default });
structure!(FormatText { text } at { span });
structure!(Effect { effect, resource, stage, full_region });
choice!((Arity<String>) Arity { 0 => Single, 1 => Optional, 2 => Variadic, 3 => VariadicOfVariadic(segments) });
choice!(ArgumentRef { 0 => Operand(index), 1 => Attribute(index), 2 => Property(index) });

structure!(TypeOrAttrDef {
    record, is_attr, cpp_class_name, cpp_class, dialect, cpp_base_class, mnemonic, name, summary, description, params,
    assembly_format, has_custom_assembly_format, gen_mnemonic_alias, traits, has_verifier, enum_def, builder_call,
    builders, extra_class_declaration,
} at { span });
structure!(ParameterDef {
    name,
    cpp_type,
    cpp_accessor_type,
    cpp_storage_type,
    summary,
    syntax,
    parser,
    printer,
    default_value,
    is_self_type,
    constraint,
    classes,
});

structure!(OpOverlay { name, assembly_format, assembly, traits, result_types, builders, attributes } at { span });
structure!(TypeOrAttrOverlay { name, is_attr, assembly_format } at { span });
structure!(DirectiveOverlay { dialect, name, parameters, assembly_format } at { span });
structure!(ClassOverlay { name, types, attrs });
structure!(FunctionOverlay { name, class, template_parameters, parameters, body } at { span });
structure!(PredicateOverlay { text, body } at { span });
structure!(Overlays { ops, types, directives, classes, functions, predicates, applied });

structure!(EnumDef {
    record, class_name, cpp_namespace, summary, bitwidth, underlying_type, cases, is_bit, separator,
    print_primary_groups, quoted, is_attr, specialized_attr, symbolize_fn, stringify_fn,
} at { span });
structure!(EnumCase { symbol, value, text, group });

structure!(InterfaceDef { record, name, cpp_namespace, kind, description, methods, bases, verify, extra_class_declaration } at { span });
structure!(InterfaceMethod { name, return_type, params, description, body, default_body, is_static });
structure!(MethodParam { ty, name });
choice!(InterfaceKind { 0 => Op, 1 => Attr, 2 => Type, 3 => Dialect });

structure!(ConstraintDef {
    record, anonymous, kind, predicate, summary, description, cpp_type, cpp_function_name, builder_call, base,
    attr, prop, def_name, classes,
} at { span });
choice!(ConstraintKind { 0 => Type, 1 => Attr, 2 => Prop, 3 => Region, 4 => Successor, 5 => Other });
structure!(AttrConstraint {
    storage_type,
    return_type,
    convert_from_storage,
    const_builder_call,
    default_value,
    value_type,
    optional,
    enum_def,
    element,
    constant_value,
    constant_of,
});
structure!(PropConstraint {
    storage_type,
    interface_type,
    default_value,
    parser,
    optional_parser,
    printer,
    enum_def,
    attr_form,
    mnemonic,
});
choice!(Predicate {
    0 => True, 1 => False, 2 => Leaf(text), 3 => And(all), 4 => Or(all), 5 => Not(child),
    6 => Concat { prefix, child, suffix },
});

/// Definitions have no places of expressions.
impl Frozen for Snippet {
    fn write(&self, to: &mut Writer) {
        let Snippet { text, place: _ } = self;
        text.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(Snippet { text: Frozen::read(from)?, place: None })
    }
}

structure!(TraitRef { record, anonymous, kind, via } at { span });
choice!(TraitKind {
    0 => Native { name, params, cpp_namespace, structural },
    1 => Internal { name },
    2 => Pred { summary, predicate, relation },
    3 => Interface { name, cpp_namespace, bases, verify, effects, methods, declared },
});
choice!(TypeRelation {
    0 => AllTypesMatch(names),
    1 => TypesMatchWith { lhs, rhs, transformer },
    2 => ShapedTypeMatchesElementCountAndTypes { shaped, elements },
});
