//! Limits on the length of the printed text.
//!
//! Interned values that are shared are printed as often as they occur, so a short module can have an
//! unbounded text.

use legalize_source::{Budget, Exceeded, Limit};

use crate::context::{Context, Int};

/// Budget of one printing, and limits of each item in it.
pub(super) struct PrintLimits {
    /// Bytes of one type, attribute or location.
    max_bytes: u32,
    /// Bytes that may still be written to the sink.
    output: Budget,
    /// Digits of wide integers.
    digits: Budget,
    /// True if digits of wide integers were charged.
    has_wide: bool,
    too_long: Exceeded,
}

/// Bytes of one operation, which waits in memory until it is printed.
pub(super) const MAX_WAITING: usize = 1 << 31;

impl PrintLimits {
    pub(super) fn new(ctx: &Context) -> Self {
        let (limits, bytes) = (ctx.sources().limits(), ctx.sources().bytes());
        PrintLimits {
            max_bytes: ctx.most_text_bytes(),
            output: limits.budget(Limit::OutputBytes, bytes),
            digits: limits.budget(Limit::WideDigits, bytes),
            has_wide: false,
            too_long: limits.exceeded(Limit::TextBytes, bytes),
        }
    }

    /// Checks that so many bytes may follow those that wait.
    #[inline]
    pub(super) fn admit(&self, bytes: u32, waiting: usize) -> Result<(), Exceeded> {
        if bytes > self.max_bytes {
            return Err(self.too_long);
        }
        self.fits(waiting.saturating_add(bytes as usize))
    }

    /// Checks that so many bytes may be printed.
    #[inline]
    pub(super) fn fits(&self, waiting: usize) -> Result<(), Exceeded> {
        if waiting as u64 > self.output.left() {
            return Err(self.output.exceeded());
        }
        if waiting > MAX_WAITING {
            return Err(Exceeded { limit: Limit::OutputBytes, most: MAX_WAITING as u64 });
        }
        Ok(())
    }

    /// Subtracts the bytes that are written to the sink.
    pub(super) fn charge_output(&mut self, bytes: usize) -> Result<(), Exceeded> {
        self.output.charge(bytes as u64)
    }

    /// Takes away the digits of an integer if it is wide.
    pub(super) fn integer(&mut self, value: &Int) -> Result<(), Exceeded> {
        match value {
            // log10(2) is a little less than 1234 / 4096.
            Int::Big(big) if value.is_wide() => {
                self.has_wide = true;
                self.digits.charge(big.bits() / 4096 * 1234)
            }
            _ => Ok(()),
        }
    }

    /// Returns true if no limit is near that depends on what was printed before: the bytes that wait fit,
    /// with any type or attribute after them, and no wide integer was printed. Types and attributes that
    /// contain aliases may be shorter than they are estimated; locations are not.
    pub(super) fn are_far(&self, ctx: &Context, waiting: usize) -> bool {
        let most = waiting.saturating_add(ctx.most_estimated_bytes() as usize);
        !self.has_wide && self.fits(most).is_ok()
    }
}
