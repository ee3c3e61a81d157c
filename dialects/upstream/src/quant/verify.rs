//! Conversions between quantized and other values: the types on both sides match, and scales match the
//! dimensions of the tensor.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain};
use legalize_ir::{Int, Param, Signedness, Type, TypeData, element_type_or_self};

use super::storage::Storage;

/// Dimensions of a tensor; `None` for a tensor without a rank.
type Container<'a> = Option<&'a [i64]>;

/// The dimensions of a type; `None` for a scalar.
fn container(at: Subject<'_>, ty: Type) -> Option<Container<'_>> {
    match at.data(ty) {
        TypeData::UnrankedTensor(_) => Some(None),
        _ => at.dims(ty).map(Some),
    }
}

/// A quantized type among the operation's, with its storage and its other parameters.
#[derive(Clone, Copy)]
struct Quantized<'a> {
    storage: Option<Storage>,
    rest: &'a [Param],
}

impl<'a> Quantized<'a> {
    fn of(at: Subject<'a>, ty: Type) -> Option<Self> {
        let TypeData::Dialect { name, params } = at.data(element_type_or_self(at.ctx, ty)) else {
            return None;
        };
        if !at.ctx.str(*name).starts_with("quant.") {
            return None;
        }
        Some(match Storage::of_params(params) {
            Some((storage, rest)) => Quantized { storage: Some(storage), rest },
            None => Quantized { storage: None, rest: params },
        })
    }

    fn expressed(self) -> Option<Type> {
        match self.rest.first() {
            Some(Param::Type(ty)) => Some(*ty),
            _ => None,
        }
    }

    /// Verifies the scales against the dimensions of the tensor that holds the values.
    fn verify_scales(self, at: Subject<'_>, holder: Type) -> Checked {
        match self.rest {
            [_, Param::Int(axis), Param::List(scales)] => {
                verify_axis(container(at, holder), axis, scales.len())
            }
            [_, Param::List(blocks), scales] => verify_blocks(container(at, holder), blocks, scales),
            _ => Ok(()),
        }
    }
}

/// Verifies that there is one scale for each index along the axis.
fn verify_axis(holder: Option<Container<'_>>, axis: &Int, scales: usize) -> Checked {
    let Some(holder) = holder else { return plain("scalar types may not use per-axis quantization") };
    let (Some(shape), Some(axis)) = (holder, axis.as_i64()) else { return Ok(()) };
    match usize::try_from(axis).ok().and_then(|axis| shape.get(axis)) {
        None => plain("quantized dimension must be less than tensor rank"),
        Some(&size) if size != Type::DYNAMIC && size != scales as i64 => {
            plain("quantized dimension size does not match number of scales")
        }
        Some(_) => Ok(()),
    }
}

/// The shape of nested lists of scales.
fn nested_shape(scales: &Param) -> Vec<i64> {
    let mut shape = Vec::new();
    let mut level = scales;
    // A scale is a list too, which starts with an attribute.
    while let Param::List(list) = level
        && let Some(first @ Param::List(_)) = list.first()
    {
        shape.push(list.len() as i64);
        level = first;
    }
    shape
}

/// Verifies that blocks divide the dimensions, and that there is one scale for each block.
fn verify_blocks(holder: Option<Container<'_>>, blocks: &[Param], scales: &Param) -> Checked {
    let Some(holder) = holder else { return plain("scalar types may not use sub-channel quantization") };
    let Some(shape) = holder else {
        return plain("tensor containing the sub-channel quantized type must be ranked");
    };
    let rank = shape.len();
    // Dimensions that are not split have one scale.
    let mut expected = vec![1; rank];
    for block in blocks {
        let Param::List(block) = block else { continue };
        let [Param::Int(Int::Small(dim)), Param::Int(Int::Small(size @ 1..))] = **block else { continue };
        let Some(place) = usize::try_from(dim).ok().filter(|place| *place < rank) else {
            return plain(format!("quantized dimension {dim} must be less than tensor rank {rank}"));
        };
        let whole = shape[place];
        expected[place] = match whole {
            Type::DYNAMIC => Type::DYNAMIC,
            _ if whole % size != 0 => {
                return plain(format!(
                    "tensor dimension size {whole} at axis {dim} must be divisible by the corresponding block size \
                     {size}"
                ));
            }
            _ => whole / size,
        };
    }
    let found = nested_shape(scales);
    if found.len() != rank {
        return plain(format!("Rank of scales {} must match the rank of the tensor {rank}", found.len()));
    }
    for (dim, (expected, found)) in expected.into_iter().zip(found).enumerate() {
        // Upstream reports the expected size twice.
        if expected != Type::DYNAMIC && expected != found {
            return plain(format!(
                "dimension size {expected} of scales tensor at axis {dim} should match (tensor dimension at axis / block \
                 sizes at axis) = {expected}"
            ));
        }
    }
    Ok(())
}

/// The quantized and the other element type of a conversion, and the type of its operand.
fn sides(at: Subject<'_>) -> Option<(Quantized<'_>, Type, Type)> {
    let (from, to) = (at.ty(0)?, at.result()?);
    let (quantized, other) = match Quantized::of(at, from) {
        Some(quantized) => (quantized, to),
        None => (Quantized::of(at, to)?, from),
    };
    Some((quantized, element_type_or_self(at.ctx, other), from))
}

fn verify_cast(at: Subject<'_>) -> Checked {
    let Some((quantized, float, holder)) = sides(at) else { return Ok(()) };
    if quantized.expressed() != Some(float) {
        return plain("expressed type in quantized type expected to match float type");
    }
    quantized.verify_scales(at, holder)
}

fn verify_storage_cast(at: Subject<'_>) -> Checked {
    let Some((quantized, integer, holder)) = sides(at) else { return Ok(()) };
    let stored = quantized
        .storage
        .map(|storage| TypeData::Integer { width: storage.width(), signedness: Signedness::Signless });
    if stored.map(|stored| at.ctx.ty(stored)) != Some(integer) {
        return plain("storage type in quantized type expected to match integer type");
    }
    quantized.verify_scales(at, holder)
}

pub(super) const RULES: Rules = Rules::own(&[
    ("quant.dcast", verify_cast),
    ("quant.qcast", verify_cast),
    ("quant.scast", verify_storage_cast),
]);
