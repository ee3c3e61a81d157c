//! Lowering of the syntax tree to the tree that is evaluated: names, placeholders, casts and literals are
//! resolved, every `else` is joined with its `if`. The result owns its data, as it outlives the snippet's
//! text.
//!
//! The depth is counted again, as a chain of `else if` grows deeper with every link.

mod stmts;

use std::sync::Arc;

use crate::error::SnippetError;
use crate::syntax::{lexer, tree as syntax};
use crate::tree::{
    Capture, CaptureKind, Kind, Lambda, MAX_DEPTH, Node, Param, Path, Placeholder, Segment, Stmt,
    TemplateArg, TypeName,
};

pub(crate) use stmts::stmts;

/// Nesting beyond [`MAX_DEPTH`].
pub(crate) fn too_deep(at: u32) -> SnippetError {
    SnippetError::new(at as usize, "snippet is nested too deeply")
}

fn check(at: u32, below: u16) -> Result<u16, SnippetError> {
    if below >= MAX_DEPTH { Err(too_deep(at)) } else { Ok(below + 1) }
}

fn deepest<'n>(nodes: impl IntoIterator<Item = &'n Node>) -> u16 {
    nodes.into_iter().map(|node| node.depth).max().unwrap_or(0)
}

fn depth_of(list: &[Stmt]) -> u16 {
    list.iter().map(|stmt| stmt.depth).max().unwrap_or(0)
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

/// Creates a node of a kind, unless it would be too deep.
pub(crate) fn create_node(at: u32, kind: Kind) -> Result<Node, SnippetError> {
    let depth = check(at, depth_below(&kind))?;
    Ok(Node { kind, at, depth })
}

/// Lowers an expression.
pub(crate) fn node(parsed: &syntax::Node<'_>) -> Result<Node, SnippetError> {
    let at = parsed.at;
    let kind = match parsed.kind {
        syntax::Kind::Bool(value) => Kind::Bool(value),
        syntax::Kind::Int(value) => Kind::Int(value),
        syntax::Kind::Float(value) => Kind::Float(value),
        syntax::Kind::Single(value) => Kind::Single(value),
        syntax::Kind::Str(parts) => Kind::Str(string(parts)),
        syntax::Kind::Null => Kind::Null,
        syntax::Kind::Placeholder(name, rest) => Kind::Placeholder(placeholder(name, rest)),
        syntax::Kind::Name(path) => name(&path),
        syntax::Kind::Unary(op, value) => Kind::Unary(op, boxed(value)?),
        syntax::Kind::Binary(op, lhs, rhs) => Kind::Binary(op, boxed(lhs)?, boxed(rhs)?),
        syntax::Kind::All(list) => Kind::All(nodes(list)?),
        syntax::Kind::Any(list) => Kind::Any(nodes(list)?),
        syntax::Kind::Ternary([condition, then, otherwise]) => {
            Kind::Ternary(boxed(condition)?, boxed(then)?, boxed(otherwise)?)
        }
        syntax::Kind::Assign(op, target, value) => Kind::Assign(op, boxed(target)?, boxed(value)?),
        syntax::Kind::Comma(list) => Kind::Comma(nodes(list)?),
        syntax::Kind::Member(syntax::Member { target, name, .. }) => {
            Kind::Member { target: boxed(target)?, name: name.into() }
        }
        syntax::Kind::Method(syntax::Member { target, arrow, name, template }, args) => Kind::Method {
            target: boxed(target)?,
            arrow,
            name: name.into(),
            template: template_args(template),
            args: nodes(args)?,
        },
        syntax::Kind::Call(callee, args) => call(at, &callee, args)?,
        syntax::Kind::Apply(callee, args) => Kind::Apply(boxed(callee)?, nodes(args)?),
        syntax::Kind::Index(target, index) => Kind::Index(boxed(target)?, boxed(index)?),
        syntax::Kind::Braced(ty, args) => {
            let ty = ty.map(|named| TypeName { path: path(&named), pointer: false, reference: false });
            Kind::Braced(ty, nodes(args)?)
        }
        syntax::Kind::Cast(ty, value) => Kind::Cast(type_name(&ty), boxed(value)?),
        syntax::Kind::Lambda(parsed) => Kind::Lambda(Arc::new(lambda(&parsed)?)),
    };
    create_node(at, kind)
}

fn lambda(parsed: &syntax::Lambda<'_>) -> Result<Lambda, SnippetError> {
    let mut captures = Vec::new();
    let mut copies_all = false;
    for capture in parsed.captures {
        let (name, kind) = match capture {
            syntax::Capture::AllByReference => continue,
            syntax::Capture::AllByCopy => {
                copies_all = true;
                continue;
            }
            syntax::Capture::Reference(name) => (*name, CaptureKind::Reference),
            syntax::Capture::Copy(name) => (*name, CaptureKind::Copy),
            syntax::Capture::Init(name, value) => (*name, CaptureKind::Init(node(value)?)),
        };
        captures.push(Capture { name: name.into(), kind });
    }
    let params = parsed.params.iter().map(param).collect();
    let body = stmts(parsed.body)?;
    let inits = captures.iter().filter_map(|capture| match &capture.kind {
        CaptureKind::Init(value) => Some(value),
        _ => None,
    });
    let depth = deepest(inits).max(depth_of(&body));
    let returns = parsed.returns.as_ref().map(type_name);
    Ok(Lambda { captures, copies_all, mutable: parsed.mutable, returns, params, body, depth })
}

fn boxed(parsed: &syntax::Node<'_>) -> Result<Box<Node>, SnippetError> {
    node(parsed).map(Box::new)
}

fn nodes(list: &[syntax::Node<'_>]) -> Result<Vec<Node>, SnippetError> {
    list.iter().map(node).collect()
}

/// Joins adjacent string literals.
fn string(parts: &[&str]) -> Arc<str> {
    let bytes: Vec<u8> = parts.iter().flat_map(|part| lexer::unescape(part)).collect();
    String::from_utf8_lossy(&bytes).into()
}

/// `$name`
fn placeholder(name: &str, rest: bool) -> Placeholder {
    match name {
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
    }
}

/// Lowers a name that is not called.
fn name(parsed: &syntax::Path<'_>) -> Kind {
    let path = path(parsed);
    if path.text() == "std::nullopt" || path.as_plain() == Some("nullopt") {
        return Kind::Null;
    }
    Kind::Name(path)
}

/// Lowers `callee(…)`: a call, or a cast that is spelled like one.
fn call(at: u32, callee: &syntax::Path<'_>, args: &[syntax::Node<'_>]) -> Result<Kind, SnippetError> {
    let fail = |message| Err(SnippetError::new(at as usize, message));
    if let Some(syntax::Segment { name, args: Some(template) }) = callee.segments.last()
        && let "static_cast" | "reinterpret_cast" | "const_cast" = *name
    {
        let [syntax::TemplateArg::Type(ty)] = template else { return fail("a cast names one type") };
        let [value] = args else { return fail("a cast takes one value") };
        return Ok(Kind::Cast(type_name(ty), boxed(value)?));
    }
    // `sizeof(type)`: the argument is not a value.
    if let ([syntax::Segment { name: "sizeof", args: None }], [argument]) = (callee.segments, args)
        && let syntax::Kind::Name(named) = &argument.kind
    {
        let ty = TypeName { path: path(named), pointer: false, reference: false };
        let asked = Segment { name: "sizeof".into(), args: Some(vec![TemplateArg::Type(ty)]) };
        return Ok(Kind::Call { path: Path::new(vec![asked], callee.at, false), args: Vec::new() });
    }
    Ok(Kind::Call { path: path(callee), args: nodes(args)? })
}

fn param(parsed: &syntax::Param<'_>) -> Param {
    Param { name: parsed.name.map(Into::into), ty: type_name(&parsed.ty) }
}

/// Lowers a type.
pub(crate) fn type_name(parsed: &syntax::TypeName<'_>) -> TypeName {
    let syntax::Marks { pointer, reference } = parsed.marks;
    TypeName { path: path(&parsed.path), pointer, reference }
}

// Nesting of names is limited by the lexer's limit on nesting of brackets.
fn path(parsed: &syntax::Path<'_>) -> Path {
    let segment = |segment: &syntax::Segment<'_>| Segment {
        name: segment.name.into(),
        args: segment.args.map(template_args),
    };
    Path::new(parsed.segments.iter().map(segment).collect(), parsed.at, parsed.rooted)
}

fn template_args(list: &[syntax::TemplateArg<'_>]) -> Vec<TemplateArg> {
    let arg = |arg: &syntax::TemplateArg<'_>| match arg {
        syntax::TemplateArg::Type(ty) => TemplateArg::Type(type_name(ty)),
        syntax::TemplateArg::Int(value) => TemplateArg::Int(*value),
    };
    list.iter().map(arg).collect()
}
