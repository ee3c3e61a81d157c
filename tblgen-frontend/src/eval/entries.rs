//! Entries of multiclasses and loops: their storage, and their instantiation by substitution.

use legalize_source::Span;

use super::instance::{Assignment, Substitution};
use super::resolve::MapResolver;
use super::{Entry, Eval, Evaluator, Loop};
use crate::ops::TernOp;
use crate::print::value_text;
use crate::record::{RecordData, RecordId};
use crate::value::Node;

impl Evaluator<'_> {
    /// Adds an entry to the current loop or multiclass, or registers it if there is none.
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

    pub(super) fn resolver(&mut self, current: Option<RecordId>, substitution: &Substitution) -> MapResolver {
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

    pub(super) fn resolve_loop_inner(
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
                    "use only template arguments, loop variables and globals in the condition",
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
            self.count_instance()?;
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
                            dest.push(Entry::Dump(crate::record::Dump { span: dump.span, message }));
                        }
                        None => self.emit_dump(dump.span, message),
                    }
                }
                Entry::Record(data) => {
                    self.count_record(data.loc())?;
                    self.hold(data.fields.len() + data.supers().len(), data.loc())?;
                    let mut data = (**data).clone();
                    data.fields = self.store.own_copy(data.fields);
                    // The tool's copies of a record lose its dumps.
                    if !data.dumps().is_empty() {
                        data.checks().dumps.clear();
                    }
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

    /// Applies a function to every record of an entry.
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
