//! The branches of a format, which of them an operation takes, and what it takes to take one.

use legalize_ir::{Context, Ir, OpId};

use super::Compiled;
use super::ast::{Anchor, Element};
use super::view::View;
use crate::model::{Arity, OperandDef};

/// Alternative in a format.
pub(crate) struct Branch {
    /// Name of the branch: optional groups are numbered by their order in the text, clauses have their word,
    /// variable operands and results their name.
    pub(crate) name: String,
    anchor: Anchor,
    /// True if the branch is taken when the anchor is absent.
    inverted: bool,
}

/// The branches of a format, in the order of its text, then of its operands and results.
pub(crate) fn branches(format: &Compiled) -> Vec<Branch> {
    let mut found = Vec::new();
    let mut groups = 0;
    elements(&format.format.elements, &mut groups, &mut found);
    let mut values = |what: &str, def: &[OperandDef], anchor: fn(usize) -> Anchor| {
        for (index, value) in def.iter().enumerate().filter(|(_, value)| value.arity != Arity::Single) {
            let name = format!("{what} '{}'", value.name);
            found.push(Branch { name, anchor: anchor(index), inverted: false });
        }
    };
    values("operand", &format.def.operands, Anchor::Operand);
    values("result", &format.def.results, Anchor::Result);
    found
}

fn elements(all: &[Element], groups: &mut usize, found: &mut Vec<Branch>) {
    for element in all {
        match element {
            Element::Optional(group) => {
                *groups += 1;
                let name = format!("group #{groups}");
                found.push(Branch { name, anchor: group.anchor.clone(), inverted: group.inverted });
                elements(&group.then, groups, found);
                elements(&group.otherwise, groups, found);
            }
            Element::OiList(clauses) => {
                for clause in clauses {
                    let name = format!("clause '{}'", clause.literal.text());
                    let anchor = Anchor::Any(clause.present.clone());
                    found.push(Branch { name, anchor, inverted: false });
                    elements(&clause.body, groups, found);
                }
            }
            _ => {}
        }
    }
}

impl Branch {
    /// Returns true if an operation takes the branch.
    pub(crate) fn is_taken(&self, format: &Compiled, ctx: &Context, ir: &Ir, op: OpId) -> bool {
        View { format, ctx, ir, op }.present(&self.anchor) != self.inverted
    }

    /// Returns the anchor for one side of the branch, and if it must be present.
    pub(crate) fn wanted(&self, taken: bool) -> (&Anchor, bool) {
        (&self.anchor, taken != self.inverted)
    }
}
