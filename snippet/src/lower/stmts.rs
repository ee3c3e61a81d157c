//! Statements: every `else` is joined with its `if`, the items of a `switch` are grouped under their labels.

use std::sync::Arc;

use super::{check, deepest, depth_of, node, nodes, type_name};
use crate::error::SnippetError;
use crate::syntax::tree as syntax;
use crate::tree::{Arm, Block, Init, Node, Path, Segment, Stmt, StmtKind, TemplateArg, TypeName};

type Lowered<T> = Result<T, SnippetError>;

/// Lowers a list of statements.
pub(crate) fn stmts(list: &[syntax::Stmt<'_>]) -> Lowered<Vec<Stmt>> {
    joined(list.iter())
}

fn joined<'n, 'a: 'n>(list: impl Iterator<Item = &'n syntax::Stmt<'a>>) -> Lowered<Vec<Stmt>> {
    let mut out: Vec<Stmt> = Vec::new();
    for next in list {
        match &next.kind {
            syntax::StmtKind::Empty => {}
            syntax::StmtKind::Else(body) => {
                let body = block(body)?;
                check(next.at, depth_of(&body.stmts))?;
                let Some(last) = out.last_mut() else { return Err(without_if(next.at)) };
                if attach(last, body).is_some() {
                    return Err(without_if(next.at));
                }
                check(next.at, last.depth)?;
            }
            _ => out.push(stmt(next)?),
        }
    }
    Ok(out)
}

fn without_if(at: u32) -> SnippetError {
    SnippetError::new(at as usize, "'else' without 'if'")
}

/// Lowers a statement that is neither empty nor an `else`.
fn stmt(parsed: &syntax::Stmt<'_>) -> Lowered<Stmt> {
    let at = parsed.at;
    let kind = match &parsed.kind {
        // A list has no empty statements, and an `else` is joined there.
        syntax::StmtKind::Empty => StmtKind::Block(Vec::new()),
        syntax::StmtKind::Else(_) => return Err(without_if(at)),
        syntax::StmtKind::Expr(value) => StmtKind::Expr(node(value)?),
        syntax::StmtKind::Decl(ty, list) => {
            let ty = type_name(ty);
            let one = |one: &syntax::Declarator<'_>| {
                let syntax::Marks { pointer, reference } = one.marks;
                let mut ty = TypeName { pointer, reference, ..ty.clone() };
                if one.array {
                    ty = array_of(ty, one.at);
                }
                create_stmt(one.at, StmtKind::Decl { ty, name: one.name.into(), init: init(&one.init)? })
            };
            match list {
                [only] => return one(only),
                list => StmtKind::Several(list.iter().map(one).collect::<Lowered<_>>()?),
            }
        }
        syntax::StmtKind::Unpack(marks, list, value) => {
            StmtKind::Unpack { reference: marks.reference, names: names(list), value: node(value)? }
        }
        syntax::StmtKind::Return(value) => StmtKind::Return(optional(value)?),
        syntax::StmtKind::If(head, then) => {
            let (declare, condition) = self::head(head)?;
            StmtKind::If { declare, condition, then: block(then)?, otherwise: None }
        }
        syntax::StmtKind::ForRange(ty, list, range, body) => StmtKind::ForRange {
            ty: type_name(ty),
            names: names(list),
            range: node(range)?,
            body: block(body)?,
        },
        syntax::StmtKind::For { init, condition, step, body } => StmtKind::For {
            init: init.map(stmt).transpose()?.map(Box::new),
            condition: optional(condition)?,
            step: optional(step)?,
            body: block(body)?,
        },
        syntax::StmtKind::While(head, body) => match self::head(head)? {
            (None, Some(condition)) => StmtKind::While { condition, body: block(body)? },
            // `while (T x = …) …`: an endless loop around `if (T x = …) … else break;`.
            (declare, condition) => {
                let end = create_stmt(at, StmtKind::Break)?;
                let otherwise = Some(Block { stmts: vec![end], braced: true });
                let branch = StmtKind::If { declare, condition, then: block(body)?, otherwise };
                let body = Block { stmts: vec![create_stmt(at, branch)?], braced: true };
                StmtKind::For { init: None, condition: None, step: None, body }
            }
        },
        syntax::StmtKind::DoWhile(body, condition) => {
            StmtKind::DoWhile { body: block(body)?, condition: node(condition)? }
        }
        syntax::StmtKind::Switch(head, items) => {
            let (declare, condition) = self::head(head)?;
            StmtKind::Switch { declare, condition, arms: arms(at, items)? }
        }
        syntax::StmtKind::Block(body) => StmtKind::Block(stmts(body)?),
        syntax::StmtKind::Break => StmtKind::Break,
        syntax::StmtKind::Continue => StmtKind::Continue,
    };
    create_stmt(at, kind)
}

