//! Building a [`Session`] in a program: what it loads and registers, from files or from texts that the
//! program carries.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use legalize_conversion::PatternChecks;
use legalize_passes::Timing;
use legalize_source::{Diagnostics, LintLevels, SourceMap};

use crate::{Provider, Session, SessionOptions};

/// Builder of a [`Session`]; see [`Session::builder`].
#[derive(Clone, Default)]
#[must_use = "a builder creates nothing until `build`"]
pub struct SessionBuilder {
    sources: Option<Arc<SourceMap>>,
    options: SessionOptions,
    providers: Vec<Arc<dyn Provider>>,
    #[cfg(feature = "project")]
    project: Option<PathBuf>,
}

impl fmt::Debug for SessionBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SessionBuilder")
            .field("options", &self.options)
            .field("providers", &self.providers.len())
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Creates a builder that loads nothing but the builtin prelude. `legalize::session()` adds the default
    /// dialects.
    pub fn builder() -> SessionBuilder {
        SessionBuilder::default()
    }
}

impl SessionBuilder {
    /// Uses a source map that already holds other files.
    pub fn sources(mut self, sources: Arc<SourceMap>) -> Self {
        self.sources = Some(sources);
        self
    }

    /// Adds dialects, hooks, native functions, patterns or passes of a program.
    pub fn provider(mut self, provider: impl Provider + 'static) -> Self {
        self.providers.push(Arc::new(provider));
        self
    }

    /// Adds several providers.
    pub fn providers(mut self, providers: impl IntoIterator<Item = Arc<dyn Provider>>) -> Self {
        self.providers.extend(providers);
        self
    }

