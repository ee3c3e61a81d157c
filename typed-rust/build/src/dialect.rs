//! Generation of the Rust file of one dialect from a `.td` file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_ir::Context;
use legalize_ods::{OdsModule, freeze, load, missing_hooks};
use legalize_source::{Diagnostic, Diagnostics, Includes, Reported, Severity, SourceMap};
use legalize_tblgen::TblgenOptions;

use crate::hooks::collect;
use crate::module::{Carried, Extern, Scope, write};

/// Rust generated from a dialect.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Generated {
    /// The dialect's name.
    pub dialect: String,
    /// The Rust text.
    pub text: String,
    /// The frozen definitions that the text refers to; empty if they are embedded in the text or omitted.
    pub definitions: Vec<u8>,
    /// The files that were read, the main file first.
    pub files: Vec<PathBuf>,
    /// The operations and the accessors of their parts.
    pub ops: Vec<GeneratedOp>,
}

/// The generated view of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GeneratedOp {
    /// The operation's full name.
    pub name: String,
    /// The Rust type.
    pub view: String,
    /// The methods that read its parts.
    pub accessors: Vec<Accessor>,
}

/// A method that reads a part of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Accessor {
    /// The part that it reads.
    pub part: Part,
    /// The method's name.
    pub method: String,
    /// The Rust type of the value, without a wrapping `Option`.
    pub value: String,
    /// True if it returns an `Option` of that type; set for attributes only.
    pub optional: bool,
}

/// A part of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The operand of that number in the definition.
    Operand(usize),
    /// The result of that number in the definition.
    Result(usize),
    /// The attribute or property of that name.
    Attribute(String),
    /// The region of that number in the definition.
    Region(usize),
    /// The successor of that number in the definition.
    Successor(usize),
}

/// Generator of the Rust code for a dialect's `.td` file.
#[derive(Clone, Debug)]
pub struct Dialect {
    file: PathBuf,
    more: Vec<PathBuf>,
    includes: Vec<PathBuf>,
    name: Option<String>,
    runtime: String,
    others: Vec<(String, String)>,
    literal: bool,
    views: bool,
}

impl Dialect {
    /// Creates a generator for the dialect that a `.td` file defines.
    pub fn new(file: impl Into<PathBuf>) -> Self {
        Dialect {
            file: file.into(),
            more: Vec::new(),
            includes: Vec::new(),
            name: None,
            runtime: "::legalize::typed".to_owned(),
            others: Vec::new(),
            literal: false,
            views: false,
        }
    }

    /// Adds a file with definitions of the dialect, which is read by itself.
    #[must_use]
    pub fn file(mut self, file: impl Into<PathBuf>) -> Self {
        self.more.push(file.into());
        self
    }

    /// Searches included files in this directory, before the embedded ones.
    #[must_use]
    pub fn include(mut self, dir: impl Into<PathBuf>) -> Self {
        self.includes.push(dir.into());
        self
    }

    /// Selects the dialect by name, if the file and its includes define several.
    #[must_use]
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Sets the path of `legalize_typed` in the generated code; the default is that of the facade.
    #[must_use]
    pub fn runtime(mut self, path: impl Into<String>) -> Self {
        self.runtime = path.into();
        self
    }

    /// Uses the enums of a C++ namespace (`::mlir::arith`) from that Rust module instead of generating them
    /// again.
    #[must_use]
    pub fn enums_from(mut self, namespace: impl Into<String>, path: impl Into<String>) -> Self {
        let namespace = namespace.into();
        self.others.push((format!("::{}", namespace.trim_start_matches("::")), path.into()));
        self
    }

    /// Embeds the frozen definitions in the text instead of a file beside it.
    #[must_use]
    pub fn in_one_file(mut self) -> Self {
        self.literal = true;
        self
    }

    /// Omits the definitions and `register`, for a dialect that is registered in the context anyway.
    #[must_use]
    pub fn views_only(mut self) -> Self {
        self.views = true;
        self
    }

    /// Reads the definitions and generates the Rust text.
    ///
    /// # Errors
    /// If there are errors in the definitions; the diagnostics are to be resolved with the sources.
    pub fn generate(&self, sources: &Arc<SourceMap>) -> Reported<Option<Generated>> {
        self.read_and_generate(sources).into()
    }

