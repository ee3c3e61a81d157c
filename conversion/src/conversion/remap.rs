//! Replacements of values in a conversion, by type, and the casts that create them.

use legalize_ir::{InsertPoint, Ir, Location, OpId, OperationState, Type, Use, ValueId};
use smallvec::SmallVec;

use super::config::ConversionMode;
use super::converters::ConverterId;
use super::rewriter::{DelayingRewriter, REPLACED_BY_ITSELF};
use super::state::{Action, CastInfo, CastKind, Values};
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::{ConvertedOperands, after_definition};

impl DelayingRewriter<'_, '_> {
    /// The values that a value is mapped to now: with the converted types if a converter is in use, else the
    /// latest.
    ///
    /// # Errors
    /// If the value's type does not convert.
    pub(super) fn remapped_values(&mut self, value: ValueId) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.remapped_values_at(value, None)
    }

    /// Equivalent of [`DelayingRewriter::remapped_values`], with the location of a cast that it creates; that
    /// of the value if none is given.
    pub(super) fn remapped_values_at(
        &mut self,
        value: ValueId,
        loc: Option<Location>,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        if let Some(one) = self.unsettled_by_one(value).filter(|&one| !self.is_replaced_in_place(&[one])) {
            return Ok(Values::from_slice(&[one]));
        }
        self.remapped_for(value, loc)
    }

    /// The one value that a value is mapped to now, if its type is converted to one; it may be the result of
    /// an operation that will be replaced in place.
    #[inline]
    pub(super) fn unsettled_by_one(&mut self, value: ValueId) -> Option<ValueId> {
        // It must not depend on what was converted before, which is different where functions are converted
        // side by side.
        let to = self.converters.one_type(self.ctx, self.ir.value_type(value))?;
        self.state.with_type(&self.ir, value, to)?
    }

    /// Equivalent of [`DelayingRewriter::remapped_values`], with the location of the user of the value.
    fn remapped_for(
        &mut self,
        value: ValueId,
        user: Option<Location>,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.settle_leaf(value);
        if self.converters.in_use.is_none() {
            return Ok(self.look_through_cast(value).unwrap_or_else(|| self.state.latest(&self.ir, value)));
        }
        let Some(types) = self.converters.convert_value(self.ctx, &self.ir, value) else {
            return Err(MatchFailure::not_converted(self.ir.value_type(value)));
        };
        if types.is_empty() {
            return Ok(Values::new());
        }
        if let Some(values) = self.state.with_types(&self.ir, value, &types) {
            return Ok(values);
        }
        let source = self.look_through_cast(value);
        if let Some(values) = &source
            && values.iter().map(|&value| self.ir.value_type(value)).eq(types.iter().copied())
        {
            return Ok(values.clone());
        }
        let latest = source.unwrap_or_else(|| self.state.latest(&self.ir, value));
        let original = self.ir.value_type(value);
        let loc = user.unwrap_or_else(|| self.value_loc(value));
        let at = self.insert_point_of(&latest);
        let info = CastInfo {
            kind: CastKind::Target,
            converter: self.converters.in_use,
            original: Some(original),
            pure: true,
        };
        Ok(self.make_cast(at, loc, &latest, &latest.clone(), &types, info))
    }

    /// The operands of an operation as they are passed to a conversion pattern.
    pub(super) fn remapped_operands(
        &mut self,
        op: OpId,
        many: bool,
    ) -> Result<ConvertedOperands, MatchFailure> {
        let mut operands = ConvertedOperands::new();
        let loc = self.ir.op(op).loc();
        for index in 0..self.ir.op(op).operand_count() {
            let value = self.ir.operand(op, index);
            let values = self.remapped_for(value, Some(loc))?;
            if !many && values.len() != 1 {
                return Err(MatchFailure::lazy(move |_, _| {
                    format!("the pattern does not support 1:N conversion of operand {index}")
                }));
            }
            operands.push(&values);
        }
        Ok(operands)
    }

    /// The earliest point at which all values are defined.
    pub(super) fn insert_point_of(&mut self, values: &[ValueId]) -> InsertPoint {
        let mut best = values[0];
        for &value in &values[1..] {
            let (Some(a), Some(b)) = (self.ir.value_block(best), self.ir.value_block(value)) else {
                continue;
            };
            let later = if a == b {
                match (self.ir.defining_op(best), self.ir.defining_op(value)) {
                    (Some(one), Some(other)) => one != other && self.ir.is_before_in_block(one, other),
                    (None, Some(_)) => true,
                    _ => false,
                }
            } else {
                self.dominance.invalidate_all();
                self.dominance.properly_dominates(self.ctx, &self.ir, a, b)
            };
            if later {
                best = value;
            }
        }
        after_definition(&self.ir, best)
    }

    /// Creates a cast of the driver, or returns the inputs if they have the types already.
    pub(super) fn make_cast(
        &mut self,
        at: InsertPoint,
        loc: Location,
        to_map: &[ValueId],
        inputs: &[ValueId],
        types: &[Type],
        info: CastInfo,
    ) -> Values {
        if inputs.iter().map(|&value| self.ir.value_type(value)).eq(types.iter().copied()) {
            return inputs.into();
        }
        let mut state = OperationState::new(self.ctx, self.ctx.common().unrealized_conversion_cast, loc);
        state.operands.extend_from_slice(inputs);
        state.result_types.extend_from_slice(types);
        if self.attach_kind {
            let kind = match info.kind {
                CastKind::Source => "source",
                CastKind::Target => "target",
            };
            state.set_attr(self.ctx, "__kind__", self.ctx.string_attr(kind));
        }
        let op = self.ir.create_op(&state);
        self.ir.insert_op(op, at);
        self.state.add_cast(op, info);
        let results = Values::from_slice(self.ir.op(op).results());
        if !to_map.is_empty() {
            self.state.map(to_map, &results);
        }
        results
    }

    pub(super) fn replace_value(&mut self, from: ValueId, to: &[ValueId], converter: Option<ConverterId>) {
        if to == [from] {
            return;
        }
        if self.immediate {
            self.replace_value_at_once(from, to, converter);
            return;
        }
        self.settle_leaf(from);
        if self.state.leads_back(from, to) {
            self.misuse = Some(REPLACED_BY_ITSELF);
            return;
        }
        // Where a value is replaced again, the newest replacement holds.
        self.state.replace(&self.ir, from, to);
        self.state.act(Action::ReplaceValue { value: from, converter });
    }

    /// Replaces those uses of a value for which `which` returns true.
    ///
    /// # Errors
    /// With rollback, where all uses are known only at the end.
    pub(super) fn replace_uses_with_multiple_if(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> MatchResult {
        if self.mode == ConversionMode::Rollback {
            return Err(MatchFailure::new(
                "replacing only some uses of a value is not supported where edits can be rolled back",
            ));
        }
        let chosen: SmallVec<[Use; 4]> =
            self.ir.uses(from).filter(|&value_use| which(&self.ir, value_use)).collect();
        if chosen.is_empty() {
            return Ok(());
        }
        let ty = self.ir.value_type(from);
        let info = CastInfo {
            kind: CastKind::Source,
            converter: self.converters.in_use,
            original: None,
            pure: true,
        };
        let at = match to {
            [] => after_definition(&self.ir, from),
            _ => self.insert_point_of(to),
        };
        let by = self.make_cast(at, self.value_loc(from), &[], to, &[ty], info);
        for value_use in chosen {
            self.ir.set_operand(value_use.op, value_use.index as usize, by[0]);
        }
        Ok(())
    }
}
