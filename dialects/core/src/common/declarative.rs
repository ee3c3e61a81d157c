//! Canonicalization by declarative rules: each file of `patterns/` with the model beside it.
//!
//! The `.td` files are what is written; the `.ron` files are what is loaded, since reading a model takes far less
//! time than compiling definitions and rules. A test holds them equal, and `BLESS=1` writes the models anew.

use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, PatternSet};
use legalize_ir::Context;
use legalize_source::{Diagnostics, Text};

/// Adds the patterns of a model.
pub(crate) fn add(ctx: &Context, name: &str, ron: &'static str, patterns: &mut PatternSet) -> Diagnostics {
    let sources = ctx.sources();
    let file = sources.add(name, Text::embedded(ron));
    let (model, diagnostics) = legalize_pattern_model::parse_ron(sources, file);
    if let Some((model, origins)) = model {
        patterns.add_file(Arc::new(model), Arc::new(origins), DeclarativeOptions::plain());
    }
    diagnostics
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use legalize_source::SourceMap;
    use legalize_tblgen::TblgenOptions;

    /// Each rule file compiles to the model beside it.
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
            let parse = TblgenOptions { includes, ..TblgenOptions::default() };
            let options = legalize_drr::DrrOptions::default();
            let (loaded, diagnostics) = legalize_drr::load(&sources, file, &parse, &options);
            assert!(!diagnostics.has_errors(), "{name}: {diagnostics:?}");
            let text = legalize_pattern_model::write_ron(&loaded.expect("rules").model);
            let model = path.with_extension("ron");
            if std::env::var_os("BLESS").is_some() {
                std::fs::write(&model, &text).expect("the model can be written");
            }
            let kept = std::fs::read_to_string(&model).unwrap_or_default();
            assert!(kept == text, "{} is out of date; BLESS=1 writes it", model.display());
            checked += 1;
        }
        assert_ne!(checked, 0, "no rules were found");
    }
}
