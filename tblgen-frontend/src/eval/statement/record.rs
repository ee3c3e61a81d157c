//! Classes and definitions: their parameters, parents and bodies.

use legalize_source::{Diagnostic, Span};

use super::first_id;
use crate::ast::{Ast, Body, BodyItem, ClassRef, Decl, DeclId, ExprId, Ident};
use crate::eval::instance::{Assignment, Parent};
use crate::eval::resolve::HasReference;
use crate::eval::value::Context;
use crate::eval::{Entry, Eval, Evaluator, Failed, Scope};
use crate::fields::FieldData;
use crate::print::value_text;
use crate::record::{Assertion, Dump, RecordData, RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::V;

impl Evaluator<'_> {
    pub(super) fn class(
        &mut self,
        ast: &Ast,
        name: Ident,
        params: &[DeclId],
        body: &Body,
        span: Span,
    ) -> Eval<()> {
        let class = match self.class_by_name.get(&name.name) {
            Some(&class) => {
                let data = self.store.record(class);
                if !data.fields.is_empty() || !data.supers().is_empty() || !data.template_args().is_empty() {
                    let (before, text) = (data.loc(), self.store.symbols.get(name.name));
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
                let v = V::str(name.name);
                let class = self.new_record(RecordData::new(v, RecordKind::Class, name.span, span));
                self.set_implicit(class);
                self.class_by_name.insert(name.name, class);
                self.classes.push(class);
                class
            }
        };
        if self.aliases.contains_key(&name.name) {
            let text = self.store.symbols.get(name.name);
            let message = format!("there is already a defined type alias '{text}'");
            return self.error("tblgen::type_redefined", name.span, message, "choose another name");
        }
        self.scopes.push(Scope::Record { record: class, vars: Vec::new() });
        let mut result = self.params(ast, class, params);
        if result.is_ok() {
            result = self.object_body(ast, class, body);
        }
        self.scopes.pop();
        if result.is_err() {
            // The missing members would be reported at each use of the class.
            self.class_by_name.remove(&name.name);
        }
        result?;
        self.warn_unused(class);
        self.store.close_fields(class);
        Ok(())
    }

    pub(super) fn params(&mut self, ast: &Ast, record: RecordId, params: &[DeclId]) -> Eval<()> {
        if !params.is_empty() {
            let data = self.store.record_mut(record);
            let class = data.class();
            class.template_args.reserve_exact(params.len());
            class.params.reserve_exact(params.len());
        }
        for &param in params {
            self.declare(ast, record, ast.decl(param), true)?;
        }
        Ok(())
    }

    pub(super) fn warn_unused(&mut self, record: RecordId) {
        if !self.warn_unused {
            return;
        }
        for index in 0..self.store.record(record).template_args().len() {
            let name = self.store.record(record).template_args()[index];
            let Some(field) = self.store.field_named(record, name) else {
                continue;
            };
            if !field.is_used() {
                let at = self.store.span(self.store.places(field).loc);
                let message = format!("unused template argument: {}", self.store.symbols.get(name));
                self.diagnostics.push(
                    Diagnostic::warning("tblgen::unused_template_argument", message)
                        .with_label(at, "")
                        .with_help("remove it, or use it in a field"),
                );
            }
        }
    }

    /// Declares a field, or a parameter of a class or multiclass.
    fn declare(&mut self, ast: &Ast, record: RecordId, decl: &Decl, is_param: bool) -> Eval<()> {
        let ty = self.ty(ast, decl.ty)?;
        let name = decl.name;
        if name.is_hole() {
            return self.hole();
        }
        if name.name == Sym::NAME {
            return self.error(
                "tblgen::reserved_name",
                name.span,
                "'NAME' is a reserved variable name",
                "choose another name: NAME is the name of the current definition",
            );
        }
        let mut flags = 0;
        let mut field_name = name.name;
        if is_param {
            flags |= FieldData::TEMPLATE_ARG;
            field_name = self.qualify(record, name.name);
            if self.store.record(record).template_args().contains(&field_name) {
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
        let Some(empty) = self.field_value(V::UNSET, ty)? else {
            return Err(Failed);
        };
        let loc = self.store.add_span(name.span);
        let field = self.store.new_field(field_name, ty, empty, loc, flags);
        self.add_field(record, name.span, field)?;
        if let Some(value) = decl.value {
            // The default of a multiclass' parameter is evaluated without a record.
            let current = Some(record).filter(|&record| !self.is_multiclass(record));
            let at = ast.expr_span(value);
            self.declared = Some(at.end);
            let v = self.value(ast, value, Context::new(current, Some(ty)));
            self.declared = None;
            if !std::mem::take(&mut self.value_lost) {
                let value = v?;
                let assignment =
                    Assignment { span: at, name: field_name, bits: &[], value, value_span: at, moves: false };
                self.set_field(record, &assignment)?;
            }
        }
        if is_param {
            let data = self.store.record_mut(record).class();
            data.template_args.push(field_name);
            data.params.push(name.name);
        }
        Ok(())
    }

    /// Evaluates parents, surrounding `let`s and the items of a class or definition.
    fn object_body(&mut self, ast: &Ast, record: RecordId, body: &Body) -> Eval<()> {
        self.scopes.push(Scope::Record { record, vars: Vec::new() });
        let result = self.object_body_inner(ast, record, body);
        self.scopes.pop();
        result
    }

    fn object_body_inner(&mut self, ast: &Ast, record: RecordId, body: &Body) -> Eval<()> {
        self.reserve_fields(ast, record, body);
        for &parent in &body.parents {
            let parent = self.parent(ast, ast.class_ref(parent), Some(record))?;
            self.add_parent(record, &parent)?;
            self.spare_args.push(parent.args);
        }
        self.apply_lets(record)?;
        for &item in &body.items {
            self.body_item(ast, record, ast.item(item))?;
        }
        self.extra_semicolon(body.semicolon, "class or def");
        Ok(())
    }

    /// Reserves memory for the fields of parents and body.
    fn reserve_fields(&mut self, ast: &Ast, record: RecordId, body: &Body) {
        let mut capacity = 0;
        for &parent in &body.parents {
            if let Some(&class) = self.class_by_name.get(&ast.class_ref(parent).name.name) {
                let class = self.store.record(class);
                capacity += class.fields.len().saturating_sub(class.template_args().len());
            }
        }
        let declared = |item: &&_| matches!(ast.item(**item), BodyItem::Decl(_));
        capacity += body.items.iter().filter(declared).count();
        self.store.expect_fields(record, capacity);
    }

    pub(super) fn extra_semicolon(&mut self, span: Option<Span>, what: &str) {
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

    pub(super) fn parent(&mut self, ast: &Ast, parent: &ClassRef, current: Option<RecordId>) -> Eval<Parent> {
        if parent.name.is_hole() {
            return self.hole();
        }
        let class = self.class_named(parent.name, "couldn't find class")?;
        let args = self.template_args(ast, parent.args.as_deref().unwrap_or(&[]), current, class, true)?;
        Ok(Parent { record: class, args, span: parent.span })
    }

    fn body_item(&mut self, ast: &Ast, record: RecordId, item: &BodyItem) -> Eval<()> {
        match item {
            BodyItem::Decl(decl) => self.declare(ast, record, ast.decl(*decl), false),
            BodyItem::Let { name, bits, value, ended } => {
                let bits = self.bit_list(ast, bits.as_deref())?;
                let Some(field) = self.store.field_named(record, name.name).copied() else {
                    return self.unknown_field(record, name.span, name.name);
                };
                let mut want = field.ty;
                if !bits.is_empty() && self.store.types.width(want).is_some() {
                    want = self.store.types.bits(bits.len() as u32);
                }
                let at = ast.expr_span(*value);
                let v = self.value(ast, *value, Context::new(Some(record), Some(want)))?;
                if !ended {
                    return self.hole();
                }
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
                self.store.record_mut(record).checks().assertions.push(Assertion {
                    span,
                    condition,
                    message,
                });
                Ok(())
            }
            BodyItem::Dump { message, span } => {
                let message = self.dump_message(ast, *message, Some(record))?;
                self.store.record_mut(record).checks().dumps.push(Dump { span: *span, message });
                Ok(())
            }
            BodyItem::Hole(bits) => {
                self.range_list(ast, bits)?;
                self.hole()
            }
        }
    }

    /// Evaluates the name of a definition; `?` if it has none.
    pub(super) fn object_name(&mut self, ast: &Ast, name: Option<ExprId>) -> Eval<V> {
        let Some(name) = name else {
            return Ok(V::UNSET);
        };
        let proto = self.multiclass.map(|index| self.multiclasses[index].proto);
        let context = Context { current: proto, want: Some(Ty::STRING), name_mode: true };
        let v = self.value(ast, name, context)?;
        let Some(proto) = proto else {
            return Ok(v);
        };
        let implicit = self.store.record(proto).implicit();
        let mut r = HasReference::new(implicit);
        self.resolve(v, &mut r)?;
        if r.found {
            return Ok(v);
        }
        let prefix = self.store.var(implicit, Ty::STRING);
        self.str_concat(prefix, v)
    }

    pub(super) fn def(&mut self, ast: &Ast, name: Option<ExprId>, body: &Body, span: Span) -> Eval<()> {
        if name.is_none() && !body.begun {
            // There is a syntax error in the place of the name.
            return self.hole();
        }
        let v = self.object_name(ast, name)?;
        let data = if v == V::UNSET {
            let name = self.anonymous_name();
            RecordData::new(name, RecordKind::Anonymous, span, span)
        } else {
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
        };
        self.count_record(data.loc())?;
        let record = self.new_record(data);
        self.object_body(ast, record, body)?;
        if self.loops.is_empty() && self.multiclass.is_none() {
            return self.add_def(record);
        }
        let data = self.take_record(record);
        self.add_entry(Entry::Record(Box::new(data)))
    }
}
