//! Checks the examples of `docs/pattern-model.md`.

use legalize_pattern_model::{check, parse_ron, read_ron, write_ron};
use legalize_source::SourceMap;

#[test]
fn examples_are_well_formed() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pattern-model.md")).unwrap();
    let examples: Vec<&str> =
        page.split("```ron\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(rest)).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let sources = SourceMap::new();
        let file = sources.add("example.ron", example);
        let (parsed, diagnostics) = parse_ron(&sources, file).into_parts();
        assert!(diagnostics.is_empty(), "{}", diagnostics.resolved(&sources).render());
        let (patterns, origins) = parsed.unwrap();
        let findings = check(&patterns, &origins);
        assert!(findings.is_empty(), "{}", findings.resolved(&sources).render());
        let again = sources.add("again.ron", write_ron(&patterns));
        assert_eq!(read_ron(&sources, again).value.unwrap(), patterns);
    }
}
