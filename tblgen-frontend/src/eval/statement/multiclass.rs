//! Multiclasses, and `defm`, which instantiates them.

use legalize_source::{Diagnostic, Span};

use crate::ast::{Ast, ClassRefId, DeclId, ExprId, Ident, MultiBody, Stmt};
use crate::eval::instance::{Parent, Substitution};
use crate::eval::{Entry, Eval, Evaluator, Failed, Multiclass, Scope, last_of};
use crate::record::{RecordData, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::V;

impl Evaluator<'_> {
    pub(super) fn multiclass(
        &mut self,
        ast: &Ast,
        name: Ident,
        params: &[DeclId],
        parents: &[ClassRefId],
        body: &MultiBody,
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
        let v = V::str(name.name);
        let proto = self.new_record(RecordData::new(v, RecordKind::Multiclass, name.span, span));
        self.set_implicit(proto);
        let index = self.multiclasses.len();
        self.multiclasses.push(Multiclass { proto, entries: Vec::new() });
        self.multiclass_by_name.insert(name.name, index);
        self.multiclass = Some(index);
        self.scopes.push(Scope::Multiclass { index, vars: Vec::new() });
        self.params(ast, proto, params)?;
        for &parent in parents {
            let parent = ast.class_ref(parent);
            let base = self.multiclass_named(parent.name)?;
            let base_proto = self.multiclasses[base].proto;
            let args = parent.args.as_deref().unwrap_or(&[]);
            let args = self.template_args(ast, args, Some(proto), base_proto, false)?;
            let implicit = self.store.record(proto).implicit();
            let implicit = self.store.var(implicit, Ty::STRING);
            let parent = Parent { record: base_proto, args, span: parent.span };
            let mut substitution = self.multiclass_args(&parent, implicit)?;
            let entries = self.multiclasses[base].entries.clone();
            let mut own = std::mem::take(&mut self.multiclasses[index].entries);
            let result = self.resolve_entries(&entries, &mut substitution, false, Some(&mut own), None);
            self.multiclasses[index].entries = own;
            result?;
        }
        match body.0.as_deref() {
            None if parents.is_empty() => {
                // The semicolon is in the place of the body.
                return self.error(
                    "tblgen::syntax",
                    Span { start: span.end.saturating_sub(1).max(span.start), ..span },
                    "expected '{' in multiclass definition",
                    "a multiclass without parents needs a body",
                );
            }
            None => {}
            Some([]) => {
                return self.error(
                    "tblgen::syntax",
                    last_of(span),
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
        self.extra_semicolon(body.1, "multiclass");
        self.warn_unused(proto);
        self.scopes.pop();
        self.multiclass = None;
        Ok(())
    }

    fn multiclass_named(&mut self, name: Ident) -> Eval<usize> {
        if name.is_hole() {
            return self.hole();
        }
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
            None => "define the multiclass before its use".to_owned(),
        };
        self.error(
            "tblgen::unknown_multiclass",
            name.span,
            format!("couldn't find multiclass '{text}'"),
            help,
        )
    }

    /// Returns the values of a multiclass' parameters, and its `NAME`.
    fn multiclass_args(&mut self, parent: &Parent, name: V) -> Eval<Substitution> {
        let implicit = self.store.record(parent.record).implicit();
        let mut substitution: Substitution = vec![(implicit, name, None)];
        self.match_args(parent.record, &parent.args, parent.span, |name, v, place| {
            substitution.push((name, v, Some(place)));
        })?;
        Ok(substitution)
    }

    pub(super) fn defm(&mut self, ast: &Ast, name: Option<ExprId>, parents: &[ClassRefId]) -> Eval<()> {
        let mut name = self.object_name(ast, name)?;
        if name == V::UNSET {
            name = self.anonymous_name();
            if let Some(index) = self.multiclass {
                let proto = self.multiclasses[index].proto;
                let implicit = self.store.record(proto).implicit();
                let prefix = self.store.var(implicit, Ty::STRING);
                name = self.str_concat(prefix, name)?;
            }
        }
        let is_final = self.multiclass.is_none() && self.loops.is_empty();
        let mut entries: Vec<Entry> = Vec::new();
        let mut classes = false;
        for (position, &parent) in parents.iter().enumerate() {
            let parent = ast.class_ref(parent);
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
        let lets = self.let_stack.iter().any(|level| !level.is_empty());
        for mut entry in entries {
            if lets {
                self.each_record(&mut entry, &mut |ev, record| ev.apply_lets(record))?;
            }
            self.add_entry(entry)?;
        }
        Ok(())
    }
}
