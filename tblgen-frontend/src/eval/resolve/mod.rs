//! Substitution: traverses a value and replaces the variables that are known.
//!
//! Invariant: a value without open variables is returned unchanged, without a traversal; a traversal caches
//! the results of shared values (as long as the set of known variables is the same). The order of traversal
//! is the tool's, because class calls that become complete create their anonymous records on the way.

mod resolvers;

pub(super) use resolvers::{HasReference, MapResolver, RecordResolver, Track};

use smallvec::SmallVec;

use super::instance::Place;
use super::{Call, Eval, Evaluator};
use crate::fields::Places;
use crate::ops::{BinOp, TernOp, UnOp};
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{ArgKey, DagName, Meta, Node, V, dag_name_from_raw};
use resolvers::Shadow;

/// Nesting up to which values are resolved without the cache.
const SMALL: u32 = 1;

/// Number of values whose result is cached during a traversal; the cache fits the processor's. Shared values
/// are created at about the same time, and thus have distinct slots.
const MEMO: usize = 1 << 13;

/// Maximum number of pieces of a chain of joined strings that are resolved together.
const PIECES: usize = 16;

/// Step of rebuilding a chain of strings.
#[derive(Clone, Copy)]
enum Task {
    Piece(V),
    /// Joins the last two results.
    Join(V),
}

/// Key of a lookup in a resolver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Name(Sym),
    Anon(u32),
}

/// Properties of a resolver.
#[derive(Clone, Copy)]
pub(super) struct Head {
    /// Known names, see [`name_bit`].
    pub(super) names: u64,
    /// Further properties of values that require a traversal.
    pub(super) flags: u32,
    /// Number that changes with the set of known variables; 0 if results must not be cached.
    pub(super) epoch: u32,
    /// Record that is being resolved.
    pub(super) current: Option<RecordId>,
    /// True if this is the last resolution of the record.
    pub(super) is_final: bool,
    /// True if a bit that resolves to `?` keeps its expression.
    pub(super) keeps_unset_bits: bool,
    /// True if the resolver observes which variables are visited.
    pub(super) tracks: bool,
}

impl Head {
    fn new(current: Option<RecordId>, epoch: u32) -> Self {
        Head {
            names: 0,
            flags: Meta::EAGER,
            epoch,
            current,
            is_final: false,
            keeps_unset_bits: false,
            tracks: false,
        }
    }

    /// Returns true if a value may change when it is resolved.
    fn wants(&self, meta: Meta) -> bool {
        meta.mentions(self.names) || meta.has(self.flags)
    }
}

/// Lookup of the values of some variables.
pub(super) trait Resolve {
    /// Returns the value of a variable, if it is known.
    fn lookup(&mut self, ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>>;

    /// Returns the properties that do not depend on the variable.
    fn head(&self) -> &Head;

    /// Returns the place of the value of a variable.
    fn place(&self, _name: Sym) -> Option<Place> {
        None
    }
}

impl Evaluator<'_> {
    /// Preallocates the cache of traversals.
    #[inline]
    pub(super) fn warm_memo(&mut self) {
        if self.memo.is_empty() {
            self.memo.resize(MEMO, (0, V::UNSET, V::UNSET));
        }
    }

    pub(super) fn new_epoch(&mut self) -> u32 {
        if self.epoch == u32::MAX {
            self.memo.clear();
            self.epoch = 0;
        }
        self.epoch += 1;
        self.epoch
    }

    fn shadow_head<R: Resolve>(&mut self, r: &R) -> Head {
        Head { epoch: self.new_epoch(), keeps_unset_bits: false, ..*r.head() }
    }

    /// Replaces all known variables in a value, and folds it as far as possible.
    #[inline]
    pub(super) fn resolve<R: Resolve>(&mut self, v: V, r: &mut R) -> Eval<V> {
        if r.head().wants(self.store.meta(v)) { self.resolve_open(v, r) } else { Ok(v) }
    }

    /// Resolves a value that may change.
    fn resolve_open<R: Resolve>(&mut self, v: V, r: &mut R) -> Eval<V> {
        match self.store.node(v) {
            Node::Var { name, .. } => Ok(r.lookup(self, Key::Name(name))?.unwrap_or(v)),
            Node::Anon(number) => self.resolve_anonymous(v, number, r),
            _ => self.resolve_composite(v, r),
        }
    }

