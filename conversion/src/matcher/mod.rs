//! Declarative patterns, compiled: one predicate tree for all patterns of a set, guards, and edits.
//!
//! Matching an operation walks the tree once and yields the patterns whose shape fits; native constraints are run
//! when it is a pattern's turn. What was found out about the operation is kept until the next one.
//!
//! Upstream's counterpart is the conversion of the PDL dialect to `pdl_interp` and its byte code.

mod compile;
mod dump;
mod position;
mod question;
mod rewrite;
mod state;
mod tree;

use std::sync::{Arc, Once};

use legalize_ir::{Attribute, Context, Ir, OpId, OpName, Type};
use legalize_pattern_model::{Origins, PatternFile, Site};
use legalize_source::{Diagnostic, Diagnostics, Severity, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

pub(crate) use state::MatchState;

use crate::conversion::ConversionRewriter;
use crate::natives::{ConstraintCall, NativeValue, NativeValues, Natives};
use crate::pattern::{MatchFailure, MatchResult, Part};
use crate::rewriter::Rewriter;
use crate::set::{DeclarativeFile, OperandMode};
use crate::type_converter::TypeConverter;
use compile::{Compiled, Compiler, Guard, Shared};
use position::{Positions, Val};
use question::{Answer, Check, Question, QuestionId, Questions};
use rewrite::{Dicts, Direct, Replaced, Run, resolve};
use tree::Tree;

/// A declarative pattern of a frozen set.
pub(crate) struct Pattern {
    compiled: Compiled,
    converter: Option<Arc<TypeConverter>>,
    remap: bool,
    name: String,
    /// Where it comes from, for the places of errors.
    file: Arc<PatternFile>,
    origins: Arc<Origins>,
    at: usize,
    /// That its rewrite failed after a match is logged once.
    told: Once,
}

impl Pattern {
    /// Logs, once, that a rewrite failed; drivers report it where it could not be evaluated.
    fn tell_failure(&self, result: &MatchResult) {
        if let Err(failure) = result
            && !failure.is_not_evaluated()
        {
            self.told.call_once(|| {
                tracing::warn!(pattern = self.name, "it matched, but its rewrite failed: {failure:?}");
            });
        }
    }
}

/// All declarative patterns of a frozen set.
#[derive(Default)]
pub(crate) struct Program {
    positions: Positions,
    questions: Questions,
    tree: Tree,
    patterns: Vec<Pattern>,
    shared_guards: usize,
    names: FxHashMap<Answer, OpName>,
    types: FxHashMap<Answer, Type>,
    attrs: FxHashMap<Answer, Attribute>,
}

/// The code of a native that is neither registered nor can be evaluated.
const UNRESOLVED: &str = "convert::unresolved_native";
/// What a pattern lacks that C++ has and that is not registered.
const LACKING: [&str; 2] = [UNRESOLVED, "convert::no_inference"];

/// Patterns that a program does without.
#[derive(Default)]
pub(crate) struct LeftOut {
    /// Their indices among those given.
    pub patterns: FxHashSet<usize>,
    /// One for each native, and each place where types are inferred, that some of them lack.
    pub warnings: Diagnostics,
}

impl LeftOut {
    /// Leaves out a pattern that could not be compiled if natives, or inference of types in C++, are all that it lacks.
    fn take(&mut self, pattern: usize, found: Diagnostics) -> Result<(), Diagnostics> {
        if found.is_empty() || found.iter().any(|diagnostic| !LACKING.contains(&diagnostic.code)) {
            return Err(found);
        }
        self.patterns.insert(pattern);
        self.warnings.extend(found.into_iter().map(|mut diagnostic| {
            diagnostic.severity = Severity::Warning;
            let what = match diagnostic.code {
                UNRESOLVED => "patterns that need it are left out",
                _ => "the pattern is left out",
            };
            diagnostic.with_note(Diagnostic::note(what))
        }));
        Ok(())
    }
}

/// Diagnostics as they stand in the files. One that several patterns have for the same reason comes once: what
/// resolves a native resolves it everywhere.
fn in_order(diagnostics: Diagnostics) -> Diagnostics {
    let mut sorted: Vec<Diagnostic> = diagnostics.into_iter().collect();
    sorted.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.span));
    let mut seen = FxHashSet::default();
    sorted.retain(|diagnostic| {
        let place = (diagnostic.code != UNRESOLVED).then(|| diagnostic.labels.first());
        let place = place.flatten().map(|label| label.span);
        seen.insert((diagnostic.code, diagnostic.message.clone(), diagnostic.help.clone(), place))
    });
    let mut diagnostics = Diagnostics::new();
    diagnostics.extend(sorted);
    diagnostics
}

