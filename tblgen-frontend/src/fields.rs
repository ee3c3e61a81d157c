//! Fields of all records, in one list.
//!
//! Invariant: the fields of a record are contiguous, and no two records share a field, except for copies of
//! the entries of a multiclass or loop, which are not modified. A record that outgrows its capacity moves to
//! the end; its old slots are not reused. Most records get their capacity up front, so this is rare.

use crate::record::{RecordId, SpanId};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Meta, Store, V, touch};

/// A field, or a template argument of a class.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Sym,
    pub(crate) ty: Ty,
    pub(crate) value: V,
    /// Three flags, and the index of the field's places.
    more: u32,
}

// There may be a hundred times as many fields as records.
const _: () = assert!(size_of::<FieldData>() <= 16);

impl FieldData {
    /// Flag of a field declared with `field`, which may stay unresolved.
    pub(crate) const NONCONCRETE_OK: u32 = 1 << 31;
    /// Flag of a template argument.
    pub(crate) const TEMPLATE_ARG: u32 = 1 << 30;
    /// Flag of a template argument that was mentioned.
    pub(crate) const USED: u32 = 1 << 29;
    /// Mask of the index of the places.
    const PLACES: u32 = Self::USED - 1;

    pub(crate) fn is_template_arg(&self) -> bool {
        self.more & Self::TEMPLATE_ARG != 0
    }

    pub(crate) fn is_nonconcrete_ok(&self) -> bool {
        self.more & Self::NONCONCRETE_OK != 0
    }

    pub(crate) fn is_used(&self) -> bool {
        self.more & Self::USED != 0
    }

    pub(crate) fn set_used(&mut self) {
        self.more |= Self::USED;
    }
}

/// Places of a field; copied fields share them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    /// Place of the declaration of the field, or of the `let` that set it last.
    pub(crate) loc: SpanId,
    /// Place of the value.
    pub(crate) value: SpanId,
}

/// Range of the fields of a record in a [`FieldPool`]; empty without fields.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FieldList {
    start: u32,
    len: u32,
    /// Capacity in its place; before there are any fields, the expected number.
    capacity: u32,
}

impl FieldList {
    pub(crate) fn len(self) -> usize {
        self.len as usize
    }

    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }

    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }

    fn end(self) -> usize {
        (self.start + self.capacity) as usize
    }
}

/// Pool of all fields. Its length stays below 2³², as the number of inherited fields is limited.
#[derive(Debug, Default)]
pub(crate) struct FieldPool {
    fields: Vec<FieldData>,
    places: Vec<Places>,
}

impl FieldPool {
    /// Preallocates `count` fields.
    pub(crate) fn warm(&mut self, count: usize) {
        let filler = FieldData { name: Sym::EMPTY, ty: Ty::INT, value: V::UNSET, more: 0 };
        touch(&mut self.fields, count, filler);
    }

    /// Returns the fields of a list.
    #[inline]
    pub(crate) fn of(&self, list: FieldList) -> &[FieldData] {
        &self.fields[list.range()]
    }

    /// Returns the fields of a list mutably.
    #[inline]
    pub(crate) fn of_mut(&mut self, list: FieldList) -> &mut [FieldData] {
        &mut self.fields[list.range()]
    }

    /// Copies the fields of a list from an index on, with capacity for `more` further ones.
    pub(crate) fn copy(&mut self, of: FieldList, from: usize, more: u32) -> FieldList {
        let (range, start) = (of.range(), self.fields.len());
        let len = range.len() - from;
        if len == 0 {
            // No slots are allocated: the pool may later be truncated below them.
            return FieldList { capacity: more, ..FieldList::default() };
        }
        self.fields.extend_from_within(range.start + from..range.end);
        if let Some(&filler) = self.fields.last()
            && more > 0
        {
            self.fields.resize(start + len + more as usize, filler);
        }
        FieldList { start: start as u32, len: len as u32, capacity: len as u32 + more }
    }

