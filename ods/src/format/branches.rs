//! Which branches of its format an operation takes.

use legalize_ir::{Context, Ir, OpId};

use super::Compiled;
use super::ast::{Anchor, Element};
use super::view::View;
use crate::groups::Groups;
use crate::model::{Arity, OpDef};

/// The branches of an operation's format, each with whether the operation takes it: optional groups and
/// clauses by their order in the text, variable operands and results by whether there are any.
pub(crate) fn branches(format: &Compiled, ctx: &Context, ir: &Ir, op: OpId) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let mut visit = Visit { view: View { format, ctx, ir, op }, groups: 0, found: &mut found };
    visit.elements(&format.format.elements);
    let inherent = ir.op(op).inherent();
    let mut values = |what: &str, def: &[crate::model::OperandDef], groups: &Groups, total: usize| {
        let ranges = groups.ranges(ctx, inherent, total);
        for (value, range) in def.iter().zip(ranges) {
            if value.arity != Arity::Single {
                found.push((format!("{what} '{}'", value.name), !range.is_empty()));
            }
        }
    };
    let def: &OpDef = &format.def;
    values("operand", &def.operands, &format.operand_groups, ir.op(op).operand_count());
    values("result", &def.results, &format.result_groups, ir.op(op).results().len());
    found
}

struct Visit<'a> {
    view: View<'a>,
    groups: usize,
    found: &'a mut Vec<(String, bool)>,
}

impl Visit<'_> {
    fn elements(&mut self, elements: &[Element]) {
        for element in elements {
            match element {
                Element::Optional(group) => {
                    self.groups += 1;
                    let taken = self.present(&group.anchor) != group.inverted;
                    self.found.push((format!("group #{}", self.groups), taken));
                    self.elements(&group.then);
                    self.elements(&group.otherwise);
                }
                Element::OiList(clauses) => {
                    for clause in clauses {
                        let taken = clause.present.iter().any(|anchor| self.present(anchor));
                        self.found.push((format!("clause '{}'", clause.literal.text()), taken));
                        self.elements(&clause.body);
                    }
                }
                _ => {}
            }
        }
    }

    fn present(&self, anchor: &Anchor) -> bool {
        self.view.present(anchor)
    }
}
