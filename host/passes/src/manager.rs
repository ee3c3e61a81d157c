//! Pass managers: run passes one after another on an operation, verify after each, and nest.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#pass-manager>. A nested manager runs all of its passes
//! on one operation before it continues with the next; if one of its passes fails, it continues with the next
//! all the same, and the outer manager skips its remaining passes.

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use legalize_conversion::hold_warnings;
use legalize_ir::{
    Context, ContextId, Ir, Location, OpId, OpName, Traits, foreign_context, located, op_error, verify,
};
use legalize_source::{Diagnostic, Diagnostics};
use tracing::level_filters::LevelFilter;

use crate::actions::PassAction;
use crate::dumps::IrPrinting;
use crate::{IrDumps, Pass, PassDef, PassInput, PassInstrumentation, PassOptions, PassTarget, Timing};

/// Passes and nested pass managers, in order.
#[derive(Clone)]
pub struct PassManager {
    anchor: Option<String>,
    stages: Vec<Stage>,
    verify_each: bool,
    instrumentations: Vec<Arc<dyn PassInstrumentation>>,
    /// The context that the passes were created with, if known.
    context: Option<ContextId>,
}

#[derive(Clone)]
enum Stage {
    Pass { definition: PassDef, options: PassOptions, pass: Arc<dyn Pass> },
    Nested(PassManager),
}

/// Prints the pipeline's text.
impl fmt::Debug for PassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PassManager").field(&self.to_pipeline()).finish()
    }
}

impl Default for PassManager {
    fn default() -> Self {
        PassManager {
            anchor: None,
            stages: Vec::new(),
            verify_each: true,
            instrumentations: Vec::new(),
            context: None,
        }
    }
}

/// Upstream's name of the execution of nested managers.
const ADAPTOR: &str = "mlir::detail::OpToOpPassAdaptor";

/// State of a run.
struct Run<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    timing: &'a mut Timing,
    verify_each: bool,
    instrumentations: &'a [Arc<dyn PassInstrumentation>],
}

impl PassManager {
    /// Creates a manager without passes, for any operation.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a manager without passes, for operations of a name, or for `any` operation.
    pub fn on(anchor: &str) -> Self {
        let anchor = (anchor != "any").then(|| anchor.to_owned());
        PassManager { anchor, ..Self::default() }
    }

    /// The name of the operations that the passes run on; absent if they run on any.
    pub fn anchor(&self) -> Option<&str> {
        self.anchor.as_deref()
    }

    /// Adds a pass at the end. If the pass is anchored to another operation than this manager, it runs on
    /// nested operations of that name.
    pub fn add(&mut self, definition: PassDef, options: PassOptions, pass: Arc<dyn Pass>) -> &mut Self {
        let stage = Stage::Pass { definition: definition.clone(), options, pass };
        if definition.anchor.is_none() || self.anchor.is_none() || definition.anchor == self.anchor {
            self.stages.push(stage);
            return self;
        }
        if let Some(Stage::Nested(last)) = self.stages.last_mut()
            && last.anchor == definition.anchor
        {
            last.stages.push(stage);
            return self;
        }
        let nested = PassManager { anchor: definition.anchor, stages: vec![stage], ..Self::default() };
        self.add_nested(nested)
    }

    /// Adds a pass manager that runs on operations directly in the regions of this manager's operation.
    pub fn add_nested(&mut self, manager: PassManager) -> &mut Self {
        self.stages.push(Stage::Nested(manager));
        self
    }

    /// Ties the manager to the context that its passes were created with: [`PassManager::run`] refuses any
    /// other one. A pipeline that a session parses is tied to the session's context.
    pub fn of_context(&mut self, ctx: &Context) -> &mut Self {
        self.context = Some(ctx.id());
        self
    }

    /// True if this manager or a nested one is tied to another context.
    fn is_of_other_context(&self, ctx: &Context) -> bool {
        let nested = |stage: &Stage| match stage {
            Stage::Pass { .. } => false,
            Stage::Nested(manager) => manager.is_of_other_context(ctx),
        };
        self.context.is_some_and(|own| own != ctx.id()) || self.stages.iter().any(nested)
    }

