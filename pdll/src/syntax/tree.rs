//! The syntax tree: what was written, with a place on every node, before names and types are known.
//!
//! Invariant: no node nests deeper than [`MAX_DEPTH`](super::MAX_DEPTH) (chains of `.member` and calls are
//! lists, not nests), so that every walk over the tree may recurse. Nodes are allocated in a
//! [`SyntaxArena`](super::arena::SyntaxArena) and live as long as the file is analysed. Mirrors <https://mlir.llvm.org/docs/PDLL/>.

use legalize_source::{Diagnostic, Span};

/// A name as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a> {
    /// The text; for a string its value.
    pub text: &'a str,
    /// Where it stands.
    pub span: Span,
}

/// Something at the top level of a file.
#[derive(Debug)]
pub enum Item<'a> {
    /// `#include "…"`.
    Include {
        /// The directive's place.
        directive: Span,
        /// The file's name; absent if no string follows.
        file: Option<Name<'a>>,
    },
    /// `#edition "…"`, as the first thing of a file.
    Edition,
    /// A `Constraint` or `Rewrite`.
    User(UserDecl<'a>),
    /// A `Pattern`.
    Pattern(PatternDecl<'a>),
    /// Something that does not parse.
    Broken {
        /// What stands before the syntax error.
        start: Option<&'a Item<'a>>,
        /// The names that it would declare.
        names: Vec<&'a str>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// A `Constraint` or a `Rewrite`, at the top level or inline.
#[derive(Debug)]
pub struct UserDecl<'a> {
    /// Whether it is a `Constraint`.
    pub is_constraint: bool,
    /// The place of the word `Constraint` or `Rewrite`.
    pub keyword: Span,
    /// Its name; an inline one may go without.
    pub name: Option<Name<'a>>,
    /// Its parameters.
    pub params: &'a [Param<'a>],
    /// Its results.
    pub results: &'a [ResultDecl<'a>],
    /// Its body.
    pub body: Body<'a>,
}

/// A parameter: `name: Constraint`.
#[derive(Debug)]
pub struct Param<'a> {
    /// The parameter's name.
    pub name: Name<'a>,
    /// What it may be.
    pub constraint: ConstraintRef<'a>,
}

/// A result in a signature: `name: Constraint`, `Constraint`, or a name alone, which only a known
/// constraint may be.
#[derive(Debug)]
pub struct ResultDecl<'a> {
    /// The result's name.
    pub name: Option<Name<'a>>,
    /// What it is.
    pub constraint: ConstraintRef<'a>,
}

/// The body of a `Constraint`, `Rewrite` or `Pattern`.
#[derive(Debug)]
pub enum Body<'a> {
    /// None: it is defined elsewhere.
    External,
    /// A syntax error stands in its place.
    Hole,
    /// C++ in a string or string block.
    Native {
        /// The text, escapes resolved.
        code: &'a str,
        /// The literal's place, quotes included.
        span: Span,
    },
    /// `{ … }`.
    Block(Block<'a>),
    /// `=> statement`.
    Lambda(&'a Stmt<'a>),
}

/// Statements in braces.
#[derive(Debug)]
pub struct Block<'a> {
    /// From brace to brace.
    pub span: Span,
    /// The statements.
    pub stmts: &'a [Stmt<'a>],
}

/// A `Pattern`.
#[derive(Debug)]
pub struct PatternDecl<'a> {
    /// The place of the word `Pattern`.
    pub keyword: Span,
    /// Its name.
    pub name: Option<Name<'a>>,
    /// What stands after `with`.
    pub metadata: &'a [Metadata<'a>],
    /// Its body, a block or a lambda.
    pub body: Body<'a>,
}

/// One word of pattern metadata: `benefit(3)`, `recursion`.
#[derive(Debug)]
pub struct Metadata<'a> {
    /// The word.
    pub name: Name<'a>,
    /// The number in parentheses, and the place of the parenthesis.
    pub argument: Option<(Name<'a>, Span)>,
}

/// A statement.
#[derive(Debug)]
pub struct Stmt<'a> {
    /// From its first to its last token, without the semicolon.
    pub span: Span,
    /// What it says.
    pub kind: StmtKind<'a>,
}

