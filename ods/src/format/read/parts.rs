//! Parsers of the parts of an operation: attributes, properties, operands, types, regions, successors.

use legalize_ir::{BlockId, InsertPoint, OpParser, OperationState, Punct, RegionId, Type, UnresolvedOperand};
use legalize_source::Diagnostic;

use super::{Part, Reader};
use crate::format::ast::TypeArg;
use crate::format::stripped::parse_stripped_type;
use crate::model::Arity;

impl Reader<'_> {
    pub(super) fn attr(
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

    pub(super) fn prop(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
        optional: bool,
    ) -> Result<bool, Diagnostic> {
        let read = self.format.prop_syntax[index].parse(parser, optional)?;
        self.attrs.extend(read.map(|attr| (self.format.prop_names[index], attr)));
        Ok(read.is_some())
    }

    pub(super) fn operand(&mut self, parser: &mut OpParser<'_, '_>, index: usize) -> Result<(), Diagnostic> {
        self.operands[index].offset = parser.offset();
        let start = self.names.len();
        match self.format.def.operands[index].arity {
            Arity::Single => self.names.push(parser.parse_operand()?),
            Arity::Optional => self.names.extend(parser.try_operand()?),
            Arity::Variadic => _ = self.operand_list(parser)?,
            Arity::VariadicOfVariadic(_) => {
                let mut sizes = Vec::new();
                while parser.try_punct(Punct::LParen) {
                    sizes.push(self.operand_list(parser)?.len as i32);
                    parser.parse_punct(Punct::RParen)?;
                    if !parser.try_punct(Punct::Comma) {
                        break;
                    }
                }
                self.set_group_sizes(index, sizes);
            }
        }
        self.operands[index].names = Part::since(start, &self.names);
        Ok(())
    }

    /// Operands with commas between them, perhaps none.
    pub(super) fn operand_list(&mut self, parser: &mut OpParser<'_, '_>) -> Result<Part, Diagnostic> {
        let start = self.names.len();
        if let Some(first) = parser.try_operand()? {
            self.names.push(first);
            while parser.try_punct(Punct::Comma) {
                self.names.push(parser.parse_operand()?);
            }
        }
        Ok(Part::since(start, &self.names))
    }

    /// The names of one operand.
    pub(super) fn names_of(&self, index: usize) -> &[UnresolvedOperand] {
        self.operands[index].names.of(&self.names)
    }

    pub(super) fn set_names(&mut self, index: usize, names: impl IntoIterator<Item = UnresolvedOperand>) {
        let start = self.names.len();
        self.names.extend(names);
        self.operands[index].names = Part::since(start, &self.names);
    }

    pub(super) fn set_group_sizes(&mut self, index: usize, sizes: Vec<i32>) {
        if self.group_sizes.is_empty() {
            self.group_sizes = vec![Vec::new(); self.operands.len()];
        }
        self.group_sizes[index] = sizes;
    }

    /// Reads a region with the arguments that were read before.
    pub(super) fn region(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
    ) -> Result<RegionId, Diagnostic> {
        match self.entry_args.iter().find(|entry| entry.0 == index) {
            Some((_, args)) if self.format.isolated => parser.parse_isolated_region(args),
            Some((_, args)) => parser.parse_region(args),
            None => parser.parse_region(&[]),
        }
    }

    pub(super) fn region_list(
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

    /// Adds the block and the terminator that may be omitted to a region.
    pub(super) fn complete_region(
        &self,
        parser: &mut OpParser<'_, '_>,
        state: &OperationState,
        region: RegionId,
    ) {
        if !self.format.single_block {
            return;
        }
        let ctx = parser.ctx();
        let ir = parser.ir();
        if ir.region(region).is_empty() {
            let block = ir.create_block(&[]);
            ir.insert_block(block, region, None);
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
            ir.insert_op(op, InsertPoint::End(block));
        }
    }

    pub(super) fn types(
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
        let start = self.types.len();
        match arity {
            Arity::Single => self.types.push(match class {
                Some(class) if !qualified => parse_stripped_type(parser, class)?,
                _ => parser.parse_type()?,
            }),
            Arity::Optional => self.types.extend(parser.try_type()?),
            Arity::Variadic => self.type_list(parser)?,
            Arity::VariadicOfVariadic(_) => {
                while parser.try_punct(Punct::LParen) {
                    if !parser.try_punct(Punct::RParen) {
                        self.type_list(parser)?;
                        parser.parse_punct(Punct::RParen)?;
                    }
                    if !parser.try_punct(Punct::Comma) {
                        break;
                    }
                }
            }
        }
        *self.types_slot(arg) = Part::since(start, &self.types);
        Ok(())
    }

    /// Types with commas between them, perhaps none.
    fn type_list(&mut self, parser: &mut OpParser<'_, '_>) -> Result<(), Diagnostic> {
        if let Some(first) = parser.try_type()? {
            self.types.push(first);
            while parser.try_punct(Punct::Comma) {
                self.types.push(parser.parse_type()?);
            }
        }
        Ok(())
    }

    fn types_slot(&mut self, arg: TypeArg) -> &mut Part {
        match arg {
            TypeArg::Operand(index) => &mut self.operands[index].types,
            TypeArg::Result(index) => &mut self.results[index],
            TypeArg::Operands => &mut self.all_operand_types,
            TypeArg::Results => &mut self.all_result_types,
        }
    }

    /// The types that were read of an operand or result, or of all.
    pub(super) fn types_of(&self, arg: TypeArg) -> &[Type] {
        let part = match arg {
            TypeArg::Operand(index) => self.operands[index].types,
            TypeArg::Result(index) => self.results[index],
            TypeArg::Operands => self.all_operand_types,
            TypeArg::Results => self.all_result_types,
        };
        part.of(&self.types)
    }

    pub(super) fn set_types(&mut self, arg: TypeArg, types: &[Type]) {
        let start = self.types.len();
        self.types.extend_from_slice(types);
        *self.types_slot(arg) = Part::since(start, &self.types);
    }
}

pub(super) fn successor_list(parser: &mut OpParser<'_, '_>) -> Result<Vec<BlockId>, Diagnostic> {
    let mut blocks = Vec::new();
    if let Some(first) = parser.try_successor()? {
        blocks.push(first);
        while parser.try_punct(Punct::Comma) {
            blocks.push(parser.parse_successor()?);
        }
    }
    Ok(blocks)
}
