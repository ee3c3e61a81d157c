//! The part of the model that PDL can express, and the pattern as PDL expresses it.

use std::borrow::Cow;

use legalize_pattern_model::{
    Action, Arg, Constraint, Kind, Location, Match, Origins, Pattern, PatternFile, Predicate, ResultTypes,
    Site, Sym,
};
use legalize_source::{Diagnostic, Diagnostics, Severity, Span};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::error::{dropped, inexpressible};

/// The largest benefit that PDL's signed 16-bit attribute holds.
const MAX_BENEFIT: u16 = i16::MAX as u16;

/// Reports everything in a pattern that PDL cannot express.
pub(crate) struct Express<'a> {
    pub(crate) file: &'a PatternFile,
    pub(crate) origins: &'a Origins,
    pub(crate) at: usize,
    /// True if the body of a native may be dropped.
    pub(crate) native_bodies: bool,
    /// True if text that upstream prints is printed even where its verifier refuses it.
    pub(crate) exact: bool,
    /// Places of the file's parts that the file does not know.
    pub(crate) span_of: Option<&'a dyn Fn(Site) -> Option<Span>>,
    pub(crate) diagnostics: &'a mut Diagnostics,
}

impl Express<'_> {
    fn report(&mut self, site: Site, diagnostic: Diagnostic) {
        let diagnostic = match self.span_of.and_then(|span_of| span_of(site)) {
            Some(span) => diagnostic.with_label(span, ""),
            None => self.origins.label(self.file, site, diagnostic, ""),
        };
        self.diagnostics.push(diagnostic);
    }

    /// Reports on the pattern as its frontend wrote it; returns true if PDL can express it.
    pub(crate) fn run(&mut self) -> bool {
        let before = self.diagnostics.len();
        let file = self.file;
        let pattern = &file.patterns[self.at];
        if pattern.benefit > MAX_BENEFIT {
            let construct = format!("benefit {}, more than {MAX_BENEFIT}", pattern.benefit);
            self.report(Site::Benefit(self.at), inexpressible(&construct));
        }
        let statements = pattern.matches.iter().enumerate();
        statements.for_each(|(at, statement)| self.statement(Site::Match(self.at, at), statement));
        let actions = pattern.rewrite.iter().enumerate();
        actions.for_each(|(at, action)| self.action(Site::Rewrite(self.at, at), pattern, action));
        for statement in &pattern.with_shared_symbols().matches {
            if let Match::Constraint(Constraint::Equal { left, right, negated: false }) = statement {
                let construct = format!("the comparison of '{left}' and '{right}'");
                self.report(Site::Pattern(self.at), inexpressible(&construct));
            }
        }
        if pattern.rewrite.is_empty() {
            let mut empty = inexpressible("an empty rewrite section");
            if self.exact {
                empty.severity = Severity::Warning;
            }
            self.report(Site::Pattern(self.at), empty);
        }
        for bare in unreferenced(pattern) {
            self.report(
                Site::Match(self.at, bare),
                inexpressible("a matched operation that nothing refers to"),
            );
        }
        let fine = !self.diagnostics.iter().skip(before).any(|found| found.severity == Severity::Error);
        if fine {
            self.warnings(pattern);
        }
        fine
    }

    fn warnings(&mut self, pattern: &Pattern) {
        let site = Site::Pattern(self.at);
        if !pattern.labels.is_empty() {
            self.report(site, dropped("labels"));
        }
        if pattern.bounded_recursion {
            self.report(site, dropped("the declaration of bounded recursion"));
        }
        let operations =
            pattern.matches.iter().filter(|found| matches!(found, Match::Operation { .. })).count();
        let fused = pattern
            .rewrite
            .iter()
            .any(|action| matches!(action, Action::Operation { location: Location::Matched, .. }));
        if fused && operations > 1 {
            self.report(site, dropped("the fused location of several matched operations"));
        }
    }

    fn statement(&mut self, site: Site, statement: &Match) {
        match statement {
            Match::Successor { .. } => self.report(site, inexpressible("a successor")),
            Match::Region { .. } => self.report(site, inexpressible("a region")),
            Match::Operation { successors, regions, .. } => {
                if successors.is_some() {
                    self.report(site, inexpressible("a condition on successors"));
                }
                if regions.is_some() {
                    self.report(site, inexpressible("a condition on regions"));
                }
            }
            Match::Operands { elements: Some(_), .. } => {
                self.report(site, inexpressible("the values of a group one by one"));
            }
            Match::Attribute { ty: Some(_), value: Some(_), .. } => {
                self.report(site, inexpressible("an attribute with both a type and a value"));
            }
            Match::Constraint(Constraint::Native { name, args, results, .. }) => {
                self.native(site, name, args);
                if results.iter().any(|result| result.kind == Kind::Operation) {
                    let construct = format!("native constraint '{name}' that returns an operation");
                    self.report(site, inexpressible(&construct));
                }
                if args.is_empty() {
                    self.report(
                        site,
                        inexpressible(&format!("native constraint '{name}' without arguments")),
                    );
                }
            }
            Match::Constraint(Constraint::Predicate { tree, .. }) if !is_trivial(tree) => {
                self.report(site, inexpressible("a constraint with a native body"));
            }
            Match::Constraint(Constraint::Equal { left, right, negated: true }) => {
                self.report(site, inexpressible(&format!("that '{left}' and '{right}' differ")));
            }
            _ => {}
        }
    }

    fn action(&mut self, site: Site, pattern: &Pattern, action: &Action) {
        match action {
            Action::Operation { results, successors, regions, location, .. } => {
                if !successors.is_empty() {
                    self.report(site, inexpressible("a successor"));
                }
                if !regions.is_empty() {
                    self.report(site, inexpressible("a region"));
                }
                match location {
                    Location::Root | Location::Matched => {}
                    Location::Of(_) | Location::Fused { .. } => {
                        self.report(site, inexpressible("the location of a bound entity"));
                    }
                    Location::Named(_) => self.report(site, inexpressible("a named location")),
                }
                if *results == ResultTypes::Defined {
                    self.report(site, inexpressible("result types that only the definition determines"));
                }
                if let ResultTypes::Like(op) = results
                    && like(pattern, op).is_none()
                {
                    self.report(site, inexpressible("the result types of an operation that is not matched"));
                }
            }
            Action::Native { name, args, results, .. } => {
                self.native(site, name, args);
                if args.is_empty() && results.is_empty() {
                    let construct = format!("native rewrite '{name}' with neither arguments nor results");
                    self.report(site, inexpressible(&construct));
                }
            }
            _ => {}
        }
    }

    fn native(&mut self, site: Site, name: &str, args: &[Arg]) {
        if args.iter().any(|arg| matches!(arg, Arg::Text(_))) {
            self.report(site, inexpressible(&format!("a string as an argument of native '{name}'")));
        }
        let body = self.file.natives.iter().any(|native| native.name == name && native.body.is_some());
        if body && !self.native_bodies {
            self.report(site, inexpressible(&format!("the body of native '{name}'")));
        }
    }
}

