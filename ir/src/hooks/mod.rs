//! Hooks: what Rust, or a definition, adds to operations and dialects.
//!
//! The registered information of an operation ([`OpInfo`](crate::OpInfo)) carries its hooks without knowing
//! their types; parser, printer, verifier and drivers take them out here.

mod dialect;
mod effects;
mod fold;
mod infer;
mod op;
mod verifiers;

pub use dialect::{
    DialectHooks, MaterializeConstantHook, RegionAttrOwner, VerifyAttrHook, VerifyRegionAttrHook,
};
pub use effects::{
    EffectKind, EffectOn, MemoryEffect, MemoryEffects, MemoryEffectsHook, effect_traits, memory_effects,
    memory_effects_recursively,
};
pub use fold::{FOLDING_TRAITS, Fold, FoldHook, FoldInput, FoldResult, InPlaceEdit, fold_by, fold_with};
pub use infer::{BuildHook, InferHook, InferInput};
pub use op::{
    BlockArgNamesHook, CanPrintHook, OpHooks, PropertiesHook, RegionEdge, RegionFlowHook, ResultNamesHook,
    SuccessorOperandsHook,
};
pub use verifiers::{Verifier, Verifiers, VerifyHook, VerifyPhase};
