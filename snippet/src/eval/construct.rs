//! Construction of objects.

use std::sync::Arc;

use legalize_ir::TypeData;

use super::coerce::is_not;
use super::operators::MAX_TEXT;
use super::{Answer, MAX_ITEMS, Machine};
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::tree::{TemplateArg, TypeName};
use crate::value::{ApFloat, ApInt, Matcher, Object, ShapeBuilder, TypeSwitch, Val, int_of};

impl Machine<'_, '_> {
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
            // A list in braces is not a list of iterators.
            Some(Some(BuiltinClass::Plain(Plain::List)))
                if matches!(&*args, [Val::Iter(..), Val::Iter(..)]) =>
            {
                self.construct(ty, args)
            }
            Some(Some(BuiltinClass::Plain(Plain::List | Plain::Pair | Plain::Any))) => Ok(Val::list(args)),
            _ => self.construct(ty, args),
        }
    }

    /// Constructs an object of a class from a constructor's arguments.
    pub(super) fn construct_class(&mut self, class: &ClassRef, ty: &TypeName, args: Vec<Val>) -> Answer {
        match &class.0.kind {
            ClassKind::Enum(class) => match args.as_slice() {
                [] => Ok(Val::Enum(class.clone(), 0)),
                [value @ Val::Enum(of, _)] if of.cpp_name == class.cpp_name => Ok(value.clone()),
                [value] => Ok(Val::Enum(class.clone(), class.cast(self.cast_integer(value)?.value()))),
                _ => Err(EvalError::invalid("an enum is constructed from one value")),
            },
            ClassKind::Native(native) => match native.statics.iter().find(|(name, _)| name.is_empty()) {
                Some((_, helper)) => helper.clone()(self.env, &args),
                None => handle(args),
            },
            // `ArrayRef<int64_t>({1, 2})`: the items are of the class's.
            ClassKind::Builtin(BuiltinClass::Plain(Plain::List)) => {
                let list = self.construct_plain(class, Plain::List, ty, args)?;
                self.converted_items(ty, list)
            }
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

    pub(super) fn construct_plain(
        &mut self,
        class: &ClassRef,
        plain: Plain,
        ty: &TypeName,
        args: Vec<Val>,
    ) -> Answer {
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
                    let part = items
                        .get(*from..*to)
                        .ok_or_else(|| EvalError::invalid("range ends before it begins"))?;
                    Val::list(part.iter().cloned())
                }
                [Val::Iter(items, from), Val::Int(count)] => {
                    let part = usize::try_from(count.value())
                        .ok()
                        .and_then(|count| items.get(*from..)?.get(..count));
                    let part = part.ok_or_else(|| EvalError::invalid("range is too short"))?;
                    Val::list(part.iter().cloned())
                }
                [Val::List(items), Val::Int(count)] => {
                    let part = usize::try_from(count.value()).ok().and_then(|count| items.get(..count));
                    let part = part.ok_or_else(|| EvalError::invalid("range is too short"))?;
                    Val::list(part.iter().cloned())
                }
                _ => return Err(EvalError::invalid("a range cannot be constructed from these arguments")),
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
                    let count = count.ok_or_else(|| EvalError::too_large("string", "bytes", MAX_TEXT))?;
                    self.step(count as u64 / 16)?;
                    Val::Str(vec![letter.byte(); count].into())
                }
                // The first bytes of a text.
                [text, Val::Int(count)] if &*class.0.path != "llvm::Twine" => {
                    let text = self.bytes(text)?;
                    let part = usize::try_from(count.value()).ok().and_then(|count| text.get(..count));
                    Val::Str(part.ok_or_else(|| EvalError::invalid("string is too short"))?.into())
                }
                _ => return Err(EvalError::invalid("a string cannot be constructed from these arguments")),
            },
            Plain::Int(ty) => Val::Int(match args.as_slice() {
                [] => CppInt::new(0, ty),
                [value @ (Val::Double(_) | Val::Single(_))] => {
                    super::assign::truncated(self.double(value)?, CppInt::new(0, ty))?
                }
                args => match one(args)? {
                    value @ Val::ApInt(_) => CppInt::new(self.int(&value)?, ty),
                    value => self.cast_integer(&value)?.to(ty),
                },
            }),
            Plain::Bool => match args.as_slice() {
                [] => Val::Bool(false),
                args => {
                    let value = match one(args)? {
                        Val::Enum(_, value) => Val::Bool(value != 0),
                        value => value,
                    };
                    Val::Bool(value.as_bool().ok_or_else(|| is_not(&value, "a boolean"))?)
                }
            },
            Plain::Double => Val::Double(if args.is_empty() { 0.0 } else { self.double(&one(&args)?)? }),
            Plain::Float32 => Val::Single(if args.is_empty() { 0.0 } else { self.single(&one(&args)?)? }),
            Plain::ApInt => match args.as_slice() {
                // Default construction in C++: a zero of one bit.
                [] => Val::ApInt(ApInt::new(0, 1)),
                [Val::ApInt(value), rest @ ..] => {
                    let is_apsint = class.0.path.ends_with("APSInt");
                    let signed = match (is_apsint, rest) {
                        (false, []) => None,
                        (true, []) => Some(value.signed.unwrap_or(false)),
                        (true, [unsigned]) => {
                            Some(!unsigned.as_bool().ok_or_else(|| is_not(unsigned, "a boolean"))?)
                        }
                        _ => {
                            return Err(EvalError::invalid(
                                "an APInt is constructed from a width and a value",
                            ));
                        }
                    };
                    Val::ApInt(ApInt { signed, ..value.clone() })
                }
                [width, unsigned] if class.0.path.ends_with("APSInt") => {
                    let width = self.int(width)?;
                    let width = u32::try_from(width).ok().filter(|&width| width <= 1 << 24);
                    let width = width.ok_or_else(|| EvalError::invalid("width is out of range"))?;
                    let unsigned = unsigned.as_bool().ok_or_else(|| is_not(unsigned, "a boolean"))?;
                    Val::ApInt(ApInt { signed: Some(!unsigned), ..ApInt::new(0, width) })
                }
                [_] => return Err(EvalError::invalid("an APInt is constructed from a width and a value")),
                _ if class.0.path.ends_with("APSInt") => {
                    return Err(EvalError::invalid("an APSInt is constructed from an APInt"));
                }
                [width, value, rest @ ..] => {
                    let width = u32::try_from(self.int(width)?)
                        .map_err(|_| EvalError::invalid("width is negative"))?;
                    if width > 1 << 24 {
                        return Err(EvalError::invalid("width is larger than an integer type has"));
                    }
                    // The number has 64 bits; a wider integer is sign-extended if the third argument is true.
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
                _ => return Err(EvalError::invalid("an APFloat is constructed from a number")),
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
                _ => return Err(EvalError::invalid("a list of attributes is constructed from one range")),
            },
            Plain::Logical => Val::Logical(self.as_truth(&one(&args)?)?),
            Plain::Builder => Val::Builder,
            Plain::Context => Val::Context,
            Plain::Affine | Plain::Map | Plain::Set | Plain::TypeId => handle(args)?,
            Plain::InsertionGuard => match args.as_slice() {
                [Val::Builder] => Val::Point { at: self.env.host()?.insert_point(), guard: true },
                _ => return Err(EvalError::invalid("a guard is constructed from a rewriter")),
            },
            Plain::OpState => Val::State(Arc::new(self.operation_state(&args)?)),
            Plain::StringSwitch => {
                let subject = Val::Str(self.bytes(&one(&args)?)?);
                let Some([TemplateArg::Type(returns)]) = ty.path.last().args.as_deref() else {
                    return Err(EvalError::unknown(
                        "a 'StringSwitch' has one template argument, the type of its result",
                    ));
                };
                Val::TypeSwitch(Arc::new(TypeSwitch { subject, returns: Some(returns.clone()), given: None }))
            }
            Plain::Functor(operator) => Self::functor(operator, ty),
            Plain::IrMapping => match args.as_slice() {
                [] => Val::Mapping(Arc::default()),
                _ => one(&args)?,
            },
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
                return Err(EvalError::unknown(format!("objects of '{}' are not supported", class.0.path)));
            }
        })
    }

    pub(super) fn repeat_value(&mut self, count: i128, value: Val) -> Answer {
        let count = usize::try_from(count).map_err(|_| EvalError::invalid("length is negative"))?;
        if count > MAX_ITEMS {
            return Err(EvalError::too_large("range", "items", MAX_ITEMS));
        }
        self.step(count as u64)?;
        Ok(Val::list(std::iter::repeat_n(value, count)))
    }

    /// Returns the value-initialized item of a vector that is constructed by its length alone.
    pub(super) fn default_item(&self, ty: &TypeName) -> Answer {
        let Some([TemplateArg::Type(item), ..]) = ty.path.last().args.as_deref() else {
            return Ok(Val::Null);
        };
        if item.pointer {
            return Ok(Val::Null);
        }
        let default = self.class_of(&item.path).and_then(|class| default_of(&class));
        default.ok_or_else(|| {
            EvalError::unknown(format!("the default value of '{}' is not known", item.path.text()))
        })
    }

    pub(super) fn shape_builder(&mut self, plain: Plain, args: &[Val]) -> Answer {
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
                    _ => {
                        return Err(EvalError::invalid(
                            "a builder of types cannot be constructed from these arguments",
                        ));
                    }
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

/// Constructs a handle from nothing, or from another handle.
pub(super) fn handle(args: Vec<Val>) -> Answer {
    let mut args = args.into_iter();
    match (args.next(), args.next()) {
        (None, _) => Ok(Val::Null),
        (Some(value), None) => Ok(value),
        _ => Err(EvalError::invalid("a handle is constructed from one value")),
    }
}

impl crate::classes::ClassData {
    /// Returns the built-in class, if it is one.
    pub(crate) fn kind_of(&self) -> Option<BuiltinClass> {
        match &self.kind {
            ClassKind::Builtin(class) => Some(*class),
            _ => None,
        }
    }
}

/// Returns the value-initialized object of a class; `None` if it is not known.
pub(super) fn default_of(class: &ClassRef) -> Option<Val> {
    Some(match &class.0.kind {
        ClassKind::Builtin(BuiltinClass::Plain(plain)) => match plain {
            Plain::Bool => Val::Bool(false),
            Plain::Int(ty) => Val::Int(CppInt::new(0, *ty)),
            Plain::Double => Val::Double(0.0),
            Plain::Float32 => Val::Single(0.0),
            Plain::Text => Val::str(""),
            Plain::List => Val::list([]),
            Plain::ApInt if class.0.path.ends_with("APInt") => Val::ApInt(ApInt::new(0, 1)),
            Plain::Optional | Plain::Any | Plain::Affine | Plain::Map | Plain::Set => Val::Null,
            _ => return None,
        },
        ClassKind::Enum(class) => Val::Enum(class.clone(), 0),
        // Handles are empty.
        _ => Val::Null,
    })
}
