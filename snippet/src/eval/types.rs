//! Methods of types.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#types>.

use std::sync::Arc;

use legalize_ir::verify::shape_of;
use legalize_ir::{AffineExpr, AffineMap, AffineOp, AttrData, FloatKind, Param, Signedness, Type, TypeData};

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::value::{ShapeBuilder, Val};

/// Methods of types that the evaluator knows.
pub(crate) const TYPE_METHODS: &[&str] = &[
    "isInteger",
    "isSignlessInteger",
    "isSignedInteger",
    "isUnsignedInteger",
    "isSignless",
    "isSigned",
    "isUnsigned",
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
    "getWidth",
    "getSignedness",
    "getFPMantissaWidth",
    "getContext",
    "getTypeID",
    "getDialect",
    "hasTrait",
    "getElementType",
    "getShape",
    "getRank",
    "hasRank",
    "hasStaticShape",
    "getNumElements",
    "getDimSize",
    "isDynamicDim",
    "getNumDynamicDims",
    "getElementTypeBitWidth",
    "isScalable",
    "allDimsScalable",
    "getScalableDims",
    "getNumScalableDims",
    "isStrided",
    "isLastDimUnitStride",
    "getLayout",
    "getMemorySpace",
    "getMemorySpaceAsInt",
    "getEncoding",
    "clone",
    "cloneWith",
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
    "getAsOpaquePointer",
    "getDialectNamespace",
];

/// `x.getShape()` as a list of integers.
fn dims(shape: &[i64]) -> Val {
    Val::ints(shape.iter().copied())
}

impl Machine<'_, '_> {
    /// A method of a type; nothing if types have no such method.
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
            ("getAsOpaquePointer", [], _) => Val::Int(i128::from(ty.index())),
            ("getTypeID", [], _) => Val::TypeId(type_id(ctx, ty)),
            ("getDialectNamespace", [], _) => Val::str(dialect_of(ctx, ty)),
            ("getDialect", [], _) => Val::Dialect(ctx.name(dialect_of(ctx, ty))),
            ("getElementType", [], TypeData::Complex(element)) => Val::Type(*element),
            ("getTypes", [], TypeData::Tuple(types)) => Val::list(types.iter().map(|&ty| Val::Type(ty))),
            ("size", [], TypeData::Tuple(types)) => Val::Int(types.len() as i128),
            ("getType", [index], TypeData::Tuple(types)) => {
                let at = self.as_index(index)?;
                let ty = types.get(at).ok_or_else(|| EvalError::invalid("tuple has fewer types"))?;
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
            ("getNumInputs", [], TypeData::Function { inputs, .. }) => Val::Int(inputs.len() as i128),
            ("getNumResults", [], TypeData::Function { results, .. }) => Val::Int(results.len() as i128),
            ("getInput" | "getResult", [index], TypeData::Function { inputs, results }) => {
                let at = self.as_index(index)?;
                let list = if name == "getInput" { inputs } else { results };
                Val::Type(*list.get(at).ok_or_else(|| EvalError::invalid("function type has fewer types"))?)
            }
            (_, [], TypeData::Dialect { name: type_name, params }) => {
                let names = ctx.type_info(*type_name).map_or(&[][..], |info| &info.params);
                let found = names.iter().position(|&param| is_accessor(ctx.str(param), name));
                match found.and_then(|at| params.get(at)) {
                    Some(param) => self.param(param),
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
                    (Some(width), _) => Ok(Some(Val::Int(i128::from(width)))),
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
                return Ok(Some(Val::Int(value)));
            }
            ("getFloatSemantics", []) if float.is_some() => {
                return Ok(Some(Val::TypeId(float.map_or("", FloatKind::keyword).into())));
            }
            ("getFPMantissaWidth", []) => {
                let Some(kind) = float else { return Err(EvalError::invalid("type is no float type")) };
                return Ok(Some(Val::Int(mantissa(kind))));
            }
            _ => return Ok(None),
        };
        Ok(Some(Val::Bool(holds)))
    }

