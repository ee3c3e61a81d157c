//! Convolutions: compatible element types, and windows that match the output.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, FloatKind, Type, TypeData};

use crate::tosa::verify::{listed, ranked, storage, verify_zero};

/// Operand numbers: the input, the weights, the bias; then the zero points of the first two.
const INPUT: usize = 0;
const WEIGHT: usize = 1;
const BIAS: usize = 2;
const ZEROS: [(&str, usize, usize); 2] = [("input", INPUT, 3), ("weight", WEIGHT, 4)];

fn verify_types(at: Subject<'_>) -> Checked {
    let (Some(input), Some(weight), Some(bias), Some(result)) =
        (at.ty(INPUT), at.ty(WEIGHT), at.ty(BIAS), at.result())
    else {
        return Ok(());
    };
    let (Some(added), Some(output)) = (storage(at, bias), storage(at, result)) else { return Ok(()) };
    // The bias of integers may have another type.
    if matches!(at.data(added), TypeData::Float(_)) && added != output {
        return wrong(format!(
            "expect both bias and result to have same element type, got '{}' and '{}'",
            at.show(added),
            at.show(output)
        ));
    }
    let (Some(from), Some(by)) = (storage(at, input), storage(at, weight)) else { return Ok(()) };
    let is_float = |ty: Type| matches!(at.data(ty), TypeData::Float(_));
    if is_float(from) != is_float(by) {
        return wrong(format!(
            "expect both input and weight to be float or not together, got '{}' and '{}'",
            at.show(from),
            at.show(by)
        ));
    }
    for (what, of, zero) in ZEROS {
        let of = at.ty(of).and_then(|ty| storage(at, ty));
        let (Some(of), Some(zero)) = (of, at.ty(zero).and_then(|ty| storage(at, ty))) else { return Ok(()) };
        if of != zero {
            return wrong(format!(
                "expect both {what} and its zero point are the same element type, got '{}' and '{}'",
                at.show(of),
                at.show(zero)
            ));
        }
    }
    verify_zero(at, input, 3, "input")?;
    verify_zero(at, weight, 4, "weight")?;
    verify_accumulator(at, from)
}

/// Verifies the accumulator type.
fn verify_accumulator(at: Subject<'_>, element: Type) -> Checked {
    let Some(AttrData::Type(sum)) = at.attr_data("acc_type") else { return Ok(()) };
    let sum = at.data(*sum);
    let is = |kind| *sum == TypeData::Float(kind);
    let is_int = |bits| matches!(sum, TypeData::Integer { width, .. } if *width == bits);
    let (fits, what, wanted) = match at.data(element) {
        TypeData::Integer { width: 8, .. } => (is_int(32), "i8", "i32"),
        TypeData::Integer { width: 16, .. } => (is_int(48), "i16", "i48"),
        TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3) => (is(FloatKind::F16), "f8", "f16"),
        TypeData::Float(FloatKind::F16) => (is(FloatKind::F16) || is(FloatKind::F32), "f16", "f16/f32"),
        TypeData::Float(FloatKind::BF16) => (is(FloatKind::F32), "bf16", "f32"),
        TypeData::Float(FloatKind::F32) => (is(FloatKind::F32), "f32", "f32"),
        _ => return Ok(()),
    };
    if fits { Ok(()) } else { wrong(format!("accumulator type for {what} tensor is not {wanted}")) }
}

