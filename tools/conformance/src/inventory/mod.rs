//! Inventory of the C++ in `.td` and `.pdll` files: each name that a text uses, how often, and whether the
//! snippet evaluator knows it.
//!
//! Invariant: the evaluator itself decides (it parses the text, and is asked for each name), and no text is
//! skipped: of one that it cannot parse, each name counts as not evaluated. Texts are counted once, however
//! many records repeat them, those of the installed definitions before those of checkouts. The committed
//! table holds names and counts alone.

mod roles;
mod scan;
mod table;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::passes::Timing;
use legalize::session::project::Project;
use legalize::session::{Session, SessionOptions};
use legalize::snippet::{
    Classes, Given, MethodUses, NameUse, Placeholder, SnippetError, UseKind, UsesIn, parse_body_in, parse_in,
};
use legalize::source::SourceMap;

use crate::files::all_below;
use crate::official::revision;
use crate::projects::{project, upstream_project};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};
use roles::Role;
use table::{Column, Occurrence, Table};
use texts::{Folders, Text, Texts};

/// The committed table.
const FILE: &str = "tools/conformance/snippet-inventory.tsv";

/// Share of the occurrences that are evaluated, in hundredths of a percent, at least: of the installed
/// definitions, of all, and of all with what the overlays of projects supply.
const SHARES: [usize; 3] = [9_850, 9_500, 9_700];

/// Members that inference calls.
const INFERENCE: [&str; 2] = ["inferReturnTypes", "inferReturnTypeComponents"];

/// Number of names and of reasons that are printed.
const SHOWN: usize = 40;

/// Runs the suite on the installed definitions and on checkouts.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, checkouts: &[PathBuf]) {
    let mut inventory = Inventory::default();
    inventory.called.extend(INFERENCE.map(str::to_owned));
    let installed = tools.include().join("mlir");
    if let Err(error) = upstream_project(tools)
        .and_then(|project| inventory.add(report, tools, "installed definitions", &installed, project))
    {
        report.check("installed definitions", false, || error);
    }
    // A member that only texts of projects call counts with these.
    inventory.add_reached_members();
    inventory.column = Column::Projects;
    for checkout in checkouts {
        let name = checkout.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let title = format!("{name} at {}", revision(checkout));
        let added = project(tools, checkout)
            .and_then(|project| inventory.add(report, tools, &title, checkout, project));
        if let Err(error) = added {
            report.check(&title, false, || error);
        }
    }
    inventory.add_reached_members();
    inventory.print(report, tools);
    inventory.compare(report, !checkouts.is_empty());
}

/// The counts, and the texts that are not counted yet.
#[derive(Default)]
struct Inventory {
    texts: Texts,
    column: Column,
    table: Table,
    /// Number of texts and of occurrences, by role.
    roles: BTreeMap<Role, (usize, usize)>,
    /// Texts that cannot be parsed, by reason: their number, and one's place.
    unparsed: BTreeMap<String, (usize, String)>,
    /// Methods of classes that no text reaches so far.
    methods: Vec<Method>,
    /// Names that counted texts call.
    called: BTreeSet<String>,
    /// The first place of each name that is not evaluated.
    places: BTreeMap<String, String>,
    /// Fields with code whose role is unknown: number of texts.
    unknown_fields: BTreeMap<String, usize>,
}

impl Inventory {
    /// Adds a tree of files, with the definitions of its project.
    fn add(
        &mut self,
        report: &mut SuiteReport,
        tools: &Tools,
        title: &str,
        folder: &Path,
        project: Project,
    ) -> Result<(), String> {
        let session = session(&project, false)?;
        let folders = Folders {
            root: folder,
            own: project.include_dirs.clone(),
            foreign: project.overlays.iter().map(|file| file.path.clone()).collect(),
            upstream: tools.include(),
            session: session.includes(),
        };
        let (files, unread) = (self.texts.files, self.texts.unread.len());
        self.texts.add_tree(&folders);
        let texts = std::mem::take(&mut self.texts.texts);
        let members = std::mem::take(&mut self.texts.members);
        report.note(format!(
            "  {title}: {} files read, {} texts, {} classes with members",
            self.texts.files - files,
            texts.len(),
            members.len()
        ));
        for (name, why) in &self.texts.unread[unread..] {
            report.note(format!("    not read: {name}: {why}"));
        }
        let plain = Asked { session: &session, classes: legalize::ods::classes(session.ctx()) };
        let overlaid = if project.overlays.is_empty() { None } else { Some(self::session(&project, true)?) };
        let overlaid = overlaid
            .as_ref()
            .map(|session| Asked { session, classes: legalize::ods::classes(session.ctx()) });
        for text in &texts {
            let supplied = overlaid.as_ref().and_then(|asked| asked.uses(text).ok());
            self.add_text(text, &plain, supplied);
        }
        for members in &members {
            let supplied = overlaid.as_ref().map(|asked| asked.methods(members)).unwrap_or_default();
            let mut supplied = supplied.into_iter();
            for method in plain.methods(members) {
                let supplied = supplied.next().and_then(|method| method.uses.ok());
                self.methods.push(Method { method, supplied, class: members.class.clone() });
            }
        }
        Ok(())
    }

