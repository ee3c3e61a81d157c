//! Syntax tree as it was written, with a place on every node, before names and types are known.
//!
//! Invariant: no node nests deeper than [`MAX_DEPTH`](super::MAX_DEPTH) (chains of `.member` and calls are
//! lists, not nests), so that every walk over the tree may recurse. Nodes are allocated in a
//! [`SyntaxArena`](super::arena::SyntaxArena) and live as long as the file is analysed. Mirrors
//! <https://mlir.llvm.org/docs/PDLL/>.

use legalize_source::{Diagnostic, Span};

/// A name as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name<'a> {
    /// The text; for a string its value.
    pub text: &'a str,
    /// Place of the name.
    pub span: Span,
}

/// Item at the top level of a file.
#[derive(Debug)]
pub(crate) enum Item<'a> {
    /// `#include "…"`.
    Include {
        /// Place of the directive.
        directive: Span,
        /// Name of the file; absent if no string follows.
        file: Option<Name<'a>>,
    },
    /// `#edition "…"`, at the beginning of a file.
    Edition,
    /// A `Constraint` or `Rewrite`.
    User(UserDecl<'a>),
    /// A `Pattern`.
    Pattern(PatternDecl<'a>),
    /// An item that does not parse.
    Broken {
        /// The part before the syntax error.
        start: Option<&'a Item<'a>>,
        /// Names that the item would declare.
        names: Vec<&'a str>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// A `Constraint` or a `Rewrite`, at the top level or inline.
#[derive(Debug)]
pub(crate) struct UserDecl<'a> {
    /// True for a `Constraint`.
    pub is_constraint: bool,
    /// Place of the word `Constraint` or `Rewrite`.
    pub keyword: Span,
    /// Name; optional for an inline declaration.
    pub name: Option<Name<'a>>,
    /// Parameters.
    pub params: &'a [Param<'a>],
    /// Results.
    pub results: &'a [ResultDecl<'a>],
    /// Body.
    pub body: Body<'a>,
}

/// A parameter: `name: Constraint`.
#[derive(Debug)]
pub(crate) struct Param<'a> {
    /// The parameter's name.
    pub name: Name<'a>,
    /// Constraint of the parameter.
    pub constraint: ConstraintRef<'a>,
}

/// A result in a signature: `name: Constraint`, `Constraint`, or a name alone, which must be that of a known
/// constraint.
#[derive(Debug)]
pub(crate) struct ResultDecl<'a> {
    /// The result's name.
    pub name: Option<Name<'a>>,
    /// Constraint of the result.
    pub constraint: ConstraintRef<'a>,
}

/// The body of a `Constraint`, `Rewrite` or `Pattern`.
#[derive(Debug)]
pub(crate) enum Body<'a> {
    /// Missing: it is defined elsewhere.
    External,
    /// Missing because of a syntax error.
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
pub(crate) struct Block<'a> {
    /// Place from brace to brace.
    pub span: Span,
    /// The statements.
    pub stmts: &'a [Stmt<'a>],
}

/// A `Pattern`.
#[derive(Debug)]
pub(crate) struct PatternDecl<'a> {
    /// Place of the word `Pattern`.
    pub keyword: Span,
    /// Name of the pattern.
    pub name: Option<Name<'a>>,
    /// Metadata after `with`.
    pub metadata: &'a [Metadata<'a>],
    /// Body, a block or a lambda.
    pub body: Body<'a>,
}

/// One word of pattern metadata: `benefit(3)`, `recursion`.
#[derive(Debug)]
pub(crate) struct Metadata<'a> {
    /// The word.
    pub name: Name<'a>,
    /// The number in parentheses, and the place of the parenthesis.
    pub argument: Option<(Name<'a>, Span)>,
}

/// A statement.
#[derive(Debug)]
pub(crate) struct Stmt<'a> {
    /// Place from the first to the last token, without the semicolon.
    pub span: Span,
    /// Kind of the statement.
    pub kind: StmtKind<'a>,
}

/// Kind of a statement.
#[derive(Debug)]
pub(crate) enum StmtKind<'a> {
    /// `let name: constraints = value`.
    Let {
        /// The variable's name.
        name: Name<'a>,
        /// Constraints of the variable.
        constraints: &'a [ConstraintRef<'a>],
        /// Initial value.
        init: Option<Expr<'a>>,
    },
    /// `erase operation`.
    Erase(Expr<'a>),
    /// `replace operation with values`.
    Replace {
        /// The operation to be replaced.
        root: Expr<'a>,
        /// The replacement values.
        values: &'a [Expr<'a>],
        /// True if the values are in parentheses.
        is_list: bool,
    },
    /// `return value`.
    Return(Expr<'a>),
    /// `rewrite operation with { … }`.
    Rewrite {
        /// The root operation.
        root: Expr<'a>,
        /// The rewrite section.
        body: Block<'a>,
    },
    /// An expression.
    Expr(Expr<'a>),
    /// A statement that does not parse.
    Broken {
        /// The part before the syntax error.
        start: Option<&'a Stmt<'a>>,
        /// Names that the statement would declare.
        names: Vec<&'a str>,
        /// The syntax error.
        error: Box<Diagnostic>,
    },
}

/// An expression.
#[derive(Debug)]
pub(crate) struct Expr<'a> {
    /// Place from the first to the last token.
    pub span: Span,
    /// Kind of the expression.
    pub kind: ExprKind<'a>,
}

