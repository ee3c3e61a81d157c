//! Generation of a checked pattern set that a program carries from a pattern file, and of a trait for its
//! natives.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, FreezeOptions, Natives, PatternSet};
use legalize_evaluation::Snippets;
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_pattern_model::PatternFile;
use legalize_session::LoadedPatterns;
use legalize_source::{Diagnostics, FileId, LintLevels, Reported, SourceMap};
use legalize_typed::freeze_patterns;

use crate::dialect::{announce, fail, out_dir, store, warn};
use crate::module::Carried;
use crate::names::camel;
use crate::native_calls;
use crate::native_trait::{Needed, methods};
use crate::writer::Out;

/// Rust generated from a pattern file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CheckedPatterns {
    /// The set's name.
    pub name: String,
    /// The Rust text.
    pub text: String,
    /// The frozen patterns that the text refers to.
    pub patterns: Vec<u8>,
    /// The files that were read, the main file first.
    pub files: Vec<PathBuf>,
}

/// Generator of a pattern set that a program carries, for a pattern file (DRR in `.td`, PDLL, RON or PDL
/// dialect text).
#[derive(Clone, Debug)]
pub struct Patterns {
    file: PathBuf,
    inline: Option<String>,
    includes: Vec<PathBuf>,
    definitions: Vec<PathBuf>,
    name: Option<String>,
    natives: Vec<String>,
    views: Vec<(String, String)>,
    runtime: String,
    literal: bool,
    strict: bool,
    lints: LintLevels,
}

impl Patterns {
    /// Creates a generator for the patterns of a file. Files that it includes are also looked up in its
    /// folder.
    pub fn new(file: impl Into<PathBuf>) -> Self {
        Patterns {
            file: file.into(),
            inline: None,
            includes: Vec::new(),
            definitions: Vec::new(),
            name: None,
            natives: Vec::new(),
            views: Vec::new(),
            runtime: "::legalize::typed".to_owned(),
            literal: false,
            strict: false,
            lints: LintLevels::default(),
        }
    }

    /// Creates a generator for the patterns of a text. Messages use the file name `name`, whose extension is
    /// that of the text's language.
    pub fn from_text(name: impl Into<PathBuf>, text: impl Into<String>) -> Self {
        Patterns { inline: Some(text.into()), ..Self::new(name) }
    }

    /// Embeds the frozen patterns in the text instead of a file beside it.
    #[must_use]
    pub fn in_one_file(mut self) -> Self {
        self.literal = true;
        self
    }

    /// Searches included files in this directory, before the embedded ones.
    #[must_use]
    pub fn include(mut self, dir: impl Into<PathBuf>) -> Self {
        self.includes.push(dir.into());
        self
    }

    /// Adds a `.td` file with definitions that the patterns need and do not include themselves, as RON and
    /// PDL cannot.
    #[must_use]
    pub fn definitions(mut self, file: impl Into<PathBuf>) -> Self {
        self.definitions.push(file.into());
        self
    }

    /// Sets the set's name, instead of the file's.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Declares a native that Rust implements although its C++ text can be evaluated.
    #[must_use]
    pub fn native(mut self, name: impl Into<String>) -> Self {
        self.natives.push(name.into());
        self
    }

    /// Passes attributes of a dialect to natives, and takes them from natives, as the views of its generated
    /// Rust, which is the module `path` (`crate::toy`), instead of any attribute. The views of builtin
    /// attributes are in the runtime: `views("builtin", "legalize::typed")`.
    #[must_use]
    pub fn views(mut self, dialect: impl Into<String>, path: impl Into<String>) -> Self {
        self.views.push((dialect.into(), path.into()));
        self
    }

    /// Sets the path of `legalize_typed` in the generated code; the default is that of the facade.
    #[must_use]
    pub fn runtime(mut self, path: impl Into<String>) -> Self {
        self.runtime = path.into();
        self
    }

    /// Refuses patterns that name an operation, attribute, operand or result which a dialect with known
    /// definitions does not have; otherwise each is a warning of the build.
    #[must_use]
    pub fn strict(mut self) -> Self {
        self.strict = true;
        self
    }

