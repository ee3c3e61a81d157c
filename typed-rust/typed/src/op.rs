//! Typed views of operations and their builders.

use legalize_conversion::PatternInfo;
use legalize_ir::{
    Attribute, BlockId, Context, InferInput, Ir, Location, OpId, OperationState, RegionId, Type, ValueId,
};
use smallvec::SmallVec;

use crate::misuse::{Part, data, gone_block, gone_value, uncreatable};
use crate::plain::{AttrValueKind, Plain};
use crate::{Arity, EditIr, Groups, ReadIr, Values};

/// A handle of an operation of one definition. It is as cheap as an [`OpId`]; the context and body are passed
/// to its methods.
pub trait OpView: Copy + Into<OpId> {
    /// The operation's full name.
    const NAME: &'static str;
    /// The layout of its operands.
    const OPERANDS: Groups = Groups::new(&[]);
    /// The layout of its results.
    const RESULTS: Groups = Groups::new(&[]);
    /// Names of the accessors of its operands, for messages.
    const OPERAND_NAMES: &'static [&'static str] = &[];
    /// Names of the accessors of its results, for messages.
    const RESULT_NAMES: &'static [&'static str] = &[];
    /// Names of the accessors of its regions, for messages.
    const REGION_NAMES: &'static [&'static str] = &[];
    /// Names of the accessors of its successors, for messages.
    const SUCCESSOR_NAMES: &'static [&'static str] = &[];

    /// The operands in a conversion, by name: [`One`](crate::One) value for each, or [`Many`](crate::Many).
    type Adaptor<'a, M: crate::Mapping>: From<crate::Operands<'a, M>>;

    /// Returns the view of an operation whose name is known to be [`NAME`](OpView::NAME).
    fn of(op: OpId) -> Self;

    /// True if an operation is of this definition.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    fn isa<'c>(at: &(impl ReadIr<'c> + ?Sized), op: OpId) -> bool {
        let (name, own) =
            (at.read_ctx().op_str(at.read_ir().op(op).name()).as_bytes(), Self::NAME.as_bytes());
        // Names of one dialect differ at their ends.
        name.len() == own.len() && name.iter().rev().eq(own.iter().rev())
    }

    /// Returns the view of an operation, if it is of this definition and has the declared numbers of operands
    /// and results: an operation that was not verified may have others, or is [known to be
    /// invalid](legalize_ir::Ir::is_known_invalid).
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[inline]
    #[track_caller]
    fn cast<'c>(at: &(impl ReadIr<'c> + ?Sized), op: OpId) -> Option<Self> {
        let is_sound = !at.read_ir().is_known_invalid(op);
        let is_own = is_sound && Self::isa(at, op) && crate::groups::fits(Self::of(op), at);
        is_own.then(|| Self::of(op))
    }

    /// Returns the view of the defining operation of a value, if it is of this definition.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline]
    #[track_caller]
    fn defining<'c>(at: &(impl ReadIr<'c> + ?Sized), value: ValueId) -> Option<Self> {
        Self::cast(at, at.read_ir().defining_op(value)?)
    }

    /// The description of a pattern on operations of this definition, for functions that are added as
    /// patterns.
    fn pattern_info(name: impl Into<String>) -> PatternInfo {
        PatternInfo::on(name, Self::NAME)
    }

    /// Returns the operation.
    fn op(self) -> OpId {
        self.into()
    }

    /// Returns the location of the operation.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn loc<'c>(self, at: &(impl ReadIr<'c> + ?Sized)) -> Location {
        data(self, at, Part::Location).loc()
    }
}

/// A handle of an operation that implements an interface: every view, and other implementers.
pub trait AsOp {
    /// Returns the operation.
    fn as_op(&self) -> OpId;
}

impl<T: Copy + Into<OpId>> AsOp for T {
    fn as_op(&self) -> OpId {
        (*self).into()
    }
}

