//! A session: one source map, one context with everything registered, ready to read modules.
//!
//! Order matters: embedded definitions first, then those of `--ods` and of pattern files, which take
//! precedence; then the Rust hooks, which attach by operation name to whichever definition is registered.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use legalize_conversion::{
    DeclarativeOptions, FreezeOptions, FrozenPatternSet, Natives, PatternChecks, PatternInfo, PatternSet,
    Root, TypeConverter,
};
use legalize_evaluation::Snippets;
use legalize_ir::{Context, Ir, OpId, ParseOptions, ParsedModule, PrintOptions, parse_module, print_op};
use legalize_ods::{HookKind, MissingHook, OdsModule, missing_hook_warnings};
use legalize_passes::{PassHost, PassKind, PassOptions, Timing, common_passes, parse_pipeline};
use legalize_pattern_model::{Origins, PatternFile};
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics, Includes, MemoryLoader, Reported, SourceMap, in_parallel};

use crate::Provider;
use crate::definitions::{Definitions, load_definitions};
use crate::library::{load_patterns_over, load_patterns_text_over};
use crate::native_patterns::{NativePatterns, unknown_set};
use crate::options::SessionOptions;
use crate::provider::missing_crates;
use crate::user_definitions::UserDefinitions;

/// Context, definitions, patterns and natives: the state to read, rewrite and print modules.
pub struct Session {
    sources: Arc<SourceMap>,
    includes: Includes,
    ctx: Context,
    natives: Natives,
    providers: Vec<Arc<dyn Provider>>,
    patterns: Vec<(Arc<PatternFile>, Arc<Origins>)>,
    /// Declarations beside the patterns that none of them uses.
    unused: Vec<(Arc<PatternFile>, Arc<Origins>)>,
    freezing: FreezeOptions,
    keep_going: bool,
    default_pipeline: Option<String>,
    /// The definitions whose missing hooks are listed.
    modules: Vec<OdsModule>,
    /// Warnings of loading that have not been reported yet.
    pub(crate) unreported: Diagnostics,
    warnings: OnceLock<Diagnostics>,
    /// Warnings of passes.
    of_passes: Mutex<Diagnostics>,
    /// Definitions that [`Session::warnings_about`] returned warnings about.
    reported: Mutex<BTreeSet<String>>,
}

/// Prints how the session was created; all that is registered would fill pages.
impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("includes", &self.includes)
            .field("providers", &self.providers.len())
            .field("patterns", &self.patterns().map(|file| file.patterns.len()).sum::<usize>())
            .field("freezing", &self.freezing)
            .finish_non_exhaustive()
    }
}

/// The include search of a session: the directories, then the providers' virtual files.
pub fn includes(dirs: &[PathBuf], providers: &[Arc<dyn Provider>]) -> Includes {
    let mut files = MemoryLoader::new();
    files.extend(&legalize_ods::prelude());
    for provider in providers {
        provider.add_files(&mut files);
    }
    let mut includes = Includes::default();
    for dir in dirs {
        includes.push_dir(dir);
    }
    includes.set_virtual_files(Arc::new(files));
    includes
}

impl Session {
    /// Loads and registers everything. Returns no session if a definition or pattern file is at fault.
    pub fn new(
        sources: Arc<SourceMap>,
        options: &SessionOptions,
        providers: &[Arc<dyn Provider>],
        timing: &mut Timing,
    ) -> Reported<Option<Session>> {
        let (session, diagnostics) = Self::load(sources.clone(), options, providers, timing).into_parts();
        // One file may hold dialects and patterns, and others may include it.
        Reported::new(session, diagnostics.once_each(&sources))
    }

