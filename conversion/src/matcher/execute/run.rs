//! Execution of the edits of a pattern that matched.

use legalize_ir::{
    Attribute, BlockId, Context, InsertPoint, Location, Name, OpId, OpName, OperationState, RegionId, Type,
    ValueId,
};
use legalize_pattern_model::Kind;
use smallvec::SmallVec;

use crate::matcher::execute::known::{Dicts, Known};
use crate::matcher::execute::state::MatchState;
use crate::matcher::execute::types::converted_types;
use crate::matcher::execute::values::{bind_results, resolve};
use crate::matcher::program::position::{PosId, Val, group_range};
use crate::matcher::program::steps::{Direct, LocSource, Ref, Step, Use};
use crate::matcher::program::{Pattern, Program};
use crate::natives::{NativeValue, NativeValues, RewriteCall};
use crate::pattern::MatchFailure;
use crate::presence::{
    block_is_there, is_read_outside, place_is_there, region_is_there, value_is_inside, value_is_there,
};
use crate::rewriter::Rewriter;

/// Failure of an impossible edit: the pattern cannot be evaluated.
pub(crate) fn fail<T>(reason: &'static str) -> Result<T, MatchFailure> {
    Err(MatchFailure::new(reason).unevaluated())
}

/// A run of one pattern's edits.
pub(crate) struct Run<'r, 'c> {
    pub program: &'r Program,
    pub index: u32,
    pub pattern: &'r Pattern,
    /// Index of the operation with remembered attributes that is created next, if they are known.
    pub known: Option<usize>,
    /// The attributes of created operations, if these are to be remembered.
    pub created: Option<SmallVec<[Dicts; 2]>>,
    pub state: &'r mut MatchState,
    pub locals: &'r mut [NativeValue],
    pub rewriter: &'r mut dyn Rewriter<'c>,
    pub root: OpId,
    pub root_loc: Location,
    /// True if matched values and types are converted.
    pub remap: bool,
    /// Insertion point after the operations of new blocks have been created.
    pub outer: Option<InsertPoint>,
    /// True inside of a dialect conversion.
    pub in_conversion: bool,
    /// Operations with regions that this pattern erased or replaced; in a conversion they stay until it is
    /// done.
    pub erased: SmallVec<[OpId; 2]>,
}

pub(crate) const NO_PLACE: &str = "the insertion point was erased";
pub(crate) const OTHER_NUMBER: &str = "a replacement has the wrong number of values";
const OWN_INSIDE: &str = "an operation cannot be replaced by values that its regions define";

