//! Memory effects that a definition declares, for each instance.

use std::sync::Arc;

use legalize_ir::{Context, EffectKind, Groups, Ir, MemoryEffect, MemoryEffectsHook, Name, OpId};

use crate::groups::{operand_groups, result_groups};
use crate::model::{Effect, OpDef, TraitKind};

/// The part of an operation that an effect is on.
enum On {
    /// The resource as a whole.
    Anything,
    /// The values of a group of operands.
    Operand(usize),
    /// The values of a group of results.
    Result(usize),
    /// The symbol that an attribute refers to.
    Symbol(Name),
}

/// The effects of a definition.
struct Declared {
    effects: Vec<(MemoryEffect, On)>,
    operands: Groups,
    results: Groups,
}

/// Returns the hook for the effects that a definition declares; `None` if it declares none, or leaves them to
/// C++.
pub(super) fn hook(ctx: &Context, def: &OpDef) -> Option<Arc<MemoryEffectsHook>> {
    let mut effects = Vec::new();
    let mut all = |declared: &[Effect], on: &dyn Fn() -> On| -> Option<()> {
        for effect in declared {
            effects.push((memory_effect(ctx, effect)?, on()));
        }
        Some(())
    };
    for entry in &def.traits {
        let TraitKind::Interface { name, bases, effects: declared, .. } = &entry.kind else { continue };
        if name == INTERFACE || bases.iter().any(|base| base == INTERFACE) {
            all(declared.as_ref()?, &|| On::Anything)?;
        }
    }
    for (group, operand) in def.operands.iter().enumerate() {
        all(&operand.effects, &|| On::Operand(group))?;
    }
    for attr in &def.attributes {
        all(&attr.effects, &|| On::Symbol(ctx.name(&attr.name)))?;
    }
    for (group, result) in def.results.iter().enumerate() {
        all(&result.effects, &|| On::Result(group))?;
    }
    if effects.is_empty() {
        return None;
    }
    let (operands, results) = (operand_groups(ctx, def), result_groups(ctx, def));
    let declared = Declared { effects, operands, results };
    Some(Arc::new(move |ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)| {
        declared.report(ctx, ir, op, report);
    }))
}

/// C++ class of the interface of operations that report their memory effects.
const INTERFACE: &str = "MemoryEffectOpInterface";

/// Returns an effect on memory; `None` for an effect of another kind.
fn memory_effect(ctx: &Context, effect: &Effect) -> Option<MemoryEffect> {
    let kind = match effect.effect.trim_start_matches("::") {
        "mlir::MemoryEffects::Read" => EffectKind::Read,
        "mlir::MemoryEffects::Write" => EffectKind::Write,
        "mlir::MemoryEffects::Allocate" => EffectKind::Allocate,
        "mlir::MemoryEffects::Free" => EffectKind::Free,
        _ => return None,
    };
    let mut created =
        MemoryEffect::new(kind).at_stage(i32::try_from(effect.stage).unwrap_or(i32::MAX), effect.full_region);
    let resource = effect.resource.rsplit("::").next().unwrap_or_default();
    if !resource.is_empty() && resource != "DefaultResource" {
        created = created.in_resource(ctx.name(resource));
    }
    Some(created)
}

impl Declared {
    fn report(&self, ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)) {
        let data = ir.op(op);
        for (effect, on) in &self.effects {
            match *on {
                On::Anything => report(*effect),
                On::Operand(group) => {
                    let range = self.operands.range(ctx, data.inherent(), data.operand_count(), group);
                    let values = ir.operands(op).skip(range.start).take(range.len());
                    values.for_each(|value| report(effect.on_value(value)));
                }
                On::Result(group) => {
                    let results = data.results();
                    let range = self.results.range(ctx, data.inherent(), results.len(), group);
                    let values = results.get(range).unwrap_or_default();
                    values.iter().for_each(|&value| report(effect.on_value(value)));
                }
                On::Symbol(name) => {
                    if let Some(reference) = ir.attr(ctx, op, name) {
                        report(effect.on_symbol(reference));
                    }
                }
            }
        }
    }
}
