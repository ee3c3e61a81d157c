//! What is known of dialects, operations, types and attributes: traits as bits, hooks by index.
//!
//! Whoever registers an operation – the ODS room for `.td` files, a dialect's Rust code – fills an
//! [`OpInfo`]; parser, printer, verifier and drivers read it and know no dialect by name. What a room above
//! wants to remember about an operation goes into its typed [`Extensions`].

use std::any::{Any, TypeId};
use std::ops::Range;
use std::sync::Arc;

use bitflags::bitflags;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{AttrDict, Attribute, Context, Location, Name, OpName, Param, Type};
use crate::body::{Ir, OpId, OperationState, RegionId, ValueId};
use crate::text::{OpParser, OpPrinter};
use legalize_source::Diagnostic;

bitflags! {
    /// Structural facts about an operation that verifier and drivers ask for by bit.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Traits: u64 {
        /// Ends a block.
        const TERMINATOR = 1 << 0;
        /// Regions use no value from outside.
        const ISOLATED_FROM_ABOVE = 1 << 1;
        /// Its region is a symbol table.
        const SYMBOL_TABLE = 1 << 2;
        /// It is a symbol (`sym_name`).
        const SYMBOL = 1 << 3;
        /// Operands may be reordered.
        const COMMUTATIVE = 1 << 4;
        /// Each region has at most one block.
        const SINGLE_BLOCK = 1 << 5;
        /// Blocks of its regions need no terminator.
        const NO_TERMINATOR = 1 << 6;
        /// Its regions are graph regions: no dominance between operations.
        const GRAPH_REGION = 1 << 7;
        /// It has no operand and gives a constant (`value` folds to an attribute).
        const CONSTANT_LIKE = 1 << 8;
        /// Returns to the parent operation.
        const RETURN_LIKE = 1 << 9;
        /// No memory effect.
        const NO_MEMORY_EFFECT = 1 << 10;
        /// It has the memory effects of what is in its regions, beside its own.
        const RECURSIVE_MEMORY_EFFECTS = 1 << 11;
        /// May be executed speculatively.
        const ALWAYS_SPECULATABLE = 1 << 12;
        /// `operandSegmentSizes` splits the operands into groups.
        const ATTR_SIZED_OPERAND_SEGMENTS = 1 << 13;
        /// `resultSegmentSizes` splits the results into groups.
        const ATTR_SIZED_RESULT_SEGMENTS = 1 << 14;
        /// All variadic operand groups have one size.
        const SAME_VARIADIC_OPERAND_SIZE = 1 << 15;
        /// All variadic result groups have one size.
        const SAME_VARIADIC_RESULT_SIZE = 1 << 16;
        /// All operands and results have one type.
        const SAME_OPERANDS_AND_RESULT_TYPE = 1 << 17;
        /// All operands have one type.
        const SAME_TYPE_OPERANDS = 1 << 18;
        /// All operands and results have one shape.
        const SAME_OPERANDS_AND_RESULT_SHAPE = 1 << 19;
        /// All operands have one shape.
        const SAME_OPERANDS_SHAPE = 1 << 20;
        /// All operands and results have one element type.
        const SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE = 1 << 21;
        /// All operands have one element type.
        const SAME_OPERANDS_ELEMENT_TYPE = 1 << 22;
        /// All operands and results have one rank.
        const SAME_OPERANDS_AND_RESULT_RANK = 1 << 23;
        /// Works element by element on shaped operands.
        const ELEMENTWISE = 1 << 24;
        /// `f(f(x)) = x`.
        const INVOLUTION = 1 << 25;
        /// `f(f(x)) = f(x)`.
        const IDEMPOTENT = 1 << 26;
        /// Its regions' entry blocks have no argument.
        const NO_REGION_ARGUMENTS = 1 << 27;
        /// A scope for affine symbols.
        const AFFINE_SCOPE = 1 << 28;
        /// A scope for stack allocations.
        const AUTOMATIC_ALLOCATION_SCOPE = 1 << 29;
        /// All its memory effects are reads, or allocate its own results: it can go when its results are unused.
        const REMOVABLE_IF_UNUSED = 1 << 30;
        /// Shapes of operands broadcast to a shape that those of results fit.
        const RESULTS_BROADCASTABLE_SHAPE = 1 << 31;
        /// Whether its regions are graph regions only C++ code knows: nothing is asked of their order.
        const UNKNOWN_REGION_KIND = 1 << 32;
        /// It says what memory effects it has itself, be it in C++ code; without, an operation may have any, unless it has
        /// those of its regions.
        const OWN_MEMORY_EFFECTS = 1 << 33;
        /// Its own memory effects are all declared, and none writes.
        const DOES_NOT_WRITE = 1 << 34;
        /// Its own memory effects are all declared, and are reads.
        const ONLY_READS = 1 << 35;
        /// Constants that are made in its regions stay there, as `DialectFoldInterface::shouldMaterializeInto` says.
        const KEEPS_CONSTANTS = 1 << 36;
    }
}