/// Returns the type of `T name[…]` as a `std::array<T>`.
fn array_of(item: TypeName, at: u32) -> TypeName {
    let segment = |name: &str, args| Segment { name: name.into(), args };
    let segments = vec![segment("std", None), segment("array", Some(vec![TemplateArg::Type(item)]))];
    TypeName { path: Path::new(segments, at, false), pointer: false, reference: false }
}

fn optional(value: &Option<syntax::Node<'_>>) -> Lowered<Option<Node>> {
    value.as_ref().map(node).transpose()
}

fn names(list: &[&str]) -> Vec<Arc<str>> {
    list.iter().map(|&name| name.into()).collect()
}

fn head(head: &syntax::Head<'_>) -> Lowered<(Option<Box<Stmt>>, Option<Node>)> {
    Ok((head.declare.map(stmt).transpose()?.map(Box::new), optional(&head.condition)?))
}

fn init(parsed: &syntax::Init<'_>) -> Lowered<Init> {
    Ok(match parsed {
        syntax::Init::Default => Init::Default,
        syntax::Init::Value(value) => Init::Value(node(value)?),
        syntax::Init::Args(list) => Init::Args(nodes(list)?),
        syntax::Init::Braced(list) => Init::Braced(nodes(list)?),
    })
}

fn block(parsed: &syntax::Block<'_>) -> Lowered<Block> {
    Ok(Block { stmts: stmts(parsed.stmts)?, braced: parsed.braced })
}

/// Groups the items of a `switch`: consecutive labels share the statements that follow.
fn arms(at: u32, items: &[syntax::Item<'_>]) -> Lowered<Vec<Arm>> {
    let mut parts: Vec<(Vec<_>, Vec<_>)> = Vec::new();
    for item in items {
        match (item, parts.last_mut()) {
            (syntax::Item::Label(label), Some((labels, stmts))) if stmts.is_empty() => {
                labels.push(optional(label)?);
            }
            (syntax::Item::Label(label), _) => parts.push((vec![optional(label)?], Vec::new())),
            (syntax::Item::Stmt(stmt), Some((_, stmts))) => stmts.push(stmt),
            (syntax::Item::Stmt(_), None) => {
                let message = "statement of a switch before its first label";
                return Err(SnippetError::new(at as usize, message));
            }
        }
    }
    let arm =
        |(labels, list): (_, Vec<&syntax::Stmt<'_>>)| Ok(Arm { labels, stmts: joined(list.into_iter())? });
    parts.into_iter().map(arm).collect()
}

/// Creates a statement of a kind, unless it would be too deep.
fn create_stmt(at: u32, kind: StmtKind) -> Lowered<Stmt> {
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
        StmtKind::While { condition, body } | StmtKind::DoWhile { body, condition } => {
            condition.depth.max(depth_of(&body.stmts))
        }
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
    Ok(Stmt { depth: check(at, below)?, kind, at })
}

/// Attaches an `else` to the innermost `if` at a statement's end that lacks one; returns it if there is none.
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
