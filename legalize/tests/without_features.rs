//! The library without the optional features, and with `td` alone: a dialect from its `.td`, or as a build
//! script freezes it; patterns as RON. Run by `.ci/run --full` with `--no-default-features`; otherwise this
//! file is empty.
#![cfg(not(any(feature = "dialects", feature = "drr", feature = "pdll", feature = "pdl")))]

use legalize::prelude::*;
use legalize::session::Session;

#[cfg(feature = "td")]
const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"
    def Calc : Dialect { let name = "calc"; }
    def SubOp : Op<Calc, "sub", [Pure]> {
      let arguments = (ins I32:$lhs, I32:$rhs);
      let results = (outs I32:$result);
      let assemblyFormat = "$lhs `,` $rhs attr-dict";
    }
    def MakeOp : Op<Calc, "make"> {
      let results = (outs I32:$result);
      let assemblyFormat = "attr-dict";
    }
    def UseOp : Op<Calc, "use"> {
      let arguments = (ins I32:$value);
      let assemblyFormat = "$value attr-dict";
    }
"#;

const RULES: &str = r#"(
    schema: "legalize-patterns",
    version: 1,
    patterns: [(
        name: "SubItself",
        benefit: 1,
        match: [
            Operand(id: "x"),
            Type(id: "type"),
            Operation(id: "root", name: "calc.sub", operands: ["x", "x"], results: ["type"]),
        ],
        root: "root",
        rewrite: [Replace(op: "root", with: Values(["x"]))],
    )],
)"#;

#[cfg(feature = "td")]
#[test]
fn definitions_and_patterns_are_read_as_data() {
    let session = Session::builder()
        .ods_text("calc.td", DIALECT)
        .patterns_text("rules.ron", RULES)
        // `builtin.module` is among the embedded dialects.
        .allow_unregistered_dialects()
        .build()
        .unwrap_or_else(|diagnostics| panic!("{}", diagnostics.render()));
    let mut module = session
        .parse("input.mlir", "%a = calc.make\n%0 = calc.sub %a, %a\ncalc.use %0")
        .unwrap_or_else(|diagnostics| panic!("{}", diagnostics.render()));
    let rules = session.freeze_set(session.pattern_set(None)).expect("the rules freeze");
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &rules, &GreedyConfig::default())
        .expect("rules that can be evaluated");
    assert!(!session.print(&module).contains("calc.sub"), "{}", session.print(&module));
}

/// Definitions of `arith` as a build script freezes them.
#[cfg(not(feature = "td"))]
#[test]
fn frozen_definitions_and_patterns_as_data_need_no_feature() {
    let frozen = include_bytes!("../../dialects/core/frozen/arith.ods");
    let mut ctx = Context::new(std::sync::Arc::new(SourceMap::new()));
    ctx.allow_unregistered_dialects(true);
    let _ = legalize::typed::FrozenDialect::new(frozen).register(&mut ctx);
    let rules = RULES.replace("calc.sub", "arith.subi");
    let file = ctx.sources().add("rules.ron", rules);
    let (model, found) = legalize::pattern_model::read_ron(ctx.sources(), file).into_parts();
    assert!(found.is_empty(), "{}", found.resolved(ctx.sources()).render());
    let model = std::sync::Arc::new(model.expect("a model"));
    let origins = std::sync::Arc::new(model.origins(ctx.sources()));
    let mut patterns = PatternSet::new();
    patterns.add_file(model, origins, DeclarativeOptions::plain());
    let patterns = patterns.freeze(&ctx, &Natives::new()).expect("the rules freeze");
    let text = "%a = \"t.make\"() : () -> i32\n%0 = arith.subi %a, %a : i32\n\"t.use\"(%0) : (i32) -> ()";
    let mut module = parse_module(&ctx, ctx.sources().add("input.mlir", text), &ParseOptions::default())
        .value
        .expect("a module");
    let config = GreedyConfig::default();
    apply_patterns_greedily(&ctx, &mut module.ir, module.root, &patterns, &config).expect("rules that apply");
    let printed = print_op(&ctx, &module.ir, module.root, &PrintOptions::default());
    assert!(!printed.contains("arith.subi"), "{printed}");
}

#[cfg(not(feature = "td"))]
#[test]
fn definitions_in_a_language_that_is_not_built_in_are_refused() {
    let found = Session::builder().ods_text("calc.td", "").build().expect_err("`.td` is not read");
    let error = found.iter().next().expect("an error");
    assert_eq!(error.code, "opt::feature");
    assert_eq!(error.message, "'calc.td' cannot be read: this program is built without `td`");
    assert_eq!(
        error.help.as_deref(),
        Some("add `td` to the features of `legalize` in Cargo.toml, or generate them with `legalize-build`")
    );
}

#[test]
fn patterns_in_a_language_that_is_not_built_in_are_refused() {
    let found = Session::builder().patterns_text("rules.pdll", "").build().expect_err("PDLL is not built in");
    let error = found.iter().next().expect("an error");
    assert_eq!(error.code, "opt::feature");
    assert_eq!(error.message, "'rules.pdll' cannot be read: this program is built without `pdll`");
    assert_eq!(
        error.help.as_deref(),
        Some("add `pdll` to the features of `legalize` in Cargo.toml, or ship the patterns as RON")
    );
}

#[test]
fn a_language_that_is_not_built_in_is_named() {
    for (name, feature) in [("rules.td", "drr"), ("rules.pdll", "pdll"), ("rules.mlir", "pdl")] {
        let Err(diagnostics) = Session::builder().patterns_text(name, "").build() else {
            panic!("{name} was read");
        };
        let text = diagnostics.render();
        assert!(text.contains("opt::feature") && text.contains(&format!("`{feature}`")), "{text}");
    }
}
