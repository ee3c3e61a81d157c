//! Hash-consed values: literals, records, and expressions with unresolved variables.
//!
//! Invariant: a value never changes and equal values are one handle, so comparing handles compares values,
//! and a value without open variables is not traversed again when a template is instantiated. Operands are
//! stored in one flat array; a node has 16 bytes, and the simplest values have none ([`V`]).

use std::hash::Hasher;

use hashbrown::HashTable;
use legalize_source::Span;
use rustc_hash::FxHasher;

use crate::fields::FieldPool;
pub(crate) use crate::handle::V;
use crate::ops::{BinOp, TernOp, UnOp};
use crate::record::{RecordData, RecordId, RecordKind, SpanId};
use crate::symbol::{Sym, Symbols};
use crate::types::{Ty, Types};

/// Content of a value. `start` and `len` are a range of the operand array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Unset,
    Bit(bool),
    Int(i64),
    Str(Sym),
    Code(Sym),
    /// The name of an anonymous record before the record is final.
    Anon(u32),
    /// Bits, lowest first.
    Bits {
        start: u32,
        len: u32,
    },
    List {
        element: Ty,
        start: u32,
        len: u32,
    },
    /// Operator, its name, `len` arguments, `len` names.
    Dag {
        start: u32,
        len: u32,
    },
    Def(RecordId),
    Var {
        name: Sym,
        ty: Ty,
    },
    VarBit {
        of: V,
        bit: u32,
    },
    Field {
        of: V,
        name: Sym,
        ty: Ty,
    },
    /// A class with template arguments: `len` pairs of key and value.
    VarDef {
        class: RecordId,
        start: u32,
        len: u32,
    },
    Un {
        op: UnOp,
        of: V,
        ty: Ty,
    },
    Bin {
        op: BinOp,
        lhs: V,
        rhs: V,
        ty: Ty,
    },
    Tern {
        op: TernOp,
        start: u32,
        ty: Ty,
    },
    /// `len` pairs of condition and value.
    Cond {
        start: u32,
        len: u32,
        ty: Ty,
    },
    /// Start, list, accumulator name, element name, expression.
    Fold {
        start: u32,
        ty: Ty,
    },
    IsA {
        ty: Ty,
        of: V,
    },
    Exists {
        ty: Ty,
        of: V,
    },
    Instances {
        ty: Ty,
        of: V,
    },
}

/// Properties of a value: flags, nesting depth, and the variables that it may mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meta {
    flags: u32,
    /// Bloom filter of variable names: one bit per name; names may share a bit.
    names: u64,
}

impl Meta {
    /// Flag: mentions an anonymous name.
    pub(crate) const ANON: u32 = 4;
    /// Flag: contains an operator that is only evaluated in the final resolution.
    pub(crate) const FINAL: u32 = 8;
    /// Flag: some part has no concrete value yet.
    pub(crate) const NOT_CONCRETE: u32 = 16;
    /// Flag: some part that must be set is unset.
    pub(crate) const NOT_COMPLETE: u32 = 32;

    /// Flag: evaluation is observable, since it may fail or create a record.
    pub(crate) const NOTICED: u32 = 64;

    /// Flag: contains an operator whose result is determined by one operand, which every resolution folds.
    pub(crate) const EAGER: u32 = 128;

    /// Flags that the final resolution processes, besides names.
    pub(crate) const LAST: u32 = Self::ANON | Self::FINAL | Self::EAGER;

    const DEPTH_SHIFT: u32 = 8;

    pub(crate) const fn new(flags: u32) -> Meta {
        Meta { flags, names: 0 }
    }

    pub(crate) fn flags(self) -> u32 {
        self.flags
    }

    pub(crate) fn names(self) -> u64 {
        self.names
    }

    pub(crate) fn has(self, flags: u32) -> bool {
        self.flags & flags != 0
    }

    /// Returns true if the value may mention one of these variables, see [`name_bit`].
    pub(crate) fn mentions(self, names: u64) -> bool {
        self.names & names != 0
    }

    pub(crate) fn depth(self) -> u32 {
        self.flags >> Self::DEPTH_SHIFT
    }

    fn join(self, other: Meta) -> Meta {
        let depth = self.depth().max(other.depth());
        let flags = ((self.flags | other.flags) & 0xff) | depth << Self::DEPTH_SHIFT;
        Meta { flags, names: self.names | other.names }
    }

