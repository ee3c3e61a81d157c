//! Scopes of names: the values and blocks that names refer to.
//!
//! A name is looked up once per mention: short decimal names index a table, all others are hashed. Within a
//! scope that is isolated from above a name has one meaning; a region takes its names back when it ends.
//! Uses before the definition get a placeholder operation that the definition replaces.
//!
//! Mirrors `SSANameScope` of upstream's parser.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::{Parser, Res};
use crate::body::{BlockId, OperationState, ValueDef, ValueId};
use crate::context::Type;
use crate::text::UnresolvedOperand;
use crate::text::print::type_text;

/// Decimal names below this always index a table.
const SHORT: u32 = 1 << 16;
/// A text of this many bytes lets one more name index the table, which thus takes less memory than the text.
const BYTES_PER_SHORT: usize = 32;
/// Marks the numbers of hashed names.
const HASHED: u32 = 1 << 31;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Undefined,
    /// Used before its definition.
    Forward,
    Defined,
}

/// Meaning of a value's name.
#[derive(Clone, Copy)]
struct Entry {
    /// The first of its values.
    value: ValueId,
    /// Offset of the definition.
    offset: u32,
    /// Number of values that the name has.
    count: u32,
    /// The isolated scope that this was said in.
    isolated: u32,
    state: State,
}

impl Entry {
    fn undefined(isolated: u32) -> Self {
        Entry { value: ValueId::default(), offset: 0, count: 0, isolated, state: State::Undefined }
    }
}

/// A value that was used before its definition.
struct Forward {
    value: ValueId,
    offset: u32,
}

/// A block by name.
struct NamedBlock {
    block: BlockId,
    /// Offset of the first mention, or of the definition.
    offset: u32,
    defined: bool,
}

/// Names of one region.
struct Region<'s> {
    blocks: FxHashMap<&'s str, NamedBlock>,
    /// Start of this region's part of `defined`.
    defined: usize,
    /// True if the region began an isolated scope.
    isolated: bool,
}

/// All names.
#[derive(Default)]
pub(super) struct Scopes<'s> {
    short: Vec<Entry>,
    /// Decimal names below this index `short`.
    short_limit: u32,
    hashed: HashTable<u32>,
    long: Vec<(&'s str, Entry)>,
    regions: Vec<Region<'s>>,
    /// Names that open regions define, in order.
    defined: Vec<u32>,
    /// Open isolated scopes, and where their part of `shadowed` starts.
    isolated: Vec<(u32, usize)>,
    next_isolated: u32,
    /// The innermost of them.
    current: u32,
    /// Meanings of names that were shadowed by an isolated scope.
    shadowed: Vec<(u32, Entry)>,
    /// Forward references by name, number and isolated scope.
    forwards: FxHashMap<(u32, u32, u32), Forward>,
}

impl<'s> Scopes<'s> {
    /// Scopes for a text of that length.
    pub(super) fn new(text_len: usize) -> Self {
        let short_limit = u32::try_from(text_len / BYTES_PER_SHORT).unwrap_or(u32::MAX);
        Scopes { short_limit: short_limit.clamp(SHORT, HASHED), ..Scopes::default() }
    }

    /// The number of a name, given with its `%`.
    #[inline]
    fn intern(&mut self, name: &'s str) -> u32 {
        let digits = &name.as_bytes()[1..];
        if digits.len() <= 9 && digits[0].is_ascii_digit() && (digits[0] != b'0' || digits.len() == 1) {
            let number = digits.iter().fold(0u32, |number, &digit| number * 10 + u32::from(digit - b'0'));
            if number < self.short_limit {
                return number;
            }
        }
        self.intern_by_hash(name)
    }

