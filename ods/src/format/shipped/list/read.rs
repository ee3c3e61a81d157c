//! Reading lists.

use legalize_ir::{
    Argument, AttrData, AttrDict, Attribute, Context, OpParser, Punct, Type, TypeData, attr_to_string,
    parse_attr_str, type_to_string,
};
use legalize_source::Diagnostic;

use super::ports::{self, Port};
use super::template::{Arm, Item, parse};
use super::{Around, misuse};
use crate::format::custom::CustomSlot;
use crate::format::stripped::parse_stripped_attr;

/// Rows that were read of one column: attributes, words and names, each with its row.
#[derive(Default)]
struct Cells {
    attrs: Vec<(usize, Attribute)>,
    words: Vec<(usize, String)>,
    names: Vec<(usize, String)>,
    types: Vec<(usize, Type)>,
    default: Option<String>,
    is_used: bool,
    is_dict: bool,
}

struct List<'s> {
    slots: &'s mut [CustomSlot],
    cells: Vec<Cells>,
    row: usize,
}

/// Reads a list.
pub(super) fn list(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
    around: Around,
) -> Result<bool, Diagnostic> {
    let attrs = slots.iter().filter(|slot| matches!(slot, CustomSlot::Attr(_))).count();
    let Some((CustomSlot::Str(text), rest)) = slots.split_first_mut() else {
        return Err(misuse(parser, "List"));
    };
    let count = rest.len().saturating_sub(attrs);
    let (slots, classes) = rest.split_at_mut(count);
    let items = parse(text, count).map_err(|message| parser.error(parser.offset(), message))?;
    let mut list = List { cells: slots.iter().map(|_| Cells::default()).collect(), slots, row: 0 };
    let close = match around {
        Around::Parens if parser.try_punct(Punct::LParen) => Some(Punct::RParen),
        Around::Angles if parser.try_punct(Punct::Less) => Some(Punct::Greater),
        _ => None,
    };
    if close.is_none() && around == Around::Angles {
        list.finish(parser, classes)?;
        return Ok(false);
    }
    let mut more = match close {
        Some(close) => !parser.peek_punct(close),
        None => list.begins(parser, &items),
    };
    while more {
        for item in &items {
            list.item(parser, item)?;
        }
        list.row += 1;
        more = (close.is_some() || around == Around::Nothing) && parser.try_punct(Punct::Comma);
    }
    if let Some(close) = close {
        parser.parse_punct(close)?;
    }
    let read = list.row > 0 || close.is_some();
    list.finish(parser, classes)?;
    Ok(read)
}

/// Returns true at the end of a list or of a row.
fn at_end(parser: &OpParser<'_, '_>) -> bool {
    [Punct::Comma, Punct::RParen, Punct::RSquare, Punct::RBrace, Punct::Greater]
        .into_iter()
        .any(|punct| parser.peek_punct(punct))
}