    fn deeper(self) -> Meta {
        Meta { flags: self.flags.saturating_add(1 << Self::DEPTH_SHIFT), ..self }
    }

    fn with(self, flags: u32) -> Meta {
        Meta { flags: self.flags | flags, ..self }
    }

    fn without(self, flags: u32) -> Meta {
        Meta { flags: self.flags & !flags, ..self }
    }
}

/// Returns the bit of a variable's name in a set of names.
pub(crate) fn name_bit(name: Sym) -> u64 {
    1 << (name.raw().wrapping_mul(0x9e37_79b9) >> 26)
}

/// Number of values that [`Store::warm`] preallocates.
const INITIAL_CAPACITY: usize = 1 << 12;

/// Number of elements for which [`touch`] reserves addresses: as many as a long text may need, so that lists
/// do not move. Memory that moves has to be unmapped on all processors.
const FAR: usize = 1 << 16;

/// Reserves capacity for further elements, and writes to some of it once: a thread that touches memory for
/// the first time waits for the system. Memory that is never touched costs nothing.
pub(crate) fn touch<T: Clone>(list: &mut Vec<T>, more: usize, with: T) {
    list.reserve_exact(FAR.max(more));
    let len = list.len();
    list.resize(len + more, with);
    list.truncate(len);
}

/// Storage of all values, with their symbols, types and records.
#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) symbols: Symbols,
    pub(crate) types: Types,
    pub(crate) records: Vec<RecordData>,
    pub(crate) pool: FieldPool,
    /// Stored together, since they are accessed together.
    nodes: Vec<(Node, Meta)>,
    operands: Vec<u32>,
    table: HashTable<Slot>,
    spans: Vec<Span>,
    scratch: Vec<u32>,
    /// Nesting depth of the most deeply nested value.
    deepest: u32,
}

impl Store {
    pub(crate) fn new() -> Self {
        Store {
            symbols: Symbols::new(),
            types: Types::new(),
            records: Vec::new(),
            pool: FieldPool::default(),
            nodes: Vec::new(),
            operands: Vec::new(),
            table: HashTable::with_capacity(1 << 12),
            spans: Vec::new(),
            scratch: Vec::new(),
            deepest: 0,
        }
    }

    /// Preallocates and touches the memory that a long text needs at least.
    pub(crate) fn warm(&mut self) {
        touch(&mut self.nodes, INITIAL_CAPACITY, (Node::Unset, Meta::new(0)));
        touch(&mut self.operands, INITIAL_CAPACITY, 0);
        self.table.reserve(2 * INITIAL_CAPACITY, |slot| spread(slot.hash));
        if let Some(&first) = self.spans.first() {
            touch(&mut self.spans, INITIAL_CAPACITY, first);
        }
        self.records.reserve_exact(FAR);
        self.pool.warm(INITIAL_CAPACITY);
        self.symbols.warm(INITIAL_CAPACITY);
    }

    #[inline]
    pub(crate) fn node(&self, v: V) -> Node {
        v.plain().unwrap_or_else(|| v.index().map_or(Node::Unset, |index| self.nodes[index].0))
    }

    #[inline]
    pub(crate) fn meta(&self, v: V) -> Meta {
        v.index().map_or_else(|| v.plain_meta(), |index| self.nodes[index].1)
    }

    /// Number of operands of all values together.
    pub(crate) fn operand_count(&self) -> usize {
        self.operands.len()
    }