    fn push(&mut self, list: &mut FieldList, field: FieldData) {
        let is_last = list.end() == self.fields.len() && list.len == list.capacity;
        if list.is_empty() {
            let capacity = list.capacity.max(1);
            *list = FieldList { start: self.fields.len() as u32, len: 0, capacity };
            self.fields.resize(list.end(), field);
        } else if is_last {
            self.fields.push(field);
            list.capacity += 1;
        } else if list.len == list.capacity {
            *list = self.copy(*list, 0, list.len);
        }
        list.len += 1;
        self.of_mut(*list)[list.len() - 1] = field;
    }

    /// Returns the index of the places. Beyond half a billion, the last ones are shared.
    #[inline]
    fn add_places(&mut self, places: Places) -> u32 {
        if self.places.last() != Some(&places) && self.places.len() <= FieldData::PLACES as usize {
            self.places.push(places);
        }
        self.places.len() as u32 - 1
    }
}

impl Store {
    /// Returns the fields of a record; the template arguments of a class come first.
    #[inline]
    pub(crate) fn fields(&self, record: RecordId) -> &[FieldData] {
        self.pool.of(self.record(record).fields)
    }

    /// Returns the fields of a record mutably.
    pub(crate) fn fields_mut(&mut self, record: RecordId) -> &mut [FieldData] {
        self.pool.of_mut(self.records[record.index()].fields)
    }

    /// Returns the field of a name.
    pub(crate) fn field_named(&self, record: RecordId, name: Sym) -> Option<&FieldData> {
        self.fields(record).iter().find(|field| field.name == name)
    }

    /// Returns the index of the field of a name.
    pub(crate) fn field_index(&self, record: RecordId, name: Sym) -> Option<usize> {
        self.fields(record).iter().position(|field| field.name == name)
    }

    /// Returns the first field of a record from an index on whose value satisfies a predicate on its
    /// properties.
    #[inline]
    pub(crate) fn next_field(
        &self,
        record: RecordId,
        from: usize,
        is: impl Fn(Meta) -> bool,
    ) -> Option<usize> {
        let fields = self.fields(record).get(from..)?;
        fields.iter().position(|field| is(self.meta(field.value))).map(|at| from + at)
    }

    /// Returns two flags: true if the last resolution leaves the fields of a record unchanged, and true if
    /// all of them have concrete values.
    pub(crate) fn is_settled(&self, record: RecordId) -> (bool, bool) {
        let (mut flags, mut names) = (0, 0);
        for field in self.fields(record) {
            let meta = self.meta(field.value);
            flags |= meta.flags();
            names |= meta.names();
        }
        (names == 0 && flags & Meta::LAST == 0, flags & Meta::NOT_CONCRETE == 0)
    }

    /// Creates a field that is declared at a place.
    pub(crate) fn new_field(&mut self, name: Sym, ty: Ty, value: V, loc: SpanId, flags: u32) -> FieldData {
        let places = self.pool.add_places(Places { loc, value: loc });
        FieldData { name, ty, value, more: places | flags }
    }

    /// Returns the places of a field and its value.
    #[inline]
    pub(crate) fn places(&self, field: &FieldData) -> Places {
        self.pool.places[(field.more & FieldData::PLACES) as usize]
    }

    /// Sets the value of a field of a record, and optionally its places.
    #[inline]
    pub(crate) fn set_value(&mut self, record: RecordId, index: usize, value: V, places: Option<Places>) {
        let places = places.map(|places| self.pool.add_places(places));
        let field = &mut self.fields_mut(record)[index];
        field.value = value;
        if let Some(places) = places {
            field.more = field.more & !FieldData::PLACES | places;
        }
    }

    /// Adds a field that the record does not have.
    pub(crate) fn push_field(&mut self, record: RecordId, field: FieldData) {
        self.pool.push(&mut self.records[record.index()].fields, field);
    }

    /// Number of template arguments, which precede the fields of a class.
    pub(crate) fn param_count(&self, record: RecordId) -> usize {
        self.fields(record).iter().take_while(|field| field.is_template_arg()).count()
    }

