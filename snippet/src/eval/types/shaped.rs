//! Methods of shaped types, and their shapes and layouts.

use std::sync::Arc;

use legalize_ir::{AffineExpr, AffineMap, AffineOp, AttrData, Type, TypeData, shape_of};

use super::scaled;
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::integer::{CppInt, IntType};
use crate::value::{ShapeBuilder, Val};

/// Methods that all shaped types have.
pub(crate) const OF_SHAPED: &[&str] = &[
    "getElementType",
    "hasRank",
    "getShape",
    "getRank",
    "hasStaticShape",
    "getNumElements",
    "getDimSize",
    "isDynamicDim",
    "getNumDynamicDims",
    "getElementTypeBitWidth",
    "clone",
    "cloneWith",
];

/// `x.getShape()` as a list of integers.
fn dims(shape: &[i64]) -> Val {
    Val::ints(shape.iter().copied())
}

impl Machine<'_, '_> {
    pub(super) fn shaped_method(
        &mut self,
        ty: Type,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
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
            // An unranked type has no sizes to return, either.
            ("getShape", []) => dims(shaped.shape.as_deref().unwrap_or_default()),
            ("getRank", []) => Val::int64(ranked()?.len() as i64),
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
                let mut count = 1i64;
                for &dim in ranked()? {
                    if dim == Type::DYNAMIC {
                        return Err(EvalError::invalid("'getNumElements' of a dynamic shape"));
                    }
                    count = count
                        .checked_mul(dim)
                        .ok_or_else(|| EvalError::invalid("number of elements is too large"))?;
                }
                Val::int64(count)
            }
            ("getDimSize" | "isDynamicDim" | "isScalableDim", [index]) => {
                let at = self.as_index(index)?;
                let shape = ranked()?;
                let &dim = shape.get(at).ok_or_else(|| {
                    EvalError::invalid(format!("dimension {at} of a type of rank {}", shape.len()))
                })?;
                match name {
                    "getDimSize" => Val::int64(dim),
                    _ => Val::Bool(dim == Type::DYNAMIC),
                }
            }
            ("getNumDynamicDims", []) => {
                Val::size(ranked()?.iter().filter(|&&dim| dim == Type::DYNAMIC).count())
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
                    // `{}` is an empty optional shape.
                    Val::List(items) if name == "cloneWith" && items.is_empty() => None,
                    shape => Some(self.coerce_dims(shape)?),
                };
                let element = self.coerce_type(element)?;
                Val::Type(reshaped(ctx, ty, shape.as_deref(), Some(element)))
            }
            ("scaleElementBitwidth", [scale]) => {
                let scale = self.int(scale)?;
                match scaled(ctx, element, scale) {
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
                Val::size(scalable.iter().filter(|&&scalable| scalable).count())
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
            ) => Val::Int(CppInt::new(
                memory_space.and_then(|space| ctx.as_i64(space)).map_or(0, i128::from),
                IntType::U32,
            )),
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

    /// Evaluates a method of a shaped type that is being modified.
    pub(in crate::eval) fn shape_method(
        &mut self,
        builder: &Arc<ShapeBuilder>,
        name: &str,
        args: &[Val],
    ) -> Answer {
        let mut changed = ShapeBuilder::clone(builder);
        match (name, args) {
            ("setDim", [index, size, rest @ ..]) => {
                let at = self.as_index(index)?;
                let size = self.int64(size)?;
                let dim = changed.shape.get_mut(at);
                *dim.ok_or_else(|| EvalError::invalid("type has a smaller rank"))? = size;
                if let ([scalable], Some(place)) = (rest, changed.scalable.get_mut(at)) {
                    *place = self.as_truth(scalable)?;
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

/// Returns the type with another shape or element type.
pub(in crate::eval) fn reshaped(
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

/// Returns the identity map of a rank.
pub(in crate::eval) fn identity(rank: usize) -> AffineMap {
    AffineMap { dims: rank as u32, symbols: 0, results: (0..rank as u32).map(AffineExpr::Dim).collect() }
}

/// Returns true if a layout's single result is a sum of dimensions times constants or symbols: an offset and
/// strides.
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
