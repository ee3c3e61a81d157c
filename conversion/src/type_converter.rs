//! How types, values' types and attributes convert, and how values of one type become values of another.
//!
//! A conversion builds no operation; a materialization may. The newest rule is asked first; one that has
//! nothing to say passes on to the next. Answers of rules that look at the type alone are remembered; once a
//! rule that looks at the value has spoken, nothing is.
//!
//! Mirrors <https://mlir.llvm.org/docs/DialectConversion/#type-conversion>.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

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
    /// It becomes these types: one, several, or none (the value is dropped).
    Types(Types),
    /// It cannot be converted; no other rule is asked.
    Fail,
}

impl ConversionAnswer {
    /// It becomes one type.
    pub fn to(ty: Type) -> Self {
        ConversionAnswer::Types(SmallVec::from_slice(&[ty]))
    }

    /// It becomes several types.
    pub fn to_many(types: impl IntoIterator<Item = Type>) -> Self {
        ConversionAnswer::Types(types.into_iter().collect())
    }

    /// The value is dropped.
    pub fn dropped() -> Self {
        ConversionAnswer::Types(Types::new())
    }
}

impl From<Type> for ConversionAnswer {
    fn from(ty: Type) -> Self {
        ConversionAnswer::to(ty)
    }
}

/// A rule on types, which may ask the converter about element types; nothing if it has nothing to say.
type TypeRule = Arc<dyn Fn(&TypeConverter, &Context, Type) -> Option<ConversionAnswer> + Send + Sync>;
/// A rule on values, which sees their context; nothing if it has nothing to say.
type ValueRule =
    Arc<dyn Fn(&TypeConverter, &Context, &Ir, ValueId) -> Option<ConversionAnswer> + Send + Sync>;

/// A rule's answer about an attribute inside a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeAnswer {
    /// It becomes this one, or vanishes.
    To(Option<Attribute>),
    /// It cannot be converted; no other rule is asked.
    Fail,
}

/// A rule on attributes inside a type; nothing if it has nothing to say.
type AttributeRule = Arc<dyn Fn(&Context, Type, Attribute) -> Option<AttributeAnswer> + Send + Sync>;

/// Makes values of the wanted types out of others at the rewriter's insertion point; nothing to let the next
/// one try. A source materialization is asked for one value; a target one learns the original type as well.
type Materialization = Arc<
    dyn Fn(&mut dyn Rewriter<'_>, &MaterializationInput<'_>) -> Option<SmallVec<[ValueId; 1]>> + Send + Sync,
>;

/// What is asked of a materialization.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MaterializationInput<'a> {
    /// The values that are there.
    pub inputs: &'a [ValueId],
    /// The types that are wanted.
    pub types: &'a [Type],
    /// The type that the value had before the conversion, where known.
    pub original: Option<Type>,
    /// Where.
    pub loc: Location,
}

#[derive(Clone)]
enum Rule {
    Type(TypeRule),
    Value(ValueRule),
}

/// Answers by type; all of one context.
#[derive(Default)]
struct Cache {
    context: Option<ContextId>,
    types: FxHashMap<Type, Option<Types>>,
}

impl Cache {
    /// The answers of a context; those of another one are forgotten.
    fn of(&mut self, ctx: &Context) -> &mut FxHashMap<Type, Option<Types>> {
        if self.context != Some(ctx.id()) {
            self.types.clear();
            self.context = Some(ctx.id());
        }
        &mut self.types
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
    depth: AtomicU32,
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
            depth: AtomicU32::new(0),
        }
    }
}

/// How many conversions may be under way at once, those of element types inside of others; more are refused.
const MAX_DEPTH: u32 = 256;

impl TypeConverter {
    /// A converter without rules: every conversion fails.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a rule on types; it is asked before those that were there, which are asked if it has nothing to say.
    pub fn add_conversion(
        &mut self,
        rule: impl Fn(&Context, Type) -> Option<ConversionAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_recursive_conversion(move |_, ctx, ty| rule(ctx, ty))
    }

    /// As [`TypeConverter::add_conversion`], for a rule that asks the converter about element types.
    pub fn add_recursive_conversion(
        &mut self,
        rule: impl Fn(&TypeConverter, &Context, Type) -> Option<ConversionAnswer> + Send + Sync + 'static,
    ) -> &mut Self {
        self.clear_cache();
        self.rules.push(Rule::Type(Arc::new(rule)));
        self
    }

    /// Adds a rule that looks at the value. From then on nothing is remembered.
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

    /// Adds a way to make one value of an original type out of what replaces it, at the rewriter's insertion point.
    /// The newest is asked first; one that gives nothing lets the next one try.
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

    /// Adds a way to make values of converted types out of what is there, as
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

    /// Adds `builtin.unrealized_conversion_cast` as source and target materialization, for another conversion to
    /// resolve.
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

    /// Whether a rule looks at the value, so that answers hold for one value only.
    pub fn looks_at_values(&self) -> bool {
        self.looks_at_values
    }

