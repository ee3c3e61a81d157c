//! The shard dialect.

mod asm;
mod shardings;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::RULES],
    symbol_uses: verify::SYMBOL_USES,
    result_names: asm::RESULT_NAMES,
    ..DialectHooks::new("shard")
};
