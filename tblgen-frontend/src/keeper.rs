//! The frozen result of a parse: classes, definitions and their values, for every later room.
//!
//! Invariant: nothing changes after the parse, so handles are `Copy` borrows, reading takes no lock and a
//! keeper may be shared between threads. Omitted: classes keep their unresolved expressions, definitions
//! that the tool leaves symbolic do too; both read as [`Value::Expr`].

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use legalize_source::{SourceMap, Span};
use rustc_hash::FxHashMap;

use crate::fields::FieldData;
use crate::measure::{Measure, show};
use crate::print;
use crate::reading::Value;
use crate::record::{DefsByName, RecordData, RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Store, V};

/// All classes, definitions and global variables of one parsed file and its includes.
pub struct RecordKeeper {
    pub(crate) store: Store,
    pub(crate) sources: Arc<SourceMap>,
    pub(crate) main: Box<str>,
    /// In definition order.
    pub(crate) classes: Vec<RecordId>,
    /// In definition order.
    pub(crate) defs: Vec<RecordId>,
    pub(crate) class_by_name: FxHashMap<Sym, RecordId>,
    pub(crate) def_by_name: DefsByName,
    /// In the tool's print order: by name. Made when first asked for.
    pub(crate) sorted_classes: OnceLock<Vec<RecordId>>,
    /// In the tool's print order: by name. Made when first asked for.
    pub(crate) sorted_defs: OnceLock<Vec<RecordId>>,
    /// `defvar` and `defset` at the top level, by name.
    pub(crate) globals: Vec<(Sym, V)>,
    /// Where dag literals are written, by value. Sorted when first asked for.
    pub(crate) unsorted_dag_places: Vec<(V, Span)>,
    pub(crate) dag_places: OnceLock<Vec<(V, Span)>>,
    /// Definitions by class, in definition order. Made when first asked for.
    pub(crate) by_class: OnceLock<FxHashMap<RecordId, Vec<RecordId>>>,
}

impl fmt::Debug for RecordKeeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordKeeper")
            .field("main", &self.main)
            .field("classes", &self.classes.len())
            .field("defs", &self.defs.len())
            .finish_non_exhaustive()
    }
}

impl RecordKeeper {
    /// The files that the records' spans point into.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// The name of the main file.
    pub fn main_file(&self) -> &str {
        &self.main
    }

    /// The bytes that all records print as, at the least; saturates. A value that occurs many times counts each time.
    pub fn printed_bytes(&self) -> u64 {
        let mut measure = Measure::new(&self.store);
        self.classes.iter().chain(&self.defs).fold(0, |sum: u64, &id| sum.saturating_add(measure.record(id)))
    }

