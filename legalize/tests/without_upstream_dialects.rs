//! Upstream's dialects without their hooks: only the definitions. Run by `.ci/run --full` with the default
//! features; otherwise this file is empty.
#![cfg(all(feature = "dialects", not(feature = "upstream-dialects")))]

/// A part of upstream's definitions.
const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    def ML : Dialect { let name = "ml_program"; }
    def Global : Op<ML, "global"> {
      let arguments = (ins StrAttr:$sym_name, TypeAttr:$type);
      let hasCustomAssemblyFormat = 1;
    }
    def Token : Op<ML, "token"> {
      let results = (outs I32:$token);
      let assemblyFormat = "attr-dict `:` type($token)";
    }
"#;

#[test]
fn operations_have_the_text_that_definitions_give() {
    let session = legalize::session().ods_text("ml.td", DIALECT).build().expect("the dialect loads");
    let missing: Vec<String> = session.missing_hooks().iter().map(|hook| hook.definition.clone()).collect();
    assert!(missing.contains(&"ml_program.global".to_owned()), "{missing:?}");
    let generic = "\"ml_program.global\"() <{sym_name = \"x\", type = i32}> : () -> ()";
    let text = format!("{generic}\n%0 = ml_program.token : i32");
    let module = session.parse("input.mlir", &text).expect("a valid module");
    assert!(session.print(&module).contains(generic), "{}", session.print(&module));
    assert!(session.parse("input.mlir", "ml_program.global @x : i32").is_err());
}
