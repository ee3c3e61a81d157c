//! Verifier of patterns: the well-formedness that every consumer of the model may rely on.
//!
//! A pattern without errors from here defines each symbol once and before its uses, uses it where its kind
//! fits, binds everything that it refers to, reaches every matched operation from its root, and has an
//! effect. Mirrors the verifiers of the PDL dialect, on the model.

use std::collections::{BTreeMap, BTreeSet};

use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashMap;

use crate::binding::Bindings;
use crate::{
    Action, Arg, AttributeEntry, Constraint, Defined, Expected, Kind, Match, Native, NativeResult, Origins,
    Pattern, PatternFile, Predicate, Replacement, Site, Sym,
};

impl Pattern {
    /// The largest benefit; the next one means "impossible to match" in MLIR.
    pub const MAX_BENEFIT: u16 = 65534;
}

/// Checks that all patterns of a file are well formed.
pub fn verify(file: &PatternFile, origins: &Origins) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    verify_header(file, &mut diagnostics);
    let natives = verify_natives(file, origins, &mut diagnostics);
    for (at, pattern) in file.patterns.iter().enumerate() {
        let mut verifier =
            Verifier { file, origins, natives: &natives, at, pattern, diagnostics: &mut diagnostics };
        verifier.run();
    }
    diagnostics
}

fn verify_header(file: &PatternFile, diagnostics: &mut Diagnostics) {
    if file.schema != PatternFile::SCHEMA || file.version != PatternFile::VERSION {
        diagnostics.push(
            Diagnostic::error(
                "model::version",
                format!("pattern file with header '{}' version {}", file.schema, file.version),
            )
            .with_help(format!(
                "use '{}' version {}, which this build reads",
                PatternFile::SCHEMA,
                PatternFile::VERSION
            )),
        );
    }
    for (at, source) in file.sources.iter().enumerate() {
        if u32::try_from(source.text.len()).is_err() || u32::try_from(at).is_err() {
            diagnostics.push(
                Diagnostic::error("model::value", format!("source '{}' is too large", source.name))
                    .with_help("remove `sources`; messages then have no locations"),
            );
        }
    }
}

fn verify_natives<'f>(
    file: &'f PatternFile,
    origins: &Origins,
    diagnostics: &mut Diagnostics,
) -> FxHashMap<&'f str, (usize, &'f Native)> {
    let mut natives: FxHashMap<&str, (usize, &Native)> = FxHashMap::default();
    for (at, native) in file.natives.iter().enumerate() {
        if let Some(&(first, _)) = natives.get(native.name.as_str()) {
            let diagnostic = Diagnostic::error(
                "model::duplicate_native",
                format!("native '{}' is declared twice", native.name),
            )
            .with_help("declare each native once; calls refer to it by name");
            let diagnostic = origins.label(file, Site::Native(at), diagnostic, "declared again");
            diagnostics.push(match origins.span(file, Site::Native(first)) {
                Some(span) => diagnostic.with_label(span, "first declared here"),
                None => diagnostic,
            });
            continue;
        }
        natives.insert(&native.name, (at, native));
    }
    natives
}

struct Verifier<'a> {
    file: &'a PatternFile,
    origins: &'a Origins,
    natives: &'a FxHashMap<&'a str, (usize, &'a Native)>,
    at: usize,
    pattern: &'a Pattern,
    diagnostics: &'a mut Diagnostics,
}

