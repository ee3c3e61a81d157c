//! Dialects that texts mention, to load the definitions of only those.

use std::collections::BTreeSet;

use legalize_source::SourceMap;

/// Dialects to look for, by name.
pub(crate) struct Mentions<'n> {
    names: BTreeSet<&'n str>,
    /// Text that follows a name where it is mentioned.
    separator: &'static str,
    /// True at the last letter of each name: most words before a full stop are ruled out by it.
    ends: [bool; 256],
    longest: usize,
    found: BTreeSet<&'n str>,
}

impl<'n> Mentions<'n> {
    /// Looks for dialects in texts with operations, types and attributes.
    pub(crate) fn new(names: impl IntoIterator<Item = &'n str>) -> Self {
        Self::before(names, ".")
    }

    /// Looks for C++ namespaces in definitions.
    pub(crate) fn of_namespaces(names: impl IntoIterator<Item = &'n str>) -> Self {
        Self::before(names, "::")
    }

    fn before(names: impl IntoIterator<Item = &'n str>, separator: &'static str) -> Self {
        let names: BTreeSet<&'n str> = names.into_iter().collect();
        let mut ends = [false; 256];
        for last in names.iter().filter_map(|name| name.as_bytes().last()) {
            ends[usize::from(*last)] = true;
        }
        let longest = names.iter().map(|name| name.len()).max().unwrap_or(0);
        Mentions { names, separator, ends, longest, found: BTreeSet::new() }
    }

    /// Looks through a text: a dialect is mentioned where its name stands before a full stop, as in `tensor.cast`,
    /// `!gpu.async.token` and `#linalg.iterator_type<parallel>`; a namespace before two colons.
    pub(crate) fn read(&mut self, text: &str) {
        let bytes = text.as_bytes();
        for (at, _) in text.match_indices(self.separator) {
            if at == 0 || !self.ends[usize::from(bytes[at - 1])] {
                continue;
            }
            let first = at.saturating_sub(self.longest + 1);
            let start = bytes[first..at]
                .iter()
                .rposition(|byte| !is_word(*byte))
                .map_or(first, |last| first + last + 1);
            if start > 0 && (bytes[start - 1] == b'.' || is_word(bytes[start - 1])) {
                continue;
            }
            // All bytes of a word are ASCII.
            if let Some(name) = text.get(start..at).and_then(|word| self.names.get(word)) {
                self.found.insert(name);
            }
        }
    }

    /// Returns the dialects that were found.
    pub(crate) fn found(self) -> BTreeSet<&'n str> {
        self.found
    }
}

/// The dialects of these names that the texts in a source map mention, other than definitions and the project file, which
/// lists them all.
pub(crate) fn mentioned<'n>(
    sources: &SourceMap,
    names: impl IntoIterator<Item = &'n str>,
) -> BTreeSet<&'n str> {
    let mut mentions = Mentions::new(names);
    for file in sources.files().iter().filter(|file| !is_listing(file.name())) {
        mentions.read(file.text());
    }
    mentions.found()
}

fn is_listing(name: &str) -> bool {
    name.ends_with(".td") || name.rsplit(['/', '\\']).next() == Some("legalize.ron")
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentioned(text: &str) -> Vec<&'static str> {
        let mut mentions = Mentions::new(["tensor", "gpu", "linalg", "x86vector", "async"]);
        mentions.read(text);
        mentions.found().into_iter().collect()
    }

    #[test]
    fn operations_types_and_attributes_mention_their_dialect() {
        assert_eq!(mentioned("%0 = tensor.cast %a : !gpu.async.token"), ["gpu", "tensor"]);
        assert_eq!(mentioned("\"x86vector.avx.rsqrt\"() {k = #linalg.kind}"), ["linalg", "x86vector"]);
        assert_eq!(mentioned("tensor.x"), ["tensor"]);
    }

    #[test]
    fn namespaces_are_mentioned_by_qualified_names() {
        let mut mentions = Mentions::of_namespaces(["LLVM", "arith"]);
        mentions
            .read("CPred<\"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)\">, my_arith::f, arith.addi");
        assert_eq!(mentions.found().into_iter().collect::<Vec<_>>(), ["LLVM"]);
    }

    #[test]
    fn parts_of_longer_names_mention_nothing() {
        assert_eq!(
            mentioned("my_tensor.cast, a.tensor.b, tensor<4xf32>, é.gpu, $gpu.x, 1.5, .tensor"),
            Vec::<&str>::new()
        );
    }
}
