//! Syntax of the attributes of dlti, and their verifiers of keys and values.
//!
//! An entry's parameters are its key, a string or a type, and its value; those of maps and specifications are
//! one list of entries.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{AttrData, Attribute, Context, Delimiter, OpParser, OpPrinter, Param, Punct};
use rustc_hash::FxHashSet;

use super::layout::{ENTRY, entry_of};

const DEVICE: &str = "dlti.target_device_spec";

/// Syntax of a list of entries.
struct List {
    /// True if the list may be missing, with its brackets.
    optional: bool,
    /// True if types are accepted as keys.
    types: bool,
    /// True if the values must be specifications of devices.
    devices: bool,
}

const LAYOUT: List = List { optional: true, types: true, devices: false };
const SYSTEM: List = List { optional: false, types: false, devices: true };
const OF_DEVICE: List = List { optional: false, types: false, devices: false };

/// Parses `<i32, 4>`.
fn parse_entry(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let key = match p.try_type()? {
        Some(ty) => Param::Type(ty),
        None => match p.try_string() {
            Some(text) => Param::Str(text.into()),
            None => return Err(p.error(at, "expected a type or a quoted string")),
        },
    };
    p.parse_punct(Punct::Comma)?;
    let value = p.parse_attribute(None)?;
    p.parse_punct(Punct::Greater)?;
    Ok(Box::new([key, Param::Attr(value)]))
}

fn print_entry(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [key, Param::Attr(value)] = params else { return };
    p.text("<");
    print_key(p, key);
    p.text(", ");
    p.attr(*value);
    p.text(">");
}

fn print_key(p: &mut OpPrinter<'_>, key: &Param) {
    match key {
        Param::Type(ty) => p.ty(*ty),
        Param::Str(text) => p.string(text.as_bytes()),
        _ => {}
    }
}

/// Parses `<i32 = 4, "key" = value, #dlti.dl_entry<i8, 1>>`.
fn parse_list(p: &mut OpParser<'_, '_>, list: &List) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    let mut entries = Vec::new();
    let delimiter = if list.optional { Delimiter::OptionalLess } else { Delimiter::Less };
    p.parse_comma_list(delimiter, |p| {
        entries.push(parse_list_entry(p, list)?);
        Ok(())
    })?;
    let ctx = p.ctx();
    check_list(ctx, list, &entries).map_err(|message| p.error(name, message))?;
    Ok(Box::new([Param::List(entries.into_iter().map(Param::Attr).collect())]))
}

fn parse_list_entry(p: &mut OpParser<'_, '_>, list: &List) -> Result<Attribute> {
    let at = p.offset();
    let key = match p.try_string() {
        Some(text) => Param::Str(text.into()),
        None => {
            let attr = p.parse_attribute(None)?;
            let ctx = p.ctx();
            match ctx.attr_data(attr) {
                _ if entry_of(ctx, attr).is_some() => return Ok(attr),
                AttrData::Type(ty) if list.types => Param::Type(*ty),
                _ => return Err(p.error(at, "invalid kind of attribute specified")),
            }
        }
    };
    let ctx = p.ctx();
    p.parse_punct(Punct::Equal)?;
    let value = p.parse_attribute(None)?;
    let params = Box::new([key, Param::Attr(value)]);
    Ok(ctx.attr(AttrData::Dialect { name: ctx.name(ENTRY), params }))
}

/// Verifies the keys and values of a list.
fn check_list(ctx: &Context, list: &List, entries: &[Attribute]) -> Checked {
    if entries.is_empty() && !list.optional {
        return Err("no DLTI entries provided".into());
    }
    let mut seen: FxHashSet<&Param> = FxHashSet::default();
    for (key, value) in entries.iter().filter_map(|&entry| entry_of(ctx, entry)) {
        let text = || match key {
            Param::Type(ty) => legalize_ir::type_to_string(ctx, *ty),
            Param::Str(text) => format!("\"{text}\""),
            _ => String::new(),
        };
        if list.devices {
            let is_device = match ctx.attr_data(value) {
                AttrData::Dialect { name, .. } => ctx.str(*name) == DEVICE,
                _ => false,
            };
            if matches!(key, Param::Type(_)) {
                return Err("non-string key of DLTI system spec".into());
            }
            if !is_device {
                return Err(format!("value associated with key {} is not a DLTI device spec", text()).into());
            }
            if !seen.insert(key) {
                return Err(format!("repeated device ID in dlti.target_system_spec: {}", text()).into());
            }
            continue;
        }
        if matches!(key, Param::Str(text) if text.is_empty()) {
            return Err("empty string as DLTI key is not allowed".into());
        }
        if !list.types && matches!(key, Param::Type(_)) {
            return Err("type as DLTI key is not allowed".into());
        }
        if !seen.insert(key) {
            return Err(format!("repeated DLTI key: {}", text()).into());
        }
    }
    Ok(())
}

fn print_list(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(entries)] = params else { return };
    p.text("<");
    for (at, entry) in entries.iter().enumerate() {
        let Param::Attr(entry) = entry else { continue };
        let Some((key, value)) = entry_of(p.ctx(), *entry) else { continue };
        p.text(if at == 0 { "" } else { ", " });
        print_key(p, key);
        p.text(" = ");
        p.attr(value);
    }
    p.text(">");
}

pub(super) const ATTRIBUTES: &[ParamsAssembly] = &[
    (ENTRY, parse_entry, print_entry),
    ("dlti.dl_spec", |p| parse_list(p, &LAYOUT), print_list),
    ("dlti.map", |p| parse_list(p, &LAYOUT), print_list),
    ("dlti.target_system_spec", |p| parse_list(p, &SYSTEM), print_list),
    (DEVICE, |p| parse_list(p, &OF_DEVICE), print_list),
];
