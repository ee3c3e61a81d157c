//! An interpreter of the match section of one pattern: symbols are bound by walking statements and the IR
//! side by side, without positions, questions or other parts of the compiled matcher.
//!
//! Implements [`docs/pattern-model.md`](../../../../docs/pattern-model.md): an operation that is not reached
//! through an operand is searched among the users of the first of its operands that is bound, in the order of
//! the use list, and the first way to satisfy all statements counts.

use std::collections::BTreeMap;

use legalize_conversion::*;
use legalize_ir::*;
use legalize_pattern_model::*;

use super::natives;

/// Bindings of symbols.
pub(super) type Bound = BTreeMap<String, NativeValue>;

/// One pattern on one body.
pub(super) struct Naive<'a> {
    pub ctx: &'a Context,
    pub ir: &'a Ir,
    pub pattern: &'a Pattern,
}

impl Naive<'_> {
    /// Bindings of a match with this root.
    pub(super) fn matches(&self, root: OpId) -> Option<Bound> {
        let mut bound = Bound::new();
        let sym = self.pattern.root_symbol()?;
        if !self.bind(sym, NativeValue::Op(root), &mut bound) || !self.results(&mut bound) {
            return None;
        }
        self.users(root, bound)
    }

    fn definition(&self, sym: &str) -> Option<&Match> {
        self.pattern.matches.iter().find(|statement| statement.defines().iter().any(|(id, _)| *id == sym))
    }

    fn kind(&self, sym: &str) -> Option<Kind> {
        let mut all = self.pattern.matches.iter().flat_map(Match::defines);
        all.find(|(id, _)| *id == sym).map(|entry| entry.1)
    }

    fn bind(&self, sym: &str, to: NativeValue, bound: &mut Bound) -> bool {
        if let Some(known) = bound.get(sym) {
            return *known == to;
        }
        bound.insert(sym.to_owned(), to.clone());
        let Some(definition) = self.definition(sym) else { return true };
        match (definition, to) {
            (Match::Operation { .. }, NativeValue::Op(op)) => self.operation(definition, op, bound),
            (Match::Operand { ty, .. }, NativeValue::Value(value)) => ty
                .as_ref()
                .is_none_or(|ty| self.bind(ty, NativeValue::Type(self.ir.value_type(value)), bound)),
            (Match::Operands { types, elements, .. }, NativeValue::Values(values)) => {
                let of = values.iter().map(|&value| self.ir.value_type(value)).collect();
                types.as_ref().is_none_or(|types| self.bind(types, NativeValue::Types(of), bound))
                    && elements.as_ref().is_none_or(|elements| {
                        elements.len() == values.len()
                            && (elements.iter().zip(&values))
                                .all(|(sym, &value)| self.bind(sym, NativeValue::Value(value), bound))
                    })
            }
            (Match::Result { op, index, .. }, NativeValue::Value(value)) => {
                match self.ir.value(value).def() {
                    ValueDef::Result { op: defining_op, index: at, .. } => {
                        at == *index && self.bind(op, NativeValue::Op(defining_op), bound)
                    }
                    ValueDef::Argument { .. } => false,
                }
            }
            (Match::Results { op, index, .. }, to) => {
                let first = to.values().and_then(|values| values.first().copied());
                let Some(defining_op) = first.and_then(|value| self.ir.defining_op(value)) else {
                    return false;
                };
                let wanted = self.group(defining_op, index.map(|index| index as usize), false);
                wanted.as_deref() == to.values() && self.bind(op, NativeValue::Op(defining_op), bound)
            }
            (Match::Type { value: Some(text), .. }, to) => {
                Some(to) == parse_type_str(self.ctx, text).ok().map(NativeValue::Type)
            }
            (Match::Types { values: Some(texts), .. }, to) => {
                let types = texts.iter().filter_map(|text| parse_type_str(self.ctx, text).ok());
                to == NativeValue::Types(types.collect())
            }
            (Match::Attribute { value: Some(text), .. }, to) => {
                Some(to) == parse_attr_str(self.ctx, text, None).ok().map(NativeValue::Attr)
            }
            (Match::Region { blocks: Some(blocks), .. }, NativeValue::Region(region)) => {
                let found: Vec<BlockId> = self.ir.region_blocks(region).collect();
                blocks.len() == found.len()
                    && blocks
                        .iter()
                        .zip(found)
                        .all(|(sym, block)| self.bind(sym, NativeValue::Block(block), bound))
            }
            (Match::Block { arguments, operations, ends_with, .. }, NativeValue::Block(block)) => {
                let ops: Vec<OpId> = self.ir.block_ops(block).collect();
                let values = self.ir.block(block).args();
                let same_values = arguments.as_ref().is_none_or(|arguments| {
                    arguments.len() == values.len()
                        && arguments
                            .iter()
                            .zip(values)
                            .all(|(sym, &value)| self.bind(sym, NativeValue::Value(value), bound))
                });
                let same_ops = operations.as_ref().is_none_or(|operations| {
                    operations.len() == ops.len()
                        && operations
                            .iter()
                            .zip(&ops)
                            .all(|(sym, &op)| self.bind(sym, NativeValue::Op(op), bound))
                });
                let last = ops.len().checked_sub(ends_with.len()).map(|from| &ops[from..]);
                same_values
                    && same_ops
                    && last.is_some_and(|last| {
                        ends_with
                            .iter()
                            .zip(last)
                            .all(|(sym, &op)| self.bind(sym, NativeValue::Op(op), bound))
                    })
            }
            (Match::Attribute { ty: Some(ty), .. }, NativeValue::Attr(attr)) => {
                self.ctx.attr_type(attr).is_some_and(|of| self.bind(ty, NativeValue::Type(of), bound))
            }
            _ => true,
        }
    }

    fn operation(&self, definition: &Match, op: OpId, bound: &mut Bound) -> bool {
        let Match::Operation { name, operands, attributes, results, successors, regions, .. } = definition
        else {
            return false;
        };
        if name.as_ref().is_some_and(|name| self.ctx.op_str(self.ir.op(op).name()) != name) {
            return false;
        }
        let (Some(of_operands), Some(of_results)) =
            (self.lists(op, operands, true), self.lists(op, results, false))
        else {
            return false;
        };
        let types = of_results.into_iter().map(|values| match values {
            NativeValue::Value(value) => NativeValue::Type(self.ir.value_type(value)),
            values => NativeValue::Types(
                values.values().unwrap_or_default().iter().map(|&value| self.ir.value_type(value)).collect(),
            ),
        });
        let types: Vec<NativeValue> = types.collect();
        if !operands.iter().zip(of_operands).all(|(sym, value)| self.bind(sym, value, bound))
            || !results.iter().zip(types).all(|(sym, value)| self.bind(sym, value, bound))
        {
            return false;
        }
        let all_attributes = attributes.iter().all(|entry| {
            let found = self.ir.attr_named(self.ctx, op, &entry.name);
            found.is_some_and(|attr| self.bind(&entry.value, NativeValue::Attr(attr), bound))
        });
        let same = |wanted: &Option<Vec<String>>, found: Vec<NativeValue>, bound: &mut Bound| {
            wanted.as_ref().is_none_or(|wanted| {
                wanted.len() == found.len()
                    && wanted.iter().zip(found).all(|(sym, value)| self.bind(sym, value, bound))
            })
        };
        let blocks = self.ir.successors(op).map(NativeValue::Block).collect();
        let inner = self.ir.op(op).regions().iter().copied().map(NativeValue::Region).collect();
        all_attributes && same(successors, blocks, bound) && same(regions, inner, bound)
    }

    /// The values for the listed operands or results: all single, all in one range, or one per group.
    fn lists(&self, op: OpId, syms: &[String], operands: bool) -> Option<Vec<NativeValue>> {
        let all = self.group(op, None, operands)?;
        let is_range = |sym: &String| matches!(self.kind(sym), Some(Kind::ValueRange | Kind::TypeRange));
        if !syms.iter().any(is_range) {
            return (all.len() == syms.len()).then(|| all.into_iter().map(NativeValue::Value).collect());
        }
        if syms.len() == 1 {
            return Some(vec![NativeValue::Values(all.into())]);
        }
        let defined =
            operands && self.ctx.op_info(self.ir.op(op).name()).is_some_and(|info| !info.operands.is_empty());
        let groups = syms.iter().enumerate().map(|(at, sym)| {
            let group = match (defined, is_range(sym)) {
                // Only entries before the first range are known to be one value.
                (false, false) if !syms[..at].iter().any(is_range) => vec![*all.get(at)?],
                _ => self.group(op, Some(at), operands)?,
            };
            if is_range(sym) {
                Some(NativeValue::Values(group.into()))
            } else {
                (group.len() == 1).then(|| NativeValue::Value(group[0]))
            }
        });
        groups.collect()
    }

    /// All operands or results, or those of one group: `test.many` has three operand groups; without a
    /// definition a group is all from its number on.
    fn group(&self, op: OpId, group: Option<usize>, operands: bool) -> Option<Vec<ValueId>> {
        let all: Vec<ValueId> =
            if operands { self.ir.operands(op).collect() } else { self.ir.op(op).results().to_vec() };
        let Some(group) = group else { return Some(all) };
        if operands && self.ctx.op_str(self.ir.op(op).name()) == "test.many" {
            let sizes = self.ir.attr_named(self.ctx, op, "operandSegmentSizes")?;
            let sizes: Vec<usize> =
                self.ctx.as_dense_i32_array(sizes)?.iter().map(|&size| size as usize).collect();
            let start: usize = sizes[..group].iter().sum();
            return all.get(start..start + sizes.get(group)?).map(<[ValueId]>::to_vec);
        }
        all.get(group..).map(<[ValueId]>::to_vec)
    }

    /// Results of operations that are bound.
    fn results(&self, bound: &mut Bound) -> bool {
        self.pattern.matches.iter().all(|statement| {
            let (id, op, value) = match statement {
                Match::Result { id, op, index } => (id, op, Some(*index as usize)),
                Match::Results { id, op, .. } => (id, op, None),
                _ => return true,
            };
            let Some(NativeValue::Op(op)) = bound.get(op).cloned() else { return true };
            if bound.contains_key(id) {
                return true;
            }
            let found = match (statement, value) {
                (_, Some(index)) => self.ir.op(op).results().get(index).copied().map(NativeValue::Value),
                (Match::Results { index, single, .. }, None) => {
                    let values = self.group(op, index.map(|index| index as usize), false);
                    values.and_then(|values| match (single, values.as_slice()) {
                        (true, [value]) => Some(NativeValue::Value(*value)),
                        (true, _) => None,
                        (false, _) => Some(NativeValue::Values(values.into())),
                    })
                }
                _ => None,
            };
            let Some(found) = found else { return false };
            bound.insert(id.clone(), found);
            true
        })
    }

    fn users(&self, root: OpId, bound: Bound) -> Option<Bound> {
        let next = self.pattern.matches.iter().find_map(|statement| match statement {
            Match::Operation { id, operands, .. } if !bound.contains_key(id) => {
                operands.iter().find_map(|operand| bound.get(operand)).map(|via| (id, via))
            }
            _ => None,
        });
        let Some((id, via)) = next else {
            let mut bound = bound;
            return self.constraints(root, &mut bound).then_some(bound);
        };
        let value = *via.values()?.first()?;
        let mut tried = Vec::new();
        for user in self.ir.uses(value).map(|found| found.op) {
            if tried.contains(&user) {
                continue;
            }
            tried.push(user);
            let mut attempt = bound.clone();
            if self.bind(id, NativeValue::Op(user), &mut attempt)
                && self.results(&mut attempt)
                && let Some(found) = self.users(root, attempt)
            {
                return Some(found);
            }
        }
        None
    }

    fn constraints(&self, root: OpId, bound: &mut Bound) -> bool {
        for statement in &self.pattern.matches {
            let given = match statement {
                Match::Type { id, value: Some(text) } => {
                    parse_type_str(self.ctx, text).ok().map(|ty| (id, NativeValue::Type(ty)))
                }
                Match::Attribute { id, value: Some(text), .. } => {
                    parse_attr_str(self.ctx, text, None).ok().map(|attr| (id, NativeValue::Attr(attr)))
                }
                _ => None,
            };
            if let Some((id, value)) = given {
                bound.entry(id.clone()).or_insert(value);
            }
        }
        self.pattern.matches.iter().all(|statement| match statement {
            Match::Constraint(constraint) => self.holds(root, constraint, bound),
            _ => true,
        })
    }

    fn holds(&self, root: OpId, constraint: &Constraint, bound: &mut Bound) -> bool {
        let look = |arg: &Arg, bound: &Bound| match arg {
            Arg::Ref(sym) => bound.get(sym).cloned().unwrap_or(NativeValue::Null),
            Arg::Text(text) => NativeValue::Text(text.as_str().into()),
        };
        match constraint {
            Constraint::Equal { left, right, negated } => {
                match (bound.get(left).cloned(), bound.get(right).cloned()) {
                    (Some(left), Some(right)) => (left == right) != *negated,
                    (Some(known), None) => bound.insert(right.clone(), known).is_none(),
                    (None, Some(known)) => bound.insert(left.clone(), known).is_none(),
                    (None, None) => false,
                }
            }
            Constraint::Native { name, args, results, negated, .. } => {
                let args: Vec<NativeValue> = args.iter().map(|arg| look(arg, bound)).collect();
                let call = ConstraintCall::new(self.ctx, self.ir, root, &args);
                match (natives::constraint(name, &call), negated) {
                    (Some(created), false) => results.iter().zip(created).all(|(result, value)| {
                        *bound.entry(result.id.clone()).or_insert_with(|| value.clone()) == value
                    }),
                    (found, _) => found.is_none() && *negated,
                }
            }
            Constraint::Predicate { tree, subject, args, .. } => {
                let args: Vec<NativeValue> = std::iter::once(&Arg::Ref(subject.clone()))
                    .chain(args)
                    .map(|arg| look(arg, bound))
                    .collect();
                let call = ConstraintCall::new(self.ctx, self.ir, root, &args);
                natives::predicate(tree, &call)
            }
        }
    }
}