    fn load(
        sources: Arc<SourceMap>,
        options: &SessionOptions,
        providers: &[Arc<dyn Provider>],
        timing: &mut Timing,
    ) -> Reported<Option<Session>> {
        let mut diagnostics = Diagnostics::new();
        let mut includes = includes(&options.include_dirs, providers);
        for name in &options.defines {
            includes.define(name);
        }
        // The embedded dialects are read from the embedded files alone, regardless of `-I`.
        let embedded = includes.without_dirs();
        let mut of_patterns = Vec::new();
        let (mut patterns, mut unused) = (Vec::new(), Vec::new());
        let mut users = timing.measure("Definitions", || UserDefinitions::load(&sources, options, &includes));
        // Rules name attributes that overlays add.
        let overlays = users.overlays();
        timing.measure("Patterns", || {
            let files = in_parallel(&options.patterns, |file| {
                load_patterns_over(&sources, &file.includes(&includes), &file.path, &overlays)
            });
            let texts = options.pattern_texts.iter();
            let texts =
                texts.map(|(name, text)| load_patterns_text_over(&sources, &includes, name, text, &overlays));
            for Reported { value: loaded, diagnostics: problems } in files.into_iter().chain(texts) {
                diagnostics.extend(problems);
                if let Some(loaded) = loaded {
                    patterns.push((Arc::new(loaded.model), Arc::new(loaded.origins)));
                    unused.extend(loaded.unused.map(|(file, origins)| (Arc::new(file), Arc::new(origins))));
                    of_patterns.extend(loaded.modules);
                }
            }
        });
        diagnostics.extend(std::mem::take(&mut users.diagnostics));
        let (definitions, problems) = timing
            .measure("Definitions", || {
                load_definitions(&sources, options, &embedded, providers, of_patterns, users)
            })
            .into_parts();
        diagnostics.extend(problems);
        let Definitions { mut modules, provided, mut listed, absent, unkept } = definitions;
        // Where one is not loaded, nothing uses it.
        let is_absent = |dialect: &str| absent.contains(dialect);
        diagnostics.extend(legalize_ods::apply_overlays(&mut modules, &is_absent));
        diagnostics.extend(legalize_ods::conflicts(&sources, &modules[provided..]));
        if diagnostics.has_errors() {
            return Reported::new(None, diagnostics);
        }
        let mut ctx = Context::new(sources.clone());
        ctx.allow_unregistered_dialects(options.allow_unregistered_dialect);
        if let Some(threads) = options.threads {
            ctx.enable_multithreading(threads);
        }
        ctx.set_unloaded_dialects(absent.into_iter().collect());
        timing.measure("Definitions", || {
            diagnostics.extend(register_definitions(&mut ctx, &modules, providers));
            diagnostics.extend(legalize_ods::unknown_assemblies(&ctx, &modules));
        });
        if diagnostics.has_errors() {
            return Reported::new(None, diagnostics);
        }
        if diagnostics.is_empty() {
            unkept.keep();
        }
        legalize_ods::allow_unchecked(&ctx, options.allow_unresolved);
        let mut natives = Natives::new();
        natives.set_evaluator(Arc::new(Snippets::new(legalize_ods::classes(&ctx))));
        for provider in providers {
            provider.add_natives(&mut natives);
        }
        if !patterns.is_empty() {
            diagnostics.extend(missing_crates(&options.natives, providers));
        }
        let providers = providers.to_vec();
        listed.extend(modules.split_off(provided));
        let modules = listed;
        let (unreported, warnings, of_passes) = (Diagnostics::new(), OnceLock::new(), Mutex::default());
        let freezing = FreezeOptions::default().with(|freezing| {
            freezing.filter = options.pattern_filter.clone();
            freezing.allow_unresolved_natives = options.allow_unresolved_natives || options.allow_unresolved;
            freezing.deny_unknown_names = options.strict_patterns;
            freezing.lints = options.lints.clone();
            freezing.checks = options.pattern_checks;
        });
        let keep_going = options.keep_going;
        let session = Session {
            sources,
            includes,
            ctx,
            natives,
            providers,
            patterns,
            unused,
            freezing,
            keep_going,
            default_pipeline: options.default_pipeline.clone(),
            modules,
            unreported,
            warnings,
            of_passes,
            reported: Mutex::default(),
        };
        Reported::new(Some(session), diagnostics)
    }

    /// The source map.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// The include search.
    pub fn includes(&self) -> &Includes {
        &self.includes
    }

    /// The context.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// The registered native functions.
    pub fn natives(&self) -> &Natives {
        &self.natives
    }

    /// True if runs continue where a pattern cannot be evaluated; passes that run patterns follow it.
    pub fn keep_going(&self) -> bool {
        self.keep_going
    }

    /// The pipeline of runs that name no pass: a project's default passes.
    pub fn default_pipeline(&self) -> Option<&str> {
        self.default_pipeline.as_deref()
    }

