//! The reasons for misses, by frequency.

use std::collections::BTreeMap;

use crate::report::SuiteReport;

/// Number of reasons that are printed.
const SHOWN: usize = 12;

/// Messages with their digits taken out, each with its count and an example.
#[derive(Default)]
pub(super) struct Causes {
    by_message: BTreeMap<String, (usize, String)>,
}

impl Causes {
    /// Counts a miss.
    pub(super) fn add(&mut self, message: &str, example: &str) {
        let mut plain = String::new();
        for letter in message.chars().take(110) {
            match letter {
                '0'..='9' if plain.ends_with('N') => {}
                '0'..='9' => plain.push('N'),
                letter => plain.push(letter),
            }
        }
        let entry = self.by_message.entry(plain).or_insert_with(|| (0, example.to_owned()));
        entry.0 += 1;
    }

    /// Prints the most frequent ones.
    pub(super) fn print(&self, report: &mut SuiteReport) {
        let mut sorted: Vec<_> = self.by_message.iter().collect();
        sorted.sort_by_key(|(message, (count, _))| (std::cmp::Reverse(*count), *message));
        for (message, (count, example)) in sorted.iter().take(SHOWN) {
            report.note(format!("      {count:>5} {message} ({example})"));
        }
        let rest: usize = sorted.iter().skip(SHOWN).map(|(_, (count, _))| count).sum();
        if rest > 0 {
            report.note(format!("      {rest:>5} for {} other reasons", sorted.len() - SHOWN));
        }
    }
}
