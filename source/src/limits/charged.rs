//! Text output that is charged to a budget as it is written.

use std::fmt;

use super::{Budget, Exceeded};

/// Number of written bytes after which the total length is asked for.
const SHORT: u64 = 1 << 24;

/// Writer whose bytes are charged to a budget. Bytes beyond the budget are not written, and the write fails.
///
/// A value that is shared in memory but printed at each occurrence can have an unbounded text. The caller
/// knows a lower bound of the text's length and is asked for it once the text is long.
pub struct ChargedText<'o> {
    out: &'o mut dyn fmt::Write,
    budget: Budget,
    written: u64,
    /// Returns a lower bound of the total number of bytes; taken when it is called.
    ahead: Option<&'o dyn Fn() -> u64>,
    exceeded: Option<Exceeded>,
}

impl<'o> ChargedText<'o> {
    /// Creates a writer to `out`. `ahead` returns a lower bound of the total number of bytes.
    pub fn new(out: &'o mut dyn fmt::Write, budget: Budget, ahead: &'o dyn Fn() -> u64) -> Self {
        ChargedText { out, budget, written: 0, ahead: Some(ahead), exceeded: None }
    }

    /// Returns the error if there was more to write than the budget allows.
    pub fn exceeded(&self) -> Option<Exceeded> {
        self.exceeded
    }

    fn charge(&mut self, amount: u64) -> fmt::Result {
        let charged = self.budget.charge(amount).and_then(|()| {
            self.written += amount;
            match self.ahead.take_if(|_| self.written > SHORT) {
                Some(ahead) if ahead().saturating_sub(self.written) > self.budget.left() => {
                    Err(self.budget.exceeded())
                }
                _ => Ok(()),
            }
        });
        charged.map_err(|exceeded| {
            self.exceeded = Some(exceeded);
            fmt::Error
        })
    }
}

impl fmt::Write for ChargedText<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.charge(text.len() as u64)?;
        self.out.write_str(text)
    }
}

impl fmt::Debug for ChargedText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChargedText").field("budget", &self.budget).field("written", &self.written).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;
    use crate::{Limit, Limits};

    fn budget(bytes: u64) -> Budget {
        let mut limits = Limits::default();
        limits.set(Limit::OutputBytes, bytes);
        limits.budget(Limit::OutputBytes, 0)
    }

    #[test]
    fn text_beyond_the_limit_is_not_written() {
        let mut text = String::new();
        let mut out = ChargedText::new(&mut text, budget(5), &|| 0);
        assert!(out.write_str("abc").is_ok() && out.exceeded().is_none());
        assert!(out.write_str("def").is_err());
        assert_eq!(
            out.exceeded().map(|exceeded| exceeded.to_string()).as_deref(),
            Some("more than 5 printed bytes")
        );
        assert_eq!(text, "abc");
    }

    #[test]
    fn a_long_text_is_asked_how_long_it_will_be() {
        let piece = "x".repeat(1 << 20);
        for (ahead, pieces) in [(1 << 25, 40), (1 << 40, 16)] {
            let mut text = String::new();
            let ahead = || ahead;
            let mut out = ChargedText::new(&mut text, budget(1 << 30), &ahead);
            let written = (0..40).take_while(|_| out.write_str(&piece).is_ok()).count();
            assert_eq!((written, out.exceeded().is_some()), (pieces, pieces < 40));
        }
    }
}
