//! C++ texts of `.td` and `.pdll` files, each once.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::pdll::PdllOptions;
use legalize::pdll::ast::CallableBody;
use legalize::snippet::{ClassMembers, MemberText};
use legalize::source::{FsLoader, Includes, SourceMap};
use legalize::tblgen::{DagValue, Record, RecordKeeper, TblgenOptions, Value};

use super::roles::{Role, role};
use crate::files::{all_below, name_below};

/// A text with what is known of its surroundings.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub role: Role,
    pub text: String,
    /// True if the text consists of statements.
    pub is_body: bool,
    /// C++ types and names that are declared around it.
    pub declared: Vec<(String, String)>,
    /// C++ class of `$_self`, if known.
    pub of: Option<String>,
    /// C++ namespaces that the text may stand in.
    pub namespaces: Arc<[String]>,
    /// Place of the text.
    pub place: String,
    /// `Class.field` of the record that has it.
    pub field: String,
}

/// Members of a class.
#[derive(Clone, Debug)]
pub(super) struct Members {
    /// Full C++ name.
    pub class: String,
    pub members: ClassMembers,
    pub namespaces: Arc<[String]>,
}

/// All texts of a tree of files.
#[derive(Debug, Default)]
pub(super) struct Texts {
    pub texts: Vec<Text>,
    pub members: Vec<Members>,
    /// Number of files that are read.
    pub files: usize,
    /// Files that cannot be read, with the first error.
    pub unread: Vec<(String, String)>,
    known: BTreeSet<(Role, String)>,
}

/// Include folders of a tree.
pub(super) struct Folders<'a> {
    /// The tree.
    pub root: &'a Path,
    /// Include folders of the tree.
    pub own: Vec<PathBuf>,
    /// Upstream's include folder.
    pub upstream: PathBuf,
    /// Files that are not the tree's own: overlays.
    pub foreign: Vec<PathBuf>,
    /// The include search of a session, with embedded files.
    pub session: &'a Includes,
}

impl Texts {
    /// Adds the texts of all files of a tree. Files that no other one includes are read first; what these
    /// include is not read again.
    pub(super) fn add_tree(&mut self, folders: &Folders<'_>) {
        let mut files = all_below(folders.root, "td");
        files.retain(|path| !folders.foreign.contains(path));
        let included = included_names(&files);
        let is_root = |path: &PathBuf| !included.iter().any(|name| path.ends_with(name));
        let (first, rest): (Vec<_>, Vec<_>) = files.into_iter().partition(is_root);
        let mut covered = BTreeSet::new();
        for path in first.into_iter().chain(rest) {
            if !covered.contains(&path) {
                self.add_td(folders, &path, &mut covered);
            }
        }
        // A file that cannot be read by itself may be part of one that can.
        self.unread.retain(|(name, _)| !covered.contains(&folders.root.join(name)));
        self.files += covered.iter().filter(|path| path.starts_with(folders.root)).count();
        for path in all_below(folders.root, "pdll") {
            self.add_pdll(folders, &path);
        }
    }

    fn add_td(&mut self, folders: &Folders<'_>, path: &Path, covered: &mut BTreeSet<PathBuf>) {
        let mut why = String::new();
        // The installed definitions, else the embedded ones, which may be of the revision that the file
        // needs.
        for includes in searches(folders, path) {
            let sources = Arc::new(SourceMap::new());
            let file = match std::fs::read_to_string(path) {
                Ok(text) => sources.add(path.to_string_lossy(), text),
                Err(error) => {
                    why = error.to_string();
                    break;
                }
            };
            let options = TblgenOptions::default().with(|options| {
                options.includes = includes;
                options.survive_assertions = true;
            });
            let (parsed, found) = legalize::tblgen::parse(&sources, file, &options).into_parts();
            match parsed.keeper.filter(|_| !found.has_errors()) {
                Some(keeper) => {
                    covered.insert(path.to_owned());
                    covered.extend(parsed.dependencies);
                    self.add_records(folders, path, &keeper);
                    return;
                }
                None if why.is_empty() => {
                    why = found.iter().next().map(|error| error.message.clone()).unwrap_or_default();
                }
                None => {}
            }
        }
        self.unread.push((name_below(folders.root, path), why));
    }

    fn add_records(&mut self, folders: &Folders<'_>, path: &Path, keeper: &RecordKeeper) {
        let mut namespaces = vec![String::new()];
        for dialect in keeper.defs_of_class_by_name("Dialect") {
            let namespace = string(dialect, "cppNamespace");
            let namespace = namespace.trim_start_matches("::").to_owned();
            // Those of the tree's own dialects first.
            if !namespaces.contains(&namespace) {
                namespaces.insert(1, namespace);
            }
        }
        let namespaces: Arc<[String]> = namespaces.into();
        let place = name_below(folders.root, path);
        for record in keeper.defs() {
            self.add_record(record, &namespaces, &place);
        }
    }

