//! The predicate tree that all patterns of a set share.
//!
//! A node holds the patterns that are complete there and switches on further questions. Patterns are put in
//! with their questions in one global order, so that equal beginnings are shared; the first question is the
//! root's name.

use rustc_hash::FxHashMap;

use super::question::{Answer, Check, QuestionId};

/// A question and where each answer leads.
#[derive(Debug)]
pub(crate) struct Switch {
    pub question: QuestionId,
    arms: Arms,
}

#[derive(Debug)]
enum Arms {
    One(Answer, u32),
    Many(FxHashMap<Answer, u32>),
}

impl Switch {
    #[inline]
    pub fn next(&self, answer: Answer) -> Option<u32> {
        match &self.arms {
            Arms::One(wanted, node) => (answer == *wanted).then_some(*node),
            Arms::Many(arms) => arms.get(&answer).copied(),
        }
    }

    /// All arms, sorted by where they lead: the order in which they were made.
    pub fn arms(&self) -> Vec<(Answer, u32)> {
        let mut all: Vec<(Answer, u32)> = match &self.arms {
            Arms::One(answer, node) => vec![(*answer, *node)],
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

/// The tree; node 0 is where matching begins.
#[derive(Debug)]
pub(crate) struct Tree {
    pub nodes: Vec<Node>,
    /// Per node and question where the switch is, while the tree is built.
    switch_of: FxHashMap<(u32, QuestionId), u32>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree { nodes: vec![Node::default()], switch_of: FxHashMap::default() }
    }
}

impl Tree {
    /// Puts a pattern in.
    pub fn insert(&mut self, pattern: u32, checks: &[Check]) {
        let mut node = 0usize;
        for &Check { question, answer, .. } in checks {
            let fresh = self.nodes.len() as u32;
            let at = &mut self.nodes[node];
            let next = match self.switch_of.get(&(node as u32, question)) {
                None => {
                    self.switch_of.insert((node as u32, question), at.switches.len() as u32);
                    at.switches.push(Switch { question, arms: Arms::One(answer, fresh) });
                    fresh
                }
                Some(&index) => match &mut at.switches[index as usize].arms {
                    Arms::One(wanted, next) if *wanted == answer => *next,
                    Arms::Many(arms) => *arms.entry(answer).or_insert(fresh),
                    arms => {
                        let Arms::One(wanted, next) = *arms else { continue };
                        *arms = Arms::Many(FxHashMap::from_iter([(wanted, next), (answer, fresh)]));
                        fresh
                    }
                },
            };
            if next == fresh {
                self.nodes.push(Node::default());
            }
            node = next as usize;
        }
        self.nodes[node].patterns.push(pattern);
    }

    /// Where to begin with a root whose answer to `name` is known, so that it need not be asked.
    pub fn start(&self, name: QuestionId, answer: Answer) -> u32 {
        match self.nodes[0].switches.as_slice() {
            [only] if only.question == name && self.nodes[0].patterns.is_empty() => {
                only.next(answer).unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// Nothing more is put in.
    pub fn finish(&mut self) {
        self.switch_of = FxHashMap::default();
    }
}
