//! Types of the operators that bind variables for an expression: `!foreach`, `!filter`, `!foldl`. Evaluation:
//! `eval/iterate.rs`.

use legalize_source::Span;

use crate::ast::{Ast, Expr, ExprId};
use crate::eval::value::Context;
use crate::eval::{Eval, Evaluator, Scope};
use crate::ops::TernOp;
use crate::print::type_text;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::V;

impl Evaluator<'_> {
    /// Returns the name that an operator binds.
    fn binder(&mut self, ast: &Ast, id: ExprId, current: Option<RecordId>, what: &str) -> Eval<Sym> {
        let span = ast.expr_span(id);
        if id == ExprId::HOLE {
            return self.hole();
        }
        let Expr::Id(name) = *ast.expr(id) else {
            let message = format!("{what} must be an identifier");
            return self.error("tblgen::operand", span, message, "name a variable");
        };
        let taken = self.iterators.iter().any(|&(known, _)| known == name)
            || current.is_some_and(|current| self.store.field_named(current, name).is_some());
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

    /// Evaluates an expression with additional variables.
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

    pub(super) fn foreach_expr(
        &mut self,
        ast: &Ast,
        op: TernOp,
        args: &[ExprId],
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let &[name, of, expr] = args else {
            return self.hole();
        };
        let is_filter = op == TernOp::Filter;
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
                // The tool has consumed the comma at this point; if it is missing, the tool reports the
                // syntax error.
                let at = if expr == ExprId::HOLE {
                    let comma = self.after(of_span);
                    let file = self.sources.file(comma.file);
                    if file.text().as_bytes().get(comma.start as usize) != Some(&b',') {
                        return self.hole();
                    }
                    self.after(comma)
                } else {
                    ast.expr_span(expr)
                };
                return self.mismatch(at, expected, found);
            }
        };
        let body = self.with_iterators(ast, expr, current, want, &[(name, element)])?;
        self.closed(span)?;
        let ty = if is_dag {
            Ty::DAG
        } else if is_filter {
            self.store.types.list(element)
        } else {
            match self.store.type_of(body) {
                Some(ty) => self.store.types.list(ty),
                None => {
                    let at = self.after(span);
                    return self.error(
                        "tblgen::operand",
                        at,
                        "could not get type of !foreach result expression",
                        "'?' has no type",
                    );
                }
            }
        };
        let name = V::str(name);
        self.tern(op, name, of, body, ty, current)
    }

    pub(super) fn foldl(&mut self, ast: &Ast, args: &[ExprId], span: Span, context: Context) -> Eval<V> {
        let &[first, list, a, b, expr] = args else {
            return self.hole();
        };
        let current = context.current;
        let first_span = ast.expr_span(first);
        let first = self.plain(ast, first, current)?;
        let Some(ty) = self.store.type_of(first) else {
            let at = self.after(first_span);
            return self.error(
                "tblgen::operand",
                at,
                "could not get type of !foldl start: '?'",
                "'?' has no type",
            );
        };
        let list_span = ast.expr_span(list);
        let list = self.plain(ast, list, current)?;
        let found = self.store.type_of(list);
        let Some(element) = found.and_then(|ty| self.store.types.element(ty)) else {
            let at = self.after(list_span);
            return self.mismatch(at, "!foldl list to be a list", found);
        };
        let a = self.binder(ast, a, current, "third argument of !foldl")?;
        let b = self.binder(ast, b, current, "fourth argument of !foldl")?;
        // If two variables have the same name, the first one determines its type, and the second one its
        // value.
        let element = if a == b { ty } else { element };
        let body = self.with_iterators(ast, expr, current, None, &[(a, ty), (b, element)])?;
        let found = self.store.type_of(body);
        if found != Some(ty) {
            let expected =
                format!("!foldl expression to be of same type as start ({})", type_text(&self.store, ty));
            let at = self.after(ast.expr_span(expr));
            return self.mismatch(at, &expected, found);
        }
        self.closed(span)?;
        let (a, b) = (V::str(a), V::str(b));
        self.fold_left([first, list, a, b, body], ty, current)
    }
}
