//! The map of an encoding:
//! `[s0]{l0, l1}(d0 = l0, d1 = l1 : slice) -> (l0 = d0 : dense, l1 = d1 : compressed)`.

use legalize_dialects_hooks::Result;
use legalize_ir::{AffineExpr, AffineMap, AffineOp, AttrData, Attribute, Delimiter, OpParser, Punct};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::sparse_tensor::levels::Level;
use crate::sparse_tensor::slice;

/// A parsed map.
pub(super) struct LevelMap {
    /// The map from dimensions to levels.
    pub(crate) dim_to_lvl: AffineMap,
    /// The map from levels to dimensions, if any was given; a dimension without an expression is missing.
    pub(crate) lvl_to_dim: Option<AffineMap>,
    /// The storage of each level.
    pub(crate) levels: Vec<Level>,
    /// A slice for each dimension, or empty.
    pub(crate) slices: Vec<Attribute>,
}

/// Declared names.
#[derive(Default)]
struct Names<'s> {
    symbols: u32,
    dims: u32,
    /// Names of levels, in order.
    levels: Vec<&'s str>,
    all: FxHashSet<&'s str>,
    /// Meanings of the names in expressions over dimensions.
    over_dims: FxHashMap<&'s str, AffineExpr>,
    /// Meanings of the names in expressions over levels.
    over_levels: FxHashMap<&'s str, AffineExpr>,
}

impl<'s> Names<'s> {
    /// Parses a name that is not declared yet.
    fn fresh(&mut self, p: &mut OpParser<'_, 's>) -> Result<&'s str> {
        let at = p.offset();
        let name = identifier(p)?;
        if self.all.insert(name) {
            Ok(name)
        } else {
            Err(p.error(at, format!("redefinition of identifier '{name}'")))
        }
    }

    fn declare_symbol(&mut self, p: &mut OpParser<'_, 's>) -> Result<()> {
        let name = self.fresh(p)?;
        for names in [&mut self.over_dims, &mut self.over_levels] {
            names.insert(name, AffineExpr::Symbol(self.symbols));
        }
        self.symbols += 1;
        Ok(())
    }

    fn declare_level(&mut self, p: &mut OpParser<'_, 's>) -> Result<()> {
        let name = self.fresh(p)?;
        self.over_levels.insert(name, AffineExpr::Dim(self.levels.len() as u32));
        self.levels.push(name);
        Ok(())
    }

    fn declare_dim(&mut self, p: &mut OpParser<'_, 's>) -> Result<()> {
        let name = self.fresh(p)?;
        self.over_dims.insert(name, AffineExpr::Dim(self.dims));
        self.dims += 1;
        Ok(())
    }
}

fn identifier<'s>(p: &mut OpParser<'_, 's>) -> Result<&'s str> {
    let at = p.offset();
    p.try_any_keyword().ok_or_else(|| p.error(at, "expected bare identifier"))
}

/// Parses a map.
pub(super) fn parse(p: &mut OpParser<'_, '_>) -> Result<LevelMap> {
    let mut names = Names::default();
    p.parse_comma_list_of(Delimiter::OptionalSquare, " in symbol binding list", |p| names.declare_symbol(p))?;
    p.parse_comma_list_of(Delimiter::OptionalBraces, " in level declaration list", |p| {
        names.declare_level(p)
    })?;
    let (mut inverse, mut slices) = (Vec::new(), Vec::new());
    p.parse_comma_list_of(Delimiter::Paren, " in dimension-specifier list", |p| {
        names.declare_dim(p)?;
        let expr =
            if p.try_punct(Punct::Equal) { Some(p.parse_affine_expr(&mut names.over_levels)?) } else { None };
        inverse.push(expr);
        slices.push(if p.try_punct(Punct::Colon) { Some(slice::parse_attr(p)?) } else { None });
        Ok(())
    })?;
    p.parse_punct(Punct::Arrow)?;
    let start = p.offset();
    let (mut results, mut levels) = (Vec::new(), Vec::new());
    p.parse_comma_list_of(Delimiter::Paren, " in level-specifier list", |p| {
        if !names.levels.is_empty() {
            bound_level(p, &names.levels, results.len())?;
            p.parse_punct(Punct::Equal)?;
        }
        results.push(p.parse_affine_expr(&mut names.over_dims)?);
        p.parse_punct(Punct::Colon)?;
        levels.push(Level::parse(p)?);
        Ok(())
    })?;
    if !names.levels.is_empty() && names.levels.len() != levels.len() {
        let message = format!(
            "Level-rank mismatch between forward-declarations and specifiers. Declared {} level-variables; but \
             got {} level-specifiers.",
            names.levels.len(),
            levels.len()
        );
        return Err(p.error(start, message));
    }
    let ctx = p.ctx();
    let map = |dims: usize, results: Vec<AffineExpr>| AffineMap {
        dims: dims as u32,
        symbols: names.symbols,
        results: results.into(),
    };
    let given = inverse.iter().any(Option::is_some);
    let lvl_to_dim = given.then(|| map(levels.len(), inverse.into_iter().flatten().collect()));
    let sliced = slices.iter().any(Option::is_some);
    let whole = || slice::whole(ctx);
    let slices = slices.into_iter().filter(|_| sliced).map(|slice| slice.unwrap_or_else(whole)).collect();
    Ok(LevelMap { dim_to_lvl: map(names.dims as usize, results), lvl_to_dim, levels, slices })
}

