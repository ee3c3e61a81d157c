//! Names in declarative patterns that a registered dialect does not have.
//!
//! Such a pattern never matches, or creates IR that nothing uses. Only operations of dialects that are
//! registered with operations, and that take no unknown ones, are checked. An attribute that some pattern
//! matches and another one creates is a mark on operations, as used by patterns that are not to be applied
//! twice: it is not reported unless it is similar to a declared one.

use std::collections::BTreeSet;

use legalize_ir::{Arity, Context, GroupDef, OpInfo};
use legalize_pattern_model::{
    Action, AttributeEntry, Kind, Match, Origins, Pattern, PatternFile, ResultTypes, Site, Sym,
};
use legalize_source::{Diagnostic, Diagnostics, Severity, Span, closest_name};
use rustc_hash::{FxHashMap, FxHashSet};

/// The code of an operation that its dialect does not have.
pub const UNKNOWN_OP: &str = "convert::unknown_op";
/// The code of an attribute that an operation does not declare.
pub const UNKNOWN_ATTRIBUTE: &str = "convert::unknown_attribute";
/// The code of an operand that an operation does not have.
pub const UNKNOWN_OPERAND: &str = "convert::unknown_operand";
/// The code of a result that an operation does not have.
pub const UNKNOWN_RESULT: &str = "convert::unknown_result";

/// The code of a rewrite section with another number of operands, results or values than is possible.
pub const WRONG_ARITY: &str = "convert::wrong_arity";

/// Returns a warning for each operation, attribute, operand and result that these patterns name and that a
/// registered dialect does not have, and an error for each operation that is created with a number of
/// operands or results which its definition refuses. Patterns are given as file and index; those of files
/// from `run` on do not run, and names in them cause warnings only. A finding that several patterns share
/// because of one text is reported once.
pub(crate) fn unknown_names(
    ctx: &Context,
    files: &[(&PatternFile, &Origins)],
    run: usize,
    patterns: &[(usize, usize)],
) -> Diagnostics {
    let all = patterns.iter().map(|&(file, at)| &files[file].0.patterns[at]);
    let mut checker = Checker {
        ctx,
        closed: FxHashMap::default(),
        marks: marks(all),
        reported: FxHashSet::default(),
        found: Diagnostics::new(),
    };
    for &(index, at) in patterns {
        let (file, origins) = files[index];
        let pattern = &file.patterns[at];
        let runs = index < run;
        InPattern { checker: &mut checker, file, origins, at, pattern, runs, kinds: None }.check();
    }
    checker.found
}

/// Checks names like [`PatternSet::freeze_with`](crate::PatternSet::freeze_with), for all patterns of a file
/// that is not frozen: errors of freezing are warnings too.
pub fn check_names(ctx: &Context, file: &PatternFile, origins: &Origins) -> Diagnostics {
    let patterns: Vec<(usize, usize)> = (0..file.patterns.len()).map(|at| (0, at)).collect();
    let mut found = unknown_names(ctx, &[(file, origins)], 1, &patterns);
    found.iter_mut().for_each(|found| found.severity = Severity::Warning);
    found
}

/// The attributes that are both matched and created.
fn marks<'p>(patterns: impl Iterator<Item = &'p Pattern>) -> FxHashSet<&'p str> {
    let (mut matched, mut created) = (BTreeSet::new(), FxHashSet::default());
    let name = |entry: &'p AttributeEntry| entry.name.as_str();
    for pattern in patterns {
        for statement in &pattern.matches {
            if let Match::Operation { attributes, .. } = statement {
                matched.extend(attributes.iter().map(name));
            }
        }
        for action in &pattern.rewrite {
            if let Action::Operation { attributes, .. } = action {
                created.extend(attributes.iter().map(name));
            }
        }
    }
    created.retain(|name| matched.contains(name));
    created
}

struct Checker<'a> {
    ctx: &'a Context,
    /// True for each dialect of which all operations are registered.
    closed: FxHashMap<String, bool>,
    marks: FxHashSet<&'a str>,
    /// Places of reported findings, with their texts.
    reported: FxHashSet<(Span, String)>,
    found: Diagnostics,
}

impl<'a> Checker<'a> {
    fn is_closed(&mut self, dialect: &str) -> bool {
        if let Some(&known) = self.closed.get(dialect) {
            return known;
        }
        let ctx = self.ctx;
        let is_closed = ctx.find_name(dialect).is_some_and(|name| {
            let takes_unknown = ctx.dialect(name).is_none_or(|info| info.allow_unknown_ops);
            !takes_unknown && ctx.registered_ops().any(|info| ctx.op_dialect(info.name) == name)
        });
        self.closed.insert(dialect.to_owned(), is_closed);
        is_closed
    }

