//! Near-misses: an instance with one thing changed.

use std::fmt;

use legalize_ir::{Attribute, Type};

use super::random::Random;
use super::{Instance, Synthesiser};
use crate::cpp::namespace_of;
use crate::model::OpDef;

/// Change to an instance that makes it invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Break {
    /// An operand's type that its constraint refuses.
    OperandType,
    /// A result's type that its constraint refuses.
    ResultType,
    /// An operand or result of another type that its own constraint accepts.
    OtherType,
    /// A declared attribute that is not there.
    MissingAttribute,
    /// An attribute that its constraint refuses.
    Attribute,
    /// One operand less.
    FewerOperands,
    /// One operand more.
    MoreOperands,
    /// One result less.
    FewerResults,
    /// One result more.
    MoreResults,
    /// One region less.
    FewerRegions,
    /// One successor less.
    FewerSuccessors,
    /// An argument of a region's first block has another type.
    RegionArgument,
    /// A region without a block.
    EmptyRegion,
}

impl Break {
    /// All changes.
    pub const ALL: [Break; 13] = [
        Break::OperandType,
        Break::ResultType,
        Break::OtherType,
        Break::MissingAttribute,
        Break::Attribute,
        Break::FewerOperands,
        Break::MoreOperands,
        Break::FewerResults,
        Break::MoreResults,
        Break::FewerRegions,
        Break::FewerSuccessors,
        Break::RegionArgument,
        Break::EmptyRegion,
    ];
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Break::OperandType => "operand of a wrong type",
            Break::ResultType => "result of a wrong type",
            Break::OtherType => "type that does not go with the others",
            Break::MissingAttribute => "missing attribute",
            Break::Attribute => "attribute of a wrong kind",
            Break::FewerOperands => "operand too few",
            Break::MoreOperands => "operand too many",
            Break::FewerResults => "result too few",
            Break::MoreResults => "result too many",
            Break::FewerRegions => "region too few",
            Break::FewerSuccessors => "successor too few",
            Break::RegionArgument => "another argument of a region",
            Break::EmptyRegion => "region without a block",
        })
    }
}

/// A place among groups of values.
fn place(groups: &[Vec<Type>], random: &mut Random) -> Option<(usize, usize)> {
    let places: Vec<(usize, usize)> = groups
        .iter()
        .enumerate()
        .flat_map(|(group, types)| (0..types.len()).map(move |at| (group, at)))
        .collect();
    random.pick(&places)
}

impl Synthesiser<'_> {
    /// Returns an instance with one change; `None` if the change does not apply to it.
    pub fn near_miss(&self, of: &Instance, kind: Break, seed: u64) -> Option<Instance> {
        let mut items = of.items.clone();
        let target = items.iter_mut().find_map(|item| item.target_mut())?;
        let def = target.def.clone()?;
        let mut random = Random::of_text(&format!("{} {kind} {seed}", def.name));
        let random = &mut random;
        match kind {
            Break::OperandType | Break::ResultType => {
                let operand = kind == Break::OperandType;
                let groups = if operand { &mut target.operands } else { &mut target.results };
                let values = if operand { &def.operands } else { &def.results };
                let (group, at) = place(groups, random)?;
                let constraint = &values[group].constraint;
                let refused = |ty: &&Type| {
                    self.registry.holds_type(self.ctx, constraint, namespace_of(&def.cpp_class), **ty)
                        == Some(false)
                };
                let refused: Vec<Type> = self.types.core.iter().filter(refused).copied().collect();
                groups[group][at] = random.pick_early(&refused)?;
            }
            Break::OtherType => {
                let operand = !target.operands.is_empty() && (target.results.is_empty() || random.chance(50));
                let groups = if operand { &mut target.operands } else { &mut target.results };
                let values = if operand { &def.operands } else { &def.results };
                let (group, at) = place(groups, random)?;
                let types = self.types_of(&values[group].constraint);
                let old = groups[group][at];
                let others: Vec<Type> = types.iter().copied().filter(|ty| *ty != old).collect();
                groups[group][at] = random.pick(&others)?;
            }
            Break::MissingAttribute => {
                let required = |name: &&String| {
                    let attr = def.attributes.iter().find(|attr| attr.name == **name);
                    attr.is_some_and(|attr| !attr.optional && attr.default.is_none() && !attr.unit)
                };
                let names: Vec<&String> = target.attrs.keys().filter(required).collect();
                let name = random.pick(&names)?.clone();
                target.attrs.remove(&name);
            }
            Break::Attribute => {
                let (name, refused) = self.refused_attribute(&def, random)?;
                target.attrs.insert(name, refused);
            }
            Break::FewerOperands => {
                let (group, _) = place(&target.operands, random)?;
                target.operands[group].pop();
            }
            Break::MoreOperands => match target.operands.last_mut() {
                Some(group) => group.push(self.ctx.common().i32),
                None => target.operands.push(vec![self.ctx.common().i32]),
            },
            Break::FewerResults => {
                let (group, _) = place(&target.results, random)?;
                target.results[group].pop();
            }
            Break::MoreResults => match target.results.last_mut() {
                Some(group) => group.push(self.ctx.common().i32),
                None => target.results.push(vec![self.ctx.common().i32]),
            },
            Break::FewerRegions => drop(target.regions.pop()?),
            Break::FewerSuccessors => drop(target.successors.pop()?),
            Break::RegionArgument => {
                let mut bodies = target.regions.iter_mut();
                bodies.find_map(|body| body.blocks.first_mut())?.args.push(self.ctx.common().i32);
            }
            Break::EmptyRegion => {
                let body = target.regions.iter_mut().find(|body| !body.blocks.is_empty())?;
                body.blocks.clear();
            }
        }
        self.build(items)
    }

    /// A declared attribute and a value that its constraint refuses.
    fn refused_attribute(&self, def: &OpDef, random: &mut Random) -> Option<(String, Attribute)> {
        let stored: Vec<usize> =
            (0..def.attributes.len()).filter(|at| def.attributes[*at].derived.is_none()).collect();
        let attr = &def.attributes[random.pick(&stored)?];
        let condition = self.registry.condition(&attr.constraint, namespace_of(&def.cpp_class))?;
        let mut all = self.attrs().candidates(&attr.constraint);
        // Values of its own class first, so that only the condition is violated; otherwise of any class.
        all.retain(|value| condition.holds_attr(self.ctx, *value) == Some(false));
        if all.is_empty() || random.chance(30) {
            let any = super::params::builtin_attrs(self.ctx, "::mlir::Attribute");
            all = any
                .into_iter()
                .filter(|value| condition.holds_attr(self.ctx, *value) == Some(false))
                .collect();
        }
        Some((attr.name.clone(), random.pick(&all)?))
    }
}
