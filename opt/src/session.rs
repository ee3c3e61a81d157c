//! A session: one source map, one context with everything registered, ready to read modules.
//!
//! Order matters: embedded definitions first, then those of `--ods` and of pattern files, which win; then
//! the Rust hooks, which attach by operation name to whichever definition is there.

use std::path::PathBuf;
use std::sync::Arc;

use legalize_conversion::{
    DeclarativeOptions, FrozenPatternSet, Natives, PatternSet, Snippets, TypeConverter,
};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_pattern_model::{Origins, PatternFile};
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics, Includes, MemoryLoader, SourceMap};

use crate::library::{load_ods, load_patterns};
use crate::{Provider, Timing};

/// What a session is made of.
#[derive(Clone, Default)]
pub struct SessionOptions {
    /// Include directories (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// `.td` files whose dialects are loaded (`--ods`), one record keeper each.
    pub ods: Vec<PathBuf>,
    /// Pattern files.
    pub patterns: Vec<PathBuf>,
    /// Whether unregistered dialects are accepted.
    pub allow_unregistered_dialect: bool,
}

/// Everything that reading, rewriting and printing modules needs.
pub struct Session {
    sources: Arc<SourceMap>,
    includes: Includes,
    ctx: Context,
    natives: Natives,
    providers: Vec<Arc<dyn Provider>>,
    patterns: Vec<(Arc<PatternFile>, Arc<Origins>)>,
}

/// The include search of a session: the directories, then the providers' virtual files.
pub fn includes(dirs: &[PathBuf], providers: &[Arc<dyn Provider>]) -> Includes {
    let mut files = MemoryLoader::new();
    let prelude = legalize_ods::prelude();
    for path in prelude.paths() {
        if let Ok(Some(text)) = legalize_source::Loader::load(&*prelude, path) {
            files.insert(path, text);
        }
    }
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
    /// Loads and registers everything. There is no session if a definition or pattern file is at fault.
    pub fn new(
        sources: Arc<SourceMap>,
        options: &SessionOptions,
        providers: &[Arc<dyn Provider>],
        timing: &mut Timing,
    ) -> (Option<Session>, Diagnostics) {
        let mut diagnostics = Diagnostics::new();
        let includes = includes(&options.include_dirs, providers);
        let mut modules = Vec::new();
        timing.measure("Definitions", || {
            // The embedded dialects are read from the embedded files alone, whatever `-I` says.
            let embedded = self::includes(&[], providers);
            for provider in providers {
                let (found, problems) = provider.modules(&sources, &embedded);
                modules.extend(found);
                diagnostics.extend(problems);
            }
        });
        let mut patterns = Vec::new();
        timing.measure("Patterns", || {
            for path in &options.patterns {
                let (loaded, problems) = load_patterns(&sources, &includes, path);
                diagnostics.extend(problems);
                if let Some(loaded) = loaded {
                    patterns.push((Arc::new(loaded.model), Arc::new(loaded.origins)));
                    modules.extend(loaded.modules);
                }
            }
        });
        timing.measure("Definitions", || {
            for path in &options.ods {
                let (module, problems) = load_ods(&sources, &includes, path);
                diagnostics.extend(problems);
                modules.extend(module);
            }
        });
        if diagnostics.has_errors() {
            return (None, diagnostics);
        }
        let mut ctx = Context::new(sources.clone());
        ctx.allow_unregistered_dialects(options.allow_unregistered_dialect);
        timing.measure("Definitions", || {
            diagnostics.extend(register(&mut ctx, &modules, providers));
        });
        if diagnostics.has_errors() {
            return (None, diagnostics);
        }
        let mut natives = Natives::new();
        natives.set_evaluator(Arc::new(Snippets::new(legalize_ods::classes(&ctx))));
        for provider in providers {
            provider.add_natives(&mut natives);
        }
        let session = Session { sources, includes, ctx, natives, providers: providers.to_vec(), patterns };
        (Some(session), diagnostics)
    }

    /// The files.
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

    /// Who contributed.
    pub fn providers(&self) -> &[Arc<dyn Provider>] {
        &self.providers
    }

    /// The patterns of all pattern files, in the order of the files.
    pub fn patterns(&self) -> impl Iterator<Item = &PatternFile> {
        self.patterns.iter().map(|(file, _)| &**file)
    }

    /// Freezes the declarative patterns, and the Rust patterns of these names, into one set.
    pub fn freeze(
        &self,
        native_sets: &[String],
        converter: Option<&Arc<TypeConverter>>,
    ) -> (Option<FrozenPatternSet>, Diagnostics) {
        let mut set = PatternSet::new();
        let mut diagnostics = Diagnostics::new();
        let options = match converter {
            Some(converter) => DeclarativeOptions::converted(converter.clone()),
            None => DeclarativeOptions::plain(),
        };
        for (file, origins) in &self.patterns {
            set.add_file(file.clone(), origins.clone(), options.clone());
        }
        let fallback = Arc::new(TypeConverter::new());
        for name in native_sets {
            let converter = converter.unwrap_or(&fallback);
            // Each provider adds its own of that name.
            let added = (self.providers.iter())
                .filter(|provider| provider.add_patterns(name, &self.ctx, converter, &mut set))
                .count();
            if added == 0 {
                diagnostics.push(
                    Diagnostic::error(
                        "opt::native_patterns",
                        format!("no Rust patterns are registered as '{name}'"),
                    )
                    .with_help("a program registers them with a Provider; check the name"),
                );
            }
        }
        if diagnostics.has_errors() {
            return (None, diagnostics);
        }
        match set.freeze(&self.ctx, &self.natives) {
            Ok(frozen) => (Some(frozen), diagnostics),
            Err(found) => {
                diagnostics.extend(found);
                (None, diagnostics)
            }
        }
    }
}

/// Registers definitions and attaches the providers' hooks.
pub fn register(ctx: &mut Context, modules: &[OdsModule], providers: &[Arc<dyn Provider>]) -> Diagnostics {
    let classes = Classes::new();
    for provider in providers {
        provider.add_classes(ctx, &classes);
    }
    let diagnostics = legalize_ods::register_with(ctx, modules, &classes);
    for provider in providers {
        provider.attach(ctx);
    }
    diagnostics
}
