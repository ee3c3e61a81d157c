//! The context: every interning table, the registry, and the handles that everyone needs.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use legalize_source::SourceMap;
use rustc_hash::{FxHashMap, FxHashSet};

use super::depth::{Deep, Extent};
use super::footprint::Footprint;
use super::handlers::Handlers;
use super::identity::ContextId;
use super::interner::Interner;
use super::made::{Made, add_long_text, made};
use super::registry::{ModelTable, TypedAttr};
use super::resource::Resources;
use super::segments::Segments;
use super::spelling::Spellings;
use super::threading::Threading;
use super::{
    AttrData, AttrDict, AttrInfo, Attribute, DialectInfo, FloatKind, Int, LocData, Location, Name, OpInfo,
    OpName, Signedness, Type, TypeData, TypeInfo,
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

/// Bytes of a text from which on it is remembered that there is one.
const LONG: u32 = 1 << 12;

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

    // Names.

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

    // Types and attributes.

    /// Interns a type.
    pub fn ty(&self, data: TypeData) -> Type {
        Type::from_index(self.types.intern_as(data, |data| {
            let extent = self.noted(self.extent_of_type(&data));
            Deep { data, extent }
        }))
    }

    /// The data of a type.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        &self.deep_type(ty).data
    }

    /// Number of types; every [`Type::index`] is below it.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// Interns an attribute.
    ///
    /// # Panics
    /// If a dictionary is not sorted by name; use [`Context::dict`].
    #[track_caller]
    pub fn attr(&self, data: AttrData) -> Attribute {
        if let AttrData::Dictionary(entries) = &data {
            let sorted = entries.windows(2).all(|pair| self.str(pair[0].0) < self.str(pair[1].0));
            assert!(sorted, "a dictionary is sorted by name, each name once");
        }
        self.intern_attr(data)
    }

    /// The data of an attribute.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn attr_data(&self, attr: Attribute) -> &AttrData {
        &self.deep_attr(attr).data
    }

    fn intern_attr(&self, data: AttrData) -> Attribute {
        Attribute::from_index(self.attrs.intern_as(data, |data| {
            match data {
                AttrData::Distinct { .. } => self.has_distinct.store(true, Ordering::Relaxed),
                AttrData::DenseResource { .. } => self.has_resources.store(true, Ordering::Relaxed),
                _ => {}
            }
            let extent = self.noted(self.extent_of_attr(&data));
            Deep { data, extent }
        }))
    }

    #[inline]
    pub(super) fn deep_type(&self, ty: Type) -> &Deep<TypeData> {
        self.types.at(ty.index())
    }

    #[inline]
    pub(super) fn deep_attr(&self, attr: Attribute) -> &Deep<AttrData> {
        self.attrs.at(attr.index())
    }

    #[inline]
    pub(super) fn deep_loc(&self, index: u32) -> &Deep<LocData> {
        self.locs.at(index)
    }

    /// The extent of what is interned, remembered if there was nothing as deep or as long.
    fn noted(&self, extent: Extent) -> Extent {
        self.deepest.fetch_max(extent.depth, Ordering::Relaxed);
        if extent.bytes > LONG {
            self.longest.fetch_max(extent.bytes, Ordering::Relaxed);
            if extent.bytes > self.most_text_bytes() {
                add_long_text();
            }
        }
        extent
    }

    /// Bytes of the longest text of a type or attribute; 0 if none is long.
    pub(super) fn longest(&self) -> u32 {
        self.longest.load(Ordering::Relaxed)
    }

    /// Upper bound of the bytes that any type or attribute is estimated at.
    pub(crate) fn most_estimated_bytes(&self) -> u32 {
        self.longest().max(LONG)
    }

    /// The number of levels of the deepest type, attribute or location.
    pub(crate) fn deepest(&self) -> u32 {
        self.deepest.load(Ordering::Relaxed)
    }

    /// Number of attributes; every [`Attribute::index`] is below it.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Returns true if the context has a `distinct` attribute, which prints with a number that depends on
    /// those before it.
    pub(crate) fn has_distinct(&self) -> bool {
        self.has_distinct.load(Ordering::Relaxed)
    }

    /// Returns true if an attribute of the context names a resource, which is printed after the module.
    pub(crate) fn has_resource_attrs(&self) -> bool {
        self.has_resources.load(Ordering::Relaxed)
    }

    /// All types, in order of first interning.
    pub(crate) fn types(&self) -> impl Iterator<Item = (Type, &TypeData)> {
        self.types.iter().enumerate().map(|(index, item)| (Type::from_index(index as u32), &item.data))
    }

    /// All attributes, in order of first interning.
    pub(crate) fn attrs(&self) -> impl Iterator<Item = (Attribute, &AttrData)> {
        self.attrs.iter().enumerate().map(|(index, item)| (Attribute::from_index(index as u32), &item.data))
    }

    /// A number for a `distinct` attribute that no other one of the context has.
    pub fn new_distinct_id(&self) -> u64 {
        self.distinct_ids.fetch_add(1, Ordering::Relaxed)
    }

    // Dictionaries.

    /// Interns a dictionary from entries in any order; of equal names the last wins.
    pub fn dict(&self, entries: impl IntoIterator<Item = (Name, Attribute)>) -> AttrDict {
        let mut entries: Vec<_> = entries.into_iter().collect();
        match entries.len() {
            0 => return self.common.empty_dict,
            1 => {}
            _ => {
                entries.reverse();
                entries.sort_by(|a, b| self.str(a.0).cmp(self.str(b.0)));
                entries.dedup_by_key(|entry| entry.0);
            }
        }
        let data = AttrData::Dictionary(entries.into_boxed_slice());
        AttrDict(self.intern_attr(data))
    }

    /// A dictionary attribute as a dictionary.
    pub fn as_dict(&self, attr: Attribute) -> Option<AttrDict> {
        matches!(self.attr_data(attr), AttrData::Dictionary(_)).then_some(AttrDict(attr))
    }

    /// Returns the properties of an operation that is not registered: the dictionary, or the other attribute
    /// that was written there.
    pub fn properties(&self, attr: Attribute) -> AttrDict {
        match self.as_dict(attr) {
            Some(dict) if dict != self.common.empty_dict => dict,
            _ => AttrDict(self.attr(AttrData::Properties(attr))),
        }
    }

    /// The entries of a dictionary, sorted by name.
    #[inline]
    pub fn dict_entries(&self, dict: AttrDict) -> &[(Name, Attribute)] {
        match self.attr_data(dict.0) {
            AttrData::Dictionary(entries) => entries,
            _ => &[],
        }
    }

    /// The attribute of a name in a dictionary.
    #[inline]
    pub fn dict_entry(&self, dict: AttrDict, name: Name) -> Option<Attribute> {
        self.dict_entries(dict).iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// The dictionary with one entry set, or removed where `value` is nothing.
    pub fn dict_with(&self, dict: AttrDict, name: Name, value: Option<Attribute>) -> AttrDict {
        let others = self.dict_entries(dict).iter().copied().filter(|entry| entry.0 != name);
        self.dict(others.chain(value.map(|value| (name, value))))
    }

    // Locations.

    /// Interns a location.
    pub fn loc(&self, data: LocData) -> Location {
        let data = match data {
            LocData::FileLineColRange { file, start, end } if start == end => {
                LocData::FileLineCol { file, line: start.0, column: start.1 }
            }
            data => data,
        };
        Location::from_index(self.locs.intern_as(data, |data| {
            let extent = self.extent_of_loc(&data);
            self.deepest.fetch_max(extent.depth, Ordering::Relaxed);
            Deep { data, extent }
        }))
    }

    /// The data of a location; a place in a file that was read is resolved to line and column.
    pub fn loc_data(&self, loc: Location) -> LocData {
        match (loc.index(), loc.source()) {
            (Some(index), _) => self.deep_loc(index).data.clone(),
            (None, Some(span)) => match self.sources.try_file(span.file) {
                Some(file) => {
                    let at = file.line_col(span.start);
                    LocData::FileLineCol { file: self.name(file.name()), line: at.line, column: at.column }
                }
                None => LocData::Unknown,
            },
            (None, None) => LocData::Unknown,
        }
    }

    /// `fused<metadata>[…]` as upstream builds it: nested fused locations without metadata are opened,
    /// unknown ones dropped, equal ones kept once; a single one is returned as it is. A location that already
    /// has 128 parts is returned for all: along a chain of operations that are merged step by step, the
    /// number of locations would grow quadratically with its length.
    pub fn fused_loc(&self, locations: &[Location], metadata: Option<Attribute>) -> Location {
        /// Locations up to which looking through them is faster than a table.
        const FEW: usize = 16;
        /// Locations of a nested one to which none is added.
        const MANY: usize = 128;
        let inner = |loc: &Location| match loc.index().map(|index| &self.deep_loc(index).data) {
            Some(LocData::Fused { locations, .. }) => locations.len(),
            _ => 1,
        };
        if metadata.is_none()
            && let Some(&many) =
                locations.iter().max_by_key(|loc| inner(loc)).filter(|loc| inner(loc) >= MANY)
            && self.has_no_metadata(many)
        {
            return many;
        }
        let most = locations.iter().map(inner).sum();
        let mut flat = Vec::with_capacity(most);
        let mut seen = FxHashSet::default();
        let mut add = |loc: Location| {
            if flat.len() == FEW && seen.is_empty() {
                seen.reserve(most);
                seen.extend(flat.iter().copied());
            }
            let is_new = if flat.len() < FEW { !flat.contains(&loc) } else { seen.insert(loc) };
            if is_new {
                flat.push(loc);
            }
        };
        for &loc in locations {
            match loc.index().map(|index| &self.deep_loc(index).data) {
                Some(LocData::Unknown) => {}
                Some(LocData::Fused { locations, metadata: inner }) if *inner == metadata => {
                    locations.iter().filter(|loc| **loc != Location::UNKNOWN).for_each(|&loc| add(loc));
                }
                _ => add(loc),
            }
        }
        match (flat.as_slice(), metadata) {
            ([], None) => Location::UNKNOWN,
            ([], Some(_)) => self.loc(LocData::Fused { locations: Box::new([Location::UNKNOWN]), metadata }),
            ([single], None) => *single,
            _ => self.loc(LocData::Fused { locations: flat.into_boxed_slice(), metadata }),
        }
    }

    fn has_no_metadata(&self, fused: Location) -> bool {
        let data = fused.index().map(|index| &self.deep_loc(index).data);
        matches!(data, Some(LocData::Fused { metadata: None, .. }))
    }

    // Registry.

    /// Inserts an operation, in place of what was registered under its name before.
    pub(crate) fn insert_op(&mut self, mut info: OpInfo) {
        info.default_dict = self.default_dict(&info);
        info.fixed = info.fixed_numbers();
        let index = info.name.0 as usize;
        if self.ops.len() <= index {
            self.ops.resize(index + 1, None);
        }
        self.ops[index] = Some(Arc::new(info));
    }

    /// Changes a registered operation; returns false if it is not registered.
    pub(crate) fn change_op(&mut self, name: OpName, change: impl FnOnce(&mut OpInfo)) -> bool {
        let index = name.0 as usize;
        let Some(Some(mut info)) = self.ops.get_mut(index).map(Option::take) else { return false };
        let changed = Arc::make_mut(&mut info);
        change(changed);
        changed.default_dict = self.default_dict(changed);
        changed.fixed = changed.fixed_numbers();
        self.ops[index] = Some(info);
        true
    }

    fn default_dict(&self, info: &OpInfo) -> Option<AttrDict> {
        let defaults = &info.default_attrs;
        (!defaults.is_empty()).then(|| self.dict(defaults.iter().copied()))
    }

    /// Returns the information registered under an operation name.
    #[inline]
    pub fn op_info(&self, name: OpName) -> Option<&OpInfo> {
        self.ops.get(name.0 as usize)?.as_deref()
    }

    /// All registered operations, in order of their names' first mention.
    pub fn registered_ops(&self) -> impl Iterator<Item = &OpInfo> {
        self.ops.iter().filter_map(|info| info.as_deref())
    }

    /// The registered types, in no order that means anything.
    pub fn registered_types(&self) -> impl Iterator<Item = &TypeInfo> {
        self.type_defs.values().map(|info| &**info)
    }

    /// The registered attributes, in no order that means anything.
    pub fn registered_attrs(&self) -> impl Iterator<Item = &AttrInfo> {
        self.attr_defs.values().map(|info| &**info)
    }

    /// Registers a dialect, in place of what was registered under its name before.
    pub fn register_dialect(&mut self, info: DialectInfo) {
        self.dialects.insert(info.name, Arc::new(info));
    }

    /// Changes a registered dialect; does nothing if it is not registered.
    pub fn update_dialect(&mut self, name: Name, change: impl FnOnce(&mut DialectInfo)) -> bool {
        self.dialects.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The dialect of a name.
    #[inline]
    pub fn dialect(&self, name: Name) -> Option<&DialectInfo> {
        self.dialects.get(&name).map(|info| &**info)
    }

    /// All registered dialects, sorted by name.
    pub fn registered_dialects(&self) -> Vec<&DialectInfo> {
        let mut all: Vec<_> = self.dialects.values().map(|info| &**info).collect();
        all.sort_by_key(|info| self.str(info.name));
        all
    }

    /// Registers a type of a dialect, in place of what was registered under its name before.
    pub fn register_type(&mut self, info: TypeInfo) {
        self.type_defs.insert(info.name, Arc::new(info));
    }

    /// Changes a registered type, for instance to attach syntax; does nothing if it is not registered.
    pub fn update_type(&mut self, name: Name, change: impl FnOnce(&mut TypeInfo)) -> bool {
        self.type_defs.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The definition of a dialect's type by its full name (`llvm.ptr`).
    pub fn type_info(&self, name: Name) -> Option<&TypeInfo> {
        self.type_defs.get(&name).map(|info| &**info)
    }

    /// Registers an attribute of a dialect, in place of what was registered under its name before.
    pub fn register_attr(&mut self, info: AttrInfo) {
        self.attr_defs.insert(info.name, Arc::new(info));
    }

    /// Changes a registered attribute, for instance to attach syntax; does nothing if it is not registered.
    pub fn update_attr(&mut self, name: Name, change: impl FnOnce(&mut AttrInfo)) -> bool {
        self.attr_defs.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The definition of a dialect's attribute by its full name (`llvm.linkage`).
    pub fn attr_info(&self, name: Name) -> Option<&AttrInfo> {
        self.attr_defs.get(&name).map(|info| &**info)
    }

    // Short ways to common data.

    /// `iN`
    pub fn int_type(&self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, signedness: Signedness::Signless })
    }

    /// A float type.
    pub fn float_type(&self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// `(inputs) -> results`
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// An integer attribute; the value wraps to the type's width.
    pub fn int_attr(&self, ty: Type, value: impl Into<Int>) -> Attribute {
        let value = value.into();
        let value = match self.type_data(ty) {
            TypeData::Integer { width, signedness } => {
                value.wrapped(*width, *signedness != Signedness::Unsigned)
            }
            _ => value.wrapped(64, true),
        };
        self.attr(AttrData::Integer { value, ty })
    }

    /// `true` or `false`
    pub fn bool_attr(&self, value: bool) -> Attribute {
        if value { self.common.true_ } else { self.common.false_ }
    }

    /// `"text"`
    pub fn string_attr(&self, text: &str) -> Attribute {
        self.attr(AttrData::String { value: text.as_bytes().into(), ty: None })
    }

    /// A type as an attribute.
    pub fn type_attr(&self, ty: Type) -> Attribute {
        self.attr(AttrData::Type(ty))
    }

    /// `[…]`
    pub fn array_attr(&self, elements: &[Attribute]) -> Attribute {
        self.attr(AttrData::Array(elements.into()))
    }

    /// `@name`
    pub fn symbol_ref_attr(&self, name: &str) -> Attribute {
        self.attr(AttrData::SymbolRef { root: self.name(name), nested: Box::default() })
    }

    /// `array<i32: …>`
    pub fn dense_i32_array_attr(&self, values: &[i32]) -> Attribute {
        let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.attr(AttrData::DenseArray {
            element: self.common.i32,
            len: values.len() as u64,
            data: data.into_boxed_slice(),
        })
    }

    /// `array<i64: …>`
    pub fn dense_i64_array_attr(&self, values: &[i64]) -> Attribute {
        let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.attr(AttrData::DenseArray {
            element: self.common.i64,
            len: values.len() as u64,
            data: data.into_boxed_slice(),
        })
    }

    /// The values of `array<i64: …>`.
    pub fn as_dense_i64_array(&self, attr: Attribute) -> Option<Vec<i64>> {
        match self.attr_data(attr) {
            AttrData::DenseArray { element, data, .. } if *element == self.common.i64 => Some(
                data.chunks_exact(8)
                    .map(|word| i64::from_le_bytes(word.try_into().unwrap_or_default()))
                    .collect(),
            ),
            _ => None,
        }
    }

    /// The values of `array<i32: …>`.
    pub fn as_dense_i32_array(&self, attr: Attribute) -> Option<Vec<i32>> {
        match self.attr_data(attr) {
            AttrData::DenseArray { element, data, .. } if *element == self.common.i32 => Some(
                data.chunks_exact(4)
                    .map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]]))
                    .collect(),
            ),
            _ => None,
        }
    }

    /// The value of an integer attribute that fits 64 signed bits.
    pub fn as_i64(&self, attr: Attribute) -> Option<i64> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => value.as_i64(),
            _ => None,
        }
    }

    /// The text of a string attribute that is UTF-8.
    pub fn as_str(&self, attr: Attribute) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => std::str::from_utf8(value).ok(),
            _ => None,
        }
    }

    /// Returns true if a type of this name was created: `shop.price` for `!shop.price<5>`.
    pub fn has_types_of(&self, name: Name) -> bool {
        self.types.iter().any(|ty| matches!(&ty.data, TypeData::Dialect { name: of, .. } if *of == name))
    }

    /// Returns true if an attribute of this name was created: `shop.tag` for `#shop.tag<1>`.
    pub fn has_attrs_of(&self, name: Name) -> bool {
        self.attrs.iter().any(|attr| matches!(&attr.data, AttrData::Dialect { name: of, .. } if *of == name))
    }

    /// The type of a typed attribute (integer, float, dense elements, typed string, …).
    pub fn attr_type(&self, attr: Attribute) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::DenseElements { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::SparseElements { ty, .. } => Some(*ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => *ty,
            AttrData::Dialect { name, params } => match (self.attr_info(*name), &**params) {
                (Some(info), params) => info.self_type(params).or_else(|| {
                    let model = self.attr_interface::<dyn TypedAttr>(attr)?;
                    model.attr_type(self, attr)
                }),
                // Type of an attribute that is not declared, whose text C++ code parses.
                (None, [super::Param::Str(_), super::Param::Type(ty)]) => Some(*ty),
                (None, _) => None,
            },
            _ => None,
        }
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