    /// Non-errors that [`SessionBuilder::build`](crate::SessionBuilder::build) found, and a warning for each
    /// loaded definition that declares hooks which are not provided
    /// ([`missing_hooks`](Session::missing_hooks)); then the warnings of
    /// [`run_pipeline`](Session::run_pipeline) and [`freeze_for_pass`](Session::freeze_for_pass) so far, each
    /// once. The result can be rendered as it is.
    pub fn warnings(&self) -> Diagnostics {
        let loaded = self.warnings.get_or_init(|| {
            let mut all = self.unreported.clone();
            all.extend(legalize_ods::definition_warnings(&self.ctx).resolved(&self.sources));
            all.extend(missing_hook_warnings(&self.missing_hooks()).resolved(&self.sources));
            all
        });
        let mut all = loaded.clone();
        all.extend(self.of_passes.lock().unwrap_or_else(PoisonError::into_inner).clone());
        all
    }

    /// Returns the warnings about definitions that a module uses, among those of
    /// [`warnings`](Session::warnings), that have not been returned before.
    pub fn warnings_about(&self, ir: &Ir, root: OpId) -> Diagnostics {
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        legalize_ods::used_definition_warnings(&self.ctx, ir, root, &mut reported)
    }

    /// Keeps a warning of a pass for [`Session::warnings`], unless it is already there.
    fn warn(&self, warning: Diagnostic) {
        let mut warnings = self.of_passes.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |known: &Diagnostic| {
            (known.code, &known.message, known.span()) == (warning.code, &warning.message, warning.span())
        };
        if !warnings.iter().any(same) {
            warnings.push(warning.resolved(&self.sources));
        }
    }

    /// The hooks that the definitions declare and that neither they nor a provider supplies: definitions of
    /// `.td` files, of the includes of pattern files, and of providers that list them
    /// ([`Provider::lists_missing_hooks`](crate::Provider::lists_missing_hooks)).
    pub fn missing_hooks(&self) -> Vec<MissingHook> {
        missing_hooks(&self.ctx, &self.modules, &self.providers)
    }

    /// The definitions whose missing hooks [`missing_hooks`](Session::missing_hooks) lists.
    pub fn definitions(&self) -> &[OdsModule] {
        &self.modules
    }

    /// The providers.
    pub fn providers(&self) -> &[Arc<dyn Provider>] {
        &self.providers
    }

    /// The patterns of all pattern files, in the order of the files.
    pub fn patterns(&self) -> impl Iterator<Item = &PatternFile> {
        self.patterns.iter().map(|(file, _)| &**file)
    }

    /// The declarative patterns of all pattern files, which can be added to and then frozen with
    /// [`freeze_set`](Session::freeze_set). With a type converter they are conversion patterns.
    pub fn pattern_set(&self, converter: Option<&Arc<TypeConverter>>) -> PatternSet {
        match converter {
            Some(converter) => self.pattern_set_with(&DeclarativeOptions::converted(converter.clone())),
            None => self.pattern_set_with(&DeclarativeOptions::plain()),
        }
    }

    /// Same as [`pattern_set`](Session::pattern_set), for patterns of any kind.
    pub fn pattern_set_with(&self, options: &DeclarativeOptions) -> PatternSet {
        let mut set = PatternSet::new();
        for (file, origins) in &self.patterns {
            set.add_file(file.clone(), origins.clone(), options.clone());
        }
        for (file, origins) in &self.unused {
            set.add_unused(file.clone(), origins.clone());
        }
        set
    }

    /// Freezes a set with the session's native functions, by its filter. [`freeze`](Session::freeze) also
    /// reports the patterns that a session which allows unresolved natives leaves out, and the names of the
    /// filter that match no pattern.
    ///
    /// # Errors
    /// If a native function is missing or a pattern cannot be applied at all.
    pub fn freeze_set(&self, set: PatternSet) -> Result<FrozenPatternSet, Diagnostics> {
        let frozen = set.freeze_with(&self.ctx, &self.natives, &self.freezing);
        frozen.into_result().map_err(|found| found.resolved(&self.sources))
    }

