//! Compiler of a pattern of the model to questions, guards and a program of edits.
//!
//! The match section is walked from the root: operands lead to the operations that define them, and
//! operations that only use a matched value are found among its users. Every condition on the shape of the
//! program is a question in the shared tree; native constraints are guards, run when it is the pattern's
//! turn.

mod bind;
mod conditions;
mod counts;
pub(crate) mod direct;
mod inputs;
mod receivers;
pub(crate) mod set;
mod shared;
pub(crate) mod steps;
mod users;
mod wrappers;

pub(crate) use set::Checker;
pub(crate) use shared::Shared;

use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use legalize_ir::{Arity, OpInfo};
use legalize_pattern_model::{
    Arg, Kind, Match, Native, NativeResult, Origins, Param, Pattern, PatternFile, Site,
};
use legalize_source::Diagnostic;

use crate::matcher::program::position::{PosId, Position, Positions};
use crate::matcher::program::question::{Answer, Check, Question};
use crate::matcher::program::steps::{Direct, Ref, Step};
use crate::matcher::program::{Compiled, Guard, User};
use crate::natives::{Meaning, NativeValue, Natives};
use crate::pattern::DeclarativeFile;

/// Maximum depth of a position in a pattern.
const MAX_DEPTH: u32 = 512;

/// Number of operands, or results, that an operation has by its definition, if it has one and each group is
/// one value.
fn fixed_count(info: Option<&OpInfo>, operands: bool) -> Option<usize> {
    let info = info.filter(|info| !info.operands.is_empty() || !info.results.is_empty())?;
    let groups = if operands { &info.operands } else { &info.results };
    groups.iter().all(|group| group.arity == Arity::Single).then_some(groups.len())
}

/// Compiles one pattern.
pub(crate) struct Compiler<'s, 'a> {
    pub shared: &'s mut Shared<'a>,
    pub source: &'a DeclarativeFile,
    pub source_index: usize,
    /// Natives that the pattern may call.
    natives: Rc<Natives>,
    pub pattern: &'a Pattern,
    pub at: usize,
    defs: FxHashMap<&'a str, &'a Match>,
    kinds: BTreeMap<String, Kind>,
    bound: FxHashMap<&'a str, Ref>,
    checks: Vec<Check<Question>>,
    users: Vec<User>,
    guards: Vec<Guard>,
    locals: u16,
    pending: Vec<(&'a str, PosId)>,
    failed: bool,
}

impl<'s, 'a> Compiler<'s, 'a> {
    pub(super) fn new(
        shared: &'s mut Shared<'a>,
        source: &'a DeclarativeFile,
        source_index: usize,
        at: usize,
    ) -> Self {
        let pattern = &source.file.patterns[at];
        let natives = shared.natives_of(source, source_index);
        let defs = pattern
            .matches
            .iter()
            .flat_map(|statement| {
                statement.defines().into_iter().map(move |(sym, _)| (sym.as_str(), statement))
            })
            .collect();
        Compiler {
            shared,
            source,
            source_index,
            natives,
            pattern,
            at,
            defs,
            kinds: pattern.kinds(),
            bound: FxHashMap::default(),
            checks: Vec::new(),
            users: Vec::new(),
            guards: Vec::new(),
            locals: 0,
            pending: Vec::new(),
            failed: false,
        }
    }

    fn file(&self) -> &'a PatternFile {
        &self.source.file
    }

