//! Static functions of classes: `IntegerType::get(…)`, `FooOp::create(…)`, `ShapedType::isDynamic(…)`.

use std::sync::Arc;

use legalize_ir::{AffineMap, AttrData, LocData, Param, Type};

use super::{Answer, Machine};
use crate::builtin::{self, BuiltinClass, Plain, TypeClass};
use crate::classes::{ClassKind, ClassRef};
use crate::error::{EvalError, EvalErrorKind};
use crate::integer::CppInt;
use crate::tree::{Path, TemplateArg, TypeName};
use crate::value::{ApInt, Val, int_of};

/// Static functions that the evaluator implements, of classes that have them.
pub(crate) const STATICS: &[&str] = &[
    "get",
    "getChecked",
    "getUnchecked",
    "create",
    "getOperationName",
    "isDynamic",
    "isDynamicShape",
    "isStatic",
    "max",
    "min",
    "lowest",
    "getZero",
    "getAllOnes",
    "getSignedMaxValue",
    "getSignedMinValue",
    "getMaxValue",
    "getMinValue",
    "getSymbolAttrName",
    "getVisibilityAttrName",
    "getMultiDimIdentityMap",
    "getPermutationMap",
    "getConstantMap",
    "isValidElementType",
    "getInf",
    "getNaN",
    "getQNaN",
    "getOne",
    "getLargest",
    "getSmallest",
    "getSmallestNormalized",
];

/// Returns null instead of the error of invalid arguments if the function checks them.
fn checked(name: &str, created: Answer) -> Answer {
    match created {
        Err(error) if name == "getChecked" && error.kind == EvalErrorKind::Invalid => Ok(Val::Null),
        created => created,
    }
}

