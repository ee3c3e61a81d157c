//! From a pattern of the model to questions, guards and a program of edits.
//!
//! The match section is walked from the root: operands lead to the operations that define them, and operations
//! that only read a matched value are found among its readers. Everything that can be asked of the shape of the
//! program becomes a question in the shared tree; native constraints are guards, run when it is the pattern's turn.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use legalize_ir::{Attribute, Context, OpName, Type};
use legalize_pattern_model::{
    Arg, Constraint, Kind, Match, Native, NativeResult, Origins, Pattern, PatternFile, Predicate, Site,
};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashMap;

use super::position::{PosId, Position, Positions};
use super::question::{Answer, Question, QuestionId, Questions, YES, attr_answer, name_answer, type_answer};
use super::rewrite::Step;
use crate::natives::{ConstraintFn, NativeValue, Natives};
use crate::set::DeclarativeFile;

/// The deepest position that a pattern may look at.
const MAX_DEPTH: u32 = 512;

/// Where something that a symbol stands for is found.
#[derive(Clone, Debug)]
pub(crate) enum Ref {
    /// In the matched program; whether exactly one value or type is meant where there may be several.
    Pos(PosId, bool),
    /// Made by a native or by the rewrite.
    Local(u16),
    /// Fixed.
    Const(NativeValue),
}

/// A condition that is checked when it is the pattern's turn.
pub(crate) struct Guard {
    pub run: ConstraintFn,
    pub args: Vec<Ref>,
    pub results: Vec<(u16, Kind)>,
    pub negated: bool,
    /// The same condition on the same positions in other patterns.
    pub shared: Option<u32>,
    pub summary: Arc<str>,
}

/// An operation that is found among the readers of a value.
pub(crate) struct Reader {
    pub via: PosId,
    /// Which operand reads it, where that is fixed.
    pub operand: Option<u32>,
    pub pos: PosId,
    pub checks: Vec<(QuestionId, Answer)>,
    /// Positions that hang on this reader or on a later one.
    pub dependents: Vec<PosId>,
}

/// A compiled pattern.
pub(crate) struct Compiled {
    /// All questions of the tree, for explanations.
    pub checks: Vec<(QuestionId, Answer)>,
    pub readers: Vec<Reader>,
    pub guards: Vec<Guard>,
    pub steps: Vec<Step>,
    pub locals: u16,
    /// All matched operations, the root first.
    pub matched_ops: Vec<Ref>,
}

/// What all patterns of a set share while they are compiled.
pub(crate) struct Shared<'a> {
    pub ctx: &'a Context,
    pub natives: &'a Natives,
    pub positions: Positions,
    pub questions: Questions,
    pub names: FxHashMap<Answer, OpName>,
    pub types: FxHashMap<Answer, Type>,
    pub attrs: FxHashMap<Answer, Attribute>,
    predicates: Vec<(Predicate, ConstraintFn)>,
    natives_by_file: HashMap<(usize, String), Option<ConstraintFn>>,
    guards: HashMap<(u32, Vec<GuardArg>, bool), u32>,
    type_texts: HashMap<String, Result<Type, String>>,
    attr_texts: HashMap<(String, Option<Type>), Result<Attribute, String>>,
    pub diagnostics: Diagnostics,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum GuardArg {
    Pos(PosId, bool),
    Text(String),
}

impl<'a> Shared<'a> {
    pub fn new(ctx: &'a Context, natives: &'a Natives) -> Self {
        Shared {
            ctx,
            natives,
            positions: Positions::new(),
            questions: Questions::default(),
            names: FxHashMap::default(),
            types: FxHashMap::default(),
            attrs: FxHashMap::default(),
            predicates: Vec::new(),
            natives_by_file: HashMap::new(),
            guards: HashMap::new(),
            type_texts: HashMap::new(),
            attr_texts: HashMap::new(),
            diagnostics: Diagnostics::new(),
        }
    }

    pub fn shared_guards(&self) -> usize {
        self.guards.len()
    }

    pub fn ty(&mut self, text: &str) -> Result<Type, String> {
        if let Some(known) = self.type_texts.get(text) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_type_str(self.ctx, text).map_err(|error| error.message);
        self.type_texts.insert(text.to_owned(), parsed.clone());
        parsed
    }