    fn info(&self, name: &str) -> Option<&'a OpInfo> {
        self.ctx.op_info(self.ctx.find_op_name(name)?)
    }
}

/// One pattern while it is checked.
struct InPattern<'c, 'a> {
    checker: &'c mut Checker<'a>,
    file: &'a PatternFile,
    origins: &'a Origins,
    at: usize,
    pattern: &'a Pattern,
    runs: bool,
    kinds: Option<std::collections::BTreeMap<Sym, Kind>>,
}

impl<'a> InPattern<'_, 'a> {
    fn check(&mut self) {
        let pattern = self.pattern;
        for (index, statement) in pattern.matches.iter().enumerate() {
            let site = Site::Match(self.at, index);
            match statement {
                Match::Operation { name: Some(name), operands, attributes, results, .. } => {
                    let Some(info) = self.op(name, site) else { continue };
                    self.attributes(info, name, attributes, site);
                    // An empty list is not a condition.
                    if !operands.is_empty() {
                        self.groups(&info.operands, name, operands, "operand", UNKNOWN_OPERAND, site);
                    }
                    if !results.is_empty() {
                        self.groups(&info.results, name, results, "result", UNKNOWN_RESULT, site);
                    }
                }
                Match::Result { op, index, .. } => self.result(op, Some(*index), None, UNKNOWN_RESULT, site),
                Match::Results { op, index, .. } => self.result(op, None, *index, UNKNOWN_RESULT, site),
                _ => {}
            }
        }
        for (index, action) in pattern.rewrite.iter().enumerate() {
            let site = Site::Rewrite(self.at, index);
            match action {
                Action::Operation { name, operands, attributes, results, .. } => {
                    let Some(info) = self.op(name, site) else { continue };
                    self.attributes(info, name, attributes, site);
                    self.groups(&info.operands, name, operands, "operand", WRONG_ARITY, site);
                    if let ResultTypes::Of(types) = results {
                        self.groups(&info.results, name, types, "result", WRONG_ARITY, site);
                    }
                }
                Action::Result { op, index, .. } => self.result(op, Some(*index), None, WRONG_ARITY, site),
                Action::Results { op, index, .. } => self.result(op, None, *index, WRONG_ARITY, site),
                _ => {}
            }
        }
    }

    /// Registered info of an operation. Reports the operation if it is not registered, but its dialect is.
    fn op(&mut self, name: &str, site: Site) -> Option<&'a OpInfo> {
        let info = self.checker.info(name);
        let (dialect, _) = name.split_once('.')?;
        if info.is_some() || !self.checker.is_closed(dialect) {
            return info;
        }
        let ctx = self.checker.ctx;
        let help = ctx.help_for_unknown_op(name);
        self.report(site, UNKNOWN_OP, name, format!("dialect '{dialect}' has no operation '{name}'"), help);
        None
    }

    fn attributes(&mut self, info: &OpInfo, op: &str, attributes: &[AttributeEntry], site: Site) {
        let ctx = self.checker.ctx;
        for AttributeEntry { name, .. } in attributes {
            // Discardable attributes of dialects are allowed on any operation.
            if name.contains('.') || info.inherent.iter().any(|&known| ctx.str(known) == name) {
                continue;
            }
            // Sizes of groups are never written by users.
            let all = info.inherent.iter().map(|&known| ctx.str(known));
            let known = || all.clone().filter(|known| !known.ends_with("SegmentSizes"));
            let help = match closest_name(name, known()) {
                Some(known) => format!("did you mean '{known}'?"),
                None if self.checker.marks.contains(name.as_str()) => continue,
                None if known().next().is_none() => {
                    format!("prefix the name with a dialect, 'dialect.{name}': '{op}' declares no attributes")
                }
                None => {
                    let known: Vec<&str> = known().take(8).collect();
                    format!(
                        "use '{}', or prefix the name with a dialect: 'dialect.{name}'",
                        known.join("', '")
                    )
                }
            };
            self.report(
                site,
                UNKNOWN_ATTRIBUTE,
                name,
                format!("'{op}' declares no attribute '{name}'"),
                help,
            );
        }
    }

    /// True if a definition declares the operands and results of an operation. One that was registered by its
    /// name alone has neither.
    fn has_shape(&self, op: &str) -> bool {
        self.checker.info(op).is_some_and(|info| {
            !info.operands.is_empty() || !info.results.is_empty() || info.region_count.is_some()
        })
    }

    /// Checks that the number of symbols is possible for the operands or results of an operation.
    fn groups(
        &mut self,
        groups: &[GroupDef],
        op: &str,
        symbols: &[Sym],
        what: &str,
        code: &'static str,
        site: Site,
    ) {
        if !self.has_shape(op) {
            return;
        }
        let pattern = self.pattern;
        let kinds = self.kinds.get_or_insert_with(|| pattern.kinds());
        let is_single = |symbol: &Sym| matches!(kinds.get(symbol), Some(Kind::Value | Kind::Type) | None);
        let singles = symbols.iter().filter(|symbol| is_single(symbol)).count();
        let declared = describe(groups, what);
        let message = if singles == symbols.len() {
            let least = groups.iter().filter(|group| group.arity == Arity::Single).count();
            let open = is_open(groups);
            if symbols.len() >= least && (open || symbols.len() <= groups.len()) {
                return;
            }
            format!("'{op}' has {declared}, the pattern names {}", symbols.len())
        } else {
            if symbols.len() == 1 || symbols.len() == groups.len() {
                return;
            }
            format!("'{op}' has {declared} in {} groups, the pattern names {}", groups.len(), symbols.len())
        };
        let help = format!("name each {what} of the definition, or one range for all");
        self.report(site, code, op, message, help);
    }

    /// Checks that an operation has a result, or a group of results.
    fn result(&mut self, op: &Sym, index: Option<u32>, group: Option<u32>, code: &'static str, site: Site) {
        let pattern = self.pattern;
        let matched = pattern.matches.iter().find_map(|statement| match statement {
            Match::Operation { id, name, .. } if id == op => name.as_deref(),
            _ => None,
        });
        let created = pattern.rewrite.iter().find_map(|action| match action {
            Action::Operation { id, name, .. } if id == op => Some(name.as_str()),
            _ => None,
        });
        let Some(name) = matched.or(created) else { return };
        let Some(info) = self.checker.info(name) else { return };
        let Some((dialect, _)) = name.split_once('.') else { return };
        if !self.checker.is_closed(dialect) || !self.has_shape(name) {
            return;
        }
        let groups = &info.results;
        let open = is_open(groups);
        let message = match (index, group) {
            (Some(index), _) if !open && index as usize >= groups.len() => {
                format!("'{name}' has {}, the pattern names result {index}", describe(groups, "result"))
            }
            (_, Some(group)) if group as usize >= groups.len() => format!(
                "'{name}' has {} in {} groups, the pattern names group {group}",
                describe(groups, "result"),
                groups.len()
            ),
            _ => return,
        };
        self.report(site, code, op, message, "use a smaller index: results are numbered from 0".to_owned());
    }

    fn report(&mut self, site: Site, code: &'static str, word: &str, message: String, help: String) {
        let diagnostic = match code {
            WRONG_ARITY if self.runs => Diagnostic::error(code, message),
            _ => Diagnostic::warning(code, message),
        };
        let diagnostic = diagnostic.with_help(help);
        let labelled = match self.origins.span(self.file, site).map(|span| self.narrowed(span, word)) {
            Some(span) if !self.checker.reported.insert((span, diagnostic.message.clone())) => return,
            Some(span) => diagnostic.with_label(span, "here"),
            None => self.origins.label(self.file, site, diagnostic, "here"),
        };
        self.checker.found.push(labelled);
    }

    /// The first mention of a word in a span, or the span.
    fn narrowed(&self, span: Span, word: &str) -> Span {
        let Some(file) = self.checker.ctx.sources().try_file(span.file) else { return span };
        let Some(text) = file.text().get(span.start as usize..span.end as usize) else { return span };
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        let whole = |&(at, _): &(usize, &str)| {
            !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
        };
        match text.match_indices(word).find(whole) {
            Some((at, _)) => {
                let start = span.start + at as u32;
                Span::new(span.file, start, start + word.len() as u32)
            }
            None => span,
        }
    }
}

/// The number of operands or results in words: `2 operands`, `at least 1 result`.
fn describe(groups: &[GroupDef], what: &str) -> String {
    let least = groups.iter().filter(|group| group.arity == Arity::Single).count();
    let plural = |count: usize| if count == 1 { "" } else { "s" };
    if is_open(groups) {
        return format!("at least {least} {what}{}", plural(least));
    }
    match groups.len() {
        0 => format!("no {what}"),
        most if most == least => format!("{most} {what}{}", plural(most)),
        most => format!("{least} to {most} {what}s"),
    }
}

/// Returns true if their number is not limited.
fn is_open(groups: &[GroupDef]) -> bool {
    groups.iter().any(|group| matches!(group.arity, Arity::Variadic | Arity::VariadicOfVariadic(_)))
}
