//! Spans as places of the model, and the texts that they point into.

use legalize_pattern_model::{Place, SourceText};
use legalize_source::{FileId, SourceMap, Span};

/// Collects the files that contain patterns. Files that contain no pattern (upstream's own, say) are left
/// out, so that an exported model does not carry their texts.
pub(crate) struct Places<'s> {
    sources: &'s SourceMap,
    /// Files that places may point into, with their index in `texts` once one does.
    files: Vec<(FileId, Option<u32>)>,
    texts: Vec<SourceText>,
}

impl<'s> Places<'s> {
    pub(crate) fn new(sources: &'s SourceMap, files: impl IntoIterator<Item = FileId>) -> Self {
        let mut unique: Vec<(FileId, Option<u32>)> = Vec::new();
        for file in files {
            if !unique.iter().any(|&(known, _)| known == file) {
                unique.push((file, None));
            }
        }
        Places { sources, files: unique, texts: Vec::new() }
    }

    /// The place of a span, if it is in a file of patterns.
    pub(crate) fn place(&mut self, span: Option<Span>) -> Option<Place> {
        let span = span?;
        let (file, index) = self.files.iter_mut().find(|(file, _)| *file == span.file)?;
        let source = match index {
            Some(index) => *index,
            None => {
                let file = self.sources.try_file(*file)?;
                let new = u32::try_from(self.texts.len()).ok()?;
                self.texts.push(SourceText { name: file.name().to_owned(), text: file.text().to_owned() });
                *index.insert(new)
            }
        };
        Some(Place { source, start: span.start, end: span.end })
    }

    pub(crate) fn into_texts(self) -> Vec<SourceText> {
        self.texts
    }
}
