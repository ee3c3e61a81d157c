//! Types.

use smallvec::SmallVec;

use super::{Parser, Res};
use crate::context::{AttrData, Attribute, FloatKind, Signedness, Type, TypeData};
use crate::reason::Reason;
use crate::text::lexer::Tok;
use crate::verify::TensorEncodingHook;

/// The widest integer type.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// Meaning of a bare identifier as a type.
enum Word {
    Integer(Signedness, Option<u32>),
    Float(FloatKind),
    Index,
    None,
    Complex,
    Tuple,
    Vector,
    Tensor,
    MemRef,
}

fn digits(text: &str) -> Option<Option<u32>> {
    let all = !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    all.then(|| text.parse().ok())
}

#[inline]
fn word(text: &str) -> Option<Word> {
    let bytes = text.as_bytes();
    let integer = |signedness, skip: usize| {
        digits(text.get(skip..).unwrap_or("")).map(|width| Word::Integer(signedness, width))
    };
    match bytes.first()? {
        b'i' => match text {
            "index" => Some(Word::Index),
            _ => integer(Signedness::Signless, 1),
        },
        b's' if bytes.get(1) == Some(&b'i') => integer(Signedness::Signed, 2),
        b'u' if bytes.get(1) == Some(&b'i') => integer(Signedness::Unsigned, 2),
        b'f' | b'b' | b't' => match text {
            "tensor" => Some(Word::Tensor),
            "tuple" => Some(Word::Tuple),
            _ => FloatKind::ALL.into_iter().find(|kind| kind.keyword() == text).map(Word::Float),
        },
        b'v' if text == "vector" => Some(Word::Vector),
        b'm' if text == "memref" => Some(Word::MemRef),
        b'c' if text == "complex" => Some(Word::Complex),
        b'n' if text == "none" => Some(Word::None),
        _ => None,
    }
}

impl<'s> Parser<'s> {
    /// Returns true if the next token is spelled like an integer type.
    pub(crate) fn at_integer_type(&self) -> bool {
        self.at(Tok::Bare) && matches!(word(self.spelling()), Some(Word::Integer(..)))
    }

    /// Returns true if a type comes next.
    pub(crate) fn at_type(&self) -> bool {
        match self.kind() {
            Tok::LParen | Tok::Exclaim => true,
            Tok::Bare => word(self.spelling()).is_some(),
            _ => false,
        }
    }

    /// A type.
    #[inline]
    pub(crate) fn ty(&mut self) -> Res<Type> {
        if self.at(Tok::LParen) {
            return self.function_type();
        }
        self.non_function_type()
    }

    fn function_type(&mut self) -> Res<Type> {
        let (mut inputs, mut results) = (SmallVec::<[Type; 8]>::new(), SmallVec::<[Type; 2]>::new());
        self.function_type_parts(&mut inputs, &mut results)?;
        Ok(self.ctx.function_type(&inputs, &results))
    }

    /// `(types) -> types` of an operation, not interned.
    pub(super) fn signature(
        &mut self,
        inputs: &mut SmallVec<[Type; 8]>,
        results: &mut SmallVec<[Type; 2]>,
    ) -> Res<()> {
        let (start, rest) = (self.offset(), self.rest());
        // A type ends where white space or a bracket follows, whatever it is.
        let ends = |next: Option<u8>| matches!(next, None | Some(b' ' | b'\n' | b'\r' | b'\t' | b'}' | b')'));
        if let Some((len, known)) = self.recent_signatures.prefix_of(rest, ends) {
            inputs.extend_from_slice(&known.0);
            results.extend_from_slice(&known.1);
            self.skip_to(start + len as u32);
            return Ok(());
        }
        self.function_type_parts(inputs, results)?;
        let text = self.text_since(start);
        self.recent_signatures.insert(text, (inputs.clone(), results.clone()));
        Ok(())
    }

    /// `(types) -> types`, not interned.
    #[inline]
    pub(crate) fn function_type_parts(
        &mut self,
        inputs: &mut SmallVec<[Type; 8]>,
        results: &mut SmallVec<[Type; 2]>,
    ) -> Res<()> {
        self.type_list_parens(|ty| inputs.push(ty))?;
        self.expect(Tok::Arrow, "expected '->' in function type")?;
        if self.at(Tok::LParen) {
            self.type_list_parens(|ty| results.push(ty))
        } else {
            results.push(self.non_function_type()?);
            Ok(())
        }
    }

