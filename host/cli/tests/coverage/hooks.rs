//! Hooks that definitions and rules leave to C++. Written by `legalize coverage --stubs`.
//!
//! The methods of `Unwritten` are errors until they are written. The provider is added to a session or a
//! tool: `legalize::session().provider(Hooked::new(Unwritten))`. What an overlay says needs no hook: remove
//! it here.

use std::sync::Arc;

use legalize::conversion::{ConstraintCall, NativeValues, RewriteCall};
use legalize::ir::{OpParser, OpPrinter};
use legalize::ods::{CustomDirectives, CustomSlot, CustomValue, attach_directives};
use legalize::prelude::{Context, Diagnostic, MatchFailure, Natives, OpId, OperationState, Provider, Rewriter};
use legalize::snippet::{Classes, Env, EvalError, Val};

/// Functions, directives and assembly that only C++ has.
pub trait Hooks: Send + Sync {
    /// Parser of the assembly `shop.buy`; the first use is in `order.mlir, piece 1`.
    fn parse_shop_buy(&self, parser: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic>;
    /// Printer of the assembly `shop.buy`; the first use is in `order.mlir, piece 1`.
    fn print_shop_buy(&self, printer: &mut OpPrinter<'_>, op: OpId);

    /// Parser of the directive `shop.Price`; the first use is in `order.mlir, piece 2`.
    fn parse_shop_price(&self, parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic>;
    /// Printer of the directive `shop.Price`; the first use is in `order.mlir, piece 2`.
    fn print_shop_price(&self, printer: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]);

    /// Function `shop::isCheap`, called as `shop::isCheap($0)`; the first use is in `rules.td, CheapFirst`.
    fn shop_is_cheap(&self, env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError>;

    /// Native constraint `IsRound`, called as `IsRound(price: Value)`; the first use is in `rules.pdll, AddRound`.
    fn is_round(&self, call: &ConstraintCall<'_>) -> Result<NativeValues, MatchFailure>;

    /// Native rewrite `Rounded`, called as `Rounded(price: Value)`; the first use is in `rules.pdll, AddRound`.
    fn rounded(&self, rewriter: &mut dyn Rewriter<'_>, call: &RewriteCall<'_>) -> Result<NativeValues, MatchFailure>;
}

/// The provider of hooks.
#[derive(Clone, Debug)]
pub struct Hooked<H>(Arc<H>);

impl<H: Hooks + 'static> Hooked<H> {
    /// Creates the provider.
    pub fn new(hooks: H) -> Self {
        Hooked(Arc::new(hooks))
    }
}

impl<H: Hooks + 'static> Provider for Hooked<H> {
    fn add_classes(&self, _: &Context, classes: &Classes) {
        let hooks = self.0.clone();
        classes.register_helper("shop::isCheap", move |env, args| hooks.shop_is_cheap(env, args));
    }

    fn add_natives(&self, natives: &mut Natives) {
        let hooks = self.0.clone();
        natives.add_constraint("IsRound", move |call| hooks.is_round(call));
        let hooks = self.0.clone();
        natives.add_rewrite("Rounded", move |rewriter, call| hooks.rounded(rewriter, call));
    }

    fn attach(&self, ctx: &mut Context) {
        let (parser, printer) = (self.0.clone(), self.0.clone());
        ctx.update_op(ctx.op_name("shop.buy"), |info| {
            info.attached_mut().set_custom_assembly(
                move |text, state| parser.parse_shop_buy(text, state),
                move |text, op| printer.print_shop_buy(text, op),
            );
        });
        let (parser, printer) = (self.0.clone(), self.0.clone());
        let mut directives = CustomDirectives::new();
        directives.insert(
            "Price",
            move |text, slots| parser.parse_shop_price(text, slots),
            move |text, op, values| printer.print_shop_price(text, op, values),
        );
        attach_directives(ctx, "shop", directives);
    }
}

/// The hooks to write.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwritten;

impl Hooks for Unwritten {
    fn parse_shop_buy(&self, parser: &mut OpParser<'_, '_>, _: &mut OperationState) -> Result<(), Diagnostic> {
        Err(parser.error(parser.offset(), "'shop.buy' is not written yet"))
    }
    fn print_shop_buy(&self, printer: &mut OpPrinter<'_>, _: OpId) {
        printer.text("'shop.buy' is not written yet");
    }

    fn parse_shop_price(&self, parser: &mut OpParser<'_, '_>, _: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
        Err(parser.error(parser.offset(), "'shop.Price' is not written yet"))
    }
    fn print_shop_price(&self, printer: &mut OpPrinter<'_>, _: Option<OpId>, _: &[CustomValue]) {
        printer.text("'shop.Price' is not written yet");
    }

    fn shop_is_cheap(&self, _: &mut Env<'_>, _: &[Val]) -> Result<Val, EvalError> {
        Err(EvalError::unknown("'shop::isCheap' is not written yet"))
    }

    fn is_round(&self, _: &ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> {
        Err(MatchFailure::not_evaluated("'IsRound' is not written yet"))
    }

    fn rounded(&self, _: &mut dyn Rewriter<'_>, _: &RewriteCall<'_>) -> Result<NativeValues, MatchFailure> {
        Err(MatchFailure::not_evaluated("'Rounded' is not written yet"))
    }
}
