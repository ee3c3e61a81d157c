//! Attributes that a constraint accepts, by the class of attribute that it is about.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Type, TypeData, attr_to_string, parse_attr_str,
};

use super::params::{Params, builtin_attrs, enum_value};
use super::random::Random;
use crate::cpp::canonical;
use crate::format::PropSyntax;
use crate::model::{AttrConstraint, AttributeDef, ConstraintDef, Predicate, PropertyDef, TypeOrAttrDef};
use crate::registry::Registry;

/// Number of instances of each attribute of a dialect.
const INSTANCES: usize = 10;
/// Parameters that are tried for them.
const ATTEMPTS: usize = 60;

/// Generator of attributes.
pub(super) struct Attrs<'w> {
    pub(super) ctx: &'w Context,
    pub(super) registry: &'w Registry,
    /// Attributes that dialects define, by full name.
    pub(super) declared: &'w BTreeMap<String, Vec<Attribute>>,
    /// Types that dialects define.
    pub(super) types: &'w [Type],
}

/// Instances of each attribute that dialects define, with a host's own.
pub(super) fn declared(
    ctx: &Context,
    registry: &Registry,
    seeds: &[&str],
) -> BTreeMap<String, Vec<Attribute>> {
    let defs = registry.attrs.values().filter(|def| def.dialect.name != "builtin");
    let mut all: BTreeMap<String, Vec<Attribute>> =
        defs.map(|def| (def.name.clone(), instances(ctx, registry, def))).collect();
    for attr in seeds.iter().filter_map(|text| parse_attr_str(ctx, text, None).ok()) {
        if let AttrData::Dialect { name, .. } = ctx.attr_data(attr) {
            all.entry(ctx.str(*name).to_owned()).or_default().push(attr);
        }
    }
    all
}

