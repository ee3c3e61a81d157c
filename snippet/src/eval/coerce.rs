//! Conversions between values: what C++ does implicitly, by constructors and by casts.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Location, OpName, Type, TypeData};

use super::operators::MAX_TEXT;
use super::{Answer, MAX_ITEMS, Machine};
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::{ClassKind, ClassRef};
use crate::error::{EvalError, EvalErrorKind};
use crate::integer::{CppInt, IntType};
use crate::tree::{TemplateArg, TypeName};
use crate::value::{ApFloat, ApInt, Matcher, Object, ShapeBuilder, TypeSwitch, Val, int_of};

fn is_not(value: &Val, what: &str) -> EvalError {
    EvalError::invalid(format!("{} is not {what}", value.kind()))
}

impl Machine<'_, '_> {
    /// A truth value as C++ converts it.
    pub(crate) fn as_truth(&self, value: &Val) -> Result<bool, EvalError> {
        value.as_bool().ok_or_else(|| is_not(value, "a truth value"))
    }

    /// Locations.
    pub(crate) fn locations(&mut self, value: &Val) -> Result<Vec<Location>, EvalError> {
        let location = |item: &Val| match item {
            Val::Loc(loc) => Ok(*loc),
            other => Err(is_not(other, "a location")),
        };
        self.items(value)?.iter().map(location).collect()
    }

    pub(crate) fn int(&self, value: &Val) -> Result<i128, EvalError> {
        match value {
            Val::ApInt(int) => int.as_i128().ok_or_else(|| EvalError::invalid("integer is too large")),
            other => other.as_int().ok_or_else(|| is_not(value, "an integer")),
        }
    }

    /// A C++ integer with its type: a truth value is an `int`, an enum's value has the type of its cases.
    pub(crate) fn integer(&self, value: &Val) -> Result<CppInt, EvalError> {
        match value {
            Val::Int(value) => Ok(*value),
            Val::Bool(value) => Ok(CppInt::new(i128::from(*value), IntType::I32)),
            other => {
                let value = self.int(other)?;
                let made = CppInt::literal(value);
                made.ok_or_else(|| EvalError::invalid(format!("{value} does not fit 64 bits")))
            }
        }
    }

    pub(crate) fn int64(&self, value: &Val) -> Result<i64, EvalError> {
        let value = self.int(value)?;
        i64::try_from(value).map_err(|_| EvalError::invalid(format!("{value} does not fit 64 bits")))
    }

    pub(crate) fn double(&self, value: &Val) -> Result<f64, EvalError> {
        match value {
            Val::Double(value) => Ok(*value),
            Val::Single(value) => Ok(f64::from(*value)),
            Val::ApFloat(value) => self.float_of(value),
            other => Ok(self.int(other)? as f64),
        }
    }

    /// As a `float`.
    pub(crate) fn single(&self, value: &Val) -> Result<f32, EvalError> {
        match value {
            Val::Single(value) => Ok(*value),
            Val::Double(value) => Ok(*value as f32),
            other => Ok(self.int(other)? as f32),
        }
    }