    /// `(types)`
    pub(crate) fn type_list_parens(&mut self, mut push: impl FnMut(Type)) -> Res<()> {
        self.expect(Tok::LParen, "expected '('")?;
        if self.eat(Tok::RParen) {
            return Ok(());
        }
        loop {
            push(self.ty_nested()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(())
    }

    /// A type inside of another one.
    #[inline]
    fn ty_nested(&mut self) -> Res<Type> {
        if self.at(Tok::Bare)
            && let Some(ty) = self.simple_type()
        {
            return ty;
        }
        self.nested(Self::ty)
    }

    /// Integers, floats, index and none, if one comes next.
    #[inline]
    fn simple_type(&mut self) -> Option<Res<Type>> {
        if self.spelling() == self.recent_word.0 {
            self.bump();
            return Some(Ok(self.recent_word.1));
        }
        self.other_simple_type()
    }

    fn other_simple_type(&mut self) -> Option<Res<Type>> {
        let common = self.ctx.common();
        let text = self.spelling();
        let ty = match word(text)? {
            Word::Integer(signedness, width) => match width {
                Some(width) if width <= MAX_WIDTH => match (signedness, width) {
                    (Signedness::Signless, 1) => common.i1,
                    (Signedness::Signless, 8) => common.i8,
                    (Signedness::Signless, 32) => common.i32,
                    (Signedness::Signless, 64) => common.i64,
                    _ => self.ctx.ty(TypeData::Integer { width, signedness }),
                },
                Some(_) => {
                    return Some(Err(
                        self.error_here(format!("integer bitwidth is limited to {MAX_WIDTH} bits"))
                    ));
                }
                None => return Some(Err(self.error_here("invalid integer width"))),
            },
            Word::Float(FloatKind::F32) => common.f32,
            Word::Float(FloatKind::F64) => common.f64,
            Word::Float(kind) => self.ctx.float_type(kind),
            Word::Index => common.index,
            Word::None => common.none,
            _ => return None,
        };
        self.recent_word = (text, ty);
        self.bump();
        Some(Ok(ty))
    }

    fn non_function_type(&mut self) -> Res<Type> {
        match self.kind() {
            Tok::Bare => {
                if let Some(ty) = self.simple_type() {
                    return ty;
                }
                match word(self.spelling()) {
                    Some(Word::Complex) => self.nested(Self::complex_type),
                    Some(Word::Tuple) => self.nested(Self::tuple_type),
                    Some(Word::Vector) => self.nested(Self::vector_type),
                    Some(Word::Tensor) => self.nested(Self::tensor_type),
                    Some(Word::MemRef) => self.nested(Self::memref_type),
                    _ => Err(self.wrong("expected non-function type")),
                }
            }
            Tok::Exclaim => self.nested(Self::extended_type),
            _ => Err(self.wrong("expected non-function type")),
        }
    }

    fn complex_type(&mut self) -> Res<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in complex type")?;
        let offset = self.offset();
        let element = self.ty()?;
        self.expect(Tok::Greater, "expected '>' in complex type")?;
        if !matches!(self.ctx.type_data(element), TypeData::Integer { .. } | TypeData::Float(_)) {
            return Err(self.error_at("parse::type", offset, "invalid element type for complex"));
        }
        Ok(self.ctx.ty(TypeData::Complex(element)))
    }

    fn tuple_type(&mut self) -> Res<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in tuple type")?;
        let mut elements: SmallVec<[Type; 8]> = SmallVec::new();
        if !self.eat(Tok::Greater) {
            loop {
                elements.push(self.ty()?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::Greater, "expected '>' in tuple type")?;
        }
        Ok(self.ctx.ty(TypeData::Tuple(elements.as_slice().into())))
    }

    fn vector_type(&mut self) -> Res<Type> {
        let start = self.offset();
        self.bump();
        self.expect(Tok::Less, "expected '<' in vector type")?;
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        while matches!(self.kind(), Tok::Integer | Tok::LSquare) {
            let is_scalable = self.eat(Tok::LSquare);
            shape.push(self.dimension()?);
            scalable.push(is_scalable);
            if is_scalable && !self.eat(Tok::RSquare) {
                return Err(self.wrong("missing ']' closing scalable dimension"));
            }
            self.dimension_x()?;
        }
        let element = self.ty()?;
        self.expect(Tok::Greater, "expected '>' in vector type")?;
        if shape.contains(&0) {
            let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
            return Err(self.error_at(
                "parse::type",
                start,
                format!("vector types must have positive constant sizes but got {}", sizes.join(", ")),
            ));
        }
        let valid = match self.ctx.type_data(element) {
            TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
            TypeData::Dialect { .. } => self.type_has_trait(element, "VectorElementTypeInterface"),
            _ => false,
        };
        if !valid {
            let error = self.error_at(
                "parse::type",
                start,
                "failed to verify 'elementType': VectorElementTypeInterface instance",
            );
            let element = crate::text::print::type_text(self.ctx, element);
            return Err(Box::new(error.with_help(format!(
                "use an integer, float or index type: a vector cannot have elements of type {element}"
            ))));
        }
        Ok(self.ctx.ty(TypeData::Vector {
            shape: shape.into_boxed_slice(),
            scalable: scalable.into_boxed_slice(),
            element,
        }))
    }

    /// Returns true if a dialect's type is declared with an interface, or is not registered at all.
    fn type_has_trait(&self, ty: Type, interface: &str) -> bool {
        let TypeData::Dialect { name, .. } = self.ctx.type_data(ty) else { return false };
        let Some(info) = self.ctx.type_info(*name) else { return true };
        info.trait_names.iter().any(|&name| self.ctx.str(name).starts_with(interface))
    }

    fn tensor_type(&mut self) -> Res<Type> {
        self.bump();
        self.expect(Tok::Less, "expected '<' in tensor type")?;
        let unranked = self.eat(Tok::Star);
        let mut shape = Vec::new();
        if unranked {
            self.dimension_x()?;
        } else {
            self.dimensions(true, true, &mut shape)?;
        }
        let offset = self.offset();
        let element = self.ty()?;
        let mut encoding = None;
        if self.eat(Tok::Comma) && self.at_attribute() {
            encoding = Some(self.attribute(None)?);
        }
        let end = self.offset();
        self.expect(Tok::Greater, "expected '>' in tensor type")?;
        let valid = matches!(
            self.ctx.type_data(element),
            TypeData::Complex(_)
                | TypeData::Float(_)
                | TypeData::Integer { .. }
                | TypeData::Opaque { .. }
                | TypeData::Vector { .. }
                | TypeData::Index
                | TypeData::Dialect { .. }
        );
        if !valid {
            return Err(self.error_at("parse::type", offset, "invalid tensor element type"));
        }
        if let Some(message) = encoding.and_then(|encoding| self.encoding_error(encoding, &shape, element)) {
            return Err(self.error_at("parse::type", end, message));
        }
        if !unranked {
            let shape = shape.into_boxed_slice();
            return Ok(self.ctx.ty(TypeData::RankedTensor { shape, element, encoding }));
        }
        if encoding.is_some() {
            return Err(self.error_here("cannot apply encoding to unranked tensor"));
        }
        Ok(self.ctx.ty(TypeData::UnrankedTensor(element)))
    }

    /// Returns the error of a tensor's encoding for its shape and element type, if the encoding does not
    /// accept them.
    fn encoding_error(&self, encoding: Attribute, shape: &[i64], element: Type) -> Option<Reason> {
        let AttrData::Dialect { name, params } = self.ctx.attr_data(encoding) else { return None };
        let hook = self.ctx.attr_info(*name)?.extensions.get::<TensorEncodingHook>()?;
        (hook.0)(self.ctx, params, shape, element).err()
    }

    fn memref_type(&mut self) -> Res<Type> {
        let start = self.offset();
        self.bump();
        self.expect(Tok::Less, "expected '<' in memref type")?;
        let unranked = self.eat(Tok::Star);
        let mut shape = Vec::new();
        if unranked {
            self.dimension_x()?;
        } else {
            self.dimensions(true, true, &mut shape)?;
        }
        let offset = self.offset();
        let element = self.ty()?;
        let valid = match self.ctx.type_data(element) {
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::Complex(_)
            | TypeData::Vector { .. }
            | TypeData::MemRef { .. }
            | TypeData::UnrankedMemRef { .. } => true,
            TypeData::Dialect { .. } => self.type_has_trait(element, "MemRefElementTypeInterface"),
            _ => false,
        };
        if !valid {
            return Err(self.error_at("parse::type", offset, "invalid memref element type"));
        }
        let (mut layout, mut memory_space) = (None, None);
        if !self.eat(Tok::Greater) {
            self.expect(Tok::Comma, "expected ',' or '>' in memref type")?;
            if self.at(Tok::Greater) {
                return Err(self.wrong("expected list element"));
            }
            loop {
                let attr = self.attribute(None)?;
                if self.is_layout(attr) {
                    layout = Some(attr);
                    if unranked {
                        return Err(self.error_here("cannot have affine map for unranked memref type"));
                    }
                    if memory_space.is_some() {
                        return Err(self.error_here("expected memory space to be last in memref type"));
                    }
                } else if memory_space.is_some() {
                    return Err(self.error_here("multiple memory spaces specified in memref type"));
                } else {
                    memory_space = Some(attr);
                }
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::Greater, "expected '>'")?;
        }
        let memory_space = match memory_space {
            Some(attr) => self.memory_space(attr, start)?,
            None => None,
        };
        if unranked {
            return Ok(self.ctx.ty(TypeData::UnrankedMemRef { element, memory_space }));
        }
        let layout = match layout {
            Some(attr) => self.memref_layout(attr, shape.len(), start)?,
            None => None,
        };
        Ok(self.ctx.ty(TypeData::MemRef { shape: shape.into_boxed_slice(), element, layout, memory_space }))
    }

    fn is_layout(&self, attr: Attribute) -> bool {
        match self.ctx.attr_data(attr) {
            AttrData::AffineMap(_) | AttrData::StridedLayout { .. } => true,
            AttrData::Dialect { name, .. } => self.ctx.attr_info(*name).is_some_and(|info| {
                info.trait_names
                    .iter()
                    .any(|&name| self.ctx.str(name).starts_with("MemRefLayoutAttrInterface"))
            }),
            _ => false,
        }
    }

    fn memory_space(&self, attr: Attribute, offset: u32) -> Res<Option<Attribute>> {
        match self.ctx.attr_data(attr) {
            AttrData::Integer { value, .. } if value.is_zero() => Ok(None),
            AttrData::Integer { .. }
            | AttrData::String { .. }
            | AttrData::Dictionary(_)
            | AttrData::Dialect { .. } => Ok(Some(attr)),
            _ => Err(self.error_at("parse::type", offset, "unsupported memory space Attribute")),
        }
    }

    /// Checks that a layout fits the rank, and returns it; `None` for the identity.
    fn memref_layout(&self, attr: Attribute, rank: usize, offset: u32) -> Res<Option<Attribute>> {
        let message = match self.ctx.attr_data(attr) {
            AttrData::AffineMap(map) if map.dims as usize != rank => {
                format!("memref layout mismatch between rank and affine map: {rank} != {}", map.dims)
            }
            AttrData::AffineMap(map) if map.is_identity() => return Ok(None),
            AttrData::StridedLayout { strides, .. } if strides.len() != rank => {
                "expected the number of strides to match the rank".to_owned()
            }
            _ => return Ok(Some(attr)),
        };
        Err(self.error_at("parse::type", offset, message))
    }

    // Dimensions.

    /// `4x?x` or `4x?`
    pub(crate) fn dimensions(
        &mut self,
        allow_dynamic: bool,
        trailing_x: bool,
        shape: &mut Vec<i64>,
    ) -> Res<()> {
        if trailing_x {
            while matches!(self.kind(), Tok::Integer | Tok::Question) {
                shape.push(self.dynamic_dimension(allow_dynamic)?);
                self.dimension_x()?;
            }
            return Ok(());
        }
        if matches!(self.kind(), Tok::Integer | Tok::Question) {
            shape.push(self.dynamic_dimension(allow_dynamic)?);
            while self.at(Tok::Bare) && self.spelling().starts_with('x') {
                self.dimension_x()?;
                shape.push(self.dynamic_dimension(allow_dynamic)?);
            }
        }
        Ok(())
    }

    fn dynamic_dimension(&mut self, allow_dynamic: bool) -> Res<i64> {
        if !self.at(Tok::Question) {
            return self.dimension();
        }
        if !allow_dynamic {
            return Err(self.error_here("expected static shape"));
        }
        self.bump();
        Ok(Type::DYNAMIC)
    }

    fn dimension(&mut self) -> Res<i64> {
        let text = self.spelling();
        if !self.at(Tok::Integer) {
            return Err(self.error_here("invalid dimension"));
        }
        if text.as_bytes().get(1) == Some(&b'x') {
            // `0xf32` is a zero, an `x` and a type.
            let offset = self.offset();
            self.last_end = offset + 1;
            self.reset(offset + 1);
            return Ok(0);
        }
        match text.parse::<i64>() {
            Ok(value) => {
                self.bump();
                Ok(value)
            }
            Err(_) => Err(self.error_here("invalid dimension")),
        }
    }

    /// Parses the `x` after a dimension; what follows it in the same word stays.
    pub(crate) fn dimension_x(&mut self) -> Res<()> {
        if !self.at(Tok::Bare) || !self.spelling().starts_with('x') {
            return Err(self.wrong("expected 'x' in dimension list"));
        }
        let offset = self.offset();
        self.last_end = offset + 1;
        self.reset(offset + 1);
        Ok(())
    }
}
