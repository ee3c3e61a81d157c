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

use crate::print;
use crate::record::{FieldData, RecordData, RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, Store, V, name_from_raw};

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
    pub(crate) def_by_name: FxHashMap<Sym, RecordId>,
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

    /// The definition of a name.
    pub fn def(&self, name: &str) -> Option<Record<'_>> {
        let sym = self.store.symbols.find(name)?;
        self.def_by_name.get(&sym).map(|&id| self.record(id))
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

    fn data(&self, id: RecordId) -> &RecordData {
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
                for &class in &self.store.record(def).supers {
                    let list = by_class.entry(class).or_default();
                    if list.last() != Some(&def) {
                        list.push(def);
                    }
                }
            }
            by_class
        })
    }

    fn dag_places(&self) -> &[(V, Span)] {
        self.dag_places.get_or_init(|| {
            let mut places = self.unsorted_dag_places.clone();
            places.sort_unstable_by_key(|&(v, span)| (v, span.file, span.start));
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
    /// As `--print-records` prints it, without the leading `class` or `def`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_record(f, &self.keeper.store, self.id)
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
        self.data().supers.iter().map(move |&id| Record { keeper: self.keeper, id })
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

    /// Names of the template arguments of a class, without the class' own name.
    pub fn template_args(self) -> impl Iterator<Item = Field<'k>> {
        self.data()
            .fields
            .iter()
            .filter(|field| field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// The fields, in the order in which they are printed by `--print-detailed-records`.
    pub fn fields(self) -> impl Iterator<Item = Field<'k>> {
        self.data()
            .fields
            .iter()
            .filter(|field| !field.is_template_arg())
            .map(move |data| Field { record: self, data })
    }

    /// The field of a name.
    pub fn field(self, name: &str) -> Option<Field<'k>> {
        let sym = self.keeper.store.symbols.find(name)?;
        let data = self.data().field(sym).filter(|field| !field.is_template_arg())?;
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
        self.record.keeper.store.span(self.data.loc)
    }

    /// Where the value is written: the right side of the declaration or `let`, or the template argument
    /// that became the value.
    pub fn value_span(self) -> Span {
        self.record.keeper.store.span(self.data.value_loc)
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

/// A value, as an enumeration that can be matched on; displays as `--print-records` prints it.
#[derive(Clone, Copy)]
pub enum Value<'k> {
    /// `?`
    Unset,
    /// A bit.
    Bit(bool),
    /// An integer.
    Int(i64),
    /// Bits, some of which may be unset.
    Bits(BitsValue<'k>),
    /// A string.
    Str(&'k str),
    /// A string that was written as code.
    Code(&'k str),
    /// A list.
    List(ListValue<'k>),
    /// A dag.
    Dag(DagValue<'k>),
    /// A record.
    Def(Record<'k>),
    /// An expression that has no value: in classes, or where the tool keeps it.
    Expr(ExprValue<'k>),
}

/// A handle of a value that is made of others.
#[derive(Clone, Copy)]
struct Handle<'k> {
    keeper: &'k RecordKeeper,
    /// The record through which the value was reached; its statement tells equal values apart.
    record: Option<RecordId>,
    v: V,
    start: u32,
    len: u32,
}

impl<'k> Handle<'k> {
    fn item(self, index: u32) -> Value<'k> {
        Value::new(self.keeper, self.record, self.keeper.store.operand(self.start, index))
    }
}

impl<'k> Value<'k> {
    pub(crate) fn new(keeper: &'k RecordKeeper, record: Option<RecordId>, v: V) -> Self {
        let store = &keeper.store;
        let handle = |start, len| Handle { keeper, record, v, start, len };
        match store.node(v) {
            Node::Unset => Value::Unset,
            Node::Bit(bit) => Value::Bit(bit),
            Node::Int(value) => Value::Int(value),
            Node::Str(text) => Value::Str(store.symbols.get(text)),
            Node::Code(text) => Value::Code(store.symbols.get(text)),
            Node::Bits { start, len } => Value::Bits(BitsValue(handle(start, len))),
            Node::List { start, len, .. } => Value::List(ListValue(handle(start, len))),
            Node::Dag { start, len } => Value::Dag(DagValue(handle(start, len))),
            Node::Def(id) => Value::Def(Record::new(keeper, id)),
            _ => Value::Expr(ExprValue(handle(0, 0))),
        }
    }

    /// Whether it is `?`.
    pub fn is_unset(self) -> bool {
        matches!(self, Value::Unset)
    }

    /// The string, of either format.
    pub fn as_str(self) -> Option<&'k str> {
        match self {
            Value::Str(text) | Value::Code(text) => Some(text),
            _ => None,
        }
    }

    /// The integer; bits and bits values count as integers when they are fully known.
    pub fn as_int(self) -> Option<i64> {
        match self {
            Value::Int(value) => Some(value),
            Value::Bit(bit) => Some(i64::from(bit)),
            Value::Bits(bits) => bits.as_int(),
            _ => None,
        }
    }

    /// The record.
    pub fn as_def(self) -> Option<Record<'k>> {
        match self {
            Value::Def(record) => Some(record),
            _ => None,
        }
    }

    /// The list.
    pub fn as_list(self) -> Option<ListValue<'k>> {
        match self {
            Value::List(list) => Some(list),
            _ => None,
        }
    }

    /// The dag.
    pub fn as_dag(self) -> Option<DagValue<'k>> {
        match self {
            Value::Dag(dag) => Some(dag),
            _ => None,
        }
    }

    /// What kind of value it is, in a word for messages.
    pub fn kind_name(self) -> &'static str {
        match self {
            Value::Unset => "unset value",
            Value::Bit(_) => "bit",
            Value::Int(_) => "int",
            Value::Bits(_) => "bits",
            Value::Str(_) => "string",
            Value::Code(_) => "code",
            Value::List(_) => "list",
            Value::Dag(_) => "dag",
            Value::Def(_) => "record",
            Value::Expr(_) => "unresolved expression",
        }
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Unset => f.write_str("?"),
            Value::Bit(bit) => f.write_str(if *bit { "1" } else { "0" }),
            Value::Int(value) => write!(f, "{value}"),
            Value::Str(text) => write!(f, "\"{text}\""),
            Value::Code(text) => write!(f, "[{{{text}}}]"),
            Value::Def(record) => f.write_str(record.name()),
            Value::Bits(BitsValue(handle))
            | Value::List(ListValue(handle))
            | Value::Dag(DagValue(handle))
            | Value::Expr(ExprValue(handle)) => print::write_value(f, &handle.keeper.store, handle.v),
        }
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A sequence of bits.
#[derive(Clone, Copy)]
pub struct BitsValue<'k>(Handle<'k>);

impl<'k> BitsValue<'k> {
    /// Number of bits.
    pub fn len(self) -> usize {
        self.0.len as usize
    }

    /// Whether there is no bit.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// A bit, counted from the lowest.
    ///
    /// # Panics
    /// If there is no such bit.
    #[track_caller]
    pub fn at(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "bit {index} of {}", self.len());
        self.0.item(index as u32)
    }

    /// All bits, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = Value<'k>> {
        (0..self.0.len).map(move |index| self.0.item(index))
    }

    /// The number, if every bit is known and there are at most 64.
    pub fn as_int(self) -> Option<i64> {
        let mut number = 0_i64;
        for (index, bit) in self.iter().enumerate() {
            match bit {
                Value::Bit(bit) if index < 64 => number |= i64::from(bit) << index,
                Value::Bit(false) => {}
                _ => return None,
            }
        }
        Some(number)
    }
}