/// A statement of either section.
#[derive(Clone, Copy)]
enum Statement<'a> {
    Match(&'a Match),
    Action(&'a Action),
}

impl<'a> Statement<'a> {
    fn defines(self) -> Defined<'a> {
        match self {
            Statement::Match(statement) => statement.defines(),
            Statement::Action(action) => action.defines(),
        }
    }

    fn uses(self, f: &mut dyn FnMut(&'a Sym, Expected)) {
        match self {
            Statement::Match(statement) => statement.uses(f),
            Statement::Action(action) => action.uses(f),
        }
    }
}

impl<'a> Verifier<'a> {
    fn run(&mut self) {
        let before = self.diagnostics.iter().len();
        self.benefit();
        self.symbols();
        for (at, statement) in self.pattern.matches.iter().enumerate() {
            self.match_statement(Site::Match(self.at, at), statement);
        }
        for (at, action) in self.pattern.rewrite.iter().enumerate() {
            self.action(Site::Rewrite(self.at, at), action);
        }
        // The following checks depend on symbols, so they are skipped unless these are in order.
        let sound = !self
            .diagnostics
            .iter()
            .skip(before)
            .any(|found| found.severity == legalize_source::Severity::Error);
        if sound && self.root() {
            self.bindings();
            self.effects();
        }
    }

    fn error(&mut self, site: Site, label: &str, diagnostic: Diagnostic) {
        let diagnostic = self.origins.label(self.file, site, diagnostic, label);
        self.diagnostics.push(diagnostic);
    }

    fn statements(&self) -> impl Iterator<Item = (Site, Statement<'a>)> + use<'a> {
        let (at, pattern) = (self.at, self.pattern);
        let matches = pattern.matches.iter().enumerate();
        let matches =
            matches.map(move |(index, statement)| (Site::Match(at, index), Statement::Match(statement)));
        let rewrite = pattern.rewrite.iter().enumerate();
        matches
            .chain(rewrite.map(move |(index, action)| (Site::Rewrite(at, index), Statement::Action(action))))
    }

    fn benefit(&mut self) {
        if self.pattern.benefit > Pattern::MAX_BENEFIT {
            let benefit = self.pattern.benefit;
            let diagnostic =
                Diagnostic::error("model::benefit", format!("benefit {benefit} is out of range"))
                    .with_help(format!("use a benefit from 0 to {}", Pattern::MAX_BENEFIT));
            self.error(Site::Benefit(self.at), "too large", diagnostic);
        }
    }

    fn symbols(&mut self) {
        let mut defined: BTreeMap<&str, (Kind, Site)> = BTreeMap::new();
        let everywhere: BTreeMap<&str, Site> = self
            .statements()
            .flat_map(|(site, statement)| {
                statement.defines().into_iter().map(move |(sym, _)| (sym.as_str(), site))
            })
            .collect();
        let mut found = Vec::new();
        // An undefined symbol is one fault, regardless of the number of its uses.
        let mut missing: BTreeSet<&str> = BTreeSet::new();
        for (site, statement) in self.statements() {
            statement.uses(&mut |sym, expected| match defined.get(sym.as_str()) {
                None if missing.insert(sym) => {
                    found.push((site, self.unbound(sym, everywhere.get(sym.as_str()).copied(), site)));
                }
                None => {}
                Some(&(kind, origin)) if !expected.accepts(kind) => {
                    let message =
                        format!("symbol '{sym}' is {}, not {}", kind.describe(), expected.describe());
                    let diagnostic = Diagnostic::error("model::kind", message)
                        .with_help(format!("use {}", expected.describe()));
                    found.push((site, (diagnostic, "used here", Some((origin, "defined here")))));
                }
                Some(_) => {}
            });
            for (sym, kind) in statement.defines() {
                if let Some((_, first)) = defined.get(sym.as_str()) {
                    let diagnostic =
                        Diagnostic::error("model::redefined", format!("symbol '{sym}' is defined twice"))
                            .with_help("give the second one another name, or compare both with `Equal`");
                    found.push((site, (diagnostic, "defined again", Some((*first, "first defined here")))));
                } else {
                    defined.insert(sym, (kind, site));
                }
            }
        }
        for (site, (diagnostic, label, other)) in found {
            let mut diagnostic = self.origins.label(self.file, site, diagnostic, label);
            if let Some((other, text)) = other
                && let Some(span) = self.origins.span(self.file, other)
            {
                diagnostic = diagnostic.with_label(span, text);
            }
            self.diagnostics.push(diagnostic);
        }
    }

    fn unbound(
        &self,
        sym: &str,
        later: Option<Site>,
        site: Site,
    ) -> (Diagnostic, &'static str, Option<(Site, &'static str)>) {
        match (later, site) {
            (Some(later @ Site::Rewrite(..)), Site::Match(..)) => (
                Diagnostic::error("model::unbound", format!("symbol '{sym}' is of the rewrite section"))
                    .with_help("use a symbol of the match section: the rewrite section follows it"),
                "used in the match section",
                Some((later, "defined here")),
            ),
            (Some(later), _) => (
                Diagnostic::error("model::unbound", format!("symbol '{sym}' is used before it is defined"))
                    .with_help("move the definition before this statement"),
                "used here",
                Some((later, "defined here")),
            ),
            (None, _) => (
                Diagnostic::error("model::unbound", format!("symbol '{sym}' is not defined"))
                    .with_help("bind the symbol in an earlier statement of the pattern"),
                "not defined",
                None,
            ),
        }
    }

    fn match_statement(&mut self, site: Site, statement: &Match) {
        match statement {
            Match::Operation { name, attributes, .. } => {
                if name.as_deref() == Some("") {
                    let diagnostic = Diagnostic::error("model::value", "an operation's name is empty")
                        .with_help("remove `name` to match any operation");
                    self.error(site, "", diagnostic);
                }
                self.attributes(site, attributes);
            }
            Match::Results { index: None, single: true, .. } => self.single_without_index(site),
            Match::Constraint(Constraint::Native { name, args, results, .. }) => {
                self.native_call(site, name, args, results);
            }
            Match::Constraint(Constraint::Predicate { tree, .. }) if tree.depth() > Predicate::MAX_DEPTH => {
                let diagnostic = Diagnostic::error("model::nesting", "constraint is nested too deeply")
                    .with_help(format!(
                        "flatten the constraint: at most {} levels are accepted",
                        Predicate::MAX_DEPTH
                    ));
                self.error(site, "", diagnostic);
            }
            Match::Constraint(Constraint::Equal { left, right, .. }) => self.equal(site, left, right),
            _ => {}
        }
    }

    fn action(&mut self, site: Site, action: &Action) {
        match action {
            Action::Range { kind, .. } if !matches!(kind, Kind::ValueRange | Kind::TypeRange) => {
                let diagnostic =
                    Diagnostic::error("model::kind", format!("a range cannot be {}", kind.describe()))
                        .with_help("use `ValueRange` or `TypeRange`");
                self.error(site, "", diagnostic);
            }
            Action::Operation { name, attributes, .. } => {
                if name.is_empty() {
                    let diagnostic = Diagnostic::error("model::value", "an operation's name is empty")
                        .with_help("name the operation to create");
                    self.error(site, "", diagnostic);
                }
                self.attributes(site, attributes);
            }
            Action::Results { index: None, single: true, .. } => self.single_without_index(site),
            Action::Block { region, .. } => self.new_block(site, region),
            Action::InsertionPoint { block: Some(block) } if !self.makes_block(block) => {
                let message = format!("'{block}' is a matched block");
                let diagnostic = Diagnostic::error("model::block", message)
                    .with_help("create operations in new blocks, or before the root");
                self.error(site, "not created by a `Block` action", diagnostic);
            }
            Action::Native { name, args, results, .. } => self.native_call(site, name, args, results),
            _ => {}
        }
    }

    /// Returns true if a block is a new one; its creation before its use is checked with all symbols.
    fn makes_block(&self, block: &Sym) -> bool {
        let created = |action: &Action| matches!(action, Action::Block { id, .. } if id == block);
        self.pattern.rewrite.iter().any(created)
    }

    /// Checks that a block is added to a new region after the operation that takes the region.
    fn new_block(&mut self, site: Site, into: &Sym) {
        let Site::Rewrite(_, at) = site else { return };
        let before = &self.pattern.rewrite[..at];
        let is_new = before.iter().any(|action| matches!(action, Action::Region { id } if id == into));
        let is_taken = before
            .iter()
            .any(|action| matches!(action, Action::Operation { regions, .. } if regions.contains(into)));
        let (message, help) = match (is_new, is_taken) {
            (true, true) => return,
            (false, _) => (format!("'{into}' is a matched region"), "create blocks in new regions only"),
            (true, false) => (
                format!("region '{into}' does not belong to an operation yet"),
                "create the operation with this region before the region's blocks",
            ),
        };
        let diagnostic = Diagnostic::error("model::block", message).with_help(help);
        self.error(site, "a block is created here", diagnostic);
    }

    fn attributes(&mut self, site: Site, attributes: &[AttributeEntry]) {
        let mut seen = BTreeSet::new();
        for entry in attributes {
            if !seen.insert(entry.name.as_str()) {
                let message = format!("attribute '{}' is given twice", entry.name);
                let diagnostic = Diagnostic::error("model::duplicate_attribute", message)
                    .with_help("remove one of the two: an operation has at most one attribute of each name");
                self.error(site, "", diagnostic);
            }
        }
    }

    fn single_without_index(&mut self, site: Site) {
        let diagnostic = Diagnostic::error("model::value", "`single` without an `index`")
            .with_help("set `index`: only one result group can be a single value");
        self.error(site, "", diagnostic);
    }

    fn equal(&mut self, site: Site, left: &Sym, right: &Sym) {
        let kind = |sym| {
            self.pattern
                .matches
                .iter()
                .flat_map(Match::defines)
                .find(|(id, _)| *id == sym)
                .map(|(_, kind)| kind)
        };
        if let (Some(one), Some(other)) = (kind(left), kind(right))
            && one != other
        {
            let message = format!("'{left}' is {} and '{right}' is {}", one.describe(), other.describe());
            let diagnostic = Diagnostic::error("model::kind", message).with_help("use symbols of one kind");
            self.error(site, "compared here", diagnostic);
        }
    }

    fn native_call(&mut self, site: Site, name: &str, args: &[Arg], results: &[NativeResult]) {
        // A native without an entry may be registered in Rust; that is judged when the set is frozen.
        let Some(&(declared, native)) = self.natives.get(name) else { return };
        let mut problems = Vec::new();
        if args.len() != native.params.len() {
            problems.push((
                "model::native_arity",
                format!("native '{name}' takes {} arguments, not {}", native.params.len(), args.len()),
            ));
        }
        if results.len() != native.results.len() {
            problems.push((
                "model::native_arity",
                format!("native '{name}' returns {} results, not {}", native.results.len(), results.len()),
            ));
        }
        let kind_of = |sym: &Sym| {
            self.statements()
                .flat_map(|(_, statement)| statement.defines())
                .find_map(|(id, kind)| (id == sym).then_some(kind))
        };
        for (at, (arg, param)) in args.iter().zip(&native.params).enumerate() {
            if let (Arg::Ref(sym), Some(wanted)) = (arg, param.kind)
                && let Some(kind) = kind_of(sym)
                && kind != wanted
            {
                problems.push((
                    "model::native_kind",
                    format!(
                        "argument {at} of native '{name}' is {}, not {}",
                        kind.describe(),
                        wanted.describe()
                    ),
                ));
            }
        }
        for (at, (result, wanted)) in results.iter().zip(&native.results).enumerate() {
            if result.kind != *wanted {
                problems.push((
                    "model::native_kind",
                    format!(
                        "result {at} of native '{name}' is {}, not {}",
                        wanted.describe(),
                        result.kind.describe()
                    ),
                ));
            }
        }
        for (code, message) in problems {
            let diagnostic =
                Diagnostic::error(code, message).with_help("pass the arguments and results that it declares");
            let diagnostic = self.origins.label(self.file, site, diagnostic, "called here");
            self.diagnostics.push(match self.origins.span(self.file, Site::Native(declared)) {
                Some(span) => diagnostic.with_label(span, "declared here"),
                None => diagnostic,
            });
        }
    }

    /// Checks the root; returns true if there is one.
    fn root(&mut self) -> bool {
        let is_matched = |sym: &Sym| {
            self.pattern.matches.iter().any(|found| matches!(found, Match::Operation { id, .. } if id == sym))
        };
        match self.pattern.root_symbol() {
            None => {
                let diagnostic = Diagnostic::error("model::no_operation", "the pattern matches no operation")
                    .with_help("add an `Operation` to the match section");
                self.error(Site::Pattern(self.at), "", diagnostic);
                false
            }
            Some(root) if !is_matched(root) => {
                let diagnostic =
                    Diagnostic::error("model::root", format!("root '{root}' is not a matched operation"))
                        .with_help("use the symbol of an `Operation` of the match section");
                self.error(Site::Root(self.at), "", diagnostic);
                false
            }
            Some(_) => true,
        }
    }

    fn bindings(&mut self) {
        let bindings = Bindings::of(self.pattern);
        for (at, statement) in self.pattern.matches.iter().enumerate() {
            let site = Site::Match(self.at, at);
            if let Match::Operation { id, .. } = statement
                && !bindings.is_reached(id)
            {
                let diagnostic = Diagnostic::error(
                    "model::disconnected",
                    format!("operation '{id}' cannot be reached from the root"),
                )
                .with_help(
                    "connect it to the root: use a matched value in it, or one of its results in a \
                            matched operation",
                );
                self.error(site, "no path from the root", diagnostic);
            }
            for (sym, kind) in statement.defines() {
                let used = bindings.is_used(sym);
                if !bindings.is_bound(sym) && used {
                    let message = format!("'{sym}', {}, is not bound", kind.describe());
                    let diagnostic = Diagnostic::error("model::unbound", message)
                        .with_help("use it in a matched operation, or give it a constant value");
                    self.error(site, "not bound by a matched operation", diagnostic);
                } else if !used && kind != Kind::Operation && !matches!(statement, Match::Constraint(_)) {
                    self.unused(site, sym);
                }
            }
        }
        for (at, action) in self.pattern.rewrite.iter().enumerate() {
            if action.is_pure() {
                for (sym, _) in action.defines() {
                    if !bindings.is_used(sym) {
                        self.unused(Site::Rewrite(self.at, at), sym);
                    }
                }
            }
        }
    }

    fn unused(&mut self, site: Site, sym: &Sym) {
        let diagnostic = Diagnostic::warning("model::unused", format!("symbol '{sym}' is never used"))
            .with_help("remove the statement");
        self.error(site, "", diagnostic);
    }

    /// Warns unless the root is replaced, erased or updated; a native may do the last.
    fn effects(&mut self) {
        let Some(root) = self.pattern.root_symbol().cloned() else { return };
        let mut touches_root = false;
        let mut moved = BTreeSet::new();
        for (at, action) in self.pattern.rewrite.iter().enumerate() {
            match action {
                Action::Operation { regions, .. } => {
                    for region in regions {
                        if !moved.insert(region) {
                            let message = format!("region '{region}' is moved twice");
                            let diagnostic = Diagnostic::error("model::region", message)
                                .with_help("move it to only one of the operations");
                            self.error(Site::Rewrite(self.at, at), "it is moved here", diagnostic);
                        }
                    }
                }
                Action::Replace { op, with } => {
                    touches_root |= *op == root;
                    if matches!(with, Replacement::Operation(by) if by == op) {
                        let diagnostic = Diagnostic::error(
                            "model::replace",
                            format!("operation '{op}' is replaced with itself"),
                        )
                        .with_help("replace it with another operation or with values");
                        self.error(Site::Rewrite(self.at, at), "", diagnostic);
                    }
                }
                Action::Erase { op } => touches_root |= *op == root,
                Action::Native { .. } => touches_root = true,
                _ => {}
            }
        }
        if touches_root {
            return;
        }
        // PDL does not allow an empty rewrite either; the pattern could only match forever.
        let diagnostic = if self.pattern.rewrite.is_empty() {
            Diagnostic::error("model::root_kept", "the rewrite section is empty")
                .with_help("replace, erase or update the root")
        } else {
            let message = format!("the rewrite leaves the root '{root}' unchanged");
            Diagnostic::warning("model::root_kept", message).with_help(
                "end the rewrite section with `Replace` or `Erase` of the root, or a native that updates \
                 it; otherwise the greedy driver applies the pattern in each round in which it matches, up \
                 to its limit",
            )
        };
        self.error(Site::Pattern(self.at), "", diagnostic);
    }
}
