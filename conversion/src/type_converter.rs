//! Type converters: conversion of types, values' types and attributes, and materialization of values of
//! another type.
//!
//! A conversion builds no operation; a materialization may. The newest rule is called first; one that returns
//! `None` defers to the next. Answers of rules that depend on the type alone are cached; if a rule depends on
//! the value, nothing is.
//!
//! Mirrors <https://mlir.llvm.org/docs/DialectConversion/#type-conversion>.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use legalize_ir::{
    AttrData, Attribute, Context, ContextId, Ir, Location, OpId, OperationState, Type, TypeData, ValueId,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::rewriter::Rewriter;
use crate::rewriter::SignatureConversion;

/// A few types.
pub type Types = SmallVec<[Type; 2]>;

/// A rule's answer about a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConversionAnswer {
    /// Converted to these types: one, several, or none (the value is dropped).
    Types(Types),
    /// Not convertible; no other rule is called.
    Fail,
}

impl ConversionAnswer {
    /// Answer for a conversion to one type.
    pub fn to(ty: Type) -> Self {
        ConversionAnswer::Types(SmallVec::from_slice(&[ty]))
    }

    /// Answer for a conversion to several types.
    pub fn to_many(types: impl IntoIterator<Item = Type>) -> Self {
        ConversionAnswer::Types(types.into_iter().collect())
    }

    /// Answer for a value that is dropped.
    pub fn dropped() -> Self {
        ConversionAnswer::Types(Types::new())
    }
}

impl From<Type> for ConversionAnswer {
    fn from(ty: Type) -> Self {
        ConversionAnswer::to(ty)
    }
}

/// A rule on types, which may query the converter for element types; returns `None` to defer to the next
/// rule.
type TypeRule = Arc<dyn Fn(&TypeConverter, &Context, Type) -> Option<ConversionAnswer> + Send + Sync>;
/// A rule on values, which sees their context; returns `None` to defer to the next rule.
type ValueRule =
    Arc<dyn Fn(&TypeConverter, &Context, &Ir, ValueId) -> Option<ConversionAnswer> + Send + Sync>;

/// A rule's answer about an attribute inside a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeAnswer {
    /// Converted to this one, or dropped.
    To(Option<Attribute>),
    /// Not convertible; no other rule is called.
    Fail,
}

/// A rule on attributes inside a type; returns `None` to defer to the next rule.
type AttributeRule = Arc<dyn Fn(&Context, Type, Attribute) -> Option<AttributeAnswer> + Send + Sync>;

/// Creates values of the requested types from others at the rewriter's insertion point; returns `None` to
/// defer to the next one. A source materialization creates one value; a target one also gets the original
/// type.
type Materialization = Arc<
    dyn Fn(&mut dyn Rewriter<'_>, &MaterializationInput<'_>) -> Option<SmallVec<[ValueId; 1]>> + Send + Sync,
>;

/// Input of a materialization.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MaterializationInput<'a> {
    /// The values to convert.
    pub inputs: &'a [ValueId],
    /// The requested types.
    pub types: &'a [Type],
    /// The type that the value had before the conversion, where known.
    pub original: Option<Type>,
    /// Location of the new operations.
    pub loc: Location,
}

#[derive(Clone)]
enum Rule {
    Type(TypeRule),
    Value(ValueRule),
}

/// Cached answers by type, all of one context, and the conversions that are running.
#[derive(Default)]
struct Cache {
    context: Option<ContextId>,
    types: FxHashMap<Type, Known>,
    running: FxHashMap<ThreadId, Running>,
}

/// The running conversions of a thread.
#[derive(Default)]
struct Running {
    /// The most levels of nested conversions in each so far, or [`REFUSED`]; outer ones first.
    levels: Vec<u32>,
    /// Answers since the outermost one began, where those from before are not used.
    again: FxHashMap<Type, Known>,
}

/// A cached answer, and the levels of nested conversions that it took.
#[derive(Clone)]
struct Known {
    types: Option<Types>,
    levels: u32,
}

/// Levels of a conversion in which a nested one was refused.
const REFUSED: u32 = u32::MAX;