    fn add_record(&mut self, record: Record<'_>, namespaces: &Arc<[String]>, place: &str) {
        let mut has_members = false;
        for field in record.fields() {
            let value = field.value();
            if let Value::Dag(dag) = value {
                self.add_return_types(dag, namespaces, place);
                continue;
            }
            let is_code = matches!(value, Value::Code(_));
            let Some(text) = value.as_str().filter(|text| !text.trim().is_empty()) else { continue };
            let Some(role) = role(record, field.name(), is_code) else { continue };
            // A helper's text is counted where it is put together with others.
            if role == Role::Other && is_part(record, field.name(), text) {
                continue;
            }
            if role == Role::Member {
                has_members = true;
                continue;
            }
            let is_body = matches!(field.name(), "body" | "verify" | "assignToStorage");
            let mut text = Text {
                role,
                text: text.to_owned(),
                is_body,
                declared: Vec::new(),
                of: None,
                namespaces: namespaces.clone(),
                place: format!("{place}, {}", record.name()),
                field: format!("{}.{}", class_name(record), field.name()),
            };
            match role {
                Role::Builder if is_body => text.declared = parameters(record),
                Role::Accessor if record.is_subclass_of("Attr") => {
                    text.of = Some(string(record, "storageType")).filter(|of| !of.is_empty());
                }
                Role::Inference => text.of = Some("::mlir::Type".to_owned()),
                _ => {}
            }
            self.add(text);
        }
        // Predicates that put text around another one.
        if record.is_subclass_of("Concat") {
            let around = format!("{}(inner_predicate){}", string(record, "prefix"), string(record, "suffix"));
            let declared = vec![("auto".to_owned(), "inner_predicate".to_owned())];
            self.add(plain(Role::Predicate, around, declared, namespaces, place, "Concat.prefix"));
        }
        if record.is_subclass_of("SubstLeaves") {
            let text = string(record, "replacement");
            self.add(plain(Role::Predicate, text, Vec::new(), namespaces, place, "SubstLeaves.replacement"));
        }
        if has_members || record.is_subclass_of("Interface") {
            self.add_members(record, namespaces);
        }
    }

    /// Adds the texts of `(returnType "…")` inside of a rule.
    fn add_return_types(&mut self, dag: DagValue<'_>, namespaces: &Arc<[String]>, place: &str) {
        let returns = dag.operator().is_some_and(|operator| operator.name() == "returnType");
        for (arg, _) in dag.args() {
            match arg {
                Value::Dag(inner) => self.add_return_types(inner, namespaces, place),
                other => {
                    if let Some(text) = other.as_str().filter(|_| returns) {
                        let text = text.to_owned();
                        self.add(plain(Role::Rule, text, Vec::new(), namespaces, place, "returnType"));
                    }
                }
            }
        }
    }

    fn add(&mut self, text: Text) {
        let of = text.of.as_deref().unwrap_or_default();
        let key = [of].into_iter().chain(text.text.split_whitespace()).collect::<Vec<_>>().join(" ");
        if self.known.insert((text.role, key)) {
            self.texts.push(text);
        }
    }

    fn add_members(&mut self, record: Record<'_>, namespaces: &Arc<[String]>) {
        let namespace = match string(record, "cppNamespace") {
            empty if empty.is_empty() => record
                .value("dialect")
                .or_else(|| record.value("opDialect"))
                .and_then(Value::as_def)
                .map(|dialect| string(dialect, "cppNamespace"))
                .unwrap_or_default(),
            namespace => namespace,
        };
        let name = ["cppClassName", "cppInterfaceName"]
            .iter()
            .map(|field| string(record, field))
            .find(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| {
            // Records of operations begin with their dialect.
            let of_op = record.name().split_once('_').filter(|_| record.is_subclass_of("Op"));
            of_op.map_or(record.name(), |(_, name)| name).to_owned()
        });
        let joined =
            |fields: &[&str]| fields.iter().map(|field| string(record, field)).collect::<Vec<_>>().join("\n");
        let mut members = ClassMembers {
            declaration: joined(&[
                "extraClassDeclaration",
                "extraSharedClassDeclaration",
                "extraTraitClassDeclaration",
                "extraConcreteClassDeclaration",
            ]),
            definition: joined(&["extraClassDefinition", "extraConcreteClassDefinition"]),
            ..ClassMembers::default()
        };
        if let Some(Value::List(methods)) = record.value("methods") {
            for method in methods.iter().filter_map(Value::as_def) {
                members.methods.push(MemberText {
                    name: string(method, "name"),
                    params: arguments(method, "arguments"),
                    returns: string(method, "returnType"),
                    body: string(method, "defaultBody"),
                    interface_body: string(method, "body"),
                });
            }
        }
        let key = format!("{}\n{}", members.declaration, members.definition);
        let methods: Vec<&str> = members.methods.iter().map(|method| &*method.body).collect();
        if self.known.insert((Role::Member, format!("{key}{}", methods.concat()))) {
            let class = format!("{}::{name}", namespace.trim_start_matches("::"));
            self.members.push(Members {
                class: class.trim_start_matches("::").to_owned(),
                members,
                namespaces: namespaces.clone(),
            });
        }
    }

