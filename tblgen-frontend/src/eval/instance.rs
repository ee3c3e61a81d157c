//! Instantiation: classes into records, multiclasses and loops into definitions, and the registration of
//! what is complete.
//!
//! Mirrors "Building a record" of the TableGen Programmer's Reference: parents left to right, outer `let`s,
//! body, then references between fields, then registration, assertions and dumps.

use legalize_source::{Diagnostic, Severity, Span};
use smallvec::SmallVec;

use super::resolve::{MapResolver, RecordResolver};
use super::{Entry, Eval, Evaluator, Failed, Loop};
use crate::ops::TernOp;
use crate::print::{type_text, unquoted_text, value_text};
use crate::record::{FieldData, RecordData, RecordId, RecordKind, SpanId};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{ArgKey, Node, V};

/// A template argument that was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArgValue {
    pub(super) key: ArgKey,
    pub(super) value: V,
    pub(super) span: Span,
}

/// A class or multiclass with its arguments.
pub(super) struct Parent {
    pub(super) record: RecordId,
    pub(super) args: Vec<ArgValue>,
    pub(super) span: Span,
}

/// A value for a field.
pub(super) struct Assignment<'a> {
    /// Where the field is named.
    pub(super) span: Span,
    pub(super) name: Sym,
    /// The bits that are set, the lowest first; all of the field if there are none.
    pub(super) bits: &'a [u32],
    pub(super) value: V,
    pub(super) value_span: Span,
    /// Whether the field's place becomes this one.
    pub(super) moves: bool,
}

/// Variables with their values, outermost first.
pub(super) type Substitution = Vec<(Sym, V, Option<SpanId>)>;

