use legalize::conversion::{MatchFailure, RewriteCall, Rewriter};
use legalize::ir::{Attribute, ValueId};
use typed_dialect::rules::RulesNatives;

struct Mine;

impl RulesNatives for Mine {
    fn log2(
        &self,
        _rewriter: &mut dyn Rewriter<'_>,
        _call: &RewriteCall<'_>,
        value: ValueId,
    ) -> Result<Attribute, MatchFailure> {
        let _ = value;
        Err(MatchFailure::silent())
    }
}

fn main() {}
