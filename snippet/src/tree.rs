//! Tree that is evaluated: owned and shared by threads, with its names, placeholders and members resolved.
//! [`crate::lower`] creates it from the syntax tree.
//!
//! Invariant: no node is deeper than [`MAX_DEPTH`], so walking, evaluating and dropping a tree may recurse.
//! `&&` and `||` take any number of operands, so that long conditions stay flat.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use crate::integer::CppInt;
use crate::library::is_library;
use crate::operator::{BinaryOp, UnaryOp};

/// Maximum nesting of a snippet.
pub(crate) const MAX_DEPTH: u16 = 200;

/// First name of the path of `new Class`.
pub(crate) const NEW: &str = "new";

/// Node: its kind, its offset in the snippet, and its depth.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub kind: Kind,
    pub at: u32,
    pub depth: u16,
}

/// Qualified name such as `::llvm::cast<X>`: segments without the leading `::`. Clones share the cache of its
/// lookup.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    pub at: u32,
    names: Arc<Names>,
}

/// Names of a path, and the cache of their lookup.
#[derive(Debug)]
struct Names {
    segments: Vec<Segment>,
    /// Joined by `::`, without template arguments.
    spelled: Box<str>,
    /// True if the path has a leading `::`.
    rooted: bool,
    is_library: bool,
    parent: OnceLock<Option<Path>>,
    /// Cached lookup of the path.
    remembered: OnceLock<Box<dyn Any + Send + Sync>>,
}

/// One name of a path with its template arguments.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub name: Box<str>,
    pub args: Option<Vec<TemplateArg>>,
}

/// A template argument.
#[derive(Clone, Debug)]
pub(crate) enum TemplateArg {
    Type(TypeName),
    Int(i128),
}

/// A type as it is spelled, without `const`.
#[derive(Clone, Debug)]
pub(crate) struct TypeName {
    pub path: Path,
    pub pointer: bool,
    /// True if the last mark is `&` or `&&`.
    pub reference: bool,
}

/// A placeholder.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Placeholder {
    /// `$_self`
    SelfValue,
    /// `$_op`
    Op,
    /// `$_builder`
    Builder,
    /// `$_ctxt`
    Context,
    /// `$_loc`
    Loc,
    /// `$0`, counted from zero
    Index(u32),
    /// `$0...`: the argument and all that follow
    Rest(u32),
    /// `$name`
    Name(Box<str>),
}

/// Kind of a node.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Bool(bool),
    Int(CppInt),
    Float(f64),
    Single(f32),
    Str(Arc<str>),
    Null,
    Placeholder(Placeholder),
    /// A name that is not called: a local, an enum case, a constant.
    Name(Path),
    Unary(UnaryOp, Box<Node>),
    Binary(BinaryOp, Box<Node>, Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
    Ternary(Box<Node>, Box<Node>, Box<Node>),
    /// `target = value`, `target += value`, …
    Assign(Option<BinaryOp>, Box<Node>, Box<Node>),
    /// `(first, second, …)`: all are evaluated, the last is its value.
    Comma(Vec<Node>),
    /// `target.name`, `target->name`, not called
    Member {
        target: Box<Node>,
        name: Box<str>,
    },
    /// `target.name<…>(…)`
    Method {
        target: Box<Node>,
        /// True if the member is accessed through `->`.
        arrow: bool,
        name: Box<str>,
        template: Vec<TemplateArg>,
        args: Vec<Node>,
    },
    /// `path(…)`: a function, a constructor, or a method of the operation itself.
    Call {
        path: Path,
        args: Vec<Node>,
    },
    /// `callee(…)` where the callee is not a name
    Apply(Box<Node>, Vec<Node>),
    /// `target[index]`
    Index(Box<Node>, Box<Node>),
    /// `path{…}`, or `{…}` without a path
    Braced(Option<TypeName>, Vec<Node>),
    /// `(type)value`, `static_cast<type>(value)`
    Cast(TypeName, Box<Node>),
    Lambda(Arc<Lambda>),
    /// A snippet that the host registered by its whole text.
    Exact(Arc<str>),
    /// A tree that replaces a name, see [`crate::constraint`].
    Hole(Arc<Node>),
}

