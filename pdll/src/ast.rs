//! Checked syntax tree: names are resolved, every expression has its type, implicit conversions are explicit.
//!
//! Nodes are stored in the vectors of one [`Ast`] and refer to each other by index, so that conversions may
//! share sub-expressions as upstream's tree does. Invariant: an index refers to a node that was created
//! earlier, so the graph is acyclic. Node and type names are those that `mlir-pdll -x ast` prints.

use std::sync::Arc;

use legalize_source::Span;

pub use crate::types::{TupleType, Type};

/// Index of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExprId(pub u32);
/// Index of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);
/// Index of a user constraint or rewrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallableId(pub u32);

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Kind of the expression.
    pub kind: ExprKind,
    /// Type of the expression.
    pub ty: Type,
    /// Place of the expression.
    pub span: Span,
}

/// Kind of an expression.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ExprKind {
    /// `attr<"…">`, or the unit attribute of an attribute without a value.
    Attribute(String),
    /// `type<"…">`.
    Type(String),
    /// A use of a variable.
    Variable(VarId),
    /// A use of a constraint's or rewrite's name.
    Callable(CallableId),
    /// A call.
    Call {
        /// The expression that is called; it is a [`ExprKind::Callable`].
        callee: ExprId,
        /// The arguments, converted to the parameters' types.
        args: Vec<ExprId>,
        /// True if the constraint must not hold.
        negated: bool,
    },
    /// `parent.member`.
    Member {
        /// The operation or tuple.
        parent: ExprId,
        /// The member.
        member: Member,
    },
    /// `op<…>…`.
    Operation(Operation),
    /// Several values or types as one range.
    Range(Vec<ExprId>),
    /// A tuple; its type has the names.
    Tuple(Vec<ExprId>),
    /// An integer with the type of the attribute that an operator or call combines it with; only in an
    /// edition, like the following kinds.
    Integer(String),
    /// A test for equality.
    Equal {
        /// The left operand.
        left: ExprId,
        /// The right operand.
        right: ExprId,
        /// True if the operands must differ.
        negated: bool,
    },
    /// `region { … }`.
    Region(Vec<Block>),
    /// An expression that was rejected.
    Error,
}

/// A block literal of a region.
#[derive(Clone, Debug)]
pub struct Block {
    /// The block's variable.
    pub variable: VarId,
    /// Block arguments; absent if they are not matched.
    pub arguments: Option<Vec<VarId>>,
    /// True if other operations may precede the written ones.
    pub open: bool,
    /// Statements: operations, conditions, variables.
    pub body: Vec<Stmt>,
    /// Place of the block.
    pub span: Span,
}

/// A member of an operation or a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Member {
    /// All results of an operation (an implicit conversion).
    AllResults,
    /// A result by its index, of an operation whose definition is unknown.
    Result(u32, String),
    /// A result group by its definition: index and the text that was written.
    ResultGroup(u32, String),
    /// A tuple's element: index and the text that was written.
    Element(u32, String),
}

impl Member {
    /// Returns the member as the tools name it.
    pub fn text(&self) -> &str {
        match self {
            Member::AllResults => "$results",
            Member::Result(_, text) | Member::ResultGroup(_, text) | Member::Element(_, text) => text,
        }
    }
}

/// An operation expression.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Full name of the operation.
    pub name: Option<Arc<str>>,
    /// Operands; in a match section without an operand list one wildcard range.
    pub operands: Vec<ExprId>,
    /// Result types; in a match section without a result list one wildcard range.
    pub results: Vec<ExprId>,
    /// Attributes.
    pub attributes: Vec<NamedAttribute>,
    /// Successors, if given.
    pub successors: Option<Vec<ExprId>>,
    /// Regions, if given.
    pub regions: Option<Vec<ExprId>>,
}

/// An attribute of an operation expression.
#[derive(Clone, Debug)]
pub struct NamedAttribute {
    /// Name of the attribute.
    pub name: String,
    /// Place of the name.
    pub span: Span,
    /// Value of the attribute.
    pub value: ExprId,
}

/// A variable, argument or result.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Name; `_` for a wildcard, empty for a result without a name.
    pub name: String,
    /// Place of the name.
    pub span: Span,
    /// Type of the variable.
    pub ty: Type,
    /// Initial value.
    pub init: Option<ExprId>,
    /// Constraints of the variable.
    pub constraints: Vec<ConstraintRef>,
}

