//! Checks of a format, and the sources of types that it does not spell.

use std::collections::BTreeMap;

use legalize_source::Diagnostic;

use super::ast::{Anchor, CustomArg, Element, OptionalGroup, TypeArg, TypeSource};
use super::parse::{Parser, Types, is_unit_prop};
use super::shipped::is_list;
use crate::model::{Arity, OpDef, TraitKind, TypeRelation};

/// Checks the whole format and resolves types.
pub(super) fn check(parser: &Parser<'_, '_>, elements: &[Element]) -> Result<Types, Diagnostic> {
    let error = |message: String| parser.cursor.error_at((0, 0), message);
    if !parser.has_attr_dict {
        return Err(error("'attr-dict' directive not found in custom assembly format".to_owned())
            .with_help("add 'attr-dict'"));
    }
    ambiguities(parser, elements)?;
    let resolvers = resolvers(parser);
    let def = parser.def;
    let mut types = Types {
        infers_result_types: false,
        operands: vec![TypeSource::Spelled; def.operands.len()],
        results: vec![TypeSource::Spelled; def.results.len()],
    };
    results(parser, &resolvers, &mut types)?;
    operands(parser, &resolvers, &mut types)?;
    for (index, region) in def.regions.iter().enumerate() {
        if !parser.all_regions && !parser.seen_regions[index] {
            return Err(error(format!("region #{index}, named '{}', not found", region.name))
                .with_help(format!("add a '${}' directive to the custom assembly format", region.name)));
        }
    }
    for (index, successor) in def.successors.iter().enumerate() {
        if !parser.all_successors && !parser.seen_successors[index] {
            return Err(error(format!("successor #{index}, named '{}', not found", successor.name))
                .with_help(format!("add a '${}' directive to the custom assembly format", successor.name)));
        }
    }
    for (index, property) in def.properties.iter().enumerate() {
        if !parser.has_prop_dict && !parser.seen_props.contains(&index) && property.default.is_none() {
            return Err(error("'prop-dict' directive not found in custom assembly format".to_owned())
                .with_help(format!("add 'prop-dict' or '${}'", property.name)));
        }
    }
    adjacent_oilists(parser, elements)?;
    Ok(types)
}

/// Returns the sources from which types of values and attributes follow.
fn resolvers(parser: &Parser<'_, '_>) -> BTreeMap<String, TypeSource> {
    let def = parser.def;
    let mut resolvers = BTreeMap::new();
    let seen = |name: &str| -> Option<(Option<TypeArg>, Option<usize>)> {
        if let Some(index) = def.operand(name) {
            return (parser.seen_operand_types[index]).then_some((Some(TypeArg::Operand(index)), None));
        }
        if let Some(index) = def.result(name) {
            return (parser.seen_result_types[index]).then_some((Some(TypeArg::Result(index)), None));
        }
        let index = def.attribute(name)?;
        parser.seen_attrs.contains(&index).then_some((None, Some(index)))
    };
    let source = |name: &str, transformer: Option<String>| match seen(name)? {
        (Some(of), _) => Some(TypeSource::Value { of, transformer }),
        (None, Some(index)) => Some(TypeSource::Attr { index, transformer }),
        (None, None) => None,
    };
    for entry in &def.traits {
        match &entry.kind {
            TraitKind::Pred { relation: Some(TypeRelation::AllTypesMatch(values)), .. } => {
                for (at, value) in values.iter().enumerate() {
                    let Some(source) = source(value, None) else { continue };
                    for (_, other) in values.iter().enumerate().filter(|(other, _)| *other != at) {
                        resolvers.insert(other.clone(), source.clone());
                    }
                }
            }
            TraitKind::Pred {
                relation: Some(TypeRelation::TypesMatchWith { lhs, rhs, transformer }),
                ..
            } => {
                if let Some(source) = source(lhs, Some(transformer.clone())) {
                    resolvers.insert(rhs.clone(), source);
                }
            }
            TraitKind::Pred {
                relation: Some(TypeRelation::ShapedTypeMatchesElementCountAndTypes { shaped, elements }),
                ..
            } => {
                // As many values of the element type as the shaped type has elements.
                let transformer = "::llvm::SmallVector<::mlir::Type>(::llvm::cast<::mlir::ShapedType>($_self)\
                                   .getNumElements(), ::llvm::cast<::mlir::ShapedType>($_self).getElementType())";
                if let Some(source) = source(shaped, Some(transformer.to_owned())) {
                    resolvers.insert(elements.clone(), source);
                }
            }
            TraitKind::Native { name, .. } if name == "SameTypeOperands" => {
                same_types(parser, false, &mut resolvers);
            }
            TraitKind::Native { name, .. } if name == "SameOperandsAndResultType" => {
                same_types(parser, true, &mut resolvers);
            }
            _ => {}
        }
    }
    resolvers
}

