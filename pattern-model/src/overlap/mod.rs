//! Warnings about patterns that conflict with each other or with themselves.
//!
//! All findings are certain by the model, and none is an error: a duplicate is never reached, neither is a
//! shadowed pattern, and a pattern whose result it certainly matches again runs until a driver's limit. A
//! pattern that may fail after its match shadows none: one whose rewrite calls a native that may refuse, and
//! in a conversion one that creates operations, which may turn out to be illegal. There the operation that a
//! pattern creates may be legal, so no pattern is reported to match it again; nor where a pattern of a higher
//! benefit may take it instead. The time grows with the number of patterns: only those of one root and the
//! same operations are brought into canonical form. Omitted: patterns that match a part of what another
//! matches.

mod retrigger;

use std::collections::BTreeSet;

use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::canonical::canonical_with;
use crate::normalize::ResultCounts;
use crate::{Action, Constraint, Match, Native, Origins, Pattern, PatternFile, Site, Sym};
use retrigger::retriggers;

/// The codes of the findings of [`overlaps`].
pub const OVERLAP_CODES: [&str; 3] = ["model::duplicate", "model::shadowed", "model::retrigger"];

/// A pattern of a set whose patterns may be of several files.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// The file that it is in.
    pub file: &'a PatternFile,
    /// The places of the file.
    pub origins: &'a Origins,
    /// Index of the pattern in the file.
    pub at: usize,
    /// The number of the group that it is compared within: patterns of one set may be applied with different
    /// type converters.
    pub group: usize,
    /// True if it is a pattern of a dialect conversion: an application is undone if what it created is
    /// illegal, and the next pattern is tried then; no pattern is tried on a legal operation.
    pub tentative: bool,
}

impl<'a> Listed<'a> {
    fn pattern(&self) -> &'a Pattern {
        &self.file.patterns[self.at]
    }
}

/// Looks for duplicate, shadowed and self-triggering patterns; expects well-formed ones.
pub fn overlaps(file: &PatternFile, origins: &Origins) -> Diagnostics {
    let listed = |at| Listed { file, origins, at, group: 0, tentative: false };
    overlaps_among(&(0..file.patterns.len()).map(listed).collect::<Vec<_>>())
}

/// Looks for overlaps as [`overlaps`] does, among the patterns of a set in the order in which they are added.
pub fn overlaps_among(patterns: &[Listed<'_>]) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    shadowed(patterns, &mut diagnostics);
    let mut first: FxHashMap<(usize, Option<&str>), u16> = FxHashMap::default();
    for listed in patterns {
        let pattern = listed.pattern();
        let highest = first.entry((listed.group, pattern.root_name())).or_default();
        *highest = pattern.benefit.max(*highest);
    }
    for listed in patterns {
        let pattern = listed.pattern();
        // Another pattern may be there to end it.
        let any = first.get(&(listed.group, None));
        let of_root = first.get(&(listed.group, pattern.root_name()));
        let comes_later = any.into_iter().chain(of_root).any(|&benefit| benefit > pattern.benefit);
        if !pattern.bounded_recursion
            && !comes_later
            && !listed.tentative
            && let Some(action) = retriggers(pattern)
        {
            let diagnostic = Diagnostic::warning(
                "model::retrigger",
                format!("pattern {} matches what it creates", pattern.describe()),
            )
            .with_help(
                "add a condition that the created operation does not satisfy, or declare bounded recursion",
            );
            let site = Site::Rewrite(listed.at, action);
            let text = "matched again by the same pattern";
            diagnostics.push(listed.origins.label(listed.file, site, diagnostic, text));
        }
    }
    diagnostics
}

/// Key that all patterns with equal matches share, computed without the canonical form.
#[derive(PartialEq, Eq, Hash)]
struct Shape<'a> {
    group: usize,
    root: Option<&'a str>,
    ops: BTreeSet<&'a str>,
    /// Attributes that a statement asks for.
    attributes: BTreeSet<&'a str>,
}

impl<'a> Shape<'a> {
    fn of(listed: &Listed<'a>) -> Self {
        let pattern = listed.pattern();
        let ops = pattern.matches.iter().filter_map(|statement| match statement {
            Match::Operation { name, .. } => name.as_deref(),
            _ => None,
        });
        let mut used: FxHashSet<&str> = FxHashSet::default();
        for statement in &pattern.matches {
            statement.uses(&mut |sym, _| {
                used.insert(sym);
            });
        }
        let attributes = pattern.matches.iter().filter_map(|statement| match statement {
            Match::Attribute { id, value: Some(value), .. } if used.contains(id.as_str()) => {
                Some(value.as_str())
            }
            _ => None,
        });
        Shape {
            group: listed.group,
            root: pattern.root_name(),
            ops: ops.collect(),
            attributes: attributes.collect(),
        }
    }
}

/// Match and rewrite sections of a pattern in canonical form.
struct CanonicalForm {
    matches: (Option<Sym>, Vec<Match>),
    rewrite: Vec<Action>,
}

/// Natives of all files, numbered: files may declare different ones by the same name.
struct Natives<'a> {
    declared: FxHashMap<(*const PatternFile, &'a str), &'a Native>,
    numbers: FxHashMap<String, usize>,
}

