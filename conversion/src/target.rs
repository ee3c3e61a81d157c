//! Conversion target: legality of operations after a dialect conversion. Conditions of dynamic legality are
//! in `condition.rs`.
//!
//! Look-up order is operation, dialect of the operation, then the callback for unknown operations. Where
//! several callbacks were given for one operation, dialect, or the unknown, the newest is called first and an
//! older one only if the newer returns no answer. Callbacks must be pure: they run more than once per
//! operation.
//!
//! Mirrors <https://mlir.llvm.org/docs/DialectConversion/#conversion-target>.

use std::cell::RefCell;
use std::fmt;

use legalize_ir::{Context, Ir, OpId, OpName, PerName, Reason};
use rustc_hash::FxHashMap;

use crate::condition::{DynamicLegality, NotEvaluated};
use crate::failure::PatternError;

/// Legality of an operation's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// Every instance is legal.
    Legal,
    /// A callback decides for each instance.
    Dynamic,
    /// Every instance is illegal.
    Illegal,
}

/// Legality info of a legal operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LegalInfo {
    /// True if everything nested in it is legal as well.
    pub recursively: bool,
}

#[derive(Clone, Default)]
struct Entry {
    action: Option<Legality>,
    dynamic: Vec<DynamicLegality>,
    recursive: bool,
    recursive_if: Vec<DynamicLegality>,
}

/// A conversion target.
#[derive(Clone, Default)]
pub struct ConversionTarget {
    ops: FxHashMap<String, Entry>,
    dialects: FxHashMap<String, Entry>,
    unknown: Vec<DynamicLegality>,
}

fn ask(
    callbacks: &[DynamicLegality],
    ctx: &Context,
    ir: &Ir,
    op: OpId,
) -> Result<Option<bool>, NotEvaluated> {
    for callback in callbacks.iter().rev() {
        let answer = callback.evaluate(ctx, ir, op)?;
        if answer.is_some() {
            return Ok(answer);
        }
    }
    Ok(None)
}

impl ConversionTarget {
    /// Creates a target in which every operation is unknown.
    pub fn new() -> Self {
        Self::default()
    }

