//! A format with everything looked up that reading and printing in one context need.

use std::sync::Arc;

use legalize_ir::{AttrDict, Attribute, Context, Groups, Name, OpName, Type};

use super::ast::{CustomArg, Element, Format, TypeArg, TypeSource};
use super::property::PropSyntax;
use super::read::{Straight, straight_plan};
use super::shipped::leaves_attributes;
use super::syntax::AttrSyntax;
use crate::condition::Condition;
use crate::cpp::namespace_of;
use crate::groups::{operand_groups, result_groups};
use crate::model::{Arity, ConstraintDef, OpDef, TraitKind};
use crate::registry::Registry;

/// Source of types.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// The text.
    Spelled,
    /// Always this one.
    Known(Type),
    /// The result of C++ text that could not be evaluated yet.
    Build(Arc<str>),
    /// The types of another value, perhaps through a function.
    Value { of: TypeArg, transformer: Option<Arc<str>> },
    /// The type of an attribute, perhaps through a function.
    Attr { index: usize, transformer: Option<Arc<str>> },
}

/// A compiled format.
pub(crate) struct Compiled {
    pub(crate) def: Arc<OpDef>,
    pub(crate) registry: Arc<Registry>,
    /// C++ namespace of the definition's texts.
    pub(crate) namespace: Box<str>,
    pub(crate) format: Format,
    /// The short way of reading, where there is one.
    pub(crate) straight: Option<Straight>,
    pub(crate) dialect: Name,
    pub(crate) attr_names: Vec<Name>,
    pub(crate) attr_syntax: Vec<AttrSyntax>,
    /// Default values, where an attribute has one.
    pub(crate) attr_defaults: Vec<Option<Attribute>>,
    /// Constraints of attributes that the dictionary may contain.
    pub(crate) attr_conditions: Vec<Option<Arc<Condition>>>,
    pub(crate) prop_names: Vec<Name>,
    pub(crate) prop_syntax: Vec<PropSyntax>,
    pub(crate) prop_defaults: Vec<Option<Attribute>>,
    pub(crate) operand_sources: Vec<Source>,
    pub(crate) result_sources: Vec<Source>,
    /// True if a type is computed by a function of another type.
    pub(crate) transforms: bool,
    /// The dialect's type whose parameters alone are spelled, per operand and result.
    pub(crate) operand_classes: Vec<Option<Name>>,
    pub(crate) result_classes: Vec<Option<Name>>,
    pub(crate) operand_groups: Groups,
    pub(crate) result_groups: Groups,
    pub(crate) operand_segments: Option<Name>,
    pub(crate) result_segments: Option<Name>,
    /// Names of segment attributes of variadic-of-variadic operands, per operand.
    pub(crate) group_segments: Vec<Option<Name>>,
    /// Implicit terminator of regions, which is not printed if it has no attributes, operands or results.
    pub(crate) implicit_terminator: Option<OpName>,
    pub(crate) single_block: bool,
    /// True if its regions use no values from around them.
    pub(crate) isolated: bool,
    /// Directives that leave attributes to the dictionary at times.
    pub(crate) leaving: Vec<(Arc<str>, Vec<CustomArg>)>,
    /// Declared attributes have a dictionary of their own.
    pub(crate) prop_dict: bool,
    /// Attributes that the dictionary leaves out.
    pub(crate) elided: Vec<Name>,
    /// Attributes that the dictionary leaves out where they have that value.
    pub(crate) elided_defaults: Vec<(Name, Attribute)>,
    /// The dictionary of all of them, which prints as nothing.
    pub(crate) all_defaults: Option<AttrDict>,
}

