//! The hooks of an operation.

use std::ops::Range;
use std::sync::Arc;

use legalize_source::Diagnostic;

use super::effects::MemoryEffectsHook;
use super::fold::{Fold, FoldHook, FoldInput};
use super::infer::{BuildHook, InferHook};
use super::verifiers::{Verifiers, VerifyHook, VerifyPhase};
use crate::body::{Ir, OpId, RegionId, ValueId};
use crate::context::{AttrDict, Context, Erased, Name, OpInfo, OpName, Traits};
use crate::reason::Reason;

/// Returns true if the custom assembly format can represent an operation.
pub type CanPrintHook = dyn Fn(&Context, &Ir, OpId) -> bool + Send + Sync;
/// Checks that a dictionary of declared attributes fits the operation's properties; otherwise says what does
/// not fit.
pub type PropertiesHook = dyn Fn(&Context, AttrDict) -> Result<(), Reason> + Send + Sync;
/// The operands that become arguments of a successor block.
pub type SuccessorOperandsHook = dyn Fn(&Context, &Ir, OpId, usize) -> Range<usize> + Send + Sync;

/// Returns the values that an operation and the terminators of its regions forward to each other's arguments
/// and results; `None` if the operation does not match its definition.
pub type RegionFlowHook = dyn Fn(&Context, &Ir, OpId) -> Option<Vec<RegionEdge>> + Send + Sync;

/// An operand that becomes the value of arguments of regions, or of results.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RegionEdge {
    /// The operation with regions, or the end of one of its regions.
    pub op: OpId,
    /// The number of the operand.
    pub operand: usize,
    /// Arguments or results that receive it, depending on the control flow.
    pub inputs: Vec<ValueId>,
}

impl RegionEdge {
    /// Creates an edge from an operand to what receives it.
    pub fn new(op: OpId, operand: usize, inputs: Vec<ValueId>) -> Self {
        RegionEdge { op, operand, inputs }
    }
}

/// Suggests names for results: calls back with a result and its name.
pub type ResultNamesHook = dyn Fn(&Context, &Ir, OpId, &mut dyn FnMut(ValueId, &str)) + Send + Sync;
/// Suggests names for the block arguments of a region: calls back with an argument and its name.
pub type BlockArgNamesHook =
    dyn Fn(&Context, &Ir, OpId, RegionId, &mut dyn FnMut(ValueId, &str)) + Send + Sync;

/// The hooks that one party gives to an operation; all optional.
///
/// An operation has two sets of them: those that its [definition gives](crate::OpInfo::declared), and those
/// that [hosts attach](crate::OpInfo::attached), which take precedence. The merged set is in force
/// ([`OpInfo::hooks`](crate::OpInfo::hooks)).
#[derive(Clone, Default)]
#[non_exhaustive]
pub struct OpHooks {
    /// Custom assembly format, set by [`OpHooks::set_custom_assembly`]. Without it the generic form is parsed
    /// and printed.
    pub(crate) custom_assembly: Option<Erased>,
    /// True if the custom assembly format can represent an operation; without this hook, it represents all of
    /// them. Other operations are printed in generic form.
    pub can_print: Option<Arc<CanPrintHook>>,
    /// Checks that the attributes between `<{` and `}>` are of the classes that the operation stores.
    pub check_properties: Option<Arc<PropertiesHook>>,
    /// Verifies the invariants of the definition: operand, result and attribute constraints, traits with
    /// parameters.
    pub verify_invariants: Option<Arc<VerifyHook>>,
    /// True if the invariants depend on nothing but the types of values and the inherent attributes, so that
    /// the result holds for all operations that are alike in these.
    pub has_invariants_of_types: bool,
    /// Verifiers, which run after the invariants.
    pub verifiers: Verifiers,
    /// Folder.
    pub fold: Option<Arc<FoldHook>>,
    /// Result type inference.
    pub infer_result_types: Option<Arc<InferHook>>,
    /// True if the inference depends on nothing but the types of the operands and the attributes.
    pub infers_from_types: bool,
    /// Completion of an operation that is created from operands and attributes alone, if no types are
    /// inferred.
    pub build: Option<Arc<dyn BuildHook>>,
    /// Operands that are forwarded to each successor, for branch-like terminators.
    pub successor_operands: Option<Arc<SuccessorOperandsHook>>,
    /// Operands that are forwarded to arguments and results, for operations with the interface
    /// `RegionBranchOpInterface`.
    pub region_flow: Option<Arc<RegionFlowHook>>,
    /// Returns the operation's own memory effects. Drivers call [`effect_traits`](super::effect_traits),
    /// which calls an attached hook, or else uses the traits of the definition.
    pub memory_effects: Option<Arc<MemoryEffectsHook>>,
    /// Names of results in text, such as `c0_i32`.
    pub result_names: Option<Arc<ResultNamesHook>>,
    /// Names of the block arguments of its regions in text.
    pub block_arg_names: Option<Arc<BlockArgNamesHook>>,
    /// Dialect whose operations are written without its prefix in regions of this operation.
    pub default_dialect_for_regions: Option<Name>,
}

