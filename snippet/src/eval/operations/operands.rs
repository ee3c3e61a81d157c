//! Changes of operands: `setOperand(…)`, `OpOperand`, and the ranges that `getFooMutable()` returns.
//!
//! As in C++, these do not notify listeners. A range whose group was changed in another way is out of date,
//! which is an error here: C++ continues with the stale range.

use std::ops::Range;

use legalize_ir::{Arity, OpId, Traits, ValueId};

use super::operand_group;
use crate::accessors::is_accessor_of;
use crate::error::EvalError;
use crate::eval::Machine;
use crate::value::{MutableOperands, Val};

/// Methods of an operand and of ranges of them.
pub(crate) const OPERAND_METHODS: &[&str] = &[
    "get",
    "set",
    "assign",
    "append",
    "clear",
    "erase",
    "size",
    "empty",
    "begin",
    "end",
    "getOwner",
    "getOperandNumber",
    "getAsOperandRange",
    "slice",
];

impl Machine<'_, '_> {
    /// Evaluates `setOperand(…)` and its siblings of an operation; `None` if the arguments do not match.
    pub(super) fn change_operands(
        &mut self,
        op: OpId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let mut all: Vec<ValueId> = self.env.ir()?.operands(op).collect();
        let missing = || EvalError::invalid("operation has no such operand");
        match (name, args) {
            ("setOperand", [index, Val::Value(value)]) => {
                let at = self.as_index(index)?;
                if at >= all.len() {
                    return Err(missing());
                }
                let value = *value;
                self.env.host()?.set_operand(op, at, value).map_err(EvalError::invalid)?;
                return Ok(Some(Val::Void));
            }
            ("setOperands", [values]) => all = self.values(values)?,
            ("insertOperands", [index, values]) => {
                let at = self.as_index(index)?;
                let values = self.values(values)?;
                if at > all.len() {
                    return Err(missing());
                }
                all.splice(at..at, values);
            }
            ("eraseOperand", [index]) | ("eraseOperands", [index, _]) => {
                let at = self.as_index(index)?;
                let len = match args.get(1) {
                    Some(len) => self.as_index(len)?,
                    None => 1,
                };
                let end = at.checked_add(len).filter(|&end| end <= all.len()).ok_or_else(missing)?;
                all.drain(at..end);
            }
            _ => return Ok(None),
        }
        self.env.host()?.set_operands(op, &all).map_err(EvalError::invalid)?;
        Ok(Some(Val::Void))
    }

    /// Evaluates `getFooMutable()` of an operation's class; `None` if it has no such operands.
    pub(super) fn mutable_of(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let Some(name) = name.strip_suffix("Mutable") else { return Ok(None) };
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let Some(group) = info.operands.iter().position(|group| is_accessor_of(ctx.str(group.name), name))
        else {
            return Ok(None);
        };
        let arity = info.operands[group].arity;
        let range = self.group_of(op, group)?;
        match arity {
            Arity::Single => Ok(Some(Val::Operand(op, range.start as u32))),
            Arity::Optional | Arity::Variadic => {
                let len = range.len() as u32;
                Ok(Some(Val::Mutable(MutableOperands { op, group: group as u32, all: len, from: 0, len })))
            }
            Arity::VariadicOfVariadic(_) => {
                Err(EvalError::unknown(format!("'{name}Mutable' returns a range of ranges")))
            }
        }
    }

    fn group_of(&self, op: OpId, group: usize) -> Result<Range<usize>, EvalError> {
        let (ctx, ir) = (self.env.ctx, self.env.ir()?);
        let groups = ir.info(ctx, op).map_or(&[][..], |info| &info.operands);
        operand_group(ctx, ir, op, groups, group, true)
            .ok_or_else(|| EvalError::invalid("operand segments do not fit the operation"))
    }

    /// Returns the operands that a range covers.
    fn covered(&self, range: MutableOperands) -> Result<Range<usize>, EvalError> {
        let found = self.group_of(range.op, range.group as usize)?;
        let from = found.start + range.from as usize;
        if found.len() == range.all as usize {
            Ok(from..from + range.len as usize)
        } else {
            Err(EvalError::invalid("the range of operands is out of date"))
        }
    }

    /// Returns the operands of a range as values.
    pub(in crate::eval) fn mutable_items(&self, range: MutableOperands) -> Result<Vec<Val>, EvalError> {
        Ok(self.covered(range)?.map(|at| Val::Operand(range.op, at as u32)).collect())
    }

    /// Returns the value that an operand uses.
    pub(in crate::eval) fn operand_value(&self, op: OpId, index: u32) -> Result<ValueId, EvalError> {
        let ir = self.env.ir()?;
        let found = ir.try_op(op).is_some().then(|| ir.operands(op).nth(index as usize)).flatten();
        found.ok_or_else(|| EvalError::invalid("the operand was erased"))
    }