    /// Sets whether the operation is verified after each pass (true by default).
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify_each = verify;
        self
    }

    /// Prints the IR before and after passes.
    pub fn dump_ir(&mut self, dumps: IrDumps) -> &mut Self {
        if dumps.any() { self.add_instrumentation(Arc::new(IrPrinting::new(dumps))) } else { self }
    }

    /// Adds callbacks around the passes of this manager and of those nested in it. Instrumentations of the
    /// nested managers themselves are not called.
    pub fn add_instrumentation(&mut self, instrumentation: Arc<dyn PassInstrumentation>) -> &mut Self {
        self.instrumentations.push(instrumentation);
        self
    }

    /// True if the manager has no passes.
    pub fn is_empty(&self) -> bool {
        self.stages.is_empty()
    }

    /// Returns the pipeline as text, each option with its value, as upstream's `--dump-pass-pipeline` prints
    /// it.
    pub fn to_pipeline(&self) -> String {
        let stages = self.stages.iter().map(|stage| match stage {
            Stage::Pass { definition, options, .. } => {
                format!("{}{}", definition.argument, options.to_pipeline())
            }
            Stage::Nested(nested) => nested.to_pipeline(),
        });
        format!("{}({})", self.anchor().unwrap_or("any"), stages.collect::<Vec<_>>().join(","))
    }

    /// Returns the pipeline as upstream's `--dump-pass-pipeline` prints it, one pass per line.
    pub fn dump(&self) -> String {
        let mut out = format!("Pass Manager with {} passes:\n", self.stages.len());
        self.dump_at(0, &mut out);
        out
    }

    fn dump_at(&self, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        out.push_str(&format!("{indent}{}(\n", self.anchor().unwrap_or("any")));
        for (index, stage) in self.stages.iter().enumerate() {
            out.push_str(if index == 0 { "" } else { ",\n" });
            match stage {
                Stage::Pass { definition, options, .. } => {
                    out.push_str(&format!("{indent}  {}{}", definition.argument, options.to_pipeline()));
                }
                Stage::Nested(nested) => nested.dump_at(depth + 1, out),
            }
        }
        out.push_str(&format!("\n{indent})"));
    }

    /// True if all passes stay inside of the operation that they run on.
    fn stays_inside(&self) -> bool {
        self.stages.iter().all(|stage| match stage {
            Stage::Pass { definition, .. } => definition.stays_inside,
            Stage::Nested(manager) => manager.stays_inside(),
        })
    }

    /// True if all passes of a manager for any operation can run on operations of a name.
    fn takes(&self, ctx: &Context, name: OpName) -> bool {
        let isolated =
            ctx.op_info(name).is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE));
        let accepts = |stage: &Stage| match stage {
            Stage::Pass { definition, .. } => {
                definition.anchor.as_deref().is_none_or(|anchor| anchor == ctx.op_str(name))
            }
            Stage::Nested(_) => true,
        };
        isolated && self.stages.iter().all(accepts)
    }

    /// True if some operation could be run on by both managers.
    fn competes_with(&self, ctx: &Context, other: &PassManager) -> bool {
        match (self.anchor(), other.anchor()) {
            (None, None) => true,
            (None, Some(anchor)) => self.takes(ctx, ctx.op_name(anchor)),
            (Some(anchor), None) => other.takes(ctx, ctx.op_name(anchor)),
            (Some(_), Some(_)) => false,
        }
    }

    /// Runs all passes on `root`. Stops after the first pass that fails or leaves an invalid operation or
    /// none: a pass may change its operation, but not erase it. A nested manager runs on all of its
    /// operations, even if it failed on one of them. A body of another context is refused with an error, and
    /// so are passes whose patterns are of another one.
    pub fn run(&self, ctx: &Context, ir: &mut Ir, root: OpId, timing: &mut Timing) -> Diagnostics {
        if let Err(error) = ir.check_context(ctx) {
            return (*error).into();
        }
        if self.is_of_other_context(ctx) {
            return foreign_context("the pipeline").into();
        }
        let name = ctx.op_str(ir.op(root).name());
        if let Some(anchor) = self.anchor().filter(|&anchor| anchor != name) {
            let message = format!("can't run '{anchor}' pass manager on '{name}' op");
            return Diagnostic::error("opt::pipeline", message)
                .with_help(format!("start the pipeline with `{name}(`"))
                .into();
        }
        let mut run =
            Run { ctx, ir, timing, verify_each: self.verify_each, instrumentations: &self.instrumentations };
        run.stages(&self.stages, root)
    }
}

