//! Calls of registered functions from inside of a text.

use std::sync::Arc;

use legalize_conversion::{CalledNatives, ConstraintCall, NativeValue, NativeValues, TypeConverter};
use legalize_ir::{Location, OpId};
use legalize_snippet::{Env, EnvBody, EvalError, Functions, Val};

/// Functions that a text may call while it is evaluated.
pub(crate) struct Calling<'a> {
    pub called: &'a CalledNatives,
    pub root: OpId,
    pub converter: Option<&'a Arc<TypeConverter>>,
}

/// The arguments of a call inside of a text.
pub(crate) fn arguments(args: &[Val]) -> NativeValues {
    args.iter().map(NativeValue::from).collect()
}

/// Value of a function call inside of a text; `nothing` if the function has no results.
pub(crate) fn answer(values: &NativeValues, nothing: Val) -> Val {
    match values.as_slice() {
        [] => nothing,
        [one] => Val::from(one),
        several => Val::list(several.iter().map(Val::from)),
    }
}

impl Functions for Calling<'_> {
    fn has(&self, name: &str) -> bool {
        self.called.knows(name)
    }

    fn call(&self, env: &mut Env<'_>, name: &str, args: &[Val]) -> Result<Val, EvalError> {
        let unknown = || EvalError::unknown(format!("unknown function '{name}'"));
        if self.called.rewrite(name).is_some() && matches!(env.body, EnvBody::Write(_)) {
            let loc = env.loc.unwrap_or(Location::UNKNOWN);
            return env.host()?.call_function(name, loc, args);
        }
        let Some(constraint) = self.called.constraint(name) else { return Err(unknown()) };
        let args: NativeValues = arguments(args);
        let call = ConstraintCall::new(env.ctx, env.ir()?, self.root, &args).with_converter(self.converter);
        match constraint(&call) {
            Ok(values) => Ok(answer(&values, Val::Logical(true))),
            Err(why) if why.is_undecided() => {
                let reason = why.reason(call.ctx, call.ir);
                Err(if why.is_not_evaluated() {
                    EvalError::unknown(reason)
                } else {
                    EvalError::invalid(reason)
                })
            }
            Err(_) => Ok(Val::Logical(false)),
        }
    }
}
