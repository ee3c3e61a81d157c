//! Instances that take one side of one branch of their format.

use std::sync::Arc;

use legalize_ir::{Ir, OpId, Type};

use super::draft::{BlockDraft, Draft};
use super::random::Random;
use super::{ATTEMPTS, Instance, Synthesiser};
use crate::cpp::namespace_of;
use crate::format::{Anchor, Branch, branches};
use crate::model::{Arity, OpDef};
use crate::register::format_of;

/// One side of a branch of an operation's format.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side {
    /// The branch, as [`format_branches`](crate::format_branches) names it.
    pub branch: String,
    /// True if the branch is taken.
    pub taken: bool,
}

/// Anchors that a draft must have and must not have; both are empty if any draft will do.
#[derive(Clone, Debug, Default)]
pub(super) struct Aim {
    present: Vec<Anchor>,
    absent: Vec<Anchor>,
}

impl Aim {
    /// Creates the aim that an anchor is present, or absent.
    fn of(anchor: &Anchor, present: bool, def: &OpDef, random: &mut Random) -> Self {
        let variable = |values: &[crate::model::OperandDef], anchor: fn(usize) -> Anchor| -> Vec<Anchor> {
            let open = (0..values.len()).filter(|at| values[*at].arity.is_variable_length());
            open.map(anchor).collect()
        };
        let all = match anchor {
            Anchor::Any(all) => all.clone(),
            Anchor::Operands => variable(&def.operands, Anchor::Operand),
            Anchor::Results => variable(&def.results, Anchor::Result),
            one => vec![one.clone()],
        };
        match present {
            true if all.is_empty() => Aim::default(),
            true => Aim { present: vec![all[random.below(all.len())].clone()], absent: Vec::new() },
            false => Aim { present: Vec::new(), absent: all },
        }
    }

    /// Returns true if anything is wanted.
    pub(super) fn is_any(&self) -> bool {
        self.present.is_empty() && self.absent.is_empty()
    }

    /// Returns true if a part must be present; `None` if either will do.
    pub(super) fn wants(&self, part: &Anchor) -> Option<bool> {
        match (self.present.contains(part), self.absent.contains(part)) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }
}

