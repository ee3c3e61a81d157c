//! Winograd transforms, whose shapes follow from the sizes of the output tile and the filter; convolutions;
//! and softmax.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, TraitRule, plain, wrong};
use legalize_ir::{Type, VerifyPhase, dims_compatible};

/// The sizes of the output tile and of the filter, by the value of `fmr`.
const FMR: [(i64, i64); 3] = [(2, 3), (4, 3), (2, 5)];

fn sizes(at: Subject<'_>) -> Option<(i64, i64)> {
    FMR.get(usize::try_from(at.int("fmr")?).ok()?).copied()
}

fn verify_output(expected: &[i64], found: &[i64]) -> Checked {
    if dims_compatible(expected, found) { Ok(()) } else { wrong("the output shape is not expected") }
}

/// The shapes of the operand and of the output.
fn shapes(at: Subject<'_>) -> Option<(&[i64], &[i64])> {
    Some((at.dims(at.ty(0)?)?, at.dims(at.ty(1)?)?))
}

fn verify_filter(at: Subject<'_>) -> Checked {
    let (Some((filter, output)), Some((m, r))) = (shapes(at), sizes(at)) else { return Ok(()) };
    let &[count, height, width, channels] = filter else { return Ok(()) };
    for (size, name) in [(height, "height"), (width, "width")] {
        if size != r && size != 1 {
            return wrong(format!("expect filter {name} either equals to r or 1"));
        }
    }
    if height == 1 && width == 1 {
        return wrong("expect either filter height or width equals to r");
    }
    let alpha = |size: i64| if size == r { m + r - 1 } else { 1 };
    verify_output(&[alpha(height), alpha(width), channels, count], output)
}

fn verify_input(at: Subject<'_>) -> Checked {
    let (Some((input, output)), Some((m, r))) = (shapes(at), sizes(at)) else { return Ok(()) };
    let (&[count, height, width, channels], &[alpha_height, alpha_width, ..]) = (input, output) else {
        return Ok(());
    };
    let tile = m + r - 1;
    // The side of a tile, and the number of tiles.
    let of = |size: i64, alpha: i64| match (size, alpha) {
        (Type::DYNAMIC, _) => (tile, Type::DYNAMIC),
        (size, 1) => (1, size),
        (size, _) => (tile, (size - (r - 1)) / m),
    };
    let (high, wide) = (of(height, alpha_height), of(width, alpha_width));
    verify_output(&[high.0, wide.0, high.1, wide.1, count, channels], output)
}

fn verify_result(at: Subject<'_>) -> Checked {
    let (Some((value, output)), Some((m, r))) = (shapes(at), sizes(at)) else { return Ok(()) };
    let &[alpha_height, alpha_width, tiles_high, tiles_wide, count, filters] = value else { return Ok(()) };
    let side = |alpha: i64, tiles: i64, name: &str| -> Result<i64> {
        if alpha == Type::DYNAMIC || tiles == Type::DYNAMIC {
            return Ok(Type::DYNAMIC);
        }
        let (expected, of) = if alpha == 1 { (1, 1) } else { (m + r - 1, m) };
        if alpha != expected {
            wrong(format!("expect input {name} equals to input tile size"))?;
        }
        Ok(tiles.saturating_mul(of))
    };
    let height = side(alpha_height, tiles_high, "height")?;
    let width = side(alpha_width, tiles_wide, "width")?;
    verify_output(&[count, height, width, filters], output)
}

fn verify_softmax(at: Subject<'_>) -> Checked {
    let Some((input, output)) = shapes(at) else { return Ok(()) };
    if !dims_compatible(input, output) {
        return wrong("incompatible output shape");
    }
    match at.int("dimension") {
        Some(dim) if !(0..input.len() as i64).contains(&dim) => wrong("incorrect dimension specified"),
        _ => Ok(()),
    }
}

/// Verifies that a convolution or pooling has an image, a window and an output; zero points may follow the
/// window.
fn verify_convolution(at: Subject<'_>) -> Checked {
    if at.group(0).len() >= 2 && at.group(1).len() == 1 {
        Ok(())
    } else {
        plain("expected op with 2 inputs and 1 output")
    }
}

pub(super) const CONVOLUTION_RULE: TraitRule = TraitRule {
    name: "ConvolutionOpInterface",
    phase: VerifyPhase::Traits,
    topic: "convolutions",
    rule: verify_convolution,
};

pub(super) const RULES: Rules = Rules::own(&[
    ("linalg.softmax", verify_softmax),
    ("linalg.winograd_filter_transform", verify_filter),
    ("linalg.winograd_input_transform", verify_input),
    ("linalg.winograd_output_transform", verify_result),
]);
