//! Enums: exhaustive Rust enums, and bit enums as `bitflags`.

use std::collections::BTreeSet;

use legalize_ods::{EnumCase, EnumDef};

use crate::names::{Names, camel, screaming_snake};
use crate::writer::Out;

pub(crate) fn write(out: &mut Out, def: &EnumDef, name: &str) {
    out.gap();
    if def.is_bit { bits(out, def, name) } else { cases(out, def, name) }
}

fn docs(def: &EnumDef) -> String {
    if def.summary.is_empty() {
        format!("`{}`", def.class_name)
    } else {
        format!("`{}`: {}", def.class_name, def.summary)
    }
}

fn cases(out: &mut Out, def: &EnumDef, name: &str) {
    let mut names = Names::with(&["Self"]);
    let mut values = BTreeSet::new();
    // Another name of the same value cannot be a separate variant.
    let (own, aliases): (Vec<&EnumCase>, Vec<_>) =
        def.cases.iter().partition(|case| values.insert(case.value));
    let own: Vec<_> = own.into_iter().map(|case| (names.take(&camel(&case.symbol)), case)).collect();
    out.docs(&docs(def));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]");
    if own.is_empty() {
        out.line(format!("pub enum {name} {{}}"));
    } else {
        out.line("#[repr(i64)]");
        out.block(format!("pub enum {name} {{"), "}", |out| {
            for (variant, case) in &own {
                out.docs(&format!("`{}`", case.text));
                out.line(format!("{variant} = {},", case.value));
            }
        });
    }
    if !aliases.is_empty() {
        out.gap();
        out.block(format!("impl {name} {{"), "}", |out| {
            for case in &aliases {
                let same = own.iter().find(|(_, other)| other.value == case.value);
                let Some((variant, _)) = same else { continue };
                out.gap();
                out.docs(&format!("`{}`, the same value.", case.text));
                let alias = names.take(&screaming_snake(&case.symbol));
                out.line(format!("pub const {alias}: Self = Self::{variant};"));
            }
        });
    }
    out.gap();
    out.block(format!("impl rt::EnumView for {name} {{"), "}", |out| {
        out.constant("const NAME", "&'static str", &format!("{:?}", def.class_name));
        if own.is_empty() {
            out.line("const CASES: &'static [(Self, i64, &'static str)] = &[];");
        } else {
            // Aliases of a value come last: they are parsed, but the first name is printed.
            let again = aliases.iter().filter_map(|case| {
                own.iter().find(|(_, other)| other.value == case.value).map(|(variant, _)| (variant, *case))
            });
            let items: Vec<String> = (own.iter().map(|(variant, case)| (variant, *case)))
                .chain(again)
                .map(|(variant, case)| format!("(Self::{variant}, {}, {:?})", case.value, case.text))
                .collect();
            let head = "const CASES: &'static [(Self, i64, &'static str)] = ";
            out.array(head, &items, ";");
        }
        let has_top_bit = |case: &&EnumCase| def.bitwidth < 64 && case.value >> (def.bitwidth - 1) == 1;
        if def.cases.iter().any(|case| has_top_bit(&case)) {
            out.line(format!("const WIDTH: u32 = {};", def.bitwidth));
        }
    });
    out.gap();
    out.line(format!("rt::enum_conversions!({name});"));
}

fn bits(out: &mut Out, def: &EnumDef, name: &str) {
    let (ty, mask) = match def.bitwidth {
        0..=8 => ("u8", u64::from(u8::MAX)),
        9..=16 => ("u16", u64::from(u16::MAX)),
        17..=32 => ("u32", u64::from(u32::MAX)),
        _ => ("u64", u64::MAX),
    };
    let mut names = Names::default();
    let own: Vec<_> =
        def.cases.iter().map(|case| (names.take(&screaming_snake(&case.symbol)), case)).collect();
    out.block("rt::bitflags! {", "}", |out| {
        out.docs(&docs(def));
        out.line("#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]");
        out.block(format!("pub struct {name}: {ty} {{"), "}", |out| {
            for (constant, case) in &own {
                out.docs(&format!("`{}`", case.text));
                out.line(format!("const {constant} = {:#x};", case.value as u64 & mask));
            }
        });
    });
    out.gap();
    out.block(format!("impl rt::BitEnumView for {name} {{"), "}", |out| {
        out.constant("const NAME", "&'static str", &format!("{:?}", def.class_name));
        let items: Vec<String> = own
            .iter()
            .map(|(_, case)| format!("({}, {:?}, {})", bits_of(case.value), case.text, case.group))
            .collect();
        out.array("const CASES: &'static [(i64, &'static str, bool)] = ", &items, ";");
        out.line(format!("const SEPARATOR: &'static str = {:?};", def.separator));
        if def.print_primary_groups {
            out.line("const PRINTS_GROUPS: bool = true;");
        }
    });
    out.gap();
    out.line(format!("rt::bit_enum_conversions!({name}: {ty});"));
}

/// A hexadecimal number; negative numbers, which have the highest bit set, are decimal.
fn bits_of(value: i64) -> String {
    if value < 0 { value.to_string() } else { format!("{value:#x}") }
}
