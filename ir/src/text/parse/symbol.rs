//! Types and attributes of dialects: `!dialect.name<…>`, `!dialect<…>`, aliases, and those of dialects that
//! are not registered.

use super::{Parser, Res};
use crate::context::{
    AttrData, AttrInfo, Attribute, DialectInfo, Name, Param, ParamChecks, Type, TypeData, TypeInfo,
};
use crate::text::lexer::{NoBody, Tok};
use crate::text::{DialectSyntax, OpParser};

/// Longest text of a type or attribute that is kept verbatim, after expansion of its aliases.
const MAX_VERBATIM: usize = 1 << 20;

/// A symbol of a dialect, read up to its end.
struct Symbol<'s> {
    /// Offset of the sigil.
    start: u32,
    dialect: &'s str,
    /// Text after the dialect's name and dot, or inside of its brackets.
    body: &'s str,
    body_start: u32,
    /// Offset after the symbol, where parsing continues.
    end: u32,
}

impl<'s> Parser<'s> {
    /// A type that starts with `!`; one that was read before, or is an alias, nests as if it were written
    /// here.
    pub(super) fn extended_type(&mut self) -> Res<Type> {
        let token = self.tok;
        let ty = self.extended_type_here()?;
        self.check_depth(token, self.ctx.type_depth(ty))?;
        Ok(ty)
    }

    fn extended_type_here(&mut self) -> Res<Type> {
        let Some(symbol) = self.symbol()? else {
            let name = &self.spelling()[1..];
            self.bump();
            let known = self.type_aliases.get(name).copied();
            return known.ok_or_else(|| self.undefined_alias(name));
        };
        let whole = self.text.get(symbol.start as usize..symbol.end as usize).unwrap_or("");
        // A text inside of a type that can refer to itself may mean something there alone.
        if let Some(&ty) = self.type_texts.get(whole).filter(|_| self.cyclic.is_empty()) {
            self.finish_symbol(&symbol);
            return Ok(ty);
        }
        let ty = self.symbol_as_type(&symbol)?;
        if self.cyclic.is_empty() {
            self.type_texts.insert(whole, ty);
        }
        Ok(ty)
    }

    fn symbol_as_type(&mut self, symbol: &Symbol<'s>) -> Res<Type> {
        let name = self.ctx.name(symbol.dialect);
        let Some(dialect) = self.ctx.dialect(name) else {
            let ty = TypeData::Opaque { dialect: name, body: symbol.body.into() };
            if !self.ctx.allows_unregistered_dialects() {
                return Err(self.unregistered(symbol, "!", "type"));
            }
            self.check_namespace(symbol)?;
            self.finish_symbol(symbol);
            return Ok(self.ctx.ty(ty));
        };
        self.reset(symbol.body_start);
        let ty = self.dialect_type(dialect, symbol)?;
        self.finish_symbol(symbol);
        Ok(ty)
    }

    fn dialect_type(&mut self, dialect: &'s DialectInfo, symbol: &Symbol<'s>) -> Res<Type> {
        if let Some(info) = self.type_definition(symbol) {
            let start = self.offset();
            let params = self.params(symbol, info.reader(self.ctx))?;
            self.check_params(symbol, start, info.checks(), &params)?;
            return Ok(self.ctx.ty(TypeData::Dialect { name: info.name, params }));
        }
        let syntax = dialect.extensions.get::<DialectSyntax>();
        if let Some(hook) = syntax.and_then(|syntax| syntax.parse_type.as_ref()) {
            return hook(&mut OpParser::new(self, None)).map_err(Box::new);
        }
        if dialect.allow_unknown_types {
            return Ok(self.ctx.ty(TypeData::Opaque { dialect: dialect.name, body: symbol.body.into() }));
        }
        Err(self.unknown_symbol(symbol, "type"))
    }

    /// An attribute that starts with `#`.
    pub(super) fn extended_attr(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let token = self.tok;
        let attr = self.extended_attr_here(ty)?;
        self.check_depth(token, self.ctx.attr_depth(attr))?;
        Ok(attr)
    }

