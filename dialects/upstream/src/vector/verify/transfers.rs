//! Transfers between vectors and buffers or tensors: indices, maps, masks, and the type of the padding.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AffineMap, AttrData, Type, TypeData};

use crate::vector::asm::mask_type;

/// A transfer, whichever its direction.
#[derive(Clone, Copy)]
struct Transfer<'a> {
    at: Subject<'a>,
    map: &'a AffineMap,
    /// The type of the buffer or tensor.
    memory: Type,
    rank: usize,
    element: Type,
    vector: Type,
    shape: &'a [i64],
    mask: Option<Type>,
}

impl<'a> Transfer<'a> {
    /// Reads a transfer; `None` if the operation does not fit its definition.
    fn of(at: Subject<'a>, memory: Option<Type>, vector: Option<Type>) -> Option<Self> {
        let (memory, vector) = (memory?, vector?);
        let Some(AttrData::AffineMap(map)) = at.attr_data("permutation_map") else { return None };
        let TypeData::Vector { shape, .. } = at.data(vector) else { return None };
        let (rank, element) = (at.dims(memory)?.len(), at.element(memory)?);
        Some(Transfer { at, map, memory, rank, element, vector, shape, mask: at.ty(3) })
    }

    fn verify_indices(self, group: usize) -> Checked {
        if self.at.group(group).len() == self.rank {
            Ok(())
        } else {
            wrong(format!("requires {} indices", self.rank))
        }
    }

    /// Verifies the sizes of elements and the ranks against the vector's.
    fn verify_elements(self) -> Checked {
        let results = self.map.results.len();
        let minor = |shape: &[i64]| shape.last().copied().unwrap_or(1);
        let size = |ty: Type, shape: &[i64]| Some(width(self.at, ty)?.saturating_mul(minor(shape)));
        let whole = self.at.element(self.vector).and_then(|element| size(element, self.shape));
        const SAME_RANK: &str =
            "requires a permutation_map with result dims of the same rank as the vector type";
        let TypeData::Vector { shape: inner, element, .. } = self.at.data(self.element) else {
            if let (Some(whole), Some(part @ 1..)) = (whole, width(self.at, self.element))
                && whole % part != 0
            {
                return wrong(
                    "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the \
                     source element type",
                );
            }
            return if results == self.shape.len() { Ok(()) } else { wrong(SAME_RANK) };
        };
        if let (Some(whole), Some(part @ 1..)) = (whole, size(*element, inner))
            && whole % part != 0
        {
            return wrong(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor \
                 1-D vector of the source",
            );
        }
        let Some(outer) = self.shape.len().checked_sub(inner.len()) else {
            return wrong("requires source vector element and vector result ranks to match.");
        };
        if results != outer {
            return wrong(SAME_RANK);
        }
        match self.mask {
            Some(_) => wrong("does not support masks with vector element type"),
            None => Ok(()),
        }
    }

    fn verify_map(self) -> Checked {
        let Transfer { at, map, .. } = self;
        if map.symbols != 0 {
            return wrong("requires permutation_map without symbols");
        }
        if map.dims as usize != self.rank {
            return wrong("requires a permutation_map with input dims of the same rank as the source type");
        }
        if let (Some(mask), Some(expected)) = (self.mask, mask_type(at.ctx, self.vector, map))
            && mask != expected
        {
            return wrong(format!(
                "inferred mask type ('{}') and mask operand type ('{}') don't match",
                at.show(expected),
                at.show(mask)
            ));
        }
        let (results, flags) = (map.results.len(), at.list("in_bounds").len());
        if results == flags {
            Ok(())
        } else {
            wrong(format!(
                "expects the in_bounds attr of same rank as permutation_map results: affine_map<{map}> vs inBounds of \
             size: {flags}"
            ))
        }
    }

    fn verify(self) -> Checked {
        if self.at.has("masked") {
            return wrong("masked attribute has been removed. Use in_bounds instead.");
        }
        if !matches!(self.at.data(self.memory), TypeData::MemRef { .. } | TypeData::RankedTensor { .. }) {
            return wrong("requires source to be a memref or ranked tensor type");
        }
        self.verify_elements()?;
        self.verify_map()
    }

    /// Verifies that each result of the map is a dimension of its own or zero.
    fn verify_permutation(self) -> Checked {
        let results = &self.map.results;
        for (index, result) in results.iter().enumerate() {
            match result {
                AffineExpr::Constant(0) => {}
                AffineExpr::Dim(_) if results[..index].contains(result) => {
                    return wrong(
                        "requires a permutation_map that is a permutation (found one dim used more than once)",
                    );
                }
                AffineExpr::Dim(_) => {}
                _ => {
                    return wrong(
                        "requires a projected permutation_map (at most one dim or the zero constant can appear in each \
                         result)",
                    );
                }
            }
        }
        Ok(())
    }
}

/// The width of a type in bits; an index has its default width of 64.
fn width(at: Subject<'_>, ty: Type) -> Option<i64> {
    match at.data(ty) {
        TypeData::Integer { width, .. } => Some(i64::from(*width)),
        TypeData::Float(kind) => Some(i64::from(kind.width())),
        TypeData::Index => Some(64),
        _ => None,
    }
}

pub(super) fn verify_read(at: Subject<'_>) -> Checked {
    let Some(read) = Transfer::of(at, at.ty(0), at.result()) else { return Ok(()) };
    read.verify_indices(1)?;
    read.verify()?;
    let Some(padding) = at.ty(2) else { return Ok(()) };
    match at.data(read.element) {
        TypeData::Vector { .. } if padding != read.element => {
            return wrong("requires source element type and padding type to match.");
        }
        TypeData::Vector { .. } => {}
        _ if padding != read.element => {
            return wrong("requires formal padding and source of the same elemental type");
        }
        _ => {}
    }
    read.verify_permutation()
}

pub(super) fn verify_write(at: Subject<'_>) -> Checked {
    let Some(write) = Transfer::of(at, at.ty(1), at.ty(0)) else { return Ok(()) };
    write.verify_indices(2)?;
    if write.map.results.contains(&AffineExpr::Constant(0)) {
        return wrong("should not have broadcast dimensions");
    }
    write.verify()?;
    write.verify_permutation()
}
