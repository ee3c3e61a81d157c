//! Inputs of several parts, and the helpers that run them.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use legalize::passes::PassDef;
use legalize::prelude::*;
use legalize::source::{Limit, Limits};

/// A module, with files that are loaded before it. A line `//| file NAME` begins a file; `//| passes A B`
/// lists the passes to run.
pub struct Case<'t> {
    /// The module, after the first line `//| module`, or the whole text.
    pub module: &'t str,
    /// Names and texts of the files.
    pub files: Vec<(&'t str, &'t str)>,
    passes: Option<Vec<&'t str>>,
    seed: u64,
}

impl<'t> Case<'t> {
    /// Splits a text into its parts.
    pub fn read(text: &'t str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.len().hash(&mut hasher);
        text.as_bytes().iter().rev().take(64).for_each(|byte| byte.hash(&mut hasher));
        let mut case = Case { module: text, files: Vec::new(), passes: None, seed: hasher.finish() };
        for part in text.split("//| ").skip(1) {
            let (head, body) = part.split_once('\n').unwrap_or((part, ""));
            match head.split_once(' ').unwrap_or((head, "")) {
                ("file", name) => case.files.push((name.trim(), body)),
                ("passes", names) => case.passes = Some(names.split_whitespace().collect()),
                ("module", _) => case.module = body,
                _ => {}
            }
        }
        case
    }

    /// The pipeline: the passes that the text lists, or three that are derived from its hash.
    pub fn pipeline(&self, known: &[String]) -> String {
        let mut passes: Vec<&str> = Vec::new();
        match &self.passes {
            Some(named) => {
                passes.extend(named.iter().filter(|name| known.iter().any(|known| known == *name)));
            }
            None => {
                let count = known.len() as u64;
                let pick = |shift: u32| known[((self.seed >> shift) % count) as usize].as_str();
                passes.extend([pick(0), "canonicalize", pick(16), "cse", pick(32)]);
            }
        }
        format!("builtin.module({})", passes.join(","))
    }
}

/// Number of inputs after which a new session is created, so that interned data does not fill the memory.
pub const INPUTS: u32 = 2_000;

/// Builder of a session with the default dialects and the test dialect, whose limits end a run soon.
pub fn builder() -> SessionBuilder {
    Session::builder()
        .sources(limited())
        .providers(legalize_test_dialects::providers())
        .allow_unregistered_dialects()
}

/// All passes of a session, as spelled in a pipeline on a module.
pub fn passes(session: &Session) -> Vec<String> {
    let spelled = |definition: &PassDef| match definition.anchor.as_deref() {
        Some(anchor) if anchor != "builtin.module" => format!("{anchor}({})", definition.argument),
        _ => definition.argument.clone(),
    };
    let passes = session.providers().iter().flat_map(|provider| provider.passes());
    passes.map(|pass| spelled(pass.definition())).collect()
}

/// Sources whose limits end a run within a second or so: with the defaults, an input may exceed the fuzzer's
/// timeout.
pub fn limited() -> Arc<SourceMap> {
    let mut limits = Limits::default();
    let small = [
        (Limit::TdSteps, 1 << 16),
        (Limit::CreatedOps, 1 << 12),
        (Limit::CreatedValues, 1 << 14),
        (Limit::InternedBytes, 1 << 24),
        (Limit::Attempts, 1 << 12),
        (Limit::PdllSteps, 1 << 14),
        (Limit::OutputBytes, 1 << 24),
    ];
    small.into_iter().for_each(|(limit, value)| limits.set(limit, value));
    Arc::new(SourceMap::with_limits(limits))
}

/// Runs the patterns of a session under the three drivers; the result must be valid, and unchanged after a
/// failure.
///
/// # Panics
/// If a failed run changed the module.
pub fn rewrite(session: &Session, text: &str) {
    let ctx = session.ctx();
    let Ok(patterns) = session.freeze_set(session.pattern_set(None)) else { return };
    let Ok(mut module) = session.parse("module.mlir", text) else { return };
    let before = session.print(&module);
    let config = GreedyConfig::default().with(|config| {
        config.max_iterations = Some(4);
        config.max_rewrites = Some(64);
    });
    if apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &config).is_err() {
        assert_eq!(before, session.print(&module), "a failed run changed the module");
    }
    let Ok(mut module) = session.parse("module.mlir", text) else { return };
    let _ = walk_and_apply_patterns(ctx, &mut module.ir, module.root, &patterns);
    let Ok(mut module) = session.parse("module.mlir", text) else { return };
    let before = session.print(&module);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("builtin").add_legal_dialect("func").add_illegal_dialect("arith");
    let config = ConversionConfig::default();
    let run = apply_partial_conversion(ctx, &mut module.ir, module.root, &target, &patterns, &config);
    if run.is_err() {
        assert_eq!(before, session.print(&module), "a failed conversion changed the module");
    }
}

/// Checks that a valid module prints as a text that parses as a module with the same text.
///
/// # Panics
/// If the print does not read back as the same text.
pub fn check_reads_back(session: &Session, module: &ParsedModule, run: &str) {
    let printed = session.print(module);
    if crate::is_lost_in(session.ctx(), &module.ir, module.root, &printed) {
        return;
    }
    session.ctx().forget_resources();
    let again = session.parse("printed.mlir", &printed);
    let again = again.unwrap_or_else(|found| {
        panic!("after {run}, the print does not read back: {}\n{printed}", found.render())
    });
    let second = session.print(&again);
    // Affine expressions are simplified each time that they are parsed, as by upstream.
    assert!(second == printed || printed.contains("affine_"), "after {run}\n{printed}\n{second}");
}