    fn extended_attr_here(&mut self, ty: Option<Type>) -> Res<Attribute> {
        let Some(symbol) = self.symbol()? else {
            let name = &self.spelling()[1..];
            self.bump();
            let known = self.attr_aliases.get(name).copied();
            return known.ok_or_else(|| self.undefined_alias(name));
        };
        // The same text is the same attribute, unless a type is given before or after it.
        let whole = self.text.get(symbol.start as usize..symbol.end as usize).unwrap_or("");
        if ty.is_none()
            && let Some(&attr) = self.attr_texts.get(whole).filter(|_| self.cyclic.is_empty())
        {
            self.finish_symbol(&symbol);
            if !self.at(Tok::Colon) {
                return Ok(attr);
            }
            self.reset(symbol.start);
        }
        let (attr, typed) = self.symbol_as_attr(&symbol, ty)?;
        if !typed && self.cyclic.is_empty() {
            self.attr_texts.insert(whole, attr);
        }
        Ok(attr)
    }

    /// The attribute of a symbol, and whether a type was said.
    fn symbol_as_attr(&mut self, symbol: &Symbol<'s>, ty: Option<Type>) -> Res<(Attribute, bool)> {
        let name = self.ctx.name(symbol.dialect);
        let Some(dialect) = self.ctx.dialect(name) else {
            if !self.ctx.allows_unregistered_dialects() {
                return Err(self.unregistered(symbol, "#", "attribute"));
            }
            self.check_namespace(symbol)?;
            self.finish_symbol(symbol);
            let ty = self.symbol_type(ty)?;
            let attr = self.ctx.attr(AttrData::Opaque { dialect: name, body: symbol.body.into(), ty });
            return Ok((attr, ty.is_some()));
        };
        // The type stands after the symbol but belongs to it.
        self.finish_symbol(symbol);
        let ty = self.symbol_type(ty)?;
        let (end, last_end) = (self.offset(), self.last_end);
        self.reset(symbol.body_start);
        let attr = self.dialect_attr(dialect, symbol, ty)?;
        self.reset(end);
        self.last_end = last_end;
        Ok((attr, ty.is_some()))
    }

    #[cold]
    fn undefined_alias(&self, name: &str) -> Box<legalize_source::Diagnostic> {
        self.wrong(&format!("undefined symbol alias id '{name}'"))
    }

    /// `: type` after an attribute whose type is not known from elsewhere.
    fn symbol_type(&mut self, ty: Option<Type>) -> Res<Option<Type>> {
        if ty.is_some() || !self.eat(Tok::Colon) {
            return Ok(ty);
        }
        self.ty().map(Some)
    }

    fn dialect_attr(
        &mut self,
        dialect: &'s DialectInfo,
        symbol: &Symbol<'s>,
        ty: Option<Type>,
    ) -> Res<Attribute> {
        if let Some(info) = self.attr_definition(symbol) {
            let start = self.offset();
            let mut params = self.params(symbol, info.reader(self.ctx))?;
            if let Some(ty) = ty {
                params = info.with_self_type(self.ctx, params, ty);
            }
            self.check_params(symbol, start, info.checks(), &params)?;
            return Ok(self.ctx.attr(AttrData::Dialect { name: info.name, params }));
        }
        let syntax = dialect.extensions.get::<DialectSyntax>();
        if let Some(hook) = syntax.and_then(|syntax| syntax.parse_attr.as_ref()) {
            return hook(&mut OpParser::new(self, None), ty).map_err(Box::new);
        }
        if dialect.allow_unknown_types {
            let data = AttrData::Opaque { dialect: dialect.name, body: symbol.body.into(), ty };
            return Ok(self.ctx.attr(data));
        }
        Err(self.unknown_symbol(symbol, "attribute"))
    }

