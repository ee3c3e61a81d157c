//! Types of bang operators: number and types of their arguments, and the type of the result. Evaluation:
//! `eval/fold/`, and `eval/iterate.rs` for those that bind variables.

mod binders;
mod operands;

use legalize_source::{Diagnostic, Span};

use super::value::Context;
use super::{Eval, Evaluator, Failed, last_of};
use crate::ast::{Ast, ExprId, TypeExpr, TypeId};
use crate::ops::{Bang, BinOp, TernOp, UnOp};
use crate::print::type_text;
use crate::token::Pos;
use crate::types::Ty;
use crate::value::V;

/// The help for an operand of another type than expected.
fn operand_help(expected: &str) -> String {
    match expected.split_once(" to be ") {
        Some((operand, wanted)) => format!("pass {wanted} as {operand}"),
        None => format!("pass {expected}"),
    }
}

impl Evaluator<'_> {
    fn mismatch<T>(&mut self, span: Span, expected: &str, found: Option<Ty>) -> Eval<T> {
        let found = found.map_or_else(|| "?".to_owned(), |ty| type_text(&self.store, ty));
        self.error(
            "tblgen::operand",
            span,
            format!("expected {expected}, got type '{found}'"),
            operand_help(expected),
        )
    }

    fn operand_count<T>(&mut self, span: Span, op: Bang, expected: &str, found: usize) -> Eval<T> {
        let message = format!("!{} takes {expected}, got {found}", op.spelling());
        self.error("tblgen::operand", span, message, format!("write {expected} after !{}", op.spelling()))
    }

    fn is_list(&self, ty: Ty) -> bool {
        self.store.types.element(ty).is_some()
    }

    fn is_record(&self, ty: Ty) -> bool {
        self.store.types.classes(ty).is_some()
    }

    /// Evaluates an operator with its arguments.
    pub(super) fn bang(
        &mut self,
        ast: &Ast,
        op: Bang,
        ty: Option<TypeId>,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let needs_type = matches!(
            op,
            Bang::Un(UnOp::Cast) | Bang::Bin(BinOp::GetDagArg) | Bang::IsA | Bang::Exists | Bang::Instances
        );
        let may_have_type = needs_type || op == Bang::Un(UnOp::GetDagOp);
        let word = Span::new(span.file, span.start, span.start + 1 + op.spelling().len() as u32);
        let ty = match ty {
            Some(id) if may_have_type => {
                if matches!(ast.ty(id).0, TypeExpr::Code) {
                    let at = ast.ty(id).1;
                    return self.error(
                        "tblgen::operand",
                        at,
                        "the 'code' type is not allowed in bang operators; use 'string'",
                        "write 'string'",
                    );
                }
                Some(self.ty(ast, id)?)
            }
            Some(_) => {
                let at = self.after(word);
                let message = format!("!{} takes no type", op.spelling());
                return self.error("tblgen::operand", at, message, "remove the angle brackets");
            }
            None if needs_type => {
                let message = format!("!{} needs a type", op.spelling());
                let help = format!("write !{}<type>(...)", op.spelling());
                let at = self.after(word);
                return self.error("tblgen::operand", at, message, help);
            }
            None => None,
        };
        let counts = match op {
            // Any number of arguments is parsed, and counted at the end.
            Bang::Bin(_) | Bang::Cond => None,
            Bang::Un(_) | Bang::IsA | Bang::Exists => Some((1, 1, "one operand")),
            Bang::Instances => Some((0, 1, "at most one operand")),
            Bang::Foldl => Some((5, 5, "five operands")),
            Bang::Tern(TernOp::Range) => Some((1, 3, "one to three operands")),
            Bang::Tern(TernOp::Substr | TernOp::Find) => Some((2, 3, "two or three operands")),
            Bang::Tern(_) => Some((3, 3, "three operands")),
        };
        let Some((least, most, expected)) = counts else {
            return self.operator(ast, op, ty, args, span, context);
        };
        let has_end = args.last() != Some(&ExprId::HOLE);
        let given = args.len() - usize::from(!has_end);
        if has_end && (least..=most).contains(&given) {
            return self.operator(ast, op, ty, args, span, context);
        }
        // The arguments that are present are checked first.
        let mut operands = args[..given.min(most)].to_vec();
        operands.resize(operands.len().max(least), ExprId::HOLE);
        let open = Span::new(span.file, span.start, Pos::OPEN.at);
        let (errors, met_hole) = (self.errors, self.met_hole);
        let result = self.operator(ast, op, ty, &operands, open, context);
        if has_end {
            self.met_hole = met_hole;
            if self.errors == errors {
                let at = match most.checked_sub(1).filter(|_| given > most) {
                    Some(last) => self.after(ast.expr_span(args[last])),
                    None => last_of(span),
                };
                return self.operand_count(at, op, expected, given);
            }
        }
        result
    }

    fn operator(
        &mut self,
        ast: &Ast,
        op: Bang,
        ty: Option<Ty>,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        match op {
            Bang::Un(op) => self.unary(ast, op, ty, args, span, context),
            Bang::Bin(op) => self.binary(ast, op, ty, args, span, context),
            Bang::Tern(op @ (TernOp::Foreach | TernOp::Filter)) => {
                self.foreach_expr(ast, op, args, span, context)
            }
            Bang::Tern(TernOp::Range) => self.range_expr(ast, args, span, context),
            Bang::Tern(op @ (TernOp::Substr | TernOp::Find)) => self.substring(ast, op, args, span, context),
            Bang::Tern(op) => self.ternary(ast, op, args, span, context),
            Bang::Foldl => self.foldl(ast, args, span, context),
            Bang::IsA | Bang::Exists | Bang::Instances => {
                self.query(ast, op, ty.unwrap_or(Ty::ANY_RECORD), args, span, context)
            }
            Bang::Cond => Ok(self.unset()),
        }
    }

    fn query(
        &mut self,
        ast: &Ast,
        op: Bang,
        ty: Ty,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let current = context.current;
        let Some(&arg) = args.first() else {
            self.closed(span)?;
            let any = self.store.text(".*");
            return self.instances(ty, any, current, false);
        };
        let value = self.plain(ast, arg, current)?;
        if op == Bang::IsA {
            self.closed(span)?;
            return Ok(self.is_a(ty, value));
        }
        let found = self.store.type_of(value);
        if found != Some(Ty::STRING) {
            let at = ast.expr_span(arg);
            let hint = match found {
                Some(found) if self.is_record(found) && op == Bang::Exists => {
                    "string type argument in !exists operator, please use !isa instead".to_owned()
                }
                _ => format!("string type argument in !{} operator", op.spelling()),
            };
            return self.mismatch(at, &hint, found);
        }
        self.closed(span)?;
        match op {
            Bang::Exists => self.exists(ty, value, current, false),
            _ => self.instances(ty, value, current, false),
        }
    }

    /// Evaluates `!cond`.
    pub(super) fn cond_expr(
        &mut self,
        ast: &Ast,
        clauses: &[(ExprId, ExprId)],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let mut values: Vec<V> = Vec::with_capacity(2 * clauses.len());
        for &(condition, value) in clauses {
            values.push(self.plain(ast, condition, context.current)?);
            values.push(self.value(ast, value, Context::new(context.current, context.want))?);
        }
        if values.is_empty() {
            return self.error(
                "tblgen::operand",
                span,
                "there should be at least 1 'condition : value' in the !cond operator",
                "write !cond(condition: value, true: value)",
            );
        }
        let mut ty: Option<Ty> = None;
        for index in (1..values.len()).step_by(2) {
            let Some(found) = self.store.type_of(values[index]) else {
                continue;
            };
            ty = match ty {
                None => Some(found),
                Some(before) => match self.store.common_type(before, found) {
                    Some(common) => Some(common),
                    None => {
                        let message = format!(
                            "inconsistent types '{}' and '{}' for !cond",
                            type_text(&self.store, before),
                            type_text(&self.store, found)
                        );
                        let at = self.after(span);
                        return self.error(
                            "tblgen::type_mismatch",
                            at,
                            message,
                            "give all values the same type",
                        );
                    }
                },
            };
        }
        let Some(ty) = ty else {
            let at = self.after(span);
            return self.error(
                "tblgen::operand",
                at,
                "could not determine type for !cond from its arguments",
                "at least one value must have a type",
            );
        };
        // The value of a choice that is already known must convert immediately.
        let chosen = values
            .chunks_exact(2)
            .map(|clause| (self.as_int(clause[0]), clause[1]))
            .find(|(condition, _)| *condition != Some(0));
        if let Some((Some(_), value)) = chosen
            && self.convert(value, ty).is_none()
        {
            let message = format!(
                "'{}' cannot be converted to '{}', the common type of the values",
                crate::print::value_text(&self.store, value),
                type_text(&self.store, ty)
            );
            return self.lost_value(span, message, "use !cast");
        }
        self.cond(&values, ty, context.current)
    }

    /// Reports a value that the tool drops silently. The tool fails if the statement does not continue as
    /// expected; a declaration that ends here is accepted, and its field stays unset.
    pub(super) fn lost_value<T>(&mut self, span: Span, message: String, help: &str) -> Eval<T> {
        if self.declared != Some(span.end) {
            let at = self.after(span);
            return self.error("tblgen::type_mismatch", at, message, help);
        }
        let diagnostic = Diagnostic::warning("tblgen::value_dropped", message)
            .with_label(last_of(span), "the field stays unset")
            .with_help(help);
        self.diagnostics.push(diagnostic);
        self.value_lost = true;
        Err(Failed)
    }
}
