//! Instantiation: classes to records, multiclasses and loops to definitions, and the registration of complete
//! records.
//!
//! Mirrors "Building a record" of the TableGen Programmer's Reference: parents left to right, outer `let`s,
//! body, then references between fields, then registration, assertions and dumps.

use legalize_source::{Diagnostic, Span};
use smallvec::SmallVec;

use super::resolve::MapResolver;
use super::{Call, Eval, Evaluator};
use crate::fields::{FieldData, Places};
use crate::print::{type_text, value_text};
use crate::record::{RecordData, RecordId, RecordKind, SpanId};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{ArgKey, Node, V};

/// Given template argument.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArgValue {
    pub(super) key: ArgKey,
    pub(super) value: V,
    pub(super) span: Span,
    /// Index of the parameter among the fields.
    pub(super) field: Option<u32>,
}

/// Class or multiclass with its arguments.
pub(super) struct Parent {
    pub(super) record: RecordId,
    pub(super) args: Vec<ArgValue>,
    pub(super) span: Span,
}

/// Assignment to a field.
pub(super) struct Assignment<'a> {
    /// Place of the field's name.
    pub(super) span: Span,
    pub(super) name: Sym,
    /// Assigned bits, the lowest first; the whole field if empty.
    pub(super) bits: &'a [u32],
    pub(super) value: V,
    pub(super) value_span: Span,
    /// True if the field's place is replaced by this one.
    pub(super) moves: bool,
}

/// Place of a value; rarely used.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Known(SpanId),
    New(Span),
}

/// Variables with their values, outermost first.
pub(super) type Substitution = Vec<(Sym, V, Option<Place>)>;

