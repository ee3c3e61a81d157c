//! `TypeSwitch`: the result of the first case whose class matches the subject.

use std::sync::Arc;

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::tree::{Kind, Node, TemplateArg};
use crate::value::{TypeSwitch, Val};

/// Methods of a `TypeSwitch`.
pub(crate) const SWITCH_METHODS: &[&str] = &["Case", "Default"];

impl Machine<'_, '_> {
    /// Evaluates a method of a `TypeSwitch`; `None` if it has no such method.
    pub(super) fn switch_method(
        &mut self,
        switch: &Arc<TypeSwitch>,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        match (name, args) {
            ("Case", [case @ Val::Lambda(lambda)]) => {
                if switch.given.is_some() {
                    return Ok(Some(Val::TypeSwitch(switch.clone())));
                }
                // Without classes, the class of the function's parameter is used.
                let param;
                let classes = match (template, lambda.lambda.params.as_slice()) {
                    ([], [one]) if one.ty.path.as_plain() != Some("auto") => {
                        param = [TemplateArg::Type(one.ty.clone())];
                        &param[..]
                    }
                    ([], _) => return Err(EvalError::invalid("'Case' names no class")),
                    (template, _) => template,
                };
                for class in classes {
                    let found =
                        self.cast_call("dyn_cast", std::slice::from_ref(class), switch.subject.clone())?;
                    if !matches!(found, Val::Null) {
                        let given = self.apply(case, vec![found])?;
                        let given = self.switched(switch, given)?;
                        let switch = TypeSwitch { given: Some(given), ..TypeSwitch::clone(switch) };
                        return Ok(Some(Val::TypeSwitch(Arc::new(switch))));
                    }
                }
                Ok(Some(Val::TypeSwitch(switch.clone())))
            }
            ("Default", [default]) => {
                if let Some(given) = &switch.given {
                    return Ok(Some(given.clone()));
                }
                let given = match default {
                    Val::Lambda(_) => self.apply(default, vec![switch.subject.clone()])?,
                    value => value.clone(),
                };
                self.switched(switch, given).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Handles a switch after `switch.Case<X>(…)`: if a name holds it, also through further cases, the name
    /// is updated.
    pub(super) fn stored_switch(&mut self, value: Val, target: &Node) -> Answer {
        let mut root = target;
        while let Kind::Method { target, .. } = &root.kind {
            root = target;
        }
        if let Kind::Name(_) = root.kind
            && let Some(lvalue) = self.lvalue(root)?
            && matches!(self.scope.get(&lvalue)?, Val::TypeSwitch(_))
        {
            *self.scope.get_mut(&lvalue)? = value.clone();
        }
        Ok(value)
    }

    /// Converts the result of a case to the result of the switch.
    fn switched(&mut self, switch: &TypeSwitch, given: Val) -> Result<Val, EvalError> {
        match &switch.returns {
            Some(ty) => self.convert_returned(ty, given),
            None => Ok(Val::Void),
        }
    }
}
