//! Dictionaries of attributes.

use super::super::{AttrData, AttrDict, Attribute, Name};
use super::Context;

impl Context {
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
}