/// The adjacent nested managers from a stage on, with the index of the stage after them: they visit the
/// operations together, so that one operation is finished before the next. Managers for the same operations
/// are merged. A manager for any operation is not merged with one that competes for its operations. As
/// upstream's `OpToOpPassAdaptor::tryMergeInto`.
fn nested_together(ctx: &Context, stages: &[Stage], from: usize) -> (Vec<PassManager>, usize) {
    let mut together: Vec<PassManager> = Vec::new();
    for (at, stage) in stages.iter().enumerate().skip(from) {
        let Stage::Nested(next) = stage else { return (together, at) };
        if together.iter().any(|manager| manager.competes_with(ctx, next)) {
            return (together, at);
        }
        match together.iter_mut().find(|manager| manager.anchor == next.anchor) {
            Some(same) => same.stages.extend(next.stages.iter().cloned()),
            None => together.push(next.clone()),
        }
    }
    (together, stages.len())
}

/// The one of these managers that runs on operations of a name.
fn manager_of<'m>(ctx: &Context, managers: &'m [PassManager], name: OpName) -> Option<&'m PassManager> {
    let own = managers.iter().find(|manager| manager.anchor() == Some(ctx.op_str(name)));
    own.or_else(|| managers.iter().find(|manager| manager.anchor.is_none() && manager.takes(ctx, name)))
}

/// The error for an erased operation whose contents were to change.
pub fn erased_root(ctx: &Context, name: OpName, loc: Location, by: &str) -> Diagnostic {
    let error =
        Diagnostic::error("opt::erased_root", format!("'{}' op was erased by {by}", ctx.op_str(name)))
            .with_help("run on an enclosing operation, or change the patterns so that they keep the root");
    located(ctx, loc, error)
}

