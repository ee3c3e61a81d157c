//! Operations of nvvm: operands and attributes that require each other.

use legalize_dialects_hooks::llvm_types::{LlvmType, classify};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::Type;

/// Address spaces by number.
const GENERIC: u32 = 0;
const GLOBAL: u32 = 1;
const CONSTANT: u32 = 4;
const LOCAL: u32 = 5;

fn space(at: Subject<'_>, ty: Type) -> Option<u32> {
    match classify(at.ctx, ty) {
        Some(LlvmType::Pointer { address_space }) => Some(address_space),
        _ => None,
    }
}

fn verify_barrier(at: Subject<'_>) -> Checked {
    let (id, threads, predicate) =
        (!at.group(0).is_empty(), !at.group(1).is_empty(), !at.group(2).is_empty());
    let reduces = at.has("reductionOp");
    if threads && !id {
        return wrong("barrier id is missing, it should be set between 0 to 15");
    }
    if id && (predicate || reduces) {
        return wrong("reduction are only available when id is 0");
    }
    if predicate == reduces {
        Ok(())
    } else {
        wrong("reduction predicate and reduction operation must be specified together")
    }
}

fn verify_query(at: Subject<'_>) -> Checked {
    let (Some(query), Some(result)) = (at.word("query_type"), at.result()) else { return Ok(()) };
    let common = at.ctx.common();
    match query.as_str() {
        "is_canceled" if result != common.i1 => wrong("is_canceled query type returns an i1"),
        "is_canceled" => Ok(()),
        _ if result != common.i32 => {
            wrong("get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")
        }
        _ => Ok(()),
    }
}

/// Verifies the conversion of two floats to smaller ones; random bits are only allowed for stochastic
/// rounding.
fn verify_conversion(at: Subject<'_>, to: &str) -> Checked {
    let Some(rounding) = at.word("rnd") else { return Ok(()) };
    match (rounding.as_str(), at.group(2).is_empty()) {
        ("rn" | "rz", false) => wrong("random_bits not supported for RN and RZ rounding modes."),
        ("rs", true) => wrong("random_bits is required for RS rounding mode."),
        ("rn" | "rz" | "rs", _) => Ok(()),
        _ => wrong(format!(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {to}."
        )),
    }
}

/// Verifies the coordinates and offsets of a loaded tensor for a mode.
fn verify_load(mode: &str, coordinates: usize, offsets: usize) -> Checked {
    if !(1..=5).contains(&coordinates) {
        return plain("expects coordinates between 1 to 5 dimension");
    }
    let expected = match mode {
        "tile" => 0,
        "tile_gather4" if coordinates != 5 => return plain("Gather4 mode expects 5 coordinates"),
        "tile_gather4" => 0,
        _ if coordinates < 3 => {
            return plain(format!("to use {mode} mode, the tensor has to be at least 3-dimensional"));
        }
        "im2col" => coordinates - 2,
        "im2col_w" | "im2col_w_128" => 2,
        _ => return Ok(()),
    };
    if offsets == expected {
        Ok(())
    } else {
        plain(format!(" im2col offsets expected {expected} (provided {offsets})"))
    }
}

fn verify_tensor(at: Subject<'_>, coordinates: usize, offsets: usize) -> Checked {
    let mode = at.word("mode").unwrap_or_else(|| "tile".to_owned());
    verify_load(&mode, at.group(coordinates).len(), at.group(offsets).len())
}

/// Verifies the prefetch of a tensor map.
fn verify_map(at: Subject<'_>, space: u32) -> Checked {
    if at.has("cacheLevel") {
        return wrong("cannot specify both tensormap and cache level");
    }
    if !matches!(space, GENERIC | CONSTANT) {
        return wrong("prefetch tensormap requires a generic or constant pointer");
    }
    if at.has("evictPriority") {
        return wrong("prefetch tensormap does not support eviction priority");
    }
    if at.has("in_param_space") && space != GENERIC {
        wrong("in_param_space can only be specified for a generic pointer")
    } else {
        Ok(())
    }
}