    pub fn attr(&mut self, text: &str, ty: Option<Type>) -> Result<Attribute, String> {
        let key = (text.to_owned(), ty);
        if let Some(known) = self.attr_texts.get(&key) {
            return known.clone();
        }
        let parsed = legalize_ir::parse_attr_str(self.ctx, text, ty).map_err(|error| error.message);
        self.attr_texts.insert(key, parsed.clone());
        parsed
    }

    fn predicate(&mut self, tree: &Predicate) -> Result<(u32, ConstraintFn), Option<String>> {
        if let Some(known) = self.predicates.iter().position(|entry| entry.0 == *tree) {
            return Ok((known as u32, self.predicates[known].1.clone()));
        }
        let run = self.natives.resolve_predicate(self.ctx, tree)?;
        self.predicates.push((tree.clone(), run.clone()));
        Ok((self.predicates.len() as u32 - 1, run))
    }
}

/// Compiles one pattern.
pub(crate) struct Compiler<'s, 'a> {
    pub shared: &'s mut Shared<'a>,
    pub source: &'a DeclarativeFile,
    pub source_index: usize,
    pub pattern: &'a Pattern,
    pub at: usize,
    defs: HashMap<&'a str, &'a Match>,
    kinds: BTreeMap<String, Kind>,
    bound: HashMap<&'a str, Ref>,
    checks: Vec<(Question, Answer)>,
    readers: Vec<Reader>,
    guards: Vec<Guard>,
    locals: u16,
    pending: Vec<(&'a str, PosId)>,
    failed: bool,
}

impl<'s, 'a> Compiler<'s, 'a> {
    pub fn new(
        shared: &'s mut Shared<'a>,
        source: &'a DeclarativeFile,
        source_index: usize,
        at: usize,
    ) -> Self {
        let pattern = &source.file.patterns[at];
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
            pattern,
            at,
            defs,
            kinds: pattern.kinds(),
            bound: HashMap::new(),
            checks: Vec::new(),
            readers: Vec::new(),
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
    pub fn report(&mut self, site: Site, diagnostic: Diagnostic, label: &str) {
        self.failed = true;
        let diagnostic = self.origins().label(self.file(), site, diagnostic, label);
        self.shared.diagnostics.push(diagnostic);
    }

    /// The native that is declared under a name.
    pub fn native(&self, name: &str) -> Option<(usize, &'a Native)> {
        self.file().natives.iter().enumerate().find(|entry| entry.1.name == name)
    }

    pub fn new_local(&mut self) -> u16 {
        self.locals = self.locals.saturating_add(1);
        self.locals - 1
    }

    pub fn bind(&mut self, sym: &'a str, to: Ref) {
        self.bound.insert(sym, to);
    }

    /// What a symbol stands for.
    pub fn lookup(&mut self, sym: &str, site: Site) -> Option<Ref> {
        let found = self.bound.get(sym).cloned();
        if found.is_none() {
            let diagnostic = Diagnostic::error(
                "convert::unbound_symbol",
                format!("nothing binds '{sym}' before it is used"),
            )
            .with_help(
                "bind it in the match section, to an operand, result or attribute of a matched operation",
            );
            self.report(site, diagnostic, "used here");
        }
        found
    }

    pub fn kind(&self, sym: &str) -> Option<Kind> {
        self.kinds.get(sym).copied()
    }

    /// Compiles the pattern; nothing if something was reported.
    pub fn compile(mut self) -> Option<Compiled> {
        let root: &'a str = self.pattern.root_symbol()?.as_str();
        self.bind_op(root, Positions::ROOT);
        self.drain();
        self.bind_results();
        let main = std::mem::take(&mut self.checks);
        let checks = self.intern(main);
        self.find_readers();
        self.constants();
        self.constraints();
        let mut matched_ops: Vec<Ref> = vec![Ref::Pos(Positions::ROOT, true)];
        for statement in &self.pattern.matches {
            if let Match::Operation { id, .. } = statement
                && id != root
                && let Some(found) = self.bound.get(id.as_str())
            {
                matched_ops.push(found.clone());
            }
        }
        let steps = super::rewrite::compile_steps(&mut self);
        if self.failed {
            return None;
        }
        Some(Compiled {
            checks,
            readers: self.readers,
            guards: self.guards,
            steps,
            locals: self.locals,
            matched_ops,
        })
    }

    /// Puts questions into the global order and drops repetitions.
    fn intern(&mut self, mut checks: Vec<(Question, Answer)>) -> Vec<(QuestionId, Answer)> {
        let positions = &self.shared.positions;
        checks.sort_by_key(|&(question, answer)| (question.order(positions), question, answer));
        checks.dedup();
        let questions = &mut self.shared.questions;
        checks.into_iter().map(|(question, answer)| (questions.intern(question), answer)).collect()
    }

    fn check(&mut self, question: Question, answer: Answer) {
        self.checks.push((question, answer));
    }

    fn position(&mut self, position: Position) -> PosId {
        let id = self.shared.positions.intern(position);
        if self.shared.positions.depth(id) > MAX_DEPTH && !self.failed {
            let diagnostic =
                Diagnostic::error("convert::too_deep", "the pattern looks too deep into the program")
                    .with_help(format!("match at most {} operations in a row", MAX_DEPTH / 3));
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

    // Binding symbols to positions.

    /// Binds a symbol, or asks that it is the same as before. Says whether it was new.
    fn bind_or_equal(&mut self, sym: &'a str, pos: PosId, single: bool) -> bool {
        match self.bound.get(sym) {
            None => {
                self.bound.insert(sym, Ref::Pos(pos, single));
                true
            }
            Some(&Ref::Pos(known, _)) if known == pos => false,
            Some(&Ref::Pos(known, _)) => {
                self.check(Question::Equal(known.min(pos), known.max(pos)), YES);
                false
            }
            Some(_) => false,
        }
    }

    fn bind_op(&mut self, sym: &'a str, pos: PosId) {
        if self.bind_or_equal(sym, pos, true) {
            self.pending.push((sym, pos));
        }
    }

    fn visit_op(&mut self, sym: &'a str, pos: PosId) {
        let Some(Match::Operation { name, operands, attributes, results, successors, regions, .. }) =
            self.defs.get(sym).copied()
        else {
            return;
        };
        match name {
            Some(name) => {
                let name = self.shared.ctx.op_name(name);
                self.shared.names.insert(name_answer(name), name);
                self.check(Question::OpName(pos), name_answer(name));
            }
            None if pos == Positions::ROOT => {}
            None => self.check(Question::IsThere(pos), YES),
        }
        let name = name.as_deref().map(|name| self.shared.ctx.op_name(name));
        for (index, (place, single)) in self.groups(pos, operands, true, name).into_iter().enumerate() {
            self.bind_value(&operands[index], place, single);
        }
        for (index, (place, single)) in self.groups(pos, results, false, name).into_iter().enumerate() {
            let ty = self.position(Position::TypeOf(place));
            match self.kind(&results[index]) {
                Some(Kind::TypeRange) => self.bind_types(&results[index], ty),
                _ => self.bind_type(&results[index], ty, single),
            }
        }
        for entry in attributes {
            let name = self.shared.ctx.name(&entry.name);
            let place = self.position(Position::Attr(pos, name));
            self.bind_attr(&entry.value, place);
        }
        if let Some(successors) = successors {
            self.check(Question::SuccessorCount(pos), successors.len() as Answer);
            for (index, sym) in successors.iter().enumerate() {
                let place = self.position(Position::Successor(pos, index as u32));
                self.bind_or_equal(sym, place, true);
            }
        }
        if let Some(regions) = regions {
            self.check(Question::RegionCount(pos), regions.len() as Answer);
            for (index, sym) in regions.iter().enumerate() {
                let place = self.position(Position::Region(pos, index as u32));
                self.bind_or_equal(sym, place, true);
            }
        }
    }

    /// Where the listed operands (or results) of an operation are, and whether each is one value: all single, all
    /// in one range, or one entry per group of the definition.
    fn groups(
        &mut self,
        pos: PosId,
        syms: &'a [String],
        operands: bool,
        name: Option<OpName>,
    ) -> Vec<(PosId, bool)> {
        let is_range =
            |this: &Self, sym: &str| matches!(this.kind(sym), Some(Kind::ValueRange | Kind::TypeRange));
        let ranges = syms.iter().filter(|sym| is_range(self, sym)).count();
        let count = syms.len() - ranges;
        let (exactly, at_least) = match operands {
            true => (Question::OperandCount(pos), Question::OperandsAtLeast(pos, count as u32)),
            false => (Question::ResultCount(pos), Question::ResultsAtLeast(pos, count as u32)),
        };
        let number = |at| if operands { Position::Operand(pos, at) } else { Position::Result(pos, at) };
        if ranges == 0 {
            self.check(exactly, count as Answer);
            return (0..syms.len()).map(|at| (self.position(number(at as u32)), true)).collect();
        }
        if count > 0 {
            self.check(at_least, YES);
        }
        if syms.len() == 1 {
            let all = if operands { Position::Operands(pos) } else { Position::Results(pos) };
            return vec![(self.position(all), false)];
        }
        let mut leading = true;
        let mut places = Vec::new();
        let info = name.and_then(|name| self.shared.ctx.op_info(name));
        for (at, sym) in syms.iter().enumerate() {
            let single = !is_range(self, sym);
            leading &= single;
            if leading {
                places.push((self.position(number(at as u32)), true));
                continue;
            }
            let group = match operands {
                true => Position::OperandGroup(pos, at as u32),
                false => Position::ResultGroup(pos, at as u32),
            };
            let place = self.position(group);
            if single && !super::position::is_single_group(info, at, operands) {
                self.check(Question::IsOne(place), YES);
            } else {
                self.check(Question::IsThere(place), YES);
            }
            places.push((place, single));
        }
        places
    }

    fn bind_value(&mut self, sym: &'a str, pos: PosId, single: bool) {
        if !self.bind_or_equal(sym, pos, single) {
            return;
        }
        match self.defs.get(sym).copied() {
            Some(Match::Operand { ty: Some(ty), .. }) => {
                let place = self.position(Position::TypeOf(pos));
                self.bind_type(ty, place, true);
            }
            Some(Match::Operands { types: Some(types), .. }) => {
                let place = self.position(Position::TypeOf(pos));
                self.bind_types(types, place);
            }
            Some(Match::Result { op, index, .. }) => {
                let definer = self.position(Position::Definer(pos));
                self.check(Question::ResultNumber(pos), Answer::from(*index));
                self.bind_op(op, definer);
            }
            Some(Match::Results { op, index, .. }) => {
                let definer = self.position(Position::Definer(pos));
                self.bind_op(op, definer);
                let group = match index {
                    Some(index) => Position::ResultGroup(definer, *index),
                    None => Position::Results(definer),
                };
                let group = self.position(group);
                self.check(Question::Equal(group.min(pos), group.max(pos)), YES);
            }
            _ => {}
        }
    }

    fn bind_type(&mut self, sym: &'a str, pos: PosId, single: bool) {
        if let Some(Match::Type { value: Some(text), .. }) = self.defs.get(sym).copied() {
            if let Some(ty) = self.type_of(text, self.site(sym)) {
                self.shared.types.insert(type_answer(ty), ty);
                self.check(Question::TypeIs(pos), type_answer(ty));
                self.bound.insert(sym, Ref::Const(NativeValue::Type(ty)));
            }
            return;
        }
        self.bind_or_equal(sym, pos, single);
    }

    fn bind_types(&mut self, sym: &'a str, pos: PosId) {
        if let Some(Match::Types { values: Some(texts), .. }) = self.defs.get(sym).copied() {
            let site = self.site(sym);
            let types: Vec<Type> = texts.iter().filter_map(|text| self.type_of(text, site)).collect();
            let list = self.shared.questions.type_list(types.clone());
            self.check(Question::TypesAre(pos, list), YES);
            self.bound.insert(sym, Ref::Const(NativeValue::Types(types.into())));
            return;
        }
        self.bind_or_equal(sym, pos, false);
    }

    fn bind_attr(&mut self, sym: &'a str, pos: PosId) {
        let Some(Match::Attribute { ty, value, .. }) = self.defs.get(sym).copied() else {
            self.check(Question::IsThere(pos), YES);
            self.bind_or_equal(sym, pos, true);
            return;
        };
        if let Some(text) = value {
            let typed = ty.as_deref().and_then(|ty| self.constant_type(ty));
            if let Some(attr) = self.attr_of(text, typed, self.site(sym)) {
                self.shared.attrs.insert(attr_answer(attr), attr);
                self.check(Question::AttrIs(pos), attr_answer(attr));
                self.bound.insert(sym, Ref::Const(NativeValue::Attr(attr)));
            }
            return;
        }
        self.check(Question::IsThere(pos), YES);
        if self.bind_or_equal(sym, pos, true)
            && let Some(ty) = ty
        {
            let place = self.position(Position::TypeOf(pos));
            self.bind_type(ty, place, true);
        }
    }

    fn constant_type(&mut self, sym: &'a str) -> Option<Type> {
        match self.defs.get(sym).copied() {
            Some(Match::Type { value: Some(text), .. }) => self.type_of(text, self.site(sym)),
            _ => None,
        }
    }

    /// The type that a text is.
    pub fn type_of(&mut self, text: &str, site: Site) -> Option<Type> {
        match self.shared.ty(text) {
            Ok(ty) => Some(ty),
            Err(why) => {
                let diagnostic =
                    Diagnostic::error("convert::bad_type", format!("'{text}' is no type here: {why}"))
                        .with_help("load the dialect that defines it, or correct the text");
                self.report(site, diagnostic, "in this statement");
                None
            }
        }
    }

    /// The attribute that a text is.
    pub fn attr_of(&mut self, text: &str, ty: Option<Type>, site: Site) -> Option<Attribute> {
        match self.shared.attr(text, ty) {
            Ok(attr) => Some(attr),
            Err(why) => {
                let diagnostic = Diagnostic::error(
                    "convert::bad_attribute",
                    format!("'{text}' is no attribute here: {why}"),
                )
                .with_help("load the dialect that defines it, or correct the text");
                self.report(site, diagnostic, "in this statement");
                None
            }
        }
    }

    // Readers.

    /// Binds the results of operations that were found but whose results no operand led to.
    fn bind_results(&mut self) {
        for statement in &self.pattern.matches {
            match statement {
                Match::Result { id, op, index } if !self.bound.contains_key(id.as_str()) => {
                    if let Some(&Ref::Pos(of, _)) = self.bound.get(op.as_str()) {
                        let place = self.position(Position::Result(of, *index));
                        self.check(Question::IsThere(place), YES);
                        self.bound.insert(id, Ref::Pos(place, true));
                    }
                }
                Match::Results { id, op, index, single } if !self.bound.contains_key(id.as_str()) => {
                    if let Some(&Ref::Pos(of, _)) = self.bound.get(op.as_str()) {
                        let place = self.position(match index {
                            Some(index) => Position::ResultGroup(of, *index),
                            None => Position::Results(of),
                        });
                        self.check(Question::IsThere(place), YES);
                        self.bound.insert(id, Ref::Pos(place, *single));
                    }
                }
                _ => {}
            }
        }
    }

    /// Finds operations that no operand leads to among the readers of values that are bound.
    fn find_readers(&mut self) {
        loop {
            let next = self.pattern.matches.iter().find_map(|statement| {
                let Match::Operation { id, operands, .. } = statement else { return None };
                if self.bound.contains_key(id.as_str()) {
                    return None;
                }
                operands.iter().enumerate().find_map(|(index, operand)| {
                    match self.bound.get(operand.as_str()) {
                        Some(&Ref::Pos(pos, _)) => Some((id.as_str(), index, operands, pos)),
                        _ => None,
                    }
                })
            });
            let Some((id, index, operands, via)) = next else { break };
            let all_single = operands.iter().all(|operand| self.kind(operand) == Some(Kind::Value));
            let reader = self.position(Position::Reader(self.readers.len() as u32));
            self.bind_op(id, reader);
            self.drain();
            self.bind_results();
            let checks = std::mem::take(&mut self.checks);
            let checks = self.intern(checks);
            self.readers.push(Reader {
                via,
                operand: all_single.then_some(index as u32),
                pos: reader,
                checks,
                dependents: Vec::new(),
            });
            if self.failed {
                return;
            }
        }
        let missing = self.pattern.matches.iter().enumerate().find_map(|(at, statement)| match statement {
            Match::Operation { id, .. } if !self.bound.contains_key(id.as_str()) => Some((at, id.clone())),
            _ => None,
        });
        if let Some((at, id)) = missing {
            let diagnostic = Diagnostic::error(
                "convert::unreached_operation",
                format!("no way leads from the root to operation '{id}'"),
            )
            .with_help("connect it to the root by an operand, or remove it");
            self.report(Site::Match(self.at, at), diagnostic, "this operation");
        }
        self.collect_dependents();
    }

    fn collect_dependents(&mut self) {
        let positions = &self.shared.positions;
        let count = self.readers.len();
        for at in 0..count {
            let roots: Vec<PosId> = self.readers[at..].iter().map(|reader| reader.pos).collect();
            let mut depends: Vec<bool> = vec![false; positions.len()];
            let mut dependents = Vec::new();
            // Parents are interned before what hangs on them.
            for index in 0..positions.len() {
                let id = PosId(index as u32);
                let parent = positions.at(id).parent();
                if roots.contains(&id) || parent.is_some_and(|parent| depends[parent.0 as usize]) {
                    depends[index] = true;
                    dependents.push(id);
                }
            }
            self.readers[at].dependents = dependents;
        }
    }

    // Fixed types and attributes, constraints.

    /// Binds types and attributes with a given text that no operand, result or attribute led to.
    fn constants(&mut self) {
        for statement in &self.pattern.matches {
            match statement {
                Match::Type { id, value: Some(text) } if !self.bound.contains_key(id.as_str()) => {
                    if let Some(ty) = self.type_of(text, self.site(id)) {
                        self.bound.insert(id, Ref::Const(NativeValue::Type(ty)));
                    }
                }
                Match::Types { id, values: Some(texts) } if !self.bound.contains_key(id.as_str()) => {
                    let site = self.site(id);
                    let types: Vec<Type> = texts.iter().filter_map(|text| self.type_of(text, site)).collect();
                    self.bound.insert(id, Ref::Const(NativeValue::Types(types.into())));
                }
                Match::Attribute { id, ty, value: Some(text) } if !self.bound.contains_key(id.as_str()) => {
                    let typed = ty.as_deref().and_then(|ty| self.constant_type(ty));
                    if let Some(attr) = self.attr_of(text, typed, self.site(id)) {
                        self.bound.insert(id, Ref::Const(NativeValue::Attr(attr)));
                    }
                }
                _ => {}
            }
        }
    }

    fn constraints(&mut self) {
        for (index, statement) in self.pattern.matches.iter().enumerate() {
            let Match::Constraint(constraint) = statement else { continue };
            let site = Site::Match(self.at, index);
            match constraint {
                Constraint::Native { name, args, results, negated, .. } => {
                    self.native_constraint(site, name, args, results, *negated);
                }
                Constraint::Predicate { tree, subject, args, summary, .. } => {
                    self.predicate(site, tree, subject, args, summary);
                }
                Constraint::Equal { left, right, negated } => self.equal(site, left, right, *negated),
            }
        }
    }

    fn equal(&mut self, site: Site, left: &'a str, right: &'a str, negated: bool) {
        if !negated {
            match (self.bound.get(left).cloned(), self.bound.get(right).cloned()) {
                (Some(known), None) => {
                    self.bound.insert(right, known);
                    return;
                }
                (None, Some(known)) => {
                    self.bound.insert(left, known);
                    return;
                }
                _ => {}
            }
        }
        let (Some(left), Some(right)) = (self.lookup(left, site), self.lookup(right, site)) else { return };
        self.guards.push(Guard {
            run: Arc::new(|call| match call.args {
                [left, right] if left == right => Ok(crate::natives::NativeValues::new()),
                _ => Err("two things that must be the same differ".into()),
            }),
            args: vec![left, right],
            results: Vec::new(),
            negated,
            shared: None,
            summary: Arc::from(if negated {
                "two things must differ"
            } else {
                "two things must be the same"
            }),
        });
    }

    /// The arguments of a call.
    pub fn args(&mut self, args: &'a [Arg], site: Site) -> Option<Vec<Ref>> {
        args.iter()
            .map(|arg| match arg {
                Arg::Ref(sym) => self.lookup(sym, site),
                Arg::Text(text) => Some(Ref::Const(NativeValue::Text(Arc::from(text.as_str())))),
            })
            .collect()
    }

    /// Binds what a native gives back.
    pub fn native_results(&mut self, results: &'a [NativeResult]) -> Vec<(u16, Kind)> {
        results
            .iter()
            .map(|result| {
                let local = self.new_local();
                self.bound.insert(&result.id, Ref::Local(local));
                (local, result.kind)
            })
            .collect()
    }

    fn native_constraint(
        &mut self,
        site: Site,
        name: &'a str,
        args: &'a [Arg],
        results: &'a [NativeResult],
        negated: bool,
    ) {
        let declared = self.native(name);
        let key = (self.source_index, name.to_owned());
        let run = match self.shared.natives_by_file.get(&key) {
            Some(known) => known.clone(),
            None => {
                let native = declared.map(|entry| entry.1);
                let found = self.shared.natives.resolve_constraint(self.shared.ctx, name, native);
                let run = match found {
                    Ok(run) => Some(run),
                    Err(why) => {
                        self.unresolved(site, "constraint", name, declared, why);
                        None
                    }
                };
                self.shared.natives_by_file.insert(key, run.clone());
                run
            }
        };
        let args = self.args(args, site);
        let results = self.native_results(results);
        let (Some(run), Some(args)) = (run, args) else {
            self.failed = true;
            return;
        };
        let summary = Arc::from(format!("native constraint '{name}'"));
        self.guards.push(Guard { run, args, results, negated, shared: None, summary });
    }

    fn predicate(
        &mut self,
        site: Site,
        tree: &'a Predicate,
        subject: &'a str,
        args: &'a [Arg],
        summary: &'a str,
    ) {
        let found = self.shared.predicate(tree);
        let subject = self.lookup(subject, site);
        let rest = self.args(args, site);
        let (index, run) = match found {
            Ok(found) => found,
            Err(why) => {
                self.unresolved_predicate(site, tree, why);
                return;
            }
        };
        let (Some(subject), Some(rest)) = (subject, rest) else { return };
        let args: Vec<Ref> = std::iter::once(subject).chain(rest).collect();
        let on_readers = !self.readers.is_empty();
        let key: Option<Vec<GuardArg>> = args
            .iter()
            .map(|arg| match arg {
                Ref::Pos(pos, single) if !on_readers => Some(GuardArg::Pos(*pos, *single)),
                Ref::Const(NativeValue::Text(text)) => Some(GuardArg::Text(text.to_string())),
                _ => None,
            })
            .collect();
        let shared = key.map(|key| {
            let next = self.shared.guards.len() as u32;
            *self.shared.guards.entry((index, key, false)).or_insert(next)
        });
        let summary = Arc::from(match summary.is_empty() {
            true => "a constraint".to_owned(),
            false => format!("'{summary}'"),
        });
        self.guards.push(Guard { run, args, results: Vec::new(), negated: false, shared, summary });
    }

    /// Reports a native that is neither registered nor can be evaluated.
    pub fn unresolved(
        &mut self,
        site: Site,
        what: &str,
        name: &str,
        declared: Option<(usize, &'a Native)>,
        why: Option<String>,
    ) {
        let mut diagnostic = Diagnostic::error(
            "convert::unresolved_native",
            match &why {
                Some(why) => format!("native {what} '{name}' cannot be evaluated: {why}"),
                None => format!("native {what} '{name}' is not registered"),
            },
        );
        let has_body = declared.is_some_and(|entry| entry.1.body.is_some());
        diagnostic = diagnostic.with_help(match has_body {
            true => format!(
                "register a Rust function under '{name}' or under the exact text of its body (Natives::add_{what})"
            ),
            false => format!("register a Rust function under '{name}' (Natives::add_{what})"),
        });
        if let Some((index, _)) = declared
            && let Some(span) = self.origins().span(self.file(), Site::Native(index))
        {
            diagnostic = diagnostic.with_label(span, "declared here");
        }
        self.report(site, diagnostic, "called here");
    }

    fn unresolved_predicate(&mut self, site: Site, tree: &'a Predicate, why: Option<String>) {
        let leaf = first_leaf(tree);
        let text = leaf.map_or("", |leaf| leaf.text.as_str());
        let mut diagnostic = Diagnostic::error(
            "convert::unresolved_native",
            match why {
                Some(why) => format!("the constraint cannot be evaluated: {why}"),
                None => "nothing evaluates the constraint".to_owned(),
            },
        )
        .with_help(format!(
            "register a Rust function under its exact text '{text}' (Natives::add_constraint)"
        ));
        if let Some(place) = leaf.and_then(|leaf| leaf.place)
            && let Some(span) = self.file().span(place, self.origins().files())
        {
            diagnostic = diagnostic.with_label(span, "this expression");
        }
        self.report(site, diagnostic, "applied here");
    }
}

/// The first expression in a constraint tree.
fn first_leaf(tree: &Predicate) -> Option<&legalize_pattern_model::Snippet> {
    let mut stack = vec![tree];
    while let Some(tree) = stack.pop() {
        match tree {
            Predicate::Leaf(leaf) => return Some(leaf),
            Predicate::And(children) | Predicate::Or(children) => stack.extend(children.iter().rev()),
            Predicate::Not(child) | Predicate::Concat { child, .. } => stack.push(child),
            Predicate::True | Predicate::False => {}
        }
    }
    None
}
