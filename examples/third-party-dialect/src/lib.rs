//! A third-party dialect and rules for it, both read at run time.
//!
//! No operation is known by name, and nothing is generated or compiled: definitions come from the `.td` files
//! that the rules include, and C++ expressions in them are evaluated.

use std::path::{Path, PathBuf};

use legalize::prelude::*;

/// Rewrites a module with the rules of these files until nothing changes; `name` is the text's name in
/// messages. Included files are searched in `include_dirs`.
///
/// # Errors
/// If a definition, a rule or the module is malformed; the diagnostics can be rendered as they are.
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
