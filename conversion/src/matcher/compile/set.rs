//! The patterns of a set, compiled into one program.

use std::sync::{Arc, Once};

use legalize_ir::Context;
use legalize_source::{Diagnostic, Diagnostics, Severity};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::matcher::compile::{Compiler, Shared};
use crate::matcher::program::question::{Check, QuestionId};
use crate::matcher::program::tree::Tree;
use crate::matcher::program::{Pattern, Program};
use crate::natives::Natives;
use crate::pattern::{DeclarativeFile, OperandMode};

/// The code of a native that is neither registered nor can be evaluated.
const UNRESOLVED: &str = "convert::unresolved_native";
/// Codes of errors about hooks that exist in C++ and are not registered.
const LACKING: [&str; 2] = [UNRESOLVED, "convert::no_inference"];

/// Patterns that are left out of a program.
#[derive(Default)]
pub(crate) struct LeftOut {
    /// Indices of these patterns among those given.
    pub patterns: FxHashSet<usize>,
    /// One warning for each missing native, and each place where inference of types is missing.
    pub warnings: Diagnostics,
}

impl LeftOut {
    /// Leaves out a pattern that could not be compiled if only natives, or inference of types in C++, are
    /// missing.
    fn take(&mut self, pattern: usize, found: Diagnostics) -> Result<(), Diagnostics> {
        if found.is_empty() || found.iter().any(|diagnostic| !LACKING.contains(&diagnostic.code)) {
            return Err(found);
        }
        self.patterns.insert(pattern);
        self.warnings.extend(found.into_iter().map(|mut diagnostic| {
            diagnostic.severity = Severity::Warning;
            let what = match diagnostic.code {
                UNRESOLVED => "patterns that need it are left out",
                _ => "the pattern is left out",
            };
            diagnostic.with_note(Diagnostic::note(what))
        }));
        Ok(())
    }
}

/// Diagnostics in the order of the files. One that several patterns share for the same reason is reported
/// once: resolving a native resolves it everywhere.
fn in_order(diagnostics: Diagnostics) -> Diagnostics {
    let mut sorted: Vec<Diagnostic> = diagnostics.into_iter().collect();
    sorted.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.span));
    let mut seen = FxHashSet::default();
    sorted.retain(|diagnostic| {
        let place = (diagnostic.code != UNRESOLVED).then(|| diagnostic.labels.first());
        let place = place.flatten().map(|label| label.span);
        seen.insert((diagnostic.code, diagnostic.message.clone(), diagnostic.help.clone(), place))
    });
    let mut diagnostics = Diagnostics::new();
    diagnostics.extend(sorted);
    diagnostics
}

/// Compilation of patterns one by one, for their errors.
pub(crate) struct Checker<'a> {
    files: &'a [DeclarativeFile],
    malformed: Vec<Diagnostics>,
    shared: Shared<'a>,
}

impl<'a> Checker<'a> {
    pub(crate) fn new(ctx: &'a Context, natives: &'a Natives, files: &'a [DeclarativeFile]) -> Self {
        let verify = |source: &DeclarativeFile| legalize_pattern_model::verify(&source.file, &source.origins);
        Checker { files, malformed: files.iter().map(verify).collect(), shared: Shared::new(ctx, natives) }
    }

    /// Returns the errors of a pattern: those of its file, or its own.
    pub(crate) fn errors(&mut self, file: usize, at: usize) -> Diagnostics {
        if self.malformed[file].has_errors() {
            return self.malformed[file].clone();
        }
        let compiled = Compiler::new(&mut self.shared, &self.files[file], file, at).compile();
        let found = std::mem::take(&mut self.shared.diagnostics);
        if compiled.is_some() { Diagnostics::new() } else { found }
    }
}

impl Program {
    /// Compiles the patterns given as file and index, in order; those that lack natives can be left out.
    pub(crate) fn compile(
        ctx: &Context,
        natives: &Natives,
        files: &[DeclarativeFile],
        patterns: &[(usize, usize)],
        allow_unresolved_natives: bool,
    ) -> Result<(Program, LeftOut), Diagnostics> {
        let mut shared = Shared::new(ctx, natives);
        let mut used: Vec<usize> = patterns.iter().map(|entry| entry.0).collect();
        used.dedup();
        for file in used {
            let source = &files[file];
            let found = legalize_pattern_model::verify(&source.file, &source.origins);
            shared.diagnostics.extend(found);
        }
        if shared.diagnostics.has_errors() {
            return Err(shared.diagnostics);
        }
        let (mut all, mut left_out) = (Vec::new(), LeftOut::default());
        for (index, &(file, at)) in patterns.iter().enumerate() {
            let source = &files[file];
            let name = source.file.patterns[at].describe();
            let before = std::mem::take(&mut shared.diagnostics);
            let compiled = Compiler::new(&mut shared, source, file, at).compile();
            let found = std::mem::replace(&mut shared.diagnostics, before);
            if let Some(compiled) = compiled {
                shared.diagnostics.extend(found);
                all.push(Pattern {
                    compiled,
                    converter: source.options.converter.clone(),
                    remap: source.options.operands == OperandMode::Remapped,
                    name,
                    file: source.file.clone(),
                    origins: source.origins.clone(),
                    at,
                    reported: Arc::new(Once::new()),
                });
            } else {
                let kept = if allow_unresolved_natives { left_out.take(index, found) } else { Err(found) };
                if let Err(found) = kept {
                    shared.diagnostics.extend(found);
                }
            }
        }
        left_out.warnings = in_order(left_out.warnings);
        if shared.diagnostics.has_errors() {
            return Err(in_order(shared.diagnostics));
        }
        // Questions that many patterns ask come first among those at one depth, so that more is shared.
        let mut asked: FxHashMap<QuestionId, u32> = FxHashMap::default();
        for pattern in &all {
            for check in &pattern.compiled.checks {
                *asked.entry(check.question).or_default() += 1;
            }
        }
        let mut tree = Tree::default();
        for (index, pattern) in all.iter_mut().enumerate() {
            let checks = &mut pattern.compiled.checks;
            checks.sort_by_key(|&Check { question: id, answer, expected }| {
                let question = shared.questions.at(id);
                let (depth, rank) = question.order(&shared.positions);
                (expected, depth, std::cmp::Reverse(asked[&id]), rank, question, answer)
            });
            tree.insert(index as u32, checks);
        }
        tree.finish(&shared.questions, &shared.positions);
        let program = Program {
            shared_guards: shared.shared_guards(),
            positions: shared.positions,
            questions: shared.questions,
            tree,
            patterns: all,
            names: shared.names,
            types: shared.types,
            attrs: shared.attrs,
        };
        Ok((program, left_out))
    }
}
