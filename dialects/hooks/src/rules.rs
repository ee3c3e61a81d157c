//! Verifiers that C++ writes and no definition declares, by what they check: slices, reshapes, structured operations,
//! loops, and so on. They run behind an operation's other verifier; matters of one file's rules are its own.
//!
//! Invariant: a rule refuses only what upstream refuses; where an operation is not as its definition says, which is
//! reported already, a rule says nothing.

use std::sync::Arc;

use legalize_ir::verify::{UNPREFIXED, op_error};
use legalize_ir::{Context, Ir, OpId, Type, Verifiers, VerifyPhase};
use legalize_source::Diagnostic;

pub use crate::subject::Subject;

/// What a rule says: nothing, or what is wrong.
pub type Checked = Result<(), Diagnostic>;
/// A rule about an operation.
pub type Verify = fn(Subject<'_>) -> Checked;

/// An error with the operation's name in front.
///
/// # Errors
/// Always.
pub fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

/// An error as it is.
///
/// # Errors
/// Always.
pub fn plain(message: impl Into<String>) -> Checked {
    Err(legalize_ir::verify::plain_error(message))
}

/// An error about another operation than the one whose rule says it.
///
/// # Errors
/// Always.
pub fn wrong_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    Err(op_error(at.ctx, at.ir, op, UNPREFIXED, message))
}

/// The same without its name in front.
///
/// # Errors
/// Always.
pub fn plain_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    let error = legalize_ir::verify::plain_error(message);
    Err(legalize_ir::verify::place(at.ctx, at.ir.op(op).loc(), error))
}

/// Rules of one phase, about operations by name.
///
/// Within a phase a rule is known by its topic: another of the same topic takes its place.
#[derive(Clone, Copy)]
pub struct Rules {
    /// When they run.
    pub phase: VerifyPhase,
    /// What they are known by.
    pub topic: &'static str,
    /// The rules.
    pub rules: &'static [(&'static str, Verify)],
}

impl Rules {
    /// The operations' own verifiers (`hasVerifier`).
    pub const fn own(rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::Operation, topic: Verifiers::OWN, rules }
    }

    /// The operations' own verifiers of what their regions hold (`hasRegionVerifier`).
    pub const fn own_of_regions(rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::Regions, topic: Verifiers::OWN, rules }
    }

    /// Behind the operations' own verifiers.
    pub const fn after(topic: &'static str, rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::AfterOperation, topic, rules }
    }

    /// Behind the verifiers of what the regions hold, which is sound then.
    pub const fn after_regions(topic: &'static str, rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::AfterRegions, topic, rules }
    }

    /// In any phase.
    pub const fn of(
        phase: VerifyPhase,
        topic: &'static str,
        rules: &'static [(&'static str, Verify)],
    ) -> Self {
        Rules { phase, topic, rules }
    }

    /// Attaches the rules to those of the operations that are registered.
    pub fn attach(&self, ctx: &mut Context) {
        for &(name, rule) in self.rules {
            attach_rule(ctx, name, self.phase, self.topic, rule);
        }
    }
}

/// A rule about all operations with a trait or interface, known by its topic. Attached after the dialects' own rules.
#[derive(Clone, Copy)]
pub struct TraitRule {
    /// The trait.
    pub name: &'static str,
    /// When the rule runs.
    pub phase: VerifyPhase,
    /// What the rule is known by.
    pub topic: &'static str,
    /// The rule.
    pub rule: Verify,
}

impl TraitRule {
    /// Attaches the rule to the operations that are registered, but to those which have a rule of that topic of their own.
    pub fn attach(&self, ctx: &mut Context) {
        let Some(name) = ctx.find_name(self.name) else { return };
        let having = ctx.registered_ops().filter(|info| {
            info.has_trait_named(name) && info.attached().verifiers.find(self.phase, self.topic).is_none()
        });
        let names: Vec<String> = having.map(|info| ctx.op_str(info.name).to_owned()).collect();
        for name in names {
            attach_rule(ctx, &name, self.phase, self.topic, self.rule);
        }
    }
}

/// A rule about all operations whose names begin alike.
#[derive(Clone, Copy)]
pub struct FamilyRule {
    /// What the names begin with.
    pub prefix: &'static str,
    /// When the rule runs.
    pub phase: VerifyPhase,
    /// What the rule is known by.
    pub topic: &'static str,
    /// The rule.
    pub rule: Verify,
}

impl FamilyRule {
    /// Attaches the rule to the operations that are registered.
    pub fn attach(&self, ctx: &mut Context) {
        let names = ctx.registered_ops().map(|info| ctx.op_str(info.name));
        let names: Vec<String> =
            names.filter(|name| name.starts_with(self.prefix)).map(str::to_owned).collect();
        for name in names {
            attach_rule(ctx, &name, self.phase, self.topic, self.rule);
        }
    }
}

fn attach_rule(ctx: &mut Context, name: &str, phase: VerifyPhase, topic: &'static str, rule: Verify) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| {
        let run = move |ctx: &Context, ir: &Ir, op: OpId| rule(Subject { ctx, ir, op });
        info.attached_mut().verifiers.set(phase, topic, Arc::new(run));
    });
}

/// The result types that are given are not those that follow.
///
/// # Errors
/// Always.
pub fn incompatible(at: Subject<'_>, inferred: &[Type]) -> Checked {
    let list =
        |types: &[Type]| types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect::<Vec<_>>().join(", ");
    wrong(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(inferred),
        list(&at.result_types())
    ))
}

/// A cast between types that it does not serve.
///
/// # Errors
/// Always.
pub fn no_cast(at: Subject<'_>, from: Type, to: Type) -> Checked {
    wrong(format!("operand type '{}' and result type '{}' are cast incompatible", at.show(from), at.show(to)))
}
