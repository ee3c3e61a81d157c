//! Reading an operation by its compiled format.

use legalize_ir::text::{OpParser, Punct, UnresolvedOperand};
use legalize_ir::{
    Attribute, BlockId, Context, InferInput, InsertPoint, Name, OperationState, RegionId, Type, TypeData,
};
use legalize_source::Diagnostic;
use smallvec::SmallVec;

use super::ast::{Anchor, CustomArg, Element, OptionalGroup, TypeArg};
use super::compiled::{Compiled, Source};
use super::custom::{CustomSlot, find};
use super::syntax::at_exclamation;
use crate::model::Arity;

type Names = SmallVec<[UnresolvedOperand; 2]>;
type Types = SmallVec<[Type; 2]>;

/// What has been read.
struct Reader<'c> {
    format: &'c Compiled,
    operands: SmallVec<[Names; 3]>,
    operand_offsets: SmallVec<[u32; 3]>,
    group_sizes: Vec<Vec<i32>>,
    operand_types: SmallVec<[Types; 3]>,
    result_types: SmallVec<[Types; 2]>,
    all_operands: Names,
    all_operands_offset: u32,
    all_operand_types: Types,
    all_result_types: Types,
    regions: Vec<Vec<RegionId>>,
    all_regions: Vec<RegionId>,
    successors: Vec<Vec<BlockId>>,
    all_successors: Vec<BlockId>,
    attrs: SmallVec<[(Name, Attribute); 4]>,
}