    /// The definition of a name.
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.symbols.find(name)?;
        self.def_by_name.get(sym).map(|id| self.record(id))
    }

    /// The class of a name.
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.symbols.find(name)?;
        self.class_by_name.get(&sym).map(|&id| self.record(id))
    }

    /// The record of an id that [`Record::id`] of this keeper gave.
    ///
    /// # Panics
    /// If the id is of another keeper.
    #[track_caller]
    pub fn record(&self, id: RecordId) -> Record<'_> {
        assert!(id.index() < self.store.records.len(), "record id of another keeper");
        Record { keeper: self, id }
    }

    /// All definitions, in definition order.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.defs.iter().map(|&id| self.record(id))
    }

    /// All classes, in definition order.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.classes.iter().map(|&id| self.record(id))
    }

    /// The definitions that derive from a class (also indirectly), in definition order.
    pub fn defs_of_class(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let ids = self.class(class).and_then(|class| self.by_class().get(&class.id));
        ids.into_iter().flatten().map(|&id| self.record(id))
    }

    /// The definitions that derive from a class, in the order in which upstream's generators see them:
    /// by name, digits compared as numbers.
    pub fn defs_of_class_by_name(&self, class: &str) -> Vec<Record<'_>> {
        let mut defs: Vec<_> = self.defs_of_class(class).collect();
        defs.sort_by(|a, b| crate::order::compare_numeric(a.name(), b.name()));
        defs
    }

    /// All definitions, in the order in which they are printed.
    pub fn sorted_defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.defs_in_print_order().iter().map(|&id| self.record(id))
    }

    /// All classes, in the order in which they are printed.
    pub fn sorted_classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.classes_in_print_order().iter().map(|&id| self.record(id))
    }

    /// Global variables (`defvar`, `defset`), by name.
    pub fn globals(&self) -> impl Iterator<Item = (&str, Value<'_>)> {
        self.globals.iter().map(|&(name, v)| (self.store.symbols.get(name), Value::new(self, None, v)))
    }

    pub(crate) fn data(&self, id: RecordId) -> &RecordData {
        self.store.record(id)
    }

    fn by_name(&self, ids: &[RecordId]) -> Vec<RecordId> {
        let mut sorted = ids.to_vec();
        sorted.sort_unstable_by(|&a, &b| self.store.record_name(a).cmp(self.store.record_name(b)));
        sorted
    }

    pub(crate) fn classes_in_print_order(&self) -> &[RecordId] {
        self.sorted_classes.get_or_init(|| self.by_name(&self.classes))
    }

    pub(crate) fn defs_in_print_order(&self) -> &[RecordId] {
        self.sorted_defs.get_or_init(|| self.by_name(&self.defs))
    }

    fn by_class(&self) -> &FxHashMap<RecordId, Vec<RecordId>> {
        self.by_class.get_or_init(|| {
            let mut by_class: FxHashMap<RecordId, Vec<RecordId>> = FxHashMap::default();
            for &def in &self.defs {
                for &class in self.store.record(def).supers() {
                    let list = by_class.entry(class).or_default();
                    if list.last() != Some(&def) {
                        list.push(def);
                    }
                }
            }
            by_class
        })
    }

    pub(crate) fn dag_places(&self) -> &[(V, Span)] {
        self.dag_places.get_or_init(|| {
            let mut places = self.unsorted_dag_places.clone();
            places.sort_unstable_by_key(|&(v, span)| (v.raw(), span.file, span.start));
            places.dedup();
            places
        })
    }
}

/// A class or a definition.
#[derive(Clone, Copy)]
pub struct Record<'k> {
    keeper: &'k RecordKeeper,
    id: RecordId,
}

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.keeper, other.keeper)
    }
}

impl Eq for Record<'_> {}

impl Hash for Record<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.is_class() { "class" } else { "def" }, self.name())
    }
}

impl fmt::Display for Record<'_> {
    /// As `--print-records` prints it, without the leading `class` or `def`; cut after a MiB.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(f, |out| print::write_record(out, &self.keeper.store, self.id))
    }
}

impl<'k> Record<'k> {
    pub(crate) fn new(keeper: &'k RecordKeeper, id: RecordId) -> Self {
        Record { keeper, id }
    }

    fn data(self) -> &'k RecordData {
        self.keeper.data(self.id)
    }

    /// The keeper that the record is of.
    pub fn keeper(self) -> &'k RecordKeeper {
        self.keeper
    }

    /// The name.
    pub fn name(self) -> &'k str {
        self.keeper.store.record_name(self.id)
    }

    /// The identity.
    pub fn id(self) -> RecordId {
        self.id
    }

    /// Whether the record was made without a name.
    pub fn is_anonymous(self) -> bool {
        self.data().kind == RecordKind::Anonymous
    }

    /// Whether it is a class.
    pub fn is_class(self) -> bool {
        self.data().kind == RecordKind::Class
    }

    /// Whether it derives from a class, directly or not.
    pub fn is_subclass_of(self, class: &str) -> bool {
        self.keeper.class(class).is_some_and(|class| self.data().is_subclass_of(class.id))
    }

    /// All classes that it derives from, ancestors before the classes that derive from them.
    pub fn superclasses(self) -> impl DoubleEndedIterator<Item = Record<'k>> + ExactSizeIterator {
        self.data().supers().iter().map(move |&id| Record { keeper: self.keeper, id })
    }

    /// The classes that it names as its parents.
    pub fn direct_superclasses(self) -> impl DoubleEndedIterator<Item = Record<'k>> + ExactSizeIterator {
        self.data().direct.iter().map(move |&id| Record { keeper: self.keeper, id })
    }

    /// The place of its name.
    pub fn span(self) -> Span {
        self.data().loc()
    }

    /// The whole statement that defines it.
    pub fn statement_span(self) -> Span {
        self.data().extent
    }

    /// The place of its name, then the places of the `defm`s that made it, innermost first.
    pub fn locs(self) -> &'k [Span] {
        &self.data().locs
    }

    fn all_fields(self) -> impl Iterator<Item = &'k FieldData> {
        self.keeper.store.fields(self.id).iter()
    }

    /// Names of the template arguments of a class, without the class' own name.
    pub fn template_args(self) -> impl Iterator<Item = Field<'k>> {
        self.all_fields()
            .filter(|field| field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// The fields, in the order in which they are printed by `--print-detailed-records`.
    pub fn fields(self) -> impl Iterator<Item = Field<'k>> {
        self.all_fields()
            .filter(|field| !field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// The field of a name.
    pub fn field(self, name: &str) -> Option<Field<'k>> {
        let sym = self.keeper.store.symbols.find(name)?;
        let data = self.keeper.store.field_named(self.id, sym).filter(|field| !field.is_template_arg())?;
        Some(Field { record: self, data })
    }

    /// The value of a field.
    pub fn value(self, name: &str) -> Option<Value<'k>> {
        self.field(name).map(Field::value)
    }

    /// The record's value, as it stands in a list or as the operator of a dag.
    pub fn as_value(self) -> Value<'k> {
        Value::Def(self)
    }
}