    /// Searches included files in this folder, before the embedded ones (`-I`).
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.options.include_dirs.push(dir.into());
        self
    }

    /// Loads the dialects of a `.td` file (`--ods`).
    pub fn ods(mut self, path: impl Into<PathBuf>) -> Self {
        let path: PathBuf = path.into();
        self.options.ods.push(path.into());
        self
    }

    /// Loads the dialects of a `.td` text; `name` is its name in messages.
    pub fn ods_text(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.options.ods_texts.push((name.into(), text.into()));
        self
    }

    /// Adds the folders, definitions, patterns and default passes of a project file (`legalize.ron`); `path`
    /// is the file.
    #[cfg(feature = "project")]
    pub fn project(mut self, path: impl Into<PathBuf>) -> Self {
        self.project = Some(path.into());
        self
    }

    /// Loads dialects that the providers have and that are otherwise loaded only where a text mentions them
    /// when the session is built: for texts that are parsed later.
    pub fn dialects(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.options.dialects.extend(names.into_iter().map(Into::into));
        self
    }

    /// Loads a pattern file: `.td`, `.pdll`, `.ron` or `.mlir`.
    pub fn patterns(mut self, path: impl Into<PathBuf>) -> Self {
        let path: PathBuf = path.into();
        self.options.patterns.push(path.into());
        self
    }

    /// Loads patterns in a text. The extension of the name determines the language, as with files.
    pub fn patterns_text(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.options.pattern_texts.push((name.into(), text.into()));
        self
    }

    /// Accepts operations, types and attributes of dialects that are not registered.
    pub fn allow_unregistered_dialects(mut self) -> Self {
        self.options.allow_unregistered_dialect = true;
        self
    }

    /// Leaves out declarative patterns that call a native that is not registered, instead of refusing all.
    pub fn allow_unresolved_natives(mut self) -> Self {
        self.options.allow_unresolved_natives = true;
        self
    }

    /// Treats constraints that cannot be evaluated as satisfied, and leaves out patterns that need something
    /// unregistered.
    pub fn allow_unresolved(mut self) -> Self {
        self.options.allow_unresolved = true;
        self
    }

    /// Does not apply patterns of these names or labels, of the sets that the session freezes.
    pub fn disable_patterns(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.options.pattern_filter.disabled.extend(names.into_iter().map(Into::into));
        self
    }

    /// Uses only patterns of these names or labels, of the sets that the session freezes.
    pub fn enable_patterns(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.options.pattern_filter.enabled.extend(names.into_iter().map(Into::into));
        self
    }

    /// Refuses declarative patterns that name an operation, attribute, operand or result which a loaded
    /// dialect does not have, instead of a warning for each when they are frozen.
    pub fn strict_patterns(mut self) -> Self {
        self.options.strict_patterns = true;
        self
    }

    /// Sets the levels of the warnings about declarative patterns that are issued when sets are frozen.
    ///
    /// ```
    /// use legalize_source::{LintLevel, LintLevels};
    /// let mut lints = LintLevels::default();
    /// lints.set("shadowed-patterns", LintLevel::Deny)?;
    /// let session = legalize_session::Session::builder().lints(lints).build().expect("nothing to load");
    /// # Ok::<(), legalize_source::Diagnostic>(())
    /// ```
    pub fn lints(mut self, levels: LintLevels) -> Self {
        self.options.lints = levels;
        self
    }

    /// Continues where a pattern cannot be evaluated: passes leave that application out and report it.
    pub fn keep_going(mut self) -> Self {
        self.options.keep_going = true;
        self
    }

    /// Checks the edits of each pattern in all sets that the session freezes, including those of passes; a
    /// violation ends the run.
    ///
    /// ```
    /// use legalize_conversion::PatternChecks;
    /// let builder = legalize_session::Session::builder().check_patterns(PatternChecks::all());
    /// let session = builder.build().expect("nothing to load");
    /// ```
    pub fn check_patterns(mut self, checks: PatternChecks) -> Self {
        self.options.pattern_checks = checks;
        self
    }

    /// Verifies and prints large modules, and runs nested passes, on this many threads, or on one for each
    /// core if it is 0; with one thread, and without this, everything runs on the calling thread. Output does
    /// not depend on it.
    pub fn threads(mut self, threads: usize) -> Self {
        self.options.threads = Some(threads);
        self
    }

    /// Loads and registers everything.
    ///
    /// # Errors
    /// If the project, a definition or a pattern file is at fault. The diagnostics can be rendered as they
    /// are.
    pub fn build(mut self) -> Result<Session, Diagnostics> {
        let sources = self.sources.take().unwrap_or_default();
        #[cfg(feature = "project")]
        if let Some(path) = &self.project {
            let project = crate::project::Project::load(&sources, path).into_result();
            let project = project.map_err(|found| found.resolved(&sources))?;
            project.add_to(&mut self.options);
            self.options.patterns.splice(0..0, project.patterns);
        }
        let result = Session::new(sources.clone(), &self.options, &self.providers, &mut Timing::new());
        match result.into_parts() {
            (Some(mut session), diagnostics) => {
                session.unreported = diagnostics.resolved(&sources);
                Ok(session)
            }
            (None, diagnostics) => Err(diagnostics.resolved(&sources)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_identified_by_their_names() {
        let result = Session::builder().patterns_text("rules.txt", "").build();
        let found = result.expect_err("no pattern file");
        let codes: Vec<_> = found.iter().map(|one| one.message.clone()).collect();
        assert_eq!(codes, ["'rules.txt' is not a pattern file"]);
    }

    #[test]
    fn a_session_filters_the_sets_that_it_freezes() {
        let rules = r#"PatternFile(schema: "legalize-patterns", version: 1, patterns: [
            Pattern(name: Some("A"), benefit: 1, labels: ["both"],
                match: [Operation(id: "root", name: Some("t.a"))], rewrite: [Erase(op: "root")]),
            Pattern(name: Some("B"), benefit: 1, labels: ["both"],
                match: [Operation(id: "root", name: Some("t.b"))], rewrite: [Erase(op: "root")]),
        ])"#;
        let named = |builder: SessionBuilder| {
            let session = builder.patterns_text("rules.ron", rules).build().expect("a session");
            let plain = legalize_conversion::DeclarativeOptions::plain();
            let (frozen, reported) = session.freeze(&[], &plain).into_parts();
            let set = session.freeze_set(session.pattern_set(None)).expect("a sound set");
            let reported: Vec<String> = reported.iter().map(|one| one.message.clone()).collect();
            let frozen = format!("{:?}", frozen.expect("a sound set"));
            assert_eq!(frozen, format!("{set:?}"));
            (frozen, reported)
        };
        let none = Vec::<String>::new();
        let builder = || Session::builder().allow_unregistered_dialects();
        assert_eq!(named(builder()), (r#"["A", "B"]"#.to_owned(), none.clone()));
        assert_eq!(named(builder().disable_patterns(["A"])), (r#"["B"]"#.to_owned(), none.clone()));
        assert_eq!(named(builder().enable_patterns(["A"])), (r#"["A"]"#.to_owned(), none.clone()));
        assert_eq!(
            named(builder().enable_patterns(["both"]).disable_patterns(["B"])),
            (r#"["A"]"#.to_owned(), none)
        );
        let reported = vec!["no pattern has the name or label 'C'".to_owned()];
        assert_eq!(named(builder().disable_patterns(["C"])), (r#"["A", "B"]"#.to_owned(), reported));
    }

    #[test]
    fn a_mistake_in_a_text_is_shown_in_it() {
        let result = Session::builder().ods_text("mine.td", "def X : Y;\n").build();
        let found = result.expect_err("an unknown class").render();
        assert!(found.contains("mine.td:1:9"), "{found}");
    }

    const LEFT_TO_CPP: &str = r#"
        include "mlir/IR/OpBase.td"
        def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
        def T_A : Op<T, "a"> { let hasVerifier = 1; let hasCanonicalizer = 1; }
        def T_B : Op<T, "b"> { let hasFolder = 1; }
    "#;

    /// Attaches a verifier, and a canonicalization pattern.
    struct Mine;

    impl Provider for Mine {
        fn attach(&self, ctx: &mut legalize_ir::Context) {
            ctx.update_op(ctx.op_name("t.a"), |info| {
                info.attached_mut().set_verifier(
                    |_: &legalize_ir::Context, _: &legalize_ir::Ir, _: legalize_ir::OpId| Ok(()),
                );
            });
        }

        fn add_canonicalization_patterns(
            &self,
            _: &legalize_ir::Context,
            patterns: &mut legalize_conversion::PatternSet,
        ) -> Diagnostics {
            let info = legalize_conversion::PatternInfo::on("Simplify", "t.a");
            patterns.add_fn(info, |_, _| Err("nothing to do".into()));
            Diagnostics::new()
        }
    }

    #[test]
    fn warnings_name_hooks_that_no_provider_has() {
        let reported = |builder: SessionBuilder| {
            let session = builder.ods_text("t.td", LEFT_TO_CPP).build().expect("a session");
            let warnings = session.warnings();
            warnings.iter().map(|one| format!("{}: {}", one.code, one.message)).collect::<Vec<_>>()
        };
        let (a, b) = (
            "ods::missing_hook: 't.a' declares hooks that only C++ has: verifier, canonicalizer",
            "ods::missing_hook: 't.b' declares hooks that only C++ has: folder",
        );
        assert_eq!(reported(Session::builder()), [a, b]);
        assert_eq!(reported(Session::builder().provider(Mine)), [b]);
    }

    #[test]
    fn warnings_show_the_definition() {
        let session = Session::builder().ods_text("t.td", LEFT_TO_CPP).build().expect("a session");
        let rendered = session.warnings().render();
        assert!(rendered.contains("t.td:5:13"), "{rendered}");
        let hooks = session.missing_hooks();
        assert_eq!(hooks.len(), 3);
    }
}
