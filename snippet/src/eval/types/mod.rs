//! Methods of types.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#types>.

mod shaped;

pub(crate) use shaped::OF_SHAPED;
pub(super) use shaped::identity;

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, FloatKind, Name, Param, Signedness, Type, TypeData};

use super::{Answer, Machine};
use crate::accessors::is_accessor_of;
use crate::builders::referred;
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::integer::CppInt;
use crate::value::{ApFloat, ApInt, Val};

/// Methods of some types that the evaluator implements, besides those of all types or of all shaped types.
pub(crate) const TYPE_METHODS: &[&str] = &[
    "isSignless",
    "isSigned",
    "isUnsigned",
    "getWidth",
    "getSignedness",
    "getFPMantissaWidth",
    "getContext",
    "isScalable",
    "isScalableDim",
    "allDimsScalable",
    "getScalableDims",
    "getNumScalableDims",
    "isStrided",
    "isLastDimUnitStride",
    "getLayout",
    "getMemorySpace",
    "getMemorySpaceAsInt",
    "getEncoding",
    "scaleElementBitwidth",
    "getTypes",
    "getFlattenedTypes",
    "getType",
    "size",
    "getInputs",
    "getResults",
    "getNumInputs",
    "getNumResults",
    "getInput",
    "getResult",
    "isIdentity",
    "getFloatSemantics",
    "getDialectNamespace",
];

/// Methods that all types have.
pub(crate) const OF_TYPES: &[&str] = &[
    "isInteger",
    "isSignlessInteger",
    "isSignedInteger",
    "isUnsignedInteger",
    "isIndex",
    "isF16",
    "isBF16",
    "isTF32",
    "isF32",
    "isF64",
    "isF80",
    "isF128",
    "isFloat",
    "isSignlessIntOrIndex",
    "isSignlessIntOrFloat",
    "isSignlessIntOrIndexOrFloat",
    "isIntOrIndex",
    "isIntOrFloat",
    "isIntOrIndexOrFloat",
    "getIntOrFloatBitWidth",
    "getTypeID",
    "getDialect",
    "hasTrait",
    "getAsOpaquePointer",
];