impl Cache {
    /// Forgets the answers of another context.
    fn use_for(&mut self, ctx: &Context) {
        if self.context != Some(ctx.id()) {
            self.types.clear();
            self.context = Some(ctx.id());
        }
    }

    /// The answer for a type if it is known or the conversion is refused; else the conversion runs from now
    /// on. Answers are the same whether they are known or not, so a known one is refused too where it would
    /// take too many levels.
    fn begin(&mut self, ctx: &Context, ty: Type) -> Option<Option<Types>> {
        self.use_for(ctx);
        let running = self.running.get_mut(&thread::current().id());
        // What is counted again is made again, once for each outermost conversion.
        let known = match (&running, ctx.counts_again()) {
            (_, false) => self.types.get(&ty),
            (Some(running), true) => running.again.get(&ty),
            (None, true) => None,
        };
        let depth = running.as_ref().map_or(0, |running| running.levels.len() as u32);
        let levels = known.map_or(1, |known| known.levels);
        let (answer, levels) = match known {
            _ if depth + levels > MAX_DEPTH => (None, REFUSED),
            Some(known) => (known.types.clone(), levels),
            None => {
                self.running.entry(thread::current().id()).or_default().levels.push(0);
                return None;
            }
        };
        if let Some(outer) = running.and_then(|running| running.levels.last_mut()) {
            *outer = levels.max(*outer);
        }
        Some(answer)
    }

    /// Ends the innermost conversion of this thread, and keeps its answer unless a nested one was refused;
    /// without an answer, a rule has panicked.
    fn end(&mut self, ctx: &Context, ty: Type, types: Option<Option<Types>>) {
        self.use_for(ctx);
        let thread = thread::current().id();
        let Some(running) = self.running.get_mut(&thread) else { return };
        let levels = running.levels.pop().map_or(REFUSED, |levels| levels.saturating_add(1));
        if let Some(types) = types.filter(|_| levels != REFUSED) {
            let known = Known { types, levels };
            if ctx.counts_again() {
                running.again.insert(ty, known.clone());
            }
            self.types.insert(ty, known);
        }
        match running.levels.last_mut() {
            Some(outer) => *outer = levels.max(*outer),
            None => _ = self.running.remove(&thread),
        }
    }
}

/// A conversion that runs; it ends by a panic too.
struct Begun<'a> {
    converter: &'a TypeConverter,
    ctx: &'a Context,
    ty: Type,
    types: Option<Option<Types>>,
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        self.converter.cache().end(self.ctx, self.ty, self.types.take());
    }
}

/// A type converter.
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Rule>,
    attributes: Vec<AttributeRule>,
    source: Vec<Materialization>,
    target: Vec<Materialization>,
    looks_at_values: bool,
    cache: Mutex<Cache>,
}

impl Clone for TypeConverter {
    fn clone(&self) -> Self {
        TypeConverter {
            rules: self.rules.clone(),
            attributes: self.attributes.clone(),
            source: self.source.clone(),
            target: self.target.clone(),
            looks_at_values: self.looks_at_values,
            cache: Mutex::default(),
        }
    }
}

/// Maximum number of levels of nested conversions, such as those of element types; more are refused.
const MAX_DEPTH: u32 = 256;

impl TypeConverter {
    /// Creates a converter without rules: every conversion fails.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule on types; it is called before earlier ones, which are called if it returns `None`.
    pub fn add_conversion(
        &mut self,
        rule: impl Fn(&Context, Type) -> Option<ConversionAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_recursive_conversion(move |_, ctx, ty| rule(ctx, ty))
    }

