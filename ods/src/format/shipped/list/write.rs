//! Printing lists.

use legalize_ir::{
    AttrData, Attribute, Context, Ir, OpPrinter, Type, TypeData, attr_to_string, parse_attr_str,
};

use super::Around;
use super::ports::{Port, entries, entry};
use super::read::dynamic_dims;
use super::template::{Arm, Item, parse};
use crate::format::custom::CustomValue;
use crate::format::shipped::as_bool_array;
use crate::format::spacing::{is_word, space_before};
use crate::format::stripped::print_stripped_attr;

/// Elements of a column.
enum Column<'v> {
    /// The elements of an array attribute.
    Attrs(&'v [Attribute]),
    /// The words of a dense array, as numbers.
    Words(Vec<usize>),
    /// The entries of a type.
    Ports(Vec<Port>),
    /// An argument other than an attribute.
    Value(&'v CustomValue),
    /// An attribute that is absent.
    None,
}

impl Column<'_> {
    /// Number of its rows, if it has an entry in each.
    fn rows(&self) -> Option<usize> {
        match self {
            Column::Attrs(all) => Some(all.len()),
            Column::Words(all) => Some(all.len()),
            Column::Ports(all) => Some(all.len()),
            Column::Value(CustomValue::Operands(all) | CustomValue::Arguments(all)) => Some(all.len()),
            Column::Value(CustomValue::Types(all)) => Some(all.len()),
            _ => None,
        }
    }
}

/// Returns the columns; `None` if an attribute is not a list.
fn columns<'v>(ctx: &'v Context, values: &'v [CustomValue]) -> Option<Vec<Column<'v>>> {
    let column = |value: &'v CustomValue| {
        let CustomValue::Attr(attr) = value else { return Some(Column::Value(value)) };
        let Some(attr) = *attr else { return Some(Column::None) };
        Some(match ctx.attr_data(attr) {
            AttrData::Array(all) => Column::Attrs(all),
            AttrData::Type(_) => Column::Ports(entries(ctx, attr)?),
            AttrData::DenseArray { .. } => Column::Words(match as_bool_array(ctx, attr) {
                Some(all) => all.into_iter().map(usize::from).collect(),
                None => ctx.as_dense_i32_array(attr)?.iter().map(|word| *word as usize).collect(),
            }),
            _ => return None,
        })
    };
    values.iter().map(column).collect()
}

/// Returns the number of rows: that of the first column that has an entry in each.
fn rows(items: &[Item], columns: &[Column<'_>]) -> usize {
    let of = |column: usize| columns[column].rows();
    for item in items {
        let found = match item {
            Item::Case { column, .. } | Item::Tied { column, .. } | Item::Flag { column, .. } => of(*column),
            Item::Element { column, .. } | Item::Several { column, .. } => of(*column),
            Item::Reference { column, .. } | Item::Declaration { column, .. } => of(*column),
            Item::Name(column) | Item::ArgumentName(column) | Item::Symbol(column) => of(*column),
            Item::Argument { column, .. } => of(*column),
            Item::Type(all) => all.iter().find_map(|column| of(*column)),
            _ => None,
        };
        if let Some(found) = found {
            return found;
        }
    }
    0
}

/// Returns true if the columns have what their template shows in each row.
pub(super) fn fits(ctx: &Context, ir: &Ir, values: &[CustomValue]) -> bool {
    let Some((CustomValue::Str(text), values)) = values.split_first() else { return false };
    let (Ok(items), Some(columns)) = (parse(text, values.len()), columns(ctx, values)) else { return false };
    let rows = rows(&items, &columns);
    let mut row = Row { ctx, ir, columns: &columns, row: 0, used: vec![0; columns.len()] };
    let fits = (0..rows).all(|at| {
        row.row = at;
        items.iter().all(|item| row.fits(item))
    });
    // Nothing may be left over, and arrays are as long as the list.
    fits && columns.iter().zip(&row.used).all(|(column, used)| match column {
        Column::Value(CustomValue::Operands(_) | CustomValue::Types(_) | CustomValue::Arguments(_)) => {
            *used == 0 && rows > 0 || column.rows() == Some(*used)
        }
        Column::Attrs(all) => all.is_empty() || all.len() == rows,
        other => other.rows().is_none_or(|count| count == rows),
    })
}

struct Row<'r> {
    ctx: &'r Context,
    ir: &'r Ir,
    columns: &'r [Column<'r>],
    row: usize,
    /// Number of values that earlier rows have used, for each column.
    used: Vec<usize>,
}

impl<'r> Row<'r> {
    fn attr(&self, column: usize) -> Option<Attribute> {
        match &self.columns[column] {
            Column::Attrs(all) => all.get(self.row).copied(),
            _ => None,
        }
    }

