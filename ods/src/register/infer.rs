//! Result types from what a definition declares.
//!
//! A plan is worked out once: per result the value, attribute or call that its type comes from. Mirrors what
//! upstream's generator does for `InferTypeOpInterface`; omitted: inference in C++.

use std::sync::Arc;

use legalize_ir::{Context, Groups, InferInput, Name, Reason, Type};
use smallvec::SmallVec;

use crate::cpp::namespace_of;
use crate::groups::operand_groups;
use crate::model::{Arity, OpDef, TraitKind, TypeRelation};
use crate::registry::Registry;

/// Source of a type.
#[derive(Clone, Debug, PartialEq)]
enum Rule {
    Operand(usize),
    Attr(usize),
    Result(usize),
    Build(String),
    Transform {
        from: Box<Rule>,
        transformer: String,
    },
    /// The type of the first attribute's value, or the type that it is.
    FirstAttr(usize),
}

/// Returns true if all result types follow from traits and buildable types, without any C++ code.
pub(crate) fn results_follow_from_traits(def: &OpDef) -> bool {
    plan(def).is_some()
}

/// Returns true if all result types can be inferred, by the definition or by code that it names.
pub(crate) fn can_infer(def: &OpDef) -> bool {
    !def.results.is_empty() && (def.has_trait("InferTypeOpInterface") || plan(def).is_some())
}

/// Returns a rule per result, in an order in which they can be applied; `None` if some result has none.
fn plan(def: &OpDef) -> Option<Vec<Rule>> {
    if def.results.is_empty() || def.results.iter().any(|result| result.arity.is_variable_length()) {
        return None;
    }
    if def.has_trait("SameOperandsAndResultType") {
        let anchor = def.operands.iter().position(|operand| operand.arity == Arity::Single)?;
        return Some(vec![Rule::Operand(anchor); def.results.len()]);
    }
    if def.has_trait("FirstAttrDerivedResultType") {
        let first = def.attributes.iter().position(|attr| attr.derived.is_none())?;
        return Some(vec![Rule::FirstAttr(first); def.results.len()]);
    }
    let mut rules: Vec<Option<Rule>> =
        def.results.iter().map(|result| result.constraint.builder_call.clone().map(Rule::Build)).collect();
    let source = |rules: &[Option<Rule>], name: &str| -> Option<Rule> {
        if let Some(index) = def.operand(name) {
            return (def.operands[index].arity == Arity::Single).then_some(Rule::Operand(index));
        }
        if let Some(index) = def.result(name) {
            return rules[index].is_some().then_some(Rule::Result(index));
        }
        let index = def.attribute(name)?;
        let attr = &def.attributes[index];
        (!attr.optional && attr.derived.is_none()).then_some(Rule::Attr(index))
    };
    // Every round fills at least one result, or nothing more can be known.
    for _ in 0..=def.results.len() {
        let mut changed = false;
        for entry in &def.traits {
            let TraitKind::Pred { relation: Some(relation), .. } = &entry.kind else { continue };
            match relation {
                TypeRelation::AllTypesMatch(values) => {
                    let known = values.iter().find_map(|value| source(&rules, value));
                    let Some(known) = known else { continue };
                    for value in values {
                        if let Some(index) = def.result(value).filter(|&index| rules[index].is_none()) {
                            rules[index] = Some(known.clone());
                            changed = true;
                        }
                    }
                }
                TypeRelation::TypesMatchWith { lhs, rhs, transformer } => {
                    let Some(index) = def.result(rhs).filter(|&index| rules[index].is_none()) else {
                        continue;
                    };
                    if let Some(from) = source(&rules, lhs) {
                        rules[index] =
                            Some(Rule::Transform { from: Box::new(from), transformer: transformer.clone() });
                        changed = true;
                    }
                }
                TypeRelation::ShapedTypeMatchesElementCountAndTypes { .. } => {}
            }
        }
        if !changed {
            break;
        }
    }
    rules.into_iter().collect()
}

/// Infers the result types of one definition.
pub(crate) struct Inference {
    rules: Vec<Rule>,
    attrs: Vec<Name>,
    groups: Groups,
    registry: Arc<Registry>,
    namespace: Box<str>,
}

impl Inference {
    /// The inference of a definition, if its traits say enough.
    pub(crate) fn new(ctx: &Context, registry: &Arc<Registry>, def: &OpDef) -> Option<Self> {
        Some(Inference {
            rules: plan(def)?,
            attrs: def.attributes.iter().map(|attr| ctx.name(&attr.name)).collect(),
            groups: operand_groups(ctx, def),
            registry: registry.clone(),
            namespace: namespace_of(&def.cpp_class).into(),
        })
    }

    /// The types of all results.
    pub(crate) fn infer(&self, input: &InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> {
        // Nearly always it is one type, that of an operand.
        if let [rule] = &self.rules[..] {
            let mut types = SmallVec::new();
            types.push(match rule {
                Rule::Operand(index) if self.groups.is_fixed() && *index < input.operands.len() => {
                    input.ir.value_type(input.operands[*index])
                }
                _ => self.apply(rule, input, &[None])?.ok_or("result types depend on each other")?,
            });
            return Ok(types);
        }
        let mut types: Vec<Option<Type>> = vec![None; self.rules.len()];
        // A rule may refer to a later result, so rounds are needed.
        for _ in 0..=self.rules.len() {
            for (index, rule) in self.rules.iter().enumerate() {
                if types[index].is_none() {
                    types[index] = self.apply(rule, input, &types)?;
                }
            }
        }
        types.into_iter().map(|ty| ty.ok_or_else(|| "result types depend on each other".into())).collect()
    }

    fn apply(
        &self,
        rule: &Rule,
        input: &InferInput<'_>,
        types: &[Option<Type>],
    ) -> Result<Option<Type>, Reason> {
        let ctx = input.ctx;
        let attr = |index: usize| {
            let name = self.attrs[index];
            ctx.dict_entry(input.inherent, name)
                .ok_or_else(|| format!("attribute '{}' is missing", ctx.str(name)))
        };
        Ok(Some(match rule {
            Rule::Operand(index) => {
                let range = self.groups.range(ctx, input.inherent, input.operands.len(), *index);
                match input.operands.get(range.start).filter(|_| !range.is_empty()) {
                    Some(&value) => input.ir.value_type(value),
                    None => return Err(format!("operand #{index} is missing").into()),
                }
            }
            Rule::Attr(index) => ctx
                .attr_type(attr(*index)?)
                .ok_or("an attribute from which types are inferred has no type")?,
            Rule::FirstAttr(index) => {
                let attr = attr(*index)?;
                match ctx.attr_data(attr) {
                    legalize_ir::AttrData::Type(ty) => *ty,
                    _ => ctx.attr_type(attr).ok_or("the first attribute has no type")?,
                }
            }
            Rule::Result(index) => return Ok(types[*index]),
            Rule::Build(call) => self.registry.build_type(ctx, call, &self.namespace)?,
            Rule::Transform { from, transformer } => match self.apply(from, input, types)? {
                Some(from) => {
                    let created =
                        self.registry.transform(ctx, transformer, &self.namespace, &[from], false)?;
                    *created.first().ok_or("a type function returned nothing")?
                }
                None => return Ok(None),
            },
        }))
    }
}
