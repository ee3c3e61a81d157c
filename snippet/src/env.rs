//! Evaluation environment of a snippet.

use legalize_ir::{
    Attribute, BlockId, Context, InsertPoint, Ir, Location, Name, OpId, OperationState, Reason, RegionId,
    Type, ValueId,
};

use crate::classes::Classes;
use crate::error::EvalError;
use crate::value::{Mapping, Val};

/// Rewriter through which snippets of rewrites change the body.
pub trait Host {
    /// The body.
    fn ir(&self) -> &Ir;

    /// Creates an operation at the rewriter's insertion point.
    ///
    /// # Errors
    /// If the operation cannot be created, with the reason.
    fn create_op(&mut self, state: OperationState) -> Result<OpId, Reason>;

    /// Creates a copy of an operation, with the contents of its regions or with empty ones; at the rewriter's
    /// insertion point if it is to be inserted, else detached. The mapping gives the values that replace the
    /// original operands and is extended by the copied ones.
    ///
    /// # Errors
    /// If the operation cannot be copied, with the reason; always, unless the host implements it.
    fn clone_op(
        &mut self,
        op: OpId,
        regions: bool,
        inserted: bool,
        mapping: &mut Mapping,
    ) -> Result<OpId, Reason> {
        let _ = (op, regions, inserted, mapping);
        Err("operations cannot be copied here".into())
    }

    /// Creates a region without blocks, for a new operation.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn create_region(&mut self) -> Result<RegionId, Reason> {
        Err("regions cannot be created here".into())
    }

    /// Creates a block with arguments of these types at the end of a region. The insertion point stays.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn add_block(&mut self, region: RegionId, args: &[(Type, Location)]) -> Result<BlockId, Reason> {
        let _ = (region, args);
        Err("blocks cannot be created here".into())
    }

    /// Inserts a detached operation at the rewriter's insertion point.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn insert_op(&mut self, op: OpId) -> Result<(), Reason> {
        let _ = op;
        Err("operations cannot be inserted here".into())
    }

    /// Returns true if an operation is trivially dead: its results are unused and it has no other effect.
    ///
    /// # Errors
    /// If that is not known, with the reason; always, unless the host implements it.
    fn is_trivially_dead(&self, op: OpId) -> Result<bool, Reason> {
        let _ = op;
        Err("whether an operation is dead is not known here".into())
    }

    /// Replaces an operation by values and erases it.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), Reason>;

    /// Erases an operation.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn erase_op(&mut self, op: OpId) -> Result<(), Reason>;

    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn set_attr(&mut self, op: OpId, name: Name, value: Option<Attribute>) -> Result<(), Reason>;

    /// Sets an operand.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) -> Result<(), Reason>;

    /// Sets all operands, as many as there are values.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn set_operands(&mut self, op: OpId, values: &[ValueId]) -> Result<(), Reason> {
        let _ = (op, values);
        Err("the number of operands cannot be changed here".into())
    }

    /// Replaces the uses of a value by another, except those of one operation.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn replace_uses(&mut self, from: ValueId, to: ValueId, except: Option<OpId>) -> Result<(), Reason>;

    /// Creates an operation and folds it at once. Returns the values that it folds to, which then is not
    /// there, or its results.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn create_or_fold(&mut self, state: OperationState) -> Result<Vec<ValueId>, Reason>;

    /// Returns the insertion point of new operations.
    fn insert_point(&self) -> Option<InsertPoint>;

    /// Sets the insertion point of new operations.
    ///
    /// # Errors
    /// If the place does not exist any more, with the reason.
    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), Reason>;

    /// Begins the modification of an operation in place.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn start_modification(&mut self, op: OpId) -> Result<(), Reason>;

    /// Completes a modification in place.
    ///
    /// # Errors
    /// If it was not begun, with the reason.
    fn finalize_modification(&mut self, op: OpId) -> Result<(), Reason>;

    /// Rolls back a modification in place.
    ///
    /// # Errors
    /// If it was not begun, with the reason.
    fn cancel_modification(&mut self, op: OpId) -> Result<(), Reason>;

    /// Calls a function of the host that edits, with the location of new operations; see [`Functions`].
    ///
    /// # Errors
    /// If the function does not exist, or it fails.
    fn call_function(&mut self, name: &str, loc: Location, args: &[Val]) -> Result<Val, EvalError> {
        let _ = (loc, args);
        Err(EvalError::unknown(format!("unknown function '{name}'")))
    }
}

/// Functions that the host provides by the names that snippets call them by. They hide those of the
/// evaluator.
pub trait Functions {
    /// Returns true if a function of this name, `ns::f` or `f`, exists.
    fn has(&self, name: &str) -> bool;

