//! Syntax tree that the grammar builds for one top-level statement.
//!
//! Invariant: nodes are stored in flat arenas and refer to each other by index, so building, walking and
//! dropping a statement needs no recursion of its own; the evaluator bounds its walk. The arenas are cleared
//! after each top-level statement. The parser's stack contains only indices and lists, since it copies its
//! values with every step.
//!
//! The part of a statement before a syntax error becomes a tree as well: a hole is in the place of the error,
//! and unclosed constructs end at [`Pos::OPEN`](crate::token::Pos::OPEN). Evaluation ends at the first of
//! them.

use std::num::NonZeroU32;

use legalize_source::{FileId, Span};
use smallvec::SmallVec;

use crate::ops::Bang;
use crate::symbol::Sym;
use crate::token::Pos;

/// A list of handles; a short one is stored inline.
pub(crate) type Ids<T> = SmallVec<[T; 4]>;

/// Arguments of a template; the usual number is stored inline.
pub(crate) type ArgList = SmallVec<[Arg; 2]>;

/// Index of a value expression, counted from one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ExprId(NonZeroU32);

impl ExprId {
    /// A missing expression.
    pub(crate) const HOLE: ExprId = ExprId(NonZeroU32::MAX);

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// Index of a type expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TypeId(u32);

impl TypeId {
    /// A missing type.
    pub(crate) const HOLE: TypeId = TypeId(u32::MAX);
}

/// Index of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StmtId(u32);

impl StmtId {
    /// A missing statement.
    pub(crate) const HOLE: StmtId = StmtId(u32::MAX);
}

/// Index of a class with arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClassRefId(u32);

/// Index of a field or parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeclId(u32);

/// Index of an item of a body.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ItemId(u32);

/// Index of an assignment of a top-level `let`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LetItemId(u32);

/// Index of the body of a class or definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BodyId(u32);

/// A name with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ident {
    pub(crate) name: Sym,
    pub(crate) span: Span,
}

/// A value expression.
#[derive(Debug)]
pub(crate) enum Expr {
    Int(i64),
    /// Value and number of digits.
    Bin(u64, u32),
    Str(Sym),
    Code(Sym),
    Unset,
    /// A missing value.
    Hole,
    Id(Sym),
    Class {
        name: Ident,
        args: ArgList,
    },
    Braces(Vec<Piece>),
    List {
        items: Ids<ExprId>,
        element: Option<TypeId>,
    },
    Dag {
        op: ExprId,
        op_name: Option<Sym>,
        args: Vec<DagArg>,
    },
    Bang {
        op: Bang,
        ty: Option<TypeId>,
        args: Ids<ExprId>,
    },
    Cond(Vec<(ExprId, ExprId)>),
    BitRange {
        of: ExprId,
        pieces: Vec<Piece>,
    },
    /// `comma`: true if there is a trailing comma.
    Slice {
        of: ExprId,
        pieces: Vec<Piece>,
        comma: bool,
    },
    Field {
        of: ExprId,
        name: Ident,
    },
    /// `trailing`: true if the last `#` has no right operand.
    Paste {
        items: Vec<ExprId>,
        trailing: bool,
    },
}

/// An argument of a template; named if `name` is present.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg {
    pub(crate) name: Option<ExprId>,
    pub(crate) value: ExprId,
}

/// An argument of a dag; the value is missing in `$name`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DagArg {
    pub(crate) value: Option<ExprId>,
    pub(crate) name: Option<Sym>,
}

/// One element of a range list: a value, or a closed range.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub(crate) first: ExprId,
    pub(crate) last: Option<RangeEnd>,
}

/// End of a range.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RangeEnd {
    /// `a...b` or `a - b`.
    Value(ExprId),
    /// `a-3`, which the lexer splits into two tokens, the second with the sign.
    Negative(ExprId),
}