impl<'c> Run<'_, 'c> {
    pub(crate) fn ctx(&self) -> &'c Context {
        self.rewriter.ctx()
    }

    /// Entity that a reference denotes, as it was matched.
    fn get(&mut self, what: &Ref) -> NativeValue {
        let ctx = self.ctx();
        resolve(self.program, self.state, self.locals, ctx, self.rewriter.ir(), what)
    }

    /// Values that a use denotes, remapped if it was matched.
    fn values(&mut self, from: &Use) -> Result<SmallVec<[ValueId; 4]>, MatchFailure> {
        let found = self.get(&from.what);
        let values: SmallVec<[ValueId; 4]> = match &found {
            NativeValue::Value(value) => SmallVec::from_slice(&[*value]),
            NativeValue::Values(values) => values.clone(),
            NativeValue::Null => SmallVec::new(),
            // An operation created by a native denotes its results.
            NativeValue::Op(op) => match self.rewriter.ir().try_op(*op) {
                Some(data) => SmallVec::from_slice(data.results()),
                None => return fail("an operation was erased"),
            },
            _ => return fail("a value was expected"),
        };
        if !values.iter().all(|&value| self.is_there(value)) {
            return fail("a value was erased");
        }
        if self.remap && from.matched {
            let Some(conversion) = self.rewriter.as_conversion() else { return Ok(values) };
            let mut remapped = SmallVec::new();
            for value in values {
                remapped.extend(conversion.remapped_values_at(value, self.root_loc)?);
            }
            return Ok(remapped);
        }
        Ok(values)
    }

    /// Returns true if a value exists, and is not erased with operations that this pattern erased or
    /// replaced. In a conversion the block of an argument may be replaced by now, and the argument is mapped
    /// to others.
    fn is_there(&self, value: ValueId) -> bool {
        let ir = self.rewriter.ir();
        let there =
            if self.in_conversion { ir.try_value(value).is_some() } else { value_is_there(ir, value) };
        there && !self.erased.iter().any(|&op| value_is_inside(ir, op, value))
    }

    /// A block that can be branched to or filled.
    pub(crate) fn block(&mut self, from: &Use) -> Result<BlockId, MatchFailure> {
        match self.get(&from.what) {
            NativeValue::Block(block) => {
                let ir = self.rewriter.ir();
                let around = ir.is_live_block(block).then(|| ir.block_parent_op(block)).flatten();
                let goes = around.is_none_or(|around| self.is_erased(around));
                if block_is_there(ir, block) && !goes { Ok(block) } else { fail("a block was erased") }
            }
            _ => fail("a block was expected"),
        }
    }

    /// A region that may be moved, or to which blocks are added.
    pub(crate) fn region(&mut self, from: &Use) -> Result<RegionId, MatchFailure> {
        match self.get(&from.what) {
            NativeValue::Region(region) => {
                let ir = self.rewriter.ir();
                let around = ir.try_region(region).and_then(legalize_ir::RegionData::parent);
                let goes = around.is_some_and(|around| self.is_erased(around));
                if region_is_there(ir, region) && !goes { Ok(region) } else { fail("a region was erased") }
            }
            _ => fail("a region was expected"),
        }
    }

    fn is_erased(&self, op: OpId) -> bool {
        self.erased.iter().any(|&erased| self.rewriter.ir().is_ancestor(erased, op))
    }

    /// Notes that an operation is erased; fails if its contents are still needed.
    fn leave(&mut self, op: OpId) -> Result<(), MatchFailure> {
        if is_read_outside(self.rewriter.ir(), op) {
            return fail("a value that a region of an operation defines is used elsewhere");
        }
        if !self.rewriter.ir().op(op).regions().is_empty() {
            self.erased.push(op);
        }
        Ok(())
    }

    /// Adds the values that a use denotes; returns their number.
    pub(crate) fn push_values(
        &mut self,
        from: &Use,
        into: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<usize, MatchFailure> {
        // Nearly always it is one value that was matched, or several.
        if let Ref::Pos(pos, _) = &from.what {
            let (program, ctx) = (self.program, self.ctx());
            match self.state.at(program, ctx, self.rewriter.ir(), *pos) {
                Val::Value(value) if self.is_there(value) => return self.push_matched(value, from, into),
                Val::Values { start, len } => {
                    let before = into.len();
                    for index in start..start + len {
                        let value = self.state.value_list(index, 1)[0];
                        if !self.is_there(value) {
                            return fail("a value was erased");
                        }
                        self.push_matched(value, from, into)?;
                    }
                    return Ok(into.len() - before);
                }
                _ => {}
            }
        }
        let values = self.values(from)?;
        into.extend_from_slice(&values);
        Ok(values.len())
    }

    /// Adds a matched value, or its replacements if it is remapped; returns the number of values.
    fn push_matched(
        &mut self,
        value: ValueId,
        from: &Use,
        into: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<usize, MatchFailure> {
        if self.remap
            && from.matched
            && let Some(conversion) = self.rewriter.as_conversion()
        {
            let values = conversion.remapped_values_at(value, self.root_loc)?;
            into.extend_from_slice(&values);
            return Ok(values.len());
        }
        into.push(value);
        Ok(1)
    }

    pub(crate) fn types(&mut self, from: &Use) -> Result<SmallVec<[Type; 4]>, MatchFailure> {
        let found = self.get(&from.what);
        let types: SmallVec<[Type; 4]> = match &found {
            NativeValue::Type(ty) => SmallVec::from_slice(&[*ty]),
            NativeValue::Types(types) => types.clone(),
            NativeValue::Attr(attr) => match self.ctx().attr_data(*attr) {
                legalize_ir::AttrData::Type(ty) => SmallVec::from_slice(&[*ty]),
                _ => return fail("a type was expected"),
            },
            _ => return fail("a type was expected"),
        };
        // A fixed type is not converted: the pattern requests it.
        if from.matched && !matches!(from.what, Ref::Const(_)) {
            return self.convert(types);
        }
        Ok(types)
    }

    pub(crate) fn convert(
        &mut self,
        types: SmallVec<[Type; 4]>,
    ) -> Result<SmallVec<[Type; 4]>, MatchFailure> {
        converted_types(self.remap, self.rewriter, types)
    }

    pub(crate) fn op(&mut self, from: &Use) -> Result<OpId, MatchFailure> {
        let ctx = self.ctx();
        // Nearly always it is one that was matched or created.
        let known = match &from.what {
            Ref::Pos(pos, _) => match self.state.at(self.program, ctx, self.rewriter.ir(), *pos) {
                Val::Op(op) => Some(op),
                _ => None,
            },
            Ref::Local(local) => match &self.locals[*local as usize] {
                NativeValue::Op(op) => Some(*op),
                _ => None,
            },
            Ref::Const(_) => None,
        };
        if let Some(op) = known {
            return if self.rewriter.ir().is_live(op) { Ok(op) } else { fail("an operation was erased") };
        }
        match self.get(&from.what) {
            NativeValue::Op(op) if self.rewriter.ir().is_live(op) => Ok(op),
            NativeValue::Op(_) => fail("an operation was erased"),
            // A result denotes its operation, as in upstream.
            NativeValue::Value(value) => match self.rewriter.ir().try_value(value) {
                Some(_) => self
                    .rewriter
                    .ir()
                    .defining_op(value)
                    .map_or_else(|| fail("an operation was expected"), Ok),
                None => fail("an operation was erased"),
            },
            _ => fail("an operation was expected"),
        }
    }

    /// Attribute of a new operation that a use denotes, if it is to be present.
    pub(crate) fn attr(
        &mut self,
        from: &Use,
        name: Name,
        of: OpName,
    ) -> Result<Option<Attribute>, MatchFailure> {
        let ctx = self.ctx();
        match &from.what {
            Ref::Pos(pos, _) => {
                if let Val::Attr(attr) = self.state.at(self.program, ctx, self.rewriter.ir(), *pos) {
                    return Ok(Some(attr));
                }
            }
            Ref::Local(local) => {
                if let NativeValue::Attr(attr) = &self.locals[*local as usize] {
                    return Ok(Some(*attr));
                }
            }
            Ref::Const(NativeValue::Attr(attr)) => return Ok(Some(*attr)),
            Ref::Const(_) => {}
        }
        match self.get(&from.what) {
            NativeValue::Attr(attr) => Ok(Some(attr)),
            NativeValue::Type(ty) => Ok(Some(self.ctx().type_attr(ty))),
            NativeValue::Text(text) => Ok(Some(self.ctx().string_attr(&text))),
            NativeValue::Null => Ok(None),
            other => {
                let what = other.kind().map_or("no attribute", Kind::describe);
                let (name, of) = (ctx.str(name), ctx.op_str(of));
                Err(MatchFailure::not_evaluated(format!("attribute '{name}' of '{of}' is given {what}")))
            }
        }
    }

    fn loc_of(&mut self, value: &NativeValue) -> Option<Location> {
        let ir = self.rewriter.ir();
        match value {
            NativeValue::Op(op) => ir.try_op(*op).map(legalize_ir::OpData::loc),
            NativeValue::Value(value) => ir.value_loc(*value),
            NativeValue::Values(values) => ir.value_loc(*values.first()?),
            NativeValue::Attr(attr) => match self.ctx().attr_data(*attr) {
                legalize_ir::AttrData::Location(loc) => Some(*loc),
                _ => None,
            },
            _ => None,
        }
    }

    pub(crate) fn loc(&mut self, source: &LocSource) -> Location {
        match source {
            LocSource::Root => self.root_loc,
            LocSource::Named(loc) => *loc,
            LocSource::Matched => {
                let pattern = self.pattern;
                let locs: SmallVec<[Location; 4]> = pattern
                    .compiled
                    .matched_ops
                    .iter()
                    .filter_map(|op| {
                        let value = self.get(op);
                        self.loc_of(&value)
                    })
                    .collect();
                self.ctx().fused_loc(&locs, None)
            }
            LocSource::Of { of, metadata } => {
                let locs: SmallVec<[Location; 4]> = of
                    .iter()
                    .filter_map(|from| {
                        let value = self.get(&from.what);
                        self.loc_of(&value)
                    })
                    .collect();
                self.ctx().fused_loc(&locs, *metadata)
            }
        }
    }

    pub(crate) fn run(&mut self) -> Result<(), MatchFailure> {
        let pattern = self.pattern;
        let Some(inputs) = &pattern.compiled.inputs else { return self.steps() };
        let (program, ctx) = (self.program, self.ctx());
        if self.state.remembers(program, ctx, self.rewriter.ir(), self.index, inputs).is_some() {
            self.known = Some(0);
            return self.steps();
        }
        let Some(mut given) = self.given(inputs) else { return self.steps() };
        self.created = Some(SmallVec::new());
        self.steps()?;
        given.created = self.created.take().unwrap_or_default();
        self.state.set_known(self.index, given);
        Ok(())
    }

    /// Runs the natives before the one operation that is created, and remembers its attributes.
    pub(crate) fn attributes(&mut self, way: &Direct) -> Result<Dicts, MatchFailure> {
        let pattern = self.pattern;
        let steps = &pattern.compiled.steps;
        for (index, step) in steps[..way.step].iter().enumerate() {
            self.step(step).map_err(|why| why.in_part(pattern.compiled.part(index)))?;
        }
        let Step::Create(create) = &steps[way.step] else { return Err(MatchFailure::silent()) };
        let mut created = OperationState::new(self.ctx(), create.name, self.root_loc);
        self.set_attributes(create, &[], &mut created)
            .map_err(|why| why.in_part(pattern.compiled.part(way.step)))?;
        let dicts = (created.inherent, created.discardable);
        if let Some(mut given) = self.given(&way.inputs) {
            given.created.push(dicts);
            self.state.set_known(self.index, given);
        }
        Ok(dicts)
    }

    /// A record of the inputs at these positions; `None` if one is not an attribute or type.
    fn given(&mut self, inputs: &[PosId]) -> Option<Known> {
        let (program, ctx) = (self.program, self.ctx());
        let mut given = SmallVec::new();
        for &pos in inputs {
            let found = self.state.at(program, ctx, self.rewriter.ir(), pos);
            if !matches!(found, Val::Attr(_) | Val::Attributes(..) | Val::Type(_) | Val::Null) {
                return None;
            }
            given.push(found);
        }
        Some(Known::given(given))
    }

    /// The attributes of the operation that is created next, where they are known.
    pub(crate) fn next_known(&mut self) -> Option<Dicts> {
        let next = self.known.as_mut()?;
        let known = self.state.known(self.index)?.created.get(*next).copied();
        *next += 1;
        known
    }

    fn steps(&mut self) -> Result<(), MatchFailure> {
        let pattern = self.pattern;
        pattern.compiled.steps.iter().enumerate().try_for_each(|(index, step)| {
            self.step(step).map_err(|why| why.in_part(pattern.compiled.part(index)))
        })
    }

    fn step(&mut self, step: &Step) -> Result<(), MatchFailure> {
        match step {
            Step::Range { local, types: true, elements } => {
                let mut types = SmallVec::new();
                for element in elements {
                    types.extend(self.types(element)?);
                }
                self.locals[*local as usize] = NativeValue::Types(types);
            }
            Step::Range { local, types: false, elements } => {
                let mut values = SmallVec::new();
                for element in elements {
                    values.extend(self.values(element)?);
                }
                self.locals[*local as usize] = NativeValue::Values(values);
            }
            Step::Create(create) => {
                let created = self.create(create)?;
                self.locals[create.local as usize] = created;
            }
            Step::Block { local, region, arguments } => self.create_block(*local, region, arguments)?,
            Step::InsertInto { block: Some(block) } => {
                let block = self.block(block)?;
                if self.outer.is_none() {
                    self.outer = self.rewriter.insert_point();
                }
                self.rewriter.set_insert_point(InsertPoint::End(block));
            }
            Step::InsertInto { block: None } => match self.outer.take() {
                Some(outer) if !place_is_there(self.rewriter.ir(), outer) => return fail(NO_PLACE),
                Some(outer) => self.rewriter.set_insert_point(outer),
                None => {}
            },
            Step::Result { local, op, index } => {
                let op = self.op(op)?;
                let result = self.rewriter.ir().op(op).results().get(*index as usize).copied();
                let Some(result) = result else { return fail("an operation has fewer results") };
                self.locals[*local as usize] = NativeValue::Value(result);
            }
            Step::Results { local, op, group, single } => {
                let op = self.op(op)?;
                let ctx = self.ctx();
                let ir = self.rewriter.ir();
                let results = ir.op(op).results();
                let range = match group {
                    Some(group) => match group_range(ctx, ir, op, *group as usize, false) {
                        Some(range) => range,
                        None => return fail("an operation has no such result group"),
                    },
                    None => 0..results.len(),
                };
                let found = &results[range];
                self.locals[*local as usize] = match (single, found) {
                    (true, &[one]) => NativeValue::Value(one),
                    (true, _) => return fail("a result group is not one value"),
                    (false, many) => NativeValue::Values(many.into()),
                };
            }
            Step::ReplaceByOp { op, by } => {
                let (op, by) = (self.op(op)?, self.op(by)?);
                let values: SmallVec<[ValueId; 4]> = self.rewriter.ir().op(by).results().into();
                self.replace(op, &values)?;
            }
            Step::ReplaceByValues { op, by } => {
                let op = self.op(op)?;
                if !self.remap {
                    let mut values = SmallVec::new();
                    for from in by {
                        self.push_values(from, &mut values)?;
                    }
                    return self.replace(op, &values);
                }
                let mut lists: SmallVec<[SmallVec<[ValueId; 4]>; 2]> = SmallVec::new();
                for from in by {
                    lists.push(self.values(from)?);
                }
                let results = self.rewriter.ir().op(op).results().len();
                // One list per result may change their number in a conversion; else they are joined.
                if lists.len() == results && lists.iter().any(|list| list.len() != 1) {
                    if lists.iter().flatten().any(|&value| value_is_inside(self.rewriter.ir(), op, value)) {
                        return fail(OWN_INSIDE);
                    }
                    self.leave(op)?;
                    let lists: SmallVec<[&[ValueId]; 2]> = lists.iter().map(|list| &list[..]).collect();
                    self.rewriter.replace_op_with_multiple(op, &lists);
                    return Ok(());
                }
                let values: SmallVec<[ValueId; 4]> = lists.into_iter().flatten().collect();
                self.replace(op, &values)?;
            }
            Step::Erase { op } => {
                let op = self.op(op)?;
                if !self.in_conversion && !self.rewriter.ir().results_unused(op) {
                    return fail("an operation that is to be erased is still used");
                }
                self.leave(op)?;
                self.rewriter.erase_op(op);
            }
            // The attributes that it would compute are known.
            Step::Native { .. } if self.known.is_some() => {}
            Step::Native { run, args: uses, results, name, .. } => {
                let mut args = NativeValues::new();
                for arg in uses {
                    args.push(self.get(&arg.what));
                }
                let call = RewriteCall { root: self.root, loc: self.root_loc, args: &args };
                let created = run(self.rewriter, &call)?;
                bind_results(self.locals, results, created, name)?;
            }
        }
        Ok(())
    }

    fn replace(&mut self, op: OpId, values: &[ValueId]) -> Result<(), MatchFailure> {
        let ir = self.rewriter.ir();
        if ir.op(op).results().len() != values.len() {
            return fail(OTHER_NUMBER);
        }
        if !self.in_conversion {
            let own = |&value: &ValueId| ir.defining_op(value) == Some(op);
            if values.iter().any(own) && !ir.results_unused(op) {
                return fail("an operation cannot be replaced by its own results");
            }
        }
        if values.iter().any(|&value| value_is_inside(self.rewriter.ir(), op, value)) {
            return fail(OWN_INSIDE);
        }
        self.leave(op)?;
        self.rewriter.replace_op(op, values);
        Ok(())
    }
}