    fn origins(&self) -> &'a Origins {
        &self.source.origins
    }

    /// Reports a finding at a part of the pattern.
    pub(super) fn report(&mut self, site: Site, diagnostic: Diagnostic, label: &str) {
        self.failed = true;
        let diagnostic = self.origins().label(self.file(), site, diagnostic, label);
        self.shared.diagnostics.push(diagnostic);
    }

    /// The native that is declared under a name.
    pub(super) fn native(&self, name: &str) -> Option<(usize, &'a Native)> {
        self.file().natives.iter().enumerate().find(|entry| entry.1.name == name)
    }

    /// Native that a call refers to: the one that is declared, else one of the call's name and shape, so that
    /// texts and calls without a declaration find the same functions.
    fn meant(&self, name: &str, args: &[Arg], results: &[NativeResult]) -> Cow<'a, Native> {
        if let Some((_, native)) = self.native(name) {
            return Cow::Borrowed(native);
        }
        let param = || Param { name: String::new(), kind: None, class: None };
        Cow::Owned(Native {
            name: name.to_owned(),
            function: None,
            params: args.iter().map(|_| param()).collect(),
            results: results.iter().map(|result| result.kind).collect(),
            body: None,
            place: None,
        })
    }

    /// Meaning of a call of a native.
    pub(super) fn meaning(&mut self, name: &'a str, args: &[Arg], results: &[NativeResult]) -> Rc<Meaning> {
        // Without a declaration each shape is a native of its own.
        let shape = self.native(name).is_none().then_some((args.len(), results.len()));
        let key = (self.source_index, name, shape);
        if let Some(known) = self.shared.meanings.get(&key) {
            return known.clone();
        }
        let meant = self.meant(name, args, results).into_owned();
        let meaning = Rc::new(self.natives.meaning(meant));
        self.shared.meanings.insert(key, meaning.clone());
        meaning
    }

    pub(super) fn new_local(&mut self) -> u16 {
        self.locals = self.locals.saturating_add(1);
        self.locals - 1
    }

    pub(super) fn bind(&mut self, sym: &'a str, to: Ref) {
        self.bound.insert(sym, to);
    }

    /// Binding of a symbol; reports an error if it is not bound.
    pub(super) fn lookup(&mut self, sym: &str, site: Site) -> Option<Ref> {
        let found = self.bound.get(sym).cloned();
        if found.is_none() {
            let diagnostic = Diagnostic::error(
                "convert::unbound_symbol",
                format!("'{sym}' is not bound before it is used"),
            )
            .with_help(
                "bind it in the match section, to an operand, result or attribute of a matched operation or by an earlier \
                 constraint",
            );
            self.report(site, diagnostic, "used here");
        }
        found
    }

    pub(super) fn kind(&self, sym: &str) -> Option<Kind> {
        self.kinds.get(sym).copied()
    }

    /// Compiles the pattern; `None` if something was reported.
    pub(super) fn compile(mut self) -> Option<Compiled> {
        let root: &'a str = self.pattern.root_symbol()?.as_str();
        self.bind_op(root, Positions::ROOT);
        self.drain();
        loop {
            let before = self.bound.len();
            self.bind_equals();
            self.bind_results();
            if self.bound.len() == before || self.failed {
                break;
            }
        }
        let mut main = std::mem::take(&mut self.checks);
        self.find_users();
        self.constants();
        self.constraints();
        main.append(&mut self.checks);
        let checks = self.intern(main);
        let mut matched_ops: Vec<Ref> = vec![Ref::Pos(Positions::ROOT, true)];
        for statement in &self.pattern.matches {
            if let Match::Operation { id, .. } = statement
                && id != root
                && let Some(found) = self.bound.get(id.as_str())
            {
                matched_ops.push(found.clone());
            }
        }
        self.check_counts();
        let (steps, actions) = steps::compile_steps(&mut self);
        if self.failed {
            return None;
        }
        let results = match self.defs.get(root) {
            Some(Match::Operation { results, .. }) => results.len(),
            _ => 0,
        };
        let is_non_local = !self.users.is_empty()
            || self.guards.iter().any(|guard| guard.is_non_local)
            || !self.only_creates_before(&steps)
            || self.looks_into_blocks(&checks);
        let positions = &self.shared.positions;
        let inputs = inputs::inputs(self.shared.ctx, &steps, positions);
        let direct = Direct::of(self.shared.ctx, &steps, positions, inputs.as_deref(), results);
        let binds_nothing = self.users.is_empty() && self.guards.iter().all(|guard| guard.results.is_empty());
        Some(Compiled {
            is_non_local,
            checks,
            direct: direct.filter(|_| binds_nothing),
            inputs,
            users: self.users,
            guards: self.guards,
            steps,
            actions,
            locals: self.locals,
            matched_ops,
        })
    }

    /// Returns true if a question depends on the contents of regions and blocks.
    fn looks_into_blocks(&self, checks: &[Check]) -> bool {
        let positions = &self.shared.positions;
        checks.iter().any(|check| {
            let asked = self.shared.questions.at(check.question).positions();
            asked.into_iter().flatten().any(|pos| positions.is_in_block(pos))
        })
    }

    /// Returns true if the steps only create operations without regions before the root, with attributes and
    /// types that natives compute from attributes and types, and replace an operation.
    fn only_creates_before(&self, steps: &[Step]) -> bool {
        let mut defined: FxHashSet<u16> = FxHashSet::default();
        steps.iter().all(|step| match step {
            Step::Range { .. }
            | Step::Result { .. }
            | Step::Results { .. }
            | Step::ReplaceByOp { .. }
            | Step::ReplaceByValues { .. }
            | Step::Erase { .. } => true,
            Step::Create(create) => create.regions.is_empty(),
            Step::Native { is_function, args, results, .. } => {
                let plain = |arg: &Ref| match arg {
                    Ref::Local(local) => defined.contains(local),
                    _ => self.is_plain(arg),
                };
                let plain = *is_function && args.iter().all(|arg| plain(&arg.what));
                defined.extend(results.iter().map(|result| result.0));
                plain
            }
            Step::Block { .. } | Step::InsertInto { .. } => false,
        })
    }

    /// Arguments of a native, with types instead of values if it is registered as a function of attributes
    /// and types.
    pub(super) fn seen_by(&mut self, is_of_types: bool, args: Vec<Ref>) -> Vec<Ref> {
        // Positions that depend on users are evaluated again for each.
        if !is_of_types || !self.users.is_empty() {
            return args;
        }
        let seen = |arg| match arg {
            Ref::Pos(pos, true) if self.shared.positions.at(pos).is_value() => {
                Ref::Pos(self.shared.positions.intern(Position::TypeOf(pos)), true)
            }
            other => other,
        };
        args.into_iter().map(seen).collect()
    }

    /// Flags of the arguments of a native that are true for an attribute or a type.
    fn are_plain(&self, args: &[Ref]) -> Vec<bool> {
        args.iter().map(|arg| self.is_plain(arg)).collect()
    }

    fn is_plain(&self, arg: &Ref) -> bool {
        match arg {
            Ref::Pos(pos, _) => self.shared.positions.at(*pos).is_attr_or_type(),
            Ref::Const(value) => matches!(
                value,
                NativeValue::Attr(_) | NativeValue::Type(_) | NativeValue::Types(_) | NativeValue::Text(_)
            ),
            Ref::Local(_) => false,
        }
    }

    /// Sorts questions into the global order and drops repetitions, and those that others imply.
    fn intern(&mut self, mut checks: Vec<Check<Question>>) -> Vec<Check> {
        let positions = &self.shared.positions;
        checks.sort_by_key(|check| (check.question.order(positions), *check));
        checks.dedup_by_key(|check| (check.question, check.answer));
        // An answer to a later question implies that the position exists.
        let mut known: FxHashSet<PosId> = FxHashSet::default();
        for check in &checks {
            let there = matches!(check.question, Question::IsThere(_));
            for of in check.question.positions().into_iter().flatten() {
                let mut next = if there { positions.at(of).parent() } else { Some(of) };
                while let Some(of) = next.filter(|&of| known.insert(of)) {
                    next = positions.at(of).parent();
                }
            }
        }
        checks.retain(|check| !matches!(check.question, Question::IsThere(of) if known.contains(&of)));
        let questions = &mut self.shared.questions;
        let intern = |Check { question, answer, expected }| Check {
            question: questions.intern(question),
            answer,
            expected,
        };
        checks.into_iter().map(intern).collect()
    }

    fn check(&mut self, question: Question, answer: Answer) {
        self.checks.push(Check { question, answer, expected: false });
    }

    /// Checks like [`Compiler::check`]; `expected` is true if the operation's definition implies the answer.
    fn check_unless(&mut self, expected: bool, question: Question, answer: Answer) {
        self.checks.push(Check { question, answer, expected });
    }

    /// Registered info of the operation that a symbol denotes.
    fn info_of(&self, sym: &str) -> Option<&'a OpInfo> {
        match self.defs.get(sym)? {
            Match::Operation { name: Some(name), .. } => {
                let ctx = self.shared.ctx;
                ctx.op_info(ctx.find_op_name(name)?)
            }
            _ => None,
        }
    }

    fn position(&mut self, position: Position) -> PosId {
        let id = self.shared.positions.intern(position);
        if self.shared.positions.depth(id) > MAX_DEPTH && !self.failed {
            let diagnostic =
                Diagnostic::error("convert::too_deep", "the pattern matches too long a chain of operations")
                    .with_help(format!("match a chain of at most {} operations", MAX_DEPTH / 3));
            self.report(Site::Pattern(self.at), diagnostic, "this pattern");
        }
        id
    }

    fn drain(&mut self) {
        while let Some((sym, pos)) = self.pending.pop() {
            if self.failed {
                return;
            }
            self.visit_op(sym, pos);
        }
    }

    fn site(&self, sym: &str) -> Site {
        let defines = |statement: &Match| statement.defines().iter().any(|entry| entry.0 == sym);
        match self.pattern.matches.iter().position(defines) {
            Some(index) => Site::Match(self.at, index),
            None => Site::Pattern(self.at),
        }
    }
}