    /// A method of an `OpOperand`.
    pub(in crate::eval) fn operand_method(
        &mut self,
        op: OpId,
        index: u32,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let old = self.operand_value(op, index)?;
        Ok(Some(match (name, args) {
            ("get", []) => Val::Value(old),
            ("getOwner", []) => Val::Op(op),
            ("getOperandNumber", []) => Val::uint32(index),
            ("set" | "assign", [value @ (Val::Value(_) | Val::Op(_))]) => {
                let &[value] = self.values(value)?.as_slice() else {
                    return Err(EvalError::invalid("an operand is one value"));
                };
                self.env.host()?.set_operand(op, index as usize, value).map_err(EvalError::invalid)?;
                Val::Void
            }
            _ => return Ok(None),
        }))
    }

    /// Evaluates a method of a range of operands: returns its result, and the range after the call.
    pub(in crate::eval) fn mutable_method(
        &mut self,
        range: MutableOperands,
        name: &str,
        args: &[Val],
    ) -> Result<Option<(Val, MutableOperands)>, EvalError> {
        let covered = self.covered(range)?;
        let (op, len) = (range.op, covered.len());
        let mut own: Vec<ValueId> =
            self.env.ir()?.operands(op).skip(covered.start).take(covered.len()).collect();
        let given = match (name, args) {
            ("size", []) => Some(Val::count(len)),
            ("empty", []) => Some(Val::Bool(len == 0)),
            ("getAsOperandRange", []) => Some(Val::list(own.iter().map(|&value| Val::Value(value)))),
            ("begin" | "end", []) => {
                let at = if name == "begin" { 0 } else { len };
                Some(Val::Iter(std::sync::Arc::new(self.mutable_items(range)?), at))
            }
            ("slice", [from, count]) => {
                let (from, count) = (self.as_index(from)?, self.as_index(count)?);
                if from.checked_add(count).is_none_or(|end| end > len) {
                    return Err(EvalError::invalid("the slice is out of range"));
                }
                Some(Val::Mutable(MutableOperands {
                    from: range.from + from as u32,
                    len: count as u32,
                    ..range
                }))
            }
            _ => None,
        };
        if let Some(given) = given {
            return Ok(Some((given, range)));
        }
        match (name, args) {
            ("clear", []) => own.clear(),
            ("append", [values]) => own.extend(self.values(values)?),
            ("assign", [values]) => own = self.values(values)?,
            ("erase", [from, ..]) if args.len() <= 2 => {
                let from = self.as_index(from)?;
                let count = match args.get(1) {
                    Some(count) => self.as_index(count)?,
                    None => 1,
                };
                let end = from.checked_add(count).filter(|&end| end <= own.len());
                own.drain(from..end.ok_or_else(|| EvalError::invalid("index is out of range"))?);
            }
            _ => return Ok(None),
        }
        self.replace_group(range, covered, &own)?;
        let all = range.all - range.len + own.len() as u32;
        Ok(Some((Val::Void, MutableOperands { all, len: own.len() as u32, ..range })))
    }

    /// Replaces the values of a group; the attribute of sizes is kept up to date.
    fn replace_group(
        &mut self,
        range: MutableOperands,
        covered: Range<usize>,
        values: &[ValueId],
    ) -> Result<(), EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let op = range.op;
        let Some(info) = ir.info(ctx, op) else { return Ok(()) };
        let segmented = info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS);
        let variable = info.operands.iter().filter(|group| group.arity != Arity::Single).count();
        if !segmented && variable > 1 && covered.len() != values.len() {
            return Err(EvalError::unknown("groups of one size are changed together only"));
        }
        let sizes = ir.attr_named(ctx, op, "operandSegmentSizes");
        let sizes = sizes.filter(|_| segmented).and_then(|sizes| ctx.as_dense_i32_array(sizes));
        let mut all: Vec<ValueId> = ir.operands(op).collect();
        all.splice(covered, values.iter().copied());
        self.env.host()?.set_operands(op, &all).map_err(EvalError::invalid)?;
        if let Some(sizes) = sizes {
            let mut sizes: Vec<i32> = sizes.clone();
            let len = (range.all - range.len) as usize + values.len();
            if let (Some(size), Ok(len)) = (sizes.get_mut(range.group as usize), i32::try_from(len)) {
                *size = len;
            }
            let (name, sizes) = (ctx.name("operandSegmentSizes"), ctx.dense_i32_array_attr(&sizes));
            self.env.host()?.set_attr(op, name, Some(sizes)).map_err(EvalError::invalid)?;
        }
        Ok(())
    }
}
