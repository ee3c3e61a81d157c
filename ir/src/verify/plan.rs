//! Checks per operation name, in a few words that stay in the cache.

use bitflags::bitflags;

use super::VerifySymbolUses;
use crate::context::{Arity, AttrDict, Context, GroupDef, OpInfo, OpName, Traits, Type};

bitflags! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub(super) struct Flags: u32 {
        /// The entry was filled in.
        const KNOWN = 1 << 0;
        const REGISTERED = 1 << 1;
        const TERMINATOR = 1 << 2;
        const ISOLATED = 1 << 3;
        const GRAPH = 1 << 4;
        const NO_TERMINATOR = 1 << 5;
        const SYMBOL_TABLE = 1 << 6;
        const SYMBOL_USER = 1 << 7;
        /// Structural traits other than counts: regions and segments.
        const STRUCTURAL = 1 << 8;
        const INVARIANTS = 1 << 9;
        /// Traits that compare types.
        const TYPE_TRAITS = 1 << 10;
        const SYMBOL = 1 << 11;
        const BRANCH = 1 << 12;
        const VERIFY = 1 << 13;
        const VERIFY_REGIONS = 1 << 14;
        /// Operand, result, region and successor counts are declared.
        const COUNTED = 1 << 15;
        /// The invariants are of types and inherent attributes alone.
        const OF_TYPES = 1 << 16;
        /// A check is due when the operation is left.
        const LEAVE = Self::ISOLATED.bits() | Self::SYMBOL_TABLE.bits() | Self::VERIFY_REGIONS.bits();
    }
}

/// A declared number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    Exactly(u32),
    AtLeast(u32),
}

impl Count {
    #[inline]
    pub(super) fn admits(self, count: usize) -> bool {
        match self {
            Count::Exactly(expected) => count == expected as usize,
            Count::AtLeast(least) => count >= least as usize,
        }
    }

    fn of_groups(groups: &[GroupDef]) -> Count {
        let single = groups.iter().filter(|group| group.arity == Arity::Single).count() as u32;
        if single as usize == groups.len() { Count::Exactly(single) } else { Count::AtLeast(single) }
    }
}

/// Checks that apply to operations of one name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub flags: Flags,
    pub operands: Count,
    pub results: Count,
    pub regions: Count,
    pub successors: Count,
    /// The type that all values had, and the attributes, of the last operation whose invariants held.
    pub sound: Option<(Type, AttrDict)>,
}

const UNKNOWN: Plan = Plan {
    flags: Flags::empty(),
    operands: Count::AtLeast(0),
    results: Count::AtLeast(0),
    regions: Count::AtLeast(0),
    successors: Count::AtLeast(0),
    sound: None,
};

/// Traits that compare types.
pub const TYPE_TRAITS: Traits = Traits::SAME_OPERANDS_AND_RESULT_TYPE
    .union(Traits::SAME_TYPE_OPERANDS)
    .union(Traits::SAME_OPERANDS_AND_RESULT_SHAPE)
    .union(Traits::SAME_OPERANDS_SHAPE)
    .union(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE)
    .union(Traits::SAME_OPERANDS_ELEMENT_TYPE)
    .union(Traits::SAME_OPERANDS_AND_RESULT_RANK)
    .union(Traits::RESULTS_BROADCASTABLE_SHAPE)
    .union(Traits::ELEMENTWISE);

const STRUCTURAL: Traits = Traits::NO_REGION_ARGUMENTS
    .union(Traits::SINGLE_BLOCK)
    .union(Traits::ATTR_SIZED_OPERAND_SEGMENTS)
    .union(Traits::ATTR_SIZED_RESULT_SEGMENTS);

impl Plan {
    pub(super) fn of_info(info: &OpInfo) -> Plan {
        let mut flags = Flags::KNOWN | Flags::REGISTERED;
        let traits = info.traits;
        let verifiers = &info.hooks().verifiers;
        let has_verifiers =
            !(verifiers.before_type_traits().is_empty() && verifiers.before_regions().is_empty());
        for (flag, present) in [
            (Flags::TERMINATOR, traits.contains(Traits::TERMINATOR)),
            (Flags::ISOLATED, traits.contains(Traits::ISOLATED_FROM_ABOVE)),
            (Flags::GRAPH, traits.contains(Traits::GRAPH_REGION)),
            (Flags::NO_TERMINATOR, traits.contains(Traits::NO_TERMINATOR)),
            (Flags::SYMBOL_TABLE, traits.contains(Traits::SYMBOL_TABLE)),
            (Flags::SYMBOL, traits.contains(Traits::SYMBOL)),
            (Flags::STRUCTURAL, traits.intersects(STRUCTURAL)),
            (Flags::TYPE_TRAITS, traits.intersects(TYPE_TRAITS)),
            (Flags::INVARIANTS, info.hooks().verify_invariants.is_some()),
            (Flags::OF_TYPES, info.hooks().has_invariants_of_types),
            (Flags::VERIFY, has_verifiers),
            (Flags::VERIFY_REGIONS, !verifiers.after_regions().is_empty()),
            (Flags::BRANCH, info.hooks().successor_operands.is_some()),
            (Flags::SYMBOL_USER, info.extensions.get::<VerifySymbolUses>().is_some()),
        ] {
            flags.set(flag, present);
        }
        let mut plan = Plan { flags, ..UNKNOWN };
        // An operation that was registered by its name alone declares nothing.
        let bare = info.operands.is_empty()
            && info.results.is_empty()
            && info.region_count.is_none()
            && info.successor_count.is_none()
            && info.min_regions + info.min_successors == 0;
        if !bare {
            plan.flags |= Flags::COUNTED;
            plan.operands = Count::of_groups(&info.operands);
            plan.results = Count::of_groups(&info.results);
            plan.regions = info.region_count.map_or(Count::AtLeast(info.min_regions), Count::Exactly);
            plan.successors =
                info.successor_count.map_or(Count::AtLeast(info.min_successors), Count::Exactly);
        }
        plan
    }
}

/// The plans of all names that were met.
pub(super) struct Plans {
    plans: Vec<Plan>,
}

impl Plans {
    pub(super) fn new(ctx: &Context) -> Self {
        Plans { plans: vec![UNKNOWN; ctx.op_name_count()] }
    }

    #[inline]
    pub(super) fn of(&mut self, ctx: &Context, name: OpName) -> &mut Plan {
        let index = name.index() as usize;
        match self.plans.get(index) {
            Some(plan) if plan.flags.contains(Flags::KNOWN) => {}
            _ => self.fill(ctx, name),
        }
        &mut self.plans[index]
    }

    #[cold]
    fn fill(&mut self, ctx: &Context, name: OpName) {
        let index = name.index() as usize;
        if self.plans.len() <= index {
            self.plans.resize(index + 1, UNKNOWN);
        }
        self.plans[index] = match ctx.op_info(name) {
            Some(info) => Plan::of_info(info),
            None => Plan { flags: Flags::KNOWN, ..UNKNOWN },
        };
    }
}