    /// Freezes the set of a pass with the session's native functions: the patterns that the options of
    /// [`PassDef::filters_patterns`](legalize_passes::PassDef::filters_patterns) select. Warnings, such as
    /// names in them that match no pattern, are emitted to the context's handlers ([`Context::emit`]) and
    /// listed by [`Session::warnings`].
    ///
    /// # Errors
    /// If a native function is missing or a pattern cannot be applied at all.
    pub fn freeze_for_pass(
        &self,
        set: PatternSet,
        options: &PassOptions,
    ) -> Result<FrozenPatternSet, Diagnostics> {
        // The user does not choose the patterns of a pass, so that overlaps in them are not reported.
        let freezing = FreezeOptions::default().with(|freezing| {
            freezing.filter = options.pattern_filter();
            freezing.lints = self.freezing.lints.clone().without_overlaps();
            freezing.checks = self.freezing.checks;
        });
        let (frozen, warnings) =
            set.freeze_with(&self.ctx, &self.natives, &freezing).into_result_with_warnings()?;
        for warning in warnings {
            self.warn(warning.clone());
            // A warning does not fail the pass, so the result of the handlers is not needed.
            let _ = self.ctx.emit(warning);
        }
        Ok(frozen)
    }

    /// Parses and verifies a module in a text; `name` is the text's name in messages.
    ///
    /// # Errors
    /// If the text is malformed or the module is not valid. The diagnostics can be rendered as they are.
    pub fn parse(&self, name: &str, text: &str) -> Result<ParsedModule, Diagnostics> {
        let file = self.sources.add(name, text);
        match parse_module(&self.ctx, file, &ParseOptions::default()).into_parts() {
            (Some(module), diagnostics) if !diagnostics.has_errors() => Ok(module),
            (_, diagnostics) => Err(diagnostics.resolved(&self.sources)),
        }
    }

    /// Verifies a module that a program created or changed.
    ///
    /// # Errors
    /// If it is not valid, or belongs to another context than the session's. The diagnostics can be rendered
    /// as they are.
    pub fn verify(&self, module: &ParsedModule) -> Result<(), Diagnostics> {
        let found = legalize_ir::verify(&self.ctx, &module.ir, module.root);
        if found.has_errors() { Err(found.resolved(&self.sources)) } else { Ok(()) }
    }

    /// Returns the text of a module, without a line end after its last line.
    ///
    /// # Panics
    /// If the module belongs to another context than the session's.
    #[track_caller]
    pub fn print(&self, module: &ParsedModule) -> String {
        print_op(&self.ctx, &module.ir, module.root, &PrintOptions::default())
    }

    /// Runs a pipeline, as `--pass-pipeline` spells it, on a module. Findings that are not errors are added
    /// to [`warnings`](Session::warnings).
    ///
    /// # Errors
    /// If the text is not a pipeline, a pass fails or leaves an invalid module, the module belongs to another
    /// context than the session's, or applications of patterns were left out because they cannot be evaluated
    /// (the module is rewritten nevertheless). The diagnostics can be rendered as they are.
    pub fn run_pipeline(&self, pipeline: &str, module: &mut ParsedModule) -> Result<(), Diagnostics> {
        let manager = parse_pipeline(self, pipeline).map_err(|found| found.resolved(&self.sources))?;
        let found = manager.run(&self.ctx, &mut module.ir, module.root, &mut Timing::new());
        if found.has_failures() {
            return Err(found.resolved(&self.sources));
        }
        found.into_iter().for_each(|warning| self.warn(warning));
        Ok(())
    }

    /// Sets of Rust patterns of the providers.
    pub fn native_patterns(&self) -> Vec<NativePatterns> {
        self.providers.iter().flat_map(|provider| provider.native_patterns()).collect()
    }

