//! `X::get(…)` of a dialect's types and attributes: by a builder of the definition, else of all parameters.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, Name, Param, TypeData, VerifyParamsHook};

use super::construct::default_of;
use super::scope::Scope;
use super::{Answer, MAX_CALLS, Machine};
use crate::builders::{Builders, GET, Takes, referred, takes};
use crate::classes::{ClassKind, ClassRef};
use crate::error::{EvalError, EvalErrorKind};
use crate::tree::{Node, Path};
use crate::value::Val;

impl Machine<'_, '_> {
    /// `X::get(args)`, `X::getChecked(emitError, args)`
    pub(super) fn get(&mut self, class: &ClassRef, name: &str, mut args: Vec<Val>) -> Answer {
        if name == "getChecked" && matches!(args.first(), Some(Val::Loc(_) | Val::Lambda(_))) {
            args.remove(0);
        }
        let builders = self.env.classes.getters(class);
        // A body calls another overload, never itself.
        let running = |at: usize| {
            self.getting.iter().any(|(other, of)| other.cpp_name() == class.cpp_name() && *of == at)
        };
        let at = builders.as_ref().and_then(|builders| builders.taking(&args, &running));
        let (Some(builders), Some(at)) = (builders, at) else { return self.get_of_all(class, args) };
        let builder = &builders.list[at];
        if builder.body.is_some() {
            return self.run_getter(class, &builders, at, args);
        }
        // A builder without a body has one in C++; one that takes all parameters just adds their defaults.
        let contexts = args.iter().filter(|value| matches!(value, Val::Context)).count();
        if Some(builder.params.len() - contexts) != self.param_count(class) {
            return Err(EvalError::unknown(format!(
                "the body of a builder of '{}' is C++",
                class.cpp_name()
            )));
        }
        let defaults = builder.parsed_defaults().map_err(|error| EvalError::unknown(error.message))?;
        let missing = builder.params.len() - args.len();
        for default in &defaults[defaults.len() - missing..] {
            args.push(self.eval(default)?);
        }
        self.get_of_all(class, args)
    }

    /// `$_get(…)`, `Base::get(…)` in the body of a builder of a type or attribute; `None` for any other
    /// path.
    pub(super) fn get_call(&mut self, path: &Path, nodes: &[Node]) -> Result<Option<Val>, EvalError> {
        if !is_raw_getter(path) {
            return Ok(None);
        }
        let Some(class) =
            self.getting.last().map(|(class, _)| class.clone()).or_else(|| self.own_object_class())
        else {
            return Ok(None);
        };
        let args = self.eval_all(nodes)?;
        self.get_of_all(&class, args).map(Some)
    }

    /// Returns the number of parameters that a class declares.
    fn param_count(&self, class: &ClassRef) -> Option<usize> {
        let ctx = self.env.ctx;
        match &class.0.kind {
            ClassKind::Type(name) => ctx.type_info(*name).map(|info| info.params.len()),
            ClassKind::Attr(name) => ctx.attr_info(*name).map(|info| info.params.len()),
            _ => None,
        }
    }

    /// Runs a builder's body.
    fn run_getter(
        &mut self,
        class: &ClassRef,
        builders: &Arc<Builders>,
        at: usize,
        args: Vec<Val>,
    ) -> Answer {
        let builder = &builders.list[at];
        let path = class.cpp_name();
        let read = match builder.read() {
            Some(Ok(read)) => read,
            Some(Err(error)) => {
                let what = format!("the body of a builder of '{path}' cannot be read: {}", error.message);
                return Err(EvalError::unknown(what));
            }
            None => return Err(EvalError::unknown(format!("the body of a builder of '{path}' is C++"))),
        };
        if self.calls >= MAX_CALLS {
            return Err(EvalError::new(EvalErrorKind::Limit, "builders call each other too deeply"));
        }
        // A body sees no names of its caller, and the static functions of its class.
        let inner = Scope::beside(&self.scope);
        let mut outer = std::mem::replace(&mut self.scope, inner);
        let members = self.env.classes.members(path);
        let within = std::mem::replace(&mut self.within, members);
        self.calls += 1;
        self.getting.push((class.clone(), at));
        let run = self.run_bound(&builder.params, &read.defaults, args).and_then(|()| self.body(&read.stmts));
        self.getting.pop();
        self.calls -= 1;
        self.leave(0);
        outer.continue_after(&self.scope);
        self.scope = outer;
        self.within = within;
        // The offset refers to the builder's own text.
        run.map_err(|error| EvalError { offset: 0, ..error })
    }

