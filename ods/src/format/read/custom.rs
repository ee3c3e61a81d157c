//! `custom` directives: the slots of a call, and what it read.

use legalize_ir::{Attribute, Name, OpParser, OperationState, Type};
use legalize_source::Diagnostic;

use super::Reader;
use crate::format::ast::{CustomArg, TypeArg};
use crate::format::custom::{CustomSlot, find};
use crate::model::Arity;

impl Reader<'_> {
    pub(super) fn custom(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
        name: &str,
        args: &[CustomArg],
    ) -> Result<bool, Diagnostic> {
        let ctx = parser.ctx();
        let Some(directive) = find(ctx, self.format.dialect, name) else {
            return Err(parser
                .error(parser.offset(), format!("custom directive '{name}' has no parser"))
                .with_help(
                    "attach a parser and a printer to the dialect, or write the operation in generic form",
                ));
        };
        let mut slots: Vec<CustomSlot> = Vec::with_capacity(args.len());
        for arg in args {
            if let CustomArg::Operand(index) = arg {
                self.operands[*index].offset = parser.offset();
            }
            slots.push(self.slot(arg, false));
        }
        if directive.with_classes {
            for arg in args {
                if let CustomArg::Discardable(_) = arg {
                    slots.push(CustomSlot::Str("".into()));
                } else if let CustomArg::Attr(index) = arg {
                    let facts = self.format.def.attributes[*index].constraint.innermost().attr.as_ref();
                    let class = facts.map_or("", |facts| facts.storage_type.as_str());
                    slots.push(CustomSlot::Str(class.into()));
                }
            }
        }
        let read = (directive.parse)(parser, &mut slots)?;
        if directive.fills_arrays {
            for (arg, slot) in args.iter().zip(&mut slots) {
                if let (CustomArg::Attr(index), CustomSlot::Attr(attr @ None)) = (arg, slot) {
                    let def = &self.format.def.attributes[*index];
                    *attr = (!def.optional && def.default.is_none()).then(|| ctx.array_attr(&[]));
                }
            }
        }
        for (arg, slot) in args.iter().zip(slots) {
            match (arg, slot) {
                (CustomArg::Attr(index), CustomSlot::Attr(Some(attr))) => {
                    self.attrs.push((self.format.attr_names[*index], attr));
                }
                (CustomArg::Prop(index), CustomSlot::Attr(Some(attr))) => {
                    self.attrs.push((self.format.prop_names[*index], attr));
                }
                (CustomArg::Operand(index), CustomSlot::Operands(names)) => {
                    self.set_names(*index, names);
                }
                (CustomArg::Operand(index), CustomSlot::OperandGroups(groups)) => {
                    self.set_group_sizes(*index, groups.iter().map(|group| group.len() as i32).collect());
                    self.set_names(*index, groups.into_iter().flatten());
                }
                (CustomArg::Type(of), CustomSlot::Types(types)) => self.set_types(*of, &types),
                (CustomArg::Type(of), CustomSlot::TypeGroups(groups)) => {
                    let types: Vec<Type> = groups.into_iter().flatten().collect();
                    self.set_types(*of, &types);
                }
                (CustomArg::Region(index), CustomSlot::Regions(regions)) => {
                    for &region in &regions {
                        if self.format.implicit_terminator.is_some() && !parser.ir().region(region).is_empty()
                        {
                            self.complete_region(parser, state, region);
                        }
                    }
                    self.regions[*index] = regions;
                }
                (CustomArg::Discardable(name), CustomSlot::Attr(Some(attr))) => {
                    state.set_attr(ctx, name, attr);
                }
                (CustomArg::Arguments(index), CustomSlot::Arguments(arguments)) => {
                    self.entry_args.push((*index, arguments));
                }
                (CustomArg::Successor(index), CustomSlot::Successors(blocks)) => {
                    self.successors[*index] = blocks;
                }
                (CustomArg::AttrDict | CustomArg::PropDict, CustomSlot::AttrDict(entries)) => {
                    for (name, attr) in entries {
                        state.set_attr(ctx, ctx.str(name), attr);
                    }
                }
                _ => {}
            }
        }
        Ok(read)
    }

    /// The slot of an argument: empty, or what was bound where it is referred to.
    fn slot(&self, arg: &CustomArg, bound: bool) -> CustomSlot {
        let is_groups =
            |index: usize| matches!(self.format.def.operands[index].arity, Arity::VariadicOfVariadic(_));
        match arg {
            CustomArg::Ref(inner) => self.slot(inner, true),
            CustomArg::Str(text) => CustomSlot::Str(text.clone()),
            CustomArg::AttrDict | CustomArg::PropDict => {
                CustomSlot::AttrDict(if bound { self.attrs.to_vec() } else { Vec::new() })
            }
            CustomArg::Attr(index) => {
                CustomSlot::Attr(self.bound_attr(self.format.attr_names[*index], bound))
            }
            CustomArg::Prop(index) => {
                CustomSlot::Attr(self.bound_attr(self.format.prop_names[*index], bound))
            }
            CustomArg::Operand(index) if is_groups(*index) => {
                let mut groups = Vec::new();
                if let (true, Some(sizes)) = (bound, self.group_sizes.get(*index)) {
                    let mut rest = self.names_of(*index);
                    for &size in sizes {
                        let (group, tail) = rest.split_at((size.max(0) as usize).min(rest.len()));
                        groups.push(group.to_vec());
                        rest = tail;
                    }
                }
                CustomSlot::OperandGroups(groups)
            }
            CustomArg::Operand(index) => {
                CustomSlot::Operands(if bound { self.names_of(*index).to_vec() } else { Vec::new() })
            }
            CustomArg::Type(TypeArg::Operand(index)) if is_groups(*index) => {
                CustomSlot::TypeGroups(Vec::new())
            }
            CustomArg::Type(of) => CustomSlot::Types(match (bound, of) {
                (true, TypeArg::Operand(_) | TypeArg::Result(_)) => self.types_of(*of).to_vec(),
                _ => Vec::new(),
            }),
            CustomArg::Region(index) => {
                CustomSlot::Regions(if bound { self.regions[*index].clone() } else { Vec::new() })
            }
            CustomArg::Discardable(_) => CustomSlot::Attr(None),
            CustomArg::Arguments(_) => CustomSlot::Arguments(Vec::new()),
            CustomArg::Successor(index) => {
                CustomSlot::Successors(if bound { self.successors[*index].clone() } else { Vec::new() })
            }
        }
    }

    fn bound_attr(&self, name: Name, bound: bool) -> Option<Attribute> {
        self.attrs.iter().rev().find(|entry| bound && entry.0 == name).map(|entry| entry.1)
    }
}