/// A field of a record.
#[derive(Clone, Copy)]
pub struct Field<'k> {
    record: Record<'k>,
    data: &'k FieldData,
}

impl fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} = {}", self.ty(), self.name(), self.value())
    }
}

impl<'k> Field<'k> {
    /// The name; that of a template argument without its class.
    pub fn name(self) -> &'k str {
        let name = self.record.keeper.store.symbols.get(self.data.name);
        match self.data.is_template_arg() {
            true => name.rsplit(':').next().unwrap_or(name),
            false => name,
        }
    }

    /// The record that it is a field of.
    pub fn record(self) -> Record<'k> {
        self.record
    }

    /// The type.
    pub fn ty(self) -> Type<'k> {
        Type { keeper: self.record.keeper, ty: self.data.ty }
    }

    /// The value.
    pub fn value(self) -> Value<'k> {
        Value::new(self.record.keeper, Some(self.record.id), self.data.value)
    }

    /// Where the field was declared or last set.
    pub fn span(self) -> Span {
        let store = &self.record.keeper.store;
        store.span(store.places(self.data).loc)
    }

    /// Where the value is written: the right side of the declaration or `let`, or the template argument
    /// that became the value.
    pub fn value_span(self) -> Span {
        let store = &self.record.keeper.store;
        store.span(store.places(self.data).value)
    }

    /// Whether it was declared with `field`, so that it may stay unresolved.
    pub fn is_nonconcrete_ok(self) -> bool {
        self.data.is_nonconcrete_ok()
    }
}

/// A type; displays as it is written.
#[derive(Clone, Copy)]
pub struct Type<'k> {
    keeper: &'k RecordKeeper,
    ty: Ty,
}

/// What a [`Type`] is.
#[derive(Clone, Debug)]
pub enum TypeKind<'k> {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(u32),
    /// `int`
    Int,
    /// `string` and `code`
    String,
    /// `list<T>`
    List(Type<'k>),
    /// `dag`
    Dag,
    /// Records that derive from all of these classes.
    Record(Vec<Record<'k>>),
}

impl<'k> Type<'k> {
    /// What it is.
    pub fn kind(self) -> TypeKind<'k> {
        use crate::types::TyNode;
        match self.keeper.store.types.node(self.ty) {
            TyNode::Bit => TypeKind::Bit,
            TyNode::Bits(width) => TypeKind::Bits(width),
            TyNode::Int => TypeKind::Int,
            TyNode::String => TypeKind::String,
            TyNode::List(element) => TypeKind::List(Type { keeper: self.keeper, ty: element }),
            TyNode::Dag => TypeKind::Dag,
            TyNode::Record { .. } => {
                let classes = self.keeper.store.types.classes(self.ty).unwrap_or(&[]);
                TypeKind::Record(classes.iter().map(|&id| self.keeper.record(id)).collect())
            }
        }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_type(f, &self.keeper.store, self.ty)
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
