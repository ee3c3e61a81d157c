//! Helps for names that are not registered.

use legalize_source::closest_name;

use super::{Context, Name};

/// Maximum number of types or attributes that a help lists.
const LISTED_SYMBOLS: usize = 12;

/// Ways to load definitions, for a help.
pub const WAYS_TO_LOAD: &str = "`--ods FILE.td`, or a project file";

impl Context {
    /// Returns the help for an operation that is not registered: the closest name that its dialect has, or
    /// what to load.
    pub fn help_for_unknown_op(&self, op: &str) -> String {
        let dialect = op.split('.').next().unwrap_or(op);
        let Some(known) = self.find_name(dialect).filter(|name| self.dialect(*name).is_some()) else {
            return format!(
                "load the definitions of dialect '{dialect}' ({WAYS_TO_LOAD}), or allow unregistered dialects \
                 (`--allow-unregistered-dialect`)"
            );
        };
        match self.closest_op(known, op) {
            Some(known) => format!("did you mean '{known}'?"),
            None => format!(
                "correct the name, or load definitions of dialect '{dialect}' that have it ({WAYS_TO_LOAD})"
            ),
        }
    }

    /// Returns the operation of a dialect whose name is closest to one that is not registered.
    pub(crate) fn closest_op(&self, dialect: Name, op: &str) -> Option<&str> {
        let of_dialect = self.registered_ops().filter(|info| self.op_dialect(info.name) == dialect);
        closest_name(op, of_dialect.map(|info| self.op_str(info.name)))
    }

    /// Returns the help for a type or attribute that its dialect does not have: the closest name, or those
    /// that it has.
    pub(crate) fn help_for_unknown_symbol(&self, dialect: &str, mnemonic: &str, is_type: bool) -> String {
        let of_dialect = |name: Name| self.str(name).strip_prefix(dialect)?.strip_prefix('.');
        let mut known: Vec<&str> = if is_type {
            self.registered_types().filter_map(|info| of_dialect(info.name)).collect()
        } else {
            self.registered_attrs().filter_map(|info| of_dialect(info.name)).collect()
        };
        known.sort_unstable();
        let (sigil, kind) = if is_type { ('!', "types") } else { ('#', "attributes") };
        if let Some(known) = closest_name(mnemonic, known.iter().copied()) {
            return format!("did you mean '{sigil}{dialect}.{known}'?");
        }
        if known.is_empty() {
            return format!(
                "use {kind} of another dialect, or load definitions that have it ({WAYS_TO_LOAD}): those of '{dialect}' \
                 have no {kind}"
            );
        }
        let shown: Vec<String> =
            known.iter().take(LISTED_SYMBOLS).map(|known| format!("{sigil}{dialect}.{known}")).collect();
        let more = match known.len() - shown.len() {
            0 => String::new(),
            more => format!(", and {more} more"),
        };
        format!("use one of the {kind} of '{dialect}': {}{more}", shown.join(", "))
    }
}
