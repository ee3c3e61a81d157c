//! Rust hooks of dialects: one table for each dialect.
//!
//! A table names the operations, and holds only functions; [`DialectHooks::attach`] attaches them to the
//! registered operations. No two entries set the same hook of an operation, so that the order in which tables
//! are attached does not matter.

use std::sync::Arc;

use legalize_analysis::{
    BranchChoiceInterface, InferIntRangesInterface, Inlining, InliningInterface, IntRange, LoopBounds,
    LoopBoundsInterface, RangeFoldInterface, RegionBranch, RegionBranchInterface, SlotAccess,
    SlotAccessInterface, SlotAllocation, SlotAllocationInterface, Speculatability, SpeculationInterface,
};
use legalize_conversion::{ConversionTarget, Natives, PatternSet, TypeConverter};
use legalize_ir::{
    Arity, Attribute, Context, DialectSyntax, Fold, FoldInput, GroupDef, InferInput, Ir, Location,
    MemoryEffect, Name, OpHooks, OpId, OpInfo, OpParser, OpPrinter, OperationState, Param, ParamsSyntax,
    Reason, RegionAttrOwner, RegionEdge, RegionId, SuccessorOperandsHook, SymbolTables, Type, TypeInfo,
    ValueId, VerifySymbolUses,
};
use legalize_ods::{CustomDirectives, attach_directives};
use legalize_passes::PassKind;
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics};
use smallvec::SmallVec;

use crate::rules::{FamilyRule, Rules, TraitRule};