impl Machine<'_, '_> {
    /// Evaluates a method of a type; `None` if types have no such method.
    pub(super) fn type_method(
        &mut self,
        ty: Type,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let data = ctx.type_data(ty);
        if let Some(answer) = self.scalar_method(data, name, args)? {
            return Ok(Some(answer));
        }
        if let Some(answer) = self.shaped_method(ty, name, args)? {
            return Ok(Some(answer));
        }
        let answer = match (name, args, data) {
            ("getContext", [], _) => Val::Context,
            ("getAsOpaquePointer", [], _) => Val::uint64(ty.index().into()),
            ("getTypeID", [], _) => Val::TypeId(type_id(ctx, ty)),
            ("getDialectNamespace", [], _) => Val::str(dialect_of(ctx, ty)),
            // Types of unknown dialects are builtin ones.
            ("getDialect", [], TypeData::Opaque { .. }) => Val::Dialect(ctx.name("builtin")),
            ("getDialect", [], _) => Val::Dialect(ctx.name(dialect_of(ctx, ty))),
            ("getElementType", [], TypeData::Complex(element)) => Val::Type(*element),
            ("getTypes", [], TypeData::Tuple(types)) => Val::list(types.iter().map(|&ty| Val::Type(ty))),
            ("size", [], TypeData::Tuple(types)) => Val::size(types.len()),
            ("getType", [index], TypeData::Tuple(types)) => {
                let at = self.as_index(index)?;
                let ty = types.get(at).ok_or_else(|| EvalError::invalid("tuple has too few types"))?;
                Val::Type(*ty)
            }
            ("getFlattenedTypes", [types], TypeData::Tuple(_)) => {
                let _ = types;
                return Err(EvalError::unknown(
                    "'getFlattenedTypes' fills a vector that is not a local name",
                ));
            }
            ("getInputs", [], TypeData::Function { inputs, .. }) => {
                Val::list(inputs.iter().map(|&ty| Val::Type(ty)))
            }
            ("getResults", [], TypeData::Function { results, .. }) => {
                Val::list(results.iter().map(|&ty| Val::Type(ty)))
            }
            ("getNumInputs", [], TypeData::Function { inputs, .. }) => Val::count(inputs.len()),
            ("getNumResults", [], TypeData::Function { results, .. }) => Val::count(results.len()),
            ("clone", [inputs, results], TypeData::Function { .. }) => {
                let (inputs, results) = (self.coerce_types(inputs)?, self.coerce_types(results)?);
                Val::Type(ctx.function_type(&inputs, &results))
            }
            ("scaleElementBitwidth", [scale], TypeData::Integer { .. } | TypeData::Float(_)) => {
                Val::opt_type(scaled(ctx, ty, self.int(scale)?))
            }
            ("getInput" | "getResult", [index], TypeData::Function { inputs, results }) => {
                let at = self.as_index(index)?;
                let list = if name == "getInput" { inputs } else { results };
                Val::Type(*list.get(at).ok_or_else(|| EvalError::invalid("function type has too few types"))?)
            }
            (_, [], TypeData::Dialect { name: type_name, params }) => {
                let info = ctx.type_info(*type_name);
                let names = info.map_or(&[][..], |info| &info.params);
                let found = names.iter().position(|&param| is_accessor_of(ctx.str(param), name));
                if found.is_some()
                    && is_verbatim(info.is_some_and(|info| info.reader(ctx).is_some()), names, params)
                {
                    return Err(EvalError::unknown(format!(
                        "there is no parser for the parameters of '!{}'",
                        ctx.str(*type_name)
                    )));
                }
                match found.and_then(|at| Some((at, params.get(at)?))) {
                    Some((at, param)) => self.declared_param(&Val::Type(ty), at, param)?,
                    None => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    fn scalar_method(&mut self, data: &TypeData, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let integer = match data {
            TypeData::Integer { width, signedness } => Some((*width, *signedness)),
            _ => None,
        };
        let float = match data {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        };
        let index = matches!(data, TypeData::Index);
        let signless = matches!(integer, Some((_, Signedness::Signless)));
        let is = |kind| float == Some(kind);
        let holds = match (name, args) {
            ("isInteger" | "isSignlessInteger" | "isSignedInteger" | "isUnsignedInteger", _) => {
                let sign = match name {
                    "isSignlessInteger" => Some(Signedness::Signless),
                    "isSignedInteger" => Some(Signedness::Signed),
                    "isUnsignedInteger" => Some(Signedness::Unsigned),
                    _ => None,
                };
                let expected = match args {
                    [] => None,
                    [width] => Some(self.int(width)?),
                    _ => return Ok(None),
                };
                integer.is_some_and(|(width, found)| {
                    sign.is_none_or(|sign| sign == found)
                        && expected.is_none_or(|expected| expected == i128::from(width))
                })
            }
            // These are methods of `IntegerType`; a class of a dialect has its own.
            ("isSignless" | "isSigned" | "isUnsigned", []) if matches!(data, TypeData::Dialect { .. }) => {
                return Ok(None);
            }
            ("isSignless", []) => signless,
            ("isSigned", []) => matches!(integer, Some((_, Signedness::Signed))),
            ("isUnsigned", []) => matches!(integer, Some((_, Signedness::Unsigned))),
            ("isIndex", []) => index,
            ("isF16", []) => is(FloatKind::F16),
            ("isBF16", []) => is(FloatKind::BF16),
            ("isTF32", []) => is(FloatKind::TF32),
            ("isF32", []) => is(FloatKind::F32),
            ("isF64", []) => is(FloatKind::F64),
            ("isF80", []) => is(FloatKind::F80),
            ("isF128", []) => is(FloatKind::F128),
            ("isFloat", _) => match args {
                [] => float.is_some(),
                [width] => {
                    let width = self.int(width)?;
                    float.is_some_and(|kind| i128::from(kind.width()) == width)
                }
                _ => return Ok(None),
            },
            ("isSignlessIntOrIndex", []) => signless || index,
            ("isSignlessIntOrFloat", []) => signless || float.is_some(),
            ("isSignlessIntOrIndexOrFloat", []) => signless || index || float.is_some(),
            ("isIntOrIndex", []) => integer.is_some() || index,
            ("isIntOrFloat", []) => integer.is_some() || float.is_some(),
            ("isIntOrIndexOrFloat", []) => integer.is_some() || index || float.is_some(),
            ("getIntOrFloatBitWidth" | "getWidth", []) => {
                let width = integer.map(|(width, _)| width).or(float.map(FloatKind::width));
                return match (width, data) {
                    (Some(width), _) => Ok(Some(Val::uint32(width))),
                    (None, TypeData::Dialect { .. }) => Ok(None),
                    (None, _) => Err(EvalError::invalid("type has no bit width")),
                };
            }
            ("getSignedness", []) if integer.is_some() => {
                let value = match integer {
                    Some((_, Signedness::Signed)) => 1,
                    Some((_, Signedness::Unsigned)) => 2,
                    _ => 0,
                };
                return Ok(Some(Val::uint32(value)));
            }
            ("getFloatSemantics", []) if float.is_some() => {
                return Ok(Some(Val::TypeId(float.map_or("", FloatKind::keyword).into())));
            }
            ("getFPMantissaWidth", []) => {
                let Some(kind) = float else { return Err(EvalError::invalid("type is not a float type")) };
                return Ok(Some(Val::uint32(mantissa(kind))));
            }
            _ => return Ok(None),
        };
        Ok(Some(Val::Bool(holds)))
    }

    /// Returns a parameter of a dialect's type or attribute as its accessor does: with the type that the
    /// definition declares.
    pub(super) fn declared_param(&mut self, object: &Val, at: usize, param: &Param) -> Answer {
        let value = self.param(param);
        let classes = self.env.classes;
        let Some(class) = classes.class_of_object(self.env.ctx, object) else { return Ok(value) };
        let Some(ty) = classes.param_type(&class, at) else { return Ok(value) };
        let namespace = class.cpp_name().rsplit_once("::").map_or("", |(namespace, _)| namespace);
        let ty = referred(&ty);
        let item = ["::llvm::ArrayRef<", "llvm::ArrayRef<", "ArrayRef<"]
            .iter()
            .find_map(|start| ty.strip_prefix(start)?.strip_suffix('>'));
        let found = classes.find_class(item.unwrap_or(ty), namespace);
        match (found, item, value) {
            (None, _, value) => Ok(value),
            (Some(class), None, value) => self.param_as(&class, value),
            (Some(class), Some(_), Val::List(items)) => {
                let items = items.iter().map(|item| self.param_as(&class, item.clone()));
                items.collect::<Result<Vec<_>, _>>().map(Val::list)
            }
            (Some(_), Some(_), value) => Ok(value),
        }
    }

    /// Converts a number or a text to a value of the declared class.
    fn param_as(&self, class: &ClassRef, value: Val) -> Answer {
        let unfit = |value: &Val| {
            EvalError::invalid(format!(
                "{} is stored where a '{}' is declared",
                value.kind(),
                class.cpp_name()
            ))
        };
        match (&class.0.kind, &value) {
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Int(ty))), Val::Int(number)) => {
                Ok(Val::Int(number.to(*ty)))
            }
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Int(ty))), Val::Bool(truth)) => {
                Ok(Val::Int(CppInt::new(i128::from(*truth), *ty)))
            }
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Bool)), Val::Int(number)) => {
                Ok(Val::Bool(number.value() != 0))
            }
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::ApInt | Plain::ApFloat)), Val::Attr(attr)) => {
                Ok(number_of(self.env.ctx, *attr).unwrap_or(value))
            }
            (ClassKind::Enum(class), Val::Int(number)) => Ok(Val::Enum(class.clone(), number.value())),
            (ClassKind::Enum(class), Val::Str(text)) => {
                let case = class.cases.iter().find(|case| case.text.as_bytes() == &**text);
                case.map(|case| Val::Enum(class.clone(), case.value)).ok_or_else(|| unfit(&value))
            }
            _ => Ok(value),
        }
    }

    /// Converts a parameter to a value.
    pub(super) fn param(&mut self, param: &Param) -> Val {
        match param {
            Param::None => Val::Null,
            Param::Bool(value) => Val::Bool(*value),
            Param::Int(value) => crate::value::int_to_i128(value)
                .and_then(Val::wide)
                .unwrap_or_else(|| Val::ApInt(ApInt::new(value.clone(), 128))),
            Param::Str(text) => Val::str(text),
            Param::Type(ty) => Val::Type(*ty),
            Param::Attr(attr) => Val::Attr(*attr),
            Param::List(items) => {
                let items: Vec<Val> = items.iter().map(|item| self.param(item)).collect();
                Val::List(Arc::new(items))
            }
        }
    }
}