    fn clear_cache(&mut self) {
        self.cache.get_mut().unwrap_or_else(|poison| poison.into_inner()).types.clear();
    }

    /// What a type becomes; nothing if no rule converts it.
    pub fn convert(&self, ctx: &Context, ty: Type) -> Option<Types> {
        {
            let mut cache = self.cache.lock().unwrap_or_else(|poison| poison.into_inner());
            if let Some(known) = cache.of(ctx).get(&ty) {
                return known.clone();
            }
        }
        // Rules that convert element types call the converter again.
        if self.depth.fetch_add(1, Ordering::Relaxed) >= MAX_DEPTH {
            self.depth.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        let answer = self.rules.iter().rev().find_map(|rule| match rule {
            Rule::Type(rule) => rule(self, ctx, ty),
            Rule::Value(_) => None,
        });
        self.depth.fetch_sub(1, Ordering::Relaxed);
        let types = answer.and_then(|answer| match answer {
            ConversionAnswer::Types(types) => Some(types),
            ConversionAnswer::Fail => None,
        });
        self.cache.lock().unwrap_or_else(|poison| poison.into_inner()).of(ctx).insert(ty, types.clone());
        types
    }

    /// What the type of a value becomes; rules on values are asked too.
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

    /// What a type becomes, if that is exactly one type.
    pub fn convert_type(&self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty)?.as_slice() {
            &[ty] => Some(ty),
            _ => None,
        }
    }

    /// What several types become, joined in order.
    pub fn convert_types(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> Option<Types> {
        let mut all = Types::new();
        for ty in types {
            all.extend(self.convert(ctx, ty)?);
        }
        Some(all)
    }

    /// What an attribute inside a type becomes; nothing if no rule converts it.
    pub fn convert_attribute(&self, ctx: &Context, ty: Type, attr: Attribute) -> Option<Option<Attribute>> {
        match self.attributes.iter().rev().find_map(|rule| rule(ctx, ty, attr))? {
            AttributeAnswer::To(attr) => Some(attr),
            AttributeAnswer::Fail => None,
        }
    }

    /// Whether a type converts to itself.
    pub fn is_legal(&self, ctx: &Context, ty: Type) -> bool {
        self.convert(ctx, ty).is_some_and(|types| *types == [ty])
    }

    /// Whether all types convert to themselves.
    pub fn are_legal(&self, ctx: &Context, types: impl IntoIterator<Item = Type>) -> bool {
        types.into_iter().all(|ty| self.is_legal(ctx, ty))
    }

    /// Whether the type of a value converts to itself.
    pub fn is_legal_value(&self, ctx: &Context, ir: &Ir, value: ValueId) -> bool {
        self.convert_value(ctx, ir, value).is_some_and(|types| *types == [ir.value_type(value)])
    }

    /// Whether all operands and results of an operation have legal types.
    pub fn is_legal_op(&self, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        let results = ir.op(op).results().iter().copied();
        ir.operands(op).chain(results).all(|value| self.is_legal_value(ctx, ir, value))
    }

    /// Whether all block arguments of a region have legal types.
    pub fn is_legal_region(&self, ctx: &Context, ir: &Ir, region: legalize_ir::RegionId) -> bool {
        ir.region_blocks(region)
            .flat_map(|block| ir.block(block).args())
            .all(|&arg| self.is_legal_value(ctx, ir, arg))
    }

    /// Whether a function type has legal inputs and results.
    pub fn is_signature_legal(&self, ctx: &Context, function: Type) -> bool {
        match ctx.type_data(function) {
            TypeData::Function { inputs, results } => {
                self.are_legal(ctx, inputs.iter().chain(results).copied())
            }
            _ => false,
        }
    }

    /// As [`TypeConverter::is_signature_legal`], for a function type in an attribute.
    pub fn is_signature_attr_legal(&self, ctx: &Context, attr: Attribute) -> bool {
        matches!(ctx.attr_data(attr), AttrData::Type(ty) if self.is_signature_legal(ctx, *ty))
    }

    /// How the arguments of a block change; nothing if a type does not convert.
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

    /// How a list of inputs changes; nothing if a type does not convert.
    pub fn convert_signature(&self, ctx: &Context, inputs: &[Type]) -> Option<SignatureConversion> {
        let mut signature = SignatureConversion::new(inputs.len());
        for (index, &ty) in inputs.iter().enumerate() {
            signature.add_inputs(index, &self.convert(ctx, ty)?);
        }
        Some(signature)
    }

    /// Makes one value of an original type.
    pub fn materialize_source(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        input: &MaterializationInput<'_>,
    ) -> Option<SmallVec<[ValueId; 1]>> {
        materialize(&self.source, rewriter, input)
    }

    /// Makes values of converted types.
    pub fn materialize_target(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        input: &MaterializationInput<'_>,
    ) -> Option<SmallVec<[ValueId; 1]>> {
        materialize(&self.target, rewriter, input)
    }
}

/// Asks materializations newest first; what they make must have the wanted types.
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