impl Machine<'_, '_> {
    /// `Class::name(args)`
    pub(super) fn static_call(
        &mut self,
        class: &ClassRef,
        path: &Path,
        name: &str,
        args: Vec<Val>,
    ) -> Answer {
        let ctx = self.env.ctx;
        if let Some(value) = self.static_member(class, name, &args)? {
            return Ok(value);
        }
        let unknown = || EvalError::unknown(format!("unknown function '{}::{name}'", class.0.path));
        // The argument of `getChecked` that precedes the context is only used to emit errors.
        let getter = matches!(name, "get" | "getChecked" | "getUnchecked");
        match &class.0.kind {
            ClassKind::Native(native) => match native.statics.iter().find(|(known, _)| **known == *name) {
                Some((_, helper)) => helper.clone()(self.env, &args),
                None => Err(unknown()),
            },
            ClassKind::Op(op) => match (name, args.as_slice()) {
                ("getOperationName", []) => Ok(Val::str(ctx.op_str(*op))),
                ("create", [Val::Builder, Val::Loc(loc), rest @ ..]) => {
                    let rest = rest.to_vec();
                    self.create_op(*op, *loc, &rest)
                }
                ("create", [Val::Builder, rest @ ..]) => {
                    let (loc, rest) = (self.location(), rest.to_vec());
                    self.create_op(*op, loc, &rest)
                }
                _ => Err(unknown()),
            },
            ClassKind::Type(full) | ClassKind::Attr(full) if name == "getMnemonic" && args.is_empty() => {
                let full = ctx.str(*full);
                Ok(Val::str(full.split_once('.').map_or(full, |(_, mnemonic)| mnemonic)))
            }
            ClassKind::Type(_) | ClassKind::Attr(_) if getter => self.get(class, name, args),
            ClassKind::Builtin(builtin) => match (builtin, name) {
                (BuiltinClass::OneOf(_), "isDynamic" | "isStatic") => {
                    let [dim] = args.as_slice() else { return Err(unknown()) };
                    let dynamic = self.int(dim)? == i128::from(Type::DYNAMIC);
                    Ok(Val::Bool(dynamic == (name == "isDynamic")))
                }
                (BuiltinClass::OneOf(_), "isDynamicShape") => {
                    let [shape] = args.as_slice() else { return Err(unknown()) };
                    let shape = self.coerce_dims(shape)?;
                    Ok(Val::Bool(shape.contains(&Type::DYNAMIC)))
                }
                (BuiltinClass::OneOf(TypeClass::Vector), "isValidElementType") => {
                    let [ty] = args.as_slice() else { return Err(unknown()) };
                    let ty = self.coerce_type(ty)?;
                    Ok(Val::Bool(builtin::is_type(ctx, ty, TypeClass::VectorElement)))
                }
                (BuiltinClass::OneOf(class), _) if getter => checked(name, self.type_get(*class, args)),
                (BuiltinClass::Float(kind), _) if getter => Ok(Val::Type(ctx.float_type(*kind))),
                (BuiltinClass::Attr(class), _) if getter => {
                    let is_emitter = |value: &Val| matches!(value, Val::Loc(_) | Val::Lambda(_));
                    let mut args = args;
                    if name == "getChecked" && args.first().is_some_and(is_emitter) {
                        args.remove(0);
                    }
                    checked(name, self.attr_get(*class, args))
                }
                (BuiltinClass::Plain(Plain::Limits), "max" | "min" | "lowest") => self.limit(path, name),
                (BuiltinClass::Plain(Plain::ApInt), _) => {
                    self.apint_static(name, &args).and_then(|result| result.ok_or_else(unknown))
                }
                (BuiltinClass::Plain(Plain::ApFloat), _) => {
                    self.apfloat_static(name, &args).and_then(|result| result.ok_or_else(unknown))
                }
                (BuiltinClass::Plain(Plain::Map), _) => {
                    self.map_static(name, &args).and_then(|result| result.ok_or_else(unknown))
                }
                (BuiltinClass::Location, "get") => self.location_get(&class.0.path, &args),
                (BuiltinClass::Plain(Plain::SymbolTable), "getSymbolAttrName") => {
                    Ok(Val::str(legalize_ir::SYMBOL_NAME))
                }
                (BuiltinClass::Plain(Plain::SymbolTable), "getVisibilityAttrName") => {
                    Ok(Val::str(legalize_ir::SYMBOL_VISIBILITY))
                }
                _ => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }

    /// Converts a value to a parameter.
    pub(crate) fn coerce_param(&mut self, value: &Val) -> Result<Param, EvalError> {
        Ok(match value {
            Val::Null => Param::None,
            Val::Bool(value) => Param::Bool(*value),
            Val::Int(value) => Param::Int(int_of(value.value())),
            Val::Enum(_, value) => Param::Int(int_of(*value)),
            // Numbers of any width and floats are parameters as attributes of their type.
            Val::ApInt(value) => {
                let ctx = self.env.ctx;
                Param::Attr(ctx.int_attr(ctx.int_type(value.width), value.value.clone()))
            }
            Val::Str(text) => Param::Str(String::from_utf8_lossy(text).into()),
            Val::Type(ty) => Param::Type(*ty),
            Val::Shape(builder) => Param::Type(self.build_shape(builder)),
            Val::Attr(attr) => Param::Attr(*attr),
            Val::ApFloat(value) => {
                Param::Attr(self.env.ctx.attr(AttrData::Float { bits: value.bits, ty: value.ty }))
            }
            Val::List(items) => {
                let mut params = Vec::with_capacity(items.len());
                for item in items.clone().iter() {
                    params.push(self.coerce_param(item)?);
                }
                Param::List(params.into())
            }
            Val::Map(map) => {
                Param::Attr(self.env.ctx.attr(AttrData::AffineMap(Box::new(AffineMap::clone(map)))))
            }
            other => return Err(EvalError::invalid(format!("{} is not a parameter", other.kind()))),
        })
    }

    pub(super) fn limit(&self, path: &Path, name: &str) -> Answer {
        let ty = match path.last().args.as_deref() {
            Some([TemplateArg::Type(TypeName { path, .. })]) => path.clone(),
            _ => return Err(EvalError::invalid("'std::numeric_limits' names one type")),
        };
        let max = name == "max";
        match self.class_of(&ty).and_then(|class| class.0.kind_of()) {
            Some(BuiltinClass::Plain(Plain::Int(ty))) => {
                let values = 1i128 << ty.width();
                let value = match (max, ty.is_signed()) {
                    (true, true) => values / 2 - 1,
                    (true, false) => values - 1,
                    (false, true) => -(values / 2),
                    (false, false) => 0,
                };
                Ok(Val::Int(CppInt::new(value, ty)))
            }
            Some(BuiltinClass::Plain(Plain::Bool)) => Ok(Val::Bool(max)),
            // `min()` of these is the smallest positive number, `lowest()` the most negative one.
            Some(BuiltinClass::Plain(Plain::Double)) => Ok(Val::Double(match name {
                "max" => f64::MAX,
                "min" => f64::MIN_POSITIVE,
                _ => f64::MIN,
            })),
            Some(BuiltinClass::Plain(Plain::Float32)) => Ok(Val::Single(match name {
                "max" => f32::MAX,
                "min" => f32::MIN_POSITIVE,
                _ => f32::MIN,
            })),
            _ => Err(EvalError::unknown(format!("unknown type '{}'", ty.text()))),
        }
    }

    pub(super) fn apint_static(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let [width, ..] = args else { return Ok(None) };
        let width = u32::try_from(self.int(width)?).ok().filter(|&width| width <= 1 << 24);
        let width = width.ok_or_else(|| EvalError::invalid("width is out of range"))?;
        let one = num_bigint::BigInt::from(1);
        let value = match name {
            "getZero" | "getMinValue" => num_bigint::BigInt::from(0),
            "getAllOnes" | "getMaxValue" => (&one << width) - 1,
            "getSignedMaxValue" if width > 0 => (&one << (width - 1)) - 1,
            "getSignedMinValue" if width > 0 => -(&one << (width - 1)),
            _ => return Ok(None),
        };
        Ok(Some(Val::ApInt(ApInt::new(value, width))))
    }

    pub(super) fn map_static(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let number = |machine: &Self, value: &Val| {
            u32::try_from(machine.int(value)?)
                .ok()
                .filter(|&count| count <= 1 << 16)
                .ok_or_else(|| EvalError::invalid("number is out of range"))
        };
        let map = match (name, args) {
            ("getMultiDimIdentityMap", [rank, Val::Context]) => {
                super::types::identity(number(self, rank)? as usize)
            }
            ("getConstantMap", [value, Val::Context]) => AffineMap {
                dims: 0,
                symbols: 0,
                results: vec![legalize_ir::AffineExpr::Constant(self.int64(value)?)].into(),
            },
            ("getPermutationMap", [order, Val::Context]) => {
                let order = self.coerce_dims(order)?;
                let mut results = Vec::new();
                for at in &order {
                    let at = u32::try_from(*at).map_err(|_| EvalError::invalid("number is out of range"))?;
                    results.push(legalize_ir::AffineExpr::Dim(at));
                }
                AffineMap { dims: order.len() as u32, symbols: 0, results: results.into() }
            }
            ("get", [Val::Context]) => AffineMap { dims: 0, symbols: 0, results: Box::default() },
            ("get", [dims, symbols, rest @ ..]) => {
                let (dims, symbols) = (number(self, dims)?, number(self, symbols)?);
                let mut results = Vec::new();
                if let Some(exprs) = rest.first().filter(|value| !matches!(value, Val::Context)) {
                    let items = match exprs {
                        Val::Affine(_) => vec![exprs.clone()],
                        other => self.items(other)?,
                    };
                    for item in items {
                        let expr = self.to_affine(&item)?;
                        self.charge_affine(&expr)?;
                        results.push(legalize_ir::AffineExpr::clone(&expr));
                    }
                }
                AffineMap { dims, symbols, results: results.into() }
            }
            _ => return Ok(None),
        };
        Ok(Some(Val::Map(Arc::new(map))))
    }

    pub(super) fn location_get(&mut self, class: &str, args: &[Val]) -> Answer {
        let ctx = self.env.ctx;
        match (class, args) {
            ("mlir::UnknownLoc", [Val::Context]) => Ok(Val::Loc(legalize_ir::Location::UNKNOWN)),
            ("mlir::NameLoc", [name, rest @ ..]) => {
                let name = ctx.name(&self.text(name)?);
                let child = match rest {
                    [Val::Loc(child)] => *child,
                    _ => legalize_ir::Location::UNKNOWN,
                };
                Ok(Val::Loc(ctx.loc(LocData::Named { name, child })))
            }
            ("mlir::FileLineColLoc", [Val::Context, file, line, column] | [file, line, column]) => {
                let number = |value: &Val| {
                    u32::try_from(self.int(value)?).map_err(|_| EvalError::invalid("number is out of range"))
                };
                let (line, column) = (number(line)?, number(column)?);
                Ok(Val::Loc(ctx.loc(LocData::FileLineCol {
                    file: ctx.name(&self.text(file)?),
                    line,
                    column,
                })))
            }
            ("mlir::FusedLoc", [first, rest @ ..]) => {
                let locations = if matches!(first, Val::Context) { rest.first() } else { Some(first) };
                let locations = self.locations(locations.unwrap_or(&Val::Null))?;
                Ok(Val::Loc(ctx.fused_loc(&locations, None)))
            }
            _ => Err(EvalError::unknown(format!("unknown function '{class}::get'"))),
        }
    }
}
