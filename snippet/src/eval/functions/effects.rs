//! `isMemoryEffectFree`, `isSpeculatable` and `isPure`, as far as definitions determine them.
//!
//! Mirrors <https://mlir.llvm.org/docs/Rationale/SideEffectsAndSpeculation/>. Effects that only a C++ method
//! computes are an error.

use legalize_ir::{OpId, OpInfo, Traits, effect_traits};

use crate::error::EvalError;
use crate::eval::Machine;
use crate::value::Val;

/// Effects of an operation itself, according to its definition.
enum DeclaredEffect {
    Yes,
    No,
    /// The effects of the operations nested inside.
    AsInside,
    Unknown,
}

/// Asks what a definition, or a host, says of an operation itself.
type Ask<M> = fn(&M, OpId, &OpInfo) -> Result<DeclaredEffect, EvalError>;

impl Machine<'_, '_> {
    /// Evaluates one of these functions; `None` for any other.
    pub(super) fn effects_call(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let asked: &[Ask<Self>] = match name {
            "isMemoryEffectFree" => &[Self::effects],
            "isSpeculatable" => &[Self::speculation],
            "isPure" => &[Self::speculation, Self::effects],
            "isOpTriviallyDead" => {
                let [Val::Op(op) | Val::View(op, _)] = args else {
                    return Err(EvalError::invalid(format!("'{name}' takes an operation")));
                };
                let dead = self.env.host()?.is_trivially_dead(*op).map_err(EvalError::unknown)?;
                return Ok(Some(Val::Bool(dead)));
            }
            _ => return Ok(None),
        };
        let [Val::Op(op) | Val::View(op, _)] = args else {
            return Err(EvalError::invalid(format!("'{name}' takes an operation")));
        };
        for says in asked {
            if !self.holds_inside(*op, name, *says)? {
                return Ok(Some(Val::Bool(false)));
            }
        }
        Ok(Some(Val::Bool(true)))
    }

    fn holds_inside(&mut self, root: OpId, name: &str, says: Ask<Self>) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        let mut pending = vec![root];
        while let Some(op) = pending.pop() {
            self.step(1)?;
            let ir = self.env.ir()?;
            let Some(info) = ir.info(ctx, op) else { return Ok(false) };
            match says(self, op, info)? {
                DeclaredEffect::Yes => {}
                DeclaredEffect::No => return Ok(false),
                DeclaredEffect::AsInside => {
                    let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
                    pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
                }
                DeclaredEffect::Unknown => {
                    return Err(EvalError::unknown(format!(
                        "'{name}' of '{}' is known to C++ code only",
                        ctx.op_str(ir.op(op).name())
                    )));
                }
            }
        }
        Ok(true)
    }

    fn names_any(&self, info: &OpInfo, names: &[&str]) -> bool {
        info.trait_names.iter().any(|&name| names.contains(&self.env.ctx.str(name)))
    }

    fn effects(&self, op: OpId, info: &OpInfo) -> Result<DeclaredEffect, EvalError> {
        let (ctx, ir) = (self.env.ctx, self.env.ir()?);
        let recursive = info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS);
        let none = effect_traits(ctx, ir, op, info).contains(Traits::NO_MEMORY_EFFECT);
        let known = info.hooks().memory_effects.is_some();
        let declares = info.traits.intersects(Traits::OWN_MEMORY_EFFECTS | Traits::REMOVABLE_IF_UNUSED)
            || self.names_any(info, &["MemoryEffectOpInterface", "MemoryEffectsOpInterface"]);
        Ok(match (none, declares, recursive) {
            (true, _, false) => DeclaredEffect::Yes,
            (true, _, true) | (false, false, true) => DeclaredEffect::AsInside,
            // It has some, of its own.
            _ if known => DeclaredEffect::No,
            (false, true, _) => DeclaredEffect::Unknown,
            (false, false, false) => DeclaredEffect::No,
        })
    }

    fn speculation(&self, _: OpId, info: &OpInfo) -> Result<DeclaredEffect, EvalError> {
        Ok(if self.names_any(info, &["AlwaysSpeculatableImplTrait", "AlwaysSpeculatable", "Pure"]) {
            DeclaredEffect::Yes
        } else if self.names_any(info, &["RecursivelySpeculatableImplTrait", "RecursivelySpeculatable"]) {
            DeclaredEffect::AsInside
        } else if self.names_any(info, &["ConditionallySpeculatable"]) {
            DeclaredEffect::Unknown
        } else {
            DeclaredEffect::No
        })
    }
}