/// A direction of the window: its name, the letter of its stride, and the names of the two paddings.
type Direction = (&'static str, &'static str, [&'static str; 2]);

const DEPTH: Direction = ("depth", "d", ["front", "back"]);
const HEIGHT: Direction = ("height", "y", ["top", "bottom"]);
const WIDTH: Direction = ("width", "x", ["left", "right"]);

/// Verifies that the strides match the output size without a remainder. `first` is the first spatial
/// dimension of the weights.
fn verify_steps(at: Subject<'_>, directions: &[Direction], first: usize) -> Checked {
    let (Some(padding), Some(stride), Some(dilation)) =
        (at.ints("pad"), at.ints("stride"), at.ints("dilation"))
    else {
        return Ok(());
    };
    for (numbers, what, least) in
        [(&padding, "padding", 0), (&stride, "stride", 1), (&dilation, "dilation", 1)]
    {
        if numbers.iter().any(|number| *number < least) {
            return wrong(format!("expect all {what} values to be >= {least}, got {}", listed(numbers)));
        }
    }
    let Some(output) = ranked(at, at.result()) else { return Ok(()) };
    if let (Some(input), Some(weight)) = (ranked(at, at.ty(INPUT)), ranked(at, at.ty(WEIGHT))) {
        for (index, (size, axis, [one, other])) in directions.iter().enumerate() {
            let (Some(&extent), Some(&kernel)) = (input.get(1 + index), weight.get(first + index)) else {
                return Ok(());
            };
            let (Some(&before), Some(&after)) = (padding.get(2 * index), padding.get(2 * index + 1)) else {
                return Ok(());
            };
            let (Some(&stride), Some(&dilation)) = (stride.get(index), dilation.get(index)) else {
                return Ok(());
            };
            if extent == Type::DYNAMIC || kernel == Type::DYNAMIC {
                continue;
            }
            let covered = kernel.saturating_sub(1).saturating_mul(dilation);
            let way =
                extent.saturating_sub(1).saturating_add(before).saturating_add(after).saturating_sub(covered);
            if way % stride != 0 {
                return wrong(format!(
                    "expected input_{size} - 1 + pad_{one} + pad_{other} - (kernel_{size} - 1) * dilation_{axis} to be \
                     wholly divisible by stride_{axis}, got ({extent} - 1 + {before} + {after} - ({kernel} - 1) * \
                     {dilation}) / {stride}"
                ));
            }
            let calculated = (way / stride).saturating_add(1);
            match output.get(1 + index) {
                Some(&found) if found != Type::DYNAMIC && found != calculated => {
                    return wrong(format!(
                        "calculated output {size} did not match expected: calculated={calculated}, expected={found}"
                    ));
                }
                _ => {}
            }
        }
    }
    verify_bias(at, output)
}

/// Verifies that the bias has one number for each channel, or one for all.
fn verify_bias(at: Subject<'_>, output: &[i64]) -> Checked {
    let (Some(&[found]), Some(&channels)) = (ranked(at, at.ty(BIAS)), output.last()) else { return Ok(()) };
    if channels == Type::DYNAMIC || found == Type::DYNAMIC || found == channels || found == 1 {
        Ok(())
    } else {
        wrong(format!("bias channels expected to be equal to output channels ({channels}) or 1, got {found}"))
    }
}

/// Verifies a transposed convolution.
fn verify_transposed(at: Subject<'_>) -> Checked {
    verify_types(at)?;
    let (Some(stride), Some(padding)) = (at.ints("stride"), at.ints("out_pad")) else { return Ok(()) };
    if stride.iter().any(|step| *step < 1) {
        return wrong(format!("expect all stride values to be >= 1, got [{}]", listed(&stride)));
    }
    let weight = ranked(at, at.ty(WEIGHT));
    let (&[top, bottom, left, right], &[sy, sx]) = (&padding[..], &stride[..]) else { return Ok(()) };
    let directions = [
        (1, "H", "y", sy, [("top", top), ("bottom", bottom)]),
        (2, "W", "x", sx, [("left", left), ("right", right)]),
    ];
    if let Some(weight) = weight {
        for (dim, letter, _, _, sides) in directions {
            let Some(&kernel) = weight.get(dim).filter(|size| **size != Type::DYNAMIC) else { continue };
            if let Some((side, found)) = sides.into_iter().find(|(_, size)| *size <= -kernel) {
                return wrong(format!(
                    "expected out_pad_{side} > -K{letter}, but got: out_pad_{side}={found} and K{letter}={kernel}"
                ));
            }
        }
    }
    let Some(output) = ranked(at, at.result()) else { return Ok(()) };
    if let (Some(weight), Some(input)) = (weight, ranked(at, at.ty(INPUT))) {
        for (dim, letter, axis, stride, [(one, before), (other, after)]) in directions {
            let sizes = [output.get(dim), input.get(dim), weight.get(dim)];
            let [Some(&found), Some(&extent), Some(&kernel)] = sizes else { return Ok(()) };
            if [found, extent, kernel].contains(&Type::DYNAMIC) {
                continue;
            }
            let way = extent.saturating_sub(1).saturating_mul(stride);
            if found != way.saturating_add(before).saturating_add(after).saturating_add(kernel) {
                return wrong(format!(
                    "dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{axis} + out_pad_{one} + \
                     out_pad_{other} + K{letter}, but got {found} != ({extent} - 1) * {stride} + {before} + {after} + \
                     {kernel}"
                ));
            }
        }
    }
    verify_bias(at, output)
}

fn verify(at: Subject<'_>, directions: &[Direction], first: usize) -> Checked {
    verify_types(at)?;
    verify_steps(at, directions, first)
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.conv2d", |at| verify(at, &[HEIGHT, WIDTH], 1)),
    ("tosa.conv3d", |at| verify(at, &[DEPTH, HEIGHT, WIDTH], 1)),
    ("tosa.depthwise_conv2d", |at| verify(at, &[HEIGHT, WIDTH], 0)),
    ("tosa.transpose_conv2d", verify_transposed),
];
