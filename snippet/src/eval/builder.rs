//! Methods of `$_builder` and of rewriters.
//!
//! Mirrors <https://mlir.llvm.org/doxygen/classmlir_1_1Builder.html> by name.

use legalize_ir::{AttrData, Attribute, FloatKind, Location, Signedness, Type, TypeData};

use super::{Answer, Machine};
use crate::builtin::{AttrClass, Element};
use crate::error::EvalError;
use crate::tree::TemplateArg;
use crate::value::{Val, int_of};

/// Methods of builders that the evaluator implements.
pub(crate) const BUILDER_METHODS: &[&str] = &[
    "getContext",
    "getType",
    "getAttr",
    "getIntegerType",
    "getI1Type",
    "getI2Type",
    "getI4Type",
    "getI8Type",
    "getI16Type",
    "getI32Type",
    "getI64Type",
    "getIndexType",
    "getNoneType",
    "getF16Type",
    "getBF16Type",
    "getTF32Type",
    "getF32Type",
    "getF64Type",
    "getF80Type",
    "getF128Type",
    "getFunctionType",
    "getTupleType",
    "getComplexType",
    "getUnitAttr",
    "getBoolAttr",
    "getIntegerAttr",
    "getIndexAttr",
    "getI8IntegerAttr",
    "getI16IntegerAttr",
    "getI32IntegerAttr",
    "getI64IntegerAttr",
    "getSI32IntegerAttr",
    "getUI32IntegerAttr",
    "getFloatAttr",
    "getF16FloatAttr",
    "getF32FloatAttr",
    "getF64FloatAttr",
    "getStringAttr",
    "getTypeAttr",
    "getArrayAttr",
    "getDictionaryAttr",
    "getSymbolRefAttr",
    "getNamedAttr",
    "getZeroAttr",
    "getOneAttr",
    "getBoolArrayAttr",
    "getI32ArrayAttr",
    "getI64ArrayAttr",
    "getIndexArrayAttr",
    "getF32ArrayAttr",
    "getF64ArrayAttr",
    "getStrArrayAttr",
    "getTypeArrayAttr",
    "getAffineMapArrayAttr",
    "getDenseBoolArrayAttr",
    "getDenseI8ArrayAttr",
    "getDenseI16ArrayAttr",
    "getDenseI32ArrayAttr",
    "getDenseI64ArrayAttr",
    "getDenseF32ArrayAttr",
    "getDenseF64ArrayAttr",
    "getI32VectorAttr",
    "getI64VectorAttr",
    "getF32VectorAttr",
    "getF64VectorAttr",
    "getIndexVectorAttr",
    "getBoolVectorAttr",
    "getI32TensorAttr",
    "getI64TensorAttr",
    "getIndexTensorAttr",
    "getUnknownLoc",
    "getFusedLoc",
    "getMultiDimIdentityMap",
    "getDimIdentityMap",
    "getEmptyAffineMap",
    "getConstantAffineMap",
    "getAffineDimExpr",
    "getAffineSymbolExpr",
    "getAffineConstantExpr",
    "create",
    "createOrFold",
    "replaceOp",
    "replaceOpWithNewOp",
    "eraseOp",
    "getLoc",
    "notifyMatchFailure",
];

