//! Natives around an operation that a rewrite creates: they customize its creation.
//!
//! Such a native runs when its operation is created, not after it. So no operation is created only to be
//! replaced, and an operation that is created unchanged costs no more than without the native.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OperationState, ValueId};
use smallvec::SmallVec;

use super::Natives;
use super::arrange::{ArrangedArg, ArrangedCall};
use super::value::NativeValue;
use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;

/// The name of [`Wrapper::CarryAttributes`].
pub(super) const CARRY_ATTRIBUTES: &str = "carryAttributes";

type Applies = dyn Fn(&Context, &Ir, &OperationState) -> bool + Send + Sync;
type Create =
    dyn Fn(&mut dyn Rewriter<'_>, &OperationState) -> Result<ReplacementValues, MatchFailure> + Send + Sync;

/// The values that replace the results of a created operation.
pub type ReplacementValues = SmallVec<[ValueId; 4]>;

/// Another way to create some operations.
#[derive(Clone)]
pub(crate) struct Creation {
    applies: Arc<Applies>,
    create: Arc<Create>,
}

impl Creation {
    /// True if the operation is created in another way.
    #[inline]
    pub(crate) fn applies(&self, ctx: &Context, ir: &Ir, state: &OperationState) -> bool {
        (self.applies)(ctx, ir, state)
    }

    /// Creates the replacements of the operation.
    pub(crate) fn create(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        state: &OperationState,
    ) -> Result<ReplacementValues, MatchFailure> {
        let values = (self.create)(rewriter, state)?;
        if values.len() != state.result_types.len() {
            return Err(MatchFailure::not_evaluated("another number of values than results was created"));
        }
        Ok(values)
    }
}

/// A native around an operation that a rewrite creates.
#[derive(Clone)]
pub(crate) enum Wrapper {
    /// The operation gets the attributes of a matched one.
    CarryAttributes,
    /// The operation may be created in another way.
    Creation(Creation),
}

/// A call of a [`Wrapper`], with its arguments in the function's order.
pub(crate) struct WrapperCall {
    pub wrapper: Wrapper,
    /// Arguments of the native by number, and texts of the call.
    pub args: Vec<WrapperArg>,
}

/// An argument of a [`WrapperCall`].
pub(crate) enum WrapperArg {
    Arg(usize),
    Text(Arc<str>),
}

impl Natives {
    /// Registers a native around an operation that a rewrite creates, under a name as
    /// [`Natives::add_rewrite`]: if `applies` returns true, `create` creates other operations instead, and
    /// returns the replacements of the results. The native takes the operation, or its result, and returns
    /// its values.
    ///
    /// `applies` may depend only on the operation's parts and the types of its operands. `create` may only
    /// create operations without regions at the insertion point, and may depend only on the operands' types.
    ///
    /// ```
    /// use legalize_conversion::Natives;
    /// let mut natives = Natives::new();
    /// // `(Twice (MyOp $x))` makes two of it where it has no operands.
    /// natives.add_creation(
    ///     "acme::twice",
    ///     |_, _, state| state.operands.is_empty(),
    ///     |rewriter, state| {
    ///         rewriter.create_op(state);
    ///         let last = rewriter.create_op(state);
    ///         Ok(rewriter.ir().op(last).results().into())
    ///     },
    /// );
    /// ```
    pub fn add_creation(
        &mut self,
        name: impl Into<String>,
        applies: impl Fn(&Context, &Ir, &OperationState) -> bool + Send + Sync + 'static,
        create: impl Fn(&mut dyn Rewriter<'_>, &OperationState) -> Result<ReplacementValues, MatchFailure>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        let creation = Creation { applies: Arc::new(applies), create: Arc::new(create) };
        self.functions.wrappers.insert(&name.into(), Wrapper::Creation(creation));
        self
    }
}

impl WrapperCall {
    /// Creates a call with this number of arguments, or with those of a text's call; `None` if that has
    /// anything but arguments and texts.
    pub(crate) fn of(wrapper: Wrapper, arranged: Option<&ArrangedCall>, given: usize) -> Option<Self> {
        let args = match arranged {
            None => (0..given).map(WrapperArg::Arg).collect(),
            Some(ArrangedCall { args, .. }) => (args.iter())
                .map(|arg| match arg {
                    ArrangedArg::Arg(index) => Some(WrapperArg::Arg(*index)),
                    ArrangedArg::Literal(NativeValue::Text(text)) => Some(WrapperArg::Text(text.clone())),
                    _ => None,
                })
                .collect::<Option<_>>()?,
        };
        Some(WrapperCall { wrapper, args })
    }
}