    fn add_text(&mut self, text: &Text, asked: &Asked<'_>, supplied: Option<Vec<NameUse>>) {
        let uses = match asked.uses(text) {
            Ok(uses) => occurrences(uses, supplied),
            Err(error) => {
                self.unparsed(&error, &text.place, text.role);
                occurrences(scan::uses(&text.text), None)
            }
        };
        if text.role == Role::Other {
            *self.unknown_fields.entry(text.field.clone()).or_default() += 1;
        }
        self.count(text.role, uses, &text.place);
    }

    fn unparsed(&mut self, error: &SnippetError, place: &str, role: Role) {
        if role.is_counted() || role == Role::Member {
            let entry = self.unparsed.entry(error.message.clone()).or_insert((0, place.to_owned()));
            entry.0 += 1;
        }
    }

    /// Counts the names of a text.
    fn count(&mut self, role: Role, uses: Vec<Occurrence>, place: &str) {
        let entry = self.roles.entry(role).or_default();
        *entry = (entry.0 + 1, entry.1 + uses.len());
        if role.is_counted() {
            self.count_uses(uses, place);
        }
    }

    fn count_uses(&mut self, uses: Vec<Occurrence>, place: &str) {
        for one in uses {
            let name = &one.name.name;
            if !one.name.evaluated && !self.places.contains_key(name) {
                self.places.insert(name.clone(), place.to_owned());
            }
            let last = name.rsplit(['.', ':']).next().unwrap_or_default();
            if matches!(one.name.kind, UseKind::Method | UseKind::Function | UseKind::Static) {
                self.called.insert(last.to_owned());
            }
            self.table.add(self.column, one);
        }
    }

    /// Counts the methods of classes that counted texts call, and those that these call; the others apart.
    fn add_reached_members(&mut self) {
        loop {
            let methods = std::mem::take(&mut self.methods);
            let (reached, rest): (Vec<_>, Vec<_>) =
                methods.into_iter().partition(|found| self.called.contains(&found.method.name));
            self.methods = rest;
            if reached.is_empty() {
                break;
            }
            for Method { method, supplied, class } in reached {
                let place = format!("{class}::{}", method.name);
                let uses = match method.uses {
                    Ok(uses) => occurrences(uses, supplied),
                    Err(error) => {
                        self.unparsed(&error, &place, Role::Member);
                        occurrences(scan::uses(&method.body), None)
                    }
                };
                let entry = self.roles.entry(Role::Member).or_default();
                *entry = (entry.0 + 1, entry.1 + uses.len());
                self.count_uses(uses, &place);
            }
        }
    }

