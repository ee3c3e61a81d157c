//! Constructs of acc that run on the device, and updates of its data: where their values come from, and clauses that
//! are given for kinds of devices.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::Attribute;

/// The operations whose results a construct takes as data.
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
/// The same of an update.
const UPDATED: &[&str] = &["acc.getdeviceptr", "acc.update_device", "acc.update_host"];

fn count(at: Subject<'_>, group: &str) -> usize {
    at.group_named(group).map_or(0, |group| at.group(group).len())
}

/// Whether all values of a group are results of some operations. Of a value that is no result upstream knows nothing.
fn come_from(at: Subject<'_>, group: &str, names: &[&str]) -> bool {
    let values = at.group_named(group).map(|group| at.values(group)).unwrap_or_default();
    values
        .into_iter()
        .all(|value| at.ir.defining_op(value).is_some_and(|op| names.contains(&at.at(op).name())))
}

/// What each thread has of its own was made so.
fn verify_own(at: Subject<'_>) -> Checked {
    for word in ["private", "firstprivate", "reduction"] {
        if !come_from(at, &format!("{word}Operands"), &[&format!("acc.{word}")]) {
            return wrong(format!("expected {word} as defining op"));
        }
    }
    Ok(())
}

/// Values in segments, one segment for each kind of devices.
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
    match at.has(&devices) && at.list(&devices).len() != sizes.len() {
        true => wrong(format!("{word} segment count does not match device_type count")),
        false => Ok(()),
    }
}

/// A value for each kind of devices.
fn verify_values(at: Subject<'_>, group: &str, word: &str) -> Checked {
    let found = count(at, group);
    match found > 0 && at.list(&format!("{group}DeviceType")).len() != found {
        true => wrong(format!("{word} operands count must match {word} device_type count")),
        false => Ok(()),
    }
}

/// For no kind of devices is a clause given with values and without.
fn verify_words(at: Subject<'_>) -> Checked {
    let both = |word: &str, values: &str| {
        let devices: &[Attribute] = at.list(values);
        at.list(word).iter().any(|device| devices.contains(device))
    };
    if both("asyncOnly", "asyncOperandsDeviceType") {
        return plain("asyncOnly attribute cannot appear with asyncOperand");
    }
    match both("waitOnly", "waitOperandsDeviceType") {
        true => plain("wait attribute cannot appear with waitOperands"),
        false => Ok(()),
    }
}

fn verify_data(at: Subject<'_>, names: &[&str]) -> Checked {
    match come_from(at, "dataClauseOperands", names) {
        true => Ok(()),
        false => plain("expect data entry/exit operation or acc.getdeviceptr as defining op"),
    }
}

/// What a construct waits for, and what waits for it.
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
