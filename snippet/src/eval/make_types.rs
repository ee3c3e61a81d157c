//! `get` of the builtin types.

use legalize_ir::{AffineMap, AttrData, Signedness, Type, TypeData};

use super::{Answer, Machine};
use crate::builtin::TypeClass;
use crate::error::EvalError;
use crate::value::{Val, int_of};

impl Machine<'_, '_> {
    /// `get` of a builtin type.
    pub(super) fn type_get(&mut self, class: TypeClass, args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        let args: Vec<Val> =
            args.into_iter().filter(|value| !matches!(value, Val::Context | Val::Loc(_))).collect();
        let wrong =
            || EvalError::invalid(format!("a {class:?} type cannot be constructed from these arguments"));
        let checked = |shape: &[i64]| {
            if shape.iter().all(|&dim| dim >= 0 || dim == Type::DYNAMIC) {
                Ok(())
            } else {
                Err(EvalError::invalid("dimension is negative"))
            }
        };
        let data = match (class, args.as_slice()) {
            (TypeClass::Integer, [width, rest @ ..]) => {
                let width = u32::try_from(self.int(width)?).ok().filter(|&width| width < 1 << 24);
                let signedness = match rest {
                    [] => Signedness::Signless,
                    [Val::Bool(signed)] => {
                        if *signed {
                            Signedness::Signed
                        } else {
                            Signedness::Unsigned
                        }
                    }
                    [other] => match self.int(other)? {
                        0 => Signedness::Signless,
                        1 => Signedness::Signed,
                        2 => Signedness::Unsigned,
                        _ => return Err(wrong()),
                    },
                    _ => return Err(wrong()),
                };
                let width = width.ok_or_else(|| EvalError::invalid("width is out of range"))?;
                TypeData::Integer { width, signedness }
            }
            (TypeClass::Index, []) => TypeData::Index,
            (TypeClass::None, []) => TypeData::None,
            (TypeClass::Complex, [element]) => {
                let element = self.coerce_type(element)?;
                if !matches!(ctx.type_data(element), TypeData::Integer { .. } | TypeData::Float(_)) {
                    return Err(EvalError::invalid("a complex type has parts of an integer or float type"));
                }
                TypeData::Complex(element)
            }
            (TypeClass::Tuple, []) => TypeData::Tuple(Box::default()),
            (TypeClass::Tuple, [types]) => TypeData::Tuple(self.coerce_types(types)?.into()),
            (TypeClass::Function, [inputs, results]) => {
                let inputs = self.coerce_types(inputs)?.into();
                TypeData::Function { inputs, results: self.coerce_types(results)?.into() }
            }
            (TypeClass::Vector, [shape, element, rest @ ..]) => {
                let shape = self.coerce_dims(shape)?;
                checked(&shape)?;
                let element = self.coerce_type(element)?;
                let scalable = match rest {
                    [scalable] => {
                        let mut scalable = self.coerce_bools(scalable)?;
                        // If no flags are given, no dimension is scalable.
                        if !scalable.is_empty() && scalable.len() != shape.len() {
                            return Err(wrong());
                        }
                        scalable.resize(shape.len(), false);
                        scalable
                    }
                    [] => vec![false; shape.len()],
                    _ => return Err(wrong()),
                };
                TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element }
            }
            (TypeClass::RankedTensor, [shape, element, rest @ ..]) => {
                let shape = self.coerce_dims(shape)?;
                checked(&shape)?;
                let element = self.coerce_type(element)?;
                let encoding = match rest {
                    [] | [Val::Null] => None,
                    [Val::Attr(encoding)] => Some(*encoding),
                    _ => return Err(wrong()),
                };
                TypeData::RankedTensor { shape: shape.into(), element, encoding }
            }
            (TypeClass::UnrankedTensor, [element]) => TypeData::UnrankedTensor(self.coerce_type(element)?),
            (TypeClass::MemRef, [shape, element, rest @ ..]) => {
                let shape = self.coerce_dims(shape)?;
                checked(&shape)?;
                let element = self.coerce_type(element)?;
                let layout = match rest.first() {
                    Some(Val::Attr(layout)) => Some(*layout),
                    Some(Val::Map(map)) => {
                        Some(ctx.attr(AttrData::AffineMap(Box::new(AffineMap::clone(map)))))
                    }
                    None | Some(Val::Null) => None,
                    // An empty list of maps.
                    Some(Val::List(maps)) if maps.is_empty() => None,
                    _ => return Err(wrong()),
                };
                let identity = AttrData::AffineMap(Box::new(super::types::identity(shape.len())));
                let layout = layout.filter(|&layout| *ctx.attr_data(layout) != identity);
                let memory_space = match rest.get(1) {
                    Some(Val::Attr(space)) => Some(*space),
                    None => None,
                    Some(Val::Int(space)) if space.value() == 0 => None,
                    Some(Val::Int(space)) => Some(ctx.int_attr(ctx.common().i64, int_of(space.value()))),
                    Some(Val::Null) => None,
                    _ => return Err(wrong()),
                };
                TypeData::MemRef { shape: shape.into(), element, layout, memory_space }
            }
            (TypeClass::UnrankedMemRef, [element, rest @ ..]) => {
                let element = self.coerce_type(element)?;
                let memory_space = match rest {
                    [] | [Val::Null] => None,
                    [Val::Attr(space)] => Some(*space),
                    [Val::Int(space)] if space.value() == 0 => None,
                    [Val::Int(space)] => Some(ctx.int_attr(ctx.common().i64, int_of(space.value()))),
                    _ => return Err(wrong()),
                };
                TypeData::UnrankedMemRef { element, memory_space }
            }
            (TypeClass::Opaque, [dialect, body]) => {
                let dialect = ctx.name(&self.text(dialect)?);
                TypeData::Opaque { dialect, body: self.text(body)?.into() }
            }
            (_, [builder @ Val::Shape(_)]) => return Ok(Val::Type(self.coerce_type(builder)?)),
            _ => return Err(wrong()),
        };
        Ok(Val::Type(ctx.ty(data)))
    }
}