    fn print(&self, report: &mut SuiteReport, tools: &Tools) {
        for role in Role::ALL {
            let Some((texts, occurrences)) = self.roles.get(&role) else { continue };
            let apart = match role {
                Role::Member => ", of members that these call",
                role if role.is_counted() => "",
                _ => ", apart",
            };
            report.note(format!("  {}: {occurrences} occurrences in {texts} texts{apart}", role.words()));
        }
        let unreached: usize =
            self.methods.iter().map(|found| found.method.uses.iter().flatten().count()).sum();
        report.note(format!(
            "  members of classes that none of these calls: {unreached} occurrences in {} texts, apart",
            self.methods.len()
        ));
        let mut fields: Vec<_> = self.unknown_fields.iter().collect();
        fields.sort_by_key(|(field, count)| (std::cmp::Reverse(**count), field.as_str()));
        for (field, count) in fields.iter().take(SHOWN) {
            report.note(format!("    other code: {field}: {count} texts"));
        }
        if fields.len() > SHOWN {
            report.note(format!("    other code: {} more fields", fields.len() - SHOWN));
        }
        let unparsed: usize = self.unparsed.values().map(|(count, _)| count).sum();
        report.note(format!("  {unparsed} texts that are counted cannot be parsed"));
        let mut reasons: Vec<_> = self.unparsed.iter().collect();
        reasons.sort_by_key(|(why, (count, _))| (std::cmp::Reverse(*count), why.as_str()));
        for (why, (count, place)) in reasons.into_iter().take(SHOWN) {
            report.note(format!("    {count}: {why} ({place})"));
        }
        let declared = scan::identifiers(&all_below(&tools.include().join("mlir"), "h"));
        let known = |name: &str| declared.contains(name.rsplit(['.', ':']).next().unwrap_or_default());
        let missing = self.table.missing();
        let own: usize = missing.iter().filter(|(_, name, _)| !known(name)).map(|(.., count)| count).sum();
        let all: usize = missing.iter().map(|(.., count)| count).sum();
        report.note(format!(
            "  neither evaluated nor supplied: {all} occurrences of {} names; {own} of names that no installed header has: C++ of a project, or of a \
             source file of MLIR",
            missing.len()
        ));
        let share = self.table.share(&Column::ALL);
        report.note(format!("  without these: {}", shared(share.with_overlays, share.all - own)));
        let (upstream, projects): (Vec<_>, Vec<_>) = missing.iter().partition(|(_, name, _)| known(name));
        for (title, list) in [("names of upstream", upstream), ("names of projects", projects)] {
            report.note(format!("    {title}:"));
            for (kind, name, count) in list.into_iter().take(SHOWN) {
                let place = self.places.get::<str>(name).cloned().unwrap_or_default();
                report.note(format!("      {count} {kind} {name} ({place})"));
            }
        }
    }

    fn compare(&self, report: &mut SuiteReport, with_projects: bool) {
        let path = root().join(FILE);
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        let before = Table::of_text(&committed);
        let after = if with_projects { self.table.clone() } else { self.table.with_projects_of(&before) };
        let (installed, all) = (self.table.share(&[Column::Installed]), self.table.share(&Column::ALL));
        let shares = [
            ("installed definitions", installed.evaluated, installed.all),
            ("all files", all.evaluated, all.all),
            ("all files, with overlays", all.with_overlays, all.all),
        ];
        for ((title, reached, of), share) in shares.into_iter().zip(SHARES) {
            if title != "installed definitions" && !with_projects {
                continue;
            }
            report.note(format!("  {title}: {}", shared(reached, of)));
            report.floor(
                &format!("occurrences evaluated, {title}"),
                reached,
                (of * share).div_ceil(10_000),
                of,
            );
        }
        if std::env::var_os("BLESS").is_some() {
            let written = std::fs::write(&path, after.to_text());
            report.check("table", written.is_ok(), || format!("{}: cannot be written", path.display()));
            return;
        }
        let changes = before.changes(&after);
        report.check("table", changes.is_empty(), || {
            let shown: Vec<&str> = changes.iter().take(SHOWN).map(String::as_str).collect();
            format!(
                "{} rows of {FILE} differ, BLESS=1 rewrites it:\n    {}",
                changes.len(),
                shown.join("\n    ")
            )
        });
    }
}

/// A method of a class, with the names that it uses.
struct Method {
    method: MethodUses,
    /// The same names, evaluated with the overlays of the project.
    supplied: Option<Vec<NameUse>>,
    class: String,
}

/// The evaluator's tables for a tree.
struct Asked<'a> {
    session: &'a Session,
    classes: Classes,
}

