//! Accessors that definitions declare: operand and result groups, attributes as their plain values.

use std::ops::Range;

use legalize_ir::{Arity, Attribute, Context, GroupDef, Groups, Ir, Name, OpId, Traits};
use smallvec::SmallVec;

use crate::accessors::is_accessor_of;
use crate::classes::AttrGetterKind;
use crate::env::Env;
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::integer::IntType;
use crate::value::Val;

/// Returns the range of an operation's operands or results that a declared group covers.
pub(crate) fn operand_group(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    groups: &[GroupDef],
    index: usize,
    operands: bool,
) -> Option<Range<usize>> {
    let data = ir.op(op);
    let total = if operands { data.operand_count() } else { data.results().len() };
    if groups.iter().all(|group| !group.arity.is_variable_length()) {
        return (index < total).then_some(index..index + 1);
    }
    let traits = ir.info(ctx, op)?.traits;
    let segmented =
        if operands { Traits::ATTR_SIZED_OPERAND_SEGMENTS } else { Traits::ATTR_SIZED_RESULT_SEGMENTS };
    let name = if operands { "operandSegmentSizes" } else { "resultSegmentSizes" };
    let arities: SmallVec<[Arity; 4]> = groups.iter().map(|group| group.arity).collect();
    let groups = Groups::with_segments(arities, traits.contains(segmented).then_some(name));
    let inherent = data.inherent();
    groups.listed_range(ctx, inherent, total, index)
}

impl Machine<'_, '_> {
    /// Returns the value of the accessor of an operation's operand, result or attribute of this name: in C++,
    /// `$name` is replaced by the call of the accessor.
    pub(in crate::eval) fn op_component(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let matches = |found: Name| ctx.str(found) == name;
        if let Some(value) = self.group_value(op, &info.operands, true, matches)? {
            return Ok(Some(value));
        }
        if let Some(value) = self.group_value(op, &info.results, false, matches)? {
            return Ok(Some(value));
        }
        match info.inherent.iter().find(|&&attr| matches(attr)) {
            Some(&attr) => self.attr_value(op, attr).map(Some),
            None => Ok(None),
        }
    }

    fn group_value(
        &self,
        op: OpId,
        groups: &[GroupDef],
        operands: bool,
        matches: impl Fn(Name) -> bool,
    ) -> Result<Option<Val>, EvalError> {
        let Some(index) = groups.iter().position(|group| matches(group.name)) else { return Ok(None) };
        let ir = self.env.ir()?;
        let range = operand_group(self.env.ctx, ir, op, groups, index, operands)
            .ok_or_else(|| EvalError::invalid("operand or result segments do not fit the operation"))?;
        let value = |at: usize| if operands { ir.operand(op, at) } else { ir.op(op).results()[at] };
        Ok(Some(match groups[index].arity {
            Arity::Single => Val::Value(value(range.start)),
            Arity::Optional => {
                if range.is_empty() {
                    Val::Null
                } else {
                    Val::Value(value(range.start))
                }
            }
            Arity::Variadic => Val::list(range.map(|at| Val::Value(value(at)))),
            Arity::VariadicOfVariadic(sizes) => {
                let sizes =
                    ir.attr(self.env.ctx, op, sizes).and_then(|attr| self.env.ctx.as_dense_i32_array(attr));
                let unfit = || EvalError::invalid("sizes of groups do not fit the operation");
                let mut start = range.start;
                let mut lists = Vec::new();
                for size in sizes.ok_or_else(unfit)? {
                    let end = usize::try_from(size).ok().and_then(|size| start.checked_add(size));
                    let end = end.filter(|&end| end <= range.end).ok_or_else(unfit)?;
                    lists.push(Val::list((start..end).map(|at| Val::Value(value(at)))));
                    start = end;
                }
                Val::list(lists)
            }
        }))
    }

