//! `mem2reg`.

use std::sync::Arc;

use legalize_analysis::promote_memory_slots;
use legalize_source::Diagnostics;

use crate::{OptionType, OptionValue, Pass, PassDef, PassInput, PassKind, pass_kind};

/// Replaces memory slots by the values that are written to them.
pub fn mem2reg() -> Arc<dyn PassKind> {
    let definition = PassDef::new("mem2reg", "Mem2Reg", "Promotes memory slots into values").option(
        "region-simplify",
        "Accepted as by upstream's pass, which ignores it",
        OptionType::Bool,
        OptionValue::Bool(true),
    );
    let definition = definition.stays_inside();
    pass_kind(definition, |_, _| {
        Ok(Arc::new(|input: &mut PassInput<'_>| {
            promote_memory_slots(input.ctx, input.ir, input.root);
            Diagnostics::new()
        }) as Arc<dyn Pass>)
    })
}
