//! The solver: starts the analyses and repeats visits until nothing changes.

use legalize_ir::{BlockId, Context, Ir, OpId, ValueId};
use legalize_source::{Exceeded, Limit};
use smallvec::SmallVec;

use super::constants::{Constant, ConstantPropagation};
use super::control::Control;
use super::flow::Flow;
use super::sparse::Sparse;
use super::visits::{Point, Slot};
use super::{Lattice, SparseAnalysis, Transfer};

/// Absence of an analysis beside those of control flow and constants.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoAnalysis;

/// Element of an empty lattice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {}

impl Lattice for Nothing {
    fn join(&self, _: &Self) -> Self {
        *self
    }
}

impl SparseAnalysis for NoAnalysis {
    type Value = Nothing;

    fn entry(&self, _: &Context, _: &Ir, _: ValueId) -> Option<Nothing> {
        None
    }

    fn transfer(&self, _: &Transfer<'_, Nothing>) -> SmallVec<[Option<Nothing>; 1]> {
        SmallVec::new()
    }
}

/// Results of data-flow analysis of an operation and what is in its regions: which blocks control can reach,
/// which values are constants, and what one more analysis found.
///
/// The results are those of the body as it was; they know nothing of values that are created later.
pub struct DataFlowSolver<'a, A: SparseAnalysis = NoAnalysis> {
    flow: Flow<'a>,
    constants: Sparse<ConstantPropagation>,
    values: Option<Sparse<A>>,
    exceeded: Option<Exceeded>,
    /// False if the analysis ended at the limit on visits, so that nothing is known.
    is_complete: bool,
}

/// The operations from which control gets to a place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OpPredecessors {
    /// The known ones, in the order in which they were found.
    pub known: Vec<OpId>,
    /// True if there are no others.
    pub all_known: bool,
}

impl<'a> DataFlowSolver<'a> {
    /// Finds reachable blocks and constants.
    pub fn constants(ctx: &'a Context, ir: &'a Ir, top: OpId) -> Self {
        Self::solve(ctx, ir, top, None, None)
    }

    /// Finds reachable blocks alone, with the caller's knowledge of values: a branch on a value of which
    /// nothing is known is not passed. `known` is asked about the results of each operation and then about
    /// the arguments of its blocks, nested operations first.
    pub fn reachable(
        ctx: &'a Context,
        ir: &'a Ir,
        top: OpId,
        known: &dyn Fn(ValueId) -> Option<Constant>,
    ) -> Self {
        Self::solve(ctx, ir, top, Some(known), None)
    }
}

impl<'a, A: SparseAnalysis> DataFlowSolver<'a, A> {
    /// Finds reachable blocks and constants, and runs one more analysis.
    pub fn with_analysis(ctx: &'a Context, ir: &'a Ir, top: OpId, analysis: A) -> Self {
        Self::solve(ctx, ir, top, None, Some(analysis))
    }

    fn solve(
        ctx: &'a Context,
        ir: &'a Ir,
        top: OpId,
        known: Option<&dyn Fn(ValueId) -> Option<Constant>>,
        analysis: Option<A>,
    ) -> Self {
        let propagation = ConstantPropagation::within_limits(ctx, ir);
        let mut flow = Flow::new(ctx, ir);
        let mut constants = Sparse::new(Slot::Constants, propagation);
        let mut values = analysis.map(|analysis| Sparse::new(Slot::Values, analysis));
        let mut control = Control::new(top);
        control.start(&mut flow, &mut constants);
        match known {
            Some(known) => constants.start_with(&mut flow, top, known),
            None => constants.start(&mut flow, top),
        }
        if let Some(values) = &mut values {
            values.start(&mut flow, top);
        }
        let items = ir.nominal_size() as u64;
        let limits = ctx.sources().limits();
        // Every visit in the queue is due to a state that grew. The lattices have finite height, but that of
        // integer ranges is the number of integers.
        let mut left = limits.analysis_visits.for_items(items);
        let mut is_complete = true;
        while let Some((point, slot)) = flow.queue.pop_front() {
            if left == 0 {
                is_complete = false;
                break;
            }
            left -= 1;
            match (slot, point) {
                (Slot::Control, Point::After(op)) => control.visit(&mut flow, &mut constants, op),
                (Slot::Control, Point::Start(_)) => {}
                (Slot::Constants, point) => constants.visit(&mut flow, point),
                (Slot::Values, point) => {
                    if let Some(values) = &mut values {
                        values.visit(&mut flow, point);
                    }
                }
            }
        }
        let exceeded = if is_complete {
            propagation.is_exceeded(ctx).then(|| limits.exceeded(Limit::InternedBytes, items))
        } else {
            Some(limits.exceeded(Limit::AnalysisVisits, items))
        };
        DataFlowSolver { flow, constants, values, exceeded, is_complete }
    }

    /// Returns the limit that the analysis has reached, if it has. After that on interned bytes, what was
    /// found holds, but there may be more constants; after that on visits, nothing is known.
    pub fn exceeded(&self) -> Option<Exceeded> {
        self.exceeded
    }

    /// Returns true if control may reach a block.
    pub fn is_live(&self, block: BlockId) -> bool {
        !self.is_complete || self.flow.is_live(block)
    }

    /// Returns true if control may go from a block to one of its successors.
    pub fn is_live_edge(&self, from: BlockId, to: BlockId) -> bool {
        !self.is_complete || self.flow.is_live_edge(from, to)
    }

    /// Returns the operations from which control gets to the entry of a region.
    pub fn predecessors_of_block(&self, entry: BlockId) -> Option<OpPredecessors> {
        self.predecessors(Point::Start(entry))
    }

    /// Returns the operations from which control gets to the end of an operation with regions: itself, or
    /// terminators; for a call, the returns of its callee; for a function, its calls.
    pub fn predecessors_of_op(&self, op: OpId) -> Option<OpPredecessors> {
        self.predecessors(Point::After(op))
    }

    fn predecessors(&self, point: Point) -> Option<OpPredecessors> {
        if !self.is_complete {
            return Some(OpPredecessors { known: Vec::new(), all_known: false });
        }
        let found = self.flow.known_predecessors(point)?;
        let known = found.known.iter().map(|entry| entry.0).collect();
        Some(OpPredecessors { known, all_known: !found.has_unknown })
    }

    /// Returns what is known about the constant that a value is; `None` if control reaches no definition.
    pub fn constant(&self, value: ValueId) -> Option<Constant> {
        if self.is_complete { self.constants.known(value) } else { self.constants.entry(&self.flow, value) }
    }

    /// Returns what the additional analysis knows about a value.
    pub fn value(&self, value: ValueId) -> Option<A::Value> {
        let values = self.values.as_ref()?;
        if self.is_complete { values.known(value) } else { values.entry(&self.flow, value) }
    }
}
