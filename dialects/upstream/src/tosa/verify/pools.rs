//! Pooling windows that move over an image, of which the maximum or the average is taken.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, FloatKind, Type, TypeData};

use crate::tosa::verify::{listed, ranked, same_element, storage, verify_zero};

/// One direction of a window: sizes of input, kernel, step, and paddings on both sides.
struct Direction<'a> {
    words: [&'a str; 6],
    dim: usize,
    kernel: i64,
    stride: i64,
    padding: [i64; 2],
}

fn verify_window(at: Subject<'_>) -> Checked {
    let (Some(kernel), Some(stride), Some(padding)) = (at.ints("kernel"), at.ints("stride"), at.ints("pad"))
    else {
        return Ok(());
    };
    if kernel.iter().any(|size| *size < 1) {
        return wrong(format!("expect all kernel values to be >= 1, got {}", listed(&kernel)));
    }
    if stride.iter().any(|step| *step < 1) {
        return wrong(format!("expect all stride values to be >= 1, got {}", listed(&stride)));
    }
    if padding.iter().any(|size| *size < 0) {
        return wrong(format!("expect all padding values to be >= 0, got {}", listed(&padding)));
    }
    let (&[ky, kx], &[sy, sx], &[top, bottom, left, right]) = (&kernel[..], &stride[..], &padding[..]) else {
        return Ok(());
    };
    let height = Direction {
        words: ["top", "bottom", "height", "y", "pad_top", "pad_bottom"],
        dim: 1,
        kernel: ky,
        stride: sy,
        padding: [top, bottom],
    };
    let width = Direction {
        words: ["left", "right", "width", "x", "pad_left", "pad_right"],
        dim: 2,
        kernel: kx,
        stride: sx,
        padding: [left, right],
    };
    height.verify_padding()?;
    width.verify_padding()?;
    let (Some(input), Some(output)) = (ranked(at, at.ty(0)), ranked(at, at.result())) else { return Ok(()) };
    height.verify_steps(input, output)?;
    width.verify_steps(input, output)
}

impl Direction<'_> {
    fn verify_padding(&self) -> Checked {
        let ([one, other, size, axis, first, second], [before, after]) = (self.words, self.padding);
        let kernel = self.kernel;
        if before >= kernel || after >= kernel {
            wrong(format!(
                "expected {one}/{other} padding to be less than the {size} of the kernel, got {first}={before}, \
             {second}={after}, kernel_{axis}={kernel}"
            ))
        } else {
            Ok(())
        }
    }

    /// Verifies that the strides match the output size without a remainder.
    fn verify_steps(&self, input: &[i64], output: &[i64]) -> Checked {
        let ([_, _, size, axis, first, second], [before, after]) = (self.words, self.padding);
        let (kernel, stride) = (self.kernel, self.stride);
        let Some(&extent) = input.get(self.dim).filter(|extent| **extent != Type::DYNAMIC) else {
            return Ok(());
        };
        let way = extent.saturating_add(before).saturating_add(after).saturating_sub(kernel);
        if way % stride != 0 {
            return wrong(format!(
                "expected input_{size} + {first} + {second} - kernel_{axis} to be wholly divisible by stride_{axis}, \
                 got ({extent} + {before} + {after} - {kernel}) / {stride}"
            ));
        }
        let calculated = (way / stride).saturating_add(1);
        match output.get(self.dim) {
            Some(&found) if found != Type::DYNAMIC && found != calculated => wrong(format!(
                "calculated output {size} did not match expected: calculated={calculated}, expected={found}"
            )),
            _ => Ok(()),
        }
    }
}

fn verify_max(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    same_element(at, input, result)?;
    verify_window(at)
}

/// Verifies the accumulator type.
fn verify_accumulator(at: Subject<'_>, element: Type) -> Checked {
    let Some(AttrData::Type(sum)) = at.attr_data("acc_type") else { return Ok(()) };
    let (what, wanted) = match (at.data(element), at.data(*sum)) {
        (TypeData::Integer { .. }, sum) => ("integer", (!is_int32(sum)).then_some("i32")),
        (TypeData::Float(FloatKind::F16), TypeData::Float(FloatKind::F16 | FloatKind::F32)) => ("", None),
        (TypeData::Float(FloatKind::F16), _) => ("f16", Some("f16/f32")),
        (TypeData::Float(kind @ (FloatKind::BF16 | FloatKind::F32)), sum) => {
            let what = if *kind == FloatKind::F32 { "f32" } else { "bf16" };
            (what, (*sum != TypeData::Float(FloatKind::F32)).then_some("f32"))
        }
        _ => ("", None),
    };
    match wanted {
        Some(wanted) => wrong(format!("accumulator type for {what} tensor is not {wanted}")),
        None => Ok(()),
    }
}

fn is_int32(ty: &TypeData) -> bool {
    matches!(ty, TypeData::Integer { width: 32, .. })
}

fn verify_average(at: Subject<'_>) -> Checked {
    verify_window(at)?;
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (Some(element), Some(output)) = (storage(at, input), storage(at, result)) else { return Ok(()) };
    for (what, element, group) in [("input", element, 1), ("output", output, 2)] {
        let Some(zero) = at.ty(group).and_then(|zero| storage(at, zero)) else { return Ok(()) };
        if element != zero {
            return wrong(format!(
                "expect both {what} and its zero point are the same element type, got '{}' and '{}'",
                at.show(element),
                at.show(zero)
            ));
        }
    }
    verify_accumulator(at, element)?;
    verify_zero(at, input, 1, "input")?;
    verify_zero(at, result, 2, "output")
}

pub(super) const RULES: &[(&str, Verify)] =
    &[("tosa.avg_pool2d", verify_average), ("tosa.max_pool2d", verify_max)];