fn is_trivial(tree: &Predicate) -> bool {
    match tree {
        Predicate::True => true,
        Predicate::And(children) => children.iter().all(|child| matches!(**child, Predicate::True)),
        _ => false,
    }
}

/// Matched operations that PDL's verifier calls unbindable: only bare results of theirs are named.
fn unreferenced(pattern: &Pattern) -> Vec<usize> {
    let mut used = referenced(pattern);
    used.extend(pattern.root_symbol().map(String::as_str));
    let statements = pattern.matches.iter().enumerate();
    statements
        .filter(|(_, found)| matches!(found, Match::Operation { id, .. } if !used.contains(id.as_str())))
        .map(|(at, _)| at)
        .collect()
}

fn is_referenced(pattern: &Pattern, sym: &str) -> bool {
    referenced(pattern).contains(sym)
}

/// The symbols that a statement refers to which binds something itself.
fn referenced(pattern: &Pattern) -> FxHashSet<&str> {
    let mut used = FxHashSet::with_capacity_and_hasher(pattern.matches.len() + 4, FxBuildHasher);
    for action in &pattern.rewrite {
        action.uses(&mut |sym, _| {
            used.insert(sym.as_str());
        });
    }
    for statement in pattern.matches.iter().rev() {
        let is_result = matches!(statement, Match::Result { .. } | Match::Results { .. });
        if !is_result || statement.defines().iter().any(|(id, _)| used.contains(id.as_str())) {
            statement.uses(&mut |sym, _| {
                used.insert(sym.as_str());
            });
        }
    }
    used
}

