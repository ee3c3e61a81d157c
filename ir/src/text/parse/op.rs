//! Operations, blocks, regions and whole files.

use std::borrow::Cow;

use legalize_source::{Diagnostic, Diagnostics};
use smallvec::SmallVec;

use super::lexer::{Tok, unescape};
use super::{DeferredHolder, Parser, Res};
use crate::body::{BlockId, InsertPoint, OpId, OperationState, RegionId, ValueId};
use crate::context::{AttrData, Attribute, LocData, Name, OpInfo, OpName, Traits, Type};
use crate::text::{Argument, AsmNames, OpParser, UnresolvedOperand};

/// Names on the left of `=`, each with the number of results that it stands for.
pub(in crate::text) type ResultNames = SmallVec<[(UnresolvedOperand, u32); 2]>;

/// The operation whose custom form is being read.
pub(in crate::text) struct OpenOp<'s> {
    /// Where its name stands.
    pub offset: u32,
    /// Its name as it is written.
    pub name: &'s str,
    /// The names of its results.
    pub results: ResultNames,
}

impl<'s> Parser<'s> {
    /// A whole file: aliases, resources and operations. The result is a module.
    pub fn file(&mut self, (line, column): (u32, u32)) -> Result<OpId, Diagnostics> {
        let region = self.ir.create_region();
        let block = self.ir.create_block(&[]);
        self.ir.place_block(block, region, None);
        self.push_scope(true);
        self.top_level(block).map_err(|error| Diagnostics::from(*error))?;
        let errors = self.undeclared();
        if !errors.is_empty() {
            return Err(errors);
        }
        self.resolve_deferred_locs().map_err(|error| Diagnostics::from(*error))?;
        let module = self.ctx.common().builtin_module;
        let data = self.ir.block(block);
        if let (Some(first), true) = (data.first(), data.first() == data.last())
            && self.ir.op(first).name() == module
        {
            self.ir.detach_op(first);
            self.ir.erase_block(block);
            return Ok(first);
        }
        let file = self.ctx.sources().file(self.file);
        let file = self.ctx.name(file.name());
        let loc = self.ctx.loc(LocData::FileLineCol { file, line, column });
        let mut state = OperationState::new(self.ctx, module, loc);
        state.regions.push(region);
        Ok(self.ir.create_op(&state))
    }

    fn top_level(&mut self, block: BlockId) -> Res<()> {
        loop {
            match self.kind() {
                Tok::Eof => return self.pop_scope(),
                Tok::Hash => self.attr_alias_definition()?,
                Tok::Exclaim => self.type_alias_definition()?,
                Tok::MetadataBegin => self.metadata()?,
                _ => {
                    self.operation(block)?;
                }
            }
        }
    }

    /// `#name = attribute`
    fn attr_alias_definition(&mut self) -> Res<()> {
        let token = self.bump();
        let name = &self.spelling_of(token)[1..];
        if name.contains('.') {
            return Err(self.error_at(
                "parse::alias",
                token.start,
                "attribute names with a '.' are reserved for dialect-defined names",
            ));
        }
        self.expect(Tok::Equal, "expected '=' in attribute alias definition")?;
        let attr = self.attribute(None)?;
        if self.attr_aliases.insert(name, attr).is_some() {
            return Err(self.error_at(
                "parse::alias",
                token.start,
                format!("redefinition of attribute alias id '{name}'"),
            ));
        }
        Ok(())
    }

    /// `!name = type`
    fn type_alias_definition(&mut self) -> Res<()> {
        let token = self.bump();
        let name = &self.spelling_of(token)[1..];
        if name.contains('.') {
            return Err(self.error_at(
                "parse::alias",
                token.start,
                "type names with a '.' are reserved for dialect-defined names",
            ));
        }
        self.expect(Tok::Equal, "expected '=' in type alias definition")?;
        let ty = self.ty()?;
        if self.type_aliases.insert(name, ty).is_some() {
            return Err(self.error_at(
                "parse::alias",
                token.start,
                format!("redefinition of type alias id '{name}'"),
            ));
        }
        Ok(())
    }

