//! Reductions of many values to one: `std::accumulate`, `llvm::join`, and the operators as objects
//! (`std::plus`).

use std::sync::Arc;

use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::lvalue::Seen;
use crate::operator::BinaryOp;
use crate::tree::{Kind, Lambda, Node, Param, Path, Segment, Stmt, StmtKind, TemplateArg, TypeName};
use crate::value::{LambdaVal, Val};

impl Machine<'_, '_> {
    /// `std::accumulate(from, to, start, function)`, `llvm::accumulate(range, start, function)`; `+` without
    /// a function.
    pub(super) fn accumulated(&mut self, args: &[Val]) -> Answer {
        let (items, rest) = match args {
            [Val::Iter(items, from), Val::Iter(_, to), rest @ ..] => {
                let part =
                    items.get(*from..*to).ok_or_else(|| EvalError::invalid("range ends before it begins"))?;
                (part.to_vec(), rest)
            }
            [range, rest @ ..] => (self.items(range)?, rest),
            [] => return Err(EvalError::invalid("'accumulate' takes a range")),
        };
        let (start, function) = match rest {
            [start] => (start, None),
            [start, function] => (start, Some(function)),
            _ => return Err(EvalError::invalid("'accumulate' takes a range and an initial value")),
        };
        let mut total = start.clone();
        for item in items {
            self.step(1)?;
            let next = match function {
                None => self.binary(BinaryOp::Add, total, item)?,
                Some(function) => self.apply(function, vec![total, item])?,
            };
            // The result has the type of the initial value.
            total = self.converted_like(start, next)?;
        }
        Ok(total)
    }

    /// Joins texts with a separator.
    pub(super) fn joined_texts(&mut self, items: &[Val], between: &Val) -> Answer {
        let between = self.piece(between)?;
        let mut out = Vec::new();
        for (at, item) in items.iter().enumerate() {
            if at > 0 {
                out.extend_from_slice(&between);
            }
            let text = self.piece(item)?;
            self.step(1 + (text.len() + between.len()) as u64 / 16)?;
            out.extend_from_slice(&text);
        }
        // Rejects texts that are too long.
        self.join(&out, &[])
    }

    /// Creates `std::plus<T>()` or a sibling: a lambda of two parameters, of any types if no type is given.
    pub(in crate::eval) fn functor(operator: BinaryOp, ty: &TypeName) -> Val {
        let any = || {
            let auto = Segment { name: "auto".into(), args: None };
            TypeName { path: Path::new(vec![auto], 0, false), pointer: false, reference: false }
        };
        let (param, returns) = match ty.path.last().args.as_deref() {
            Some([TemplateArg::Type(of)]) if of.path.as_plain() != Some("void") => {
                (of.clone(), Some(of.clone()))
            }
            _ => (any(), None),
        };
        let names: [Arc<str>; 2] = ["left".into(), "right".into()];
        let operands = names.clone().map(|name| Box::new(Node::named(&name)));
        let [left, right] = operands;
        let value = Node { kind: Kind::Binary(operator, left, right), at: 0, depth: 2 };
        let body = vec![Stmt { kind: StmtKind::Return(Some(value)), at: 0, depth: 3 }];
        let params = names.map(|name| Param { name: Some(name), ty: param.clone() }).into();
        let lambda = Lambda {
            captures: Vec::new(),
            copies_all: false,
            mutable: false,
            returns,
            params,
            body,
            depth: 4,
        };
        // The lambda does not see any names.
        Val::Lambda(LambdaVal { lambda: Arc::new(lambda), copies: None, seen: Seen::default() })
    }
}