/// A lambda expression.
#[derive(Debug)]
pub(crate) struct Lambda {
    /// Names that are captured explicitly.
    pub captures: Vec<Capture>,
    /// True if all other names are copied.
    pub copies_all: bool,
    /// True if the lambda may change its copies.
    pub mutable: bool,
    /// Result type, if it is written.
    pub returns: Option<TypeName>,
    pub params: Vec<Param>,
    pub body: Vec<Stmt>,
    pub depth: u16,
}

/// A name that a lambda captures.
#[derive(Debug)]
pub(crate) struct Capture {
    pub name: Arc<str>,
    pub kind: CaptureKind,
}

/// Kind of capture.
#[derive(Debug)]
pub(crate) enum CaptureKind {
    Copy,
    Reference,
    /// `name = value`
    Init(Node),
}

/// A parameter of a lambda or of a function.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub name: Option<Arc<str>>,
    /// Type of the parameter.
    pub ty: TypeName,
}

/// A statement.
#[derive(Debug)]
pub(crate) struct Stmt {
    pub kind: StmtKind,
    pub at: u32,
    pub depth: u16,
}

/// Kind of a statement.
#[derive(Debug)]
pub(crate) enum StmtKind {
    Expr(Node),
    Decl {
        ty: TypeName,
        name: Arc<str>,
        init: Init,
    },
    /// `auto [a, b] = value;`
    Unpack {
        /// True if the names are references.
        reference: bool,
        names: Vec<Arc<str>>,
        value: Node,
    },
    Return(Option<Node>),
    If {
        declare: Option<Box<Stmt>>,
        condition: Option<Node>,
        then: Block,
        otherwise: Option<Block>,
    },
    ForRange {
        ty: TypeName,
        names: Vec<Arc<str>>,
        range: Node,
        body: Block,
    },
    For {
        init: Option<Box<Stmt>>,
        condition: Option<Node>,
        step: Option<Node>,
        body: Block,
    },
    While {
        condition: Node,
        body: Block,
    },
    /// `do body while (condition);`
    DoWhile {
        body: Block,
        condition: Node,
    },
    /// `switch (declare; condition) { arms }`
    Switch {
        declare: Option<Box<Stmt>>,
        condition: Option<Node>,
        arms: Vec<Arm>,
    },
    Block(Vec<Stmt>),
    /// Several declarators in one declaration: they share its scope.
    Several(Vec<Stmt>),
    Break,
    Continue,
}

/// Labels of a `switch` and the statements after them.
#[derive(Debug)]
pub(crate) struct Arm {
    /// Values of `case` labels; `None` for `default`.
    pub labels: Vec<Option<Node>>,
    pub stmts: Vec<Stmt>,
}

/// Body of a condition or a loop.
#[derive(Debug)]
pub(crate) struct Block {
    pub stmts: Vec<Stmt>,
    pub braced: bool,
}

/// Initializer of a declared name.
#[derive(Debug)]
pub(crate) enum Init {
    Default,
    Value(Node),
    /// `Type name(args);`
    Args(Vec<Node>),
    /// `Type name{args};`, `Type name[] = {args};`
    Braced(Vec<Node>),
}

impl Node {
    /// Creates a node for a local name.
    pub(crate) fn named(name: &str) -> Node {
        let path = Path::new(vec![Segment { name: name.into(), args: None }], 0, false);
        Node { kind: Kind::Name(path), at: 0, depth: 1 }
    }
}

impl Path {
    /// Creates a path of at least one segment; `rooted` is true if it has a leading `::`.
    pub(crate) fn new(segments: Vec<Segment>, at: u32, rooted: bool) -> Self {
        let names: Vec<&str> = segments.iter().map(|segment| &*segment.name).collect();
        let root = if rooted { "::" } else { "" };
        let spelled = format!("{root}{}", names.join("::")).into();
        let is_library = is_library(&names);
        let names = Names {
            segments,
            spelled,
            rooted,
            is_library,
            parent: OnceLock::new(),
            remembered: OnceLock::new(),
        };
        Path { at, names: Arc::new(names) }
    }