fn same_types(parser: &Parser<'_, '_>, results: bool, resolvers: &mut BTreeMap<String, TypeSource>) {
    let first = |seen: &[bool]| seen.iter().position(|seen| *seen);
    let of = match (first(&parser.seen_operand_types), first(&parser.seen_result_types)) {
        (Some(index), _) => TypeArg::Operand(index),
        (None, Some(index)) if results => TypeArg::Result(index),
        _ => return,
    };
    let source = TypeSource::Value { of, transformer: None };
    for (index, operand) in parser.def.operands.iter().enumerate() {
        if !parser.seen_operand_types[index] {
            resolvers.insert(operand.name.clone(), source.clone());
        }
    }
    for (index, result) in parser.def.results.iter().enumerate() {
        if results && !parser.seen_result_types[index] {
            resolvers.insert(result_key(parser.def, index, &result.name), source.clone());
        }
    }
}

/// A result without a name still has a place.
fn result_key(_def: &OpDef, index: usize, name: &str) -> String {
    match name {
        "" => format!("#result{index}"),
        _ => name.to_owned(),
    }
}

fn results(
    parser: &Parser<'_, '_>,
    resolvers: &BTreeMap<String, TypeSource>,
    types: &mut Types,
) -> Result<(), Diagnostic> {
    let def = parser.def;
    if parser.all_result_types {
        return Ok(());
    }
    // No value of the format has the type of the first attribute.
    let in_format =
        crate::register::results_follow_from_traits(def) && !def.has_trait("FirstAttrDerivedResultType");
    let can_infer = !in_format
        && def.traits.iter().any(|entry| {
            matches!(&entry.kind, TraitKind::Interface { name, bases, .. }
                if name == "InferTypeOpInterface" || bases.iter().any(|base| base == "InferTypeOpInterface"))
        });
    // An overlay gives them: they do not follow from the definition.
    let are_given = def.infers_result_types && !crate::register::can_infer(def);
    if !def.results.is_empty() && !parser.seen_result_types.contains(&true) && (can_infer || are_given) {
        types.infers_result_types = true;
        return Ok(());
    }
    for (index, result) in def.results.iter().enumerate() {
        if parser.seen_result_types[index] {
            continue;
        }
        if let Some(source) = resolvers.get(&result_key(def, index, &result.name)) {
            types.results[index] = source.clone();
            continue;
        }
        // The type of the attribute that the definition names first.
        if def.has_trait("FirstAttrDerivedResultType") && parser.seen_attrs.contains(&0) {
            types.results[index] = TypeSource::Attr { index: 0, transformer: None };
            continue;
        }
        match &result.constraint.builder_call {
            Some(call) if !result.arity.is_variable_length() => {
                types.results[index] = TypeSource::Buildable(call.clone());
            }
            _ => return Err(not_buildable(parser, "result", index, &result.name)),
        }
    }
    Ok(())
}

fn operands(
    parser: &Parser<'_, '_>,
    resolvers: &BTreeMap<String, TypeSource>,
    types: &mut Types,
) -> Result<(), Diagnostic> {
    for (index, operand) in parser.def.operands.iter().enumerate() {
        if !parser.all_operands && !parser.seen_operands[index] {
            return Err(parser
                .cursor
                .error_at((0, 0), format!("operand #{index}, named '{}', not found", operand.name))
                .with_help(format!("add a '${}' directive to the custom assembly format", operand.name)));
        }
        if parser.all_operand_types || parser.seen_operand_types[index] {
            continue;
        }
        if let Some(source) = resolvers.get(&operand.name) {
            types.operands[index] = source.clone();
            continue;
        }
        match &operand.constraint.builder_call {
            Some(call) if !(parser.all_operands && operand.arity.is_variable_length()) => {
                types.operands[index] = TypeSource::Buildable(call.clone());
            }
            _ => return Err(not_buildable(parser, "operand", index, &operand.name)),
        }
    }
    Ok(())
}

