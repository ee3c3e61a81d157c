//! Types for all operands and results at once, so that what must agree does.
//!
//! Groups whose types must be equal are one class; a class that follows from another by a function is
//! computed; any other is chosen among what all of its constraints accept, preferring types that look like
//! those chosen before. What conditions on the whole operation want beyond that is left to chance.

use std::sync::Arc;

use legalize_ir::{Context, Type, element_type_or_self, shape_of};

use super::Synthesiser;
use super::aim::Aim;
use super::random::Random;
use crate::cpp::namespace_of;
use crate::format::Anchor;
use crate::model::{Arity, ConstraintDef, OpDef, TraitKind, TypeRelation};

/// The types of a definition's groups: operands, then results, then attributes.
pub(super) struct GroupTypes {
    pub(super) operands: Vec<Vec<Type>>,
    pub(super) results: Vec<Vec<Type>>,
    /// Types that attributes must have.
    pub(super) attrs: Vec<Option<Type>>,
}

struct Class {
    members: Vec<usize>,
    /// The class that it follows from, and how.
    from: Option<(usize, String)>,
    ty: Option<Type>,
    done: bool,
}

/// Returns a score of the similarity of two types.
fn likeness(ctx: &Context, a: Type, b: Type) -> u32 {
    if a == b {
        return 8;
    }
    let same_element = element_type_or_self(ctx, a) == element_type_or_self(ctx, b);
    let (a_shape, b_shape) = (shape_of(ctx, a), shape_of(ctx, b));
    let same_shape = match (&a_shape, &b_shape) {
        (Some(a), Some(b)) => a.shape == b.shape,
        (None, None) => true,
        _ => false,
    };
    let same_kind = std::mem::discriminant(ctx.type_data(a)) == std::mem::discriminant(ctx.type_data(b));
    u32::from(same_element) * 3 + u32::from(same_shape) * 3 + u32::from(same_kind)
}

/// Returns true if a type has as many dimensions, or as many of unknown size, as some group has values; a
/// type without dimensions matches any.
fn fits_counts(ctx: &Context, ty: Type, counts: &[usize]) -> bool {
    shape_of(ctx, ty).is_none_or(|shape| {
        let Some(dims) = &shape.shape else { return true };
        let unknown = dims.iter().filter(|dim| **dim == Type::DYNAMIC).count();
        counts.contains(&dims.len()) || counts.contains(&unknown)
    })
}