    /// Adds a rule like [`TypeConverter::add_conversion`] that queries the converter for element types.
    pub fn add_recursive_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> Option<ConversionAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.clear_cache();
        self.rules.push(Rule::Type(Arc::new(rule)));
        self
    }

    /// Adds a rule that depends on the value. From then on nothing is cached.
    pub fn add_value_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, &Ir, ValueId) -> Option<ConversionAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.clear_cache();
        self.looks_at_values = true;
        self.rules.push(Rule::Value(Arc::new(rule)));
        self
    }

    /// Adds the rule that every type converts to itself; usually the first one.
    pub fn add_identity(&mut self) -> &mut Self {
        self.add_conversion(|_, ty| Some(ConversionAnswer::to(ty)))
    }

    /// Adds a rule on attributes inside types.
    pub fn add_attribute_conversion(
        &mut self,
        rule: impl Fn(&Context, Type, Attribute) -> Option<AttributeAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.attributes.push(Arc::new(rule));
        self
    }

    /// Adds a materialization of one value of an original type from its replacements, at the rewriter's
    /// insertion point. The newest is called first; one that returns `None` defers to the next.
    pub fn add_source_materialization(
        &mut self,
        make: impl Fn(&mut dyn Rewriter<'_>, &MaterializationInput<'_>) -> Option<SmallVec<[ValueId; 1]>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.source.push(Arc::new(make));
        self
    }

    /// Adds a materialization of values of converted types from existing ones, like
    /// [`TypeConverter::add_source_materialization`].
    pub fn add_target_materialization(
        &mut self,
        make: impl Fn(&mut dyn Rewriter<'_>, &MaterializationInput<'_>) -> Option<SmallVec<[ValueId; 1]>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.target.push(Arc::new(make));
        self
    }

    /// Adds `builtin.unrealized_conversion_cast` as source and target materialization, for another conversion
    /// to resolve.
    pub fn add_cast_materializations(&mut self) -> &mut Self {
        let cast: Materialization = Arc::new(|rewriter, input| {
            let ctx = rewriter.ctx();
            let mut state = OperationState::new(ctx, ctx.common().unrealized_conversion_cast, input.loc);
            state.operands.extend_from_slice(input.inputs);
            state.result_types.extend_from_slice(input.types);
            let op = rewriter.create_op(&state);
            Some(rewriter.ir().op(op).results().into())
        });
        self.source.push(cast.clone());
        self.target.push(cast);
        self
    }

    /// Returns true if a rule depends on the value, so that answers hold for one value only.
    pub fn looks_at_values(&self) -> bool {
        self.looks_at_values
    }

    fn clear_cache(&mut self) {
        self.cache.get_mut().unwrap_or_else(|poison| poison.into_inner()).types.clear();
    }

    /// Converted types of a type; `None` if no rule converts it.
    pub fn convert(&self, ctx: &Context, ty: Type) -> Option<Types> {
        if let Some(types) = self.cache().begin(ctx, ty) {
            return types;
        }
        let mut begun = Begun { converter: self, ctx, ty, types: None };
        // Rules that convert element types call the converter again.
        let answer = self.rules.iter().rev().find_map(|rule| match rule {
            Rule::Type(rule) => rule(self, ctx, ty),
            Rule::Value(_) => None,
        });
        let types = answer.and_then(|answer| match answer {
            ConversionAnswer::Types(types) => Some(types),
            ConversionAnswer::Fail => None,
        });
        begun.types = Some(types.clone());
        types
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Converted types of a value's type; rules on values are called too.
    pub fn convert_value(&self, ctx: &Context, ir: &Ir, value: ValueId) -> Option<Types> {
        if !self.looks_at_values {
            return self.convert(ctx, ir.value_type(value));
        }
        let ty = ir.value_type(value);
        let answer = self.rules.iter().rev().find_map(|rule| match rule {
            Rule::Type(rule) => rule(self, ctx, ty),
            Rule::Value(rule) => rule(self, ctx, ir, value),
        });
        match answer? {
            ConversionAnswer::Types(types) => Some(types),
            ConversionAnswer::Fail => None,
        }
    }

    /// Converted type of a type, if that is exactly one.
    pub fn convert_type(&self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty)?.as_slice() {
            &[ty] => Some(ty),
            _ => None,
        }
    }

    /// Converted types of several types, joined in order.
    pub fn convert_types(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Types> {
        let mut all = Types::new();
        for ty in types {
            all.extend(self.convert(ctx, ty)?);
        }
        Some(all)
    }

    /// Converted attribute of an attribute inside a type, `Some(None)` if it is dropped; `None` if no rule
    /// converts it.
    pub fn convert_attribute(&self, ctx: &Context, ty: Type, attr: Attribute) -> Option<Option<Attribute>> {
        match self.attributes.iter().rev().find_map(|rule| rule(ctx, ty, attr))? {
            AttributeAnswer::To(attr) => Some(attr),
            AttributeAnswer::Fail => None,
        }
    }

    /// Returns true if a type converts to itself.
    pub fn is_legal(&self, ctx: &Context, ty: Type) -> bool {
        self.convert(ctx, ty).is_some_and(|types| *types == [ty])
    }

    /// Returns true if all types convert to themselves.
    pub fn are_legal(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> bool {
        types.into_iter().all(|ty| self.is_legal(ctx, ty))
    }

    /// Returns true if the type of a value converts to itself.
    pub fn is_legal_value(&self, ctx: &Context, ir: &Ir, value: ValueId) -> bool {
        self.convert_value(ctx, ir, value).is_some_and(|types| *types == [ir.value_type(value)])
    }

    /// Returns true if all operands and results of an operation have legal types.
    pub fn is_legal_op(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        let results = ir.op(op).results().iter().copied();
        ir.operands(op).chain(results).all(|value| self.is_legal_value(ctx, ir, value))
    }

    /// Returns true if all block arguments of a region have legal types.
    pub fn is_legal_region(&self, ctx: &Context, ir: &Ir, region: legalize_ir::RegionId) -> bool {
        ir.region_blocks(region)
            .flat_map(|block| ir.block(block).args())
            .all(|&arg| self.is_legal_value(ctx, ir, arg))
    }

    /// Returns true if a function type has legal inputs and results.
    pub fn is_signature_legal(&self, ctx: &Context, function: Type) -> bool {
        match ctx.type_data(function) {
            TypeData::Function { inputs, results } => {
                self.are_legal(ctx, inputs.iter().chain(results).copied())
            }
            _ => false,
        }
    }

    /// Equivalent of [`TypeConverter::is_signature_legal`] for a function type in an attribute.
    pub fn is_signature_attr_legal(&self, ctx: &Context, attr: Attribute) -> bool {
        matches!(ctx.attr_data(attr), AttrData::Type(ty) if self.is_signature_legal(ctx, *ty))
    }

    /// Signature conversion of the arguments of a block; `None` if a type does not convert.
    pub fn convert_block_signature(
        &self,
        ctx: &Context,
        ir: &Ir,
        block: legalize_ir::BlockId,
    ) -> Option<SignatureConversion> {
        let args = ir.block(block).args();
        let mut signature = SignatureConversion::new(args.len());
        for (index, &arg) in args.iter().enumerate() {
            signature.add_inputs(index, &self.convert_value(ctx, ir, arg)?);
        }
        Some(signature)
    }

    /// Signature conversion of a list of inputs; `None` if a type does not convert.
    pub fn convert_signature(&self, ctx: &Context, inputs: &[Type]) -> Option<SignatureConversion> {
        let mut signature = SignatureConversion::new(inputs.len());
        for (index, &ty) in inputs.iter().enumerate() {
            signature.add_inputs(index, &self.convert(ctx, ty)?);
        }
        Some(signature)
    }

    /// Creates one value of an original type.
    pub fn materialize_source(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        input: &MaterializationInput<'_>,
    ) -> Option<SmallVec<[ValueId; 1]>> {
        materialize(&self.source, rewriter, input)
    }

    /// Creates values of converted types.
    pub fn materialize_target(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        input: &MaterializationInput<'_>,
    ) -> Option<SmallVec<[ValueId; 1]>> {
        materialize(&self.target, rewriter, input)
    }
}

/// Calls materializations, newest first; the values that they create must have the requested types.
fn materialize(
    all: &[Materialization],
    rewriter: &mut dyn Rewriter<'_>,
    input: &MaterializationInput<'_>,
) -> Option<SmallVec<[ValueId; 1]>> {
    for make in all.iter().rev() {
        if let Some(values) = make(rewriter, input) {
            let ir = rewriter.ir();
            if values.iter().map(|&value| ir.value_type(value)).eq(input.types.iter().copied()) {
                return Some(values);
            }
        }
    }
    None
}

impl fmt::Debug for TypeConverter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeConverter")
            .field("rules", &self.rules.len())
            .field("source", &self.source.len())
            .field("target", &self.target.len())
            .finish_non_exhaustive()
    }
}
