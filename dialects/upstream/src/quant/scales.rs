//! Scales and zero points of uniform types: for the whole tensor, by one axis, or by blocks of several.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::parameters::Checked;
use legalize_ir::{Attribute, Delimiter, FloatKind, Int, OpParser, OpPrinter, Param, Punct, Type, TypeData};

use super::storage::integer;
use crate::complex::asm::{float_of, parse_float};

/// Granularity of the scales.
pub(super) enum Axes {
    /// One scale for all values.
    Whole,
    /// One scale for each index along a dimension.
    One(i64),
    /// One scale for each block along some dimensions: dimension and size.
    Blocks(Vec<(i64, i64)>),
}

impl Axes {
    /// Parses nothing, `:1`, or `:{0:1, 1:2}`.
    pub(super) fn parse(p: &mut OpParser<'_, '_>) -> Result<Self> {
        if !p.try_punct(Punct::Colon) {
            return Ok(Axes::Whole);
        }
        if !p.peek_punct(Punct::LBrace) {
            return integer(p, 32).map(Axes::One);
        }
        let mut blocks = Vec::new();
        p.parse_comma_list(Delimiter::Brace, |p| {
            let dim = integer(p, 32)?;
            p.parse_punct(Punct::Colon)?;
            blocks.push((dim, integer(p, 64)?));
            Ok(())
        })?;
        Ok(Axes::Blocks(blocks))
    }

    /// Checks that dimensions are at least zero, and sizes at least one.
    pub(super) fn check(&self) -> Checked {
        let negative = |dim: i64| Err(format!("illegal quantized dimension: {dim}").into());
        match self {
            Axes::One(dim) if *dim < 0 => negative(*dim),
            Axes::Whole | Axes::One(_) => Ok(()),
            Axes::Blocks(blocks) => {
                if let Some(&(dim, _)) = blocks.iter().find(|block| block.0 < 0) {
                    return negative(dim);
                }
                match blocks.iter().find(|block| block.1 <= 0) {
                    Some((_, size)) => Err(format!("illegal block size: {size}").into()),
                    None => Ok(()),
                }
            }
        }
    }

    /// The axes as a parameter.
    pub(super) fn to_param(&self) -> Param {
        let int = |value: i64| Param::Int(Int::Small(value));
        match self {
            Axes::Whole => Param::None,
            Axes::One(dim) => int(*dim),
            Axes::Blocks(blocks) => Param::List(
                blocks.iter().map(|&(dim, size)| Param::List(Box::new([int(dim), int(size)]))).collect(),
            ),
        }
    }
}

/// Prints the syntax that [`Axes::parse`] parses.
pub(super) fn print_axes(p: &mut OpPrinter<'_>, axes: &Param) {
    match axes {
        Param::Int(dim) => p.text(&format!(":{dim}")),
        Param::List(blocks) => {
            let block = |block: &Param| match block {
                Param::List(block) => match &**block {
                    [Param::Int(dim), Param::Int(size)] => format!("{dim}:{size}"),
                    _ => String::new(),
                },
                _ => String::new(),
            };
            let blocks: Vec<String> = blocks.iter().map(block).collect();
            p.text(&format!(":{{{}}}", blocks.join(", ")));
        }
        _ => {}
    }
}

/// Parses scales with zero points, nested as the axes require.
pub(super) fn parse(p: &mut OpParser<'_, '_>, axes: &Axes, expressed: Type) -> Result<Param> {
    match axes {
        Axes::Whole => parse_quantum(p, expressed),
        Axes::One(_) => {
            let mut quanta = Vec::new();
            p.parse_punct(Punct::LBrace)?;
            loop {
                quanta.push(parse_quantum(p, expressed)?);
                if !p.try_punct(Punct::Comma) {
                    break;
                }
            }
            p.parse_punct(Punct::RBrace)?;
            Ok(Param::List(quanta.into()))
        }
        Axes::Blocks(_) => {
            if !p.peek_punct(Punct::LBrace) {
                p.parse_punct(Punct::LBrace)?;
            }
            parse_nested(p, expressed, 0).map(|(quanta, _)| quanta)
        }
    }
}

/// Maximum depth of nesting.
const MAX_DEPTH: usize = 64;

