//! The generic form, which every operation has.

use std::borrow::Cow;

use legalize_source::Diagnostic;
use smallvec::SmallVec;

use crate::body::{BlockId, OpId, OperationState};
use crate::context::{AttrDict, Attribute, Name, OpInfo, OpName, Traits, Type};
use crate::reason::Reason;
use crate::text::lexer::{Tok, unescape};
use crate::text::parse::{Parser, Res};
use crate::text::{UnresolvedOperand, attr_to_string};

impl<'s> Parser<'s> {
    pub(super) fn generic_operation(&mut self, block: BlockId) -> Res<OpId> {
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
        self.generic_after_name(&mut state, token.start)?;
        self.finish_operation(block, &mut state, info)
    }

    /// Operands, successors, properties, regions, attributes and type; the operation is at `offset`.
    pub(crate) fn generic_after_name(&mut self, state: &mut OperationState, offset: u32) -> Res<()> {
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
            self.expect(Tok::RSquare, "expected ',' or ']'")?;
        }
        let mut given = None;
        if self.eat(Tok::Less) {
            let properties = self.attribute(None)?;
            self.expect(Tok::Greater, "expected '>' to close properties")?;
            match self.ctx.as_dict(properties) {
                _ if info.is_none() => state.inherent = self.ctx.properties(properties),
                Some(dict) => {
                    given = Some(dict);
                    state.inherent = dict;
                }
                None => {
                    let reason = "expected DictionaryAttr to set properties";
                    return Err(self.invalid_properties(state, offset, properties, reason));
                }
            }
        }
        if self.eat(Tok::LParen) {
            info.inspect(|info| self.part.enter(info));
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
        if let (Some(dict), Some(info)) = (given, info) {
            if let Some(check) = &info.hooks().check_properties
                && let Err(reason) = check(self.ctx, dict)
            {
                return Err(self.invalid_properties(state, offset, dict.as_attribute(), reason.as_str()));
            }
            match self.properties_of(info, dict) {
                Ok(properties) if properties == dict => {}
                // The attributes after the regions have been added by now.
                Ok(_) => state.inherent = self.properties_of(info, state.inherent).unwrap_or(state.inherent),
                Err(reason) => {
                    return Err(self.invalid_properties(state, offset, dict.as_attribute(), reason.as_str()));
                }
            }
        }
        Ok(())
    }

    /// Returns those of the given properties that the operation declares.
    fn properties_of(&self, info: &OpInfo, dict: AttrDict) -> Result<AttrDict, Reason> {
        let segments = Traits::ATTR_SIZED_OPERAND_SEGMENTS | Traits::ATTR_SIZED_RESULT_SEGMENTS;
        let dict = if info.traits.intersects(segments) { self.with_segments(info, dict)? } else { dict };
        let entries = self.ctx.dict_entries(dict);
        if !entries.is_empty() && info.inherent.is_empty() {
            return Err("this operation does not support properties".into());
        }
        if entries.iter().all(|&(name, _)| info.is_inherent(name)) {
            return Ok(dict);
        }
        Ok(self.ctx.dict(entries.iter().copied().filter(|&(name, _)| info.is_inherent(name))))
    }

    /// The properties with sizes of segments under their names, as many as there are groups.
    fn with_segments(&self, info: &OpInfo, dict: AttrDict) -> Result<AttrDict, Reason> {
        let dict = self.with_new_names(info, dict);
        let sized = [
            (Traits::ATTR_SIZED_OPERAND_SEGMENTS, "operandSegmentSizes", &info.operands),
            (Traits::ATTR_SIZED_RESULT_SEGMENTS, "resultSegmentSizes", &info.results),
        ];
        for (segments, name, groups) in sized {
            let sizes = self.ctx.find_name(name).and_then(|name| self.ctx.dict_entry(dict, name));
            let (true, Some(sizes)) = (info.traits.contains(segments), sizes) else { continue };
            let Some(sizes) = self.ctx.as_dense_i32_array(sizes) else {
                return Err("expected DenseI32ArrayAttr for key `value`".into());
            };
            if sizes.len() != groups.len() {
                let (given, groups) = (sizes.len(), groups.len());
                return Err(format!("size mismatch in attribute conversion: {given} vs {groups}").into());
            }
        }
        Ok(dict)
    }

    /// Sizes of segments under the names that they have now; upstream takes the older ones too.
    fn with_new_names(&self, info: &OpInfo, dict: AttrDict) -> AttrDict {
        let older = [
            ("operand_segment_sizes", "operandSegmentSizes"),
            ("result_segment_sizes", "resultSegmentSizes"),
        ];
        older.into_iter().fold(dict, |dict, (old, new)| {
            let sizes = self.ctx.find_name(old).and_then(|old| self.ctx.dict_entry(dict, old));
            let new = self.ctx.find_name(new).filter(|&new| info.is_inherent(new));
            match (sizes, new) {
                (Some(sizes), Some(new)) if self.ctx.dict_entry(dict, new).is_none() => {
                    self.ctx.dict_with(dict, new, Some(sizes))
                }
                _ => dict,
            }
        })
    }

    #[cold]
    fn invalid_properties(
        &self,
        state: &OperationState,
        offset: u32,
        properties: Attribute,
        reason: &str,
    ) -> Box<Diagnostic> {
        let (text, name) = (attr_to_string(self.ctx, properties), self.ctx.op_str(state.name));
        self.error_at(
            "parse::properties",
            offset,
            format!("invalid properties {text} for op {name}: {reason}"),
        )
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

    /// `{…}` into the dictionaries of an operation.
    pub(crate) fn attr_dict_into(&mut self, state: &mut OperationState) -> Res<()> {
        let mut entries = crate::text::parse::Entries::new();
        self.dict_entries(&mut entries)?;
        if entries.is_empty() {
            return Ok(());
        }
        let ctx = self.ctx;
        let known = [state.inherent, state.discardable];
        if known.iter().any(|&dict| dict != ctx.common().empty_dict) && state.repeated.is_none() {
            let is_known = |name| known.iter().any(|&dict| ctx.dict_entry(dict, name).is_some());
            state.repeated = entries.iter().map(|entry| entry.0).find(|&name| is_known(name));
        }
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
}
