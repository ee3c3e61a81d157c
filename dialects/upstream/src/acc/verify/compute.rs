//! Compute constructs and updates of acc: the defining ops of their operands, and clauses for device types.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::Attribute;

/// Operations whose results a construct accepts as data.
const DATA: &[&str] = &[
    "acc.attach",
    "acc.copyin",
    "acc.copyout",
    "acc.create",
    "acc.delete",
    "acc.detach",
    "acc.deviceptr",
    "acc.getdeviceptr",
    "acc.nocreate",
    "acc.present",
];
/// Operations whose results an update accepts as data.
const UPDATED: &[&str] = &["acc.getdeviceptr", "acc.update_device", "acc.update_host"];

fn count(at: Subject<'_>, group: &str) -> usize {
    at.group_named(group).map_or(0, |group| at.group(group).len())
}

/// Returns true if all values of a group are results of some operations. A block argument does not count, as
/// upstream.
fn are_defined_by(at: Subject<'_>, group: &str, names: &[&str]) -> bool {
    let values = at.group_named(group).map(|group| at.values(group)).unwrap_or_default();
    values
        .into_iter()
        .all(|value| at.ir.defining_op(value).is_some_and(|op| names.contains(&at.with_op(op).name())))
}

/// Verifies that private, firstprivate and reduction operands are defined by operations of that name.
fn verify_own(at: Subject<'_>) -> Checked {
    for word in ["private", "firstprivate", "reduction"] {
        if !are_defined_by(at, &format!("{word}Operands"), &[&format!("acc.{word}")]) {
            return wrong(format!("expected {word} as defining op"));
        }
    }
    Ok(())
}

/// Verifies values in segments, one segment for each device type.
fn verify_segments(at: Subject<'_>, group: &str, word: &str, most: i32) -> Checked {
    let found = count(at, group);
    let sizes = at.attr(&format!("{group}Segments")).and_then(|sizes| at.ctx.as_dense_i32_array(sizes));
    let sizes = sizes.unwrap_or_default();
    if most != 0 && sizes.iter().any(|size| *size > most) {
        return wrong(format!("{word} expects a maximum of {most} values per segment"));
    }
    let devices = format!("{group}DeviceType");
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if total != found as i64 || found > 0 && !at.has(&devices) {
        return wrong(format!("{word} operand count does not match count in segments"));
    }
    if at.has(&devices) && at.list(&devices).len() != sizes.len() {
        wrong(format!("{word} segment count does not match device_type count"))
    } else {
        Ok(())
    }
}

/// Verifies that there is one value for each device type.
fn verify_values(at: Subject<'_>, group: &str, word: &str) -> Checked {
    let found = count(at, group);
    if found > 0 && at.list(&format!("{group}DeviceType")).len() != found {
        wrong(format!("{word} operands count must match {word} device_type count"))
    } else {
        Ok(())
    }
}

/// Verifies that no device type has a clause both with values and without.
fn verify_words(at: Subject<'_>) -> Checked {
    let both = |word: &str, values: &str| {
        let devices: &[Attribute] = at.list(values);
        at.list(word).iter().any(|device| devices.contains(device))
    };
    if both("asyncOnly", "asyncOperandsDeviceType") {
        return plain("asyncOnly attribute cannot appear with asyncOperand");
    }
    if both("waitOnly", "waitOperandsDeviceType") {
        plain("wait attribute cannot appear with waitOperands")
    } else {
        Ok(())
    }
}

fn verify_data(at: Subject<'_>, names: &[&str]) -> Checked {
    if are_defined_by(at, "dataClauseOperands", names) {
        Ok(())
    } else {
        plain("expect data entry/exit operation or acc.getdeviceptr as defining op")
    }
}

/// Verifies the `async` and `wait` clauses and the data operands of a construct.
fn verify_order(at: Subject<'_>) -> Checked {
    verify_values(at, "asyncOperands", "async")?;
    verify_words(at)?;
    verify_data(at, DATA)
}

fn verify_grid(at: Subject<'_>) -> Checked {
    verify_segments(at, "numGangs", "num_gangs", 3)?;
    verify_segments(at, "waitOperands", "wait", 0)?;
    verify_values(at, "numWorkers", "num_workers")?;
    verify_values(at, "vectorLength", "vector_length")?;
    verify_order(at)
}

fn verify_serial(at: Subject<'_>) -> Checked {
    verify_own(at)?;
    verify_segments(at, "waitOperands", "wait", 0)?;
    verify_order(at)
}

fn verify_update(at: Subject<'_>) -> Checked {
    if count(at, "dataClauseOperands") == 0 {
        return plain("at least one value must be present in dataOperands");
    }
    verify_values(at, "asyncOperands", "async")?;
    verify_segments(at, "waitOperands", "wait", 0)?;
    verify_words(at)?;
    verify_data(at, UPDATED)
}

pub(super) const RULES: Rules = Rules::after(
    "compute",
    &[
        ("acc.kernels", verify_grid),
        ("acc.parallel", |at| {
            verify_own(at)?;
            verify_grid(at)
        }),
        ("acc.serial", verify_serial),
        ("acc.update", verify_update),
    ],
);
