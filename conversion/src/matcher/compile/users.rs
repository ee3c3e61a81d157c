//! Operations that only use a matched value, and positions that depend on them.

use crate::matcher::compile::Compiler;
use crate::matcher::program::User;
use crate::matcher::program::position::{PosId, Position};
use crate::matcher::program::steps::Ref;
use legalize_pattern_model::{Kind, Match, Site};
use legalize_source::Diagnostic;

impl<'s, 'a> Compiler<'s, 'a> {
    /// Finds operations that are not reached through an operand, among the users of bound values.
    pub(super) fn find_users(&mut self) {
        loop {
            let next = self.pattern.matches.iter().find_map(|statement| {
                let Match::Operation { id, operands, .. } = statement else { return None };
                if self.bound.contains_key(id.as_str()) {
                    return None;
                }
                operands.iter().enumerate().find_map(|(index, operand)| {
                    match self.bound.get(operand.as_str()) {
                        Some(&Ref::Pos(pos, _)) => Some((id.as_str(), index, operands, pos)),
                        _ => None,
                    }
                })
            });
            let Some((id, index, operands, via)) = next else { break };
            let all_single = operands.iter().all(|operand| self.kind(operand) == Some(Kind::Value));
            let user = self.position(Position::User(self.users.len() as u32));
            self.bind_op(id, user);
            self.drain();
            self.bind_results();
            let checks = std::mem::take(&mut self.checks);
            let checks = self.intern(checks);
            self.users.push(User {
                via,
                operand: all_single.then_some(index as u32),
                pos: user,
                checks,
                dependents: Vec::new(),
            });
            if self.failed {
                return;
            }
        }
        let missing = self.pattern.matches.iter().enumerate().find_map(|(at, statement)| match statement {
            Match::Operation { id, .. } if !self.bound.contains_key(id.as_str()) => Some((at, id.clone())),
            _ => None,
        });
        if let Some((at, id)) = missing {
            let diagnostic = Diagnostic::error(
                "convert::unreached_operation",
                format!("operation '{id}' is not connected to the root"),
            )
            .with_help("connect it to the root by an operand, or remove it");
            self.report(Site::Match(self.at, at), diagnostic, "this operation");
        }
        self.collect_dependents();
    }

    fn collect_dependents(&mut self) {
        let positions = &self.shared.positions;
        let count = self.users.len();
        for at in 0..count {
            let roots: Vec<PosId> = self.users[at..].iter().map(|user| user.pos).collect();
            let mut depends: Vec<bool> = vec![false; positions.len()];
            let mut dependents = Vec::new();
            // Parents are interned before positions that depend on them.
            for index in 0..positions.len() {
                let id = PosId(index as u32);
                let parent = positions.at(id).parent();
                if roots.contains(&id) || parent.is_some_and(|parent| depends[parent.0 as usize]) {
                    depends[index] = true;
                    dependents.push(id);
                }
            }
            self.users[at].dependents = dependents;
        }
    }
}