    /// Sets the levels of the warnings about the patterns: which are printed, and which stop the build.
    #[must_use]
    pub fn lints(mut self, levels: LintLevels) -> Self {
        self.lints = levels;
        self
    }

    /// Reads the patterns, checks them as when a set is frozen, and generates the Rust text.
    /// The diagnostics are to be resolved with the sources; warnings may accompany a result.
    pub fn generate(&self, sources: &Arc<SourceMap>) -> Reported<Option<CheckedPatterns>> {
        self.read_and_generate(sources).into()
    }

    fn read_and_generate(
        &self,
        sources: &Arc<SourceMap>,
    ) -> Result<(CheckedPatterns, Diagnostics), Diagnostics> {
        let providers = crate::providers();
        let own = self.file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folders: Vec<PathBuf> = self.includes.iter().cloned().chain(own.map(Path::to_owned)).collect();
        let includes = legalize_session::includes(&folders, &providers);
        let (loaded, mut diagnostics) = match &self.inline {
            Some(text) => {
                let file = sources.add(self.file.to_string_lossy(), text.as_str());
                let extension = self.file.extension().unwrap_or_default().to_string_lossy();
                legalize_session::load_patterns_file(sources, &includes, file, &extension)
            }
            None => legalize_session::load_patterns(sources, &includes, &self.file),
        }
        .into_parts();
        let Some(loaded) = loaded.filter(|_| !diagnostics.has_errors()) else { return Err(diagnostics) };
        let LoadedPatterns { model, origins, unused, modules, .. } = loaded;
        let mut all: Vec<OdsModule> = Vec::new();
        let embedded = legalize_session::includes(&[], &providers);
        for provider in &providers {
            let (modules, found) = provider.modules(sources, &embedded).into_parts();
            all.extend(modules);
            diagnostics.extend(found);
        }
        let read = sources_read(sources);
        all.extend(modules);
        for file in &self.definitions {
            let (module, found) = legalize_session::load_ods(sources, &includes, file).into_parts();
            diagnostics.extend(found);
            all.extend(module);
        }
        if diagnostics.has_errors() {
            return Err(diagnostics);
        }
        let mut ctx = Context::new(sources.clone());
        // Dialects that are defined elsewhere are not an error of the patterns.
        ctx.allow_unregistered_dialects(true);
        diagnostics.extend(legalize_session::register_definitions(&mut ctx, &all, &providers));
        let mut natives = Natives::new();
        natives.set_evaluator(Arc::new(Snippets::new(legalize_ods::classes(&ctx))));
        let needed = native_calls::collect(&self.natives, &self.views, &ctx, &all, &model, &natives);
        for native in &needed {
            if native.is_rewrite {
                natives.add_rewrite(&native.name, |_, _| Ok(Default::default()))
            } else {
                natives.add_constraint(&native.name, |_| Ok(Default::default()))
            };
        }
        let lints = self.lints.clone();
        let options = FreezeOptions::default().with(|options| {
            options.deny_unknown_names = self.strict;
            options.lints = lints;
        });
        let mut set = PatternSet::new();
        let (file, origins) = (Arc::new(model), Arc::new(origins));
        set.add_file(file.clone(), origins, DeclarativeOptions::plain());
        if let Some((file, origins)) = unused {
            set.add_unused(Arc::new(file), Arc::new(origins));
        }
        diagnostics.extend(set.freeze_with(&ctx, &natives, &options).diagnostics);
        if diagnostics.has_errors() {
            return Err(diagnostics);
        }
        let name = match &self.name {
            Some(name) => name.clone(),
            None => self
                .file
                .file_stem()
                .map_or_else(|| "patterns".into(), |stem| stem.to_string_lossy())
                .into_owned(),
        };
        let patterns = freeze_patterns(&file);
        let carried = if self.literal {
            Carried::Literal(patterns.clone())
        } else {
            Carried::File(format!("{name}.patterns"))
        };
        let text = self.write_text(&name, &file, &needed, &carried);
        let patterns = if self.literal { Vec::new() } else { patterns };
        let files = std::iter::once(self.file.clone()).chain(read).chain(self.definitions.clone()).collect();
        Ok((CheckedPatterns { name, text, patterns, files }, diagnostics))
    }

