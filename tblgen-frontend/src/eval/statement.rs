//! Statements: what each of them does to the state of the parse.

use legalize_source::{Diagnostic, Span};

use super::instance::{Assignment, Parent, Substitution};
use super::resolve::HasReference;
use super::value::Context;
use super::{Defset, Entry, Eval, Evaluator, Failed, LetRecord, Loop, Multiclass, Scope};
use crate::ast::{
    Ast, Block, Body, BodyItem, ClassRef, Decl, Expr, ExprId, Ident, Piece, RangeEnd, Stmt, StmtId, TypeId,
};
use crate::ops::{TernOp, UnOp};
use crate::print::{type_text, value_text};
use crate::record::{Assertion, Dump, FieldData, RecordData, RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, Store, V};

impl Evaluator<'_> {
    /// Evaluates a top-level statement; a failure is final for it alone.
    pub(super) fn run(&mut self, ast: &Ast, id: StmtId) {
        if self.statement(ast, id).is_err() {
            self.recover(ast, id);
        }
    }

    /// Forgets what a failed statement left open, and remembers what it did not define.
    fn recover(&mut self, ast: &Ast, id: StmtId) {
        self.scopes.truncate(1);
        self.loops.clear();
        self.let_stack.clear();
        self.defsets.clear();
        self.iterators.clear();
        self.multiclass = None;
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
                Stmt::Let { block, .. } | Stmt::Foreach { block, .. } => open.extend(&block.statements),
                Stmt::If { then, otherwise, .. } => {
                    open.extend(&then.statements);
                    open.extend(otherwise.iter().flat_map(|block| &block.statements));
                }
                Stmt::Def { name: None, .. } | Stmt::Assert { .. } | Stmt::Dump { .. } => {}
            }
        }
    }

    fn statement(&mut self, ast: &Ast, id: StmtId) -> Eval<()> {
        self.enter()?;
        let span = ast.statement_span(id);
        let outer = std::mem::replace(&mut self.at, span);
        let result = self.statement_inner(ast, id, span);
        self.at = outer;
        self.leave();
        result
    }

    fn statement_inner(&mut self, ast: &Ast, id: StmtId, span: Span) -> Eval<()> {
        match ast.statement(id) {
            Stmt::Class { name, params, body } => {
                self.forbid("class", span, true)?;
                self.class(ast, *name, params, body, span)
            }
            Stmt::Def { name, body } => self.def(ast, *name, body, span),
            Stmt::Defm { name, parents } => self.defm(ast, *name, parents),
            Stmt::Multiclass { name, params, parents, body, semicolon } => {
                self.forbid("multiclass", span, true)?;
                self.multiclass(ast, *name, params, parents, body.as_deref(), *semicolon, span)
            }
            Stmt::Let { items, block } => {
                let mut lets = Vec::with_capacity(items.len());
                for item in items {
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
                let result = match block.braces {
                    true => self.block(ast, block, Some(Scope::Local(Vec::new()))),
                    false => self.block(ast, block, None),
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
                self.add_entry(Entry::Assert(Assertion { span: at, condition, message }))
            }
            Stmt::Dump { message } => {
                let message = self.dump_message(ast, *message, None)?;
                self.add_entry(Entry::Dump(Dump { span, message }))
            }
        }
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
        for &statement in &block.statements {
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

    /// The bits that a `let` sets, the lowest first.
    fn bit_list(&mut self, ast: &Ast, pieces: Option<&[Piece]>) -> Eval<Vec<u32>> {
        let mut bits = match pieces {
            Some(pieces) => self.range_list(ast, pieces)?,
            None => Vec::new(),
        };
        bits.reverse();
        Ok(bits)
    }

    // --- variables and types ------------------------------------------------------------------------

    fn defvar(&mut self, ast: &Ast, name: Ident, value: ExprId, current: Option<RecordId>) -> Eval<()> {
        let top = self.scopes.len() == 1;
        let taken = if self.scopes.last().is_some_and(|scope| scope.var(name.name).is_some()) {
            Some("local variable of this name already exists")
        } else if current.is_some_and(|current| self.store.record(current).field(name.name).is_some()) {
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
        self.def_by_name.contains_key(&name) || self.globals.contains_key(&name)
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

    // --- loops --------------------------------------------------------------------------------------

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

    /// The list that a loop runs over, with the type of its elements.
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
                        let at = match last {
                            RangeEnd::Value(id) => ast.expr_span(id),
                            RangeEnd::Negative(_, span) => span,
                        };
                        return self.error(
                            "tblgen::syntax",
                            at,
                            "expected 'in' after the list of a foreach",
                            "a list is no end of a range",
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
        let one = self.store.bit(true);
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

    // --- classes and definitions --------------------------------------------------------------------

    fn class(&mut self, ast: &Ast, name: Ident, params: &[Decl], body: &Body, span: Span) -> Eval<()> {
        let text = self.store.symbols.get(name.name).to_owned();
        let class = match self.class_by_name.get(&name.name) {
            Some(&class) => {
                let data = self.store.record(class);
                if !data.fields.is_empty() || !data.supers.is_empty() || !data.template_args.is_empty() {
                    let before = data.loc();
                    return self.fail(
                        Diagnostic::error(
                            "tblgen::class_redefined",
                            format!("class '{text}' already defined"),
                        )
                        .with_label(name.span, "")
                        .with_help("rename one of the two, or guard the file against a second inclusion")
                        .with_note(
                            Diagnostic::note("location of previous definition").with_label(before, ""),
                        ),
                    );
                }
                let data = self.store.record_mut(class);
                data.locs[0] = name.span;
                data.extent = span;
                class
            }
            None => {
                let v = self.store.str(name.name);
                let class = self.new_record(RecordData::new(v, RecordKind::Class, name.span, span));
                self.set_implicit(class);
                self.class_by_name.insert(name.name, class);
                self.classes.push(class);
                class
            }
        };
        if self.aliases.contains_key(&name.name) {
            let message = format!("there is already a defined type alias '{text}'");
            return self.error("tblgen::type_redefined", name.span, message, "choose another name");
        }
        self.scopes.push(Scope::Record { record: class, vars: Vec::new() });
        let mut result = self.params(ast, class, params);
        if result.is_ok() {
            result = self.object_body(ast, class, body);
        }
        self.scopes.pop();
        result?;
        self.warn_unused(class);
        let data = self.store.record_mut(class);
        data.fields.shrink_to_fit();
        Ok(())
    }

    fn params(&mut self, ast: &Ast, record: RecordId, params: &[Decl]) -> Eval<()> {
        for param in params {
            self.declare(ast, record, param, true)?;
        }
        Ok(())
    }

    fn warn_unused(&mut self, record: RecordId) {
        if !self.warn_unused {
            return;
        }
        for index in 0..self.store.record(record).template_args.len() {
            let name = self.store.record(record).template_args[index];
            let Some(field) = self.store.record(record).field(name) else {
                continue;
            };
            if field.flags & FieldData::USED == 0 {
                let at = self.store.span(field.loc);
                let message = format!("unused template argument: {}", self.store.symbols.get(name));
                self.diagnostics.push(
                    Diagnostic::warning("tblgen::unused_template_argument", message)
                        .with_label(at, "")
                        .with_help("remove it, or use it in a field"),
                );
            }
        }
    }

    /// A field, or a parameter of a class or multiclass.
    fn declare(&mut self, ast: &Ast, record: RecordId, decl: &Decl, is_param: bool) -> Eval<()> {
        let ty = self.ty(ast, decl.ty)?;
        let name = decl.name;
        if name.name == Sym::NAME {
            return self.error(
                "tblgen::reserved_name",
                name.span,
                "'NAME' is a reserved variable name",
                "NAME is the name of the definition at hand; choose another",
            );
        }
        let mut flags = 0;
        let mut field_name = name.name;
        if is_param {
            flags |= FieldData::TEMPLATE_ARG;
            field_name = self.qualify(record, name.name);
            if self.store.record(record).template_args.contains(&field_name) {
                return self.error(
                    "tblgen::template_argument",
                    name.span,
                    "template argument with the same name has already been defined",
                    "choose another name",
                );
            }
        } else if self.scopes.last().is_some_and(|scope| scope.var(name.name).is_some()) {
            return self.error(
                "tblgen::variable_redefined",
                name.span,
                "local variable of this name already exists",
                "choose another name",
            );
        } else if decl.field {
            flags |= FieldData::NONCONCRETE_OK;
        }
        let Some(empty) = self.field_value(Store::UNSET, ty)? else {
            return Err(Failed);
        };
        let loc = self.store.add_span(name.span);
        let field = FieldData { name: field_name, ty, value: empty, loc, value_loc: loc, flags };
        self.add_field(record, name.span, field)?;
        if let Some(value) = decl.value {
            // The default of a multiclass' parameter sees no record.
            let current = Some(record).filter(|&record| !self.is_multiclass(record));
            let at = ast.expr_span(value);
            let v = self.value(ast, value, Context::new(current, Some(ty)))?;
            let assignment =
                Assignment { span: at, name: field_name, bits: &[], value: v, value_span: at, moves: false };
            self.set_field(record, &assignment)?;
        }
        if is_param {
            let data = self.store.record_mut(record);
            data.template_args.push(field_name);
            data.params.push(name.name);
        }
        Ok(())
    }

    /// Parents, surrounding `let`s and the items of a class or definition.
    fn object_body(&mut self, ast: &Ast, record: RecordId, body: &Body) -> Eval<()> {
        self.scopes.push(Scope::Record { record, vars: Vec::new() });
        let result = self.object_body_inner(ast, record, body);
        self.scopes.pop();
        result
    }

    fn object_body_inner(&mut self, ast: &Ast, record: RecordId, body: &Body) -> Eval<()> {
        for parent in &body.parents {
            let parent = self.parent(ast, parent, Some(record))?;
            self.add_parent(record, &parent)?;
        }
        self.apply_lets(record)?;
        for item in &body.items {
            self.body_item(ast, record, item)?;
        }
        self.extra_semicolon(body.semicolon, "class or def");
        Ok(())
    }

    fn extra_semicolon(&mut self, span: Option<Span>, what: &str) {
        if let Some(span) = span {
            self.report(
                Diagnostic::error(
                    "tblgen::semicolon",
                    format!("a {what} body should not end with a semicolon"),
                )
                .with_label(span, "")
                .with_help("remove the semicolon"),
            );
        }
    }

    fn parent(&mut self, ast: &Ast, parent: &ClassRef, current: Option<RecordId>) -> Eval<Parent> {
        let class = self.class_named(parent.name, "couldn't find class")?;
        let args = self.template_args(ast, parent.args.as_deref().unwrap_or(&[]), current, class, true)?;
        Ok(Parent { record: class, args, span: parent.span })
    }

    fn body_item(&mut self, ast: &Ast, record: RecordId, item: &BodyItem) -> Eval<()> {
        match item {
            BodyItem::Decl(decl) => self.declare(ast, record, decl, false),
            BodyItem::Let { name, bits, value } => {
                let bits = self.bit_list(ast, bits.as_deref())?;
                let Some(field) = self.store.record(record).field(name.name).copied() else {
                    return self.unknown_field(record, name.span, name.name);
                };
                let mut want = field.ty;
                if !bits.is_empty() && self.store.types.width(want).is_some() {
                    want = self.store.types.bits(bits.len() as u32);
                }
                let at = ast.expr_span(*value);
                let v = self.value(ast, *value, Context::new(Some(record), Some(want)))?;
                let assignment = Assignment {
                    span: name.span,
                    name: name.name,
                    bits: &bits,
                    value: v,
                    value_span: at,
                    moves: true,
                };
                self.set_field(record, &assignment)
            }
            BodyItem::Defvar { name, value } => self.defvar(ast, *name, *value, Some(record)),
            BodyItem::Assert { condition, message } => {
                let span = ast.expr_span(*condition);
                let condition = self.plain(ast, *condition, Some(record))?;
                let message = self.plain(ast, *message, Some(record))?;
                self.store.record_mut(record).assertions.push(Assertion { span, condition, message });
                Ok(())
            }
            BodyItem::Dump { message, span } => {
                let message = self.dump_message(ast, *message, Some(record))?;
                self.store.record_mut(record).dumps.push(Dump { span: *span, message });
                Ok(())
            }
        }
    }

    /// The name of a definition; `?` if it has none.
    fn object_name(&mut self, ast: &Ast, name: Option<ExprId>) -> Eval<V> {
        let Some(name) = name else {
            return Ok(Store::UNSET);
        };
        let proto = self.multiclass.map(|index| self.multiclasses[index].proto);
        let context = Context { current: proto, want: Some(Ty::STRING), name_mode: true };
        let v = self.value(ast, name, context)?;
        let Some(proto) = proto else {
            return Ok(v);
        };
        let implicit = self.store.record(proto).implicit;
        let mut r = HasReference::new(implicit);
        self.resolve(v, &mut r)?;
        if r.found {
            return Ok(v);
        }
        let prefix = self.store.var(implicit, Ty::STRING);
        self.str_concat(prefix, v)
    }

    fn def(&mut self, ast: &Ast, name: Option<ExprId>, body: &Body, span: Span) -> Eval<()> {
        let v = self.object_name(ast, name)?;
        let data = match v == Store::UNSET {
            true => {
                let name = self.anonymous_name();
                RecordData::new(name, RecordKind::Anonymous, span, span)
            }
            false => {
                if self.store.type_of(v) != Some(Ty::STRING) {
                    let at = name.map_or(span, |name| ast.expr_span(name));
                    let message = format!("record name '{}' is not a string!", value_text(&self.store, v));
                    return self.error("tblgen::record_name", at, message, "paste it to a string with '#'");
                }
                let loc = match name.map(|name| first_id(ast, name)) {
                    Some(Some(loc)) => loc,
                    _ => Span::new(span.file, span.start, span.start + 3),
                };
                RecordData::new(v, RecordKind::Def, loc, span)
            }
        };
        let record = self.new_record(data);
        self.object_body(ast, record, body)?;
        if self.loops.is_empty() && self.multiclass.is_none() {
            return self.add_def(record);
        }
        let data = self.take_record(record);
        self.add_entry(Entry::Record(Box::new(data)))
    }

    // --- multiclasses -------------------------------------------------------------------------------

    #[expect(clippy::too_many_arguments, reason = "the parts of one statement")]
    fn multiclass(
        &mut self,
        ast: &Ast,
        name: Ident,
        params: &[Decl],
        parents: &[ClassRef],
        body: Option<&[StmtId]>,
        semicolon: Option<Span>,
        span: Span,
    ) -> Eval<()> {
        if let Some(&before) = self.multiclass_by_name.get(&name.name) {
            let before = self.store.record(self.multiclasses[before].proto).loc();
            let message = format!("multiclass '{}' already defined", self.store.symbols.get(name.name));
            return self.fail(
                Diagnostic::error("tblgen::class_redefined", message)
                    .with_label(name.span, "")
                    .with_help("rename one of the two, or guard the file against a second inclusion")
                    .with_note(Diagnostic::note("location of previous definition").with_label(before, "")),
            );
        }
        let v = self.store.str(name.name);
        let proto = self.new_record(RecordData::new(v, RecordKind::Multiclass, name.span, span));
        self.set_implicit(proto);
        let index = self.multiclasses.len();
        self.multiclasses.push(Multiclass { proto, entries: Vec::new() });
        self.multiclass_by_name.insert(name.name, index);
        self.multiclass = Some(index);
        self.scopes.push(Scope::Multiclass { index, vars: Vec::new() });
        self.params(ast, proto, params)?;
        for parent in parents {
            let base = self.multiclass_named(parent.name)?;
            let base_proto = self.multiclasses[base].proto;
            let args = parent.args.as_deref().unwrap_or(&[]);
            let args = self.template_args(ast, args, Some(proto), base_proto, false)?;
            let implicit = self.store.record(proto).implicit;
            let implicit = self.store.var(implicit, Ty::STRING);
            let parent = Parent { record: base_proto, args, span: parent.span };
            let mut substitution = self.multiclass_args(&parent, implicit)?;
            let entries = self.multiclasses[base].entries.clone();
            let mut own = std::mem::take(&mut self.multiclasses[index].entries);
            let result = self.resolve_entries(&entries, &mut substitution, false, Some(&mut own), None);
            self.multiclasses[index].entries = own;
            result?;
        }
        match body {
            None if parents.is_empty() => {
                return self.error(
                    "tblgen::syntax",
                    span,
                    "expected '{' in multiclass definition",
                    "a multiclass without parents needs a body",
                );
            }
            None => {}
            Some([]) => {
                return self.error(
                    "tblgen::syntax",
                    span,
                    "multiclass must contain at least one def",
                    "end it with a semicolon if it only has parents",
                );
            }
            Some(statements) => {
                for &statement in statements {
                    if matches!(
                        ast.statement(statement),
                        Stmt::Class { .. }
                            | Stmt::Multiclass { .. }
                            | Stmt::Defset { .. }
                            | Stmt::Deftype { .. }
                    ) {
                        return self.error(
                            "tblgen::misplaced",
                            ast.statement_span(statement),
                            "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body",
                            "move it to the top level",
                        );
                    }
                    self.statement(ast, statement)?;
                }
            }
        }
        self.extra_semicolon(semicolon, "multiclass");
        self.warn_unused(proto);
        self.scopes.pop();
        self.multiclass = None;
        Ok(())
    }

    fn multiclass_named(&mut self, name: Ident) -> Eval<usize> {
        if let Some(&index) = self.multiclass_by_name.get(&name.name) {
            return Ok(index);
        }
        if self.lost.contains(&name.name) {
            return Err(Failed);
        }
        let text = self.store.symbols.get(name.name).to_owned();
        let mut names: Vec<Sym> = self.multiclass_by_name.keys().copied().collect();
        names.sort_unstable();
        let help = match self.similar(name.name, names.into_iter()) {
            Some(similar) => format!("did you mean '{similar}'?"),
            None if self.class_by_name.contains_key(&name.name) => {
                format!("'{text}' is a class; use 'def', or name a multiclass first")
            }
            None => "define the multiclass before this place".to_owned(),
        };
        self.error(
            "tblgen::unknown_multiclass",
            name.span,
            format!("couldn't find multiclass '{text}'"),
            help,
        )
    }

    /// The values of a multiclass' parameters, with its `NAME`.
    fn multiclass_args(&mut self, parent: &Parent, name: V) -> Eval<Substitution> {
        let implicit = self.store.record(parent.record).implicit;
        let mut substitution: Substitution = vec![(implicit, name, None)];
        self.match_args(parent.record, &parent.args, parent.span, |_, name, v, place| {
            substitution.push((name, v, place));
        })?;
        Ok(substitution)
    }

    fn defm(&mut self, ast: &Ast, name: Option<ExprId>, parents: &[ClassRef]) -> Eval<()> {
        let mut name = self.object_name(ast, name)?;
        if name == Store::UNSET {
            name = self.anonymous_name();
            if let Some(index) = self.multiclass {
                let proto = self.multiclasses[index].proto;
                let implicit = self.store.record(proto).implicit;
                let prefix = self.store.var(implicit, Ty::STRING);
                name = self.str_concat(prefix, name)?;
            }
        }
        let is_final = self.multiclass.is_none() && self.loops.is_empty();
        let mut entries: Vec<Entry> = Vec::new();
        let mut classes = false;
        for (position, parent) in parents.iter().enumerate() {
            classes |= position > 0 && self.class_by_name.contains_key(&parent.name.name);
            if classes {
                let parent = self.parent(ast, parent, None)?;
                for entry in &mut entries {
                    self.each_record(entry, &mut |ev, record| ev.add_parent(record, &parent))?;
                }
                continue;
            }
            let index = self.multiclass_named(parent.name)?;
            let proto = self.multiclasses[index].proto;
            let args = parent.args.as_deref().unwrap_or(&[]);
            let args = self.template_args(ast, args, None, proto, true)?;
            let at = parent.name.span;
            let parent = Parent { record: proto, args, span: parent.span };
            let mut substitution = self.multiclass_args(&parent, name)?;
            let source = std::mem::take(&mut self.multiclasses[index].entries);
            let result =
                self.resolve_entries(&source, &mut substitution, is_final, Some(&mut entries), Some(at));
            self.multiclasses[index].entries = source;
            result?;
        }
        for mut entry in entries {
            self.each_record(&mut entry, &mut |ev, record| ev.apply_lets(record))?;
            self.add_entry(entry)?;
        }
        Ok(())
    }
}

/// The place of the identifier that a name begins with.
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
