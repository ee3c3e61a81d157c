//! Dialects that texts mention, to load the definitions of only those.
//!
//! Invariant: what refers to a dialect mentions it; a mention may be of something else, which costs only
//! time.

use std::collections::BTreeSet;

use legalize_source::SourceMap;
use memchr::memchr2_iter;

/// Dialects to look for, by name.
struct Mentions<'n> {
    /// The names that were not found yet, by their last byte: most words before a full stop are ruled out by
    /// it.
    missing: Vec<Vec<&'n str>>,
    found: BTreeSet<&'n str>,
}

impl<'n> Mentions<'n> {
    fn new(names: impl IntoIterator<Item = &'n str>) -> Self {
        let mut missing = vec![Vec::new(); 256];
        for name in names {
            if let Some(&last) = name.as_bytes().last() {
                missing[usize::from(last)].push(name);
            }
        }
        Mentions { missing, found: BTreeSet::new() }
    }

    /// Looks through a text: a dialect is mentioned where its name stands before a full stop, as in
    /// `tensor.cast`, `!gpu.async.token` and `#linalg.iterator_type<parallel>`, or between a sigil and a
    /// bracket, as in `!llvm<ptr>`.
    fn read(&mut self, text: &str) {
        let bytes = text.as_bytes();
        for at in memchr2_iter(b'.', b'<', bytes) {
            let Some(&last) = bytes[..at].last() else { continue };
            let missing = &mut self.missing[usize::from(last)];
            if missing.is_empty() {
                continue;
            }
            // What was found is not looked for again: a long text mentions few dialects many times.
            let (before, found) = (&bytes[..at], &mut self.found);
            missing.retain(|&name| {
                let is_mention = is_mentioned(name, before, bytes[at]);
                if is_mention {
                    found.insert(name);
                }
                !is_mention
            });
        }
    }
}

/// Returns true if the text before a full stop or a bracket ends in a mention of a dialect.
fn is_mentioned(name: &str, before: &[u8], sign: u8) -> bool {
    let Some(rest) = before.strip_suffix(name.as_bytes()) else { return false };
    match rest.last() {
        last if sign == b'<' => matches!(last, Some(b'!' | b'#')),
        // A digit before it may end a number.
        Some(last) => !(last.is_ascii_alphabetic() || matches!(last, b'_' | b'$')),
        None => true,
    }
}

/// The dialects of these names that the texts in a source map mention, other than definitions and the project
/// file, which lists them all.
pub(crate) fn mentioned<'n>(
    sources: &SourceMap,
    names: impl IntoIterator<Item = &'n str>,
) -> BTreeSet<&'n str> {
    let mut mentions = Mentions::new(names);
    for file in sources.files().iter().filter(|file| !is_listing(file.name())) {
        mentions.read(file.text());
    }
    mentions.found
}

/// Returns true for definitions and project files.
pub(crate) fn is_listing(name: &str) -> bool {
    name.ends_with(".td") || name.rsplit(['/', '\\']).next() == Some("legalize.ron")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&'static str> {
        let mut mentions = Mentions::new(["tensor", "gpu", "linalg", "x86vector", "async", "vector"]);
        mentions.read(text);
        mentions.found.into_iter().collect()
    }

    #[test]
    fn operations_types_and_attributes_mention_their_dialect() {
        assert_eq!(found("%0 = tensor.cast %a : !gpu.async.token"), ["async", "gpu", "tensor"]);
        // Too many are found rather than too few.
        assert_eq!(found("\"x86vector.avx.rsqrt\"() {k = #linalg.kind}"), ["linalg", "vector", "x86vector"]);
        assert_eq!(found("tensor.x"), ["tensor"]);
        assert_eq!(found("!gpu<async.token>, #linalg<kind>"), ["async", "gpu", "linalg"]);
        assert_eq!(found("arith.constant 5tensor.cast"), ["tensor"]);
    }

    #[test]
    fn parts_of_longer_names_mention_nothing() {
        assert_eq!(
            found("my_tensor.cast, tensor<4xf32>, vector<2xi32>, $gpu.x, 1.5, .tensor"),
            Vec::<&str>::new()
        );
    }
}
