//! Definitions in, text in and out: formats, constraints, inference, types, messages.

mod enums;
mod foreign;
mod hooks;
mod older;

use std::sync::Arc;

use legalize_ir::Context;
use legalize_ir::text::{PrintOptions, parse_module, print_op};
use legalize_source::{Diagnostics, Includes, SourceMap};

use crate::{OdsModule, classes, load, prelude, register, register_definitions};

/// What every test's definitions start with.
const HEAD: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T : Dialect { let name = "t"; let cppNamespace = "::t"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T, mnemonic, traits>;
"#;

struct Loaded {
    sources: Arc<SourceMap>,
    module: OdsModule,
    diagnostics: Diagnostics,
}

fn load_td(text: &str) -> Loaded {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("t.td", format!("{HEAD}{text}"));
    let mut includes = Includes::default();
    includes.set_virtual_files(prelude());
    let options = legalize_tblgen::ParseOptions { includes, ..Default::default() };
    let parsed = legalize_tblgen::parse(&sources, file, &options);
    let Some(keeper) = parsed.keeper else {
        panic!("{}", parsed.diagnostics.resolved(&sources).render());
    };
    let (module, diagnostics) = load(&keeper);
    Loaded { sources, module, diagnostics }
}

fn context(td: &str) -> (Context, OdsModule) {
    let loaded = load_td(td);
    let mut ctx = Context::new(loaded.sources.clone());
    ctx.allow_unregistered_dialects(true);
    legalize_ir::register_builtin(&mut ctx);
    let mut all = loaded.diagnostics;
    let classes = classes(&ctx);
    all.extend(register_definitions(&mut ctx, std::slice::from_ref(&loaded.module), &classes));
    assert!(all.is_empty(), "{}", all.resolved(&loaded.sources).render());
    (ctx, loaded.module)
}

/// The complaints about definitions, without the lines of the file.
fn complaints(td: &str) -> String {
    let loaded = load_td(td);
    let mut ctx = Context::new(loaded.sources.clone());
    let mut all = loaded.diagnostics;
    all.extend(register(&mut ctx, std::slice::from_ref(&loaded.module)));
    all.resolved(&loaded.sources).render()
}

/// Custom form, then generic form; or the errors.
fn run(ctx: &Context, mlir: &str) -> String {
    let file = ctx.sources().add("t.mlir", mlir);
    let (module, diagnostics) = parse_module(ctx, file, &Default::default());
    if !diagnostics.is_empty() {
        return diagnostics.resolved(ctx.sources()).iter().map(|d| d.one_line() + "\n").collect();
    }
    let module = module.expect("no error, so a module");
    let print = |generic| {
        let options = PrintOptions { generic, ..Default::default() };
        print_op(ctx, &module.ir, module.root, &options)
    };
    let (custom, generic) = (print(false), print(true));
    // Both forms read back to the same module.
    for text in [&custom, &generic] {
        let file = ctx.sources().add("again.mlir", text.as_str());
        let (again, errors) = parse_module(ctx, file, &Default::default());
        let Some(again) = again else { panic!("{text}\n{}", errors.resolved(ctx.sources()).render()) };
        let options = PrintOptions { generic: true, ..Default::default() };
        assert_eq!(print_op(ctx, &again.ir, again.root, &options), generic);
    }
    format!("{custom}\n{generic}")
}

#[test]
fn every_prelude_file_loads_alone_without_a_word() {
    for path in prelude().paths() {
        let sources = Arc::new(SourceMap::new());
        let file = sources.add("t.td", format!("include \"{}\"", path.display()));
        let mut includes = Includes::default();
        includes.set_virtual_files(prelude());
        let options = legalize_tblgen::ParseOptions { includes, ..Default::default() };
        let parsed = legalize_tblgen::parse(&sources, file, &options);
        assert_eq!(parsed.diagnostics.resolved(&sources).render(), "", "{}", path.display());
        let (_, diagnostics) = load(&parsed.keeper.expect("no error, so a keeper"));
        assert_eq!(diagnostics.resolved(&sources).render(), "", "{}", path.display());
    }
}

#[test]
fn an_operation_is_read_as_it_is_declared() {
    let loaded = load_td(
        r#"def T_AddOp : T_Op<"add", [Pure, SameOperandsAndResultType]> {
             let summary = "adds";
             let arguments = (ins SignlessIntegerOrIndexLike:$lhs, Arg<AnyType, "right", [MemRead]>:$rhs,
                                  DefaultValuedAttr<I32Attr, "7">:$n, OptionalAttr<StrAttr>:$s, UnitAttr:$u,
                                  Variadic<Index>:$more);
             let results = (outs AnyType:$result);
             let hasFolder = 1;
           }"#,
    );
    let op = loaded.module.op_by_name("t.add").expect("declared");
    assert_eq!((op.record.as_str(), op.cpp_class.as_str()), ("T_AddOp", "::t::AddOp"));
    assert!(op.infers_result_types && op.has_folder && op.has_trait("MemoryEffectOpInterface"));
    let attrs: Vec<_> =
        op.attributes.iter().map(|a| (a.name.as_str(), a.optional, a.default.as_deref(), a.unit)).collect();
    assert_eq!(attrs, [("n", false, Some("7"), false), ("s", true, None, false), ("u", true, None, true)]);
    assert_eq!(op.operands[1].effects[0].effect, "::mlir::MemoryEffects::Read");
    assert_eq!(op.operands[2].constraint.summary, "variadic of index");
    insta::assert_snapshot!(op.operands[0].constraint.predicate.to_cpp(), @"(($_self.isSignlessIntOrIndex())) || ((($_self.hasTrait<::mlir::ValueSemantics>())) && ([](::mlir::Type elementType) { return (elementType.isSignlessIntOrIndex()); }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())))");
}