/// A list.
#[derive(Clone, Copy)]
pub struct ListValue<'k>(Handle<'k>);

impl<'k> ListValue<'k> {
    /// Number of elements.
    pub fn len(self) -> usize {
        self.0.len as usize
    }

    /// Whether there is no element.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// An element.
    ///
    /// # Panics
    /// If there is no such element.
    #[track_caller]
    pub fn at(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "element {index} of {}", self.len());
        self.0.item(index as u32)
    }

    /// All elements.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value<'k>> + ExactSizeIterator + use<'k> {
        (0..self.0.len).map(move |index| self.0.item(index))
    }
}

impl fmt::Display for ListValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_value(f, &self.0.keeper.store, self.0.v)
    }
}

/// A dag: an operator and arguments, each with an optional name.
#[derive(Clone, Copy)]
pub struct DagValue<'k>(Handle<'k>);

impl<'k> DagValue<'k> {
    /// The operator, if it is a record.
    pub fn operator(self) -> Option<Record<'k>> {
        self.operator_value().as_def()
    }

    /// The operator, whatever it is.
    pub fn operator_value(self) -> Value<'k> {
        self.0.item(0)
    }

    /// The name after the operator's colon.
    pub fn operator_name(self) -> Option<&'k str> {
        self.name(1)
    }

    /// Number of arguments.
    pub fn len(self) -> usize {
        self.0.len as usize
    }

    /// Whether there is no argument.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// An argument.
    ///
    /// # Panics
    /// If there is no such argument.
    #[track_caller]
    pub fn arg(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "argument {index} of {}", self.len());
        self.0.item(2 + index as u32)
    }

    /// The name of an argument.
    ///
    /// # Panics
    /// If there is no such argument.
    #[track_caller]
    pub fn arg_name(self, index: usize) -> Option<&'k str> {
        assert!(index < self.len(), "argument {index} of {}", self.len());
        self.name(2 + self.0.len + index as u32)
    }

    /// All arguments with their names.
    pub fn args(self) -> impl ExactSizeIterator<Item = (Value<'k>, Option<&'k str>)> + use<'k> {
        (0..self.len()).map(move |index| (self.arg(index), self.arg_name(index)))
    }

    /// Where the dag is written, if it is written as such. Of several equal dags the one in the statement
    /// of the record is meant through which this value was reached.
    pub fn span(self) -> Option<Span> {
        let places = self.0.keeper.dag_places();
        let first = places.partition_point(|&(v, _)| v < self.0.v);
        let same = places[first..].iter().take_while(|&&(v, _)| v == self.0.v).map(|&(_, span)| span);
        let extents = self.0.record.map(|id| {
            let data = self.0.keeper.data(id);
            (data.extent, data.locs.as_slice())
        });
        let mut fallback = None;
        for span in same {
            match extents {
                Some((extent, _)) if covers(extent, span) => return Some(span),
                _ => fallback = fallback.or(Some(span)),
            }
        }
        fallback
    }

    /// Where the operator is written, see [`DagValue::span`].
    pub fn operator_span(self) -> Option<Span> {
        self.places().map(|places| places.operator)
    }

    /// Where an argument with its name is written, see [`DagValue::span`].
    pub fn arg_span(self, index: usize) -> Option<Span> {
        self.places()?.args.get(index).copied()
    }

    fn places(self) -> Option<crate::places::DagPlaces> {
        crate::places::dag_places(&self.0.keeper.sources, self.span()?)
    }

    fn name(self, index: u32) -> Option<&'k str> {
        let store = &self.0.keeper.store;
        name_from_raw(store.raw_operand(self.0.start, index)).map(|name| store.symbols.get(name))
    }
}

impl fmt::Display for DagValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_value(f, &self.0.keeper.store, self.0.v)
    }
}

fn covers(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}

/// An expression without a value; it can be displayed.
#[derive(Clone, Copy)]
pub struct ExprValue<'k>(Handle<'k>);

impl fmt::Display for ExprValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print::write_value(f, &self.0.keeper.store, self.0.v)
    }
}

impl ExprValue<'_> {
    /// The name of the variable, if the expression is just a variable.
    pub fn variable(&self) -> Option<&str> {
        match self.0.keeper.store.node(self.0.v) {
            Node::Var { name, .. } => Some(self.0.keeper.store.symbols.get(name)),
            _ => None,
        }
    }
}
