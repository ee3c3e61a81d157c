//! Somebody else's dialect and rules for it, both read when the program runs.
//!
//! Nothing here knows an operation by name, and nothing is generated or compiled: definitions come from the `.td`
//! files that the rules include, expressions in C++ inside of them are evaluated.

use std::path::{Path, PathBuf};

use legalize::prelude::*;

/// Rewrites a module with the rules of these files until nothing changes; `name` is what messages call its text.
/// Included files are searched in the folders.
///
/// # Errors
/// If a definition, a rule or the module is malformed, ready to be rendered.
pub fn rewrite(
    include_dirs: &[PathBuf],
    rules: &[PathBuf],
    name: &Path,
    text: &str,
) -> Result<String, Diagnostics> {
    let mut builder = legalize::session();
    for dir in include_dirs {
        builder = builder.include_dir(dir);
    }
    for file in rules {
        builder = builder.patterns(file);
    }
    let session = builder.build()?;
    let mut module = session.parse(&name.to_string_lossy(), text)?;
    let rules = session.freeze_set(session.pattern_set(None))?;
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &rules, &GreedyConfig::default())
        .map_err(|error| Diagnostics::from(error).resolved(session.sources()))?;
    session.verify(&module)?;
    Ok(session.print(&module))
}
