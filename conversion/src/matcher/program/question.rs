//! Questions about positions, shared by all patterns of a set.

use crate::matcher::program::position::{PosId, Positions};
use legalize_ir::{Attribute, Context, OpName, Type};
use rustc_hash::FxHashMap;

/// Handle of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct QuestionId(pub u32);

/// A question. Many have more answers than yes and no, so that one evaluation distinguishes several patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Question {
    /// The operation's name.
    OpName(PosId),
    /// True if there is anything at the position.
    IsThere(PosId),
    /// True if a group is exactly one value.
    IsOne(PosId),
    /// Number of values of a group.
    ValueCount(PosId),
    /// Number of operands.
    OperandCount(PosId),
    /// True if there are at least that many operands.
    OperandsAtLeast(PosId, u32),
    /// Number of results.
    ResultCount(PosId),
    /// True if there are at least that many results.
    ResultsAtLeast(PosId, u32),
    /// Number of successors.
    SuccessorCount(PosId),
    /// Number of regions.
    RegionCount(PosId),
    /// Number of blocks of a region.
    BlockCount(PosId),
    /// Number of arguments of a block.
    ArgumentCount(PosId),
    /// True if a block has exactly that many operations.
    OpsAre(PosId, u32),
    /// Number of the result that a value is.
    ResultNumber(PosId),
    /// The type.
    TypeIs(PosId),
    /// True if these are the types of that list.
    TypesAre(PosId, u32),
    /// The attribute.
    AttrIs(PosId),
    /// True if two positions hold the same.
    Equal(PosId, PosId),
}

/// An answer.
pub(crate) type Answer = u64;

/// Answer "yes".
pub(crate) const YES: Answer = 1;
/// Answer "no".
pub(crate) const NO: Answer = 0;

/// The answer to a question that a pattern requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Check<Q = QuestionId> {
    /// The question.
    pub question: Q,
    /// The answer.
    pub answer: Answer,
    /// True if the definition of the operation implies the answer, so that the question is hardly selective:
    /// asked last.
    pub expected: bool,
}

impl Question {
    /// The one or two positions that it depends on. At an empty position no question has an answer that a
    /// pattern requires.
    pub(crate) fn positions(self) -> [Option<PosId>; 2] {
        match self {
            Question::OpName(pos)
            | Question::IsThere(pos)
            | Question::IsOne(pos)
            | Question::ValueCount(pos)
            | Question::OperandCount(pos)
            | Question::OperandsAtLeast(pos, _)
            | Question::ResultCount(pos)
            | Question::ResultsAtLeast(pos, _)
            | Question::SuccessorCount(pos)
            | Question::RegionCount(pos)
            | Question::BlockCount(pos)
            | Question::ArgumentCount(pos)
            | Question::OpsAre(pos, _)
            | Question::ResultNumber(pos)
            | Question::TypeIs(pos)
            | Question::TypesAre(pos, _)
            | Question::AttrIs(pos) => [Some(pos), None],
            Question::Equal(a, b) => [Some(a), Some(b)],
        }
    }

    /// The deepest position that it depends on, and a rank among questions on one position; cheap and
    /// selective questions come first.
    pub(crate) fn order(self, positions: &Positions) -> (u32, u8) {
        let depth = |pos| positions.depth(pos);
        match self {
            Question::OpName(pos) => (depth(pos), 0),
            Question::IsThere(pos) | Question::IsOne(pos) => (depth(pos), 1),
            Question::OperandCount(pos) | Question::ValueCount(pos) => (depth(pos), 2),
            Question::OperandsAtLeast(pos, _) => (depth(pos), 3),
            Question::ResultCount(pos) => (depth(pos), 4),
            Question::ResultsAtLeast(pos, _) => (depth(pos), 5),
            Question::SuccessorCount(pos) => (depth(pos), 6),
            Question::RegionCount(pos) | Question::BlockCount(pos) | Question::ArgumentCount(pos) => {
                (depth(pos), 7)
            }
            Question::OpsAre(pos, _) => (depth(pos), 8),
            // Nearly always the first one is meant and present: the operation's name is more selective.
            Question::ResultNumber(pos) => (depth(pos) + 2, 8),
            Question::AttrIs(pos) => (depth(pos), 9),
            Question::TypeIs(pos) => (depth(pos), 10),
            Question::TypesAre(pos, _) => (depth(pos), 11),
            Question::Equal(a, b) => (depth(a).max(depth(b)), 12),
        }
    }
}

/// All questions of a set.
#[derive(Debug, Default)]
pub(crate) struct Questions {
    pub all: Vec<Question>,
    ids: FxHashMap<Question, QuestionId>,
    /// Lists of types that questions refer to.
    pub type_lists: Vec<Box<[Type]>>,
}