    /// Reserves capacity for further fields of a record.
    pub(crate) fn expect_fields(&mut self, record: RecordId, more: usize) {
        let list = &mut self.records[record.index()].fields;
        if list.is_empty() {
            list.capacity += more as u32;
        } else if list.capacity - list.len < more as u32 {
            let grown = self.pool.copy(*list, 0, more as u32);
            *list = grown;
        }
    }

    /// Copies the fields of a class to a record without fields, unchanged.
    pub(crate) fn copy_fields(&mut self, class: RecordId, record: RecordId) {
        let (from, params) = (self.record(class).fields, self.param_count(class));
        let copied = (from.len() - params) as u32;
        let more = self.record(record).fields.capacity.saturating_sub(copied);
        self.records[record.index()].fields = self.pool.copy(from, params, more);
    }

    /// Copies the fields of an entry of a multiclass or loop, to be modified.
    pub(crate) fn own_copy(&mut self, list: FieldList) -> FieldList {
        self.pool.copy(list, 0, 0)
    }

    /// Releases the unused capacity of a complete record, if it is at the end of the pool.
    pub(crate) fn close_fields(&mut self, record: RecordId) {
        let list = &mut self.records[record.index()].fields;
        if list.end() == self.pool.fields.len() && !list.is_empty() {
            self.pool.fields.truncate(list.range().end);
            list.capacity = list.len;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_keeps_its_flags_with_other_places() {
        let mut pool = FieldPool::default();
        let of = |loc, value| Places { loc: SpanId(loc), value: SpanId(value) };
        let flags = FieldData::NONCONCRETE_OK | FieldData::USED;
        let numbers = [of(1, 1), of(1, 1), of(1, 2), of(1, 1)].map(|places| pool.add_places(places));
        assert_eq!((numbers, pool.places.len()), ([0, 0, 1, 2], 3));
        let field = FieldData { more: numbers[2] | flags, ..field(0) };
        assert!(field.is_nonconcrete_ok() && field.is_used() && !field.is_template_arg());
        assert_eq!(pool.places[(field.more & FieldData::PLACES) as usize], of(1, 2));
    }

    fn field(number: u32) -> FieldData {
        FieldData { name: Sym::from_raw(number), ty: Ty::INT, value: V::UNSET, more: 0 }
    }

    fn numbers(pool: &FieldPool, list: FieldList) -> Vec<u32> {
        pool.of(list).iter().map(|field| field.name.raw()).collect()
    }

    #[test]
    fn lists_that_grow_side_by_side_have_nothing_in_common() {
        let mut pool = FieldPool::default();
        let mut lists =
            [FieldList::default(), FieldList { capacity: 3, ..FieldList::default() }, FieldList::default()];
        for round in 0..20 {
            for (index, list) in lists.iter_mut().enumerate() {
                pool.push(list, field(100 * index as u32 + round));
            }
        }
        for (index, &list) in lists.iter().enumerate() {
            let expected: Vec<u32> = (0..20).map(|round| 100 * index as u32 + round).collect();
            assert_eq!(numbers(&pool, list), expected);
        }
        let mut copied = pool.copy(lists[1], 15, 2);
        for number in 7..10 {
            pool.push(&mut copied, field(number));
        }
        pool.of_mut(copied)[0] = field(1);
        assert_eq!(numbers(&pool, copied), [1, 116, 117, 118, 119, 7, 8, 9]);
        assert_eq!(numbers(&pool, lists[1])[15..], [115, 116, 117, 118, 119]);
    }

    #[test]
    fn a_list_alone_takes_no_more_than_its_capacity() {
        let (mut pool, mut list) = (FieldPool::default(), FieldList { capacity: 2, ..FieldList::default() });
        for number in 0..5 {
            pool.push(&mut list, field(number));
        }
        assert_eq!((pool.fields.len(), list.capacity), (5, 5));
        let empty = pool.copy(list, 5, 4);
        pool.fields.truncate(2);
        assert!(empty.is_empty() && pool.of(empty).is_empty() && empty.capacity == 4);
    }
}
