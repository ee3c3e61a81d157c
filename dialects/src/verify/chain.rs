//! Rules behind an operation's own verifier.
//!
//! Hooks are attached again whenever more operations are registered; a rule is known by its topic, so that it is there
//! once.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};

use super::{Checked, Subject, Verify};

type Hook = Arc<dyn Fn(&Context, &Ir, OpId) -> Checked + Send + Sync>;

/// When a rule is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    /// Behind what the definition declares, before its traits compare types.
    Declared,
    /// Behind the operation's verifier, before its regions are looked at.
    Operation,
    /// When all in the regions is sound.
    Regions,
}

/// What a rule is known by: its topic, and whether it stands in front of the operation's verifier.
type Key = (&'static str, bool);

/// What stands at an operation: its own verifier, the rules behind it, and the hook that is both.
#[derive(Clone)]
struct Chain {
    own: Option<Hook>,
    rules: Vec<(Key, Verify)>,
    made: Hook,
}

/// The chains of an operation.
#[derive(Clone, Default)]
struct Chains {
    declared: Option<Chain>,
    operation: Option<Chain>,
    regions: Option<Chain>,
}

/// Adds a rule to an operation that is registered.
pub(super) fn add(ctx: &mut Context, name: &str, topic: &'static str, when: After, rule: Verify) {
    insert(ctx, name, (topic, false), when, rule);
}

/// Adds a rule about what the regions hold that is asked before the operation's own.
pub(super) fn add_first(ctx: &mut Context, name: &str, topic: &'static str, verify: Verify) {
    insert(ctx, name, (topic, true), After::Regions, verify);
}

/// Adds a rule that is asked before the operation's own, as traits are.
pub(super) fn add_front(ctx: &mut Context, name: &str, topic: &'static str, verify: Verify) {
    insert(ctx, name, (topic, true), After::Operation, verify);
}

fn insert(ctx: &mut Context, name: &str, key: Key, when: After, rule: Verify) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| {
        let mut chains = info.extensions.of::<Chains>().cloned().unwrap_or_default();
        let (chain, hook) = match when {
            After::Declared => (&mut chains.declared, &mut info.hooks.verify_early),
            After::Operation => (&mut chains.operation, &mut info.hooks.verify),
            After::Regions => (&mut chains.regions, &mut info.hooks.verify_regions),
        };
        let stands = |chain: &Chain| hook.as_ref().is_some_and(|hook| Arc::ptr_eq(hook, &chain.made));
        let (own, mut rules) = match chain.take() {
            Some(chain) if stands(&chain) => (chain.own, chain.rules),
            _ => (hook.take(), Vec::new()),
        };
        rules.retain(|(other, _)| *other != key);
        rules.push((key, rule));
        let of = |first: bool| -> Vec<Verify> {
            rules.iter().filter(|(key, _)| key.1 == first).map(|(_, rule)| *rule).collect()
        };
        let (front, middle, back) = (of(true), own.clone(), of(false));
        let made: Hook = Arc::new(move |ctx: &Context, ir: &Ir, op: OpId| {
            let at = Subject { ctx, ir, op };
            front.iter().try_for_each(|rule| rule(at))?;
            if let Some(own) = &middle {
                own(ctx, ir, op)?;
            }
            back.iter().try_for_each(|rule| rule(at))
        });
        *hook = Some(made.clone());
        *chain = Some(Chain { own, rules, made });
        info.extensions.insert(chains);
    });
}