    #[inline(never)]
    fn intern_by_hash(&mut self, name: &'s str) -> u32 {
        let digits = &name.as_bytes()[1..];
        let hash = FxBuildHasher.hash_one(digits);
        let long = &mut self.long;
        let found = self.hashed.entry(
            hash,
            |&index| long[index as usize].0 == name,
            |&index| FxBuildHasher.hash_one(&long[index as usize].0.as_bytes()[1..]),
        );
        let index = match found {
            hashbrown::hash_table::Entry::Occupied(entry) => *entry.get(),
            hashbrown::hash_table::Entry::Vacant(entry) => {
                let index = self.long.len() as u32;
                entry.insert(index);
                self.long.push((name, Entry::undefined(0)));
                index
            }
        };
        HASHED | index
    }

    #[inline]
    fn entry(&mut self, name: u32) -> &mut Entry {
        if name & HASHED != 0 {
            return &mut self.long[(name & !HASHED) as usize].1;
        }
        let index = name as usize;
        if index >= self.short.len() {
            self.short.resize((index + 1).next_power_of_two(), Entry::undefined(0));
        }
        &mut self.short[index]
    }

    /// The entry of a name in the current isolated scope.
    #[inline]
    fn current_entry(&mut self, name: u32) -> &mut Entry {
        let current = self.current;
        if self.entry(name).isolated != current {
            self.shadow(name);
        }
        self.entry(name)
    }

    /// Removes the meaning of a name in the current isolated scope.
    fn shadow(&mut self, name: u32) {
        let old = *self.entry(name);
        if old.state != State::Undefined && self.isolated.iter().any(|scope| scope.0 == old.isolated) {
            self.shadowed.push((name, old));
        }
        *self.entry(name) = Entry::undefined(self.current);
    }
}

impl<'s> Parser<'s> {
    /// An operand whose name was just read.
    #[inline]
    pub(crate) fn operand_named(&mut self, name: &'s str, number: u32, offset: u32) -> UnresolvedOperand {
        UnresolvedOperand { offset, name: self.scopes.intern(name), number }
    }