    fn text(&self, column: usize) -> Option<&'r str> {
        match &self.columns[column] {
            Column::Attrs(all) => self.ctx.as_str(*all.get(self.row)?),
            Column::Ports(all) => Some(&all.get(self.row)?.name),
            _ => None,
        }
    }

    fn arm<'a>(&self, column: usize, arms: &'a [Arm]) -> Option<&'a Arm> {
        match &self.columns[column] {
            Column::Words(all) => arms.get(*all.get(self.row)?),
            Column::Ports(all) => {
                let word = &all.get(self.row)?.word;
                arms.iter().find(|arm| arm.kept == *word)
            }
            _ => {
                let attr = self.attr(column)?;
                let word = match self.ctx.as_i64(attr) {
                    Some(number) => number.to_string(),
                    None => self.ctx.as_str(attr)?.to_owned(),
                };
                arms.iter().find(|arm| arm.kept == word)
            }
        }
    }

    fn flag(&self, column: usize) -> Option<bool> {
        match &self.columns[column] {
            Column::Words(all) => Some(*all.get(self.row)? != 0),
            _ => Some(self.ctx.as_i64(self.attr(column)?)? != 0),
        }
    }

    fn take(&mut self, column: usize) -> usize {
        self.used[column] += 1;
        self.used[column] - 1
    }

    /// Takes the type of a row from all columns that have it.
    fn ty(&mut self, columns: &[usize]) -> Option<Type> {
        let mut found = None;
        for &column in columns {
            let all = self.columns;
            let ty = match &all[column] {
                Column::Ports(all) => all.get(self.row)?.ty?,
                Column::Value(CustomValue::Types(types)) => *types.get(self.take(column))?,
                Column::Value(CustomValue::Arguments(args)) => {
                    // The argument itself was taken before.
                    self.ir.value_type(*args.get(self.used[column].checked_sub(1)?)?)
                }
                _ => match self.ctx.attr_data(self.attr(column)?) {
                    AttrData::Type(ty) => *ty,
                    _ => return None,
                },
            };
            if *found.get_or_insert(ty) != ty {
                return None;
            }
        }
        found
    }

    /// Returns the name and the rest of a declaration.
    fn declaration(&self, column: usize, class: &str) -> Option<(String, String)> {
        let text = attr_to_string(self.ctx, self.attr(column)?);
        let body = text.strip_prefix('#')?.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>')?;
        let (_, name, rest) = entry(body)?;
        Some((name, rest))
    }

    fn values(&mut self, column: usize, count: usize) -> Option<&'r [legalize_ir::ValueId]> {
        let all = self.columns;
        match &all[column] {
            Column::Value(CustomValue::Operands(values) | CustomValue::Arguments(values)) => {
                let start = self.used[column];
                self.used[column] += count;
                values.get(start..start + count)
            }
            _ => None,
        }
    }

    /// Returns true if the value that was taken last has a type of one of these names.
    fn is_of(&self, column: usize, types: &[String]) -> bool {
        let Column::Value(CustomValue::Operands(values)) = &self.columns[column] else { return false };
        let value = self.used[column].checked_sub(1).and_then(|at| values.get(at));
        let Some(&value) = value else { return false };
        match self.ctx.type_data(self.ir.value_type(value)) {
            TypeData::Dialect { name, .. } => types.iter().any(|ty| ty == self.ctx.str(*name)),
            _ => false,
        }
    }

    /// Number of the values of a row's dimensions: of the type that was taken last.
    fn dims(&self, types: usize, sized: &[String]) -> Option<usize> {
        let at = self.used[types].checked_sub(1)?;
        match &self.columns[types] {
            Column::Value(CustomValue::Types(types)) => Some(dynamic_dims(self.ctx, *types.get(at)?, sized)),
            Column::Value(CustomValue::Arguments(args) | CustomValue::Operands(args)) => {
                Some(dynamic_dims(self.ctx, self.ir.value_type(*args.get(at)?), sized))
            }
            _ => None,
        }
    }

    /// Returns true if an element is left out.
    fn is_default(&self, attr: Attribute, default: Option<&str>) -> bool {
        match default {
            Some(text) => parse_attr_str(self.ctx, text, None).is_ok_and(|default| default == attr),
            None => attr == self.ctx.common().unit,
        }
    }

    fn is_present(&self, items: &[Item]) -> bool {
        items.iter().any(|item| match item {
            Item::Element { column, default, .. } => {
                self.attr(*column).is_some_and(|attr| !self.is_default(attr, default.as_deref()))
            }
            Item::Several { column, .. } | Item::Dict(column) | Item::Symbol(column) => {
                self.attr(*column).is_some()
            }
            Item::Name(column) => self.text(*column).is_some(),
            _ => false,
        })
    }

    fn fits(&mut self, item: &Item) -> bool {
        match item {
            Item::Literal(_) | Item::Newline | Item::Tight => true,
            Item::Shown { values, .. } => self.values(*values, 1).is_some(),
            Item::Flag { column, .. } => self.flag(*column).is_some(),
            Item::Element { column, .. } => match &self.columns[*column] {
                Column::Value(_) => self.values(*column, 1).is_some(),
                _ => self.attr(*column).is_some(),
            },
            Item::Several { column, .. } => self.attr(*column).is_some_and(
                |attr| matches!(self.ctx.attr_data(attr), AttrData::Array(all) if !all.is_empty()),
            ),
            Item::Name(column) | Item::ArgumentName(column) => self.text(*column).is_some(),
            Item::Reference { column, .. } => self.attr(*column).is_some(),
            Item::Declaration { column, class } => self.declaration(*column, class).is_some(),
            Item::Symbol(column) => self.text(*column).is_some_and(|name| !name.is_empty()),
            Item::Dict(column) => match self.attr(*column) {
                Some(attr) => self.ctx.as_dict(attr).is_some(),
                None => true,
            },
            Item::Argument { column, names } => {
                names.is_none_or(|names| self.text(names).is_some()) && self.values(*column, 1).is_some()
            }
            Item::Type(columns) => self.ty(columns).is_some(),
            Item::Dims { values, types, sized } => match self.dims(*types, sized) {
                Some(count) => self.values(*values, count).is_some(),
                None => false,
            },
            Item::Tied { column, types, .. } => {
                self.ty(&[*types]).is_some()
                    && self.attr(*column).is_none_or(|attr| self.ctx.as_i64(attr).is_some())
            }
            Item::Case { column, arms } => match self.arm(*column, arms) {
                Some(arm) => arm.items.iter().all(|item| self.fits(item)),
                None => false,
            },
            Item::When { column, types, items } => {
                !self.is_of(*column, types) || items.iter().all(|item| self.fits(item))
            }
            Item::Optional(items) => !self.is_present(items) || items.iter().all(|item| self.fits(item)),
        }
    }
}

