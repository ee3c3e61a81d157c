//! Clauses whose values are arguments of the operation's region: `private(@sym %value -> %arg : type)` and so
//! on, then the region itself.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{dense_bools, elements};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Argument, AttrData, Attribute, Delimiter, OpId, OpParser, OpPrinter, Punct, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::common::enum_clauses::{case, text};

/// Meaning of a directive's argument for its clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The leading `mod: keyword, `.
    Modifier,
    Values,
    Types,
    /// For each value, true if `byref` precedes it.
    ByRef,
    /// For each value, the symbol before it.
    Symbols,
    /// `private_barrier` after the clause.
    Barrier,
    /// For each value, `[map_idx=N]` after it; -1 if it is missing.
    Maps,
}

/// A clause: its keyword and its parts, in the order of the directives' arguments.
struct Clause {
    word: &'static str,
    parts: &'static [Part],
}

const ENTRIES: &[Part] = &[Part::Values, Part::Types];
const REDUCED: &[Part] = &[Part::Values, Part::Types, Part::ByRef, Part::Symbols];

const PRIVATE: Clause =
    Clause { word: "private", parts: &[Part::Values, Part::Types, Part::Symbols, Part::Barrier] };
const PRIVATE_MAPPED: Clause =
    Clause { word: "private", parts: &[Part::Values, Part::Types, Part::Symbols, Part::Barrier, Part::Maps] };
const REDUCTION: Clause = Clause {
    word: "reduction",
    parts: &[Part::Modifier, Part::Values, Part::Types, Part::ByRef, Part::Symbols],
};
const IN_REDUCTION: Clause = Clause { word: "in_reduction", parts: REDUCED };
const TASK_REDUCTION: Clause = Clause { word: "task_reduction", parts: REDUCED };

/// The directives: a region, then the arguments of their clauses.
const DIRECTIVES: &[(&str, &[Clause])] = &[
    ("InReductionPrivateReductionRegion", &[IN_REDUCTION, PRIVATE, REDUCTION]),
    ("InReductionPrivateRegion", &[IN_REDUCTION, PRIVATE]),
    ("PrivateReductionRegion", &[PRIVATE, REDUCTION]),
    ("PrivateRegion", &[PRIVATE]),
    (
        "TargetOpRegion",
        &[
            Clause { word: "has_device_addr", parts: ENTRIES },
            Clause { word: "host_eval", parts: ENTRIES },
            IN_REDUCTION,
            Clause { word: "map_entries", parts: ENTRIES },
            PRIVATE_MAPPED,
        ],
    ),
    ("TaskReductionRegion", &[TASK_REDUCTION]),
    (
        "UseDeviceAddrUseDevicePtrRegion",
        &[
            Clause { word: "use_device_addr", parts: ENTRIES },
            Clause { word: "use_device_ptr", parts: ENTRIES },
        ],
    ),
];

/// The attribute that holds a reduction's modifier.
const MODIFIER: &str = "omp.reduction_modifier";

/// The index of a part among a clause's arguments.
fn place(clause: &Clause, part: Part) -> Option<usize> {
    clause.parts.iter().position(|other| *other == part)
}

fn set_attr(slots: &mut [CustomSlot], clause: &Clause, part: Part, attr: Attribute) {
    if let Some(CustomSlot::Attr(slot)) = place(clause, part).and_then(|at| slots.get_mut(at)) {
        *slot = Some(attr);
    }
}

