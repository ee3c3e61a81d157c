//! Locations.

use super::Gen;
use super::hits::Noun;

type Kind = (&'static str, bool, fn(&mut Gen<'_>, u32) -> String);

const KINDS: &[Kind] = &[
    ("unknown", true, |_, _| "unknown".to_owned()),
    ("file", true, |g, _| format!("{}:{}:{}", g.file(), g.random.below(2000), g.random.below(200))),
    ("file line", true, |g, _| format!("{}:{}", g.file(), g.random.below(2000))),
    ("range in a line", true, |g, _| {
        let column = g.random.below(90);
        format!("{}:{}:{column} to :{}", g.file(), g.random.below(200), column + g.random.below(20))
    }),
    ("range of lines", true, |g, _| {
        let line = g.random.below(90);
        let (from, to) = (g.random.below(90), g.random.below(90));
        format!("{}:{line}:{from} to {}:{to}", g.file(), line + 1 + g.random.below(20))
    }),
    ("name", true, |g, _| g.text()),
    ("name of a location", false, |g, depth| {
        let name = g.text();
        format!("{name}({})", g.location(depth - 1))
    }),
    ("call site", false, |g, depth| {
        let callee = g.location(depth - 1);
        format!("callsite({callee} at {})", g.location(depth - 1))
    }),
    ("fused", false, |g, depth| {
        let parts: Vec<String> = (0..g.random.below(4)).map(|_| g.location(depth - 1)).collect();
        format!("fused[{}]", parts.join(", "))
    }),
    ("fused with metadata", false, |g, depth| {
        let metadata = g.attribute(depth - 1);
        let parts: Vec<String> = (0..g.random.below(4)).map(|_| g.location(depth - 1)).collect();
        format!("fused<{metadata}>[{}]", parts.join(", "))
    }),
    ("location alias", true, |g, _| match g.loc_aliases.len() {
        0 => "unknown".to_owned(),
        count => g.loc_aliases[g.random.below(count)].clone(),
    }),
];

/// Other kinds that are counted: the positions of locations.
const PLACES: [&str; 3] = ["behind an operation", "behind an argument", "alias before its definition"];

/// The names of all kinds.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.0).chain(PLACES)
}

impl Gen<'_> {
    /// The contents of `loc(…)`.
    pub(super) fn location(&mut self, depth: u32) -> String {
        loop {
            let (name, leaf, make) = KINDS[self.random.below(KINDS.len())];
            if depth == 0 && !leaf || name == "location alias" && self.loc_aliases.is_empty() {
                continue;
            }
            self.hits.hit(Noun::Location, name);
            return make(self, depth);
        }
    }

    fn file(&mut self) -> &'static str {
        self.random.pick(&["\"a.mlir\"", "\"dir/b c.mlir\"", "\"q\\22.mlir\"", "\"-\""])
    }

    /// ` loc(…)` after an operation or argument, or nothing.
    pub(super) fn trailing_location(&mut self, place: &'static str) -> String {
        if !self.random.one_in(3) {
            return String::new();
        }
        self.hits.hit(Noun::Location, place);
        if self.random.one_in(4) && !self.late_aliases.is_empty() {
            self.hits.hit(Noun::Location, "alias before its definition");
            let index = self.random.below(self.late_aliases.len());
            return format!(" loc({})", self.late_aliases[index]);
        }
        format!(" loc({})", self.location(2))
    }
}
