//! The syntax tree: what was written, with a place on every node, before names and types are known.
//!
//! Invariant: no node nests deeper than [`MAX_DEPTH`](super::MAX_DEPTH) (chains of `.member` and calls are
//! lists, not nests), so that every walk over the tree may recurse. Mirrors <https://mlir.llvm.org/docs/PDLL/>.

use legalize_source::{Diagnostic, Span};

/// A name as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The text; for a string its value.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// Something at the top level of a file.
#[derive(Debug)]
pub enum Item {
    /// `#include "…"`.
    Include {
        /// The directive's place.
        directive: Span,
        /// The file's name; absent if no string follows.
        file: Option<Name>,
    },
    /// `#edition "…"`, as the first thing of a file.
    Edition,
    /// A `Constraint` or `Rewrite`.
    User(UserDecl),
    /// A `Pattern`.
    Pattern(PatternDecl),
    /// Something that does not parse.
    Broken {
        /// What stands before the syntax error.
        start: Option<Box<Item>>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// A `Constraint` or a `Rewrite`, at the top level or inline.
#[derive(Debug)]
pub struct UserDecl {
    /// Whether it is a `Constraint`.
    pub is_constraint: bool,
    /// The place of the word `Constraint` or `Rewrite`.
    pub keyword: Span,
    /// Its name; an inline one may go without.
    pub name: Option<Name>,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Its results.
    pub results: Vec<ResultDecl>,
    /// Its body.
    pub body: Body,
}

/// A parameter: `name: Constraint`.
#[derive(Debug)]
pub struct Param {
    /// The parameter's name.
    pub name: Name,
    /// What it may be.
    pub constraint: ConstraintRef,
}

/// A result in a signature: `name: Constraint`, `Constraint`, or a name alone, which only a known
/// constraint may be.
#[derive(Debug)]
pub struct ResultDecl {
    /// The result's name.
    pub name: Option<Name>,
    /// What it is.
    pub constraint: ConstraintRef,
}

/// The body of a `Constraint`, `Rewrite` or `Pattern`.
#[derive(Debug)]
pub enum Body {
    /// None: it is defined elsewhere.
    External,
    /// A syntax error stands in its place.
    Hole,
    /// C++ in a string or string block.
    Native {
        /// The text, escapes resolved.
        code: String,
        /// The literal's place, quotes included.
        span: Span,
    },
    /// `{ … }`.
    Block(Block),
    /// `=> statement`.
    Lambda(Box<Stmt>),
}

/// Statements in braces.
#[derive(Debug)]
pub struct Block {
    /// From brace to brace.
    pub span: Span,
    /// The statements.
    pub stmts: Vec<Stmt>,
}

/// A `Pattern`.
#[derive(Debug)]
pub struct PatternDecl {
    /// The place of the word `Pattern`.
    pub keyword: Span,
    /// Its name.
    pub name: Option<Name>,
    /// What stands after `with`.
    pub metadata: Vec<Metadata>,
    /// Its body, a block or a lambda.
    pub body: Body,
}

/// One word of pattern metadata: `benefit(3)`, `recursion`.
#[derive(Debug)]
pub struct Metadata {
    /// The word.
    pub name: Name,
    /// The number in parentheses, and the place of the parenthesis.
    pub argument: Option<(Name, Span)>,
}

/// A statement.
#[derive(Debug)]
pub struct Stmt {
    /// From its first to its last token, without the semicolon.
    pub span: Span,
    /// What it says.
    pub kind: StmtKind,
}

/// The kinds of statements.
#[derive(Debug)]
pub enum StmtKind {
    /// `let name: constraints = value`.
    Let {
        /// The variable's name.
        name: Name,
        /// Its constraints.
        constraints: Vec<ConstraintRef>,
        /// Its value.
        init: Option<Expr>,
    },
    /// `erase operation`.
    Erase(Expr),
    /// `replace operation with values`.
    Replace {
        /// What is replaced.
        root: Expr,
        /// What takes its place.
        values: Vec<Expr>,
        /// Whether the values stand in parentheses.
        is_list: bool,
    },
    /// `return value`.
    Return(Expr),
    /// `rewrite operation with { … }`.
    Rewrite {
        /// What is rewritten.
        root: Expr,
        /// How.
        body: Block,
    },
    /// An expression.
    Expr(Expr),
    /// A statement that does not parse.
    Broken {
        /// What stands before the syntax error.
        start: Option<Box<Stmt>>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// An expression.
#[derive(Debug)]
pub struct Expr {
    /// From its first to its last token.
    pub span: Span,
    /// What it is.
    pub kind: ExprKind,
}

impl Expr {
    /// The place from an offset inside the expression to its end.
    pub fn span_from(&self, start: u32) -> Span {
        Span::new(self.span.file, start, self.span.end)
    }
}

/// The kinds of expressions.
#[derive(Debug)]
pub enum ExprKind {
    /// `attr<"…">`.
    Attribute(String),
    /// `type<"…">`.
    Type(String),
    /// `op<…>…`.
    Operation(Box<Operation>),
    /// `(a, name = b)`.
    Tuple(Vec<TupleElement>),
    /// A name.
    Ref(Name),
    /// `name: constraints`, `_: constraints`.
    Variable {
        /// The name, `_` for a wildcard.
        name: Name,
        /// What it may be.
        constraints: Vec<ConstraintRef>,
    },
    /// A `Constraint` or `Rewrite` where it is used.
    Inline(Box<UserDecl>),
    /// `not name(arguments)`.
    Negated {
        /// The constraint.
        callee: Name,
        /// The arguments.
        args: Vec<Expr>,
    },
    /// Member accesses and calls on something.
    Postfix {
        /// What they start from.
        base: Box<Expr>,
        /// The accesses and calls, in order.
        steps: Vec<Step>,
    },
    /// A whole number; of an edition, as those that follow.
    Integer(String),
    /// A string literal's value.
    String(String),
    /// `-value`.
    Negative(Box<Expr>),
    /// Operators that bind alike, from left to right.
    Chain {
        /// What stands before the first one.
        first: Box<Expr>,
        /// Each operator and what stands behind it.
        rest: Vec<(BinaryOp, Expr)>,
    },
    /// `region { … }`.
    Region(Vec<BlockLiteral>),
    /// A syntax error stands in its place.
    Hole,
}

/// An operator of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    /// `+`.
    Add,
    /// `-`.
    Sub,
    /// `*`.
    Mul,
    /// `/`.
    Div,
    /// `%`.
    Rem,
    /// `&`.
    And,
    /// `|`.
    Or,
    /// `^`.
    Xor,
    /// `<<`.
    ShiftLeft,
    /// `>>`.
    ShiftRight,
    /// `==`.
    Equal,
    /// `!=`.
    NotEqual,
    /// `<`.
    Less,
    /// `<=`.
    LessEqual,
    /// `>`.
    Greater,
    /// `>=`.
    GreaterEqual,
}

impl BinaryOp {
    /// How tightly it binds.
    pub fn tier(self) -> u8 {
        use BinaryOp::*;
        match self {
            Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual => 0,
            Or => 1,
            Xor => 2,
            And => 3,
            ShiftLeft | ShiftRight => 4,
            Add | Sub => 5,
            Mul | Div | Rem => 6,
        }
    }
}

/// A block as a region is written: `block name(arguments) { … }`.
#[derive(Debug)]
pub struct BlockLiteral {
    /// The place of the word `block`, or of the brace of a region's only block.
    pub span: Span,
    /// Its name.
    pub name: Option<Name>,
    /// Its arguments, if given.
    pub arguments: Option<Vec<Expr>>,
    /// Whether `...` stands first, so that other operations may stand before those that are written.
    pub open: bool,
    /// Its statements.
    pub stmts: Vec<Stmt>,
}

/// An element of a tuple.
#[derive(Debug)]
pub struct TupleElement {
    /// Its name.
    pub name: Option<Name>,
    /// Its value.
    pub value: Expr,
}

/// A member access or a call.
#[derive(Debug)]
pub struct Step {
    /// From the dot or parenthesis to its last token.
    pub span: Span,
    /// Which of the two.
    pub kind: StepKind,
}

/// The kinds of steps.
#[derive(Debug)]
pub enum StepKind {
    /// `.name`, `.0`.
    Member(Name),
    /// `(arguments)`.
    Call(Vec<Expr>),
}

/// `op<name>(operands) {attributes} -> (results)`.
#[derive(Debug)]
pub struct Operation {
    /// The place of the word `op`.
    pub keyword: Span,
    /// Its full name; absent for `op<>`.
    pub name: Option<Name>,
    /// The place of the closing `>`.
    pub name_end: Span,
    /// The operands, if given.
    pub operands: Option<Vec<Expr>>,
    /// The attributes.
    pub attributes: Vec<AttributeEntry>,
    /// The result types, if given.
    pub results: Option<Vec<Expr>>,
    /// The successors and regions, if given.
    pub inner: Inner,
}

/// What an operation names besides its operands; of an edition.
#[derive(Debug, Default)]
pub struct Inner {
    /// The successors, if given.
    pub successors: Option<Vec<Expr>>,
    /// The regions, if given.
    pub regions: Option<Vec<Expr>>,
}

/// `name = value` or `name` in an attribute list.
#[derive(Debug)]
pub struct AttributeEntry {
    /// The attribute's name.
    pub name: Name,
    /// Its value; the unit attribute if absent.
    pub value: Option<Expr>,
}

/// A constraint where it is applied.
#[derive(Debug)]
pub struct ConstraintRef {
    /// Its first token, which is where the tools say that it stands.
    pub span: Span,
    /// Which constraint.
    pub kind: ConstraintKind,
}

/// The kinds of constraints.
#[derive(Debug)]
pub enum ConstraintKind {
    /// `Attr`, `Attr<type>`.
    Attr(Option<TypeArgument>),
    /// `Op`, `Op<name>`.
    Op(Option<Name>),
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Value`, `Value<type>`.
    Value(Option<TypeArgument>),
    /// `ValueRange`, `ValueRange<types>`.
    ValueRange(Option<TypeArgument>),
    /// `Block`.
    Block,
    /// `Region`.
    Region,
    /// A constraint by name.
    Named(String),
    /// A constraint defined here.
    Inline(Box<UserDecl>),
    /// A syntax error stands in its place.
    Hole,
}

/// `<type>` after a core constraint.
#[derive(Debug)]
pub struct TypeArgument {
    /// The place of the `<`.
    pub open: Span,
    /// The type.
    pub value: Box<Expr>,
}
