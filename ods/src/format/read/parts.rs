//! One part of an operation each: attributes, properties, operands, types, regions, successors.

use legalize_ir::text::{OpParser, Punct};
use legalize_ir::{BlockId, InsertPoint, Name, OperationState, RegionId, Type, TypeData};
use legalize_source::Diagnostic;

use super::{Names, Reader, Types};
use crate::format::ast::TypeArg;
use crate::format::syntax::at_exclamation;
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

    pub(super) fn set_group_sizes(&mut self, index: usize, sizes: Vec<i32>) {
        if self.group_sizes.is_empty() {
            self.group_sizes = vec![Vec::new(); self.operands.len()];
        }
        self.group_sizes[index] = sizes;
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

    /// Gives a region the block and the terminator that need not be written.
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

    pub(super) fn set_types(&mut self, arg: TypeArg, types: &[Type]) {
        let slot = match arg {
            TypeArg::Operand(index) => &mut self.operand_types[index],
            TypeArg::Result(index) => &mut self.result_types[index],
            TypeArg::Operands => &mut self.all_operand_types,
            TypeArg::Results => &mut self.all_result_types,
        };
        *slot = types.into();
    }
}

/// Operands with commas between them, perhaps none.
pub(super) fn operand_list(parser: &mut OpParser<'_, '_>) -> Result<Names, Diagnostic> {
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
