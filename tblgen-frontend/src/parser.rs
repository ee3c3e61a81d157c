//! What the grammar needs from its surroundings, and the driver that keeps parsing after an error.

use legalize_source::Span;

use crate::ast::{Ast, Expr, ExprId, StmtId};
use crate::symbol::Sym;
use crate::token::Pos;

/// Where the grammar's actions put what they build.
pub(crate) trait Sink {
    /// The arenas of the statement at hand.
    fn ast(&mut self) -> &mut Ast;
    /// A top-level statement is complete.
    fn statement(&mut self, statement: StmtId);
    /// The identifier at a place.
    fn word(&mut self, start: Pos, end: Pos) -> Sym;
    /// The variable name at a place, without its dollar sign.
    fn variable(&mut self, start: Pos, end: Pos) -> Sym;
    /// The contents of the string at a place.
    fn string(&mut self, start: Pos, end: Pos) -> Sym;
    /// A string joined with the contents of the string at a place.
    fn more_string(&mut self, before: Sym, start: Pos, end: Pos) -> Sym;
    /// The contents of the code block at a place.
    fn code(&mut self, start: Pos, end: Pos) -> Sym;
}

/// The operand itself if nothing is pasted to it.
pub(crate) fn paste(
    sink: &mut dyn Sink,
    first: ExprId,
    rest: Vec<ExprId>,
    trailing: bool,
    start: Pos,
    end: Pos,
) -> ExprId {
    if rest.is_empty() && !trailing {
        return first;
    }
    let mut items = vec![first];
    items.extend(rest);
    let span: Span = start.to(end);
    sink.ast().add_expr(Expr::Paste { items, trailing }, span)
}
