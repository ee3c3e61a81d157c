//! Successors and region literals, matched or created.
//!
//! In the model a matched block names its operations, so these come first; a new block follows the operation
//! that contains it, and is filled once all blocks of its region exist.

use legalize_pattern_model::{Action, BlockArgument, Constraint, Kind, Match, Sym};
use legalize_source::Span;

use super::Builder;
use crate::ast::{Block, ExprId, ExprKind, Stmt, StmtKind, VarId};
use crate::error::Code;

/// Region of a new operation that is to be filled.
pub(super) struct NewRegion<'a> {
    id: Sym,
    blocks: &'a [Block],
    span: Span,
}

impl<'a> Builder<'a, '_> {
    /// Generates a successor for a block that is matched later, and that is compared with that block once it
    /// is known.
    pub(super) fn await_block(&mut self, variable: VarId) -> Sym {
        let (hint, span) = (&self.ast().variable(variable).name, self.ast().variable(variable).span);
        let id = self.fresh(hint, Kind::Block);
        self.push_match(Match::Successor { id: id.clone() }, span);
        self.awaited.push((variable, id.clone(), span));
        id
    }

    /// Generates a matched region.
    pub(super) fn matched_region(&mut self, blocks: &'a [Block], hint: &str, span: Span) -> Option<Sym> {
        self.later_blocks.extend(blocks.iter().map(|block| block.variable));
        let mut ids = Vec::with_capacity(blocks.len());
        for block in blocks {
            ids.push(self.matched_block(block)?);
        }
        let id = self.fresh(hint, Kind::Region);
        self.push_match(Match::Region { id: id.clone(), blocks: Some(ids) }, span);
        for (variable, successor, span) in std::mem::take(&mut self.awaited) {
            match self.variable(variable).and_then(|syms| syms.only().cloned()) {
                Some(block) => {
                    let equal = Constraint::Equal { left: successor, right: block, negated: false };
                    self.push_match(Match::Constraint(equal), span);
                }
                None => self.awaited.push((variable, successor, span)),
            }
        }
        Some(id)
    }

    fn matched_block(&mut self, block: &'a Block) -> Option<Sym> {
        let arguments = match &block.arguments {
            Some(arguments) => {
                let mut ids = Vec::with_capacity(arguments.len());
                for &argument in arguments {
                    ids.push(self.generate_variable(argument).into_only()?);
                }
                Some(ids)
            }
            None => None,
        };
        let mut operations = Vec::with_capacity(block.body.len());
        for stmt in &block.body {
            let op = self.block_stmt(stmt);
            if self.failed {
                return None;
            }
            operations.extend(op);
        }
        let id = self.fresh(&self.ast().variable(block.variable).name, Kind::Block);
        self.set_variable(block.variable, id.clone().into());
        let (operations, ends_with) =
            if block.open { (None, operations) } else { (Some(operations), Vec::new()) };
        self.push_match(Match::Block { id: id.clone(), arguments, operations, ends_with }, block.span);
        Some(id)
    }

    /// Generates a statement of a block; returns the operation, if the statement is one.
    fn block_stmt(&mut self, stmt: &Stmt) -> Option<Sym> {
        let (values, expr) = match stmt.kind {
            StmtKind::Let(variable) => (self.generate_variable(variable), self.ast().variable(variable).init),
            StmtKind::Expr(expr) if !matches!(self.ast().expr(expr).kind, ExprKind::Callable(_)) => {
                (self.values(expr, ""), Some(expr))
            }
            _ => return None,
        };
        // `let x: Value = op<…>` names the results of an operation that is written here.
        let values = match expr.map(|expr| &self.ast().expr(expr).kind) {
            Some(&ExprKind::Member { parent, .. })
                if matches!(self.ast().expr(parent).kind, ExprKind::Operation(_)) =>
            {
                self.values(parent, "")
            }
            _ => values,
        };
        values.into_only().filter(|only| self.kind(only) == Kind::Operation)
    }

    /// Returns a region of a new operation: a matched one that is moved, or one that is created.
    pub(super) fn region_of_new(&mut self, expr: ExprId, created: &mut Vec<NewRegion<'a>>) -> Option<Sym> {
        let node = self.ast().expr(expr);
        let ExprKind::Region(blocks) = &node.kind else { return self.single(expr, "") };
        let id = self.fresh("region", Kind::Region);
        self.push_action(Action::Region { id: id.clone() }, node.span);
        created.push(NewRegion { id: id.clone(), blocks, span: node.span });
        Some(id)
    }

    /// Creates the blocks of new regions, whose operation exists already.
    pub(super) fn fill(&mut self, created: Vec<NewRegion<'a>>) -> Option<()> {
        for region in created {
            let outer = self.block.clone();
            let mut ids = Vec::with_capacity(region.blocks.len());
            for block in region.blocks {
                ids.push(self.new_block(&region.id, block)?);
            }
            for (block, id) in region.blocks.iter().zip(ids) {
                self.block = Some(id);
                self.move_to_block(block.span);
                for stmt in &block.body {
                    self.block_stmt(stmt);
                    if self.failed {
                        return None;
                    }
                }
            }
            self.block = outer;
            if !region.blocks.is_empty() {
                self.move_to_block(region.span);
            }
        }
        Some(())
    }

    fn move_to_block(&mut self, span: Span) {
        self.push_action(Action::InsertionPoint { block: self.block.clone() }, span);
    }

    fn new_block(&mut self, region: &Sym, block: &Block) -> Option<Sym> {
        let mut arguments = Vec::new();
        for &argument in block.arguments.iter().flatten() {
            arguments.push(self.new_argument(argument)?);
        }
        let id = self.fresh(&self.ast().variable(block.variable).name, Kind::Block);
        self.set_variable(block.variable, id.clone().into());
        let action = Action::Block { id: id.clone(), region: region.clone(), arguments };
        self.push_action(action, block.span);
        Some(id)
    }

    fn new_argument(&mut self, variable: VarId) -> Option<BlockArgument> {
        let decl = self.ast().variable(variable);
        let typed = decl.constraints.iter().find_map(|reference| reference.constraint.type_expr());
        let Some(ty) = typed else {
            self.fail(Code::Unbound, "the argument of a created block needs a type", decl.span);
            return None;
        };
        let ty = self.single(ty, "")?;
        if self.inferred.contains_key(&ty) {
            self.fail(Code::Unbound, "the type of a block's argument must be known", decl.span);
            return None;
        }
        let id = self.fresh(&decl.name, Kind::Value);
        self.set_variable(variable, id.clone().into());
        Some(BlockArgument { id, ty })
    }
}
