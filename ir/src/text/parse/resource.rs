//! Resources: `dense_resource<key>` and the file's section `{-# … #-}`.

use legalize_source::Diagnostic;

use super::{Parser, Res};
use crate::context::{AttrData, Attribute, Name, ResourceValue, Type, TypeData};
use crate::text::lexer::{Tok, unescape};

impl<'s> Parser<'s> {
    /// `dense_resource<key> : type`
    pub(super) fn dense_resource(&mut self, ty: Option<Type>) -> Res<Attribute> {
        self.bump();
        self.expect(Tok::Less, "expected '<' after 'dense_resource'")?;
        let key = self.resource_key()?;
        self.expect(Tok::Greater, "expected '>'")?;
        let start = self.offset();
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Tok::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        let shaped = matches!(
            self.ctx.type_data(ty),
            TypeData::Vector { .. }
                | TypeData::RankedTensor { .. }
                | TypeData::UnrankedTensor(_)
                | TypeData::MemRef { .. }
                | TypeData::UnrankedMemRef { .. }
        );
        if !shaped {
            return Err(self.error_at("parse::elements", start, "`dense_resource` expected a shaped type"));
        }
        Ok(self.ctx.attr(AttrData::DenseResource { key, ty }))
    }

    /// The resource of a key of this file.
    fn resource_key(&mut self) -> Res<Name> {
        // A key that is taken gets a number.
        self.needs_order()?;
        let Some(key) = self.keyword_or_string() else {
            return Err(self.wrong("expected identifier key for 'resource' entry"));
        };
        let ctx = self.ctx;
        Ok(*self.resource_keys.entry(key).or_insert_with_key(|key| ctx.declare_resource(key)))
    }

    /// A keyword or a string, if one comes next.
    fn keyword_or_string(&mut self) -> Option<String> {
        let text = match self.kind() {
            Tok::Bare => self.spelling().to_owned(),
            Tok::Str => String::from_utf8_lossy(&unescape(self.spelling().as_bytes())).into_owned(),
            _ => return None,
        };
        self.bump();
        Some(text)
    }

    /// Elements with commas between them up to a token.
    fn list_until(&mut self, end: Tok, mut element: impl FnMut(&mut Self) -> Res<()>) -> Res<()> {
        if self.eat(end) {
            return Ok(());
        }
        loop {
            element(self)?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        let what = if end == Tok::RBrace { "expected '}'" } else { "expected '#-}'" };
        self.expect(end, what)?;
        Ok(())
    }

    /// `{-# key: {…}, … #-}`
    pub(super) fn metadata(&mut self) -> Res<()> {
        self.bump();
        self.list_until(Tok::MetadataEnd, |p| {
            if !p.at(Tok::Bare) {
                return Err(p.error_here("expected identifier key in file metadata dictionary"));
            }
            let token = p.bump();
            let section = p.spelling_of(token);
            p.expect(Tok::Colon, "expected ':'")?;
            let external = match section {
                "dialect_resources" => false,
                "external_resources" => true,
                _ => {
                    return Err(p.error_at(
                        "parse::resource",
                        token.start,
                        format!("unknown key '{section}' in file metadata dictionary"),
                    ));
                }
            };
            p.expect(Tok::LBrace, "expected '{'")?;
            p.list_until(Tok::RBrace, |p| {
                let offset = p.offset();
                if !p.at(Tok::Bare) {
                    return Err(p.error_here("expected identifier key for 'resource' entry"));
                }
                let token = p.bump();
                let name = p.spelling_of(token);
                p.expect(Tok::Colon, "expected ':'")?;
                p.expect(Tok::LBrace, "expected '{'")?;
                if external {
                    p.external_resources(name.to_owned())
                } else {
                    p.dialect_resources(name, offset)
                }
            })
        })
    }

    fn dialect_resources(&mut self, dialect: &str, offset: u32) -> Res<()> {
        if dialect != "builtin" {
            let known = self.ctx.find_name(dialect).is_some_and(|name| self.ctx.dialect(name).is_some());
            let (offset, message) = if known {
                (self.offset(), format!("unexpected 'resource' section for dialect '{dialect}'"))
            } else {
                (offset, format!("dialect '{dialect}' is unknown"))
            };
            return Err(self.error_at("parse::resource", offset, message));
        }
        self.list_until(Tok::RBrace, |p| {
            let key = p.resource_key()?;
            p.expect(Tok::Colon, "expected ':'")?;
            let text = p.ctx.str(key);
            let offset = p.offset();
            match p.resource_value(text)? {
                value @ ResourceValue::Blob(_) => {
                    p.ctx.set_resource(key, value);
                    Ok(())
                }
                _ => Err(p.no_blob(offset, text, "")),
            }
        })
    }

    fn external_resources(&mut self, provider: String) -> Res<()> {
        let mut entries = Vec::new();
        self.list_until(Tok::RBrace, |p| {
            let Some(key) = p.keyword_or_string() else {
                return Err(p.wrong("expected identifier key for 'resource' entry"));
            };
            p.expect(Tok::Colon, "expected ':'")?;
            let value = p.resource_value(&key)?;
            entries.push((key, value));
            Ok(())
        })?;
        self.ir.push_external_resources(provider, entries);
        Ok(())
    }

    fn no_blob(&self, offset: u32, key: &str, why: &str) -> Box<Diagnostic> {
        let message = format!("expected hex string blob for key '{key}'{why}");
        self.error_at("parse::resource", offset, message)
    }

    /// The value of an entry; a string that starts with `0x` is a blob.
    fn resource_value(&mut self, key: &str) -> Res<ResourceValue> {
        let offset = self.offset();
        match self.kind() {
            Tok::Bare if matches!(self.spelling(), "true" | "false") => {
                let token = self.bump();
                Ok(ResourceValue::Bool(self.spelling_of(token) == "true"))
            }
            Tok::Str if self.spelling().starts_with("\"0x") => {
                let Some(bytes) = self.hex_bytes(self.tok) else { return Err(self.no_blob(offset, key, "")) };
                self.bump();
                const ALIGNED: &str = " to encode alignment in first 4 bytes";
                let Some((alignment, data)) = bytes.split_first_chunk() else {
                    return Err(self.no_blob(offset, key, ALIGNED));
                };
                let alignment = u32::from_le_bytes(*alignment);
                if alignment != 0 && !alignment.is_power_of_two() {
                    let why = format!("{ALIGNED}, but got non-power-of-2 value: {alignment}");
                    return Err(self.no_blob(offset, key, &why));
                }
                // No data needs no alignment.
                let empty = data.is_empty();
                Ok(ResourceValue::Blob(if empty { Box::new([0; 4]) } else { bytes.into_boxed_slice() }))
            }
            Tok::Str => {
                let text = self.string_token();
                Ok(ResourceValue::String(String::from_utf8_lossy(&text).into()))
            }
            _ => {
                let message = format!("expected string value for key '{key}'");
                Err(self.error_at("parse::resource", offset, message))
            }
        }
    }
}