impl Expr<'_> {
    /// Returns the place from an offset inside the expression to its end.
    pub(crate) fn span_from(&self, start: u32) -> Span {
        Span::new(self.span.file, start, self.span.end)
    }
}

/// Kind of an expression.
#[derive(Debug)]
pub(crate) enum ExprKind<'a> {
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
        /// Constraints of the variable.
        constraints: &'a [ConstraintRef<'a>],
    },
    /// An inline `Constraint` or `Rewrite`.
    Inline(&'a UserDecl<'a>),
    /// `not name(arguments)`.
    Negated {
        /// The constraint; upstream also parses a new variable here, which is not a constraint.
        callee: &'a Expr<'a>,
        /// The arguments.
        args: &'a [Expr<'a>],
    },
    /// Member accesses and calls.
    Postfix {
        /// The expression that they are applied to.
        base: &'a Expr<'a>,
        /// The accesses and calls, in order.
        steps: Vec<PostfixOp<'a>>,
    },
    /// An integer; only in an edition, like the following kinds.
    Integer(&'a str),
    /// A string literal's value.
    String(&'a str),
    /// `-value`.
    Negative(&'a Expr<'a>),
    /// Operators of the same precedence, from left to right.
    Chain {
        /// The first operand.
        first: &'a Expr<'a>,
        /// Each operator and its right operand.
        rest: Vec<(BinaryOp, Expr<'a>)>,
    },
    /// `region { … }`.
    Region(&'a [BlockLiteral<'a>]),
    /// Missing because of a syntax error.
    Hole,
}

/// Operator of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinaryOp {
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
    /// Precedence of the operator.
    pub(crate) fn tier(self) -> u8 {
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

/// Block literal of a region: `block name(arguments) { … }`.
#[derive(Debug)]
pub(crate) struct BlockLiteral<'a> {
    /// Place of the word `block`, or of the brace of a region's only block.
    pub span: Span,
    /// Name of the block.
    pub name: Option<Name<'a>>,
    /// Arguments, if given.
    pub arguments: Option<&'a [Expr<'a>]>,
    /// True if `...` comes first, so that other operations may precede the written ones.
    pub open: bool,
    /// Statements of the block.
    pub stmts: &'a [Stmt<'a>],
}

/// An element of a tuple.
#[derive(Debug)]
pub(crate) struct TupleElement<'a> {
    /// Name of the element.
    pub name: Option<Name<'a>>,
    /// Value of the element.
    pub value: Expr<'a>,
}

/// A member access or a call.
#[derive(Debug)]
pub(crate) struct PostfixOp<'a> {
    /// Place from the dot or parenthesis to the last token.
    pub span: Span,
    /// Kind of the operator.
    pub kind: PostfixKind<'a>,
}

/// Kind of a postfix operator.
#[derive(Debug)]
pub(crate) enum PostfixKind<'a> {
    /// `.name`, `.0`.
    Member(Name<'a>),
    /// `(arguments)`.
    Call(&'a [Expr<'a>]),
}

/// `op<name>(operands) {attributes} -> (results)`.
#[derive(Debug)]
pub(crate) struct Operation<'a> {
    /// Place of the word `op`.
    pub keyword: Span,
    /// Full name; absent for `op<>`.
    pub name: Option<Name<'a>>,
    /// Place of the closing `>`.
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

/// Successors and regions of an operation; only in an edition.
#[derive(Debug, Default)]
pub(crate) struct Inner<'a> {
    /// The successors, if given.
    pub successors: Option<&'a [Expr<'a>]>,
    /// The regions, if given.
    pub regions: Option<&'a [Expr<'a>]>,
}

/// `name = value` or `name` in an attribute list.
#[derive(Debug)]
pub(crate) struct AttributeEntry<'a> {
    /// The attribute's name.
    pub name: Name<'a>,
    /// Value; the unit attribute if absent.
    pub value: Option<Expr<'a>>,
}

/// Use of a constraint.
#[derive(Debug)]
pub(crate) struct ConstraintRef<'a> {
    /// First token, which is where the tools report the constraint.
    pub span: Span,
    /// The constraint.
    pub kind: ConstraintKind<'a>,
}

/// Kind of a constraint.
#[derive(Debug)]
pub(crate) enum ConstraintKind<'a> {
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
    /// Missing because of a syntax error.
    Hole,
}

/// `<type>` after a core constraint.
#[derive(Debug)]
pub(crate) struct TypeArgument<'a> {
    /// Place of the `<`.
    pub open: Span,
    /// The type.
    pub value: &'a Expr<'a>,
}
