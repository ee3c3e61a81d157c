//! `isa` and `cast`: tests for classes and traits.

use legalize_ir::{AffineExpr, AttrData, LocData, TypeData, ValueDef};

use super::expects;
use crate::builtin::{self, BuiltinClass, Plain, ValueClass};
use crate::classes::{ClassKind, ClassRef, NativeClass, Subject};
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::tree::{TemplateArg, TypeName};
use crate::value::Val;

impl Machine<'_, '_> {
    /// `isa<…>(value)` and its relatives, also as methods.
    pub(in crate::eval) fn cast_call(&mut self, name: &str, template: &[TemplateArg], value: Val) -> Answer {
        let nullable =
            name.ends_with("_or_null") || name.ends_with("_if_present") || name.starts_with("isa_and");
        if matches!(value, Val::Null) {
            return match (nullable, name.starts_with("isa")) {
                (true, true) => Ok(Val::Bool(false)),
                (true, false) => Ok(Val::Null),
                (false, _) => Err(EvalError::invalid(format!("'{name}' of null"))),
            };
        }
        let mut holds = false;
        let mut unknown = None;
        for arg in template {
            let TemplateArg::Type(ty) = arg else { return Err(expects(name, "classes")) };
            match self.is_a(&value, ty) {
                Ok(true) => {
                    holds = true;
                    break;
                }
                Ok(false) => {}
                Err(error) => unknown = Some(error),
            }
        }
        if let (false, Some(error)) = (holds, unknown) {
            return Err(error);
        }
        if template.is_empty() {
            return Err(expects(name, "a class in angle brackets"));
        }
        if name.starts_with("isa") {
            return Ok(Val::Bool(holds));
        }
        match (holds, name.starts_with("dyn_cast")) {
            // The object is seen as that class from now on.
            (true, _) => match template {
                [TemplateArg::Type(ty)] => Ok(self.seen_as(ty, value)),
                _ => Ok(value),
            },
            (false, true) => Ok(Val::Null),
            (false, false) => Err(EvalError::invalid(format!(
                "'{name}' of {} that is not a '{}'",
                value.kind(),
                template.iter().map(spell).collect::<Vec<_>>().join(", ")
            ))),
        }
    }

    fn is_a(&mut self, value: &Val, ty: &TypeName) -> Result<bool, EvalError> {
        match self.class_of(&ty.path) {
            Some(class) => {
                let value = &self.as_subject(value, &class)?;
                // `TypedValue<X>`: a value whose type is an `X`.
                if let (Some([TemplateArg::Type(of)]), Val::Value(value), "mlir::TypedValue") =
                    (ty.path.last().args.as_deref(), value, class.cpp_name())
                {
                    let of_value = Val::Type(self.env.ir()?.value_type(*value));
                    return self.is_a(&of_value, of);
                }
                self.is_a_class(value, &class)
            }
            None => {
                let name = ty.path.last().name.to_string();
                // A class that is not declared may still be named among the traits of a definition.
                if self.has_trait(value, &name)? {
                    Ok(true)
                } else {
                    Err(EvalError::unknown(format!("unknown class '{}'", ty.path.text())))
                }
            }
        }
    }

    /// Converts a value to the kind of object that a class has.
    ///
    /// # Errors
    /// If no value of this kind can be of the class: C++ does not compile such a test.
    fn as_subject(&self, value: &Val, class: &ClassRef) -> Answer {
        let found = match value {
            Val::Type(_) => Subject::Type,
            Val::Attr(_) | Val::Loc(_) => Subject::Attribute,
            Val::Value(_) => Subject::Value,
            Val::Op(_) | Val::View(..) => Subject::Operation,
            _ => return Ok(value.clone()),
        };
        let Some(wanted) = class.subject().filter(|&wanted| wanted != found) else {
            return Ok(value.clone());
        };
        match (&class.0.kind, value) {
            // An operation with one result that a declarative rule passes is used as that result.
            (ClassKind::Builtin(BuiltinClass::Value(_)), Val::Op(op)) => {
                let ir = self.env.ir()?;
                if let [result] = ir.op(*op).results() {
                    return Ok(Val::Value(*result));
                }
            }
            // An `OpFoldResult` is a value or an attribute.
            (ClassKind::Builtin(BuiltinClass::Value(ValueClass::Value)), Val::Attr(_))
            | (ClassKind::Builtin(BuiltinClass::Attribute), Val::Value(_)) => return Ok(value.clone()),
            _ => {}
        }
        Err(EvalError::invalid(format!(
            "{} is not a '{}', whose objects are each {}",
            value.kind(),
            class.0.path,
            wanted.describe()
        )))
    }

