//! Exchanges between lanes, and conversions with scales by lane.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::AttrData;

use super::products::width;

/// Widest value that a lane passes on, in bits.
const MAX_WIDTH: u32 = 64;

/// Verifies that the permutation has the argument that its kind requires.
fn verify_permutation(at: Subject<'_>) -> Checked {
    if at.ty(1).and_then(|ty| width(at, ty)).is_some_and(|width| width > MAX_WIDTH) {
        return wrong("integer and floating point types larger than 64 bits are not supported");
    }
    let Some(kind) = at.word("kind") else { return Ok(()) };
    let argument = at.attr("permArgument").map(|attr| (attr, at.ctx.attr_data(attr)));
    match kind.as_str() {
        "quad_perm" => {
            let Some((_, AttrData::Array(lanes))) = argument.filter(|_| at.list("permArgument").len() == 4)
            else {
                return wrong("quad_perm attribute must have exactly 4 elements");
            };
            let numbers = lanes.iter().filter_map(|lane| at.ctx.as_i64(*lane));
            if numbers.into_iter().all(|lane| (0..4).contains(&lane)) {
                Ok(())
            } else {
                wrong("Each element of quad_perm must be in the range [0, 3]")
            }
        }
        "row_shl" | "row_shr" | "row_ror" => match argument {
            None => wrong(format!("Attribute '{kind}' value not specified")),
            Some((attr, AttrData::Integer { .. }))
                if !at.ctx.as_i64(attr).is_some_and(|count| (1..16).contains(&count)) =>
            {
                wrong("Attribute value must be between 1 and 15")
            }
            Some(_) => Ok(()),
        },
        _ => match argument {
            None | Some((_, AttrData::Unit)) => Ok(()),
            Some(_) => wrong("Expected unit attribute for permArgument, but found non-trivial argument"),
        },
    }
}

fn verify_swap(at: Subject<'_>) -> Checked {
    match at.int("row_length") {
        Some(16 | 32) | None => Ok(()),
        Some(_) => wrong("row_length attribute must either be 16 or 32."),
    }
}

/// Verifies that the hardware can read the first scale from its place.
fn verify_scale(at: Subject<'_>) -> Checked {
    let [Some(block), Some(lane), Some(byte)] =
        ["blockSize", "firstScaleLane", "firstScaleByte"].map(|name| at.int(name))
    else {
        return Ok(());
    };
    let is_byte = at.ty(0).and_then(|ty| at.element(ty)).and_then(|element| width(at, element)) == Some(8);
    match (is_byte, block) {
        (true, 16) if !matches!((lane, byte), (0, 0) | (16, 2)) => wrong(
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.",
        ),
        (false, 16) if !matches!(byte, 0 | 1) => {
            wrong("blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.")
        }
        (false, 32) if !matches!(byte, 0 | 2) => {
            wrong("blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.")
        }
        _ => Ok(()),
    }
}

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("amdgpu.dpp", verify_permutation),
    ("amdgpu.permlane_swap", verify_swap),
    ("amdgpu.scaled_ext_packed_matrix", verify_scale),
]);
