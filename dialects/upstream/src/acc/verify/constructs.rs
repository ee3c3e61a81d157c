//! Constructs of acc: required operands, allowed parents, and recipes of private data.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::Type;

/// Operations whose result is data on the device.
const ENTRIES: &[&str] = &[
    "acc.attach",
    "acc.cache",
    "acc.copyin",
    "acc.create",
    "acc.declare_device_resident",
    "acc.declare_link",
    "acc.deviceptr",
    "acc.firstprivate",
    "acc.nocreate",
    "acc.present",
    "acc.private",
    "acc.reduction",
    "acc.update_device",
    "acc.use_device",
];

/// Operations whose results a declaration may name.
const DECLARED: &[&str] = &[
    "acc.copyin",
    "acc.copyout",
    "acc.create",
    "acc.declare_device_resident",
    "acc.declare_link",
    "acc.deviceptr",
    "acc.getdeviceptr",
    "acc.present",
];

/// Returns true if each value of a group is a result of one of some operations.
fn are_defined_by(at: Subject<'_>, group: usize, names: &[&str]) -> bool {
    at.values(group)
        .into_iter()
        .all(|value| at.ir.defining_op(value).is_some_and(|op| names.contains(&at.with_op(op).name())))
}

fn verify_entries(at: Subject<'_>, group: usize) -> Checked {
    if are_defined_by(at, group, ENTRIES) {
        Ok(())
    } else {
        plain("expect data entry operation as defining op")
    }
}

/// Verifies the operands of a declaration, or of its end; an end `with_token` may have none.
fn verify_declare(at: Subject<'_>, group: usize, with_token: bool) -> Checked {
    if at.group(group).is_empty() && !with_token {
        return plain("at least one operand must appear on the declare operation");
    }
    if are_defined_by(at, group, DECLARED) {
        Ok(())
    } else {
        plain("expect valid declare data entry operation or acc.getdeviceptr as defining op")
    }
}

/// Verifies that the bare `async` and `async` with a value exclude each other.
fn verify_async(at: Subject<'_>, group: usize) -> Checked {
    if at.has("async") && !at.group(group).is_empty() {
        plain("async attribute cannot appear with asyncOperand")
    } else {
        Ok(())
    }
}

fn verify_waits(at: Subject<'_>, device: usize, values: usize) -> Checked {
    if at.has("wait") && !at.group(values).is_empty() {
        return plain("wait attribute cannot appear with waitOperands");
    }
    if !at.group(device).is_empty() && at.group(values).is_empty() {
        plain("wait_devnum cannot appear without waitOperands")
    } else {
        Ok(())
    }
}

/// Verifies data that enters or leaves without a region.
fn verify_data(at: Subject<'_>, word: &str) -> Checked {
    if at.group(4).is_empty() {
        return plain(format!(
            "at least one operand must be present in dataOperands on the {word} data operation"
        ));
    }
    verify_async(at, 1)?;
    verify_waits(at, 2, 3)
}

fn verify_wait(at: Subject<'_>) -> Checked {
    verify_async(at, 1)?;
    if !at.group(2).is_empty() && at.group(0).is_empty() {
        plain("wait_devnum cannot appear without waitOperands")
    } else {
        Ok(())
    }
}

fn verify_host_data(at: Subject<'_>) -> Checked {
    if at.group(1).is_empty() {
        return plain("at least one operand must appear on the host_data operation");
    }
    verify_entries(at, 1)
}

/// Verifies that an operation is not nested in a compute construct.
fn verify_outside(at: Subject<'_>) -> Checked {
    let mut around = at.parent();
    while let Some(parent) = around {
        if matches!(parent.name(), "acc.kernels" | "acc.loop" | "acc.parallel" | "acc.serial") {
            return wrong("cannot be nested in a compute operation");
        }
        around = parent.parent();
    }
    Ok(())
}

fn verify_set(at: Subject<'_>) -> Checked {
    verify_outside(at)?;
    if at.group(0).is_empty() && at.group(1).is_empty() && !at.has("device_type") {
        wrong("at least one default_async, device_num, or device_type operand must appear")
    } else {
        Ok(())
    }
}

