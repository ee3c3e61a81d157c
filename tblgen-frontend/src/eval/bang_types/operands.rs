//! Operators by the number of their operands, with the required types of the operands.

use legalize_source::Span;

use crate::ast::{Ast, ExprId};
use crate::eval::value::Context;
use crate::eval::{Eval, Evaluator};
use crate::ops::{Bang, BinOp, TernOp, UnOp};
use crate::print::{type_text, value_text};
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    pub(super) fn unary(
        &mut self,
        ast: &Ast,
        op: UnOp,
        ty: Option<Ty>,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let &[arg] = args else {
            return self.hole();
        };
        if op == UnOp::GetDagOp
            && let Some(ty) = ty
            && !self.is_record(ty)
        {
            return self.mismatch(span, "a record type for !getdagop", Some(ty));
        }
        let at = ast.expr_span(arg);
        let of = self.plain(ast, arg, context.current)?;
        let found = self.store.type_of(of);
        let ty = match op {
            UnOp::Cast => ty.unwrap_or(Ty::STRING),
            UnOp::GetDagOp => ty.unwrap_or(Ty::ANY_RECORD),
            UnOp::Repr | UnOp::ToLower | UnOp::ToUpper | UnOp::GetDagOpName => Ty::STRING,
            UnOp::Not | UnOp::Log2 | UnOp::Initialized => Ty::INT,
            UnOp::Size | UnOp::Empty => {
                if !found.is_some_and(|ty| self.is_list(ty) || ty == Ty::STRING || ty == Ty::DAG) {
                    let at = self.after(at);
                    return self.mismatch(at, "string, list, or dag type argument in unary operator", found);
                }
                Ty::INT
            }
            UnOp::Head | UnOp::Tail | UnOp::ListFlatten => {
                let Some(list) = found.filter(|&ty| self.is_list(ty)) else {
                    let at = self.after(at);
                    return self.mismatch(at, "list type argument in unary operator", found);
                };
                let element = self.store.types.element(list).unwrap_or(list);
                match (op, self.store.node(of)) {
                    (_, Node::List { len: 0, .. }) => {
                        let at = self.after(at);
                        return self.error(
                            "tblgen::empty_list",
                            at,
                            "empty list argument in unary operator",
                            "test the list with !empty first",
                        );
                    }
                    (_, Node::List { start, .. }) => {
                        let first = self.store.operand(start, 0);
                        let Some(item) = self.store.type_of(first) else {
                            let at = self.after(at);
                            return self.error(
                                "tblgen::operand",
                                at,
                                "untyped list element in unary operator",
                                "the first element is '?'",
                            );
                        };
                        match op {
                            UnOp::Head => item,
                            UnOp::ListFlatten if self.is_list(item) => item,
                            _ => self.store.types.list(item),
                        }
                    }
                    (UnOp::Head, _) => element,
                    (UnOp::ListFlatten, _) if self.is_list(element) => element,
                    _ => list,
                }
            }
        };
        self.closed(span)?;
        let v = self.un(op, of, ty, context.current, false)?;
        if op == UnOp::GetDagOpName && v == V::UNSET {
            return self.lost_value(
                span,
                "the dag's operator has no name".to_owned(),
                "name it: (op:$name ..)",
            );
        }
        Ok(v)
    }

    pub(super) fn binary(
        &mut self,
        ast: &Ast,
        op: BinOp,
        ty: Option<Ty>,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        use BinOp as B;
        let want = context.want;
        let is_arithmetic = matches!(
            op,
            B::And | B::Or | B::Xor | B::Sra | B::Srl | B::Shl | B::Add | B::Sub | B::Mul | B::Div
        );
        let (mut ty, mut arg_ty) = match op {
            B::Con | B::SetDagOp | B::SetDagOpName => (Some(Ty::DAG), Some(Ty::DAG)),
            B::GetDagArg => (ty, Some(Ty::DAG)),
            B::GetDagName => (Some(Ty::STRING), Some(Ty::DAG)),
            B::Eq | B::Ne | B::Le | B::Lt | B::Ge | B::Gt => (Some(Ty::BIT), None),
            B::ListConcat | B::ListRemove => (None, want),
            B::ListSplat => (None, None),
            B::StrConcat => (Some(Ty::STRING), Some(Ty::STRING)),
            B::Match => (Some(Ty::BIT), Some(Ty::STRING)),
            B::Interleave => (Some(Ty::STRING), None),
            _ => (Some(Ty::INT), Some(Ty::INT)),
        };
        if let (Some(ty), Some(want)) = (ty, want)
            && !self.store.convertible(ty, want)
        {
            let expected = format!("value of type '{}'", type_text(&self.store, want));
            return self.mismatch(span, &expected, Some(ty));
        }
        let mut values: Vec<V> = Vec::with_capacity(args.len());
        for &arg in args {
            let at = ast.expr_span(arg);
            let value = self.value(ast, arg, Context::new(context.current, arg_ty))?;
            values.push(value);
            let Some(found) = self.store.type_of(value) else {
                let message =
                    format!("expected value to be a typed value, got '{}'", value_text(&self.store, value));
                return self.error("tblgen::operand", span, message, "'?' has no type");
            };
            match arg_ty {
                None => {
                    arg_ty = Some(found);
                    match op {
                        B::ListConcat | B::ListRemove => {
                            if !self.is_list(found) {
                                return self.mismatch(at, "a list", Some(found));
                            }
                        }
                        B::ListSplat => {
                            if values.len() == 1
                                && let Some(want) = want
                            {
                                let list = self.store.types.list(found);
                                if !self.is_list(want) || !self.store.convertible(list, want) {
                                    let expected = format!("elements of '{}'", type_text(&self.store, want));
                                    return self.mismatch(at, &expected, Some(found));
                                }
                            }
                            if values.len() == 2 && found != Ty::INT {
                                return self.mismatch(at, "second parameter to be an int", Some(found));
                            }
                            arg_ty = None;
                        }
                        B::Eq | B::Ne => {
                            if !self.store.convertible(found, Ty::INT)
                                && found != Ty::STRING
                                && !self.is_record(found)
                            {
                                return self.mismatch(at, "bit, bits, int, string, or record", Some(found));
                            }
                        }
                        B::GetDagArg | B::Le | B::Lt | B::Ge | B::Gt => {
                            if !self.store.convertible(found, Ty::INT) && found != Ty::STRING {
                                return self.mismatch(at, "bit, bits, int, or string", Some(found));
                            }
                        }
                        _ => {
                            match values.len() {
                                1 => {
                                    let ok = self.store.types.element(found).is_some_and(|element| {
                                        element == Ty::STRING || self.store.convertible(element, Ty::INT)
                                    });
                                    if !ok {
                                        return self.mismatch(
                                            at,
                                            "list of string, int, bits, or bit",
                                            Some(found),
                                        );
                                    }
                                }
                                2 if found != Ty::STRING => {
                                    return self.mismatch(at, "second argument to be a string", Some(found));
                                }
                                _ => {}
                            }
                            arg_ty = None;
                        }
                    }
                }
                Some(expected) => match self.store.common_type(expected, found) {
                    None => {
                        let expected = format!("value of type '{}'", type_text(&self.store, expected));
                        return self.mismatch(at, &expected, Some(found));
                    }
                    Some(common) if !is_arithmetic => arg_ty = Some(common),
                    Some(_) => {}
                },
            }
            match op {
                B::SetDagOp => arg_ty = Some(Ty::ANY_RECORD),
                B::SetDagOpName => arg_ty = Some(Ty::STRING),
                B::GetDagArg => arg_ty = None,
                B::GetDagName => arg_ty = Some(Ty::INT),
                _ => {}
            }
        }
        match op {
            B::ListConcat | B::ListRemove => ty = arg_ty,
            B::ListSplat => {
                if let Some(&first) = values.first()
                    && let Some(element) = self.store.type_of(first)
                {
                    ty = Some(self.store.types.list(element));
                }
            }
            _ => {}
        }
        let ty = ty.unwrap_or(Ty::STRING);
        if matches!(op, B::StrConcat | B::ListConcat | B::Con | B::Add | B::And | B::Or | B::Xor | B::Mul) {
            while values.len() > 2 {
                if let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) {
                    let joined = self.bin(op, lhs, rhs, ty, context.current)?;
                    values.push(joined);
                }
            }
        }
        match values[..] {
            [lhs, rhs] => self.bin(op, lhs, rhs, ty, context.current),
            _ => self.operand_count(span, Bang::Bin(op), "two operands", args.len()),
        }
    }

    pub(super) fn range_expr(&mut self, ast: &Ast, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        let current = context.current;
        let mut values = Vec::with_capacity(3);
        let mut of_list = false;
        for (index, &arg) in args.iter().enumerate() {
            let at = ast.expr_span(arg);
            let value = self.plain(ast, arg, current)?;
            let ty = self.store.type_of(value);
            match ty {
                Some(ty) if index == 0 && self.is_list(ty) => of_list = true,
                Some(_) if of_list => return self.mismatch(at, "one list", ty),
                Some(Ty::INT) => {}
                _ => {
                    return self.mismatch(at, if index == 0 { "list or int" } else { "int" }, ty);
                }
            }
            values.push(value);
        }
        self.closed(span)?;
        let (zero, one) = (self.store.int(0), self.store.int(1));
        let (first, end, step) = match values[..] {
            [list] if of_list => (zero, self.un(UnOp::Size, list, Ty::INT, current, false)?, one),
            [end] => (zero, end, one),
            [first, end] => (first, end, one),
            [first, end, step] => (first, end, step),
            _ => return self.hole(),
        };
        let ty = self.store.types.list(Ty::INT);
        self.tern(TernOp::Range, first, end, step, ty, current)
    }

    pub(super) fn substring(
        &mut self,
        ast: &Ast,
        op: TernOp,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let mut values = Vec::with_capacity(3);
        for &arg in args {
            values.push(self.plain(ast, arg, context.current)?);
        }
        self.closed(span)?;
        if values.len() == 2 {
            values.push(self.store.int(if op == TernOp::Substr { i64::MAX } else { 0 }));
        }
        let ty = if op == TernOp::Substr { Ty::STRING } else { Ty::INT };
        if let Some(want) = context.want
            && !self.store.convertible(ty, want)
        {
            let expected = format!("value of type '{}'", type_text(&self.store, want));
            return self.mismatch(span, &expected, Some(ty));
        }
        let second = if op == TernOp::Substr { Ty::INT } else { Ty::STRING };
        for (index, expected) in [Ty::STRING, second, Ty::INT].into_iter().enumerate() {
            let found = self.store.type_of(values[index]);
            if found.is_some_and(|found| found != expected) {
                let at = args.get(index).map_or(span, |&arg| ast.expr_span(arg));
                let expected = type_text(&self.store, expected);
                return self.mismatch(at, &expected, found);
            }
        }
        self.tern(op, values[0], values[1], values[2], ty, context.current)
    }

    pub(super) fn ternary(
        &mut self,
        ast: &Ast,
        op: TernOp,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let &[a, b, c] = args else {
            return self.hole();
        };
        let current = context.current;
        let want = match op {
            TernOp::Dag | TernOp::SetDagArg | TernOp::SetDagName => None,
            _ => context.want,
        };
        let spans = [a, b, c].map(|arg| ast.expr_span(arg));
        let a = self.plain(ast, a, current)?;
        let b = self.value(ast, b, Context::new(current, want))?;
        let c = self.value(ast, c, Context::new(current, want))?;
        self.closed(span)?;
        let (b_ty, c_ty) = (self.store.type_of(b), self.store.type_of(c));
        let ty = match op {
            TernOp::Dag => {
                if let Some(ty) = b_ty
                    && !self.is_list(ty)
                {
                    return self.mismatch(spans[1], "list of children", b_ty);
                }
                let strings = self.store.types.list(Ty::STRING);
                if c_ty.is_some_and(|ty| ty != strings) {
                    return self.mismatch(spans[2], "list<string>", c_ty);
                }
                if b_ty.is_none() && c_ty.is_none() {
                    return self.error(
                        "tblgen::operand",
                        spans[1],
                        "cannot have both unset children and unset names in !dag",
                        "give a list of children or a list of names",
                    );
                }
                Ty::DAG
            }
            TernOp::SetDagArg | TernOp::SetDagName => {
                if !matches!(b_ty, Some(Ty::INT | Ty::STRING)) {
                    return self.mismatch(spans[1], "integer index or string name", b_ty);
                }
                if op == TernOp::SetDagName && c_ty.is_some_and(|ty| ty != Ty::STRING) {
                    return self.mismatch(spans[2], "string or unset name", c_ty);
                }
                Ty::DAG
            }
            TernOp::Subst => match c_ty {
                Some(ty) => ty,
                None => {
                    let at = self.after(span);
                    return self.error(
                        "tblgen::operand",
                        at,
                        "could not get type for !subst",
                        "'?' has no type",
                    );
                }
            },
            _ => {
                let (Some(then), Some(otherwise)) = (b_ty.or(c_ty), c_ty.or(b_ty)) else {
                    let at = self.after(span);
                    return self.error(
                        "tblgen::operand",
                        at,
                        "could not get type for !if",
                        "at least one branch must have a type",
                    );
                };
                match self.store.common_type(then, otherwise) {
                    Some(ty) => ty,
                    None => {
                        let message = format!(
                            "inconsistent types '{}' and '{}' for !if",
                            type_text(&self.store, then),
                            type_text(&self.store, otherwise)
                        );
                        let at = self.after(span);
                        return self.error(
                            "tblgen::type_mismatch",
                            at,
                            message,
                            "give both branches the same type",
                        );
                    }
                }
            }
        };
        self.tern(op, a, b, c, ty, current)
    }
}
