//! Natives around an operation that the rewrite creates, see [`crate::natives::Wrapper`]: they are merged
//! into the step that creates it.

use rustc_hash::{FxHashMap, FxHashSet};

use legalize_pattern_model::{Action, Arg, Match, NativeResult, Site};
use legalize_source::Diagnostic;

use crate::matcher::compile::Compiler;
use crate::matcher::program::position::{PosId, Position};
use crate::matcher::program::steps::{Carried, Create, Ref, Step};
use crate::natives::{NativeValue, Wrapper, WrapperArg, WrapperCall};

/// The calls of wrappers in a rewrite section.
#[derive(Default)]
pub(super) struct Wrappers<'a> {
    /// Calls by the number of the action.
    calls: FxHashMap<usize, WrapperCall>,
    /// Operations whose results are those of calls.
    results: FxHashMap<&'a str, &'a str>,
    /// Results of operations that only wrappers take.
    passed: FxHashSet<&'a str>,
}

/// An argument of a wrapper: a symbol or a text.
enum Given<'a, 'c> {
    Symbol(&'a str),
    Text(&'c str),
}

impl<'a> Wrappers<'a> {
    /// Finds the calls of wrappers of a pattern.
    pub(super) fn of(compiler: &mut Compiler<'_, 'a>) -> Self {
        let pattern = compiler.pattern;
        let rewrite = &pattern.rewrite;
        let mut found = Wrappers::default();
        for (index, action) in rewrite.iter().enumerate() {
            if let Action::Native { name, args, results, .. } = action
                && let Some(call) = compiler.meaning(name, args, results).wrapper(args.len())
            {
                found.calls.insert(index, call);
            }
        }
        if found.calls.is_empty() {
            return found;
        }
        let mut used_elsewhere: FxHashSet<&str> = FxHashSet::default();
        for (_, action) in rewrite.iter().enumerate().filter(|(index, _)| !found.calls.contains_key(index)) {
            action.uses(&mut |symbol, _| {
                used_elsewhere.insert(symbol);
            });
        }
        for action in rewrite {
            if let Action::Result { id, .. } = action
                && !used_elsewhere.contains(id.as_str())
            {
                found.passed.insert(id);
            }
        }
        found
    }

    /// True if only wrappers take a result, so that it need not be looked up.
    pub(super) fn only_take(&self, result: &str) -> bool {
        self.passed.contains(result)
    }

    /// True if the action of this number is a call of a wrapper.
    pub(super) fn contains(&self, action: usize) -> bool {
        self.calls.contains_key(&action)
    }

    /// The operation that a symbol denotes, or whose first result it is.
    fn op_of(&self, compiler: &Compiler<'_, 'a>, mut symbol: &'a str) -> Option<&'a str> {
        loop {
            if let Some(op) = self.results.get(symbol) {
                return Some(op);
            }
            let built = compiler.pattern.rewrite.iter().find_map(|action| match action {
                Action::Operation { id, .. } if id == symbol => Some((id, true)),
                Action::Result { id, op, index: 0 } if id == symbol => Some((op, false)),
                _ => None,
            });
            let matched = compiler.pattern.matches.iter().find_map(|statement| match statement {
                Match::Operation { id, .. } if id == symbol => Some((id, true)),
                Match::Result { id, op, index: 0 } if id == symbol => Some((op, false)),
                _ => None,
            });
            match built.or(matched)? {
                (op, true) => return Some(op),
                (op, false) => symbol = op,
            }
        }
    }

    /// Merges a call into the step that creates its operation.
    pub(super) fn apply(&mut self, compiler: &mut Compiler<'_, 'a>, steps: &mut [Step], action: usize) {
        let Action::Native { name, args, results, .. } = &compiler.pattern.rewrite[action] else { return };
        let Some(call) = self.calls.remove(&action) else { return };
        let site = Site::Rewrite(compiler.at, action);
        if let Err(help) = self.wrap(compiler, steps, &call, args, results) {
            let message = format!("native '{name}' is called with arguments that it does not support");
            let diagnostic = Diagnostic::error("convert::wrapped_operation", message).with_help(help);
            compiler.report(site, diagnostic, "called here");
            // So that its uses are not reported, too.
            for result in results {
                compiler.bind(&result.id, Ref::Const(NativeValue::Null));
            }
        }
        self.calls.insert(action, call);
    }

    fn wrap(
        &mut self,
        compiler: &mut Compiler<'_, 'a>,
        steps: &mut [Step],
        call: &WrapperCall,
        args: &'a [Arg],
        results: &'a [NativeResult],
    ) -> Result<(), &'static str> {
        let given = |arg| match arg {
            &WrapperArg::Arg(index) => match args.get(index)? {
                Arg::Ref(symbol) => Some(Given::Symbol(symbol)),
                Arg::Text(text) => Some(Given::Text(text)),
            },
            WrapperArg::Text(text) => Some(Given::Text(text)),
        };
        let given: Option<Vec<Given<'_, '_>>> = call.args.iter().map(given).collect();
        let given = given.unwrap_or_default();
        let wrapped = match (&call.wrapper, given.as_slice()) {
            (Wrapper::CarryAttributes, [Given::Symbol(from), Given::Symbol(to), except @ ..]) => {
                let help = "pass an operation that is matched, one that the pattern creates, and names of \
                            attributes as strings";
                let except: Option<Box<[_]>> = (except.iter())
                    .map(|name| match name {
                        Given::Text(name) => Some(compiler.shared.ctx.name(name)),
                        Given::Symbol(_) => None,
                    })
                    .collect();
                let from =
                    self.op_of(compiler, from).and_then(|from| position(compiler, from)).ok_or(help)?;
                let to = self.op_of(compiler, to).ok_or(help)?;
                let create = created(compiler, steps, to).ok_or(help)?;
                if create.carried.is_some() {
                    return Err("copy the attributes of one operation only, and set the others by name");
                }
                create.carried = Some(Carried { from, except: except.ok_or(help)? });
                to
            }
            (Wrapper::Creation(creation), [Given::Symbol(op)]) => {
                let help = "pass an operation without regions and successors that the pattern creates, and \
                            use the result of the call in its place";
                let op = self.op_of(compiler, op).ok_or(help)?;
                if results.is_empty() || self.is_used(compiler, op) {
                    return Err(help);
                }
                let create = created(compiler, steps, op).ok_or(help)?;
                let is_plain = create.regions.is_empty() && create.successors.is_empty();
                if !is_plain || create.creation.is_some() {
                    return Err(help);
                }
                create.creation = Some(creation.clone());
                op
            }
            (Wrapper::CarryAttributes, _) => {
                return Err("pass an operation that is matched and one that the pattern creates");
            }
            (Wrapper::Creation(_), _) => return Err("pass one operation that the pattern creates"),
        };
        let Some(local) = compiler.bound.get(wrapped).cloned() else { return Ok(()) };
        for result in results {
            self.results.insert(&result.id, wrapped);
            compiler.bind(&result.id, local.clone());
        }
        Ok(())
    }

    /// True if an operation, or a result of it, is used by anything but wrappers.
    fn is_used(&self, compiler: &Compiler<'_, 'a>, op: &str) -> bool {
        let mut used = false;
        for (index, action) in compiler.pattern.rewrite.iter().enumerate() {
            if self.contains(index) || matches!(action, Action::Result { id, .. } if self.only_take(id)) {
                continue;
            }
            action.uses(&mut |symbol, _| used |= symbol == op);
        }
        used
    }
}

/// The step that creates an operation.
fn created<'s>(compiler: &Compiler<'_, '_>, steps: &'s mut [Step], op: &str) -> Option<&'s mut Create> {
    let Some(&Ref::Local(local)) = compiler.bound.get(op) else { return None };
    steps.iter_mut().find_map(|step| match step {
        Step::Create(create) if create.local == local => Some(&mut **create),
        _ => None,
    })
}

/// The position of all attributes of a matched operation.
fn position(compiler: &mut Compiler<'_, '_>, op: &str) -> Option<PosId> {
    match compiler.bound.get(op) {
        Some(&Ref::Pos(pos, _)) => Some(compiler.position(Position::Attributes(pos))),
        _ => None,
    }
}
