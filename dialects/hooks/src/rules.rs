//! Verifiers that C++ writes and no definition declares, by the subject that they check: slices, reshapes,
//! structured operations, loops, and so on. They run after an operation's other verifiers. Helpers that only
//! one file's rules need are in that file.
//!
//! Invariant: a rule rejects only operations that upstream rejects. Where an operation does not fit its
//! definition, which is reported already, a rule does not report anything.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, Type, UNPREFIXED, Verifiers, VerifyPhase, op_error};
use legalize_source::Diagnostic;

pub use crate::subject::Subject;

/// Result of a rule: `Ok`, or the violation.
pub type Checked = Result<(), Diagnostic>;
/// A rule about an operation.
pub type Verify = fn(Subject<'_>) -> Checked;

/// Returns an error that is prefixed with the operation's name.
///
/// # Errors
/// Always returns an error.
pub fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

/// Returns an error without a prefix.
///
/// # Errors
/// Always returns an error.
pub fn plain(message: impl Into<String>) -> Checked {
    Err(legalize_ir::plain_error(message))
}

/// Returns an error about an operation other than the one that is verified, prefixed with the name of that
/// operation.
///
/// # Errors
/// Always returns an error.
pub fn wrong_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    Err(op_error(at.ctx, at.ir, op, UNPREFIXED, message))
}

/// Returns the same error without the name as prefix.
///
/// # Errors
/// Always returns an error.
pub fn plain_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    let error = legalize_ir::plain_error(message);
    Err(legalize_ir::located(at.ctx, at.ir.op(op).loc(), error))
}

/// Rules of one phase, about operations by name.
///
/// Within a phase a rule is identified by its topic: another rule of the same topic replaces it.
#[derive(Clone, Copy)]
pub struct Rules {
    /// The phase in which they run.
    pub phase: VerifyPhase,
    /// The topic that identifies them.
    pub topic: &'static str,
    /// The rules.
    pub rules: &'static [(&'static str, Verify)],
}

impl Rules {
    /// The operations' own verifiers (`hasVerifier`).
    pub const fn own(rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::Operation, topic: Verifiers::OWN, rules }
    }

    /// The operations' own verifiers of the contents of their regions (`hasRegionVerifier`).
    pub const fn own_of_regions(rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::Regions, topic: Verifiers::OWN, rules }
    }

    /// Rules that run after the operations' own verifiers.
    pub const fn after(topic: &'static str, rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::AfterOperation, topic, rules }
    }

    /// Rules that run after the contents of the regions were verified, and hence can rely on them.
    pub const fn after_regions(topic: &'static str, rules: &'static [(&'static str, Verify)]) -> Self {
        Rules { phase: VerifyPhase::AfterRegions, topic, rules }
    }

    /// Rules of any phase.
    pub const fn in_phase(
        phase: VerifyPhase,
        topic: &'static str,
        rules: &'static [(&'static str, Verify)],
    ) -> Self {
        Rules { phase, topic, rules }
    }

    /// Attaches the rules to the registered ones of their operations.
    pub fn attach(&self, ctx: &mut Context) {
        for &(name, rule) in self.rules {
            attach_rule(ctx, name, self.phase, self.topic, rule);
        }
    }
}

/// A rule about all operations with a trait or interface, identified by its topic. Attached after the
/// dialects' own rules.
#[derive(Clone, Copy)]
pub struct TraitRule {
    /// The trait.
    pub name: &'static str,
    /// The phase in which the rule runs.
    pub phase: VerifyPhase,
    /// The topic that identifies the rule.
    pub topic: &'static str,
    /// The rule.
    pub rule: Verify,
}

impl TraitRule {
    /// Attaches the rule to the registered operations with the trait, except for those with a rule of the
    /// same topic of their own.
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

/// A rule about all operations with a common prefix of their names.
#[derive(Clone, Copy)]
pub struct FamilyRule {
    /// The common prefix of the names.
    pub prefix: &'static str,
    /// The phase in which the rule runs.
    pub phase: VerifyPhase,
    /// The topic that identifies the rule.
    pub topic: &'static str,
    /// The rule.
    pub rule: Verify,
}

impl FamilyRule {
    /// Attaches the rule to the registered operations with the prefix.
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

/// Returns an error: the declared result types differ from the inferred ones.
///
/// # Errors
/// Always returns an error.
pub fn incompatible(at: Subject<'_>, inferred: &[Type]) -> Checked {
    let list =
        |types: &[Type]| types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect::<Vec<_>>().join(", ");
    wrong(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(inferred),
        list(&at.result_types())
    ))
}

/// Returns an error: the types are not compatible with the cast.
///
/// # Errors
/// Always returns an error.
pub fn no_cast(at: Subject<'_>, from: Type, to: Type) -> Checked {
    wrong(format!("operand type '{}' and result type '{}' are cast incompatible", at.show(from), at.show(to)))
}