impl Machine<'_, '_> {
    pub(super) fn builder_method(
        &mut self,
        name: &str,
        template: &[TemplateArg],
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let common = *ctx.common();
        let ty = |ty: Type| Ok(Some(Val::Type(ty)));
        let attr = |attr: Attribute| Ok(Some(Val::Attr(attr)));
        let int = |width: u32, signedness: Signedness| ctx.ty(TypeData::Integer { width, signedness });
        match (name, args) {
            ("getContext", []) => Ok(Some(Val::Context)),
            ("getLoc", []) => Ok(Some(Val::Loc(self.location()))),
            ("getUnknownLoc", []) => Ok(Some(Val::Loc(Location::UNKNOWN))),
            ("getFusedLoc", [locations, ..]) => {
                let locations = self.locations(locations)?;
                Ok(Some(Val::Loc(ctx.fused_loc(&locations, None))))
            }
            ("getType" | "getAttr", args) => {
                let [TemplateArg::Type(class)] = template else { return Ok(None) };
                let Some(found) = self.class_of(&class.path) else {
                    return Err(EvalError::unknown(format!("unknown class '{}'", class.path.text())));
                };
                self.static_call(&found, &class.path, "get", args.to_vec()).map(Some)
            }
            ("getIntegerType", [width, rest @ ..]) => {
                let width = u32::try_from(self.int(width)?).ok().filter(|&width| width < 1 << 24);
                let width = width.ok_or_else(|| EvalError::invalid("width is out of range"))?;
                ty(int(
                    width,
                    match rest {
                        [] => Signedness::Signless,
                        [signed] if signed.as_bool() == Some(true) => Signedness::Signed,
                        _ => Signedness::Unsigned,
                    },
                ))
            }
            ("getI1Type", []) => ty(common.i1),
            ("getI2Type", []) => ty(ctx.int_type(2)),
            ("getI4Type", []) => ty(ctx.int_type(4)),
            ("getI8Type", []) => ty(common.i8),
            ("getI16Type", []) => ty(common.i16),
            ("getI32Type", []) => ty(common.i32),
            ("getI64Type", []) => ty(common.i64),
            ("getIndexType", []) => ty(common.index),
            ("getNoneType", []) => ty(common.none),
            ("getF16Type", []) => ty(common.f16),
            ("getBF16Type", []) => ty(common.bf16),
            ("getF32Type", []) => ty(common.f32),
            ("getF64Type", []) => ty(common.f64),
            ("getTF32Type", []) => ty(ctx.float_type(FloatKind::TF32)),
            ("getF80Type", []) => ty(ctx.float_type(FloatKind::F80)),
            ("getF128Type", []) => ty(ctx.float_type(FloatKind::F128)),
            ("getComplexType", [element]) => {
                let element = self.coerce_type(element)?;
                ty(ctx.ty(TypeData::Complex(element)))
            }
            ("getFunctionType", [inputs, results]) => {
                let inputs = self.coerce_types(inputs)?;
                let results = self.coerce_types(results)?;
                ty(ctx.function_type(&inputs, &results))
            }
            ("getTupleType", [types]) => {
                let types = self.coerce_types(types)?;
                ty(ctx.ty(TypeData::Tuple(types.into())))
            }

            ("getUnitAttr", []) => attr(common.unit),
            ("getBoolAttr", [value]) => {
                let value = value.as_bool().ok_or_else(|| EvalError::invalid("not a boolean"))?;
                attr(ctx.bool_attr(value))
            }
            ("getIntegerAttr", [of, value]) => {
                let of = self.coerce_type(of)?;
                attr(self.integer_attr(of, value)?)
            }
            ("getIndexAttr", [value]) => attr(self.integer_attr(common.index, value)?),
            ("getI8IntegerAttr", [value]) => attr(self.integer_attr(common.i8, value)?),
            ("getI16IntegerAttr", [value]) => attr(self.integer_attr(common.i16, value)?),
            ("getI32IntegerAttr", [value]) => attr(self.integer_attr(common.i32, value)?),
            ("getI64IntegerAttr", [value]) => attr(self.integer_attr(common.i64, value)?),
            ("getSI32IntegerAttr", [value]) => attr(self.integer_attr(int(32, Signedness::Signed), value)?),
            ("getUI32IntegerAttr", [value]) => attr(self.integer_attr(int(32, Signedness::Unsigned), value)?),
            ("getFloatAttr", [of, value]) => {
                let of = self.coerce_type(of)?;
                attr(self.float_attr(of, value)?)
            }
            ("getF16FloatAttr", [value]) => attr(self.float_attr(common.f16, value)?),
            ("getF32FloatAttr", [value]) => attr(self.float_attr(common.f32, value)?),
            ("getF64FloatAttr", [value]) => attr(self.float_attr(common.f64, value)?),
            ("getStringAttr", _) => self.attr_get(AttrClass::String, context_first(args)).map(Some),
            ("getTypeAttr", [_]) => self.attr_get(AttrClass::Type, args.to_vec()).map(Some),
            ("getArrayAttr", [_]) => self.attr_get(AttrClass::Array, args.to_vec()).map(Some),
            ("getDictionaryAttr", [_]) => self.attr_get(AttrClass::Dictionary, args.to_vec()).map(Some),
            ("getSymbolRefAttr", [..]) => self.attr_get(AttrClass::SymbolRef, args.to_vec()).map(Some),
            ("getNamedAttr", [key, value]) => {
                let key = ctx.name(&self.text(key)?);
                Ok(Some(Val::Named(key, self.coerce_attr(value)?)))
            }
            ("getZeroAttr" | "getOneAttr", [of]) => {
                let of = self.coerce_type(of)?;
                let number = i64::from(name == "getOneAttr");
                self.number_attr(of, number).map(Some)
            }

            ("getBoolArrayAttr" | "getI32ArrayAttr" | "getI64ArrayAttr" | "getIndexArrayAttr", [items]) => {
                let of = match name {
                    "getBoolArrayAttr" => common.i1,
                    "getI32ArrayAttr" => common.i32,
                    "getI64ArrayAttr" => common.i64,
                    _ => common.index,
                };
                let mut attrs = Vec::new();
                for item in self.array_ref(items)? {
                    let value = match &item {
                        Val::Bool(value) if of == common.i1 => Val::int32(-i32::from(*value)),
                        other => other.clone(),
                    };
                    attrs.push(ctx.int_attr(of, int_of(self.int(&value)?)));
                }
                attr(ctx.array_attr(&attrs))
            }
            ("getF32ArrayAttr" | "getF64ArrayAttr", [items]) => {
                let of = if name == "getF32ArrayAttr" { common.f32 } else { common.f64 };
                let mut attrs = Vec::new();
                for item in self.array_ref(items)? {
                    attrs.push(self.float_attr(of, &item)?);
                }
                attr(ctx.array_attr(&attrs))
            }
            ("getStrArrayAttr", [items]) => {
                let mut attrs = Vec::new();
                let items = match items {
                    // One text, not its characters.
                    Val::Str(_) => vec![items.clone()],
                    other => self.items(other)?,
                };
                for item in items {
                    let value = self.bytes(&item)?;
                    attrs.push(ctx.attr(AttrData::String { value: (*value).into(), ty: None }));
                }
                attr(ctx.array_attr(&attrs))
            }
            ("getTypeArrayAttr", [items]) => {
                let attrs: Vec<_> =
                    self.coerce_types(items)?.into_iter().map(|ty| ctx.type_attr(ty)).collect();
                attr(ctx.array_attr(&attrs))
            }
            ("getAffineMapArrayAttr", [items]) => {
                let mut attrs = Vec::new();
                for item in self.array_ref(items)? {
                    match self.attr_get(AttrClass::AffineMap, vec![item])? {
                        Val::Attr(map) => attrs.push(map),
                        _ => return Ok(None),
                    }
                }
                attr(ctx.array_attr(&attrs))
            }
            (
                "getDenseBoolArrayAttr"
                | "getDenseI8ArrayAttr"
                | "getDenseI16ArrayAttr"
                | "getDenseI32ArrayAttr"
                | "getDenseI64ArrayAttr"
                | "getDenseF32ArrayAttr"
                | "getDenseF64ArrayAttr",
                [items],
            ) => {
                let element = match name {
                    "getDenseBoolArrayAttr" => Element::Bool,
                    "getDenseI8ArrayAttr" => Element::I8,
                    "getDenseI16ArrayAttr" => Element::I16,
                    "getDenseI32ArrayAttr" => Element::I32,
                    "getDenseI64ArrayAttr" => Element::I64,
                    "getDenseF32ArrayAttr" => Element::F32,
                    _ => Element::F64,
                };
                let element = crate::builtin::element_type(ctx, element);
                attr(self.dense_array(element, items)?)
            }
            (
                "getI32VectorAttr" | "getI64VectorAttr" | "getF32VectorAttr" | "getF64VectorAttr"
                | "getIndexVectorAttr" | "getBoolVectorAttr" | "getI32TensorAttr" | "getI64TensorAttr"
                | "getIndexTensorAttr",
                [items],
            ) => {
                let element = match &name[3..] {
                    rest if rest.starts_with("I32") => common.i32,
                    rest if rest.starts_with("I64") => common.i64,
                    rest if rest.starts_with("F32") => common.f32,
                    rest if rest.starts_with("F64") => common.f64,
                    rest if rest.starts_with("Bool") => common.i1,
                    _ => common.index,
                };
                let shape: Box<[i64]> = vec![self.items(items)?.len() as i64].into();
                let of = if name.ends_with("VectorAttr") {
                    ctx.ty(TypeData::Vector { shape, scalable: vec![false].into(), element })
                } else {
                    ctx.ty(TypeData::RankedTensor { shape, element, encoding: None })
                };
                attr(self.dense_elements(of, items)?)
            }

            ("getMultiDimIdentityMap", [rank]) => {
                let rank = self.as_index(rank)?;
                if rank > 1 << 16 {
                    return Err(EvalError::invalid("rank is out of range"));
                }
                Ok(Some(Val::Map(std::sync::Arc::new(super::types::identity(rank)))))
            }
            ("getDimIdentityMap", []) => Ok(Some(Val::Map(std::sync::Arc::new(super::types::identity(1))))),
            ("getEmptyAffineMap", []) => Ok(Some(Val::Map(std::sync::Arc::new(super::types::identity(0))))),
            ("getConstantAffineMap", [value]) => {
                let results = vec![legalize_ir::AffineExpr::Constant(self.int64(value)?)].into();
                Ok(Some(Val::Map(std::sync::Arc::new(legalize_ir::AffineMap {
                    dims: 0,
                    symbols: 0,
                    results,
                }))))
            }
            ("getAffineDimExpr" | "getAffineSymbolExpr" | "getAffineConstantExpr", [value]) => {
                let value = self.int64(value)?;
                self.affine_leaf(name, value).map(Some)
            }

            ("create", rest) if template.is_empty() => self.create_by_state(rest),
            ("create" | "createOrFold", rest) => {
                let [TemplateArg::Type(class)] = template else { return Ok(None) };
                if let Some(found) = self.class_of(&class.path)
                    && let Some(created) = self.create_native(&found, rest)?
                {
                    return Ok(Some(created));
                }
                let op = self.class_of(&class.path).as_ref().and_then(Self::op_of_class);
                let Some(op) = op else {
                    return Err(EvalError::unknown(format!(
                        "unknown operation class '{}'",
                        class.path.text()
                    )));
                };
                let (loc, rest) = match rest {
                    [Val::Loc(loc), rest @ ..] => (*loc, rest.to_vec()),
                    rest => (self.location(), rest.to_vec()),
                };
                if name == "createOrFold" {
                    return self.create_folded(op, loc, &rest).map(Some);
                }
                self.create_op(op, loc, &rest).map(Some)
            }
            ("replaceOpWithNewOp", [Val::Op(old), rest @ ..]) => {
                let [TemplateArg::Type(class)] = template else { return Ok(None) };
                let op = self.class_of(&class.path).as_ref().and_then(Self::op_of_class);
                let Some(op) = op else {
                    return Err(EvalError::unknown(format!(
                        "unknown operation class '{}'",
                        class.path.text()
                    )));
                };
                let loc = self.env.ir()?.op(*old).loc();
                let created = self.create_op(op, loc, rest)?;
                if let Some(new) = created.as_op() {
                    let results = self.env.ir()?.op(new).results().to_vec();
                    self.env.host()?.replace_op(*old, &results).map_err(EvalError::invalid)?;
                }
                Ok(Some(created))
            }
            ("replaceOp", [Val::Op(old), values]) => {
                let values = self.values(values)?;
                self.env.host()?.replace_op(*old, &values).map_err(EvalError::invalid)?;
                Ok(Some(Val::Void))
            }
            ("eraseOp", [Val::Op(op)]) => {
                self.env.host()?.erase_op(*op).map_err(EvalError::invalid)?;
                Ok(Some(Val::Void))
            }
            ("notifyMatchFailure", _) => Ok(Some(Val::Logical(false))),
            _ => Ok(None),
        }
    }

    /// Zero or one of a type, as an attribute; null where a type has none.
    fn number_attr(&mut self, ty: Type, number: i64) -> Answer {
        let ctx = self.env.ctx;
        Ok(match ctx.type_data(ty) {
            TypeData::Float(_) => Val::Attr(self.float_attr(ty, &Val::Double(number as f64))?),
            TypeData::Integer { .. } | TypeData::Index => Val::Attr(ctx.int_attr(ty, number)),
            TypeData::Vector { element, .. } | TypeData::RankedTensor { element, .. } => {
                match self.number_attr(*element, number)? {
                    Val::Attr(element) => {
                        Val::Attr(self.dense_elements(ty, &Val::list([Val::Attr(element)]))?)
                    }
                    _ => Val::Null,
                }
            }
            _ => Val::Null,
        })
    }
}

/// Returns the arguments, or the context if there are none.
fn context_first(args: &[Val]) -> Vec<Val> {
    if args.is_empty() { vec![Val::Context] } else { args.to_vec() }
}