/// Parses an operation's custom assembly after its name.
pub type Parse = fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>;
/// Prints an operation's custom assembly after its name.
pub type Print = fn(&mut OpPrinter<'_>, OpId);
/// Custom assembly: the name of the operation, its parser and its printer.
pub type Assembly = (&'static str, Parse, Print);

/// Returns true if the custom assembly can express the operation.
pub type CanPrint = fn(&Context, &Ir, OpId) -> bool;
/// Verifies the symbol uses of an operation.
pub type VerifyUse = fn(&Context, &Ir, OpId, &mut SymbolTables) -> Result<(), Diagnostic>;
/// Folds an operation.
pub type Folder = fn(&FoldInput<'_>) -> Fold;
/// Infers the types of an operation's results.
pub type Infer = fn(&InferInput<'_>) -> Inferred;
/// Inferred result types, or the reason why there are none.
pub type Inferred = Result<SmallVec<[Type; 2]>, Reason>;
/// Returns the operands that are passed to a successor.
pub type SuccessorOperands = fn(&Context, &Ir, OpId, usize) -> std::ops::Range<usize>;
/// Returns the operands that are forwarded to region arguments and results.
pub type RegionFlow = fn(&Context, &Ir, OpId) -> Option<Vec<RegionEdge>>;
/// Calls back with the memory effects of an operation, in place of those of its definition.
pub type Effects = fn(&Context, &Ir, OpId, &mut dyn FnMut(MemoryEffect));
/// Returns if an operation may be executed speculatively.
pub type Speculation = fn(&Context, &Ir, OpId) -> Speculatability;
/// Returns the number of the successor that a branch goes to, given the values of its operands.
pub type BranchChoice = fn(&Context, &Ir, OpId, &[Option<Attribute>]) -> Option<usize>;
/// Infers the ranges of an operation's results from those of its operands.
pub type InferRanges = fn(&Context, &Ir, OpId, &[Option<IntRange>]) -> SmallVec<[Option<IntRange>; 1]>;
/// Returns the induction variables of a loop with their bounds.
pub type BoundsOfLoop = fn(&Context, &Ir, OpId) -> Option<Vec<LoopBounds>>;
/// Returns the value that an operation's result equals, by the known ranges.
pub type RangeFold = fn(&Context, &Ir, OpId, &dyn Fn(ValueId) -> Option<IntRange>) -> Option<ValueId>;
/// Calls back with results and names for them.
pub type NameResults = fn(&Context, &Ir, OpId, &mut dyn FnMut(ValueId, &str));
/// Calls back with the block arguments of a region and names for them.
pub type NameArguments = fn(&Context, &Ir, OpId, RegionId, &mut dyn FnMut(ValueId, &str));
/// Creates a constant of a value and type.
pub type Materialize = fn(&Context, Attribute, Type, Location) -> Option<OperationState>;

/// Parses the parameters of a type or attribute after its name.
pub type ParseParams = fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic>;
/// Prints the parameters of a type or attribute after its name.
pub type PrintParams = fn(&mut OpPrinter<'_>, &[Param]);
/// Syntax of parameters: the name of the type or attribute, the parser and the printer.
pub type ParamsAssembly = (&'static str, ParseParams, PrintParams);
/// Parses a type after its dialect's name.
pub type ParseType = fn(&mut OpParser<'_, '_>) -> Result<Type, Diagnostic>;
/// Prints a type after its dialect's name; returns false if it cannot.
pub type PrintType = fn(&mut OpPrinter<'_>, Type) -> bool;
/// Checks the parameters of a type or attribute.
pub type VerifyParams = fn(&Context, &[Param]) -> Result<(), Reason>;

/// Checks an attribute of the dialect on an operation.
pub type VerifyOpAttr = fn(&Context, &Ir, OpId, Name, Attribute) -> Result<(), Diagnostic>;
/// Checks an attribute of the dialect at an argument or a result of a function.
pub type VerifyRegionAttr =
    fn(&Context, &Ir, OpId, RegionAttrOwner, Name, Attribute) -> Result<(), Diagnostic>;

/// Returns the alias that an attribute prints as.
pub type AttrAlias = fn(&Context, Attribute) -> Option<String>;
/// Adds canonicalization patterns.
pub type Canonicalization = fn(&Context, &mut PatternSet) -> Diagnostics;
/// Adds the patterns of a conversion.
pub type AddConversion = fn(&Context, &Arc<TypeConverter>, &mut PatternSet);
/// Adds what is legal once a conversion's patterns have nothing left to do.
pub type AddLegality = fn(&Context, &Arc<TypeConverter>, &mut ConversionTarget);

/// Conversion patterns by the name under which a conversion spec asks for them.
#[derive(Clone, Copy)]
pub struct NamedConversion {
    /// The name.
    pub name: &'static str,
    /// The patterns.
    pub add: AddConversion,
    /// Legality of the operations that stay.
    pub legality: Option<AddLegality>,
}

/// Names of an operation's results in text.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum ResultNames {
    /// One name for each result, in order; further results are numbered.
    Each(&'static [&'static str]),
    /// One name for all results, as a group.
    Group(&'static str),
    /// Names computed by a function.
    Computed(NameResults),
}

/// A type that no definition declares, registered unless it is registered already.
#[derive(Clone, Copy)]
pub struct UndeclaredType {
    /// The name of the type.
    pub name: &'static str,
    /// The names of its parameters.
    pub params: &'static [&'static str],
    /// The parser and the printer of the parameters.
    pub assembly: Option<(ParseParams, PrintParams)>,
    /// The verifier of the parameters.
    pub verify: Option<VerifyParams>,
}

impl UndeclaredType {
    /// Describes a type without parameters.
    pub const fn plain(name: &'static str) -> Self {
        UndeclaredType { name, params: &[], assembly: None, verify: None }
    }

    fn register(&self, ctx: &mut Context) {
        let name = ctx.name(self.name);
        if ctx.type_info(name).is_some() {
            return;
        }
        let mut info = TypeInfo::new(name);
        info.params = self.params.iter().map(|param| ctx.name(param)).collect();
        if let Some((parse, print)) = self.assembly {
            info.attached = ParamsSyntax::new(parse, print);
        }
        if let Some(verify) = self.verify {
            info.verify = Some(Arc::new(verify));
        }
        ctx.register_type(info);
    }
}

/// The part of a dialect that is written in Rust. [`DialectHooks::new`] creates an empty one.
#[derive(Clone, Copy)]
pub struct DialectHooks {
    /// The dialect.
    pub name: &'static str,
    /// Operations that no definition declares, without results, regions and successors; registered with the
    /// dialect unless they are registered already.
    pub undeclared_ops: &'static [&'static str],
    /// True if operations of the dialect's namespace that are not registered are accepted
    /// (`allowUnknownOperations`).
    pub allows_unknown_ops: bool,
    /// Custom assembly (`hasCustomAssemblyFormat`).
    pub assembly: &'static [&'static [Assembly]],
    /// Custom assembly of operations whose definitions give no assembly format.
    pub default_assembly: &'static [Assembly],
    /// Predicates for custom assembly that cannot express every operation.
    pub can_print: &'static [(&'static str, CanPrint)],
    /// Verifiers.
    pub verifiers: &'static [Rules],
    /// Verifiers of all operations with an interface of the dialect.
    pub trait_rules: &'static [TraitRule],
    /// Verifiers of all operations with a common prefix of their names.
    pub family_rules: &'static [FamilyRule],
    /// Verifiers of symbol uses (`SymbolUserOpInterface`).
    pub symbol_uses: &'static [(&'static str, VerifyUse)],
    /// Folders.
    pub folders: &'static [&'static [(&'static str, Folder)]],
    /// Inference of result types.
    pub inference: &'static [(&'static str, Infer)],
    /// Names of results in text.
    pub result_names: &'static [(&'static str, ResultNames)],
    /// Names of block arguments in text.
    pub block_arg_names: &'static [(&'static str, NameArguments)],
    /// Operands that are passed to successors (`BranchOpInterface`).
    pub successor_operands: &'static [(&'static str, SuccessorOperands)],
    /// Operands that are forwarded to regions and results (`RegionBranchOpInterface`).
    pub region_flow: &'static [(&'static str, RegionFlow)],
    /// Successors that known conditions choose (`BranchOpInterface`).
    pub branch_choices: &'static [(&'static str, BranchChoice)],
    /// Control flow between regions (`RegionBranchOpInterface`).
    pub region_branches: &'static [(&'static str, &'static dyn RegionBranch)],
    /// Inference of the ranges of integers (`InferIntRangeInterface`).
    pub int_ranges: &'static [&'static [(&'static str, InferRanges)]],
    /// Induction variables of loops (`LoopLikeOpInterface`).
    pub loop_bounds: &'static [(&'static str, BoundsOfLoop)],
    /// Values that results equal by the ranges of operands.
    pub range_folds: &'static [(&'static str, RangeFold)],
    /// Conditions for speculation (`ConditionallySpeculatable`).
    pub speculation: &'static [(&'static str, Speculation)],
    /// Rules of inlining (`DialectInlinerInterface`).
    pub inlining: Option<&'static dyn Inlining>,
    /// Allocations of memory slots (`PromotableAllocationOpInterface`).
    pub slot_allocations: &'static [(&'static str, &'static dyn SlotAllocation)],
    /// Uses of memory slots (`PromotableMemOpInterface`).
    pub slot_accesses: &'static [(&'static str, &'static dyn SlotAccess)],
    /// Memory effects that depend on the instance (`MemoryEffectOpInterface`).
    pub memory_effects: &'static [(&'static str, Effects)],
    /// Default dialects in the regions of an operation: their operations are written without the dialect's
    /// name.
    pub region_dialects: &'static [(&'static str, &'static str)],
    /// Custom directives of assembly formats.
    pub directives: &'static [fn(&mut CustomDirectives)],
    /// Creates constants for folded values.
    pub materialize_constant: Option<Materialize>,
    /// Types that no definition declares.
    pub undeclared_types: &'static [UndeclaredType],
    /// Interfaces of types that C++ attaches from outside.
    pub type_interfaces: &'static [(&'static str, &'static str)],
    /// Syntax of all types of the dialect that do not have their own.
    pub type_syntax: Option<(ParseType, PrintType)>,
    /// Syntax of types.
    pub type_assembly: &'static [ParamsAssembly],
    /// Verifiers of types (`genVerifyDecl`), for those whose definition does not give one.
    pub type_verifiers: &'static [(&'static str, VerifyParams)],
    /// Syntax of attributes.
    pub attr_assembly: &'static [ParamsAssembly],
    /// Verifiers of attributes (`genVerifyDecl`).
    pub attr_verifiers: &'static [(&'static str, VerifyParams)],
    /// Verifier of the dialect's attributes on operations (`hasOperationAttrVerify`).
    pub verify_op_attr: Option<VerifyOpAttr>,
    /// Verifier of the dialect's attributes at arguments and results of functions (`hasRegionArgAttrVerify`,
    /// `hasRegionResultAttrVerify`).
    pub verify_region_attr: Option<VerifyRegionAttr>,
    /// Aliases of attributes in text.
    pub attr_alias: Option<AttrAlias>,
    /// C++ classes, methods and functions for snippets.
    pub classes: &'static [fn(&Context, &Classes)],
    /// Native functions of declarative patterns.
    pub natives: &'static [fn(&mut Natives)],
    /// Canonicalization patterns.
    pub canonicalization: &'static [Canonicalization],
    /// Conversion patterns by the name under which a conversion spec asks for them.
    pub conversions: &'static [NamedConversion],
    /// Passes.
    pub passes: &'static [fn() -> Arc<dyn PassKind>],
    /// Hooks without a field of their own.
    pub others: &'static [fn(&mut Context)],
}

