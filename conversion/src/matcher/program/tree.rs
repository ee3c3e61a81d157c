//! The predicate tree that all patterns of a set share.
//!
//! A node holds the patterns that are complete there and switches on further questions. Patterns are inserted
//! with their questions in one global order, so that equal beginnings are shared; the first question is the
//! root's name.

use crate::matcher::program::position::{PosId, Position, Positions};
use crate::matcher::program::question::{Answer, Check, Question, QuestionId, Questions};
use rustc_hash::FxHashMap;

/// A question and the node for each answer.
#[derive(Debug)]
pub(crate) struct Switch {
    pub question: QuestionId,
    /// Shortcut, if the answer is faster to compute than to look up.
    pub shortcut: Option<Shortcut>,
    arms: Arms,
}

/// Questions about the root, and about one of its operands by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// Number of operands of the root.
    OperandCount,
    /// Number of results of the root.
    ResultCount,
    /// The name of the operation that defines the operand.
    DefiningOpName(u32),
    /// True if the operand is a constant.
    IsConstant(u32),
}

#[derive(Debug)]
enum Arms {
    Few(Vec<(Answer, u32)>),
    Many(FxHashMap<Answer, u32>),
}

/// Maximum number of arms that are searched linearly.
const FEW: usize = 8;

impl Switch {
    fn new(question: QuestionId) -> Self {
        Switch { question, shortcut: None, arms: Arms::Few(Vec::new()) }
    }

    #[inline]
    pub(crate) fn next(&self, answer: Answer) -> Option<u32> {
        match &self.arms {
            Arms::Few(arms) => arms.iter().find(|arm| arm.0 == answer).map(|arm| arm.1),
            Arms::Many(arms) => arms.get(&answer).copied(),
        }
    }

    /// Returns the node for an answer: the one it had before, or `fresh`.
    fn lead(&mut self, answer: Answer, fresh: u32) -> u32 {
        if let Some(known) = self.next(answer) {
            return known;
        }
        match &mut self.arms {
            Arms::Few(arms) if arms.len() < FEW => arms.push((answer, fresh)),
            Arms::Few(arms) => {
                let all = arms.drain(..).chain([(answer, fresh)]).collect();
                self.arms = Arms::Many(all);
            }
            Arms::Many(arms) => {
                arms.insert(answer, fresh);
            }
        }
        fresh
    }

    /// All arms, sorted by their nodes: the order in which they were created.
    pub(crate) fn arms(&self) -> Vec<(Answer, u32)> {
        let mut all: Vec<(Answer, u32)> = match &self.arms {
            Arms::Few(arms) => arms.clone(),
            Arms::Many(arms) => arms.iter().map(|(&answer, &node)| (answer, node)).collect(),
        };
        all.sort_by_key(|arm| arm.1);
        all
    }
}

/// A node.
#[derive(Debug, Default)]
pub(crate) struct Node {
    /// Patterns whose questions are all answered.
    pub patterns: Vec<u32>,
    pub switches: Vec<Switch>,
}

/// The tree; matching begins at node 0.
#[derive(Debug)]
pub(crate) struct Tree {
    pub nodes: Vec<Node>,
    /// Index of the switch by node and question, while the tree is built.
    switch_of: FxHashMap<(u32, QuestionId), u32>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree { nodes: vec![Node::default()], switch_of: FxHashMap::default() }
    }
}

/// Numbers of operands and of results, if the patterns of one operation check nothing else.
#[derive(Debug)]
pub(crate) struct Shape {
    counts: Vec<(Shortcut, Answer)>,
    /// The patterns that fit.
    patterns: Vec<u32>,
}

impl Shape {
    /// The patterns that match an operation with these numbers of operands and results, and the number of
    /// comparisons.
    #[inline]
    pub(crate) fn matched(&self, operands: usize, results: usize) -> (&[u32], u64) {
        for (asked, &(what, count)) in (1..).zip(&self.counts) {
            let found = if what == Shortcut::OperandCount { operands } else { results };
            if found as Answer != count {
                return (&[], asked);
            }
        }
        (&self.patterns, self.counts.len() as u64)
    }
}

impl Tree {
    /// The shape that patterns check, from a node on, if they check nothing else.
    pub(crate) fn shape(&self, start: u32) -> Option<Shape> {
        let (mut counts, mut node) = (Vec::new(), start);
        loop {
            let Node { patterns, switches } = &self.nodes[node as usize];
            match switches.as_slice() {
                [] => return Some(Shape { counts, patterns: patterns.clone() }),
                [only] if patterns.is_empty() => {
                    let what = only
                        .shortcut
                        .filter(|what| matches!(what, Shortcut::OperandCount | Shortcut::ResultCount))?;
                    let &[(count, next)] = only.arms().as_slice() else { return None };
                    counts.push((what, count));
                    node = next;
                }
                _ => return None,
            }
        }
    }

    /// Inserts a pattern.
    pub(crate) fn insert(&mut self, pattern: u32, checks: &[Check]) {
        let mut node = 0usize;
        for &Check { question, answer, .. } in checks {
            let fresh = self.nodes.len() as u32;
            let at = &mut self.nodes[node];
            let index = *self.switch_of.entry((node as u32, question)).or_insert_with(|| {
                at.switches.push(Switch::new(question));
                at.switches.len() as u32 - 1
            });
            let next = at.switches[index as usize].lead(answer, fresh);
            if next == fresh {
                self.nodes.push(Node::default());
            }
            node = next as usize;
        }
        self.nodes[node].patterns.push(pattern);
    }

    /// Node at which to begin for a root whose answer to `name` is known, so that it need not be evaluated.
    pub(crate) fn start(&self, name: QuestionId, answer: Answer) -> u32 {
        match self.nodes[0].switches.as_slice() {
            [only] if only.question == name && self.nodes[0].patterns.is_empty() => {
                only.next(answer).unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Completes the tree; nothing more is inserted.
    pub(crate) fn finish(&mut self, questions: &Questions, positions: &Positions) {
        self.switch_of = FxHashMap::default();
        for switch in self.nodes.iter_mut().flat_map(|node| &mut node.switches) {
            switch.shortcut = match questions.at(switch.question) {
                Question::OperandCount(Positions::ROOT) => Some(Shortcut::OperandCount),
                Question::ResultCount(Positions::ROOT) => Some(Shortcut::ResultCount),
                Question::OpName(pos) => operand_of_root(positions, pos).map(Shortcut::DefiningOpName),
                Question::IsThere(pos) => match positions.at(pos) {
                    Position::Constant(of) => operand_of_root(positions, of).map(Shortcut::IsConstant),
                    _ => None,
                },
                _ => None,
            };
        }
    }
}

/// The operand of the root whose defining op is at a position.
fn operand_of_root(positions: &Positions, pos: PosId) -> Option<u32> {
    let Position::DefiningOp(operand) = positions.at(pos) else { return None };
    match positions.at(operand) {
        Position::Operand(Positions::ROOT, index) => Some(index),
        _ => None,
    }
}
