//! `tosa.resize`: known scales, offsets and borders determine the output's size.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::Type;

use crate::tosa::verify::reshapes::constant_shape;
use crate::tosa::verify::{listed, ranked};

fn verify_resize(at: Subject<'_>) -> Checked {
    let shapes = [1, 2, 3].map(|group| constant_shape(at, group));
    let [Some(scale), Some(offset), Some(border)] = shapes else { return Ok(()) };
    if scale.iter().any(|scale| *scale <= 0) {
        return wrong(format!("expect all scale values to be > 0, got {}", listed(&scale)));
    }
    let (Some(input), Some(output)) = (ranked(at, at.ty(0)), ranked(at, at.result())) else { return Ok(()) };
    for (index, (what, axis)) in [("height", "y"), ("width", "x")].into_iter().enumerate() {
        let sizes = [input.get(1 + index), output.get(1 + index)];
        let scales = [scale.get(2 * index), scale.get(2 * index + 1)];
        let moved = [offset.get(index), border.get(index)];
        let ([Some(&from), Some(&to)], [Some(&times), Some(&by)], [Some(&offset), Some(&border)]) =
            (sizes, scales, moved)
        else {
            return Ok(());
        };
        // A single element may be resized to any size.
        if from == Type::DYNAMIC || from == 1 {
            continue;
        }
        let way = from.saturating_sub(1).saturating_mul(times).saturating_sub(offset).saturating_add(border);
        if way % by != 0 {
            return wrong(format!(
                "expected (input_{what} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be wholly divisible by \
                 scale_{axis}_d, got (({from} - 1) * {times} - {offset} + {border}) / {by}"
            ));
        }
        let calculated = (way / by).saturating_add(1);
        if to != Type::DYNAMIC && to != calculated {
            return wrong(format!(
                "calculated output {what} did not match expected: calculated={calculated}, expected={to}"
            ));
        }
    }
    Ok(())
}

pub(super) const RULES: &[(&str, Verify)] = &[("tosa.resize", verify_resize)];