    fn add_pdll(&mut self, folders: &Folders<'_>, path: &Path) {
        let name = name_below(folders.root, path);
        let mut why = String::new();
        for includes in searches(folders, path) {
            let sources = Arc::new(SourceMap::new());
            let Ok(text) = std::fs::read_to_string(path) else { break };
            let file = sources.add(path.to_string_lossy(), text);
            let options = PdllOptions::default().with(|options| options.includes = includes);
            let (compiled, found) = legalize::pdll::compile(&sources, file, &options).into_parts();
            let Some(compiled) = compiled.filter(|_| !found.has_errors()) else {
                why = found.iter().next().map(|error| error.message.clone()).unwrap_or_default();
                continue;
            };
            self.files += 1;
            for callable in &compiled.ast.callables {
                let CallableBody::Native { code, .. } = &callable.body else { continue };
                // Those of definitions are counted where they stand.
                if callable.imported {
                    continue;
                }
                let class = |ty: &str| match ty.split('<').next().unwrap_or(ty) {
                    "Op" => "::mlir::Operation",
                    "Attr" => "::mlir::Attribute",
                    "Type" => "::mlir::Type",
                    "Value" => "::mlir::Value",
                    "TypeRange" => "::mlir::TypeRange",
                    "ValueRange" => "::mlir::ValueRange",
                    _ => "auto",
                };
                let mut declared = vec![("::mlir::PatternRewriter".to_owned(), "rewriter".to_owned())];
                for input in &callable.inputs {
                    let variable = compiled.ast.variable(*input);
                    declared.push((class(&variable.ty.to_string()).to_owned(), variable.name.clone()));
                }
                self.add(Text {
                    is_body: true,
                    ..plain(Role::Rule, code.clone(), declared, &[String::new()].into(), &name, "pdll")
                });
            }
            return;
        }
        self.unread.push((name, why));
    }
}

/// Returns true if the text of a field is a part of the text of another field of the record.
fn is_part(record: Record<'_>, field: &str, text: &str) -> bool {
    let text = text.trim();
    record.fields().filter(|other| other.name() != field).any(|other| {
        other.value().as_str().is_some_and(|other| other.len() > text.len() && other.contains(text))
    })
}

fn plain(
    role: Role,
    text: String,
    declared: Vec<(String, String)>,
    namespaces: &Arc<[String]>,
    place: &str,
    field: &str,
) -> Text {
    Text {
        role,
        text,
        is_body: false,
        declared,
        of: None,
        namespaces: namespaces.clone(),
        place: place.to_owned(),
        field: field.to_owned(),
    }
}

/// Returns the include searches for a file, the most faithful first.
fn searches(folders: &Folders<'_>, path: &Path) -> [Includes; 2] {
    let beside = path.parent().map(Path::to_owned);
    let dirs: Vec<PathBuf> =
        beside.into_iter().chain(folders.own.iter().cloned()).chain([folders.upstream.clone()]).collect();
    let mut real = Includes::new(Arc::new(FsLoader));
    real.set_dirs(dirs.iter().cloned());
    let mut embedded = folders.session.clone();
    embedded.set_dirs(dirs.into_iter().filter(|dir| *dir != folders.upstream));
    [real, embedded]
}

/// Returns the paths that files include.
fn included_names(files: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut names = BTreeSet::new();
    for path in files {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        for line in text.lines() {
            let Some(rest) = line.trim_start().strip_prefix("include") else { continue };
            if let Some((name, _)) = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'))
            {
                names.insert(PathBuf::from(name));
            }
        }
    }
    names
}

fn string(record: Record<'_>, field: &str) -> String {
    record.value(field).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Returns the class that a record is created from.
fn class_name(record: Record<'_>) -> String {
    record.direct_superclasses().next().map_or_else(String::new, |class| class.name().to_owned())
}

/// Returns the C++ types and names of the parameters of a builder, with those that each has.
fn parameters(builder: Record<'_>) -> Vec<(String, String)> {
    let own = if builder.is_subclass_of("OpBuilder") {
        [("::mlir::OpBuilder", "odsBuilder"), ("::mlir::OperationState", "odsState")]
    } else {
        [("::mlir::MLIRContext", "context"), ("auto", "inferred_context")]
    };
    let own = own.into_iter().map(|(ty, name)| (ty.to_owned(), name.to_owned()));
    own.chain(arguments(builder, "dagParams")).collect()
}

/// Returns the C++ types and names of the arguments in a dag.
fn arguments(record: Record<'_>, field: &str) -> Vec<(String, String)> {
    let Some(dag) = record.value(field).and_then(Value::as_dag) else { return Vec::new() };
    dag.args()
        .filter_map(|(value, name)| {
            let ty = match value {
                Value::Def(def) => string(def, "type"),
                other => other.as_str()?.to_owned(),
            };
            Some((bare(&ty), name?.to_owned()))
        })
        .collect()
}

/// Returns a type without `const` and references.
fn bare(ty: &str) -> String {
    let ty = ty.trim();
    ty.strip_prefix("const ").unwrap_or(ty).trim_end_matches('&').trim().to_owned()
}
