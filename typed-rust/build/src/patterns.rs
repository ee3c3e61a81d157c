//! Generation of a checked pattern set that a program carries from a pattern file, and of a trait for its
//! natives.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_conversion::{
    ArrangedArg, ArrangedCall, DeclarativeOptions, FreezeOptions, NativeValue, Natives, PatternSet,
    expression_native,
};
use legalize_evaluation::Snippets;
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_pattern_model::{
    Action, Arg, Constraint, Kind, Match, Native, NativeResult, PatternFile, Predicate,
};
use legalize_session::LoadedPatterns;
use legalize_source::{Diagnostics, FileId, LintLevels, Reported, SourceMap};
use legalize_typed::freeze_patterns;

use crate::dialect::{announce, fail, out_dir, store, warn};
use crate::module::Carried;
use crate::names::{Names, camel, snake};
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
    runtime: String,
    literal: bool,
    strict: bool,
    lints: LintLevels,
}

impl Patterns {
    /// Creates a generator for the patterns of a file.
    pub fn new(file: impl Into<PathBuf>) -> Self {
        Patterns {
            file: file.into(),
            inline: None,
            includes: Vec::new(),
            definitions: Vec::new(),
            name: None,
            natives: Vec::new(),
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
        let includes = legalize_session::includes(&self.includes, &providers);
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
        let needed = self.needed(&ctx, &model, &natives);
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

    /// The natives that Rust must implement, by name.
    fn needed(&self, ctx: &Context, model: &PatternFile, natives: &Natives) -> Vec<Needed> {
        let mut calls: BTreeMap<(String, bool), Needed> = BTreeMap::new();
        let declared = |name: &str| model.natives.iter().find(|native| native.name == name);
        for pattern in &model.patterns {
            let kinds = pattern.kinds();
            let mut call = |name: &str,
                            native: Option<&Native>,
                            is_rewrite: bool,
                            args: &[Arg],
                            results: &[NativeResult]| {
                let known = if is_rewrite {
                    natives.has_rewrite(ctx, name, native)
                } else {
                    natives.has_constraint(ctx, name, native)
                };
                let arrangement = native.and_then(ArrangedCall::of);
                let name = native.and_then(|native| native.function.as_deref()).unwrap_or(name);
                if known && !self.is_wanted(name, arrangement.as_ref()) {
                    return;
                }
                let declared = |index: usize| native.and_then(|native| native.params.get(index)?.kind);
                let given: Vec<Taken> = args
                    .iter()
                    .enumerate()
                    .map(|(index, arg)| match arg {
                        Arg::Ref(symbol) => {
                            declared(index).or(kinds.get(symbol).copied()).map_or(Taken::Any, Taken::Kind)
                        }
                        Arg::Text(_) => Taken::Text,
                    })
                    .collect();
                let names = |index: usize| -> String {
                    let param = native.and_then(|native| native.params.get(index));
                    param.map(|param| param.name.clone()).unwrap_or_default()
                };
                let (args, names) = match &arrangement {
                    Some(arrangement) => in_order(arrangement, &given, &names),
                    None => (given.clone(), (0..given.len()).map(names).collect()),
                };
                let mut results: Vec<Kind> = results.iter().map(|result| result.kind).collect();
                if let Some(native) = native.filter(|native| !native.results.is_empty()) {
                    results.clone_from(&native.results);
                }
                let text = native.and_then(|native| native.body.as_ref()).map(|body| body.text.clone());
                let entry = calls.entry((name.to_owned(), is_rewrite)).or_insert_with(|| Needed {
                    name: name.to_owned(),
                    is_rewrite,
                    text,
                    names,
                    args: Some(args.clone()),
                    results: Some(results.clone()),
                });
                entry.meet(&args, &results);
            };
            for statement in &pattern.matches {
                match statement {
                    Match::Constraint(Constraint::Native { name, args, results, .. }) => {
                        call(name, declared(name), false, args, results);
                    }
                    // A predicate is resolved by the function that it calls, or by its exact text.
                    Match::Constraint(Constraint::Predicate { tree, subject, args, .. }) => {
                        let Predicate::Leaf(text) = tree else { continue };
                        if !natives.has_predicate(ctx, tree) {
                            let args: Vec<Arg> = std::iter::once(Arg::Ref(subject.clone()))
                                .chain(args.iter().cloned())
                                .collect();
                            let native = expression_native(text);
                            match ArrangedCall::of(&native) {
                                Some(arrangement) => {
                                    let name = arrangement.callee.trim_start_matches("::").to_owned();
                                    call(&name, Some(&native), false, &args, &[]);
                                }
                                None => call(text.text.trim(), None, false, &args, &[]),
                            }
                        }
                    }
                    _ => {}
                }
            }
            for action in &pattern.rewrite {
                if let Action::Native { name, args, results, .. } = action {
                    call(name, declared(name), true, args, results);
                }
            }
        }
        calls.into_values().collect()
    }

    /// True if Rust implements a native although its text can be evaluated.
    fn is_wanted(&self, name: &str, arrangement: Option<&ArrangedCall>) -> bool {
        let callee = arrangement.map(|arrangement| arrangement.callee.trim_start_matches("::"));
        self.natives.iter().map(|wanted| wanted.trim_start_matches("::")).any(|wanted| {
            wanted == name
                || callee.is_some_and(|callee| {
                    callee == wanted || callee.strip_suffix(wanted).is_some_and(|head| head.ends_with("::"))
                })
        })
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
        out.gap();
        out.docs(
            "Adds the patterns to a set, and their natives to the registry that the set is frozen with.",
        );
        let mut params = vec![
            "ctx: &rt::Context".to_owned(),
            "patterns: &mut rt::PatternSet".to_owned(),
            "registry: &mut rt::Natives".to_owned(),
            "options: rt::DeclarativeOptions".to_owned(),
        ];
        if !needed.is_empty() {
            params.push(format!("natives: impl {implementation}"));
        }
        out.function("pub fn populate", &params, "", |out| {
            out.line("PATTERNS.add_to(ctx, patterns, options);");
            out.line("rt::set_evaluator(ctx, registry);");
            if !needed.is_empty() {
                out.line("let natives = std::sync::Arc::new(natives);");
                let methods = methods(needed);
                needed
                    .iter()
                    .zip(&methods)
                    .for_each(|(native, method)| native.write_registration(out, method));
            }
        });
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

/// A native that Rust must implement, with the parts that all calls of it have in common.
#[derive(Clone, Debug)]
struct Needed {
    name: String,
    is_rewrite: bool,
    text: Option<String>,
    names: Vec<String>,
    /// Kinds of the arguments; `None` if calls differ in their number.
    args: Option<Vec<Taken>>,
    results: Option<Vec<Kind>>,
}

/// Type of a parameter of a native's function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taken {
    Kind(Kind),
    Text,
    Bool,
    Int,
    Float,
    /// Unknown, or different between calls.
    Any,
}

impl Taken {
    /// The type of a literal.
    fn literal(value: &NativeValue) -> Self {
        match value {
            NativeValue::Text(_) => Taken::Text,
            NativeValue::Bool(_) => Taken::Bool,
            NativeValue::Int(value) if i64::try_from(*value).is_ok() => Taken::Int,
            NativeValue::Float(_) => Taken::Float,
            _ => Taken::Any,
        }
    }
}

/// The arguments of a native, and their names, in the order of its text.
fn in_order(
    arrangement: &ArrangedCall,
    given: &[Taken],
    name: &dyn Fn(usize) -> String,
) -> (Vec<Taken>, Vec<String>) {
    let mut order = Vec::new();
    for arg in &arrangement.args {
        let own = |index: usize| (given.get(index).copied().unwrap_or(Taken::Any), name(index));
        match arg {
            ArrangedArg::Arg(index) => order.push(own(*index)),
            ArrangedArg::From(first) => order.extend((*first..given.len()).map(own)),
            ArrangedArg::Root => order.push((Taken::Kind(Kind::Operation), "root".to_owned())),
            ArrangedArg::Literal(value) => order.push((Taken::literal(value), String::new())),
            _ => order.push((Taken::Any, String::new())),
        }
    }
    order.into_iter().unzip()
}

/// The names of the methods.
fn methods(needed: &[Needed]) -> Vec<String> {
    let mut names = Names::default();
    needed.iter().map(|native| names.take(&snake(native.called()))).collect()
}

impl Needed {
    /// Merges another call.
    fn meet(&mut self, args: &[Taken], results: &[Kind]) {
        match &mut self.args {
            Some(known) if known.len() == args.len() => {
                for (known, kind) in known.iter_mut().zip(args) {
                    if known != kind {
                        *known = Taken::Any;
                    }
                }
            }
            other => *other = None,
        }
        if self.results.as_deref() != Some(results) {
            self.results = None;
        }
    }

    /// The name; for a predicate, which does not have one, the first function that it calls.
    fn called(&self) -> &str {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let heads = self.name.split('(').map(|head| head.trim_end_matches(|c| !is_word(c)));
        let mut words = heads.map(|head| head.rsplit(|c| !is_word(c)).next().unwrap_or(head));
        match words.find(|word| !word.is_empty()) {
            Some(word) if self.name.contains('(') => word,
            _ => &self.name,
        }
    }

    /// Names and types of the arguments; nothing if they are passed as they are.
    fn params(&self) -> Option<Vec<(String, &'static str)>> {
        let mut names = Names::with(&["self", "call", "rewriter", "natives"]);
        let count = self.args.as_ref()?.len();
        let name = |index: usize| match self.names.get(index).map(String::as_str) {
            Some("") | None if count == 1 => "value".to_owned(),
            Some("") | None => format!("value{index}"),
            Some(name) => snake(name.trim_start_matches(['$', '_'])),
        };
        let args = self.args.as_ref()?.iter().enumerate();
        Some(args.map(|(index, kind)| (names.take(&name(index)), argument(*kind))).collect())
    }

    fn result(&self) -> String {
        match self.results.as_deref() {
            None => "rt::NativeValues".to_owned(),
            Some([]) => "()".to_owned(),
            Some([one]) => result(*one).to_owned(),
            Some(several) => {
                format!("({})", several.iter().map(|kind| result(*kind)).collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn write_declaration(&self, out: &mut Out, method: &str) {
        let what = if self.is_rewrite { "Rewrite" } else { "Constraint" };
        out.docs(&match &self.text {
            Some(text) => format!("{what} `{}`:\n```cpp\n{}\n```", self.name, text.trim()),
            None => format!("{what} `{}`.", self.name),
        });
        let mut params = vec!["&self".to_owned()];
        if self.is_rewrite {
            params.extend([
                "rewriter: &mut dyn rt::Rewriter<'_>".to_owned(),
                "call: &rt::RewriteCall<'_>".to_owned(),
            ]);
        } else {
            params.push("call: &rt::ConstraintCall<'_>".to_owned());
        }
        // If the kinds are unknown, the arguments are read from the call.
        params.extend(self.params().unwrap_or_default().iter().map(|(name, ty)| format!("{name}: {ty}")));
        out.declaration(
            &format!("fn {method}"),
            &params,
            &format!("Result<{}, rt::MatchFailure>", self.result()),
        );
    }

    fn write_registration(&self, out: &mut Out, method: &str) {
        let (add, closure, given) = if self.is_rewrite {
            ("add_rewrite", "|rewriter, call|", vec!["rewriter", "call"])
        } else {
            ("add_constraint", "|call|", vec!["call"])
        };
        let mut args: Vec<String> = given.into_iter().map(str::to_owned).collect();
        out.line("let own = natives.clone();");
        out.block(format!("registry.{add}({:?}, move {closure} {{", self.name), "});", |out| {
            for (index, (name, ty)) in self.params().unwrap_or_default().iter().enumerate() {
                out.call(
                    &format!("let {name}: {ty} = rt::native_argument"),
                    &["call.args".to_owned(), index.to_string()],
                    "?;",
                );
                args.push(name.clone());
            }
            out.call(&format!("let answer = own.{method}"), &args, "?;");
            out.line(match self.results.as_deref() {
                None => "Ok(answer)",
                Some([_]) => "Ok(rt::Answer::into_values((answer,)))",
                Some(_) => "Ok(rt::Answer::into_values(answer))",
            });
        });
    }
}

/// The Rust type of an argument.
fn argument(taken: Taken) -> &'static str {
    match taken {
        Taken::Kind(Kind::Operation) => "rt::OpId",
        Taken::Kind(Kind::Value) => "rt::ValueId",
        Taken::Kind(Kind::ValueRange) => "&[rt::ValueId]",
        Taken::Kind(Kind::Type) => "rt::Type",
        Taken::Kind(Kind::TypeRange) => "&[rt::Type]",
        Taken::Kind(Kind::Attribute) => "rt::Attribute",
        Taken::Kind(Kind::Block) => "rt::BlockId",
        Taken::Kind(Kind::Region) => "rt::RegionId",
        Taken::Text => "&str",
        Taken::Bool => "bool",
        Taken::Int => "i64",
        Taken::Float => "f64",
        Taken::Any => "&rt::NativeValue",
    }
}

/// The Rust type of a result.
fn result(kind: Kind) -> &'static str {
    match kind {
        Kind::ValueRange => "rt::Values",
        Kind::TypeRange => "rt::SmallVec<[rt::Type; 4]>",
        single => argument(Taken::Kind(single)),
    }
}
