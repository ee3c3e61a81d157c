//! Variables that omp maps to a device, and operations on them.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::ValueId;

use super::clauses::{declaration, values};

const INFO: &str = "omp.map.info";

/// Bits of the map types.
const TO: i64 = 1 << 1;
const FROM: i64 = 1 << 2;
const ALWAYS: i64 = 1 << 3;
const DELETE: i64 = 1 << 4;
const IMPLICIT: i64 = 1 << 8;
const CLOSE: i64 = 1 << 9;

fn info(at: Subject<'_>, var: ValueId) -> Option<Subject<'_>> {
    at.ir.defining_op(var).map(|op| at.with_op(op)).filter(|info| info.name() == INFO)
}

/// Verifies that the variables of a clause are mapped ones.
fn verify_mapped(at: Subject<'_>, group: &str, clause: &str) -> Checked {
    if values(at, group).into_iter().all(|var| info(at, var).is_some()) {
        Ok(())
    } else {
        wrong(format!("'{clause}' arguments must be defined by 'omp.map.info' ops"))
    }
}

/// Verifies that the map types suit the operation.
fn verify_types(at: Subject<'_>) -> Checked {
    let (mut to, mut from) = (Vec::new(), Vec::new());
    for var in values(at, "map_vars") {
        if at.ir.defining_op(var).is_none() {
            return plain("missing map operation");
        }
        let Some(info) = info(at, var) else {
            if at.name() == "omp.declare_mapper.info" {
                continue;
            }
            return plain("map argument is not a map entry operation");
        };
        let bits = enum_value(at.ctx, at.ir, info.op, "map_type").unwrap_or(0);
        let has = |bit: i64| bits & bit != 0;
        match at.name() {
            "omp.target" | "omp.target_data" if has(DELETE) => {
                return plain("to, from, tofrom and alloc map types are permitted");
            }
            "omp.target_enter_data" if has(FROM | DELETE) => {
                return plain("to and alloc map types are permitted");
            }
            "omp.target_exit_data" if has(TO) => {
                return plain("from, release and delete map types are permitted");
            }
            "omp.target_update" => verify_updated(info, bits, &mut to, &mut from)?,
            _ => {}
        }
    }
    Ok(())
}

/// Verifies a variable that is updated, in one direction.
fn verify_updated(info: Subject<'_>, bits: i64, to: &mut Vec<ValueId>, from: &mut Vec<ValueId>) -> Checked {
    let has = |bit: i64| bits & bit != 0;
    if has(DELETE) || !has(TO | FROM) {
        return plain(
            "at least one of to or from map types must be specified, other map types are not permitted",
        );
    }
    let Some(&var) = values(info, "var_ptr").first() else { return Ok(()) };
    if has(TO) && (has(FROM) || from.contains(&var)) || has(FROM) && to.contains(&var) {
        return plain("either to or from map types can be specified, not both");
    }
    if has(ALWAYS | CLOSE | IMPLICIT) {
        return plain("present, mapper and iterator map type modifiers are permitted");
    }
    if has(TO) {
        to.push(var);
    } else {
        from.push(var);
    }
    Ok(())
}

fn verify_info(at: Subject<'_>) -> Checked {
    match at.attr("mapper_id") {
        Some(mapper) if declaration(at, mapper, "omp.declare_mapper").is_none() => plain("invalid mapper id"),
        _ => verify_mapped(at, "members", "members"),
    }
}

fn verify_target(at: Subject<'_>) -> Checked {
    verify_mapped(at, "has_device_addr_vars", "has_device_addr")?;
    verify_types(at)?;
    let maps = at.ints("private_maps").map(|maps| maps.len());
    if maps.is_some_and(|maps| maps != values(at, "private_vars").len()) {
        plain("sizes of `private` operand range and `private_maps` attribute mismatch")
    } else {
        Ok(())
    }
}

fn verify_data(at: Subject<'_>) -> Checked {
    verify_mapped(at, "use_device_ptr_vars", "use_device_ptr")?;
    verify_mapped(at, "use_device_addr_vars", "use_device_addr")?;
    verify_types(at)
}

fn verify_mapper(at: Subject<'_>) -> Checked {
    let last = at.block(0).and_then(|block| at.last(block));
    if last.is_some_and(|last| last.name() == "omp.declare_mapper.info") {
        Ok(())
    } else {
        wrong("expected terminator to be a DeclareMapperInfoOp")
    }
}

/// Verifies the teams of a target region, and the uses of values that the host evaluates.
fn verify_region(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let region = at.ir.op(at.op).regions()[0];
    let held = at.ir.region_blocks(region).flat_map(|block| at.ir.block_ops(block));
    if held.filter(|op| at.with_op(*op).name() == "omp.teams").count() > 1 {
        return plain("target containing multiple 'omp.teams' nested ops");
    }
    let first = values(at, "has_device_addr_vars").len();
    let count = values(at, "host_eval_vars").len();
    for &arg in at.ir.block(block).args().iter().skip(first).take(count) {
        for user in at.ir.users(arg).map(|user| at.with_op(user)) {
            verify_evaluated(user, arg)?;
        }
    }
    Ok(())
}

/// Verifies a use of a value that the host evaluates.
fn verify_evaluated(user: Subject<'_>, arg: ValueId) -> Checked {
    let takes = |group: &str| values(user, group).contains(&arg);
    match user.name() {
        "omp.teams" => {
            if ["num_teams_lower", "num_teams_upper", "thread_limit"].into_iter().any(takes) {
                Ok(())
            } else {
                wrong("host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'")
            }
        }
        // Legal if they are the kernel.
        "omp.loop_nest" | "omp.parallel" => Ok(()),
        name => wrong(format!("host_eval argument illegal use in '{name}' operation")),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "maps",
    &[
        ("omp.declare_mapper.info", verify_types),
        (INFO, verify_info),
        ("omp.target", verify_target),
        ("omp.target_data", verify_data),
        ("omp.target_enter_data", verify_types),
        ("omp.target_exit_data", verify_types),
        ("omp.target_update", verify_types),
    ],
);

pub(super) const REGION_RULES: Rules =
    Rules::after_regions("maps", &[("omp.declare_mapper", verify_mapper), ("omp.target", verify_region)]);
