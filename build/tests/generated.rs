//! What is generated of small definitions.

use std::sync::Arc;

use legalize_build::{Dialect, Patterns};
use legalize_source::SourceMap;

const HEAD: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n\
                    def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n";

fn text_of(definitions: &str) -> String {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("d.td");
    std::fs::write(&file, format!("{HEAD}{definitions}")).expect("a file");
    let sources: Arc<SourceMap> = Arc::default();
    match Dialect::new(&file).dialect("d").generate(&sources) {
        Ok(made) => made.text,
        Err(found) => found.resolved(&sources).render(),
    }
}

/// The lines that hold one of these words.
fn lines(text: &str, words: &[&str]) -> String {
    let kept = text.lines().filter(|line| words.iter().any(|word| line.contains(word)));
    kept.map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn names_are_never_reserved_or_taken() {
    let text = text_of(
        "def A : Op<D, \"a\"> { let arguments = (ins AnyType:$type, AnyType:$self, AnyType:$op, AnyType:$builder,\n\
         OptionalAttr<UnitAttr>:$in, I32Attr:$inAttr, AnyType:$set_type); }\n\
         def Option : Op<D, \"option\">;",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", "pub struct"]), @"");
}

#[test]
fn values_are_plain_where_storage_is() {
    let text = text_of(
        "def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"_and\", 3, \"and\">, I32EnumAttrCase<\"Self\", 4>,\n\
         I32EnumAttrCase<\"V1\", 5>]> { let cppNamespace = \"::d\"; }\n\
         def A : Op<D, \"a\"> { let arguments = (ins I64Attr:$i, UI32Attr:$u, StrAttr:$s, OptionalAttr<FlatSymbolRefAttr>:$f,\n\
         TypeAttr:$t, DefaultValuedAttr<E, \"::d::E::V1\">:$e, UnitAttr:$unit, BoolAttr:$b, ArrayAttr:$any, IndexAttr:$x); }",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", " = 3,", " = 4,", " = 5,"]), @"");
}

#[test]
fn groups_follow_the_definition() {
    let text = text_of(
        "def A : Op<D, \"a\", [AttrSizedOperandSegments]> { let arguments = (ins AnyType:$a, Optional<AnyType>:$b,\n\
         Variadic<AnyType>:$c, VariadicOfVariadic<AnyType, \"sizes\">:$d, DenseI32ArrayAttr:$sizes);\n\
         let results = (outs Optional<AnyType>:$r, AnyType);\n\
         let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);\n\
         let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others); }",
    );
    insta::assert_snapshot!(lines(&text, &["pub fn", "Arity", "rt::operand", "rt::set_"]), @"");
}

#[test]
fn a_file_without_the_dialect_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("d.td");
    std::fs::write(&file, HEAD).expect("a file");
    let sources: Arc<SourceMap> = Arc::default();
    let found = Dialect::new(&file).dialect("e").generate(&sources).err().expect("no such dialect");
    assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), ["build::dialect"]);
}

#[test]
fn natives_of_rules_become_a_trait() {
    let sources: Arc<SourceMap> = Arc::default();
    let made = Patterns::from_text(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def Log2 : NativeCodeCall<\"log2($0)\">;\n\
         def Known : NativeCodeCall<\"$_builder.getI32IntegerAttr(1)\">;\n\
         def Fits : Constraint<CPred<\"fits($0, $1)\">>;\n\
         def R : Pat<(Arith_MulIOp $a, (Arith_ConstantOp $c), $o), (Arith_AddIOp $a, (Arith_ConstantOp (Log2 $c)), $o), \
         [(Fits $a, $c)]>;",
    )
    .generate(&sources);
    let text = match made {
        Ok(made) => lines(&made.text, &["fn ", "trait", "value", "registry.add"]),
        Err(found) => found.resolved(&sources).render(),
    };
    insta::assert_snapshot!(text, @"");
}

#[test]
fn a_wrong_rule_is_shown_with_its_line() {
    let sources: Arc<SourceMap> = Arc::default();
    let found = Patterns::from_text(
        "r.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def R : Pat<(Arith_MulIOp $a, $b, $o), (Arith_AddIOp $a, $c, $o)>;",
    )
    .generate(&sources);
    let text = found.err().map(|found| found.resolved(&sources).render()).unwrap_or_default();
    insta::assert_snapshot!(text, @"");
}
