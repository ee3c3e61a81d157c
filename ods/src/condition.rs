//! Conditions of definitions: compiled at their first evaluation, and the reason if one cannot be evaluated.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use legalize_ir::{Attribute, BlockId, Context, Ir, OpId, Reason, RegionId, Type, TypeData};
use legalize_snippet::{Classes, Constraint, Env, Given, Holds, Missing, Placeholder, Val};

use crate::model::{ConstraintKind, Predicate};

/// Kind of `$_self` in a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// `$_self` is a type.
    Type,
    /// `$_self` is an attribute.
    Attr,
    /// `$_self` is an operation.
    Op,
    /// `$_self` is something else.
    Other,
}

impl About {
    pub(crate) fn of(kind: ConstraintKind) -> Self {
        match kind {
            ConstraintKind::Type => About::Type,
            ConstraintKind::Attr => About::Attr,
            _ => About::Other,
        }
    }

    /// Returns the value of a placeholder, as upstream's generator substitutes it.
    fn given(self, ctx: &Context, placeholder: &Placeholder) -> Given {
        match (placeholder, self) {
            (Placeholder::SelfValue, About::Type) => Given::Object(ctx.name("::mlir::Type")),
            (Placeholder::SelfValue, About::Attr) => Given::Object(ctx.name("::mlir::Attribute")),
            (Placeholder::SelfValue, About::Op) | (Placeholder::Op, _) => Given::Operation(None),
            _ => Given::Unknown,
        }
    }
}

/// A condition, compiled when it is first evaluated.
pub(crate) struct Condition {
    predicate: Arc<Predicate>,
    about: About,
    classes: Classes,
    namespace: String,
    compiled: OnceLock<Result<Constraint, Reason>>,
    /// Reason why the condition could not be evaluated; of several, the first in alphabetical order, as
    /// threads evaluate it for different subjects.
    unanswered: Mutex<Option<String>>,
}

impl Condition {
    pub(crate) fn new(predicate: &Arc<Predicate>, about: About, classes: &Classes, namespace: &str) -> Self {
        Condition {
            predicate: predicate.clone(),
            about,
            classes: classes.clone(),
            namespace: namespace.trim_start_matches("::").to_owned(),
            compiled: OnceLock::new(),
            unanswered: Mutex::default(),
        }
    }

    /// The compiled constraint.
    ///
    /// # Errors
    /// If its text cannot be read, or C++ would not compile it.
    #[inline]
    pub(crate) fn compiled(&self, ctx: &Context) -> Result<&Constraint, &str> {
        let result = self.compiled.get_or_init(|| self.compile(ctx));
        result.as_ref().map_err(Reason::as_str)
    }

    #[cold]
    fn compile(&self, ctx: &Context) -> Result<Constraint, Reason> {
        let compiled = Constraint::compile(&self.predicate, &self.classes, &self.namespace);
        let constraint = compiled.map_err(|error| error.to_string())?;
        match constraint.unknown_method(ctx, &|placeholder| self.about.given(ctx, placeholder)) {
            Some(mistake) => Err(mistake.into()),
            None => Ok(constraint),
        }
    }

    /// Returns the C++ names in the condition that are not registered, as `function x`.
    ///
    /// # Errors
    /// If the text cannot be read, or C++ would not compile it.
    pub(crate) fn missing(&self, ctx: &Context) -> Result<Vec<String>, Reason> {
        let constraint = self.compiled(ctx)?;
        Ok(constraint.missing().iter().map(missing_text).collect())
    }

    /// Returns advice for a dialect's type that does not satisfy the condition because it lacks an interface,
    /// which C++ may attach to it.
    #[cold]
    pub(crate) fn advice(&self, ctx: &Context, ty: Type) -> Option<String> {
        let interfaces = self.compiled(ctx).ok()?.interfaces();
        if interfaces.is_empty() || !matches!(ctx.type_data(ty), TypeData::Dialect { .. }) {
            return None;
        }
        Some(format!(
            "the type's definition does not name {}; if C++ attaches it, do so in Rust with \
             Classes::register_external_model, or skip the verifier (--no-verify)",
            interfaces.join(" or "),
        ))
    }

    #[inline]
    pub(crate) fn holds_type(&self, ctx: &Context, ty: Type) -> Option<bool> {
        self.known(self.compiled(ctx).ok()?.holds_type(ctx, ty))
    }

    pub(crate) fn holds_attr(&self, ctx: &Context, attr: Attribute) -> Option<bool> {
        self.known(self.compiled(ctx).ok()?.holds_attr(ctx, attr))
    }

    /// Evaluates the condition on a value that is plain in C++: a number, a boolean, text.
    pub(crate) fn holds_plain(&self, ctx: &Context, value: Val) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_self(value);
        self.known(self.compiled(ctx).ok()?.holds(&mut env))
    }

    pub(crate) fn holds_op(&self, ctx: &Context, ir: &Ir, op: OpId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_op(ir, op);
        self.known(self.compiled(ctx).ok()?.holds(&mut env))
    }

    pub(crate) fn holds_region(&self, ctx: &Context, ir: &Ir, region: RegionId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_ir(ir).with_self(Val::Region(region));
        self.known(self.compiled(ctx).ok()?.holds(&mut env))
    }

    pub(crate) fn holds_block(&self, ctx: &Context, ir: &Ir, block: BlockId) -> Option<bool> {
        let mut env = Env::new(ctx, &self.classes).with_ir(ir).with_self(Val::Block(block));
        self.known(self.compiled(ctx).ok()?.holds(&mut env))
    }

    /// Returns the reason why the condition could not be evaluated; `None` if it always could.
    pub(crate) fn unanswered(&self) -> Option<String> {
        self.unanswered.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn known(&self, holds: Holds) -> Option<bool> {
        match holds {
            Holds::Yes => Some(true),
            Holds::No => Some(false),
            Holds::Unknown(error) => {
                let mut known = self.unanswered.lock().unwrap_or_else(PoisonError::into_inner);
                if known.as_ref().is_none_or(|known| error.message < *known) {
                    *known = Some(error.message);
                }
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