    fn read_and_generate(&self, sources: &Arc<SourceMap>) -> Result<(Generated, Diagnostics), Diagnostics> {
        let includes = legalize_session::includes(&self.includes, &crate::providers());
        let (mut module, mut files, mut diagnostics) = read(sources, &includes, &self.file)?;
        for file in &self.more {
            let (other, read, found) = read(sources, &includes, file)?;
            merge(&mut module, other);
            files.extend(read);
            diagnostics.extend(found);
        }
        let others: Extern = self.others.iter().cloned().collect();
        let def = self.choose(&module)?;
        let scope = Scope::new(&module, def, &others);
        let dialect = scope.dialect.name.clone();
        let (carried, definitions) = match (self.views, self.literal) {
            (true, _) => (None, Vec::new()),
            (_, true) => (Some(Carried::Literal(freeze(&scope.carried()))), Vec::new()),
            _ => (Some(Carried::File(format!("{dialect}.ods"))), freeze(&scope.carried())),
        };
        let is_evaluated = !self.views || !scope.interfaces.is_empty();
        let unhooked = is_evaluated.then(|| without_hooks(sources, &module));
        let hooks = match &unhooked {
            Some(ctx) if !self.views => {
                collect(&scope, ctx, &missing_hooks(ctx, std::slice::from_ref(&module)))
            }
            _ => Vec::new(),
        };
        let text = write(&scope, &self.runtime, carried.as_ref(), unhooked.as_ref(), &hooks);
        let ops = scope.ops.iter().map(|(def, names)| crate::ops::describe(&scope, def, names)).collect();
        let providers = crate::providers();
        let mut ctx = Context::new(sources.clone());
        diagnostics.extend(legalize_session::register_definitions(
            &mut ctx,
            std::slice::from_ref(&module),
            &providers,
        ));
        if diagnostics.has_errors() {
            return Err(diagnostics);
        }
        Ok((Generated { text, definitions, files, ops, dialect }, diagnostics))
    }

    fn choose(&self, module: &OdsModule) -> Result<Arc<legalize_ods::DialectDef>, Diagnostics> {
        let used = |name: &str| {
            module.ops.iter().any(|op| op.dialect.name == name)
                || module
                    .types
                    .iter()
                    .chain(&module.attrs)
                    .any(|def| def.dialect.name == name && name != "builtin")
        };
        let names: Vec<&str> = module.dialects.iter().map(|def| def.name.as_str()).collect();
        let found = match &self.name {
            Some(name) => module.dialect(name).into_iter().collect::<Vec<_>>(),
            None => module.dialects.iter().filter(|def| used(&def.name)).collect(),
        };
        match found.as_slice() {
            [one] => Ok((*one).clone()),
            [] => Err(Diagnostic::error(
                "build::dialect",
                match &self.name {
                    Some(name) => format!("'{}' defines no dialect '{name}'", self.file.display()),
                    None => format!("'{}' defines no dialect", self.file.display()),
                },
            )
            .with_help(format!(
                "use a dialect that the file defines: {}",
                if names.is_empty() { "none".to_owned() } else { names.join(", ") }
            ))
            .into()),
            several => Err(Diagnostic::error(
                "build::dialect",
                format!("'{}' defines operations of several dialects", self.file.display()),
            )
            .with_help(format!(
                "choose one with `dialect`: {}",
                several.iter().map(|def| def.name.as_str()).collect::<Vec<_>>().join(", ")
            ))
            .into()),
        }
    }

    /// Writes `DIALECT.rs` and its definitions to `OUT_DIR` and reports the files that were read to cargo.
    /// Meant for build scripts.
    ///
    /// # Panics
    /// If the definitions are wrong, which is printed first, or a file cannot be written: the build stops.
    #[track_caller]
    pub fn write(&self) -> Generated {
        self.write_to(out_dir())
    }

    /// Same as [`write`](Dialect::write), for another directory.
    ///
    /// # Panics
    /// Same as [`write`](Dialect::write).
    #[track_caller]
    pub fn write_to(&self, dir: impl AsRef<Path>) -> Generated {
        let sources: Arc<SourceMap> = Arc::default();
        match self.read_and_generate(&sources) {
            Ok((generated, warnings)) => {
                announce(&generated.files);
                warn(&sources, &warnings);
                let dir = dir.as_ref();
                store(&dir.join(format!("{}.rs", generated.dialect)), generated.text.as_bytes());
                if !generated.definitions.is_empty() {
                    store(&dir.join(format!("{}.ods", generated.dialect)), &generated.definitions);
                }
                generated
            }
            Err(diagnostics) => fail(&sources, &self.file, diagnostics),
        }
    }
}

