//! Reading an operation by its compiled format.

mod custom;
mod finish;
mod parts;
mod straight;

pub(crate) use straight::{Straight, plan as straight_plan};

use legalize_ir::{
    Argument, Attribute, BlockId, Context, Name, OpParser, OperationState, Punct, RegionId, Type, TypeData,
    UnresolvedOperand,
};
use legalize_source::Diagnostic;
use smallvec::SmallVec;

use super::ast::{Anchor, Element, OptionalGroup};
use super::compiled::Compiled;
use parts::successor_list;

type Names = SmallVec<[UnresolvedOperand; 4]>;
type Types = SmallVec<[Type; 4]>;

/// A part of the names or of the types that were read.
#[derive(Clone, Copy, Default)]
struct Part {
    start: u32,
    len: u32,
}

impl Part {
    /// Returns the part of a list from an index on.
    fn since<T>(start: usize, all: &[T]) -> Part {
        Part { start: start as u32, len: (all.len() - start) as u32 }
    }

    fn of<T>(self, all: &[T]) -> &[T] {
        all.get(self.start as usize..(self.start + self.len) as usize).unwrap_or_default()
    }
}

/// Parts of one operand that were read.
#[derive(Clone, Copy)]
struct OperandParts {
    names: Part,
    types: Part,
    offset: u32,
}

/// Parsed parts of an operation. Names and types of all operands and results are in one list each, in the
/// order in which they were read, so that common operations need no allocation.
struct Reader<'c> {
    format: &'c Compiled,
    names: Names,
    types: Types,
    operands: SmallVec<[OperandParts; 4]>,
    results: SmallVec<[Part; 2]>,
    group_sizes: Vec<Vec<i32>>,
    all_operands: Part,
    all_operands_offset: u32,
    all_operand_types: Part,
    all_result_types: Part,
    regions: Vec<Vec<RegionId>>,
    all_regions: Vec<RegionId>,
    successors: Vec<Vec<BlockId>>,
    all_successors: Vec<BlockId>,
    /// Arguments of regions that follow.
    entry_args: Vec<(usize, Vec<Argument>)>,
    attrs: SmallVec<[(Name, Attribute); 4]>,
}

/// Parses an operation's custom assembly after its name.
pub(crate) fn read(
    format: &Compiled,
    parser: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Result<(), Diagnostic> {
    if let Some(straight) = &format.straight
        && straight.read(format, parser, state)
    {
        return Ok(());
    }
    read_any(format, parser, state)
}

/// Reads an operation of any format.
fn read_any(
    format: &Compiled,
    parser: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Result<(), Diagnostic> {
    let def = &format.def;
    let offset = parser.name_offset();
    let nothing = OperandParts { names: Part::default(), types: Part::default(), offset };
    let mut reader = Reader {
        format,
        names: Names::new(),
        types: Types::new(),
        operands: SmallVec::from_elem(nothing, def.operands.len()),
        results: SmallVec::from_elem(Part::default(), def.results.len()),
        group_sizes: Vec::new(),
        all_operands: Part::default(),
        all_operands_offset: offset,
        all_operand_types: Part::default(),
        all_result_types: Part::default(),
        regions: lists(def.regions.len()),
        all_regions: Vec::new(),
        successors: lists(def.successors.len()),
        all_successors: Vec::new(),
        entry_args: Vec::new(),
        attrs: SmallVec::new(),
    };
    reader.elements(parser, state, &format.format.elements)?;
    reader.finish(parser, state)
}

/// Creates `count` empty lists.
fn lists<T: Clone>(count: usize) -> Vec<Vec<T>> {
    if count == 0 { Vec::new() } else { vec![Vec::new(); count] }
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
                    let region = self.region(parser, *index)?;
                    self.complete_region(parser, state, region);
                    self.regions[*index].push(region);
                }
                Ok(())
            }
            Element::Successor { index, .. } => {
                self.successors[*index] = if self.format.def.successors[*index].variadic {
                    successor_list(parser)?
                } else {
                    vec![parser.parse_successor()?]
                };
                Ok(())
            }
            Element::Operands { .. } => {
                self.all_operands_offset = parser.offset();
                self.all_operands = self.operand_list(parser)?;
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

    fn set_unit(&mut self, ctx: &Context, unit: &Anchor) {
        let name = match unit {
            Anchor::Attr(index) => self.format.attr_names[*index],
            Anchor::Prop(index) => self.format.prop_names[*index],
            _ => return,
        };
        self.attrs.push((name, ctx.common().unit));
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
                self.operands[*index].names.len > 0
                    || self.group_sizes.get(*index).is_some_and(|sizes| !sizes.is_empty())
            }
            Element::Region { index, .. } => {
                if self.format.def.regions[*index].variadic {
                    self.regions[*index] = self.region_list(parser, state)?;
                } else if parser.peek_punct(Punct::LBrace) {
                    let region = self.region(parser, *index)?;
                    if !parser.ir().region(region).is_empty() {
                        self.complete_region(parser, state, region);
                    }
                    self.regions[*index].push(region);
                }
                !self.regions[*index].is_empty()
            }
            Element::Successor { index, .. } => {
                self.successors[*index] = if self.format.def.successors[*index].variadic {
                    successor_list(parser)?
                } else {
                    parser.try_successor()?.into_iter().collect()
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
}