/// Parses the name of a level, which must be the one that was declared for this place.
fn bound_level(p: &mut OpParser<'_, '_>, declared: &[&str], place: usize) -> Result<()> {
    let at = p.offset();
    let name = identifier(p)?;
    if declared.get(place) == Some(&name) {
        return Ok(());
    }
    let Some(index) = declared.iter().position(|&level| level == name) else {
        return Err(p.error(at, format!("use of undeclared identifier '{name}'")));
    };
    let message = format!(
        "Level-variable ordering mismatch. The variable '{name}' was forward-declared as the {} level; but is bound \
         by the {} specification.",
        ordinal(index),
        ordinal(place)
    );
    Err(p.error(at, message))
}

fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// Role of a dimension in the results of a map with blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Unused,
    Plain,
    /// Divided by a number at a level.
    Divided {
        by: i64,
        level: u32,
    },
    /// Divided at a level, with the remainder at another.
    Block {
        by: i64,
        level: u32,
        rest: u32,
    },
}

/// The role of each dimension; `None` unless every result is a dimension, a quotient or a remainder.
fn uses(map: &AffineMap) -> Option<Vec<Use>> {
    let mut uses = vec![Use::Unused; map.dims as usize];
    for (result, at) in map.results.iter().zip(0u32..) {
        match result {
            AffineExpr::Dim(dim) => {
                let slot = uses.get_mut(*dim as usize)?;
                if *slot != Use::Unused {
                    return None;
                }
                *slot = Use::Plain;
            }
            AffineExpr::Binary { op, lhs, rhs } => {
                let (AffineExpr::Dim(dim), by) = (&**lhs, rhs.as_constant().filter(|&by| by > 0)?) else {
                    return None;
                };
                let slot = uses.get_mut(*dim as usize)?;
                *slot = match (op, *slot) {
                    (AffineOp::FloorDiv, Use::Unused) => Use::Divided { by, level: at },
                    (AffineOp::Mod, Use::Divided { by: old, level }) if old == by => {
                        Use::Block { by, level, rest: at }
                    }
                    // A repeated remainder counts once.
                    (AffineOp::Mod, block @ Use::Block { by: old, .. }) if old == by => block,
                    _ => return None,
                };
            }
            _ => return None,
        }
    }
    Some(uses)
}

/// The block sizes of a map; `None` if the map has no blocks.
pub(super) fn block_sizes(map: &AffineMap) -> Option<Vec<i64>> {
    if map.results.len() <= map.dims as usize {
        return None;
    }
    let size = |entry: Use| match entry {
        Use::Divided { by, .. } | Use::Block { by, .. } => Some(by),
        Use::Unused | Use::Plain => None,
    };
    let sizes: Vec<i64> = uses(map)?.into_iter().filter_map(size).collect();
    (!sizes.is_empty()).then_some(sizes)
}

/// The map from levels to dimensions, for permutations and blocks. For maps with blocks the plain levels come
/// first, as upstream, then the blocks in the order of their dimensions.
pub(super) fn inverse(map: &AffineMap) -> Option<AffineMap> {
    let count = map.results.len();
    if map.symbols != 0 {
        return None;
    }
    let results = if count == map.dims as usize {
        let mut places = vec![None; count];
        for (result, at) in map.results.iter().zip(0u32..) {
            let AffineExpr::Dim(dim) = result else { return None };
            *places.get_mut(*dim as usize)? = Some(AffineExpr::Dim(at));
        }
        places.into_iter().collect::<Option<Vec<_>>>()?
    } else {
        block_sizes(map)?;
        let is_plain = |at: &u32| matches!(map.results.get(*at as usize), Some(AffineExpr::Dim(_)));
        let mut results: Vec<_> = (0..count as u32).filter(is_plain).map(AffineExpr::Dim).collect();
        for entry in uses(map)? {
            match entry {
                Use::Divided { .. } => return None,
                Use::Block { by, level, rest } => {
                    let quotient = AffineExpr::Dim(level).times(AffineExpr::Constant(by));
                    results.push(quotient.plus(AffineExpr::Dim(rest)));
                }
                Use::Unused | Use::Plain => {}
            }
        }
        results
    };
    Some(AffineMap { dims: count as u32, symbols: 0, results: results.into() })
}

/// The map of an attribute.
pub(super) fn of_attr(data: &AttrData) -> Option<&AffineMap> {
    match data {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}