fn not_buildable(parser: &Parser<'_, '_>, what: &str, index: usize, name: &str) -> Diagnostic {
    parser
        .cursor
        .error_at(
            (0, 0),
            format!(
                "type of {what} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
            ),
        )
        .with_help(format!(
            "add a type constraint to the operation or a 'type(${name})' directive to the custom assembly format"
        ))
}

/// Returns the anchor that an element would be for a group.
pub(super) fn anchor(def: &OpDef, element: &Element) -> Option<Anchor> {
    Some(match element {
        Element::Attr { index, .. } => Anchor::Attr(*index),
        Element::Prop { index, .. } => Anchor::Prop(*index),
        Element::Operand { index, .. } => Anchor::Operand(*index),
        Element::Region { index, .. } => Anchor::Region(*index),
        Element::Successor { index, .. } => Anchor::Successor(*index),
        Element::Type { arg, .. } | Element::FunctionalType { inputs: arg, .. } => type_anchor(*arg),
        Element::Custom { args, .. } => {
            Anchor::Any(args.iter().filter_map(|arg| custom_anchor(def, arg)).collect())
        }
        _ => return None,
    })
}

fn type_anchor(arg: TypeArg) -> Anchor {
    match arg {
        TypeArg::Operand(index) => Anchor::Operand(index),
        TypeArg::Result(index) => Anchor::Result(index),
        TypeArg::Operands => Anchor::Operands,
        TypeArg::Results => Anchor::Results,
    }
}

fn custom_anchor(def: &OpDef, arg: &CustomArg) -> Option<Anchor> {
    Some(match arg {
        CustomArg::Attr(index) => Anchor::Attr(*index),
        CustomArg::Prop(index) => Anchor::Prop(*index),
        CustomArg::Operand(index) => Anchor::Operand(*index),
        CustomArg::Region(index) => Anchor::Region(*index),
        CustomArg::Successor(index) => Anchor::Successor(*index),
        CustomArg::Type(arg) => type_anchor(*arg),
        CustomArg::Arguments(_)
        | CustomArg::Discardable(_)
        | CustomArg::Ref(_)
        | CustomArg::AttrDict
        | CustomArg::PropDict
        | CustomArg::Str(_) => {
            let _ = def;
            return None;
        }
    })
}

/// Returns true if an attribute may be missing or equal to its default.
fn is_optional_attr(def: &OpDef, index: usize) -> bool {
    let attr = &def.attributes[index];
    attr.optional || attr.default.is_some() || attr.unit
}

fn is_optional_prop(def: &OpDef, index: usize) -> bool {
    def.properties[index].default.is_some() || is_unit_prop(def, index)
}

/// Checks the elements of an optional group.
pub(super) fn group(
    parser: &Parser<'_, '_>,
    then: &[Element],
    otherwise: &[Element],
    anchor_element: &Element,
    at: (usize, usize),
) -> Result<(), Diagnostic> {
    let def = parser.def;
    for element in then.iter().chain(otherwise) {
        let is_anchor = std::ptr::eq(element, anchor_element);
        group_element(def, element, is_anchor).map_err(|message| parser.cursor.error_at(at, message))?;
    }
    Ok(())
}

/// Message for an element that is not allowed in a group.
const NOT_IN_GROUP: &str = "only literals, types, and variables can be used within an optional group";

fn group_element(def: &OpDef, element: &Element, is_anchor: bool) -> Result<(), &'static str> {
    match element {
        Element::Attr { index, .. } => group_attr(def, *index, is_anchor),
        Element::Prop { index, .. } => group_prop(def, *index, is_anchor),
        Element::Operand { index, .. } => group_type(def, TypeArg::Operand(*index)),
        Element::Region { .. } => Ok(()),
        Element::Type { arg, .. } => group_type(def, *arg),
        Element::FunctionalType { inputs, results, .. } => {
            group_type(def, *inputs)?;
            group_type(def, *results)
        }
        Element::Literal { .. } | Element::Space(_) | Element::Newline | Element::Optional(_) => {
            if is_anchor {
                Err("only variables and types can be used to anchor an optional group")
            } else {
                Ok(())
            }
        }
        // Any argument of a directive may be what decides.
        Element::Custom { name, args, .. } if is_anchor => args.iter().try_for_each(|arg| match arg {
            CustomArg::Attr(index) => group_attr(def, *index, true),
            CustomArg::Prop(index) => group_prop(def, *index, true),
            CustomArg::Operand(index) => group_type(def, TypeArg::Operand(*index)),
            CustomArg::Type(arg) => group_type(def, *arg),
            CustomArg::Region(_) => Ok(()),
            CustomArg::Str(_) | CustomArg::Ref(_) | CustomArg::Arguments(_) | CustomArg::Discardable(_)
                if is_list(name) =>
            {
                Ok(())
            }
            _ => Err(NOT_IN_GROUP),
        }),
        Element::Custom { .. } => Ok(()),
        // The presence of successors may decide; upstream has no such groups.
        Element::Successor { index, .. } if def.successors[*index].variadic => Ok(()),
        _ => Err(NOT_IN_GROUP),
    }
}