impl Program {
    /// Compiles the patterns given as file and index, in order; those that lack natives can be left out.
    pub fn compile(
        ctx: &Context,
        natives: &Natives,
        files: &[DeclarativeFile],
        patterns: &[(usize, usize)],
        allow_unresolved_natives: bool,
    ) -> Result<(Program, LeftOut), Diagnostics> {
        let mut shared = Shared::new(ctx, natives);
        let mut used: Vec<usize> = patterns.iter().map(|entry| entry.0).collect();
        used.dedup();
        for file in used {
            let source = &files[file];
            let found = legalize_pattern_model::verify(&source.file, &source.origins);
            shared.diagnostics.extend(found);
        }
        if shared.diagnostics.has_errors() {
            return Err(shared.diagnostics);
        }
        let (mut all, mut left_out) = (Vec::new(), LeftOut::default());
        for (index, &(file, at)) in patterns.iter().enumerate() {
            let source = &files[file];
            let name = source.file.patterns[at].describe();
            let before = std::mem::take(&mut shared.diagnostics);
            let compiled = Compiler::new(&mut shared, source, file, at).compile();
            let found = std::mem::replace(&mut shared.diagnostics, before);
            if let Some(compiled) = compiled {
                shared.diagnostics.extend(found);
                all.push(Pattern {
                    compiled,
                    converter: source.options.converter.clone(),
                    remap: source.options.operands == OperandMode::Remapped,
                    name,
                    file: source.file.clone(),
                    origins: source.origins.clone(),
                    at,
                    told: Once::new(),
                });
            } else {
                let kept = if allow_unresolved_natives { left_out.take(index, found) } else { Err(found) };
                if let Err(found) = kept {
                    shared.diagnostics.extend(found);
                }
            }
        }
        left_out.warnings = in_order(left_out.warnings);
        if shared.diagnostics.has_errors() {
            return Err(in_order(shared.diagnostics));
        }
        // Questions that many patterns ask come first among those at one depth, so that more is shared.
        let mut asked: FxHashMap<QuestionId, u32> = FxHashMap::default();
        for pattern in &all {
            for check in &pattern.compiled.checks {
                *asked.entry(check.question).or_default() += 1;
            }
        }
        let mut tree = Tree::default();
        for (index, pattern) in all.iter_mut().enumerate() {
            let checks = &mut pattern.compiled.checks;
            checks.sort_by_key(|&Check { question: id, answer, expected }| {
                let question = shared.questions.at(id);
                let (depth, rank) = question.order(&shared.positions);
                (expected, depth, std::cmp::Reverse(asked[&id]), rank, question, answer)
            });
            tree.insert(index as u32, checks);
        }
        tree.finish(&shared.questions, &shared.positions);
        let program = Program {
            shared_guards: shared.shared_guards(),
            positions: shared.positions,
            questions: shared.questions,
            tree,
            patterns: all,
            names: shared.names,
            types: shared.types,
            attrs: shared.attrs,
        };
        Ok((program, left_out))
    }

    /// Whether there is no pattern.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// Where the search begins for operations of a name.
    pub fn start(&self, name: OpName) -> u32 {
        let question = self.questions.find(Question::OpName(Positions::ROOT));
        question.map_or(0, |question| self.tree.start(question, question::name_answer(name)))
    }

    /// Whether a pattern may look at, or edit, more than the root and what defines its operands.
    pub fn looks_around(&self, index: u32) -> bool {
        let pattern = &self.patterns[index as usize];
        let of_values = pattern.converter.as_ref().is_some_and(|converter| converter.looks_at_values());
        pattern.compiled.looks_around || of_values
    }

    /// The places of a pattern and of one of its statements.
    pub fn spans(&self, index: u32, part: Option<Part>) -> (Option<Span>, Option<Span>) {
        let Pattern { file, origins, at, .. } = &self.patterns[index as usize];
        let span = |site| origins.span(file, site);
        (span(Site::Pattern(*at)), part.and_then(|part| span(part.site(*at))))
    }

    /// The converter that a pattern runs with.
    pub fn converter(&self, index: u32) -> Option<&Arc<TypeConverter>> {
        self.patterns[index as usize].converter.as_ref()
    }

