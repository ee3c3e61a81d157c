//! Members of a class of operations for its attributes other than getters: setters, names, and the
//! properties.
//!
//! Like `setAttr` of an operation, a setter does not notify listeners. Properties that are not attributes are
//! not supported.

use legalize_ir::{AttrDict, Attribute, Context, Name, OpId, OpName};

use crate::accessors::{is_accessor_of, same_camel};
use crate::classes::{AttrGetterKind, Classes};
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::value::Val;

/// Returns true if the class of an operation with these attributes has a method of this name that sets,
/// removes or names one of them. Only an optional attribute can be removed.
pub(crate) fn is_setter(
    ctx: &Context,
    classes: &Classes,
    op: OpName,
    attributes: &[Name],
    name: &str,
) -> bool {
    let find = |camel: &str| attributes.iter().copied().find(|&attr| same_camel(ctx.str(attr), camel));
    let part = |start: &str, end: &str| find(name.strip_prefix(start)?.strip_suffix(end)?);
    part("remove", "Attr").is_some_and(|attr| classes.attr_getter(op, attr).getter.is_removable())
        || part("set", "").is_some_and(|attr| !classes.attr_getter(op, attr).getter.set_as_attr_only)
        || [part("set", "Attr"), part("get", "AttrName")].into_iter().any(|attr| attr.is_some())
}

/// Attribute that a setter sets.
struct Setter {
    attr: Name,
    /// True if the setter takes the plain value, false if it takes the attribute itself.
    plain: bool,
}

impl Machine<'_, '_> {
    /// Returns the attribute that a method of this name sets, if it is a setter of the operation's class.
    fn setter(&self, op: OpId, name: &str) -> Result<Option<Setter>, EvalError> {
        let ctx = self.env.ctx;
        let Some(rest) = name.strip_prefix("set") else { return Ok(None) };
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let find = |camel: &str| info.inherent.iter().copied().find(|&attr| same_camel(ctx.str(attr), camel));
        let op_name = ir.op(op).name();
        // The plain value first: an attribute may be called `fooAttr`.
        if let Some(attr) = find(rest)
            && !self.env.classes.attr_getter(op_name, attr).getter.set_as_attr_only
        {
            return Ok(Some(Setter { attr, plain: true }));
        }
        Ok(rest.strip_suffix("Attr").and_then(find).map(|attr| Setter { attr, plain: false }))
    }

    /// Evaluates `setFoo(…)`, `setFooAttr(…)`, `removeFooAttr()`, `getFooAttrName()`, `getProperties()`;
    /// `None` for any other method.
    pub(in crate::eval) fn attr_method_of_op(
        &mut self,
        op: OpId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let op_name = ir.op(op).name();
        match args {
            [] if name == "getProperties" => Ok(Some(Val::Properties(op, None))),
            [] => {
                let find = |camel: &str| {
                    info.inherent.iter().copied().find(|&attr| same_camel(ctx.str(attr), camel))
                };
                if let Some(attr) = name.strip_prefix("get").and_then(|rest| rest.strip_suffix("AttrName"))
                    && let Some(attr) = find(attr)
                {
                    return Ok(Some(Val::Attr(ctx.string_attr(ctx.str(attr)))));
                }
                let removable =
                    |attr: &Name| self.env.classes.attr_getter(op_name, *attr).getter.is_removable();
                let whole = name.strip_prefix("remove").and_then(|rest| rest.strip_suffix("Attr"));
                let Some(attr) = whole.and_then(find).filter(removable) else { return Ok(None) };
                let old = ir.attr(ctx, op, attr);
                self.env.host()?.set_attr(op, attr, None).map_err(EvalError::invalid)?;
                Ok(Some(Val::opt_attr(old)))
            }
            [value] => {
                let Some(Setter { attr, plain }) = self.setter(op, name)? else { return Ok(None) };
                let value = if plain {
                    self.attr_of_plain(op_name, attr, value)?
                } else {
                    self.stored(op_name, attr, value)?
                };
                self.env.host()?.set_attr(op, attr, value).map_err(EvalError::invalid)?;
                Ok(Some(Val::Void))
            }
            _ => Ok(None),
        }
    }

    /// Evaluates `setFoo({})`: the argument is value-initialized with the type of the parameter, as in C++;
    /// `None` if the method is not a setter.
    pub(in crate::eval) fn set_to_nothing(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let Some(Setter { attr, plain }) = self.setter(op, name)? else { return Ok(None) };
        let op_name = self.env.ir()?.op(op).name();
        let getter = self.env.classes.attr_getter(op_name, attr);
        let value = match (plain, getter.getter.kind) {
            (false, _) => None,
            (true, AttrGetterKind::Presence) => None,
            (true, _) if getter.getter.is_removable() => None,
            (true, _) => {
                let Some(ty) = &getter.returns else {
                    return Err(EvalError::unknown(format!("the parameter type of '{name}' is not known")));
                };
                let result = self.construct(ty, Vec::new())?;
                self.attr_of_plain(op_name, attr, &result)?
            }
        };
        self.env.host()?.set_attr(op, attr, value).map_err(EvalError::invalid)?;
        Ok(Some(Val::Void))
    }