impl Evaluator<'_> {
    /// `scope:name` or `scope::name`.
    pub(super) fn qualify(&mut self, record: RecordId, name: Sym) -> Sym {
        let multi = self.store.record(record).kind == RecordKind::Multiclass;
        let text =
            [self.store.record_name(record), if multi { "::" } else { ":" }, self.store.symbols.get(name)]
                .concat();
        self.store.symbols.intern(&text)
    }

    /// Fixes the name under which a class or multiclass knows the name of the record at hand.
    pub(super) fn set_implicit(&mut self, record: RecordId) {
        let implicit = self.qualify(record, Sym::NAME);
        self.store.record_mut(record).implicit = implicit;
    }

    /// Adds a field, or sets it if it is there already.
    pub(super) fn add_field(&mut self, record: RecordId, span: Span, field: FieldData) -> Eval<()> {
        let Some(index) = self.store.record(record).field_index(field.name) else {
            self.store.record_mut(record).fields.push(field);
            return Ok(());
        };
        let old = self.store.record(record).fields[index];
        if old.ty == field.ty && old.value == field.value {
            return Ok(());
        }
        match self.field_value(field.value, old.ty)? {
            Some(value) => {
                let slot = &mut self.store.record_mut(record).fields[index];
                slot.value = value;
                slot.value_loc = field.value_loc;
                Ok(())
            }
            None => {
                let message = format!(
                    "new definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                    self.store.symbols.get(field.name),
                    type_text(&self.store, field.ty),
                    type_text(&self.store, old.ty)
                );
                let previous = self.store.span(old.loc);
                self.fail(
                    Diagnostic::error("tblgen::field_redefined", message)
                        .with_label(span, "")
                        .with_help("rename one of the two fields")
                        .with_note(
                            Diagnostic::note("location of previous definition").with_label(previous, ""),
                        ),
                )
            }
        }
    }

    /// Sets a field, or some of its bits.
    pub(super) fn set_field(&mut self, record: RecordId, assignment: &Assignment<'_>) -> Eval<()> {
        let &Assignment { span, name, bits, value, value_span, moves } = assignment;
        let Some(index) = self.store.record(record).field_index(name) else {
            return self.unknown_field(record, span, name);
        };
        let field = self.store.record(record).fields[index];
        let mut value = value;
        if bits.is_empty() {
            if matches!(self.store.node(value), Node::Var { name: var, .. } if var == name) {
                return self.error(
                    "tblgen::self_assignment",
                    span,
                    "recursion / self-assignment forbidden",
                    "the field already has this value",
                );
            }
        } else {
            let Node::Bits { start, len } = self.store.node(field.value) else {
                let message = format!("value '{}' is not a bits type", self.store.symbols.get(name));
                return self.error(
                    "tblgen::not_bits",
                    span,
                    message,
                    "give bit ranges for bits<n> fields only",
                );
            };
            let ty = self.store.types.bits(bits.len() as u32);
            let Some(source) = self.cast_to(value, ty)? else {
                return self.error(
                    "tblgen::incompatible_value",
                    value_span,
                    "initializer is not compatible with bit range",
                    format!("give a value of {} bits", bits.len()),
                );
            };
            let mut new: Vec<Option<V>> = vec![None; len as usize];
            for (index, &bit) in bits.iter().enumerate() {
                let set = self.get_bit(source, index as u32);
                match new.get_mut(bit as usize) {
                    Some(slot @ None) => *slot = Some(set),
                    Some(Some(_)) => {
                        let message = format!(
                            "cannot set bit #{bit} of value '{}' more than once",
                            self.store.symbols.get(name)
                        );
                        return self.error("tblgen::bit_range", span, message, "name each bit once");
                    }
                    None => {
                        let message = format!(
                            "bit #{bit} of value '{}' is out of range, it has {len} bits",
                            self.store.symbols.get(name)
                        );
                        return self.error("tblgen::bit_range", span, message, "bits count from 0");
                    }
                }
            }
            let bits: Vec<V> = new
                .iter()
                .enumerate()
                .map(|(index, bit)| bit.unwrap_or_else(|| self.store.operand(start, index as u32)))
                .collect();
            value = self.store.bits(&bits);
        }
        let Some(set) = self.field_value(value, field.ty)? else {
            let of_type = match self.store.node(value) {
                Node::Bits { len, .. } => format!(" with {len} bits"),
                _ => match self.store.type_of(value) {
                    Some(ty) => format!(" of type '{}'", type_text(&self.store, ty)),
                    None => String::new(),
                },
            };
            let message = format!(
                "field '{}' of type '{}' is incompatible with value '{}'{of_type}",
                self.store.symbols.get(name),
                type_text(&self.store, field.ty),
                value_text(&self.store, value),
            );
            let declared = self.store.span(field.loc);
            let mut diagnostic = Diagnostic::error("tblgen::incompatible_value", message)
                .with_label(span, "")
                .with_help(format!("give a value of type '{}'", type_text(&self.store, field.ty)));
            if declared != span {
                diagnostic = diagnostic
                    .with_note(Diagnostic::note("the field is declared here").with_label(declared, ""));
            }
            return self.fail(diagnostic);
        };
        let loc = self.store.add_span(span);
        let value_loc = self.store.add_span(value_span);
        let slot = &mut self.store.record_mut(record).fields[index];
        slot.value = set;
        slot.value_loc = value_loc;
        if moves {
            slot.loc = loc;
        }
        Ok(())
    }

    pub(super) fn unknown_field<T>(&mut self, record: RecordId, span: Span, name: Sym) -> Eval<T> {
        let data = self.store.record(record);
        let fields: Vec<Sym> =
            data.fields.iter().filter(|field| !field.is_template_arg()).map(|field| field.name).collect();
        let help = match self.similar(name, fields.into_iter()) {
            Some(similar) => format!("did you mean '{similar}'?"),
            None => {
                "'let' sets fields that a parent class declares; declare new ones with their type".to_owned()
            }
        };
        let message = format!("value '{}' unknown!", self.store.symbols.get(name));
        let place = self.store.record(record).loc();
        let what = if self.store.record(record).is_class() { "class" } else { "record" };
        let mut diagnostic =
            Diagnostic::error("tblgen::unknown_field", message).with_label(span, "").with_help(help);
        if place != span {
            diagnostic = diagnostic.with_note(
                Diagnostic::note(format!("the {what} without such a field is here")).with_label(place, ""),
            );
        }
        self.fail(diagnostic)
    }

    /// Matches arguments with parameters; gives every parameter its value.
    pub(super) fn match_args(
        &mut self,
        record: RecordId,
        args: &[ArgValue],
        span: Span,
        mut each: impl FnMut(&mut Self, Sym, V, Option<SpanId>),
    ) -> Eval<()> {
        let mut open: SmallVec<[Option<Sym>; 16]> =
            self.store.record(record).template_args.iter().copied().map(Some).collect();
        for arg in args {
            let (name, slot) = match arg.key {
                ArgKey::Position(index) => {
                    let name = self.store.record(record).template_args.get(index as usize).copied();
                    (name, open.get_mut(index as usize).filter(|slot| slot.is_some()))
                }
                ArgKey::Name(name) => (Some(name), open.iter_mut().find(|slot| **slot == Some(name))),
            };
            match (slot, name) {
                (Some(slot), Some(name)) => {
                    *slot = None;
                    let place = self.store.add_span(arg.span);
                    each(self, name, arg.value, Some(place));
                }
                _ => {
                    let name = name.map_or("?", |name| self.store.symbols.get(name)).to_owned();
                    return self.error(
                        "tblgen::template_argument",
                        span,
                        format!("we can only specify the template argument '{name}' once"),
                        "remove one of the two values",
                    );
                }
            }
        }
        for name in open.into_iter().flatten() {
            let Some(field) = self.store.record(record).field(name).copied() else {
                continue;
            };
            if !self.store.is_complete(field.value) {
                let text = self.store.symbols.get(name).to_owned();
                let owner = self.store.record_name(record).to_owned();
                let declared = self.store.span(field.loc);
                return self.fail(
                    Diagnostic::error(
                        "tblgen::template_argument",
                        format!("value not specified for template argument '{text}'"),
                    )
                    .with_label(span, "")
                    .with_help(format!(
                        "give a value of type '{}', or a default in '{owner}'",
                        type_text(&self.store, field.ty)
                    ))
                    .with_note(Diagnostic::note(format!("declared in '{owner}'")).with_label(declared, "")),
                );
            }
            each(self, name, field.value, Some(field.value_loc));
        }
        Ok(())
    }

    /// Derives a record from a class.
    pub(super) fn add_parent(&mut self, record: RecordId, parent: &Parent) -> Eval<()> {
        let class = parent.record;
        let count = self.store.record(class).fields.len();
        let fresh = self.store.record(record).fields.is_empty();
        if fresh {
            self.store.record_mut(record).fields.reserve(count);
        }
        for index in 0..count {
            let field = self.store.record(class).fields[index];
            if field.is_template_arg() {
                continue;
            }
            if fresh {
                self.store.record_mut(record).fields.push(field);
            } else {
                self.add_field(record, parent.span, field)?;
            }
        }
        let mut r = MapResolver::new(self, Some(record));
        self.match_args(class, &parent.args, parent.span, |_, name, v, place| {
            r.set(name, v, place);
        })?;
        if !self.store.record(class).assertions.is_empty() {
            let assertions = self.store.record(class).assertions.clone();
            self.store.record_mut(record).assertions.extend(assertions);
        }
        if !self.store.record(class).dumps.is_empty() {
            let dumps = self.store.record(class).dumps.clone();
            self.store.record_mut(record).dumps.extend(dumps);
        }
        let name = match self.store.record(record).kind {
            RecordKind::Class => {
                let name = self.store.record(record).implicit;
                self.store.var(name, Ty::STRING)
            }
            _ => self.store.record(record).name,
        };
        let implicit = self.store.record(class).implicit;
        r.set(implicit, name, None);
        self.resolve_record(record, &mut r)?;
        let supers = self.store.record(class).supers.clone();
        let data = self.store.record(record);
        if data.direct.contains(&class) || record == class {
            let name = self.store.record_name(class).to_owned();
            return self.error(
                "tblgen::repeated_parent",
                parent.span,
                format!("already subclass of '{name}'"),
                "name each parent once",
            );
        }
        let data = self.store.record_mut(record);
        data.supers.extend(supers);
        data.supers.push(class);
        data.direct.push(class);
        data.ty = None;
        Ok(())
    }

    /// The record of a class call whose arguments are all known.
    pub(super) fn instantiate(&mut self, call: V) -> Eval<V> {
        if let Some(&record) = self.instances.get(&call) {
            return Ok(self.store.def(record));
        }
        let Node::VarDef { class, start, len } = self.store.node(call) else {
            return Ok(call);
        };
        self.enter()?;
        let made = self.make_instance(call, class, start, len);
        self.leave();
        made
    }

    fn make_instance(&mut self, call: V, class: RecordId, start: u32, len: u32) -> Eval<V> {
        let name = self.anonymous_name();
        let span = self.calls.get(&call).copied().unwrap_or(self.at);
        let record = self.new_record(RecordData::new(name, RecordKind::Anonymous, span, span));
        let mut r = MapResolver::new(self, Some(record));
        let class_data = self.store.record(class);
        let mut fields = Vec::with_capacity(class_data.fields.len());
        let mut defaults = Vec::new();
        for field in &class_data.fields {
            match field.is_template_arg() {
                true => defaults.push((field.name, field.value, field.value_loc)),
                false => fields.push(*field),
            }
        }
        let (assertions, dumps) = (class_data.assertions.clone(), class_data.dumps.clone());
        let params = class_data.template_args.clone();
        let data = self.store.record_mut(record);
        data.fields = fields;
        data.assertions = assertions;
        data.dumps = dumps;
        for (name, v, place) in defaults {
            r.set(name, v, Some(place));
        }
        for index in 0..len {
            let value = self.store.operand(start, 2 * index + 1);
            let name = match ArgKey::from_raw(self.store.raw_operand(start, 2 * index)) {
                ArgKey::Position(position) => match params.get(position as usize) {
                    Some(&name) => name,
                    None => continue,
                },
                ArgKey::Name(name) => name,
            };
            r.set(name, value, None);
        }
        self.resolve_record(record, &mut r)?;
        let supers = self.store.record(class).supers.clone();
        let data = self.store.record_mut(record);
        data.supers = supers;
        data.supers.push(class);
        data.direct.push(class);
        data.ty = None;
        let mut r = RecordResolver::new(self, record, None);
        self.resolve_record(record, &mut r)?;
        self.register(record)?;
        self.check_assertions(record)?;
        self.emit_dumps(record)?;
        self.instances.insert(call, record);
        Ok(self.store.def(record))
    }

    fn register(&mut self, record: RecordId) -> Eval<()> {
        let (Node::Str(name) | Node::Code(name)) = self.store.node(self.store.record(record).name) else {
            return Err(Failed);
        };
        if let Some(&old) = self.def_by_name.get(&name) {
            return self.already_defined(record, old);
        }
        self.def_by_name.insert(name, record);
        self.defs.push(record);
        let data = self.store.record_mut(record);
        data.fields.shrink_to_fit();
        data.supers.shrink_to_fit();
        Ok(())
    }

    fn already_defined<T>(&mut self, record: RecordId, old: RecordId) -> Eval<T> {
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

    /// Adds the `defm`s that led to a record.
    fn with_trail(&self, mut diagnostic: Diagnostic, record: RecordId) -> Diagnostic {
        for &loc in &self.store.record(record).locs[1..] {
            diagnostic =
                diagnostic.with_note(Diagnostic::note("instantiated from multiclass").with_label(loc, ""));
        }
        diagnostic
    }

    /// Resolves a definition for the last time and registers it.
    pub(super) fn add_def(&mut self, record: RecordId) -> Eval<()> {
        let name = self.store.record(record).name;
        let text = unquoted_text(&self.store, name);
        let mut new_name = None;
        if let Some(&old) = self.store.symbols.find(&text).and_then(|name| self.def_by_name.get(&name)) {
            if self.store.record(record).kind != RecordKind::Anonymous {
                return self.already_defined(record, old);
            }
            new_name = Some(self.anonymous_name());
        }
        let mut r = RecordResolver::new(self, record, new_name);
        self.resolve_record(record, &mut r)?;
        self.check_concrete(record);
        if !matches!(self.store.node(self.store.record(record).name), Node::Str(_) | Node::Code(_)) {
            let text = value_text(&self.store, self.store.record(record).name);
            let at = self.store.record(record).loc();
            return self.error(
                "tblgen::record_name",
                at,
                format!("record name '{text}' could not be fully resolved"),
                "a name may use template arguments, loop variables and globals",
            );
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
                return self.fail(
                    Diagnostic::error("tblgen::defset", message)
                        .with_label(at, "")
                        .with_help(help)
                        .with_note(Diagnostic::note("location of defset declaration").with_label(span, "")),
                );
            }
            let v = self.store.def(record);
            self.defsets[index].elements.push(v);
        }
        self.register(record)
    }

    fn check_concrete(&mut self, record: RecordId) {
        for index in 0..self.store.record(record).fields.len() {
            let field = self.store.record(record).fields[index];
            if field.is_nonconcrete_ok() || self.store.is_concrete(field.value) {
                continue;
            }
            if let Node::Bits { start, len } = self.store.node(field.value) {
                let known = self.store.operands(start, len).all(|bit| match self.store.node(bit) {
                    Node::VarBit { of, .. } if let Node::Var { name, .. } = self.store.node(of) => {
                        self.store.record(record).field(name).is_some()
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
            let place = self.store.span(field.value_loc);
            let diagnostic = Diagnostic::error("tblgen::unresolved", message)
                .with_label(at, "")
                .with_help(
                    "an index may be out of range, a variable unset, or a value too large for its type",
                )
                .with_note(Diagnostic::note("the initializer is here").with_label(place, ""));
            let diagnostic = self.with_trail(diagnostic, record);
            self.report(diagnostic);
        }
    }

    fn check_assertions(&mut self, record: RecordId) -> Eval<()> {
        if self.store.record(record).assertions.is_empty() {
            return Ok(());
        }
        let mut failed = false;
        let mut r = RecordResolver::new(self, record, None);
        for index in 0..self.store.record(record).assertions.len() {
            let assertion = self.store.record(record).assertions[index];
            let condition = self.resolve(assertion.condition, &mut r)?;
            let message = self.resolve(assertion.message, &mut r)?;
            failed |= self.check_assert(assertion.span, condition, message, Some(record));
        }
        self.store.record_mut(record).assertions = Vec::new();
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
                .with_help("the condition must be known when the record is complete"),
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
        true
    }

    fn emit_dumps(&mut self, record: RecordId) -> Eval<()> {
        if self.store.record(record).dumps.is_empty() {
            return Ok(());
        }
        let mut r = RecordResolver::new(self, record, None);
        for index in 0..self.store.record(record).dumps.len() {
            let dump = self.store.record(record).dumps[index];
            let message = self.resolve(dump.message, &mut r)?;
            self.emit_dump(dump.span, message);
        }
        self.store.record_mut(record).dumps = Vec::new();
        Ok(())
    }

    /// Says what `dump` says.
    pub(super) fn emit_dump(&mut self, span: Span, message: V) {
        let text = match self.store.node(message) {
            Node::Str(text) | Node::Code(text) => self.store.symbols.get(text).to_owned(),
            _ => format!("(dump value) {}", value_text(&self.store, message)),
        };
        self.diagnostics.push(Diagnostic::new(Severity::Note, "tblgen::dump", text).with_label(span, ""));
    }

    // --- entries ------------------------------------------------------------------------------------

    /// Puts an entry where it belongs: into the loop or multiclass at hand, or registers it.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Eval<()> {
        if let Some(outer) = self.loops.last_mut() {
            outer.entries.push(entry);
            return Ok(());
        }
        match (entry, self.multiclass) {
            (Entry::Loop(l), None) => self.resolve_loop(&l, &mut Vec::new(), true, None, None),
            (Entry::Loop(l), Some(index)) => {
                let mut entries = std::mem::take(&mut self.multiclasses[index].entries);
                let result = self.resolve_loop(&l, &mut Vec::new(), false, Some(&mut entries), None);
                self.multiclasses[index].entries = entries;
                result
            }
            (entry, Some(index)) => {
                self.multiclasses[index].entries.push(entry);
                Ok(())
            }
            (Entry::Assert(assertion), None) => {
                self.check_assert(assertion.span, assertion.condition, assertion.message, None);
                Ok(())
            }
            (Entry::Dump(dump), None) => {
                self.emit_dump(dump.span, dump.message);
                Ok(())
            }
            (Entry::Record(data), None) => {
                let record = self.new_record(*data);
                self.add_def(record)
            }
        }
    }

    fn resolver(&mut self, current: Option<RecordId>, substitution: &Substitution) -> MapResolver {
        let mut r = MapResolver::new(self, current);
        for &(name, v, place) in substitution {
            r.set(name, v, place);
        }
        r
    }

    /// Instantiates a loop, as far as its list is known.
    pub(super) fn resolve_loop(
        &mut self,
        l: &Loop,
        substitution: &mut Substitution,
        is_final: bool,
        dest: Option<&mut Vec<Entry>>,
        trail: Option<Span>,
    ) -> Eval<()> {
        self.enter()?;
        let result = self.resolve_loop_inner(l, substitution, is_final, dest, trail);
        self.leave();
        result
    }

    fn resolve_loop_inner(
        &mut self,
        l: &Loop,
        substitution: &mut Substitution,
        is_final: bool,
        mut dest: Option<&mut Vec<Entry>>,
        trail: Option<Span>,
    ) -> Eval<()> {
        self.at = l.span;
        let mut r = self.resolver(None, substitution);
        let mut list = self.resolve(l.list, &mut r)?;
        if is_final && let Node::Tern { op: TernOp::If, start, ty } = self.store.node(list) {
            let [condition, then, otherwise] = [0, 1, 2].map(|index| self.store.operand(start, index));
            r.set_final();
            let new = self.resolve(condition, &mut r)?;
            if new == condition {
                let message = format!(
                    "unable to resolve if condition '{}' at end of containing scope",
                    value_text(&self.store, new)
                );
                return self.error(
                    "tblgen::if_condition",
                    l.span,
                    message,
                    "the condition may use template arguments, loop variables and globals",
                );
            }
            list = self.tern(TernOp::If, new, then, otherwise, ty, None)?;
        }
        let Some((_, items)) = self.items(list) else {
            if !is_final && let Some(dest) = dest {
                let mut entries = Vec::new();
                self.resolve_entries(&l.entries, substitution, is_final, Some(&mut entries), trail)?;
                dest.push(Entry::Loop(Box::new(Loop { span: l.span, var: l.var, list, entries })));
                return Ok(());
            }
            let message =
                format!("attempting to loop over '{}', expected a list", value_text(&self.store, list));
            return self.error("tblgen::foreach", l.span, message, "loop over a list that is known here");
        };
        for item in items {
            if let Some((name, _)) = l.var {
                substitution.push((name, item, None));
            }
            let result = self.resolve_entries(&l.entries, substitution, is_final, dest.as_deref_mut(), trail);
            if l.var.is_some() {
                substitution.pop();
            }
            result?;
        }
        Ok(())
    }

    /// Instantiates the entries of a loop or multiclass.
    pub(super) fn resolve_entries(
        &mut self,
        entries: &[Entry],
        substitution: &mut Substitution,
        is_final: bool,
        mut dest: Option<&mut Vec<Entry>>,
        trail: Option<Span>,
    ) -> Eval<()> {
        for entry in entries {
            self.steps += 1;
            match entry {
                Entry::Loop(l) => self.resolve_loop(l, substitution, is_final, dest.as_deref_mut(), None)?,
                Entry::Assert(assertion) => {
                    let mut r = self.resolver(None, substitution);
                    let condition = self.resolve(assertion.condition, &mut r)?;
                    let message = self.resolve(assertion.message, &mut r)?;
                    match &mut dest {
                        Some(dest) => {
                            let span = assertion.span;
                            dest.push(Entry::Assert(crate::record::Assertion { span, condition, message }));
                        }
                        None => {
                            self.check_assert(assertion.span, condition, message, None);
                        }
                    }
                }
                Entry::Dump(dump) => {
                    let mut r = self.resolver(None, substitution);
                    let message = self.resolve(dump.message, &mut r)?;
                    match &mut dest {
                        Some(dest) => {
                            dest.push(Entry::Dump(crate::record::Dump { span: dump.span, message }))
                        }
                        None => self.emit_dump(dump.span, message),
                    }
                }
                Entry::Record(data) => {
                    let mut data = (**data).clone();
                    if let Some(trail) = trail {
                        data.locs.push(trail);
                    }
                    let record = self.new_record(data);
                    let mut r = self.resolver(Some(record), substitution);
                    self.resolve_record(record, &mut r)?;
                    match &mut dest {
                        Some(dest) => dest.push(Entry::Record(Box::new(self.take_record(record)))),
                        None => self.add_def(record)?,
                    }
                }
            }
        }
        Ok(())
    }

    /// Applies the `let`s around a statement to a record.
    pub(super) fn apply_lets(&mut self, record: RecordId) -> Eval<()> {
        let lets = std::mem::take(&mut self.let_stack);
        let mut result = Ok(());
        'all: for level in &lets {
            for l in level {
                let assignment = Assignment {
                    span: l.span,
                    name: l.name,
                    bits: &l.bits,
                    value: l.value,
                    value_span: l.value_span,
                    moves: true,
                };
                result = self.set_field(record, &assignment);
                if result.is_err() {
                    break 'all;
                }
            }
        }
        self.let_stack = lets;
        result
    }

    /// Does something to every record of an entry.
    pub(super) fn each_record(
        &mut self,
        entry: &mut Entry,
        each: &mut dyn FnMut(&mut Self, RecordId) -> Eval<()>,
    ) -> Eval<()> {
        match entry {
            Entry::Record(data) => {
                let empty = RecordData::new(data.name, data.kind, data.loc(), data.extent);
                let record = self.new_record(std::mem::replace(&mut **data, empty));
                let result = each(self, record);
                **data = self.take_record(record);
                result
            }
            Entry::Loop(l) => {
                self.enter()?;
                let mut result = Ok(());
                for entry in &mut l.entries {
                    result = self.each_record(entry, each);
                    if result.is_err() {
                        break;
                    }
                }
                self.leave();
                result
            }
            Entry::Assert(_) | Entry::Dump(_) => Ok(()),
        }
    }
}
