//! Arrays of which a run touches a part: a run on one function of a large module must not cost time in
//! proportion to the module.

use std::cell::Cell;

use rustc_hash::FxHashMap;

/// Number of elements of a page.
const PAGE: usize = 64;
/// Number of pages up to which they are never replaced by an array.
const FEW: usize = 64;
/// Pages are replaced by an array if that has at most this many times their length.
const SPARSE: usize = 8;
/// Number of elements by which an array grows.
const STEP: usize = 1024;
/// Number of no page.
const NONE: u32 = u32::MAX;

/// An array of unlimited length, whose elements have their default value until they are set.
#[derive(Clone, Debug)]
pub(crate) struct Paged<T> {
    /// The array itself, once many elements are set; else the pages that exist, one after the other.
    elements: Vec<T>,
    /// Starts of pages in `elements`, by number; nothing if that is the array.
    starts: Option<FxHashMap<u32, u32>>,
    /// Number of pages up to the last one that exists, others included.
    pages: usize,
    /// Number and start of the page that was looked up last.
    last: Cell<(u32, u32)>,
}

impl<T> Default for Paged<T> {
    fn default() -> Self {
        Paged {
            elements: Vec::new(),
            starts: Some(FxHashMap::default()),
            pages: 0,
            last: Cell::new((NONE, 0)),
        }
    }
}

impl<T: Copy + Default> Paged<T> {
    /// The element at an index; nothing if none near it was ever set.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        match &self.starts {
            None => self.elements.get(index),
            Some(starts) => self.elements.get(self.place(starts, index)?),
        }
    }

    /// Equivalent of [`Paged::get`] for changing it.
    #[inline]
    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let place = match &self.starts {
            None => index,
            Some(starts) => self.place(starts, index)?,
        };
        self.elements.get_mut(place)
    }

    /// The element at an index, for setting it.
    #[inline]
    pub(crate) fn entry(&mut self, index: usize) -> &mut T {
        let place = match &self.starts {
            None if index < self.elements.len() => index,
            None => self.add(index),
            Some(starts) => match self.place(starts, index) {
                Some(place) => place,
                None => self.add(index),
            },
        };
        &mut self.elements[place]
    }

    /// Forgets all elements.
    pub(crate) fn clear(&mut self) {
        let mut elements = std::mem::take(&mut self.elements);
        elements.clear();
        *self = Paged { elements, ..Paged::default() };
    }

    /// The place of an element whose page exists.
    #[inline]
    fn place(&self, starts: &FxHashMap<u32, u32>, index: usize) -> Option<usize> {
        let page = (index / PAGE) as u32;
        let (last, mut start) = self.last.get();
        if last != page {
            start = *starts.get(&page)?;
            self.last.set((page, start));
        }
        Some(start as usize + index % PAGE)
    }

    /// Makes the element at an index, and returns its place.
    #[cold]
    fn add(&mut self, index: usize) -> usize {
        let Some(starts) = &mut self.starts else {
            self.elements.resize(index + STEP, T::default());
            return index;
        };
        let (page, start) = ((index / PAGE) as u32, self.elements.len());
        starts.insert(page, start as u32);
        self.elements.resize(start + PAGE, T::default());
        self.pages = self.pages.max(page as usize + 1);
        if starts.len() > FEW && starts.len() > self.pages / SPARSE {
            self.spread();
            return index;
        }
        self.last.set((page, start as u32));
        start + index % PAGE
    }

    /// Replaces pages by an array.
    fn spread(&mut self) {
        let Some(starts) = self.starts.take() else { return };
        let mut all = vec![T::default(); self.pages * PAGE];
        for (page, start) in starts {
            let (to, from) = (page as usize * PAGE, start as usize);
            all[to..to + PAGE].copy_from_slice(&self.elements[from..from + PAGE]);
        }
        self.elements = all;
    }

    /// All elements that exist, with their indices, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        let mut runs = match &self.starts {
            None => vec![(0, 0, self.elements.len())],
            Some(starts) => {
                let page = |(&page, &start): (&u32, &u32)| (page as usize * PAGE, start as usize, PAGE);
                starts.iter().map(page).collect()
            }
        };
        runs.sort_unstable();
        runs.into_iter().flat_map(|(first, start, count)| (first..).zip(&self.elements[start..start + count]))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn elements_are_those_of_an_array() {
        for (first, step, count) in [(0, 1, 3 * PAGE), (1 << 30, 7, 20_000), (5, 977, 3_000), (3, 1, 40_000)]
        {
            let (mut paged, mut expected) = (Paged::<u32>::default(), BTreeMap::new());
            for number in 0..count {
                let index = first + step * (number * 7 % count);
                assert_eq!(paged.get(index).copied().unwrap_or_default(), 0);
                *paged.entry(index) += number as u32 + 1;
                expected.insert(index, number as u32 + 1);
            }
            assert!(expected.iter().all(|(&index, value)| paged.get(index) == Some(value)));
            let found: Vec<(usize, u32)> =
                paged.iter().filter(|entry| *entry.1 != 0).map(|(index, &value)| (index, value)).collect();
            assert!(found.iter().copied().eq(expected));
            assert_eq!(paged.get(first + step * count + STEP + PAGE), None);
            assert!(paged.elements.len() <= (first % PAGE + count * step).min(count * PAGE) + 2 * STEP);
        }
    }
}
