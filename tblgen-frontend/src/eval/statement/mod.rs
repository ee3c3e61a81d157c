//! Statements and their effects on the state of the parse.

mod multiclass;
mod record;

use legalize_source::Span;

use super::{Defset, Entry, Eval, Evaluator, Failed, LetRecord, Loop, Scope};
use crate::ast::{Ast, Block, Expr, ExprId, Ident, Piece, RangeEnd, Stmt, StmtId, TypeId};
use crate::eval::resolve::MapResolver;
use crate::ops::{TernOp, UnOp};
use crate::print::{type_text, value_text};
use crate::record::{Assertion, Dump, RecordId};
use crate::symbol::Sym;
use crate::token::is_open;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Evaluates a top-level statement; a failure does not affect other statements.
    pub(super) fn run(&mut self, ast: &Ast, id: StmtId) {
        if self.statement(ast, id).is_err() {
            self.recover(ast, id);
        }
    }

    /// Resets the state that a failed statement left, and records the names that it did not define.
    fn recover(&mut self, ast: &Ast, id: StmtId) {
        self.scopes.truncate(1);
        self.loops.clear();
        self.let_stack.clear();
        self.defsets.clear();
        self.iterators.clear();
        if let Some(failed) = self.multiclass.take() {
            self.multiclass_by_name.retain(|_, &mut index| index != failed);
        }
        self.depth = 0;
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            match ast.statement(id) {
                Stmt::Class { name, .. }
                | Stmt::Multiclass { name, .. }
                | Stmt::Defvar { name, .. }
                | Stmt::Deftype { name, .. } => self.lose(Some(name.name)),
                Stmt::Defset { name, statements, .. } => {
                    self.lose(Some(name.name));
                    open.extend(statements);
                }
                Stmt::Def { name: Some(name), .. } => match *ast.expr(*name) {
                    Expr::Id(name) | Expr::Str(name) => self.lose(Some(name)),
                    _ => self.lose(None),
                },
                Stmt::Defm { .. } => self.lose(None),
                Stmt::Let { block, .. } | Stmt::Foreach { block, .. } => open.extend(block.statements()),
                Stmt::If { then, otherwise, .. } => {
                    open.extend(then.statements());
                    open.extend(otherwise.iter().flat_map(Block::statements));
                }
                Stmt::Def { name: None, .. } | Stmt::Assert { .. } | Stmt::Dump { .. } | Stmt::Hole => {}
            }
        }
    }

    fn statement(&mut self, ast: &Ast, id: StmtId) -> Eval<()> {
        self.enter()?;
        let span = ast.statement_span(id);
        let outer = std::mem::replace(&mut self.at, span);
        let result = match self.statement_inner(ast, id, span) {
            Ok(()) => self.closed(span),
            failed => failed,
        };
        self.at = outer;
        self.leave();
        result
    }

    fn statement_inner(&mut self, ast: &Ast, id: StmtId, span: Span) -> Eval<()> {
        match ast.statement(id) {
            Stmt::Class { name, params, body } => {
                self.forbid("class", span, true)?;
                self.class(ast, *name, params, ast.body(*body), span)
            }
            Stmt::Def { name, body } => self.def(ast, *name, ast.body(*body), span),
            Stmt::Defm { name, parents } => self.defm(ast, *name, parents),
            Stmt::Multiclass { name, params, parents, body } => {
                self.forbid("multiclass", span, true)?;
                self.multiclass(ast, *name, params, parents, body, span)
            }
            Stmt::Let { items, block } => {
                let mut lets = Vec::with_capacity(items.len());
                for &item in items {
                    let item = ast.let_item(item);
                    if item.name.is_hole() {
                        return self.hole();
                    }
                    let bits = self.bit_list(ast, item.bits.as_deref())?;
                    let value = self.plain(ast, item.value, None)?;
                    lets.push(LetRecord {
                        name: item.name.name,
                        span: item.name.span,
                        bits,
                        value,
                        value_span: ast.expr_span(item.value),
                    });
                }
                self.let_stack.push(lets);
                let result = match block {
                    Block::Braces(_) => self.block(ast, block, Some(Scope::Local(Vec::new()))),
                    Block::One(_) => self.block(ast, block, None),
                };
                self.let_stack.pop();
                result
            }
            Stmt::Foreach { var, source, block } => self.foreach_statement(ast, *var, source, block, span),
            Stmt::If { condition, then, otherwise } => {
                self.if_statement(ast, *condition, then, otherwise.as_ref(), span)
            }
            Stmt::Defset { ty, name, statements } => {
                self.forbid("defset", span, false)?;
                self.defset(ast, *ty, *name, statements)
            }
            Stmt::Defvar { name, value } => self.defvar(ast, *name, *value, None),
            Stmt::Deftype { name, ty } => self.deftype(ast, *name, *ty),
            Stmt::Assert { condition, message } => {
                let at = ast.expr_span(*condition);
                let condition = self.plain(ast, *condition, None)?;
                let message = self.plain(ast, *message, None)?;
                self.closed(span)?;
                self.add_entry(Entry::Assert(Assertion { span: at, condition, message }))
            }
            Stmt::Dump { message } => {
                let message = self.dump_message(ast, *message, None)?;
                self.closed(span)?;
                // Queries of records are evaluated here, in a loop as well.
                let mut r = MapResolver::new(self, None);
                r.set_final();
                let message = self.resolve(message, &mut r)?;
                self.add_entry(Entry::Dump(Dump { span, message }))
            }
            Stmt::Hole => self.hole(),
        }
    }

    /// Fails at a hole: the following code is not evaluated, since the syntax error is reported now.
    pub(super) fn hole<T>(&mut self) -> Eval<T> {
        self.met_hole = true;
        Err(Failed)
    }

    /// Fails after an unclosed construct.
    pub(super) fn closed(&mut self, span: Span) -> Eval<()> {
        if is_open(span) { self.hole() } else { Ok(()) }
    }

    fn forbid(&mut self, what: &str, span: Span, in_loops: bool) -> Eval<()> {
        let place = if self.multiclass.is_some() {
            "multiclass"
        } else if in_loops && !self.loops.is_empty() {
            "foreach loop"
        } else {
            return Ok(());
        };
        let message = format!("{what} is not allowed inside {place}");
        self.error("tblgen::misplaced", span, message, "move it to the top level")
    }

    fn block(&mut self, ast: &Ast, block: &Block, scope: Option<Scope>) -> Eval<()> {
        let scoped = scope.is_some();
        self.scopes.extend(scope);
        let mut result = Ok(());
        for &statement in block.statements() {
            result = self.statement(ast, statement);
            if result.is_err() {
                break;
            }
        }
        if scoped {
            self.scopes.pop();
        }
        result
    }

    /// Returns the bits that a `let` sets, the lowest first.
    fn bit_list(&mut self, ast: &Ast, pieces: Option<&[Piece]>) -> Eval<Vec<u32>> {
        let mut bits = match pieces {
            Some(pieces) => self.range_list(ast, pieces)?,
            None => Vec::new(),
        };
        bits.reverse();
        Ok(bits)
    }

    fn defvar(&mut self, ast: &Ast, name: Ident, value: ExprId, current: Option<RecordId>) -> Eval<()> {
        let top = self.scopes.len() == 1;
        let taken = if self.scopes.last().is_some_and(|scope| scope.var(name.name).is_some()) {
            Some("local variable of this name already exists")
        } else if current.is_some_and(|current| self.store.field_named(current, name.name).is_some()) {
            Some("field of this name already exists")
        } else if top && self.is_global(name.name) {
            Some("def or global variable of this name already exists")
        } else {
            None
        };
        if let Some(message) = taken {
            return self.error("tblgen::variable_redefined", name.span, message, "choose another name");
        }
        let v = self.plain(ast, value, current)?;
        if top {
            self.globals.insert(name.name, v);
        } else if let Some(scope) = self.scopes.last_mut() {
            scope.vars_mut().push((name.name, v));
        }
        Ok(())
    }

    fn is_global(&self, name: Sym) -> bool {
        self.def_by_name.get(name).is_some() || self.globals.contains_key(&name)
    }

    fn deftype(&mut self, ast: &Ast, name: Ident, ty: TypeId) -> Eval<()> {
        if self.aliases.contains_key(&name.name) || self.class_by_name.contains_key(&name.name) {
            let message = format!("type of this name '{}' already exists", self.store.symbols.get(name.name));
            return self.error("tblgen::type_redefined", name.span, message, "choose another name");
        }
        let span = ast.ty(ty).1;
        let ty = self.ty(ast, ty)?;
        if self.store.types.classes(ty).is_some() {
            let message = format!("cannot define type alias for class type '{}'", type_text(&self.store, ty));
            return self.error("tblgen::deftype", span, message, "use the class name itself");
        }
        self.aliases.insert(name.name, ty);
        Ok(())
    }

    fn defset(&mut self, ast: &Ast, ty: TypeId, name: Ident, statements: &[StmtId]) -> Eval<()> {
        let span = ast.ty(ty).1;
        let ty = self.ty(ast, ty)?;
        let Some(element) = self.store.types.element(ty) else {
            return self.error("tblgen::defset", span, "expected list type", "write list<Class>");
        };
        if name.is_hole() {
            return self.hole();
        }
        if self.is_global(name.name) {
            return self.error(
                "tblgen::variable_redefined",
                name.span,
                "def or global variable of this name already exists",
                "choose another name",
            );
        }
        self.defsets.push(Defset { span, element, elements: Vec::new() });
        let mut result = Ok(());
        for &statement in statements {
            result = self.statement(ast, statement);
            if result.is_err() {
                break;
            }
        }
        let set = self.defsets.pop();
        result?;
        if let Some(set) = set {
            let v = self.new_list(element, &set.elements)?;
            self.globals.insert(name.name, v);
        }
        Ok(())
    }

    fn dump_message(&mut self, ast: &Ast, message: ExprId, current: Option<RecordId>) -> Eval<V> {
        let message = self.plain(ast, message, current)?;
        match self.store.node(message) {
            Node::Def(_) => self.un(UnOp::Repr, message, Ty::STRING, current, false),
            _ => Ok(message),
        }
    }

    fn foreach_statement(
        &mut self,
        ast: &Ast,
        var: Ident,
        source: &Piece,
        block: &Block,
        span: Span,
    ) -> Eval<()> {
        let (list, element) = self.foreach_source(ast, source)?;
        let v = self.store.var(var.name, element);
        self.loops.push(Loop { span, var: Some((var.name, element)), list, entries: Vec::new() });
        let scope = Scope::Foreach { name: Some(var.name), var: Some(v), vars: Vec::new() };
        let result = self.block(ast, block, Some(scope));
        let l = self.loops.pop();
        result?;
        match l {
            Some(l) => self.add_entry(Entry::Loop(Box::new(l))),
            None => Ok(()),
        }
    }

    /// Returns the list that a loop iterates over, with the type of its elements.
    fn foreach_source(&mut self, ast: &Ast, source: &Piece) -> Eval<(V, Ty)> {
        let span = ast.expr_span(source.first);
        let mut numbers = Vec::new();
        match (ast.expr(source.first), source.last) {
            (Expr::Braces(pieces), None) => numbers = self.range_list(ast, pieces)?,
            _ => {
                let first = self.plain(ast, source.first, None)?;
                let ty = self.store.type_of(first);
                if let Some(element) = ty.and_then(|ty| self.store.types.element(ty)) {
                    if let Some(last) = source.last {
                        let (RangeEnd::Value(last) | RangeEnd::Negative(last)) = last;
                        return self.error(
                            "tblgen::syntax",
                            ast.expr_span(last),
                            "expected 'in' after the list of a foreach",
                            "use an integer as the end of a range",
                        );
                    }
                    return Ok((first, element));
                }
                if ty.is_none() {
                    let message = format!("expected a list, got '{}'", value_text(&self.store, first));
                    return self.error("tblgen::foreach", span, message, "loop over a list or a range");
                }
                self.range_piece(ast, first, span, source.last, &mut numbers)?;
            }
        }
        if numbers.is_empty() {
            return self.error("tblgen::foreach", span, "expected a range", "name at least one number");
        }
        let items: Vec<V> = numbers.iter().map(|&number| self.store.int(i64::from(number))).collect();
        Ok((self.new_list(Ty::INT, &items)?, Ty::INT))
    }

    fn if_statement(
        &mut self,
        ast: &Ast,
        condition: ExprId,
        then: &Block,
        otherwise: Option<&Block>,
        span: Span,
    ) -> Eval<()> {
        let condition = self.plain(ast, condition, None)?;
        let none = self.store.list(Ty::BIT, &[]);
        let one = V::bit(true);
        let one = self.store.list(Ty::BIT, &[one]);
        let ty = self.store.types.list(Ty::BIT);
        for (block, then, otherwise) in [(Some(then), one, none), (otherwise, none, one)]
            .into_iter()
            .filter_map(|(block, a, b)| block.map(|block| (block, a, b)))
        {
            let list = self.tern(TernOp::If, condition, then, otherwise, ty, None)?;
            self.loops.push(Loop { span, var: None, list, entries: Vec::new() });
            let result = self.block(ast, block, Some(Scope::Local(Vec::new())));
            let l = self.loops.pop();
            result?;
            if let Some(l) = l {
                self.add_entry(Entry::Loop(Box::new(l)))?;
            }
        }
        Ok(())
    }
}

/// Returns the place of the identifier that a name begins with.
fn first_id(ast: &Ast, name: ExprId) -> Option<Span> {
    let mut id = name;
    loop {
        match ast.expr(id) {
            Expr::Id(_) => return Some(ast.expr_span(id)),
            Expr::Class { name, .. } => return Some(name.span),
            Expr::Paste { items, .. } => id = *items.first()?,
            Expr::Slice { of, .. } | Expr::Field { of, .. } | Expr::BitRange { of, .. } => id = *of,
            _ => return None,
        }
    }
}