    /// Returns the names with their template arguments.
    pub(crate) fn segments(&self) -> &[Segment] {
        &self.names.segments
    }

    /// Returns the last name.
    pub(crate) fn last(&self) -> &Segment {
        let segments = self.segments();
        &segments[segments.len() - 1]
    }

    /// Returns the names joined by `::`, without template arguments.
    pub(crate) fn text(&self) -> &str {
        let root = if self.names.rooted { 2 } else { 0 };
        &self.names.spelled[root..]
    }

    /// Returns the names joined by `::`, with the leading `::` if there is one.
    pub(crate) fn spelled(&self) -> &str {
        &self.names.spelled
    }

    /// Returns true if the path names a function that the evaluator implements.
    pub(crate) fn is_library(&self) -> bool {
        self.names.is_library
    }

    /// Returns the cached lookup of the path; `None` if the cache has another type, since a path has only one
    /// cache.
    pub(crate) fn remembered<T: Any + Send + Sync + Default>(&self) -> Option<&T> {
        self.names.remembered.get_or_init(|| Box::new(T::default())).downcast_ref()
    }

    /// Returns the name of a path of one segment without template arguments.
    pub(crate) fn as_plain(&self) -> Option<&str> {
        match self.segments() {
            [Segment { name, args: None }] => Some(name),
            _ => None,
        }
    }

    /// Returns the last name of the class whose object `new` creates, if the path is that of `new Class`.
    pub(crate) fn created(&self) -> Option<&str> {
        match self.segments() {
            [first, .., last] if *first.name == *NEW => Some(&last.name),
            _ => None,
        }
    }

    /// Returns the path without its last name.
    pub(crate) fn parent(&self) -> Option<&Path> {
        let created = || {
            let (_, segments) = self.segments().split_last()?;
            (!segments.is_empty()).then(|| Path::new(segments.to_vec(), self.at, self.names.rooted))
        };
        self.names.parent.get_or_init(created).as_ref()
    }
}

/// Visits the outermost expressions of statements.
pub(crate) fn each_node_mut(stmts: &mut [Stmt], visit: &mut dyn FnMut(&mut Node)) {
    for stmt in stmts {
        match &mut stmt.kind {
            StmtKind::Expr(value) | StmtKind::Return(Some(value)) | StmtKind::Unpack { value, .. } => {
                visit(value);
            }
            StmtKind::Decl { init, .. } => match init {
                Init::Default => {}
                Init::Value(value) => visit(value),
                Init::Args(list) | Init::Braced(list) => list.iter_mut().for_each(&mut *visit),
            },
            StmtKind::If { declare, condition, then, otherwise } => {
                if let Some(declare) = declare {
                    each_node_mut(std::slice::from_mut(declare), visit);
                }
                condition.iter_mut().for_each(&mut *visit);
                each_node_mut(&mut then.stmts, visit);
                otherwise.iter_mut().for_each(|block| each_node_mut(&mut block.stmts, visit));
            }
            StmtKind::ForRange { range, body, .. } => {
                visit(range);
                each_node_mut(&mut body.stmts, visit);
            }
            StmtKind::For { init, condition, step, body } => {
                if let Some(init) = init {
                    each_node_mut(std::slice::from_mut(init), visit);
                }
                condition.iter_mut().chain(step).for_each(&mut *visit);
                each_node_mut(&mut body.stmts, visit);
            }
            StmtKind::While { condition, body } | StmtKind::DoWhile { body, condition } => {
                visit(condition);
                each_node_mut(&mut body.stmts, visit);
            }
            StmtKind::Switch { declare, condition, arms } => {
                if let Some(declare) = declare {
                    each_node_mut(std::slice::from_mut(declare), visit);
                }
                condition.iter_mut().for_each(&mut *visit);
                for arm in arms {
                    arm.labels.iter_mut().flatten().for_each(&mut *visit);
                    each_node_mut(&mut arm.stmts, visit);
                }
            }
            StmtKind::Block(body) | StmtKind::Several(body) => each_node_mut(body, visit),
            StmtKind::Return(None) | StmtKind::Break | StmtKind::Continue => {}
        }
    }
}
