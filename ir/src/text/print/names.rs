//! Names of values and blocks.
//!
//! Every value gets a number or a name before anything is printed, in the order of upstream's printer:
//! a region's values first, then those of the regions inside of it, which count on from there. Names are
//! kept in one buffer; a value's entry is one word.
//!
//! Mirrors `SSANameState`.

use std::hash::BuildHasher;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use super::paged::Paged;
use crate::body::{BlockId, Ir, OpId, RegionId, ValueId};
use crate::context::{Context, LocData, Location, PerName};
use crate::hooks::OpHooks;
use crate::text::PrintOptions;

/// A value's entry is a number, or with this bit the index of a name,
const NAMED: u32 = 1 << 30;
/// or with this one the index of a [`Grouped`].
const GROUPED: u32 = 1 << 31;
/// The first result of a group of several.
const HEAD: u32 = 1 << 29;

/// A result in a group of several, not the first.
struct Grouped {
    /// The group's first result.
    head: ValueId,
    /// Number of the result within its group.
    number: u32,
}

/// The names of all values and blocks that are printed.
#[derive(Default)]
pub(in crate::text) struct Names {
    values: Paged<ValueId>,
    blocks: Paged<BlockId>,
    /// Names of blocks that have one of their own.
    block_names: FxHashMap<BlockId, String>,
    /// Numbers of operations without results, where users are printed.
    ops: FxHashMap<OpId, u32>,
    /// First results of groups, for operations whose results have several names.
    groups: FxHashMap<OpId, SmallVec<[u32; 4]>>,
    grouped: Vec<Grouped>,
    text: String,
    /// Ranges of `text`.
    names: Vec<(u32, u32)>,
    /// Entries and numbers that a caller gave for an operation printed alone; looked at for what is not
    /// above.
    given: FxHashMap<ValueId, u32>,
    given_blocks: FxHashMap<BlockId, u32>,
    /// The names around these, if these are some of a body's.
    outer: Option<Arc<Names>>,
    /// Set where a name was looked up that is in neither.
    is_incomplete: AtomicBool,
}

/// The state of numbering.
struct Numbering<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    options: &'a PrintOptions,
    names: Names,
    /// Names in use, by index.
    used: HashTable<u32>,
    /// The names that the open scopes brought in, in order, and where each scope starts.
    log: Vec<u32>,
    scopes: Vec<usize>,
    next_value: u32,
    next_argument: u32,
    next_conflict: u32,
    /// The hooks of operations that name values, by the index of the operation's name.
    naming: PerName<Option<&'a OpHooks>>,
}

/// Numbering of a region without those nested in it, from which others go on: each nested region is numbered
/// from here, so this needs no order.
pub(super) struct NestedNumbering<'a> {
    numbering: Numbering<'a>,
    /// The counters and scopes of each nested region.
    start: Pending,
}

impl<'a> NestedNumbering<'a> {
    /// Numbers the results of `root`, and the values of the regions that contain each other, from its own to
    /// the one that is divided. Returns the names of these.
    pub(super) fn new(
        ctx: &'a Context,
        ir: &'a Ir,
        options: &'a PrintOptions,
        root: OpId,
        regions: &[RegionId],
    ) -> (Self, Names) {
        let mut numbering = Numbering::new(ctx, ir, options);
        numbering.scopes.push(0);
        numbering.number_op(root);
        numbering.next_value = 0;
        for &region in regions {
            numbering.scopes.push(numbering.log.len());
            numbering.number_region(region, &mut Vec::new());
        }
        let names = std::mem::take(&mut numbering.names);
        let start = numbering.pending(RegionId::default());
        (NestedNumbering { numbering, start }, names)
    }

    /// Creates the numbering of some nested regions, and the names that it adds to.
    pub(super) fn part(&self, outer: &Arc<Names>) -> (Self, Names) {
        let whole = &self.numbering;
        let names =
            Names { text: outer.text.clone(), names: outer.names.clone(), ..Names::within(outer.clone()) };
        let numbering = Numbering {
            used: whole.used.clone(),
            log: whole.log.clone(),
            scopes: whole.scopes.clone(),
            ..Numbering::new(whole.ctx, whole.ir, whole.options)
        };
        (NestedNumbering { numbering, start: self.start }, names)
    }