    /// Number of values, except those that are records.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len() + self.symbols.len()
    }

    /// Number of values that have a node.
    pub(crate) fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Nesting depth of the most deeply nested value so far.
    pub(crate) fn deepest(&self) -> u32 {
        self.deepest
    }

    pub(crate) fn is_concrete(&self, v: V) -> bool {
        !self.meta(v).has(Meta::NOT_CONCRETE)
    }

    pub(crate) fn is_complete(&self, v: V) -> bool {
        !self.meta(v).has(Meta::NOT_COMPLETE)
    }

    pub(crate) fn operand(&self, start: u32, index: u32) -> V {
        V::from_raw(self.operands[(start + index) as usize])
    }

    pub(crate) fn operands(&self, start: u32, len: u32) -> impl ExactSizeIterator<Item = V> + Clone + '_ {
        self.operands[start as usize..(start + len) as usize].iter().map(|&raw| V::from_raw(raw))
    }

    pub(crate) fn raw_operand(&self, start: u32, index: u32) -> u32 {
        self.operands[(start + index) as usize]
    }

    pub(crate) fn add_span(&mut self, span: Span) -> SpanId {
        if self.spans.last() == Some(&span) {
            return SpanId(self.spans.len() as u32 - 1);
        }
        self.spans.push(span);
        SpanId(self.spans.len() as u32 - 1)
    }

    pub(crate) fn span(&self, id: SpanId) -> Span {
        self.spans[id.0 as usize]
    }

    /// Drops data that only construction needs.
    pub(crate) fn freeze(&mut self) {
        self.table = HashTable::new();
        self.scratch = Vec::new();
    }

    // --- construction -------------------------------------------------------------------------------

    pub(crate) fn int(&mut self, value: i64) -> V {
        V::int(value).unwrap_or_else(|| self.add(Node::Int(value), &[], Meta::new(0)))
    }

    pub(crate) fn text(&mut self, text: &str) -> V {
        let sym = self.symbols.intern(text);
        V::str(sym)
    }

    pub(crate) fn bits(&mut self, bits: &[V]) -> V {
        self.types.bits(bits.len() as u32);
        let mut meta = self.join_all(bits);
        // Every resolution replaces these by their only bit.
        let takes_bit = |node| {
            matches!(node, Node::Cond { .. } | Node::Fold { .. } | Node::IsA { .. } | Node::Exists { .. })
        };
        if meta.has(Meta::NOT_CONCRETE) && bits.iter().any(|&bit| takes_bit(self.node(bit))) {
            meta = meta.with(Meta::EAGER);
        }
        self.add_of(Node::Bits { start: 0, len: bits.len() as u32 }, bits, meta)
    }

    pub(crate) fn list(&mut self, element: Ty, items: &[V]) -> V {
        self.types.list(element);
        let meta = self.join_all(items);
        self.add_of(Node::List { element, start: 0, len: items.len() as u32 }, items, meta)
    }

    /// Creates a list of a list's items followed by others. It shares the memory of the first list if that
    /// was created last: a list that is built piece by piece takes the memory of the whole.
    pub(crate) fn list_after(&mut self, first: V, element: Ty, items: &[V]) -> V {
        let Node::List { start, len, .. } = self.node(first) else { return self.list(element, items) };
        self.types.list(element);
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        scratch.extend_from_slice(&self.operands[start as usize..(start + len) as usize]);
        scratch.extend(items.iter().map(|v| v.raw()));
        let count = (scratch.len()) as u32;
        let own = items.iter().fold(Meta::new(0), |meta, &v| meta.join(self.meta(v))).deeper();
        let meta = own.join(self.meta(first));
        let shared = if (start + len) as usize == self.operands.len() { len } else { 0 };
        let v = self.add_after(Node::List { element, start: 0, len: count }, &scratch, shared, meta);
        self.scratch = scratch;
        v
    }

    pub(crate) fn dag(
        &mut self,
        op: V,
        op_name: Option<DagName>,
        args: &[V],
        names: &[Option<DagName>],
    ) -> V {
        let mut operands: smallvec::SmallVec<[u32; 16]> = smallvec::SmallVec::new();
        operands.push(op.raw());
        operands.push(name_raw(op_name));
        operands.extend(args.iter().map(|arg| arg.raw()));
        operands.extend(names.iter().map(|&name| name_raw(name)));
        let meta = args.iter().fold(self.meta(op), |meta, &arg| meta.join(self.meta(arg))).deeper();
        let meta = meta.without(Meta::NOT_COMPLETE);
        self.add(Node::Dag { start: 0, len: args.len() as u32 }, &operands, meta)
    }

    pub(crate) fn def(&mut self, record: RecordId) -> V {
        if self.record(record).ty.is_none() {
            self.record_type(record);
        }
        V::def(record)
    }

    pub(crate) fn var(&mut self, name: Sym, ty: Ty) -> V {
        let meta = Meta { flags: Meta::NOT_CONCRETE, names: name_bit(name) };
        self.add(Node::Var { name, ty }, &[], meta)
    }

    pub(crate) fn var_bit(&mut self, of: V, bit: u32) -> V {
        let meta = self.meta(of).deeper().with(Meta::NOT_CONCRETE).without(Meta::NOT_COMPLETE);
        self.add(Node::VarBit { of, bit }, &[], meta)
    }

    pub(crate) fn field(&mut self, of: V, name: Sym, ty: Ty) -> V {
        let mut meta = self.meta(of).deeper().with(Meta::NOT_CONCRETE).without(Meta::NOT_COMPLETE);
        if let Node::Def(record) = self.node(of)
            && let Some(field) = self.field_named(record, name)
            && self.is_concrete(field.value)
        {
            meta = meta.without(Meta::NOT_CONCRETE);
        }
        self.add(Node::Field { of, name, ty }, &[], meta)
    }

    /// Creates a class call. Arguments are pairs of a key (see [`ArgKey`]) and a value.
    pub(crate) fn var_def(&mut self, class: RecordId, args: impl ExactSizeIterator<Item = (ArgKey, V)>) -> V {
        self.class_type(class);
        let mut operands: smallvec::SmallVec<[u32; 16]> = smallvec::SmallVec::new();
        let mut meta = Meta::new(Meta::NOT_CONCRETE | Meta::NOTICED);
        let len = args.len() as u32;
        for (key, value) in args {
            operands.push(key.raw());
            operands.push(value.raw());
            meta = meta.join(self.meta(value));
        }
        let meta = meta.deeper().without(Meta::NOT_COMPLETE);
        self.add(Node::VarDef { class, start: 0, len }, &operands, meta)
    }

    fn op_meta(&self, operands: &[V]) -> Meta {
        self.join_all(operands).with(Meta::NOT_CONCRETE).without(Meta::NOT_COMPLETE)
    }

    pub(crate) fn un(&mut self, op: UnOp, of: V, ty: Ty) -> V {
        let mut meta = self.op_meta(&[of]);
        if op == UnOp::Cast {
            meta = meta.with(Meta::FINAL | Meta::NOTICED);
        } else if matches!(op, UnOp::Head | UnOp::Tail | UnOp::GetDagOp | UnOp::Log2) {
            meta = meta.with(Meta::NOTICED);
        }
        self.add(Node::Un { op, of, ty }, &[], meta)
    }

    pub(crate) fn bin(&mut self, op: BinOp, lhs: V, rhs: V, ty: Ty) -> V {
        let mut meta = self.op_meta(&[lhs, rhs]);
        let fails = match op {
            BinOp::Shl | BinOp::Sra | BinOp::Srl => {
                !matches!(self.node(rhs), Node::Int(count) if (0..64).contains(&count))
            }
            BinOp::Div => !matches!(self.node(rhs), Node::Int(value) if !matches!(value, 0 | -1)),
            BinOp::Con
            | BinOp::Match
            | BinOp::GetDagArg
            | BinOp::GetDagName
            | BinOp::StrConcat
            | BinOp::ListConcat
            | BinOp::ListSplat
            | BinOp::Range
            | BinOp::Interleave => true,
            _ => false,
        };
        if fails {
            meta = meta.with(Meta::NOTICED);
        }
        let known = match self.node(lhs) {
            Node::Int(value) => Some(value),
            Node::Bit(bit) => Some(i64::from(bit)),
            _ => None,
        };
        if matches!((op, known), (BinOp::And, Some(0)) | (BinOp::Or, Some(-1))) {
            meta = meta.with(Meta::EAGER);
        }
        self.add(Node::Bin { op, lhs, rhs, ty }, &[], meta)
    }

    pub(crate) fn tern(&mut self, op: TernOp, a: V, b: V, c: V, ty: Ty) -> V {
        // Unlike the other operators, this one is incomplete if an operand is.
        let mut meta = self.join_all(&[a, b, c]).with(Meta::NOT_CONCRETE);
        if op != TernOp::If {
            meta = meta.with(Meta::NOTICED);
        }
        self.add(Node::Tern { op, start: 0, ty }, &[a.raw(), b.raw(), c.raw()], meta)
    }

    pub(crate) fn cond(&mut self, clauses: &[V], ty: Ty) -> V {
        let meta = self.join_all(clauses).with(Meta::NOTICED);
        self.add_of(Node::Cond { start: 0, len: clauses.len() as u32 / 2, ty }, clauses, meta)
    }

    pub(crate) fn foldl(&mut self, operands: [V; 5], ty: Ty) -> V {
        let meta = self.op_meta(&operands).with(Meta::NOTICED | Meta::NOT_COMPLETE);
        self.add_of(Node::Fold { start: 0, ty }, &operands, meta)
    }

    pub(crate) fn is_a(&mut self, ty: Ty, of: V) -> V {
        let meta = self.op_meta(&[of]).with(Meta::NOT_COMPLETE);
        self.add(Node::IsA { ty, of }, &[], meta)
    }

    pub(crate) fn exists(&mut self, ty: Ty, of: V) -> V {
        let meta = self.op_meta(&[of]).with(Meta::FINAL | Meta::NOTICED | Meta::NOT_COMPLETE);
        self.add(Node::Exists { ty, of }, &[], meta)
    }

    pub(crate) fn instances(&mut self, ty: Ty, of: V) -> V {
        let meta = self.op_meta(&[of]).with(Meta::FINAL | Meta::NOTICED | Meta::NOT_COMPLETE);
        self.add(Node::Instances { ty, of }, &[], meta)
    }

    fn join_all(&self, operands: &[V]) -> Meta {
        operands.iter().fold(Meta::new(0), |meta, &v| meta.join(self.meta(v))).deeper()
    }

    fn add_of(&mut self, node: Node, operands: &[V], meta: Meta) -> V {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        scratch.extend(operands.iter().map(|v| v.raw()));
        let v = self.add(node, &scratch, meta);
        self.scratch = scratch;
        v
    }

    fn add(&mut self, node: Node, operands: &[u32], meta: Meta) -> V {
        self.add_after(node, operands, 0, meta)
    }

    /// Adds a node like [`Store::add`]; the first `shared` operands are at the end of the array already.
    fn add_after(&mut self, node: Node, operands: &[u32], shared: u32, meta: Meta) -> V {
        let Store { nodes, operands: all, table, deepest, .. } = self;
        let own = key(node);
        let short = hash(own, operands);
        let found = table.find(spread(short), |slot| {
            slot.hash == short && {
                let old = nodes[slot.index as usize].0;
                key(old) == own
                    && range(old)
                        .is_none_or(|(start, len)| all[start as usize..(start + len) as usize] == *operands)
            }
        });
        if let Some(slot) = found {
            return V::from_node(slot.index as usize);
        }
        let start = all.len() as u32 - shared;
        all.extend_from_slice(&operands[shared as usize..]);
        let index = nodes.len() as u32;
        table.insert_unique(spread(short), Slot { hash: short, index }, |slot| spread(slot.hash));
        *deepest = (*deepest).max(meta.depth());
        nodes.push((moved(node, start), meta));
        V::from_node(index as usize)
    }

    // --- records ------------------------------------------------------------------------------------

    /// Returns the name of a registered record or class.
    pub(crate) fn record_name(&self, record: RecordId) -> &str {
        match self.node(self.records[record.index()].name) {
            Node::Str(name) | Node::Code(name) => self.symbols.get(name),
            _ => "",
        }
    }

    pub(crate) fn record(&self, record: RecordId) -> &RecordData {
        &self.records[record.index()]
    }

    pub(crate) fn record_mut(&mut self, record: RecordId) -> &mut RecordData {
        &mut self.records[record.index()]
    }

    pub(crate) fn is_anonymous(&self, record: RecordId) -> bool {
        self.record(record).kind == RecordKind::Anonymous
    }
}