impl Attrs<'_> {
    /// Returns candidates for an attribute of a definition, including ones that its constraint refuses; the
    /// caller checks the constraint.
    pub(super) fn candidates(&self, constraint: &Arc<ConstraintDef>) -> Vec<Attribute> {
        let Some(facts) = &constraint.attr else { return Vec::new() };
        let inner = constraint.innermost();
        let base = inner.attr.as_ref().unwrap_or(facts);
        let mut all = Vec::new();
        if let Some(constant) = facts.constant_of.as_ref().and_then(|of| of.attr.as_ref())
            && let (Some(value), Some(call)) = (&facts.constant_value, &constant.const_builder_call)
            && let Ok(Some(attr)) = self.registry.build_attr(self.ctx, call, value, "")
        {
            all.push(attr);
        }
        if let (Some(def), true) = (&base.enum_def, inner.is_a("EnumAttrInfo")) {
            let ty = self.ctx.int_type(def.bitwidth);
            all.extend(def.cases.iter().map(|case| self.ctx.int_attr(ty, case.value)));
            let mut random = Random::of_text(&def.record);
            if def.is_bit {
                let sets = (0..4).filter_map(|_| enum_value(def, &mut random));
                all.extend(sets.map(|value| self.ctx.int_attr(ty, value)));
            }
            return all;
        }
        let class = canonical(&facts.storage_type);
        if let Some(def) = self.registry.attrs.get(&class).filter(|def| def.dialect.name != "builtin") {
            all.extend(self.declared(def));
            return all;
        }
        all.extend(self.of_class(constraint, facts, &class));
        all
    }

    fn of_class(
        &self,
        constraint: &Arc<ConstraintDef>,
        facts: &AttrConstraint,
        class: &str,
    ) -> Vec<Attribute> {
        let ctx = self.ctx;
        let base = constraint.innermost().attr.as_ref();
        let value_type = facts.value_type.as_ref().or(base.and_then(|base| base.value_type.as_ref()));
        let element = facts.element.as_ref().or(base.and_then(|base| base.element.as_ref()));
        let built = value_type
            .and_then(|ty| ty.builder_call.as_deref())
            .and_then(|call| self.registry.build_type(ctx, call, "").ok());
        let mined = numbers(&constraint.predicate);
        match class.trim_start_matches("::mlir::") {
            "IntegerAttr" => {
                let common = ctx.common();
                let types = match built {
                    Some(ty) => vec![ty],
                    None => integer_types(ctx),
                };
                let values = [1, 0, 2, 4, 8, 3, 16, 32, 64, -1, 128, 5].into_iter().chain(mined);
                let values: Vec<i64> = values.collect();
                let mut all = Vec::new();
                for &value in &values {
                    all.extend(
                        types.iter().filter(|ty| **ty != common.i1).map(|ty| ctx.int_attr(*ty, value)),
                    );
                }
                if types.contains(&common.i1) {
                    all.extend([common.true_, common.false_]);
                }
                all
            }
            "FloatAttr" => {
                let types = match built {
                    Some(ty) => vec![ty],
                    None => {
                        [FloatKind::F32, FloatKind::F64, FloatKind::F16].map(|k| ctx.float_type(k)).to_vec()
                    }
                };
                let texts = ["1.0", "0.5", "0.0", "-2.0"];
                let all = types.iter().flat_map(|ty| texts.map(|text| (text, *ty)));
                all.filter_map(|(text, ty)| parse_attr_str(ctx, text, Some(ty)).ok()).collect()
            }
            "ArrayAttr" => {
                let mut all = Vec::new();
                if let Some(element) = element {
                    let elements = self.accepted(element);
                    let counts = [2, 1, 3, 0, 4].into_iter().chain(mined.iter().copied());
                    let counts: Vec<i64> = counts.filter(|count| (0..=16).contains(count)).collect();
                    let mut random = Random::of_text(&constraint.record);
                    for count in counts {
                        for _ in 0..3 {
                            let some = (0..count).filter_map(|_| random.pick_early(&elements));
                            let some: Vec<Attribute> = some.collect();
                            if some.len() as i64 == count {
                                all.push(ctx.array_attr(&some));
                            }
                        }
                    }
                }
                all.extend(builtin_attrs(ctx, "ArrayAttr"));
                all
            }
            "DenseElementsAttr"
            | "DenseIntOrFPElementsAttr"
            | "ElementsAttr"
            | "DenseIntElementsAttr"
            | "DenseFPElementsAttr" => {
                let mut all = builtin_attrs(ctx, class);
                for ty in [(4, ctx.common().i64), (2, ctx.common().i32), (1, ctx.common().index)] {
                    let shape: Box<[i64]> = [ty.0].into();
                    let ty = ctx.ty(TypeData::RankedTensor { shape, element: ty.1, encoding: None });
                    all.extend(splat(ctx, ty));
                }
                all
            }
            name if name.starts_with("Dense") => {
                let mut all = builtin_attrs(ctx, name);
                let element = match name {
                    "DenseI64ArrayAttr" => "i64",
                    "DenseI32ArrayAttr" => "i32",
                    "DenseI16ArrayAttr" => "i16",
                    "DenseI8ArrayAttr" => "i8",
                    _ => return all,
                };
                // Arrays of lengths that the condition names; it may require sorted values.
                for count in mined.into_iter().filter(|count| (1..=16).contains(count)) {
                    for values in
                        [(0..count).collect::<Vec<i64>>(), vec![1; count as usize], (1..=count).collect()]
                    {
                        let values: Vec<String> = values.iter().map(i64::to_string).collect();
                        let text = format!("array<{element}: {}>", values.join(", "));
                        all.extend(parse_attr_str(ctx, &text, None).ok());
                    }
                }
                all
            }
            "Attribute" => {
                let mut all = builtin_attrs(ctx, class);
                all.extend(self.mentioned(&constraint.predicate));
                all
            }
            "TypeAttr" => {
                let mut all = builtin_attrs(ctx, class);
                all.extend(self.types.iter().map(|ty| ctx.type_attr(*ty)));
                all
            }
            "StringAttr" if constraint.innermost().record == "SymbolNameAttr" => {
                ["symbol", "other"].map(|name| ctx.string_attr(name)).to_vec()
            }
            _ => {
                let mut all = builtin_attrs(ctx, class);
                all.extend(self.mentioned(&constraint.predicate));
                all
            }
        }
    }

    /// Attributes of the dialects' classes that a condition names.
    fn mentioned(&self, predicate: &Predicate) -> Vec<Attribute> {
        let mut texts = String::new();
        predicate.for_each_text(&mut |text| {
            texts.push_str(text);
            texts.push(' ');
        });
        let mut defs: Vec<_> = self
            .registry
            .attrs
            .values()
            .filter(|def| def.dialect.name != "builtin" && texts.contains(&def.cpp_class_name))
            .collect();
        defs.sort_by(|a, b| a.name.cmp(&b.name));
        defs.into_iter().flat_map(|def| self.declared(def)).collect()
    }

    /// Returns the candidates that a constraint accepts.
    pub(super) fn accepted(&self, constraint: &Arc<ConstraintDef>) -> Vec<Attribute> {
        let mut all = self.candidates(constraint);
        if let Some(condition) = self.registry.condition(constraint, "") {
            all.retain(|attr| condition.holds_attr(self.ctx, *attr) != Some(false));
        }
        let mut seen = std::collections::BTreeSet::new();
        all.retain(|attr| seen.insert(*attr));
        all
    }

    fn declared(&self, def: &TypeOrAttrDef) -> Vec<Attribute> {
        self.declared.get(&def.name).cloned().unwrap_or_default()
    }

    /// Values of a property.
    pub(super) fn of_prop(&self, prop: &PropertyDef) -> Vec<Attribute> {
        self.of_prop_syntax(&PropSyntax::of(self.ctx, prop))
    }

    fn of_prop_syntax(&self, syntax: &PropSyntax) -> Vec<Attribute> {
        let ctx = self.ctx;
        match syntax {
            PropSyntax::Int(ty) => [1i64, 0, 4, 2, -1].map(|value| ctx.int_attr(*ty, value)).to_vec(),
            PropSyntax::Bool => vec![ctx.common().true_, ctx.common().false_],
            PropSyntax::Str => ["a", "two words"].map(|text| ctx.string_attr(text)).to_vec(),
            PropSyntax::Unit => vec![ctx.common().unit],
            PropSyntax::Enum { def, .. } => {
                def.cases.iter().map(|case| syntax.enum_attr(ctx, case.value)).collect()
            }
            PropSyntax::Array(element) => {
                let elements = self.of_prop_syntax(element);
                let counts = [0, 1, 2, 3].into_iter().filter(|count| *count <= elements.len());
                counts.map(|count| syntax.array(ctx, element, &elements[..count])).collect()
            }
            PropSyntax::Optional(element) => {
                let some = self.of_prop_syntax(element).into_iter().map(|attr| ctx.array_attr(&[attr]));
                std::iter::once(ctx.array_attr(&[])).chain(some).collect()
            }
            PropSyntax::Any => Vec::new(),
        }
    }

    /// An attribute of a type.
    pub(super) fn of_type(&self, attr: &AttributeDef, ty: Type, random: &mut Random) -> Option<Attribute> {
        let ctx = self.ctx;
        let text = match ctx.type_data(ty) {
            TypeData::Integer { width: 1, .. } => ["true", "false"][random.below(2)],
            TypeData::Integer { .. } | TypeData::Index => ["1", "0", "2"][random.below(3)],
            TypeData::Float(_) => ["1.0", "0.5"][random.below(2)],
            _ => "",
        };
        let created = match text {
            "" => splat(ctx, ty)?,
            text => parse_attr_str(ctx, text, Some(ty)).ok()?,
        };
        let condition = self.registry.condition(&attr.constraint, "");
        condition.is_none_or(|condition| condition.holds_attr(ctx, created) != Some(false)).then_some(created)
    }
}

