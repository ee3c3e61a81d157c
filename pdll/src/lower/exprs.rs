//! Expressions and variables.

use legalize_pattern_model::{Action, AttributeEntry, Constraint, Kind, Location, Match, ResultTypes, Sym};
use legalize_source::Span;

use super::{Args, Builder, MAX_DEPTH, Misplaced, Syms, UNBOUND, kind_of};
use crate::ast::{self, CallableBody, ExprId, ExprKind, Member, Type, VarId};
use crate::error::{Code, error};

impl<'a> Builder<'a, '_> {
    /// Enters one level of nesting, unless the pattern was rejected or is too deep; the caller leaves it.
    pub(super) fn enter(&mut self, span: Span) -> bool {
        if self.depth >= MAX_DEPTH {
            let message = format!("expressions and calls nest more than {MAX_DEPTH} levels deep");
            self.fail(Code::TooLarge, message, span);
        }
        if !self.failed
            && let Err(exceeded) = self.lowering.steps.charge(1)
        {
            self.lowering.diagnostics.push(exceeded.diagnostic_at(span));
            self.failed = true;
        }
        let fine = !self.failed;
        self.depth += usize::from(fine);
        fine
    }

    /// Charges the bytes that are copied into the pattern. Returns false if the pattern is rejected.
    pub(super) fn spend(&mut self, bytes: usize, span: Span) -> bool {
        if !self.failed
            && let Err(exceeded) = self.lowering.texts.charge(bytes as u64)
        {
            self.lowering.diagnostics.push(exceeded.diagnostic_at(span));
            self.failed = true;
        }
        !self.failed
    }

    /// Returns the only symbol of an expression; `None` if the pattern was rejected.
    pub(super) fn single(&mut self, expr: ExprId, hint: &str) -> Option<Sym> {
        let value = self.values(expr, hint).into_only();
        if value.is_none() {
            let span = self.ast().expr(expr).span;
            self.fail(Code::Unsupported, "expected a single value, but got a tuple", span);
        }
        value
    }

    /// Returns the symbols of an expression: one, or a tuple's elements. `hint` names the first new one.
    pub(super) fn values(&mut self, expr: ExprId, hint: &str) -> Syms {
        if self.is_sound()
            && let Some(values) = self.frames.last().and_then(|frame| frame.exprs.get(&expr))
        {
            return values.clone();
        }
        if !self.enter(self.ast().expr(expr).span) {
            return Syms::none();
        }
        let values = self.generate(expr, hint);
        self.depth -= 1;
        if self.is_sound()
            && let Some(frame) = self.frames.last_mut()
        {
            frame.exprs.insert(expr, values.clone());
        }
        values
    }

    fn generate(&mut self, id: ExprId, hint: &str) -> Syms {
        let expr = self.ast().expr(id);
        let span = expr.span;
        match &expr.kind {
            ExprKind::Attribute(text) | ExprKind::Type(text) if !self.spend(text.len(), span) => Syms::none(),
            ExprKind::Attribute(text) => {
                let value = if self.is_sound() {
                    match self.lowering.literals.attribute(text) {
                        Ok(_) => Some(text.clone()),
                        Err(cause) => {
                            self.bad_literal("attribute", text, span, &cause);
                            None
                        }
                    }
                } else {
                    match self.lowering.literals.attribute_of_builtin(text) {
                        Ok(spelled) => Some(spelled),
                        Err(cause) => {
                            self.no_literal(text, span, &cause);
                            None
                        }
                    }
                };
                self.attribute(value, None, hint, span).into()
            }
            ExprKind::Type(text) => {
                let value = match self.lowering.literals.ty(text) {
                    Ok(_) if self.is_sound() => text.clone(),
                    Ok(spelled) => spelled,
                    Err(cause) => {
                        self.bad_literal("type", text, span, &cause);
                        text.clone()
                    }
                };
                self.ty(Some(value), hint, span).into()
            }
            ExprKind::Variable(variable) => self.generate_variable(*variable),
            ExprKind::Call { callee, args, negated } => {
                let ExprKind::Callable(callable) = self.ast().expr(*callee).kind else {
                    self.fail(Code::Unsupported, "only a constraint or rewrite can be called", span);
                    return Syms::none();
                };
                if let CallableBody::Builtin { native } = self.ast().callable(callable).body {
                    return self.call_builtin(callable, native, args, *negated, hint, span);
                }
                let mut values = Args::with_capacity(args.len());
                for &arg in args {
                    let Some(arg) = self.single(arg, "") else { return Syms::none() };
                    values.push(arg);
                }
                if self.ast().callable(callable).is_constraint {
                    self.call_constraint(callable, span, values, *negated)
                } else {
                    self.call(callable, span, values, false)
                }
            }
            ExprKind::Member { parent, member } => self.member(*parent, member, &expr.ty, hint, span),
            ExprKind::Operation(operation) => self.operation(operation, hint, span).into(),
            ExprKind::Range(elements) => self.range(elements, &expr.ty, hint, span),
            ExprKind::Tuple(elements) => {
                let mut values = Vec::with_capacity(elements.len());
                for &element in elements {
                    values.push(self.values(element, ""));
                    if self.failed {
                        return Syms::none();
                    }
                }
                Syms::Tuple(values.into())
            }
            ExprKind::Integer(digits) => self.integer(digits, hint, span),
            ExprKind::Equal { left, right, negated } => self.equal(*left, *right, *negated, span),
            ExprKind::Region(_) if self.in_rewrite => self.lone_region(span),
            ExprKind::Region(blocks) => self.matched_region(blocks, hint, span).into(),
            ExprKind::Callable(_) | ExprKind::Error => {
                self.fail(Code::Unsupported, "a constraint or rewrite is not a value", span);
                Syms::none()
            }
        }
    }

    /// Lowers a number without an attribute to combine it with.
    fn integer(&mut self, digits: &str, hint: &str, span: Span) -> Syms {
        if digits.parse::<i64>().is_err() {
            self.fail(Code::InvalidLiteral, format!("`{digits}` does not fit 64 bits"), span);
        }
        self.attribute(Some(format!("{digits} : i64")), None, hint, span).into()
    }

    fn equal(&mut self, left: ExprId, right: ExprId, negated: bool, span: Span) -> Syms {
        let (left, right) = (self.values(left, "").into_only(), self.values(right, "").into_only());
        if let (Some(left), Some(right)) = (left, right) {
            self.push_match(Match::Constraint(Constraint::Equal { left, right, negated }), span);
        }
        Syms::none()
    }

    fn lone_region(&mut self, span: Span) -> Syms {
        if !self.failed {
            let message = "a new region is created outside of an operation";
            let refusal = error(Code::Unsupported, message, span);
            let refusal = refusal.with_help("write it within `regions(…)` of that operation");
            self.lowering.diagnostics.push(refusal);
        }
        self.failed = true;
        Syms::none()
    }

    fn attribute(&mut self, value: Option<String>, ty: Option<Sym>, hint: &str, span: Span) -> Sym {
        let id = self.fresh(hint, Kind::Attribute);
        match (self.in_rewrite, value) {
            (false, value) => self.push_match(Match::Attribute { id: id.clone(), ty, value }, span),
            (true, Some(value)) => self.push_action(Action::Attribute { id: id.clone(), value }, span),
            (true, None) => self.unbound(Kind::Attribute, span),
        }
        id
    }

    fn ty(&mut self, value: Option<String>, hint: &str, span: Span) -> Sym {
        let id = self.fresh(hint, Kind::Type);
        match (self.in_rewrite, value) {
            (false, value) => self.push_match(Match::Type { id: id.clone(), value }, span),
            (true, Some(value)) => self.push_action(Action::Type { id: id.clone(), value }, span),
            (true, None) if self.is_sound() => {
                self.inferred.insert(id.clone(), None);
            }
            (true, None) => {
                self.push_action(Action::Type { id: id.clone(), value: UNBOUND.to_owned() }, span);
            }
        }
        id
    }

    fn types(&mut self, hint: &str, span: Span) -> Sym {
        let id = self.fresh(hint, Kind::TypeRange);
        match self.in_rewrite {
            false => self.push_match(Match::Types { id: id.clone(), values: None }, span),
            true if self.is_sound() => {
                self.inferred.insert(id.clone(), None);
            }
            true => {
                let values = vec![UNBOUND.to_owned()];
                self.push_action(Action::Types { id: id.clone(), values }, span);
            }
        }
        id
    }

    /// Reports a variable without a value in a rewrite: such a variable is bound by matching, so a rewrite
    /// cannot have one.
    fn unbound(&mut self, kind: Kind, span: Span) {
        let message = match kind {
            Kind::Attribute => {
                "'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`"
            }
            Kind::ValueRange | Kind::Operation => "'pdl.operands' op expects parent op 'pdl.pattern'",
            _ => "'pdl.operand' op expects parent op 'pdl.pattern'",
        };
        if self.is_sound() {
            return self.fail(Code::Unbound, message, span);
        }
        // Reported where upstream's verifier would reach it.
        let before = self.pattern.rewrite.len();
        self.spans.misplaced.push(Misplaced { before, code: Code::Unbound, message, span });
    }

    fn member(&mut self, parent: ExprId, member: &Member, ty: &Type, hint: &str, span: Span) -> Syms {
        let values = self.values(parent, "");
        if let Member::Element(index, _) = member {
            if let Some(element) = values.element(*index as usize) {
                return element.clone();
            }
            self.fail(Code::Unsupported, "the tuple has no such element", span);
            return Syms::none();
        }
        let Some(op) = values.into_only() else { return Syms::none() };
        let single = *ty == Type::Value;
        let kind = if single { Kind::Value } else { Kind::ValueRange };
        let hint = match (hint, member) {
            ("" | "_", Member::ResultGroup(_, name)) if !name.starts_with(|c: char| c.is_ascii_digit()) => {
                name
            }
            _ => hint,
        };
        let id = self.fresh(hint, kind);
        let (index, group) = match member {
            Member::Result(index, _) => (Some(*index), false),
            Member::ResultGroup(index, _) => (Some(*index), true),
            Member::AllResults if single => (Some(0), false),
            Member::AllResults | Member::Element(..) => (None, true),
        };
        match (self.in_rewrite, group, index) {
            (false, false, Some(index)) => {
                self.push_match(Match::Result { id: id.clone(), op, index }, span);
            }
            (true, false, Some(index)) => {
                self.push_action(Action::Result { id: id.clone(), op, index }, span);
            }
            (false, ..) => {
                let single = single && index.is_some();
                self.push_match(Match::Results { id: id.clone(), op, index, single }, span);
            }
            (true, ..) => {
                let single = single && index.is_some();
                self.push_action(Action::Results { id: id.clone(), op, index, single }, span);
            }
        }
        id.into()
    }

    fn range(&mut self, elements: &[ExprId], ty: &Type, hint: &str, span: Span) -> Syms {
        let mut values = Vec::with_capacity(elements.len());
        for &element in elements {
            values.extend(self.values(element, "").into_only());
        }
        let Some(kind) = kind_of(ty) else { return Syms::none() };
        let id = self.fresh(hint, kind);
        self.push_action(Action::Range { id: id.clone(), kind, elements: values }, span);
        id.into()
    }

    fn operation(&mut self, operation: &'a ast::Operation, hint: &str, span: Span) -> Option<Sym> {
        let place = self.lowering.place(span);
        let mut operands = Vec::with_capacity(operation.operands.len());
        for &operand in &operation.operands {
            operands.push(self.single(operand, "")?);
        }
        let mut attributes = Vec::with_capacity(operation.attributes.len());
        for attribute in &operation.attributes {
            let value = self.single(attribute.value, &attribute.name)?;
            attributes.push(AttributeEntry { name: attribute.name.clone(), value });
        }
        let mut results = Vec::with_capacity(operation.results.len());
        for &result in &operation.results {
            results.push(self.single(result, "")?);
        }
        let successors = match &operation.successors {
            Some(list) => {
                Some(list.iter().map(|&block| self.single(block, "")).collect::<Option<Vec<Sym>>>()?)
            }
            None => None,
        };
        let mut created = Vec::new();
        let regions = match &operation.regions {
            Some(list) if self.in_rewrite => {
                let regions = list.iter().map(|&region| self.region_of_new(region, &mut created));
                Some(regions.collect::<Option<Vec<Sym>>>()?)
            }
            Some(list) => {
                Some(list.iter().map(|&region| self.single(region, "")).collect::<Option<Vec<Sym>>>()?)
            }
            None => None,
        };
        let short = operation.name.as_deref().and_then(|name| name.rsplit('.').next());
        let hint = if matches!(hint, "" | "_") { short.unwrap_or("") } else { hint };
        let id = self.fresh(hint, Kind::Operation);
        let names = operation
            .name
            .iter()
            .map(|name| name.len())
            .chain(attributes.iter().map(|entry| entry.name.len()));
        if !self.spend(names.sum(), span) {
            return None;
        }
        if !self.in_rewrite {
            let statement = Match::Operation {
                id: id.clone(),
                name: operation.name.as_deref().map(str::to_owned),
                operands,
                attributes,
                results,
                successors,
                regions,
                place,
            };
            self.push_match(statement, span);
            return Some(id);
        }
        let results = self.result_types(&id, results, span)?;
        let action = Action::Operation {
            id: id.clone(),
            name: operation.name.as_deref().unwrap_or_default().to_owned(),
            operands,
            attributes,
            results,
            successors: successors.unwrap_or_default(),
            regions: regions.unwrap_or_default(),
            location: Location::Root,
            place,
        };
        self.push_action(action, span);
        self.fill(created)?;
        Some(id)
    }

    /// Result types of a new operation. If one of them is to be inferred, all are: from then on the symbol
    /// denotes the types of this operation's results.
    fn result_types(&mut self, op: &Sym, results: Vec<Sym>, span: Span) -> Option<ResultTypes> {
        if results.is_empty() {
            return Some(ResultTypes::Infer);
        }
        if !results.iter().any(|result| self.inferred.contains_key(result)) {
            return Some(ResultTypes::Of(results));
        }
        // A single type is the type of the only result, or a range of all result types.
        let whole = results.len() == 1;
        let known = results.iter().find_map(|result| self.inferred.get(result).cloned().flatten());
        let Some((source, all)) = known else {
            for result in results {
                if let Some(entry) = self.inferred.get_mut(&result) {
                    *entry = Some((op.clone(), whole));
                }
            }
            return Some(ResultTypes::Defined);
        };
        if results.len() == 1 && all {
            return Some(ResultTypes::Like(source));
        }
        let message = "a type that was inferred for one operation is one of several result types of another";
        self.fail(Code::Unsupported, message, span);
        None
    }

    /// Returns the symbols of a variable, which are generated on first use.
    pub(super) fn generate_variable(&mut self, id: VarId) -> Syms {
        if let Some(values) = self.variable(id) {
            return values.clone();
        }
        if !self.in_rewrite && self.later_blocks.contains(&id) {
            return self.await_block(id).into();
        }
        let variable = self.ast().variable(id);
        let values = match variable.init {
            Some(init) => self.values(init, &variable.name),
            None => self.free_variable(variable).into(),
        };
        if self.failed {
            return values;
        }
        self.apply_constraints(id, &values);
        self.set_variable(id, values.clone());
        values
    }

    /// Generates a variable without a value, which matching binds.
    fn free_variable(&mut self, variable: &ast::Variable) -> Option<Sym> {
        let span = variable.span;
        let typed = variable.constraints.iter().find_map(|reference| reference.constraint.type_expr());
        let ty = match typed {
            Some(ty) => Some(self.single(ty, "")?),
            None => None,
        };
        let hint = variable.name.as_str();
        Some(match &variable.ty {
            Type::Attribute => self.attribute(None, ty, hint, span),
            Type::Type => self.ty(None, hint, span),
            Type::TypeRange => self.types(hint, span),
            Type::Value if self.in_rewrite => {
                self.unbound(Kind::Value, span);
                self.fresh(hint, Kind::Value)
            }
            Type::Value => {
                let id = self.fresh(hint, Kind::Value);
                self.push_match(Match::Operand { id: id.clone(), ty }, span);
                id
            }
            Type::ValueRange if self.in_rewrite => {
                self.unbound(Kind::ValueRange, span);
                self.fresh(hint, Kind::ValueRange)
            }
            Type::ValueRange => {
                let id = self.fresh(hint, Kind::ValueRange);
                self.push_match(Match::Operands { id: id.clone(), types: ty, elements: None }, span);
                id
            }
            Type::Operation { .. } if self.in_rewrite => {
                self.unbound(Kind::Operation, span);
                self.fresh(hint, Kind::Operation)
            }
            Type::Operation { name, .. } => {
                let operands = self.fresh("operands", Kind::ValueRange);
                self.push_match(Match::Operands { id: operands.clone(), types: None, elements: None }, span);
                let results = self.fresh("results", Kind::TypeRange);
                self.push_match(Match::Types { id: results.clone(), values: None }, span);
                let id = self.fresh(hint, Kind::Operation);
                let place = self.lowering.place(span);
                let statement = Match::Operation {
                    id: id.clone(),
                    name: name.as_deref().map(str::to_owned),
                    operands: vec![operands],
                    attributes: Vec::new(),
                    results: vec![results],
                    successors: None,
                    regions: None,
                    place,
                };
                self.push_match(statement, span);
                id
            }
            Type::Block | Type::Region if self.in_rewrite => {
                self.fail(Code::Unbound, "a block or region is matched before it is used", span);
                return None;
            }
            Type::Block => {
                let id = self.fresh(hint, Kind::Block);
                self.push_match(Match::Successor { id: id.clone() }, span);
                id
            }
            Type::Region => {
                let id = self.fresh(hint, Kind::Region);
                self.push_match(Match::Region { id: id.clone(), blocks: None }, span);
                id
            }
            Type::Constraint | Type::Rewrite | Type::Tuple(_) | Type::Error => {
                self.fail(Code::Unsupported, "a variable of this type needs an initializer", span);
                return None;
            }
        })
    }
}