impl Questions {
    pub(crate) fn intern(&mut self, question: Question) -> QuestionId {
        if let Some(&known) = self.ids.get(&question) {
            return known;
        }
        let id = QuestionId(self.all.len() as u32);
        self.all.push(question);
        self.ids.insert(question, id);
        id
    }

    pub(crate) fn type_list(&mut self, types: Vec<Type>) -> u32 {
        if let Some(known) = self.type_lists.iter().position(|list| **list == *types) {
            return known as u32;
        }
        self.type_lists.push(types.into_boxed_slice());
        self.type_lists.len() as u32 - 1
    }

    pub(crate) fn find(&self, question: Question) -> Option<QuestionId> {
        self.ids.get(&question).copied()
    }

    #[inline]
    pub(crate) fn at(&self, id: QuestionId) -> Question {
        self.all[id.0 as usize]
    }
}

/// The answer that denotes a name.
pub(crate) fn name_answer(name: OpName) -> Answer {
    Answer::from(name.index())
}

/// The answer that denotes a type.
pub(crate) fn type_answer(ty: Type) -> Answer {
    Answer::from(ty.index())
}

/// The answer that denotes an attribute.
pub(crate) fn attr_answer(attr: Attribute) -> Answer {
    Answer::from(attr.index())
}

/// Describes questions and answers in words.
pub(crate) struct Wording<'a> {
    pub ctx: &'a Context,
    pub positions: &'a Positions,
    pub questions: &'a Questions,
    /// Names, types and attributes that answers denote.
    pub names: &'a FxHashMap<Answer, OpName>,
    pub types: &'a FxHashMap<Answer, Type>,
    pub attrs: &'a FxHashMap<Answer, Attribute>,
}

impl Wording<'_> {
    pub(crate) fn question(&self, question: Question) -> String {
        let pos = |id| self.positions.describe(self.ctx, id);
        match question {
            Question::OpName(of) => format!("name of {}", pos(of)),
            Question::IsThere(of) => format!("is there {}", pos(of)),
            Question::IsOne(of) => format!("is one {}", pos(of)),
            Question::ValueCount(of) => format!("value count of {}", pos(of)),
            Question::OperandCount(of) => format!("operand count of {}", pos(of)),
            Question::OperandsAtLeast(of, count) => format!("at least {count} operands of {}", pos(of)),
            Question::ResultCount(of) => format!("result count of {}", pos(of)),
            Question::ResultsAtLeast(of, count) => format!("at least {count} results of {}", pos(of)),
            Question::SuccessorCount(of) => format!("successor count of {}", pos(of)),
            Question::RegionCount(of) => format!("region count of {}", pos(of)),
            Question::BlockCount(of) => format!("block count of {}", pos(of)),
            Question::ArgumentCount(of) => format!("argument count of {}", pos(of)),
            Question::OpsAre(of, count) => format!("exactly {count} operations of {}", pos(of)),
            Question::ResultNumber(of) => format!("result number of {}", pos(of)),
            Question::TypeIs(of) => pos(of),
            Question::TypesAre(of, list) => {
                let list = &self.questions.type_lists[list as usize];
                let types = list.iter().map(|&ty| legalize_ir::type_to_string(self.ctx, ty));
                format!("{} = ({})", pos(of), types.collect::<Vec<_>>().join(", "))
            }
            Question::AttrIs(of) => pos(of),
            Question::Equal(a, b) => format!("{} = {}", pos(a), pos(b)),
        }
    }

    pub(crate) fn answer(&self, question: Question, answer: Answer) -> String {
        let number = || answer.to_string();
        match question {
            Question::OpName(_) => match self.names.get(&answer) {
                Some(&name) => self.ctx.op_str(name).to_owned(),
                None => number(),
            },
            Question::TypeIs(_) => match self.types.get(&answer) {
                Some(&ty) => legalize_ir::type_to_string(self.ctx, ty),
                None => number(),
            },
            Question::AttrIs(_) => match self.attrs.get(&answer) {
                Some(&attr) => legalize_ir::attr_to_string(self.ctx, attr),
                None => number(),
            },
            Question::ValueCount(_)
            | Question::OperandCount(_)
            | Question::ResultCount(_)
            | Question::SuccessorCount(_)
            | Question::RegionCount(_)
            | Question::BlockCount(_)
            | Question::ArgumentCount(_)
            | Question::ResultNumber(_) => number(),
            _ if answer == YES => "yes".to_owned(),
            _ => "no".to_owned(),
        }
    }
}