/// The number that an attribute of integer or float type has as a parameter.
fn number_of(ctx: &Context, attr: Attribute) -> Option<Val> {
    match *ctx.attr_data(attr) {
        AttrData::Integer { ref value, ty } => match *ctx.type_data(ty) {
            TypeData::Integer { width, .. } => Some(Val::ApInt(ApInt::new(value.clone(), width))),
            _ => None,
        },
        AttrData::Float { bits, ty } => Some(Val::ApFloat(ApFloat { bits, ty })),
        _ => None,
    }
}

/// Returns true if the parameters of a type or attribute are its verbatim text, since its syntax is parsed by
/// C++ code that is not attached: then they do not correspond to the parameters that the definition declares.
pub(super) fn is_verbatim(has_reader: bool, declared: &[Name], params: &[Param]) -> bool {
    let is_text = matches!(params, [Param::Str(text)] if text.starts_with('<'));
    !has_reader && (is_text || params.len() != declared.len())
}

fn mantissa(kind: FloatKind) -> u32 {
    match kind {
        FloatKind::F4E2M1FN => 2,
        FloatKind::F6E2M3FN => 4,
        FloatKind::F6E3M2FN => 3,
        FloatKind::F8E5M2 | FloatKind::F8E5M2FNUZ => 3,
        FloatKind::F8E4M3 | FloatKind::F8E4M3FN | FloatKind::F8E4M3FNUZ | FloatKind::F8E4M3B11FNUZ => 4,
        FloatKind::F8E3M4 => 5,
        FloatKind::F8E8M0FNU => 1,
        FloatKind::BF16 => 8,
        FloatKind::F16 | FloatKind::TF32 => 11,
        FloatKind::F32 => 24,
        FloatKind::F64 => 53,
        FloatKind::F80 => 64,
        FloatKind::F128 => 113,
    }
}