impl Synthesiser<'_> {
    /// The sides of all branches of a definition's format; none if it has no such format.
    pub fn sides(&self, def: &OpDef) -> Vec<Side> {
        let side = |branch: Branch| [true, false].map(|taken| Side { branch: branch.name.clone(), taken });
        self.branches(def).into_iter().flat_map(side).collect()
    }

    fn branches(&self, def: &OpDef) -> Vec<Branch> {
        let format = self.ctx.find_op_name(&def.name).and_then(|name| format_of(self.ctx, name));
        format.map(branches).unwrap_or_default()
    }

    /// Returns an instance that takes one side of a branch. Half of the drafts start from `like`, an instance
    /// that is known to be good, and change the parts that the side requires; the others are created from
    /// scratch. An instance that is not sound is returned only if none of several drafts is sound; `None` if
    /// no draft takes the side.
    pub fn instance_on(
        &self,
        def: &Arc<OpDef>,
        side: &Side,
        seed: u64,
        like: Option<&Instance>,
    ) -> Option<Instance> {
        let ctx = self.ctx;
        let format = format_of(ctx, ctx.find_op_name(&def.name)?)?;
        let branch = branches(format).into_iter().find(|branch| branch.name == side.branch)?;
        let on_side = |ir: &Ir, op: OpId| branch.is_taken(format, ctx, ir, op) == side.taken;
        let (anchor, present) = branch.wanted(side.taken);
        let mut last = None;
        for attempt in 0..ATTEMPTS {
            let text = format!("{} {side:?} {seed} {attempt}", def.name);
            let mut random = Random::of_text(&text);
            let aim = Aim::of(anchor, present, def, &mut random);
            let created = match like.filter(|_| (seed + attempt).is_multiple_of(2)) {
                Some(like) => self.changed(like, &aim, &mut random),
                None => self.attempt(def, &aim, &mut random),
            };
            let Some(created) = created else { continue };
            if !on_side(&created.ir, created.op) {
                continue;
            }
            if created.sound {
                return Some(created);
            }
            last = Some(created);
        }
        last
    }

    /// An instance changed to satisfy an aim, and sometimes in one more attribute.
    fn changed(&self, of: &Instance, aim: &Aim, random: &mut Random) -> Option<Instance> {
        let mut items = of.items.clone();
        let target = items.iter_mut().find_map(|item| item.target_mut())?;
        let def = target.def.clone()?;
        for (anchors, present) in [(&aim.present, true), (&aim.absent, false)] {
            for anchor in anchors {
                self.change(target, &def, anchor, present, random)?;
            }
        }
        let others: Vec<usize> = (0..def.attributes.len())
            .filter(|at| def.attributes[*at].derived.is_none() && aim.wants(&Anchor::Attr(*at)).is_none())
            .collect();
        if let Some(other) = random.pick(&others).filter(|_| random.chance(50)) {
            let attr = &def.attributes[other];
            let created = self.static_list(attr, target, random);
            let created = created.or_else(|| random.pick(&self.values_of(attr)));
            if let Some(created) = created {
                target.attrs.insert(attr.name.clone(), created);
            }
        }
        if random.chance(50) {
            self.constants(target, random);
        }
        self.build(items)
    }

    /// Adds or removes one part; `None` if that is impossible.
    fn change(
        &self,
        target: &mut Draft,
        def: &OpDef,
        anchor: &Anchor,
        present: bool,
        random: &mut Random,
    ) -> Option<()> {
        match anchor {
            Anchor::Operand(index) | Anchor::Result(index) => {
                let operand = matches!(anchor, Anchor::Operand(_));
                let values = if operand { &def.operands } else { &def.results };
                let value = &values[*index];
                let groups = if operand { &target.operands } else { &target.results };
                let before: Vec<Type> = groups.iter().flatten().copied().collect();
                let mut types = Vec::new();
                if present {
                    let all = self.all_types_of(&value.constraint);
                    let count = if value.arity == Arity::Optional { 1 } else { 1 + random.early(3) };
                    types = vec![self.choose(&all, &before, random)?; count];
                }
                if let Arity::VariadicOfVariadic(name) = &value.arity {
                    let sizes: Vec<i32> = types.iter().map(|_| 1).collect();
                    target.attrs.insert(name.clone(), self.ctx.dense_i32_array_attr(&sizes));
                }
                let groups = if operand { &mut target.operands } else { &mut target.results };
                *groups.get_mut(*index)? = types;
                for attr in &def.attributes {
                    if let Some(list) = self.static_list(attr, target, random) {
                        target.attrs.insert(attr.name.clone(), list);
                    }
                }
            }
            Anchor::Attr(index) => {
                let attr = &def.attributes[*index];
                if !present {
                    target.attrs.remove(&attr.name);
                    return Some(());
                }
                let namespace = namespace_of(&def.cpp_class);
                let default = attr.default.as_ref();
                let default = default.and_then(|value| self.default_of(attr.attr(), value, namespace));
                let mut all = self.values_of(attr);
                all.retain(|value| Some(*value) != default);
                target.attrs.insert(attr.name.clone(), random.pick(&all)?);
            }
            Anchor::Prop(index) => {
                let prop = &def.properties[*index];
                if !present {
                    target.attrs.remove(&prop.name);
                    return Some(());
                }
                target.attrs.insert(prop.name.clone(), random.pick(&self.attrs().of_prop(prop))?);
            }
            Anchor::Region(index) => {
                let body = target.regions.get_mut(*index)?;
                match (present, body.blocks.is_empty()) {
                    (false, _) => body.blocks.clear(),
                    (true, true) => {
                        let ops = vec![Draft::scaffold("end")];
                        body.blocks.push(BlockDraft { args: Vec::new(), ops });
                    }
                    (true, false) => {}
                }
            }
            _ => return None,
        }
        Some(())
    }
}