/// A type expression.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TypeExpr {
    Bit,
    Bits(i64),
    Int,
    String,
    Code,
    Dag,
    List(TypeId),
    Class(Sym),
    /// A missing type.
    Hole,
    /// A type that is followed by a syntax error.
    Open(TypeId),
}

/// A field or a template parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decl {
    pub(crate) field: bool,
    pub(crate) ty: TypeId,
    pub(crate) name: Ident,
    pub(crate) value: Option<ExprId>,
}

/// A class or multiclass with arguments.
#[derive(Debug)]
pub(crate) struct ClassRef {
    pub(crate) name: Ident,
    /// `None` without angle brackets.
    pub(crate) args: Option<ArgList>,
    pub(crate) span: Span,
}

/// One item between the braces of a class or definition.
#[derive(Debug)]
pub(crate) enum BodyItem {
    Decl(DeclId),
    /// `ended`: true if its semicolon is present.
    Let {
        name: Ident,
        bits: Option<Vec<Piece>>,
        value: ExprId,
        ended: bool,
    },
    Defvar {
        name: Ident,
        value: ExprId,
    },
    Assert {
        condition: ExprId,
        message: ExprId,
    },
    Dump {
        message: ExprId,
        span: Span,
    },
    /// A `let` up to the syntax error after its bits; nothing if there are no bits.
    Hole(Vec<Piece>),
}

/// Parents and body of a class or definition.
#[derive(Debug)]
pub(crate) struct Body {
    pub(crate) parents: Ids<ClassRefId>,
    pub(crate) items: Ids<ItemId>,
    /// A semicolon after the closing brace, which the tool rejects.
    pub(crate) semicolon: Option<Span>,
    /// True if any part of the body precedes a syntax error.
    pub(crate) begun: bool,
}

/// One assignment of a top-level `let`.
#[derive(Debug)]
pub(crate) struct LetItem {
    pub(crate) name: Ident,
    pub(crate) bits: Option<Vec<Piece>>,
    pub(crate) value: ExprId,
}

/// Statements that `foreach`, `let` and `if` apply to.
#[derive(Debug)]
pub(crate) enum Block {
    One(StmtId),
    Braces(Vec<StmtId>),
}

/// Operands that `#` appends to a value, and true if the last `#` has no right operand.
pub(crate) type PasteTail = Box<(Vec<ExprId>, bool)>;

/// Elements of a slice, and true if there is a trailing comma.
pub(crate) type SliceList = Box<(Vec<Piece>, bool)>;

/// Statements of a multiclass (`None` if there is a semicolon instead), and a semicolon after the brace.
pub(crate) type MultiBody = Box<(Option<Vec<StmtId>>, Option<Span>)>;

/// A statement.
#[derive(Debug)]
pub(crate) enum Stmt {
    Class {
        name: Ident,
        params: Ids<DeclId>,
        body: BodyId,
    },
    Def {
        name: Option<ExprId>,
        body: BodyId,
    },
    Defm {
        name: Option<ExprId>,
        parents: Ids<ClassRefId>,
    },
    Multiclass {
        name: Ident,
        params: Ids<DeclId>,
        parents: Ids<ClassRefId>,
        body: MultiBody,
    },
    Let {
        items: Vec<LetItemId>,
        block: Block,
    },
    Foreach {
        var: Ident,
        source: Piece,
        block: Block,
    },
    If {
        condition: ExprId,
        then: Block,
        otherwise: Option<Block>,
    },
    Defset {
        ty: TypeId,
        name: Ident,
        statements: Vec<StmtId>,
    },
    Defvar {
        name: Ident,
        value: ExprId,
    },
    Deftype {
        name: Ident,
        ty: TypeId,
    },
    Assert {
        condition: ExprId,
        message: ExprId,
    },
    Dump {
        message: ExprId,
    },
    /// A missing statement.
    Hole,
}

/// Place of a hole.
fn open_span() -> Span {
    Span::at(FileId::from_index(Pos::OPEN.file), Pos::OPEN.at)
}