    /// Converts a value to the attribute that the operation stores: of the class that the definition names,
    /// or null.
    fn stored(&mut self, op: OpName, attr: Name, value: &Val) -> Result<Option<Attribute>, EvalError> {
        if matches!(value, Val::Null) {
            return Ok(None);
        }
        let result = self.coerce_attr(value)?;
        if let Some(class) = self.env.classes.attr_storage(op, attr)
            && !class.is_interface()
            && !self.is_a_class(value, &class)?
        {
            return Err(EvalError::invalid(format!(
                "'{}' is stored as '{}', which this attribute is not",
                self.env.ctx.str(attr),
                class.cpp_name()
            )));
        }
        Ok(Some(result))
    }

    /// Converts the plain value that a setter takes to an attribute; `None` if the value removes the
    /// attribute.
    fn attr_of_plain(&mut self, op: OpName, attr: Name, value: &Val) -> Result<Option<Attribute>, EvalError> {
        let getter = self.env.classes.attr_getter(op, attr);
        let no_value =
            |value: &Val| EvalError::invalid(format!("{} is not a value of this attribute", value.kind()));
        if getter.getter.kind == AttrGetterKind::Presence {
            return match value {
                Val::Null | Val::Engaged(_) => Err(no_value(value)),
                value => Ok(self.as_truth(value)?.then_some(self.env.ctx.common().unit)),
            };
        }
        let value = match value {
            Val::Null if getter.getter.is_removable() => return Ok(None),
            Val::Engaged(held) if getter.getter.is_removable() => (**held).clone(),
            Val::Null | Val::Engaged(_) => return Err(no_value(value)),
            value => value.clone(),
        };
        let value = match &getter.returns {
            Some(ty) => self.passed(ty, value)?,
            None => value,
        };
        match (getter.getter.kind, &value) {
            (AttrGetterKind::Itself, value) => self.coerce_attr(value).map(Some),
            (_, Val::Attr(_)) => {
                Err(EvalError::invalid("this setter takes a plain value, 'set…Attr' an attribute"))
            }
            (_, value) => self.coerce_plain_attr(op, attr, value).map(Some),
        }
    }

    /// Returns the attribute that properties have under a name, or under a method's name if it is called.
    fn property_named(&self, op: OpId, name: &str, called: bool) -> Result<Name, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let op_name = ir.op(op).name();
        let inherent = ir.info(ctx, op).map_or(&[][..], |info| &info.inherent);
        let is = |attr: &str| if called { is_accessor_of(attr, name) } else { attr == name };
        match inherent.iter().copied().find(|&attr| is(ctx.str(attr))) {
            Some(attr) if self.env.classes.attr_storage(op_name, attr).is_some() => Ok(attr),
            Some(attr) => Err(EvalError::unknown(format!(
                "the storage type of '{}' of '{}' is not known",
                ctx.str(attr),
                ctx.op_str(op_name)
            ))),
            None => Err(EvalError::unknown(format!(
                "the properties of '{}' have no '{name}'",
                ctx.op_str(op_name)
            ))),
        }
    }

    /// Evaluates `getProperties().getFoo()` and `getProperties().foo`: the attribute as it is stored, or was
    /// when the properties were copied.
    pub(in crate::eval) fn property(
        &mut self,
        op: OpId,
        copy: Option<AttrDict>,
        name: &str,
        called: bool,
    ) -> Answer {
        let attr = self.property_named(op, name, called)?;
        let ctx = self.env.ctx;
        Ok(Val::opt_attr(match copy {
            Some(copy) => ctx.dict_entry(copy, attr),
            None => self.env.ir()?.attr(ctx, op, attr),
        }))
    }

    /// Evaluates `getProperties().setFoo(attr)`; `None` if the method is not a setter.
    pub(in crate::eval) fn set_property_method(
        &mut self,
        op: OpId,
        copy: Option<AttrDict>,
        name: &str,
        value: &Val,
    ) -> Result<Option<Val>, EvalError> {
        let Some(rest) = name.strip_prefix("set") else { return Ok(None) };
        self.set_property(op, copy, &format!("get{rest}"), true, value)?;
        Ok(Some(Val::Void))
    }

    /// `getProperties().foo = value`
    pub(in crate::eval) fn set_property(
        &mut self,
        op: OpId,
        copy: Option<AttrDict>,
        name: &str,
        called: bool,
        value: &Val,
    ) -> Result<(), EvalError> {
        if copy.is_some() {
            return Err(EvalError::unknown(
                "a copy of the properties cannot be changed here, declare a reference ('auto &')",
            ));
        }
        let attr = self.property_named(op, name, called)?;
        let op_name = self.env.ir()?.op(op).name();
        let is_nothing = matches!(value, Val::List(items) if items.is_empty());
        let value = self.stored(op_name, attr, if is_nothing { &Val::Null } else { value })?;
        self.env.host()?.set_attr(op, attr, value).map_err(EvalError::invalid)
    }

    /// Returns properties as a variable holds them: a copy of their current values.
    pub(in crate::eval) fn copied_properties(&self, value: Val) -> Answer {
        Ok(match value {
            Val::Properties(op, None) => Val::Properties(op, Some(self.env.ir()?.op(op).inherent())),
            other => other,
        })
    }
}