    /// Evaluates an accessor such as `getLhs`.
    pub(super) fn op_accessor(&mut self, op: OpId, name: &str) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let (bare, attr_only) = match name.strip_suffix("Attr") {
            Some(bare) if bare.len() > 3 => (bare, true),
            _ => (name, false),
        };
        let attr_of = |accessor: &str| {
            info.inherent.iter().find(|&&attr| is_accessor_of(ctx.str(attr), accessor)).copied()
        };
        // `getFooAttr` is the attribute itself.
        if attr_only && let Some(attr) = attr_of(bare) {
            return Ok(Some(Val::opt_attr(ir.attr(ctx, op, attr))));
        }
        let matches = |found: Name| is_accessor_of(ctx.str(found), name);
        if let Some(value) = self.group_value(op, &info.operands, true, matches)? {
            return Ok(Some(value));
        }
        if let Some(value) = self.group_value(op, &info.results, false, matches)? {
            return Ok(Some(value));
        }
        if let Some(attr) = attr_of(name) {
            return self.attr_value(op, attr).map(Some);
        }
        Ok(None)
    }

    /// Evaluates the accessor of an attribute.
    fn attr_value(&mut self, op: OpId, attr: Name) -> Answer {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let name = ir.op(op).name();
        let getter = self.env.classes.attr_getter(name, attr);
        let present = ir.attr(ctx, op, attr);
        let getter = getter.getter.clone();
        let value = match (present, &getter.default) {
            (Some(value), _) => Some(value),
            (None, Some(text)) if !getter.optional => Some(self.default_attr(text, &getter.namespace)?),
            (None, _) => None,
        };
        let Some(value) = value else {
            return Ok(match getter.kind {
                AttrGetterKind::Presence if !getter.optional => Val::Bool(false),
                _ => Val::Null,
            });
        };
        let integer = IntType::named(&getter.returns);
        let given = match (getter.kind, self.env.classes.attr_enum(name, attr)) {
            (AttrGetterKind::Presence, _) => Val::Bool(true),
            (AttrGetterKind::Itself, _) => Val::Attr(value),
            (AttrGetterKind::ApInt, _) => self.method(Val::Attr(value), "getValue", &[], Vec::new())?,
            (AttrGetterKind::Plain, None) => match (self.unwrapped(value)?, integer) {
                (Val::Int(number), Some(ty)) => Val::Int(number.to(ty)),
                (given, _) => given,
            },
            (AttrGetterKind::Plain, Some(class)) => match self.unwrapped(value)? {
                Val::Int(number) => {
                    let width = ctx.attr_type(value).and_then(|ty| crate::builtin::integer(ctx, ty));
                    let number = class.value_of(number.value(), width.map_or(64, |(width, _)| width));
                    Val::Enum(class, number)
                }
                // A dialect's attribute around a case.
                Val::Attr(attr) => match self.attr_method(attr, "getValue", &[])? {
                    Some(Val::Int(number)) => Val::Enum(class, number.value()),
                    Some(other) => other,
                    None => Val::Attr(attr),
                },
                other => other,
            },
        };
        Ok(if getter.optional { given.engaged() } else { given })
    }

    /// Creates the attribute whose value an accessor returns if there is none.
    fn default_attr(&mut self, text: &str, namespace: &str) -> Result<Attribute, EvalError> {
        let unread =
            |error: crate::SnippetError| EvalError::unknown(format!("default value '{text}': {error}"));
        let expr = crate::parse_in(text, self.env.classes).map_err(unread)?;
        let mut env = Env::new(self.env.ctx, self.env.classes).with_namespace(namespace);
        env.fuel = self.env.fuel;
        let result = crate::eval(&expr, &mut env);
        self.env.fuel = env.fuel;
        self.coerce_attr(&result?)
    }

    /// Converts an attribute to the result of its accessor: the plain value that it holds, if any.
    fn unwrapped(&mut self, attr: Attribute) -> Answer {
        use legalize_ir::AttrData;
        let ctx = self.env.ctx;
        Ok(match ctx.attr_data(attr) {
            AttrData::Unit => Val::Bool(true),
            AttrData::Integer { ty, .. } if *ty == ctx.common().i1 => Val::Bool(attr == ctx.common().true_),
            AttrData::Integer { ty, .. } => {
                let unsigned =
                    matches!(crate::builtin::integer(ctx, *ty), Some((_, legalize_ir::Signedness::Unsigned)));
                self.method(Val::Attr(attr), if unsigned { "getUInt" } else { "getInt" }, &[], Vec::new())?
            }
            AttrData::String { value, .. } => Val::Str((**value).into()),
            AttrData::Type(ty) => Val::Type(*ty),
            AttrData::Float { .. }
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::SymbolRef { .. } => self.method(Val::Attr(attr), "getValue", &[], Vec::new())?,
            AttrData::DenseArray { .. } => self.method(Val::Attr(attr), "asArrayRef", &[], Vec::new())?,
            _ => Val::Attr(attr),
        })
    }
}
