//! Making nodes, with the depth limit.

use std::sync::Arc;

use super::ast::*;
use super::lexer;
use super::token::Token;

/// What stops the parser: an error at an offset.
#[derive(Debug)]
pub struct Fail(pub u32, pub &'static str);

type Made<'s, T> = Result<T, lalrpop_util::ParseError<u32, Token<'s>, Fail>>;

fn fail<'s, T>(at: u32, message: &'static str) -> Made<'s, T> {
    Err(lalrpop_util::ParseError::User { error: Fail(at, message) })
}

fn check<'s>(at: u32, depth: u16) -> Made<'s, u16> {
    if depth >= MAX_DEPTH { fail(at, "snippet is nested too deeply") } else { Ok(depth + 1) }
}

fn deepest<'n>(nodes: impl IntoIterator<Item = &'n Node>) -> u16 {
    nodes.into_iter().map(|node| node.depth).max().unwrap_or(0)
}

fn depth_below(kind: &Kind) -> u16 {
    match kind {
        Kind::Unary(_, a) | Kind::Member { target: a, .. } | Kind::Cast(_, a) => a.depth,
        Kind::Binary(_, a, b) | Kind::Assign(_, a, b) | Kind::Index(a, b) => a.depth.max(b.depth),
        Kind::All(list)
        | Kind::Any(list)
        | Kind::Comma(list)
        | Kind::Braced(_, list)
        | Kind::Call { args: list, .. } => deepest(list),
        Kind::Ternary(a, b, c) => a.depth.max(b.depth).max(c.depth),
        Kind::Method { target, args, .. } => target.depth.max(deepest(args)),
        Kind::Apply(callee, args) => callee.depth.max(deepest(args)),
        Kind::Lambda(lambda) => lambda.depth,
        Kind::Hole(node) => node.depth,
        _ => 0,
    }
}

/// A node of a kind.
pub fn node<'s>(at: u32, kind: Kind) -> Made<'s, Node> {
    let depth = check(at, depth_below(&kind))?;
    Ok(Node { kind, at, depth })
}

/// `lhs op rhs`
pub fn binary<'s>(at: u32, op: BinaryOp, lhs: Node, rhs: Node) -> Made<'s, Node> {
    node(at, Kind::Binary(op, Box::new(lhs), Box::new(rhs)))
}

/// `a && b && c` or the same with `||`.
pub fn list<'s>(at: u32, list: Vec<Node>, last: Node, kind: fn(Vec<Node>) -> Kind) -> Made<'s, Node> {
    let mut list = list;
    list.push(last);
    node(at, kind(list))
}

/// Adjacent string literals are one.
pub fn string<'s>(at: u32, parts: Vec<&str>) -> Made<'s, Node> {
    let bytes: Vec<u8> = parts.into_iter().flat_map(lexer::unescape).collect();
    node(at, Kind::Str(String::from_utf8_lossy(&bytes).into()))
}

/// `$name`
pub fn placeholder<'s>(at: u32, name: &str, rest: bool) -> Made<'s, Node> {
    let placeholder = match name {
        "_self" => Placeholder::SelfValue,
        "_op" => Placeholder::Op,
        "_builder" => Placeholder::Builder,
        "_ctxt" | "_ctx" => Placeholder::Context,
        "_loc" => Placeholder::Loc,
        _ => match name.parse::<u32>() {
            Ok(index) if rest => Placeholder::Rest(index),
            Ok(index) => Placeholder::Index(index),
            Err(_) => Placeholder::Name(name.into()),
        },
    };
    node(at, Kind::Placeholder(placeholder))
}

/// A name that is not called.
pub fn name<'s>(at: u32, path: Path) -> Made<'s, Node> {
    if path.text() == "std::nullopt" || path.as_plain() == Some("nullopt") {
        return node(at, Kind::Null);
    }
    node(at, Kind::Name(path))
}