impl List<'_> {
    /// Returns true if a row comes next.
    fn begins(&self, parser: &OpParser<'_, '_>, items: &[Item]) -> bool {
        match items.iter().find(|item| !matches!(item, Item::Newline | Item::Tight)) {
            Some(Item::Literal(literal)) => parser.peek_literal(literal),
            Some(Item::Argument { .. } | Item::ArgumentName(_)) => parser.peek_operand(),
            Some(Item::Element { column, .. }) => match self.slots.get(*column) {
                Some(CustomSlot::Operands(_)) => parser.peek_operand(),
                _ => !at_end(parser),
            },
            Some(Item::Type(_)) => parser.peek_type(),
            Some(Item::Case { arms, .. }) => arms.iter().any(|arm| parser.peek_literal(&arm.literal)),
            Some(Item::Symbol(_)) => parser.peek_attribute(),
            _ => !at_end(parser),
        }
    }

    fn item(&mut self, parser: &mut OpParser<'_, '_>, item: &Item) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        match item {
            Item::Literal(literal) => parser.parse_literal(literal)?,
            Item::Element { column, class, default } => {
                if let CustomSlot::Operands(values) = &mut self.slots[*column] {
                    values.push(parser.parse_operand()?);
                    return Ok(());
                }
                let attr = match class {
                    Some(class) => one(parser, class)?,
                    None => parser.parse_attribute(None)?,
                };
                self.add(*column, attr);
                self.cells[*column].default.clone_from(default);
            }
            Item::Several { column, class } => {
                let mut all = Vec::new();
                if parser.try_punct(Punct::LSquare) {
                    while !parser.try_punct(Punct::RSquare) {
                        if !all.is_empty() {
                            parser.parse_punct(Punct::Comma)?;
                        }
                        all.push(one(parser, class)?);
                    }
                } else {
                    all.push(one(parser, class)?);
                }
                self.add(*column, ctx.array_attr(&all));
            }
            Item::Name(column) => {
                let name = parser.parse_keyword_or_string()?.into_owned();
                self.cells[*column].names.push((self.row, name));
            }
            Item::Symbol(column) => {
                let name = parser.parse_symbol_name()?;
                self.add(*column, ctx.string_attr(ctx.str(name)));
            }
            Item::Dict(column) => {
                self.cells[*column].is_dict = true;
                self.cells[*column].is_used = true;
                if let Some(dict) = parser.try_dict()? {
                    self.add(*column, dict.as_attribute());
                }
            }
            Item::ArgumentName(column) => {
                let value = parser.parse_operand()?;
                let name = parser.operand_name(&value).trim_start_matches('%').to_owned();
                let name = match parser.try_keyword_or_string() {
                    Some(name) => name.into_owned(),
                    None if name.starts_with(|c: char| c.is_ascii_digit()) => String::new(),
                    None => name,
                };
                self.cells[*column].names.push((self.row, name));
            }
            Item::Reference { column, class } => {
                let at = parser.offset();
                let attr = parser.parse_attribute(None)?;
                let text = attr_to_string(ctx, attr);
                let attr = if text.contains("::") {
                    let nested = parse_attr_str(ctx, &format!("#{class}<{text}>"), None);
                    nested.map_err(|error| parser.error(at, error.message))?
                } else {
                    attr
                };
                self.add(*column, attr);
            }
            Item::Declaration { column, class } => {
                let at = parser.offset();
                let name = parser.parse_keyword_or_string()?.into_owned();
                parser.parse_punct(Punct::Colon)?;
                let mut text = format!("#{class}<{}: ", attr_to_string(ctx, ctx.string_attr(&name)));
                let ty = parser.parse_type()?;
                let ty_text = type_to_string(ctx, ty);
                text.push_str(&ty_text);
                if parser.try_punct(Punct::Equal) {
                    let value = attr_to_string(ctx, parser.parse_attribute(Some(ty))?);
                    text.push_str(" = ");
                    text.push_str(value.strip_suffix(&format!(" : {ty_text}")).unwrap_or(&value));
                }
                text.push('>');
                let attr = parse_attr_str(ctx, &text, None);
                self.add(*column, attr.map_err(|error| parser.error(at, error.message))?);
            }
            Item::Argument { column, names } => {
                let argument = parser.parse_argument(false, false)?;
                if let Some(names) = names {
                    let name = parser.operand_name(&argument.name).trim_start_matches('%').to_owned();
                    let name = match parser.try_keyword_or_string() {
                        Some(name) => name.into_owned(),
                        None if name.starts_with(|c: char| c.is_ascii_digit()) => String::new(),
                        None => name,
                    };
                    self.cells[*names].names.push((self.row, name));
                }
                match &mut self.slots[*column] {
                    CustomSlot::Arguments(all) => all.push(argument),
                    _ => return Err(misuse(parser, "List")),
                }
            }
            Item::Type(columns) => {
                let ty = parser.parse_type()?;
                let loc = parser.try_loc()?;
                for &column in columns {
                    match &mut self.slots[column] {
                        CustomSlot::Types(types) => types.push(ty),
                        CustomSlot::Arguments(all) => {
                            if let Some(Argument { ty: own, loc: place, .. }) = all.last_mut() {
                                *own = Some(ty);
                                *place = loc.or(*place);
                            }
                        }
                        _ => self.cells[column].types.push((self.row, ty)),
                    }
                }
            }
            Item::Dims { values, .. } => {
                // A brace without a value begins a region or a dictionary.
                let mark = parser.mark();
                let is_there = parser.try_punct(Punct::LBrace);
                if is_there && !parser.peek_operand() {
                    parser.rewind(mark);
                } else if is_there {
                    loop {
                        let value = parser.parse_operand()?;
                        match &mut self.slots[*values] {
                            CustomSlot::Operands(all) => all.push(value),
                            _ => return Err(misuse(parser, "List")),
                        }
                        if !parser.try_punct(Punct::Comma) {
                            break;
                        }
                    }
                    parser.parse_punct(Punct::RBrace)?;
                }
            }
            Item::Tied { column, values, types, value_types } => {
                self.tied(parser, *column, [*values, *types, *value_types])?;
            }
            Item::Case { column, arms } => {
                let Some(arm) = arms.iter().find(|arm| parser.try_literal(&arm.literal)) else {
                    let words: Vec<&str> = arms.iter().map(|arm: &Arm| arm.literal.text()).collect();
                    return Err(
                        parser.error(parser.offset(), format!("expected one of '{}'", words.join("', '")))
                    );
                };
                self.cells[*column].is_used = true;
                let index = arms.iter().position(|other| std::ptr::eq(other, arm)).unwrap_or(0);
                self.cells[*column].words.push((index, arm.kept.clone()));
                for item in &arm.items {
                    self.item(parser, item)?;
                }
            }
            Item::Newline | Item::Tight => {}
            Item::Shown { literal, .. } => {
                if parser.try_operand()?.is_some() {
                    parser.parse_literal(literal)?;
                }
            }
            Item::Flag { column, literal } => {
                let index = usize::from(parser.try_literal(literal));
                self.cells[*column].words.push((index, index.to_string()));
            }
            Item::When { items, .. } => {
                if let Some(Item::Literal(first)) = items.first()
                    && parser.peek_literal(first)
                {
                    for item in items {
                        self.item(parser, item)?;
                    }
                }
            }
            Item::Optional(items) => {
                let present = match items.first() {
                    Some(Item::Literal(literal)) => parser.peek_literal(literal),
                    _ => !at_end(parser),
                };
                for item in items.iter().filter(|_| present) {
                    self.item(parser, item)?;
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, column: usize, attr: Attribute) {
        self.cells[column].attrs.push((self.row, attr));
    }

    /// `%value`, `%value as type` or a type.
    fn tied(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        column: usize,
        [values, types, value_types]: [usize; 3],
    ) -> Result<(), Diagnostic> {
        let (ctx, at) = (parser.ctx(), parser.offset());
        let (mut index, mut ty) = (-1, None);
        if let Some(value) = parser.try_operand()? {
            let name = parser.operand_name(&value).to_owned();
            let CustomSlot::Operands(all) = &self.slots[values] else { return Err(misuse(parser, "List")) };
            let found = all
                .iter()
                .position(|other| parser.operand_name(other) == name && other.number == value.number);
            let found = found.ok_or_else(|| parser.error(at, "expected one of the operands"))?;
            index = found as i64;
            if let CustomSlot::Types(all) = &self.slots[value_types] {
                ty = all.get(found).copied();
            }
            if parser.try_keyword("as") {
                ty = None;
            }
        }
        let ty = match ty {
            Some(ty) => ty,
            None => parser.parse_type()?,
        };
        match &mut self.slots[types] {
            CustomSlot::Types(all) => all.push(ty),
            _ => return Err(misuse(parser, "List")),
        }
        self.add(column, ctx.int_attr(ctx.common().index, index));
        Ok(())
    }

    /// Builds the attributes of the columns.
    fn finish(self, parser: &OpParser<'_, '_>, classes: &[CustomSlot]) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        let rows = self.row;
        let mut classes = classes.iter();
        for index in 0..self.slots.len() {
            let (before, after) = self.slots.split_at_mut(index + 1);
            let CustomSlot::Attr(slot) = &mut before[index] else { continue };
            let class = match classes.next() {
                Some(CustomSlot::Str(class)) => class.clone(),
                _ => "".into(),
            };
            let cells = &self.cells[index];
            let fail = |message: String| parser.error(parser.offset(), message);
            *slot = if class.ends_with("TypeAttr") {
                let Some(CustomSlot::Str(prefix)) = after.first() else { return Err(misuse(parser, "List")) };
                Some(ports::attribute(ctx, prefix, &ports_of(cells, rows)).map_err(fail)?)
            } else if class.ends_with("DenseBoolArrayAttr") {
                let bytes: Vec<u8> = cells.words.iter().map(|word| u8::from(word.0 != 0)).collect();
                let (element, len) = (ctx.common().i1, bytes.len() as u64);
                Some(ctx.attr(AttrData::DenseArray { element, len, data: bytes.into() }))
            } else if class.ends_with("DenseI32ArrayAttr") {
                let numbers: Vec<i32> = cells.words.iter().map(|word| word.0 as i32).collect();
                Some(ctx.dense_i32_array_attr(&numbers))
            } else {
                array(ctx, cells, rows).map_err(fail)?
            };
        }
        Ok(())
    }
}

