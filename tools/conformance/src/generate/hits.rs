//! Contents of the random modules: a count per type, attribute, location and shape.

use std::collections::BTreeMap;

use super::{attributes, locations, operations, types};

/// Subject of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Noun {
    /// A kind of type.
    Type,
    /// A kind of attribute.
    Attribute,
    /// A kind of location.
    Location,
    /// A shape of operations, regions and blocks.
    Shape,
}

/// The counts.
#[derive(Default)]
pub(crate) struct Hits(BTreeMap<(Noun, &'static str), u64>);

impl Hits {
    /// Counts one occurrence.
    pub(crate) fn hit(&mut self, noun: Noun, kind: &'static str) {
        *self.0.entry((noun, kind)).or_default() += 1;
    }

    /// All kinds with their counts, including those that did not occur.
    fn all(&self) -> impl Iterator<Item = (Noun, &'static str, u64)> {
        let types = types::kinds().map(|kind| (Noun::Type, kind));
        let attributes = attributes::kinds().map(|kind| (Noun::Attribute, kind));
        let locations = locations::kinds().map(|kind| (Noun::Location, kind));
        let shapes = operations::kinds().map(|kind| (Noun::Shape, kind));
        let all = types.chain(attributes).chain(locations).chain(shapes);
        all.map(|(noun, kind)| (noun, kind, self.0.get(&(noun, kind)).copied().unwrap_or(0)))
    }

    /// The counts as a table, one paragraph per noun.
    pub(crate) fn table(&self) -> String {
        let mut text = String::new();
        let mut last = None;
        for (noun, kind, count) in self.all() {
            if last != Some(noun) {
                text.push_str(&format!("\n  hits per {}:", format!("{noun:?}").to_lowercase()));
                last = Some(noun);
            }
            text.push_str(&format!(" {kind} {count},"));
        }
        text.trim_end_matches(',').trim_start_matches('\n').to_owned()
    }

    /// The kinds that did not occur.
    pub(crate) fn missing(&self) -> Vec<String> {
        self.all()
            .filter(|&(_, _, count)| count == 0)
            .map(|(noun, kind, _)| format!("{} {kind}", format!("{noun:?}").to_lowercase()))
            .collect()
    }
}
