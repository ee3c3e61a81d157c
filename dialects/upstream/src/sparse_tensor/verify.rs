//! Verifiers of encodings, by themselves and for tensors.

use legalize_ir::{AffineMap, AttrData, Attribute, Context, Reason, Type};

use crate::sparse_tensor::encoding::{Encoding, View};
use crate::sparse_tensor::levels::{Format, Level};
use crate::sparse_tensor::map;

type Result<T> = std::result::Result<T, Reason>;

/// Verifies a parsed encoding; returns the map from levels to dimensions if it can be derived.
pub(super) fn encoding(encoding: &Encoding) -> Result<Option<AffineMap>> {
    for (width, what) in [(encoding.pos_width, "position"), (encoding.crd_width, "coordinate")] {
        if !matches!(width, 0 | 8 | 16 | 32 | 64) {
            return Err(format!("unexpected {what} bitwidth: {width}").into());
        }
    }
    let Some(map) = encoding.map.as_ref().filter(|_| !encoding.levels.is_empty()) else {
        return Err("expected a non-empty array for lvlTypes".into());
    };
    order(&encoding.levels)?;
    structured(&encoding.levels, &map.dim_to_lvl)?;
    let (ranks, rank) = (map.dim_to_lvl.results.len(), encoding.levels.len());
    if ranks != rank {
        return Err(format!("level-rank mismatch between dimToLvl and lvlTypes: {ranks} != {rank}").into());
    }
    let inverse = map::inverse(&map.dim_to_lvl);
    if inverse.is_none() && map.dim_to_lvl.symbols == 0 {
        return Err("failed to infer lvlToDim from dimToLvl".into());
    }
    if map.lvl_to_dim.is_some() && map.lvl_to_dim != inverse {
        return Err("expected lvlToDim to be an inverse of dimToLvl".into());
    }
    let dims = map.dim_to_lvl.dims as usize;
    if dims > rank {
        return Err(format!("unexpected dimToLvl mapping from {dims} to {rank}").into());
    }
    Ok(inverse)
}

/// Verifies the order of level formats.
fn order(levels: &[Level]) -> Result<()> {
    let pairs =
        || levels.iter().enumerate().map(|(at, level)| (at.checked_sub(1).map(|at| levels[at]), level));
    let opens = |level: Level| {
        matches!(level.format(), Some(Format::Compressed | Format::LooseCompressed | Format::Singleton))
    };
    if pairs().any(|(before, level)| level.is(Format::Singleton) && !before.is_some_and(opens)) {
        return Err("expected compressed or loose_compressed level before singleton level".into());
    }
    let differs = |(before, level): (Option<Level>, &Level)| {
        let is_run = level.is(Format::Singleton) && before.is_some_and(|before| before.is(Format::Singleton));
        is_run && before.is_some_and(|before| before.is_soa() != level.is_soa())
    };
    if pairs().any(differs) {
        let message = "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).";
        return Err(message.into());
    }
    let follows = |before: Option<Level>| before.is_some_and(|before| !before.is(Format::Batch));
    if pairs().any(|(before, level)| level.is(Format::Batch) && follows(before)) {
        return Err("Batch lvlType can only be leading levels.".into());
    }
    if levels.iter().any(|level| level.is_soa() && !level.is(Format::Singleton)) {
        return Err("SoA is only applicable to singleton lvlTypes.".into());
    }
    Ok(())
}

/// Verifies the position of a structured level, and the blocks of its map.
fn structured(levels: &[Level], map: &AffineMap) -> Result<()> {
    let Some(at) = levels.iter().position(|level| level.is(Format::Structured)) else { return Ok(()) };
    if at + 1 != levels.len() {
        return Err("expected n_out_of_m to be the last level type".into());
    }
    if levels[..at].iter().any(|level| !level.is(Format::Dense)) {
        return Err("expected all dense lvlTypes before a n_out_of_m level".into());
    }
    if map.results.len() == map.dims as usize {
        return Ok(());
    }
    let Some(sizes) = map::block_sizes(map) else {
        return Err("expected 1xm block structure for n_out_of_m level".into());
    };
    if sizes.iter().any(|&size| size != sizes[0]) {
        return Err("expected only one blocked level with the same coefficients".into());
    }
    if sizes[0] != levels[at].block() {
        let message = "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level";
        return Err(message.into());
    }
    Ok(())
}

/// Verifies a tensor with this encoding.
pub(crate) fn tensor(ctx: &Context, view: &View<'_>, shape: &[i64], element: Type) -> Result<()> {
    if shape.is_empty() {
        return Err("expected non-scalar sparse tensor".into());
    }
    let (dims, rank) = (view.dim_to_lvl.dims as usize, shape.len());
    if dims != rank {
        return Err(
            format!("dimension-rank mismatch between encoding and tensor shape: {dims} != {rank}").into()
        );
    }
    for (value, what) in [(view.explicit_value, "explicit"), (view.implicit_value, "implicit")] {
        let Some(ty) = value.and_then(|value| ctx.attr_type(value)).filter(|&ty| ty != element) else {
            continue;
        };
        return Err(format!(
            "{what} value type mismatch between encoding and tensor element type: '{}' != '{}'",
            legalize_ir::type_to_string(ctx, ty),
            legalize_ir::type_to_string(ctx, element)
        )
        .into());
    }
    if view.implicit_value.and_then(|value| is_zero(ctx, value)) == Some(false) {
        return Err("implicit value must be zero".into());
    }
    Ok(())
}

/// Returns true if a number is zero; `None` if an attribute is not a number.
pub(super) fn is_zero(ctx: &Context, attr: Attribute) -> Option<bool> {
    match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => Some(value.is_zero()),
        AttrData::Float { .. } => {
            Some(crate::complex::asm::float_of(ctx, attr).is_some_and(|value| value == 0.0))
        }
        _ => crate::complex::asm::number_of(ctx, attr).map(|(re, im)| {
            [re, im]
                .into_iter()
                .all(|part| crate::complex::asm::float_of(ctx, part).is_some_and(|value| value == 0.0))
        }),
    }
}