impl Synthesiser<'_> {
    /// Picks one of several types, often the one most similar to those chosen before.
    pub(super) fn choose(&self, types: &[Type], before: &[Type], random: &mut Random) -> Option<Type> {
        if types.is_empty() {
            return None;
        }
        if random.chance(70)
            && let Some(like) = random.pick(before)
        {
            let best = types.iter().map(|ty| likeness(self.ctx, *ty, like)).max()?;
            let alike: Vec<Type> =
                types.iter().copied().filter(|ty| likeness(self.ctx, *ty, like) == best).collect();
            return random.pick(&alike);
        }
        if random.chance(60) { random.pick_early(types) } else { random.pick(types) }
    }

    /// Returns types for groups of these sizes (operands, then results); `None` if some class has none.
    pub(super) fn solve(
        &self,
        def: &Arc<OpDef>,
        sizes: &[usize],
        random: &mut Random,
        aim: &Aim,
    ) -> Option<GroupTypes> {
        let (operands, results) = (def.operands.len(), def.results.len());
        let total = operands + results + def.attributes.len();
        let mut classes = classes(def, total);
        let mut of_group = vec![0; total];
        for (index, class) in classes.iter().enumerate() {
            for &member in &class.members {
                of_group[member] = index;
            }
        }
        let open = (0..operands).filter(|at| def.operands[*at].arity.is_variable_length());
        let counts: Vec<usize> = open.map(|at| sizes[at]).collect();
        // True if types are chosen whose dimensions the operands of some group may denote.
        let by_count = !aim.is_any() && !counts.is_empty() && random.chance(60);
        let all_types = !aim.is_any() && random.chance(40);
        let types_of = |constraint: &Arc<ConstraintDef>| -> std::rc::Rc<[Type]> {
            let few = if all_types { self.all_types_of(constraint) } else { self.types_of(constraint) };
            if !by_count {
                return few;
            }
            let fits = |ty: &&Type| fits_counts(self.ctx, **ty, &counts);
            let mut fitting: Vec<Type> = few.iter().filter(fits).copied().collect();
            if fitting.is_empty() {
                fitting = self.all_types_of(constraint).iter().filter(fits).copied().collect();
            }
            if fitting.is_empty() { few } else { fitting.into() }
        };
        let mut types: Vec<Vec<Type>> = vec![Vec::new(); operands + results];
        let mut before: Vec<Type> = Vec::new();
        for _ in 0..classes.len() {
            // One that can be computed, else one that follows from nothing, else any.
            let pending = |class: &Class| !class.done;
            let ready = classes.iter().position(|class| {
                pending(class)
                    && class.from.as_ref().is_some_and(|(from, _)| classes[of_group[*from]].ty.is_some())
            });
            let next = ready
                .or_else(|| classes.iter().position(|class| pending(class) && class.from.is_none()))
                .or_else(|| classes.iter().position(pending));
            let Some(next) = next else { break };
            classes[next].done = true;
            let members = classes[next].members.clone();
            let constraint = |member: usize| -> Option<&Arc<ConstraintDef>> {
                match member {
                    _ if member < operands => Some(&def.operands[member].constraint),
                    _ if member < operands + results => Some(&def.results[member - operands].constraint),
                    _ => None,
                }
            };
            let valued: Vec<usize> = members
                .iter()
                .copied()
                .filter(|member| *member >= operands + results || sizes[*member] > 0)
                .collect();
            if let (Some(_), Some((from, text))) = (ready, classes[next].from.clone()) {
                let from = classes[of_group[from]].ty?;
                if let Ok(created) =
                    self.registry.transform(self.ctx, &text, namespace_of(&def.cpp_class), &[from], false)
                    && let Some(&ty) = created.first()
                {
                    classes[next].ty = Some(ty);
                    before.push(ty);
                    for &member in &valued {
                        if member < types.len() {
                            // A function of several results gives one to each value.
                            types[member] = if created.len() == sizes[member] {
                                created.clone()
                            } else {
                                vec![ty; sizes[member]]
                            };
                        }
                    }
                    continue;
                }
            }
            let single = valued.len() == 1 && valued[0] < types.len();
            if single {
                // The values of one group need not agree among themselves.
                let member = valued[0];
                let all = types_of(constraint(member)?);
                let alike = random.chance(50) || members.len() > 1;
                for _ in 0..sizes[member] {
                    let ty = match (alike, types[member].first()) {
                        (true, Some(&ty)) => ty,
                        _ => self.choose(&all, &before, random)?,
                    };
                    types[member].push(ty);
                    before.push(ty);
                }
                classes[next].ty = types[member].first().copied();
                continue;
            }
            let mut sets = valued.iter().filter_map(|member| constraint(*member)).map(&types_of);
            let Some(first) = sets.next() else {
                // Attributes alone: the first one's type is theirs.
                let attr = valued.first().and_then(|member| def.attributes.get(member - operands - results));
                let attr = attr.and_then(|attr| random.pick_early(&self.attrs_of(&attr.constraint)));
                classes[next].ty = attr.and_then(|attr| self.ctx.attr_type(attr));
                continue;
            };
            let mut common: Vec<Type> = first.to_vec();
            for set in sets {
                let set: std::collections::BTreeSet<Type> = set.iter().copied().collect();
                common.retain(|ty| set.contains(ty));
            }
            let ty = self.choose(&common, &before, random)?;
            classes[next].ty = Some(ty);
            before.push(ty);
            for &member in &valued {
                if member < types.len() {
                    types[member] = vec![ty; sizes[member]];
                }
            }
        }
        let attrs = (operands + results..total).map(|member| classes[of_group[member]].ty).collect();
        let results = types.split_off(operands);
        Some(GroupTypes { operands: types, results, attrs })
    }
}