    /// Text, or the character that a number is where text is put together.
    pub(crate) fn piece(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Int(value) if value.ty().width() == 8 => Ok([value.byte()].into()),
            other => self.bytes(other),
        }
    }

    /// As `std::to_string` and `Twine` write a number.
    pub(crate) fn digits(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Double(_) | Val::Single(_) => match self.double(value)? {
                // As `%f` prints it.
                number if number.is_finite() => Ok(format!("{number:.6}").into_bytes().into()),
                _ => Err(EvalError::unknown("this number is not written as text")),
            },
            other => Ok(self.integer(other)?.value().to_string().into_bytes().into()),
        }
    }

    pub(crate) fn bytes(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Str(bytes) => Ok(bytes.clone()),
            Val::OpName(name) => Ok(self.env.ctx.op_str(*name).as_bytes().into()),
            Val::Dialect(name) => Ok(self.env.ctx.str(*name).as_bytes().into()),
            Val::Attr(attr) => match self.env.ctx.attr_data(*attr) {
                AttrData::String { value, .. } => Ok((**value).into()),
                AttrData::SymbolRef { root, .. } => Ok(self.env.ctx.str(*root).as_bytes().into()),
                _ => Err(is_not(value, "a string")),
            },
            other => Err(is_not(other, "a string")),
        }
    }

    pub(crate) fn text(&self, value: &Val) -> Result<String, EvalError> {
        let bytes = self.bytes(value)?;
        String::from_utf8(bytes.to_vec()).map_err(|_| EvalError::invalid("string is not UTF-8"))
    }

    /// A type, or what becomes one.
    pub(crate) fn coerce_type(&self, value: &Val) -> Result<Type, EvalError> {
        match value {
            Val::Type(ty) => Ok(*ty),
            Val::Shape(builder) => Ok(self.build_shape(builder)),
            Val::Attr(attr) => match self.env.ctx.attr_data(*attr) {
                AttrData::Type(ty) => Ok(*ty),
                _ => Err(is_not(value, "a type")),
            },
            other => Err(is_not(other, "a type")),
        }
    }

    /// An attribute, or what becomes one where C++ has an implicit conversion.
    pub(crate) fn coerce_attr(&self, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        match value {
            Val::Attr(attr) => Ok(*attr),
            Val::Loc(loc) => Ok(ctx.attr(AttrData::Location(*loc))),
            other => Err(is_not(other, "an attribute")),
        }
    }

    pub(crate) fn coerce_attrs(&mut self, value: &Val) -> Result<Vec<Attribute>, EvalError> {
        self.items(value)?.iter().map(|item| self.coerce_attr(item)).collect()
    }

    pub(crate) fn coerce_types(&mut self, value: &Val) -> Result<Vec<Type>, EvalError> {
        match value {
            Val::Type(ty) => Ok(vec![*ty]),
            other => self.items(other)?.iter().map(|item| self.coerce_type(item)).collect(),
        }
    }

    /// Dimensions.
    pub(crate) fn coerce_dims(&mut self, value: &Val) -> Result<Vec<i64>, EvalError> {
        match value {
            Val::Int(_) => Ok(vec![self.int64(value)?]),
            other => self.items(other)?.iter().map(|item| self.int64(item)).collect(),
        }
    }

    pub(crate) fn coerce_bools(&mut self, value: &Val) -> Result<Vec<bool>, EvalError> {
        let items = self.items(value)?;
        items.iter().map(|item| item.as_bool().ok_or_else(|| is_not(item, "a truth value"))).collect()
    }

    /// The name of an operation.
    pub(crate) fn to_op_name(&self, value: &Val) -> Result<OpName, EvalError> {
        match value {
            Val::OpName(name) => Ok(*name),
            other => Ok(self.env.ctx.op_name(&self.text(other)?)),
        }
    }

    pub(crate) fn build_shape(&self, builder: &ShapeBuilder) -> Type {
        let ctx = self.env.ctx;
        let shape: Box<[i64]> = builder.shape.as_slice().into();
        let element = builder.element;
        match ctx.type_data(builder.base) {
            TypeData::Vector { .. } => {
                ctx.ty(TypeData::Vector { shape, scalable: builder.scalable.as_slice().into(), element })
            }
            TypeData::MemRef { layout, memory_space, .. } => {
                ctx.ty(TypeData::MemRef { shape, element, layout: *layout, memory_space: *memory_space })
            }
            TypeData::RankedTensor { encoding, .. } => {
                ctx.ty(TypeData::RankedTensor { shape, element, encoding: *encoding })
            }
            _ => ctx.ty(TypeData::RankedTensor { shape, element, encoding: None }),
        }
    }

    /// The items of whatever can be iterated.
    pub(crate) fn items(&mut self, value: &Val) -> Result<Vec<Val>, EvalError> {
        let items = match value {
            Val::List(items) => items.to_vec(),
            Val::Attr(attr) => self.attr_items(*attr)?,
            Val::Type(ty) => match self.env.ctx.type_data(*ty) {
                TypeData::Tuple(types) => types.iter().map(|&ty| Val::Type(ty)).collect(),
                _ => return Err(is_not(value, "a range")),
            },
            Val::Str(bytes) => bytes.iter().map(|&byte| super::lists::character(byte)).collect(),
            Val::Region(region) => {
                let ir = self.env.ir()?;
                ir.region_blocks(*region).map(Val::Block).collect()
            }
            Val::Block(block) => {
                let ir = self.env.ir()?;
                ir.block_ops(*block).map(Val::Op).collect()
            }
            Val::Named(name, attr) => {
                let name = Val::Attr(self.env.ctx.string_attr(self.env.ctx.str(*name)));
                vec![name, Val::Attr(*attr)]
            }
            // One value where a range is expected.
            Val::Value(_) | Val::Op(_) | Val::View(..) => vec![value.clone()],
            Val::Null => return Err(EvalError::invalid("null is not a range")),
            other => return Err(is_not(other, "a range")),
        };
        self.step(items.len() as u64)?;
        if items.len() > MAX_ITEMS {
            return Err(EvalError::new(EvalErrorKind::Limit, "range is too long"));
        }
        Ok(items)
    }

    /// The items of an `ArrayRef` of plain values, which a single one converts to.
    pub(crate) fn array_ref(&mut self, value: &Val) -> Result<Vec<Val>, EvalError> {
        match value {
            Val::Bool(_)
            | Val::Int(_)
            | Val::Enum(..)
            | Val::ApInt(_)
            | Val::Double(_)
            | Val::Single(_)
            | Val::ApFloat(_)
            | Val::Map(_) => Ok(vec![value.clone()]),
            other => self.items(other),
        }
    }

    /// `static_cast<T>(value)` and `(T)value`.
    pub(super) fn convert(&mut self, ty: &TypeName, value: Val) -> Answer {
        if ty.pointer {
            return Ok(self.seen_as(ty, value));
        }
        match self.class_of(&ty.path) {
            Some(class) => self.construct_class(&class, ty, vec![value]),
            // A class that nobody knows says nothing about a value that is there already.
            None => Ok(value),
        }
    }

    /// True if `{}` is a value of a type without a value of its own: a null pointer or handle, an empty optional.
    fn is_empty_braced(&mut self, ty: &TypeName, value: &Val) -> bool {
        if !matches!(value, Val::List(items) if items.is_empty()) {
            return false;
        }
        if ty.pointer {
            return true;
        }
        match self.class_of(&ty.path).map(|class| class.0.kind_of()) {
            Some(Some(BuiltinClass::Plain(Plain::Optional))) => match ty.path.last().args.as_deref() {
                // An empty list may also be what the optional holds.
                Some([TemplateArg::Type(held)]) => !self.holds_lists(held),
                _ => false,
            },
            Some(Some(
                BuiltinClass::Type
                | BuiltinClass::OneOf(_)
                | BuiltinClass::Float(_)
                | BuiltinClass::Attribute
                | BuiltinClass::Attr(_)
                | BuiltinClass::Value(_),
            )) => true,
            _ => false,
        }
    }

    fn holds_lists(&mut self, ty: &TypeName) -> bool {
        match self.class_of(&ty.path).map(|class| class.0.kind_of()) {
            Some(Some(BuiltinClass::Plain(plain))) => matches!(plain, Plain::List | Plain::Pair | Plain::Any),
            Some(_) => false,
            None => true,
        }
    }

    /// `Type name = value;`
    pub(super) fn convert_declared(&mut self, ty: &TypeName, value: Val) -> Answer {
        if ty.path.as_plain() == Some("auto") {
            return Ok(value);
        }
        if self.is_empty_braced(ty, &value) {
            return Ok(Val::Null);
        }
        let value = self.seen_as(ty, value);
        if ty.pointer {
            return Ok(value);
        }
        let class = self.class_of(&ty.path).map(|class| class.0.kind_of());
        if let (Some(Some(BuiltinClass::Plain(Plain::Int(ty)))), Val::Int(number)) = (class, &value) {
            return Ok(Val::Int(number.to(ty)));
        }
        match class {
            Some(Some(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_)))
                if matches!(value, Val::Shape(_)) =>
            {
                Ok(Val::Type(self.coerce_type(&value)?))
            }
            Some(Some(BuiltinClass::Plain(Plain::Int(_) | Plain::Double | Plain::Float32 | Plain::Bool))) => {
                self.convert(ty, value)
            }
            Some(Some(BuiltinClass::Plain(Plain::Optional))) => self.held(ty, value),
            Some(Some(BuiltinClass::Plain(Plain::List | Plain::Pair))) => self.converted_items(ty, value),
            _ => Ok(value),
        }
    }

    /// What an optional of a type holds, as a value of what it is declared to hold.
    fn held(&mut self, ty: &TypeName, value: Val) -> Answer {
        let [TemplateArg::Type(held)] = ty.path.last().args.as_deref().unwrap_or_default() else {
            return Ok(value);
        };
        match value {
            Val::Null => Ok(Val::Null),
            Val::Engaged(inner) => Ok(self.convert_declared(held, (*inner).clone())?.engaged()),
            value => Ok(self.convert_declared(held, value)?.engaged()),
        }
    }

    /// A range or pair whose items are of the types that its type names, where those are numbers.
    pub(super) fn converted_items(&mut self, ty: &TypeName, value: Val) -> Answer {
        let Some(args) = ty.path.last().args.as_deref() else { return Ok(value) };
        let Val::List(items) = value else { return Ok(value) };
        let is_pair = self.class_of(&ty.path).and_then(|class| class.0.kind_of())
            == Some(BuiltinClass::Plain(Plain::Pair));
        let of = |at: usize| match args.get(if is_pair { at } else { 0 }) {
            Some(TemplateArg::Type(item)) => Some(item),
            _ => None,
        };
        let mut converts = false;
        for at in 0..if is_pair { args.len() } else { 1 } {
            converts |= of(at).is_some_and(|item| self.holds_numbers(item));
        }
        if !converts {
            return Ok(Val::List(items));
        }
        // `{range}` is the range.
        if let ([Val::List(_)], Some(item)) = (items.as_slice(), of(0))
            && !is_pair
            && !self.holds_lists(item)
        {
            return self.converted_items(ty, items[0].clone());
        }
        self.step(items.len() as u64)?;
        let mut out = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            out.push(match of(at) {
                Some(ty) => self.convert_declared(ty, item.clone())?,
                None => item.clone(),
            });
        }
        Ok(Val::list(out))
    }

    /// Whether values of a type are numbers, or ranges of them, that are converted.
    fn holds_numbers(&mut self, ty: &TypeName) -> bool {
        if ty.pointer {
            return false;
        }
        matches!(
            self.class_of(&ty.path).and_then(|class| class.0.kind_of()),
            Some(BuiltinClass::Plain(
                Plain::Int(_)
                    | Plain::Double
                    | Plain::Float32
                    | Plain::Bool
                    | Plain::List
                    | Plain::Pair
                    | Plain::Optional
            ))
        )
    }

    /// What a method of a declared type gives.
    pub(super) fn convert_returned(&mut self, ty: &TypeName, value: Val) -> Answer {
        let class = self.class_of(&ty.path).and_then(|class| class.0.kind_of());
        // `return {begin, end};`
        if ["range", "Range"].iter().any(|end| ty.path.last().name.ends_with(end))
            && let Val::List(items) = &value
            && let [Val::Iter(items, from), Val::Iter(_, to)] = items.as_slice()
        {
            let part = items.get(*from..*to).ok_or_else(|| EvalError::invalid("range runs backwards"))?;
            return Ok(Val::list(part.iter().cloned()));
        }
        match (class, &value) {
            (Some(BuiltinClass::Plain(Plain::Text)), Val::Attr(_) | Val::OpName(_) | Val::Dialect(_))
                if !ty.pointer =>
            {
                Ok(Val::Str(self.bytes(&value)?))
            }
            (Some(BuiltinClass::Plain(Plain::Optional)), _) => {
                Ok(self.convert_declared(ty, value)?.engaged())
            }
            _ => self.convert_declared(ty, value),
        }
    }

    /// `T name(args);`, `T(args)`
    pub(super) fn construct(&mut self, ty: &TypeName, args: Vec<Val>) -> Answer {
        if ty.pointer {
            let value = handle(args)?;
            return Ok(self.seen_as(ty, value));
        }
        match self.class_of(&ty.path) {
            Some(class) => self.construct_class(&class, ty, args),
            None => Err(EvalError::unknown(format!("unknown class '{}'", ty.path.text()))),
        }
    }

    /// `T{args}`
    pub(super) fn construct_braced(&mut self, ty: &TypeName, args: Vec<Val>) -> Answer {
        let class = self.class_of(&ty.path);
        match class.as_ref().map(|class| class.0.kind_of()) {
            // No list is one of iterators.
            Some(Some(BuiltinClass::Plain(Plain::List)))
                if matches!(&*args, [Val::Iter(..), Val::Iter(..)]) =>
            {
                self.construct(ty, args)
            }
            Some(Some(BuiltinClass::Plain(Plain::List | Plain::Pair | Plain::Any))) => Ok(Val::list(args)),
            _ => self.construct(ty, args),
        }
    }

    /// An object of a class from a constructor's arguments.
    pub(super) fn construct_class(&mut self, class: &ClassRef, ty: &TypeName, args: Vec<Val>) -> Answer {
        match &class.0.kind {
            ClassKind::Enum(class) => match args.as_slice() {
                [] => Ok(Val::Enum(class.clone(), 0)),
                [value] => Ok(Val::Enum(class.clone(), self.int(value)?)),
                _ => Err(EvalError::invalid("an enum is made of one value")),
            },
            ClassKind::Native(native) => match native.statics.iter().find(|(name, _)| name.is_empty()) {
                Some((_, helper)) => helper.clone()(self.env, &args),
                None => handle(args),
            },
            ClassKind::Builtin(BuiltinClass::Plain(plain)) => self.construct_plain(class, *plain, ty, args),
            ClassKind::Builtin(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_))
            | ClassKind::Type(_) => match handle(args)? {
                Val::Null => Ok(Val::Null),
                value => Ok(Val::Type(self.coerce_type(&value)?)),
            },
            ClassKind::Builtin(BuiltinClass::Attribute | BuiltinClass::Attr(_)) | ClassKind::Attr(_) => {
                match handle(args)? {
                    Val::Null => Ok(Val::Null),
                    Val::Loc(loc) => Ok(Val::Loc(loc)),
                    value => Ok(Val::Attr(self.coerce_attr(&value)?)),
                }
            }
            _ => handle(args).map(|value| self.seen_as_class(class, value)),
        }
    }

    fn construct_plain(&mut self, class: &ClassRef, plain: Plain, ty: &TypeName, args: Vec<Val>) -> Answer {
        let one = |args: &[Val]| match args {
            [value] => Ok(value.clone()),
            _ => Err(EvalError::invalid(format!("{} arguments for one value", args.len()))),
        };
        Ok(match plain {
            Plain::List => match args.as_slice() {
                [] => Val::list([]),
                [value] => match value {
                    Val::List(_) => value.clone(),
                    Val::Attr(_) | Val::Str(_) | Val::Region(_) | Val::Block(_) => {
                        Val::list(self.items(value)?)
                    }
                    Val::Int(count)
                        if &*class.0.path != "llvm::ArrayRef" && !class.0.path.ends_with("Range") =>
                    {
                        self.repeat_value(count.value(), self.default_item(ty)?)?
                    }
                    // A range of one.
                    value => Val::list([value.clone()]),
                },
                [Val::Int(count), value] => self.repeat_value(count.value(), value.clone())?,
                [Val::Iter(items, from), Val::Iter(_, to)] => {
                    let part =
                        items.get(*from..*to).ok_or_else(|| EvalError::invalid("range runs backwards"))?;
                    Val::list(part.iter().cloned())
                }
                [Val::List(items), Val::Int(count)] => {
                    let part = usize::try_from(count.value()).ok().and_then(|count| items.get(..count));
                    let part = part.ok_or_else(|| EvalError::invalid("range is shorter"))?;
                    Val::list(part.iter().cloned())
                }
                _ => return Err(EvalError::invalid("a range is not made like this")),
            },
            Plain::Text => match args.as_slice() {
                [] => Val::str(""),
                [Val::Int(letter)] if &*class.0.path == "llvm::Twine" && letter.is_char() => {
                    Val::Str([letter.byte()].into())
                }
                [value @ (Val::Int(_) | Val::Bool(_))] if &*class.0.path == "llvm::Twine" => {
                    Val::Str(self.digits(value)?)
                }
                [value] => Val::Str(self.bytes(value)?),
                [Val::Int(count), Val::Int(letter)] if &*class.0.path == "std::string" => {
                    let count = usize::try_from(count.value()).ok().filter(|&count| count <= MAX_TEXT);
                    let count =
                        count.ok_or_else(|| EvalError::new(EvalErrorKind::Limit, "string is too long"))?;
                    self.step(count as u64 / 16)?;
                    Val::Str(vec![letter.byte(); count].into())
                }
                // The first bytes of a text.
                [text, Val::Int(count)] if &*class.0.path != "llvm::Twine" => {
                    let text = self.bytes(text)?;
                    let part = usize::try_from(count.value()).ok().and_then(|count| text.get(..count));
                    Val::Str(part.ok_or_else(|| EvalError::invalid("string is shorter"))?.into())
                }
                _ => return Err(EvalError::invalid("a string is not made like this")),
            },
            Plain::Int(ty) => Val::Int(match args.as_slice() {
                [] => CppInt::new(0, ty),
                [value @ (Val::Double(_) | Val::Single(_))] => {
                    super::assign::truncated(self.double(value)?, CppInt::new(0, ty))?
                }
                args => CppInt::new(self.int(&one(args)?)?, ty),
            }),
            Plain::Bool => match args.as_slice() {
                [] => Val::Bool(false),
                args => {
                    let value = one(args)?;
                    Val::Bool(value.as_bool().ok_or_else(|| is_not(&value, "a truth value"))?)
                }
            },
            Plain::Double => Val::Double(if args.is_empty() { 0.0 } else { self.double(&one(&args)?)? }),
            Plain::Float32 => Val::Single(if args.is_empty() { 0.0 } else { self.single(&one(&args)?)? }),
            Plain::ApInt => match args.as_slice() {
                // As C++ makes one of nothing: a zero of one bit.
                [] => Val::ApInt(ApInt::new(0, 1)),
                [Val::ApInt(value), rest @ ..] => {
                    let is_apsint = class.0.path.ends_with("APSInt");
                    let signed = match (is_apsint, rest) {
                        (false, []) => None,
                        (true, []) => Some(value.signed.unwrap_or(false)),
                        (true, [unsigned]) => {
                            Some(!unsigned.as_bool().ok_or_else(|| is_not(unsigned, "a truth value"))?)
                        }
                        _ => return Err(EvalError::invalid("an APInt is made of a width and a value")),
                    };
                    Val::ApInt(ApInt { signed, ..value.clone() })
                }
                [width, unsigned] if class.0.path.ends_with("APSInt") => {
                    let width = self.int(width)?;
                    let width = u32::try_from(width).ok().filter(|&width| width <= 1 << 24);
                    let width = width.ok_or_else(|| EvalError::invalid("width is out of range"))?;
                    let unsigned = unsigned.as_bool().ok_or_else(|| is_not(unsigned, "a truth value"))?;
                    Val::ApInt(ApInt { signed: Some(!unsigned), ..ApInt::new(0, width) })
                }
                [_] => return Err(EvalError::invalid("an APInt is made of a width and a value")),
                _ if class.0.path.ends_with("APSInt") => {
                    return Err(EvalError::invalid("an APSInt is made of an APInt"));
                }
                [width, value, rest @ ..] => {
                    let width = u32::try_from(self.int(width)?)
                        .map_err(|_| EvalError::invalid("width is negative"))?;
                    if width > 1 << 24 {
                        return Err(EvalError::invalid("width is larger than an integer type has"));
                    }
                    // The number is 64 bits; wider ones repeat its sign where the third argument says so.
                    let signed = rest.first().is_some_and(|signed| signed.as_bool() == Some(true));
                    let bits = self.integer(value)?.to(if signed { IntType::I64 } else { IntType::U64 });
                    Val::ApInt(ApInt::new(int_of(bits.value()), width))
                }
            },
            Plain::ApFloat => match args.as_slice() {
                [value @ Val::ApFloat(_)] => value.clone(),
                [Val::Single(value)] => {
                    Val::ApFloat(ApFloat { bits: u128::from(value.to_bits()), ty: self.env.ctx.common().f32 })
                }
                [Val::Double(value)] => {
                    Val::ApFloat(ApFloat { bits: u128::from(value.to_bits()), ty: self.env.ctx.common().f64 })
                }
                [Val::TypeId(_), value] | [value, Val::TypeId(_)] => Val::Double(self.double(value)?),
                _ => return Err(EvalError::invalid("an APFloat is made of a number")),
            },
            Plain::Optional => match args.as_slice() {
                [] => Val::Null,
                args => one(args)?,
            },
            Plain::Any => match args.as_slice() {
                [] => Val::Null,
                args => one(args)?,
            },
            Plain::Pair => Val::list(args),
            Plain::EqualTo => Val::Object(Arc::new(Object { class: class.clone(), fields: Vec::new() })),
            Plain::IntMatcher => Val::Matcher(Arc::new(Matcher::IntegerThat(one(&args)?))),
            Plain::FloatMatcher => Val::Matcher(Arc::new(Matcher::NumberThat(one(&args)?))),
            Plain::VectorBuilder | Plain::TensorBuilder | Plain::MemRefBuilder => {
                self.shape_builder(plain, &args)?
            }
            Plain::OpName => Val::OpName(self.to_op_name(&one(&args)?)?),
            Plain::NamedAttr => match args.as_slice() {
                [name, value] => {
                    let name = self.text(name)?;
                    Val::Named(self.env.ctx.name(&name), self.coerce_attr(value)?)
                }
                _ => return Err(EvalError::invalid("a named attribute is a name and an attribute")),
            },
            Plain::NamedAttrList => match args.as_slice() {
                [] => Val::list([]),
                [value] => Val::list(self.items(value)?),
                _ => return Err(EvalError::invalid("a list of attributes is made of one range")),
            },
            Plain::Logical => Val::Logical(self.as_truth(&one(&args)?)?),
            Plain::Builder => Val::Builder,
            Plain::Context => Val::Context,
            Plain::Affine | Plain::Map | Plain::Set | Plain::TypeId => handle(args)?,
            Plain::InsertionGuard => match args.as_slice() {
                [Val::Builder] => Val::Point { at: self.env.host()?.insert_point(), guard: true },
                _ => return Err(EvalError::invalid("a guard is made of a rewriter")),
            },
            Plain::OpState => Val::State(Arc::new(self.operation_state(&args)?)),
            Plain::TypeSwitch => {
                let subject = one(&args)?;
                let returns = match ty.path.last().args.as_deref() {
                    Some([_, TemplateArg::Type(returns)]) if returns.path.as_plain() != Some("void") => {
                        Some(returns.clone())
                    }
                    _ => None,
                };
                Val::TypeSwitch(Arc::new(TypeSwitch { subject, returns, given: None }))
            }
            Plain::Limits | Plain::SymbolTable => {
                return Err(EvalError::unknown(format!(
                    "objects of '{}' are not computed with",
                    class.0.path
                )));
            }
        })
    }

    fn repeat_value(&mut self, count: i128, value: Val) -> Answer {
        let count = usize::try_from(count).map_err(|_| EvalError::invalid("length is negative"))?;
        if count > MAX_ITEMS {
            return Err(EvalError::new(EvalErrorKind::Limit, "range is too long"));
        }
        self.step(count as u64)?;
        Ok(Val::list(std::iter::repeat_n(value, count)))
    }

    /// The items that a vector of a length without value gets.
    pub(super) fn default_item(&self, ty: &TypeName) -> Answer {
        let Some([TemplateArg::Type(item), ..]) = ty.path.last().args.as_deref() else {
            return Ok(Val::Null);
        };
        if item.pointer {
            return Ok(Val::Null);
        }
        let unknown = || {
            EvalError::unknown(format!("what C++ makes of nothing for '{}' is not known", item.path.text()))
        };
        let Some(class) = self.class_of(&item.path) else { return Err(unknown()) };
        Ok(match &class.0.kind {
            ClassKind::Builtin(BuiltinClass::Plain(plain)) => match plain {
                Plain::Bool => Val::Bool(false),
                Plain::Int(ty) => Val::Int(CppInt::new(0, *ty)),
                Plain::Double => Val::Double(0.0),
                Plain::Float32 => Val::Single(0.0),
                Plain::Text => Val::str(""),
                Plain::List => Val::list([]),
                Plain::ApInt if class.0.path.ends_with("APInt") => Val::ApInt(ApInt::new(0, 1)),
                Plain::Optional | Plain::Any | Plain::Affine | Plain::Map | Plain::Set => Val::Null,
                _ => return Err(unknown()),
            },
            ClassKind::Enum(class) => Val::Enum(class.clone(), 0),
            // Handles are empty.
            _ => Val::Null,
        })
    }

    fn shape_builder(&mut self, plain: Plain, args: &[Val]) -> Answer {
        let ctx = self.env.ctx;
        let builder = match args {
            [value] => {
                let base = self.coerce_type(value)?;
                let (shape, scalable, element) = match ctx.type_data(base) {
                    TypeData::Vector { shape, scalable, element } => {
                        (shape.to_vec(), scalable.to_vec(), *element)
                    }
                    TypeData::RankedTensor { shape, element, .. }
                    | TypeData::MemRef { shape, element, .. } => (shape.to_vec(), Vec::new(), *element),
                    _ => return Err(EvalError::invalid("the type has no shape to change")),
                };
                ShapeBuilder { base, shape, scalable, element }
            }
            [shape, element, rest @ ..] => {
                let shape = self.coerce_dims(shape)?;
                let element = self.coerce_type(element)?;
                let scalable = match (plain, rest) {
                    (Plain::VectorBuilder, [scalable]) => self.coerce_bools(scalable)?,
                    (Plain::VectorBuilder, []) => vec![false; shape.len()],
                    (_, []) | (Plain::TensorBuilder, [_]) => Vec::new(),
                    _ => return Err(EvalError::invalid("a builder of types is not made like this")),
                };
                let encoding = match rest {
                    [Val::Attr(encoding)] => Some(*encoding),
                    _ => None,
                };
                let base = match plain {
                    Plain::VectorBuilder => {
                        ctx.ty(TypeData::Vector { shape: Box::default(), scalable: Box::default(), element })
                    }
                    Plain::MemRefBuilder => ctx.ty(TypeData::MemRef {
                        shape: Box::default(),
                        element,
                        layout: None,
                        memory_space: None,
                    }),
                    _ => ctx.ty(TypeData::RankedTensor { shape: Box::default(), element, encoding }),
                };
                ShapeBuilder { base, shape, scalable, element }
            }
            [] => return Err(EvalError::invalid("a builder of types needs a type")),
        };
        Ok(Val::Shape(Arc::new(builder)))
    }
}

/// A handle made of nothing, or of another handle.
fn handle(args: Vec<Val>) -> Answer {
    let mut args = args.into_iter();
    match (args.next(), args.next()) {
        (None, _) => Ok(Val::Null),
        (Some(value), None) => Ok(value),
        _ => Err(EvalError::invalid("a handle is made of one value")),
    }
}

impl crate::classes::ClassData {
    /// The built-in class, if it is one.
    pub(crate) fn kind_of(&self) -> Option<BuiltinClass> {
        match &self.kind {
            ClassKind::Builtin(class) => Some(*class),
            _ => None,
        }
    }
}