/// The kinds of statements.
#[derive(Debug)]
pub enum StmtKind<'a> {
    /// `let name: constraints = value`.
    Let {
        /// The variable's name.
        name: Name<'a>,
        /// Its constraints.
        constraints: &'a [ConstraintRef<'a>],
        /// Its value.
        init: Option<Expr<'a>>,
    },
    /// `erase operation`.
    Erase(Expr<'a>),
    /// `replace operation with values`.
    Replace {
        /// What is replaced.
        root: Expr<'a>,
        /// What takes its place.
        values: &'a [Expr<'a>],
        /// Whether the values stand in parentheses.
        is_list: bool,
    },
    /// `return value`.
    Return(Expr<'a>),
    /// `rewrite operation with { … }`.
    Rewrite {
        /// What is rewritten.
        root: Expr<'a>,
        /// How.
        body: Block<'a>,
    },
    /// An expression.
    Expr(Expr<'a>),
    /// A statement that does not parse.
    Broken {
        /// What stands before the syntax error.
        start: Option<&'a Stmt<'a>>,
        /// The names that it would declare.
        names: Vec<&'a str>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// An expression.
#[derive(Debug)]
pub struct Expr<'a> {
    /// From its first to its last token.
    pub span: Span,
    /// What it is.
    pub kind: ExprKind<'a>,
}

impl Expr<'_> {
    /// The place from an offset inside the expression to its end.
    pub fn span_from(&self, start: u32) -> Span {
        Span::new(self.span.file, start, self.span.end)
    }
}

/// The kinds of expressions.
#[derive(Debug)]
pub enum ExprKind<'a> {
    /// `attr<"…">`.
    Attribute(&'a str),
    /// `type<"…">`.
    Type(&'a str),
    /// `op<…>…`.
    Operation(&'a Operation<'a>),
    /// `(a, name = b)`.
    Tuple(&'a [TupleElement<'a>]),
    /// A name.
    Ref(Name<'a>),
    /// `name: constraints`, `_: constraints`.
    Variable {
        /// The name, `_` for a wildcard.
        name: Name<'a>,
        /// What it may be.
        constraints: &'a [ConstraintRef<'a>],
    },
    /// A `Constraint` or `Rewrite` where it is used.
    Inline(&'a UserDecl<'a>),
    /// `not name(arguments)`.
    Negated {
        /// The constraint; what upstream reads there may also be a new variable, which is none.
        callee: &'a Expr<'a>,
        /// The arguments.
        args: &'a [Expr<'a>],
    },
    /// Member accesses and calls on something.
    Postfix {
        /// What they start from.
        base: &'a Expr<'a>,
        /// The accesses and calls, in order.
        steps: Vec<PostfixOp<'a>>,
    },
    /// A whole number; of an edition, as those that follow.
    Integer(&'a str),
    /// A string literal's value.
    String(&'a str),
    /// `-value`.
    Negative(&'a Expr<'a>),
    /// Operators that bind alike, from left to right.
    Chain {
        /// What stands before the first one.
        first: &'a Expr<'a>,
        /// Each operator and what stands behind it.
        rest: Vec<(BinaryOp, Expr<'a>)>,
    },
    /// `region { … }`.
    Region(&'a [BlockLiteral<'a>]),
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
pub struct BlockLiteral<'a> {
    /// The place of the word `block`, or of the brace of a region's only block.
    pub span: Span,
    /// Its name.
    pub name: Option<Name<'a>>,
    /// Its arguments, if given.
    pub arguments: Option<&'a [Expr<'a>]>,
    /// Whether `...` stands first, so that other operations may stand before those that are written.
    pub open: bool,
    /// Its statements.
    pub stmts: &'a [Stmt<'a>],
}

/// An element of a tuple.
#[derive(Debug)]
pub struct TupleElement<'a> {
    /// Its name.
    pub name: Option<Name<'a>>,
    /// Its value.
    pub value: Expr<'a>,
}

/// A member access or a call.
#[derive(Debug)]
pub struct PostfixOp<'a> {
    /// From the dot or parenthesis to its last token.
    pub span: Span,
    /// Which of the two.
    pub kind: PostfixKind<'a>,
}

/// The kinds of postfix operators.
#[derive(Debug)]
pub enum PostfixKind<'a> {
    /// `.name`, `.0`.
    Member(Name<'a>),
    /// `(arguments)`.
    Call(&'a [Expr<'a>]),
}

/// `op<name>(operands) {attributes} -> (results)`.
#[derive(Debug)]
pub struct Operation<'a> {
    /// The place of the word `op`.
    pub keyword: Span,
    /// Its full name; absent for `op<>`.
    pub name: Option<Name<'a>>,
    /// The place of the closing `>`.
    pub name_end: Span,
    /// The operands, if given.
    pub operands: Option<&'a [Expr<'a>]>,
    /// The attributes.
    pub attributes: &'a [AttributeEntry<'a>],
    /// The result types, if given.
    pub results: Option<&'a [Expr<'a>]>,
    /// The successors and regions, if given.
    pub inner: Inner<'a>,
}

/// What an operation names besides its operands; of an edition.
#[derive(Debug, Default)]
pub struct Inner<'a> {
    /// The successors, if given.
    pub successors: Option<&'a [Expr<'a>]>,
    /// The regions, if given.
    pub regions: Option<&'a [Expr<'a>]>,
}

/// `name = value` or `name` in an attribute list.
#[derive(Debug)]
pub struct AttributeEntry<'a> {
    /// The attribute's name.
    pub name: Name<'a>,
    /// Its value; the unit attribute if absent.
    pub value: Option<Expr<'a>>,
}

/// A constraint where it is applied.
#[derive(Debug)]
pub struct ConstraintRef<'a> {
    /// Its first token, which is where the tools say that it stands.
    pub span: Span,
    /// Which constraint.
    pub kind: ConstraintKind<'a>,
}

/// The kinds of constraints.
#[derive(Debug)]
pub enum ConstraintKind<'a> {
    /// `Attr`, `Attr<type>`.
    Attr(Option<TypeArgument<'a>>),
    /// `Op`, `Op<name>`.
    Op(Option<Name<'a>>),
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Value`, `Value<type>`.
    Value(Option<TypeArgument<'a>>),
    /// `ValueRange`, `ValueRange<types>`.
    ValueRange(Option<TypeArgument<'a>>),
    /// `Block`.
    Block,
    /// `Region`.
    Region,
    /// A constraint by name.
    Named(&'a str),
    /// A constraint defined here.
    Inline(&'a UserDecl<'a>),
    /// A syntax error stands in its place.
    Hole,
}

/// `<type>` after a core constraint.
#[derive(Debug)]
pub struct TypeArgument<'a> {
    /// The place of the `<`.
    pub open: Span,
    /// The type.
    pub value: &'a Expr<'a>,
}
