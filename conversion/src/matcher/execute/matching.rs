//! Guards, and the choice between a pattern's steps and its fast path.

use legalize_ir::{Context, Ir, OpId};
use smallvec::SmallVec;

use crate::matcher::execute::direct::{Replaced, RootReplacer};
use crate::matcher::execute::known::Dicts;
use crate::matcher::execute::run::Run;
use crate::matcher::execute::state::MatchState;
use crate::matcher::execute::values::{before, bind_results, resolve};
use crate::matcher::program::position::{Positions, Val};
use crate::matcher::program::steps::Direct;
use crate::matcher::program::{Guard, Pattern, Program};
use crate::natives::{ConstraintCall, NativeValue, NativeValues};
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;

impl Program {
    /// Runs the guards and the edits of a pattern whose shape fits.
    pub(crate) fn attempt<'c>(
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
        let in_conversion = rewriter.as_conversion().is_some();
        // A conversion's driver takes the fast path itself, with its delayed edits; a pattern applied from
        // inside of another runs its steps.
        if !in_conversion && let Some(way) = self.way(index, op, rewriter.ir()) {
            return self.go(way, index, op, rewriter, state, false);
        }
        let compiled = &pattern.compiled;
        let mut locals = std::mem::take(&mut state.locals);
        locals.resize(compiled.locals as usize, NativeValue::Null);
        let result = self.find_users(pattern, 0, rewriter.ctx(), rewriter.ir(), state, &mut locals);
        let remap = in_conversion && pattern.remaps();
        let result = result.and_then(|()| self.rewrite(index, op, rewriter, state, &mut locals, remap));
        locals.clear();
        state.locals = locals;
        result
    }

    /// Rewrites an operation that matches a pattern in a conversion, which has the pattern's converter, if
    /// there is a fast path. Returns true if that was done; the reason of a failure is left in the state.
    #[inline]
    pub(crate) fn run_direct<'c>(
        &self,
        index: u32,
        op: OpId,
        rewriter: &mut impl RootReplacer<'c>,
        state: &mut MatchState,
    ) -> Option<bool> {
        let way = self.way(index, op, rewriter.ir())?;
        let remap = self.patterns[index as usize].remaps();
        let result = self.go(way, index, op, rewriter, state, remap);
        let done = result.is_ok();
        state.failure = result.err();
        Some(done)
    }

    /// Fast path of a pattern.
    #[inline]
    fn way(&self, index: u32, op: OpId, ir: &Ir) -> Option<&Direct> {
        let compiled = &self.patterns[index as usize].compiled;
        compiled.direct.as_ref().filter(|_| ir.op(op).regions().is_empty())
    }

    /// Takes the fast path.
    #[inline]
    fn go<'c, R: RootReplacer<'c> + ?Sized>(
        &self,
        way: &Direct,
        index: u32,
        op: OpId,
        rewriter: &mut R,
        state: &mut MatchState,
        remap: bool,
    ) -> MatchResult {
        let pattern = &self.patterns[index as usize];
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        // None of them binds anything.
        self.guards(pattern, ctx, ir, state, &mut [])?;
        let attrs = match state.remembers(self, ctx, ir, index, &way.inputs) {
            Some(attrs) => Ok(attrs),
            None => self.attributes(way, index, op, rewriter.as_rewriter(), state),
        };
        let result = attrs.and_then(|attrs| {
            let replaced = Replaced { root: op, pattern: index, state, remap };
            let result = way.replace(&pattern.compiled.steps, attrs, replaced, rewriter);
            result.map_err(|why| why.in_part(pattern.compiled.part(way.step)))
        });
        pattern.log_failure(&result);
        result
    }

    /// Computes the attributes of the operation that is created on the fast path, and remembers them.
    #[cold]
    fn attributes<'c>(
        &self,
        way: &Direct,
        index: u32,
        op: OpId,
        rewriter: &mut dyn Rewriter<'c>,
        state: &mut MatchState,
    ) -> Result<Dicts, MatchFailure> {
        let pattern = &self.patterns[index as usize];
        let mut locals = std::mem::take(&mut state.locals);
        locals.resize(pattern.compiled.locals as usize, NativeValue::Null);
        let mut run = self.run(index, op, rewriter, state, &mut locals, false);
        let attrs = run.attributes(way);
        locals.clear();
        state.locals = locals;
        attrs
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
        rewriter.set_insert_point(before(op));
        let result = self.run(index, op, rewriter, state, locals, remap).run();
        self.patterns[index as usize].log_failure(&result);
        result
    }

    /// Creates a run of a pattern's edits.
    fn run<'r, 'c>(
        &'r self,
        index: u32,
        op: OpId,
        rewriter: &'r mut dyn Rewriter<'c>,
        state: &'r mut MatchState,
        locals: &'r mut [NativeValue],
        remap: bool,
    ) -> Run<'r, 'c> {
        let root_loc = rewriter.ir().op(op).loc();
        let in_conversion = rewriter.as_conversion().is_some();
        Run {
            program: self,
            index,
            pattern: &self.patterns[index as usize],
            known: None,
            created: None,
            state,
            locals,
            rewriter,
            root: op,
            root_loc,
            remap,
            outer: None,
            in_conversion,
            erased: SmallVec::new(),
        }
    }

    /// Tries all users for the operations that are not reached through an operand, then the guards.
    fn find_users(
        &self,
        pattern: &Pattern,
        at: usize,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        locals: &mut [NativeValue],
    ) -> MatchResult {
        let Some(user) = pattern.compiled.users.get(at) else {
            return self.guards(pattern, ctx, ir, state, locals);
        };
        let via = state.at(self, ctx, ir, user.via);
        let value = match state.single(via) {
            Val::Value(value) => value,
            Val::Values { start, len } if len > 0 => state.value_list(start, len)[0],
            _ => return Err(MatchFailure::silent()),
        };
        let mut candidates: SmallVec<[OpId; 8]> = SmallVec::new();
        for value_use in ir.uses(value) {
            if user.operand.is_none_or(|operand| operand == value_use.index)
                && !candidates.contains(&value_use.op)
            {
                candidates.push(value_use.op);
            }
        }
        let mut failure = MatchFailure::new("no user of a matched value matches");
        for candidate in candidates {
            state.set_user(user.pos, &user.dependents, candidate);
            let fits = user.checks.iter().all(|check| {
                let question = self.questions.at(check.question);
                state.look(self, ctx, ir, question) == Some(check.answer)
            });
            if !fits {
                continue;
            }
            match self.find_users(pattern, at + 1, ctx, ir, state, locals) {
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
                    if !holds && state.explains {
                        let args = self.arguments(guard, ctx, ir, state, locals);
                        return Err(self.explained(pattern, guard, ctx, args, None));
                    }
                    if !holds {
                        return Err(not_held(guard));
                    }
                    continue;
                }
                let depends = guard.depends.as_deref();
                let known = depends.and_then(|depends| state.verdict(self, ctx, ir, shared, depends));
                match known {
                    Some(true) => {
                        state.guards[shared as usize] = (generation, true);
                        continue;
                    }
                    Some(false) if !state.explains => {
                        state.guards[shared as usize] = (generation, false);
                        return Err(not_held(guard));
                    }
                    _ => {}
                }
                let held = self.guard(pattern, guard, root, ctx, ir, state, locals);
                let is_decided = !held.as_ref().is_err_and(MatchFailure::is_undecided);
                if let (Some(depends), None, true) = (depends, known, is_decided) {
                    state.set_verdict(self, ctx, ir, (shared, depends), held.is_ok());
                }
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

    /// Arguments of a condition.
    fn arguments(
        &self,
        guard: &Guard,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        locals: &[NativeValue],
    ) -> NativeValues {
        guard.args.iter().map(|arg| resolve(self, state, locals, ctx, ir, arg)).collect()
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
        let args = self.arguments(guard, ctx, ir, state, locals);
        let call = ConstraintCall { ctx, ir, root, args: &args, converter: pattern.converter.as_ref() };
        let answer = (guard.run)(&call);
        match (answer, guard.negated) {
            (Ok(created), false) => bind_results(locals, &guard.results, created, &guard.summary)
                .map_err(|why| why.in_part(guard.part)),
            (Ok(_), true) if state.explains => Err(self.explained(pattern, guard, ctx, args, None)),
            (Ok(_), true) => Err(not_held(guard)),
            (Err(why), false) if state.explains && !why.is_undecided() => {
                Err(self.explained(pattern, guard, ctx, args, Some(why)).in_part(guard.part))
            }
            (Err(why), false) => Err(why.in_part(guard.part)),
            // The condition is indeterminate, and so is its negation.
            (Err(why), true) if why.is_undecided() => Err(why.in_part(guard.part)),
            (Err(_), true) => Ok(()),
        }
    }
}

fn not_held(guard: &Guard) -> MatchFailure {
    let summary = guard.summary.clone();
    let negated = guard.negated;
    MatchFailure::lazy(move |_, _| {
        if negated {
            format!("{summary} holds, which it must not")
        } else {
            format!("{summary} does not hold")
        }
    })
}
