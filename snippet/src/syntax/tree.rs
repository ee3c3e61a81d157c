//! Syntax tree of a snippet, as it was written. Nodes are allocated in a [`SyntaxArena`] and borrow their
//! names from the snippet; [`crate::lower`] lowers them to the tree that is evaluated.
//!
//! Invariant: no node is deeper than [`MAX_DEPTH`](crate::tree::MAX_DEPTH), so walking a tree may recurse.
//!
//! [`SyntaxArena`]: super::arena::SyntaxArena

use crate::integer::CppInt;
use crate::operator::{BinaryOp, UnaryOp};

/// Expression: its kind, its offset in the snippet, and its depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<'a> {
    pub kind: Kind<'a>,
    pub at: u32,
    pub depth: u16,
}

/// A qualified name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<'a> {
    pub at: u32,
    /// True if the path has a leading `::`.
    pub rooted: bool,
    /// At least one.
    pub segments: &'a [Segment<'a>],
}

/// One name of a path with its template arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment<'a> {
    pub name: &'a str,
    pub args: Option<&'a [TemplateArg<'a>]>,
}

/// A template argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TemplateArg<'a> {
    Type(TypeName<'a>),
    Int(i128),
}

/// A type, without `const`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TypeName<'a> {
    pub path: Path<'a>,
    pub marks: Marks,
}

/// Marks after a type's name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    pub pointer: bool,
    /// True if the last one is `&` or `&&`.
    pub reference: bool,
}

/// Mark after a type's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `*`
    Pointer,
    /// `&`
    Reference,
    /// `&&`
    Temporary,
}

/// `target.name<…>` or `target->name<…>`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member<'a> {
    pub target: &'a Node<'a>,
    /// True if the member is accessed through `->`.
    pub arrow: bool,
    pub name: &'a str,
    pub template: &'a [TemplateArg<'a>],
}

/// Kind of an expression.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind<'a> {
    Bool(bool),
    Int(CppInt),
    Float(f64),
    Single(f32),
    /// Contents of adjacent literals, escapes as they are written.
    Str(&'a [&'a str]),
    Null,
    /// `$name`, and true if `...` follows.
    Placeholder(&'a str, bool),
    /// A name that is not called.
    Name(Path<'a>),
    Unary(UnaryOp, &'a Node<'a>),
    Binary(BinaryOp, &'a Node<'a>, &'a Node<'a>),
    /// `a && b && …`
    All(&'a [Node<'a>]),
    /// `a || b || …`
    Any(&'a [Node<'a>]),
    Ternary(&'a [Node<'a>; 3]),
    /// `target = value`, `target += value`, …
    Assign(Option<BinaryOp>, &'a Node<'a>, &'a Node<'a>),
    /// `(first, second, …)`
    Comma(&'a [Node<'a>]),
    /// A member that is not called.
    Member(Member<'a>),
    /// A member that is called.
    Method(Member<'a>, &'a [Node<'a>]),
    /// `path(…)`
    Call(Path<'a>, &'a [Node<'a>]),
    /// `callee(…)` where the callee is not a name
    Apply(&'a Node<'a>, &'a [Node<'a>]),
    /// `target[index]`
    Index(&'a Node<'a>, &'a Node<'a>),
    /// `path{…}`, or `{…}` without a path
    Braced(Option<Path<'a>>, &'a [Node<'a>]),
    /// `(type)value`
    Cast(TypeName<'a>, &'a Node<'a>),
    Lambda(Lambda<'a>),
}

/// `[captures](params) mutable -> returns { body }`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lambda<'a> {
    pub captures: &'a [Capture<'a>],
    pub params: &'a [Param<'a>],
    pub mutable: bool,
    pub returns: Option<TypeName<'a>>,
    pub body: &'a [Stmt<'a>],
}

/// Capture of a lambda.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Capture<'a> {
    /// `&`
    AllByReference,
    /// `=`
    AllByCopy,
    /// `&name`
    Reference(&'a str),
    /// `name`
    Copy(&'a str),
    /// `name = value`
    Init(&'a str, Node<'a>),
}

/// A parameter of a lambda.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Param<'a> {
    pub ty: TypeName<'a>,
    pub name: Option<&'a str>,
}

/// A statement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stmt<'a> {
    pub kind: StmtKind<'a>,
    pub at: u32,
    pub depth: u16,
}

/// Kind of a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StmtKind<'a> {
    /// `;`
    Empty,
    Expr(Node<'a>),
    /// `type first = …, second = …;`
    Decl(TypeName<'a>, &'a [Declarator<'a>]),
    /// `auto [a, b] = value;`
    Unpack(Marks, &'a [&'a str], Node<'a>),
    Return(Option<Node<'a>>),
    If(Head<'a>, Block<'a>),
    /// `else` branch; follows the statement that ends with its `if`.
    Else(Block<'a>),
    ForRange(TypeName<'a>, &'a [&'a str], Node<'a>, Block<'a>),
    For {
        init: Option<&'a Stmt<'a>>,
        condition: Option<Node<'a>>,
        step: Option<Node<'a>>,
        body: Block<'a>,
    },
    While(Head<'a>, Block<'a>),
    DoWhile(Block<'a>, Node<'a>),
    Switch(Head<'a>, &'a [Item<'a>]),
    Block(&'a [Stmt<'a>]),
    Break,
    Continue,
}

/// Contents of the parentheses of `if` and `switch`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head<'a> {
    pub declare: Option<&'a Stmt<'a>>,
    pub condition: Option<Node<'a>>,
}

/// Item of a `switch`: a label (without a value, `default`) or a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Item<'a> {
    Label(Option<Node<'a>>),
    Stmt(Stmt<'a>),
}

/// Body of a condition or a loop: statements in braces, or one without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block<'a> {
    pub stmts: &'a [Stmt<'a>],
    pub braced: bool,
}

/// Declared name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declarator<'a> {
    pub at: u32,
    /// True if `[…]` follows the name.
    pub array: bool,
    /// Marks before the name; the first name's are those of the type.
    pub marks: Marks,
    pub name: &'a str,
    pub init: Init<'a>,
}

/// Initializer of a declared name.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Init<'a> {
    Default,
    Value(Node<'a>),
    /// `Type name(args);`
    Args(&'a [Node<'a>]),
    /// `Type name{args};`, `Type name[] = {args};`
    Braced(&'a [Node<'a>]),
}