    /// An operation with its results and location, at the end of a block.
    pub fn operation(&mut self, block: BlockId) -> Res<OpId> {
        let start = self.offset();
        let mut results = ResultNames::new();
        if self.at(Tok::Percent) {
            self.result_names(&mut results)?;
        }
        match self.kind() {
            Tok::Str => {
                let op = self.generic_operation(block)?;
                self.bind_results(op, &results, start)?;
                Ok(op)
            }
            Tok::Bare if !self.at_integer_type() => {
                let open = OpenOp { offset: self.offset(), name: self.spelling(), results };
                let op = self.custom_operation(block, &open)?;
                self.bind_results(op, &open.results, start)?;
                Ok(op)
            }
            _ => Err(self.wrong("expected operation name in quotes")),
        }
    }

    fn result_names(&mut self, results: &mut ResultNames) -> Res<()> {
        loop {
            let token = self.expect(Tok::Percent, "expected valid ssa identifier")?;
            let name = self.operand_named(self.spelling_of(token), 0, token.start);
            let mut count = 1;
            if self.eat(Tok::Colon) {
                if !self.at(Tok::Integer) {
                    return Err(self.wrong("expected integer number of results"));
                }
                count = match self.spelling().parse::<u32>() {
                    Ok(count) if count > 0 => count,
                    _ => return Err(self.error_here("expected named operation to have at least 1 result")),
                };
                self.bump();
            }
            results.push((name, count));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Equal, "expected '=' after SSA name")?;
        Ok(())
    }

    #[inline]
    fn bind_results(&mut self, op: OpId, names: &[(UnresolvedOperand, u32)], start: u32) -> Res<()> {
        if names.is_empty() {
            return Ok(());
        }
        let count = self.ir.op(op).results().len();
        let named: u64 = names.iter().map(|name| u64::from(name.1)).sum();
        if count == 0 {
            return Err(self.error_at(
                "parse::result_count",
                start,
                "cannot name an operation with no results",
            ));
        }
        if named != count as u64 {
            return Err(self.error_at(
                "parse::result_count",
                start,
                format!("operation defines {count} results but was provided {named} to bind"),
            ));
        }
        let mut index = 0;
        for (name, count) in names {
            let value = self.ir.op(op).results()[index];
            self.define(name, value, *count)?;
            index += *count as usize;
        }
        Ok(())
    }

    /// The handle of an operation name.
    #[inline]
    fn op_name(&mut self, name: &'s str) -> OpName {
        match self.op_names.get(name) {
            Some(&name) => name,
            None => {
                let handle = self.ctx.op_name(name);
                self.op_names.insert(name, handle);
                handle
            }
        }
    }

    // Generic form.

    fn generic_operation(&mut self, block: BlockId) -> Res<OpId> {
        let token = self.bump();
        let quoted = self.spelling_of(token);
        let name = match unescape(quoted.as_bytes()) {
            Cow::Borrowed(_) => self.op_name(&quoted[1..quoted.len() - 1]),
            Cow::Owned(bytes) => self.ctx.op_name(&String::from_utf8_lossy(&bytes)),
        };
        let text = self.ctx.op_str(name);
        if text.is_empty() {
            return Err(self.error_at("parse::op_name", token.start, "empty operation name is invalid"));
        }
        if text.contains('\0') {
            return Err(self.error_at(
                "parse::op_name",
                token.start,
                "null character not allowed in operation name",
            ));
        }
        let info = self.ctx.op_info(name);
        if info.is_none() {
            self.check_unregistered(name, token.start)?;
        }
        let mut state = OperationState::new(self.ctx, name, self.loc_at(token.start));
        self.generic_after_name(&mut state)?;
        self.finish_operation(block, &mut state, info)
    }

