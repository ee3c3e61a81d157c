//! Frozen result of a parse: classes, definitions and their values, for all later crates.
//!
//! Invariant: nothing changes after the parse, so handles are `Copy` borrows, reading takes no lock and a
//! keeper may be shared between threads. Classes keep their unresolved expressions, and so do definitions
//! that the tool leaves symbolic; both are read as [`Value::Expr`].

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
    /// Classes in definition order.
    pub(crate) classes: Vec<RecordId>,
    /// Definitions in definition order.
    pub(crate) defs: Vec<RecordId>,
    pub(crate) class_by_name: FxHashMap<Sym, RecordId>,
    pub(crate) def_by_name: DefsByName,
    /// Classes in the tool's print order, by name. Computed on first use.
    pub(crate) sorted_classes: OnceLock<Vec<RecordId>>,
    /// Definitions in the tool's print order, by name. Computed on first use.
    pub(crate) sorted_defs: OnceLock<Vec<RecordId>>,
    /// Variables of `defvar` and `defset` at the top level, by name.
    pub(crate) globals: Vec<(Sym, V)>,
    /// Places of dag literals, by value. Sorted on first use.
    pub(crate) unsorted_dag_places: Vec<(V, Span)>,
    pub(crate) dag_places: OnceLock<Vec<(V, Span)>>,
    /// Definitions by class, in definition order. Computed on first use.
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
    /// Returns the files that the records' spans refer to.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// Returns the name of the main file.
    pub fn main_file(&self) -> &str {
        &self.main
    }

    /// Returns a lower bound of the number of bytes that all records print as; saturates. A value that occurs
    /// many times counts each time.
    pub fn printed_bytes(&self) -> u64 {
        let mut measure = Measure::new(&self.store);
        self.classes.iter().chain(&self.defs).fold(0, |sum: u64, &id| sum.saturating_add(measure.record(id)))
    }

    /// Returns the definition of a name.
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.symbols.find(name)?;
        self.def_by_name.get(sym).map(|id| self.record(id))
    }

    /// Returns the class of a name.
    pub fn class(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.symbols.find(name)?;
        self.class_by_name.get(&sym).map(|&id| self.record(id))
    }

    /// Returns the record of an id that [`Record::id`] of this keeper returned.
    ///
    /// # Panics
    /// Panics if the id is of another keeper.
    #[track_caller]
    pub fn record(&self, id: RecordId) -> Record<'_> {
        assert!(id.index() < self.store.records.len(), "record id of another keeper");
        Record { keeper: self, id }
    }

    /// Returns all definitions, in definition order.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.defs.iter().map(|&id| self.record(id))
    }

    /// Returns all classes, in definition order.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.classes.iter().map(|&id| self.record(id))
    }

    /// Returns the definitions that derive from a class, directly or indirectly, in definition order.
    pub fn defs_of_class(&self, class: &str) -> impl Iterator<Item = Record<'_>> {
        let ids = self.class(class).and_then(|class| self.by_class().get(&class.id));
        ids.into_iter().flatten().map(|&id| self.record(id))
    }

    /// Returns the definitions that derive from a class, in the order in which upstream's generators visit
    /// them: by name, with digits compared as numbers.
    pub fn defs_of_class_by_name(&self, class: &str) -> Vec<Record<'_>> {
        let mut defs: Vec<_> = self.defs_of_class(class).collect();
        defs.sort_by(|a, b| crate::order::compare_numeric(a.name(), b.name()));
        defs
    }

    /// Returns all definitions, in the order in which they are printed.
    pub fn sorted_defs(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.defs_in_print_order().iter().map(|&id| self.record(id))
    }

    /// Returns all classes, in the order in which they are printed.
    pub fn sorted_classes(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        self.classes_in_print_order().iter().map(|&id| self.record(id))
    }

    /// Returns global variables (`defvar`, `defset`), by name.
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
    /// Formats the record as `--print-records` does, without the leading `class` or `def`; truncated after 1
    /// MiB.
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

    /// Returns the keeper that contains the record.
    pub fn keeper(self) -> &'k RecordKeeper {
        self.keeper
    }

    /// Returns the name.
    pub fn name(self) -> &'k str {
        self.keeper.store.record_name(self.id)
    }

    /// Returns the identity.
    pub fn id(self) -> RecordId {
        self.id
    }

    /// Returns true if the record was created without a name.
    pub fn is_anonymous(self) -> bool {
        self.data().kind == RecordKind::Anonymous
    }

    /// Returns true for a class.
    pub fn is_class(self) -> bool {
        self.data().kind == RecordKind::Class
    }

    /// Returns true if the record derives from a class, directly or indirectly.
    pub fn is_subclass_of(self, class: &str) -> bool {
        self.keeper.class(class).is_some_and(|class| self.data().is_subclass_of(class.id))
    }

    /// Returns all classes that the record derives from, ancestors before the classes that derive from them.
    pub fn superclasses(self) -> impl DoubleEndedIterator<Item = Record<'k>> + ExactSizeIterator {
        self.data().supers().iter().map(move |&id| Record { keeper: self.keeper, id })
    }

    /// Returns the classes that the record names as its parents.
    pub fn direct_superclasses(self) -> impl DoubleEndedIterator<Item = Record<'k>> + ExactSizeIterator {
        self.data().direct.iter().map(move |&id| Record { keeper: self.keeper, id })
    }

    /// Returns the place of the name.
    pub fn span(self) -> Span {
        self.data().loc()
    }

    /// Returns the whole statement that defines the record.
    pub fn statement_span(self) -> Span {
        self.data().extent
    }

    /// Returns the place of the name, then the places of the `defm`s that created the record, innermost
    /// first.
    pub fn locs(self) -> &'k [Span] {
        &self.data().locs
    }

    fn all_fields(self) -> impl Iterator<Item = &'k FieldData> {
        self.keeper.store.fields(self.id).iter()
    }

    /// Returns the template arguments of a class, whose names lack the class' own name.
    pub fn template_args(self) -> impl Iterator<Item = Field<'k>> {
        self.all_fields()
            .filter(|field| field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// Returns the fields, in the order in which `--print-detailed-records` prints them.
    pub fn fields(self) -> impl Iterator<Item = Field<'k>> {
        self.all_fields()
            .filter(|field| !field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// Returns the field of a name.
    pub fn field(self, name: &str) -> Option<Field<'k>> {
        let sym = self.keeper.store.symbols.find(name)?;
        let data = self.keeper.store.field_named(self.id, sym).filter(|field| !field.is_template_arg())?;
        Some(Field { record: self, data })
    }

    /// Returns the value of a field.
    pub fn value(self, name: &str) -> Option<Value<'k>> {
        self.field(name).map(Field::value)
    }

    /// Returns the record as a value, such as an element of a list or the operator of a dag.
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
    /// Returns the name; that of a template argument lacks its class.
    pub fn name(self) -> &'k str {
        let name = self.record.keeper.store.symbols.get(self.data.name);
        if self.data.is_template_arg() { name.rsplit(':').next().unwrap_or(name) } else { name }
    }

    /// Returns the record that contains the field.
    pub fn record(self) -> Record<'k> {
        self.record
    }

    /// Returns the type.
    pub fn ty(self) -> Type<'k> {
        Type { keeper: self.record.keeper, ty: self.data.ty }
    }

    /// Returns the value.
    pub fn value(self) -> Value<'k> {
        Value::new(self.record.keeper, Some(self.record.id), self.data.value)
    }

    /// Returns the place of the declaration of the field, or of the `let` that set it last.
    pub fn span(self) -> Span {
        let store = &self.record.keeper.store;
        store.span(store.places(self.data).loc)
    }

    /// Returns the place of the value: the right side of the declaration or `let`, or the template argument
    /// from which the value was resolved.
    pub fn value_span(self) -> Span {
        let store = &self.record.keeper.store;
        store.span(store.places(self.data).value)
    }

    /// Returns true if the field was declared with `field`, so that it may stay unresolved.
    pub fn is_nonconcrete_ok(self) -> bool {
        self.data.is_nonconcrete_ok()
    }
}

/// A type; displayed as it is written.
#[derive(Clone, Copy)]
pub struct Type<'k> {
    keeper: &'k RecordKeeper,
    ty: Ty,
}

/// Kind of a [`Type`].
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
    /// Returns the kind of the type.
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
