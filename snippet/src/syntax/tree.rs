//! The syntax tree of a snippet: what was parsed, as it was written. Nodes live in a [`SyntaxArena`] and borrow their
//! names from the snippet; [`crate::lower`] makes of them what is evaluated.
//!
//! Invariant: no node is deeper than [`MAX_DEPTH`](crate::tree::MAX_DEPTH), so walking a tree may recurse.
//!
//! [`SyntaxArena`]: super::arena::SyntaxArena

use crate::integer::CppInt;
use crate::operator::{BinaryOp, UnaryOp};

/// An expression: what it is, where it starts in the snippet, and how deep it is.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub kind: Kind<'a>,
    pub at: u32,
    pub depth: u16,
}

/// A qualified name.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    pub at: u32,
    /// Whether `::` stands in front.
    pub rooted: bool,
    /// At least one.
    pub segments: &'a [Segment<'a>],
}

/// One name of a path with its template arguments.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'a> {
    pub name: &'a str,
    pub args: Option<&'a [TemplateArg<'a>]>,
}

/// A template argument.
#[derive(Clone, Copy, Debug)]
pub enum TemplateArg<'a> {
    Type(TypeName<'a>),
    Int(i128),
}

/// A type, without `const`.
#[derive(Clone, Copy, Debug)]
pub struct TypeName<'a> {
    pub path: Path<'a>,
    pub marks: Marks,
}

/// The marks behind a type's name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    pub pointer: bool,
    /// Whether the last one is `&` or `&&`.
    pub reference: bool,
}

/// A mark behind a type's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// `*`
    Pointer,
    /// `&`
    Reference,
    /// `&&`
    Temporary,
}

/// `target.name<…>` or `target->name<…>`
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    pub target: &'a Node<'a>,
    /// Whether it is reached through `->`.
    pub arrow: bool,
    pub name: &'a str,
    pub template: &'a [TemplateArg<'a>],
}

/// What an expression is.
#[derive(Clone, Copy, Debug)]
pub enum Kind<'a> {
    Bool(bool),
    Int(CppInt),
    Float(f64),
    Single(f32),
    /// Adjacent literals between their quotes, escapes as they are.
    Str(&'a [&'a str]),
    Null,
    /// `$name`, and whether `...` follows.
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
    /// `callee(…)` where the callee is no name
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
pub struct Lambda<'a> {
    pub captures: &'a [Capture<'a>],
    pub params: &'a [Param<'a>],
    pub mutable: bool,
    pub returns: Option<TypeName<'a>>,
    pub body: &'a [Stmt<'a>],
}

/// What a lambda captures.
#[derive(Clone, Copy, Debug)]
pub enum Capture<'a> {
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
pub struct Param<'a> {
    pub ty: TypeName<'a>,
    pub name: Option<&'a str>,
}

/// A statement.
#[derive(Clone, Copy, Debug)]
pub struct Stmt<'a> {
    pub kind: StmtKind<'a>,
    pub at: u32,
    pub depth: u16,
}

/// What a statement is.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind<'a> {
    /// `;`
    Empty,
    Expr(Node<'a>),
    /// `type first = …, second = …;`
    Decl(TypeName<'a>, &'a [Declarator<'a>]),
    /// `auto [a, b] = value;`
    Unpack(Marks, &'a [&'a str], Node<'a>),
    Return(Option<Node<'a>>),
    If(Head<'a>, Block<'a>),
    /// Stands behind the statement that ends with its `if`.
    Else(Block<'a>),
    ForRange(TypeName<'a>, &'a [&'a str], Node<'a>, Block<'a>),
    For {
        init: Option<&'a Stmt<'a>>,
        condition: Option<Node<'a>>,
        step: Option<Node<'a>>,
        body: Block<'a>,
    },
    While(Node<'a>, Block<'a>),
    DoWhile(Block<'a>, Node<'a>),
    Switch(Head<'a>, &'a [Item<'a>]),
    Block(&'a [Stmt<'a>]),
    Break,
    Continue,
}

/// What stands in the parentheses of `if` and `switch`.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    pub declare: Option<&'a Stmt<'a>>,
    pub condition: Option<Node<'a>>,
}

/// What may stand in a `switch`: a label (without a value, `default`) or a statement.
#[derive(Clone, Copy, Debug)]
pub enum Item<'a> {
    Label(Option<Node<'a>>),
    Stmt(Stmt<'a>),
}

/// What a condition or a loop governs: statements in braces, or one without.
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    pub stmts: &'a [Stmt<'a>],
    pub braced: bool,
}

/// A name that is declared.
#[derive(Clone, Copy, Debug)]
pub struct Declarator<'a> {
    pub at: u32,
    /// Whether `[…]` follows the name.
    pub array: bool,
    /// Those in front of the name; the first name's are those of the type.
    pub marks: Marks,
    pub name: &'a str,
    pub init: Init<'a>,
}

/// How a declared name gets its value.
#[derive(Clone, Copy, Debug)]
pub enum Init<'a> {
    Default,
    Value(Node<'a>),
    /// `Type name(args);`
    Args(&'a [Node<'a>]),
    /// `Type name{args};`, `Type name[] = {args};`
    Braced(&'a [Node<'a>]),
}
