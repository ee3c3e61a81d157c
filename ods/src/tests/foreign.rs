//! Parts of other projects' definitions that are left to C++: they are kept without loss.

use super::{context, run};

/// Types, attributes and operations of a dialect with its own parsers.
const OWN_PARSERS: &str = r#"
include "mlir/IR/BuiltinAttributeInterfaces.td"
def F : Dialect {
  let name = "f"; let cppNamespace = "::f"; let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
  }];
}
def F_Sized : AttrDef<F, "Sized", [TypedAttrInterface]> {
  let mnemonic = "sized";
  let parameters = (ins "::mlir::StringAttr":$name, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $name `>`";
}
def F_Coded : AttrDef<F, "Coded", [TypedAttrInterface]> {
  let mnemonic = "coded";
  let parameters = (ins "::llvm::APInt":$value);
  let hasCustomAssemblyFormat = 1;
}
def F_Seq : TypeDef<F, "Seq"> {
  let mnemonic = "seq";
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Type">:$elements);
  let assemblyFormat = "(`<` $elements^ `>`)?";
}
def F_Pair : TypeDef<F, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "::mlir::IntegerType":$first, "::mlir::Type":$second);
  let assemblyFormat = "`<` `(` $first `)` ` ` $second `>`";
}
"#;

#[test]
fn attributes_keep_their_types() {
    let (ctx, _) = context(OWN_PARSERS);
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        "u.op"() {a = #f.sized<"x"> : i8, b = #f.coded<5> : !f.word, c = #f.other<1,2> : i4, d = #f.sized<"y">} : () -> ()
    "#
    ));
}

#[test]
fn types_of_a_parser_in_cpp_are_kept() {
    let (ctx, _) = context(OWN_PARSERS);
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> !f.word
        "u.use"(%0) {a = !f.array<4 x !f.word,  "a,  b">, b = !f.array< 4 x !f.word, "a,  b" >} : (!f.word) -> ()
    "#
    ));
}

#[test]
fn an_absent_list_is_empty() {
    let (ctx, _) = context(&format!(
        "{OWN_PARSERS}{}",
        r#"def F_Empty : DialectType<F, CPred<"::llvm::isa<::f::SeqType>($_self) && ::llvm::cast<::f::SeqType>($_self).getElements().empty()">,
             "empty sequence", "::f::SeqType">,
             BuildableType<"::f::SeqType::get($_builder.getContext(), ::llvm::ArrayRef<::mlir::Type>{})">;
           def F_Use : Op<F, "use"> { let arguments = (ins F_Empty:$x); let assemblyFormat = "$x attr-dict"; }"#
    ));
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> !f.seq
        f.use %0
    "#
    ));
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> !f.seq<i1>
        "f.use"(%0) : (!f.seq<i1>) -> ()
    "#
    ));
}

#[test]
fn parameters_are_of_their_class() {
    let (ctx, _) = context(OWN_PARSERS);
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> !f.pair<(i8) f32>
    "#
    ));
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> !f.pair<(f32) i8>
    "#
    ));
}

#[test]
fn the_kind_of_regions_is_read_from_the_text() {
    let (ctx, _) = context(
        r#"include "mlir/IR/RegionKindInterface.td"
           class T_Scope<string mnemonic, code text> : T_Op<mnemonic, [RegionKindInterface, NoTerminator]> {
             let regions = (region AnyRegion:$body);
             let extraClassDeclaration = text;
           }
           def T_Graph : T_Scope<"graph", "static RegionKind getRegionKind(unsigned) { return RegionKind::Graph; }">;
           def T_Flow : T_Scope<"flow", "static RegionKind getRegionKind(unsigned) { return RegionKind::SSACFG; }">;
           def T_Unknown : T_Scope<"unknown", "">;"#,
    );
    let body = |name: &str| {
        run(
            &ctx,
            &format!(
                "\"t.{name}\"() ({{\n  %0 = \"u.a\"(%1) : (i1) -> i1\n  %1 = \"u.b\"() : () -> i1\n}}) : () -> ()"
            ),
        )
    };
    assert!(body("graph").contains("t.graph") && body("unknown").contains("t.unknown"));
    assert!(body("flow").contains("does not dominate"), "{}", body("flow"));
}

#[test]
fn operations_that_a_format_cannot_print_use_the_generic_form() {
    let (ctx, _) = context(
        r#"def T_Inferred : T_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
             let arguments = (ins AnyType:$x);
             let results = (outs AnyType:$r);
             let assemblyFormat = "$x attr-dict `:` type($x)";
           }
           def T_Dims : T_Op<"dims"> {
             let arguments = (ins ArrayAttr:$dims);
             let assemblyFormat = "custom<DimensionList>($dims) attr-dict";
           }
           def T_Array : T_Op<"array"> {
             let arguments = (ins DenseI64ArrayAttr:$dims);
             let assemblyFormat = "custom<DimensionList>($dims) attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(
        &ctx,
        r#"
        %0 = "u.def"() : () -> i32
        %1 = "t.inferred"(%0) : (i32) -> i64
        "t.dims"() {dims = [1, 2]} : () -> ()
        "t.array"() {dims = array<i64: 1, 2>} : () -> ()
    "#
    ));
}

#[test]
fn an_interface_may_be_attached_from_outside() {
    let (ctx, _) = context(
        r#"def T_Pointer : TypeInterface<"Pointer"> { let cppNamespace = "::t"; }
           def T_Box : TypeDef<T, "Box"> { let mnemonic = "box"; }
           def T_Use : T_Op<"use"> { let arguments = (ins T_Pointer:$pointer); }"#,
    );
    let advice = |ty: &str| {
        let text = format!("%0 = \"test.x\"() : () -> {ty}\n\"t.use\"(%0) : ({ty}) -> ()");
        let file = ctx.sources().add("t.mlir", text);
        let (_, diagnostics) = legalize_ir::parse_module(&ctx, file, &Default::default()).into_parts();
        diagnostics.iter().filter_map(|error| error.help.clone()).collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(
        advice("!t.box"),
        @"the type's definition does not name t::Pointer; if C++ attaches it, do so in Rust with \
          Classes::register_external_model, or skip the verifier (--no-verify)"
    );
    assert!(!advice("i32").contains("register_external_model"));
}