/// Key of a template argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArgKey {
    Position(u32),
    /// Qualified name.
    Name(Sym),
}

impl ArgKey {
    const NAMED: u32 = 1 << 31;

    pub(crate) fn raw(self) -> u32 {
        match self {
            ArgKey::Position(index) => index,
            ArgKey::Name(name) => name.raw() | Self::NAMED,
        }
    }

    pub(crate) fn from_raw(raw: u32) -> ArgKey {
        match raw & Self::NAMED {
            0 => ArgKey::Position(raw),
            _ => ArgKey::Name(Sym::from_raw(raw & !Self::NAMED)),
        }
    }
}

/// Name of an argument or operator of a dag, and whether it was written as code.
pub(crate) type DagName = (Sym, bool);

const CODE_NAME: u32 = 1 << 31;

pub(crate) fn name_raw(name: Option<DagName>) -> u32 {
    name.map_or(0, |(name, code)| (name.raw() + 1) | if code { CODE_NAME } else { 0 })
}

pub(crate) fn name_from_raw(raw: u32) -> Option<Sym> {
    dag_name_from_raw(raw).map(|(name, _)| name)
}

pub(crate) fn dag_name_from_raw(raw: u32) -> Option<DagName> {
    (raw & !CODE_NAME).checked_sub(1).map(|name| (Sym::from_raw(name), raw & CODE_NAME != 0))
}