/// `target.name<…>` or `target->name<…>`
pub fn member<'s>(
    at: u32,
    target: Node,
    arrow: bool,
    name: &str,
    template: Option<Vec<TemplateArg>>,
) -> Made<'s, Node> {
    let (target, template) = (Box::new(target), template.unwrap_or_default());
    node(at, Kind::Member { target, arrow, name: name.into(), template })
}

/// `callee(…)`: a name is called, a method, or a value.
pub fn apply<'s>(at: u32, callee: Node, args: Vec<Node>) -> Made<'s, Node> {
    match callee.kind {
        Kind::Name(path) => {
            let last = path.last();
            if let ("static_cast" | "reinterpret_cast" | "const_cast", Some(template)) =
                (&*last.name, &last.args)
            {
                let [TemplateArg::Type(ty)] = &**template else { return fail(at, "a cast names one type") };
                let mut args = args.into_iter();
                let (Some(value), None) = (args.next(), args.next()) else {
                    return fail(at, "a cast takes one value");
                };
                return node(at, Kind::Cast(ty.clone(), Box::new(value)));
            }
            node(at, Kind::Call { path, args })
        }
        Kind::Member { target, arrow, name, template } => {
            node(callee.at, Kind::Method { target, arrow, name, template, args })
        }
        kind => {
            let callee = Node { kind, at: callee.at, depth: callee.depth };
            node(at, Kind::Apply(Box::new(callee), args))
        }
    }
}

/// `[…](params) { body }`
pub fn lambda<'s>(at: u32, params: Vec<Param>, body: Vec<Stmt>) -> Made<'s, Node> {
    let depth = depth_of(&body);
    node(at, Kind::Lambda(Arc::new(Lambda { params, body, depth })))
}

fn depth_of(list: &[Stmt]) -> u16 {
    list.iter().map(|stmt| stmt.depth).max().unwrap_or(0)
}

/// A statement of a kind.
pub fn stmt<'s>(at: u32, kind: StmtKind) -> Made<'s, Stmt> {
    let below = match &kind {
        StmtKind::Expr(value) | StmtKind::Unpack { value, .. } => value.depth,
        StmtKind::Decl { init, .. } => match init {
            Init::Default => 0,
            Init::Value(value) => value.depth,
            Init::Args(list) | Init::Braced(list) => deepest(list),
        },
        StmtKind::Return(value) => deepest(value),
        StmtKind::If { declare, condition, then, otherwise } => deepest(condition)
            .max(declare.as_ref().map_or(0, |stmt| stmt.depth))
            .max(depth_of(&then.stmts))
            .max(otherwise.as_ref().map_or(0, |block| depth_of(&block.stmts))),
        StmtKind::ForRange { range, body, .. } => range.depth.max(depth_of(&body.stmts)),
        StmtKind::For { init, condition, step, body } => deepest(condition)
            .max(deepest(step))
            .max(init.as_ref().map_or(0, |stmt| stmt.depth))
            .max(depth_of(&body.stmts)),
        StmtKind::While { condition, body } => condition.depth.max(depth_of(&body.stmts)),
        StmtKind::Else(body) => depth_of(&body.stmts),
        StmtKind::Switch { declare, condition, arms } => {
            let below = arms
                .iter()
                .map(|arm| depth_of(&arm.stmts).max(deepest(arm.labels.iter().flatten())))
                .max()
                .unwrap_or(0);
            deepest(condition).max(declare.as_ref().map_or(0, |stmt| stmt.depth)).max(below)
        }
        StmtKind::Block(body) | StmtKind::Several(body) => depth_of(body),
        StmtKind::Break | StmtKind::Continue => 0,
    };
    let depth = check(at, below)?;
    Ok(Stmt { kind, at, depth })
}

/// `if (head) then`
pub fn condition<'s>(
    at: u32,
    head: (Option<Box<Stmt>>, Option<Node>),
    then: Block,
) -> Made<'s, Option<Stmt>> {
    let (declare, condition) = head;
    stmt(at, StmtKind::If { declare, condition, then, otherwise: None }).map(Some)
}

/// What may stand in a `switch`: a label or a statement.
pub enum Item {
    Label(Option<Node>),
    Stmt(Option<Stmt>),
}

