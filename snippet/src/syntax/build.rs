//! Creation of syntax nodes, with the depth limit.

use super::arena::SyntaxArena;
use super::token::Token;
use super::tree::*;
use crate::tree::{MAX_DEPTH, NEW};

/// Error of the parser: nesting that is too deep, at an offset.
#[derive(Debug)]
pub(super) struct TooDeep(pub u32);

type Built<'a, T> = Result<T, lalrpop_util::ParseError<u32, Token<'a>, TooDeep>>;

fn check<'a>(at: u32, below: u16) -> Built<'a, u16> {
    if below >= MAX_DEPTH {
        Err(lalrpop_util::ParseError::User { error: TooDeep(at) })
    } else {
        Ok(below + 1)
    }
}

fn deepest<'n, 'a: 'n>(nodes: impl IntoIterator<Item = &'n Node<'a>>) -> u16 {
    nodes.into_iter().map(|node| node.depth).max().unwrap_or(0)
}

fn depth_of(list: &[Stmt<'_>]) -> u16 {
    list.iter().map(|stmt| stmt.depth).max().unwrap_or(0)
}

fn depth_below(kind: &Kind<'_>) -> u16 {
    match kind {
        Kind::Unary(_, a) | Kind::Member(Member { target: a, .. }) | Kind::Cast(_, a) => a.depth,
        Kind::Binary(_, a, b) | Kind::Assign(_, a, b) | Kind::Index(a, b) => a.depth.max(b.depth),
        Kind::All(list)
        | Kind::Any(list)
        | Kind::Comma(list)
        | Kind::Braced(_, list)
        | Kind::Call(_, list) => deepest(*list),
        Kind::Ternary(parts) => deepest(*parts),
        Kind::Method(member, args) => member.target.depth.max(deepest(*args)),
        Kind::Apply(callee, args) => callee.depth.max(deepest(*args)),
        Kind::Lambda(lambda) => {
            let init = |capture: &Capture<'_>| match capture {
                Capture::Init(_, value) => value.depth,
                _ => 0,
            };
            lambda.captures.iter().map(init).max().unwrap_or(0).max(depth_of(lambda.body))
        }
        Kind::Bool(_)
        | Kind::Int(_)
        | Kind::Float(_)
        | Kind::Single(_)
        | Kind::Str(_)
        | Kind::Null
        | Kind::Placeholder(..)
        | Kind::Name(_) => 0,
    }
}

/// Creates an expression of a kind.
pub(super) fn node<'a>(at: u32, kind: Kind<'a>) -> Built<'a, Node<'a>> {
    let depth = check(at, depth_below(&kind))?;
    Ok(Node { kind, at, depth })
}

/// Creates `callee(…)`: a call of a name, a member, or a value.
pub(super) fn apply<'a>(
    arena: &'a SyntaxArena<'a>,
    at: u32,
    callee: Node<'a>,
    args: &'a [Node<'a>],
) -> Built<'a, Node<'a>> {
    match callee.kind {
        Kind::Name(path) => node(at, Kind::Call(path, args)),
        Kind::Member(member) => node(callee.at, Kind::Method(member, args)),
        _ => node(at, Kind::Apply(arena.node(callee), args)),
    }
}

/// Returns the name of a class whose object `new` creates: the keyword is its first segment, which no other
/// name has.
pub(super) fn new_object<'a>(arena: &'a SyntaxArena<'a>, class: Path<'a>) -> Path<'a> {
    let mut segments = vec![Segment { name: NEW, args: None }];
    segments.extend_from_slice(class.segments);
    Path { at: class.at, rooted: false, segments: arena.list(segments) }
}

/// Creates the marks after a type's name.
pub(super) fn marks(list: &[Mark]) -> Marks {
    Marks {
        pointer: list.contains(&Mark::Pointer),
        reference: matches!(list.last(), Some(Mark::Reference | Mark::Temporary)),
    }
}

/// Appends the last item of a list, which the grammar parses separately.
pub(super) fn with_last<T>(list: Vec<T>, last: T) -> Vec<T> {
    let mut list = list;
    list.push(last);
    list
}

fn depth_of_init(init: &Init<'_>) -> u16 {
    match init {
        Init::Default => 0,
        Init::Value(value) => value.depth,
        Init::Args(list) | Init::Braced(list) => deepest(*list),
    }
}

fn depth_of_head(head: &Head<'_>) -> u16 {
    deepest(&head.condition).max(head.declare.map_or(0, |stmt| stmt.depth))
}

/// Creates a statement of a kind.
pub(super) fn stmt<'a>(at: u32, kind: StmtKind<'a>) -> Built<'a, Stmt<'a>> {
    let below = match &kind {
        // An empty statement does not add depth.
        StmtKind::Empty => return Ok(Stmt { kind, at, depth: 0 }),
        StmtKind::Expr(value) | StmtKind::Unpack(_, _, value) => value.depth,
        StmtKind::Decl(_, list) => list.iter().map(|one| depth_of_init(&one.init)).max().unwrap_or(0),
        StmtKind::Return(value) => deepest(value),
        StmtKind::If(head, body) | StmtKind::While(head, body) => {
            depth_of_head(head).max(depth_of(body.stmts))
        }
        StmtKind::Else(body) => depth_of(body.stmts),
        StmtKind::ForRange(_, _, value, body) | StmtKind::DoWhile(body, value) => {
            value.depth.max(depth_of(body.stmts))
        }
        StmtKind::For { init, condition, step, body } => deepest(condition)
            .max(deepest(step))
            .max(init.map_or(0, |stmt| stmt.depth))
            .max(depth_of(body.stmts)),
        StmtKind::Switch(head, items) => {
            let item = |item: &Item<'_>| match item {
                Item::Label(label) => deepest(label),
                Item::Stmt(stmt) => stmt.depth,
            };
            depth_of_head(head).max(items.iter().map(item).max().unwrap_or(0))
        }
        StmtKind::Block(body) => depth_of(body),
        StmtKind::Break | StmtKind::Continue => 0,
    };
    let depth = check(at, below)?;
    Ok(Stmt { kind, at, depth })
}
