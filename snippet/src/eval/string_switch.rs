//! `llvm::StringSwitch`: the value of the first case that matches a text.

use std::sync::Arc;

use super::Machine;
use crate::error::EvalError;
use crate::value::{TypeSwitch, Val};

/// Methods of a `StringSwitch`.
pub(crate) const TEXT_SWITCH_METHODS: &[&str] = &[
    "Case",
    "Cases",
    "CaseLower",
    "CasesLower",
    "StartsWith",
    "StartsWithLower",
    "EndsWith",
    "EndsWithLower",
    "Default",
];

impl Machine<'_, '_> {
    /// Evaluates a method of a `StringSwitch`; `None` if it has no such method.
    pub(super) fn text_switch_method(
        &mut self,
        switch: &Arc<TypeSwitch>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        if let ("Default", [default]) = (name, args) {
            return match &switch.given {
                Some(given) => Ok(Some(given.clone())),
                None => self.switch_value(switch, default.clone()).map(Some),
            };
        }
        let [texts @ .., value] = args else { return Ok(None) };
        let (test, lower) = match name.strip_suffix("Lower") {
            Some(test) => (test, true),
            None => (name, false),
        };
        let texts = match (test, texts) {
            ("Case" | "StartsWith" | "EndsWith", [_]) => texts.to_vec(),
            ("Cases", [Val::List(list)]) => list.to_vec(),
            ("Cases", [_, _, ..]) => texts.to_vec(),
            _ => return Ok(None),
        };
        let fold = |bytes: &[u8]| if lower { bytes.to_ascii_lowercase() } else { bytes.to_vec() };
        let subject = fold(&self.bytes(&switch.subject)?);
        let mut fits = false;
        for text in &texts {
            let text = fold(&self.bytes(text)?);
            fits |= match test {
                "StartsWith" => subject.starts_with(&text),
                "EndsWith" => subject.ends_with(&text),
                _ => subject == text,
            };
        }
        if !fits || switch.given.is_some() {
            return Ok(Some(Val::TypeSwitch(switch.clone())));
        }
        let given = Some(self.switch_value(switch, value.clone())?);
        Ok(Some(Val::TypeSwitch(Arc::new(TypeSwitch { given, ..TypeSwitch::clone(switch) }))))
    }

    fn switch_value(&mut self, switch: &TypeSwitch, value: Val) -> Result<Val, EvalError> {
        match &switch.returns {
            Some(ty) => self.convert_returned(ty, value),
            None => Ok(value),
        }
    }
}