/// `switch (head) { items }`
pub fn switch<'s>(
    at: u32,
    head: (Option<Box<Stmt>>, Option<Node>),
    items: Vec<Item>,
) -> Made<'s, Option<Stmt>> {
    let mut parts: Vec<(Vec<_>, Vec<_>)> = Vec::new();
    for item in items {
        match (item, parts.last_mut()) {
            (Item::Label(label), Some((labels, stmts))) if stmts.is_empty() => labels.push(label),
            (Item::Label(label), _) => parts.push((vec![label], Vec::new())),
            (Item::Stmt(stmt), Some((_, stmts))) => stmts.push(stmt),
            (Item::Stmt(_), None) => return fail(at, "statement of a switch before its first label"),
        }
    }
    let mut arms = Vec::with_capacity(parts.len());
    for (labels, stmts) in parts {
        arms.push(Arm { labels, stmts: statements(stmts)? });
    }
    let (declare, condition) = head;
    stmt(at, StmtKind::Switch { declare, condition, arms }).map(Some)
}

/// A declaration and its further declarators, which have the same type.
pub fn several<'s>(at: u32, first: Stmt, rest: Vec<(u32, Arc<str>, Init)>) -> Made<'s, Stmt> {
    if rest.is_empty() {
        return Ok(first);
    }
    let StmtKind::Decl { ty, .. } = &first.kind else {
        return fail(at, "only plain names are declared together");
    };
    let ty = ty.clone();
    let mut list = vec![first];
    for (at, name, init) in rest {
        list.push(stmt(at, StmtKind::Decl { ty: ty.clone(), name, init })?);
    }
    stmt(at, StmtKind::Several(list))
}

/// One statement in the place of a block.
pub fn governed<'s>(at: u32, body: Option<Stmt>) -> Made<'s, Block> {
    match body {
        Some(Stmt { kind: StmtKind::Else(_), .. }) => fail(at, "'else' without 'if'"),
        body => Ok(Block { stmts: body.into_iter().collect(), braced: false }),
    }
}

/// A list of statements, every `else` joined with its `if`.
pub fn statements<'s>(list: Vec<Option<Stmt>>) -> Made<'s, Vec<Stmt>> {
    let mut out: Vec<Stmt> = Vec::new();
    for next in list.into_iter().flatten() {
        match next.kind {
            StmtKind::Else(body) => {
                let rest = match out.last_mut() {
                    Some(last) => attach(last, body),
                    None => Some(body),
                };
                if rest.is_some() {
                    return fail(next.at, "'else' without 'if'");
                }
                if let Some(last) = out.last() {
                    check(next.at, last.depth)?;
                }
            }
            _ => out.push(next),
        }
    }
    Ok(out)
}

/// Gives an `else` to the innermost `if` at a statement's end that is open for one; gives it back if none is.
fn attach(stmt: &mut Stmt, body: Block) -> Option<Block> {
    let depth = depth_of(&body.stmts);
    let inner = |block: &mut Block, body: Block| match block.stmts.last_mut() {
        Some(last) if !block.braced => attach(last, body),
        _ => Some(body),
    };
    let rest = match &mut stmt.kind {
        StmtKind::If { then, otherwise: otherwise @ None, .. } => {
            if let Some(body) = inner(then, body) {
                *otherwise = Some(body);
            }
            None
        }
        StmtKind::If { otherwise: Some(otherwise), .. } => inner(otherwise, body),
        StmtKind::ForRange { body: block, .. }
        | StmtKind::For { body: block, .. }
        | StmtKind::While { body: block, .. } => inner(block, body),
        _ => Some(body),
    };
    if rest.is_none() {
        // A chain of `else if` grows deeper with every link.
        stmt.depth = stmt.depth.max(depth.saturating_add(1));
        if let StmtKind::If { then, otherwise, .. } = &stmt.kind {
            let below =
                depth_of(&then.stmts).max(otherwise.as_ref().map_or(0, |block| depth_of(&block.stmts)));
            stmt.depth = stmt.depth.max(below.saturating_add(1));
        }
    }
    rest
}