    /// Runs the guards and the edits of a pattern whose shape fits.
    pub fn attempt<'c>(
        &self,
        index: u32,
        op: OpId,
        rewriter: &mut dyn Rewriter<'c>,
        state: &mut MatchState,
    ) -> MatchResult {
        let pattern = &self.patterns[index as usize];
        if !state.matched(self, rewriter.ctx(), rewriter.ir()).contains(&index) {
            return Err(MatchFailure::silent());
        }
        if let Some(conversion) = rewriter.as_conversion() {
            match self.go_directly(index, op, conversion, state) {
                Some(true) => return Ok(()),
                Some(false) => return Err(state.failure.take().unwrap_or_default()),
                None => {}
            }
        } else if let Some((way, attrs)) = self.way(index, op, rewriter.ctx(), rewriter.ir(), state) {
            let replaced = Replaced { root: op, pattern: index, state, remap: false };
            let result = way.replace(&pattern.compiled.steps, attrs, replaced, rewriter);
            let result = result.map_err(|why| why.in_part(pattern.compiled.part(way.step)));
            pattern.tell_failure(&result);
            return result;
        }
        let compiled = &pattern.compiled;
        let mut locals = std::mem::take(&mut state.locals);
        locals.resize(compiled.locals as usize, NativeValue::Null);
        let result = self.find_readers(pattern, 0, rewriter.ctx(), rewriter.ir(), state, &mut locals);
        let result = result.and_then(|()| match rewriter.as_conversion() {
            Some(conversion) => conversion.with_converter(pattern.converter.as_ref(), |rewriter| {
                let remap = pattern.remap && pattern.converter.is_some();
                self.rewrite(index, op, rewriter, state, &mut locals, remap)
            }),
            None => self.rewrite(index, op, rewriter, state, &mut locals, false),
        });
        locals.clear();
        state.locals = locals;
        result
    }

    /// Rewrites an operation that fits a pattern in a conversion, if there is a way of its own to do it. Says whether
    /// that was done; why it was not is left in the state.
    #[inline]
    pub fn go_directly(
        &self,
        index: u32,
        op: OpId,
        rewriter: &mut ConversionRewriter<'_>,
        state: &mut MatchState,
    ) -> Option<bool> {
        let (way, attrs) = self.way(index, op, rewriter.ctx(), rewriter.ir(), state)?;
        let pattern = &self.patterns[index as usize];
        let result = rewriter.with_converter(pattern.converter.as_ref(), |rewriter| {
            let remap = pattern.remap && pattern.converter.is_some();
            let replaced = Replaced { root: op, pattern: index, state: &mut *state, remap };
            way.replace(&pattern.compiled.steps, attrs, replaced, rewriter)
        });
        if result.is_ok() {
            return Some(true);
        }
        pattern.tell_failure(&result);
        state.failure = result.err().map(|why| why.in_part(pattern.compiled.part(way.step)));
        Some(false)
    }

    /// The way of its own that a pattern goes, and the attributes of what it makes, if these are known.
    #[inline]
    fn way(
        &self,
        index: u32,
        op: OpId,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
    ) -> Option<(&Direct, Dicts)> {
        let compiled = &self.patterns[index as usize].compiled;
        let (way, inputs) = (compiled.direct.as_ref()?, compiled.inputs.as_ref()?);
        if !ir.op(op).regions().is_empty() {
            return None;
        }
        Some((way, state.remembers(self, ctx, ir, index, inputs)?))
    }

    fn rewrite<'c>(
        &self,
        index: u32,
        op: OpId,
        rewriter: &mut dyn Rewriter<'c>,
        state: &mut MatchState,
        locals: &mut [NativeValue],
        remap: bool,
    ) -> MatchResult {
        let pattern = &self.patterns[index as usize];
        let root_loc = rewriter.ir().op(op).loc();
        rewriter.set_insert_point(rewrite::before(op));
        let in_conversion = rewriter.as_conversion().is_some();
        let result = Run {
            program: self,
            index,
            pattern,
            known: None,
            state,
            locals,
            rewriter,
            root: op,
            root_loc,
            remap,
            outer: None,
            in_conversion,
            gone: SmallVec::new(),
        }
        .run();
        pattern.tell_failure(&result);
        result
    }

    /// Tries all readers for the operations that no operand leads to, then the guards.
    fn find_readers(
        &self,
        pattern: &Pattern,
        at: usize,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        locals: &mut [NativeValue],
    ) -> MatchResult {
        let Some(reader) = pattern.compiled.readers.get(at) else {
            return self.guards(pattern, ctx, ir, state, locals);
        };
        let via = state.at(self, ctx, ir, reader.via);
        let value = match state.single(via) {
            Val::Value(value) => value,
            Val::Values { start, len } if len > 0 => state.value_list(start, len)[0],
            _ => return Err(MatchFailure::silent()),
        };
        let mut candidates: SmallVec<[OpId; 8]> = SmallVec::new();
        for value_use in ir.uses(value) {
            if reader.operand.is_none_or(|operand| operand == value_use.index)
                && !candidates.contains(&value_use.op)
            {
                candidates.push(value_use.op);
            }
        }
        let mut failure = MatchFailure::new("no reader of a matched value fits");
        for candidate in candidates {
            state.set_reader(reader.pos, &reader.dependents, candidate);
            let fits = reader.checks.iter().all(|check| {
                let question = self.questions.at(check.question);
                state.look(self, ctx, ir, question) == Some(check.answer)
            });
            if !fits {
                continue;
            }
            match self.find_readers(pattern, at + 1, ctx, ir, state, locals) {
                Ok(()) => return Ok(()),
                Err(why) if why.is_not_evaluated() => return Err(why),
                Err(why) => failure = why,
            }
        }
        Err(failure)
    }

    fn guards(
        &self,
        pattern: &Pattern,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        locals: &mut [NativeValue],
    ) -> MatchResult {
        let root = state.at(self, ctx, ir, Positions::ROOT);
        let Val::Op(root) = root else { return Err(MatchFailure::silent()) };
        for guard in &pattern.compiled.guards {
            if let Some(shared) = guard.shared {
                let generation = state.generation();
                let (known, holds) = state.guards[shared as usize];
                if known == generation {
                    if !holds {
                        return Err(not_held(guard));
                    }
                    continue;
                }
                let held = self.guard(pattern, guard, root, ctx, ir, state, locals);
                // Each pattern that cannot be evaluated is reported.
                if !held.as_ref().is_err_and(MatchFailure::is_not_evaluated) {
                    state.guards[shared as usize] = (generation, held.is_ok());
                }
                held?;
                continue;
            }
            self.guard(pattern, guard, root, ctx, ir, state, locals)?;
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "one call of a native, with all that it may look at")]
    fn guard(
        &self,
        pattern: &Pattern,
        guard: &Guard,
        root: OpId,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        locals: &mut [NativeValue],
    ) -> MatchResult {
        let args: NativeValues =
            guard.args.iter().map(|arg| resolve(self, state, locals, ctx, ir, arg)).collect();
        let call = ConstraintCall { ctx, ir, root, args: &args, converter: pattern.converter.as_ref() };
        let answer = (guard.run)(&call);
        match (answer, guard.negated) {
            (Ok(made), false) => rewrite::bind_results(locals, &guard.results, made, &guard.summary)
                .map_err(|why| why.in_part(guard.part)),
            (Ok(_), true) => Err(not_held(guard)),
            (Err(why), false) => Err(why.in_part(guard.part)),
            // It is indeterminate, and so is the opposite.
            (Err(why), true) if why.is_undecided() => Err(why.in_part(guard.part)),
            (Err(_), true) => Ok(()),
        }
    }

    /// Why the shape of an operation does not fit a pattern.
    pub fn why_not(&self, ctx: &Context, ir: &Ir, index: u32, op: OpId) -> String {
        let mut state = MatchState::new(self);
        state.begin(op);
        let pattern = &self.patterns[index as usize];
        let wording = self.wording(ctx);
        for &Check { question, answer: wanted, .. } in &pattern.compiled.checks {
            let question = self.questions.at(question);
            let answer = state.look(self, ctx, ir, question);
            if answer != Some(wanted) {
                return self.describe_mismatch(ctx, ir, &wording, question, wanted, answer, &mut state);
            }
        }
        String::new()
    }

    #[expect(clippy::too_many_arguments, reason = "a helper of one caller")]
    fn describe_mismatch(
        &self,
        ctx: &Context,
        ir: &Ir,
        wording: &question::Wording<'_>,
        question: Question,
        wanted: Answer,
        answer: Option<Answer>,
        state: &mut MatchState,
    ) -> String {
        let found = match question {
            Question::OpName(pos) => match state.at(self, ctx, ir, pos) {
                Val::Op(op) => format!("'{}'", ctx.op_str(ir.op(op).name())),
                _ => "nothing".to_owned(),
            },
            Question::TypeIs(pos) => {
                let found = state.at(self, ctx, ir, pos);
                match state.single(found) {
                    Val::Type(ty) => legalize_ir::type_to_string(ctx, ty),
                    _ => "nothing".to_owned(),
                }
            }
            Question::AttrIs(pos) => match state.at(self, ctx, ir, pos) {
                Val::Attr(attr) => legalize_ir::attr_to_string(ctx, attr),
                _ => "nothing".to_owned(),
            },
            _ => match answer {
                Some(answer) => wording.answer(question, answer),
                None => "nothing".to_owned(),
            },
        };
        format!("{}: wanted {}, found {found}", wording.question(question), wording.answer(question, wanted))
    }

    fn wording<'a>(&'a self, ctx: &'a Context) -> question::Wording<'a> {
        question::Wording {
            ctx,
            positions: &self.positions,
            questions: &self.questions,
            names: &self.names,
            types: &self.types,
            attrs: &self.attrs,
        }
    }
}

fn not_held(guard: &Guard) -> MatchFailure {
    let summary = guard.summary.clone();
    let negated = guard.negated;
    MatchFailure::lazy(move |_, _| match negated {
        false => format!("{summary} does not hold"),
        true => format!("{summary} holds, which it must not"),
    })
}
