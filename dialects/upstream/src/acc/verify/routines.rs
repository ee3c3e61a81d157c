//! Directives of acc with required clauses: data, updates, and one kind of parallelism for each device.

use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain};

fn verify_data(at: Subject<'_>) -> Checked {
    if at.operand_types().is_empty() && !at.has("defaultAttr") {
        plain("at least one operand or the default attribute must appear on the data operation")
    } else {
        Ok(())
    }
}

/// The device types in a list.
fn devices(at: Subject<'_>, list: &str) -> Vec<i64> {
    at.list(list).iter().filter_map(|device| number(at.ctx, Some(*device))).collect()
}

/// The device type `none`; its clauses apply to all devices.
const ALL: i64 = 0;

fn verify_routine(at: Subject<'_>) -> Checked {
    let kinds = [&["gang", "gangDimDeviceType"][..], &["worker"], &["vector"], &["seq"]];
    let kinds = kinds.map(|lists| lists.iter().flat_map(|list| devices(at, list)).collect::<Vec<_>>());
    let count_of = |device: i64| kinds.iter().filter(|devices| devices.contains(&device)).count();
    const ONE: &str = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time";
    let of_all = count_of(ALL);
    if of_all > 1 {
        return plain(ONE);
    }
    let Some(def) = enum_of(at.ctx, at.ctx.name("acc.device_type")) else { return Ok(()) };
    for case in def.cases.iter().filter(|case| case.value != ALL) {
        let here = count_of(case.value);
        if here > 1 || (here == 1 && of_all == 1) {
            return plain(format!("{ONE} for device_type `{}`", case.text));
        }
    }
    Ok(())
}

pub(super) const RULES: Rules =
    Rules::after("acc routines", &[("acc.data", verify_data), ("acc.routine", verify_routine)]);