#[test]
fn operands_attributes_and_types() {
    let (ctx, _) = context(
        r#"def T_One : T_Op<"one", [SameOperandsAndResultType]> {
             let arguments = (ins AnyType:$a, AnyType:$b, I32Attr:$n, OptionalAttr<StrAttr>:$s, UnitAttr:$fast);
             let results = (outs AnyType:$r);
             let assemblyFormat = "$a `,` $b `by` $n (`fast` $fast^)? ($s^ `!`:( `none` ))? attr-dict `:` type($r)";
           }
           def T_Cast : T_Op<"cast", [TypesMatchWith<"same", "in", "out", "$_self">]> {
             let arguments = (ins AnyType:$in, DenseI64ArrayAttr:$pos, TypeAttr:$ty, SymbolRefAttr:$sym);
             let results = (outs AnyType:$out);
             let assemblyFormat = "$in $pos `as` $ty $sym attr-dict `:` type($in)";
           }
           def T_Const : T_Op<"const"> {
             let arguments = (ins I64Attr:$value);
             let results = (outs I1:$r);
             let assemblyFormat = "`` `<` $value `>` attr-dict-with-keyword";
           }"#
        .replace("($s^ `!`:( `none` ))?", "(`s` $s^):(`none`)?")
        .as_str(),
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %x = "test.x"() : () -> i32
        %0 = t.one %x, %x by 7 fast s "text" {k} : i32
        %1 = t.one %x, %x by -1 none : i32
        %2 = t.cast %x [1, 2] as f32 @a::@b : i32
        %3 = t.const<5> attributes {k = 1 : i8}
    "#), @r#"
    module {
      %0 = "test.x"() : () -> i32
      %1 = t.one %0, %0 by 7 fast s "text" {k} : i32
      %2 = t.one %0, %0 by -1 none : i32
      %3 = t.cast %0 [1, 2] as f32 @a::@b : i32
      %4 = t.const<5> attributes {k = 1 : i8}
    }

    "builtin.module"() ({
      %0 = "test.x"() : () -> i32
      %1 = "t.one"(%0, %0) <{fast, n = 7 : i32, s = "text"}> {k} : (i32, i32) -> i32
      %2 = "t.one"(%0, %0) <{n = -1 : i32}> : (i32, i32) -> i32
      %3 = "t.cast"(%0) <{pos = array<i64: 1, 2>, sym = @a::@b, ty = f32}> : (i32) -> i32
      %4 = "t.const"() <{value = 5 : i64}> {k = 1 : i8} : () -> i1
    }) : () -> ()
    "#);
}

