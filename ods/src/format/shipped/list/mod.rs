//! Lists of groups: `custom<List>("template", columns…)` spells a row for each element of its columns, which
//! are operands, types, arguments of a region, and attributes that are arrays.

mod ports;
mod read;
mod template;
mod write;

use legalize_ir::{OpId, OpParser, OpPrinter};

use super::misuse;
use crate::format::ast::CustomArg;
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

/// Text around a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Around {
    /// Empty text.
    Nothing,
    /// Parentheses, unless there is one row.
    Parens,
    /// `<` and `>`, unless there is none.
    Angles,
}

/// The directives.
const NAMES: [(&str, Around); 3] =
    [("List", Around::Nothing), ("Listed", Around::Parens), ("AngleList", Around::Angles)];

pub(super) fn add(all: &mut CustomDirectives) {
    for (name, around) in NAMES {
        all.insert_with_classes(
            name,
            move |parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]| read::list(parser, slots, around),
            move |printer: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]| {
                write::list(printer, values, around);
            },
        );
        all.prints_values_if(name, write::fits);
        all.fills_arrays(name);
    }
    all.silent_if("AngleList", |printer, _, values| write::is_empty(printer.ctx(), values));
}

/// Returns true for the directives of lists.
pub(crate) fn is_list(name: &str) -> bool {
    NAMES.iter().any(|(list, _)| *list == name)
}

/// Checks the arguments of a directive of this module, and the template among them.
///
/// # Errors
/// If a list has no valid template, with the reason.
pub(crate) fn check(name: &str, args: &[CustomArg]) -> Result<(), String> {
    if !is_list(name) {
        return Ok(());
    }
    match args.split_first() {
        Some((CustomArg::Str(text), columns)) => template::parse(text, columns.len()).map(drop),
        _ => Err("the first argument of a list is its template, a string".to_owned()),
    }
}

/// Returns the pairs of region and attribute of which the attribute has the names of the region's arguments.
pub(crate) fn argument_names(name: &str, args: &[CustomArg]) -> Vec<(usize, usize)> {
    let Some((CustomArg::Str(text), columns)) = args.split_first() else { return Vec::new() };
    if !is_list(name) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut waiting = template::parse(text, columns.len()).unwrap_or_default();
    while let Some(item) = waiting.pop() {
        match item {
            template::Item::Argument { column, names: Some(names) } => {
                if let (CustomArg::Arguments(region), CustomArg::Attr(attr)) =
                    (&columns[column], &columns[names])
                {
                    found.push((*region, *attr));
                }
            }
            template::Item::Optional(items) | template::Item::When { items, .. } => waiting.extend(items),
            template::Item::Case { arms, .. } => waiting.extend(arms.into_iter().flat_map(|arm| arm.items)),
            _ => {}
        }
    }
    found
}

pub(crate) use ports::{entry_types, input_names};
