//! Places of the parts of a pattern file: in the texts that it carries, else in its RON.
//!
//! A model may come from memory, from RON with or without places, or from a frontend; [`Origins`] hides
//! the difference, so that every check can label its finding.

use std::sync::OnceLock;

use legalize_source::{Diagnostic, FileId, SourceMap, Span};
use rustc_hash::FxHashMap;

use crate::scan::RonIndex;
use crate::{Action, Constraint, Match, PatternFile, Place, Sym};

/// A part of a pattern file that a message can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// An entry of [`PatternFile::natives`].
    Native(usize),
    /// An entry of [`PatternFile::patterns`].
    Pattern(usize),
    /// The benefit of a pattern.
    Benefit(usize),
    /// The root of a pattern.
    Root(usize),
    /// A statement of a pattern's match section.
    Match(usize, usize),
    /// A statement of a pattern's rewrite section.
    Rewrite(usize, usize),
}

impl Site {
    /// The pattern that it is in.
    pub fn pattern(self) -> Option<usize> {
        match self {
            Site::Native(_) => None,
            Site::Pattern(at)
            | Site::Benefit(at)
            | Site::Root(at)
            | Site::Match(at, _)
            | Site::Rewrite(at, _) => Some(at),
        }
    }
}

/// The files that a pattern file's places point into, in one source map.
#[derive(Debug, Default)]
pub struct Origins {
    files: Vec<FileId>,
    ron: Option<(FileId, legalize_source::Text)>,
    index: OnceLock<RonIndex>,
    /// Spans of statements by pattern and the symbol that a statement binds.
    statements: FxHashMap<(usize, Sym), Span>,
}

impl Origins {
    /// Origins of a model that is in no file.
    pub fn none() -> Self {
        Self::default()
    }

    /// Origins with the files of [`PatternFile::sources`], one each.
    pub fn of(files: Vec<FileId>) -> Self {
        Origins { files, ..Self::default() }
    }

    /// Uses this RON file for parts without a place of their own.
    #[must_use]
    pub fn with_ron(mut self, sources: &SourceMap, file: FileId) -> Self {
        self.ron = Some((file, sources.file(file).shared_text()));
        self
    }

    /// Adds places of statements for which the model has none, by pattern and the symbol that each binds.
    #[must_use]
    pub fn with_statements(mut self, places: impl IntoIterator<Item = ((usize, Sym), Span)>) -> Self {
        self.statements.extend(places);
        self
    }

    /// The files of [`PatternFile::sources`].
    pub fn files(&self) -> &[FileId] {
        &self.files
    }

    /// The best span for a part of the file: its own place, its text in the RON file, its pattern's place.
    pub fn span(&self, file: &PatternFile, site: Site) -> Option<Span> {
        let own = file.place(site).and_then(|place| file.span(place, &self.files));
        let ron = || {
            let (id, text) = self.ron.as_ref()?;
            let (start, end) = self.index.get_or_init(|| RonIndex::new(text)).find(site)?;
            Some(Span::new(*id, start as u32, end as u32))
        };
        let pattern = || file.span(file.place(Site::Pattern(site.pattern()?))?, &self.files);
        own.or_else(|| self.statement(file, site)).or_else(ron).or_else(pattern)
    }

    fn statement(&self, file: &PatternFile, site: Site) -> Option<Span> {
        if self.statements.is_empty() {
            return None;
        }
        let pattern = file.patterns.get(site.pattern()?)?;
        let defined = match site {
            Site::Match(_, at) => pattern.matches.get(at)?.defines(),
            Site::Rewrite(_, at) => pattern.rewrite.get(at)?.defines(),
            _ => return None,
        };
        let of = |sym: &Sym| self.statements.get(&(site.pattern()?, sym.clone())).copied();
        defined.iter().find_map(|(sym, _)| of(sym))
    }

    /// Labels a diagnostic with a part of the file, in words if there is no text to point into.
    pub fn label(&self, file: &PatternFile, site: Site, diagnostic: Diagnostic, text: &str) -> Diagnostic {
        if let Some(span) = self.span(file, site) {
            return diagnostic.with_label(span, text);
        }
        match site {
            Site::Native(at) => match file.natives.get(at) {
                Some(native) => diagnostic.with_location(format!("native '{}'", native.name)),
                None => diagnostic,
            },
            _ => match site.pattern().and_then(|at| file.patterns.get(at)) {
                Some(pattern) => diagnostic.with_location(format!("pattern {}", pattern.describe())),
                None => diagnostic,
            },
        }
    }
}

impl PatternFile {
    /// Adds the texts that places point into to a source map; the result goes with [`PatternFile::span`].
    pub fn add_sources(&self, sources: &SourceMap) -> Vec<FileId> {
        self.sources.iter().map(|source| sources.add(source.name.as_str(), source.text.as_str())).collect()
    }

    /// Adds the texts as [`PatternFile::add_sources`] does; returns the origins for [`check`](crate::check)
    /// and similar functions.
    pub fn origins(&self, sources: &SourceMap) -> Origins {
        Origins::of(self.add_sources(sources))
    }

    /// The span of a place, if it lies in one of the file's sources.
    pub fn span(&self, place: Place, files: &[FileId]) -> Option<Span> {
        let text = &self.sources.get(place.source as usize)?.text;
        text.get(place.start as usize..place.end as usize)?;
        Some(Span::new(*files.get(place.source as usize)?, place.start, place.end))
    }

    /// The place that a part of the file carries itself.
    pub fn place(&self, site: Site) -> Option<Place> {
        match site {
            Site::Native(at) => {
                let native = self.natives.get(at)?;
                native.place.or_else(|| native.body.as_ref()?.place)
            }
            Site::Pattern(at) => self.patterns.get(at)?.place,
            Site::Benefit(_) | Site::Root(_) => None,
            Site::Match(at, statement) => match self.patterns.get(at)?.matches.get(statement)? {
                Match::Operation { place, .. }
                | Match::Constraint(Constraint::Native { place, .. } | Constraint::Predicate { place, .. }) => {
                    *place
                }
                _ => None,
            },
            Site::Rewrite(at, action) => match self.patterns.get(at)?.rewrite.get(action)? {
                Action::Operation { place, .. } | Action::Native { place, .. } => *place,
                _ => None,
            },
        }
    }
}