/// Entry of the table of values.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    index: u32,
}

fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn hash(key: [u32; 4], operands: &[u32]) -> u32 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(u64::from(key[0]) << 32 | u64::from(key[1]));
    hasher.write_u64(u64::from(key[2]) << 32 | u64::from(key[3]));
    let (pairs, rest) = operands.as_chunks::<2>();
    for &[first, second] in pairs {
        hasher.write_u64(u64::from(first) << 32 | u64::from(second));
    }
    for &operand in rest {
        hasher.write_u32(operand);
    }
    let full = hasher.finish();
    (full ^ full >> 32) as u32
}

/// Returns the node's own content without the range of its operands.
fn key(node: Node) -> [u32; 4] {
    match node {
        // The handles of these contain all of their content.
        Node::Unset | Node::Bit(_) | Node::Str(_) | Node::Code(_) | Node::Anon(_) | Node::Def(_) => [0; 4],
        Node::Int(value) => [2, value as u32, (value >> 32) as u32, 0],
        Node::Bits { len, .. } => [6, len, 0, 0],
        Node::List { element, len, .. } => [7, element.raw(), len, 0],
        Node::Dag { len, .. } => [8, len, 0, 0],
        Node::Var { name, ty } => [10, name.raw(), ty.raw(), 0],
        Node::VarBit { of, bit } => [11, of.raw(), bit, 0],
        Node::Field { of, name, ty } => [12, of.raw(), name.raw(), ty.raw()],
        Node::VarDef { class, len, .. } => [13, class.0, len, 0],
        Node::Un { op, of, ty } => [14 | (op as u32) << 8, of.raw(), ty.raw(), 0],
        Node::Bin { op, lhs, rhs, ty } => [15 | (op as u32) << 8, lhs.raw(), rhs.raw(), ty.raw()],
        Node::Tern { op, ty, .. } => [16 | (op as u32) << 8, ty.raw(), 0, 0],
        Node::Cond { len, ty, .. } => [17, len, ty.raw(), 0],
        Node::Fold { ty, .. } => [18, ty.raw(), 0, 0],
        Node::IsA { ty, of } => [19, ty.raw(), of.raw(), 0],
        Node::Exists { ty, of } => [20, ty.raw(), of.raw(), 0],
        Node::Instances { ty, of } => [21, ty.raw(), of.raw(), 0],
    }
}

/// Returns start and length of the node's operands, if it has any in the operand array.
fn range(node: Node) -> Option<(u32, u32)> {
    match node {
        Node::Bits { start, len } | Node::List { start, len, .. } => Some((start, len)),
        Node::Dag { start, len } => Some((start, 2 + 2 * len)),
        Node::VarDef { start, len, .. } | Node::Cond { start, len, .. } => Some((start, 2 * len)),
        Node::Tern { start, .. } => Some((start, 3)),
        Node::Fold { start, .. } => Some((start, 5)),
        _ => None,
    }
}

fn moved(node: Node, to: u32) -> Node {
    match node {
        Node::Bits { len, .. } => Node::Bits { start: to, len },
        Node::List { element, len, .. } => Node::List { element, start: to, len },
        Node::Dag { len, .. } => Node::Dag { start: to, len },
        Node::VarDef { class, len, .. } => Node::VarDef { class, start: to, len },
        Node::Cond { len, ty, .. } => Node::Cond { start: to, len, ty },
        Node::Tern { op, ty, .. } => Node::Tern { op, start: to, ty },
        Node::Fold { ty, .. } => Node::Fold { start: to, ty },
        other => other,
    }
}