impl DialectHooks {
    /// Creates a table without hooks.
    pub const fn new(name: &'static str) -> Self {
        DialectHooks {
            name,
            undeclared_ops: &[],
            allows_unknown_ops: false,
            assembly: &[],
            default_assembly: &[],
            can_print: &[],
            verifiers: &[],
            trait_rules: &[],
            family_rules: &[],
            symbol_uses: &[],
            folders: &[],
            inference: &[],
            result_names: &[],
            block_arg_names: &[],
            successor_operands: &[],
            region_flow: &[],
            branch_choices: &[],
            region_branches: &[],
            int_ranges: &[],
            loop_bounds: &[],
            range_folds: &[],
            speculation: &[],
            inlining: None,
            slot_allocations: &[],
            slot_accesses: &[],
            memory_effects: &[],
            region_dialects: &[],
            directives: &[],
            materialize_constant: None,
            undeclared_types: &[],
            type_interfaces: &[],
            type_syntax: None,
            type_assembly: &[],
            type_verifiers: &[],
            attr_assembly: &[],
            attr_verifiers: &[],
            verify_op_attr: None,
            verify_region_attr: None,
            attr_alias: None,
            classes: &[],
            natives: &[],
            canonicalization: &[],
            conversions: &[],
            passes: &[],
            others: &[],
        }
    }

