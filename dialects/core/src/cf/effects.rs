//! Effects that definitions leave to C++.

use legalize_dialects_hooks::table::Effects;
use legalize_ir::{EffectKind, MemoryEffect};
use legalize_typed::OpView;

use crate::ops::cf::AssertOp;

/// An assertion may stop the program, which counts as a write.
pub(super) const MEMORY_EFFECTS: &[(&str, Effects)] =
    &[(AssertOp::NAME, |_, _, _, report| report(MemoryEffect::new(EffectKind::Write)))];
