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
            Int::Big(big) if value.is_wide() => self.digits.charge(big.bits() / 4096 * 1234),
            _ => Ok(()),
        }
    }
}