/// Parses a clause after its keyword.
fn parse_clause(
    p: &mut OpParser<'_, '_>,
    clause: &Clause,
    slots: &mut [CustomSlot],
    args: &mut Vec<Argument>,
) -> Result<()> {
    let ctx = p.ctx();
    let has = |part| place(clause, part).is_some();
    let (mut values, mut symbols, mut byref, mut maps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    p.parse_punct(Punct::LParen)?;
    if has(Part::Modifier) && p.try_keyword("mod") {
        p.parse_punct(Punct::Colon)?;
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        let modifier = case(p, at, MODIFIER, word)?;
        set_attr(slots, clause, Part::Modifier, modifier);
        p.parse_punct(Punct::Comma)?;
    }
    let first = args.len();
    p.parse_comma_list(Delimiter::None, |p| {
        byref.push(has(Part::ByRef) && p.try_keyword("byref"));
        if has(Part::Symbols) {
            symbols.push(p.parse_attribute(None)?);
        }
        values.push(p.parse_operand()?);
        p.parse_punct(Punct::Arrow)?;
        args.push(p.parse_argument(false, false)?);
        let mut map = -1;
        if has(Part::Maps) && p.try_punct(Punct::LSquare) {
            p.parse_keyword("map_idx")?;
            p.parse_punct(Punct::Equal)?;
            let at = p.offset();
            let index = p.parse_integer()?.as_i64();
            map = index.ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?;
            p.parse_punct(Punct::RSquare)?;
        }
        maps.push(map);
        Ok(())
    })?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let types = p.parse_type_list()?;
    if types.len() != values.len() {
        return Err(p.error(at, format!("{} values have {} types", values.len(), types.len())));
    }
    p.parse_punct(Punct::RParen)?;
    for (argument, ty) in args[first..].iter_mut().zip(&types) {
        argument.ty = Some(*ty);
    }
    if has(Part::Barrier) && p.try_keyword("private_barrier") {
        set_attr(slots, clause, Part::Barrier, ctx.common().unit);
    }
    if has(Part::ByRef) {
        set_attr(slots, clause, Part::ByRef, dense_bools(ctx, &byref));
    }
    if has(Part::Symbols) {
        set_attr(slots, clause, Part::Symbols, ctx.array_attr(&symbols));
    }
    if has(Part::Maps) {
        set_attr(slots, clause, Part::Maps, ctx.dense_i64_array_attr(&maps));
    }
    if let Some(CustomSlot::Operands(slot)) = place(clause, Part::Values).and_then(|at| slots.get_mut(at)) {
        *slot = values;
    }
    if let Some(CustomSlot::Types(slot)) = place(clause, Part::Types).and_then(|at| slots.get_mut(at)) {
        *slot = types.to_vec();
    }
    Ok(())
}

fn parse(p: &mut OpParser<'_, '_>, name: &str, clauses: &[Clause], slots: &mut [CustomSlot]) -> Result<bool> {
    let expected: usize = clauses.iter().map(|clause| clause.parts.len()).sum();
    let Some((CustomSlot::Regions(regions), mut rest)) = slots.split_first_mut() else {
        return Err(misuse(p, name));
    };
    if rest.len() != expected {
        return Err(misuse(p, name));
    }
    let mut args = Vec::new();
    for clause in clauses {
        let (own, others) = rest.split_at_mut(clause.parts.len());
        if p.try_keyword(clause.word) {
            parse_clause(p, clause, own, &mut args)?;
        }
        rest = others;
    }
    regions.push(p.parse_region(&args)?);
    Ok(true)
}

fn attr_of(values: &[CustomValue], clause: &Clause, part: Part) -> Option<Attribute> {
    match values.get(place(clause, part)?) {
        Some(CustomValue::Attr(attr)) => *attr,
        _ => None,
    }
}

fn print_clause(p: &mut OpPrinter<'_>, clause: &Clause, parts: &[CustomValue], args: &mut &[ValueId]) {
    let ctx = p.ctx();
    let (Some(CustomValue::Operands(values)), Some(CustomValue::Types(types))) = (
        place(clause, Part::Values).and_then(|at| parts.get(at)),
        place(clause, Part::Types).and_then(|at| parts.get(at)),
    ) else {
        return;
    };
    let (own, others) = args.split_at(values.len().min(args.len()));
    *args = others;
    if own.is_empty() {
        return;
    }
    p.text(clause.word);
    p.text("(");
    if let Some(modifier) = attr_of(parts, clause, Part::Modifier) {
        p.text(&format!("mod: {}, ", text(ctx, modifier)));
    }
    let byref = match attr_of(parts, clause, Part::ByRef).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::DenseArray { data, .. }) => &data[..],
        _ => &[],
    };
    let symbols = elements(ctx, attr_of(parts, clause, Part::Symbols));
    let maps =
        attr_of(parts, clause, Part::Maps).and_then(|attr| ctx.as_dense_i64_array(attr)).unwrap_or_default();
    for (index, (&value, &arg)) in values.iter().zip(own).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        if byref.get(index).is_some_and(|byte| *byte != 0) {
            p.text("byref ");
        }
        if let Some(&symbol) = symbols.get(index) {
            p.attr(symbol);
            p.text(" ");
        }
        p.operand(value);
        p.text(" -> ");
        p.operand(arg);
        if let Some(map) = maps.get(index).filter(|map| **map != -1) {
            p.text(&format!(" [map_idx={map}]"));
        }
    }
    p.text(" : ");
    p.types(types.iter().copied(), ", ");
    p.text(") ");
    if attr_of(parts, clause, Part::Barrier).is_some() {
        p.text("private_barrier ");
    }
}

fn print(p: &mut OpPrinter<'_>, clauses: &[Clause], values: &[CustomValue]) {
    let Some((CustomValue::Regions(regions), mut rest)) = values.split_first() else { return };
    let Some(&region) = regions.first() else { return };
    let ir = p.ir();
    let mut args = ir.region(region).first().map_or(&[][..], |block| ir.block(block).args());
    for clause in clauses {
        let (own, others) = rest.split_at(clause.parts.len().min(rest.len()));
        print_clause(p, clause, own, &mut args);
        rest = others;
    }
    p.region(region, false, true);
}

pub(super) fn add(all: &mut CustomDirectives) {
    for &(name, clauses) in DIRECTIVES {
        all.insert(
            name,
            move |p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]| parse(p, name, clauses, slots),
            move |p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]| print(p, clauses, values),
        );
    }
}
