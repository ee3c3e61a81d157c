//! Verifiers of index.

use legalize_dialects_hooks::rules::Rules;
use legalize_typed::OpView;

use crate::arith::{is_index_and_integer, verify_cast};
use crate::ops::index::{CastSOp, CastUOp};

pub(super) const OWN_RULES: Rules = Rules::own(&[
    (CastSOp::NAME, |at| verify_cast(at, is_index_and_integer)),
    (CastUOp::NAME, |at| verify_cast(at, is_index_and_integer)),
]);
