//! Declarative rules of canonicalization and of conversions: each file of `patterns/` with its model.
//!
//! The `.td` files are the sources; the `.model` files are loaded, frozen as build scripts freeze patterns,
//! since reading a model takes far less time than compiling definitions and rules. A test checks that they
//! agree, and `BLESS=1` regenerates the models.

use legalize_conversion::{DeclarativeOptions, PatternSet};
use legalize_ir::Context;
use legalize_typed::FrozenPatterns;

/// Adds the patterns of a model.
pub(crate) fn add(
    ctx: &Context,
    model: &'static [u8],
    options: DeclarativeOptions,
    patterns: &mut PatternSet,
) {
    FrozenPatterns::new(model).add_to(ctx, patterns, options);
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use legalize_source::SourceMap;
    use legalize_tblgen::TblgenOptions;

    use crate::common::bless::assert_current;

    /// Checks that each rule file compiles to its committed model.
    #[test]
    fn models_are_what_the_rules_compile_to() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("patterns");
        let mut checked = 0;
        for entry in std::fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension != "td") {
                continue;
            }
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
            let sources = Arc::new(SourceMap::new());
            let includes = legalize_session::includes(&[], &crate::providers());
            let file = sources.add(name, std::fs::read_to_string(&path).expect("text"));
            let parse = TblgenOptions::default().with(|options| options.includes = includes);
            let options = legalize_drr::DrrOptions::default();
            let (loaded, diagnostics) = legalize_drr::load(&sources, file, &parse, &options).into_parts();
            assert!(!diagnostics.has_errors(), "{name}: {diagnostics:?}");
            let frozen = legalize_typed::freeze_patterns(&loaded.expect("rules").model);
            assert_current(&path.with_extension("model"), &frozen);
            checked += 1;
        }
        assert_ne!(checked, 0, "no rules were found");
    }

    /// Checks that each Rust pattern of a declarative lowering says why it is not a rule.
    #[test]
    fn patterns_in_rust_give_reasons() {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let of_arith = std::fs::read_dir(src.join("arith/lower")).expect("the folder is there");
        let mut files: Vec<_> = of_arith.map(|entry| entry.expect("an entry").path()).collect();
        files.extend(["index/lower.rs", "cf/lower.rs"].map(|file| src.join(file)));
        let (mut found, mut silent) = (Vec::new(), Vec::new());
        for path in &files {
            let text = std::fs::read_to_string(path).expect("text");
            for (at, _) in text.match_indices("\nfn convert_") {
                let name = text[at..].split('(').next().unwrap_or_default().trim();
                let doc = text[..at].rsplit("\n\n").next().unwrap_or_default();
                found.push(name.to_owned());
                if !doc.contains("In Rust because") {
                    silent.push(format!("{}: {name}", path.display()));
                }
            }
        }
        assert!(!found.is_empty(), "no pattern was found");
        assert!(silent.is_empty(), "say `In Rust because …` in the doc of:\n{}", silent.join("\n"));
    }
}