    /// Marks all operations of a dialect as legal.
    pub fn add_legal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.set_dialect(dialect, Legality::Legal)
    }

    /// Marks all operations of a dialect as illegal.
    pub fn add_illegal_dialect(&mut self, dialect: &str) -> &mut Self {
        self.set_dialect(dialect, Legality::Illegal)
    }

    /// Adds a callback that decides on each operation of a dialect: legal, illegal, or no answer.
    pub fn add_dynamically_legal_dialect(
        &mut self,
        dialect: &str,
        legal: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_dialect_legality(dialect, DynamicLegality::new(legal))
    }

    /// Equivalent of [`ConversionTarget::add_dynamically_legal_dialect`] for an existing condition.
    pub fn add_dialect_legality(&mut self, dialect: &str, legal: DynamicLegality) -> &mut Self {
        let entry = self.dialects.entry(dialect.to_owned()).or_default();
        entry.action = Some(Legality::Dynamic);
        entry.dynamic.push(legal);
        self
    }

    /// Sets the legality of a dialect.
    pub fn set_dialect(&mut self, dialect: &str, action: Legality) -> &mut Self {
        self.dialects.entry(dialect.to_owned()).or_default().action = Some(action);
        self
    }

    /// Marks all operations of a name as legal.
    pub fn add_legal_op(&mut self, name: &str) -> &mut Self {
        self.set_op(name, Legality::Legal)
    }

    /// Marks all operations of a name as illegal.
    pub fn add_illegal_op(&mut self, name: &str) -> &mut Self {
        self.set_op(name, Legality::Illegal)
    }

    /// Adds a callback that decides on each operation of a name: legal, illegal, or no answer.
    pub fn add_dynamically_legal_op(
        &mut self,
        name: &str,
        legal: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_op_legality(name, DynamicLegality::new(legal))
    }

    /// Equivalent of [`ConversionTarget::add_dynamically_legal_op`] for an existing condition.
    pub fn add_op_legality(&mut self, name: &str, legal: DynamicLegality) -> &mut Self {
        let entry = self.ops.entry(name.to_owned()).or_default();
        entry.action = Some(Legality::Dynamic);
        entry.dynamic.push(legal);
        self
    }

    /// Sets the legality of a name. Earlier marks and callbacks are kept.
    pub fn set_op(&mut self, name: &str, action: Legality) -> &mut Self {
        self.ops.entry(name.to_owned()).or_default().action = Some(action);
        self
    }

    /// Marks an operation as recursively legal: everything nested in a legal instance is legal.
    ///
    /// # Panics
    /// If neither the operation nor its dialect was marked legal or dynamically legal before.
    #[track_caller]
    pub fn mark_recursively_legal(&mut self, name: &str) -> &mut Self {
        let entry = self.recursive_entry(name);
        entry.recursive = true;
        entry.recursive_if.clear();
        self
    }

    /// Equivalent of [`ConversionTarget::mark_recursively_legal`] for instances for which the callback does
    /// not return false.
    ///
    /// # Panics
    /// Same as [`ConversionTarget::mark_recursively_legal`].
    #[track_caller]
    pub fn mark_recursively_legal_if(
        &mut self,
        name: &str,
        which: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        let entry = self.recursive_entry(name);
        entry.recursive = true;
        entry.recursive_if.push(DynamicLegality::new(which));
        self
    }

    #[track_caller]
    fn recursive_entry(&mut self, name: &str) -> &mut Entry {
        let is_legal = matches!(self.action_of_name(name), Some(Legality::Legal | Legality::Dynamic));
        assert!(is_legal, "'{name}' must be legal before it can be recursively legal");
        // If the operation itself is not mentioned, its dialect still determines its legality.
        self.ops.entry(name.to_owned()).or_default()
    }

    /// Adds a callback that decides on operations that are not covered otherwise.
    pub fn mark_unknown_dynamically_legal(
        &mut self,
        legal: impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.unknown.push(DynamicLegality::new(legal));
        self
    }

    fn entry_of(&self, op: &str, dialect: &str) -> Option<&Entry> {
        let of = |entry: Option<&'_ Entry>| entry.as_ref().is_some_and(|entry| entry.action.is_some());
        if of(self.ops.get(op)) {
            return self.ops.get(op);
        }
        self.dialects.get(dialect).filter(|entry| entry.action.is_some())
    }

    /// Legality of operations of a name; `None` if it is unknown.
    pub fn action(&self, ctx: &Context, name: OpName) -> Option<Legality> {
        match self.entry_of(ctx.op_str(name), ctx.str(ctx.op_dialect(name))) {
            Some(entry) => entry.action,
            None if self.unknown.is_empty() => None,
            None => Some(Legality::Dynamic),
        }
    }

    /// Legality of operations of a name, even if the context does not know it.
    pub fn action_of_name(&self, name: &str) -> Option<Legality> {
        let dialect = name.split_once('.').map_or("builtin", |(dialect, _)| dialect);
        match self.entry_of(name, dialect) {
            Some(entry) => entry.action,
            None if self.unknown.is_empty() => None,
            None => Some(Legality::Dynamic),
        }
    }

    /// Returns the legality of an operation; `None` if it is not legal or a condition cannot be evaluated.
    ///
    /// # Panics
    /// If the body belongs to another context, or the operation is erased.
    #[track_caller]
    pub fn is_legal(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<LegalInfo> {
        ir.assert_context(ctx);
        self.look_up(ctx, ir.op(op).name()).is_legal(ctx, ir, op).ok().flatten()
    }

    /// Returns true if an operation is illegal; one that is unknown is neither legal nor illegal.
    ///
    /// # Panics
    /// If the body belongs to another context, or the operation is erased.
    #[track_caller]
    pub fn is_illegal(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        ir.assert_context(ctx);
        self.look_up(ctx, ir.op(op).name()).is_illegal(ctx, ir, op).unwrap_or(false)
    }

    /// Returns which part of an illegal operation is not legal, as the condition that decides says it; `None`
    /// if the operation is not illegal, or its condition does not say.
    ///
    /// # Panics
    /// If the body belongs to another context, or the operation is erased.
    #[track_caller]
    pub fn explain(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<Reason> {
        ir.assert_context(ctx);
        let ByName::Ask { legal: Some(legal), .. } = self.look_up(ctx, ir.op(op).name()) else { return None };
        let decides = legal.iter().rev().find_map(|condition| Some((condition.ask(ctx, ir, op)?, condition)));
        decides.and_then(|(is_legal, condition)| if is_legal { None } else { condition.explain(ctx, ir, op) })
    }

    /// Legality of a name, with the conditions for its instances.
    fn look_up(&self, ctx: &Context, name: OpName) -> ByName<'_> {
        let own = self.ops.get(ctx.op_str(name));
        let recursively = own.filter(|entry| entry.recursive).map(|entry| &entry.recursive_if[..]);
        let legal = match self.entry_of(ctx.op_str(name), ctx.str(ctx.op_dialect(name))) {
            Some(entry) => match entry.action {
                Some(Legality::Legal) => None,
                Some(Legality::Dynamic) => Some(&entry.dynamic[..]),
                Some(Legality::Illegal) | None => return ByName::Illegal,
            },
            None if self.unknown.is_empty() => return ByName::Unknown,
            None => Some(&self.unknown[..]),
        };
        match (legal, recursively) {
            (None, None) => ByName::Legal,
            (legal, recursively) => ByName::Ask { legal, recursively },
        }
    }

    /// The same target with every name looked up once, for operations of this context.
    pub(crate) fn resolve(&self) -> ResolvedTarget<'_> {
        ResolvedTarget { target: self, cache: PerName::default(), errors: RefCell::default() }
    }
}

