//! Dense and sparse elements, dense arrays.

use legalize_source::Limit;

use super::number::integer_for;
use super::{Parser, Res};
use crate::context::{AttrData, Attribute, ElementsData, Int, Type, TypeData};
use crate::text::Delimiter;
use crate::text::lexer::{Tok, Token, unescape};
use crate::text::print::type_text;

/// A literal before its type is known.
#[derive(Default)]
struct TensorLiteral {
    /// Elements in order, and true for those after a minus.
    elements: Vec<(bool, Token)>,
    /// Shape of the literal, the innermost size first; empty for a single element.
    inner_first: Vec<i64>,
    /// The string, if it is one.
    hex: Option<Token>,
}

impl TensorLiteral {
    /// Shape of the literal.
    fn shape(&self) -> Vec<i64> {
        self.inner_first.iter().rev().copied().collect()
    }
}

/// Appends an integer in little-endian bytes; bits above the type's width are clear.
fn push_int(data: &mut Vec<u8>, value: &Int, ty: &TypeData, bytes: usize) {
    match value {
        Int::Small(small) if bytes <= 8 => data.extend_from_slice(&small.to_le_bytes()[..bytes]),
        _ => {
            let signed = value.to_big().to_signed_bytes_le();
            let fill = if value.is_negative() { 0xff } else { 0 };
            data.extend((0..bytes).map(|index| signed.get(index).copied().unwrap_or(fill)));
        }
    }
    if let Some(last) = data.last_mut() {
        *last &= last_byte(ty);
    }
}

/// The bits of an element's last byte that the type has.
fn last_byte(data: &TypeData) -> u8 {
    let width = match data {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(kind) => kind.width(),
        _ => 0,
    };
    match width % 8 {
        0 => 0xff,
        rest => (1 << rest) - 1,
    }
}

/// Elements as one where all are equal.
fn compressed(data: Vec<u8>, size: usize) -> ElementsData {
    let splat = size > 0
        && data.len() >= size
        && data[size..].chunks_exact(size).all(|element| *element == data[..size]);
    let mut data = data;
    if splat {
        data.truncate(size);
    }
    ElementsData::Bytes { splat, data: data.into_boxed_slice() }
}

impl<'s> Parser<'s> {
    /// Shape and element type of a shaped type.
    fn shaped(&self, ty: Type) -> Option<(Option<&'s [i64]>, Type)> {
        match self.ctx.type_data(ty) {
            TypeData::Vector { shape, element, .. }
            | TypeData::RankedTensor { shape, element, .. }
            | TypeData::MemRef { shape, element, .. } => Some((Some(&**shape), *element)),
            TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => {
                Some((None, *element))
            }
            _ => None,
        }
    }