/// Instances of a dialect's attribute.
fn instances(ctx: &Context, registry: &Registry, def: &TypeOrAttrDef) -> Vec<Attribute> {
    let name = ctx.name(&def.name);
    let params = Params::new(ctx, registry);
    let mut random = Random::of_text(&def.name);
    let mut created = Vec::new();
    for _ in 0..ATTEMPTS {
        let Some(values) = params.of(def, &mut random, 0) else { break };
        let attr = ctx.attr(AttrData::Dialect { name, params: values });
        if !created.contains(&attr)
            && parse_attr_str(ctx, &attr_to_string(ctx, attr), None).ok() == Some(attr)
        {
            created.push(attr);
        }
        if created.len() == INSTANCES || def.params.is_empty() {
            break;
        }
    }
    created
}

/// `dense<…>` of one element for a shaped type.
fn splat(ctx: &Context, ty: Type) -> Option<Attribute> {
    let (shape, element) = match ctx.type_data(ty) {
        TypeData::Vector { shape, element, .. } | TypeData::RankedTensor { shape, element, .. } => {
            (shape, *element)
        }
        _ => return None,
    };
    if shape.contains(&Type::DYNAMIC) {
        return None;
    }
    let mut data = vec![0; ctx.type_data(element).element_bytes()?];
    // One for integers; for floats, zero, which is not a special value.
    data[0] = 1;
    if let TypeData::Float(_) = ctx.type_data(element) {
        data[0] = 0;
    }
    Some(
        ctx.attr(AttrData::DenseElements {
            ty,
            data: ElementsData::Bytes { splat: true, data: data.into() },
        }),
    )
}

fn integer_types(ctx: &Context) -> Vec<Type> {
    let common = ctx.common();
    let mut types = vec![common.i32, common.i64, common.index, common.i8, common.i16];
    for signedness in [legalize_ir::Signedness::Signed, legalize_ir::Signedness::Unsigned] {
        types.extend([32, 8, 64].map(|width| ctx.ty(TypeData::Integer { width, signedness })));
    }
    types
}

/// The numbers that a condition's text names, each with its neighbours.
pub(super) fn numbers(predicate: &Predicate) -> Vec<i64> {
    let mut found = Vec::new();
    predicate.for_each_text(&mut |text| {
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if let Ok(value) = word.parse::<i64>()
                && value < i64::MAX
            {
                found.extend([value, value + 1, value - 1]);
            }
        }
    });
    found.sort_unstable();
    found.dedup();
    found.truncate(48);
    found
}
