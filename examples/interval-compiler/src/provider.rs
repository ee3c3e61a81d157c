//! The dialect, its rules and its passes for sessions and tools.

use std::sync::Arc;

use legalize::analysis::{InlinesAll, InliningInterface};
use legalize::ods::OdsModule;
use legalize::passes::PassKind;
use legalize::prelude::*;
use legalize::session::NativePatterns;
use legalize::source::{Includes, MemoryLoader};

use crate::natives::IvNatives;
use crate::{IvHooks, iv, lowering, passes, rules, scaling};

/// The `iv` dialect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Iv;

impl Provider for Iv {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![iv::DEFINITIONS.module()], Diagnostics::new())
    }

    /// Patterns that are read from files include `iv.td`.
    fn add_files(&self, files: &mut MemoryLoader) {
        files.insert("iv.td", include_str!("iv.td"));
    }

    fn attach(&self, ctx: &mut Context) {
        iv::attach(ctx, IvHooks);
        ctx.update_dialect(ctx.name("iv"), |dialect| {
            dialect.extensions.insert(InliningInterface::of_static(&InlinesAll));
        });
    }

    fn add_natives(&self, natives: &mut Natives) {
        rules::add_natives(natives, IvNatives);
        scaling::add_natives(natives, IvNatives);
    }

    fn native_patterns(&self) -> Vec<NativePatterns> {
        vec![NativePatterns::new("iv-to-arith", |ctx, converter, patterns| {
            lowering::populate(ctx, patterns, converter)
        })]
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        passes::passes()
    }
}
