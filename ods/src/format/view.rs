//! View of an operation by the elements of its format.

use legalize_ir::{Attribute, Context, Ir, Name, OpId, RegionId, Type, ValueId};
use smallvec::SmallVec;

use super::ast::{Anchor, CustomArg, TypeArg};
use super::compiled::Compiled;
use super::custom::CustomValue;

/// An operation seen through its format.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) format: &'a Compiled,
    pub(super) ctx: &'a Context,
    pub(super) ir: &'a Ir,
    pub(super) op: OpId,
}

impl View<'_> {
    /// Returns true if an anchor is present and differs from its default.
    pub(super) fn present(&self, anchor: &Anchor) -> bool {
        match anchor {
            Anchor::Attr(index) => {
                let attr = self.attr(self.format.attr_names[*index]);
                attr.is_some() && attr != self.format.attr_defaults[*index]
            }
            Anchor::Prop(index) => {
                let attr = self.attr(self.format.prop_names[*index]);
                attr.is_some() && attr != self.format.prop_defaults[*index]
            }
            Anchor::Operand(index) => match self.format.group_segments[*index] {
                Some(name) => !self.operand_groups(*index, name).is_empty(),
                None => !self.operands(*index).is_empty(),
            },
            Anchor::Result(index) => !self.types(TypeArg::Result(*index)).is_empty(),
            Anchor::Region(index) => {
                let variadic = self.format.def.regions[*index].variadic;
                let regions = self.regions(*index);
                if variadic {
                    !regions.is_empty()
                } else {
                    regions.iter().any(|&region| !self.ir.region(region).is_empty())
                }
            }
            Anchor::Successor(index) => !self.successors(*index).is_empty(),
            Anchor::Operands => self.ir.op(self.op).operand_count() > 0,
            Anchor::Results => !self.ir.op(self.op).results().is_empty(),
            Anchor::Any(all) => all.iter().any(|anchor| self.present(anchor)),
        }
    }

    pub(super) fn attr(&self, name: Name) -> Option<Attribute> {
        self.ctx.dict_entry(self.ir.op(self.op).inherent(), name)
    }

    pub(super) fn operands(&self, index: usize) -> SmallVec<[ValueId; 4]> {
        let (ctx, ir) = (self.ctx, self.ir);
        let data = ir.op(self.op);
        let range = self.format.operand_groups.range(ctx, data.inherent(), data.operand_count(), index);
        ir.operands(self.op).skip(range.start).take(range.len()).collect()
    }

    pub(super) fn operand_groups(&self, index: usize, segments: Name) -> Vec<Vec<ValueId>> {
        let values = self.operands(index);
        let sizes = self.attr(segments).and_then(|attr| self.ctx.as_dense_i32_array(attr));
        let mut rest = &values[..];
        let mut groups = Vec::new();
        for size in sizes.unwrap_or_default() {
            let (group, tail) = rest.split_at((size.max(0) as usize).min(rest.len()));
            groups.push(group.to_vec());
            rest = tail;
        }
        groups
    }

    pub(super) fn regions(&self, index: usize) -> Vec<RegionId> {
        let all = self.ir.op(self.op).regions();
        if self.format.def.regions[index].variadic {
            all.get(index..).unwrap_or_default().to_vec()
        } else {
            all.get(index).copied().into_iter().collect()
        }
    }

    pub(super) fn successors(&self, index: usize) -> Vec<legalize_ir::BlockId> {
        let all = self.ir.successors(self.op).skip(index);
        if self.format.def.successors[index].variadic { all.collect() } else { all.take(1).collect() }
    }

    pub(super) fn types(&self, arg: TypeArg) -> SmallVec<[Type; 4]> {
        let ir = self.ir;
        match arg {
            TypeArg::Operand(index) => {
                self.operands(index).into_iter().map(|value| ir.value_type(value)).collect()
            }
            TypeArg::Operands => ir.operands(self.op).map(|value| ir.value_type(value)).collect(),
            TypeArg::Result(index) => {
                let data = ir.op(self.op);
                let results = data.results();
                let range = self.format.result_groups.range(self.ctx, data.inherent(), results.len(), index);
                results[range].iter().map(|&value| ir.value_type(value)).collect()
            }
            TypeArg::Results => ir.op(self.op).results().iter().map(|&value| ir.value_type(value)).collect(),
        }
    }

    /// The type of an operand or result of an operation with nothing but single values.
    #[inline]
    pub(super) fn only_type(&self, arg: TypeArg) -> Option<Type> {
        let data = self.ir.op(self.op);
        let value = match arg {
            TypeArg::Operand(index) if self.format.operand_groups.is_fixed() => {
                (index < data.operand_count()).then(|| self.ir.operand(self.op, index))
            }
            TypeArg::Result(index) if self.format.result_groups.is_fixed() => {
                data.results().get(index).copied()
            }
            _ => None,
        };
        value.map(|value| self.ir.value_type(value))
    }

    /// Returns the arguments of a directive.
    pub(super) fn values(&self, args: &[CustomArg]) -> Vec<CustomValue> {
        args.iter().map(|arg| self.value(arg)).collect()
    }

    fn value(&self, arg: &CustomArg) -> CustomValue {
        let (ctx, ir) = (self.ctx, self.ir);
        match arg {
            CustomArg::Ref(inner) => self.value(inner),
            CustomArg::Str(text) => CustomValue::Str(text.clone()),
            CustomArg::AttrDict | CustomArg::PropDict => {
                let data = ir.op(self.op);
                let inherent = ctx.dict_entries(data.inherent()).iter().copied();
                let all = inherent.chain(ctx.dict_entries(data.discardable()).iter().copied());
                CustomValue::AttrDict(ctx.dict(all))
            }
            CustomArg::Attr(index) => CustomValue::Attr(self.attr(self.format.attr_names[*index])),
            CustomArg::Discardable(name) => {
                let name = ctx.name(name);
                let attr = ctx.dict_entry(ir.op(self.op).discardable(), name);
                CustomValue::Attr(attr.or_else(|| self.attr(name)))
            }
            CustomArg::Prop(index) => CustomValue::Attr(
                self.attr(self.format.prop_names[*index]).or(self.format.prop_defaults[*index]),
            ),
            CustomArg::Operand(index) => match self.format.group_segments[*index] {
                Some(name) => CustomValue::OperandGroups(self.operand_groups(*index, name)),
                None => CustomValue::Operands(self.operands(*index).into_vec()),
            },
            CustomArg::Type(TypeArg::Operand(index)) if self.format.group_segments[*index].is_some() => {
                let name = self.format.group_segments[*index];
                let groups = name.map(|name| self.operand_groups(*index, name)).unwrap_or_default();
                let types =
                    |group: Vec<ValueId>| group.into_iter().map(|value| ir.value_type(value)).collect();
                CustomValue::TypeGroups(groups.into_iter().map(types).collect())
            }
            CustomArg::Type(of) => CustomValue::Types(self.types(*of).into_vec()),
            CustomArg::Region(index) => CustomValue::Regions(self.regions(*index)),
            CustomArg::Arguments(index) => {
                let entry = self.regions(*index).first().and_then(|region| ir.region(*region).first());
                CustomValue::Arguments(entry.map_or_else(Vec::new, |entry| ir.block(entry).args().to_vec()))
            }
            CustomArg::Successor(index) => CustomValue::Successors(self.successors(*index)),
        }
    }
}