/// Looks up all that a format needs.
pub(crate) fn compile(
    ctx: &Context,
    registry: &Arc<Registry>,
    def: &Arc<OpDef>,
    format: Format,
    defaults: &[(Name, Attribute)],
) -> Compiled {
    let attr_names: Vec<Name> = def.attributes.iter().map(|attr| ctx.name(&attr.name)).collect();
    let prop_names: Vec<Name> = def.properties.iter().map(|prop| ctx.name(&prop.name)).collect();
    let default_of = |name: &Name| defaults.iter().find(|entry| entry.0 == *name).map(|entry| entry.1);
    let namespace = namespace_of(&def.cpp_class);
    let syntax = |attr| AttrSyntax::of(ctx, registry, attr, namespace);
    let attr_syntax = def.attributes.iter().map(syntax).collect();
    let source = |source: &TypeSource| {
        let shared = |text: &Option<String>| text.as_deref().map(Arc::from);
        match source {
            TypeSource::Spelled => Source::Spelled,
            TypeSource::Buildable(call) => match registry.build_type(ctx, call, namespace) {
                Ok(ty) => Source::Known(ty),
                Err(_) => Source::Build(call.as_str().into()),
            },
            TypeSource::Value { of, transformer } => {
                Source::Value { of: *of, transformer: shared(transformer) }
            }
            TypeSource::Attr { index, transformer } => {
                Source::Attr { index: *index, transformer: shared(transformer) }
            }
        }
    };
    let operand_sources: Vec<Source> = format.operand_types.iter().map(source).collect();
    let result_sources: Vec<Source> = format.result_types.iter().map(source).collect();
    let transforms = operand_sources
        .iter()
        .chain(&result_sources)
        .any(|source| matches!(source, Source::Value { transformer: Some(_), .. }));
    let class = |constraint: &ConstraintDef| {
        let found = registry.type_class(&constraint.cpp_type, namespace)?;
        (found.assembly_format.is_some() || found.has_custom_assembly_format).then(|| ctx.name(&found.name))
    };
    let segments = |name: &str, attr: &str| def.has_trait(name).then(|| ctx.name(attr));
    let operand_segments = segments("AttrSizedOperandSegments", "operandSegmentSizes");
    let result_segments = segments("AttrSizedResultSegments", "resultSegmentSizes");
    let implicit_terminator = terminator_in(ctx, registry, def);
    let mut elided = Vec::new();
    if let (Some(name), false) = (operand_segments, format.all_operands) {
        elided.push(name);
    }
    if let (Some(name), false) = (result_segments, format.all_result_types) {
        elided.push(name);
    }
    elided.extend(format.inferred_attrs.iter().map(|name| ctx.name(name)));
    elided.extend(format.used_attrs.iter().map(|&index| attr_names[index]));
    elided.extend(format.discardable.iter().map(|name| ctx.name(name)));
    elided.extend(format.used_props.iter().map(|&index| prop_names[index]));
    let mut compiled = Compiled {
        straight: None,
        dialect: ctx.name(&def.dialect.name),
        attr_defaults: attr_names.iter().map(default_of).collect(),
        attr_conditions: def
            .attributes
            .iter()
            .map(|attr| registry.condition(&attr.constraint, namespace))
            .collect(),
        prop_syntax: def.properties.iter().map(|prop| PropSyntax::of(ctx, prop)).collect(),
        prop_defaults: prop_names.iter().map(default_of).collect(),
        operand_sources,
        result_sources,
        transforms,
        operand_classes: def.operands.iter().map(|operand| class(&operand.constraint)).collect(),
        result_classes: def.results.iter().map(|result| class(&result.constraint)).collect(),
        operand_groups: operand_groups(ctx, def),
        result_groups: result_groups(ctx, def),
        operand_segments,
        result_segments,
        group_segments: def
            .operands
            .iter()
            .map(|operand| match &operand.arity {
                Arity::VariadicOfVariadic(name) => Some(ctx.name(name)),
                _ => None,
            })
            .collect(),
        single_block: def.has_trait("SingleBlock") || def.has_trait("SingleBlockImplicitTerminator"),
        isolated: def.has_trait("IsolatedFromAbove"),
        leaving: leaving(&format.elements),
        implicit_terminator,
        prop_dict: format.elements.iter().any(|element| matches!(element, Element::PropDict)),
        elided,
        elided_defaults: defaults.to_vec(),
        all_defaults: (!defaults.is_empty()).then(|| ctx.dict(defaults.iter().copied())),
        attr_names,
        attr_syntax,
        prop_names,
        registry: registry.clone(),
        namespace: namespace.into(),
        def: def.clone(),
        format,
    };
    compiled.straight = straight_plan(&compiled);
    compiled
}

/// Returns the directives that may leave attributes to the dictionary.
fn leaving(elements: &[Element]) -> Vec<(Arc<str>, Vec<CustomArg>)> {
    let mut found = Vec::new();
    for element in elements {
        match element {
            Element::Custom { name, args, .. } if leaves_attributes(name) => {
                found.push((name.clone(), args.clone()));
            }
            Element::Optional(group) => {
                found.extend(leaving(&group.then));
                found.extend(leaving(&group.otherwise));
            }
            _ => {}
        }
    }
    found
}

/// Returns the operation that ends the regions of a definition where no terminator is written
/// (`SingleBlockImplicitTerminator`).
pub fn implicit_terminator(ctx: &Context, def: &OpDef) -> Option<OpName> {
    terminator_in(ctx, &Registry::of(ctx), def)
}

/// Returns the same, from the registry of the context.
pub(crate) fn terminator_in(ctx: &Context, registry: &Registry, def: &OpDef) -> Option<OpName> {
    let params = def.traits.iter().find_map(|entry| match &entry.kind {
        TraitKind::Native { name, params: Some(params), .. } if name == "SingleBlockImplicitTerminator" => {
            Some(params)
        }
        _ => None,
    })?;
    let terminator = registry.op_class(params, namespace_of(&def.cpp_class))?;
    Some(ctx.op_name(&terminator.name))
}