/// How many values a declared operand or result stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arity {
    /// Exactly one.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups of any number; the attribute named here holds the groups' sizes.
    VariadicOfVariadic(Name),
}

/// A declared operand or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupDef {
    /// Its name.
    pub name: Name,
    /// How many values it stands for.
    pub arity: Arity,
}

/// Values of any type, one per type; how a room above attaches what it knows to an operation.
#[derive(Clone, Default)]
pub struct Extensions {
    map: FxHashMap<TypeId, Arc<dyn Any + Send + Sync>>,
}

impl Extensions {
    /// Sets the value of a type, in place of an earlier one.
    pub fn insert<T: Any + Send + Sync>(&mut self, value: T) {
        self.map.insert(TypeId::of::<T>(), Arc::new(value));
    }

    /// The value of a type.
    pub fn of<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.map.get(&TypeId::of::<T>())?.downcast_ref()
    }
}

/// What an operation's folder looks at.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct FoldInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation.
    pub op: OpId,
    /// Per operand the constant that defines it, if one does.
    pub operands: &'a [Option<Attribute>],
}

impl<'a> FoldInput<'a> {
    /// For whoever calls a folder: all that there is to look at.
    pub fn new(ctx: &'a Context, ir: &'a Ir, op: OpId, operands: &'a [Option<Attribute>]) -> Self {
        FoldInput { ctx, ir, op, operands }
    }
}

/// What takes the place of one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult {
    /// A constant; the dialect materialises it.
    Attribute(Attribute),
    /// A value that is there already.
    Value(ValueId),
}

/// A change that a folder makes to the operation itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlaceEdit {
    /// Sets an operand.
    SetOperand(usize, ValueId),
    /// Takes an operand out; those behind it move up.
    RemoveOperand(usize),
    /// Sets or removes an attribute (inherent if the operation declares it).
    SetAttr(Name, Option<Attribute>),
    /// Lets two regions change places.
    SwapRegions(usize, usize),
}

/// A folder's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nothing to fold.
    Unchanged,
    /// The operation is changed in place.
    InPlace(Vec<InPlaceEdit>),
    /// One entry per result.
    Results(SmallVec<[FoldResult; 1]>),
}

/// What type inference looks at: an operation that is being built.
#[derive(Clone, Copy)]
pub struct InferInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// Operands.
    pub operands: &'a [ValueId],
    /// Inherent attributes.
    pub inherent: AttrDict,
    /// Discardable attributes.
    pub discardable: AttrDict,
    /// Regions.
    pub regions: &'a [RegionId],
    /// Location.
    pub loc: Location,
}

impl<'a> InferInput<'a> {
    /// What a new operation is made of.
    pub fn of_state(ctx: &'a Context, ir: &'a Ir, state: &'a OperationState) -> Self {
        InferInput {
            ctx,
            ir,
            operands: &state.operands,
            inherent: state.inherent,
            discardable: state.discardable,
            regions: &state.regions,
            loc: state.loc,
        }
    }
}