impl fmt::Debug for ConversionTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ops: Vec<_> = self.ops.iter().map(|(name, entry)| (name, entry.action)).collect();
        let mut dialects: Vec<_> = self.dialects.iter().map(|(name, entry)| (name, entry.action)).collect();
        ops.sort_by_key(|entry| entry.0);
        dialects.sort_by_key(|entry| entry.0);
        f.debug_struct("ConversionTarget").field("ops", &ops).field("dialects", &dialects).finish()
    }
}

/// Resolved legality of a name.
#[derive(Clone, Copy)]
enum ByName<'t> {
    Legal,
    Illegal,
    Unknown,
    /// Conditions for the legality of an instance (legal if absent), and for the recursive legality of a
    /// legal one (not recursive if absent).
    Ask {
        legal: Option<&'t [DynamicLegality]>,
        recursively: Option<&'t [DynamicLegality]>,
    },
}

impl ByName<'_> {
    #[inline]
    fn is_legal(self, ctx: &Context, ir: &Ir, op: OpId) -> Result<Option<LegalInfo>, NotEvaluated> {
        let (legal, recursively) = match self {
            ByName::Legal => return Ok(Some(LegalInfo { recursively: false })),
            ByName::Illegal | ByName::Unknown => return Ok(None),
            ByName::Ask { legal, recursively } => (legal, recursively),
        };
        if let Some(legal) = legal
            && ask(legal, ctx, ir, op)? != Some(true)
        {
            return Ok(None);
        }
        let recursively = match recursively {
            Some(which) => ask(which, ctx, ir, op)? != Some(false),
            None => false,
        };
        Ok(Some(LegalInfo { recursively }))
    }

    fn is_illegal(self, ctx: &Context, ir: &Ir, op: OpId) -> Result<bool, NotEvaluated> {
        match self {
            ByName::Illegal => Ok(true),
            ByName::Ask { legal: Some(legal), .. } => Ok(ask(legal, ctx, ir, op)? == Some(false)),
            ByName::Legal | ByName::Unknown | ByName::Ask { legal: None, .. } => Ok(false),
        }
    }
}