/// The parts of a new operation.
#[derive(Clone, Debug)]
pub struct OpParts {
    operands: SmallVec<[Values; 4]>,
    nested: Vec<(&'static str, Vec<i32>)>,
    attrs: Vec<(&'static str, AttrValueKind, Plain)>,
    discardable: Vec<(Box<str>, Attribute)>,
    results: Vec<(usize, SmallVec<[Type; 2]>)>,
    result_types: Option<SmallVec<[Type; 2]>>,
    regions: SmallVec<[Option<RegionId>; 1]>,
    successors: SmallVec<[BlockId; 2]>,
}

impl OpParts {
    /// Creates an empty set of parts; `regions` is the number of declared regions.
    pub fn new<O: OpView>(regions: usize) -> Self {
        OpParts {
            operands: SmallVec::from_elem(Values::new(), O::OPERANDS.arities.len()),
            nested: Vec::new(),
            attrs: Vec::new(),
            discardable: Vec::new(),
            results: Vec::new(),
            result_types: None,
            regions: SmallVec::from_elem(None, regions),
            successors: SmallVec::new(),
        }
    }

    /// Sets the operands of a group.
    pub fn operands(&mut self, index: usize, values: &[ValueId]) {
        self.operands[index] = Values::from_slice(values);
    }

    /// Sets the operands of a group of groups, whose sizes are in the attribute `segments`.
    pub fn nested_operands(&mut self, index: usize, segments: &'static str, groups: &[&[ValueId]]) {
        self.operands[index] = Values::from_vec(groups.concat());
        self.nested.push((segments, groups.iter().map(|group| group.len() as i32).collect()));
    }

    /// Sets an attribute.
    pub fn attr(&mut self, name: &'static str, kind: AttrValueKind, value: impl Into<Plain>) {
        self.attrs.push((name, kind, value.into()));
    }

    /// Sets the types of a group of results.
    pub fn results(&mut self, index: usize, types: &[Type]) {
        self.results.push((index, SmallVec::from_slice(types)));
    }

    /// Sets a region, which must be detached.
    pub fn region(&mut self, index: usize, region: RegionId) {
        self.regions[index] = Some(region);
    }

    /// Adds regions after the declared ones.
    pub fn more_regions(&mut self, regions: &[RegionId]) {
        self.regions.extend(regions.iter().map(|&region| Some(region)));
    }

    /// Adds successors.
    pub fn successors(&mut self, blocks: &[BlockId]) {
        self.successors.extend_from_slice(blocks);
    }

    /// Checks that what the new operation refers to exists.
    #[track_caller]
    fn check<O: OpView>(&self, ir: &Ir) {
        for (index, values) in self.operands.iter().enumerate() {
            if let Some(why) = gone_value(ir, values) {
                uncreatable::<O>(Part::Operand(index), why);
            }
        }
        for (index, &block) in self.successors.iter().enumerate() {
            if let Some(why) = gone_block(ir, block) {
                uncreatable::<O>(Part::Successor(index), why);
            }
        }
        for (index, region) in self.regions.iter().enumerate() {
            let Some(region) = *region else { continue };
            match ir.try_region(region) {
                None => {
                    let why = format!("region {region:?} is erased or belongs to another body");
                    uncreatable::<O>(Part::Region(index), why);
                }
                Some(data) if data.parent().is_some() => {
                    uncreatable::<O>(Part::Region(index), "the region belongs to another operation");
                }
                Some(_) => {}
            }
        }
    }

    /// The state of the operation with the parts that were set.
    fn into_state<O: OpView>(self, ctx: &Context, loc: Location) -> OperationState {
        let mut state = OperationState::new(ctx, ctx.op_name(O::NAME), loc);
        if let Some(name) = O::OPERANDS.segments {
            let sizes: Vec<i32> = self.operands.iter().map(|group| group.len() as i32).collect();
            state.set_attr(ctx, name, ctx.dense_i32_array_attr(&sizes));
        }
        for arity in O::OPERANDS.arities {
            let Arity::VariadicOfVariadic(name) = *arity else { continue };
            let sizes = self.nested.iter().rfind(|given| given.0 == name).map_or(&[][..], |given| &given.1);
            state.set_attr(ctx, name, ctx.dense_i32_array_attr(sizes));
        }
        state.operands = self.operands.into_iter().flatten().collect();
        for (name, form, value) in self.attrs {
            if let Some(attr) = value.into_attr(ctx, form) {
                state.set_attr(ctx, name, attr);
            }
        }
        for (name, attr) in self.discardable {
            state.set_attr(ctx, &name, attr);
        }
        state.fill_default_attrs(ctx);
        state.successors = self.successors;
        state.regions = self.regions.iter().copied().flatten().collect();
        match self.result_types {
            Some(types) => state.result_types = types,
            None if !self.results.is_empty() => {
                let mut groups = vec![SmallVec::<[Type; 2]>::new(); O::RESULTS.arities.len()];
                self.results.into_iter().for_each(|(index, types)| groups[index] = types);
                if let Some(name) = O::RESULTS.segments {
                    let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
                    state.set_attr(ctx, name, ctx.dense_i32_array_attr(&sizes));
                }
                state.result_types = groups.into_iter().flatten().collect();
            }
            None => {}
        }
        state
    }

    #[track_caller]
    fn create<'c, O: OpView, E: EditIr<'c> + ?Sized>(
        mut self,
        at: &mut E,
        loc: Location,
    ) -> Result<O, E::Error> {
        self.check::<O>(at.read_ir());
        for region in &mut self.regions {
            region.get_or_insert_with(|| at.make_region());
        }
        let infers = self.result_types.is_none() && self.results.is_empty();
        let mut state = self.into_state::<O>(at.read_ctx(), loc);
        if infers {
            state.result_types = infer::<O, E>(at, &state)?;
        }
        at.make_op(&state).map(O::of)
    }
}

/// Infers the result types from the definition.
fn infer<'c, O: OpView, E: EditIr<'c> + ?Sized>(
    at: &E,
    state: &OperationState,
) -> Result<SmallVec<[Type; 2]>, E::Error> {
    let ctx = at.read_ctx();
    let hook = ctx.op_info(state.name).and_then(|info| info.hooks().infer_result_types.as_ref());
    let Some(hook) = hook else {
        return if O::RESULTS.arities.contains(&Arity::Single) {
            Err(at.refusal(state, "cannot infer the types of its results".to_owned()))
        } else {
            Ok(SmallVec::new())
        };
    };
    let inferred = hook(&InferInput::of_state(ctx, at.read_ir(), state));
    inferred.map_err(|why| at.refusal(state, format!("cannot infer the types of its results: {why}")))
}

/// Builder of an operation.
pub trait BuildOp: Sized {
    /// The view of the created operation.
    type Op: OpView;

    /// The parts that were set so far.
    fn parts(&mut self) -> &mut OpParts;

    /// Sets an attribute of any name: inherent if the definition declares it, otherwise discardable.
    #[must_use]
    fn attr(mut self, name: &str, value: Attribute) -> Self {
        self.parts().discardable.push((name.into(), value));
        self
    }

    /// Sets the types of all results, instead of the inferred ones.
    #[must_use]
    fn result_types(mut self, types: &[Type]) -> Self {
        self.parts().result_types = Some(SmallVec::from_slice(types));
        self
    }

    /// Creates the operation at the insertion point. Declared regions that were not set are empty.
    ///
    /// # Errors
    /// If result types were not set and cannot be inferred, or if the editor refuses the operation.
    ///
    /// # Panics
    /// If an operand, successor or region is erased or belongs to another body, or a region belongs to
    /// another operation already.
    #[track_caller]
    fn create<'c, E: EditIr<'c> + ?Sized>(mut self, at: &mut E, loc: Location) -> Result<Self::Op, E::Error> {
        let parts = self.parts().clone();
        parts.create(at, loc)
    }

    /// The state of the operation, for hooks that return one, such as the one that materializes constants.
    /// Result types are those that were set; regions that were not set are left out.
    fn into_state(mut self, ctx: &Context, loc: Location) -> OperationState {
        self.parts().clone().into_state::<Self::Op>(ctx, loc)
    }
}
