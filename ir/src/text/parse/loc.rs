//! Locations.

use legalize_source::{Diagnostic, Span};

use super::{DeferredHolder, DeferredLoc, Parser, Res};
use crate::body::BlockId;
use crate::context::{Attribute, LocData, Location};
use crate::text::Delimiter;
use crate::text::lexer::Tok;

impl<'s> Parser<'s> {
    /// `loc(…)` after an operation or a block argument; an alias in it may be defined later.
    pub(super) fn trailing_loc(&mut self, holder: DeferredHolder) -> Res<()> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in location")?;
        if self.at_unknown_alias() {
            let token = self.bump();
            self.deferred_locs.push(DeferredLoc { offset: token.start, end: token.end, holder });
        } else if let Some(attr) = self.at_known_alias() {
            let span = self.span(self.offset(), self.tok.end);
            self.bump();
            let loc = self.attr_as_loc(attr).ok_or_else(|| self.no_location(span, attr))?;
            self.set_loc(holder, loc);
        } else {
            let loc = self.location()?;
            self.set_loc(holder, loc);
        }
        self.expect(Tok::RParen, "expected ')' in location")?;
        Ok(())
    }

    /// Returns true if an alias comes next that is not defined yet.
    fn at_unknown_alias(&self) -> bool {
        self.at(Tok::Hash)
            && !self.spelling().contains('.')
            && !self.attr_aliases.contains_key(&self.spelling()[1..])
    }

    /// Returns the attribute of the alias that comes next, if the alias is defined.
    fn at_known_alias(&self) -> Option<Attribute> {
        if !self.at(Tok::Hash) {
            return None;
        }
        self.attr_aliases.get(&self.spelling()[1..]).copied()
    }

    #[cold]
    fn no_location(&self, span: Span, attr: Attribute) -> Box<Diagnostic> {
        let text = crate::text::attr_to_string(self.ctx, attr);
        self.error_span("parse::alias", span, format!("expected location, but found '{text}'"))
    }

    /// Parses `loc(…)` after the name of an argument that is created later, if it comes next.
    pub(crate) fn argument_loc(&mut self, name_offset: u32) -> Res<Option<Location>> {
        if !self.eat_keyword("loc") {
            return Ok(None);
        }
        self.expect(Tok::LParen, "expected '(' in location")?;
        let mut loc = None;
        if self.at_unknown_alias() {
            let token = self.bump();
            self.deferred_args.insert(name_offset, (token.start, token.end));
        } else {
            loc = Some(self.location()?);
        }
        self.expect(Tok::RParen, "expected ')' in location")?;
        Ok(loc)
    }

    /// Attaches a location alias to the argument that it was written after.
    pub(super) fn claim_argument_loc(&mut self, name_offset: u32, block: BlockId, index: u32) {
        if let Some((offset, end)) = self.deferred_args.remove(&name_offset) {
            let holder = DeferredHolder::Argument(block, index);
            self.deferred_locs.push(DeferredLoc { offset, end, holder });
        }
    }

    fn set_loc(&mut self, holder: DeferredHolder, loc: Location) {
        match holder {
            DeferredHolder::Op(op) => self.ir.set_loc(op, loc),
            DeferredHolder::Argument(block, index) => self.ir.set_arg_loc(block, index as usize, loc),
        }
    }

    /// Looks the aliases up that were used before their definition.
    pub(super) fn resolve_deferred_locs(&mut self) -> Res<()> {
        for deferred in std::mem::take(&mut self.deferred_locs) {
            let name = self.text.get(deferred.offset as usize + 1..deferred.end as usize).unwrap_or("");
            let span = self.span(deferred.offset, deferred.end);
            let Some(&attr) = self.attr_aliases.get(name) else {
                return Err(self.error_span(
                    "parse::alias",
                    span,
                    "operation location alias was never defined",
                ));
            };
            let Some(loc) = self.attr_as_loc(attr) else { return Err(self.no_location(span, attr)) };
            self.set_loc(deferred.holder, loc);
        }
        Ok(())
    }

    /// `loc(…)` where nothing can be set later.
    pub(crate) fn loc(&mut self) -> Res<Location> {
        self.expect_keyword("loc", "expected 'loc'")?;
        self.expect(Tok::LParen, "expected '(' in location")?;
        let loc = self.location()?;
        self.expect(Tok::RParen, "expected ')' in location")?;
        Ok(loc)
    }

    /// Parses the contents of `loc(…)`.
    pub(crate) fn location(&mut self) -> Res<Location> {
        self.nested(Self::location_body)
    }

    fn location_body(&mut self) -> Res<Location> {
        match self.kind() {
            Tok::Hash => {
                let attr = self.extended_attr(None)?;
                self.attr_as_loc(attr).ok_or_else(|| {
                    let text = crate::text::attr_to_string(self.ctx, attr);
                    self.error_here(format!("expected location attribute, but got{text}"))
                })
            }
            Tok::Str => self.name_or_file_loc(),
            Tok::Bare => match self.spelling() {
                "callsite" => self.callsite_loc(),
                "fused" => self.fused_loc(),
                "unknown" => {
                    self.bump();
                    Ok(Location::UNKNOWN)
                }
                _ => Err(self.wrong("expected location instance")),
            },
            _ => Err(self.wrong("expected location instance")),
        }
    }

    fn callsite_loc(&mut self) -> Res<Location> {
        self.bump();
        self.expect(Tok::LParen, "expected '(' in callsite location")?;
        let callee = self.location()?;
        self.expect_keyword("at", "expected 'at' in callsite location")?;
        let caller = self.location()?;
        self.expect(Tok::RParen, "expected ')' in callsite location")?;
        Ok(self.ctx.loc(LocData::CallSite { callee, caller }))
    }

    fn fused_loc(&mut self) -> Res<Location> {
        self.bump();
        let mut metadata: Option<Attribute> = None;
        if self.eat(Tok::Less) {
            metadata = Some(self.attribute(None)?);
            self.expect(Tok::Greater, "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.list(Delimiter::Square, " in fused location", |p| {
            locations.push(p.location()?);
            Ok(())
        })?;
        Ok(self.ctx.fused_loc(&locations, metadata))
    }

    fn name_or_file_loc(&mut self) -> Res<Location> {
        const LINE: &str = "expected integer line number in FileLineColRange";
        const COLUMN: &str = "expected integer column number in FileLineColRange";
        let text = self.string_token();
        let name = self.ctx.name(&String::from_utf8_lossy(&text));
        if self.eat(Tok::Colon) {
            let line = self.loc_number(LINE)?;
            if !self.eat(Tok::Colon) {
                return Ok(self.ctx.loc(LocData::FileLineCol { file: name, line, column: 0 }));
            }
            let column = self.loc_number(COLUMN)?;
            if !self.eat_keyword("to") {
                return Ok(self.ctx.loc(LocData::FileLineCol { file: name, line, column }));
            }
            let end_line = if self.at(Tok::Integer) { self.loc_number(LINE)? } else { line };
            self.expect(Tok::Colon, "expected either integer or `:` post `to` in FileLineColRange")?;
            let end_column = self.loc_number(COLUMN)?;
            return Ok(self.ctx.loc(LocData::FileLineColRange {
                file: name,
                start: (line, column),
                end: (end_line, end_column),
            }));
        }
        let mut child = Location::UNKNOWN;
        if self.eat(Tok::LParen) {
            child = self.location()?;
            self.expect(Tok::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(self.ctx.loc(LocData::Named { name, child }))
    }

    fn loc_number(&mut self, message: &str) -> Res<u32> {
        match self.at_u64().and_then(|value| u32::try_from(value).ok()) {
            Some(value) => {
                self.bump();
                Ok(value)
            }
            None => Err(self.wrong(message)),
        }
    }
}
