//! The checked syntax tree: names resolved, every expression with its type, implicit conversions spelled out.
//!
//! Nodes live in the vectors of one [`Ast`] and name each other by index, so that conversions may share
//! sub-expressions as upstream's tree does. Invariant: an index refers to a node that was made earlier, so
//! the graph has no cycle. Node and type names are those that `mlir-pdll -x ast` prints.

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
    /// What it is.
    pub kind: ExprKind,
    /// Its type.
    pub ty: Type,
    /// Where it was written.
    pub span: Span,
}

/// The kinds of expressions.
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
        /// Whether the constraint must not hold.
        negated: bool,
    },
    /// `parent.member`.
    Member {
        /// The operation or tuple.
        parent: ExprId,
        /// Which member.
        member: Member,
    },
    /// `op<…>…`.
    Operation(Operation),
    /// Several values or types as one range.
    Range(Vec<ExprId>),
    /// A tuple; its type has the names.
    Tuple(Vec<ExprId>),
    /// A whole number of the type of what an operator or call combines it with; of an edition, as those that follow.
    Integer(String),
    /// Whether two things are the same.
    Equal {
        /// One.
        left: ExprId,
        /// The other.
        right: ExprId,
        /// Whether they must differ.
        negated: bool,
    },
    /// `region { … }`.
    Region(Vec<Block>),
    /// Something that was refused.
    Error,
}

/// A block of a region that is written.
#[derive(Clone, Debug)]
pub struct Block {
    /// The block's variable.
    pub variable: VarId,
    /// Its arguments; absent if they are not looked at.
    pub arguments: Option<Vec<VarId>>,
    /// Whether other operations may stand before those that are written.
    pub open: bool,
    /// Its statements: operations, conditions, variables.
    pub body: Vec<Stmt>,
    /// Where it was written.
    pub span: Span,
}

/// A member of an operation or a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Member {
    /// All results of an operation (an implicit conversion).
    AllResults,
    /// A result by its index, of an operation whose definition is not known.
    Result(u32, String),
    /// A result group by its definition: index and the text that was written.
    ResultGroup(u32, String),
    /// A tuple's element: index and the text that was written.
    Element(u32, String),
}

impl Member {
    /// The member as the tools name it.
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
    /// Its full name.
    pub name: Option<Arc<str>>,
    /// Its operands; in a match section without an operand list one wildcard range.
    pub operands: Vec<ExprId>,
    /// Its result types; in a match section without a result list one wildcard range.
    pub results: Vec<ExprId>,
    /// Its attributes.
    pub attributes: Vec<NamedAttribute>,
    /// Its successors, if given.
    pub successors: Option<Vec<ExprId>>,
    /// Its regions, if given.
    pub regions: Option<Vec<ExprId>>,
}

/// An attribute of an operation expression.
#[derive(Clone, Debug)]
pub struct NamedAttribute {
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub span: Span,
    /// Its value.
    pub value: ExprId,
}

/// A variable, argument or result.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name; `_` for a wildcard, empty for a result without a name.
    pub name: String,
    /// Where its name stands.
    pub span: Span,
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub init: Option<ExprId>,
    /// Its constraints.
    pub constraints: Vec<ConstraintRef>,
}

/// A constraint where it is applied.
#[derive(Clone, Debug)]
pub struct ConstraintRef {
    /// Where.
    pub span: Span,
    /// Which constraint.
    pub constraint: Constraint,
}

/// A constraint on one entity.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Constraint {
    /// `Attr`, perhaps of a type.
    Attr(Option<ExprId>),
    /// `Op`, perhaps of a name.
    Op(Option<Arc<str>>),
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Value`, perhaps of a type.
    Value(Option<ExprId>),
    /// `ValueRange`, perhaps of types.
    ValueRange(Option<ExprId>),
    /// `Block`.
    Block,
    /// `Region`.
    Region,
    /// A user's constraint.
    User(CallableId),
}

impl Constraint {
    /// The type argument of a core constraint.
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
    /// Whether it is a constraint.
    pub is_constraint: bool,
    /// Its name.
    pub name: String,
    /// Where its name stands (the word `Constraint` or `Rewrite` if it has none).
    pub span: Span,
    /// Its parameters.
    pub inputs: Vec<VarId>,
    /// Its results as its signature gives them.
    pub results: Vec<VarId>,
    /// Its body.
    pub body: CallableBody,
    /// What a call of it gives.
    pub result_type: Type,
    /// Whether it was imported from a `.td` file.
    pub imported: bool,
    /// The C++ class by which natives take what it constrains, if it was imported and has one.
    pub cpp_class: Option<String>,
}

/// The body of a constraint or rewrite.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CallableBody {
    /// Defined by whoever runs the patterns.
    External,
    /// C++.
    Native {
        /// The text, escapes resolved.
        code: String,
        /// Where it stands.
        span: Span,
    },
    /// Known to whoever runs the patterns, under that name.
    Builtin {
        /// The native's name.
        native: &'static str,
    },
    /// PDLL.
    Pdll(Vec<Stmt>),
}

impl Callable {
    /// The statements of a PDLL body.
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
    /// Where it was written.
    pub span: Span,
    /// What it says.
    pub kind: StmtKind,
}

/// The kinds of statements.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum StmtKind {
    /// `let`.
    Let(VarId),
    /// `erase`.
    Erase(ExprId),
    /// `replace … with …`.
    Replace {
        /// What is replaced.
        root: ExprId,
        /// What takes its place.
        values: Vec<ExprId>,
    },
    /// `return`.
    Return(ExprId),
    /// `rewrite … with { … }`.
    Rewrite {
        /// What is rewritten.
        root: ExprId,
        /// How.
        body: Vec<Stmt>,
    },
    /// An expression.
    Expr(ExprId),
}

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Its name.
    pub name: Option<String>,
    /// The place of the word `Pattern`.
    pub span: Span,
    /// Its benefit, if spelled.
    pub benefit: Option<u16>,
    /// Whether a benefit that is not spelled is the number of operations that the pattern looks for, not zero.
    pub counts_benefit: bool,
    /// Whether it bounds its own recursion.
    pub bounded_recursion: bool,
    /// Its body; the last statement is the rewrite.
    pub body: Vec<Stmt>,
}

/// Something at the top level of a module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Decl {
    /// A constraint or rewrite.
    Callable(CallableId),
    /// A pattern.
    Pattern(Pattern),
}

/// A whole module: the file, and what it includes.
#[derive(Clone, Debug, Default)]
pub struct Ast {
    /// Expressions by index.
    pub exprs: Vec<Expr>,
    /// Variables by index.
    pub variables: Vec<Variable>,
    /// Constraints and rewrites by index.
    pub callables: Vec<Callable>,
    /// The top level in order.
    pub decls: Vec<Decl>,
    /// The place of the module's first token.
    pub span: Option<Span>,
}

impl Ast {
    /// An expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    /// A variable.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// A constraint or rewrite.
    pub fn callable(&self, id: CallableId) -> &Callable {
        &self.callables[id.0 as usize]
    }
}