    /// The static shape, the element type and the shaped type of a literal.
    fn literal_type(&mut self, offset: u32, ty: Option<Type>) -> Res<(&'s [i64], Type, Type)> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        let Some((shape, element)) = self.shaped(ty) else {
            return Err(self.error_at("parse::elements", offset, "elements literal must be a shaped type"));
        };
        match shape {
            Some(shape) if !shape.contains(&Type::DYNAMIC) => Ok((shape, element, ty)),
            _ => {
                Err(self.error_at("parse::elements", offset, "elements literal type must have static shape"))
            }
        }
    }

    /// `dense<…> : type`
    pub(super) fn dense_elements(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let start = self.offset();
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'dense'")?;
        let mut literal = TensorLiteral::default();
        if !self.eat(Tok::Greater) {
            self.tensor_literal(&mut literal, true)?;
            self.expect(Tok::Greater, "expected '>'")?;
        }
        let (shape, element, ty) = self.literal_type(start, ty)?;
        self.elements_attr(&literal, start, shape, element, ty)
    }

    fn tensor_literal(&mut self, literal: &mut TensorLiteral, allow_hex: bool) -> Res<()> {
        if allow_hex && self.at(Tok::Str) {
            literal.hex = Some(self.bump());
            return Ok(());
        }
        if self.at(Tok::LSquare) {
            literal.inner_first = self.tensor_list(&mut literal.elements)?;
            return Ok(());
        }
        self.tensor_element(&mut literal.elements)
    }

    /// `[…]`; gives its shape, the innermost size first.
    fn tensor_list(&mut self, elements: &mut Vec<(bool, Token)>) -> Res<Vec<i64>> {
        self.nested(|p| {
            let mut inner: Option<Vec<i64>> = None;
            let mut size = 0;
            p.list(Delimiter::Square, "", |p| {
                size += 1;
                if !p.at(Tok::LSquare) {
                    p.tensor_element(elements)?;
                    if inner.as_ref().is_none_or(Vec::is_empty) {
                        inner.get_or_insert_default();
                        return Ok(());
                    }
                    return Err(p.ragged());
                }
                let shape = p.tensor_list(elements)?;
                match &inner {
                    Some(first) if *first != shape => Err(p.ragged()),
                    Some(_) => Ok(()),
                    None => {
                        inner = Some(shape);
                        Ok(())
                    }
                }
            })?;
            let mut shape = inner.unwrap_or_default();
            shape.push(size);
            Ok(shape)
        })
    }

    fn ragged(&self) -> Box<legalize_source::Diagnostic> {
        self.error_here("tensor literal is invalid; ranks are not consistent between elements")
    }

    fn tensor_element(&mut self, elements: &mut Vec<(bool, Token)>) -> Res<()> {
        match self.kind() {
            Tok::Integer | Tok::Float | Tok::Str => elements.push((false, self.bump())),
            Tok::Bare if matches!(self.spelling(), "true" | "false") => elements.push((false, self.bump())),
            Tok::Minus => {
                self.bump();
                if !matches!(self.kind(), Tok::Integer | Tok::Float) {
                    return Err(self.error_here("expected integer or floating point literal"));
                }
                elements.push((true, self.bump()));
            }
            Tok::LParen => {
                self.bump();
                self.nested(|p| p.tensor_element(elements))?;
                self.expect(Tok::Comma, "expected ',' between complex elements")?;
                self.nested(|p| p.tensor_element(elements))?;
                self.expect(Tok::RParen, "expected ')' after complex elements")?;
            }
            _ => return Err(self.error_here("expected element literal of primitive type")),
        }
        Ok(())
    }

    /// Charges elements that may take more memory than their text.
    fn charge_elements(&mut self, count: usize, size: usize, offset: u32) -> Res<()> {
        if size <= size_of::<u64>() {
            return Ok(());
        }
        // The limit is that of the whole text.
        self.needs_order()?;
        let budget = self.element_bytes.get_or_insert_with(|| {
            let sources = self.ctx.sources();
            sources.limits().budget(Limit::ElementBytes, sources.bytes())
        });
        budget
            .charge(count as u64 * size as u64)
            .map_err(|exceeded| Box::new(exceeded.diagnostic_at(self.span(offset, offset))))
    }

    /// The attribute of a literal whose type is known.
    fn elements_attr(
        &mut self,
        literal: &TensorLiteral,
        offset: u32,
        shape: &[i64],
        element: Type,
        ty: Type,
    ) -> Res<Attribute> {
        let error = |message: String| Err(self.error_at("parse::elements", offset, message));
        let Some(count) = shape.iter().try_fold(1i64, |count, &size| count.checked_mul(size)) else {
            return error("elements literal has too many elements".to_owned());
        };
        let count = count as u64;
        let (scalar, parts) = match self.ctx.type_data(element) {
            TypeData::Complex(scalar) => (*scalar, 2u64),
            _ => (element, 1),
        };
        let scalar_data = self.ctx.type_data(scalar);
        let size = scalar_data.element_bytes();
        if let Some(token) = literal.hex
            && matches!(scalar_data, TypeData::Integer { width: 1, .. })
            && parts == 1
        {
            return self.hex_bits(token, offset, count, ty);
        }
        if let Some(token) = literal.hex
            && matches!(scalar_data, TypeData::Integer { width: 0, .. })
        {
            return self.hex_nothing(token, offset, count, parts as usize, ty);
        }
        if let (Some(token), Some(size)) = (literal.hex, size) {
            let part = (size, last_byte(scalar_data));
            return self.hex_elements(token, offset, count, part, size * parts as usize, ty);
        }
        if !literal.inner_first.is_empty() && !literal.inner_first.iter().rev().eq(shape) {
            let list = |shape: &mut dyn Iterator<Item = &i64>| {
                shape.map(i64::to_string).collect::<Vec<_>>().join(", ")
            };
            return error(format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                list(&mut literal.inner_first.iter().rev()),
                list(&mut shape.iter())
            ));
        }
        if literal.hex.is_none() && literal.elements.is_empty() && count > 0 {
            return error(format!(
                "parsed zero elements, but type ('{}') expected at least 1",
                type_text(self.ctx, ty)
            ));
        }
        let parsed = literal.elements.len() as u64;
        if parts == 2 {
            let (of, expected) =
                if literal.inner_first.is_empty() { (element, 2) } else { (ty, count.saturating_mul(2)) };
            if parsed != expected && (count > 0 || !literal.inner_first.is_empty()) {
                return error(format!(
                    "parsed {parsed} elements, but type ('{}') expected {expected} elements",
                    type_text(self.ctx, of)
                ));
            }
        }
        let Some(size) = size else { return self.string_elements(literal, offset, ty) };
        let single = literal.inner_first.is_empty() && parsed == parts;
        if !single && parsed != count.saturating_mul(parts) {
            // A pair where the type is not complex.
            return error(format!(
                "parsed {parsed} elements, but type ('{}') expected {count} elements",
                type_text(self.ctx, ty)
            ));
        }
        self.charge_elements(literal.elements.len(), size, offset)?;
        let mut data = Vec::with_capacity(literal.elements.len() * size);
        for &(negative, token) in &literal.elements {
            match scalar_data {
                TypeData::Float(kind) => {
                    let bits = self.float_bits_of(*kind, negative, token)?;
                    data.extend_from_slice(&bits.to_le_bytes()[..size]);
                }
                _ => push_int(
                    &mut data,
                    &self.integer_element(negative, token, scalar_data)?,
                    scalar_data,
                    size,
                ),
            }
        }
        let data = if single {
            ElementsData::Bytes { splat: true, data: data.into_boxed_slice() }
        } else {
            compressed(data, size * parts as usize)
        };
        Ok(self.ctx.attr(AttrData::DenseElements { ty, data }))
    }

    fn integer_element(&self, negative: bool, token: Token, data: &TypeData) -> Res<Int> {
        let bit = matches!(data, TypeData::Integer { width: 1, .. });
        let span = self.span(token.start, token.end);
        let error = |message: &str| Err(self.error_span("parse::elements", span, message));
        let spelling = self.spelling_of(token);
        match token.kind {
            Tok::Float => error("expected integer elements, but parsed floating-point"),
            Tok::Str => error("expected integer elements, but parsed a string"),
            Tok::Bare if !bit => error("expected i1 type for 'true' or 'false' values"),
            Tok::Bare => Ok(Int::Small(i64::from(spelling == "true"))),
            _ => {
                let unsigned = crate::context::Signedness::Unsigned;
                if negative && matches!(data, TypeData::Integer { signedness, .. } if *signedness == unsigned)
                {
                    return error("expected unsigned integer elements, but parsed negative value");
                }
                let value = integer_for(data, negative, spelling);
                let value =
                    if bit { value.map(|value| Int::Small(i64::from(!value.is_zero()))) } else { value };
                value.map_or_else(|| error("integer constant out of range for type"), Ok)
            }
        }
    }

    fn string_elements(&self, literal: &TensorLiteral, offset: u32, ty: Type) -> Res<Attribute> {
        let text =
            |token: Token| unescape(self.spelling_of(token).as_bytes()).into_owned().into_boxed_slice();
        let tokens = literal.elements.iter().map(|element| element.1).chain(literal.hex);
        let mut data: Vec<Box<[u8]>> = Vec::new();
        for token in tokens {
            if token.kind != Tok::Str {
                return Err(self.error_at("parse::elements", offset, "expected string elements"));
            }
            data.push(text(token));
        }
        let splat = data.first().is_some_and(|first| data.iter().all(|element| element == first));
        if splat {
            data.truncate(1);
        }
        let data = ElementsData::Strings { splat, data: data.into_boxed_slice() };
        Ok(self.ctx.attr(AttrData::DenseElements { ty, data }))
    }

    /// Bytes of a string of hexadecimal digits.
    pub(super) fn hex_bytes(&self, token: Token) -> Option<Vec<u8>> {
        let text = unescape(self.spelling_of(token).as_bytes());
        let digits = text.strip_prefix(b"0x")?;
        if digits.len() % 2 != 0 {
            return None;
        }
        let digit = |c: u8| (c as char).to_digit(16).map(|digit| digit as u8);
        digits.chunks_exact(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
    }

    /// Elements of `size` bytes, each of parts that have some bytes and in the last one some bits. Other bits
    /// say nothing; they are cleared, so that what prints alike is alike.
    fn hex_elements(
        &self,
        token: Token,
        offset: u32,
        count: u64,
        (part, mask): (usize, u8),
        size: usize,
        ty: Type,
    ) -> Res<Attribute> {
        let mut data = self.hex_bytes(token).ok_or_else(|| self.not_hex(token))?;
        data.chunks_exact_mut(part).for_each(|bytes| bytes[part - 1] &= mask);
        let data = if data.len() == size {
            ElementsData::Bytes { splat: true, data: data.into_boxed_slice() }
        } else if data.len() as u64 == count.saturating_mul(size as u64) {
            compressed(data, size)
        } else {
            return Err(self.wrong_hex_size(offset, ty));
        };
        Ok(self.ctx.attr(AttrData::DenseElements { ty, data }))
    }

    fn not_hex(&self, token: Token) -> Box<legalize_source::Diagnostic> {
        self.error_span(
            "parse::elements",
            self.span(token.start, token.end),
            "expected string containing hex digits starting with `0x`",
        )
    }

    fn wrong_hex_size(&self, offset: u32, ty: Type) -> Box<legalize_source::Diagnostic> {
        let ty = type_text(self.ctx, ty);
        let message = format!("elements hex data size is invalid for provided type: '{ty}'");
        self.error_at("parse::elements", offset, message)
    }

    /// `i0` elements, which take no digit.
    fn hex_nothing(&self, token: Token, offset: u32, count: u64, parts: usize, ty: Type) -> Res<Attribute> {
        let bytes = self.hex_bytes(token).ok_or_else(|| self.not_hex(token))?;
        if !bytes.is_empty() {
            return Err(self.wrong_hex_size(offset, ty));
        }
        let data = match count {
            0 => ElementsData::Bytes { splat: false, data: Box::default() },
            _ => ElementsData::Bytes { splat: true, data: vec![0; parts].into_boxed_slice() },
        };
        Ok(self.ctx.attr(AttrData::DenseElements { ty, data }))
    }

    /// `i1` elements, eight to a byte; a single byte of equal bits is a splat.
    fn hex_bits(&self, token: Token, offset: u32, count: u64, ty: Type) -> Res<Attribute> {
        let bytes = self.hex_bytes(token).ok_or_else(|| self.not_hex(token))?;
        let splat = |bit| ElementsData::Bytes { splat: true, data: Box::new([bit]) };
        let data = match bytes.as_slice() {
            [0] => splat(0),
            [0xff] => splat(1),
            _ if bytes.len() as u64 == count.div_ceil(8) => {
                let bit = |at: usize| bytes[at / 8] >> (at % 8) & 1;
                compressed((0..count as usize).map(bit).collect(), 1)
            }
            _ => return Err(self.wrong_hex_size(offset, ty)),
        };
        Ok(self.ctx.attr(AttrData::DenseElements { ty, data }))
    }

    /// `sparse<indices, values> : type`
    pub(super) fn sparse_elements(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let start = self.offset();
        let ctx = self.ctx;
        self.bump();
        self.expect(Tok::Less, "Expected '<' after 'sparse'")?;
        let tensor = |shape: &[i64], element| {
            ctx.ty(TypeData::RankedTensor { shape: shape.into(), element, encoding: None })
        };
        let empty = |ty| {
            let data = ElementsData::Bytes { splat: false, data: Box::default() };
            ctx.attr(AttrData::DenseElements { ty, data })
        };
        let index = ctx.common().i64;
        if self.eat(Tok::Greater) {
            let (shape, element, ty) = self.literal_type(start, ty)?;
            let indices = empty(tensor(&[0, shape.len() as i64], index));
            let values = empty(tensor(&[0], element));
            return Ok(ctx.attr(AttrData::SparseElements { ty, indices, values }));
        }
        let (mut indices, mut values) = (TensorLiteral::default(), TensorLiteral::default());
        let indices_offset = self.offset();
        self.tensor_literal(&mut indices, false)?;
        self.expect(Tok::Comma, "expected ','")?;
        let values_offset = self.offset();
        self.tensor_literal(&mut values, true)?;
        self.expect(Tok::Greater, "expected '>'")?;
        let (shape, element, ty) = self.literal_type(start, ty)?;
        let indices_shape =
            if indices.inner_first.is_empty() { vec![1, shape.len() as i64] } else { indices.shape() };
        let values_shape =
            if values.inner_first.is_empty() { vec![indices_shape[0]] } else { values.shape() };
        let indices_type = tensor(&indices_shape, index);
        let indices = self.elements_attr(&indices, indices_offset, &indices_shape, index, indices_type)?;
        let values_type = tensor(&values_shape, element);
        let values = self.elements_attr(&values, values_offset, &values_shape, element, values_type)?;
        self.check_sparse(start, ty, &indices_shape, &values_shape, indices)?;
        Ok(ctx.attr(AttrData::SparseElements { ty, indices, values }))
    }

    fn check_sparse(
        &self,
        offset: u32,
        ty: Type,
        indices_shape: &[i64],
        values_shape: &[i64],
        indices: Attribute,
    ) -> Res<()> {
        let error = |message: String| Err(self.error_at("parse::elements", offset, message));
        let shape = self.shaped(ty).and_then(|shaped| shaped.0).unwrap_or_default();
        if values_shape.len() != 1 {
            return error("expected 1-d tensor for sparse element values".to_owned());
        }
        let (count, rank) = match *indices_shape {
            [count] => (count, 1),
            [count, rank] => (count, rank),
            _ => {
                return error(format!(
                    "expected 2-d tensor for sparse indices, but got rank {}",
                    indices_shape.len()
                ));
            }
        };
        if rank != shape.len() as i64 || values_shape[0] != count {
            let list = |shape: &[i64]| shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            return error(format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values \
                 literal ([{}])",
                list(shape),
                list(indices_shape),
                list(values_shape)
            ));
        }
        let AttrData::DenseElements { data: ElementsData::Bytes { splat, data }, .. } =
            self.ctx.attr_data(indices)
        else {
            return Ok(());
        };
        let value = |at: usize| {
            let at = if *splat { 0 } else { at };
            data.get(at * 8..at * 8 + 8)
                .map_or(0, |bytes| i64::from_le_bytes(bytes.try_into().unwrap_or_default()))
        };
        let count = if *splat { count.min(1) } else { count };
        for number in 0..count as usize {
            let rank = shape.len();
            let index: Vec<i64> = (0..rank).map(|dim| value(number * rank + dim)).collect();
            if index.iter().zip(shape).any(|(&at, &size)| at < 0 || at >= size) {
                let list: Vec<String> = index.iter().map(i64::to_string).collect();
                return error(format!(
                    "sparse index #{number} is not contained within the value shape, with index=[{}], and \
                     type='{}'",
                    list.join(", "),
                    type_text(self.ctx, ty)
                ));
            }
        }
        Ok(())
    }

    /// `array<i32: 1, 2>`
    pub(super) fn dense_array(&mut self) -> Res<Attribute> {
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'array'")?;
        let offset = self.offset();
        let element = self.ty()?;
        let data = self.ctx.type_data(element);
        let Some(size) = data.element_bytes() else {
            return Err(self.error_at(
                "parse::type",
                offset,
                format!("expected integer or float type, got: '{}'", type_text(self.ctx, element)),
            ));
        };
        let width = match data {
            TypeData::Integer { width: 1, .. } | TypeData::Index => 8,
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(kind) => kind.width(),
            _ => 8,
        };
        if width % 8 != 0 || width == 0 {
            return Err(self.error_at(
                "parse::type",
                offset,
                "element type bitwidth must be a multiple of 8",
            ));
        }
        let (mut bytes, mut len) = (Vec::new(), 0);
        if !self.eat(Tok::Greater) {
            self.expect(Tok::Colon, "expected ':' after dense array type")?;
            loop {
                self.array_element(element, data, size, &mut bytes)?;
                len += 1;
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::Greater, "expected '>' to close an array attribute")?;
        }
        Ok(self.ctx.attr(AttrData::DenseArray { element, len, data: bytes.into_boxed_slice() }))
    }

    fn array_element(&mut self, ty: Type, data: &TypeData, size: usize, bytes: &mut Vec<u8>) -> Res<()> {
        let negative = self.eat(Tok::Minus);
        if let TypeData::Float(kind) = data {
            let bits = self.float_bits(*kind, negative)?;
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
            return Ok(());
        }
        let i1 = ty == self.ctx.common().i1;
        let value = match self.kind() {
            Tok::Bare if matches!(self.spelling(), "true" | "false") => {
                if !i1 {
                    return Err(self.error_here("expected i1 type for 'true' or 'false' values"));
                }
                Int::Small(i64::from(self.spelling() == "true"))
            }
            Tok::Integer if i1 => {
                self.bump();
                return Err(self.error_here("expected 'true' or 'false' values for i1 type"));
            }
            Tok::Integer => match integer_for(data, negative, self.spelling()) {
                Some(value) => value,
                None => {
                    self.bump();
                    return Err(self.error_here("integer constant out of range"));
                }
            },
            _ => return Err(self.error_here("expected integer literal")),
        };
        self.bump();
        push_int(bytes, &value, data, size);
        Ok(())
    }
}