/// The classes of groups that must be of one type.
fn classes(def: &OpDef, total: usize) -> Vec<Class> {
    let (operands, results) = (def.operands.len(), def.results.len());
    let mut leader: Vec<usize> = (0..total).collect();
    let find = |leader: &[usize], mut at: usize| {
        while leader[at] != at {
            at = leader[at];
        }
        at
    };
    let join = |leader: &mut Vec<usize>, a: usize, b: usize| {
        let (a, b) = (find(leader, a), find(leader, b));
        leader[a.max(b)] = a.min(b);
    };
    let group = |name: &str| {
        def.operand(name)
            .or_else(|| def.result(name).map(|index| operands + index))
            .or_else(|| def.attribute(name).map(|index| operands + results + index))
    };
    let mut follows = Vec::new();
    for entry in &def.traits {
        match &entry.kind {
            TraitKind::Native { name, .. } => {
                let end = match name.as_str() {
                    "SameOperandsAndResultType" => operands + results,
                    "SameTypeOperands" => operands,
                    _ => 0,
                };
                (1..end).for_each(|index| join(&mut leader, 0, index));
            }
            TraitKind::Pred { relation: Some(TypeRelation::AllTypesMatch(names)), .. } => {
                let all: Vec<usize> = names.iter().filter_map(|name| group(name)).collect();
                all.windows(2).for_each(|pair| join(&mut leader, pair[0], pair[1]));
            }
            TraitKind::Pred {
                relation: Some(TypeRelation::TypesMatchWith { lhs, rhs, transformer }),
                ..
            } => {
                if let (Some(lhs), Some(rhs)) = (group(lhs), group(rhs)) {
                    follows.push((lhs, rhs, transformer.clone()));
                }
            }
            _ => {}
        }
    }
    let mut classes: Vec<Class> = Vec::new();
    let mut index_of = vec![usize::MAX; total];
    for member in 0..total {
        let lead = find(&leader, member);
        if index_of[lead] == usize::MAX {
            index_of[lead] = classes.len();
            classes.push(Class { members: Vec::new(), from: None, ty: None, done: false });
        }
        classes[index_of[lead]].members.push(member);
    }
    for (lhs, rhs, transformer) in follows {
        let (from, to) = (find(&leader, lhs), find(&leader, rhs));
        if from != to {
            classes[index_of[to]].from.get_or_insert((lhs, transformer));
        }
    }
    classes
}

/// Returns the number of values of each group: operands, then results.
pub(super) fn sizes(def: &OpDef, random: &mut Random, aim: &Aim) -> Vec<usize> {
    let mut sizes = Vec::new();
    let operand: fn(usize) -> Anchor = Anchor::Operand;
    for (values, same, anchor) in [
        (&def.operands, "SameVariadicOperandSize", operand),
        (&def.results, "SameVariadicResultSize", Anchor::Result),
    ] {
        let mut common = [1, 2, 0, 3][random.early(4)];
        match (0..values.len()).find_map(|index| aim.wants(&anchor(index))) {
            Some(true) => common = common.max(1),
            Some(false) => common = 0,
            None => {}
        }
        for (index, value) in values.iter().enumerate() {
            sizes.push(match (&value.arity, aim.wants(&anchor(index))) {
                (Arity::Single, _) => 1,
                _ if def.has_trait(same) => common,
                (_, Some(false)) => 0,
                (Arity::Optional, Some(true)) => 1,
                (Arity::Optional, None) => random.below(2),
                (_, Some(true)) => [1, 2, 3, 4][random.early(4)],
                (_, None) => [1, 0, 2, 3, 4][random.early(5)],
            });
        }
    }
    sizes
}
