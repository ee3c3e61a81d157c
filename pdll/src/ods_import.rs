//! `.td` files to the neutral table and to constraints by name.

use std::sync::Arc;

use legalize_source::{Diagnostics, FileId, SourceMap};

use crate::PdllOptions;
use crate::ods_table::{ImportedConstraint, OdsTable};

/// What a `.td` file brings in besides operations.
#[derive(Debug, Default)]
pub struct Import {
    /// Constraints by name, in the order in which they become visible.
    pub constraints: Vec<ImportedConstraint>,
    /// What was wrong with the file.
    pub diagnostics: Diagnostics,
}

/// Reads a `.td` file.
pub fn import(_sources: &Arc<SourceMap>, _file: FileId, _options: &PdllOptions, _table: &mut OdsTable) -> Import {
    Import::default()
}