    /// Adds the names in operations of the region to `names`.
    pub(super) fn number(&mut self, ops: &[OpId], names: &mut Names) {
        std::mem::swap(&mut self.numbering.names, names);
        let ir = self.numbering.ir;
        let regions = ops.iter().flat_map(|&op| ir.op(op).regions());
        let pending = regions.map(|&region| Pending { region, ..self.start }).collect();
        self.numbering.number_pending(pending);
        std::mem::swap(&mut self.numbering.names, names);
    }
}

/// A region that waits to be numbered, and where its counters start.
#[derive(Clone, Copy)]
struct Pending {
    region: RegionId,
    next_value: u32,
    next_argument: u32,
    next_conflict: u32,
    scope: usize,
}

impl Names {
    /// Names for an operation's results and all that is nested in it.
    pub(crate) fn of(ctx: &Context, ir: &Ir, root: OpId, options: &PrintOptions) -> Names {
        let mut numbering = Numbering::new(ctx, ir, options);
        numbering.run(root);
        numbering.names
    }

    /// Names in another printer's part of the body, around which are those of `outer`.
    pub(super) fn within(outer: Arc<Names>) -> Names {
        Names { outer: Some(outer), ..Names::default() }
    }

    /// Returns true if a name was looked up that these names do not have.
    pub(super) fn is_incomplete(&self) -> bool {
        let is_outer = || self.outer.as_ref().is_some_and(|outer| outer.is_incomplete());
        self.is_incomplete.load(Ordering::Relaxed) || is_outer()
    }

    /// Forgets that names were looked up that these do not have.
    pub(super) fn forget_missing(&mut self) {
        *self.is_incomplete.get_mut() = false;
    }

    #[cold]
    fn note_missing(&self) {
        self.is_incomplete.store(true, Ordering::Relaxed);
    }

    /// Names for an operation printed alone without its regions, in its results, operands, successors and the
    /// arguments of its regions' entry blocks. `value` returns a name without `%`, with `#n` for one of
    /// several results; `block` a number.
    pub(crate) fn given(
        ir: &Ir,
        op: OpId,
        mut value: impl FnMut(ValueId) -> String,
        mut block: impl FnMut(BlockId) -> u32,
    ) -> Names {
        let mut names = Names::default();
        if let Some(&first) = ir.op(op).results().first() {
            let name = value(first);
            let name = name.split('#').next().unwrap_or_default();
            let head = if ir.op(op).results().len() > 1 { HEAD } else { 0 };
            let entry = NAMED | head | names.push_name(name);
            names.given.insert(first, entry);
        }
        let entries = ir.op(op).regions().iter().filter_map(|&region| ir.region_blocks(region).next());
        let arguments = entries.flat_map(|block| ir.block(block).args());
        for used in ir.operands(op).chain(arguments.copied()) {
            if !names.given.contains_key(&used) {
                let entry = NAMED | names.push_name(&value(used));
                names.given.insert(used, entry);
            }
        }
        names.given_blocks = ir.successors(op).map(|successor| (successor, block(successor))).collect();
        names
    }

    fn name_text(&self, index: u32) -> &str {
        let (start, end) = self.names[index as usize];
        &self.text[start as usize..end as usize]
    }

    /// Appends a value's name, with `#n` after the name of a group if `number` is true.
    #[inline]
    pub(crate) fn write_value(&self, value: ValueId, number: bool, out: &mut Vec<u8>) {
        let Some(entry) = self.values.get(value).or_else(|| self.given.get(&value).copied()) else {
            return self.write_outer_value(value, number, out);
        };
        let (entry, within) = match entry & GROUPED {
            0 => (entry, (entry & HEAD != 0).then_some(0)),
            _ => {
                let grouped = &self.grouped[(entry & !GROUPED) as usize];
                (self.values.get(grouped.head).unwrap_or(0), Some(grouped.number))
            }
        };
        out.push(b'%');
        let index = entry & !(NAMED | HEAD);
        if entry & NAMED == 0 {
            push_number(index, out);
        } else {
            out.extend_from_slice(self.name_text(index).as_bytes());
        }
        if let (Some(within), true) = (within, number) {
            out.push(b'#');
            push_number(within, out);
        }
    }

