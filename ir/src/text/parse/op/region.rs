//! Successors, regions and their blocks.

use legalize_source::Diagnostic;
use smallvec::SmallVec;

use crate::body::{BlockId, RegionId, ValueId};
use crate::context::Type;
use crate::text::lexer::Tok;
use crate::text::parse::{DeferredHolder, Parser, Res};
use crate::text::{Argument, UnresolvedOperand};

impl<'s> Parser<'s> {
    /// `^name`
    pub(crate) fn successor(&mut self) -> Res<BlockId> {
        if !self.at(Tok::Caret) {
            return Err(self.wrong("expected block name"));
        }
        let token = self.bump();
        Ok(self.block_named(self.spelling_of(token), token.start))
    }

    /// `(%a, %b : type, type)` of a successor.
    pub(crate) fn successor_operands(&mut self, values: &mut SmallVec<[ValueId; 4]>) -> Res<()> {
        if !self.eat(Tok::LParen) || self.eat(Tok::RParen) {
            return Ok(());
        }
        let mut operands: SmallVec<[UnresolvedOperand; 4]> = SmallVec::new();
        loop {
            operands.push(self.operand()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Colon, "expected ':' in operand list")?;
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        loop {
            types.push(self.ty()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        if types.len() != operands.len() {
            return Err(self.error_here(format!("expected {} types to match operand list", operands.len())));
        }
        for (operand, ty) in operands.iter().zip(types) {
            values.push(self.resolve(operand, ty)?);
        }
        self.expect(Tok::RParen, "expected ')'")?;
        Ok(())
    }

    /// `{ … }`; the entry block gets the arguments.
    pub(crate) fn region(&mut self, arguments: &[Argument], isolated: bool) -> Res<RegionId> {
        self.expect(Tok::LBrace, "expected '{' to begin a region")?;
        let region = self.ir.create_region();
        if arguments.is_empty() && self.eat(Tok::RBrace) {
            return Ok(region);
        }
        self.nested(|p| {
            p.push_scope(isolated);
            p.region_body(region, arguments)?;
            p.pop_scope()
        })?;
        self.bump();
        Ok(region)
    }

    fn region_body(&mut self, region: RegionId, arguments: &[Argument]) -> Res<()> {
        if !arguments.is_empty() && self.at(Tok::Caret) {
            return Err(self.error_here("invalid block name in region with named arguments"));
        }
        if self.at(Tok::Caret) {
            self.labelled_block(region)?;
        } else {
            let block = self.ir.create_block(&[]);
            self.ir.insert_block(block, region, None);
            for argument in arguments {
                if let Some(prior) = self.mention_of(&argument.name) {
                    let name = self.operand_name(&argument.name);
                    let error = self.error_at(
                        "parse::redefinition",
                        argument.name.offset,
                        format!("region entry argument '{name}' is already in use"),
                    );
                    let note = Diagnostic::note("previously referenced here");
                    return Err(Box::new(error.with_note(note.with_label(self.span(prior, prior), ""))));
                }
                let Some(ty) = argument.ty else {
                    return Err(self.error_at(
                        "parse::syntax",
                        argument.name.offset,
                        "region entry argument has no type",
                    ));
                };
                let loc = argument.loc.unwrap_or_else(|| self.loc_at(argument.name.offset));
                let value = self.ir.push_arg(block, ty, loc);
                let index = self.ir.block(block).args().len() as u32 - 1;
                self.claim_argument_loc(argument.name.offset, block, index);
                self.define(&argument.name, value, 1)?;
            }
            self.read_parts_of_table(block);
            self.block_body(block)?;
        }
        while !self.at(Tok::RBrace) {
            self.labelled_block(region)?;
        }
        Ok(())
    }

    fn labelled_block(&mut self, region: RegionId) -> Res<()> {
        let token = self.expect(Tok::Caret, "expected block name")?;
        let block = self.define_block(self.spelling_of(token), token.start)?;
        self.ir.insert_block(block, region, None);
        if self.at(Tok::LParen) {
            self.block_arguments(block)?;
        }
        self.expect(Tok::Colon, "expected ':' after block name")?;
        self.block_body(block)
    }

    fn block_arguments(&mut self, block: BlockId) -> Res<()> {
        self.list(crate::text::parse::Delimiter::Paren, "", |p| {
            let name = p.operand()?;
            p.expect(Tok::Colon, "expected ':' and type for SSA operand")?;
            let ty = p.ty()?;
            let loc = p.loc_at(name.offset);
            let index = p.ir.block(block).args().len() as u32;
            let value = p.ir.push_arg(block, ty, loc);
            if p.at_keyword("loc") {
                p.trailing_loc(DeferredHolder::Argument(block, index))?;
            }
            p.define(&name, value, 1)
        })
    }

    fn block_body(&mut self, block: BlockId) -> Res<()> {
        while !matches!(self.kind(), Tok::Caret | Tok::RBrace) {
            self.operation(block)?;
        }
        Ok(())
    }
}
