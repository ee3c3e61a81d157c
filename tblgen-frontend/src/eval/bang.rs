//! Bang operators as they are written: number and types of their arguments, and the type of the result.

use legalize_source::Span;

use super::value::Context;
use super::{Eval, Evaluator, Scope};
use crate::ast::{Ast, Expr, ExprId, TypeExpr, TypeId};
use crate::ops::{Bang, BinOp, TernOp, UnOp};
use crate::print::{type_text, value_text};
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    fn mismatch<T>(&mut self, span: Span, expected: &str, found: Option<Ty>) -> Eval<T> {
        let found = found.map_or_else(|| "?".to_owned(), |ty| type_text(&self.store, ty));
        self.error(
            "tblgen::operand",
            span,
            format!("expected {expected}, got type '{found}'"),
            "see the operator's entry in the reference",
        )
    }

    fn operand_count<T>(&mut self, span: Span, op: Bang, expected: &str, found: usize) -> Eval<T> {
        let message = format!("!{} takes {expected}, got {found}", op.spelling());
        self.error("tblgen::operand", span, message, "see the operator's entry in the reference")
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
            Some(id) => {
                let at = ast.ty(id).1;
                let message = format!("!{} takes no type", op.spelling());
                return self.error("tblgen::operand", at, message, "remove the angle brackets");
            }
            None if needs_type => {
                let message = format!("!{} needs a type", op.spelling());
                let help = format!("write !{}<type>(...)", op.spelling());
                return self.error("tblgen::operand", span, message, help);
            }
            None => None,
        };
        match op {
            Bang::Un(op) => self.unary(ast, op, ty, args, span, context),
            Bang::Bin(op) => self.binary(ast, op, ty, args, span, context),
            Bang::Tern(TernOp::Foreach | TernOp::Filter) => self.foreach_expr(ast, op, args, span, context),
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
        let arg = match (args, op) {
            ([arg], _) => Some(*arg),
            ([], Bang::Instances) => None,
            _ => return self.operand_count(span, op, "one operand", args.len()),
        };
        let Some(arg) = arg else {
            let any = self.store.text(".*");
            return self.instances(ty, any, current, false);
        };
        let value = self.plain(ast, arg, current)?;
        if op == Bang::IsA {
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
        match op {
            Bang::Exists => self.exists(ty, value, current, false),
            _ => self.instances(ty, value, current, false),
        }
    }

    fn unary(
        &mut self,
        ast: &Ast,
        op: UnOp,
        ty: Option<Ty>,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let &[arg] = args else {
            return self.operand_count(span, Bang::Un(op), "one operand", args.len());
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
                    return self.mismatch(at, "string, list, or dag type argument in unary operator", found);
                }
                Ty::INT
            }
            UnOp::Head | UnOp::Tail | UnOp::ListFlatten => {
                let Some(list) = found.filter(|&ty| self.is_list(ty)) else {
                    return self.mismatch(at, "list type argument in unary operator", found);
                };
                let element = self.store.types.element(list).unwrap_or(list);
                match (op, self.store.node(of)) {
                    (_, Node::List { len: 0, .. }) => {
                        return self.error(
                            "tblgen::empty_list",
                            at,
                            "empty list argument in unary operator",
                            "test the list with !empty first",
                        );
                    }
                    (UnOp::ListFlatten, _) => match self.is_list(element) {
                        true => element,
                        false => list,
                    },
                    (_, Node::List { start, .. }) => {
                        let first = self.store.operand(start, 0);
                        let Some(item) = self.store.type_of(first) else {
                            return self.error(
                                "tblgen::operand",
                                at,
                                "untyped list element in unary operator",
                                "the first element is '?'",
                            );
                        };
                        if op == UnOp::Head { item } else { self.store.types.list(item) }
                    }
                    (UnOp::Head, _) => element,
                    _ => list,
                }
            }
        };
        self.un(op, of, ty, context.current, false)
    }

    fn binary(
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
                return self.error("tblgen::operand", at, message, "'?' has no type");
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

    fn range_expr(&mut self, ast: &Ast, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        let current = context.current;
        if !(1..=3).contains(&args.len()) {
            return self.operand_count(span, Bang::Tern(TernOp::Range), "one to three operands", args.len());
        }
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
        let (zero, one) = (self.store.int(0), self.store.int(1));
        let (first, end, step) = match values[..] {
            [list] if of_list => (zero, self.un(UnOp::Size, list, Ty::INT, current, false)?, one),
            [end] => (zero, end, one),
            [first, end] => (first, end, one),
            _ => (values[0], values[1], values[2]),
        };
        let ty = self.store.types.list(Ty::INT);
        self.tern(TernOp::Range, first, end, step, ty, current)
    }

    fn substring(&mut self, ast: &Ast, op: TernOp, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        if !(2..=3).contains(&args.len()) {
            return self.operand_count(span, Bang::Tern(op), "two or three operands", args.len());
        }
        let mut values = Vec::with_capacity(3);
        for &arg in args {
            values.push(self.plain(ast, arg, context.current)?);
        }
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

    fn ternary(&mut self, ast: &Ast, op: TernOp, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        let &[a, b, c] = args else {
            return self.operand_count(span, Bang::Tern(op), "three operands", args.len());
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
                    return self.error(
                        "tblgen::operand",
                        spans[2],
                        "could not get type for !subst",
                        "'?' has no type",
                    );
                }
            },
            _ => {
                let (Some(then), Some(otherwise)) = (b_ty.or(c_ty), c_ty.or(b_ty)) else {
                    return self.error(
                        "tblgen::operand",
                        span,
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
                        return self.error(
                            "tblgen::type_mismatch",
                            span,
                            message,
                            "give both branches the same type",
                        );
                    }
                }
            }
        };
        self.tern(op, a, b, c, ty, current)
    }

    /// The name that an operator binds.
    fn binder(&mut self, ast: &Ast, id: ExprId, current: Option<RecordId>, what: &str) -> Eval<Sym> {
        let span = ast.expr_span(id);
        let Expr::Id(name) = *ast.expr(id) else {
            let message = format!("{what} must be an identifier");
            return self.error("tblgen::operand", span, message, "name a variable");
        };
        let taken = self.iterators.iter().any(|&(known, _)| known == name)
            || current.is_some_and(|current| self.store.record(current).field(name).is_some());
        if taken {
            let message = format!("variable '{}' already defined", self.store.symbols.get(name));
            return self.error(
                "tblgen::variable_redefined",
                span,
                message,
                "a field or an outer operator has this name; choose another",
            );
        }
        Ok(name)
    }

    /// Evaluates an expression in which some more names are variables.
    fn with_iterators(
        &mut self,
        ast: &Ast,
        id: ExprId,
        current: Option<RecordId>,
        want: Option<Ty>,
        names: &[(Sym, Ty)],
    ) -> Eval<V> {
        let record = current.unwrap_or(self.scratch);
        let depth = self.iterators.len();
        self.scopes.push(Scope::Record { record, vars: Vec::new() });
        self.iterators.extend_from_slice(names);
        let result = self.value(ast, id, Context::new(Some(record), want));
        self.iterators.truncate(depth);
        self.scopes.pop();
        result
    }

    fn foreach_expr(
        &mut self,
        ast: &Ast,
        op: Bang,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let &[name, of, expr] = args else {
            return self.operand_count(span, op, "three operands", args.len());
        };
        let is_filter = op == Bang::Tern(TernOp::Filter);
        let current = context.current;
        let name = self.binder(ast, name, current, "first argument of !foreach/!filter")?;
        let of_span = ast.expr_span(of);
        let of = self.plain(ast, of, current)?;
        let found = self.store.type_of(of);
        let (element, want, is_dag) = match found {
            Some(list) if self.is_list(list) => {
                let element = self.store.types.element(list).unwrap_or(list);
                let want = match context.want {
                    None => None,
                    Some(want) => match self.store.types.element(want) {
                        Some(_) if is_filter => Some(Ty::INT),
                        Some(element) => Some(element),
                        None => {
                            let expected = format!("value of type '{}'", type_text(&self.store, want));
                            return self.mismatch(span, &expected, found);
                        }
                    },
                };
                (element, want, false)
            }
            Some(Ty::DAG) if !is_filter => {
                if let Some(want) = context.want
                    && want != Ty::DAG
                {
                    let expected = format!("value of type '{}'", type_text(&self.store, want));
                    return self.mismatch(span, &expected, found);
                }
                (Ty::DAG, None, true)
            }
            _ => {
                let expected = if is_filter {
                    "!filter must have a list argument"
                } else {
                    "!foreach must have a list or dag argument"
                };
                return self.mismatch(of_span, expected, found);
            }
        };
        let body = self.with_iterators(ast, expr, current, want, &[(name, element)])?;
        let ty = if is_dag {
            Ty::DAG
        } else if is_filter {
            self.store.types.list(element)
        } else {
            match self.store.type_of(body) {
                Some(ty) => self.store.types.list(ty),
                None => {
                    return self.error(
                        "tblgen::operand",
                        ast.expr_span(expr),
                        "could not get type of !foreach result expression",
                        "'?' has no type",
                    );
                }
            }
        };
        let name = self.store.str(name);
        let op = if is_filter { TernOp::Filter } else { TernOp::Foreach };
        self.tern(op, name, of, body, ty, current)
    }

    fn foldl(&mut self, ast: &Ast, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        let &[first, list, a, b, expr] = args else {
            return self.operand_count(span, Bang::Foldl, "five operands", args.len());
        };
        let current = context.current;
        let first_span = ast.expr_span(first);
        let first = self.plain(ast, first, current)?;
        let Some(ty) = self.store.type_of(first) else {
            return self.error(
                "tblgen::operand",
                first_span,
                "could not get type of !foldl start: '?'",
                "'?' has no type",
            );
        };
        let list_span = ast.expr_span(list);
        let list = self.plain(ast, list, current)?;
        let found = self.store.type_of(list);
        let Some(element) = found.and_then(|ty| self.store.types.element(ty)) else {
            return self.mismatch(list_span, "!foldl list to be a list", found);
        };
        let a = self.binder(ast, a, current, "third argument of !foldl")?;
        let b = self.binder(ast, b, current, "fourth argument of !foldl")?;
        let body = self.with_iterators(ast, expr, current, None, &[(a, ty), (b, element)])?;
        let found = self.store.type_of(body);
        if found != Some(ty) {
            let expected =
                format!("!foldl expression to be of same type as start ({})", type_text(&self.store, ty));
            return self.mismatch(ast.expr_span(expr), &expected, found);
        }
        let (a, b) = (self.store.str(a), self.store.str(b));
        self.fold([first, list, a, b, body], ty, current)
    }

    /// `!cond`.
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
                        return self.error(
                            "tblgen::type_mismatch",
                            span,
                            message,
                            "give all values the same type",
                        );
                    }
                },
            };
        }
        let Some(ty) = ty else {
            return self.error(
                "tblgen::operand",
                span,
                "could not determine type for !cond from its arguments",
                "at least one value must have a type",
            );
        };
        self.cond(&values, ty, context.current)
    }
}
