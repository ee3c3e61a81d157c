//! The hooks of the dialect, and a provider that attaches them.

use std::sync::Arc;

use legalize::conversion::{
    ConstraintCall, DeclarativeOptions, MatchFailure, PatternSet, RewriteCall, Rewriter,
};
use legalize::ir::{
    Attribute, Context, Fold, FoldInput, FoldResult, InferInput, Ir, Location, Name, OpId, OpParser,
    OpPrinter, OperationState, Param, Reason, Type,
};
use legalize::ods::OdsModule;
use legalize::prelude::Provider;
use legalize::source::{Diagnostic, Diagnostics, Includes, Reported, SourceMap};
use legalize::typed::{OpView, SmallVec};

use crate::{hooked, scales};

/// Implements every hook.
pub(crate) struct Hooks;

/// A verifier's message.
fn refused(why: &str) -> Diagnostic {
    Diagnostic::error("hooked::refused", why)
}

/// The integer of the first parameter.
fn number(params: &[Param]) -> Option<i64> {
    if let Some(Param::Int(value)) = params.first() { value.as_i64() } else { None }
}

impl hooked::DialectHooks for Hooks {
    fn materialize_constant(
        &self,
        ctx: &Context,
        value: Attribute,
        ty: Type,
        loc: Location,
    ) -> Option<OperationState> {
        let mut state = OperationState::new(ctx, ctx.op_name(hooked::ConstantOp::NAME), loc);
        state.set_attr(ctx, "value", value);
        state.result_types.push(ty);
        Some(state)
    }

    fn verify_attribute(
        &self,
        ctx: &Context,
        _: &Ir,
        _: OpId,
        name: Name,
        _: Attribute,
    ) -> Result<(), Diagnostic> {
        if ctx.str(name) == "hooked.bad" { Err(refused("has a bad attribute")) } else { Ok(()) }
    }
}

impl hooked::SizedTypeHooks for Hooks {
    fn verify(&self, _: &Context, params: &[Param]) -> Result<(), Reason> {
        if number(params) > Some(0) { Ok(()) } else { Err("a size is above zero".into()) }
    }
}

impl hooked::LitAttrHooks for Hooks {
    fn verify(&self, _: &Context, params: &[Param]) -> Result<(), Reason> {
        if number(params) == Some(13) { Err("13 is unlucky".into()) } else { Ok(()) }
    }
}

impl hooked::LitOpHooks for Hooks {
    fn verify(&self, op: hooked::LitOp, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        let at = &(ctx, ir);
        let other = op.other(at).map(|lit| lit.number(ctx));
        if other == Some(op.lit(at).number(ctx)) { Err(refused("repeats itself")) } else { Ok(()) }
    }

    fn fold(&self, op: hooked::LitOp, input: &FoldInput<'_>) -> Fold {
        let number = op.lit(&(input.ctx, input.ir)).number(input.ctx);
        let value = input.ctx.int_attr(input.ctx.common().i32, number);
        Fold::Results([FoldResult::Attribute(value)].into_iter().collect())
    }
}

impl hooked::BlockOpHooks for Hooks {
    fn verify_regions(&self, op: hooked::BlockOp, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        let body = op.body(&(ctx, ir));
        if ir.region_blocks(body).count() > 1 { Err(refused("has several blocks")) } else { Ok(()) }
    }
}

impl hooked::ScaleOpHooks for Hooks {
    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        scales::populate(ctx, patterns, DeclarativeOptions::plain(), Numbers);
    }
}

impl hooked::IdOpHooks for Hooks {
    fn canonicalize(&self, op: hooked::IdOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), MatchFailure> {
        let of = op.of_(rewriter);
        rewriter.replace_op(op.op(), &[of]);
        Ok(())
    }
}

impl hooked::SpelledOpHooks for Hooks {
    fn parse(&self, parser: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
        let word = parser.parse_string()?;
        let ctx = parser.ctx();
        state.set_attr(ctx, "word", ctx.string_attr(&word));
        Ok(())
    }

    fn print(&self, op: hooked::SpelledOp, printer: &mut OpPrinter<'_>) {
        let word = op.word(&(printer.ctx(), printer.ir()));
        printer.text(" ");
        printer.string(word.as_bytes());
    }
}

impl hooked::WidenOpHooks for Hooks {
    fn infer_result_types(&self, input: &InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> {
        Ok([input.ctx.common().i64].into_iter().collect())
    }
}

impl hooked::PaidOpHooks for Hooks {
    fn price(&self, _: hooked::PaidOp, _: &Context, _: &Ir) -> i64 {
        7
    }
}

impl hooked::OwnOpHooks for Hooks {
    fn price(&self, _: hooked::OwnOp, _: &Context, _: &Ir) -> i64 {
        7
    }

    fn is_cheap(&self, _: hooked::OwnOp, _: &Context, _: &Ir) -> bool {
        false
    }

    fn price_of(&self, _: hooked::OwnOp, _: &Context, _: &Ir, count: i64) -> Result<i64, MatchFailure> {
        Ok(7 * count - 1)
    }
}

/// Overrides the only method, which has a default.
impl hooked::SquareOpHooks for Hooks {
    fn corners(&self, _: hooked::SquareOp, _: &Context, _: &Ir) -> Result<i64, MatchFailure> {
        Ok(5)
    }
}

/// The natives of the rules.
pub(crate) struct Numbers;

impl scales::ScalesNatives for Numbers {
    fn doubled(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: Option<Attribute>,
    ) -> Result<Option<Attribute>, MatchFailure> {
        let ctx = rewriter.ctx();
        let number = arg0.and_then(|attr| ctx.as_i64(attr)).unwrap_or_default();
        // A factor above 50 is left out.
        Ok((number <= 50).then(|| ctx.int_attr(ctx.common().i32, 2 * number)))
    }

    fn is_small(
        &self,
        call: &ConstraintCall<'_>,
        self_attr: Option<Attribute>,
        literal: i64,
    ) -> Result<(), MatchFailure> {
        let number = self_attr.and_then(|attr| call.ctx.as_i64(attr)).ok_or("no factor")?;
        if number < literal { Ok(()) } else { Err("the factor is large".into()) }
    }
}

/// The dialect, with the hooks or without them.
pub(crate) struct Hooked {
    pub(crate) attached: bool,
    pub(crate) natives: bool,
}

impl Provider for Hooked {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![hooked::DEFINITIONS.module()], Diagnostics::new())
    }

    fn attach(&self, ctx: &mut Context) {
        if self.attached {
            hooked::attach(ctx, Hooks);
            hooked::SquareOp::attach_hooks(ctx, &Arc::new(Hooks));
        }
    }

    fn add_natives(&self, natives: &mut legalize::conversion::Natives) {
        if self.natives {
            scales::add_natives(natives, Numbers);
        }
    }
}
