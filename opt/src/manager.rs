//! Pass managers: run passes one after another on an operation, verify after each, and nest.
//!
//! Mirrors <https://mlir.llvm.org/docs/PassManagement/#pass-manager>. A nested manager runs all of its passes on
//! one operation before it goes on to the next.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, Traits, print_op, verify};
use legalize_source::{Diagnostic, Diagnostics};

use crate::{IrDumps, Pass, PassDef, PassInput, PassOptions, Timing};

/// Passes and nested pass managers in order.
#[derive(Clone)]
pub struct PassManager {
    anchor: Option<String>,
    steps: Vec<Step>,
    verify_each: bool,
    dumps: Arc<IrDumps>,
}

#[derive(Clone)]
enum Step {
    Pass { definition: PassDef, options: PassOptions, pass: Arc<dyn Pass> },
    Nested(PassManager),
}

/// The pipeline's text.
impl fmt::Debug for PassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PassManager").field(&self.to_pipeline()).finish()
    }
}

impl Default for PassManager {
    fn default() -> Self {
        PassManager { anchor: None, steps: Vec::new(), verify_each: true, dumps: Arc::default() }
    }
}

/// What a run carries along.
struct Run<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    timing: &'a mut Timing,
    verify_each: bool,
    dumps: &'a IrDumps,
}

impl PassManager {
    /// No passes, for any operation.
    pub fn new() -> Self {
        Self::default()
    }

    /// No passes, for operations of a name, or for any.
    pub fn on(anchor: &str) -> Self {
        let anchor = (anchor != "any").then(|| anchor.to_owned());
        PassManager { anchor, ..Self::default() }
    }

    /// The name of the operations that the passes run on; nothing for any.
    pub fn anchor(&self) -> Option<&str> {
        self.anchor.as_deref()
    }

    /// Adds a pass at the end. One that is tied to another operation than this manager runs on such
    /// operations that are nested.
    pub fn add(&mut self, definition: PassDef, options: PassOptions, pass: Arc<dyn Pass>) -> &mut Self {
        let step = Step::Pass { definition: definition.clone(), options, pass };
        if definition.anchor.is_none() || definition.anchor == self.anchor {
            self.steps.push(step);
            return self;
        }
        if let Some(Step::Nested(last)) = self.steps.last_mut()
            && last.anchor == definition.anchor
        {
            last.steps.push(step);
            return self;
        }
        let nested = PassManager { anchor: definition.anchor, steps: vec![step], ..Self::default() };
        self.add_nested(nested)
    }

    /// Adds a pass manager that runs on operations directly in the regions of this one's.
    pub fn add_nested(&mut self, manager: PassManager) -> &mut Self {
        self.steps.push(Step::Nested(manager));
        self
    }

    /// Whether the operation is verified after each pass (it is by default).
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.verify_each = verify;
        self
    }

    /// What is printed before and after passes.
    pub fn dump_ir(&mut self, dumps: IrDumps) -> &mut Self {
        self.dumps = Arc::new(dumps);
        self
    }

    /// Whether there is no pass.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The pipeline as text, each option with its value, as upstream's `--dump-pass-pipeline` prints it.
    pub fn to_pipeline(&self) -> String {
        let steps = self.steps.iter().map(|step| match step {
            Step::Pass { definition, options, .. } => {
                format!("{}{}", definition.argument, options.to_pipeline())
            }
            Step::Nested(nested) => nested.to_pipeline(),
        });
        format!("{}({})", self.anchor().unwrap_or("any"), steps.collect::<Vec<_>>().join(","))
    }

    /// Runs all passes on `root`; stops behind the first that fails or leaves an invalid operation.
    pub fn run(&self, ctx: &Context, ir: &mut Ir, root: OpId, timing: &mut Timing) -> Diagnostics {
        let name = ctx.op_str(ir.op(root).name());
        if let Some(anchor) = self.anchor().filter(|&anchor| anchor != name) {
            let message = format!("can't run '{anchor}' pass manager on '{name}' op");
            return Diagnostic::error("opt::pipeline", message)
                .with_help(format!("start the pipeline with `{name}(`"))
                .into();
        }
        let mut run = Run { ctx, ir, timing, verify_each: self.verify_each, dumps: &self.dumps };
        run.steps(&self.steps, root)
    }
}

impl Run<'_> {
    fn steps(&mut self, steps: &[Step], root: OpId) -> Diagnostics {
        let mut diagnostics = Diagnostics::new();
        for step in steps {
            diagnostics.extend(match step {
                Step::Pass { definition, pass, .. } => self.pass(definition, &**pass, root),
                Step::Nested(nested) => self.nested(nested, root),
            });
            if diagnostics.has_errors() {
                break;
            }
        }
        diagnostics
    }

    fn pass(&mut self, definition: &PassDef, pass: &dyn Pass, root: OpId) -> Diagnostics {
        let _span = tracing::debug_span!("pass", name = definition.argument).entered();
        let Run { ctx, verify_each, dumps, .. } = *self;
        dumps.before(definition, ctx, self.ir, root);
        let known = dumps.wants_change().then(|| print_op(ctx, self.ir, root, &dumps.print_options()));
        let (name, op) = (&definition.name, ctx.op_str(self.ir.op(root).name()));
        tracing::trace!(target: "actions", "begins Action `pass-execution` running `{name}` on Operation `{op}`");
        let input = &mut PassInput { ctx, ir: self.ir, root };
        let mut diagnostics = self.timing.measure(&definition.name, || pass.run(input));
        tracing::trace!(target: "actions", "completed `pass-execution`");
        if !diagnostics.has_errors() && verify_each {
            let ir = &*self.ir;
            diagnostics.extend(self.timing.measure("(verify)", || verify(ctx, ir, root)));
        }
        dumps.after(definition, ctx, self.ir, root, known.as_deref(), diagnostics.has_errors());
        diagnostics
    }

    fn nested(&mut self, manager: &PassManager, root: OpId) -> Diagnostics {
        let regions = self.ir.op(root).regions();
        let blocks = regions.iter().flat_map(|&region| self.ir.region_blocks(region));
        let ops: Vec<OpId> = blocks
            .flat_map(|block| self.ir.block_ops(block))
            .filter(|&op| match manager.anchor() {
                Some(anchor) => self.ctx.op_str(self.ir.op(op).name()) == anchor,
                None => self
                    .ir
                    .info(self.ctx, op)
                    .is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE)),
            })
            .collect();
        let mut diagnostics = Diagnostics::new();
        for op in ops {
            // A pass may erase what stands beside its operation.
            if self.ir.is_live(op) {
                diagnostics.extend(self.steps(&manager.steps, op));
            }
            if diagnostics.has_errors() {
                break;
            }
        }
        diagnostics
    }
}