fn group_attr(def: &OpDef, index: usize, is_anchor: bool) -> Result<(), &'static str> {
    if is_anchor && !is_optional_attr(def, index) {
        Err("only optional or default-valued attributes can be used to anchor an optional group")
    } else {
        Ok(())
    }
}

fn group_prop(def: &OpDef, index: usize, is_anchor: bool) -> Result<(), &'static str> {
    if is_anchor && !is_optional_prop(def, index) {
        Err("only optional or default-valued properties can be used to anchor an optional group")
    } else {
        Ok(())
    }
}

fn group_type(def: &OpDef, arg: TypeArg) -> Result<(), &'static str> {
    match arg {
        TypeArg::Operand(index) if !def.operands[index].arity.is_variable_length() => {
            Err("only variable length operands can be used within an optional group")
        }
        TypeArg::Result(index) if !def.results[index].arity.is_variable_length() => {
            Err("only variable length results can be used within an optional group")
        }
        TypeArg::Operands | TypeArg::Results => Err(NOT_IN_GROUP),
        _ => Ok(()),
    }
}

/// Checks a clause of an `oilist` and says what decides whether it is printed.
pub(super) fn oilist_clause(
    parser: &Parser<'_, '_>,
    body: &[Element],
    at: (usize, usize),
) -> Result<Vec<Anchor>, Diagnostic> {
    let mut present = Vec::new();
    for element in body {
        collect(parser.def, element, &mut present);
    }
    for anchor in &present {
        let fail = |message: &str| Err(parser.cursor.error_at(at, message));
        match anchor {
            Anchor::Successor(index) if !parser.def.successors[*index].variadic => {
                return fail("only literals, types, and variables can be used within an oilist group");
            }
            Anchor::Attr(index) if !is_optional_attr(parser.def, *index) => {
                return fail("only optional attributes can be used in an oilist parsing group");
            }
            Anchor::Prop(index) if !is_optional_prop(parser.def, *index) => {
                return fail(
                    "only default-valued or optional properties can be used in an olist parsing group",
                );
            }
            Anchor::Operand(index) if !parser.def.operands[*index].arity.is_variable_length() => {
                return fail("only variable length operands can be used within an oilist parsing group");
            }
            Anchor::Result(index) if !parser.def.results[*index].arity.is_variable_length() => {
                return fail("only variable length results can be used within an oilist parsing group");
            }
            _ => {}
        }
    }
    Ok(present)
}

/// The variables in an element.
fn collect(def: &OpDef, element: &Element, into: &mut Vec<Anchor>) {
    match element {
        Element::Optional(group) => {
            let OptionalGroup { then, otherwise, .. } = &**group;
            then.iter().chain(otherwise).for_each(|element| collect(def, element, into));
        }
        Element::OiList(clauses) => {
            clauses.iter().flat_map(|clause| &clause.body).for_each(|element| collect(def, element, into));
        }
        // A type has no other anchor than its value.
        Element::Type { .. } => {}
        Element::Custom { args, .. } => {
            for arg in args.iter().filter(|arg| !matches!(arg, CustomArg::Type(_))) {
                into.extend(custom_anchor(def, arg));
            }
        }
        Element::FunctionalType { inputs, results, .. } => {
            into.push(type_anchor(*inputs));
            into.push(type_anchor(*results));
        }
        other => into.extend(anchor(def, other)),
    }
}

/// Returns true if parsing an element may consume no text.
fn is_optionally_parsed(def: &OpDef, element: &Element) -> bool {
    match element {
        Element::Attr { index, .. } => {
            let attr = &def.attributes[*index];
            attr.optional || attr.default.is_some()
        }
        Element::Prop { index, .. } => def.properties[*index].default.is_some(),
        Element::Operand { index, .. } => def.operands[*index].arity != Arity::Single,
        Element::Successor { index, .. } => def.successors[*index].variadic,
        Element::Region { index, .. } => def.regions[*index].variadic,
        Element::Space(_) | Element::Newline | Element::AttrDict { .. } | Element::PropDict => true,
        _ => false,
    }
}

