//! Values for use by later crates: an enum over borrowed handles.

use std::fmt;

use legalize_source::Span;

use crate::keeper::{Record, RecordKeeper};
use crate::measure::{Measure, show};
use crate::print;
use crate::record::RecordId;
use crate::value::{Node, V, name_from_raw};

/// A value, as an enum that can be matched on; displayed as `--print-records` prints it, truncated after 1
/// MiB.
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
    /// An expression without a value: in classes, or where the tool keeps it.
    Expr(ExprValue<'k>),
}

/// Handle of a value with operands.
#[derive(Clone, Copy)]
struct Handle<'k> {
    keeper: &'k RecordKeeper,
    /// Record through which the value was reached; its statement distinguishes equal values.
    record: Option<RecordId>,
    v: V,
    start: u32,
    len: u32,
}

impl<'k> Handle<'k> {
    fn item(self, index: u32) -> Value<'k> {
        Value::new(self.keeper, self.record, self.keeper.store.operand(self.start, index))
    }

    fn show(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(f, |out| print::write_value(out, &self.keeper.store, self.v))
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

    /// Returns true for `?`.
    pub fn is_unset(self) -> bool {
        matches!(self, Value::Unset)
    }

    /// Returns the string, of either format.
    pub fn as_str(self) -> Option<&'k str> {
        match self {
            Value::Str(text) | Value::Code(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the integer; bits and bits values count as integers if they are fully known.
    pub fn as_int(self) -> Option<i64> {
        match self {
            Value::Int(value) => Some(value),
            Value::Bit(bit) => Some(i64::from(bit)),
            Value::Bits(bits) => bits.as_int(),
            _ => None,
        }
    }

    /// Returns the record.
    pub fn as_def(self) -> Option<Record<'k>> {
        match self {
            Value::Def(record) => Some(record),
            _ => None,
        }
    }

    /// Returns the list.
    pub fn as_list(self) -> Option<ListValue<'k>> {
        match self {
            Value::List(list) => Some(list),
            _ => None,
        }
    }

    /// Returns the dag.
    pub fn as_dag(self) -> Option<DagValue<'k>> {
        match self {
            Value::Dag(dag) => Some(dag),
            _ => None,
        }
    }

    /// Returns a lower bound of the number of bytes that the value prints as; saturates. A part that occurs
    /// many times counts each time.
    pub fn printed_bytes(self) -> u64 {
        match self {
            Value::Bits(BitsValue(handle))
            | Value::List(ListValue(handle))
            | Value::Dag(DagValue(handle))
            | Value::Expr(ExprValue(handle)) => Measure::new(&handle.keeper.store).value(handle.v),
            Value::Str(text) | Value::Code(text) => text.len() as u64 + 2,
            Value::Def(record) => record.name().len() as u64,
            Value::Unset | Value::Bit(_) | Value::Int(_) => 1,
        }
    }

    /// Returns a word for the kind of value, for messages.
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
            | Value::Expr(ExprValue(handle)) => handle.show(f),
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

    /// True if there are no bits.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// Returns a bit, counted from the lowest.
    ///
    /// # Panics
    /// Panics if the index is out of range.
    #[track_caller]
    pub fn element(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "bit {index} of {}", self.len());
        self.0.item(index as u32)
    }

    /// Returns all bits, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = Value<'k>> {
        (0..self.0.len).map(move |index| self.0.item(index))
    }

    /// Returns the number, if every bit is known and there are at most 64.
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

    /// True if there are no elements.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// Returns an element.
    ///
    /// # Panics
    /// Panics if the index is out of range.
    #[track_caller]
    pub fn argument(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "element {index} of {}", self.len());
        self.0.item(index as u32)
    }

    /// Returns all elements.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Value<'k>> + ExactSizeIterator + use<'k> {
        (0..self.0.len).map(move |index| self.0.item(index))
    }
}

impl fmt::Display for ListValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

/// A dag: an operator and arguments, each with an optional name.
#[derive(Clone, Copy)]
pub struct DagValue<'k>(Handle<'k>);

impl<'k> DagValue<'k> {
    /// Returns the operator, if it is a record.
    pub fn operator(self) -> Option<Record<'k>> {
        self.operator_value().as_def()
    }

    /// Returns the operator, which may be any value.
    pub fn operator_value(self) -> Value<'k> {
        self.0.item(0)
    }

    /// Returns the name after the operator's colon.
    pub fn operator_name(self) -> Option<&'k str> {
        self.name(1)
    }

    /// Number of arguments.
    pub fn len(self) -> usize {
        self.0.len as usize
    }

    /// True if there are no arguments.
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }

    /// Returns an argument.
    ///
    /// # Panics
    /// Panics if the index is out of range.
    #[track_caller]
    pub fn arg(self, index: usize) -> Value<'k> {
        assert!(index < self.len(), "argument {index} of {}", self.len());
        self.0.item(2 + index as u32)
    }

    /// Returns the name of an argument.
    ///
    /// # Panics
    /// Panics if the index is out of range.
    #[track_caller]
    pub fn arg_name(self, index: usize) -> Option<&'k str> {
        assert!(index < self.len(), "argument {index} of {}", self.len());
        self.name(2 + self.0.len + index as u32)
    }

    /// Returns all arguments with their names.
    pub fn args(self) -> impl ExactSizeIterator<Item = (Value<'k>, Option<&'k str>)> + use<'k> {
        (0..self.len()).map(move |index| (self.arg(index), self.arg_name(index)))
    }

    /// Returns the place of the dag literal, if there is one. Of several equal dags, the one in the statement
    /// of the record through which this value was reached is returned.
    pub fn span(self) -> Option<Span> {
        let places = self.0.keeper.dag_places();
        let first = places.partition_point(|&(v, _)| v.raw() < self.0.v.raw());
        let same = places[first..].partition_point(|&(v, _)| v == self.0.v);
        // Sorted by place: among many equal dags those of the record are adjacent.
        let same = &places[first..first + same];
        let own = self.0.record.and_then(|id| {
            let extent = self.0.keeper.data(id).extent;
            let from =
                same.partition_point(|(_, span)| (span.file, span.start) < (extent.file, extent.start));
            let within = |span: &Span| span.file == extent.file && span.start < extent.end;
            let mut near = same[from..].iter().map(|&(_, span)| span).take_while(within);
            near.find(|&span| covers(extent, span))
        });
        own.or_else(|| same.first().map(|&(_, span)| span))
    }

    /// Returns the place of the operator, see [`DagValue::span`].
    pub fn operator_span(self) -> Option<Span> {
        self.places().map(|places| places.operator)
    }

    /// Returns the place of an argument with its name, see [`DagValue::span`].
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
        self.0.show(f)
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
        self.0.show(f)
    }
}

impl ExprValue<'_> {
    /// Returns the name of the variable, if the expression is just a variable.
    pub fn variable(&self) -> Option<&str> {
        match self.0.keeper.store.node(self.0.v) {
            Node::Var { name, .. } => Some(self.0.keeper.store.symbols.get(name)),
            _ => None,
        }
    }
}
