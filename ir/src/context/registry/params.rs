//! Registered information on a dialect's types and attributes.

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::erased::Erased;
use super::extensions::Extensions;
use crate::context::{Context, Name, Param, Type};
use crate::reason::Reason;

/// Returns true if the syntax of parameters can be used already.
pub(super) type ReadyHook = dyn Fn(&Context) -> bool + Send + Sync;
/// Checks parameters; the error is a message.
pub type VerifyParamsHook = dyn Fn(&Context, &[Param]) -> Result<(), Reason> + Send + Sync;

/// Checks parameters by what their definition says; the error is reported at the type or attribute.
pub type ParamsInvariantsHook = dyn Fn(&Context, &[Param]) -> Result<(), Diagnostic> + Send + Sync;

/// The syntax of the parameters of a type or attribute, as one party gives it.
///
/// As with the [hooks of operations](crate::OpHooks), syntax that hosts attach takes precedence over that of
/// a definition.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct ParamsSyntax {
    /// Reads and prints.
    pub(crate) hooks: Option<Erased>,
    /// Returns true if the syntax can be used already; until then it is ignored.
    pub ready: Option<Arc<ReadyHook>>,
}

impl ParamsSyntax {
    /// Returns true if there is a parser or a printer.
    pub fn has_custom_assembly(&self) -> bool {
        self.hooks.is_some()
    }

    /// Returns the parser and printer, if they can be used.
    pub(crate) fn usable(&self, ctx: &Context) -> Option<&Erased> {
        self.hooks.as_ref().filter(|_| self.ready.as_ref().is_none_or(|ready| ready(ctx)))
    }
}

/// Registered information on a dialect's type.
#[derive(Clone)]
#[non_exhaustive]
pub struct TypeInfo {
    /// Full name of the type, such as `llvm.ptr`.
    pub name: Name,
    /// Names of its parameters.
    pub params: Box<[Name]>,
    /// Traits and interfaces by name, sorted.
    pub trait_names: Box<[Name]>,
    /// The syntax that its definition gives.
    pub declared: ParamsSyntax,
    /// The syntax that a host attached, which takes precedence over that of the definition. Without either
    /// the text after the name is kept as it is, as one [`Param::Str`].
    pub attached: ParamsSyntax,
    /// Constraints on parameters that the definition declares, checked before the verifier runs.
    pub invariants: Option<Arc<ParamsInvariantsHook>>,
    /// Verifier.
    pub verify: Option<Arc<VerifyParamsHook>>,
    /// Data attached by other crates.
    pub extensions: Extensions,
}

/// The checks of parameters: by the definition, then by the verifier.
pub(crate) type ParamChecks<'a> = (Option<&'a ParamsInvariantsHook>, Option<&'a VerifyParamsHook>);

impl TypeInfo {
    /// The checks of its parameters.
    pub(crate) fn checks(&self) -> ParamChecks<'_> {
        (self.invariants.as_deref(), self.verify.as_deref())
    }

    /// The syntax in force, if it can be used.
    pub(crate) fn syntax(&self, ctx: &Context) -> Option<&Erased> {
        self.attached.usable(ctx).or_else(|| self.declared.usable(ctx))
    }

    /// A type without parameters.
    pub fn new(name: Name) -> Self {
        TypeInfo {
            name,
            params: Box::default(),
            trait_names: Box::default(),
            declared: ParamsSyntax::default(),
            attached: ParamsSyntax::default(),
            invariants: None,
            verify: None,
            extensions: Extensions::default(),
        }
    }
}

/// Registered information on a dialect's attribute.
#[derive(Clone)]
#[non_exhaustive]
pub struct AttrInfo {
    /// Full name of the attribute, such as `llvm.linkage`.
    pub name: Name,
    /// Names of its parameters.
    pub params: Box<[Name]>,
    /// Traits and interfaces by name, sorted.
    pub trait_names: Box<[Name]>,
    /// The syntax that its definition gives.
    pub declared: ParamsSyntax,
    /// The syntax that a host attached, which takes precedence over that of the definition. Without either
    /// the text after the name is kept as it is, as one [`Param::Str`], before the type of a typed attribute.
    pub attached: ParamsSyntax,
    /// Constraints on parameters that the definition declares, checked before the verifier runs.
    pub invariants: Option<Arc<ParamsInvariantsHook>>,
    /// Verifier.
    pub verify: Option<Arc<VerifyParamsHook>>,
    /// Index of the parameter that is the attribute's own type, if it is a typed attribute
    /// (`AttributeSelfTypeParameter`).
    pub self_type: Option<usize>,
    /// Data attached by other crates.
    pub extensions: Extensions,
}

impl AttrInfo {
    /// The checks of its parameters.
    pub(crate) fn checks(&self) -> ParamChecks<'_> {
        (self.invariants.as_deref(), self.verify.as_deref())
    }

    /// The syntax in force, if it can be used.
    pub(crate) fn syntax(&self, ctx: &Context) -> Option<&Erased> {
        self.attached.usable(ctx).or_else(|| self.declared.usable(ctx))
    }

    /// An attribute without parameters.
    pub fn new(name: Name) -> Self {
        AttrInfo {
            name,
            params: Box::default(),
            trait_names: Box::default(),
            declared: ParamsSyntax::default(),
            attached: ParamsSyntax::default(),
            invariants: None,
            verify: None,
            self_type: None,
            extensions: Extensions::default(),
        }
    }

    /// The type of the attribute with these parameters.
    pub fn self_type(&self, params: &[Param]) -> Option<Type> {
        let index = self.self_type?;
        match params {
            // Text that could not be parsed, with the type after it.
            [Param::Str(_), Param::Type(ty)] if self.params.len() != 2 || index != 1 => Some(*ty),
            _ => match params.get(index)? {
                Param::Type(ty) => Some(*ty),
                _ => None,
            },
        }
    }

    /// Returns these parameters with `ty` as the attribute's own type, unless the parser already set one.
    pub fn with_self_type(&self, ctx: &Context, mut params: Box<[Param]>, ty: Type) -> Box<[Param]> {
        let Some(index) = self.self_type else { return params };
        if self.syntax(ctx).is_none() {
            let text = match &params[..] {
                [text @ Param::Str(_), ..] => text.clone(),
                _ => Param::Str("".into()),
            };
            return [text, Param::Type(ty)].into();
        }
        // A parser that knows the type itself has already set it.
        let none = ctx.common().none;
        match params.get_mut(index) {
            Some(Param::Type(known)) if *known != none => {}
            Some(param) => *param = Param::Type(ty),
            None => {}
        }
        params
    }
}