    #[cold]
    fn write_outer_value(&self, value: ValueId, number: bool, out: &mut Vec<u8>) {
        match &self.outer {
            Some(outer) => outer.write_value(value, number, out),
            None => {
                self.note_missing();
                out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>");
            }
        }
    }

    /// First results of an operation's groups; empty if all results are one group.
    pub(crate) fn groups(&self, op: OpId) -> &[u32] {
        match (self.groups.get(&op), &self.outer) {
            (Some(groups), _) => groups,
            (None, Some(outer)) => outer.groups(op),
            (None, None) => &[],
        }
    }

    /// Position of a block in its region.
    pub(crate) fn block_order(&self, block: BlockId) -> u32 {
        match (self.blocks.get(block), &self.outer) {
            (Some(number), _) => number,
            (None, Some(outer)) => outer.block_order(block),
            (None, None) => {
                self.note_missing();
                u32::MAX
            }
        }
    }

    /// Appends a block's name.
    pub(crate) fn write_block(&self, block: BlockId, out: &mut Vec<u8>) {
        if let Some(name) = self.block_names.get(&block) {
            out.push(b'^');
            out.extend_from_slice(name.as_bytes());
            return;
        }
        match (self.blocks.get(block).or_else(|| self.given_blocks.get(&block).copied()), &self.outer) {
            (Some(number), _) => {
                out.extend_from_slice(b"^bb");
                push_number(number, out);
            }
            (None, Some(outer)) => outer.write_block(block, out),
            (None, None) => {
                self.note_missing();
                out.extend_from_slice(b"<<UNKNOWN BLOCK>>");
            }
        }
    }

    /// The number of an operation without results.
    pub(crate) fn op_number(&self, op: OpId) -> Option<u32> {
        match (self.ops.get(&op), &self.outer) {
            (Some(&number), _) => Some(number),
            (None, Some(outer)) => outer.op_number(op),
            (None, None) => {
                self.note_missing();
                None
            }
        }
    }

    /// Prints a value with the name of another from now on.
    pub(crate) fn shadow(&mut self, value: ValueId, by: ValueId) {
        let mut name = Vec::new();
        self.write_value(by, true, &mut name);
        let name = String::from_utf8_lossy(name.get(1..).unwrap_or_default()).into_owned();
        let index = self.push_name(&name);
        self.values.insert(value, NAMED | index);
    }

    fn push_name(&mut self, name: &str) -> u32 {
        let start = self.text.len() as u32;
        self.text.push_str(name);
        self.names.push((start, self.text.len() as u32));
        self.names.len() as u32 - 1
    }
}

/// Appends a decimal number.
#[inline]
pub(in crate::text) fn push_number(mut number: u32, out: &mut Vec<u8>) {
    if number < 10 {
        out.push(b'0' + number as u8);
        return;
    }
    let digit = |number: u32| b'0' + (number % 10) as u8;
    if number < 100 {
        out.extend_from_slice(&[digit(number / 10), digit(number)]);
        return;
    }
    if number < 1000 {
        out.extend_from_slice(&[digit(number / 100), digit(number / 10), digit(number)]);
        return;
    }
    let mut digits = [0u8; 10];
    let mut at = digits.len();
    while number > 0 {
        at -= 1;
        digits[at] = digit(number);
        number /= 10;
    }
    out.extend_from_slice(&digits[at..]);
}

