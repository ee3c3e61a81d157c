//! The parts in which an encoding stores a tensor, and the sizes of its levels.

use std::ops::Range;

use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AffineOp, Context, Int, Signedness, Type, TypeData};

use crate::sparse_tensor::encoding::View;
use crate::sparse_tensor::levels::{Format, Level};

/// Consecutive levels that store coordinate lists: a compressed one and singletons.
pub(super) struct Coordinates {
    /// The levels.
    pub(super) levels: Range<usize>,
    /// True if each level has an array of its own.
    pub(super) is_soa: bool,
}

/// Part of the storage.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// Starts of the parts of a level.
    Positions,
    /// Coordinates of a level, or of several.
    Coordinates,
}

impl View<'_> {
    /// The types of the levels.
    pub(super) fn formats(&self) -> Vec<Level> {
        self.levels.iter().filter_map(Level::from_param).collect()
    }

    /// The coordinate lists.
    pub(super) fn coordinates(&self) -> Vec<Coordinates> {
        let (levels, mut found, mut at) = (self.formats(), Vec::new(), 0);
        while let Some(level) = levels.get(at) {
            let singletons = levels[at + 1..].iter().take_while(|level| level.is(Format::Singleton)).count();
            let end = if level.has_positions() { at + 1 + singletons } else { at + 1 };
            if end > at + 1 {
                found.push(Coordinates { levels: at..end, is_soa: levels[at + 1].is_soa() });
            }
            at = end;
        }
        found
    }

    /// The first level of a coordinate list in one array; the number of levels if there is none.
    pub(super) fn joined_from(&self) -> i64 {
        let first = self.coordinates().into_iter().next().filter(|list| !list.is_soa);
        first.map_or(self.rank(), |list| list.levels.start as i64)
    }

    /// Returns true if all levels are one coordinate list; a single level is one, too.
    pub(super) fn is_coordinate_list(&self) -> bool {
        let levels = self.formats();
        levels.split_first().is_some_and(|(first, rest)| {
            first.has_positions() && rest.iter().all(|level| level.is(Format::Singleton))
        })
    }

    /// The parts that store positions and coordinates, in order.
    pub(super) fn parts(&self) -> Vec<Part> {
        let joined: Vec<_> = self.coordinates().into_iter().filter(|list| !list.is_soa).collect();
        let mut parts = Vec::new();
        for (at, level) in self.formats().into_iter().enumerate() {
            if joined.iter().any(|list| list.levels.contains(&at) && list.levels.start != at) {
                continue;
            }
            parts.extend(level.has_positions().then_some(Part::Positions));
            parts.extend(level.has_coordinates().then_some(Part::Coordinates));
        }
        parts
    }

    /// The element type of a part.
    pub(super) fn element(&self, ctx: &Context, part: Part) -> Type {
        let width = match part {
            Part::Positions => self.pos_width,
            Part::Coordinates => self.crd_width,
        };
        match width.as_i64().and_then(|width| u32::try_from(width).ok()) {
            None | Some(0) => ctx.common().index,
            Some(width) => ctx.ty(TypeData::Integer { width, signedness: Signedness::Signless }),
        }
    }

    /// The sizes of the levels of a tensor.
    pub(super) fn level_sizes(&self, shape: &[i64]) -> Vec<i64> {
        self.dim_to_lvl.results.iter().map(|result| level_size(result, shape)).collect()
    }
}

/// The size of a level: the largest value of its expression, and one more. A remainder is bounded in any
/// case.
fn level_size(result: &AffineExpr, shape: &[i64]) -> i64 {
    if let AffineExpr::Dim(dim) = result {
        return shape.get(*dim as usize).copied().unwrap_or(Type::DYNAMIC);
    }
    match replaced(result, shape) {
        AffineExpr::Constant(last) => last.saturating_add(1),
        AffineExpr::Binary { op: AffineOp::Mod, rhs, .. } => rhs.as_constant().unwrap_or(Type::DYNAMIC),
        _ => Type::DYNAMIC,
    }
}

/// The expression with the last coordinate for each dimension of known size.
fn replaced(expr: &AffineExpr, shape: &[i64]) -> AffineExpr {
    match expr {
        AffineExpr::Dim(dim) => match shape.get(*dim as usize) {
            Some(&size) if size != Type::DYNAMIC => AffineExpr::Constant(size.saturating_sub(1)),
            _ => expr.clone(),
        },
        AffineExpr::Binary { op, lhs, rhs } => {
            AffineExpr::binary(*op, replaced(lhs, shape), replaced(rhs, shape))
        }
        _ => expr.clone(),
    }
}

/// The number of a tensor's levels: those of its encoding, otherwise its dimensions.
pub(super) fn level_count(at: Subject<'_>, tensor: Type) -> Option<i64> {
    match View::of_tensor(at.ctx, tensor) {
        Some(view) => Some(view.rank()),
        None => Some(at.dims(tensor)?.len() as i64),
    }
}

/// True for the type of an integer of this many bits, and of an index for none.
pub(super) fn has_width(at: Subject<'_>, ty: Type, width: &Int) -> bool {
    match at.data(ty) {
        TypeData::Index => width.is_zero(),
        TypeData::Integer { width: found, .. } => width.as_i64() == Some(i64::from(*found)),
        _ => false,
    }
}