    /// The parameters of a declared type or attribute.
    fn params(
        &mut self,
        symbol: &Symbol<'s>,
        parse: Option<&crate::text::ParseParamsHook>,
    ) -> Res<Box<[Param]>> {
        let mnemonic = symbol.body_start;
        Ok(match parse {
            Some(hook) => hook(&mut OpParser::of_symbol(self, mnemonic)).map_err(Box::new)?,
            // No parser for this text: it is kept as it is.
            None => {
                let end = symbol.body_start as usize + symbol.body.len();
                match self.text.get(self.tok.start as usize..end).map(str::trim_end) {
                    None | Some("") => Box::new([]) as Box<[Param]>,
                    Some(verbatim) => Box::new([Param::Str(self.verbatim(verbatim)?)]),
                }
            }
        })
    }

    /// Checks the parameters of a symbol that begin at `start`.
    fn check_params(
        &self,
        symbol: &Symbol<'s>,
        start: u32,
        (invariants, verify): ParamChecks<'_>,
        params: &[Param],
    ) -> Res<()> {
        if let Some(invariants) = invariants {
            invariants(self.ctx, params)
                .map_err(|error| Box::new(error.with_label(self.span(start, symbol.end), "")))?;
        }
        if let Some(verify) = verify {
            verify(self.ctx, params).map_err(|message| {
                self.error_span("parse::parameter", self.span(start, symbol.end), message)
            })?;
        }
        Ok(())
    }

    /// Returns a text that is kept verbatim, except that aliases in it are replaced by their contents, as
    /// their definitions are not printed.
    pub(in crate::text) fn verbatim(&mut self, text: &str) -> Res<Box<str>> {
        let expanded = self.without_aliases(text)?;
        self.spelling_in_order(expanded.as_deref().unwrap_or(text))
    }

