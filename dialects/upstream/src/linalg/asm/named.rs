//! Named operations: their assembly format, and the indexing maps that they keep as an attribute.

use std::sync::Arc;

use legalize_dialects_hooks::attributes::{elements, int_elements, names, number};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, AttrDict, Attribute, Context, Delimiter, OpId, OpParser, OpPrinter,
    OperationState, Punct, Type,
};
use legalize_snippet::{Classes, Val};

use super::body::{Body, build};
use super::table::{Maps, NAMED, Named};
use super::{
    MAPS, MEMOIZED, Operands, Result, SEGMENTS, element, parse_operands, print_operands, print_results,
    set_segments,
};

/// Strides and dilations of a window, by the dimensions along which it moves.
pub(in crate::linalg) struct Windows {
    strides: Vec<i64>,
    dilations: Vec<i64>,
}

impl Windows {
    /// Reads the attributes of an operation.
    pub(in crate::linalg) fn of(ctx: &Context, inherent: AttrDict) -> Self {
        let numbers = |name: &str| int_elements(ctx, ctx.dict_entry(inherent, ctx.name(name)));
        Windows { strides: numbers("strides"), dilations: numbers("dilations") }
    }

    /// `d1 * stride + d4 * dilation`
    fn index(&self, at: usize, outer: AffineExpr, inner: AffineExpr) -> AffineExpr {
        let step = |steps: &[i64]| AffineExpr::Constant(steps.get(at).or(steps.last()).copied().unwrap_or(1));
        outer.times(step(&self.strides)).plus(inner.times(step(&self.dilations)))
    }
}

/// Creates an array of maps from letters of loops to those of operands. A capital letter that is not a loop
/// is a dimension along which a window moves: `H` is indexed by `h` and `y` together.
pub(in crate::linalg) fn maps_attr(
    ctx: &Context,
    loops: &str,
    operands: &str,
    windows: &Windows,
) -> Attribute {
    let loop_of = |letter: char| AffineExpr::Dim(loops.find(letter).unwrap_or(0) as u32);
    let map = |letters: &str| {
        let mut at = 0;
        let results = letters.chars().map(|letter| {
            let inner = match letter {
                _ if loops.contains(letter) => return loop_of(letter),
                'D' => 'z',
                'H' => 'y',
                _ => 'x',
            };
            at += 1;
            windows.index(at - 1, loop_of(letter.to_ascii_lowercase()), loop_of(inner))
        });
        let results = results.collect();
        ctx.attr(AttrData::AffineMap(Box::new(AffineMap { dims: loops.len() as u32, symbols: 0, results })))
    };
    let maps: Vec<Attribute> = operands.split(',').map(map).collect();
    ctx.array_attr(&maps)
}

/// Parses the optional ` indexing_maps = [map, …]`.
pub(super) fn parse_maps(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<bool> {
    let ctx = p.ctx();
    if !p.try_keyword(MAPS) {
        return Ok(false);
    }
    p.parse_punct(Punct::Equal)?;
    let mut maps = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        maps.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    state.set_attr(ctx, MAPS, ctx.array_attr(&maps));
    Ok(true)
}

/// Parses attributes, operands and results, and finally builds the body.
pub(super) fn parse_rest(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    start: u32,
    body: Body,
) -> Result<Operands> {
    let ctx = p.ctx();
    let operands = parse_operands(p, state)?;
    set_segments(p, state, &operands);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let all: Vec<Type> =
        operands.inputs.iter().chain(&operands.outputs).map(|&ty| element(ctx, ty)).collect();
    let (expected, given) = (body.value_count(), all.len());
    if expected != given {
        let message = format!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {expected} args, got {given}"
        );
        return Err(p.error(p.offset(), message));
    }
    // The signed cast is the first case of the enum.
    let unsigned = number(ctx, ctx.dict_entry(state.inherent, ctx.name("cast"))) == Some(1);
    let region = build(p, body, &all, start, unsigned).map_err(|message| p.error(start, message))?;
    state.regions.push(region);
    Ok(operands)
}

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, named: &Named) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    let own_maps = matches!(named.maps, Maps::Default(..) | Maps::Given);
    let given = own_maps && parse_maps(p, state)?;
    if named.maps == Maps::Given && !given {
        return Err(p.error(p.offset(), "expected 'indexing_maps' attribute"));
    }
    if let (Maps::Default(loops, letters), false) = (named.maps, given) {
        state.set_attr(ctx, MAPS, maps_attr(ctx, loops, letters, &Windows::of(ctx, state.inherent)));
    }
    parse_rest(p, state, start, named.body)?;
    if let Maps::Kept(loops, letters) = named.maps {
        state.set_attr(ctx, MEMOIZED, maps_attr(ctx, loops, letters, &Windows::of(ctx, state.inherent)));
    }
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId, named: &Named) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [SEGMENTS, MEMOIZED, MAPS]);
    let default = match named.maps {
        Maps::Default(loops, letters) => {
            Some(maps_attr(ctx, loops, letters, &Windows::of(ctx, ir.op(op).inherent())))
        }
        _ => None,
    };
    if named.maps == Maps::Given || default.is_some() {
        let maps = ir.attr(ctx, op, elided[2]);
        if let Some(maps) = maps.filter(|maps| Some(*maps) != default) {
            p.text(" indexing_maps = ");
            p.attr(maps);
        }
    }
    p.attr_dict(op, &elided);
    print_operands(p, op);
    print_results(p, op);
}

/// C++ classes of operations whose definitions query their indexing maps.
const CLASSES: [(&str, &str); 3] = [
    ("::mlir::linalg::BatchMatmulOp", "linalg.batch_matmul"),
    ("::mlir::linalg::BatchReduceMatmulOp", "linalg.batch_reduce_matmul"),
    ("::mlir::linalg::MatmulOp", "linalg.matmul"),
];

pub(in crate::linalg) fn add_classes(_: &Context, classes: &Classes) {
    for (class, name) in CLASSES {
        let Some(Maps::Default(loops, letters)) =
            NAMED.iter().find(|named| named.name == name).map(|named| named.maps)
        else {
            continue;
        };
        classes.register_helper(&format!("{class}::getDefaultIndexingMaps"), move |env, _| {
            let ctx = env.ctx;
            let maps =
                maps_attr(ctx, loops, letters, &Windows { strides: Vec::new(), dilations: Vec::new() });
            let map = |attr: &Attribute| match ctx.attr_data(*attr) {
                AttrData::AffineMap(map) => Val::Map(Arc::new((**map).clone())),
                _ => Val::Attr(*attr),
            };
            Ok(Val::list(elements(ctx, Some(maps)).iter().map(map)))
        });
    }
}

/// Custom assembly of all named operations, which looks them up by name.
pub(super) const ASSEMBLY: &[Assembly] = &{
    let mut forms: [Assembly; NAMED.len()] = [("", parse_named, print_named); NAMED.len()];
    let mut index = 0;
    while index < NAMED.len() {
        forms[index].0 = NAMED[index].name;
        index += 1;
    }
    forms
};

pub(in crate::linalg) fn find(name: &str) -> Option<&'static Named> {
    NAMED.iter().find(|named| named.name == name)
}

fn parse_named(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    match find(ctx.op_str(state.name)) {
        Some(named) => parse(p, state, named),
        None => Ok(()),
    }
}

fn print_named(p: &mut OpPrinter<'_>, op: OpId) {
    match find(p.ctx().op_str(p.ir().op(op).name())) {
        Some(named) => print(p, op, named),
        None => p.generic_op(op),
    }
}
