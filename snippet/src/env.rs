//! What a snippet is evaluated in.

use legalize_ir::{Attribute, Context, InsertPoint, Ir, Location, Name, OpId, OperationState, ValueId};

use crate::classes::Classes;
use crate::error::EvalError;
use crate::value::{Mapping, Val};

/// Lets snippets of rewrites change the body: implemented by whoever owns the rewriter.
pub trait Host {
    /// The body.
    fn ir(&self) -> &Ir;

    /// Makes an operation at the rewriter's insertion point.
    ///
    /// # Errors
    /// If the operation cannot be made, with the reason.
    fn create_op(&mut self, state: OperationState) -> Result<OpId, String>;

    /// Makes a copy of an operation, with what its regions hold or with empty ones, at the rewriter's insertion point if
    /// it is inserted, else nowhere. The mapping says what it reads in place of values, and learns what was copied.
    ///
    /// # Errors
    /// If the operation cannot be copied, with the reason; always, unless the host implements it.
    fn clone_op(
        &mut self,
        op: OpId,
        regions: bool,
        inserted: bool,
        mapping: &mut Mapping,
    ) -> Result<OpId, String> {
        let _ = (op, regions, inserted, mapping);
        Err("operations are not copied here".to_owned())
    }

    /// Puts an operation that stands nowhere at the rewriter's insertion point.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn insert_op(&mut self, op: OpId) -> Result<(), String> {
        let _ = op;
        Err("operations are not inserted here".to_owned())
    }

    /// Whether an operation may be erased as nobody needs it: its results are unused and it does nothing else.
    ///
    /// # Errors
    /// If that is not known, with the reason; always, unless the host implements it.
    fn is_trivially_dead(&self, op: OpId) -> Result<bool, String> {
        let _ = op;
        Err("whether an operation is dead is not known here".to_owned())
    }

    /// Replaces an operation by values and erases it.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), String>;

    /// Erases an operation.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn erase_op(&mut self, op: OpId) -> Result<(), String>;

    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn set_attr(&mut self, op: OpId, name: Name, value: Option<Attribute>) -> Result<(), String>;

    /// Sets an operand.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) -> Result<(), String>;

    /// Sets all operands, as many as there are values.
    ///
    /// # Errors
    /// If that is not possible, with the reason; always, unless the host implements it.
    fn set_operands(&mut self, op: OpId, values: &[ValueId]) -> Result<(), String> {
        let _ = (op, values);
        Err("the number of operands is not changed here".to_owned())
    }

    /// Lets the readers of a value read another, all but one operation.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn replace_uses(&mut self, from: ValueId, to: ValueId, except: Option<OpId>) -> Result<(), String>;

    /// Folds an operation that was just made. Gives the values that take its results' place, where it folds to
    /// some; the operation is then erased.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn fold(&mut self, op: OpId) -> Result<Option<Vec<ValueId>>, String>;

    /// Where new operations go.
    fn insert_point(&self) -> Option<InsertPoint>;

    /// Sets where new operations go.
    ///
    /// # Errors
    /// If there is no such place any more, with the reason.
    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), String>;

    /// Begins to change an operation in place.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn start_modification(&mut self, op: OpId) -> Result<(), String>;

    /// A change in place is complete.
    ///
    /// # Errors
    /// If it was not begun, with the reason.
    fn finalize_modification(&mut self, op: OpId) -> Result<(), String>;

    /// Takes a change in place back.
    ///
    /// # Errors
    /// If it was not begun, with the reason.
    fn cancel_modification(&mut self, op: OpId) -> Result<(), String>;

    /// Calls a function of the host that edits, with the location of new operations; see [`Functions`].
    ///
    /// # Errors
    /// If there is no such function, or it fails.
    fn call_function(&mut self, name: &str, loc: Location, args: &[Val]) -> Result<Val, EvalError> {
        let _ = (loc, args);
        Err(EvalError::unknown(format!("unknown function '{name}'")))
    }
}

/// Functions that the host finds by the names that snippets call them by. They hide those of the evaluator.
pub trait Functions {
    /// True if there is a function of this name, `ns::f` or `f`.
    fn has(&self, name: &str) -> bool;

    /// Calls it.
    ///
    /// # Errors
    /// If it fails, or cannot be called where the snippet stands.
    fn call(&self, env: &mut Env<'_>, name: &str, args: &[Val]) -> Result<Val, EvalError>;
}

/// The body that a snippet may look at.
#[derive(Default)]
pub enum Body<'a> {
    /// None: types and attributes only.
    #[default]
    None,
    /// Reading.
    Read(&'a Ir),
    /// Reading and rewriting.
    Write(&'a mut dyn Host),
}

/// Gives the value of `$name`; nothing if there is no such name.
pub type Named<'a> = dyn Fn(&str) -> Option<Val> + 'a;

/// What a snippet is evaluated in: the context, the classes, what the placeholders stand for, limits.
pub struct Env<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// Classes and functions.
    pub classes: &'a Classes,
    /// The C++ namespace that the snippet stands in, for names that several namespaces have.
    pub namespace: &'a str,
    /// The body.
    pub body: Body<'a>,
    /// `$_self`
    pub self_value: Option<Val>,
    /// `$_op`, also the object of calls without one (`getLhs()`), and what `$lhs` is looked up on.
    pub op: Option<OpId>,
    /// `$_loc`; the operation's location without it.
    pub loc: Option<Location>,
    /// `$0`, `$1`, …
    pub args: &'a [Val],
    /// `$name`; asked before the operation is.
    pub named: Option<&'a Named<'a>>,
    /// The host's functions.
    pub functions: Option<&'a dyn Functions>,
    /// Steps that may still be made; every node costs one.
    pub fuel: u64,
}

/// Steps that an evaluation may make unless the environment says otherwise.
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

    /// Sets what `$name` is.
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