    /// Creates a type or attribute of all its parameters.
    fn get_of_all(&mut self, class: &ClassRef, args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        match &class.0.kind {
            ClassKind::Type(name) => {
                let info = ctx.type_info(*name);
                let printed = info.is_none_or(|info| info.params.is_empty() || info.printer(ctx).is_some());
                let params = self.params(class, args, info.map_or(0, |info| info.params.len()))?;
                let verify = info.and_then(|info| info.verify.as_deref());
                let params = checked(ctx, ('!', *name), printed, verify, params)?;
                Ok(Val::Type(ctx.ty(TypeData::Dialect { name: *name, params })))
            }
            ClassKind::Attr(name) => {
                let info = ctx.attr_info(*name);
                let printed = info.is_none_or(|info| info.params.is_empty() || info.printer(ctx).is_some());
                let params = self.params(class, args, info.map_or(0, |info| info.params.len()))?;
                let verify = info.and_then(|info| info.verify.as_deref());
                let params = checked(ctx, ('#', *name), printed, verify, params)?;
                Ok(Val::Attr(ctx.attr(AttrData::Dialect { name: *name, params })))
            }
            _ => Err(EvalError::unknown(format!("unknown function '{}::get'", class.0.path))),
        }
    }

    /// The value that `{}` or `nullptr` gives a parameter of a declared class; `None` for other values.
    fn value_initialized(&self, class: &ClassRef, at: usize, value: &Val) -> Option<Val> {
        let is_empty = matches!(value, Val::Null) || value.as_list().is_some_and(|items| items.is_empty());
        let (declared, classes) =
            (is_empty.then(|| self.env.classes.param_type(class, at))??, self.env.classes);
        let namespace = class.cpp_name().rsplit_once("::").map_or("", |(namespace, _)| namespace);
        default_of(&classes.find_class(referred(&declared), namespace)?)
    }

    /// Converts the arguments of `get` to the parameters of a dialect's type or attribute.
    fn params(&mut self, class: &ClassRef, args: Vec<Val>, count: usize) -> Result<Box<[Param]>, EvalError> {
        let values: Vec<Val> =
            args.into_iter().filter(|value| !matches!(value, Val::Context | Val::Loc(_))).collect();
        let name = class.cpp_name();
        if values.len() != count {
            let what =
                format!("'{name}' has {count} parameters and no builder of {} arguments", values.len());
            return Err(EvalError::invalid(what));
        }
        let mut params = Vec::with_capacity(count);
        for (at, value) in values.iter().enumerate() {
            let declared = self.env.classes.param_type(class, at);
            let fits = |ty: &Arc<str>| match takes(ty) {
                kind @ (Takes::Type | Takes::Attr(_)) => kind.accepts(value),
                _ => true,
            };
            if let Some(ty) = declared.filter(|ty| !fits(ty)) {
                let what = format!("argument #{at} of '{name}::get' is {}, not a '{ty}'", value.kind());
                return Err(EvalError::invalid(what));
            }
            let initial = self.value_initialized(class, at, value);
            params.push(self.coerce_param(initial.as_ref().unwrap_or(value))?);
        }
        Ok(params.into())
    }
}

/// Returns true for the function that creates a type or attribute of all its parameters, as bodies of
/// builders and of members call it.
pub(crate) fn is_raw_getter(path: &Path) -> bool {
    matches!(path.text(), GET | "Base::get" | "Base::getChecked")
}

/// Returns the parameters if they can be printed, and the verifier accepts them.
fn checked(
    ctx: &Context,
    (sigil, name): (char, Name),
    printed: bool,
    verify: Option<&VerifyParamsHook>,
    params: Box<[Param]>,
) -> Result<Box<[Param]>, EvalError> {
    if !printed {
        let what = format!("there is no printer for the parameters of '{sigil}{}'", ctx.str(name));
        return Err(EvalError::unknown(what));
    }
    if let Some(verify) = verify {
        verify(ctx, &params).map_err(EvalError::invalid)?;
    }
    Ok(params)
}