/// A context that knows the definitions, and where none of the hooks that they declare is attached.
fn without_hooks(sources: &Arc<SourceMap>, module: &OdsModule) -> Context {
    let mut ctx = Context::new(sources.clone());
    let modules = std::slice::from_ref(module);
    let classes = legalize_ods::classes(&ctx);
    for provider in crate::providers() {
        provider.add_classes(&ctx, &classes);
    }
    // Errors are reported where the definitions are registered with the providers.
    let _ = legalize_ods::register_definitions(&mut ctx, modules, &classes);
    ctx
}

/// Reads a `.td` file with all of its includes.
fn read(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    path: &Path,
) -> Result<(OdsModule, Vec<PathBuf>, Diagnostics), Diagnostics> {
    // The path may also be the name of an embedded file.
    let embedded = if path.exists() {
        None
    } else {
        path.to_str().and_then(|name| includes.find(name, sources.limits()).ok().flatten())
    };
    let file = match embedded {
        Some(found) => sources.add(found.path.to_string_lossy(), found.text),
        None => legalize_session::read_file(sources, includes, path).map_err(Diagnostics::from)?,
    };
    let options = TblgenOptions::default().with(|options| options.includes = includes.clone());
    let parsed = legalize_tblgen::parse(sources, file, &options);
    let mut diagnostics = parsed.diagnostics;
    let Some(keeper) = parsed.value.keeper.filter(|_| !diagnostics.has_errors()) else {
        return Err(diagnostics);
    };
    let (module, found) = load(&keeper).into_parts();
    // Freeing the records would only cost time.
    std::mem::forget(keeper);
    diagnostics.extend(found);
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    let mut files = vec![path.to_owned()];
    files.extend(parsed.value.dependencies);
    Ok((module, files, diagnostics))
}

/// Adds to a module the definitions that only another one has.
fn merge(module: &mut OdsModule, other: OdsModule) {
    fn add<T>(to: &mut Vec<Arc<T>>, from: Vec<Arc<T>>, name: impl Fn(&T) -> &str) {
        for def in from {
            if !to.iter().any(|known| name(known) == name(&def)) {
                to.push(def);
            }
        }
    }
    add(&mut module.dialects, other.dialects, |def| &def.name);
    add(&mut module.ops, other.ops, |def| &def.record);
    add(&mut module.types, other.types, |def| &def.record);
    add(&mut module.attrs, other.attrs, |def| &def.record);
    add(&mut module.enums, other.enums, |def| &def.record);
    add(&mut module.interfaces, other.interfaces, |def| &def.record);
}

/// Directory for the files of a build script.
#[track_caller]
pub(crate) fn out_dir() -> PathBuf {
    match std::env::var_os("OUT_DIR") {
        Some(dir) => dir.into(),
        None => panic!("OUT_DIR is not set: this is for build scripts; elsewhere name the directory"),
    }
}

/// Reports warnings to cargo.
pub(crate) fn warn(sources: &SourceMap, diagnostics: &Diagnostics) {
    for warning in diagnostics.iter().filter(|found| found.severity == Severity::Warning) {
        println!("cargo::warning={}", warning.clone().resolved(sources).one_line());
    }
}

/// Reports the files that the output depends on to cargo.
pub(crate) fn announce(files: &[PathBuf]) {
    for file in files.iter().filter(|file| file.exists()) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
}

/// Writes a file, unless it already has these contents.
#[track_caller]
pub(crate) fn store(path: &Path, bytes: &[u8]) {
    if std::fs::read(path).is_ok_and(|old| old == bytes) {
        return;
    }
    if let Err(error) = std::fs::write(path, bytes) {
        panic!("cannot write '{}': {error}", path.display());
    }
}

/// Prints errors, for users and for cargo, and stops the build.
#[track_caller]
pub(crate) fn fail(sources: &SourceMap, file: &Path, diagnostics: Diagnostics) -> ! {
    announce(&[file.to_owned()]);
    let lines: Vec<String> = (diagnostics.iter())
        .filter(|diagnostic| diagnostic.severity == Severity::Error)
        .map(|diagnostic| diagnostic.clone().resolved(sources).one_line())
        .collect();
    legalize_source::report(sources, diagnostics);
    for line in &lines {
        println!("cargo::error={}", line.replace('\n', " "));
    }
    std::process::exit(1)
}
