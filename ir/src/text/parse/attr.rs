//! Attributes.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::{Parser, Res};
use crate::context::{AttrData, Attribute, Name, Type};
use crate::text::Delimiter;
use crate::text::lexer::{Tok, unescape};

impl<'s> Parser<'s> {
    /// Returns true if an optional attribute comes next; as in upstream, not every kind of attribute is
    /// accepted here.
    pub(crate) fn at_attribute(&self) -> bool {
        match self.kind() {
            Tok::At
            | Tok::Float
            | Tok::Integer
            | Tok::Hash
            | Tok::LBrace
            | Tok::LSquare
            | Tok::Minus
            | Tok::Str => true,
            Tok::Bare => {
                let never_optional = matches!(self.spelling(), "array" | "strided" | "distinct");
                is_attr_keyword(self.spelling()) && !never_optional || self.at_type()
            }
            _ => self.at_type(),
        }
    }

    /// An attribute, of type `ty` where its text leaves the type open.
    #[inline]
    pub(crate) fn attribute(&mut self, ty: Option<Type>) -> Res<Attribute> {
        match self.kind() {
            Tok::Integer | Tok::Float => self.number_attr(ty, false),
            Tok::Str => self.string_attr(ty),
            Tok::At => self.symbol_ref(),
            _ => self.nested(|p| p.attribute_body(ty)),
        }
    }

    fn attribute_body(&mut self, ty: Option<Type>) -> Res<Attribute> {
        match self.kind() {
            Tok::LSquare => {
                let mut elements: SmallVec<[Attribute; 8]> = SmallVec::new();
                self.bump();
                if !self.eat(Tok::RSquare) {
                    loop {
                        elements.push(self.attribute(None)?);
                        if !self.eat(Tok::Comma) {
                            break;
                        }
                    }
                    self.expect(Tok::RSquare, "expected ',' or ']'")?;
                }
                Ok(self.ctx.attr(AttrData::Array(elements.as_slice().into())))
            }
            Tok::LBrace => {
                let mut entries = SmallVec::new();
                self.dict_entries(&mut entries)?;
                Ok(self.dict_of(&entries).as_attribute())
            }
            Tok::Hash => self.extended_attr(ty),
            Tok::Minus => {
                self.bump();
                if matches!(self.kind(), Tok::Integer | Tok::Float) {
                    return self.number_attr(ty, true);
                }
                Err(self.wrong("expected constant integer or floating point value"))
            }
            Tok::Bare => self.keyword_attr(ty),
            _ => self.type_attr(),
        }
    }

    fn type_attr(&mut self) -> Res<Attribute> {
        if !self.at_type() {
            return Err(self.wrong("expected attribute value"));
        }
        let ty = self.ty()?;
        Ok(self.ctx.type_attr(ty))
    }

    fn keyword_attr(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let keyword = self.spelling();
        if !is_attr_keyword(keyword) {
            return self.type_attr();
        }
        match keyword {
            "unit" => {
                self.bump();
                Ok(self.ctx.common().unit)
            }
            "true" | "false" => {
                self.bump();
                Ok(self.ctx.bool_attr(keyword == "true"))
            }
            "affine_map" => {
                self.bump();
                self.expect(Tok::Less, "expected '<' in affine map")?;
                let map = self.affine_map()?;
                self.expect(Tok::Greater, "expected '>' in affine map")?;
                Ok(self.ctx.attr(AttrData::AffineMap(Box::new(map))))
            }
            "affine_set" => {
                self.bump();
                self.expect(Tok::Less, "expected '<' in integer set")?;
                let set = self.integer_set()?;
                self.expect(Tok::Greater, "expected '>' in integer set")?;
                Ok(self.ctx.attr(AttrData::IntegerSet(Box::new(set))))
            }
            "loc" => {
                self.bump();
                self.expect(Tok::LParen, "expected '(' in inline location")?;
                let loc = self.location()?;
                self.expect(Tok::RParen, "expected ')' in inline location")?;
                Ok(self.ctx.attr(AttrData::Location(loc)))
            }
            "dense" => self.dense_elements(ty),
            "sparse" => self.sparse_elements(ty),
            "array" => self.dense_array(),
            "dense_resource" => self.dense_resource(ty),
            "strided" => self.strided_layout(),
            _ => self.distinct_attr(ty),
        }
    }

    fn string_attr(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let value: Box<[u8]> = self.string_token().into();
        let ty = match ty {
            None if self.eat(Tok::Colon) => Some(self.nested(Self::ty)?),
            // Upstream does not distinguish a string of type `none` from one without a type.
            ty => ty,
        };
        let ty = ty.filter(|&ty| ty != self.ctx.common().none);
        Ok(self.ctx.attr(AttrData::String { value, ty }))
    }