fn scaled_float(kind: FloatKind, scale: i128) -> Option<FloatKind> {
    match (kind, scale) {
        (_, 1) => Some(kind),
        (FloatKind::F16 | FloatKind::BF16, 2) => Some(FloatKind::F32),
        (FloatKind::F16 | FloatKind::BF16, 4) => Some(FloatKind::F64),
        (FloatKind::F32, 2) => Some(FloatKind::F64),
        _ => None,
    }
}

/// Returns a number type whose width is a multiple of another's; `None` if there is none.
pub(super) fn scaled(ctx: &Context, ty: Type, scale: i128) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, signedness } if scale > 0 => {
            let width = u32::try_from(i128::from(*width).checked_mul(scale)?).ok()?;
            Some(ctx.ty(TypeData::Integer { width, signedness: *signedness }))
        }
        TypeData::Float(kind) => scaled_float(*kind, scale).map(|kind| ctx.float_type(kind)),
        _ => None,
    }
}

/// Returns the dialect of a type.
fn dialect_of(ctx: &Context, ty: Type) -> &str {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => {
            let name = ctx.str(*name);
            name.split_once('.').map_or(name, |(dialect, _)| dialect)
        }
        TypeData::Opaque { dialect, .. } => ctx.str(*dialect),
        _ => "builtin",
    }
}

/// Returns a key that distinguishes the classes of types.
fn type_id(ctx: &Context, ty: Type) -> Arc<str> {
    match ctx.type_data(ty) {
        TypeData::Integer { .. } => "integer".into(),
        TypeData::Index => "index".into(),
        TypeData::Float(kind) => kind.keyword().into(),
        TypeData::None => "none".into(),
        TypeData::Complex(_) => "complex".into(),
        TypeData::Tuple(_) => "tuple".into(),
        TypeData::Function { .. } => "function".into(),
        TypeData::Vector { .. } => "vector".into(),
        TypeData::RankedTensor { .. } => "tensor".into(),
        TypeData::UnrankedTensor(_) => "unranked tensor".into(),
        TypeData::MemRef { .. } => "memref".into(),
        TypeData::UnrankedMemRef { .. } => "unranked memref".into(),
        TypeData::Opaque { .. } => "opaque".into(),
        TypeData::Dialect { name, .. } => ctx.str(*name).into(),
        // An unknown builtin type is distinct from all the others.
        other => format!("{:?}", std::mem::discriminant(other)).into(),
    }
}
