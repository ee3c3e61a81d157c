//! Remaining budget of a limit, and the error of exceeding it.

use std::{fmt, io};

use super::{Limit, Limits};
use crate::{Diagnostic, Span};

/// Remaining budget of one limit in one run.
#[derive(Clone, Debug)]
pub struct Budget {
    limit: Limit,
    most: u64,
    left: u64,
}

impl Budget {
    /// Charges `amount`, before the work that needs it is done.
    ///
    /// # Errors
    /// Fails if less is left; nothing is charged then.
    #[inline]
    pub fn charge(&mut self, amount: u64) -> Result<(), Exceeded> {
        match self.left.checked_sub(amount) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(self.exceeded()),
        }
    }

    /// Amount that may still be charged.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Returns the error of a charge that is too large.
    #[cold]
    pub fn exceeded(&self) -> Exceeded {
        Exceeded { limit: self.limit, most: self.most }
    }
}

impl Limits {
    /// Returns the budget for an input of `items` items.
    pub fn budget(&self, limit: Limit, items: u64) -> Budget {
        let most = self.get(limit).for_items(items);
        Budget { limit, most, left: most }
    }

    /// Returns the error of reaching a limit, for an input of `items` items.
    pub fn exceeded(&self, limit: Limit, items: u64) -> Exceeded {
        Exceeded { limit, most: self.get(limit).for_items(items) }
    }
}

/// Excess over a limit; prints as "more than 5 included files".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exceeded {
    /// The exceeded limit.
    pub limit: Limit,
    /// The allowed amount.
    pub most: u64,
}

impl Exceeded {
    /// Returns the limit that an error of reading or writing is due to, if it is due to one.
    pub fn of(error: &io::Error) -> Option<&Exceeded> {
        let inner = error.get_ref()?;
        inner.downcast_ref().or_else(|| inner.source()?.downcast_ref())
    }

    /// Help text: the flag that raises the limit, if it can be raised.
    pub fn help(&self) -> String {
        self.raise().unwrap_or_else(|| "this limit cannot be raised further".to_owned())
    }

    /// Help text that begins with `advice` and adds the flag that raises the limit, if it can be raised.
    pub fn help_after(&self, advice: &str) -> String {
        match self.raise() {
            Some(raise) => format!("{advice}; or {raise}"),
            None => advice.to_owned(),
        }
    }

    fn raise(&self) -> Option<String> {
        let info = self.limit.info();
        let raise =
            || format!("raise the limit with `--{} N`, or `Limits::{}` in Rust", info.flag(), info.name);
        (self.most < info.most).then(raise)
    }

    /// Returns an error without a place.
    pub fn diagnostic(&self) -> Diagnostic {
        Diagnostic::error(self.limit.info().code, self.to_string()).with_help(self.help())
    }

    /// Returns an error at a place.
    pub fn diagnostic_at(&self, place: Span) -> Diagnostic {
        self.diagnostic().with_label(place, "the limit is reached here")
    }
}

impl fmt::Display for Exceeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} {}", self.most, self.limit.info().what)
    }
}

impl std::error::Error for Exceeded {}