    /// Consumes the string that comes next and returns its bytes.
    pub(super) fn string_token(&mut self) -> Cow<'s, [u8]> {
        let token = self.bump();
        unescape(self.spelling_of(token).as_bytes())
    }

    /// Consumes the `@name` that comes next and returns the name.
    pub(crate) fn symbol_token(&mut self) -> Name {
        let token = self.bump();
        let name = &self.spelling_of(token)[1..];
        if !name.starts_with('"') {
            return self.name(name);
        }
        self.ctx.name(&String::from_utf8_lossy(&unescape(name.as_bytes())))
    }

    /// `@root::@nested`
    fn symbol_ref(&mut self) -> Res<Attribute> {
        let root = self.symbol_token();
        let mut nested: SmallVec<[Name; 2]> = SmallVec::new();
        // Two colons without a space; a single one belongs to what follows.
        while self.at(Tok::Colon) && self.text.as_bytes().get(self.tok.end as usize) == Some(&b':') {
            self.bump();
            self.bump();
            if !self.at(Tok::At) {
                return Err(self.error_here("expected nested symbol reference identifier"));
            }
            nested.push(self.symbol_token());
        }
        Ok(self.ctx.attr(AttrData::SymbolRef { root, nested: nested.as_slice().into() }))
    }

    /// `{name = attribute, …}`; each name once.
    pub(crate) fn dict_entries(&mut self, entries: &mut SmallVec<[(Name, Attribute); 4]>) -> Res<()> {
        let (start, rest) = (self.offset(), self.rest());
        if let Some((len, known)) = self.recent_entries.prefix_of(rest, |_| true) {
            entries.extend_from_slice(known);
            self.skip_to(start + len as u32);
            return Ok(());
        }
        let first = entries.len();
        self.new_dict_entries(entries)?;
        let text = self.text_since(start);
        self.recent_entries.insert(text, SmallVec::from_slice(&entries[first..]));
        Ok(())
    }

    fn new_dict_entries(&mut self, entries: &mut SmallVec<[(Name, Attribute); 4]>) -> Res<()> {
        let mut seen: rustc_hash::FxHashSet<Name> = rustc_hash::FxHashSet::default();
        self.list(Delimiter::Brace, " in attribute dictionary", |p| {
            let name = match p.kind() {
                Tok::Bare => p.name(p.spelling()),
                Tok::Str => p.ctx.name(&String::from_utf8_lossy(&unescape(p.spelling().as_bytes()))),
                _ => return Err(p.wrong("expected attribute name")),
            };
            let text = p.ctx.str(name);
            if text.is_empty() {
                return Err(p.error_here("expected valid attribute name"));
            }
            let known = if entries.len() < 16 {
                entries.iter().any(|entry| entry.0 == name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries.iter().map(|entry| entry.0));
                }
                !seen.insert(name)
            };
            if known {
                return Err(p.error_span(
                    "parse::duplicate_key",
                    p.span(p.tok.start, p.tok.end),
                    format!("duplicate key '{text}' in dictionary attribute"),
                ));
            }
            p.bump();
            let value = if p.eat(Tok::Equal) { p.attribute(None)? } else { p.ctx.common().unit };
            entries.push((name, value));
            Ok(())
        })
    }

    /// `strided<[1, ?], offset: 4>`
    fn strided_layout(&mut self) -> Res<Attribute> {
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'strided'")?;
        self.expect(Tok::LSquare, "expected '['")?;
        let mut strides = Vec::new();
        if !self.at(Tok::RSquare) {
            loop {
                strides.push(self.stride()?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RSquare, "expected ']'")?;
        let mut offset = 0;
        if !self.eat(Tok::Greater) {
            self.expect(Tok::Comma, "expected ','")?;
            self.expect_keyword("offset", "expected 'offset' after comma")?;
            self.expect(Tok::Colon, "expected ':' after 'offset'")?;
            offset = self.stride()?;
            self.expect(Tok::Greater, "expected '>'")?;
        }
        Ok(self.ctx.attr(AttrData::StridedLayout { strides: strides.into_boxed_slice(), offset }))
    }

    fn stride(&mut self) -> Res<i64> {
        if self.eat(Tok::Question) {
            return Ok(Type::DYNAMIC);
        }
        let offset = self.offset();
        let negative = self.eat(Tok::Minus);
        match self.at_u64().and_then(|value| i64::try_from(value).ok()) {
            Some(value) => {
                self.bump();
                Ok(if negative { -value } else { value })
            }
            None => Err(self.error_at("parse::syntax", offset, "expected a 64-bit signed integer or '?'")),
        }
    }

    /// `distinct[0]<attribute>`
    fn distinct_attr(&mut self, ty: Option<Type>) -> Res<Attribute> {
        // Numbers are given in the order of the text.
        self.needs_order()?;
        let start = self.offset();
        self.bump();
        self.expect(Tok::LSquare, "expected '[' after 'distinct'")?;
        let number = self.at_u64();
        if self.at(Tok::Integer) && number.is_none() {
            return Err(self.error_here("expected an unsigned 64-bit integer"));
        }
        self.expect(Tok::Integer, "expected distinct ID")?;
        let number = number.unwrap_or(0);
        self.expect(Tok::RSquare, "expected ']' to close distinct ID")?;
        self.expect(Tok::Less, "expected '<' after distinct ID")?;
        let referenced = if self.at(Tok::Greater) { self.ctx.common().unit } else { self.attribute(ty)? };
        self.expect(Tok::Greater, "expected '>' to close distinct attribute")?;
        let ctx = self.ctx;
        let (id, known) = *self.distinct.entry(number).or_insert_with(|| (ctx.new_distinct_id(), referenced));
        if known != referenced {
            let known = crate::text::attr_to_string(ctx, known);
            return Err(self.error_at(
                "parse::distinct",
                start,
                format!("referenced attribute does not match previous definition: {known}"),
            ));
        }
        Ok(ctx.attr(AttrData::Distinct { id, referenced }))
    }
}

fn is_attr_keyword(text: &str) -> bool {
    matches!(
        text,
        "unit"
            | "true"
            | "false"
            | "affine_map"
            | "affine_set"
            | "loc"
            | "dense"
            | "sparse"
            | "array"
            | "dense_resource"
            | "strided"
            | "distinct"
    )
}