    fn resolve_anonymous<R: Resolve>(&mut self, v: V, number: u32, r: &mut R) -> Eval<V> {
        let new = r.lookup(self, Key::Anon(number))?.unwrap_or(v);
        Ok(match self.store.node(new) {
            Node::Anon(number) if r.head().is_final => {
                let name = self.store.symbols.numbered("anonymous_", i64::from(number));
                V::str(name)
            }
            _ => new,
        })
    }

    fn resolve_composite<R: Resolve>(&mut self, v: V, r: &mut R) -> Eval<V> {
        // Small values are faster to resolve than to cache.
        let epoch = if self.store.meta(v).depth() > SMALL { r.head().epoch } else { 0 };
        if epoch != 0
            && let Some(&(of, value, resolved)) = self.memo.get(v.raw() as usize % MEMO)
            && (of, value) == (epoch, v)
        {
            return Ok(resolved);
        }
        self.enter()?;
        let resolved = self.resolve_parts(v, r);
        self.leave();
        let resolved = self.checked(resolved?)?;
        if epoch != 0 {
            self.warm_memo();
            self.memo[v.raw() as usize % MEMO] = (epoch, v, resolved);
        }
        Ok(resolved)
    }

    /// Resolves a range of operands; `None` if none of them changes.
    fn resolve_all<R: Resolve>(
        &mut self,
        start: u32,
        len: u32,
        r: &mut R,
    ) -> Eval<Option<SmallVec<[V; 16]>>> {
        self.steps += u64::from(len);
        let mut new: Option<SmallVec<[V; 16]>> = None;
        for index in 0..len {
            let item = self.store.operand(start, index);
            let resolved = self.resolve(item, r)?;
            match &mut new {
                Some(new) => new.push(resolved),
                None if resolved != item => {
                    let mut changed = SmallVec::with_capacity(len as usize);
                    changed.extend(self.store.operands(start, index));
                    changed.push(resolved);
                    new = Some(changed);
                }
                None => {}
            }
        }
        Ok(new)
    }

    // Not inlined: its frame is large, and most values are resolved before it is needed.
    #[inline(never)]
    fn resolve_parts<R: Resolve>(&mut self, v: V, r: &mut R) -> Eval<V> {
        match self.store.node(v) {
            Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Def(_)
            | Node::Var { .. }
            | Node::Anon(_) => Ok(v),
            Node::Bits { start, len } => self.resolve_bits(v, start, len, r),
            Node::List { element, start, len } => Ok(match self.resolve_all(start, len, r)? {
                Some(items) => self.store.list(element, &items),
                None => v,
            }),
            Node::Dag { start, len } => self.resolve_dag(v, start, len, r),
            Node::VarBit { of, bit } => {
                let new = self.resolve(of, r)?;
                Ok(if new == of { v } else { self.get_bit(new, bit) })
            }
            Node::Field { of, name, ty } => {
                let new = self.resolve(of, r)?;
                if new == of {
                    return Ok(v);
                }
                if new == V::UNSET {
                    // An error only if the value is needed: not in the message of an assertion that holds.
                    return Ok(self.store.field(new, name, ty));
                }
                self.field_of(new, name, r.head().current)
            }
            Node::VarDef { class, start, len } => self.resolve_call(v, class, start, len, r),
            Node::Un { op, of, ty } => {
                let new = self.resolve(of, r)?;
                if new == of && !(r.head().is_final && op == UnOp::Cast) {
                    return Ok(v);
                }
                self.un(op, new, ty, r.head().current, r.head().is_final)
            }
            Node::Bin { op, lhs, rhs, ty } => {
                if op == BinOp::StrConcat && [lhs, rhs].iter().any(|&side| self.is_concat(side)) {
                    return self.resolve_concat(v, r);
                }
                let new_lhs = self.resolve(lhs, r)?;
                if op == BinOp::ListConcat
                    && let Node::List { start, len, .. } = self.store.node(rhs)
                    && let Node::List { element, .. } = self.store.node(new_lhs)
                    && r.head().wants(self.store.meta(rhs))
                    && let Some(items) = self.resolve_all(start, len, r)?
                {
                    // Only the whole is added to the store as a list.
                    return self.longer_list(new_lhs, element, &items);
                }
                if matches!(op, BinOp::And | BinOp::Or)
                    && let Some(value) = self.as_int(new_lhs)
                    && (op == BinOp::And && value == 0 || op == BinOp::Or && value == -1)
                {
                    return Ok(self.store.int(value));
                }
                let new_rhs = self.resolve(rhs, r)?;
                if new_lhs == lhs && new_rhs == rhs {
                    return Ok(v);
                }
                self.bin(op, new_lhs, new_rhs, ty, r.head().current)
            }
            Node::Tern { op, start, ty } => self.resolve_tern(v, op, start, ty, r),
            Node::Cond { start, len, ty } => self.resolve_cond(v, start, len, ty, r),
            Node::Fold { start, ty } => self.resolve_fold(v, start, ty, r),
            Node::IsA { ty, of } => {
                let new = self.resolve(of, r)?;
                if new == of { Ok(v) } else { Ok(self.is_a(ty, new)) }
            }
            Node::Exists { ty, of } => {
                let new = self.resolve(of, r)?;
                if new == of && !r.head().is_final {
                    return Ok(v);
                }
                self.exists(ty, new, r.head().current, r.head().is_final)
            }
            Node::Instances { ty, of } => {
                let new = self.resolve(of, r)?;
                if new == of && !r.head().is_final {
                    return Ok(v);
                }
                self.instances(ty, new, r.head().current, r.head().is_final)
            }
        }
    }

