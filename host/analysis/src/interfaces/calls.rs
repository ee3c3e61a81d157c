//! Calls and what they call.
//!
//! Mirrors `CallOpInterface` and `CallableOpInterface`.

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, RegionId, SymbolTables, ValueId};

/// Target of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A symbol, by a reference to it.
    Symbol(Attribute),
    /// A value that is a function.
    Value(ValueId),
}

/// The interface of calls.
pub trait Call: Send + Sync {
    /// Returns what an operation calls; `None` if it does not match its definition.
    fn callee(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<Callee>;

    /// Returns the operands that become the arguments of the callee.
    fn arguments(&self, ctx: &Context, ir: &Ir, op: OpId) -> Range<usize>;
}

/// The interface of a call as its extension. An operation whose definition names `CallOpInterface` needs none
/// if its attribute `callee` refers to a symbol and all operands are arguments, or if it has no such
/// attribute and its first operand is the function.
#[derive(Clone)]
pub struct CallInterface(Arc<dyn Call>);

impl CallInterface {
    /// Creates the extension.
    pub fn new(interface: Arc<dyn Call>) -> Self {
        CallInterface(interface)
    }
}

/// The convention of operations without an extension.
struct ByConvention;

impl Call for ByConvention {
    fn callee(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<Callee> {
        match ir.attr_named(ctx, op, "callee") {
            Some(symbol) if matches!(ctx.attr_data(symbol), AttrData::SymbolRef { .. }) => {
                Some(Callee::Symbol(symbol))
            }
            _ if ir.op(op).operand_count() > 0 => Some(Callee::Value(ir.operand(op, 0))),
            _ => None,
        }
    }

    fn arguments(&self, ctx: &Context, ir: &Ir, op: OpId) -> Range<usize> {
        let first = usize::from(!matches!(self.callee(ctx, ir, op), Some(Callee::Symbol(_))));
        let count = ir.op(op).operand_count();
        first.min(count)..count
    }
}

/// Returns the interface of an operation if it is a call.
pub fn call_interface<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c dyn Call> {
    let info = ir.info(ctx, op)?;
    match info.extensions.get::<CallInterface>() {
        Some(found) => Some(&*found.0),
        None => info.has_trait_named(ctx.name("CallOpInterface")).then_some(&ByConvention),
    }
}

/// Returns the operation that a call calls: the definition of the symbol, or the operation that defines the
/// value.
pub fn resolve_callee(ctx: &Context, ir: &Ir, call: OpId, tables: &mut SymbolTables) -> Option<OpId> {
    match call_interface(ctx, ir, call)?.callee(ctx, ir, call)? {
        // The tables may be older than the body.
        Callee::Symbol(symbol) => {
            tables.lookup_nearest(ctx, ir, call, symbol).filter(|&symbol| ir.is_live(symbol))
        }
        Callee::Value(value) => ir.defining_op(value),
    }
}

/// Returns true if an operation can be called.
pub fn is_callable(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.has_trait_named(ctx.name("CallableOpInterface")))
}

/// Returns the region that is run when an operation is called; `None` if it is only declared, or cannot be
/// called.
pub fn callable_region(ctx: &Context, ir: &Ir, op: OpId) -> Option<RegionId> {
    if !is_callable(ctx, ir, op) {
        return None;
    }
    ir.op(op).regions().first().copied().filter(|&region| !ir.region(region).is_empty())
}
