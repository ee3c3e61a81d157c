//! Registration of complete records: final resolution, its checks, `assert` and `dump`.

use legalize_source::{Diagnostic, Severity, Span};

use super::resolve::RecordResolver;
use super::{Eval, Evaluator, Failed};
use crate::print::{type_text, unquoted_text, value_text};
use crate::record::{RecordId, RecordKind};
use crate::types::Ty;
use crate::value::{Meta, Node, V};

impl Evaluator<'_> {
    pub(super) fn register(&mut self, record: RecordId) -> Eval<()> {
        let (Node::Str(name) | Node::Code(name)) = self.store.node(self.store.record(record).name) else {
            return Err(Failed);
        };
        if let Some(old) = self.def_by_name.get(name) {
            return self.already_defined(record, old);
        }
        self.def_by_name.insert(name, record);
        self.defs.push(record);
        self.store.close_fields(record);
        Ok(())
    }

    pub(super) fn already_defined<T>(&mut self, record: RecordId, old: RecordId) -> Eval<T> {
        let name = unquoted_text(&self.store, self.store.record(record).name);
        let (at, before) = (self.store.record(record).loc(), self.store.record(old).loc());
        let mut diagnostic =
            Diagnostic::error("tblgen::def_redefined", format!("def already exists: {name}"))
                .with_label(at, "")
                .with_help("rename one of the two");
        diagnostic = self.with_trail(diagnostic, record);
        self.fail(
            diagnostic.with_note(Diagnostic::note("location of previous definition").with_label(before, "")),
        )
    }

    /// Adds the `defm`s that led to a record as notes.
    pub(super) fn with_trail(&self, mut diagnostic: Diagnostic, record: RecordId) -> Diagnostic {
        for &loc in &self.store.record(record).locs[1..] {
            diagnostic =
                diagnostic.with_note(Diagnostic::note("instantiated from multiclass").with_label(loc, ""));
        }
        diagnostic
    }

    /// Resolves a record for the last time; returns true if all of its fields are known to have concrete
    /// values. Most records are fully resolved already.
    pub(super) fn settle(&mut self, record: RecordId, new_name: Option<V>) -> Eval<bool> {
        let data = self.store.record(record);
        let is_named = matches!(self.store.node(data.name), Node::Str(_) | Node::Code(_));
        if is_named && new_name.is_none() && data.assertions().is_empty() && data.dumps().is_empty() {
            let (settled, concrete) = self.store.is_settled(record);
            if settled {
                return Ok(concrete);
            }
        }
        let mut r = RecordResolver::new(self, record, new_name);
        self.resolve_record(record, &mut r)?;
        Ok(false)
    }

    /// Resolves a definition for the last time and registers it.
    pub(super) fn add_def(&mut self, record: RecordId) -> Eval<()> {
        let name = self.store.record(record).name;
        let known = match self.store.node(name) {
            Node::Str(name) | Node::Code(name) => Some(name),
            _ => self.store.symbols.find(&unquoted_text(&self.store, name)),
        };
        let mut new_name = None;
        if let Some(old) = known.and_then(|name| self.def_by_name.get(name)) {
            if self.store.record(record).kind != RecordKind::Anonymous {
                return self.already_defined(record, old);
            }
            new_name = Some(self.anonymous_name());
        }
        if !self.settle(record, new_name)? {
            self.check_concrete(record);
        }
        if !matches!(self.store.node(self.store.record(record).name), Node::Str(_) | Node::Code(_)) {
            let text = value_text(&self.store, self.store.record(record).name);
            let at = self.store.record(record).loc();
            let message = format!("record name '{text}' could not be fully resolved");
            let diagnostic = Diagnostic::error("tblgen::record_name", message)
                .with_label(at, "")
                .with_help("use only template arguments, loop variables and globals in a name");
            return self.fail(self.with_trail(diagnostic, record));
        }
        self.check_assertions(record)?;
        self.emit_dumps(record)?;
        for index in 0..self.defsets.len() {
            let own = self.store.record_type(record);
            let (element, span) = (self.defsets[index].element, self.defsets[index].span);
            if !self.store.ty_is_a(own, element) {
                let message =
                    format!("adding record of incompatible type '{}' to defset", type_text(&self.store, own));
                let at = self.store.record(record).loc();
                let help = format!("derive it from '{}'", type_text(&self.store, element));
                let diagnostic = Diagnostic::error("tblgen::defset", message)
                    .with_label(at, "")
                    .with_help(help)
                    .with_note(Diagnostic::note("location of defset declaration").with_label(span, ""));
                return self.fail(self.with_trail(diagnostic, record));
            }
            let v = self.store.def(record);
            self.defsets[index].elements.push(v);
        }
        if let Node::Str(name) | Node::Code(name) = self.store.node(self.store.record(record).name)
            && self.def_by_name.get(name).is_some()
        {
            // The name was not known when it was looked up: the tool silently keeps the first record.
            let text = self.store.symbols.get(name).to_owned();
            let at = self.store.record(record).loc();
            let diagnostic = Diagnostic::warning(
                "tblgen::def_dropped",
                format!("def is dropped, '{text}' exists already"),
            )
            .with_label(at, "")
            .with_help("name the 'defm' that defines it");
            let diagnostic = self.with_trail(diagnostic, record);
            self.diagnostics.push(diagnostic);
            return Ok(());
        }
        self.register(record)
    }

    pub(super) fn check_concrete(&mut self, record: RecordId) {
        let mut from = 0;
        while let Some(index) = self.store.next_field(record, from, |meta| meta.has(Meta::NOT_CONCRETE)) {
            from = index + 1;
            let field = self.store.fields(record)[index];
            if field.is_nonconcrete_ok() {
                continue;
            }
            if let Node::Bits { start, len } = self.store.node(field.value) {
                let known = self.store.operands(start, len).all(|bit| match self.store.node(bit) {
                    Node::VarBit { of, .. } if let Node::Var { name, .. } = self.store.node(of) => {
                        self.store.field_named(record, name).is_some()
                    }
                    Node::Var { .. } => true,
                    _ => self.store.is_concrete(bit),
                });
                if known {
                    continue;
                }
            }
            let message = format!(
                "initializer of '{}' in '{}' could not be fully resolved: {}",
                self.store.symbols.get(field.name),
                unquoted_text(&self.store, self.store.record(record).name),
                value_text(&self.store, field.value),
            );
            let at = self.store.record(record).loc();
            let place = self.store.span(self.store.places(&field).value);
            let diagnostic = Diagnostic::error("tblgen::unresolved", message)
                .with_label(at, "")
                .with_help(
                    "check for an index out of range, an unset variable, or a value that is too large for \
                     its type",
                )
                .with_note(Diagnostic::note("the initializer is here").with_label(place, ""));
            let diagnostic = self.with_trail(diagnostic, record);
            self.report(diagnostic);
        }
    }

    pub(super) fn check_assertions(&mut self, record: RecordId) -> Eval<()> {
        if self.store.record(record).assertions().is_empty() {
            return Ok(());
        }
        let mut failed = false;
        let mut r = RecordResolver::new(self, record, None);
        for index in 0..self.store.record(record).assertions().len() {
            let assertion = self.store.record(record).assertions()[index];
            let condition = self.resolve(assertion.condition, &mut r)?;
            let message = self.resolve(assertion.message, &mut r)?;
            failed |= self.check_assert(assertion.span, condition, message, Some(record));
        }
        self.store.record_mut(record).checks().assertions = Vec::new();
        let _ = failed;
        Ok(())
    }

    /// Reports a failed assertion; true if it failed.
    pub(super) fn check_assert(
        &mut self,
        span: Span,
        condition: V,
        message: V,
        record: Option<RecordId>,
    ) -> bool {
        let value = match self.convert(condition, Ty::INT).map(|v| self.store.node(v)) {
            Some(Node::Int(value)) => Some(value),
            _ => None,
        };
        let diagnostic = match value {
            None => Diagnostic::error("tblgen::assert", "assert condition must of type bit, bits, or int")
                .with_label(span, value_text(&self.store, condition))
                .with_help("use a condition that is known when the record is complete"),
            Some(0) => {
                let text = match self.store.node(message) {
                    Node::Str(text) | Node::Code(text) => self.store.symbols.get(text).to_owned(),
                    _ => format!("(assert message is not a string) {}", value_text(&self.store, message)),
                };
                Diagnostic::error("tblgen::assert", format!("assertion failed: {text}"))
                    .with_label(span, "")
                    .with_help("change the values that the condition is about")
            }
            Some(_) => return false,
        };
        let diagnostic = match record {
            Some(record) => {
                let at = self.store.record(record).loc();
                let diagnostic = diagnostic
                    .with_note(Diagnostic::note("assertion failed in this record").with_label(at, ""));
                self.with_trail(diagnostic, record)
            }
            None => diagnostic,
        };
        self.report(diagnostic);
        self.failed_assertions += 1;
        true
    }

    pub(super) fn emit_dumps(&mut self, record: RecordId) -> Eval<()> {
        if self.store.record(record).dumps().is_empty() {
            return Ok(());
        }
        let mut r = RecordResolver::new(self, record, None);
        for index in 0..self.store.record(record).dumps().len() {
            let dump = self.store.record(record).dumps()[index];
            let message = self.resolve(dump.message, &mut r)?;
            self.emit_dump(dump.span, message);
        }
        self.store.record_mut(record).checks().dumps = Vec::new();
        Ok(())
    }

    /// Emits the message of a `dump`.
    pub(super) fn emit_dump(&mut self, span: Span, message: V) {
        let (Node::Str(text) | Node::Code(text)) = self.store.node(message) else {
            let help = match self.store.node(message) {
                Node::Unset => "the value is unset".to_owned(),
                _ => format!("write !repr(..) around it; it is {}", value_text(&self.store, message)),
            };
            let diagnostic = Diagnostic::error("tblgen::dump_value", "dump value is not of type string");
            return self.report(diagnostic.with_label(span, "").with_help(help));
        };
        let text = self.store.symbols.get(text).to_owned();
        // A report takes much longer than a step of evaluation.
        self.steps += 512 + text.len() as u64 / 4;
        self.diagnostics.push(Diagnostic::new(Severity::Note, "tblgen::dump", text).with_label(span, ""));
    }
}