fn verify_prefetch(at: Subject<'_>) -> Checked {
    let Some(space) = at.ty(0).and_then(|ty| space(at, ty)) else { return Ok(()) };
    if at.has("tensormap") {
        return verify_map(at, space);
    }
    let Some(level) = at.word("cacheLevel") else {
        return wrong("requires specification of either cache level or tensormap");
    };
    if !matches!(space, GENERIC | GLOBAL | LOCAL) {
        return wrong("prefetch to cache level requires a generic, global, or local pointer");
    }
    if at.has("uniform") {
        if level != "L1" {
            return wrong("unsupported cache level, the only supported uniform cache level is L1");
        }
        if space != GENERIC {
            return wrong("prefetch to uniform cache requires a generic pointer");
        }
    }
    if let Some(priority) = at.word("evictPriority") {
        if level != "L2" {
            return wrong("cache eviction priority supported only for cache level L2");
        }
        if space != GLOBAL {
            return wrong("cache eviction priority requires a global pointer");
        }
        if !matches!(priority.as_str(), "evict_last" | "evict_normal") {
            return wrong(
                "unsupported cache eviction priority, only evict_last and evict_normal are supported",
            );
        }
    }
    if at.group(1).is_empty() { Ok(()) } else { wrong("predicate supported only on prefetch tensormap") }
}

/// Verifies that a byte permutation has the `hi` operand if and only if its mode requires it.
fn verify_permute(at: Subject<'_>) -> Checked {
    let Some(mode) = at.word("mode") else { return Ok(()) };
    let (wants, has) = (matches!(mode.as_str(), "default" | "f4e" | "b4e"), !at.group(1).is_empty());
    match (wants, has) {
        (true, false) => plain(format!("mode '{mode}' requires 'hi' operand.")),
        (false, true) => plain(format!("mode '{mode}' does not accept 'hi' operand.")),
        _ => Ok(()),
    }
}

/// Verifies an access to tensor memory: the offset, and the number of registers for the shape.
fn verify_tensor_memory(
    at: Subject<'_>,
    moved: Option<Type>,
    offset: usize,
    what: &str,
    op: &str,
) -> Checked {
    let Some(shape) = at.word("shape") else { return Ok(()) };
    let has_offset = !at.group(offset).is_empty();
    if shape == HALVES && !has_offset {
        return plain("shape 16x32bx2 requires offset argument");
    }
    if shape != HALVES && has_offset && op == "ld" {
        return plain("offset argument is only supported for shape 16x32bx2");
    }
    let length = match moved.map(|ty| at.data(ty)) {
        Some(legalize_ir::TypeData::Vector { shape, .. }) => shape.first().copied().unwrap_or(1),
        _ => 1,
    };
    let least = match shape.as_str() {
        "shape_16x128b" => 2,
        "shape_16x256b" => 4,
        _ => 1,
    };
    if length < least {
        plain(format!("invalid {what} length {length} for shape {shape} in tcgen05.{op} Op"))
    } else {
        Ok(())
    }
}

/// Shape of two halves that are apart.
const HALVES: &str = "shape_16x32bx2";

pub(super) const RULES: Rules = Rules::after(
    "nvvm",
    &[
        ("nvvm.tcgen05.ld", |at| verify_tensor_memory(at, at.result(), 1, "result type", "ld")),
        ("nvvm.tcgen05.st", |at| verify_tensor_memory(at, at.ty(1), 2, "input", "st")),
        ("nvvm.barrier", verify_barrier),
        ("nvvm.clusterlaunchcontrol.query.cancel", verify_query),
        ("nvvm.convert.f32x2.to.bf16x2", |at| verify_conversion(at, "bf16x2")),
        ("nvvm.convert.f32x2.to.f16x2", |at| verify_conversion(at, "f16x2")),
        ("nvvm.cp.async.bulk.tensor.prefetch", |at| verify_tensor(at, 1, 2)),
        ("nvvm.prefetch", verify_prefetch),
        ("nvvm.prmt", verify_permute),
    ],
);