    fn without_aliases(&self, text: &str) -> Res<Option<String>> {
        if !text.contains(['#', '!']) {
            return Ok(None);
        }
        let mut out = String::new();
        let (mut quoted, mut at) = (false, 0);
        while let Some(c) = text[at..].chars().next() {
            let end = at + c.len_utf8();
            match c {
                '\\' if quoted => {
                    let skipped = text[end..].chars().next().map_or(0, char::len_utf8);
                    out.push_str(&text[at..end + skipped]);
                    at = end + skipped;
                    continue;
                }
                '"' => quoted = !quoted,
                '#' | '!' if !quoted => {
                    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
                    let rest = &text[end..];
                    let name = &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())];
                    let is_symbol = rest[name.len()..].starts_with('<');
                    let written = match c {
                        _ if is_symbol => None,
                        '#' => self
                            .attr_aliases
                            .get(name)
                            .map(|&attr| crate::text::attr_to_string(self.ctx, attr)),
                        _ => self.type_aliases.get(name).map(|&ty| crate::text::type_to_string(self.ctx, ty)),
                    };
                    if let Some(written) = written {
                        out.push_str(&written);
                        at = end + name.len();
                        if out.len() > MAX_VERBATIM {
                            let message =
                                format!("with its aliases, this text is longer than {MAX_VERBATIM} bytes");
                            return Err(self.error_here_with("parse::alias_size", message));
                        }
                        continue;
                    }
                }
                _ => {}
            }
            out.push(c);
            at = end;
        }
        Ok((out != text).then_some(out))
    }

    #[cold]
    fn error_here_with(&self, code: &'static str, message: String) -> Box<legalize_source::Diagnostic> {
        let error = self.error_at(code, self.offset(), message);
        Box::new(error.with_help("use fewer levels of aliases: nested aliases multiply their contents"))
    }

    fn definition_name(&self, symbol: &Symbol<'s>) -> Option<Name> {
        if !self.at(Tok::Bare) {
            return None;
        }
        let mnemonic = self.spelling();
        let start = symbol.body_start as usize - symbol.dialect.len() - 1;
        // `dialect.mnemonic` is written in the text, except in the form `dialect<mnemonic>`.
        match self.text.get(start..start + symbol.dialect.len() + 1 + mnemonic.len()) {
            Some(full) if full.as_bytes()[symbol.dialect.len()] == b'.' => self.ctx.find_name(full),
            _ => self.ctx.find_name(&format!("{}.{mnemonic}", symbol.dialect)),
        }
    }

    fn type_definition(&mut self, symbol: &Symbol<'s>) -> Option<&'s TypeInfo> {
        let info = self.ctx.type_info(self.definition_name(symbol)?)?;
        self.bump();
        Some(info)
    }

    fn attr_definition(&mut self, symbol: &Symbol<'s>) -> Option<&'s AttrInfo> {
        let info = self.ctx.attr_info(self.definition_name(symbol)?)?;
        self.bump();
        Some(info)
    }

    #[cold]
    fn unknown_symbol(&self, symbol: &Symbol<'s>, kind: &str) -> Box<legalize_source::Diagnostic> {
        let mnemonic = if self.at(Tok::Bare) { self.spelling() } else { symbol.body };
        let message = if kind == "type" {
            format!("unknown  type `{mnemonic}` in dialect `{}`", symbol.dialect)
        } else {
            format!("unknown attribute `{mnemonic}` in dialect `{}`", symbol.dialect)
        };
        let code = if kind == "type" { "parse::unknown_type" } else { "parse::unknown_attribute" };
        let error = self.error_span(code, self.span(symbol.body_start, symbol.end), message);
        if error.code != code {
            return error;
        }
        Box::new(error.with_help(self.ctx.help_for_unknown_symbol(symbol.dialect, mnemonic, kind == "type")))
    }

    #[cold]
    fn unregistered(&self, symbol: &Symbol<'s>, sigil: &str, kind: &str) -> Box<legalize_source::Diagnostic> {
        let Symbol { dialect, body, .. } = symbol;
        let message = format!(
            "`{sigil}{dialect}<\"{body}\">` {kind} created with unregistered dialect. If this is intended, \
             please call allowUnregisteredDialects() on the MLIRContext, or use \
             -allow-unregistered-dialect with the MLIR opt tool used"
        );
        self.error_at("parse::unregistered_dialect", symbol.start, message)
    }

    /// Refuses a dialect's name that no dialect can have although it is read as one.
    fn check_namespace(&self, symbol: &Symbol<'s>) -> Res<()> {
        let Symbol { dialect, body_start, .. } = *symbol;
        if dialect.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && !dialect.contains('-') {
            return Ok(());
        }
        let pretty = self.text.as_bytes().get(body_start as usize - 1) == Some(&b'.');
        let at = if pretty { body_start } else { symbol.start };
        Err(self.error_at("parse::syntax", at, format!("invalid dialect namespace '\"{dialect}\"'")))
    }

    /// Continues after a symbol.
    fn finish_symbol(&mut self, symbol: &Symbol<'s>) {
        self.last_end = symbol.end;
        self.reset(symbol.end);
    }

    /// Parses the extent of the symbol that comes next; `None` if it is an alias, which is not consumed.
    fn symbol(&mut self) -> Res<Option<Symbol<'s>>> {
        let token = self.tok;
        let name = &self.spelling()[1..];
        let (dialect, pretty) = match name.split_once('.') {
            Some((dialect, _)) => (dialect, true),
            None => (name, false),
        };
        let bracket = self.text.as_bytes().get(token.end as usize) == Some(&b'<');
        if !bracket && !pretty {
            return Ok(None);
        }
        let dialect_end = token.start + 1 + dialect.len() as u32;
        let end = if bracket { self.symbol_body(token.end)? } else { token.end };
        let (body_start, body_end) = if pretty { (dialect_end + 1, end) } else { (dialect_end + 1, end - 1) };
        let body = self.text.get(body_start as usize..body_end as usize).unwrap_or("");
        Ok(Some(Symbol { start: token.start, dialect, body, body_start, end }))
    }

    /// End of the nested brackets that start at an offset.
    pub(in crate::text) fn symbol_body(&mut self, start: u32) -> Res<u32> {
        match self.lexer.body_end(start as usize) {
            Ok(end) => Ok(end as u32),
            Err(NoBody::Unbalanced(open)) => {
                let message = match open {
                    Some(c) => format!("unbalanced '{}' character in pretty dialect name", c as char),
                    None => "unexpected nul or EOF in pretty dialect name".to_owned(),
                };
                Err(self.error_at("parse::syntax", start, message))
            }
            Err(NoBody::String(at)) => {
                self.reset(at as u32);
                Err(self.error_here("expected string"))
            }
        }
    }
}
