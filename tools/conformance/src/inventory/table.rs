//! The table of names: occurrences and how many of them are evaluated, in the installed definitions and in
//! projects.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use legalize::snippet::NameUse;

/// Origin of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Column {
    /// The installed definitions.
    #[default]
    Installed,
    /// Checkouts of projects.
    Projects,
}

impl Column {
    pub(super) const ALL: [Column; 2] = [Column::Installed, Column::Projects];
}

/// An occurrence of a name.
#[derive(Clone, Debug)]
pub(super) struct Occurrence {
    pub(super) name: NameUse,
    /// True if an overlay of the project supplies what the evaluator does not have.
    pub(super) supplied: bool,
}

impl From<NameUse> for Occurrence {
    fn from(name: NameUse) -> Self {
        Occurrence { name, supplied: false }
    }
}

/// Number of occurrences, of those that are evaluated, and of those that overlays supply besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    all: usize,
    evaluated: usize,
    supplied: usize,
}

impl Count {
    fn missing(self) -> usize {
        self.all - self.evaluated - self.supplied
    }
}

type Counts = [Count; 2];

/// Sums over rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) all: usize,
    pub(super) evaluated: usize,
    /// With those that overlays supply.
    pub(super) with_overlays: usize,
}

/// The table, by kind and name.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    rows: BTreeMap<(String, String), Counts>,
}

const HEADER: &str = "\
# C++ names in the .td and .pdll files of the installed MLIR and of public projects, as the suite `inventory`
# counts them: occurrences, how many of them the snippet evaluator knows, and how many of the others an overlay
# of the project supplies. BLESS=1 rewrites this file.
# kind\tname\tinstalled\tevaluated\tprojects\tevaluated\tsupplied
";

impl Table {
    /// Adds an occurrence.
    pub(super) fn add(&mut self, column: Column, one: Occurrence) {
        let Occurrence { name, supplied } = one;
        let row = self.rows.entry((name.kind.word().to_owned(), name.name)).or_default();
        let count = &mut row[column as usize];
        count.all += 1;
        count.evaluated += usize::from(name.evaluated);
        count.supplied += usize::from(supplied && !name.evaluated);
    }

    /// Returns the sums over columns.
    pub(super) fn share(&self, columns: &[Column]) -> Share {
        let mut share = Share::default();
        for count in self.rows.values().flat_map(|row| columns.iter().map(|column| row[*column as usize])) {
            share.all += count.all;
            share.evaluated += count.evaluated;
            share.with_overlays += count.evaluated + count.supplied;
        }
        share
    }

    /// Returns kind, name and number of the occurrences that are neither evaluated nor supplied, most
    /// frequent first.
    pub(super) fn missing(&self) -> Vec<(&str, &str, usize)> {
        let missing = |row: &Counts| row.iter().map(|count| count.missing()).sum::<usize>();
        let mut list: Vec<_> = self
            .rows
            .iter()
            .map(|((kind, name), row)| (kind.as_str(), name.as_str(), missing(row)))
            .filter(|(.., count)| *count > 0)
            .collect();
        list.sort_by_key(|(kind, name, count)| (std::cmp::Reverse(*count), *kind, *name));
        list
    }

    /// Returns the table with the numbers that another one has for projects.
    pub(super) fn with_projects_of(&self, other: &Table) -> Table {
        let mut rows = self.rows.clone();
        rows.values_mut().for_each(|row| row[Column::Projects as usize] = Count::default());
        for (key, row) in &other.rows {
            if row[Column::Projects as usize].all > 0 {
                rows.entry(key.clone()).or_default()[Column::Projects as usize] =
                    row[Column::Projects as usize];
            }
        }
        Table { rows }
    }

    /// Describes the rows that differ.
    pub(super) fn changes(&self, after: &Table) -> Vec<String> {
        let keys: std::collections::BTreeSet<_> = self.rows.keys().chain(after.rows.keys()).collect();
        let line = |table: &Table, key| {
            let [one, other] = table.rows.get(key).copied().unwrap_or_default();
            format!("{}/{} {}+{}/{}", one.evaluated, one.all, other.evaluated, other.supplied, other.all)
        };
        keys.into_iter()
            .filter(|key| self.rows.get(*key) != after.rows.get(*key))
            .map(|key| format!("{} {}: {} -> {}", key.0, key.1, line(self, key), line(after, key)))
            .collect()
    }

    /// Returns the committed text.
    pub(super) fn to_text(&self) -> String {
        let mut text = HEADER.to_owned();
        for ((kind, name), [one, other]) in &self.rows {
            let (a, b) = (one.all, one.evaluated);
            let (c, d, e) = (other.all, other.evaluated, other.supplied);
            let _ = writeln!(text, "{kind}\t{name}\t{a}\t{b}\t{c}\t{d}\t{e}");
        }
        text
    }

    /// Reads the committed text; lines that are not rows are ignored.
    pub(super) fn of_text(text: &str) -> Table {
        let mut rows = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let cells: Vec<&str> = line.split('\t').collect();
            let [kind, name, counts @ ..] = cells.as_slice() else { continue };
            let numbers: Vec<usize> = counts.iter().filter_map(|cell| cell.parse().ok()).collect();
            if let &[a, b, c, d, e] = numbers.as_slice() {
                let counts = [
                    Count { all: a, evaluated: b, supplied: 0 },
                    Count { all: c, evaluated: d, supplied: e },
                ];
                rows.insert(((*kind).to_owned(), (*name).to_owned()), counts);
            }
        }
        Table { rows }
    }
}

#[cfg(test)]
mod tests {
    use legalize::snippet::UseKind;

    use super::*;

    #[test]
    fn table_survives_its_text() {
        let mut table = Table::default();
        let name = || NameUse::not_evaluated(UseKind::Method, ".f");
        table.add(Column::Installed, name().into());
        table.add(Column::Projects, name().into());
        table.add(Column::Projects, Occurrence { name: name(), supplied: true });
        let again = Table::of_text(&table.to_text());
        assert!(table.changes(&again).is_empty());
        assert_eq!(again.share(&Column::ALL), Share { all: 3, evaluated: 0, with_overlays: 1 });
        assert_eq!(again.missing(), [("method", ".f", 2)]);
        assert_eq!(Table::default().with_projects_of(&again).share(&Column::ALL).all, 2);
    }
}