impl<'a> Natives<'a> {
    fn of(patterns: &[Listed<'a>]) -> Self {
        let (mut files, mut declared) = (FxHashSet::default(), FxHashMap::default());
        for listed in patterns {
            let file = std::ptr::from_ref(listed.file);
            if files.insert(file) {
                let natives = listed.file.natives.iter();
                declared.extend(natives.map(|native| ((file, native.name.as_str()), native)));
            }
        }
        Natives { declared, numbers: FxHashMap::default() }
    }

    fn native(&self, listed: &Listed<'a>, name: &str) -> Option<&'a Native> {
        self.declared.get(&(std::ptr::from_ref(listed.file), name)).copied()
    }

    /// True if the next pattern may be tried although this one matched.
    fn may_decline(&self, listed: &Listed<'a>) -> bool {
        listed.pattern().rewrite.iter().any(|action| match action {
            Action::Operation { .. } => listed.tentative,
            // C++ text has no way to refuse.
            Action::Native { name, .. } => {
                self.native(listed, name).is_none_or(|native| native.body.is_none())
            }
            _ => false,
        })
    }

    fn number(&mut self, listed: &Listed<'a>, name: &mut String) {
        let declared = self.native(listed, name).map(|native| {
            let mut native = native.clone();
            native.place = None;
            if let Some(body) = &mut native.body {
                body.place = None;
            }
            native
        });
        let next = self.numbers.len();
        let number = *self.numbers.entry(format!("{name} {declared:?}")).or_insert(next);
        *name = format!("{name} {number}");
    }

    fn form(&mut self, listed: &Listed<'a>) -> CanonicalForm {
        let mut pattern = listed.pattern().clone();
        for statement in &mut pattern.matches {
            if let Match::Constraint(Constraint::Native { name, .. }) = statement {
                self.number(listed, name);
            }
        }
        for action in &mut pattern.rewrite {
            if let Action::Native { name, .. } = action {
                self.number(listed, name);
            }
        }
        let rewrite = canonical_with(&pattern, ResultCounts::Kept).rewrite;
        pattern.rewrite.clear();
        let matching = canonical_with(&pattern, ResultCounts::Kept);
        CanonicalForm { matches: (matching.root, matching.matches), rewrite }
    }
}

/// The patterns of one match that were seen, in the order in which they are tried.
#[derive(Default)]
struct Earlier<'f> {
    /// The first pattern after which later ones are never reached.
    certain: Option<usize>,
    /// The first of each rewrite.
    rewrites: FxHashMap<&'f [Action], usize>,
}

fn shadowed(patterns: &[Listed<'_>], diagnostics: &mut Diagnostics) {
    let mut alike: FxHashMap<Shape<'_>, Vec<usize>> = FxHashMap::default();
    for (at, listed) in patterns.iter().enumerate() {
        alike.entry(Shape::of(listed)).or_default().push(at);
    }
    let (mut found, mut natives) = (Vec::new(), Natives::of(patterns));
    for at in alike.values_mut().filter(|at| at.len() > 1) {
        at.sort_by_key(|&at| (std::cmp::Reverse(patterns[at].pattern().benefit), at));
        let forms: Vec<CanonicalForm> = at.iter().map(|&at| natives.form(&patterns[at])).collect();
        let mut seen: FxHashMap<&(Option<Sym>, Vec<Match>), Earlier<'_>> = FxHashMap::default();
        for (&at, form) in at.iter().zip(&forms) {
            let earlier = seen.entry(&form.matches).or_default();
            match earlier.rewrites.get(form.rewrite.as_slice()) {
                Some(&same) => found.push((at, same, true)),
                None => {
                    earlier.rewrites.insert(&form.rewrite, at);
                    found.extend(earlier.certain.map(|certain| (at, certain, false)));
                    if !natives.may_decline(&patterns[at]) {
                        earlier.certain.get_or_insert(at);
                    }
                }
            }
        }
    }
    found.sort_unstable();
    for (at, earlier, same) in found {
        diagnostics.push(overlap(&patterns[at], &patterns[earlier], same));
    }
}

/// The warning about a pattern that is never reached.
fn overlap(late: &Listed<'_>, early: &Listed<'_>, same: bool) -> Diagnostic {
    let names = (late.pattern().describe(), early.pattern().describe());
    let (code, message, help) = if same {
        (
            "model::duplicate",
            format!("pattern {} is a duplicate of pattern {}", names.0, names.1),
            "remove one of them",
        )
    } else {
        (
            "model::shadowed",
            format!(
                "pattern {} is shadowed by pattern {}, which matches the same and is tried first",
                names.0, names.1
            ),
            "give it a higher benefit, or a condition of its own",
        )
    };
    let diagnostic = Diagnostic::warning(code, message).with_help(help);
    let diagnostic = late.origins.label(late.file, Site::Pattern(late.at), diagnostic, "tried later");
    match early.origins.span(early.file, Site::Pattern(early.at)) {
        Some(span) => diagnostic.with_label(span, "tried first"),
        None => diagnostic,
    }
}