/// Reads an attribute of a class without its dialect and mnemonic.
fn one(parser: &mut OpParser<'_, '_>, class: &str) -> Result<Attribute, Diagnostic> {
    let at = parser.offset();
    let name = parser.ctx().name(class);
    parse_stripped_attr(parser, name, at)
}

fn ports_of(cells: &Cells, rows: usize) -> Vec<Port> {
    let mut types = cells.types.iter().peekable();
    let mut names = cells.names.iter().peekable();
    (0..rows)
        .map(|row| Port {
            word: cells.words.get(row).map_or_else(String::new, |word| word.1.clone()),
            name: names.next_if(|cell| cell.0 == row).map_or_else(String::new, |cell| cell.1.clone()),
            ty: types.next_if(|cell| cell.0 == row).map(|cell| cell.1),
        })
        .collect()
}

/// Returns the array of a column: an element for each row, or `None` if no row has one.
fn array(ctx: &Context, cells: &Cells, rows: usize) -> Result<Option<Attribute>, String> {
    let mut given: Vec<(usize, Attribute)> = cells.attrs.clone();
    given.extend(cells.names.iter().map(|(row, name)| (*row, ctx.string_attr(name))));
    given.extend(cells.types.iter().map(|(row, ty)| (*row, ctx.type_attr(*ty))));
    given.extend(cells.words.iter().enumerate().map(|(row, word)| (row, kept(ctx, &word.1))));
    if given.is_empty() {
        return Ok(None);
    }
    given.sort_by_key(|cell| cell.0);
    if given.len() == rows {
        let all: Vec<Attribute> = given.into_iter().map(|cell| cell.1).collect();
        return Ok(Some(ctx.array_attr(&all)));
    }
    let absent = match &cells.default {
        Some(text) => parse_attr_str(ctx, text, None).map_err(|error| error.message)?,
        None if cells.is_dict => empty(ctx).as_attribute(),
        None => ctx.common().unit,
    };
    let mut all = vec![absent; rows];
    for (row, attr) in given {
        if let Some(place) = all.get_mut(row) {
            *place = attr;
        }
    }
    Ok(Some(ctx.array_attr(&all)))
}

/// The attribute of a word: a number or a string.
fn kept(ctx: &Context, word: &str) -> Attribute {
    match word.parse::<i32>() {
        Ok(number) => ctx.int_attr(ctx.common().i32, i64::from(number)),
        Err(_) => ctx.string_attr(word),
    }
}

fn empty(ctx: &Context) -> AttrDict {
    ctx.common().empty_dict
}

/// Number of values that give the dynamic dimensions of a type.
pub(super) fn dynamic_dims(ctx: &Context, ty: Type, sized: &[String]) -> usize {
    if let TypeData::Dialect { name, .. } = ctx.type_data(ty)
        && sized.iter().any(|sized| sized == ctx.str(*name))
    {
        return 1;
    }
    match legalize_ir::shape_of(ctx, ty).and_then(|shaped| shaped.shape) {
        Some(shape) => shape.iter().filter(|dim| **dim == Type::DYNAMIC).count(),
        // The shape is in a text that nothing reads.
        None => match ctx.type_data(ty) {
            TypeData::Dialect { .. } => type_to_string(ctx, ty).matches("?x").count(),
            _ => 0,
        },
    }
}
