//! Atomic updates of acc.

use legalize_dialects_hooks::rules::Rules;

use crate::common::atomics::{verify_capture, verify_read, verify_update, verify_updated, verify_write};

pub(super) const RULES: Rules = Rules::after(
    "atomics",
    &[
        ("acc.atomic.read", verify_read),
        ("acc.atomic.update", verify_update),
        ("acc.atomic.write", verify_write),
    ],
);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "atomics",
    &[("acc.atomic.capture", verify_capture), ("acc.atomic.update", verify_updated)],
);