#[test]
fn variadic_groups_segments_and_lists() {
    let (ctx, _) = context(
        r#"def T_Many : T_Op<"many", [AttrSizedOperandSegments]> {
             let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c);
             let assemblyFormat = [{
               ($a^ `:` type($a))? (`to` $b^)? oilist(`flags` `(` $c `)` | `unit` $u) attr-dict
             }];
           }
           def T_Nested : T_Op<"nested"> {
             let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$v, DenseI32ArrayAttr:$sizes);
             let assemblyFormat = "$v attr-dict `:` type($v)";
           }
           def T_All : T_Op<"all"> {
             let arguments = (ins Variadic<AnyType>:$v);
             let results = (outs Variadic<AnyType>:$r);
             let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
           }"#
        .replace(
            "let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c);",
            "let arguments = (ins Variadic<AnyType>:$a, Optional<Index>:$b, Variadic<I1>:$c, UnitAttr:$u);",
        )
        .as_str(),
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %x, %i, %b = "test.x"() : () -> (i32, index, i1)
        t.many
        t.many %x, %i : i32, index to %i unit flags(%b, %b)
        t.nested (%x, %i), (), (%b) : (i32, index), (), (i1)
        %0:2 = t.all %x, %i : (i32, index) -> (i32, f32)
        t.all : () -> ()
    "#), @r#"
    module {
      %0:3 = "test.x"() : () -> (i32, index, i1)
      t.many
      t.many %0#0, %0#1 : i32, index to %0#1 flags(%0#2, %0#2) unit
      t.nested (%0#0, %0#1), (), (%0#2) : (i32, index), (), (i1)
      %1:2 = t.all %0#0, %0#1 : (i32, index) -> (i32, f32)
      t.all  : () -> ()
    }

    "builtin.module"() ({
      %0:3 = "test.x"() : () -> (i32, index, i1)
      "t.many"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
      "t.many"(%0#0, %0#1, %0#1, %0#2, %0#2) <{operandSegmentSizes = array<i32: 2, 1, 2>, u}> : (i32, index, index, i1, i1) -> ()
      "t.nested"(%0#0, %0#1, %0#2) <{sizes = array<i32: 2, 0, 1>}> : (i32, index, i1) -> ()
      %1:2 = "t.all"(%0#0, %0#1) : (i32, index) -> (i32, f32)
      "t.all"() : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn regions_and_successors() {
    let (ctx, _) = context(
        r#"def T_Yield : T_Op<"yield", [Terminator]> {
             let arguments = (ins Variadic<AnyType>:$v);
             let assemblyFormat = "attr-dict ($v^ `:` type($v))?";
             let cppNamespace = "::t";
           }
           def T_If : T_Op<"if", [NoRegionArguments] # SingleBlockImplicitTerminator<"Yield">.traits> {
             let arguments = (ins I1:$c);
             let regions = (region SizedRegion<1>:$then, AnyRegion:$else);
             let assemblyFormat = "$c $then (`else` $else^)? attr-dict";
           }
           def T_Br : T_Op<"br", [Terminator]> {
             let successors = (successor AnySuccessor:$a, VariadicSuccessor<AnySuccessor>:$more);
             let assemblyFormat = "$a (`or` $more^)? attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %c = "test.c"() : () -> i1
        t.if %c { "test.a"() : () -> () }
        t.if %c { "test.a"() : () -> () t.yield {k} } else { t.yield }
        "test.r"() ({
          t.br ^a or ^b, ^a
        ^a:
          t.br ^b
        ^b:
          t.yield %c : i1
        }) : () -> ()
    "#), @r#"
    module {
      %0 = "test.c"() : () -> i1
      t.if %0 {
        "test.a"() : () -> ()
      }
      t.if %0 {
        "test.a"() : () -> ()
        t.yield {k}
      } else {
      }
      "test.r"() ({
        t.br ^bb1 or ^bb2, ^bb1
      ^bb1:  // 2 preds: ^bb0, ^bb0
        t.br ^bb2
      ^bb2:  // 2 preds: ^bb0, ^bb1
        t.yield %0 : i1
      }) : () -> ()
    }

    "builtin.module"() ({
      %0 = "test.c"() : () -> i1
      "t.if"(%0) ({
        "test.a"() : () -> ()
        "t.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "t.if"(%0) ({
        "test.a"() : () -> ()
        "t.yield"() {k} : () -> ()
      }, {
        "t.yield"() : () -> ()
      }) : (i1) -> ()
      "test.r"() ({
        "t.br"()[^bb1, ^bb2, ^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb0
        "t.br"()[^bb2] : () -> ()
      ^bb2:  // 2 preds: ^bb0, ^bb1
        "t.yield"(%0) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn types_attributes_and_enums() {
    let (ctx, _) = context(
        r#"class T_Type<string name, string word> : TypeDef<T, name> { let mnemonic = word; }
           def T_Box : T_Type<"Box", "box"> {
             let parameters = (ins "::mlir::Type":$of, OptionalParameter<"unsigned">:$n);
             let assemblyFormat = "`<` $of (`,` $n^)? `>`";
           }
           def T_Unit : T_Type<"Unit", "unit">;
           def Kind : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"A", 0, "a">, I32EnumAttrCase<"B", 1, "b">]> {
             let cppNamespace = "::t";
             let genSpecializedAttr = 0;
           }
           def Flags : I32BitEnumAttr<"Flags", "flags", [
               I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"x", 0>, I32BitEnumAttrCaseBit<"y", 1>]> {
             let cppNamespace = "::t";
             let separator = ", ";
             let genSpecializedAttr = 0;
           }
           def T_Kind : EnumAttr<T, Kind, "kind">;
           def T_Flags : EnumAttr<T, Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }
           def T_Info : AttrDef<T, "Info"> {
             let mnemonic = "info";
             let parameters = (ins "int64_t":$n, OptionalParameter<"::mlir::StringAttr">:$s,
                                   OptionalArrayRefParameter<"int64_t">:$l);
             let assemblyFormat = "`<` struct(params) `>`";
           }
           def T_Op1 : T_Op<"use"> {
             let arguments = (ins T_Box:$a, T_Kind:$k, DefaultValuedAttr<T_Flags, "Flags::none">:$f, Kind:$e,
                                  T_Info:$i);
             let assemblyFormat = "$a $k $e (`flags` `` $f^)? $i attr-dict `:` type($a)";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %a, %b = "test.a"() {u = !t.unit, b = !t.box<!t.box<i8, 2>>, k = #t.kind<b>, f = #t.flags<x, y>}
          : () -> (!t.box<i32>, !t.box<f32, 3>)
        t.use %a a b flags<x, y> <n = 4> : <i32>
        t.use %b b a <l = 1, 2, n = 4, s = "q"> : !t.box<f32, 3>
    "#), @"t.mlir:2:81: error: expected valid keyword or string");
    insta::assert_snapshot!(run(&ctx, r#""test.a"() {k = #t.kind<z>} : () -> ()"#), @"t.mlir:1:24: error: expected valid keyword or string");
    insta::assert_snapshot!(run(&ctx, r#""test.a"() {k = #t.info<n = 1, n = 2>} : () -> ()"#), @"t.mlir:1:32: error: duplicate or unknown struct parameter name: n");
}

#[test]
fn properties_are_attributes() {
    let (ctx, _) = context(
        r#"def T_P : T_Op<"p"> {
             let arguments = (ins I64Prop:$n, DefaultValuedProp<StringProp, "\"d\"">:$s, BoolProp:$b, UnitProp:$u,
                                  ArrayProp<I64Prop>:$l);
             let assemblyFormat = "$n $b $l ($s^)? (`unit` $u^)? attr-dict";
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        t.p 4 true [1, 2]
        t.p -4 false [] "x" unit
    "#), @r#"
    module {
      t.p 4 true [1, 2]
      t.p -4 false [] "x" unit
    }

    "builtin.module"() ({
      "t.p"() <{b = true, l = array<i64: 1, 2>, n = 4 : i64, s = "d", u = false}> : () -> ()
      "t.p"() <{b = false, l = array<i64>, n = -4 : i64, s = "x", u}> : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn undeclared_types_are_kept() {
    let (ctx, _) = context(
        r#"def V : Dialect { let name = "v"; let cppNamespace = "::v"; let useDefaultTypePrinterParser = 1; }
           def V_Op : Op<V, "op"> { let arguments = (ins AnyType:$a); }"#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
        "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    "#), @r#"
    module {
      %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
      "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    }

    "builtin.module"() ({
      %0 = "u.def"() : () -> !v.box<i8:f32, 2.0:10>
      "v.op"(%0) : (!v.box<i8:f32, 2.0:10>) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn invariants_speak_as_upstream() {
    let (ctx, _) = context(
        r#"def T_V : T_Op<"v", [AllTypesMatch<["a", "b"]>]> {
             let arguments = (ins SignlessIntegerOrIndexLike:$a, AnyType:$b, Optional<I1>:$c,
                                  ConfinedAttr<I32Attr, [IntPositive]>:$n, OptionalAttr<StrAttr>:$s);
             let results = (outs F32:$r);
           }
           def T_Parent : T_Op<"parent", [NoTerminator, SingleBlock]> {
             let regions = (region MaxSizedRegion<1>:$body);
           }
           def T_Child : T_Op<"child", [HasParent<"Parent">]>;"#,
    );
    let mut said = String::new();
    for op in [
        r#""t.v"(%f, %f) <{n = 1 : i32}> : (f32, f32) -> f32"#,
        r#""t.v"(%i, %f) <{n = 1 : i32}> : (i32, f32) -> f32"#,
        r#""t.v"(%i, %i, %i) <{n = 1 : i32}> : (i32, i32, i32) -> f32"#,
        r#""t.v"(%i, %i) : (i32, i32) -> f32"#,
        r#""t.v"(%i, %i) <{n = 0 : i32}> : (i32, i32) -> f32"#,
        r#""t.v"(%i, %i) <{n = 1 : i32, s = "x"}> : (i32, i32) -> i32"#,
        r#""t.child"() : () -> ()"#,
        r#""t.parent"() ({ "t.child"() : () -> () }) : () -> ()"#,
        r#""t.parent"() ({
             "test.br"()[^a] : () -> ()
           ^a: "test.br"()[^a] : () -> ()
           }) : () -> ()"#,
    ] {
        let text = format!("%i, %f = \"test.x\"() : () -> (i32, f32)\n{op}");
        let answer = run(&ctx, &text);
        said += answer.lines().find(|line| line.contains("error")).unwrap_or("fine");
        said += "\n";
    }
    insta::assert_snapshot!(said, @"
    t.mlir:2:1: error: 't.v' op operand #0 must be signless-integer-like, but got 'f32'
    t.mlir:2:1: error: 't.v' op failed to verify that all of {a, b} have same type
    t.mlir:2:1: error: 't.v' op operand #2 must be 1-bit signless integer, but got 'i32'
    t.mlir:2:1: error: 't.v' op requires attribute 'n'
    t.mlir:2:1: error: 't.v' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
    t.mlir:2:1: error: 't.v' op result #0 must be 32-bit float, but got 'i32'
    t.mlir:2:1: error: 't.child' op expects parent op 't.parent'
    fine
    t.mlir:2:1: error: 't.parent' op expects region #0 to have 0 or 1 blocks
    ");
}

#[test]
fn formats_that_are_wrong_point_into_the_literal() {
    insta::assert_snapshot!(complaints(r#"
def A : T_Op<"a"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict"; }
def B : T_Op<"b"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$y attr-dict `:` type($x)"; }
def C : T_Op<"c"> { let assemblyFormat = "(`a` attr-dict"; }
def D : T_Op<"d"> { let arguments = (ins I1:$x); let assemblyFormat = "(`a` $x^)? attr-dict"; }
def E : T_Op<"e"> { let assemblyFormat = "`#` attr-dict"; }
def F : T_Op<"f"> { let regions = (region AnyRegion:$r); let assemblyFormat = "attr-dict $r"; }
def G : T_Op<"g"> { let arguments = (ins Variadic<I1>:$a, Variadic<I1>:$b); }
"#), @r#"
    t.td:17:5: error: op has multiple variadic operands but no known variadic size [ods::variadic]
      17 | def G : T_Op<"g"> { let arguments = (ins Variadic<I1>:$a, Variadic<I1>:$b); }
         |     ^ 2 variadic or optional operands
         = help: add the trait AttrSizedOperandSegments or SameVariadicOperandSize
    t.td:11:77: error: type of operand #0, named 'x', is not buildable and a buildable type cannot be inferred [ods::format]
      11 | def A : T_Op<"a"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict"; }
         |                                                                             ^
         = help: add a type constraint to the operation or a 'type($x)' directive to the custom assembly format
    t.td:11:5: note: in custom assembly format for 't.a'
      11 | def A : T_Op<"a"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict"; }
         |     ^
    t.td:12:77: error: expected variable to refer to an argument, region, result, or successor [ods::format]
      12 | def B : T_Op<"b"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$y attr-dict `:` type($x)"; }
         |                                                                             ^^
         = help: the operation declares nothing named 'y'
    t.td:12:5: note: in custom assembly format for 't.b'
      12 | def B : T_Op<"b"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$y attr-dict `:` type($x)"; }
         |     ^
    t.td:13:57: error: expected literal, variable, directive, or optional group [ods::format]
      13 | def C : T_Op<"c"> { let assemblyFormat = "(`a` attr-dict"; }
         |                                                         ^
    t.td:13:5: note: in custom assembly format for 't.c'
      13 | def C : T_Op<"c"> { let assemblyFormat = "(`a` attr-dict"; }
         |     ^
    t.td:14:72: error: only variable length operands can be used within an optional group [ods::format]
      14 | def D : T_Op<"d"> { let arguments = (ins I1:$x); let assemblyFormat = "(`a` $x^)? attr-dict"; }
         |                                                                        ^
    t.td:14:5: note: in custom assembly format for 't.d'
      14 | def D : T_Op<"d"> { let arguments = (ins I1:$x); let assemblyFormat = "(`a` $x^)? attr-dict"; }
         |     ^
    t.td:15:43: error: expected valid literal but got '#': single character literal must be a letter or one of '_:,=<>()[]{}?+*-|' [ods::format]
      15 | def E : T_Op<"e"> { let assemblyFormat = "`#` attr-dict"; }
         |                                           ^^^
    t.td:15:5: note: in custom assembly format for 't.e'
      15 | def E : T_Op<"e"> { let assemblyFormat = "`#` attr-dict"; }
         |     ^
    t.td:16:80: error: format ambiguity caused by `attr-dict` directive followed by region `r` [ods::format]
      16 | def F : T_Op<"f"> { let regions = (region AnyRegion:$r); let assemblyFormat = "attr-dict $r"; }
         |                                                                                ^
         = help: try using `attr-dict-with-keyword` instead
    t.td:16:5: note: in custom assembly format for 't.f'
      16 | def F : T_Op<"f"> { let regions = (region AnyRegion:$r); let assemblyFormat = "attr-dict $r"; }
         |     ^
    "#);
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("{}`a`{} attr-dict", "(".repeat(5000), ")?".repeat(5000));
    let said = complaints(&format!("def A : T_Op<\"a\"> {{ let assemblyFormat = \"{deep}\"; }}"));
    assert!(said.contains("format is nested too deeply"), "{said}");
}

#[test]
fn directives_are_attached_by_name() {
    let (mut ctx, module) = context(
        r#"def T_C : T_Op<"c"> {
             let arguments = (ins AnyType:$x, I64Attr:$n);
             let assemblyFormat = "custom<Pair>($x, $n) attr-dict `:` type($x)";
           }"#,
    );
    let said = run(&ctx, "%x = \"test.x\"() : () -> i1\nt.c <%x 4> : i1");
    insta::assert_snapshot!(said, @"t.mlir:2:5: error: custom op 't.c' custom directive 'Pair' has no function to read it");
    let before = crate::to_json(&crate::report(&module, &ctx));
    assert!(before.contains("custom directive Pair"), "{before}");
    let mut directives = crate::CustomDirectives::new();
    directives.insert(
        "Pair",
        |parser, slots| {
            parser.parse_punct(legalize_ir::text::Punct::Less)?;
            let [crate::CustomSlot::Operands(names), crate::CustomSlot::Attr(attr)] = slots else {
                return Err(parser.error(parser.offset(), "two arguments"));
            };
            names.push(parser.parse_operand()?);
            *attr = Some(parser.parse_attribute(Some(parser.ctx().common().i64))?);
            parser.parse_punct(legalize_ir::text::Punct::Greater)?;
            Ok(true)
        },
        |printer, _, values| {
            if let [crate::CustomValue::Operands(all), crate::CustomValue::Attr(Some(attr))] = values {
                printer.text("<");
                printer.operands(all.iter().copied());
                printer.text(" ");
                printer.attr_without_type(*attr);
                printer.text(">");
            }
        },
    );
    crate::attach_directives(&mut ctx, "t", directives);
    insta::assert_snapshot!(run(&ctx, "%x = \"test.x\"() : () -> i1\nt.c <%x 4> : i1"), @r#"
    module {
      %0 = "test.x"() : () -> i1
      t.c <%0 4> : i1
    }

    "builtin.module"() ({
      %0 = "test.x"() : () -> i1
      "t.c"(%0) <{n = 4 : i64}> : (i1) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn constants_are_built_from_their_text() {
    let (ctx, module) =
        context(r#"def T_X : T_Op<"x"> { let arguments = (ins I32Attr:$n, StrAttr:$s, UnitAttr:$u); }"#);
    let op = module.op_by_name("t.x").expect("declared");
    let show = |index: usize, value: &str| {
        crate::const_attr(&ctx, op.attributes[index].attr(), value)
            .map(|attr| legalize_ir::text::attr_to_string(&ctx, attr))
    };
    assert_eq!(show(0, "-3").as_deref(), Ok("-3 : i32"));
    assert_eq!(show(1, "\"q\"").as_deref(), Ok("\"q\""));
    assert_eq!(show(2, "true").as_deref(), Ok("unit"));
    assert!(show(2, "false").is_err() && show(0, "unknown()").is_err());
}

const SYNTHESISED: &str = r#"
def T_PairOp : T_Op<"pair", [AllTypesMatch<["a", "b"]>, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins AnySignlessInteger:$a, AnySignlessInteger:$b, Optional<F32>:$c,
                       DefaultValuedAttr<I32Attr, "7">:$n, OptionalAttr<StrAttr>:$s);
  let results = (outs Variadic<Index>:$r);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $a `,` $b (`with` $c^)? (`named` $s^)? `:` type($a) (`->` type($r)^)? $body attr-dict
  }];
}
def T_EndOp : T_Op<"end", [Terminator, HasParent<"PairOp">]> { let assemblyFormat = "attr-dict"; }
"#;

#[test]
fn instances_are_sound_and_the_same_each_time() {
    let (ctx, _) = context(SYNTHESISED);
    let texts = || {
        let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
        let mut texts = Vec::new();
        let mut taken = std::collections::BTreeSet::new();
        for def in synthesiser.ops().cloned().collect::<Vec<_>>() {
            for seed in 0..24 {
                let instance = synthesiser.instance(&def, seed).expect("types for every operand");
                assert!(instance.sound, "{}", instance.text(&ctx));
                taken.extend(crate::format_branches(&ctx, &instance.ir, instance.op));
                texts.push(instance.text(&ctx));
            }
        }
        assert_eq!(taken.len(), 10, "{taken:?}");
        texts
    };
    assert_eq!(texts(), texts());
}

#[test]
fn near_misses_are_refused() {
    let (ctx, _) = context(SYNTHESISED);
    let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
    let pair = synthesiser.ops().find(|def| def.name == "t.pair").expect("it is defined").clone();
    let instance = synthesiser.instance(&pair, 1).expect("types for every operand");
    for kind in [crate::Break::OperandType, crate::Break::EmptyRegion] {
        let miss = synthesiser.near_miss(&instance, kind, 0).expect("there is one to break");
        assert!(!miss.sound, "{kind}: {}", miss.text(&ctx));
    }
}

/// A type and an attribute whose syntax is C++, a type with a custom directive in its format, and what asks of them.
const UNREAD: &str = r#"
def T_Box : TypeDef<T, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$inner, "unsigned":$room);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = "bool isSigned() const;";
}
def T_Rope : TypeDef<T, "Rope"> {
  let mnemonic = "rope";
  let parameters = (ins ArrayRefParameter<"int64_t">:$knots);
  let assemblyFormat = "`<` custom<Knots>($knots) `>`";
}
def T_Tag : AttrDef<T, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "int64_t":$n);
  let hasCustomAssemblyFormat = 1;
}
def T_IntBox : Type<And<[CPred<"::llvm::isa<::t::BoxType>($_self)">,
    SubstLeaves<"$_self", "::llvm::cast<::t::BoxType>($_self).getInner()", AnyInteger.predicate>]>, "box of integer">;
def T_SignedBox : Type<CPred<"::llvm::cast<::t::BoxType>($_self).isSigned()">, "signed box">;
def T_ByteBox : Type<CPred<"::llvm::isa<::t::BoxType>($_self)">, "box of byte", "::t::BoxType">,
    BuildableType<"::t::BoxType::get($_builder.getContext(), $_builder.getI8Type(), 8)">;
def T_OpenOp : T_Op<"open"> {
  let arguments = (ins T_IntBox:$box, T_SignedBox:$other, OptionalAttr<T_Tag>:$tag);
  let assemblyFormat = "$box `,` $other (`tag` $tag^)? attr-dict `:` type($box) `,` type($other)";
}
def T_TieOp : T_Op<"tie"> {
  let arguments = (ins T_Rope:$rope, T_Box:$box);
  let assemblyFormat = "$rope `,` $box attr-dict `:` type($rope) `,` type($box)";
}
def T_ByteOp : T_Op<"byte"> { let arguments = (ins T_ByteBox:$box); let assemblyFormat = "$box attr-dict"; }
"#;

#[test]
fn parameters_that_nothing_reads_are_kept_and_settle_nothing() {
    let (ctx, _) = context(UNREAD);
    insta::assert_snapshot!(run(&ctx, r#"
        %box, %rope = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
        t.open %box, %box tag <7 of 9> : !t.box<i8, 3>, !t.box<i8, 3>
        t.tie %rope, %box : !t.rope<1 & [2 -> "x>"]>, <i8, 3>
        t.tie %rope, %box : <1 & [2 -> "x>"]>, !t.box<i8, 3>
    "#), @r##"
    module {
      %0:2 = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
      t.open %0#0, %0#0 tag <7 of 9> : !t.box<i8, 3>, !t.box<i8, 3>
      t.tie %0#1, %0#0 : <1 & [2 -> "x>"]>, <i8, 3>
      t.tie %0#1, %0#0 : <1 & [2 -> "x>"]>, <i8, 3>
    }

    "builtin.module"() ({
      %0:2 = "u.def"() : () -> (!t.box<i8, 3>, !t.rope<1 & [2 -> "x>"]>)
      "t.open"(%0#0, %0#0) <{tag = #t.tag<7 of 9>}> : (!t.box<i8, 3>, !t.box<i8, 3>) -> ()
      "t.tie"(%0#1, %0#0) : (!t.rope<1 & [2 -> "x>"]>, !t.box<i8, 3>) -> ()
      "t.tie"(%0#1, %0#0) : (!t.rope<1 & [2 -> "x>"]>, !t.box<i8, 3>) -> ()
    }) : () -> ()
    "##);
    insta::assert_snapshot!(run(&ctx, r#"
        %box = "u.def"() : () -> !t.box<i8, 8>
        t.byte %box
    "#), @"t.mlir:3:9: error: custom op 't.byte' no function writes the parameters of '!t.box' at offset 0 of '::t::BoxType::get($_builder.getContext(), $_builder.getI8Type(), 8)'");
    insta::assert_snapshot!(run(&ctx, r#"
        %i = "u.def"() : () -> i32
        "t.open"(%i, %i) : (i32, i32) -> ()
    "#), @"t.mlir:3:9: error: 't.open' op operand #0 must be box of integer, but got 'i32'");
}

#[test]
fn the_report_names_what_only_cpp_knows() {
    let (ctx, module) = context(&format!(
        "{UNREAD}\ndef T_OddOp : T_Op<\"odd\", [NativeOpTrait<\"HasOddOperands\">, SameTypeOperands]>;"
    ));
    let report = crate::report(&module, &ctx);
    let dialect = report.dialects.iter().find(|dialect| dialect.name == "t").expect("it is there");
    assert_eq!(dialect.unread, ["!t.box", "!t.rope", "#t.tag"]);
    let odd = dialect.ops.iter().find(|op| op.name == "t.odd").expect("it is there");
    assert_eq!(odd.unknown_traits, ["HasOddOperands"]);
    assert_eq!(odd.native, ["SameTypeOperands"]);
}

#[test]
fn parents_may_be_builtin_operations() {
    let (ctx, _) = context(
        r#"
        def T_TopOp : T_Op<"top", [HasParent<"ModuleOp">]>;
        def T_HighOp : T_Op<"high", [ParentOneOf<["::mlir::ModuleOp", "SetOp"]>]>;
        def T_SetOp : T_Op<"set", [NoTerminator]> { let regions = (region AnyRegion:$body); }
        "#,
    );
    insta::assert_snapshot!(run(&ctx, r#"
        "t.top"() : () -> ()
        "t.high"() : () -> ()
        "t.set"() ({ "t.high"() : () -> () }) : () -> ()
    "#), @r#"
    module {
      "t.top"() : () -> ()
      "t.high"() : () -> ()
      "t.set"() ({
        "t.high"() : () -> ()
      }) : () -> ()
    }

    "builtin.module"() ({
      "t.top"() : () -> ()
      "t.high"() : () -> ()
      "t.set"() ({
        "t.high"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
    insta::assert_snapshot!(run(&ctx, r#""t.set"() ({ "t.top"() : () -> () }) : () -> ()"#), @"t.mlir:1:14: error: 't.top' op expects parent op 'builtin.module'");
}

#[test]
fn instances_are_aimed_at_sides_of_branches() {
    let (ctx, _) = context(SYNTHESISED);
    let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
    let pair = synthesiser.ops().find(|def| def.name == "t.pair").expect("it is defined").clone();
    let sides = synthesiser.sides(&pair);
    assert_eq!(sides.len(), 10, "{sides:?}");
    for side in sides {
        for seed in 0..4 {
            let like = synthesiser.instance(&pair, seed);
            let made = synthesiser.instance_on(&pair, &side, seed, like.as_ref()).expect("there is one");
            assert!(made.sound, "{}", made.text(&ctx));
            let taken = crate::format_branches(&ctx, &made.ir, made.op);
            assert!(taken.contains(&(side.branch.clone(), side.taken)), "{side:?}: {}", made.text(&ctx));
        }
    }
}

#[test]
fn what_nobody_can_check_is_said_once() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"::acme::isOdd($_self)">, "odd type">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a, Odd:$b); }
           def T_Two : T_Op<"two"> { let arguments = (ins Odd:$a); }
           def T_Three : T_Op<"three"> { let arguments = (ins I32:$a); }"#,
    );
    let said = |ctx: &Context| -> String {
        crate::unchecked(ctx)
            .resolved(ctx.sources())
            .iter()
            .map(|d| format!("{} [{}] {}\n", d.one_line(), d.code, d.help.as_deref().unwrap_or_default()))
            .collect()
    };
    run(&ctx, "%0 = \"x.y\"() : () -> i32\n\"t.three\"(%0) : (i32) -> ()");
    assert_eq!(said(&ctx), "");
    run(
        &ctx,
        "%0 = \"x.y\"() : () -> i32\n\"t.two\"(%0) : (i32) -> ()\n\"t.one\"(%0, %0) : (i32, i32) -> ()",
    );
    insta::assert_snapshot!(said(&ctx), @r#"t.td:10:5: warning: constraint 'odd type' is not checked on 't.one' and 1 other operation: function acme::isOdd is not registered [ods::unchecked_constraint] register it in Rust: `Classes::register_helper("acme::isOdd", …)` in `Provider::add_classes`; `legalize ods` lists all that is missing"#);
}

#[test]
fn properties_of_another_class_are_refused_when_read() {
    let (ctx, _) = context(
        r#"def T_One : T_Op<"one"> {
             let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$n, DenseI64ArrayAttr:$a);
           }"#,
    );
    insta::assert_snapshot!(run(&ctx, "\"t.one\"() <{a = 1 : i32}> : () -> ()"), @"t.mlir:1:1: error: invalid properties {a = 1 : i32} for op t.one: Invalid attribute `a` in property conversion: 1 : i32");
    insta::assert_snapshot!(run(&ctx, "\"t.one\"() <{a = array<i64: 1>, n = 1 : i64}> : () -> ()"), @"t.mlir:1:1: error: 't.one' op attribute 'n' failed to satisfy constraint: 32-bit signless integer attribute");
}

#[test]
fn an_empty_summary_is_one() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"$_self.isF32()">, "">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a); }"#,
    );
    let text = "%0 = \"x.y\"() : () -> i32\n\"t.one\"(%0) : (i32) -> ()";
    insta::assert_snapshot!(run(&ctx, text), @"t.mlir:2:1: error: 't.one' op operand #0 must be , but got 'i32'");
}

#[test]
fn conditions_on_operations_read_attributes_as_accessors_do() {
    let (ctx, _) = context(
        r#"class P<string n, dag a, string c> : T_Op<n, [PredOpTrait<"p", CPred<c>>]> { let arguments = a; }
           def T_B0 : P<"b0", (ins BoolAttr:$g), "$g">;
           def T_B3 : P<"b3", (ins BoolAttr:$g), "!$g">;
           def T_B4 : P<"b4", (ins UnitAttr:$g), "$g == false">;
           def T_I0 : P<"i0", (ins I32Attr:$g), "$g == 3">;
           def T_I2 : P<"i2", (ins I64Attr:$g), "$g % 2 == 0">;
           def T_I3 : P<"i3", (ins IndexAttr:$g), "$g.getZExtValue() == 3">;
           def T_A0 : P<"a0", (ins APIntAttr:$g), "$g.isAllOnes() && getGAttr().getInt() == -1">;
           def T_F0 : P<"f0", (ins F32Attr:$g), "$g.convertToDouble() > 1.0">;
           def T_T0 : P<"t0", (ins TypeAttr:$g), "$g.isInteger(8)">;
           def T_T1 : P<"t1", (ins AnyAttr:$g), "isa<IntegerAttr>($g)">;
           def T_Y0 : P<"y0", (ins FlatSymbolRefAttr:$g), "$g == \"x\"">;
           def T_O0 : P<"o0", (ins OptionalAttr<I32Attr>:$g), "!$g || *$g == 3">;
           def T_O1 : P<"o1", (ins OptionalAttr<I32Attr>:$g), "$g.value_or(7) == 3">;
           def T_O2 : P<"o2", (ins OptionalAttr<BoolAttr>:$g), "$g && !*$g && $g == false">;
           def Dir : I32EnumAttr<"Dir", "", [I32EnumAttrCase<"L", 0, "l">, I32EnumAttrCase<"R", 1, "r">]> {
             let cppNamespace = "::t"; let genSpecializedAttr = 0; }
           def DirA : EnumAttr<T, Dir, "dir">;
           def T_E0 : P<"e0", (ins DirA:$g), "$g == Dir::R">;"#,
    );
    let said = |line: &str| {
        let said = run(&ctx, line);
        assert!(!crate::unchecked(&ctx).iter().any(|d| d.code.starts_with("ods")), "{line} is not checked");
        said.contains("failed to verify that p")
    };
    let op = |name: &str, g: &str| match g {
        "" => format!("\"t.{name}\"() : () -> ()"),
        g => format!("\"t.{name}\"() {{g = {g}}} : () -> ()"),
    };
    for (name, good, bad) in [
        ("b0", "true", "false"),
        ("b3", "false", "true"),
        ("b4", "", "unit"),
        ("i0", "3 : i32", "4 : i32"),
        ("i2", "4 : i64", "3 : i64"),
        ("i3", "3 : index", "4 : index"),
        ("a0", "-1 : i8", "1 : i8"),
        ("f0", "1.5 : f32", "1.0 : f32"),
        ("t0", "i8", "i9"),
        ("t1", "1 : i8", "i8"),
        ("y0", "@x", "@y"),
        ("o0", "", "0 : i32"),
        ("o1", "3 : i32", ""),
        ("o2", "false", ""),
        ("e0", "#t<dir r>", "#t<dir l>"),
    ] {
        assert!(!said(&op(name, good)), "{name} of {good}");
        assert!(said(&op(name, bad)), "{name} of {bad}");
    }
}

#[test]
fn a_function_that_has_the_name_of_an_accessor_is_no_accessor() {
    let (ctx, module) = context(
        r#"def T_Ptr : TypeDef<T, "Pointer"> {
             let mnemonic = "ptr"; let parameters = (ins "Type":$pointeeType); let assemblyFormat = "`<` $pointeeType `>`"; }
           def T_Load : T_Op<"load", [TypesMatchWith<"m", "ptr", "result", "getPointeeType($_self)">]> {
             let arguments = (ins T_Ptr:$ptr); let results = (outs AnyType:$result);
             let assemblyFormat = "$ptr attr-dict `:` type($ptr)"; }"#,
    );
    let report = crate::report(&module, &ctx);
    let mut ops = report.dialects.iter().flat_map(|dialect| &dialect.ops);
    let missing = &ops.find(|op| op.name == "t.load").expect("it is reported on").missing;
    assert!(missing.iter().any(|name| name == "function getPointeeType"), "{missing:?}");
    let file = ctx.sources().add("t.mlir", "%0 = \"x.y\"() : () -> !t.ptr<f32>\n%1 = t.load %0 : <f32>");
    let (_, diagnostics) = parse_module(&ctx, file, &Default::default());
    let help =
        diagnostics.iter().find_map(|diagnostic| diagnostic.help.clone()).expect("an error with a help");
    assert!(help.contains("Classes::register_helper(\"getPointeeType\", …)"), "{help}");
}

#[test]
fn what_cannot_be_evaluated_is_named() {
    let (ctx, _) = context(
        r#"def Odd : TypeConstraint<CPred<"$_self.isAllOnes()">, "odd type">;
           def T_One : T_Op<"one"> { let arguments = (ins Odd:$a); }"#,
    );
    run(&ctx, "%0 = \"x.y\"() : () -> i32\n\"t.one\"(%0) : (i32) -> ()");
    let said: Vec<String> = crate::unchecked(&ctx).iter().map(|warning| warning.message.clone()).collect();
    insta::assert_snapshot!(said.join("\n"), @"constraint 'odd type' is not checked on 't.one': its C++ text cannot be evaluated here: unknown method 'isAllOnes' of a type");
}
