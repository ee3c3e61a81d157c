//! Named operations: which body each has, and its indexing maps where they are kept as an attribute.

use std::sync::Arc;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, OpId, OpParser, OpPrinter, OperationState, Type,
};
use legalize_snippet::{Classes, Val};

use super::body::{Body, build};
use super::{
    MAPS, MEMOIZED, Result, SEGMENTS, element, parse_operands, print_operands, print_results, set_segments,
};
use crate::function::names;
use crate::helpers::{elements, number};

/// Where the indexing maps of an operation stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Maps {
    /// They follow from the operands' ranks.
    None,
    /// In an attribute that the text has where it says something else than these letters, a word per operand.
    Default(&'static str, &'static str),
    /// The text has them in any case.
    Given,
    /// In an attribute that the text leaves out: the loops' letters, then a word per operand.
    Kept(&'static str, &'static str),
}

struct Named {
    name: &'static str,
    body: Body,
    maps: Maps,
}

const fn plain(name: &'static str, body: Body) -> Named {
    Named { name, body, maps: Maps::None }
}

const fn product(name: &'static str, maps: Maps) -> Named {
    Named { name, body: Body::MulAdd, maps }
}

const NAMED: &[Named] = &[
    plain("linalg.abs", Body::Unary("math.absf")),
    plain("linalg.add", Body::Binary("arith.addf", "arith.addi")),
    plain("linalg.ceil", Body::Unary("math.ceil")),
    plain("linalg.copy", Body::Copy),
    plain("linalg.div", Body::Binary("arith.divf", "arith.divsi")),
    plain("linalg.div_unsigned", Body::Binary("", "arith.divui")),
    plain("linalg.erf", Body::Unary("math.erf")),
    plain("linalg.exp", Body::Unary("math.exp")),
    plain("linalg.fill", Body::Copy),
    plain("linalg.floor", Body::Unary("math.floor")),
    plain("linalg.log", Body::Unary("math.log")),
    plain("linalg.max", Body::Binary("arith.maximumf", "arith.maxsi")),
    plain("linalg.min", Body::Binary("arith.minimumf", "arith.minsi")),
    plain("linalg.mul", Body::Binary("arith.mulf", "arith.muli")),
    plain("linalg.negf", Body::Unary("arith.negf")),
    plain("linalg.powf", Body::Binary("math.powf", "")),
    plain("linalg.reciprocal", Body::Reciprocal),
    plain("linalg.round", Body::Unary("math.round")),
    plain("linalg.rsqrt", Body::Unary("math.rsqrt")),
    plain("linalg.select", Body::Select),
    plain("linalg.sqrt", Body::Unary("math.sqrt")),
    plain("linalg.square", Body::Square),
    plain("linalg.sub", Body::Binary("arith.subf", "arith.subi")),
    plain("linalg.tanh", Body::Unary("math.tanh")),
    product("linalg.batch_matmul", Maps::Default("bmnk", "bmk,bkn,bmn")),
    product("linalg.batch_matvec", Maps::Kept("bmk", "bmk,bk,bm")),
    product("linalg.batch_mmt4d", Maps::Kept("bmnkMNK", "bmkMK,bnkNK,bmnMN")),
    product("linalg.batch_reduce_matmul", Maps::Default("bmnk", "bmk,bkn,mn")),
    product("linalg.batch_vecmat", Maps::Kept("bnk", "bk,bkn,bn")),
    product("linalg.contract", Maps::Given),
    product("linalg.dot", Maps::Kept("k", "k,k,")),
    product("linalg.matmul", Maps::Default("mnk", "mk,kn,mn")),
    product("linalg.matvec", Maps::Kept("mk", "mk,k,m")),
    product("linalg.mmt4d", Maps::Kept("mnkMNK", "mkMK,nkNK,mnMN")),
    product("linalg.vecmat", Maps::Kept("nk", "k,kn,n")),
];

/// An array of maps from letters of loops to those of operands.
fn maps_attr(ctx: &Context, loops: &str, operands: &str) -> Attribute {
    let map = |letters: &str| {
        let dim = |letter: char| AffineExpr::Dim(loops.find(letter).unwrap_or(0) as u32);
        let results = letters.chars().map(dim).collect();
        ctx.attr(AttrData::AffineMap(Box::new(AffineMap { dims: loops.len() as u32, symbols: 0, results })))
    };
    let maps: Vec<Attribute> = operands.split(',').map(map).collect();
    ctx.array_attr(&maps)
}

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState, named: &Named) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    let own_maps = matches!(named.maps, Maps::Default(..) | Maps::Given);
    if own_maps && p.try_keyword("indexing_maps") {
        p.parse_punct(Punct::Equal)?;
        let mut maps = Vec::new();
        p.parse_comma_list(Delimiter::Square, |p| {
            maps.push(p.parse_attribute(None)?);
            Ok(())
        })?;
        state.set_attr(ctx, MAPS, ctx.array_attr(&maps));
    } else if let Maps::Default(loops, letters) = named.maps {
        state.set_attr(ctx, MAPS, maps_attr(ctx, loops, letters));
    }
    p.parse_attr_dict(state)?;
    let operands = parse_operands(p, state)?;
    set_segments(p, state, &operands);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    if let Maps::Kept(loops, letters) = named.maps {
        state.set_attr(ctx, MEMOIZED, maps_attr(ctx, loops, letters));
    }
    let all: Vec<Type> =
        operands.inputs.iter().chain(&operands.outputs).map(|&ty| element(ctx, ty)).collect();
    // The enum of casts has signed ones first.
    let unsigned = number(ctx, ctx.dict_entry(state.inherent, ctx.name("cast"))) == Some(1);
    let Some(region) = build(p, named.body, &all, start, unsigned) else {
        return Err(p.error(start, "the operation's body cannot be made for elements of these types"));
    };
    state.regions.push(region);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId, named: &Named) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [SEGMENTS, MEMOIZED, MAPS]);
    let default = match named.maps {
        Maps::Default(loops, letters) => Some(maps_attr(ctx, loops, letters)),
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

/// C++ classes of operations whose definitions ask them for their indexing maps.
const CLASSES: [(&str, &str); 3] = [
    ("::mlir::linalg::BatchMatmulOp", "linalg.batch_matmul"),
    ("::mlir::linalg::BatchReduceMatmulOp", "linalg.batch_reduce_matmul"),
    ("::mlir::linalg::MatmulOp", "linalg.matmul"),
];

pub(super) fn add_classes(classes: &Classes) {
    for (class, name) in CLASSES {
        let Some(Maps::Default(loops, letters)) =
            NAMED.iter().find(|named| named.name == name).map(|named| named.maps)
        else {
            continue;
        };
        classes.register_helper(&format!("{class}::getDefaultIndexingMaps"), move |env, _| {
            let ctx = env.ctx;
            let maps = maps_attr(ctx, loops, letters);
            let map = |attr: &Attribute| match ctx.attr_data(*attr) {
                AttrData::AffineMap(map) => Val::Map(Arc::new((**map).clone())),
                _ => Val::Attr(*attr),
            };
            Ok(Val::list(elements(ctx, Some(maps)).iter().map(map)))
        });
    }
}

pub(super) fn attach(ctx: &mut Context) {
    for named in NAMED {
        let op = ctx.op_name(named.name);
        ctx.update_op(op, |info| {
            info.hooks.set_form(move |p, state| parse(p, state, named), move |p, op| print(p, op, named));
        });
    }
}