    /// Freezes the declarative patterns, and the Rust patterns of these names, into one set, by the session's
    /// filter. Returns a warning for each name of the filter that matches no pattern.
    pub fn freeze(
        &self,
        native_sets: &[String],
        options: &DeclarativeOptions,
    ) -> Reported<Option<FrozenPatternSet>> {
        let mut set = self.pattern_set_with(options);
        let mut diagnostics = Diagnostics::new();
        let fallback = Arc::new(TypeConverter::new());
        let known = self.native_patterns();
        let converter = options.converter.as_ref().unwrap_or(&fallback);
        for name in native_sets {
            // Each provider adds its own of that name.
            let mut named = known.iter().filter(|known| known.name() == name).peekable();
            if named.peek().is_none() {
                diagnostics.push(unknown_set(name, &known));
            }
            named.for_each(|patterns| patterns.add_to(&self.ctx, converter, &mut set));
        }
        if diagnostics.has_errors() {
            return Reported::new(None, diagnostics);
        }
        let frozen = set.freeze_with(&self.ctx, &self.natives, &self.freezing);
        diagnostics.extend(frozen.diagnostics);
        Reported::new(frozen.value, diagnostics)
    }
}

impl PassHost for Session {
    fn ctx(&self) -> &Context {
        &self.ctx
    }

    fn natives(&self) -> &Natives {
        &self.natives
    }

    fn keep_going(&self) -> bool {
        self.keep_going
    }

    fn pattern_checks(&self) -> PatternChecks {
        self.freezing.checks
    }

    fn pass_kinds(&self) -> Vec<Arc<dyn PassKind>> {
        pass_kinds(&self.providers)
    }

    fn canonicalization_patterns(&self) -> Reported<PatternSet> {
        let mut set = PatternSet::new();
        let mut diagnostics = Diagnostics::new();
        for provider in &self.providers {
            diagnostics.extend(provider.add_canonicalization_patterns(&self.ctx, &mut set));
        }
        Reported::new(set, diagnostics)
    }

    fn freeze_for_pass(
        &self,
        set: PatternSet,
        options: &PassOptions,
    ) -> Result<FrozenPatternSet, Diagnostics> {
        Session::freeze_for_pass(self, set, options)
    }
}

/// The passes of a program: those of every tool, and those of its providers.
pub fn pass_kinds(providers: &[Arc<dyn Provider>]) -> Vec<Arc<dyn PassKind>> {
    let own = common_passes().into_iter();
    own.chain(providers.iter().flat_map(|provider| provider.passes())).collect()
}

/// Registers definitions and attaches the providers' hooks.
///
/// Besides errors in definitions, there is a warning for each definition that declares hooks which neither it
/// nor a provider supplies; see [`missing_hooks`] for the list of them.
pub fn register(ctx: &mut Context, modules: &[OdsModule], providers: &[Arc<dyn Provider>]) -> Diagnostics {
    let mut diagnostics = register_definitions(ctx, modules, providers);
    diagnostics.extend(legalize_ods::definition_warnings(ctx));
    diagnostics.extend(missing_hook_warnings(&missing_hooks(ctx, modules, providers)));
    diagnostics
}

/// Same as [`register`], without the warnings about missing hooks.
pub fn register_definitions(
    ctx: &mut Context,
    modules: &[OdsModule],
    providers: &[Arc<dyn Provider>],
) -> Diagnostics {
    let classes = Classes::new();
    for provider in providers {
        provider.add_classes(ctx, &classes);
    }
    let diagnostics = legalize_ods::register_definitions(ctx, modules, &classes);
    for provider in providers {
        provider.attach(ctx);
    }
    diagnostics
}

/// The hooks that definitions of registered modules declare and that neither the context nor a provider
/// supplies. A provider's canonicalization patterns are the canonicalizers of the operations at their roots.
pub fn missing_hooks(
    ctx: &Context,
    modules: &[OdsModule],
    providers: &[Arc<dyn Provider>],
) -> Vec<MissingHook> {
    let mut hooks = legalize_ods::missing_hooks(ctx, modules);
    if hooks.iter().any(|hook| hook.kind == HookKind::Canonicalizer) {
        let mut patterns = PatternSet::new();
        for provider in providers {
            // Errors in the patterns are reported where they are run.
            let _ = provider.add_canonicalization_patterns(ctx, &mut patterns);
        }
        let roots: BTreeSet<&str> = patterns.infos().filter_map(root_op).collect();
        hooks.retain(|hook| hook.kind != HookKind::Canonicalizer || !roots.contains(&*hook.definition));
    }
    hooks
}

/// The name of the operations that a pattern is tried on, if it has a single one.
fn root_op(info: &PatternInfo) -> Option<&str> {
    match &info.root {
        Root::Op(name) => Some(name),
        Root::Trait(_) | Root::Any => None,
    }
}