impl Evaluator<'_> {
    /// Returns `scope:name` or `scope::name`.
    pub(super) fn qualify(&mut self, record: RecordId, name: Sym) -> Sym {
        let multi = self.store.record(record).kind == RecordKind::Multiclass;
        let owner = match self.store.node(self.store.record(record).name) {
            Node::Str(owner) | Node::Code(owner) => owner,
            _ => Sym::EMPTY,
        };
        self.store.symbols.joined(owner, if multi { "::" } else { ":" }, name)
    }

    /// Sets the qualified `NAME` of a class or multiclass.
    pub(super) fn set_implicit(&mut self, record: RecordId) {
        let implicit = self.qualify(record, Sym::NAME);
        self.store.record_mut(record).class().implicit = implicit;
    }

    /// Adds a field, or sets it if it exists already.
    pub(super) fn add_field(&mut self, record: RecordId, span: Span, field: FieldData) -> Eval<()> {
        let Some(index) = self.store.field_index(record, field.name) else {
            self.store.push_field(record, field);
            return Ok(());
        };
        let old = self.store.fields(record)[index];
        if old.ty == field.ty && old.value == field.value {
            return Ok(());
        }
        match self.field_value(field.value, old.ty)? {
            Some(value) => {
                let places = Places { value: self.store.places(&field).value, ..self.store.places(&old) };
                self.store.set_value(record, index, value, Some(places));
                Ok(())
            }
            None => {
                let message = format!(
                    "new definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                    self.store.symbols.get(field.name),
                    type_text(&self.store, field.ty),
                    type_text(&self.store, old.ty)
                );
                let previous = self.store.span(self.store.places(&old).loc);
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
        // What each takes in memory, and the time of each bit.
        self.steps += 16 + 4 * bits.len() as u64;
        if self.steps >= self.next_check {
            self.check_limits()?;
        }
        let Some(index) = self.store.field_index(record, name) else {
            return self.unknown_field(record, span, name);
        };
        let field = self.store.fields(record)[index];
        let mut value = value;
        if bits.is_empty() {
            if matches!(self.store.node(value), Node::Var { name: var, .. } if var == name) {
                return self.error(
                    "tblgen::self_assignment",
                    span,
                    "recursion / self-assignment forbidden",
                    "remove the assignment: the field already has this value",
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
                    span,
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
                        return self.error("tblgen::bit_range", span, message, "number bits from 0");
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
            let declared = self.store.span(self.store.places(&field).loc);
            let mut diagnostic = Diagnostic::error("tblgen::incompatible_value", message)
                .with_label(span, "")
                .with_help(format!("give a value of type '{}'", type_text(&self.store, field.ty)));
            if declared != span {
                diagnostic = diagnostic
                    .with_note(Diagnostic::note("the field is declared here").with_label(declared, ""));
            }
            return self.fail(diagnostic);
        };
        let loc = if moves { self.store.add_span(span) } else { self.store.places(&field).loc };
        let places = Places { loc, value: self.store.add_span(value_span) };
        self.store.set_value(record, index, set, Some(places));
        Ok(())
    }

    pub(super) fn unknown_field<T>(&mut self, record: RecordId, span: Span, name: Sym) -> Eval<T> {
        let fields: Vec<Sym> = self
            .store
            .fields(record)
            .iter()
            .filter(|field| !field.is_template_arg())
            .map(|field| field.name)
            .collect();
        let help = match self.similar(name, fields.into_iter()) {
            Some(similar) => format!("did you mean '{similar}'?"),
            None => "declare a new field with its type: 'let' sets fields of parent classes".to_owned(),
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

    /// Matches arguments with parameters; returns the value of every parameter.
    pub(super) fn match_args(
        &mut self,
        record: RecordId,
        args: &[ArgValue],
        span: Span,
        mut each: impl FnMut(Sym, V, Place),
    ) -> Eval<()> {
        let count = self.store.record(record).template_args().len();
        let mut given: SmallVec<[bool; 32]> = SmallVec::from_elem(false, count);
        for arg in args {
            let params = self.store.record(record).template_args();
            let index = match arg.key {
                ArgKey::Position(index) => Some(index as usize),
                ArgKey::Name(name) => params.iter().position(|&param| param == name),
            };
            let name = index.and_then(|index| params.get(index).copied());
            match (index.and_then(|index| given.get_mut(index)).filter(|given| !**given), name) {
                (Some(given), Some(name)) => {
                    *given = true;
                    each(name, arg.value, Place::New(arg.span));
                }
                _ => {
                    let name = match arg.key {
                        ArgKey::Name(name) => Some(name),
                        ArgKey::Position(_) => name,
                    };
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
        for index in (0..count).filter(|&index| !given[index]) {
            let name = self.store.record(record).template_args()[index];
            let Some(field) = self.store.field_named(record, name).copied() else {
                continue;
            };
            if !self.store.is_complete(field.value) {
                let text = self.store.symbols.get(name).to_owned();
                let owner = self.store.record_name(record).to_owned();
                let declared = self.store.span(self.store.places(&field).loc);
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
            each(name, field.value, Place::Known(self.store.places(&field).value));
        }
        Ok(())
    }

    /// Derives a record from a class.
    pub(super) fn add_parent(&mut self, record: RecordId, parent: &Parent) -> Eval<()> {
        let class = parent.record;
        let inherits = self.store.fields(class).len() + self.store.record(class).supers().len();
        self.hold(inherits, parent.span)?;
        if self.store.record(record).fields.is_empty() {
            self.store.copy_fields(class, record);
        } else {
            for index in 0..self.store.fields(class).len() {
                let field = self.store.fields(class)[index];
                if !field.is_template_arg() {
                    self.add_field(record, parent.span, field)?;
                }
            }
        }
        let mut r = MapResolver::new(self, Some(record));
        self.match_args(class, &parent.args, parent.span, |name, v, place| {
            r.set(name, v, Some(place));
        })?;
        let checks = self.store.record(class).copied_checks();
        self.store.record_mut(record).add_checks(checks);
        let name = match self.store.record(record).kind {
            RecordKind::Class => {
                let name = self.store.record(record).implicit();
                self.store.var(name, Ty::STRING)
            }
            _ => self.store.record(record).name,
        };
        let implicit = self.store.record(class).implicit();
        r.set(implicit, name, None);
        self.resolve_record(record, &mut r)?;
        let own = self.store.record(class).is_subclass_of(record);
        if record == class || own || self.store.record(record).is_subclass_of(class) {
            let name = self.store.record_name(class).to_owned();
            return self.error(
                "tblgen::repeated_parent",
                parent.span,
                format!("already subclass of '{name}'"),
                "name each parent once, and none that an earlier one derives from",
            );
        }
        let inherited_supers = self.store.record_mut(class).inherited_supers(class);
        self.store.record_mut(record).derive(class, inherited_supers);
        Ok(())
    }

    /// Returns the record of a class call whose arguments are all known.
    pub(super) fn instantiate(&mut self, call: V) -> Eval<V> {
        if let Some(known) = self.calls.get(&call).and_then(|call| call.created) {
            return Ok(known);
        }
        let Node::VarDef { class, start, len } = self.store.node(call) else {
            return Ok(call);
        };
        self.count_record(self.at)?;
        self.enter()?;
        let created = self.make_instance(call, class, start, len);
        self.leave();
        created
    }

    fn make_instance(&mut self, call: V, class: RecordId, start: u32, len: u32) -> Eval<V> {
        let name = self.anonymous_name();
        let span = self.calls.get(&call).map_or(self.at, |call| self.store.span(call.place));
        let record = self.new_record(RecordData::new(name, RecordKind::Anonymous, span, span));
        let inherits = self.store.fields(class).len() + self.store.record(class).supers().len();
        self.hold(inherits, span)?;
        let mut r = MapResolver::new(self, Some(record));
        self.store.copy_fields(class, record);
        let defaults: SmallVec<[(Sym, V, SpanId); 8]> = self.store.fields(class)
            [..self.store.param_count(class)]
            .iter()
            .map(|field| (field.name, field.value, self.store.places(field).value))
            .collect();
        let checks = self.store.record(class).copied_checks();
        self.store.record_mut(record).add_checks(checks);
        for (name, v, place) in defaults {
            r.set(name, v, Some(Place::Known(place)));
        }
        for index in 0..len {
            let value = self.store.operand(start, 2 * index + 1);
            let name = match ArgKey::from_raw(self.store.raw_operand(start, 2 * index)) {
                ArgKey::Position(position) => {
                    match self.store.record(class).template_args().get(position as usize) {
                        Some(&name) => name,
                        None => continue,
                    }
                }
                ArgKey::Name(name) => name,
            };
            r.set(name, value, None);
        }
        self.resolve_record(record, &mut r)?;
        let inherited_supers = self.store.record_mut(class).inherited_supers(class);
        self.store.record_mut(record).derive(class, inherited_supers);
        self.settle(record, None)?;
        self.register(record)?;
        self.check_assertions(record)?;
        self.emit_dumps(record)?;
        let created = self.store.def(record);
        let place = self.store.add_span(span);
        self.calls.entry(call).or_insert(Call { place, created: None }).created = Some(created);
        Ok(created)
    }

    // --- entries ------------------------------------------------------------------------------------
}
