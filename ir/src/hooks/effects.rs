//! Memory effects of operations: what an operation does to memory, effect by effect.
//!
//! The effects that a definition declares (`MemoryEffects<[…]>`, `Arg<…, [MemRead]>`) are a list and, since
//! only the values differ between instances, bits of [`Traits`] too: drivers test the bits. A hook that a
//! host attaches in Rust is called for each instance. Mirrors `MemoryEffectsOpInterface` and
//! <https://mlir.llvm.org/docs/Rationale/SideEffectsAndSpeculation/>.

use smallvec::SmallVec;

use crate::body::{Ir, OpId, ValueId};
use crate::context::{Attribute, Context, Name, OpInfo, Traits};

/// Kind of a memory effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EffectKind {
    /// Memory is read.
    Read,
    /// Memory is written.
    Write,
    /// Memory is allocated.
    Allocate,
    /// Memory is freed.
    Free,
}

/// The place of an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EffectOn {
    /// Anywhere in the resource.
    #[default]
    Anything,
    /// Memory that a value denotes.
    Value(ValueId),
    /// Memory of a symbol, given by a reference to it.
    Symbol(Attribute),
}

/// An effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MemoryEffect {
    /// Kind of the effect.
    pub kind: EffectKind,
    /// Resource or memory that is affected.
    pub on: EffectOn,
    /// The C++ class of the resource, without namespace; `None` for the default one.
    pub resource: Option<Name>,
    /// Position in the order of the operation's effects.
    pub stage: i32,
    /// True if all of the value's or symbol's memory is affected.
    pub full_region: bool,
}

impl MemoryEffect {
    /// An effect anywhere in the default resource, at stage 0.
    pub const fn new(kind: EffectKind) -> Self {
        MemoryEffect { kind, on: EffectOn::Anything, resource: None, stage: 0, full_region: false }
    }

    /// Sets the memory of a value as the one affected.
    #[must_use]
    pub fn on_value(mut self, value: ValueId) -> Self {
        self.on = EffectOn::Value(value);
        self
    }

    /// Sets the memory of a symbol as the one affected.
    #[must_use]
    pub fn on_symbol(mut self, reference: Attribute) -> Self {
        self.on = EffectOn::Symbol(reference);
        self
    }

    /// Sets the resource, by name.
    #[must_use]
    pub fn in_resource(mut self, resource: Name) -> Self {
        self.resource = Some(resource);
        self
    }

    /// At a stage, which may affect all of that memory.
    #[must_use]
    pub fn at_stage(mut self, stage: i32, full_region: bool) -> Self {
        (self.stage, self.full_region) = (stage, full_region);
        self
    }
}

/// Calls back with each effect that an operation has itself, apart from what is in its regions.
pub type MemoryEffectsHook = dyn Fn(&Context, &Ir, OpId, &mut dyn FnMut(MemoryEffect)) + Send + Sync;

/// The effects of one operation.
pub type MemoryEffects = SmallVec<[MemoryEffect; 4]>;

/// The bits that sum up what an operation's own effects come to.
const SUMMARY: Traits = Traits::OWN_MEMORY_EFFECTS
    .union(Traits::NO_MEMORY_EFFECT)
    .union(Traits::REMOVABLE_IF_UNUSED)
    .union(Traits::DOES_NOT_WRITE)
    .union(Traits::ONLY_READS);

/// Returns the effects that an operation has itself; `None` if they are unknown. An operation that has the
/// effects of its regions ([`Traits::RECURSIVE_MEMORY_EFFECTS`]) and declares none has none of its own.
pub fn memory_effects(ctx: &Context, ir: &Ir, op: OpId) -> Option<MemoryEffects> {
    own_effects(ctx, ir, op, ir.info(ctx, op)?)
}

fn own_effects(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Option<MemoryEffects> {
    if let Some(hook) = &info.hooks().memory_effects {
        return Some(declared_effects(ctx, ir, op, &**hook));
    }
    let none = info.traits.contains(Traits::NO_MEMORY_EFFECT)
        || info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS)
            && !info.traits.contains(Traits::OWN_MEMORY_EFFECTS);
    none.then(MemoryEffects::new)
}

fn declared_effects(ctx: &Context, ir: &Ir, op: OpId, hook: &MemoryEffectsHook) -> MemoryEffects {
    let mut effects = MemoryEffects::new();
    hook(ctx, ir, op, &mut |effect| effects.push(effect));
    effects
}

/// Returns the effects of an operation, including those of nested operations if it has the effects of its
/// regions; `None` if any of these are unknown.
pub fn memory_effects_recursively(ctx: &Context, ir: &Ir, root: OpId) -> Option<Vec<MemoryEffect>> {
    let mut all = Vec::new();
    let mut pending: SmallVec<[OpId; 4]> = SmallVec::from_slice(&[root]);
    let mut asked = 0;
    while let Some(&op) = pending.get(asked) {
        asked += 1;
        let info = ir.info(ctx, op)?;
        all.extend(own_effects(ctx, ir, op, info)?);
        if info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS) {
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
        }
    }
    Some(all)
}

/// The bits about an operation's own effects: [`Traits::OWN_MEMORY_EFFECTS`], [`Traits::NO_MEMORY_EFFECT`],
/// [`Traits::REMOVABLE_IF_UNUSED`], [`Traits::DOES_NOT_WRITE`] and [`Traits::ONLY_READS`]. Those of the
/// definition, unless a host attached the effects of this operation.
#[inline]
pub fn effect_traits(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Traits {
    if !info.traits.contains(Traits::ATTACHED_MEMORY_EFFECTS) {
        info.traits & SUMMARY
    } else {
        attached_traits(ctx, ir, op, info)
    }
}

#[cold]
fn attached_traits(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Traits {
    let Some(hook) = &info.hooks().memory_effects else { return info.traits & SUMMARY };
    let effects = declared_effects(ctx, ir, op, &**hook);
    let is = |effect: &MemoryEffect, kind| effect.kind == kind;
    let results = ir.op(op).results();
    let allocated = |on: EffectOn| {
        matches!(on, EffectOn::Value(value) if results.contains(&value))
            && effects.iter().any(|effect| effect.on == on && is(effect, EffectKind::Allocate))
    };
    let goes = |effect: &MemoryEffect| is(effect, EffectKind::Read) || allocated(effect.on);
    let mut traits = Traits::OWN_MEMORY_EFFECTS;
    traits.set(Traits::NO_MEMORY_EFFECT, effects.is_empty());
    traits.set(Traits::REMOVABLE_IF_UNUSED, effects.iter().all(goes));
    traits.set(Traits::DOES_NOT_WRITE, !effects.iter().any(|effect| is(effect, EffectKind::Write)));
    let reads = effects.iter().all(|effect| is(effect, EffectKind::Read));
    traits.set(Traits::ONLY_READS, !effects.is_empty() && reads);
    traits
}