impl OpHooks {
    /// Returns true if there is a custom assembly format.
    pub fn has_custom_assembly(&self) -> bool {
        self.custom_assembly.is_some()
    }

    /// Sets the operation's own verifier (`hasVerifier`), in place of an earlier one.
    pub fn set_verifier(
        &mut self,
        verify: impl Fn(&Context, &Ir, OpId) -> Result<(), Diagnostic> + Send + Sync + 'static,
    ) {
        self.verifiers.set(VerifyPhase::Operation, Verifiers::OWN, Arc::new(verify));
    }

    /// Sets the operation's own verifier of what its regions hold (`hasRegionVerifier`), in place of an
    /// earlier one.
    pub fn set_region_verifier(
        &mut self,
        verify: impl Fn(&Context, &Ir, OpId) -> Result<(), Diagnostic> + Send + Sync + 'static,
    ) {
        self.verifiers.set(VerifyPhase::Regions, Verifiers::OWN, Arc::new(verify));
    }

    /// Sets the folder; replaces an earlier one.
    pub fn set_folder(&mut self, fold: impl Fn(&FoldInput<'_>) -> Fold + Send + Sync + 'static) {
        self.fold = Some(Arc::new(fold));
    }

    /// Sets the names of results in text.
    pub fn set_result_names(
        &mut self,
        names: impl Fn(&Context, &Ir, OpId, &mut dyn FnMut(ValueId, &str)) + Send + Sync + 'static,
    ) {
        self.result_names = Some(Arc::new(names));
    }

    /// Merges these hooks over others: each hook of these takes precedence, and the verifiers of both are
    /// run. If these have no custom assembly format of their own, that of the others prints the operations
    /// that both sets can print.
    pub(crate) fn over(&self, under: &OpHooks) -> OpHooks {
        let own_form = self.has_custom_assembly();
        let can_print = match (&self.can_print, &under.can_print) {
            (Some(first), Some(second)) if !own_form => {
                let (first, second) = (first.clone(), second.clone());
                let both = move |ctx: &Context, ir: &Ir, op: OpId| first(ctx, ir, op) && second(ctx, ir, op);
                Some(Arc::new(both) as Arc<CanPrintHook>)
            }
            (Some(first), _) => Some(first.clone()),
            (None, second) => second.clone().filter(|_| !own_form),
        };
        let invariants = if self.verify_invariants.is_some() { self } else { under };
        let inference = if self.infer_result_types.is_some() { self } else { under };
        OpHooks {
            custom_assembly: self.custom_assembly.as_ref().or(under.custom_assembly.as_ref()).cloned(),
            can_print,
            check_properties: first(&self.check_properties, &under.check_properties),
            verify_invariants: invariants.verify_invariants.clone(),
            has_invariants_of_types: invariants.has_invariants_of_types,
            verifiers: self.verifiers.over(&under.verifiers),
            fold: first(&self.fold, &under.fold),
            infer_result_types: inference.infer_result_types.clone(),
            infers_from_types: inference.infers_from_types,
            build: if self.infer_result_types.is_some() {
                self.build.clone()
            } else {
                first(&self.build, &under.build)
            },
            successor_operands: first(&self.successor_operands, &under.successor_operands),
            region_flow: first(&self.region_flow, &under.region_flow),
            memory_effects: first(&self.memory_effects, &under.memory_effects),
            result_names: first(&self.result_names, &under.result_names),
            block_arg_names: first(&self.block_arg_names, &under.block_arg_names),
            default_dialect_for_regions: self
                .default_dialect_for_regions
                .or(under.default_dialect_for_regions),
        }
    }
}

/// Hooks of an operation without any.
static NONE: OpHooks = OpHooks {
    custom_assembly: None,
    can_print: None,
    check_properties: None,
    verify_invariants: None,
    has_invariants_of_types: false,
    verifiers: Verifiers::new(),
    fold: None,
    infer_result_types: None,
    infers_from_types: false,
    build: None,
    successor_operands: None,
    region_flow: None,
    memory_effects: None,
    result_names: None,
    block_arg_names: None,
    default_dialect_for_regions: None,
};

impl OpInfo {
    /// The hooks in force: those that are [attached](OpInfo::attached) over those that are
    /// [declared](OpInfo::declared), as both were when the operation was [registered](Context::register_op)
    /// or [changed](Context::update_op).
    #[inline]
    pub fn hooks(&self) -> &OpHooks {
        self.hooks.get().unwrap_or(&NONE)
    }