/// Returns true if there is no row.
pub(super) fn is_empty(ctx: &Context, values: &[CustomValue]) -> bool {
    let Some((CustomValue::Str(text), values)) = values.split_first() else { return true };
    let (Ok(items), Some(columns)) = (parse(text, values.len()), columns(ctx, values)) else { return true };
    rows(&items, &columns) == 0
}

/// Prints a list.
pub(super) fn list(printer: &mut OpPrinter<'_>, values: &[CustomValue], around: Around) {
    let ctx = printer.ctx();
    let Some((CustomValue::Str(text), values)) = values.split_first() else { return };
    let (Ok(items), Some(columns)) = (parse(text, values.len()), columns(ctx, values)) else { return };
    let rows = rows(&items, &columns);
    let ir = printer.ir();
    let row = Row { ctx, ir, columns: &columns, row: 0, used: vec![0; columns.len()] };
    let mut writer = Writer { row, values, space: false, punct: true };
    let (open, close) = match around {
        Around::Parens if rows != 1 => ("(", ")"),
        Around::Angles if rows != 0 => ("<", ">"),
        _ => ("", ""),
    };
    printer.text(open);
    for at in 0..rows {
        if at > 0 {
            printer.text(", ");
        }
        (writer.row.row, writer.space, writer.punct) = (at, false, true);
        for item in &items {
            writer.item(printer, item);
        }
    }
    printer.text(close);
}

struct Writer<'r> {
    row: Row<'r>,
    values: &'r [CustomValue],
    space: bool,
    punct: bool,
}

