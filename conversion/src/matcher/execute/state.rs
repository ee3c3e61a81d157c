//! Cache of facts about the operation that is being matched.
//!
//! Invariant: an entry is valid only if it carries the current generation; beginning another operation is one
//! addition, and nothing is allocated once the buffers have grown.

use legalize_ir::{
    AttrDict, Attribute, BlockId, Context, Ir, Location, Name, OpId, OpName, OperationState, Type, ValueId,
    constant_operand, constant_value,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::matcher::execute::known::{Dicts, Known};
use crate::matcher::program::Program;
use crate::matcher::program::position::{
    PosId, Position, Positions, Val, group_range, result_number, single_of_group,
};
use crate::matcher::program::question::{
    Answer, NO, Question, QuestionId, YES, attr_answer, name_answer, type_answer,
};
use crate::matcher::program::tree::{Shape, Shortcut};
use crate::natives::NativeValue;
use crate::pattern::MatchFailure;

/// The frame of one match, for the program that it was created for.
#[derive(Debug, Default)]
pub(crate) struct MatchState {
    generation: u32,
    root: Option<OpId>,
    slots: Vec<(u32, Val)>,
    answers: Vec<(u32, Option<Answer>)>,
    pub guards: Vec<(u32, bool)>,
    /// Per shared condition the attributes and types for which it holds or not, the last ones first.
    verdicts: Vec<Vec<(SmallVec<[Val; 2]>, bool)>>,
    values: Vec<ValueId>,
    types: Vec<Type>,
    matched: Vec<u32>,
    searched: bool,
    stack: Vec<u32>,
    evaluated: u64,
    /// Dictionaries by their entries in the order of the pattern; independent of the operation.
    dicts: FxHashMap<Box<[(Name, Attribute)]>, AttrDict>,
    /// Per pattern the inputs and created attributes of its last rewrites, the last one first.
    #[expect(clippy::vec_box, reason = "an entry that is used moves to the front, a word then")]
    known: Vec<Vec<Box<Known>>>,
    /// State of the last new operation, to be reused for the next one.
    operation: Option<Box<OperationState>>,
    /// Buffer of the last pattern's values, to be reused for the next one's.
    pub locals: Vec<NativeValue>,
    /// Reason why the last pattern on its fast path failed, if it did.
    pub failure: Option<MatchFailure>,
    /// True if the reasons of failed conditions are reported.
    pub explains: bool,
}

/// The default of an attribute that an operation does not have: its creator may have omitted it.
#[cold]
fn default_attr(ctx: &Context, ir: &Ir, op: OpId, name: Name) -> Option<Attribute> {
    let defaults = &ir.info(ctx, op)?.default_attrs;
    defaults.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
}

/// Maximum number of attributes and types for which a condition is remembered.
const MAX_VERDICTS: usize = 8;
/// Maximum number of rewrites of a pattern that are remembered.
const MAX_KNOWN: usize = 4;
/// Maximum number of dictionaries that are remembered.
const MAX_DICTS: usize = 1024;

impl MatchState {
    /// Creates a state for matches of one program.
    pub(crate) fn new(program: &Program) -> Self {
        MatchState {
            slots: vec![(0, Val::Null); program.positions.len()],
            answers: vec![(0, None); program.questions.all.len()],
            guards: vec![(0, false); program.shared_guards],
            verdicts: vec![Vec::new(); program.shared_guards],
            ..MatchState::default()
        }
    }

    /// Begins with another operation.
    pub(crate) fn begin(&mut self, op: OpId) {
        self.generation = match self.generation.checked_add(1) {
            Some(next) => next,
            None => {
                self.slots.fill((0, Val::Null));
                self.answers.fill((0, None));
                self.guards.fill((0, false));
                1
            }
        };
        self.root = Some(op);
        self.searched = false;
        self.matched.clear();
        self.values.clear();
        self.types.clear();
    }

    /// Number of questions that were evaluated since the last call.
    pub(crate) fn take_evaluated(&mut self) -> u64 {
        std::mem::take(&mut self.evaluated)
    }

    /// A dictionary of these entries.
    pub(crate) fn dict(&mut self, ctx: &Context, entries: &[(Name, Attribute)]) -> AttrDict {
        if entries.is_empty() {
            return ctx.common().empty_dict;
        }
        if let Some(&known) = self.dicts.get(entries) {
            return known;
        }
        let created = ctx.dict(entries.iter().copied());
        if self.dicts.len() < MAX_DICTS {
            self.dicts.insert(entries.into(), created);
        }
        created
    }

    /// Remembered attributes of the first operation that a rewrite of a pattern created from the same inputs.
    #[inline]
    pub(crate) fn remembers(
        &mut self,
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        pattern: u32,
        inputs: &[PosId],
    ) -> Option<Dicts> {
        let count = self.known.get(pattern as usize)?.len();
        let found = (0..count).find(|&at| {
            let was = |state: &Self, index: usize| state.known[pattern as usize][at].inputs()[index];
            (0..inputs.len()).all(|index| self.at(program, ctx, ir, inputs[index]) == was(self, index))
        })?;
        let known = &mut self.known[pattern as usize];
        // The last one is at the front.
        known.swap(0, found);
        known[0].created.first().copied()
    }

    /// Remembered verdict of a shared condition on the values at these positions.
    #[inline]
    pub(crate) fn verdict(
        &mut self,
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        shared: u32,
        depends: &[PosId],
    ) -> Option<bool> {
        let shared = shared as usize;
        (0..self.verdicts[shared].len()).find_map(|at| {
            let same = (0..depends.len()).all(|index| {
                let found = self.at(program, ctx, ir, depends[index]);
                self.verdicts[shared][at].0[index] == found
            });
            same.then(|| self.verdicts[shared][at].1)
        })
    }

    /// Remembers the verdict of a shared condition on the values at these positions; of many, the oldest is
    /// forgotten.
    pub(crate) fn set_verdict(
        &mut self,
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        (shared, depends): (u32, &[PosId]),
        holds: bool,
    ) {
        let found = depends.iter().map(|&pos| self.at(program, ctx, ir, pos));
        let found: SmallVec<[Val; 2]> = found.collect();
        // Ranges are of one operation.
        if found.iter().all(|val| matches!(val, Val::Attr(_) | Val::Type(_) | Val::Null)) {
            let verdicts = &mut self.verdicts[shared as usize];
            verdicts.truncate(MAX_VERDICTS - 1);
            verdicts.insert(0, (found, holds));
        }
    }

    /// Attributes that the last rewrite of a pattern created.
    pub(crate) fn known(&self, pattern: u32) -> Option<&Known> {
        self.known.get(pattern as usize)?.first().map(|known| &**known)
    }

    pub(crate) fn known_mut(&mut self, pattern: u32) -> Option<&mut Known> {
        self.known.get_mut(pattern as usize)?.first_mut().map(|known| &mut **known)
    }

    /// Remembers the attributes that the last rewrite of a pattern created; the oldest of many is forgotten.
    pub(crate) fn set_known(&mut self, pattern: u32, known: Known) {
        let at = pattern as usize;
        if self.known.len() <= at {
            self.known.resize_with(at + 1, Vec::new);
        }
        let all = &mut self.known[at];
        if all.len() < MAX_KNOWN {
            all.push(Box::new(known));
        } else {
            *all[MAX_KNOWN - 1] = known;
        }
        all.rotate_right(1);
    }

    /// Takes the reusable state of a new operation, cleared.
    pub(crate) fn take_operation(
        &mut self,
        ctx: &Context,
        name: OpName,
        loc: Location,
    ) -> Box<OperationState> {
        let Some(mut operation) = self.operation.take() else {
            return Box::new(OperationState::new(ctx, name, loc));
        };
        operation.name = name;
        operation.loc = loc;
        operation.operands.clear();
        operation.result_types.clear();
        operation
    }

    /// Keeps the state of a created operation without successors and regions, for reuse.
    pub(crate) fn keep_operation(&mut self, operation: Box<OperationState>) {
        self.operation = Some(operation);
    }

    pub(crate) fn generation(&self) -> u32 {
        self.generation
    }

    /// The declarative patterns whose shape fits the operation.
    #[inline]
    pub(crate) fn matched(&mut self, program: &Program, ctx: &Context, ir: &Ir) -> &[u32] {
        self.matched_from(program, ctx, ir, 0)
    }

    /// Equivalent of [`MatchState::matched`] that starts at [`Program::start`] for the operation's name.
    #[inline]
    pub(crate) fn matched_from(&mut self, program: &Program, ctx: &Context, ir: &Ir, start: u32) -> &[u32] {
        if !self.searched {
            self.searched = true;
            if !program.is_empty() {
                self.search(program, ctx, ir, start);
            }
        }
        &self.matched
    }

    /// Equivalent of [`MatchState::matched_from`] for patterns that check nothing but a shape.
    #[inline]
    pub(crate) fn matched_by_shape(&mut self, ir: &Ir, shape: &Shape) -> &[u32] {
        if !self.searched
            && let Some(root) = self.root
        {
            self.searched = true;
            let data = ir.op(root);
            let (found, asked) = shape.matched(data.operand_count(), data.results().len());
            self.matched.extend_from_slice(found);
            self.evaluated += asked;
        }
        &self.matched
    }

    fn search(&mut self, program: &Program, ctx: &Context, ir: &Ir, start: u32) {
        let Some(root) = self.root else { return };
        let (data, operands) = (ir.op(root), ir.operands(root));
        self.stack.clear();
        // Nearly always one branch continues; of several, the last one is taken first.
        let mut ahead = Some(start);
        while let Some(node) = ahead.take().or_else(|| self.stack.pop()) {
            let node = &program.tree.nodes[node as usize];
            if !node.patterns.is_empty() {
                self.matched.extend_from_slice(&node.patterns);
            }
            for switch in &node.switches {
                let operand = |index: u32| operands.clone().nth(index as usize);
                self.evaluated += u64::from(switch.shortcut.is_some());
                let answer = match switch.shortcut {
                    Some(Shortcut::OperandCount) => Some(operands.len() as Answer),
                    Some(Shortcut::ResultCount) => Some(data.results().len() as Answer),
                    Some(Shortcut::DefiningOpName(index)) => operand(index)
                        .and_then(|value| ir.defining_op(value))
                        .map(|op| name_answer(ir.op(op).name())),
                    Some(Shortcut::IsConstant(index)) => {
                        let found = operand(index).and_then(|value| constant_operand(ctx, ir, value));
                        Some(if found.is_some() { YES } else { NO })
                    }
                    None => self.ask(program, ctx, ir, switch.question),
                };
                if let Some(next) = answer.and_then(|answer| switch.next(answer))
                    && let Some(other) = ahead.replace(next)
                {
                    self.stack.push(other);
                }
            }
        }
    }

    /// Sets the operation at a user's position and forgets the positions that depend on it.
    pub(crate) fn set_user(&mut self, user: PosId, dependents: &[PosId], op: OpId) {
        for &pos in dependents {
            self.slots[pos.0 as usize].0 = 0;
        }
        self.slots[user.0 as usize] = (self.generation, Val::Op(op));
    }

    // Positions.

    pub(crate) fn value_list(&self, start: u32, len: u32) -> &[ValueId] {
        &self.values[start as usize..(start + len) as usize]
    }

    pub(crate) fn type_list(&self, start: u32, len: u32) -> &[Type] {
        &self.types[start as usize..(start + len) as usize]
    }

    /// Value at a position. Recursion is bounded by the depth of patterns.
    #[inline]
    pub(crate) fn at(&mut self, program: &Program, ctx: &Context, ir: &Ir, pos: PosId) -> Val {
        let (generation, known) = self.slots[pos.0 as usize];
        if generation == self.generation {
            return known;
        }
        let found = self.find(program, ctx, ir, program.positions.at(pos));
        self.slots[pos.0 as usize] = (self.generation, found);
        found
    }

    /// The operation at a position, if there is one.
    #[inline]
    fn op_at(&mut self, program: &Program, ctx: &Context, ir: &Ir, pos: PosId) -> Option<OpId> {
        // The root is always known.
        if pos == Positions::ROOT {
            return self.root;
        }
        match self.at(program, ctx, ir, pos) {
            Val::Op(op) => Some(op),
            _ => None,
        }
    }

    fn block_at(&mut self, program: &Program, ctx: &Context, ir: &Ir, pos: PosId) -> Option<BlockId> {
        match self.at(program, ctx, ir, pos) {
            Val::Block(block) => Some(block),
            _ => None,
        }
    }

    fn find(&mut self, program: &Program, ctx: &Context, ir: &Ir, position: Position) -> Val {
        let op_at = |state: &mut Self, pos| state.op_at(program, ctx, ir, pos);
        let found = match position {
            Position::Root => self.root.map(Val::Op),
            Position::User(_) => None,
            Position::Operand(of, index) => {
                op_at(self, of).and_then(|op| ir.operands(op).nth(index as usize)).map(Val::Value)
            }
            Position::OperandGroup(of, group) => op_at(self, of).and_then(|op| {
                let range = group_range(ctx, ir, op, group as usize, true)?;
                Some(self.push_values(ir.operands(op).skip(range.start).take(range.len())))
            }),
            Position::SingleOperand(of, group) => op_at(self, of).and_then(|op| {
                let at = single_of_group(ctx, ir, op, group as usize, true)?;
                ir.operands(op).nth(at).map(Val::Value)
            }),
            Position::Element(of, index) => match self.at(program, ctx, ir, of) {
                Val::Values { start, len } if index < len => {
                    Some(Val::Value(self.values[(start + index) as usize]))
                }
                Val::Value(value) if index == 0 => Some(Val::Value(value)),
                _ => None,
            },
            Position::Operands(of) => op_at(self, of).map(|op| self.push_values(ir.operands(op))),
            Position::Result(of, index) => op_at(self, of)
                .and_then(|op| ir.op(op).results().get(index as usize).copied().map(Val::Value)),
            Position::ResultGroup(of, group) => op_at(self, of).and_then(|op| {
                let range = group_range(ctx, ir, op, group as usize, false)?;
                Some(self.push_values(ir.op(op).results()[range].iter().copied()))
            }),
            Position::SingleResult(of, group) => op_at(self, of).and_then(|op| {
                let at = single_of_group(ctx, ir, op, group as usize, false)?;
                ir.op(op).results().get(at).copied().map(Val::Value)
            }),
            Position::Results(of) => {
                op_at(self, of).map(|op| self.push_values(ir.op(op).results().iter().copied()))
            }
            // By far the most frequent case; the operand itself is seldom needed.
            Position::DefiningOp(of) if let Position::Operand(user, index) = program.positions.at(of) => {
                op_at(self, user)
                    .and_then(|op| ir.operands(op).nth(index as usize))
                    .and_then(|value| ir.defining_op(value))
                    .map(Val::Op)
            }
            Position::DefiningOp(of) => match self.at(program, ctx, ir, of) {
                Val::Value(value) => ir.defining_op(value).map(Val::Op),
                Val::Values { start, len } if len > 0 => {
                    ir.defining_op(self.values[start as usize]).map(Val::Op)
                }
                _ => None,
            },
            Position::Attr(of, name) => op_at(self, of)
                .and_then(|op| ir.attr(ctx, op, name).or_else(|| default_attr(ctx, ir, op, name)))
                .map(Val::Attr),
            Position::Attributes(of) => op_at(self, of).map(|op| {
                let data = ir.op(op);
                Val::Attributes(data.inherent(), data.discardable())
            }),
            Position::Constant(of) => {
                let found = self.at(program, ctx, ir, of);
                match self.single(found) {
                    Val::Op(op) => constant_value(ctx, ir, op).map(Val::Attr),
                    Val::Value(value) => constant_operand(ctx, ir, value).map(Val::Attr),
                    _ => None,
                }
            }
            Position::TypeOf(of) => match self.at(program, ctx, ir, of) {
                Val::Value(value) => Some(Val::Type(ir.value_type(value))),
                Val::Values { start, len } => {
                    let first = self.types.len() as u32;
                    for at in start..start + len {
                        self.types.push(ir.value_type(self.values[at as usize]));
                    }
                    Some(Val::Types { start: first, len })
                }
                Val::Attr(attr) => ctx.attr_type(attr).map(Val::Type),
                _ => None,
            },
            Position::Successor(of, index) => {
                op_at(self, of).and_then(|op| ir.successors(op).nth(index as usize)).map(Val::Block)
            }
            Position::Region(of, index) => op_at(self, of)
                .and_then(|op| ir.op(op).regions().get(index as usize).copied())
                .map(Val::Region),
            Position::Block(of, index) => match self.at(program, ctx, ir, of) {
                Val::Region(region) => ir.region_blocks(region).nth(index as usize).map(Val::Block),
                _ => None,
            },
            Position::BlockArgument(of, index) => self
                .block_at(program, ctx, ir, of)
                .and_then(|block| ir.block(block).args().get(index as usize).copied())
                .map(Val::Value),
            Position::BlockOp(of, index) => self
                .block_at(program, ctx, ir, of)
                .and_then(|block| ir.block_ops(block).nth(index as usize))
                .map(Val::Op),
            Position::BlockOpFromEnd(of, index) => self
                .block_at(program, ctx, ir, of)
                .and_then(|block| ir.block_ops_rev(block).nth(index as usize))
                .map(Val::Op),
        };
        found.unwrap_or(Val::Null)
    }

    fn push_values(&mut self, values: impl Iterator<Item = ValueId>) -> Val {
        let start = self.values.len() as u32;
        self.values.extend(values);
        Val::Values { start, len: self.values.len() as u32 - start }
    }

    /// Replaces a group of exactly one value by that value.
    pub(crate) fn single(&self, val: Val) -> Val {
        match val {
            Val::Values { start, len: 1 } => Val::Value(self.values[start as usize]),
            Val::Types { start, len: 1 } => Val::Type(self.types[start as usize]),
            other => other,
        }
    }

    // Questions.

    /// The answer to a question, if the question is applicable.
    #[inline]
    pub(crate) fn ask(
        &mut self,
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        id: QuestionId,
    ) -> Option<Answer> {
        let (generation, known) = self.answers[id.0 as usize];
        if generation == self.generation {
            return known;
        }
        let answer = self.look(program, ctx, ir, program.questions.at(id));
        self.answers[id.0 as usize] = (self.generation, answer);
        answer
    }

    /// The answer to a question, evaluated without the cache.
    pub(crate) fn look(
        &mut self,
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        question: Question,
    ) -> Option<Answer> {
        self.evaluated += 1;
        let yes = |holds: bool| Some(if holds { YES } else { NO });
        let op_at = |state: &mut Self, pos| state.op_at(program, ctx, ir, pos);
        match question {
            Question::OpName(pos) => op_at(self, pos).map(|op| name_answer(ir.op(op).name())),
            Question::IsThere(pos) => match self.at(program, ctx, ir, pos) {
                Val::Null => Some(NO),
                _ => Some(YES),
            },
            Question::IsOne(pos) => {
                let found = self.at(program, ctx, ir, pos);
                yes(matches!(self.single(found), Val::Value(_)))
            }
            Question::ValueCount(pos) => match self.at(program, ctx, ir, pos) {
                Val::Values { len, .. } => Some(Answer::from(len)),
                Val::Value(_) => Some(1),
                _ => None,
            },
            Question::OperandCount(pos) => op_at(self, pos).map(|op| ir.op(op).operand_count() as Answer),
            Question::OperandsAtLeast(pos, count) => {
                op_at(self, pos).and_then(|op| yes(ir.op(op).operand_count() >= count as usize))
            }
            Question::ResultCount(pos) => op_at(self, pos).map(|op| ir.op(op).results().len() as Answer),
            Question::ResultsAtLeast(pos, count) => {
                op_at(self, pos).and_then(|op| yes(ir.op(op).results().len() >= count as usize))
            }
            Question::SuccessorCount(pos) => op_at(self, pos).map(|op| ir.op(op).successor_count() as Answer),
            Question::RegionCount(pos) => op_at(self, pos).map(|op| ir.op(op).regions().len() as Answer),
            Question::BlockCount(pos) => match self.at(program, ctx, ir, pos) {
                Val::Region(region) => Some(ir.region_blocks(region).count() as Answer),
                _ => None,
            },
            Question::ArgumentCount(pos) => {
                self.block_at(program, ctx, ir, pos).map(|block| ir.block(block).args().len() as Answer)
            }
            Question::OpsAre(pos, count) => self.block_at(program, ctx, ir, pos).and_then(|block| {
                yes(ir.block_ops(block).take(count as usize + 1).count() == count as usize)
            }),
            Question::ResultNumber(pos) => {
                let found = self.at(program, ctx, ir, pos);
                match self.single(found) {
                    Val::Value(value) => result_number(ir, value).map(Answer::from),
                    _ => None,
                }
            }
            Question::TypeIs(pos) => {
                let found = self.at(program, ctx, ir, pos);
                match self.single(found) {
                    Val::Type(ty) => Some(type_answer(ty)),
                    _ => None,
                }
            }
            Question::TypesAre(pos, list) => {
                let wanted = &program.questions.type_lists[list as usize];
                match self.at(program, ctx, ir, pos) {
                    Val::Types { start, len } => yes(self.type_list(start, len) == &**wanted),
                    Val::Type(ty) => yes(**wanted == [ty]),
                    _ => None,
                }
            }
            Question::AttrIs(pos) => match self.at(program, ctx, ir, pos) {
                Val::Attr(attr) => Some(attr_answer(attr)),
                _ => None,
            },
            Question::Equal(a, b) => {
                let a = self.at(program, ctx, ir, a);
                let b = self.at(program, ctx, ir, b);
                match (self.single(a), self.single(b)) {
                    (Val::Null, _) | (_, Val::Null) => None,
                    (Val::Values { start: a, len: n }, Val::Values { start: b, len: m }) => {
                        yes(self.value_list(a, n) == self.value_list(b, m))
                    }
                    (Val::Types { start: a, len: n }, Val::Types { start: b, len: m }) => {
                        yes(self.type_list(a, n) == self.type_list(b, m))
                    }
                    (a, b) => yes(a == b),
                }
            }
        }
    }
}