/// Formats that cannot be read back: `:` after an attribute that may end in one, a region after `attr-dict`.
fn ambiguities(parser: &Parser<'_, '_>, elements: &[Element]) -> Result<(), Diagnostic> {
    let def = parser.def;
    let open_typed = |element: &Element| match element {
        Element::Attr { index, qualified, .. } => {
            let facts = def.attributes[*index].attr();
            let builder = facts.value_type.as_ref().and_then(|ty| ty.builder_call.as_ref());
            (builder.is_none() && (*qualified || facts.storage_type == "::mlir::Attribute"))
                .then(|| def.attributes[*index].name.clone())
        }
        _ => None,
    };
    let is_colon = |element: &Element| {
        matches!(element, Element::Literal { literal, .. } if literal.text() == ":").then(String::new)
    };
    adjacent(def, elements, &open_typed, &is_colon).map_err(|(name, _)| {
        parser.cursor.error_at(
            (0, 0),
            format!(
                "format ambiguity caused by `:` literal found after attribute `{name}` which does not have a \
                 buildable type"
            ),
        )
    })?;
    let is_dict =
        |element: &Element| matches!(element, Element::AttrDict { keyword: false }).then(String::new);
    let is_region = |element: &Element| match element {
        Element::Region { index, .. } => Some(def.regions[*index].name.clone()),
        _ => None,
    };
    adjacent(def, elements, &is_dict, &is_region).map_err(|(_, name)| {
        parser
            .cursor
            .error_at(
                (0, 0),
                format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`"),
            )
            .with_help("use `attr-dict-with-keyword` instead")
    })?;
    Ok(())
}

type Pick<'p> = dyn Fn(&Element) -> Option<String> + 'p;

/// Looks for an element of one kind that may be followed directly by one of another; gives the one at the end
/// whose followers are unknown.
fn adjacent(
    def: &OpDef,
    elements: &[Element],
    base: &Pick<'_>,
    invalid: &Pick<'_>,
) -> Result<Option<String>, (String, String)> {
    for (index, element) in elements.iter().enumerate() {
        let found = match element {
            Element::Optional(group) => {
                let then = adjacent(def, &group.then, base, invalid)?;
                let otherwise = adjacent(def, &group.otherwise, base, invalid)?;
                then.or(otherwise)
            }
            other => base(other),
        };
        let Some(name) = found else { continue };
        match follows(def, &elements[index + 1..], invalid, false) {
            Some(Err(other)) => return Err((name, other)),
            Some(Ok(())) => {}
            None => return Ok(Some(name)),
        }
    }
    Ok(None)
}

fn follows(
    def: &OpDef,
    elements: &[Element],
    invalid: &Pick<'_>,
    guarded: bool,
) -> Option<Result<(), String>> {
    for (index, element) in elements.iter().enumerate() {
        if let Some(name) = invalid(element) {
            return Some(Err(name));
        }
        if let Element::Optional(group) = element {
            for (part, guard) in [(&group.then, true), (&group.otherwise, false)] {
                if let Some(Err(name)) = follows(def, part, invalid, guard) {
                    return Some(Err(name));
                }
            }
            continue;
        }
        if !(guarded && index == 0) && is_optionally_parsed(def, element) {
            continue;
        }
        return Some(Ok(()));
    }
    None
}

/// Two `oilist`s next to each other, or one and a literal, must not start alike.
fn adjacent_oilists(parser: &Parser<'_, '_>, elements: &[Element]) -> Result<(), Diagnostic> {
    let mut taken: Vec<&str> = Vec::new();
    for element in elements {
        match element {
            Element::OiList(clauses) => {
                for clause in clauses {
                    if taken.contains(&clause.literal.text()) {
                        let message = format!(
                            "format ambiguity because {} is used in two adjacent oilist elements.",
                            clause.literal.text()
                        );
                        return Err(parser.cursor.error_at((0, 0), message));
                    }
                }
                taken.extend(clauses.iter().map(|clause| clause.literal.text()));
            }
            Element::Literal { literal, .. } => {
                if taken.contains(&literal.text()) {
                    let message = format!(
                        "format ambiguity because {} is used both in oilist element and the adjacent literal.",
                        literal.text()
                    );
                    return Err(parser.cursor.error_at((0, 0), message));
                }
                taken.clear();
            }
            _ => taken.clear(),
        }
    }
    Ok(())
}
