//! Static functions of classes: `IntegerType::get(…)`, `FooOp::create(…)`, `ShapedType::isDynamic(…)`.

use std::sync::Arc;

use legalize_ir::{
    AffineMap, AttrData, Attribute, ElementsData, FloatKind, Int, LocData, Param, Signedness, Type, TypeData,
};

use super::{Answer, Machine};
use crate::builtin::{self, AttrClass, BuiltinClass, Plain, TypeClass};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::tree::{Path, TemplateArg, TypeName};
use crate::value::{ApInt, Val, int_of};

/// Static functions that the evaluator knows, of classes that have them.
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
];

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
        // What `getChecked` has in front of the context says only where to report.
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
            ClassKind::Type(type_name) if getter => {
                let info = ctx.type_info(*type_name);
                let count = info.map_or(0, |info| info.params.len());
                if count != 0 && info.is_some_and(|info| info.printer(ctx).is_none()) {
                    return Err(EvalError::unknown(format!(
                        "no function writes the parameters of '!{}'",
                        ctx.str(*type_name)
                    )));
                }
                let params = self.params(args, count)?;
                if let Some(verify) = ctx.type_info(*type_name).and_then(|info| info.verify.as_ref()) {
                    verify(ctx, &params).map_err(EvalError::invalid)?;
                }
                Ok(Val::Type(ctx.ty(TypeData::Dialect { name: *type_name, params })))
            }
            ClassKind::Attr(attr_name) if getter => {
                let info = ctx.attr_info(*attr_name);
                let count = info.map_or(0, |info| info.params.len());
                if count != 0 && info.is_some_and(|info| info.printer(ctx).is_none()) {
                    return Err(EvalError::unknown(format!(
                        "no function writes the parameters of '#{}'",
                        ctx.str(*attr_name)
                    )));
                }
                let params = self.params(args, count)?;
                if let Some(verify) = ctx.attr_info(*attr_name).and_then(|info| info.verify.as_ref()) {
                    verify(ctx, &params).map_err(EvalError::invalid)?;
                }
                Ok(Val::Attr(ctx.attr(AttrData::Dialect { name: *attr_name, params })))
            }
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
                (BuiltinClass::OneOf(class), _) if getter => self.type_get(*class, args),
                (BuiltinClass::Float(kind), _) if getter => Ok(Val::Type(ctx.float_type(*kind))),
                (BuiltinClass::Attr(class), _) if getter => self.attr_get(*class, args),
                (BuiltinClass::Plain(Plain::Limits), "max" | "min" | "lowest") => self.limit(path, name),
                (BuiltinClass::Plain(Plain::ApInt), _) => {
                    self.apint_static(name, &args).and_then(|made| made.ok_or_else(unknown))
                }
                (BuiltinClass::Plain(Plain::Map), _) => {
                    self.map_static(name, &args).and_then(|made| made.ok_or_else(unknown))
                }
                (BuiltinClass::Location, "get") => self.location_get(&class.0.path, &args),
                (BuiltinClass::Plain(Plain::SymbolTable), "getSymbolAttrName") => {
                    Ok(Val::str(legalize_ir::symbols::SYMBOL_NAME))
                }
                (BuiltinClass::Plain(Plain::SymbolTable), "getVisibilityAttrName") => {
                    Ok(Val::str(legalize_ir::symbols::SYMBOL_VISIBILITY))
                }
                _ => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }

    /// Parameters of a dialect's type or attribute from the arguments of its `get`.
    fn params(&mut self, args: Vec<Val>, count: usize) -> Result<Box<[Param]>, EvalError> {
        let values: Vec<Val> =
            args.into_iter().filter(|value| !matches!(value, Val::Context | Val::Loc(_))).collect();
        if values.len() > count {
            return Err(EvalError::invalid(format!("{} arguments for {count} parameters", values.len())));
        }
        let missing = count - values.len();
        let mut params = Vec::with_capacity(count);
        for value in &values {
            params.push(self.coerce_param(value)?);
        }
        params.extend(std::iter::repeat_n(Param::None, missing));
        Ok(params.into())
    }

    /// A value as a parameter.
    pub(crate) fn coerce_param(&mut self, value: &Val) -> Result<Param, EvalError> {
        Ok(match value {
            Val::Null => Param::None,
            Val::Bool(value) => Param::Bool(*value),
            Val::Int(value) => Param::Int(int_of(value.value())),
            Val::Enum(_, value) => Param::Int(int_of(*value)),
            Val::ApInt(value) => Param::Int(value.value.clone()),
            Val::Str(text) => Param::Str(String::from_utf8_lossy(text).into()),
            Val::Type(ty) => Param::Type(*ty),
            Val::Shape(builder) => Param::Type(self.build_shape(builder)),
            Val::Attr(attr) => Param::Attr(*attr),
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
            other => return Err(EvalError::invalid(format!("{} is no parameter", other.kind()))),
        })
    }

    fn limit(&self, path: &Path, name: &str) -> Answer {
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

    fn apint_static(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
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

    fn map_static(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
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
                        results.push(legalize_ir::AffineExpr::clone(&*self.to_affine(&item)?));
                    }
                }
                AffineMap { dims, symbols, results: results.into() }
            }
            _ => return Ok(None),
        };
        Ok(Some(Val::Map(Arc::new(map))))
    }

    fn location_get(&mut self, class: &str, args: &[Val]) -> Answer {
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
            ("mlir::FusedLoc", [first, rest @ ..]) => {
                let locations = if matches!(first, Val::Context) { rest.first() } else { Some(first) };
                let locations = self.locations(locations.unwrap_or(&Val::Null))?;
                Ok(Val::Loc(ctx.fused_loc(&locations, None)))
            }
            _ => Err(EvalError::unknown(format!("unknown function '{class}::get'"))),
        }
    }

    /// `get` of a builtin type.
    fn type_get(&mut self, class: TypeClass, args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        let args: Vec<Val> =
            args.into_iter().filter(|value| !matches!(value, Val::Context | Val::Loc(_))).collect();
        let wrong = || EvalError::invalid(format!("a {class:?} type is not made of these arguments"));
        let checked = |shape: &[i64]| match shape.iter().all(|&dim| dim >= 0 || dim == Type::DYNAMIC) {
            true => Ok(()),
            false => Err(EvalError::invalid("dimension is negative")),
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
            (TypeClass::Complex, [element]) => TypeData::Complex(self.coerce_type(element)?),
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
                        // None of them is, where nothing is given.
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
                    // No map at all.
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

    /// `get` of a builtin attribute.
    pub(super) fn attr_get(&mut self, class: AttrClass, args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        let given_context = args.iter().any(|value| matches!(value, Val::Context));
        let args: Vec<Val> = args.into_iter().filter(|value| !matches!(value, Val::Context)).collect();
        let wrong = || EvalError::invalid(format!("a {class:?} attribute is not made of these arguments"));
        let attr = match (class, args.as_slice()) {
            (AttrClass::Unit, []) => ctx.common().unit,
            (AttrClass::Bool, [value]) => ctx.bool_attr(value.as_bool().ok_or_else(wrong)?),
            (AttrClass::Integer, [ty, value]) => {
                let ty = self.coerce_type(ty)?;
                self.integer_attr(ty, value)?
            }
            (AttrClass::Float, [ty, value]) => {
                let ty = self.coerce_type(ty)?;
                self.float_attr(ty, value)?
            }
            (AttrClass::String, [text]) => {
                let value = self.bytes(text)?;
                ctx.attr(AttrData::String { value: (*value).into(), ty: None })
            }
            (AttrClass::String, [text, ty]) => {
                let value = self.bytes(text)?;
                let ty = self.coerce_type(ty)?;
                let ty = (ty != ctx.common().none).then_some(ty);
                ctx.attr(AttrData::String { value: (*value).into(), ty })
            }
            (AttrClass::String, []) if given_context => ctx.string_attr(""),
            (AttrClass::Type, [ty]) => ctx.type_attr(self.coerce_type(ty)?),
            (AttrClass::Array, [items]) => {
                let items = self.coerce_attrs(items)?;
                ctx.array_attr(&items)
            }
            (AttrClass::Dictionary, []) => ctx.common().empty_dict.as_attribute(),
            (AttrClass::Dictionary, [items]) => {
                let mut entries = Vec::new();
                for item in self.items(items)? {
                    match item {
                        Val::Named(name, value) => entries.push((name, value)),
                        Val::List(pair) => match pair.as_slice() {
                            [name, value] => {
                                entries.push((ctx.name(&self.text(name)?), self.coerce_attr(value)?))
                            }
                            _ => return Err(wrong()),
                        },
                        _ => return Err(wrong()),
                    }
                }
                ctx.dict(entries).as_attribute()
            }
            (AttrClass::SymbolRef | AttrClass::FlatSymbolRef, [Val::Op(op)]) => {
                let name = self.env.ir()?.attr_named(ctx, *op, "sym_name").and_then(|attr| ctx.as_str(attr));
                ctx.symbol_ref_attr(name.ok_or_else(|| EvalError::invalid("operation is no symbol"))?)
            }
            (AttrClass::SymbolRef | AttrClass::FlatSymbolRef, [name]) => {
                if let Val::Attr(attr) = name
                    && matches!(ctx.attr_data(*attr), AttrData::SymbolRef { .. })
                {
                    return Ok(name.clone());
                }
                ctx.symbol_ref_attr(&self.text(name)?)
            }
            (AttrClass::SymbolRef, [root, nested]) => {
                let root = ctx.name(&self.text(root)?);
                let mut names = Vec::new();
                for item in self.items(nested)? {
                    names.push(ctx.name(&self.text(&item)?));
                }
                ctx.attr(AttrData::SymbolRef { root, nested: names.into() })
            }
            (AttrClass::AffineMap, [Val::Map(map)]) => {
                ctx.attr(AttrData::AffineMap(Box::new(AffineMap::clone(map))))
            }
            (AttrClass::IntegerSet, [Val::Set(set)]) => {
                ctx.attr(AttrData::IntegerSet(Box::new(legalize_ir::IntegerSet::clone(set))))
            }
            (AttrClass::DenseArrayOf(element), [items]) => {
                let element = builtin::element_type(ctx, element);
                self.dense_array(element, items)?
            }
            (
                AttrClass::DenseElements
                | AttrClass::DenseInt
                | AttrClass::DenseFp
                | AttrClass::DenseIntOrFp
                | AttrClass::SplatElements,
                [ty, items],
            ) => {
                let ty = self.coerce_type(ty)?;
                self.dense_elements(ty, items)?
            }
            (AttrClass::StridedLayout, [offset, strides]) => {
                let offset = self.int64(offset)?;
                ctx.attr(AttrData::StridedLayout { strides: self.coerce_dims(strides)?.into(), offset })
            }
            (AttrClass::Location, [Val::Loc(loc)]) => ctx.attr(AttrData::Location(*loc)),
            _ => return Err(wrong()),
        };
        Ok(Val::Attr(attr))
    }

    pub(super) fn integer_attr(&self, ty: Type, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        if !matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Index) {
            return Err(EvalError::invalid("an integer attribute has an integer or index type"));
        }
        let value: Int = match value {
            Val::ApInt(value) => value.value.clone(),
            // Its parameter is an `int64_t`.
            other => int_of(self.integer(other)?.to(IntType::I64).value()),
        };
        Ok(ctx.int_attr(ty, value))
    }

    pub(super) fn float_attr(&self, ty: Type, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        let TypeData::Float(kind) = ctx.type_data(ty) else {
            return Err(EvalError::invalid("a float attribute has a float type"));
        };
        let bits = self.float_bits(*kind, ty, value)?;
        Ok(ctx.attr(AttrData::Float { bits, ty }))
    }

    fn float_bits(&self, kind: FloatKind, ty: Type, value: &Val) -> Result<u128, EvalError> {
        if let Val::ApFloat(value) = value
            && value.ty == ty
        {
            return Ok(value.bits);
        }
        let value = self.double(value)?;
        super::numbers::f64_to_float(kind, value)
            .ok_or_else(|| EvalError::unknown(format!("{value} cannot be written as '{}'", kind.keyword())))
    }

    /// The packed bytes of elements of a type.
    fn pack(&mut self, element: Type, items: &[Val]) -> Result<Vec<u8>, EvalError> {
        let ctx = self.env.ctx;
        self.step(items.len() as u64)?;
        let mut data = Vec::new();
        for item in items {
            // Attributes are taken apart.
            let item = match item {
                Val::Attr(_) => self.method(item.clone(), "getValue", &[], Vec::new())?,
                other => other.clone(),
            };
            match ctx.type_data(element) {
                TypeData::Float(kind) => {
                    let bits = self.float_bits(*kind, element, &item)?;
                    let bytes = (kind.width() as usize).div_ceil(8);
                    data.extend_from_slice(&bits.to_le_bytes()[..bytes]);
                }
                TypeData::Integer { .. } | TypeData::Index => {
                    let width = builtin::integer(ctx, element).map_or(64, |(width, _)| width);
                    let value = match item {
                        Val::ApInt(value) => value.value,
                        other => int_of(self.int(&other)?),
                    };
                    let bytes = (width as usize).div_ceil(8).max(1);
                    let value = value.wrapped(width, false).to_big();
                    let (_, mut word) = value.to_bytes_le();
                    word.resize(bytes, 0);
                    data.extend_from_slice(&word);
                }
                _ => return Err(EvalError::unknown("elements of this type cannot be packed")),
            }
        }
        Ok(data)
    }

    pub(super) fn dense_array(&mut self, element: Type, items: &Val) -> Result<Attribute, EvalError> {
        let items = self.array_ref(items)?;
        let data = self.pack(element, &items)?.into_boxed_slice();
        Ok(self.env.ctx.attr(AttrData::DenseArray { element, len: items.len() as u64, data }))
    }

    pub(super) fn dense_elements(&mut self, ty: Type, items: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        let Some(shaped) = legalize_ir::verify::shape_of(ctx, ty) else {
            return Err(EvalError::invalid("elements have a shaped type"));
        };
        let element = shaped.element;
        let count = match self.type_method(ty, "getNumElements", &[])? {
            Some(count) => self.as_index(&count)?,
            None => return Err(EvalError::invalid("elements have a static shape")),
        };
        let items = match items {
            Val::List(_) => self.items(items)?,
            Val::Attr(attr)
                if matches!(ctx.attr_data(*attr), AttrData::Array(_) | AttrData::DenseArray { .. }) =>
            {
                self.items(items)?
            }
            single => vec![single.clone()],
        };
        if items.len() != count && items.len() != 1 {
            return Err(EvalError::invalid(format!("{} elements for a type of {count}", items.len())));
        }
        let mut data = self.pack(element, &items)?;
        let width = data.len() / items.len().max(1);
        let splat = !items.is_empty() && data.chunks(width.max(1)).all(|item| item == &data[..width]);
        if splat {
            data.truncate(width);
        }
        let data = ElementsData::Bytes { splat, data: data.into_boxed_slice() };
        Ok(ctx.attr(AttrData::DenseElements { ty, data }))
    }
}