/// Answers of a target by operation name, without hashing text.
pub(crate) struct ResolvedTarget<'t> {
    target: &'t ConversionTarget,
    cache: PerName<ByName<'t>>,
    /// Conditions that could not be evaluated since they were last taken.
    errors: RefCell<Vec<PatternError>>,
}

impl<'t> ResolvedTarget<'t> {
    #[inline]
    fn of_name(&mut self, ctx: &Context, name: OpName) -> ByName<'t> {
        *self.cache.get_or_insert_with(name, || self.target.look_up(ctx, name))
    }

    /// Returns which part of an illegal operation is not legal.
    pub(crate) fn explain(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<Reason> {
        self.target.explain(ctx, ir, op)
    }

    #[inline]
    pub(crate) fn is_legal(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> Option<LegalInfo> {
        match self.of_name(ctx, ir.op(op).name()).is_legal(ctx, ir, op) {
            Ok(legal) => legal,
            Err(why) => {
                self.note(ctx, ir, op, &why);
                None
            }
        }
    }

    pub(crate) fn is_illegal(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        let answer = self.target.look_up(ctx, ir.op(op).name()).is_illegal(ctx, ir, op);
        answer.unwrap_or_else(|why| {
            self.note(ctx, ir, op, &why);
            false
        })
    }

    /// Records that a condition could not be evaluated.
    #[cold]
    fn note(&self, ctx: &Context, ir: &Ir, op: OpId, why: &NotEvaluated) {
        let error = PatternError::of_condition(ctx, ir, op, why);
        let mut errors = self.errors.borrow_mut();
        // The condition is evaluated for one operation repeatedly.
        if errors.last() != Some(&error) {
            errors.push(error);
        }
    }

    /// Returns true if conditions could not be evaluated since the errors were taken.
    #[inline]
    pub(crate) fn has_errors(&mut self) -> bool {
        !self.errors.get_mut().is_empty()
    }

    /// Takes the errors of conditions that could not be evaluated since the last call.
    pub(crate) fn take_errors(&mut self) -> Vec<PatternError> {
        std::mem::take(self.errors.get_mut())
    }

    /// Equivalent of [`ResolvedTarget::is_illegal`] for many operations.
    #[inline]
    pub(crate) fn is_illegal_now(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        let answer = self.of_name(ctx, ir.op(op).name()).is_illegal(ctx, ir, op);
        answer.unwrap_or_else(|why| {
            self.note(ctx, ir, op, &why);
            false
        })
    }

    /// Returns true if a condition is non-local: it may depend on more than its operation.
    pub(crate) fn is_non_local(&self) -> bool {
        let entries = self.target.ops.values().chain(self.target.dialects.values());
        let asked = entries.flat_map(|entry| entry.dynamic.iter().chain(&entry.recursive_if));
        asked.chain(&self.target.unknown).any(DynamicLegality::is_non_local)
    }

    /// Returns true if every operation of a name is legal, independent of its contents.
    #[inline]
    pub(crate) fn is_always_legal(&mut self, ctx: &Context, name: OpName) -> bool {
        matches!(self.of_name(ctx, name), ByName::Legal)
    }
}

#[cfg(test)]
mod tests {
    use legalize_ir::{Context, Ir, Location, OperationState};

    use std::sync::Arc;

    use super::{ConversionTarget, LegalInfo};

    #[test]
    fn legal_dialects_can_be_recursively_legal() {
        let ctx = Context::new(Arc::default());
        let mut ir = Ir::new();
        let op = ir.create_op(&OperationState::new(&ctx, ctx.op_name("a.b"), Location::UNKNOWN));
        let mut target = ConversionTarget::new();
        target.add_legal_dialect("a").mark_recursively_legal("a.b");
        assert_eq!(target.is_legal(&ctx, &ir, op), Some(LegalInfo { recursively: true }));
        target.add_illegal_dialect("a");
        assert!(target.is_illegal(&ctx, &ir, op));
    }

    #[test]
    #[should_panic(expected = "'a.b' must be legal before")]
    fn an_op_that_is_not_legal_cannot_be_recursively_legal() {
        ConversionTarget::new().mark_recursively_legal("a.b");
    }
}
