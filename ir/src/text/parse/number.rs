//! Numbers: integers of a type's width, and floats from decimal and hexadecimal literals.

use super::{Parser, Res};
use crate::context::{AttrData, Attribute, FloatKind, Int, Signedness, Type, TypeData};
use crate::text::lexer::{Tok, Token};

fn negate(value: &Int) -> Int {
    match value {
        Int::Small(value) if *value != i64::MIN => Int::Small(-value),
        _ => Int::from(-value.to_big()),
    }
}

/// Returns the value that an integer type stores for a literal; `None` if it does not fit.
///
/// A signless type takes what fits unsigned or, after a minus, signed.
pub(super) fn integer_for(data: &TypeData, negative: bool, spelling: &str) -> Option<Int> {
    let (width, signedness) = match data {
        TypeData::Integer { width, signedness } => (*width, *signedness),
        TypeData::Index => (64, Signedness::Signed),
        _ => return None,
    };
    let value = Int::from_digits(spelling);
    if width == 0 {
        return (value.is_zero() && !negative).then_some(value);
    }
    if negative {
        let value = negate(&value);
        return (value.is_negative() && value.fits(width, true)).then_some(value);
    }
    match signedness {
        Signedness::Signed => value.fits(width, true).then_some(value),
        Signedness::Unsigned => value.fits(width, false).then_some(value),
        Signedness::Signless => value.fits(width, false).then(|| value.wrapped(width, true)),
    }
}

impl<'s> Parser<'s> {
    /// Consumes the literal that comes next and returns the bits of the float.
    pub(super) fn float_bits(&mut self, kind: FloatKind, negative: bool) -> Res<u128> {
        let token = self.bump();
        self.float_bits_of(kind, negative, token)
    }

    /// The bits of a float from a literal.
    pub(super) fn float_bits_of(&self, kind: FloatKind, negative: bool, token: Token) -> Res<u128> {
        let spelling = self.spelling_of(token);
        let span = self.span(token.start, token.end);
        match token.kind {
            Tok::Float => {
                let value: f64 = spelling.parse().unwrap_or(f64::INFINITY);
                Ok(kind.encode(if negative { -value } else { value }))
            }
            Tok::Integer if !spelling.starts_with("0x") => {
                let error = self.error_span(
                    "parse::float",
                    span,
                    "unexpected decimal integer literal for a floating point value",
                );
                let note =
                    legalize_source::Diagnostic::note("add a trailing dot to make the literal a float");
                Err(Box::new(error.with_note(note.with_label(span, ""))))
            }
            Tok::Integer if negative => Err(self.error_span(
                "parse::float",
                span,
                "hexadecimal float literal should not have a leading minus",
            )),
            Tok::Integer => {
                let digits = spelling[2..].trim_start_matches('0');
                let bits = if digits.is_empty() { Some(0) } else { u128::from_str_radix(digits, 16).ok() };
                bits.filter(|bits| kind.width() == 128 || bits >> kind.width() == 0).ok_or_else(|| {
                    self.error_span("parse::float", span, "hexadecimal float constant out of range for type")
                })
            }
            _ => Err(self.error_span("parse::float", span, "expected floating point literal")),
        }
    }

    /// An integer or float attribute; the literal comes next.
    pub(super) fn number_attr(&mut self, ty: Option<Type>, negative: bool) -> Res<Attribute> {
        let token = self.bump();
        let is_float = token.kind == Tok::Float;
        let common = self.ctx.common();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Tok::Colon) => self.ty()?,
            None if is_float => common.f64,
            None => common.i64,
        };
        let span = self.span(token.start, token.end);
        match self.ctx.type_data(ty) {
            TypeData::Float(kind) => {
                let bits = self.float_bits_of(*kind, negative, token)?;
                Ok(self.ctx.attr(AttrData::Float { bits, ty }))
            }
            _ if is_float => Err(self.error_here("floating point value not valid for specified type")),
            data @ (TypeData::Integer { .. } | TypeData::Index) => {
                if negative && matches!(data, TypeData::Integer { signedness: Signedness::Unsigned, .. }) {
                    return Err(self.error_span(
                        "parse::integer",
                        span,
                        "negative integer literal not valid for unsigned integer type",
                    ));
                }
                match integer_for(data, negative, self.spelling_of(token)) {
                    Some(value) => Ok(self.ctx.attr(AttrData::Integer { value, ty })),
                    None => Err(self.error_span(
                        "parse::integer",
                        span,
                        "integer constant out of range for attribute",
                    )),
                }
            }
            _ => Err(self.error_span("parse::integer", span, "integer literal not valid for specified type")),
        }
    }

    /// An unsigned number of 64 bits, if the next token is one.
    pub(super) fn at_u64(&self) -> Option<u64> {
        if !self.at(Tok::Integer) {
            return None;
        }
        match self.spelling().strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => self.spelling().parse().ok(),
        }
    }
}
