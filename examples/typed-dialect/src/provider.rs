//! Provider of the dialect for sessions and tools.

use std::sync::Arc;

use legalize::ods::OdsModule;
use legalize::prelude::*;
use legalize::source::{Includes, Reported};

use crate::patterns::Powers;
use crate::{ToyHooks, rules, toy};

/// The `toy` dialect: its definitions, its hooks, and its rules as canonicalization patterns. Rules that are
/// read from a file find the natives of `rules.td`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Toy;

impl Provider for Toy {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![toy::DEFINITIONS.module()], Diagnostics::new())
    }

    fn attach(&self, ctx: &mut Context) {
        toy::attach(ctx, ToyHooks);
        <dyn toy::CostInterface>::attach::<toy::ShlOp>(ctx);
    }

    fn add_natives(&self, natives: &mut Natives) {
        rules::add_natives(natives, Powers);
    }

    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        rules::populate(ctx, patterns, DeclarativeOptions::plain(), Powers);
        Diagnostics::new()
    }
}