    /// The name of an operand as it was written.
    pub(crate) fn operand_name(&self, operand: &UnresolvedOperand) -> &'s str {
        let start = operand.offset as usize;
        let end = self.lexer.suffix(start + 1).unwrap_or(start + 1);
        self.text.get(start..end).unwrap_or("")
    }

    /// The value of a name.
    #[inline]
    pub(crate) fn resolve(&mut self, operand: &UnresolvedOperand, ty: Type) -> Res<ValueId> {
        match self.defined(operand, ty) {
            Some(value) if operand.number == 0 => Ok(value),
            _ => self.resolve_any(operand, ty),
        }
    }

    /// The first value of a name that is defined, if it has that type.
    #[inline]
    pub(crate) fn defined(&mut self, operand: &UnresolvedOperand, ty: Type) -> Option<ValueId> {
        let current = self.scopes.current;
        let Entry { state, isolated, value, .. } = *self.scopes.entry(operand.name);
        (state == State::Defined && isolated == current && self.ir.value_type(value) == ty).then_some(value)
    }

    /// The same for every kind of name.
    fn resolve_any(&mut self, operand: &UnresolvedOperand, ty: Type) -> Res<ValueId> {
        let entry = *self.scopes.current_entry(operand.name);
        if entry.state == State::Defined {
            let value = if operand.number == 0 {
                Some(entry.value)
            } else if operand.number < entry.count {
                match self.ir.value(entry.value).def() {
                    ValueDef::Result { op, index } => {
                        self.ir.op(op).results().get((index + operand.number) as usize).copied()
                    }
                    ValueDef::Argument { .. } => None,
                }
            } else {
                None
            };
            let Some(value) = value else {
                return Err(self.error_at(
                    "parse::result_number",
                    operand.offset,
                    "reference to invalid result number",
                ));
            };
            if self.ir.value_type(value) != ty {
                return Err(self.type_mismatch(operand, ty, value, entry.offset));
            }
            return Ok(value);
        }
        self.resolve_forward(operand, ty)
    }

    #[cold]
    fn type_mismatch(
        &self,
        operand: &UnresolvedOperand,
        ty: Type,
        value: ValueId,
        prior: u32,
    ) -> Box<Diagnostic> {
        let name = self.operand_name(operand);
        let message = format!(
            "use of value '{name}' expects different type than prior uses: '{}' vs '{}'",
            type_text(self.ctx, ty),
            type_text(self.ctx, self.ir.value_type(value)),
        );
        let end = operand.offset + name.len() as u32;
        let error = self.error_span("parse::type_mismatch", self.span(operand.offset, end), message);
        let note = Diagnostic::note("prior use here").with_label(self.span(prior, prior), "");
        Box::new(error.with_note(note))
    }

    #[cold]
    fn resolve_forward(&mut self, operand: &UnresolvedOperand, ty: Type) -> Res<ValueId> {
        let key = (operand.name, operand.number, self.scopes.current);
        if let Some(forward) = self.scopes.forwards.get(&key) {
            let (value, offset) = (forward.value, forward.offset);
            if self.ir.value_type(value) != ty {
                return Err(self.type_mismatch(operand, ty, value, offset));
            }
            return Ok(value);
        }
        let name = self.ctx.common().unrealized_conversion_cast;
        let mut state = OperationState::new(self.ctx, name, self.loc_at(operand.offset));
        state.result_types.push(ty);
        let op = self.ir.create_op(&state);
        let value = self.ir.op(op).results()[0];
        self.scopes.current_entry(operand.name).state = State::Forward;
        self.scopes.forwards.insert(key, Forward { value, offset: operand.offset });
        Ok(value)
    }

    /// Defines a name for `count` values, the first of which is given.
    #[inline]
    pub(crate) fn define(&mut self, name: &UnresolvedOperand, value: ValueId, count: u32) -> Res<()> {
        let nested = self.scopes.regions.last().is_some_and(|region| !region.isolated);
        let entry = self.scopes.current_entry(name.name);
        match entry.state {
            State::Undefined => {}
            State::Forward => return self.define_forward(name, value, count),
            State::Defined => {
                let prior = entry.offset;
                return Err(self.redefinition(name, prior));
            }
        }
        *entry = Entry { value, offset: name.offset, count, isolated: entry.isolated, state: State::Defined };
        if nested {
            self.scopes.defined.push(name.name);
        }
        Ok(())
    }

    #[cold]
    fn redefinition(&self, name: &UnresolvedOperand, prior: u32) -> Box<Diagnostic> {
        let text = self.operand_name(name);
        let end = |offset: u32| offset + text.len() as u32;
        let error = self.error_span(
            "parse::redefinition",
            self.span(name.offset, end(name.offset)),
            format!("redefinition of SSA value '{text}'"),
        );
        let note = Diagnostic::note("previously defined here").with_label(self.span(prior, end(prior)), "");
        Box::new(error.with_note(note))
    }

    #[cold]
    fn define_forward(&mut self, name: &UnresolvedOperand, first: ValueId, count: u32) -> Res<()> {
        let isolated = self.scopes.current;
        for number in 0..count {
            let Some(forward) = self.scopes.forwards.remove(&(name.name, number, isolated)) else { continue };
            let value = match self.ir.value(first).def() {
                ValueDef::Result { op, index } => self.ir.op(op).results()[(index + number) as usize],
                ValueDef::Argument { .. } => first,
            };
            let (expected, ty) = (self.ir.value_type(forward.value), self.ir.value_type(value));
            if expected != ty {
                let text = self.operand_name(name);
                let error = self.error_at(
                    "parse::type_mismatch",
                    name.offset,
                    format!(
                        "definition of SSA value '{text}#{number}' has type '{}'",
                        type_text(self.ctx, ty)
                    ),
                );
                let note = Diagnostic::note(format!(
                    "previously used here with type '{}'",
                    type_text(self.ctx, expected)
                ));
                return Err(Box::new(
                    error.with_note(note.with_label(self.span(forward.offset, forward.offset), "")),
                ));
            }
            self.ir.replace_all_uses(forward.value, value);
            if let Some(op) = self.ir.defining_op(forward.value) {
                self.ir.erase_op(op);
            }
        }
        self.scopes.current_entry(name.name).state = State::Undefined;
        self.define(name, first, count)
    }

    /// Returns the offset at which a name was defined or first used, if it was.
    pub(crate) fn mention_of(&mut self, name: &UnresolvedOperand) -> Option<u32> {
        let entry = *self.scopes.current_entry(name.name);
        match entry.state {
            State::Defined => Some(entry.offset),
            State::Undefined => None,
            State::Forward => {
                let isolated = self.scopes.current;
                self.scopes.forwards.get(&(name.name, 0, isolated)).map(|forward| forward.offset)
            }
        }
    }

    // Regions.

    pub(crate) fn push_scope(&mut self, isolated: bool) {
        let scopes = &mut self.scopes;
        if isolated {
            scopes.next_isolated += 1;
            scopes.isolated.push((scopes.next_isolated, scopes.shadowed.len()));
            scopes.current = scopes.next_isolated;
        }
        scopes.regions.push(Region { blocks: FxHashMap::default(), defined: scopes.defined.len(), isolated });
    }

    pub(crate) fn pop_scope(&mut self) -> Res<()> {
        let Some(region) = self.scopes.regions.pop() else { return Ok(()) };
        let undefined = region.blocks.values().filter(|named| !named.defined).map(|named| named.offset).min();
        if let Some(offset) = undefined {
            return Err(self.error_at("parse::undefined_block", offset, "reference to an undefined block"));
        }
        if region.isolated {
            if let Some((_, shadowed)) = self.scopes.isolated.pop() {
                self.scopes.current = self.scopes.isolated.last().map_or(0, |scope| scope.0);
                while self.scopes.shadowed.len() > shadowed
                    && let Some((name, entry)) = self.scopes.shadowed.pop()
                {
                    *self.scopes.entry(name) = entry;
                }
            }
            return Ok(());
        }
        while self.scopes.defined.len() > region.defined
            && let Some(name) = self.scopes.defined.pop()
        {
            self.scopes.entry(name).state = State::Undefined;
        }
        Ok(())
    }

    /// Returns true if a value was used that is not defined so far.
    pub(super) fn has_forwards(&self) -> bool {
        !self.scopes.forwards.is_empty()
    }

    /// Every value that was used and never defined.
    pub(crate) fn undeclared(&self) -> Diagnostics {
        let mut offsets: Vec<u32> = self.scopes.forwards.values().map(|forward| forward.offset).collect();
        offsets.sort_unstable();
        let mut errors = Diagnostics::new();
        for offset in offsets {
            let operand = UnresolvedOperand { offset, name: 0, number: 0 };
            let name = self.operand_name(&operand);
            let span = self.span(offset, offset + name.len() as u32);
            errors.push(
                Diagnostic::error("parse::undeclared_value", "use of undeclared SSA value name")
                    .with_label(span, "")
                    .with_help(format!("define '{name}' in this region, or in a region around it")),
            );
        }
        errors
    }

    // Blocks.

    /// The block of a name that is branched to.
    pub(crate) fn block_named(&mut self, name: &'s str, offset: u32) -> BlockId {
        let Parser { scopes, ir, .. } = self;
        let Some(region) = scopes.regions.last_mut() else { return ir.create_block(&[]) };
        let new = || NamedBlock { block: ir.create_block(&[]), offset, defined: false };
        region.blocks.entry(name).or_insert_with(new).block
    }

    /// Defines a block's name and returns the block.
    pub(crate) fn define_block(&mut self, name: &'s str, offset: u32) -> Res<BlockId> {
        let block = self.block_named(name, offset);
        let Some(named) = self.scopes.regions.last_mut().and_then(|region| region.blocks.get_mut(name))
        else {
            return Ok(block);
        };
        if named.defined {
            let prior = named.offset;
            let error = self.error_span(
                "parse::redefinition",
                self.span(offset, offset + name.len() as u32),
                format!("redefinition of block '{name}'"),
            );
            let note = Diagnostic::note("previously defined here");
            return Err(Box::new(error.with_note(note.with_label(self.span(prior, prior), ""))));
        }
        named.defined = true;
        named.offset = offset;
        Ok(block)
    }
}
