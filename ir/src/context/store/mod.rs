//! The context: every interning table, the registry, and the handles that everyone needs.

mod dictionaries;
mod interned;
mod locations;
mod registered;
mod shorthands;

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64};

use legalize_source::SourceMap;
use rustc_hash::FxHashMap;

use super::depth::{Deep, Extent};
use super::footprint::Footprint;
use super::handlers::Handlers;
use super::identity::ContextId;
use super::interner::Interner;
use super::made::{InternedMark, Made, add_bytes, add_steps, count_again, counts_again, made};
use super::registry::ModelTable;
use super::resource::Resources;
use super::segments::Segments;
use super::spelling::Spellings;
use super::threading::Threading;
use super::{
    AttrData, AttrDict, AttrInfo, Attribute, DialectInfo, FloatKind, Int, LocData, Name, OpInfo, OpName,
    Signedness, Type, TypeData, TypeInfo,
};

#[derive(PartialEq, Eq, Hash)]
struct Text(Box<str>);

impl Footprint for Text {
    fn heap_bytes(&self) -> usize {
        self.0.len()
    }
}

impl Footprint for OpNameData {
    fn heap_bytes(&self) -> usize {
        self.full.len()
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        &self.0
    }
}

/// An operation name's fixed data; equality and hash are the full name's.
struct OpNameData {
    full: Box<str>,
    dialect: Name,
}

impl PartialEq for OpNameData {
    fn eq(&self, other: &Self) -> bool {
        self.full == other.full
    }
}

impl Eq for OpNameData {}

impl std::hash::Hash for OpNameData {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.full.hash(state);
    }
}

impl Borrow<str> for OpNameData {
    fn borrow(&self) -> &str {
        &self.full
    }
}

/// Handles that are created once, at the start.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is named as it prints")]
#[non_exhaustive]
pub struct CommonHandles {
    pub i1: Type,
    pub i8: Type,
    pub i16: Type,
    pub i32: Type,
    pub i64: Type,
    pub index: Type,
    pub f16: Type,
    pub bf16: Type,
    pub f32: Type,
    pub f64: Type,
    pub none: Type,
    pub unit: Attribute,
    pub true_: Attribute,
    pub false_: Attribute,
    pub empty_dict: AttrDict,
    pub builtin_module: OpName,
    pub unrealized_conversion_cast: OpName,
}

/// Interned types, attributes, locations and names, and the registry of dialects.
///
/// Shared by reference between any number of bodies and threads. Registration needs `&mut`, so it is over
/// before sharing begins; interning and reading need only `&`.
pub struct Context {
    id: ContextId,
    sources: Arc<SourceMap>,
    names: Interner<Text>,
    types: Interner<Deep<TypeData>>,
    attrs: Interner<Deep<AttrData>>,
    locs: Interner<Deep<LocData>>,
    op_names: Interner<OpNameData>,
    ops: Vec<Option<Arc<OpInfo>>>,
    dialects: FxHashMap<Name, Arc<DialectInfo>>,
    type_defs: FxHashMap<Name, Arc<TypeInfo>>,
    attr_defs: FxHashMap<Name, Arc<AttrInfo>>,
    pub(super) type_models: ModelTable,
    pub(super) attr_models: ModelTable,
    common: CommonHandles,
    allow_unregistered: bool,
    /// Dialects that were not loaded, since nothing mentions them; for messages.
    unloaded_dialects: Vec<String>,
    pub(super) resources: Resources,
    pub(super) spellings: Spellings,
    pub(super) handlers: Handlers,
    pub(super) segments: Segments,
    pub(super) threading: Threading,
    distinct_ids: AtomicU64,
    deepest: AtomicU32,
    longest: AtomicU32,
    /// Set if there is an attribute whose text depends on what is printed before it.
    has_distinct: AtomicBool,
    /// Set if there is an attribute that names a resource.
    has_resources: AtomicBool,
}

impl Context {
    /// A context with nothing registered.
    pub fn new(sources: Arc<SourceMap>) -> Self {
        let names = Interner::new();
        let types = Interner::new();
        let attrs = Interner::new();
        let op_names = Interner::new();
        let locs = Interner::new();
        locs.intern(Deep { data: LocData::Unknown, extent: Extent::ONE });
        let ty = |data| Type::from_index(types.intern(Deep { data, extent: Extent::ONE }));
        let int = |width| ty(TypeData::Integer { width, signedness: Signedness::Signless });
        let attr = |data, depth| {
            let extent = Extent { depth, bytes: depth };
            Attribute::from_index(attrs.intern(Deep { data, extent }))
        };
        let builtin = Name(names.intern(Text("builtin".into())));
        let op = |full: &str| OpName(op_names.intern(OpNameData { full: full.into(), dialect: builtin }));
        let i1 = int(1);
        let common = CommonHandles {
            i1,
            i8: int(8),
            i16: int(16),
            i32: int(32),
            i64: int(64),
            index: ty(TypeData::Index),
            f16: ty(TypeData::Float(FloatKind::F16)),
            bf16: ty(TypeData::Float(FloatKind::BF16)),
            f32: ty(TypeData::Float(FloatKind::F32)),
            f64: ty(TypeData::Float(FloatKind::F64)),
            none: ty(TypeData::None),
            unit: attr(AttrData::Unit, 1),
            true_: attr(AttrData::Integer { value: Int::Small(-1), ty: i1 }, 2),
            false_: attr(AttrData::Integer { value: Int::Small(0), ty: i1 }, 2),
            empty_dict: AttrDict(attr(AttrData::Dictionary(Box::default()), 1)),
            builtin_module: op("builtin.module"),
            unrealized_conversion_cast: op("builtin.unrealized_conversion_cast"),
        };
        Context {
            id: ContextId::new(),
            sources,
            names,
            types,
            attrs,
            locs,
            op_names,
            ops: Vec::new(),
            dialects: FxHashMap::default(),
            type_defs: FxHashMap::default(),
            attr_defs: FxHashMap::default(),
            type_models: ModelTable::default(),
            attr_models: ModelTable::default(),
            common,
            allow_unregistered: false,
            unloaded_dialects: Vec::new(),
            handlers: Handlers::default(),
            segments: Segments::default(),
            threading: Threading::default(),
            resources: Resources::default(),
            spellings: Spellings::default(),
            distinct_ids: AtomicU64::new(0),
            deepest: AtomicU32::new(2),
            longest: AtomicU32::new(0),
            has_distinct: AtomicBool::new(false),
            has_resources: AtomicBool::new(false),
        }
    }

