//! Dense constants element by element: reading them, and building one from results.

use legalize_dialects_hooks::attributes::int_bytes;
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Int, Ir, Signedness, Type, TypeData,
};
use num_bigint::BigInt;

use super::constant::{element_or_self, float_constant, int_constant, int_width};

/// Representation of the elements of a type.
#[derive(Clone, Copy)]
enum Kind {
    Int { width: u32, signed: bool },
    Float(FloatKind),
}

impl Kind {
    fn of(ctx: &Context, element: Type) -> Option<Kind> {
        Some(match ctx.type_data(element) {
            TypeData::Float(kind) => Kind::Float(*kind),
            TypeData::Integer { width, signedness } => {
                Kind::Int { width: *width, signed: *signedness != Signedness::Unsigned }
            }
            _ => Kind::Int { width: int_width(ctx, element)?, signed: true },
        })
    }

    fn bytes(self) -> usize {
        let bits = match self {
            Kind::Int { width, .. } => width,
            Kind::Float(kind) => kind.width(),
        };
        bits.div_ceil(8).max(1) as usize
    }
}

/// The elements of a dense constant of numbers.
pub(super) struct Elements<'a> {
    kind: Kind,
    splat: bool,
    data: &'a [u8],
}

impl<'a> Elements<'a> {
    pub(super) fn new(ctx: &'a Context, constant: Attribute) -> Option<Self> {
        let AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data } } =
            ctx.attr_data(constant)
        else {
            return None;
        };
        let kind = Kind::of(ctx, element_or_self(ctx, *ty))?;
        Some(Elements { kind, splat: *splat, data })
    }

    /// The number of elements; `None` for a splat, which fits any number.
    pub(super) fn count(&self) -> Option<usize> {
        (!self.splat).then(|| self.data.len() / self.kind.bytes())
    }

    pub(super) fn bytes(&self, at: usize) -> Option<&[u8]> {
        let size = self.kind.bytes();
        self.data.chunks_exact(size).nth(if self.splat { 0 } else { at })
    }

    pub(super) fn int(&self, at: usize) -> Option<Int> {
        let Kind::Int { width, signed } = self.kind else { return None };
        Some(Int::from(BigInt::from_signed_bytes_le(self.bytes(at)?)).wrapped(width, signed))
    }

    pub(super) fn float(&self, at: usize) -> Option<(u128, FloatKind)> {
        let Kind::Float(kind) = self.kind else { return None };
        let data = self.bytes(at)?;
        let mut bytes = [0; 16];
        bytes.get_mut(..data.len())?.copy_from_slice(data);
        Some((u128::from_le_bytes(bytes), kind))
    }
}

/// One element of a dense constant of numbers.
pub(crate) fn dense_element(ctx: &Context, constant: Attribute, at: usize) -> Option<Attribute> {
    let AttrData::DenseElements { ty, .. } = ctx.attr_data(constant) else { return None };
    let (elements, ty) = (Elements::new(ctx, constant)?, element_or_self(ctx, *ty));
    match elements.kind {
        Kind::Int { .. } => int_constant(ctx, ty, elements.int(at)?),
        Kind::Float(_) => float_constant(ctx, ty, elements.float(at)?.0),
    }
}

/// Builder of a dense constant; equal elements become a splat.
pub(super) struct DenseBuilder<'a> {
    ctx: &'a Context,
    ty: Type,
    kind: Kind,
    data: Vec<u8>,
}

impl<'a> DenseBuilder<'a> {
    /// Creates a builder of elements for a constant in a body; nothing if they take more memory than a run on
    /// the body may.
    pub(super) fn new(ctx: &'a Context, ir: &Ir, ty: Type, count: usize) -> Option<Self> {
        let kind = Kind::of(ctx, element_or_self(ctx, ty))?;
        let bytes = count.checked_mul(kind.bytes())?;
        let most = ctx.sources().limits().interned_bytes.for_items(ir.nominal_size() as u64);
        let fits = bytes as u64 <= most || ctx.may_intern(bytes as u64);
        fits.then(|| DenseBuilder { ctx, ty, kind, data: Vec::with_capacity(bytes) })
    }

    pub(super) fn push_int(&mut self, value: Int) -> Option<()> {
        let Kind::Int { width, .. } = self.kind else { return None };
        self.data.extend(int_bytes(&value, width));
        Some(())
    }

    pub(super) fn push_float(&mut self, bits: u128) {
        self.data.extend(&bits.to_le_bytes()[..self.kind.bytes()]);
    }

    pub(super) fn push_bytes(&mut self, bytes: &[u8]) -> Option<()> {
        (bytes.len() == self.kind.bytes()).then(|| self.data.extend(bytes))
    }

    pub(super) fn finish(mut self) -> Attribute {
        let size = self.kind.bytes();
        let splat = {
            let mut elements = self.data.chunks_exact(size);
            let first = elements.next();
            first.is_some_and(|first| elements.all(|other| other == first))
        };
        if splat {
            self.data.truncate(size);
        }
        self.ctx.attr(AttrData::DenseElements {
            ty: self.ty,
            data: ElementsData::Bytes { splat, data: self.data.into() },
        })
    }
}

/// The first `count` integers of a dense constant; fewer if it has fewer elements.
pub(crate) fn int_elements(ctx: &Context, constant: Attribute, count: usize) -> Vec<Int> {
    let Some(elements) = Elements::new(ctx, constant) else { return Vec::new() };
    (0..count).map_while(|at| elements.int(at)).collect()
}