impl Asked<'_> {
    fn within<'w>(
        &'w self,
        namespace: &'w str,
        declared: &'w [(String, String)],
        given: &'w dyn Fn(&Placeholder) -> Given,
        functions: &'w dyn Fn(&str) -> bool,
    ) -> UsesIn<'w> {
        UsesIn { ctx: self.session.ctx(), classes: &self.classes, namespace, given, functions, declared }
    }

    /// Returns the result with the fewest names that are not known, of those in each namespace.
    fn best<T>(&self, namespaces: &[String], of: impl Fn(&str) -> (usize, T)) -> T {
        let (mut missing, mut best) = of("");
        for namespace in namespaces.iter().filter(|namespace| !namespace.is_empty()) {
            if missing == 0 {
                break;
            }
            let (count, found) = of(namespace);
            if count < missing {
                (missing, best) = (count, found);
            }
        }
        best
    }

    /// Returns the methods with bodies of a class, with the names that they use.
    fn methods(&self, members: &texts::Members) -> Vec<MethodUses> {
        self.best(&members.namespaces, |namespace| {
            let within = self.within(namespace, &[], &|_| Given::Unknown, &|_| false);
            let uses = members.members.uses(&members.class, &within);
            let missing = uses.iter().flat_map(|method| method.uses.iter().flatten());
            (missing.filter(|one| !one.evaluated).count(), uses)
        })
    }

    /// Returns the names that a text uses.
    fn uses(&self, text: &Text) -> Result<Vec<NameUse>, SnippetError> {
        let plain = text.text.replace("$_state", "odsState").replace("$_get", "odsGet");
        let ctx = self.session.ctx();
        let of = text.of.as_ref().map(|of| ctx.name(of.trim_start_matches("::")));
        let given = |placeholder: &Placeholder| match (placeholder, of) {
            (Placeholder::SelfValue, Some(class)) => Given::Object(class),
            (Placeholder::Op, _) => Given::Operation(None),
            _ => Given::Unknown,
        };
        let called = self.session.natives().called_in(&plain, true);
        // A builder's body may call the others.
        let builds = text.role == Role::Builder && text.is_body;
        let functions = |name: &str| {
            called.knows(name.trim_start_matches("::")) || called.knows(name) || builds && name == "build"
        };
        let expr = if text.is_body { None } else { Some(parse_in(&plain, &self.classes)) };
        if let Some(Ok(expr)) = &expr {
            return Ok(self.best(&text.namespaces, |namespace| {
                counted(expr.uses(&self.within(namespace, &text.declared, &given, &functions)))
            }));
        }
        let body = parse_body_in(&plain, &self.classes);
        match (body, expr) {
            (Ok(body), _) => Ok(self.best(&text.namespaces, |namespace| {
                counted(body.uses(&self.within(namespace, &text.declared, &given, &functions)))
            })),
            (Err(_), Some(Err(error))) => Err(error),
            (Err(error), _) => Err(error),
        }
    }
}

fn shared(reached: usize, of: usize) -> String {
    let percent = reached as f64 * 100.0 / of.max(1) as f64;
    format!("{reached} of {of} occurrences evaluated ({percent:.2} %)")
}

/// Joins the names of a text with the same names as overlays supply them; there may be more of these, since
/// the names in the template arguments of a function that is not known are not looked at.
fn occurrences(uses: Vec<NameUse>, supplied: Option<Vec<NameUse>>) -> Vec<Occurrence> {
    let mut left: BTreeMap<(UseKind, String), usize> = BTreeMap::new();
    for one in supplied.into_iter().flatten().filter(|one| one.evaluated) {
        *left.entry((one.kind, one.name)).or_default() += 1;
    }
    let join = |name: NameUse| {
        let count = left.get_mut(&(name.kind, name.name.clone())).filter(|count| **count > 0);
        let supplied = count.map(|count| *count -= 1).is_some();
        Occurrence { name, supplied }
    };
    uses.into_iter().map(join).collect()
}

fn counted(uses: Vec<NameUse>) -> (usize, Vec<NameUse>) {
    (uses.iter().filter(|one| !one.evaluated).count(), uses)
}

/// Creates the session of a project, with all dialects that load on demand.
fn session(project: &Project, with_overlays: bool) -> Result<Session, String> {
    let providers = legalize::providers();
    let sources = Arc::new(SourceMap::new());
    let mut project = project.clone();
    if !with_overlays {
        project.overlays.clear();
    }
    let options = SessionOptions::default().with(|options| {
        project.add_to(options);
        options.patterns.clear();
        let all = providers.iter().flat_map(|provider| provider.optional_dialects());
        options.dialects = all.map(|(name, _)| name.to_owned()).collect();
    });
    let loaded = Session::new(sources.clone(), &options, &providers, &mut Timing::new());
    let (session, found) = loaded.into_parts();
    session.ok_or_else(|| found.resolved(&sources).render())
}