    /// The identity of this context. Bodies and frozen patterns carry it.
    #[inline]
    pub fn id(&self) -> ContextId {
        self.id
    }

    /// Bytes of all types, attributes, locations and names so far, about. They live as long as the context.
    pub fn interned_bytes(&self) -> u64 {
        self.types.bytes() + self.attrs.bytes() + self.locs.bytes() + self.names.bytes()
    }

    /// Counts of what this thread has interned, in any context, since it began: differences say what a run of
    /// a driver has made, while other threads use the context as well.
    #[inline]
    pub fn made_here(&self) -> Made {
        made()
    }

    /// The point in the history of the context that is reached, see [`Context::count_again`].
    pub fn interned_mark(&self) -> InternedMark {
        let of = |(table, len): (usize, usize)| (table, u32::try_from(len).unwrap_or(u32::MAX));
        InternedMark(
            [
                (self.names.identity(), self.names.len()),
                (self.types.identity(), self.types.len()),
                (self.attrs.identity(), self.attrs.len()),
                (self.locs.identity(), self.locs.len()),
                (self.op_names.identity(), self.op_names.len()),
            ]
            .map(of),
        )
    }

    /// Calls `run`, during which this thread [counts](Context::made_here) what was interned since a mark as
    /// if it were interned now: for a run that begins once more, so that it reaches limits where it would
    /// have if it had been the first.
    pub fn count_again<T>(&self, since: &InternedMark, run: impl FnOnce() -> T) -> T {
        count_again(since, self.most_text_bytes(), run)
    }

    /// Returns true within [`Context::count_again`]: a cache of what was interned must not be used.
    #[inline]
    pub fn counts_again(&self) -> bool {
        counts_again()
    }

    /// Counts steps of evaluated C++ text, see [`Context::made_here`].
    #[inline]
    pub fn count_steps(&self, steps: u64) {
        add_steps(steps);
    }

    /// Returns true if this number of bytes of a new attribute is within what a run may intern. Call it
    /// before data is built whose size does not follow from that of the input. Otherwise the data is not to
    /// be built, and counts as built, so that the run ends at its limit.
    pub fn may_intern(&self, bytes: u64) -> bool {
        let most = self.sources.limits().interned_bytes.for_items(0);
        if bytes > most {
            // More than any run may intern.
            add_bytes(1 << 62);
        }
        bytes <= most
    }

    /// The files that locations point into.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// The handles made at the start.
    pub fn common(&self) -> &CommonHandles {
        &self.common
    }

    /// Returns true if operations, types and attributes of unregistered dialects are accepted.
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.allow_unregistered
    }

    /// Sets the names of dialects that could be loaded and were not, since nothing mentions them: messages
    /// about unknown dialects list them.
    pub fn set_unloaded_dialects(&mut self, names: Vec<String>) {
        self.unloaded_dialects = names;
    }

    pub(crate) fn unloaded_dialects(&self) -> &[String] {
        &self.unloaded_dialects
    }

    /// Sets [`Context::allows_unregistered_dialects`].
    pub fn allow_unregistered_dialects(&mut self, allow: bool) {
        self.allow_unregistered = allow;
    }

    /// Interns an identifier.
    pub fn name(&self, text: &str) -> Name {
        Name(self.names.intern_with(text, || Text(text.into())))
    }

    /// The identifier's handle, if it was interned.
    pub fn find_name(&self, text: &str) -> Option<Name> {
        self.names.lookup(text).map(Name)
    }

    /// The text of an identifier.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn str(&self, name: Name) -> &str {
        &self.names.at(name.0).0
    }

    /// Interns an operation name such as `arith.addi`; a name without a dot is the name of its dialect too.
    pub fn op_name(&self, full: &str) -> OpName {
        OpName(self.op_names.intern_with(full, || {
            let dialect = full.split_once('.').map_or(full, |(dialect, _)| dialect);
            OpNameData { full: full.into(), dialect: self.name(dialect) }
        }))
    }

    /// The operation name's handle, if it was interned.
    pub fn find_op_name(&self, full: &str) -> Option<OpName> {
        self.op_names.lookup(full).map(OpName)
    }

    /// The full text of an operation name.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn op_str(&self, name: OpName) -> &str {
        &self.op_names.at(name.0).full
    }

    /// The dialect of an operation name.
    #[inline]
    pub fn op_dialect(&self, name: OpName) -> Name {
        self.op_names.at(name.0).dialect
    }

    /// Number of operation names; every [`OpName::index`] is below it.
    pub fn op_name_count(&self) -> usize {
        self.op_names.len()
    }
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("types", &self.types.len())
            .field("attributes", &self.attrs.len())
            .field("operations", &self.op_names.len())
            .finish_non_exhaustive()
    }
}