fn verify_bounds(at: Subject<'_>) -> Checked {
    if at.group(1).is_empty() && at.group(2).is_empty() {
        plain("expected extent or upperbound.")
    } else {
        Ok(())
    }
}

/// Verifies that a region of a recipe starts with an argument of the recipe's type.
fn verify_region(at: Subject<'_>, region: usize, kind: &str, what: &str, ty: Type) -> Checked {
    let Some(block) = at.block(region) else { return wrong(format!("expects non-empty {kind} region")) };
    match at.args(block).first() {
        Some(arg) if *arg == ty => Ok(()),
        _ => wrong(format!("expects {kind} region first argument of the {what} type")),
    }
}

fn verify_pair(at: Subject<'_>, region: usize, kind: &str, what: &str, ty: Type) -> Checked {
    let Some(block) = at.block(region) else { return wrong(format!("expects non-empty {kind} region")) };
    match at.args(block)[..] {
        [first, second, ..] if first == ty && second == ty => Ok(()),
        _ => wrong(format!("expects {kind} region with two arguments of the {what} type")),
    }
}

fn recipe_type(at: Subject<'_>) -> Option<Type> {
    match at.attr_data("type") {
        Some(legalize_ir::AttrData::Type(ty)) => Some(*ty),
        _ => None,
    }
}

fn verify_private(at: Subject<'_>) -> Checked {
    let Some(ty) = recipe_type(at) else { return Ok(()) };
    verify_region(at, 0, "init", "privatization", ty)?;
    match at.block(1) {
        Some(_) => verify_region(at, 1, "destroy", "privatization", ty),
        None => Ok(()),
    }
}

fn verify_first_private(at: Subject<'_>) -> Checked {
    let Some(ty) = recipe_type(at) else { return Ok(()) };
    verify_region(at, 0, "init", "privatization", ty)?;
    verify_pair(at, 1, "copy", "privatization", ty)?;
    match at.block(2) {
        Some(_) => verify_region(at, 2, "destroy", "privatization", ty),
        None => Ok(()),
    }
}

/// Verifies how the values of a reduction are created, combined and destroyed.
fn verify_reduction(at: Subject<'_>) -> Checked {
    let Some(ty) = recipe_type(at) else { return Ok(()) };
    verify_region(at, 0, "init", "reduction", ty)?;
    let Some(block) = at.block(1) else { return wrong("expects non-empty combiner region") };
    match at.args(block)[..] {
        [first, second, ..] if first == ty && second == ty => {}
        _ => {
            return wrong("expects combiner region with the first two arguments of the reduction type");
        }
    }
    let region = at.ir.op(at.op).regions()[1];
    let ends = at.ir.region_blocks(region).filter_map(|block| at.last(block));
    if ends.filter(|end| end.name() == "acc.yield").all(|end| end.operand_types() == [ty]) {
        Ok(())
    } else {
        wrong("expects combiner region to yield a value of the reduction type")
    }
}

pub(super) const RULES: Rules = Rules::after(
    "constructs",
    &[
        ("acc.bounds", verify_bounds),
        ("acc.declare", |at| verify_declare(at, 0, false)),
        ("acc.declare_enter", |at| verify_declare(at, 0, false)),
        ("acc.declare_exit", |at| verify_declare(at, 1, !at.group(0).is_empty())),
        ("acc.enter_data", |at| {
            verify_data(at, "enter")?;
            verify_entries(at, 4)
        }),
        ("acc.exit_data", |at| verify_data(at, "exit")),
        ("acc.host_data", verify_host_data),
        ("acc.init", verify_outside),
        ("acc.set", verify_set),
        ("acc.shutdown", verify_outside),
        ("acc.wait", verify_wait),
    ],
);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "constructs",
    &[
        ("acc.firstprivate.recipe", verify_first_private),
        ("acc.private.recipe", verify_private),
        ("acc.reduction.recipe", verify_reduction),
    ],
);