    /// The folder in force.
    #[inline]
    pub fn folder(&self) -> Option<&Arc<FoldHook>> {
        if self.traits.contains(Traits::FOLDER) { self.hooks().fold.as_ref() } else { None }
    }

    /// The hooks that its definition gives; another definition of the operation comes with its own.
    pub fn declared(&self) -> &OpHooks {
        self.declared.get().unwrap_or(&NONE)
    }

    /// The same, to be changed.
    pub fn declared_mut(&mut self) -> &mut OpHooks {
        self.declared.make_mut()
    }

    /// Returns the hooks that hosts attach, which take precedence over those of the definition and stay when
    /// another definition replaces it.
    pub fn attached(&self) -> &OpHooks {
        self.attached.get().unwrap_or(&NONE)
    }

    /// The same, to be changed.
    pub fn attached_mut(&mut self) -> &mut OpHooks {
        self.attached.make_mut()
    }

    fn combine(&mut self) {
        self.hooks = Erased::new(self.attached().over(self.declared()));
        let asked = self.attached().memory_effects.is_some();
        self.traits.set(Traits::ATTACHED_MEMORY_EFFECTS, asked);
        // Folds are looked for far more often than there are folders, and a look at the hooks costs a call.
        let folds = self.hooks().fold.is_some();
        self.traits.set(Traits::FOLDER, folds);
    }
}

impl Context {
    /// Registers an operation, in place of what was registered under its name before.
    pub fn register_op(&mut self, mut info: OpInfo) {
        info.combine();
        self.insert_op(info);
    }

    /// Changes a registered operation, for instance to attach hooks; returns false if it is not registered.
    pub fn update_op(&mut self, name: OpName, change: impl FnOnce(&mut OpInfo)) -> bool {
        self.change_op(name, |info| {
            change(info);
            info.combine();
        })
    }
}

fn first<T: ?Sized>(over: &Option<Arc<T>>, under: &Option<Arc<T>>) -> Option<Arc<T>> {
    over.as_ref().or(under.as_ref()).cloned()
}
