//! The declared groups of operands or results, and the values that belong to each.

use std::ops::{Deref, Range};

use smallvec::SmallVec;

use crate::context::{Arity, AttrDict, Context, Name};

/// The name of an attribute in a layout of groups: interned, or a text in generated code.
pub trait SegmentsName: Copy {
    /// Returns the interned name; `None` if no attribute of the context has it.
    fn find(self, ctx: &Context) -> Option<Name>;
}

impl SegmentsName for Name {
    fn find(self, _: &Context) -> Option<Name> {
        Some(self)
    }
}

impl SegmentsName for &str {
    fn find(self, ctx: &Context) -> Option<Name> {
        ctx.find_name(self)
    }
}

/// The layout of an operation's operands or results. Layouts of generated code are constants over texts
/// ([`Groups::new`]), others are created when a definition is registered ([`Groups::with_segments`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Groups<A = Box<[Arity]>, N = Name> {
    /// Arity of each declared operand or result.
    pub arities: A,
    /// The attribute that lists the groups' sizes, if there is one.
    pub segments: Option<N>,
    /// Number of groups of variable length.
    variable: usize,
}

impl Groups<&'static [Arity<&'static str>], &'static str> {
    /// A layout without an attribute of sizes.
    pub const fn new(arities: &'static [Arity<&'static str>]) -> Self {
        let (mut index, mut variable) = (0, 0);
        while index < arities.len() {
            variable += arities[index].is_variable_length() as usize;
            index += 1;
        }
        Groups { arities, segments: None, variable }
    }

    /// A layout with an attribute of sizes.
    pub const fn segmented(arities: &'static [Arity<&'static str>], segments: &'static str) -> Self {
        Groups { segments: Some(segments), ..Groups::new(arities) }
    }
}

impl<M, A: Deref<Target = [Arity<M>]>, N: SegmentsName> Groups<A, N> {
    /// A layout with the attribute of sizes, if there is one.
    pub fn with_segments(arities: A, segments: Option<N>) -> Self {
        let variable = arities.iter().filter(|arity| arity.is_variable_length()).count();
        Groups { arities, segments, variable }
    }

    /// Number of groups of variable length.
    #[inline]
    pub const fn variable(&self) -> usize {
        self.variable
    }

    /// True if every group is one value, so that its index is that of the value.
    #[inline]
    pub const fn is_fixed(&self) -> bool {
        self.variable == 0 && self.segments.is_none()
    }

    /// The listed sizes, if an attribute lists them.
    pub fn sizes(&self, ctx: &Context, inherent: AttrDict) -> Option<Vec<i32>> {
        ctx.as_dense_i32_array(ctx.dict_entry(inherent, self.segments?.find(ctx)?)?)
    }

    /// The range of each group among `total` values. Groups of variable length whose sizes no attribute lists
    /// are of one size. Sizes that do not add up give empty groups at the end, never a range past the end.
    pub fn ranges(&self, ctx: &Context, inherent: AttrDict, total: usize) -> SmallVec<[Range<usize>; 4]> {
        self.each(self.sizes(ctx, inherent).as_deref(), total).collect()
    }

    /// The range of one group, see [`Groups::ranges`].
    pub fn range(&self, ctx: &Context, inherent: AttrDict, total: usize, index: usize) -> Range<usize> {
        if self.is_fixed() {
            return index.min(total)..(index + 1).min(total);
        }
        self.each(self.sizes(ctx, inherent).as_deref(), total).nth(index).unwrap_or(total..total)
    }

    /// The range of one group, as accessors of C++ compute it: from the sizes listed up to it, whatever the
    /// arities say. `None` if one of these is missing or negative, or if there are not as many values.
    pub fn listed_range(
        &self,
        ctx: &Context,
        inherent: AttrDict,
        total: usize,
        index: usize,
    ) -> Option<Range<usize>> {
        if self.segments.is_some() {
            let sizes = self.sizes(ctx, inherent)?;
            let listed = sizes.get(..=index)?;
            let end: i64 = listed.iter().map(|&size| i64::from(size)).sum();
            if listed.iter().any(|&size| size < 0) || end > total as i64 {
                return None;
            }
        } else if total < self.arities.len() - self.variable {
            return None;
        }
        Some(self.range(ctx, inherent, total, index))
    }

    fn each<'s>(&'s self, sizes: Option<&'s [i32]>, total: usize) -> impl Iterator<Item = Range<usize>> + 's
    where
        M: 's,
    {
        let single = self.arities.len() - self.variable;
        let share = match self.segments {
            Some(_) => 0,
            None => total.saturating_sub(single).checked_div(self.variable).unwrap_or(0),
        };
        self.arities.iter().enumerate().scan(0_usize, move |start, (at, arity)| {
            let size = match sizes.and_then(|sizes| sizes.get(at)) {
                Some(&listed) => listed.max(0) as usize,
                None if arity.is_variable_length() => share,
                None => 1,
            };
            let from = (*start).min(total);
            *start = start.saturating_add(size);
            Some(from..(*start).min(total))
        })
    }

