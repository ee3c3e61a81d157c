//! Numbers of results and values in a rewrite section, so that an edit that is impossible in every
//! application is refused when the set is frozen.
//!
//! Inside a conversion a matched value may be mapped to several, and a matched type may be converted to
//! several: their numbers are unknown if a pattern has a converter. The results of natives are unknown as
//! well.

use rustc_hash::{FxHashMap, FxHashSet};

use legalize_ir::Arity;
use legalize_pattern_model::{Action, Kind, Match, Replacement, ResultTypes, Site};
use legalize_source::Diagnostic;

use crate::matcher::compile::Compiler;
use crate::pattern::OperandMode;
use crate::unknown_names::WRONG_ARITY;

/// The code of an operation that is replaced or erased twice.
const REPLACED_TWICE: &str = "convert::replaced_twice";

/// Numbers that are known so far, by symbol.
#[derive(Default)]
struct Counts<'a> {
    /// Number of results of an operation.
    results: FxHashMap<&'a str, usize>,
    /// Number of values that a symbol denotes.
    values: FxHashMap<&'a str, usize>,
}

impl<'a> Counts<'a> {
    fn sum(&self, symbols: &'a [String]) -> Option<usize> {
        symbols.iter().try_fold(0usize, |sum, symbol| sum.checked_add(*self.values.get(symbol.as_str())?))
    }
}