/// The result type symbols of a matched operation.
pub(crate) fn like<'p>(pattern: &'p Pattern, op: &Sym) -> Option<&'p [Sym]> {
    pattern.matches.iter().find_map(|found| match found {
        Match::Operation { id, results, .. } if id == op => Some(results.as_slice()),
        _ => None,
    })
}

/// Indices, in the original pattern, of the statements of the pattern as PDL expresses it.
pub(crate) enum Origin {
    /// Same indices: the pattern is the original.
    Same,
    /// Index of each statement, as far as the original has it.
    Moved(Vec<Option<usize>>),
}

impl Origin {
    /// The original's statement.
    pub(crate) fn of(&self, at: usize) -> Option<usize> {
        match self {
            Origin::Same => Some(at),
            Origin::Moved(indices) => indices.get(at).copied().flatten(),
        }
    }
}

/// Converts the pattern to the statements by which PDL expresses it.
pub(crate) fn as_pdl(pattern: &Pattern) -> (Cow<'_, Pattern>, Origin) {
    let mut shared = pattern.with_shared_symbols();
    let unchanged = matches!(shared, Cow::Borrowed(_))
        && shared.root.is_some()
        && shared.matches.iter().all(is_printed)
        && bound(&shared).iter().all(|&bound| bound);
    if unchanged {
        return (shared, Origin::Same);
    }
    let mut index: FxHashMap<&str, usize> = FxHashMap::default();
    let mut constraints = Vec::new();
    for (at, statement) in pattern.matches.iter().enumerate() {
        let defines = statement.defines();
        defines.iter().for_each(|(sym, _)| {
            index.insert(sym.as_str(), at);
        });
        if defines.is_empty() && is_printed(statement) {
            constraints.push(at);
        }
    }
    let edited = shared.to_mut();
    // Upstream chooses a root itself if none is specified, but refuses an operation that nothing refers to.
    if edited.root.is_none() {
        edited.root = edited.root_symbol().filter(|root| !is_referenced(edited, root)).cloned();
    }
    edited.matches.retain(is_printed);
    let mut keep = bound(edited).into_iter();
    edited.matches.retain(|_| keep.next().unwrap_or(true));
    let mut constraints = constraints.into_iter();
    let origin = edited
        .matches
        .iter()
        .map(|statement| match statement.defines().first() {
            Some((sym, _)) => index.get(sym.as_str()).copied(),
            None => constraints.next(),
        })
        .collect();
    (shared, Origin::Moved(origin))
}

fn is_printed(statement: &Match) -> bool {
    !matches!(statement, Match::Constraint(Constraint::Predicate { .. } | Constraint::Equal { .. }))
}

/// Flags of the statements of the match section that something binds or uses. PDL's verifier refuses the
/// others, which have no effect.
fn bound(pattern: &Pattern) -> Vec<bool> {
    let mut used = FxHashSet::with_capacity_and_hasher(pattern.matches.len() + 4, FxBuildHasher);
    for action in &pattern.rewrite {
        action.uses(&mut |sym, _| {
            used.insert(sym.as_str());
        });
    }
    let mut bound = vec![true; pattern.matches.len()];
    for (statement, bound) in pattern.matches.iter().zip(&mut bound).rev() {
        let free = matches!(
            statement,
            Match::Type { value: None, .. }
                | Match::Types { values: None, .. }
                | Match::Attribute { value: None, .. }
                | Match::Operand { .. }
                | Match::Operands { .. }
        );
        *bound = !free || statement.defines().iter().any(|(id, _)| used.contains(id.as_str()));
        if *bound {
            statement.uses(&mut |sym, _| {
                used.insert(sym.as_str());
            });
        }
    }
    bound
}