    // Separate functions, since the frames of the recursion should be as small as possible.

    #[inline(never)]
    fn resolve_dag<R: Resolve>(&mut self, v: V, start: u32, len: u32, r: &mut R) -> Eval<V> {
        let op = self.store.operand(start, 0);
        let new_args = self.resolve_all(start + 2, len, r)?;
        let new_op = self.resolve(op, r)?;
        if new_op == op && new_args.is_none() {
            return Ok(v);
        }
        let op_name = dag_name_from_raw(self.store.raw_operand(start, 1));
        let names: SmallVec<[Option<DagName>; 16]> =
            (0..len).map(|index| dag_name_from_raw(self.store.raw_operand(start, 2 + len + index))).collect();
        let args = new_args.unwrap_or_else(|| self.store.operands(start + 2, len).collect());
        Ok(self.store.dag(new_op, op_name, &args, &names))
    }

    #[inline(never)]
    fn resolve_tern<R: Resolve>(&mut self, v: V, op: TernOp, start: u32, ty: Ty, r: &mut R) -> Eval<V> {
        let [a, b, c] = [0, 1, 2].map(|index| self.store.operand(start, index));
        let new_a = self.resolve(a, r)?;
        if op == TernOp::If
            && new_a != a
            && let Some(value) = self.as_int(new_a)
        {
            return self.resolve(if value != 0 { b } else { c }, r);
        }
        let new_b = self.resolve(b, r)?;
        let new_c = match op {
            TernOp::Foreach | TernOp::Filter => {
                let head = self.shadow_head(r);
                self.resolve(c, &mut Shadow { inner: r, names: [new_a, new_a], head })?
            }
            _ => self.resolve(c, r)?,
        };
        if new_a == a && new_b == b && new_c == c {
            return Ok(v);
        }
        self.tern(op, new_a, new_b, new_c, ty, r.head().current)
    }

    #[inline(never)]
    fn resolve_cond<R: Resolve>(&mut self, v: V, start: u32, len: u32, ty: Ty, r: &mut R) -> Eval<V> {
        if let Some(chosen) = self.choose(start, len, r)? {
            let value = self.resolve(chosen, r)?;
            return Ok(self.convert(value, ty).unwrap_or(value));
        }
        match self.resolve_all(start, 2 * len, r)? {
            Some(clauses) => self.cond(&clauses, ty, r.head().current),
            None => Ok(v),
        }
    }

    #[inline(never)]
    fn resolve_fold<R: Resolve>(&mut self, v: V, start: u32, ty: Ty, r: &mut R) -> Eval<V> {
        let [first, list, a, b, expr] = [0, 1, 2, 3, 4].map(|index| self.store.operand(start, index));
        let new_first = self.resolve(first, r)?;
        let new_list = self.resolve(list, r)?;
        let head = self.shadow_head(r);
        let new_expr = self.resolve(expr, &mut Shadow { inner: r, names: [a, b], head })?;
        if new_first == first && new_list == list && new_expr == expr {
            return Ok(v);
        }
        self.fold_left([new_first, new_list, a, b, new_expr], ty, r.head().current)
    }

    fn is_concat(&self, v: V) -> bool {
        matches!(self.store.node(v), Node::Bin { op: BinOp::StrConcat, .. })
    }