    /// Operands, successors, properties, regions, attributes and type.
    pub fn generic_after_name(&mut self, state: &mut OperationState) -> Res<()> {
        let info = self.ctx.op_info(state.name);
        self.expect(Tok::LParen, "expected '(' to start operand list")?;
        let mut operands: SmallVec<[UnresolvedOperand; 8]> = SmallVec::new();
        if self.at(Tok::Percent) {
            loop {
                operands.push(self.operand()?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' to end operand list")?;
        if self.at(Tok::LSquare) {
            if info.is_some_and(|info| !info.traits.contains(Traits::TERMINATOR)) {
                return Err(self.error_here("successors in non-terminator"));
            }
            self.bump();
            loop {
                state.successors.push(self.successor()?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RSquare, "expected ']'")?;
        }
        if self.eat(Tok::Less) {
            let start = self.offset();
            let properties = self.attribute(None)?;
            self.expect(Tok::Greater, "expected '>' to close properties")?;
            match self.ctx.as_dict(properties) {
                Some(dict) => state.inherent = dict,
                None => {
                    return Err(self.error_at(
                        "parse::properties",
                        start,
                        "expected DictionaryAttr to set properties",
                    ));
                }
            }
        }
        if self.eat(Tok::LParen) {
            loop {
                state.regions.push(self.region(&[], false)?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.expect(Tok::RParen, "expected ')' to end region list")?;
        }
        if self.at(Tok::LBrace) {
            self.attr_dict_into(state)?;
        }
        self.expect(Tok::Colon, "expected ':' followed by operation type")?;
        let type_offset = self.offset();
        let mut inputs: SmallVec<[Type; 8]> = SmallVec::new();
        if self.at(Tok::LParen) {
            self.signature(&mut inputs, &mut state.result_types)?;
        } else {
            let ty = self.ty()?;
            let crate::context::TypeData::Function { inputs: from, results } = self.ctx.type_data(ty) else {
                return Err(self.error_at("parse::syntax", type_offset, "expected function type"));
            };
            inputs.extend_from_slice(from);
            state.result_types.extend_from_slice(results);
        }
        if inputs.len() != operands.len() {
            let plural = if operands.len() == 1 { "" } else { "s" };
            return Err(self.error_at(
                "parse::operand_count",
                type_offset,
                format!("expected {} operand type{plural} but had {}", operands.len(), inputs.len()),
            ));
        }
        for (operand, &ty) in operands.iter().zip(&inputs) {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    #[cold]
    fn check_unregistered(&self, name: OpName, offset: u32) -> Res<()> {
        if self.ctx.allows_unregistered_dialects() {
            return Ok(());
        }
        let dialect = self.ctx.op_dialect(name);
        if self.ctx.dialect(dialect).is_some() {
            // Known dialect, unknown operation: the verifier says so, as upstream.
            return Ok(());
        }
        let error = self.error_at(
            "parse::unregistered_dialect",
            offset,
            "operation being parsed with an unregistered dialect. If this is intended, please use \
             -allow-unregistered-dialect with the MLIR tool used",
        );
        Err(Box::new(error.with_help(format!(
            "register dialect '{}', for instance from its .td file",
            self.ctx.str(dialect)
        ))))
    }

    /// Makes the operation and reads its location.
    #[inline]
    fn finish_operation(
        &mut self,
        block: BlockId,
        state: &mut OperationState,
        info: Option<&'s OpInfo>,
    ) -> Res<OpId> {
        if info.is_some_and(|info| !info.default_attrs.is_empty()) {
            state.fill_default_attrs(self.ctx);
        }
        let op = self.ir.create_op(state);
        self.ir.place_op(op, InsertPoint::End(block));
        if self.at_keyword("loc") {
            self.trailing_loc(DeferredHolder::Op(op))?;
        }
        Ok(op)
    }

    // Custom form.

    fn custom_operation(&mut self, block: BlockId, open: &OpenOp<'s>) -> Res<OpId> {
        let written = open.name;
        self.bump();
        let mut name = self.op_name(written);
        if self.ctx.op_info(name).is_none() && !written.contains('.') {
            let dialect = self.default_dialect();
            name = self.ctx.op_name(&format!("{dialect}.{written}"));
        }
        let Some(info) = self.ctx.op_info(name) else { return Err(self.unknown_custom_op(open, name)) };
        let Some(hook) = &info.hooks.parse else {
            let error = self.error_at(
                "parse::no_custom_form",
                open.offset,
                format!("custom op '{written}' has no custom assembly form"),
            );
            return Err(Box::new(
                error.with_help(format!("write it in generic form, \"{}\"(…)", self.ctx.op_str(name))),
            ));
        };
        let mut state = OperationState::new(self.ctx, name, self.loc_at(open.offset));
        self.default_dialects.push(Some(info));
        let result = hook(&mut OpParser::new(self, Some(open)), &mut state);
        self.default_dialects.pop();
        result.map_err(Box::new)?;
        self.finish_operation(block, &mut state, Some(info))
    }

    /// The dialect whose prefix may be dropped here.
    fn default_dialect(&self) -> &'s str {
        match self.default_dialects.last() {
            Some(Some(info)) => info
                .extensions
                .of::<AsmNames>()
                .and_then(|names| names.default_dialect_for_regions)
                .map_or("", |name| self.ctx.str(name)),
            _ => "builtin",
        }
    }

    #[cold]
    fn unknown_custom_op(&self, open: &OpenOp<'s>, name: OpName) -> Box<Diagnostic> {
        let (written, full) = (open.name, self.ctx.op_str(name));
        let tried = if written == full { String::new() } else { format!(" (tried '{full}' as well)") };
        let dialect = self.ctx.str(self.ctx.op_dialect(name));
        let dialect = if full.starts_with('.') { "" } else { dialect };
        let span = self.span(open.offset, open.offset + written.len() as u32);
        if self.ctx.dialect(self.ctx.name(dialect)).is_none() {
            let known = self.ctx.registered_dialects();
            let known: Vec<_> = known.iter().map(|info| self.ctx.str(info.name)).collect();
            return Box::new(
                Diagnostic::error(
                    "parse::unknown_dialect",
                    format!("Dialect `{dialect}' not found for custom op '{written}' {tried}"),
                )
                .with_label(span, "")
                .with_help(format!("available dialects: {}", known.join(", "))),
            );
        }
        Box::new(
            Diagnostic::error("parse::unknown_op", format!("custom op '{written}' is unknown{tried}"))
                .with_label(span, "")
                .with_help("only registered operations have a custom form; write it in generic form"),
        )
    }

    // Operands and successors.

    /// `%name` or `%name#2`
    #[inline]
    pub fn operand(&mut self) -> Res<UnresolvedOperand> {
        let token = self.expect(Tok::Percent, "expected SSA operand")?;
        let mut operand = self.operand_named(self.spelling_of(token), 0, token.start);
        if self.at(Tok::Hash) {
            match self.spelling()[1..].parse::<u32>() {
                Ok(number) => operand.number = number,
                Err(_) => return Err(self.error_here("invalid SSA value result number")),
            }
            self.bump();
        }
        Ok(operand)
    }

    /// `^name`
    pub fn successor(&mut self) -> Res<BlockId> {
        if !self.at(Tok::Caret) {
            return Err(self.wrong("expected block name"));
        }
        let token = self.bump();
        Ok(self.block_named(self.spelling_of(token), token.start))
    }

    /// `(%a, %b : type, type)` of a successor.
    pub fn successor_operands(&mut self, values: &mut SmallVec<[ValueId; 4]>) -> Res<()> {
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

    // Regions and blocks.

    /// `{ … }`; the entry block gets the arguments.
    pub fn region(&mut self, arguments: &[Argument], isolated: bool) -> Res<RegionId> {
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
            self.ir.place_block(block, region, None);
            for argument in arguments {
                if let Some(prior) = self.definition_of(&argument.name) {
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
        self.ir.place_block(block, region, None);
        if self.at(Tok::LParen) {
            self.block_arguments(block)?;
        }
        self.expect(Tok::Colon, "expected ':' after block name")?;
        self.block_body(block)
    }

    fn block_arguments(&mut self, block: BlockId) -> Res<()> {
        self.list(super::Delimiter::Paren, "", |p| {
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

    // Attributes of operations.

    /// `{…}` into the dictionaries of an operation.
    pub fn attr_dict_into(&mut self, state: &mut OperationState) -> Res<()> {
        let mut entries = super::Entries::new();
        self.dict_entries(&mut entries)?;
        if entries.is_empty() {
            return Ok(());
        }
        let ctx = self.ctx;
        let inherent = ctx.op_info(state.name).map_or(&[][..], |info| &info.inherent);
        let is_inherent = |entry: &(Name, Attribute)| inherent.contains(&entry.0);
        if !inherent.is_empty() && entries.iter().any(is_inherent) {
            let old = ctx.dict_entries(state.inherent).iter().copied();
            state.inherent = ctx.dict(old.chain(entries.iter().copied().filter(is_inherent)));
            entries.retain(|entry| !inherent.contains(&entry.0));
        }
        if state.discardable == ctx.common().empty_dict {
            state.discardable = self.dict_of(&entries);
        } else if !entries.is_empty() {
            let old = ctx.dict_entries(state.discardable).iter().copied();
            state.discardable = ctx.dict(old.chain(entries));
        }
        Ok(())
    }

    /// The location that an attribute stands for.
    pub fn attr_as_loc(&self, attr: Attribute) -> Option<crate::context::Location> {
        match self.ctx.attr_data(attr) {
            AttrData::Location(loc) => Some(*loc),
            _ => None,
        }
    }
}
