//! Constraints on the parameters of types and attributes, where these are declared by one.

use std::sync::Arc;

use legalize_ir::{Context, Param, ParamsInvariantsHook};
use legalize_source::{Diagnostic, Span};

use crate::condition::Condition;
use crate::cpp::namespace_of;
use crate::model::TypeOrAttrDef;
use crate::registry::Registry;
use crate::unchecked::{Subject, Unchecked};

/// The constraint on a parameter.
struct ParamCheck {
    index: usize,
    name: String,
    summary: String,
    /// Place of the constraint's declaration.
    span: Span,
    condition: Arc<Condition>,
}

/// Returns the checks of the parameters of a definition; `None` if no parameter has a constraint that can
/// fail.
pub(super) fn invariants(registry: &Registry, def: &TypeOrAttrDef) -> Option<Arc<ParamsInvariantsHook>> {
    let namespace = namespace_of(&def.cpp_class);
    let checks = def.params.iter().enumerate().filter_map(|(index, param)| {
        let constraint = param.constraint.as_ref()?;
        let condition = registry.condition(constraint, namespace)?;
        let (name, summary) = (param.name.clone(), constraint.summary.clone());
        Some(ParamCheck { index, name, summary, span: constraint.span, condition })
    });
    let checks: Vec<ParamCheck> = checks.collect();
    if checks.is_empty() {
        return None;
    }
    let (count, name, unchecked) = (def.params.len(), def.name.clone(), registry.unchecked.clone());
    Some(Arc::new(move |ctx: &Context, params: &[Param]| {
        // The text of one without a syntax is kept as it is.
        if params.len() != count {
            return Ok(());
        }
        checks.iter().try_for_each(|check| check_param(ctx, check, &params[check.index], &name, &unchecked))
    }))
}

fn check_param(
    ctx: &Context,
    check: &ParamCheck,
    param: &Param,
    op: &str,
    unchecked: &Unchecked,
) -> Result<(), Diagnostic> {
    let holds = match param {
        Param::Type(ty) => check.condition.holds_type(ctx, *ty),
        Param::Attr(attr) => check.condition.holds_attr(ctx, *attr),
        _ => return Ok(()),
    };
    match holds {
        Some(true) => Ok(()),
        Some(false) => {
            let message = format!("failed to verify '{}': {}", check.name, check.summary);
            Err(Diagnostic::error("parse::parameter", message))
        }
        None => {
            let asked = Subject { op, summary: &check.summary, span: check.span };
            unchecked.note(ctx, &check.condition, &asked)
        }
    }
}