impl<'a> Compiler<'_, 'a> {
    /// Reports replacements by another number of values, missing results of created or matched operations,
    /// and operations that are erased twice.
    pub(crate) fn check_counts(&mut self) {
        let pattern = self.pattern;
        let mut counts = self.matched_counts();
        let mut erased: FxHashSet<&str> = FxHashSet::default();
        for (at, action) in pattern.rewrite.iter().enumerate() {
            let site = Site::Rewrite(self.at, at);
            match action {
                Action::Result { op, index, .. } => {
                    if let Some(&has) = counts.results.get(op.as_str())
                        && *index as usize >= has
                        && !self.is_defined(op)
                    {
                        let message = format!(
                            "{} has {}, the pattern names result {index}",
                            self.named(op),
                            plural(has, "result")
                        );
                        let error = Diagnostic::error(WRONG_ARITY, message)
                            .with_help("use a smaller index: results are numbered from 0");
                        self.report(site, error, "named here");
                    }
                }
                Action::Replace { op, with } => {
                    let by = match with {
                        Replacement::Operation(by) => counts.results.get(by.as_str()).copied(),
                        Replacement::Values(values) => counts.sum(values),
                    };
                    if let (Some(&has), Some(by)) = (counts.results.get(op.as_str()), by)
                        && has != by
                    {
                        let message = format!(
                            "{} has {}, but is replaced by {}",
                            self.named(op),
                            plural(has, "result"),
                            plural(by, "value")
                        );
                        let error = Diagnostic::error(WRONG_ARITY, message)
                            .with_help("replace an operation by one value for each of its results");
                        self.report(site, error, "replaced here");
                    }
                }
                _ => {}
            }
            if let Action::Replace { op, .. } | Action::Erase { op } = action
                && !erased.insert(op)
            {
                let message = format!("{} is replaced or erased twice", self.named(op));
                let error = Diagnostic::error(REPLACED_TWICE, message)
                    .with_help("remove one of the two: an operation is replaced or erased only once");
                self.report(site, error, "it is replaced or erased here");
            }
            self.count_action(action, &mut counts);
        }
    }

    /// Returns true if values and types of the match section may be converted to several.
    fn is_converted(&self) -> bool {
        self.source.options.operands == OperandMode::Remapped && self.source.options.converter.is_some()
    }

    fn matched_counts(&self) -> Counts<'a> {
        let mut counts = Counts::default();
        let single = |symbol: &String| self.kinds.get(symbol) == Some(&Kind::Type);
        for statement in &self.pattern.matches {
            // An empty list of types is not a condition.
            if let Match::Operation { id, results, .. } = statement
                && !results.is_empty()
                && results.iter().all(single)
            {
                counts.results.insert(id, results.len());
            }
        }
        if self.is_converted() {
            return counts;
        }
        for statement in &self.pattern.matches {
            match statement {
                Match::Operand { id, .. }
                | Match::Result { id, .. }
                | Match::Results { id, single: true, .. } => {
                    counts.values.insert(id, 1);
                }
                Match::Results { id, op, index: None, .. } => {
                    if let Some(&has) = counts.results.get(op.as_str()) {
                        counts.values.insert(id, has);
                    }
                }
                _ => {}
            }
        }
        counts
    }

    /// Records the numbers of the entities that an action defines.
    fn count_action(&self, action: &'a Action, counts: &mut Counts<'a>) {
        match action {
            Action::Operation { id, name, results, .. } => {
                let converted =
                    |symbol: &String| self.is_converted() && self.defs.contains_key(symbol.as_str());
                let found = match results {
                    // Types of another number than the definition has are refused on their own.
                    ResultTypes::Of(types) => self.defined_count(name).or(types
                        .iter()
                        .all(|symbol| self.kinds.get(symbol) == Some(&Kind::Type) && !converted(symbol))
                        .then_some(types.len())),
                    ResultTypes::Like(op) => {
                        counts.results.get(op.as_str()).copied().filter(|_| !converted(op))
                    }
                    ResultTypes::Infer | ResultTypes::Defined => self.inferred_count(name),
                };
                if let Some(found) = found {
                    counts.results.insert(id, found);
                }
            }
            Action::Result { id, .. } | Action::Results { id, single: true, .. } => {
                counts.values.insert(id, 1);
            }
            Action::Results { id, op, index: None, .. } => {
                if let Some(&has) = counts.results.get(op.as_str()) {
                    counts.values.insert(id, has);
                }
            }
            Action::Range { id, kind: Kind::ValueRange, elements } => {
                if let Some(sum) = counts.sum(elements) {
                    counts.values.insert(id, sum);
                }
            }
            Action::Block { arguments, .. } => {
                counts.values.extend(arguments.iter().map(|argument| (argument.id.as_str(), 1)));
            }
            _ => {}
        }
    }

    /// The number of results that an operation gets whose types are inferred.
    fn inferred_count(&self, name: &str) -> Option<usize> {
        let ctx = self.shared.ctx;
        let info = ctx.op_info(ctx.find_op_name(name)?)?;
        self.defined_count(name).filter(|_| info.hooks().infer_result_types.is_some())
    }

    /// The number of results that the definition of an operation fixes.
    fn defined_count(&self, name: &str) -> Option<usize> {
        let ctx = self.shared.ctx;
        let info = ctx.op_info(ctx.find_op_name(name)?)?;
        let fixed = info.results.iter().all(|group| group.arity == Arity::Single);
        (fixed && !info.results.is_empty()).then_some(info.results.len())
    }

    /// Returns true if a definition declares the results of an operation.
    fn is_defined(&self, symbol: &str) -> bool {
        let ctx = self.shared.ctx;
        let info = self.name_of(symbol).and_then(|name| ctx.op_info(ctx.find_op_name(name)?));
        info.is_some_and(|info| !info.results.is_empty())
    }

    /// An operation of the pattern in words.
    fn named(&self, symbol: &str) -> String {
        self.name_of(symbol).map_or_else(|| "the operation".to_owned(), |name| format!("'{name}'"))
    }

    fn name_of(&self, symbol: &str) -> Option<&'a str> {
        let pattern = self.pattern;
        let matched = pattern.matches.iter().find_map(|statement| match statement {
            Match::Operation { id, name, .. } if id == symbol => name.as_deref(),
            _ => None,
        });
        let created = || {
            pattern.rewrite.iter().find_map(|action| match action {
                Action::Operation { id, name, .. } if id == symbol => Some(name.as_str()),
                _ => None,
            })
        };
        matched.or_else(created)
    }
}

fn plural(count: usize, what: &str) -> String {
    match count {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}