    fn shaped_method(&mut self, ty: Type, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let data = ctx.type_data(ty);
        if let Some(answer) = self.layout_method(ty, data, name, args)? {
            return Ok(Some(answer));
        }
        let Some(shaped) = shape_of(ctx, ty) else { return Ok(None) };
        let element = shaped.element;
        let ranked = || {
            shaped.shape.as_deref().ok_or_else(|| EvalError::invalid(format!("'{name}' of an unranked type")))
        };
        let answer = match (name, args) {
            ("getElementType", []) => Val::Type(element),
            ("hasRank", []) => Val::Bool(shaped.shape.is_some()),
            ("getShape", []) => dims(ranked()?),
            ("getRank", []) => Val::Int(ranked()?.len() as i128),
            ("hasStaticShape", []) => {
                Val::Bool(shaped.shape.as_deref().is_some_and(|shape| !shape.contains(&Type::DYNAMIC)))
            }
            ("hasStaticShape", [expected]) => {
                let expected = self.coerce_dims(expected)?;
                Val::Bool(
                    shaped.shape.as_deref() == Some(expected.as_slice())
                        && !expected.contains(&Type::DYNAMIC),
                )
            }
            ("getNumElements", []) => {
                let mut count = 1i128;
                for &dim in ranked()? {
                    if dim == Type::DYNAMIC {
                        return Err(EvalError::invalid("'getNumElements' of a dynamic shape"));
                    }
                    count = count
                        .checked_mul(i128::from(dim))
                        .ok_or_else(|| EvalError::invalid("number of elements is too large"))?;
                }
                Val::Int(count)
            }
            ("getDimSize" | "isDynamicDim" | "isScalableDim", [index]) => {
                let at = self.as_index(index)?;
                let shape = ranked()?;
                let &dim = shape.get(at).ok_or_else(|| {
                    EvalError::invalid(format!("dimension {at} of a type of rank {}", shape.len()))
                })?;
                match name {
                    "getDimSize" => Val::Int(i128::from(dim)),
                    _ => Val::Bool(dim == Type::DYNAMIC),
                }
            }
            ("getNumDynamicDims", []) => {
                Val::Int(ranked()?.iter().filter(|&&dim| dim == Type::DYNAMIC).count() as i128)
            }
            ("getElementTypeBitWidth", []) => {
                return self.type_method(element, "getIntOrFloatBitWidth", &[]);
            }
            ("getContext", []) => Val::Context,
            ("clone", [element]) if !matches!(element, Val::List(_)) => {
                let element = self.coerce_type(element)?;
                Val::Type(reshaped(ctx, ty, None, Some(element)))
            }
            ("clone", [shape]) => {
                let shape = self.coerce_dims(shape)?;
                Val::Type(reshaped(ctx, ty, Some(&shape), None))
            }
            ("clone" | "cloneWith", [shape, element]) => {
                let shape = match shape {
                    Val::Null => None,
                    shape => Some(self.coerce_dims(shape)?),
                };
                let element = self.coerce_type(element)?;
                Val::Type(reshaped(ctx, ty, shape.as_deref(), Some(element)))
            }
            ("scaleElementBitwidth", [scale]) => {
                let scale = self.int(scale)?;
                let scaled = match ctx.type_data(element) {
                    TypeData::Integer { width, signedness } => {
                        let width =
                            i128::from(*width).checked_mul(scale).and_then(|width| u32::try_from(width).ok());
                        width.map(|width| ctx.ty(TypeData::Integer { width, signedness: *signedness }))
                    }
                    TypeData::Float(kind) => scaled_float(*kind, scale).map(|kind| ctx.float_type(kind)),
                    _ => None,
                };
                match scaled {
                    Some(element) => Val::Type(reshaped(ctx, ty, None, Some(element))),
                    None => Val::Null,
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    fn layout_method(
        &mut self,
        ty: Type,
        data: &TypeData,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let answer = match (name, args, data) {
            ("isScalable", [], TypeData::Vector { scalable, .. }) => Val::Bool(scalable.contains(&true)),
            ("allDimsScalable", [], TypeData::Vector { scalable, .. }) => {
                // A vector of rank zero is not scalable.
                Val::Bool(!scalable.is_empty() && scalable.iter().all(|&scalable| scalable))
            }
            ("getScalableDims", [], TypeData::Vector { scalable, .. }) => {
                Val::list(scalable.iter().map(|&scalable| Val::Bool(scalable)))
            }
            ("getNumScalableDims", [], TypeData::Vector { scalable, .. }) => {
                Val::Int(scalable.iter().filter(|&&scalable| scalable).count() as i128)
            }
            ("isScalableDim", [index], TypeData::Vector { scalable, .. }) => {
                let at = self.as_index(index)?;
                Val::Bool(*scalable.get(at).ok_or_else(|| EvalError::invalid("vector has a smaller rank"))?)
            }
            ("getEncoding", [], TypeData::RankedTensor { encoding, .. }) => Val::opt_attr(*encoding),
            (
                "getMemorySpace",
                [],
                TypeData::MemRef { memory_space, .. } | TypeData::UnrankedMemRef { memory_space, .. },
            ) => Val::opt_attr(*memory_space),
            (
                "getMemorySpaceAsInt",
                [],
                TypeData::MemRef { memory_space, .. } | TypeData::UnrankedMemRef { memory_space, .. },
            ) => Val::Int(memory_space.and_then(|space| ctx.as_i64(space)).map_or(0, i128::from)),
            ("getLayout", [], TypeData::MemRef { shape, layout, .. }) => Val::Attr(match layout {
                Some(layout) => *layout,
                None => ctx.attr(AttrData::AffineMap(Box::new(identity(shape.len())))),
            }),
            ("isStrided", [], TypeData::MemRef { layout, .. }) => {
                Val::Bool(match layout.map(|layout| ctx.attr_data(layout)) {
                    None | Some(AttrData::StridedLayout { .. }) => true,
                    Some(AttrData::AffineMap(map)) => is_strided(map),
                    Some(_) => {
                        return Err(EvalError::unknown("'isStrided' of a layout that a dialect defines"));
                    }
                })
            }
            ("isLastDimUnitStride", [], TypeData::MemRef { layout, .. }) => {
                Val::Bool(match layout.map(|layout| ctx.attr_data(layout)) {
                    None => true,
                    Some(AttrData::StridedLayout { strides, .. }) => {
                        strides.last().is_none_or(|&stride| stride == 1)
                    }
                    Some(_) => return Err(EvalError::unknown("'isLastDimUnitStride' of an affine layout")),
                })
            }
            _ => return Ok(None),
        };
        let _ = ty;
        Ok(Some(answer))
    }

    /// A parameter as a value.
    pub(super) fn param(&mut self, param: &Param) -> Val {
        match param {
            Param::None => Val::Null,
            Param::Bool(value) => Val::Bool(*value),
            Param::Int(value) => crate::value::int_to_i128(value).map_or_else(
                || Val::ApInt(crate::value::ApInt { value: value.clone(), width: 128 }),
                Val::Int,
            ),
            Param::Str(text) => Val::str(text),
            Param::Type(ty) => Val::Type(*ty),
            Param::Attr(attr) => Val::Attr(*attr),
            Param::List(items) => {
                let items: Vec<Val> = items.iter().map(|item| self.param(item)).collect();
                Val::List(Arc::new(items))
            }
        }
    }

    /// A method of a shaped type that is being changed.
    pub(super) fn shape_method(&mut self, builder: &Arc<ShapeBuilder>, name: &str, args: &[Val]) -> Answer {
        let mut changed = ShapeBuilder::clone(builder);
        match (name, args) {
            ("setDim", [index, size, rest @ ..]) => {
                let at = self.as_index(index)?;
                let size = self.int64(size)?;
                let dim = changed.shape.get_mut(at);
                *dim.ok_or_else(|| EvalError::invalid("type has a smaller rank"))? = size;
                if let ([scalable], Some(place)) = (rest, changed.scalable.get_mut(at)) {
                    *place = scalable.as_bool().unwrap_or(false);
                }
            }
            ("dropDim", [index]) => {
                let at = self.as_index(index)?;
                if at >= changed.shape.len() {
                    return Err(EvalError::invalid("type has a smaller rank"));
                }
                changed.shape.remove(at);
                if at < changed.scalable.len() {
                    changed.scalable.remove(at);
                }
            }
            ("insertDim", [size, index]) => {
                let at = self.as_index(index)?;
                if at > changed.shape.len() {
                    return Err(EvalError::invalid("type has a smaller rank"));
                }
                let size = self.int64(size)?;
                changed.shape.insert(at, size);
                if !changed.scalable.is_empty() {
                    changed.scalable.insert(at, false);
                }
            }
            ("setShape", [shape, rest @ ..]) => {
                changed.shape = self.coerce_dims(shape)?;
                if matches!(self.env.ctx.type_data(changed.base), TypeData::Vector { .. }) {
                    changed.scalable = match rest {
                        [scalable] => self.coerce_bools(scalable)?,
                        _ => vec![false; changed.shape.len()],
                    };
                }
            }
            ("setElementType", [element]) => changed.element = self.coerce_type(element)?,
            _ => {
                let ty = self.build_shape(builder);
                return match self.type_method(ty, name, args)? {
                    Some(answer) => Ok(answer),
                    None => Err(EvalError::unknown(format!("unknown method '{name}' of a type builder"))),
                };
            }
        }
        Ok(Val::Shape(Arc::new(changed)))
    }
}

/// Whether `getFooBar` (or `isFooBar`-less `fooBar`) reads a parameter or operand of this name.
pub(crate) fn is_accessor(param: &str, method: &str) -> bool {
    let Some(rest) = method.strip_prefix("get") else { return false };
    same_camel(param, rest)
}

/// Whether `FooBar` is `foo_bar`, `fooBar` or `FooBar` in camel case.
pub(crate) fn same_camel(name: &str, camel: &str) -> bool {
    let mut camel = camel.chars();
    let mut upper = true;
    for c in name.chars() {
        if c == '_' {
            upper = true;
            continue;
        }
        let expected = if upper { c.to_ascii_uppercase() } else { c };
        upper = false;
        if camel.next() != Some(expected) {
            return false;
        }
    }
    camel.next().is_none()
}

/// The type with another shape or element type.
pub(super) fn reshaped(
    ctx: &legalize_ir::Context,
    ty: Type,
    shape: Option<&[i64]>,
    element: Option<Type>,
) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { shape: old, scalable, element: old_element } => ctx.ty(TypeData::Vector {
            shape: shape.map_or_else(|| old.clone(), Into::into),
            scalable: match shape {
                Some(shape) if shape.len() != scalable.len() => vec![false; shape.len()].into(),
                _ => scalable.clone(),
            },
            element: element.unwrap_or(*old_element),
        }),
        TypeData::RankedTensor { shape: old, element: old_element, encoding } => {
            ctx.ty(TypeData::RankedTensor {
                shape: shape.map_or_else(|| old.clone(), Into::into),
                element: element.unwrap_or(*old_element),
                encoding: *encoding,
            })
        }
        TypeData::MemRef { shape: old, element: old_element, layout, memory_space } => {
            ctx.ty(TypeData::MemRef {
                shape: shape.map_or_else(|| old.clone(), Into::into),
                element: element.unwrap_or(*old_element),
                layout: *layout,
                memory_space: *memory_space,
            })
        }
        TypeData::UnrankedTensor(old) => {
            let element = element.unwrap_or(*old);
            match shape {
                Some(shape) => {
                    ctx.ty(TypeData::RankedTensor { shape: shape.into(), element, encoding: None })
                }
                None => ctx.ty(TypeData::UnrankedTensor(element)),
            }
        }
        TypeData::UnrankedMemRef { element: old, memory_space } => {
            let element = element.unwrap_or(*old);
            let memory_space = *memory_space;
            match shape {
                Some(shape) => {
                    ctx.ty(TypeData::MemRef { shape: shape.into(), element, layout: None, memory_space })
                }
                None => ctx.ty(TypeData::UnrankedMemRef { element, memory_space }),
            }
        }
        _ => element.unwrap_or(ty),
    }
}

fn mantissa(kind: FloatKind) -> i128 {
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

/// The dialect of a type.
fn dialect_of(ctx: &legalize_ir::Context, ty: Type) -> &str {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => {
            let name = ctx.str(*name);
            name.split_once('.').map_or(name, |(dialect, _)| dialect)
        }
        TypeData::Opaque { dialect, .. } => ctx.str(*dialect),
        _ => "builtin",
    }
}

/// What tells the classes of types apart.
fn type_id(ctx: &legalize_ir::Context, ty: Type) -> Arc<str> {
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
    }
}

/// The identity map of a rank.
pub(super) fn identity(rank: usize) -> AffineMap {
    AffineMap { dims: rank as u32, symbols: 0, results: (0..rank as u32).map(AffineExpr::Dim).collect() }
}

/// Whether a layout's one result is a sum of dimensions times constants or symbols: an offset and strides.
fn is_strided(map: &AffineMap) -> bool {
    if *map == identity(map.dims as usize) {
        return true;
    }
    fn term(expr: &AffineExpr) -> bool {
        match expr {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary { op: AffineOp::Add, lhs, rhs } => term(lhs) && term(rhs),
            AffineExpr::Binary { op: AffineOp::Mul, lhs, rhs } => {
                let fixed = |expr: &AffineExpr| !mentions_dim(expr);
                (fixed(lhs) || fixed(rhs)) && term(lhs) && term(rhs)
            }
            AffineExpr::Binary { .. } => !mentions_dim(expr),
        }
    }
    fn mentions_dim(expr: &AffineExpr) -> bool {
        match expr {
            AffineExpr::Dim(_) => true,
            AffineExpr::Binary { lhs, rhs, .. } => mentions_dim(lhs) || mentions_dim(rhs),
            _ => false,
        }
    }
    matches!(&*map.results, [result] if term(result))
}
