//! The natives of the rules, where the rules are compiled into the program and where they are read from a
//! file.

use legalize::prelude::*;
use typed_dialect::Toy;

const INPUT: &str = "
  %x = toy.constant 7
  %eight = toy.constant 8
  %a = toy.mul %x, %eight
  \"other.use\"(%a) : (i64) -> ()
";

fn builder() -> legalize::session::SessionBuilder {
    legalize::session().provider(Toy).allow_unregistered_dialects()
}

#[test]
fn the_rules_canonicalize_with_their_natives() {
    let session = builder().build().expect("a session");
    let mut module = session.parse("a.mlir", INPUT).expect("a module");
    session.run_pipeline("builtin.module(canonicalize)", &mut module).expect("a pass that runs");
    let text = session.print(&module);
    assert!(text.contains("toy.shl %0 by 3"), "{text}");
}

/// Applies the patterns of a session's files.
fn rewritten(builder: legalize::session::SessionBuilder) -> String {
    let session = builder.build().unwrap_or_else(|found| panic!("{}", found.render()));
    let mut module = session.parse("a.mlir", INPUT).expect("a module");
    let patterns = session.freeze_set(session.pattern_set(None));
    let patterns = patterns.unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    session.print(&module)
}

#[test]
fn the_same_rules_from_a_file_find_the_natives() {
    let text = rewritten(builder().include_dir("src").patterns("src/rules.td"));
    assert!(text.contains("toy.shl %0 by 3"), "{text}");
}

#[test]
fn other_rules_from_a_file_find_the_natives() {
    let rules = "
        Rewrite log2(number: Attr) -> Attr;
        Pattern {
          let factor = op<toy.constant>() {value = number: Attr};
          let root = op<toy.mul>(x: Value, factor) -> (type: Type);
          rewrite root with { replace root with op<other.shift>(x) {by = log2(number)} -> (type); };
        }";
    let text = rewritten(builder().patterns_text("rules.pdll", rules));
    assert!(text.contains("\"other.shift\"(%0) {by = 3 : i64}"), "{text}");
}