    /// Resolves a chain of joined strings. If all of its pieces are known, only the whole is added to the
    /// store as a string.
    #[inline(never)]
    fn resolve_concat<R: Resolve>(&mut self, v: V, r: &mut R) -> Eval<V> {
        let head = *r.head();
        // The pending values are right operands; chains are mostly left-leaning.
        let mut open: SmallVec<[V; PIECES]> = SmallVec::from_buf_and_len([v; PIECES], 1);
        let mut pieces: SmallVec<[V; PIECES]> = SmallVec::new();
        let mut texts: SmallVec<[Sym; PIECES]> = SmallVec::new();
        let mut is_code = false;
        let mut count = 1;
        while let Some(piece) = open.pop() {
            if let Some((lhs, rhs)) = self.chained(piece, count, &head) {
                count += 1;
                open.push(rhs);
                open.push(lhs);
                continue;
            }
            let piece = self.resolve(piece, r)?;
            pieces.push(piece);
            if let Some((text, code)) = self.string_of(piece) {
                texts.push(text);
                is_code |= code;
            }
        }
        if texts.len() == count {
            return self.joined(&texts, is_code);
        }
        self.join_pieces(v, &pieces, &head)
    }

    /// Returns the operands of a value that is resolved as part of a longer chain, which has `count` pieces
    /// so far.
    #[inline]
    fn chained(&self, v: V, count: usize, head: &Head) -> Option<(V, V)> {
        match self.store.node(v) {
            Node::Bin { op: BinOp::StrConcat, lhs, rhs, .. }
                if count < PIECES && head.wants(self.store.meta(v)) =>
            {
                Some((lhs, rhs))
            }
            _ => None,
        }
    }

    /// Rebuilds a chain from its resolved pieces.
    fn join_pieces(&mut self, v: V, pieces: &[V], head: &Head) -> Eval<V> {
        let mut open: SmallVec<[Task; 2 * PIECES]> = SmallVec::new();
        open.push(Task::Piece(v));
        let mut done: SmallVec<[V; PIECES]> = SmallVec::new();
        let mut pieces = pieces.iter().copied();
        let mut count = 1;
        while let Some(step) = open.pop() {
            let joined = match step {
                Task::Piece(piece) => {
                    if let Some((lhs, rhs)) = self.chained(piece, count, head) {
                        count += 1;
                        open.push(Task::Join(piece));
                        open.push(Task::Piece(rhs));
                        open.push(Task::Piece(lhs));
                        continue;
                    }
                    pieces.next().unwrap_or(piece)
                }
                Task::Join(chain) => match (self.store.node(chain), done.pop(), done.pop()) {
                    (Node::Bin { lhs, rhs, .. }, Some(new_rhs), Some(new_lhs))
                        if new_lhs != lhs || new_rhs != rhs =>
                    {
                        self.str_concat(new_lhs, new_rhs)?
                    }
                    _ => chain,
                },
            };
            done.push(joined);
        }
        Ok(done.pop().unwrap_or(v))
    }