    /// Writes `NAME.rs` and its patterns to `OUT_DIR` and reports the files that were read to cargo. Meant
    /// for build scripts.
    ///
    /// # Panics
    /// If the patterns are wrong, which is printed first, or a file cannot be written: the build stops.
    #[track_caller]
    pub fn write(&self) -> CheckedPatterns {
        self.write_to(out_dir())
    }

    /// Same as [`write`](Patterns::write), for another directory.
    ///
    /// # Panics
    /// Same as [`write`](Patterns::write).
    #[track_caller]
    pub fn write_to(&self, dir: impl AsRef<Path>) -> CheckedPatterns {
        let sources: Arc<SourceMap> = Arc::default();
        match self.read_and_generate(&sources) {
            Ok((checked, warnings)) => {
                announce(&checked.files);
                warn(&sources, &warnings);
                store(&dir.as_ref().join(format!("{}.rs", checked.name)), checked.text.as_bytes());
                store(&dir.as_ref().join(format!("{}.patterns", checked.name)), &checked.patterns);
                checked
            }
            Err(diagnostics) => fail(&sources, &self.file, diagnostics),
        }
    }

    fn write_text(&self, name: &str, file: &PatternFile, needed: &[Needed], carried: &Carried) -> String {
        let mut out = Out::default();
        out.line(format!("// The patterns of `{}`. Generated by legalize-build.", self.file.display()));
        out.line("");
        out.line(format!("use {} as rt;", self.runtime));
        out.gap();
        let names: Vec<String> = (file.patterns.iter().enumerate())
            .map(|(index, pattern)| match &pattern.name {
                Some(name) => format!("`{name}`"),
                None => format!("number {index}"),
            })
            .collect();
        out.docs(&format!("{} patterns: {}.", names.len(), names.join(", ")));
        carried.write(&mut out, "PATTERNS", "rt::FrozenPatterns");
        let implementation = format!("{}Natives", camel(name));
        if !needed.is_empty() {
            self.write_trait(&mut out, &implementation, needed);
        }
        let has_natives = !needed.is_empty();
        out.gap();
        out.docs(if has_natives {
            "Adds the patterns to a set, with their natives: they need no registry, so that they can be added to \
             canonicalization patterns and to those of passes, too."
        } else {
            "Adds the patterns to a set."
        });
        let mut params = vec![
            "ctx: &rt::Context".to_owned(),
            "patterns: &mut rt::PatternSet".to_owned(),
            "options: rt::DeclarativeOptions".to_owned(),
        ];
        if has_natives {
            params.push(format!("natives: impl {implementation}"));
        }
        out.function("pub fn populate", &params, "", |out| {
            out.line("let mut registry = rt::Natives::default();");
            if has_natives {
                out.line("add_natives(&mut registry, natives);");
            }
            out.line("rt::set_evaluator(ctx, &mut registry);");
            out.line("PATTERNS.add_to(ctx, patterns, options.with_natives(registry));");
        });
        if has_natives {
            out.gap();
            out.docs(
                "Registers the natives: those of patterns that a tool reads from files, if its provider calls \
                 this in `Provider::add_natives`.",
            );
            let params = ["registry: &mut rt::Natives".to_owned(), format!("natives: impl {implementation}")];
            out.function("pub fn add_natives", &params, "", |out| {
                out.line("let natives = std::sync::Arc::new(natives);");
                let methods = methods(needed);
                let all = needed.iter().zip(&methods);
                all.for_each(|(native, method)| native.write_registration(out, method));
            });
        }
        out.finish()
    }

    fn write_trait(&self, out: &mut Out, name: &str, needed: &[Needed]) {
        out.gap();
        out.docs(&format!("The natives that the patterns of `{}` call.", self.file.display()));
        out.block(format!("pub trait {name}: Send + Sync + 'static {{"), "}", |out| {
            for (native, method) in needed.iter().zip(methods(needed)) {
                out.gap();
                native.write_declaration(out, &method);
            }
        });
    }
}

/// The files in the source map that exist on disk.
fn sources_read(sources: &SourceMap) -> Vec<PathBuf> {
    (0..)
        .map_while(|index| sources.try_file(FileId::from_index(index)))
        .map(|file| PathBuf::from(file.name()))
        .filter(|path| path.exists())
        .collect()
}