    /// Returns true if a value is of a class.
    pub(in crate::eval) fn is_a_class(&mut self, value: &Val, class: &ClassRef) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        if let Val::View(op, _) = value {
            return self.is_a_class(&Val::Op(*op), class);
        }
        Ok(match (&class.0.kind, value) {
            (ClassKind::Builtin(BuiltinClass::Type), Val::Type(_))
            | (ClassKind::Builtin(BuiltinClass::Attribute), Val::Attr(_)) => true,
            (ClassKind::Builtin(BuiltinClass::OneOf(class)), Val::Type(ty)) => {
                builtin::is_type(ctx, *ty, *class)
            }
            (ClassKind::Builtin(BuiltinClass::Float(kind)), Val::Type(ty)) => {
                matches!(ctx.type_data(*ty), TypeData::Float(found) if found == kind)
            }
            (ClassKind::Builtin(BuiltinClass::Attr(class)), Val::Attr(attr)) => {
                builtin::is_attr(ctx, *attr, *class)
            }
            (ClassKind::Builtin(BuiltinClass::Attr(builtin::AttrClass::Location)), Val::Loc(_)) => true,
            (ClassKind::Builtin(BuiltinClass::Value(ValueClass::Value)), Val::Value(_))
            | (ClassKind::Builtin(BuiltinClass::Value(ValueClass::Operation)), Val::Op(_)) => true,
            (ClassKind::Builtin(BuiltinClass::Value(class)), Val::Value(value)) => {
                let def = self.env.ir()?.value(*value).def();
                match class {
                    ValueClass::OpResult => matches!(def, ValueDef::Result { .. }),
                    ValueClass::BlockArgument => matches!(def, ValueDef::Argument { .. }),
                    _ => false,
                }
            }
            (ClassKind::Builtin(BuiltinClass::Location), Val::Loc(loc)) => {
                matches!(
                    (&*class.0.path, ctx.loc_data(*loc)),
                    ("mlir::Location", _)
                        | ("mlir::UnknownLoc", LocData::Unknown)
                        | ("mlir::NameLoc", LocData::Named { .. })
                        | ("mlir::FusedLoc", LocData::Fused { .. })
                        | ("mlir::FileLineColLoc", LocData::FileLineCol { .. })
                )
            }
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Affine)), Val::Affine(expr)) => {
                matches!(
                    (&*class.0.path, &**expr),
                    ("mlir::AffineExpr", _)
                        | ("mlir::AffineDimExpr", AffineExpr::Dim(_))
                        | ("mlir::AffineSymbolExpr", AffineExpr::Symbol(_))
                        | ("mlir::AffineConstantExpr", AffineExpr::Constant(_))
                )
            }
            (ClassKind::Builtin(_), _) => false,
            (ClassKind::Type(name), Val::Type(ty)) => {
                matches!(ctx.type_data(*ty), TypeData::Dialect { name: found, .. } if found == name)
            }
            (ClassKind::Attr(name), Val::Attr(attr)) => {
                matches!(ctx.attr_data(*attr), AttrData::Dialect { name: found, .. } if found == name)
            }
            (ClassKind::Op(name), Val::Op(op)) => self.env.ir()?.op(*op).name() == *name,
            (ClassKind::Enum(class), Val::Enum(found, _)) => class == found,
            // An operation that may be a symbol is one if it has a name.
            (ClassKind::Interface(..), Val::Op(op))
                if &*class.0.path == "mlir::SymbolOpInterface"
                    && legalize_ir::symbol_name(ctx, self.env.ir()?, *op).is_none() =>
            {
                false
            }
            (ClassKind::Interface(name, _), value) => {
                let name = ctx.str(*name).to_owned();
                self.has_trait(value, &name)? || self.has_external_model(value, class)?
            }
            (ClassKind::Native(native), Val::Type(ty)) => match &native.is_type {
                Some(test) => test(ctx, *ty),
                None => false,
            },
            (ClassKind::Native(native), Val::Attr(attr)) => match &native.is_attr {
                Some(test) => test(ctx, *attr),
                None => false,
            },
            (ClassKind::Native(native), Val::Op(op)) => match &native.is_op {
                Some(test) => test(ctx, self.env.ir()?, *op),
                None => false,
            },
            (ClassKind::Native(_), Val::Object(object)) => object.class.0.path == class.0.path,
            // A value is cast to its defining operation.
            (ClassKind::Op(_) | ClassKind::Native(NativeClass { is_op: Some(_), .. }), Val::Value(value)) => {
                match self.env.ir()?.defining_op(*value) {
                    Some(op) => self.is_a_class(&Val::Op(op), class)?,
                    None => false,
                }
            }
            _ => false,
        })
    }

    /// Returns true if an external model of an interface applies to a value.
    fn has_external_model(&mut self, value: &Val, class: &ClassRef) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        for model in self.env.classes.external_models(class) {
            let holds = match (value, &*model) {
                (Val::Type(ty), NativeClass { is_type: Some(test), .. }) => test(ctx, *ty),
                (Val::Attr(attr), NativeClass { is_attr: Some(test), .. }) => test(ctx, *attr),
                (Val::Op(op), NativeClass { is_op: Some(test), .. }) => test(ctx, self.env.ir()?, *op),
                _ => false,
            };
            if holds {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns true if a value's definition names a trait or interface.
    pub(in crate::eval) fn has_trait(&mut self, value: &Val, name: &str) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        Ok(match value {
            Val::Type(ty) => match name.rsplit("::").next().unwrap_or(name) {
                "ValueSemantics" => {
                    matches!(
                        ctx.type_data(*ty),
                        TypeData::Vector { .. } | TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_)
                    ) || builtin::type_has_trait(ctx, *ty, "ValueSemantics")
                }
                "ShapedType" | "ShapedTypeInterface" => {
                    builtin::is_type(ctx, *ty, builtin::TypeClass::Shaped)
                }
                "VectorElementTypeInterface" => builtin::is_type(ctx, *ty, builtin::TypeClass::VectorElement),
                _ => builtin::type_has_trait(ctx, *ty, name),
            },
            Val::Attr(attr) => builtin::attr_has_trait(ctx, *attr, name),
            Val::Op(op) | Val::View(op, _) => self.op_has_trait(*op, name)?,
            _ => false,
        })
    }
}

fn spell(arg: &TemplateArg) -> String {
    match arg {
        TemplateArg::Type(ty) => ty.path.text().to_owned(),
        TemplateArg::Int(value) => value.to_string(),
    }
}
