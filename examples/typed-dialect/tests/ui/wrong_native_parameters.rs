use legalize::conversion::{MatchFailure, RewriteCall, Rewriter};
use legalize::ir::Attribute;
use typed_dialect::rules::RulesNatives;

struct Fewer;

impl RulesNatives for Fewer {
    fn log2(&self, _: &mut dyn Rewriter<'_>, _: &RewriteCall<'_>) -> Result<Attribute, MatchFailure> {
        Err(MatchFailure::silent())
    }
}

struct OtherResult;

impl RulesNatives for OtherResult {
    fn log2(
        &self,
        _: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        _: Attribute,
    ) -> Result<i64, MatchFailure> {
        Ok(1)
    }
}

struct Absent;

fn main() {
    let mut natives = legalize::conversion::Natives::new();
    typed_dialect::rules::add_natives(&mut natives, Absent);
}