    /// Calls a function.
    ///
    /// # Errors
    /// If it fails, or cannot be called in the place of the snippet.
    fn call(&self, env: &mut Env<'_>, name: &str, args: &[Val]) -> Result<Val, EvalError>;
}

/// Body of operations that a snippet may use.
#[derive(Default)]
pub enum Body<'a> {
    /// Types and attributes only.
    #[default]
    None,
    /// The body may be read.
    Read(&'a Ir),
    /// The body may be read and rewritten.
    Write(&'a mut dyn Host),
}

/// Returns the value of `$name`; `None` if the name is not bound.
pub type Named<'a> = dyn Fn(&str) -> Option<Val> + 'a;

/// Evaluation environment of a snippet: the context, the classes, the values of the placeholders, limits.
#[non_exhaustive]
pub struct Env<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// Classes and functions.
    pub classes: &'a Classes,
    /// C++ namespace of the snippet, to resolve names that several namespaces have.
    pub namespace: &'a str,
    /// The body.
    pub body: Body<'a>,
    /// `$_self`
    pub self_value: Option<Val>,
    /// `$_op`, also the object of calls without one (`getLhs()`), and the operation on which `$lhs` is looked
    /// up.
    pub op: Option<OpId>,
    /// `$_loc`; the operation's location without it.
    pub loc: Option<Location>,
    /// `$0`, `$1`, …
    pub args: &'a [Val],
    /// `$name`; looked up before the operation's own names.
    pub named: Option<&'a Named<'a>>,
    /// The host's functions.
    pub functions: Option<&'a dyn Functions>,
    /// Template arguments of the call of a host's function that is being run: `f<T, 2>(…)`.
    pub template: Vec<String>,
    /// Remaining number of steps; every node costs one.
    pub fuel: u64,
}

/// Number of steps that an evaluation may take by default.
pub const DEFAULT_FUEL: u64 = 4_000_000;

impl<'a> Env<'a> {
    /// An environment for snippets about types and attributes.
    pub fn new(ctx: &'a Context, classes: &'a Classes) -> Self {
        Env {
            ctx,
            classes,
            namespace: "",
            body: Body::None,
            self_value: None,
            op: None,
            loc: None,
            args: &[],
            named: None,
            functions: None,
            template: Vec::new(),
            fuel: DEFAULT_FUEL,
        }
    }

    /// Sets the namespace.
    #[must_use]
    pub fn with_namespace(mut self, namespace: &'a str) -> Self {
        self.namespace = namespace;
        self
    }

    /// Sets `$_self`.
    #[must_use]
    pub fn with_self(mut self, value: Val) -> Self {
        self.self_value = Some(value);
        self
    }

    /// Sets the body to read and `$_op`.
    #[must_use]
    pub fn with_op(mut self, ir: &'a Ir, op: OpId) -> Self {
        self.body = Body::Read(ir);
        self.op = Some(op);
        self
    }

    /// Sets the body to read.
    #[must_use]
    pub fn with_ir(mut self, ir: &'a Ir) -> Self {
        self.body = Body::Read(ir);
        self
    }

    /// Sets the rewriter.
    #[must_use]
    pub fn with_host(mut self, host: &'a mut dyn Host) -> Self {
        self.body = Body::Write(host);
        self
    }

    /// Sets `$0`, `$1`, ….
    #[must_use]
    pub fn with_args(mut self, args: &'a [Val]) -> Self {
        self.args = args;
        self
    }

    /// Sets the lookup of `$name`.
    #[must_use]
    pub fn with_named(mut self, named: &'a Named<'a>) -> Self {
        self.named = Some(named);
        self
    }

    /// Sets the host's functions.
    #[must_use]
    pub fn with_functions(mut self, functions: &'a dyn Functions) -> Self {
        self.functions = Some(functions);
        self
    }

    /// Sets `$_loc`.
    #[must_use]
    pub fn with_loc(mut self, loc: Location) -> Self {
        self.loc = Some(loc);
        self
    }

    /// The body.
    ///
    /// # Errors
    /// If there is none.
    pub fn ir(&self) -> Result<&Ir, EvalError> {
        match &self.body {
            Body::None => Err(EvalError::missing("no operation to look at")),
            Body::Read(ir) => Ok(ir),
            Body::Write(host) => Ok(host.ir()),
        }
    }

    /// The rewriter.
    ///
    /// # Errors
    /// If there is none.
    pub fn host(&mut self) -> Result<&mut (dyn Host + 'a), EvalError> {
        match &mut self.body {
            Body::Write(host) => Ok(&mut **host),
            _ => Err(EvalError::missing("operations can be changed only by a rewrite")),
        }
    }
}