impl Writer<'_> {
    /// The space before an item other than a literal.
    fn before(&mut self, printer: &mut OpPrinter<'_>) {
        if self.space || !self.punct {
            printer.text(" ");
        }
        (self.space, self.punct) = (true, false);
    }

    fn literal(&mut self, printer: &mut OpPrinter<'_>, text: &str) {
        if self.space && space_before(text, self.punct) {
            printer.text(" ");
        }
        printer.text(text);
        (self.space, self.punct) = (!matches!(text, "<" | "(" | "{" | "["), !is_word(text));
    }

    fn item(&mut self, printer: &mut OpPrinter<'_>, item: &Item) {
        match item {
            Item::Literal(literal) => self.literal(printer, literal.text()),
            Item::Element { column, class, .. } => {
                self.before(printer);
                if let Some(&[value]) = self.row.values(*column, 1) {
                    printer.operand(value);
                } else if let Some(attr) = self.row.attr(*column) {
                    match class {
                        Some(_) => print_stripped_attr(printer, attr),
                        None => printer.attr(attr),
                    }
                }
            }
            Item::Several { column, .. } => {
                let Some(attr) = self.row.attr(*column) else { return };
                let AttrData::Array(all) = printer.ctx().attr_data(attr) else { return };
                (self.space, self.punct) = (true, false);
                printer.text(if all.len() == 1 { "" } else { "[" });
                for (index, attr) in all.iter().enumerate() {
                    printer.text(if index > 0 { ", " } else { "" });
                    print_stripped_attr(printer, *attr);
                }
                printer.text(if all.len() == 1 { "" } else { "]" });
            }
            Item::Name(column) => {
                self.before(printer);
                printer.keyword_or_string(self.row.text(*column).unwrap_or_default());
            }
            Item::ArgumentName(column) => {
                self.before(printer);
                let name = self.row.text(*column).unwrap_or_default();
                let plain = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
                if name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && name.chars().all(plain)
                {
                    printer.text("%");
                    printer.text(name);
                } else {
                    printer.text(&format!("%{} ", self.row.row));
                    printer.string(name.as_bytes());
                }
            }
            Item::Reference { column, class } => {
                self.before(printer);
                let Some(attr) = self.row.attr(*column) else { return };
                let text = attr_to_string(printer.ctx(), attr);
                let nested = text.strip_prefix('#').and_then(|text| text.strip_prefix(&**class));
                match nested.and_then(|text| text.strip_prefix('<')?.strip_suffix('>')) {
                    Some(nested) => printer.text(nested),
                    None => printer.attr(attr),
                }
            }
            Item::Declaration { column, class } => {
                self.before(printer);
                if let Some((name, rest)) = self.row.declaration(*column, class) {
                    printer.keyword_or_string(&name);
                    printer.text(": ");
                    printer.text(&rest);
                }
            }
            Item::Symbol(column) => {
                self.before(printer);
                let name = self.row.text(*column).unwrap_or_default();
                printer.symbol_name(printer.ctx().name(name));
            }
            Item::Dict(column) => {
                let ctx = printer.ctx();
                if let Some(dict) = self.row.attr(*column).and_then(|attr| ctx.as_dict(attr)) {
                    printer.attr_entries(ctx.dict_entries(dict));
                }
            }
            Item::Argument { column, names } => {
                self.before(printer);
                let Some(&[value]) = self.row.values(*column, 1) else { return };
                printer.operand(value);
                if let Some(name) = names.and_then(|names| self.row.text(names))
                    && printer.value_name(value).trim_start_matches('%') != name
                {
                    printer.text(" ");
                    printer.keyword_or_string(name);
                }
            }
            Item::Type(columns) => {
                self.before(printer);
                if let Some(ty) = self.row.ty(columns) {
                    printer.ty(ty);
                }
            }
            Item::Dims { values, types, sized } => {
                let count = self.row.dims(*types, sized).unwrap_or_default();
                let dims = self.row.values(*values, count).unwrap_or_default();
                if !dims.is_empty() {
                    printer.text("{");
                    printer.operands(dims.iter().copied());
                    printer.text("}");
                }
            }
            Item::Tied { column, values, types, value_types } => {
                self.before(printer);
                let Some(ty) = self.row.ty(&[*types]) else { return };
                let index = self.row.attr(*column).and_then(|attr| printer.ctx().as_i64(attr));
                let value = match (&self.values[*values], index.and_then(|index| usize::try_from(index).ok()))
                {
                    (CustomValue::Operands(all), Some(index)) => all.get(index).map(|value| (index, *value)),
                    _ => None,
                };
                if let Some((index, value)) = value {
                    printer.operand(value);
                    let same = matches!(&self.values[*value_types],
                        CustomValue::Types(all) if all.get(index) == Some(&ty));
                    if same {
                        return;
                    }
                    printer.text(" as ");
                }
                printer.ty(ty);
            }
            Item::Case { column, arms } => {
                let Some(arm) = self.row.arm(*column, arms) else { return };
                self.literal(printer, arm.literal.text());
                for item in &arm.items {
                    self.item(printer, item);
                }
            }
            Item::Tight => (self.space, self.punct) = (false, true),
            Item::Shown { values, literal } => {
                self.before(printer);
                if let Some(&[value]) = self.row.values(*values, 1) {
                    printer.operand(value);
                }
                self.literal(printer, literal.text());
            }
            Item::Flag { column, literal } => {
                if self.row.flag(*column) == Some(true) {
                    self.literal(printer, literal.text());
                }
            }
            Item::Newline => {
                printer.newline();
                (self.space, self.punct) = (false, true);
            }
            Item::When { column, types, items } => {
                if self.row.is_of(*column, types) {
                    for item in items {
                        self.item(printer, item);
                    }
                }
            }
            Item::Optional(items) => {
                if self.row.is_present(items) {
                    for item in items {
                        self.item(printer, item);
                    }
                }
            }
        }
    }
}