/// Reads an operation's custom form after its name.
pub type ParseHook =
    dyn Fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic> + Send + Sync;
/// Prints an operation's custom form after its name.
pub type PrintHook = dyn Fn(&mut OpPrinter<'_>, OpId) + Send + Sync;
/// Whether the custom syntax can say an operation.
pub type CanPrintHook = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;
/// Checks an operation; the error is the message without the operation's name in front.
pub type VerifyHook = dyn Fn(&Context, &Ir, OpId) -> Result<(), Diagnostic> + Send + Sync;
/// Whether a dictionary of declared attributes holds what the operation stores; else what does not fit.
pub type PropertiesHook = dyn Fn(&Context, AttrDict) -> Result<(), String> + Send + Sync;
/// Folds an operation. It may look at the operation and at what leads to its operands, not at who reads its results: a
/// conversion asks about what it makes before anything reads it, and about what it may make while others still read it.
pub type FoldHook = dyn Fn(&FoldInput<'_>) -> Fold + Send + Sync;
/// Infers result types; the error says why it cannot.
pub type InferHook = dyn Fn(&InferInput<'_>) -> Result<SmallVec<[Type; 2]>, String> + Send + Sync;
/// The operands that become arguments of a successor block.
pub type SuccessorOperandsHook = dyn Fn(&Context, &Ir, OpId, usize) -> Range<usize> + Send + Sync;

/// Whether an operation stays although nobody reads its results.
pub type StaysHook = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;

/// What an operation and the ends of its regions hand on to each other's arguments and results; nothing if the
/// operation is not as its definition says.
pub type RegionFlowHook = dyn Fn(&Context, &Ir, OpId) -> Option<Vec<RegionEdge>> + Send + Sync;

/// An operand that becomes the value of arguments of regions, or of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionEdge {
    /// The operation with regions, or the end of one of its regions.
    pub op: OpId,
    /// The number of the operand.
    pub operand: usize,
    /// What it is handed to, depending on where control goes.
    pub inputs: Vec<ValueId>,
}

/// Says that an operation's inference looks at nothing but the types of its operands and its attributes. It counts as
/// long as the hook is the operation's; attach it with [`Extensions::insert`].
#[derive(Clone)]
pub struct InferenceOfTypes(pub Arc<InferHook>);

/// An operation's hooks; all optional.
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct OpHooks {
    /// Custom syntax, reading. Without it only the generic form is read.
    pub parse: Option<Arc<ParseHook>>,
    /// Custom syntax, printing. Without it the generic form is printed.
    pub print: Option<Arc<PrintHook>>,
    /// Whether the custom syntax can say an operation; without it, it can say them all. What it cannot say is
    /// printed in generic form.
    pub can_print: Option<Arc<CanPrintHook>>,
    /// Whether the attributes between `<{` and `}>` are of the classes that the operation stores.
    pub check_properties: Option<Arc<PropertiesHook>>,
    /// What the definition declares: operand, result and attribute constraints, traits with parameters.
    pub verify_invariants: Option<Arc<VerifyHook>>,
    /// What an interface asks that is declared in front of the traits that compare types, run before these.
    pub verify_early: Option<Arc<VerifyHook>>,
    /// The operation's own verifier, run after the invariants and before the regions.
    pub verify: Option<Arc<VerifyHook>>,
    /// Run after the operations in the regions were verified.
    pub verify_regions: Option<Arc<VerifyHook>>,
    /// Folder.
    pub fold: Option<Arc<FoldHook>>,
    /// Result type inference.
    pub infer_result_types: Option<Arc<InferHook>>,
    /// For branch-like terminators: which operands feed which successor.
    pub successor_operands: Option<Arc<SuccessorOperandsHook>>,
    /// For operations with the interface `RegionBranchOpInterface`: which operands feed which arguments and results.
    pub region_flow: Option<Arc<RegionFlowHook>>,
    /// For operations that are [`REMOVABLE_IF_UNUSED`](Traits::REMOVABLE_IF_UNUSED): whether this one stays all the same,
    /// for an effect that its attributes bring.
    pub stays_if_unused: Option<Arc<StaysHook>>,
}

impl OpHooks {
    /// Sets the custom form, one that can say every operation.
    pub fn set_form(
        &mut self,
        parse: impl Fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>
        + Send
        + Sync
        + 'static,
        print: impl Fn(&mut OpPrinter<'_>, OpId) + Send + Sync + 'static,
    ) {
        self.parse = Some(Arc::new(parse));
        self.print = Some(Arc::new(print));
        self.can_print = None;
    }
}

/// What is registered of an operation.
#[derive(Clone)]
#[non_exhaustive]
pub struct OpInfo {
    /// Its name.
    pub name: OpName,
    /// Structural traits.
    pub traits: Traits,
    /// Those of the traits that compare types, in the order in which they are checked; what is not listed comes last.
    pub type_traits: Box<[Traits]>,
    /// All traits and interfaces by name as the definition spells them (`Pure`, `CallOpInterface`), sorted.
    pub trait_names: Box<[Name]>,
    /// Declared operands.
    pub operands: Box<[GroupDef]>,
    /// Declared results.
    pub results: Box<[GroupDef]>,
    /// Names of the attributes that the definition declares, in order.
    pub inherent: Box<[Name]>,
    /// Values of declared attributes where none is given, in order of declaration.
    pub default_attrs: Box<[(Name, Attribute)]>,
    /// The dictionary of all of them; the context sets it.
    pub(super) default_dict: Option<AttrDict>,
    /// How many operands and results there are, where the definition fixes both.
    pub(super) fixed: Option<[u32; 2]>,
    /// Declared number of regions; nothing if variadic or unknown.
    pub region_count: Option<u32>,
    /// Declared number of successors; nothing if variadic or unknown.
    pub successor_count: Option<u32>,
    /// Where the number of regions is not declared: how many there are at least.
    pub min_regions: u32,
    /// Where the number of successors is not declared: how many there are at least.
    pub min_successors: u32,
    /// Hooks.
    pub hooks: OpHooks,
    /// What rooms above remember.
    pub extensions: Extensions,
}

impl OpInfo {
    /// An operation of which nothing is declared: any operands, results, regions and successors.
    pub fn new(name: OpName) -> Self {
        OpInfo {
            name,
            traits: Traits::empty(),
            type_traits: Box::default(),
            trait_names: Box::default(),
            operands: Box::default(),
            results: Box::default(),
            inherent: Box::default(),
            default_attrs: Box::default(),
            default_dict: None,
            fixed: None,
            region_count: None,
            successor_count: None,
            min_regions: 0,
            min_successors: 0,
            hooks: OpHooks::default(),
            extensions: Extensions::default(),
        }
    }

    /// Whether the result types follow from the types of the operands and the attributes, see [`InferenceOfTypes`].
    pub fn infers_from_types(&self) -> bool {
        let said = self.extensions.of::<InferenceOfTypes>();
        let hook = self.hooks.infer_result_types.as_ref();
        said.zip(hook).is_some_and(|(said, hook)| Arc::ptr_eq(&said.0, hook))
    }

    /// Whether an operation may have so many operands and results by its definition; any if nothing is declared.
    #[inline]
    pub fn admits(&self, operands: usize, results: usize) -> bool {
        match self.fixed {
            Some([fixed, fixed_results]) => operands == fixed as usize && results == fixed_results as usize,
            None => self.admits_by_groups(operands, results),
        }
    }

    fn admits_by_groups(&self, operands: usize, results: usize) -> bool {
        if self.operands.is_empty() && self.results.is_empty() {
            return true;
        }
        let admits = |groups: &[GroupDef], count: usize| {
            let single = groups.iter().filter(|group| group.arity == Arity::Single).count();
            if single == groups.len() { count == single } else { count >= single }
        };
        admits(&self.operands, operands) && admits(&self.results, results)
    }

    /// How many operands and results there are, where the definition fixes both and there are any.
    pub(super) fn fixed_numbers(&self) -> Option<[u32; 2]> {
        let mut groups = self.operands.iter().chain(&self.results);
        let declared = !self.operands.is_empty() || !self.results.is_empty();
        let fixed = declared && groups.all(|group| group.arity == Arity::Single);
        fixed.then_some([self.operands.len() as u32, self.results.len() as u32])
    }

    /// The dictionary of all default values, if there are any.
    #[inline]
    pub(crate) fn default_dict(&self) -> Option<AttrDict> {
        self.default_dict
    }

    /// Whether the definition names this trait or interface.
    pub fn has_trait_named(&self, name: Name) -> bool {
        self.trait_names.contains(&name)
    }

    /// Whether the definition declares an attribute of this name.
    pub fn is_inherent(&self, name: Name) -> bool {
        self.inherent.contains(&name)
    }
}

/// Makes a constant of the dialect: attribute, type, location to an operation with one result.
pub type MaterializeConstantHook =
    dyn Fn(&Context, Attribute, Type, Location) -> Option<OperationState> + Send + Sync;
/// Checks a discardable attribute `dialect.name` on an operation.
pub type VerifyAttrHook =
    dyn Fn(&Context, &Ir, OpId, Name, Attribute) -> Result<(), Diagnostic> + Send + Sync;

/// What is registered of a dialect.
#[derive(Clone)]
#[non_exhaustive]
pub struct DialectInfo {
    /// Its namespace.
    pub name: Name,
    /// Whether operations that are not registered are accepted.
    pub allow_unknown_ops: bool,
    /// Whether types and attributes that are not registered are accepted.
    pub allow_unknown_types: bool,
    /// Names of operations in regions of this dialect's operations may drop this dialect's prefix where the
    /// operation asks for it with [`Extensions`]; this is its own namespace by default.
    pub materialize_constant: Option<Arc<MaterializeConstantHook>>,
    /// Verifier of discardable attributes.
    pub verify_attr: Option<Arc<VerifyAttrHook>>,
    /// What rooms above remember.
    pub extensions: Extensions,
}

impl DialectInfo {
    /// A dialect that accepts only what is registered.
    pub fn new(name: Name) -> Self {
        DialectInfo {
            name,
            allow_unknown_ops: false,
            allow_unknown_types: false,
            materialize_constant: None,
            verify_attr: None,
            extensions: Extensions::default(),
        }
    }
}

/// Reads the parameters of a type or attribute after its mnemonic.
pub type ParseParamsHook = dyn Fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> + Send + Sync;
/// Prints the parameters of a type or attribute after its mnemonic.
pub type PrintParamsHook = dyn Fn(&mut OpPrinter<'_>, &[Param]) + Send + Sync;
/// Whether the syntax of parameters can be used yet.
pub type ReadyHook = dyn Fn(&Context) -> bool + Send + Sync;
/// Checks parameters; the error is a message.
pub type VerifyParamsHook = dyn Fn(&Context, &[Param]) -> Result<(), String> + Send + Sync;

fn is_ready(ready: Option<&ReadyHook>, ctx: &Context) -> bool {
    ready.is_none_or(|ready| ready(ctx))
}

/// What is registered of a dialect's type.
#[derive(Clone)]
#[non_exhaustive]
pub struct TypeInfo {
    /// Its full name, such as `llvm.ptr`.
    pub name: Name,
    /// Names of its parameters.
    pub params: Box<[Name]>,
    /// Traits and interfaces by name, sorted.
    pub trait_names: Box<[Name]>,
    /// Syntax, reading; without it what stands behind the name is kept as it is, as one [`Param::Str`].
    pub parse: Option<Arc<ParseParamsHook>>,
    /// Syntax, printing.
    pub print: Option<Arc<PrintParamsHook>>,
    /// Whether `parse` and `print` can be used yet; where they cannot, it is as if they were not there.
    pub ready: Option<Arc<ReadyHook>>,
    /// Verifier.
    pub verify: Option<Arc<VerifyParamsHook>>,
    /// What rooms above remember.
    pub extensions: Extensions,
}

impl TypeInfo {
    /// What reads its parameters, if anything does.
    pub fn reader(&self, ctx: &Context) -> Option<&ParseParamsHook> {
        self.parse.as_deref().filter(|_| is_ready(self.ready.as_deref(), ctx))
    }

    /// What prints its parameters, if anything does.
    pub fn printer(&self, ctx: &Context) -> Option<&PrintParamsHook> {
        self.print.as_deref().filter(|_| is_ready(self.ready.as_deref(), ctx))
    }

    /// A type without parameters.
    pub fn new(name: Name) -> Self {
        TypeInfo {
            name,
            params: Box::default(),
            trait_names: Box::default(),
            parse: None,
            print: None,
            ready: None,
            verify: None,
            extensions: Extensions::default(),
        }
    }
}

/// What is registered of a dialect's attribute.
#[derive(Clone)]
#[non_exhaustive]
pub struct AttrInfo {
    /// Its full name, such as `llvm.linkage`.
    pub name: Name,
    /// Names of its parameters.
    pub params: Box<[Name]>,
    /// Traits and interfaces by name, sorted.
    pub trait_names: Box<[Name]>,
    /// Syntax, reading; without it what stands behind the name is kept as it is, as one [`Param::Str`], before the
    /// type of a typed attribute.
    pub parse: Option<Arc<ParseParamsHook>>,
    /// Syntax, printing.
    pub print: Option<Arc<PrintParamsHook>>,
    /// Whether `parse` and `print` can be used yet; where they cannot, it is as if they were not there.
    pub ready: Option<Arc<ReadyHook>>,
    /// Verifier.
    pub verify: Option<Arc<VerifyParamsHook>>,
    /// Which parameter is the attribute's own type, where it is a typed attribute (`AttributeSelfTypeParameter`).
    pub self_type: Option<usize>,
    /// What rooms above remember.
    pub extensions: Extensions,
}

impl AttrInfo {
    /// What reads its parameters, if anything does.
    pub fn reader(&self, ctx: &Context) -> Option<&ParseParamsHook> {
        self.parse.as_deref().filter(|_| is_ready(self.ready.as_deref(), ctx))
    }

    /// What prints its parameters, if anything does.
    pub fn printer(&self, ctx: &Context) -> Option<&PrintParamsHook> {
        self.print.as_deref().filter(|_| is_ready(self.ready.as_deref(), ctx))
    }

    /// An attribute without parameters.
    pub fn new(name: Name) -> Self {
        AttrInfo {
            name,
            params: Box::default(),
            trait_names: Box::default(),
            parse: None,
            print: None,
            ready: None,
            verify: None,
            self_type: None,
            extensions: Extensions::default(),
        }
    }

    /// The type of the attribute with these parameters.
    pub fn self_type(&self, params: &[Param]) -> Option<Type> {
        let index = self.self_type?;
        match params {
            // Text that nobody could read, with the type that stood behind it.
            [Param::Str(_), Param::Type(ty)] if self.params.len() != 2 || index != 1 => Some(*ty),
            _ => match params.get(index)? {
                Param::Type(ty) => Some(*ty),
                _ => None,
            },
        }
    }

    /// These parameters, as they were read, with that type for the attribute's own.
    pub fn with_self_type(&self, ctx: &Context, mut params: Box<[Param]>, ty: Type) -> Box<[Param]> {
        let Some(index) = self.self_type else { return params };
        if self.reader(ctx).is_none() {
            let text = match &params[..] {
                [text @ Param::Str(_), ..] => text.clone(),
                _ => Param::Str("".into()),
            };
            return [text, Param::Type(ty)].into();
        }
        // A reader that knows the type by itself has said it.
        let none = ctx.common().none;
        match params.get_mut(index) {
            Some(Param::Type(known)) if *known != none => {}
            Some(param) => *param = Param::Type(ty),
            None => {}
        }
        params
    }
}
