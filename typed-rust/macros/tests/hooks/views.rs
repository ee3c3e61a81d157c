//! Natives that see attributes of the dialect as views.

use legalize::conversion::{ConstraintCall, DeclarativeOptions, RewriteCall};
use legalize::prelude::*;

use crate::hooked::LitAttr;
use crate::implementation::Hooked;
use crate::lits;

struct Lits;

impl lits::LitsNatives for Lits {
    fn is_early(&self, call: &ConstraintCall<'_>, self_attr: LitAttr) -> Result<(), MatchFailure> {
        if self_attr.number(call.ctx) < 10 { Ok(()) } else { Err("it is late".into()) }
    }

    fn merged(
        &self,
        _: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: LitAttr,
        arg1: Option<LitAttr>,
    ) -> Result<Option<LitAttr>, MatchFailure> {
        // The first application adds one, and the second leaves it out again.
        Ok(if arg1.is_some() { None } else { Some(arg0) })
    }

    fn successor_of(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: LitAttr,
    ) -> Result<LitAttr, MatchFailure> {
        let ctx = rewriter.ctx();
        Ok(LitAttr::new(ctx, arg0.number(ctx) + 1, arg0.next(ctx)))
    }
}

fn stepped(lit: &str) -> String {
    let session = legalize::session().provider(Hooked { attached: false, natives: false });
    let session = session.allow_unregistered_dialects().build().expect("a session");
    let text = format!("%0 = \"hooked.lit\"() <{{lit = {lit}}}> : () -> i32\n\"x.use\"(%0) : (i32) -> ()");
    let mut module = session.parse("a.mlir", &text).expect("a module");
    let mut set = PatternSet::new();
    lits::populate(session.ctx(), &mut set, DeclarativeOptions::plain(), Lits);
    let patterns = session.freeze_set(set).unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    session.print(&module)
}

#[test]
fn natives_take_and_give_views_of_attributes() {
    let once = stepped("#hooked.lit<9, #hooked.lit<2>>");
    let (after, before) = ("#hooked.lit<10, <2>>", "#hooked.lit<9, <2>>");
    assert!(once.contains(&format!("<{{lit = {after}, other = {before}}}>")), "{once}");
    let twice = stepped("#hooked.lit<8>");
    assert!(twice.contains("<{lit = #hooked.lit<10>}>"), "{twice}");
}