    /// True if so many values can be these groups.
    #[inline]
    pub fn admits(&self, ctx: &Context, inherent: AttrDict, total: usize) -> bool {
        let single = self.arities.len() - self.variable;
        if self.variable == 0 {
            return total == single;
        }
        total >= single && (self.segments.is_none() || self.adds_up(ctx, inherent, total))
    }

    /// True if the listed sizes add up to this number of values.
    fn adds_up(&self, ctx: &Context, inherent: AttrDict, total: usize) -> bool {
        let Some(sizes) = self.sizes(ctx, inherent) else { return false };
        let fits =
            |(size, arity): (&i32, &Arity<M>)| *size >= 0 && (arity.is_variable_length() || *size == 1);
        sizes.len() == self.arities.len()
            && sizes.iter().zip(self.arities.iter()).all(fits)
            && sizes.iter().map(|&size| i64::from(size)).sum::<i64>() == total as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    const MIXED: &[Arity<&str>] = &[Arity::Single, Arity::Variadic, Arity::Optional];

    /// The ranges of a layout, all at once and one by one, as text and as interned names.
    fn ranges(ctx: &Context, segmented: bool, sizes: Option<&[i32]>, total: usize) -> Vec<Range<usize>> {
        let name = ctx.name("sizes");
        let entries = sizes.map(|sizes| (name, ctx.dense_i32_array_attr(sizes)));
        let inherent = ctx.dict(entries);
        let text = if segmented { Groups::segmented(MIXED, "sizes") } else { Groups::new(MIXED) };
        let arities: Box<[Arity]> = MIXED.iter().map(|arity| arity.map_name(|text| ctx.name(text))).collect();
        let interned = Groups::with_segments(arities, segmented.then_some(name));
        let found = text.ranges(ctx, inherent, total);
        assert_eq!(found, interned.ranges(ctx, inherent, total));
        for (index, range) in found.iter().enumerate() {
            assert_eq!(*range, text.range(ctx, inherent, total, index));
            assert_eq!(*range, interned.range(ctx, inherent, total, index));
        }
        assert_eq!(interned.range(ctx, inherent, total, 3), total..total);
        assert_eq!(text.admits(ctx, inherent, total), interned.admits(ctx, inherent, total));
        found.to_vec()
    }

    #[test]
    fn groups_of_variable_length_share_the_rest_unless_sizes_are_listed() {
        let ctx = Context::new(Arc::default());
        assert_eq!(ranges(&ctx, false, None, 5), [0..1, 1..3, 3..5]);
        assert_eq!(ranges(&ctx, true, Some(&[1, 0, 4]), 5), [0..1, 1..1, 1..5]);
        // Not verified: sizes past the end, negative sizes, too few, none.
        assert_eq!(ranges(&ctx, true, Some(&[1, 9, 1]), 5), [0..1, 1..5, 5..5]);
        assert_eq!(ranges(&ctx, true, Some(&[1, -2, 1]), 5), [0..1, 1..1, 1..2]);
        assert_eq!(ranges(&ctx, true, Some(&[2]), 5), [0..2, 2..2, 2..2]);
        assert_eq!(ranges(&ctx, true, None, 0), [0..0, 0..0, 0..0]);
        assert_eq!(ranges(&ctx, false, None, 0), [0..0, 0..0, 0..0]);
    }

    #[test]
    fn layouts_admit_what_their_sizes_add_up_to() {
        let ctx = Context::new(Arc::default());
        let none = ctx.dict([]);
        assert!(Groups::new(MIXED).admits(&ctx, none, 3));
        assert!(!Groups::new(MIXED).admits(&ctx, none, 0));
        let fixed = Groups::new(&[Arity::Single, Arity::Single]);
        assert!(fixed.is_fixed() && fixed.admits(&ctx, none, 2) && !fixed.admits(&ctx, none, 3));
        let sizes = |sizes: &[i32]| ctx.dict([(ctx.name("sizes"), ctx.dense_i32_array_attr(sizes))]);
        let listed = Groups::segmented(MIXED, "sizes");
        // A group of one value that lists none begins where the next one does.
        assert_eq!(listed.listed_range(&ctx, sizes(&[0, 2, 1]), 3, 0), Some(0..0));
        assert_eq!(listed.listed_range(&ctx, sizes(&[0, 2, 1]), 3, 1), Some(0..2));
        assert_eq!(listed.listed_range(&ctx, sizes(&[1, 2, 1]), 2, 1), None);
        assert_eq!(listed.listed_range(&ctx, sizes(&[1, -1, 1]), 2, 1), None);
        assert_eq!(listed.listed_range(&ctx, none, 2, 0), None);
        assert!(listed.admits(&ctx, sizes(&[1, 2, 1]), 4));
        assert!(!listed.admits(&ctx, sizes(&[2, 1, 1]), 4));
        assert!(!listed.admits(&ctx, none, 4));
    }
}