impl<'a> Numbering<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir, options: &'a PrintOptions) -> Self {
        Numbering {
            ctx,
            ir,
            options,
            names: Names::default(),
            used: HashTable::new(),
            log: Vec::new(),
            scopes: Vec::new(),
            next_value: 0,
            next_argument: 0,
            next_conflict: 0,
            naming: PerName::default(),
        }
    }

    fn run(&mut self, root: OpId) {
        let mut pending: Vec<Pending> = Vec::new();
        self.scopes.push(0);
        let first = self.pending(RegionId::default());
        for &region in self.ir.op(root).regions() {
            pending.push(Pending { region, ..first });
        }
        self.number_op(root);
        self.number_pending(pending);
    }

    fn number_pending(&mut self, mut pending: Vec<Pending>) {
        while let Some(next) = pending.pop() {
            // Upstream's generic form counts on as if unique names were required.
            if !self.options.unique_ssa_ids && !self.options.generic {
                self.next_value = next.next_value;
                self.next_argument = next.next_argument;
                self.next_conflict = next.next_conflict;
            }
            self.pop_scopes(next.scope);
            self.scopes.push(self.log.len());
            let start = pending.len();
            self.number_region(next.region, &mut pending);
            let after = self.pending(next.region);
            for inner in &mut pending[start..] {
                *inner = Pending { region: inner.region, ..after };
            }
        }
    }

    /// Closes scopes until this many are open.
    fn pop_scopes(&mut self, open: usize) {
        while self.scopes.len() > open {
            self.pop_scope();
        }
    }

    fn pending(&self, region: RegionId) -> Pending {
        Pending {
            region,
            next_value: self.next_value,
            next_argument: self.next_argument,
            next_conflict: self.next_conflict,
            scope: self.scopes.len(),
        }
    }

    fn pop_scope(&mut self) {
        let Some(start) = self.scopes.pop() else { return };
        for index in self.log.drain(start..) {
            let names = &self.names;
            let hash = FxBuildHasher.hash_one(names.name_text(index));
            if let Ok(entry) = self.used.find_entry(hash, |&other| other == index) {
                entry.remove();
            }
        }
    }

    #[inline]
    fn naming_of(&mut self, op: OpId) -> Option<&'a OpHooks> {
        if self.ir.is_known_invalid(op) {
            return None;
        }
        let name = self.ir.op(op).name();
        let names = |hooks: &&OpHooks| hooks.result_names.is_some() || hooks.block_arg_names.is_some();
        let ctx = self.ctx;
        *self.naming.get_or_insert_with(name, || ctx.op_info(name).map(|info| info.hooks()).filter(names))
    }

    fn number_region(&mut self, region: RegionId, pending: &mut Vec<Pending>) {
        let ir = self.ir;
        if !self.options.generic
            && let Some(parent) = ir.region(region).parent()
            && let Some(hook) = self.naming_of(parent).and_then(|names| names.block_arg_names.as_ref())
        {
            hook(self.ctx, ir, parent, region, &mut |value, name| self.set_name(value, name));
        }
        let placeholder = self.pending(region);
        for (block, number) in ir.region_blocks(region).zip(0..) {
            self.names.blocks.insert(block, number);
            for (index, &argument) in ir.block(block).args().iter().enumerate() {
                if self.names.values.get(argument).is_some() {
                    continue;
                }
                let loc = ir.block(block).arg_locs()[index];
                // A number is used up even where the location has a name.
                let numbered = (number == 0).then(|| format!("arg{}", self.next_argument));
                self.next_argument += u32::from(numbered.is_some());
                match self.loc_name(loc).or(numbered) {
                    Some(name) => self.set_name(argument, &name),
                    None => self.number_value(argument),
                }
            }
            let mut next = ir.block(block).first();
            while let Some(op) = next {
                let data = ir.op(op);
                next = data.next();
                self.number_op(op);
                for &region in data.regions() {
                    pending.push(Pending { region, ..placeholder });
                }
            }
        }
    }

    #[inline]
    fn number_value(&mut self, value: ValueId) {
        self.names.values.insert(value, self.next_value);
        self.next_value += 1;
    }

    #[inline]
    fn number_op(&mut self, op: OpId) {
        let ir = self.ir;
        let results = ir.op(op).results();
        let mut heads: SmallVec<[u32; 4]> = SmallVec::new();
        if !self.options.generic
            && let Some(hook) = self.naming_of(op).and_then(|names| names.result_names.as_ref())
        {
            hook(self.ctx, ir, op, &mut |value, name| {
                self.set_name(value, name);
                if let Some(index) = results.iter().position(|&result| result == value)
                    && index > 0
                {
                    heads.push(index as u32);
                }
            });
        }
        let Some(&first) = results.first() else {
            if self.options.value_users {
                self.names.ops.insert(op, self.next_value);
                self.next_value += 1;
            }
            return;
        };
        if self.names.values.get(first).is_none() {
            match self.loc_name(ir.op(op).loc()) {
                Some(name) => self.set_name(first, &name),
                None => self.number_value(first),
            }
        }
        if results.len() > 1 {
            self.group(op, results, heads);
        }
    }

    /// Sets the entries of an operation's results that are in a group with others.
    fn group(&mut self, op: OpId, results: &[ValueId], mut heads: SmallVec<[u32; 4]>) {
        heads.push(0);
        heads.sort_unstable();
        heads.dedup();
        let ends = heads.iter().copied().skip(1).chain([results.len() as u32]);
        for (&start, end) in heads.iter().zip(ends) {
            if end - start == 1 {
                continue;
            }
            let head = results[start as usize];
            if let Some(entry) = self.names.values.get(head) {
                self.names.values.insert(head, entry | HEAD);
            }
            for number in 1..end - start {
                let index = self.names.grouped.len() as u32;
                self.names.grouped.push(Grouped { head, number });
                self.names.values.insert(results[(start + number) as usize], GROUPED | index);
            }
        }
        if heads.len() > 1 {
            self.names.groups.insert(op, heads);
        }
    }

    /// The name that a location suggests.
    fn loc_name(&self, loc: Location) -> Option<String> {
        if !self.options.name_loc_as_prefix {
            return None;
        }
        // The first name in it, from the outside to the inside.
        let mut pending = vec![loc];
        while let Some(loc) = pending.pop() {
            match self.ctx.loc_data(loc) {
                LocData::Named { name, .. } => return Some(self.ctx.str(name).to_owned()),
                LocData::CallSite { callee, caller } => pending.extend([caller, callee]),
                LocData::Fused { locations, .. } => pending.extend(locations.iter().rev()),
                LocData::Unknown | LocData::FileLineCol { .. } | LocData::FileLineColRange { .. } => {}
            }
        }
        None
    }

    fn set_name(&mut self, value: ValueId, name: &str) {
        if name.is_empty() {
            self.number_value(value);
            return;
        }
        let name = sanitize(name, "$._-", true);
        let mut probe = name.to_string();
        while self.is_used(&probe) {
            probe = format!("{name}_{}", self.next_conflict);
            self.next_conflict += 1;
        }
        let index = self.names.push_name(&probe);
        let names = &self.names;
        let hash = FxBuildHasher.hash_one(probe.as_str());
        self.used.insert_unique(hash, index, |&index| FxBuildHasher.hash_one(names.name_text(index)));
        self.log.push(index);
        self.names.values.insert(value, NAMED | index);
    }

    fn is_used(&self, name: &str) -> bool {
        let hash = FxBuildHasher.hash_one(name);
        self.used.find(hash, |&index| self.names.name_text(index) == name).is_some()
    }
}

/// The name as an identifier: other characters become hexadecimal, a space an underscore.
pub(super) fn sanitize<'n>(
    name: &'n str,
    punctuation: &str,
    trailing_digit: bool,
) -> std::borrow::Cow<'n, str> {
    let valid = |c: u8| c.is_ascii_alphanumeric() || punctuation.as_bytes().contains(&c);
    let bytes = name.as_bytes();
    let leading = bytes.first().is_some_and(u8::is_ascii_digit);
    let trailing = !leading && !trailing_digit && bytes.last().is_some_and(u8::is_ascii_digit);
    if !leading && !trailing && bytes.iter().all(|&c| valid(c)) {
        return name.into();
    }
    let mut out = String::new();
    if leading {
        out.push('_');
    }
    for &c in bytes {
        match c {
            c if valid(c) => out.push(c as char),
            b' ' => out.push('_'),
            c => out.push_str(&format!("{c:X}")),
        }
    }
    if trailing {
        out.push('_');
    }
    out.into()
}