/// Reads an operation's custom form after its name.
pub(crate) fn read(
    format: &Compiled,
    parser: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Result<(), Diagnostic> {
    let def = &format.def;
    let mut reader = Reader {
        format,
        operands: SmallVec::from_elem(Names::new(), def.operands.len()),
        operand_offsets: SmallVec::from_elem(parser.name_offset(), def.operands.len()),
        group_sizes: Vec::new(),
        operand_types: SmallVec::from_elem(Types::new(), def.operands.len()),
        result_types: SmallVec::from_elem(Types::new(), def.results.len()),
        all_operands: Names::new(),
        all_operands_offset: parser.name_offset(),
        all_operand_types: Types::new(),
        all_result_types: Types::new(),
        regions: vec![Vec::new(); def.regions.len()],
        all_regions: Vec::new(),
        successors: vec![Vec::new(); def.successors.len()],
        all_successors: Vec::new(),
        attrs: SmallVec::new(),
    };
    reader.elements(parser, state, &format.format.elements)?;
    reader.finish(parser, state)
}

impl Reader<'_> {
    fn elements(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
        elements: &[Element],
    ) -> Result<(), Diagnostic> {
        for element in elements {
            self.element(parser, state, element, false)?;
        }
        Ok(())
    }

    fn element(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
        element: &Element,
        grouped: bool,
    ) -> Result<(), Diagnostic> {
        match element {
            Element::Space(_) | Element::Newline => Ok(()),
            Element::Literal { literal, .. } => parser.parse_literal(literal),
            Element::Attr { index, qualified, .. } => {
                let optional = !grouped && self.format.def.attributes[*index].optional;
                self.attr(parser, *index, *qualified, optional).map(drop)
            }
            Element::Prop { index, .. } => {
                let optional = !grouped && self.format.def.properties[*index].default.is_some();
                self.prop(parser, *index, optional).map(drop)
            }
            Element::Operand { index, .. } => self.operand(parser, *index),
            Element::Region { index, .. } => {
                if self.format.def.regions[*index].variadic {
                    self.regions[*index] = self.region_list(parser, state)?;
                } else {
                    let region = parser.parse_region(&[])?;
                    self.complete_region(parser, state, region);
                    self.regions[*index].push(region);
                }
                Ok(())
            }
            Element::Successor { index, .. } => {
                self.successors[*index] = match self.format.def.successors[*index].variadic {
                    true => successor_list(parser)?,
                    false => vec![parser.parse_successor()?],
                };
                Ok(())
            }
            Element::Operands { .. } => {
                self.all_operands_offset = parser.offset();
                self.all_operands = operand_list(parser)?;
                Ok(())
            }
            Element::Regions { .. } => {
                self.all_regions = self.region_list(parser, state)?;
                Ok(())
            }
            Element::Successors { .. } => {
                self.all_successors = successor_list(parser)?;
                Ok(())
            }
            Element::AttrDict { keyword } => {
                let at = parser.offset();
                match keyword {
                    false => parser.parse_attr_dict(state)?,
                    true => parser.parse_attr_dict_with_keyword(state)?,
                }
                self.check_dict(parser, state, at)
            }
            Element::PropDict => parser.parse_prop_dict(state),
            Element::Type { arg, qualified, .. } => self.types(parser, *arg, *qualified),
            Element::FunctionalType { inputs, results, .. } => {
                let at = parser.offset();
                let ty = parser.parse_type()?;
                let TypeData::Function { inputs: from, results: to } = parser.ctx().type_data(ty) else {
                    return Err(parser.error(at, "invalid kind of type specified"));
                };
                self.set_types(*inputs, from);
                self.set_types(*results, to);
                Ok(())
            }
            Element::Custom { name, args, .. } => self.custom(parser, state, name, args).map(drop),
            Element::Optional(group) => self.group(parser, state, group),
            Element::OiList(clauses) => {
                let mut seen: SmallVec<[bool; 8]> = SmallVec::from_elem(false, clauses.len());
                while let Some(at) = clauses.iter().position(|clause| parser.try_literal(&clause.literal)) {
                    let clause = &clauses[at];
                    if std::mem::replace(&mut seen[at], true) {
                        return Err(parser.error(
                            parser.name_offset(),
                            format!(
                                "`{}` clause can appear at most once in the expansion of the oilist directive",
                                clause.literal.text()
                            ),
                        ));
                    }
                    match &clause.unit {
                        Some(unit) => self.set_unit(parser.ctx(), unit),
                        None => self.elements(parser, state, &clause.body)?,
                    }
                }
                Ok(())
            }
        }
    }

    fn attr(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
        qualified: bool,
        optional: bool,
    ) -> Result<bool, Diagnostic> {
        let name = &self.format.def.attributes[index].name;
        let read = self.format.attr_syntax[index].parse(parser, name, qualified, optional)?;
        self.attrs.extend(read.map(|attr| (self.format.attr_names[index], attr)));
        Ok(read.is_some())
    }

    fn prop(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
        optional: bool,
    ) -> Result<bool, Diagnostic> {
        let read = self.format.prop_syntax[index].parse(parser, optional)?;
        self.attrs.extend(read.map(|attr| (self.format.prop_names[index], attr)));
        Ok(read.is_some())
    }

    fn set_unit(&mut self, ctx: &Context, unit: &Anchor) {
        let name = match unit {
            Anchor::Attr(index) => self.format.attr_names[*index],
            Anchor::Prop(index) => self.format.prop_names[*index],
            _ => return,
        };
        self.attrs.push((name, ctx.common().unit));
    }

    fn operand(&mut self, parser: &mut OpParser<'_, '_>, index: usize) -> Result<(), Diagnostic> {
        self.operand_offsets[index] = parser.offset();
        match self.format.def.operands[index].arity {
            Arity::Single => self.operands[index].push(parser.parse_operand()?),
            Arity::Optional => self.operands[index].extend(parser.try_operand()?),
            Arity::Variadic => self.operands[index] = operand_list(parser)?,
            Arity::VariadicOfVariadic(_) => {
                let mut sizes = Vec::new();
                while parser.try_punct(Punct::LParen) {
                    let names = operand_list(parser)?;
                    parser.parse_punct(Punct::RParen)?;
                    sizes.push(names.len() as i32);
                    self.operands[index].extend(names);
                    if !parser.try_punct(Punct::Comma) {
                        break;
                    }
                }
                self.set_group_sizes(index, sizes);
            }
        }
        Ok(())
    }

    fn set_group_sizes(&mut self, index: usize, sizes: Vec<i32>) {
        if self.group_sizes.is_empty() {
            self.group_sizes = vec![Vec::new(); self.operands.len()];
        }
        self.group_sizes[index] = sizes;
    }

    fn region_list(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &OperationState,
    ) -> Result<Vec<RegionId>, Diagnostic> {
        let mut regions = Vec::new();
        if let Some(first) = parser.try_region(&[])? {
            regions.push(first);
            while parser.try_punct(Punct::Comma) {
                regions.push(parser.parse_region(&[])?);
            }
        }
        for &region in &regions {
            self.complete_region(parser, state, region);
        }
        Ok(regions)
    }

    /// Gives a region the block and the terminator that need not be written.
    fn complete_region(&self, parser: &mut OpParser<'_, '_>, state: &OperationState, region: RegionId) {
        if !self.format.single_block {
            return;
        }
        let ctx = parser.ctx();
        let ir = parser.ir();
        if ir.region(region).is_empty() {
            let block = ir.create_block(&[]);
            ir.place_block(block, region, None);
        }
        let Some(terminator) = self.format.implicit_terminator else { return };
        let Some(block) = ir.region(region).first() else { return };
        let is_terminator = |name| {
            ctx.op_info(name).is_some_and(|info| info.traits.contains(legalize_ir::Traits::TERMINATOR))
        };
        let ended = ir.block(block).last().is_some_and(|last| is_terminator(ir.op(last).name()));
        if !ended {
            let mut end = OperationState::new(ctx, terminator, state.loc);
            end.fill_default_attrs(ctx);
            let op = ir.create_op(&end);
            ir.place_op(op, InsertPoint::End(block));
        }
    }

    fn types(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        arg: TypeArg,
        qualified: bool,
    ) -> Result<(), Diagnostic> {
        let def = &self.format.def;
        let (arity, class) = match arg {
            TypeArg::Operand(index) => (&def.operands[index].arity, self.format.operand_classes[index]),
            TypeArg::Result(index) => (&def.results[index].arity, self.format.result_classes[index]),
            TypeArg::Operands | TypeArg::Results => (&Arity::Variadic, None),
        };
        let mut types = Types::new();
        match arity {
            Arity::Single => types.push(match class {
                Some(class) if !qualified => parse_stripped_type(parser, class)?,
                _ => parser.parse_type()?,
            }),
            Arity::Optional => types.extend(parser.try_type()?),
            Arity::Variadic => types = type_list(parser)?,
            Arity::VariadicOfVariadic(_) => {
                while parser.try_punct(Punct::LParen) {
                    if !parser.try_punct(Punct::RParen) {
                        types.extend(type_list(parser)?);
                        parser.parse_punct(Punct::RParen)?;
                    }
                    if !parser.try_punct(Punct::Comma) {
                        break;
                    }
                }
            }
        }
        self.set_types(arg, &types);
        Ok(())
    }

    fn set_types(&mut self, arg: TypeArg, types: &[Type]) {
        let slot = match arg {
            TypeArg::Operand(index) => &mut self.operand_types[index],
            TypeArg::Result(index) => &mut self.result_types[index],
            TypeArg::Operands => &mut self.all_operand_types,
            TypeArg::Results => &mut self.all_result_types,
        };
        *slot = types.into();
    }

    fn group(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
        group: &OptionalGroup,
    ) -> Result<(), Diagnostic> {
        let blank = |element: &&Element| matches!(element, Element::Space(_) | Element::Newline);
        let start = group.then.iter().take_while(blank).count();
        let Some((first, rest)) = group.then[start..].split_first() else { return Ok(()) };
        let present = match first {
            Element::Literal { literal, .. } => parser.try_literal(literal),
            Element::Attr { index, qualified, .. } => self.attr(parser, *index, *qualified, true)?,
            Element::Prop { index, .. } => self.prop(parser, *index, true)?,
            Element::Operand { index, .. } => {
                self.operand(parser, *index)?;
                !self.operands[*index].is_empty()
                    || self.group_sizes.get(*index).is_some_and(|sizes| !sizes.is_empty())
            }
            Element::Region { index, .. } => {
                if self.format.def.regions[*index].variadic {
                    self.regions[*index] = self.region_list(parser, state)?;
                } else if let Some(region) = parser.try_region(&[])? {
                    if !parser.ir().region(region).is_empty() {
                        self.complete_region(parser, state, region);
                    }
                    self.regions[*index].push(region);
                }
                !self.regions[*index].is_empty()
            }
            Element::Successor { index, .. } => {
                self.successors[*index] = match self.format.def.successors[*index].variadic {
                    true => successor_list(parser)?,
                    false => parser.try_successor()?.into_iter().collect(),
                };
                !self.successors[*index].is_empty()
            }
            Element::Custom { name, args, .. } => self.custom(parser, state, name, args)?,
            _ => false,
        };
        if let (Some(unit), true) = (&group.elided, present != group.inverted) {
            self.set_unit(parser.ctx(), unit);
        }
        let elements = if present { rest } else { &group.otherwise[..] };
        for element in elements {
            if group.elided.is_some() && super::spacing::anchor_of(element) == group.elided {
                continue;
            }
            self.element(parser, state, element, true)?;
        }
        Ok(())
    }

    fn custom(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
        name: &str,
        args: &[CustomArg],
    ) -> Result<bool, Diagnostic> {
        let ctx = parser.ctx();
        let Some(directive) = find(ctx, self.format.dialect, name) else {
            return Err(parser
                .error(parser.offset(), format!("custom directive '{name}' has no function to read it"))
                .with_help("attach one to the dialect, or write the operation in generic form"));
        };
        let mut slots: Vec<CustomSlot> = Vec::with_capacity(args.len());
        for arg in args {
            if let CustomArg::Operand(index) = arg {
                self.operand_offsets[*index] = parser.offset();
            }
            slots.push(self.slot(arg, false));
        }
        let read = (directive.parse)(parser, &mut slots)?;
        for (arg, slot) in args.iter().zip(slots) {
            match (arg, slot) {
                (CustomArg::Attr(index), CustomSlot::Attr(Some(attr))) => {
                    self.attrs.push((self.format.attr_names[*index], attr));
                }
                (CustomArg::Prop(index), CustomSlot::Attr(Some(attr))) => {
                    self.attrs.push((self.format.prop_names[*index], attr));
                }
                (CustomArg::Operand(index), CustomSlot::Operands(names)) => {
                    self.operands[*index] = names.into();
                }
                (CustomArg::Operand(index), CustomSlot::OperandGroups(groups)) => {
                    self.set_group_sizes(*index, groups.iter().map(|group| group.len() as i32).collect());
                    self.operands[*index] = groups.into_iter().flatten().collect();
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
            CustomArg::AttrDict | CustomArg::PropDict => CustomSlot::AttrDict(match bound {
                true => self.attrs.to_vec(),
                false => Vec::new(),
            }),
            CustomArg::Attr(index) => {
                CustomSlot::Attr(self.bound_attr(self.format.attr_names[*index], bound))
            }
            CustomArg::Prop(index) => {
                CustomSlot::Attr(self.bound_attr(self.format.prop_names[*index], bound))
            }
            CustomArg::Operand(index) if is_groups(*index) => {
                let mut groups = Vec::new();
                if let (true, Some(sizes)) = (bound, self.group_sizes.get(*index)) {
                    let mut rest = &self.operands[*index][..];
                    for &size in sizes {
                        let (group, tail) = rest.split_at((size.max(0) as usize).min(rest.len()));
                        groups.push(group.to_vec());
                        rest = tail;
                    }
                }
                CustomSlot::OperandGroups(groups)
            }
            CustomArg::Operand(index) => CustomSlot::Operands(match bound {
                true => self.operands[*index].to_vec(),
                false => Vec::new(),
            }),
            CustomArg::Type(TypeArg::Operand(index)) if is_groups(*index) => {
                CustomSlot::TypeGroups(Vec::new())
            }
            CustomArg::Type(of) => CustomSlot::Types(match (bound, of) {
                (true, TypeArg::Operand(index)) => self.operand_types[*index].to_vec(),
                (true, TypeArg::Result(index)) => self.result_types[*index].to_vec(),
                _ => Vec::new(),
            }),
            CustomArg::Region(index) => CustomSlot::Regions(match bound {
                true => self.regions[*index].clone(),
                false => Vec::new(),
            }),
            CustomArg::Successor(index) => CustomSlot::Successors(match bound {
                true => self.successors[*index].clone(),
                false => Vec::new(),
            }),
        }
    }

    fn bound_attr(&self, name: Name, bound: bool) -> Option<Attribute> {
        self.attrs.iter().rev().find(|entry| bound && entry.0 == name).map(|entry| entry.1)
    }

    /// Regions, successors, segments, types and operands into the operation.
    fn finish(mut self, parser: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        let format = self.format;
        if format.format.all_regions {
            state.regions.extend(self.all_regions.drain(..));
        } else {
            for (index, regions) in self.regions.iter_mut().enumerate() {
                // A region that was left out is there and empty.
                if regions.is_empty() && !format.def.regions[index].variadic {
                    regions.push(parser.ir().create_region());
                }
                state.regions.extend(regions.drain(..));
            }
        }
        if format.format.all_successors {
            state.successors.extend(self.all_successors.drain(..));
        } else {
            state.successors.extend(self.successors.drain(..).flatten());
        }
        self.segments(ctx);
        self.set_attrs(parser, state)?;
        self.check_transformed(parser)?;
        if format.format.infers_result_types {
            self.resolve_operands(parser, state)?;
            let infer = ctx.op_info(state.name).and_then(|info| info.hooks.infer_result_types.clone());
            let Some(infer) = infer else {
                return Err(parser.error(parser.name_offset(), "result types cannot be inferred").with_help(
                    "attach a function that infers them, or write the operation in generic form",
                ));
            };
            let operands = state.operands.clone();
            let input = InferInput {
                ctx,
                ir: parser.ir(),
                operands: &operands,
                inherent: state.inherent,
                discardable: state.discardable,
                regions: &state.regions,
                loc: state.loc,
            };
            let types = infer(&input);
            state.result_types = types.map_err(|message| parser.error(parser.name_offset(), message))?;
            return Ok(());
        }
        if format.format.all_result_types {
            state.result_types.extend(self.all_result_types.drain(..));
        } else {
            for index in 0..self.result_types.len() {
                let types = self.resolved(parser, TypeArg::Result(index), state)?;
                state.result_types.extend(types);
            }
        }
        self.resolve_operands(parser, state)
    }

    /// Declared attributes that the dictionary brought must satisfy their constraints.
    fn check_dict(
        &self,
        parser: &OpParser<'_, '_>,
        state: &OperationState,
        at: u32,
    ) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        if state.inherent == ctx.common().empty_dict {
            return Ok(());
        }
        for (index, condition) in self.format.attr_conditions.iter().enumerate() {
            let Some(condition) = condition else { continue };
            let Some(attr) = ctx.dict_entry(state.inherent, self.format.attr_names[index]) else { continue };
            if condition.holds_attr(ctx, attr) == Some(false) {
                let def = &self.format.def.attributes[index];
                let mut error = parser.error(
                    at,
                    format!(
                        "'{}' op attribute '{}' failed to satisfy constraint: {}",
                        self.format.def.name, def.name, def.constraint.summary
                    ),
                );
                error.code = "ods::constraint";
                return Err(error);
            }
        }
        Ok(())
    }

    /// Sizes of groups that follow from the text.
    fn segments(&mut self, ctx: &Context) {
        let format = self.format;
        if !format.format.all_operands {
            if let Some(name) = format.operand_segments {
                let sizes: Vec<i32> = self.operands.iter().map(|names| names.len() as i32).collect();
                self.attrs.push((name, ctx.dense_i32_array_attr(&sizes)));
            }
            for (index, name) in format.group_segments.iter().enumerate() {
                let Some(name) = name else { continue };
                let sizes = self.group_sizes.get(index).map_or(&[][..], Vec::as_slice);
                self.attrs.push((*name, ctx.dense_i32_array_attr(sizes)));
            }
        }
        if let (Some(name), false) = (format.result_segments, format.format.all_result_types) {
            let variable = |index: usize| format.def.results[index].arity.is_variable_length();
            let sizes: Vec<i32> = self
                .result_types
                .iter()
                .enumerate()
                .map(|(index, types)| if variable(index) { types.len() as i32 } else { 1 })
                .collect();
            self.attrs.push((name, ctx.dense_i32_array_attr(&sizes)));
        }
    }

    fn set_attrs(&mut self, parser: &OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
        if self.attrs.is_empty() {
            return Ok(());
        }
        let ctx = parser.ctx();
        for (index, entry) in self.attrs.iter().enumerate() {
            let twice = ctx.dict_entry(state.inherent, entry.0).is_some()
                || self.attrs[..index].iter().any(|other| other.0 == entry.0);
            if twice {
                return Err(parser.error(
                    parser.name_offset(),
                    format!("attribute '{}' occurs more than once in the attribute list", ctx.str(entry.0)),
                ));
            }
        }
        let present = ctx.dict_entries(state.inherent).iter().copied();
        state.inherent = ctx.dict(present.chain(self.attrs.iter().copied()));
        Ok(())
    }

    /// Values whose types others are computed from must satisfy their constraints first.
    fn check_transformed(&self, parser: &OpParser<'_, '_>) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        let mut checked: SmallVec<[TypeArg; 2]> = SmallVec::new();
        let all = self.format.result_sources.iter().chain(&self.format.operand_sources);
        for source in all {
            let Source::Value { of, transformer: Some(_) } = source else { continue };
            if checked.contains(of) {
                continue;
            }
            checked.push(*of);
            let (def, types) = match of {
                TypeArg::Operand(index) => (&self.format.def.operands[*index], &self.operand_types[*index]),
                TypeArg::Result(index) => (&self.format.def.results[*index], &self.result_types[*index]),
                _ => continue,
            };
            for &ty in types {
                if self.format.world.holds_type(ctx, &def.constraint, ty) == Some(false) {
                    return Err(parser.error(
                        parser.name_offset(),
                        format!(
                            "'{}' must be {}, but got {}",
                            def.name,
                            def.constraint.summary,
                            crate::register::quoted_type(ctx, ty)
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    /// The types of an operand or result.
    fn resolved(
        &self,
        parser: &OpParser<'_, '_>,
        arg: TypeArg,
        state: &OperationState,
    ) -> Result<Types, Diagnostic> {
        let ctx = parser.ctx();
        let (source, own, single) = match arg {
            TypeArg::Operand(index) => {
                (&self.format.operand_sources[index], &self.operand_types[index], false)
            }
            TypeArg::Result(index) => (
                &self.format.result_sources[index],
                &self.result_types[index],
                !self.format.def.results[index].arity.is_variable_length(),
            ),
            TypeArg::Operands | TypeArg::Results => return Ok(Types::new()),
        };
        let failed = |message: String| parser.error(parser.name_offset(), message);
        let types = match source {
            Source::Spelled => own.clone(),
            Source::Known(ty) => Types::from_slice(&[*ty]),
            Source::Build(call) => {
                Types::from_slice(&[self.format.world.build_type(ctx, call).map_err(failed)?])
            }
            Source::Value { of, transformer } => {
                let (from, variadic) = match of {
                    TypeArg::Operand(index) => (
                        &self.operand_types[*index],
                        self.format.def.operands[*index].arity == Arity::Variadic,
                    ),
                    TypeArg::Result(index) => {
                        (&self.result_types[*index], self.format.def.results[*index].arity == Arity::Variadic)
                    }
                    _ => return Ok(Types::new()),
                };
                match transformer {
                    None if variadic => from.clone(),
                    None => from.iter().copied().take(1).collect(),
                    // Nothing to compute from where an optional value is missing.
                    Some(_) if from.is_empty() && !variadic => Types::new(),
                    Some(text) => {
                        self.format.world.transform(ctx, text, from, variadic).map_err(failed)?.into()
                    }
                }
            }
            Source::Attr { index, transformer } => {
                let attr = ctx.dict_entry(state.inherent, self.format.attr_names[*index]);
                let ty = attr.and_then(|attr| ctx.attr_type(attr)).ok_or_else(|| {
                    failed(format!("attribute '{}' has no type", self.format.def.attributes[*index].name))
                })?;
                match transformer {
                    None => Types::from_slice(&[ty]),
                    Some(text) => {
                        self.format.world.transform(ctx, text, &[ty], false).map_err(failed)?.into()
                    }
                }
            }
        };
        if single && types.len() != 1 {
            return Err(failed("type of a result cannot be inferred".to_owned()));
        }
        Ok(types)
    }

    fn resolve_operands(
        &self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> Result<(), Diagnostic> {
        let format = self.format;
        if format.def.operands.is_empty() {
            return Ok(());
        }
        if format.format.all_operand_types {
            if format.format.all_operands {
                return parser.resolve_operands(
                    &self.all_operands,
                    &self.all_operand_types,
                    self.all_operands_offset,
                    &mut state.operands,
                );
            }
            let names: Names = self.operands.iter().flatten().copied().collect();
            let at = parser.name_offset();
            return parser.resolve_operands(&names, &self.all_operand_types, at, &mut state.operands);
        }
        if format.format.all_operands {
            let mut types = Types::new();
            for index in 0..format.def.operands.len() {
                types.extend(self.resolved(parser, TypeArg::Operand(index), state)?);
            }
            return parser.resolve_operands(
                &self.all_operands,
                &types,
                self.all_operands_offset,
                &mut state.operands,
            );
        }
        for index in 0..format.def.operands.len() {
            let names = &self.operands[index];
            // One type for all values, or one per value.
            let broadcast = match &format.operand_sources[index] {
                Source::Known(ty) => Some(*ty),
                Source::Build(_) => self.resolved(parser, TypeArg::Operand(index), state)?.first().copied(),
                Source::Value { of, transformer: None } => {
                    let variadic = match of {
                        TypeArg::Operand(of) => format.def.operands[*of].arity == Arity::Variadic,
                        TypeArg::Result(of) => format.def.results[*of].arity == Arity::Variadic,
                        _ => true,
                    };
                    match variadic {
                        true => None,
                        false => self.resolved(parser, TypeArg::Operand(index), state)?.first().copied(),
                    }
                }
                _ => None,
            };
            if let Some(ty) = broadcast {
                parser.resolve_operands_of(names, ty, &mut state.operands)?;
                continue;
            }
            let types = self.resolved(parser, TypeArg::Operand(index), state)?;
            let transformed = matches!(
                &format.operand_sources[index],
                Source::Value { transformer: Some(_), .. } | Source::Attr { .. }
            );
            if let (true, [ty]) = (transformed && names.len() != 1, &types[..]) {
                parser.resolve_operands_of(names, *ty, &mut state.operands)?;
                continue;
            }
            parser.resolve_operands(names, &types, self.operand_offsets[index], &mut state.operands)?;
        }
        Ok(())
    }
}

/// Operands with commas between them, perhaps none.
fn operand_list(parser: &mut OpParser<'_, '_>) -> Result<Names, Diagnostic> {
    let mut names = Names::new();
    if let Some(first) = parser.try_operand()? {
        names.push(first);
        while parser.try_punct(Punct::Comma) {
            names.push(parser.parse_operand()?);
        }
    }
    Ok(names)
}

/// Types with commas between them, perhaps none.
fn type_list(parser: &mut OpParser<'_, '_>) -> Result<Types, Diagnostic> {
    let mut types = Types::new();
    if let Some(first) = parser.try_type()? {
        types.push(first);
        while parser.try_punct(Punct::Comma) {
            types.push(parser.parse_type()?);
        }
    }
    Ok(types)
}

fn successor_list(parser: &mut OpParser<'_, '_>) -> Result<Vec<BlockId>, Diagnostic> {
    let mut blocks = Vec::new();
    if let Some(first) = parser.try_successor()? {
        blocks.push(first);
        while parser.try_punct(Punct::Comma) {
            blocks.push(parser.parse_successor()?);
        }
    }
    Ok(blocks)
}

/// Reads the parameters of a dialect's type, or any type that is spelled out.
pub(crate) fn parse_stripped_type(parser: &mut OpParser<'_, '_>, class: Name) -> Result<Type, Diagnostic> {
    let ctx = parser.ctx();
    if at_exclamation(parser) {
        return parser.parse_type();
    }
    let at = parser.offset();
    let Some(info) = ctx.type_info(class) else { return parser.parse_type() };
    let Some(parse) = info.parse.as_ref() else { return parser.parse_type() };
    let params = parse(parser)?;
    if let Some(verify) = info.verify.as_ref() {
        verify(ctx, &params).map_err(|message| parser.error(at, message))?;
    }
    Ok(ctx.ty(TypeData::Dialect { name: class, params }))
}