/// Use of a constraint.
#[derive(Clone, Debug)]
pub struct ConstraintRef {
    /// Place of the use.
    pub span: Span,
    /// The constraint.
    pub constraint: Constraint,
}

/// A constraint on one entity.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Constraint {
    /// `Attr`, optionally of a type.
    Attr(Option<ExprId>),
    /// `Op`, optionally of a name.
    Op(Option<Arc<str>>),
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Value`, optionally of a type.
    Value(Option<ExprId>),
    /// `ValueRange`, optionally of types.
    ValueRange(Option<ExprId>),
    /// `Block`.
    Block,
    /// `Region`.
    Region,
    /// A user's constraint.
    User(CallableId),
}

impl Constraint {
    /// Returns the type argument of a core constraint.
    pub fn type_expr(&self) -> Option<ExprId> {
        match self {
            Constraint::Attr(ty) | Constraint::Value(ty) | Constraint::ValueRange(ty) => *ty,
            _ => None,
        }
    }
}

/// A user's constraint or rewrite, or a constraint imported from a `.td` file.
#[derive(Clone, Debug)]
pub struct Callable {
    /// True for a constraint.
    pub is_constraint: bool,
    /// Name.
    pub name: String,
    /// Place of the name, or of the word `Constraint` or `Rewrite` if it has none.
    pub span: Span,
    /// Parameters.
    pub inputs: Vec<VarId>,
    /// Results as the signature declares them.
    pub results: Vec<VarId>,
    /// Body.
    pub body: CallableBody,
    /// Result type of a call.
    pub result_type: Type,
    /// True if it was imported from a `.td` file.
    pub imported: bool,
    /// C++ class by which natives take the constrained object, if it was imported and has one.
    pub cpp_class: Option<String>,
}

/// The body of a constraint or rewrite.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CallableBody {
    /// Defined by the program that runs the patterns.
    External,
    /// C++.
    Native {
        /// The text, escapes resolved.
        code: String,
        /// Place of the text.
        span: Span,
    },
    /// Defined by the program that runs the patterns, under the given name.
    Builtin {
        /// Name of the native.
        native: &'static str,
    },
    /// PDLL.
    Pdll(Vec<Stmt>),
}

impl Callable {
    /// Returns the statements of a PDLL body.
    pub fn pdll_body(&self) -> Option<&[Stmt]> {
        match &self.body {
            CallableBody::Pdll(stmts) => Some(stmts),
            _ => None,
        }
    }
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// Place of the statement.
    pub span: Span,
    /// Kind of the statement.
    pub kind: StmtKind,
}

/// Kind of a statement.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum StmtKind {
    /// `let`.
    Let(VarId),
    /// `erase`.
    Erase(ExprId),
    /// `replace … with …`.
    Replace {
        /// The operation to be replaced.
        root: ExprId,
        /// The replacement values.
        values: Vec<ExprId>,
    },
    /// `return`.
    Return(ExprId),
    /// `rewrite … with { … }`.
    Rewrite {
        /// The root operation.
        root: ExprId,
        /// The rewrite section.
        body: Vec<Stmt>,
    },
    /// An expression.
    Expr(ExprId),
}

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Name of the pattern.
    pub name: Option<String>,
    /// Place of the word `Pattern`.
    pub span: Span,
    /// Benefit, if given.
    pub benefit: Option<u16>,
    /// True if the default benefit is the number of operations that the pattern matches, false if it is zero.
    pub counts_benefit: bool,
    /// True if the pattern declares bounded recursion.
    pub bounded_recursion: bool,
    /// Body; the last statement is the rewrite.
    pub body: Vec<Stmt>,
}

/// Declaration at the top level of a module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Decl {
    /// A constraint or rewrite.
    Callable(CallableId),
    /// A pattern.
    Pattern(Pattern),
}

/// A module: the file and its includes.
#[derive(Clone, Debug, Default)]
pub struct Ast {
    /// Expressions by index.
    pub exprs: Vec<Expr>,
    /// Variables by index.
    pub variables: Vec<Variable>,
    /// Constraints and rewrites by index.
    pub callables: Vec<Callable>,
    /// Top-level declarations in order.
    pub decls: Vec<Decl>,
    /// Place of the module's first token.
    pub span: Option<Span>,
}

impl Ast {
    /// Returns an expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    /// Returns a variable.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// Returns a constraint or rewrite.
    pub fn callable(&self, id: CallableId) -> &Callable {
        &self.callables[id.0 as usize]
    }
}