    /// Attaches the hooks to the registered operations, types and attributes.
    pub fn attach(&self, ctx: &mut Context) {
        self.register_undeclared(ctx);
        self.attach_to_operations(ctx);
        for rule in self.trait_rules {
            rule.attach(ctx);
        }
        for rules in self.verifiers {
            rules.attach(ctx);
        }
        for rule in self.family_rules {
            rule.attach(ctx);
        }
        for &(name, verify) in self.symbol_uses {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(VerifySymbolUses(Arc::new(verify))));
        }
        let dialect = ctx.name(self.name);
        if ctx.dialect(dialect).is_some() && !self.directives.is_empty() {
            let mut directives = CustomDirectives::new();
            for add in self.directives {
                add(&mut directives);
            }
            attach_directives(ctx, self.name, directives);
        }
        if let Some(materialize) = self.materialize_constant {
            ctx.update_dialect(dialect, |info| {
                info.hooks_mut().materialize_constant = Some(Arc::new(materialize));
            });
        }
        if let Some(verify) = self.verify_op_attr {
            ctx.update_dialect(dialect, |info| info.hooks_mut().verify_attr = Some(Arc::new(verify)));
        }
        if let Some(verify) = self.verify_region_attr {
            ctx.update_dialect(dialect, |info| info.hooks_mut().verify_region_attr = Some(Arc::new(verify)));
        }
        self.attach_interfaces(ctx);
        self.attach_to_types(ctx);
        for attach in self.others {
            attach(ctx);
        }
    }

    fn register_undeclared(&self, ctx: &mut Context) {
        let dialect = ctx.name(self.name);
        if ctx.dialect(dialect).is_none() {
            return;
        }
        if self.allows_unknown_ops {
            ctx.update_dialect(dialect, |info| info.allow_unknown_ops = true);
        }
        for name in self.undeclared_ops {
            let name = ctx.op_name(name);
            if ctx.op_info(name).is_none() {
                let mut info = OpInfo::new(name);
                (info.region_count, info.successor_count) = (Some(0), Some(0));
                info.operands = [GroupDef { name: ctx.name("operands"), arity: Arity::Variadic }].into();
                ctx.register_op(info);
            }
        }
    }

    fn attach_to_operations(&self, ctx: &mut Context) {
        for &(name, parse, print) in self.default_assembly {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| {
                if !info.declared().has_custom_assembly() {
                    info.attached_mut().set_custom_assembly(parse, print);
                }
            });
        }
        for &(name, dialect) in self.region_dialects {
            let (op, dialect) = (ctx.op_name(name), ctx.name(dialect));
            ctx.update_op(op, |info| info.attached_mut().default_dialect_for_regions = Some(dialect));
        }
        let mut set = |name: &str, change: &dyn Fn(&mut OpHooks)| {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| change(info.attached_mut()));
        };
        for &(name, parse, print) in self.assembly.iter().copied().flatten() {
            set(name, &|hooks| {
                hooks.set_custom_assembly(parse, print);
            });
        }
        for &(name, can_print) in self.can_print {
            set(name, &|hooks| hooks.can_print = Some(Arc::new(can_print)));
        }
        for &(name, fold) in self.folders.iter().copied().flatten() {
            set(name, &|hooks| hooks.fold = Some(Arc::new(fold)));
        }
        for &(name, infer) in self.inference {
            set(name, &|hooks| hooks.infer_result_types = Some(Arc::new(infer)));
        }
        for &(name, names) in self.result_names {
            set(name, &|hooks| hooks.result_names = Some(names.hook()));
        }
        for &(name, names) in self.block_arg_names {
            set(name, &|hooks| hooks.block_arg_names = Some(Arc::new(names)));
        }
        for &(name, operands) in self.successor_operands {
            let operands: Arc<SuccessorOperandsHook> = Arc::new(operands);
            set(name, &|hooks| hooks.successor_operands = Some(operands.clone()));
        }
        for &(name, flow) in self.region_flow {
            set(name, &|hooks| hooks.region_flow = Some(Arc::new(flow)));
        }
        for &(name, effects) in self.memory_effects {
            set(name, &|hooks| hooks.memory_effects = Some(Arc::new(effects)));
        }
    }

    fn attach_interfaces(&self, ctx: &mut Context) {
        for &(name, choose) in self.branch_choices {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(BranchChoiceInterface::new(choose)));
        }
        for &(name, interface) in self.region_branches {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(RegionBranchInterface::of_static(interface)));
        }
        for &(name, infer) in self.int_ranges.iter().copied().flatten() {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(InferIntRangesInterface::new(infer)));
        }
        for &(name, bounds) in self.loop_bounds {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(LoopBoundsInterface::new(bounds)));
        }
        for &(name, fold) in self.range_folds {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(RangeFoldInterface::new(fold)));
        }
        for &(name, ask) in self.speculation {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(SpeculationInterface::new(ask)));
        }
        for &(name, interface) in self.slot_allocations {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(SlotAllocationInterface(Arc::new(interface))));
        }
        for &(name, interface) in self.slot_accesses {
            let op = ctx.op_name(name);
            ctx.update_op(op, |info| info.extensions.insert(SlotAccessInterface(Arc::new(interface))));
        }
        if let Some(interface) = self.inlining {
            let dialect = ctx.name(self.name);
            ctx.update_dialect(dialect, |info| {
                info.extensions.insert(InliningInterface::of_static(interface));
            });
        }
    }

    fn attach_to_types(&self, ctx: &mut Context) {
        if ctx.dialect(ctx.name(self.name)).is_some() {
            for ty in self.undeclared_types {
                ty.register(ctx);
            }
        }
        for &(name, interface) in self.type_interfaces {
            let interface = ctx.name(interface);
            ctx.update_type(ctx.name(name), |info| {
                if !info.trait_names.contains(&interface) {
                    info.trait_names = info.trait_names.iter().copied().chain([interface]).collect();
                }
            });
        }
        if let Some((parse, print)) = self.type_syntax {
            ctx.update_dialect(ctx.name(self.name), |info| {
                let mut syntax = info.extensions.get::<DialectSyntax>().cloned().unwrap_or_default();
                syntax.parse_type = Some(Arc::new(parse));
                syntax.print_type = Some(Arc::new(print));
                info.extensions.insert(syntax);
            });
        }
        for &(name, parse, print) in self.type_assembly {
            ctx.update_type(ctx.name(name), |info| info.attached = ParamsSyntax::new(parse, print));
        }
        for &(name, verify) in self.type_verifiers {
            ctx.update_type(ctx.name(name), |info| {
                info.verify.get_or_insert_with(|| Arc::new(verify));
            });
        }
        for &(name, parse, print) in self.attr_assembly {
            ctx.update_attr(ctx.name(name), |info| info.attached = ParamsSyntax::new(parse, print));
        }
        for &(name, verify) in self.attr_verifiers {
            ctx.update_attr(ctx.name(name), |info| info.verify = Some(Arc::new(verify)));
        }
        if let Some(alias) = self.attr_alias {
            ctx.update_dialect(ctx.name(self.name), |info| {
                let mut syntax = info.extensions.get::<DialectSyntax>().cloned().unwrap_or_default();
                syntax.attr_alias = Some(Arc::new(alias));
                info.extensions.insert(syntax);
            });
        }
    }
}

impl ResultNames {
    fn hook(self) -> Arc<legalize_ir::ResultNamesHook> {
        match self {
            ResultNames::Each(names) => {
                Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
                    for (&result, name) in ir.op(op).results().iter().zip(names) {
                        set(result, name);
                    }
                })
            }
            ResultNames::Group(name) => {
                Arc::new(move |_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)| {
                    if let Some(&first) = ir.op(op).results().first() {
                        set(first, name);
                    }
                })
            }
            ResultNames::Computed(names) => Arc::new(names),
        }
    }
}

/// Returns the error for a directive whose arguments are not those that its function expects.
pub fn misuse(p: &OpParser<'_, '_>, name: &str) -> Diagnostic {
    p.error(p.offset(), format!("custom directive '{name}' is used with other arguments than it takes"))
}
