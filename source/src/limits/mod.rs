//! Resource limits of a run: bytes, items, steps and depth, each with a name, a flag and a diagnostic.
//!
//! [`Limits`] belong to a [`SourceMap`](crate::SourceMap), so that the code that reads its files, and the
//! context over it, has access to them. Work is charged to a [`Budget`] before it is done.
//! `docs/book/src/reference/limits.md` is generated from [`Limit::ALL`].

mod budget;
mod charged;
mod table;

pub use budget::{Budget, Exceeded};
pub use charged::ChargedText;
pub use table::{Group, Limit, LimitInfo, Limits};

/// Allowed amount of a resource in one run: a base, sufficient for small inputs, and an addition for each
/// item of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Allowance {
    /// Amount for any input.
    pub base: u64,
    /// Additional amount for each item of the input; [`LimitInfo::per`] names the items.
    pub per_item: u64,
}

impl Allowance {
    /// Returns an allowance that is the same for all inputs.
    pub const fn fixed(base: u64) -> Self {
        Allowance { base, per_item: 0 }
    }

    /// Returns the amount for an input of `items` items.
    pub const fn for_items(self, items: u64) -> u64 {
        self.base.saturating_add(self.per_item.saturating_mul(items))
    }
}

impl From<u64> for Allowance {
    fn from(base: u64) -> Self {
        Allowance::fixed(base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_flags_and_values_belong_together() {
        let mut limits = Limits::default();
        for (index, &limit) in Limit::ALL.iter().enumerate() {
            let info = limit.info();
            assert_eq!(info.flag(), format!("max-{}", info.name.replace('_', "-")));
            assert_eq!(limits.get(limit), info.default, "{}", info.name);
            assert_eq!(Limit::by_name(info.name), Some(limit));
            let value = index as u64 + 3;
            limits.set(limit, value);
            assert_eq!(limits.get(limit), Allowance::fixed(value.min(info.most)), "{}", info.name);
            assert!(info.default.base <= info.most, "{}", info.name);
            assert!((info.default.per_item == 0) == info.per.is_empty(), "{}", info.name);
        }
    }

    #[test]
    fn allowances_grow_with_the_input_and_do_not_overflow() {
        let allowance = Allowance { base: 10, per_item: 3 };
        assert_eq!(
            (allowance.for_items(0), allowance.for_items(2), allowance.for_items(u64::MAX)),
            (10, 16, u64::MAX)
        );
    }

    #[test]
    fn a_budget_is_charged_before_the_work() {
        let mut limits = Limits::default();
        limits.set(Limit::IncludedFiles, 5);
        let mut budget = limits.budget(Limit::IncludedFiles, 1000);
        assert!(budget.charge(3).is_ok() && budget.charge(2).is_ok());
        assert_eq!(budget.left(), 0);
        let error = budget.charge(1).expect_err("five are used");
        assert_eq!(error.to_string(), "more than 5 included files");
        assert_eq!(
            error.help(),
            "raise the limit with `--max-included-files N`, or `Limits::included_files` in Rust"
        );
        assert!(budget.charge(u64::MAX).is_err(), "what is refused is not charged");
        assert!(budget.charge(0).is_ok());
    }
}