impl Ident {
    /// Creates a missing name.
    pub(crate) fn hole() -> Ident {
        Ident { name: Sym::EMPTY, span: open_span() }
    }

    /// Returns true if the name is missing.
    pub(crate) fn is_hole(self) -> bool {
        self.span.start == Pos::OPEN.at
    }
}

impl Arg {
    /// A missing argument.
    pub(crate) const HOLE: Arg = Arg { name: None, value: ExprId::HOLE };
}

impl DagArg {
    /// A missing argument.
    pub(crate) const HOLE: DagArg = DagArg { value: Some(ExprId::HOLE), name: None };
}

impl Piece {
    /// A missing element.
    pub(crate) const HOLE: Piece = Piece { first: ExprId::HOLE, last: None };
}

impl Decl {
    /// Creates a missing declaration.
    pub(crate) fn hole() -> Decl {
        Decl { field: false, ty: TypeId::HOLE, name: Ident::hole(), value: None }
    }
}

impl Block {
    /// A missing block.
    pub(crate) const HOLE: Block = Block::One(StmtId::HOLE);

    pub(crate) fn statements(&self) -> &[StmtId] {
        match self {
            Block::One(statement) => std::slice::from_ref(statement),
            Block::Braces(statements) => statements,
        }
    }
}

/// Arenas of the nodes.
#[derive(Debug, Default)]
pub(crate) struct Ast {
    exprs: Vec<(Expr, Span)>,
    types: Vec<(TypeExpr, Span)>,
    statements: Vec<(Stmt, Span)>,
    class_refs: Vec<ClassRef>,
    decls: Vec<Decl>,
    items: Vec<BodyItem>,
    let_items: Vec<LetItem>,
    bodies: Vec<Body>,
}

impl Ast {
    pub(crate) fn add_expr(&mut self, expr: Expr, span: Span) -> ExprId {
        self.exprs.push((expr, span));
        ExprId(NonZeroU32::new(self.exprs.len() as u32).unwrap_or(NonZeroU32::MAX))
    }

    pub(crate) fn add_type(&mut self, ty: TypeExpr, span: Span) -> TypeId {
        self.types.push((ty, span));
        TypeId(self.types.len() as u32 - 1)
    }

    pub(crate) fn add_statement(&mut self, statement: Stmt, span: Span) -> StmtId {
        self.statements.push((statement, span));
        StmtId(self.statements.len() as u32 - 1)
    }

    pub(crate) fn add_class_ref(&mut self, class: ClassRef) -> ClassRefId {
        self.class_refs.push(class);
        ClassRefId(self.class_refs.len() as u32 - 1)
    }

    pub(crate) fn add_decl(&mut self, decl: Decl) -> DeclId {
        self.decls.push(decl);
        DeclId(self.decls.len() as u32 - 1)
    }

    pub(crate) fn add_item(&mut self, item: BodyItem) -> ItemId {
        self.items.push(item);
        ItemId(self.items.len() as u32 - 1)
    }

    pub(crate) fn add_let_item(&mut self, item: LetItem) -> LetItemId {
        self.let_items.push(item);
        LetItemId(self.let_items.len() as u32 - 1)
    }

    pub(crate) fn add_body(&mut self, body: Body) -> BodyId {
        self.bodies.push(body);
        BodyId(self.bodies.len() as u32 - 1)
    }

    pub(crate) fn class_ref(&self, id: ClassRefId) -> &ClassRef {
        &self.class_refs[id.0 as usize]
    }

    pub(crate) fn decl(&self, id: DeclId) -> &Decl {
        &self.decls[id.0 as usize]
    }

    pub(crate) fn item(&self, id: ItemId) -> &BodyItem {
        &self.items[id.0 as usize]
    }

    pub(crate) fn let_item(&self, id: LetItemId) -> &LetItem {
        &self.let_items[id.0 as usize]
    }