    /// Returns the value of the first true clause of a `!cond`, unresolved, if skipping the evaluation of the
    /// other clauses is unobservable.
    fn choose<R: Resolve>(&mut self, start: u32, len: u32, r: &mut R) -> Eval<Option<V>> {
        if r.head().tracks
            || self.store.operands(start, 2 * len).any(|v| self.store.meta(v).has(Meta::NOTICED))
        {
            return Ok(None);
        }
        for clause in 0..len {
            let condition = self.store.operand(start, 2 * clause);
            let condition = self.resolve(condition, r)?;
            match self.as_int(condition) {
                Some(0) => {}
                Some(_) => return Ok(Some(self.store.operand(start, 2 * clause + 1))),
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    #[inline(never)]
    fn resolve_bits<R: Resolve>(&mut self, v: V, start: u32, len: u32, r: &mut R) -> Eval<V> {
        let keeps_unset = r.head().keeps_unset_bits;
        let mut changed = false;
        let mut bits: SmallVec<[V; 64]> = self.store.operands(start, len).collect();
        // Operand of the last bit, the operand resolved, and whether its bits are unchanged.
        let mut last: Option<(V, V, bool)> = None;
        for slot in &mut bits {
            let new = match self.store.node(*slot) {
                Node::Bit(_) | Node::Unset => continue,
                Node::VarBit { of, bit } => {
                    let (resolved, same) = match last {
                        Some((known, resolved, same)) if known == of => (resolved, same),
                        _ => {
                            let resolved = self.resolve(of, r)?;
                            let same = resolved == of && self.get_bit(of, bit) == *slot;
                            last = Some((of, resolved, same));
                            (resolved, same)
                        }
                    };
                    if same {
                        continue;
                    }
                    self.get_bit(resolved, bit)
                }
                _ => {
                    let resolved = self.resolve(*slot, r)?;
                    self.get_bit(resolved, 0)
                }
            };
            if new != *slot && !(new == V::UNSET && keeps_unset) {
                changed = true;
                *slot = new;
            }
        }
        Ok(if changed { self.store.bits(&bits) } else { v })
    }

    #[inline(never)]
    fn resolve_call<R: Resolve>(
        &mut self,
        v: V,
        class: RecordId,
        start: u32,
        len: u32,
        r: &mut R,
    ) -> Eval<V> {
        let mut changed = false;
        let mut args: SmallVec<[(ArgKey, V); 8]> = SmallVec::with_capacity(len as usize);
        let epoch = self.new_epoch();
        let mut track = Track::new(Some(r), epoch);
        for index in 0..len {
            let key = ArgKey::from_raw(self.store.raw_operand(start, 2 * index));
            let arg = self.store.operand(start, 2 * index + 1);
            let new = self.resolve(arg, &mut track)?;
            changed |= new != arg;
            args.push((key, new));
        }
        if !changed {
            return Ok(v);
        }
        let found = track.found;
        let new = self.store.var_def(class, args.into_iter());
        match self.calls.get(&new) {
            Some(Call { created: Some(created), .. }) if !found => return Ok(*created),
            Some(_) => {}
            None => {
                if let Some(&Call { place, .. }) = self.calls.get(&v) {
                    self.calls.insert(new, Call { place, created: None });
                }
            }
        }
        if found { Ok(new) } else { self.instantiate(new) }
    }

    /// Resolves name, fields, assertions and dumps of a record.
    pub(super) fn resolve_record<R: Resolve>(&mut self, record: RecordId, r: &mut R) -> Eval<()> {
        let name = self.store.record(record).name;
        let new_name = self.resolve(name, r)?;
        if new_name != name {
            if self.store.type_of(new_name) != Some(Ty::STRING) {
                let text = crate::print::value_text(&self.store, new_name);
                let at = self.blame(Some(record));
                return self.error(
                    "tblgen::record_name",
                    at,
                    format!("record name '{text}' is not a string"),
                    "paste only strings and numbers into a name",
                );
            }
            self.store.record_mut(record).name = new_name;
        }
        let head = *r.head();
        let mut from = 0;
        while let Some(index) = self.store.next_field(record, from, |meta| head.wants(meta)) {
            from = index + 1;
            let field = self.store.fields(record)[index];
            let new = self.resolve(field.value, r)?;
            if new == field.value {
                continue;
            }
            let Some(set) = self.field_value(new, field.ty)? else {
                let found = match self.store.type_of(new) {
                    Some(ty) => format!(" of type '{}'", crate::print::type_text(&self.store, ty)),
                    None => String::new(),
                };
                let message = format!(
                    "invalid value{found} found when setting field '{}' of type '{}' after resolving references: {}",
                    self.store.symbols.get(field.name),
                    crate::print::type_text(&self.store, field.ty),
                    crate::print::unquoted_text(&self.store, new),
                );
                let at = self.blame(Some(record));
                return self.error(
                    "tblgen::incompatible_value",
                    at,
                    message,
                    "give a value that fits the field after its variables are resolved",
                );
            };
            let place = match self.store.node(field.value) {
                Node::Var { name, .. } => r.place(name),
                _ => None,
            };
            let places = place.map(|place| {
                let value = match place {
                    Place::Known(place) => place,
                    Place::New(span) => self.store.add_span(span),
                };
                Places { value, ..self.store.places(&field) }
            });
            self.store.set_value(record, index, set, places);
        }
        for index in 0..self.store.record(record).assertions().len() {
            let assertion = self.store.record(record).assertions()[index];
            let condition = self.resolve(assertion.condition, r)?;
            let message = self.resolve(assertion.message, r)?;
            let assertion = &mut self.store.record_mut(record).checks().assertions[index];
            assertion.condition = condition;
            assertion.message = message;
        }
        for index in 0..self.store.record(record).dumps().len() {
            let message = self.store.record(record).dumps()[index].message;
            let message = self.resolve(message, r)?;
            self.store.record_mut(record).checks().dumps[index].message = message;
        }
        Ok(())
    }
}