/// Parses a literal like that of a tensor; returns its shape too.
fn parse_nested(p: &mut OpParser<'_, '_>, expressed: Type, depth: usize) -> Result<(Param, Vec<usize>)> {
    if !p.peek_punct(Punct::LBrace) {
        return Ok((parse_quantum(p, expressed)?, Vec::new()));
    }
    if depth == MAX_DEPTH {
        return Err(p.error(p.offset(), format!("scales are nested in more than {MAX_DEPTH} braces")));
    }
    p.parse_punct(Punct::LBrace)?;
    let (mut quanta, mut inner): (_, Option<Vec<usize>>) = (Vec::new(), None);
    loop {
        let (quantum, shape) = parse_nested(p, expressed, depth + 1)?;
        if inner.as_ref().is_some_and(|inner| *inner != shape) {
            let message = "tensor literal is invalid; ranks are not consistent between elements";
            return Err(p.error(p.offset(), message));
        }
        quanta.push(quantum);
        inner = Some(shape);
        if !p.try_punct(Punct::Comma) {
            break;
        }
    }
    p.parse_punct(Punct::RBrace)?;
    let shape = [quanta.len()].into_iter().chain(inner.unwrap_or_default()).collect();
    Ok((Param::List(quanta.into()), shape))
}

/// Parses `1.0:3`: a scale, and a zero point unless it is zero.
fn parse_quantum(p: &mut OpParser<'_, '_>, expressed: Type) -> Result<Param> {
    let double = p.ctx().float_type(FloatKind::F64);
    let scale = parse_float(p, double)?;
    check_scale(p, scale, expressed)?;
    let zero = if p.try_punct(Punct::Colon) { integer(p, 64)? } else { 0 };
    Ok(Param::List(Box::new([Param::Attr(scale), Param::Int(Int::Small(zero))])))
}

/// Checks that a scale is a positive number of the expressed type, as far as an `f64` can represent its
/// limits.
fn check_scale(p: &OpParser<'_, '_>, scale: Attribute, expressed: Type) -> Result<()> {
    let TypeData::Float(kind) = *p.ctx().type_data(expressed) else { return Ok(()) };
    let value = float_of(p.ctx(), scale).unwrap_or_default();
    let (smallest, largest) = limits(kind);
    if smallest <= value && value <= largest {
        return Ok(());
    }
    let message = format!(
        "scale {} out of expressed type range [{}, {}]",
        scientific(value),
        scientific(smallest),
        scientific(largest)
    );
    Err(p.error(p.offset(), message))
}

/// The smallest positive and the largest finite number.
fn limits(kind: FloatKind) -> (f64, f64) {
    if matches!(kind, FloatKind::F80 | FloatKind::F128) {
        return (0.0, f64::INFINITY);
    }
    // The bits of positive numbers are ordered as the numbers; infinity and NaN come last.
    let smallest = [0, 1].map(|bits| kind.to_f64(bits)).into_iter().find(|&value| value > 0.0);
    let sign_bits = u32::from(kind != FloatKind::F8E8M0FNU);
    let (mut known, mut end) = (1u128, 1u128 << (kind.width() - sign_bits));
    while end - known > 1 {
        let middle = known + (end - known) / 2;
        if kind.to_f64(middle).is_finite() { known = middle } else { end = middle }
    }
    (smallest.unwrap_or(0.0), kind.to_f64(known))
}

/// Prints the syntax that [`parse`] parses.
pub(super) fn print(p: &mut OpPrinter<'_>, quanta: &Param, separator: &str) {
    let Param::List(list) = quanta else { return };
    if let [Param::Attr(scale), Param::Int(zero)] = &**list {
        p.attr_without_type(*scale);
        if !zero.is_zero() {
            p.text(&format!(":{zero}"));
        }
        return;
    }
    p.text("{");
    for (at, quantum) in list.iter().enumerate() {
        p.text(if at == 0 { "" } else { separator });
        print(p, quantum, separator);
    }
    p.text("}");
}

/// Formats a number with six digits and a power of ten, as C does.
pub(super) fn scientific(value: f64) -> String {
    if !value.is_finite() {
        let text = if value.is_nan() { "nan" } else { "INF" };
        return format!("{}{text}", if value < 0.0 { "-" } else { "" });
    }
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((digits, power)) => {
            let (sign, power) = power.strip_prefix('-').map_or(('+', power), |power| ('-', power));
            format!("{digits}e{sign}{power:0>2}")
        }
        None => text,
    }
}