    pub(crate) fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.0 as usize]
    }

    /// Returns the end of a range that is one token with its sign, and its place.
    pub(crate) fn negative(&self, id: ExprId) -> (i64, Span) {
        let value = if let Expr::Int(value) = self.expr(id) { *value } else { 0 };
        (value, self.expr_span(id))
    }

    pub(crate) fn expr(&self, id: ExprId) -> &Expr {
        self.exprs.get(id.index()).map_or(&Expr::Hole, |(expr, _)| expr)
    }

    pub(crate) fn expr_span(&self, id: ExprId) -> Span {
        self.exprs.get(id.index()).map_or_else(open_span, |&(_, span)| span)
    }

    pub(crate) fn ty(&self, id: TypeId) -> (TypeExpr, Span) {
        self.types.get(id.0 as usize).map_or_else(|| (TypeExpr::Hole, open_span()), |&ty| ty)
    }

    pub(crate) fn statement(&self, id: StmtId) -> &Stmt {
        self.statements.get(id.0 as usize).map_or(&Stmt::Hole, |(statement, _)| statement)
    }

    pub(crate) fn statement_span(&self, id: StmtId) -> Span {
        self.statements.get(id.0 as usize).map_or_else(open_span, |&(_, span)| span)
    }

    /// Returns the number of expressions and types in the arenas.
    pub(crate) fn len(&self) -> usize {
        self.exprs.len() + self.types.len()
    }

    /// Replaces every symbol by the one at its index in `names`.
    pub(crate) fn rename(&mut self, names: &[Sym]) {
        let to = |sym: &mut Sym| *sym = names.get(sym.index()).copied().unwrap_or(*sym);
        for (expr, _) in &mut self.exprs {
            match expr {
                Expr::Str(name) | Expr::Code(name) | Expr::Id(name) => to(name),
                Expr::Class { name, .. } | Expr::Field { name, .. } => to(&mut name.name),
                Expr::Dag { op_name, args, .. } => {
                    op_name.iter_mut().for_each(to);
                    args.iter_mut().filter_map(|arg| arg.name.as_mut()).for_each(to);
                }
                Expr::Int(_)
                | Expr::Bin(..)
                | Expr::Unset
                | Expr::Hole
                | Expr::Braces(_)
                | Expr::List { .. }
                | Expr::Bang { .. }
                | Expr::Cond(_)
                | Expr::BitRange { .. }
                | Expr::Slice { .. }
                | Expr::Paste { .. } => {}
            }
        }
        for (ty, _) in &mut self.types {
            if let TypeExpr::Class(name) = ty {
                to(name);
            }
        }
        self.class_refs.iter_mut().for_each(|class| to(&mut class.name.name));
        self.decls.iter_mut().for_each(|decl| to(&mut decl.name.name));
        self.let_items.iter_mut().for_each(|item| to(&mut item.name.name));
        for item in &mut self.items {
            match item {
                BodyItem::Let { name, .. } | BodyItem::Defvar { name, .. } => to(&mut name.name),
                BodyItem::Decl(_) | BodyItem::Assert { .. } | BodyItem::Dump { .. } | BodyItem::Hole(_) => {}
            }
        }
        for (statement, _) in &mut self.statements {
            match statement {
                Stmt::Class { name, .. }
                | Stmt::Multiclass { name, .. }
                | Stmt::Foreach { var: name, .. }
                | Stmt::Defset { name, .. }
                | Stmt::Defvar { name, .. }
                | Stmt::Deftype { name, .. } => to(&mut name.name),
                Stmt::Def { .. }
                | Stmt::Defm { .. }
                | Stmt::Let { .. }
                | Stmt::If { .. }
                | Stmt::Assert { .. }
                | Stmt::Dump { .. }
                | Stmt::Hole => {}
            }
        }
    }

    /// Clears the arenas and keeps their memory.
    pub(crate) fn clear(&mut self) {
        self.exprs.clear();
        self.types.clear();
        self.statements.clear();
        self.class_refs.clear();
        self.decls.clear();
        self.items.clear();
        self.let_items.clear();
        self.bodies.clear();
    }
}
