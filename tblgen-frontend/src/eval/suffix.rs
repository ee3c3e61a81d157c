//! Suffixes of a value: ranges of bits, elements and slices of lists, and `#`.

use legalize_source::Span;
use smallvec::SmallVec;

use super::value::Context;
use super::{Eval, Evaluator};
use crate::ast::{Ast, Expr, ExprId, Piece, RangeEnd};
use crate::ops::{BinOp, UnOp};
use crate::print::type_text;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Returns the numbers of a range list.
    pub(super) fn range_list(&mut self, ast: &Ast, pieces: &[Piece]) -> Eval<Vec<u32>> {
        let mut out = Vec::new();
        for piece in pieces {
            let first = self.plain(ast, piece.first, None)?;
            let span = ast.expr_span(piece.first);
            self.range_piece(ast, first, span, piece.last, &mut out)?;
        }
        Ok(out)
    }

    /// Evaluates one element of a range list, whose first value is known.
    pub(super) fn range_piece(
        &mut self,
        ast: &Ast,
        first: V,
        span: Span,
        last: Option<RangeEnd>,
        out: &mut Vec<u32>,
    ) -> Eval<()> {
        let Node::Int(start) = self.store.node(first) else {
            let at = self.after(span);
            return self.error(
                "tblgen::range",
                at,
                "expected integer or bitrange",
                "use integers, or variables whose value is known here",
            );
        };
        let (end, end_span) = match last {
            None => (start, span),
            Some(RangeEnd::Negative(id)) => {
                let (value, span) = ast.negative(id);
                (value.wrapping_neg(), span)
            }
            Some(RangeEnd::Value(id)) => {
                let end_span = ast.expr_span(id);
                let last = self.plain(ast, id, None)?;
                let Node::Int(value) = self.store.node(last) else {
                    let at = self.after(end_span);
                    return self.error(
                        "tblgen::range",
                        at,
                        "expected integer value as end of range",
                        "use an integer, or a variable whose value is known here",
                    );
                };
                (value, end_span)
            }
        };
        if start < 0 || end < 0 {
            let at = if start < 0 { span } else { end_span };
            let message = "invalid range, cannot be negative";
            return self.error("tblgen::range", at, message, "number bits and elements from 0");
        }
        if start.abs_diff(end).saturating_add(out.len() as u64) >= self.limits.list_len as u64 {
            return self.error("tblgen::range", span, "the range is too long", "shorten it");
        }
        // The tool keeps the lowest 32 bits.
        if start <= end {
            out.extend((start..=end).map(|number| number as u32));
        } else {
            out.extend((end..=start).rev().map(|number| number as u32));
        }
        Ok(())
    }

    pub(super) fn slice(
        &mut self,
        ast: &Ast,
        of: V,
        of_span: Span,
        pieces: &[Piece],
        comma: bool,
        current: Option<RecordId>,
    ) -> Eval<V> {
        let Some(ty) = self.store.type_of(of) else {
            return self.error(
                "tblgen::type_mismatch",
                of_span,
                "invalid value, list expected",
                "index a value of a list type",
            );
        };
        let Some(element) = self.store.types.element(ty) else {
            let message = format!("type '{}' is invalid, list expected", type_text(&self.store, ty));
            return self.error("tblgen::type_mismatch", of_span, message, "index a value of a list type");
        };
        let int_list = self.store.types.list(Ty::INT);
        let mut single = pieces.len() == 1 && !comma;
        let mut numbers: Vec<V> = Vec::new();
        let mut slices: Vec<V> = Vec::new();
        for piece in pieces {
            let span = ast.expr_span(piece.first);
            let index = self.slice_element(ast, piece, current)?;
            match self.store.type_of(index) {
                Some(Ty::INT) => numbers.push(index),
                Some(ty) if ty == int_list => {
                    if !numbers.is_empty() {
                        let list = self.store.list(Ty::INT, &numbers);
                        slices.push(list);
                        numbers.clear();
                    }
                    slices.push(index);
                    single = false;
                }
                found => {
                    let found = found.map_or_else(|| "?".to_owned(), |found| type_text(&self.store, found));
                    return self.error(
                        "tblgen::range",
                        span,
                        format!("unhandled type {found} in range"),
                        "use an int or a list<int> as an index",
                    );
                }
            }
        }
        if single && let [index] = numbers[..] {
            return self.bin(BinOp::ListElem, of, index, element, current);
        }
        if !numbers.is_empty() {
            let list = self.store.list(Ty::INT, &numbers);
            slices.push(list);
        }
        let mut index: Option<V> = None;
        for slice in slices {
            index = Some(match index {
                None => slice,
                Some(before) => self.list_concat(before, slice)?,
            });
        }
        let index = index.unwrap_or(V::UNSET);
        self.bin(BinOp::ListSlice, of, index, ty, current)
    }

    pub(super) fn slice_element(&mut self, ast: &Ast, piece: &Piece, current: Option<RecordId>) -> Eval<V> {
        let first_span = ast.expr_span(piece.first);
        let first = self.plain(ast, piece.first, current)?;
        let last = match piece.last {
            None => return Ok(first),
            Some(RangeEnd::Value(id)) => {
                let last = self.plain(ast, id, current)?;
                let ty = self.store.type_of(last);
                if ty != Some(Ty::INT) {
                    return self.expected_range(ast.expr_span(id), ty);
                }
                last
            }
            Some(RangeEnd::Negative(id)) => {
                let (value, span) = ast.negative(id);
                if value > 0 {
                    return self.error(
                        "tblgen::range",
                        span,
                        "invalid range, cannot be negative",
                        "number elements from 0",
                    );
                }
                self.store.int(value.wrapping_neg())
            }
        };
        let ty = self.store.type_of(first);
        if ty != Some(Ty::INT) {
            return self.expected_range(first_span, ty);
        }
        let list = self.store.types.list(Ty::INT);
        self.bin(BinOp::Range, first, last, list, current)
    }

    pub(super) fn expected_range<T>(&mut self, span: Span, found: Option<Ty>) -> Eval<T> {
        let found = found.map_or_else(|| "?".to_owned(), |found| type_text(&self.store, found));
        self.error(
            "tblgen::range",
            span,
            format!("expected int...int, got {found}"),
            "use ints as the ends of a range",
        )
    }

    pub(super) fn paste(&mut self, ast: &Ast, items: &[ExprId], trailing: bool, context: Context) -> Eval<V> {
        let mut values: SmallVec<[V; 8]> = SmallVec::with_capacity(items.len());
        let mut context = context;
        for (index, &item) in items.iter().enumerate() {
            let v = self.value(ast, item, context)?;
            if context.name_mode && index > 0 {
                self.no_bits_in_name(ast, item)?;
            }
            if index + 1 < items.len() || trailing {
                let Some(ty) = self.store.type_of(v) else {
                    let at = self.after(ast.expr_span(item));
                    return self.error(
                        "tblgen::paste",
                        at,
                        "LHS of paste is not typed!",
                        "paste strings, numbers or lists",
                    );
                };
                let is_list = self.store.types.element(ty).is_some();
                context = if is_list {
                    Context { name_mode: false, ..context }
                } else {
                    Context { current: context.current, want: None, name_mode: true }
                };
            }
            values.push(v);
        }
        let mut result: Option<V> = if trailing { Some(V::str(Sym::EMPTY)) } else { values.pop() };
        let mut is_trailing = trailing;
        if let Some(joined) = self.joined_end(&mut values, result, context.current)? {
            (result, is_trailing) = (Some(joined), false);
        }
        while let Some(lhs) = values.pop() {
            let Some(rhs) = result else {
                break;
            };
            let lhs_ty = self.store.type_of(lhs);
            if lhs_ty.is_some_and(|ty| self.store.types.element(ty).is_some()) {
                result = Some(if is_trailing { lhs } else { self.list_concat(lhs, rhs)? });
                is_trailing = false;
                continue;
            }
            is_trailing = false;
            let lhs = self.string_from(lhs, context.current)?;
            if self.store.type_of(rhs).is_none() {
                let at = self.after(ast.expr_span(items[values.len()]));
                return self.error(
                    "tblgen::paste",
                    at,
                    "RHS of paste is not typed!",
                    "paste strings, numbers or lists",
                );
            }
            let rhs = self.string_from(rhs, context.current)?;
            result = Some(self.str_concat(lhs, rhs)?);
        }
        Ok(result.unwrap_or(V::UNSET))
    }

    /// Joins the trailing texts and numbers of a paste, including the last operand, in one step: joined one
    /// by one, each intermediate result would be a string of its own. `None` if there are fewer than three of
    /// them.
    fn joined_end(
        &mut self,
        values: &mut SmallVec<[V; 8]>,
        last: Option<V>,
        current: Option<RecordId>,
    ) -> Eval<Option<V>> {
        let (mut parts, mut code) = (SmallVec::<[Sym; 8]>::new(), false);
        for v in last.into_iter().chain(values.iter().rev().copied()) {
            if !matches!(self.store.node(v), Node::Str(_) | Node::Code(_) | Node::Int(_)) {
                break;
            }
            let text = self.string_from(v, current)?;
            let Some((text, is_code)) = self.string_of(text) else { break };
            parts.push(text);
            code |= is_code;
        }
        if parts.len() < 3 {
            return Ok(None);
        }
        values.truncate(values.len() + 1 - parts.len());
        parts.reverse();
        self.joined(&parts, code).map(Some)
    }

    /// Rejects bits of an operand: after `#`, a brace does not belong to the name before it, but selects bits
    /// of the whole string.
    fn no_bits_in_name(&mut self, ast: &Ast, item: ExprId) -> Eval<()> {
        let mut item = item;
        loop {
            match *ast.expr(item) {
                Expr::BitRange { of, .. } => {
                    let at = self.after(ast.expr_span(of));
                    let message = "invalid bit range for value";
                    return self.error("tblgen::bit_range", at, message, "name the bits with 'defvar' first");
                }
                Expr::Slice { of, .. } | Expr::Field { of, .. } => item = of,
                _ => return Ok(()),
            }
        }
    }

    pub(super) fn string_from(&mut self, v: V, current: Option<RecordId>) -> Eval<V> {
        match self.store.type_of(v) {
            Some(Ty::STRING) => Ok(v),
            _ => self.un(UnOp::Cast, v, Ty::STRING, current, false),
        }
    }
}
