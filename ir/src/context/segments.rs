//! Positions of groups of operands whose sizes are listed in an attribute, `array<i32: 1, 0, 2>`.

use std::ops::Range;
use std::sync::{Arc, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use super::attr::{AttrData, Attribute};
use super::store::Context;

/// Sizes up to which adding them up is as fast as looking up where they add up to.
const FEW: usize = 16;

/// Cache of the ends of groups, for long lists. A client that queries all groups of a list in turn, as for
/// the successors of a `cf.switch` with thousands of cases, would otherwise add up the whole list for each.
#[derive(Debug, Default)]
pub(super) struct Segments {
    ends: RwLock<FxHashMap<Attribute, Arc<[usize]>>>,
}

/// Negative sizes count as none.
fn sizes(data: &[u8]) -> impl Iterator<Item = usize> + '_ {
    let words = data.chunks_exact(size_of::<i32>());
    words.map(|word| <[u8; 4]>::try_from(word).map_or(0, |word| i32::from_le_bytes(word).max(0) as usize))
}

impl Context {
    /// Returns the range of a group among those whose sizes an attribute `array<i32: …>` lists, relative to
    /// the first one's start. A group that is not listed is empty and lies after the last; `None` for another
    /// attribute.
    pub fn segment(&self, sizes_attr: Attribute, group: usize) -> Option<Range<usize>> {
        let data = match self.attr_data(sizes_attr) {
            AttrData::DenseArray { element, data, .. } if *element == self.common().i32 => data,
            _ => return None,
        };
        if data.len() <= FEW * size_of::<i32>() {
            let start = sizes(data).take(group).fold(0, usize::saturating_add);
            return Some(start..start.saturating_add(sizes(data).nth(group).unwrap_or(0)));
        }
        let ends = self.segment_ends(sizes_attr, data);
        let end = |group: usize| ends.get(group).or(ends.last()).copied().unwrap_or(0);
        Some(group.checked_sub(1).map_or(0, end)..end(group))
    }

    fn segment_ends(&self, sizes_attr: Attribute, data: &[u8]) -> Arc<[usize]> {
        let known =
            self.segments.ends.read().unwrap_or_else(PoisonError::into_inner).get(&sizes_attr).cloned();
        known.unwrap_or_else(|| {
            let ends = sizes(data).scan(0usize, |end, size| {
                *end = end.saturating_add(size);
                Some(*end)
            });
            let ends: Arc<[usize]> = ends.collect();
            let mut all = self.segments.ends.write().unwrap_or_else(PoisonError::into_inner);
            all.insert(sizes_attr, ends.clone());
            ends
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use legalize_source::SourceMap;

    #[test]
    fn groups_follow_one_another() {
        let ctx = Context::new(Arc::<SourceMap>::default());
        for len in [3usize, FEW, FEW + 1, 300] {
            let listed: Vec<i32> = (0..len as i32).map(|n| n % 4 - 1).collect();
            let attr = ctx.dense_i32_array_attr(&listed);
            let mut start = 0;
            for (group, &size) in listed.iter().enumerate() {
                let end = start + size.max(0) as usize;
                assert_eq!(ctx.segment(attr, group), Some(start..end), "{group} of {len}");
                start = end;
            }
            assert_eq!(ctx.segment(attr, len), Some(start..start));
            assert_eq!(ctx.segment(attr, len + 9), Some(start..start));
        }
        assert_eq!(ctx.segment(ctx.common().unit, 0), None);
    }
}