impl Run<'_> {
    /// Calls all instrumentations, in the order they were added.
    fn before(&self, root: OpId, call: impl Fn(&dyn PassInstrumentation, PassTarget<'_>)) {
        let target = PassTarget::new(self.ctx, self.ir, root);
        self.instrumentations.iter().for_each(|instrumentation| call(&**instrumentation, target));
    }

    /// Calls all instrumentations, in reverse order.
    fn after(&self, root: OpId, call: impl Fn(&dyn PassInstrumentation, PassTarget<'_>)) {
        let target = PassTarget::new(self.ctx, self.ir, root);
        self.instrumentations.iter().rev().for_each(|instrumentation| call(&**instrumentation, target));
    }

    fn stages(&mut self, stages: &[Stage], root: OpId) -> Diagnostics {
        self.before(root, |instrumentation, target| instrumentation.run_before_pipeline(target));
        let mut diagnostics = Diagnostics::new();
        let mut at = 0;
        while at < stages.len() && !diagnostics.has_errors() {
            diagnostics.extend(match &stages[at] {
                Stage::Pass { definition, pass, .. } => {
                    at += 1;
                    self.pass(definition, &**pass, root)
                }
                Stage::Nested(_) => {
                    let (managers, following) = nested_together(self.ctx, stages, at);
                    at = following;
                    let action = PassAction::begin(ADAPTOR, self.ctx, self.ir, root);
                    let found = self.nested(&managers, root);
                    action.end();
                    found
                }
            });
        }
        self.after(root, |instrumentation, target| instrumentation.run_after_pipeline(target));
        diagnostics
    }

    fn pass(&mut self, definition: &PassDef, pass: &dyn Pass, root: OpId) -> Diagnostics {
        let _span = tracing::debug_span!("pass", name = definition.argument).entered();
        let ctx = self.ctx;
        if let Some(error) = self.cannot_run_on(definition, root) {
            return error.into();
        }
        self.before(root, |instrumentation, target| instrumentation.run_before_pass(definition, target));
        let (op_name, loc) = (self.ir.op(root).name(), self.ir.op(root).loc());
        let action = PassAction::begin(&definition.name, ctx, self.ir, root);
        let input = &mut PassInput { ctx, ir: self.ir, root };
        let mut diagnostics = self.timing.measure(&definition.name, || pass.run(input));
        action.end();
        if !self.ir.is_live(root) {
            let by = format!("the pass '{}' that ran on it", definition.argument);
            diagnostics.push(erased_root(ctx, op_name, loc, &by));
        } else if !diagnostics.has_errors() && self.verify_each {
            let ir = &*self.ir;
            diagnostics.extend(self.timing.measure("(verify)", || verify(ctx, ir, root)));
        }
        if diagnostics.has_errors() {
            self.after(root, |instrumentation, target| {
                instrumentation.run_after_pass_failed(definition, target, &diagnostics);
            });
        } else {
            self.after(root, |instrumentation, target| {
                instrumentation.run_after_pass(definition, target);
            });
        }
        diagnostics
    }

    /// Runs nested managers; each operation is run on by one of them.
    fn nested(&mut self, managers: &[PassManager], root: OpId) -> Diagnostics {
        let regions = self.ir.op(root).regions();
        let blocks = regions.iter().flat_map(|&region| self.ir.region_blocks(region));
        let ops: Vec<OpId> = blocks.flat_map(|block| self.ir.block_ops(block)).collect();
        if let Some(found) = self.side_by_side(managers, &ops) {
            return found;
        }
        // Each has the limits that it has side by side with the others.
        let outer = self.ir.set_nominal_size(Some(self.ir.nominal_size()));
        let mut diagnostics = Diagnostics::new();
        for op in ops {
            // A pass may erase siblings of its operation.
            if self.ir.is_live(op)
                && let Some(manager) = manager_of(self.ctx, managers, self.ir.op(op).name())
            {
                diagnostics.extend(self.stages(&manager.stages, op));
            }
        }
        self.ir.set_nominal_size(outer);
        diagnostics
    }

    /// Runs nested managers on several operations at once, if their passes allow it and nothing observes the
    /// order of what they do.
    fn side_by_side(&mut self, managers: &[PassManager], ops: &[OpId]) -> Option<Diagnostics> {
        // Drivers and passes log at the levels below.
        let is_logged = LevelFilter::current() > LevelFilter::INFO;
        let is_observed = !self.instrumentations.is_empty() || is_logged;
        if is_observed || !managers.iter().all(PassManager::stays_inside) {
            return None;
        }
        let (ctx, verify_each) = (self.ctx, self.verify_each);
        let ir = &*self.ir;
        let takes = |op: &OpId| manager_of(ctx, managers, ir.op(*op).name()).is_some();
        let ops: Vec<OpId> = ops.iter().copied().filter(takes).collect();
        let activity = self.timing.activity();
        let start = Instant::now();
        let found = self.ir.edit_side_by_side(ctx, &ops, |ir, op| {
            let mut timing = Timing::new();
            timing.set_activity(activity.clone());
            let manager = manager_of(ctx, managers, ir.op(op).name());
            let mut run = Run { ctx, ir, timing: &mut timing, verify_each, instrumentations: &[] };
            let (found, warnings) = hold_warnings(|| {
                manager.map_or_else(Diagnostics::new, |manager| run.stages(&manager.stages, op))
            });
            (found, warnings, timing)
        })?;
        let mut diagnostics = Diagnostics::new();
        let mut parts = Vec::with_capacity(found.len());
        for (found, warnings, timing) in found {
            warnings.emit();
            diagnostics.extend(found);
            parts.push(timing);
        }
        self.timing.add_parts(parts, start.elapsed());
        Some(diagnostics)
    }

    /// Returns why a pass cannot run on an operation. A pass sees nothing outside of it, so nothing in it may
    /// use values from outside.
    fn cannot_run_on(&self, pass: &PassDef, op: OpId) -> Option<Diagnostic> {
        let info = self.ir.info(self.ctx, op);
        let name = self.ctx.op_str(self.ir.op(op).name());
        let message = match &info {
            None => "trying to schedule a pass on an unregistered operation",
            Some(info) if info.traits.contains(Traits::ISOLATED_FROM_ABOVE) => {
                let wanted = pass.anchor.as_deref().filter(|&wanted| wanted != name)?;
                let message = "trying to schedule a pass on an unsupported operation";
                let error = op_error(self.ctx, self.ir, op, "opt::pipeline", message);
                return Some(error.with_help(format!("run the pass '{}' on '{wanted}'", pass.argument)));
            }
            Some(_) => "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'",
        };
        let error = op_error(self.ctx, self.ir, op, "opt::not_isolated", message);
        Some(error.with_help(
            "run the pass on the nearest enclosing operation that is isolated, such as a function",
        ))
    }
}
