//! Conditions of definitions: compiled when they are first asked, and the reason if one has no answer.

use std::sync::{Arc, OnceLock};

use legalize_ir::{Attribute, BlockId, Context, Ir, OpId, RegionId, Type, TypeData};
use legalize_snippet::{Classes, Constraint, Env, Holds, Missing, Val};

use crate::model::Predicate;

/// A condition, compiled when it is first asked.
pub(crate) struct Condition {
    predicate: Arc<Predicate>,
    classes: Classes,
    namespace: String,
    compiled: OnceLock<Result<Constraint, String>>,
    /// Why it had no answer when that happened first.
    unanswered: OnceLock<String>,
}

impl Condition {
    pub(crate) fn new(predicate: &Arc<Predicate>, classes: &Classes, namespace: &str) -> Self {
        Condition {
            predicate: predicate.clone(),
            classes: classes.clone(),
            namespace: namespace.trim_start_matches("::").to_owned(),
            compiled: OnceLock::new(),
            unanswered: OnceLock::new(),
        }
    }

    /// The compiled constraint.
    ///
    /// # Errors
    /// If its text cannot be read.
    pub(crate) fn compiled(&self) -> Result<&Constraint, &str> {
        let made = self.compiled.get_or_init(|| {
            Constraint::compile(&self.predicate, &self.classes, &self.namespace)
                .map_err(|error| error.to_string())
        });
        made.as_ref().map_err(String::as_str)
    }

    /// The C++ names that nobody registered, as `function x`.
    ///
    /// # Errors
    /// If the text cannot be read.
    pub(crate) fn missing(&self) -> Result<Vec<String>, String> {
        let constraint = self.compiled()?;
        Ok(constraint.missing().iter().map(missing_text).collect())
    }

    /// What to do about a dialect's type that does not satisfy the condition for want of an interface, which C++ may
    /// attach to it.
    #[cold]
    pub(crate) fn advice(&self, ctx: &Context, ty: Type) -> Option<String> {
        let interfaces = self.compiled().ok()?.interfaces();
        if interfaces.is_empty() || !matches!(ctx.type_data(ty), TypeData::Dialect { .. }) {
            return None;
        }
        Some(format!(
            "the type's definition does not name {}; if C++ attaches it, do so in Rust with \
             Classes::register_external_model, or go without the verifier (--no-verify)",
            interfaces.join(" or "),
        ))
    }

    #[inline]
    pub(crate) fn holds_type(&self, ctx: &Context, ty: Type) -> Option<bool> {
        self.known(self.compiled().ok()?.holds_type(ctx, ty))
    }

    pub(crate) fn holds_attr(&self, ctx: &Context, attr: Attribute) -> Option<bool> {
        self.known(self.compiled().ok()?.holds_attr(ctx, attr))
    }

    pub(crate) fn holds_op(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_op(ir, op);
        self.known(self.compiled().ok()?.holds(&mut env))
    }

    pub(crate) fn holds_region(&self, ctx: &Context, ir: &Ir, region: RegionId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_ir(ir).with_self(Val::Region(region));
        self.known(self.compiled().ok()?.holds(&mut env))
    }

    pub(crate) fn holds_block(&self, ctx: &Context, ir: &Ir, block: BlockId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_ir(ir).with_self(Val::Block(block));
        self.known(self.compiled().ok()?.holds(&mut env))
    }

    /// Why it had no answer; nothing if it always had one.
    pub(crate) fn unanswered(&self) -> Option<&str> {
        self.unanswered.get().map(String::as_str)
    }

    fn known(&self, holds: Holds) -> Option<bool> {
        match holds {
            Holds::Yes => Some(true),
            Holds::No => Some(false),
            Holds::Unknown(error) => {
                self.unanswered.get_or_init(|| error.message);
                None
            }
        }
    }
}

/// `function x`
pub(crate) fn missing_text(missing: &Missing) -> String {
    match missing {
        Missing::Class(name) => format!("class {name}"),
        Missing::Function(name) => format!("function {name}"),
        Missing::Method(name) => format!("method {name}"),
        Missing::Name(name) => format!("name {name}"),
    }
}
