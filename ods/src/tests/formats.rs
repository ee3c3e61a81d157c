//! Formats: mistakes in them, depth, custom directives.

use super::{complaints, context, run};

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
    t.td:17:5: error: op has multiple variadic operands but no specification over their sizes [ods::variadic]
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
         = help: declare 'y' in the operation, or use a name that it declares
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
    t.td:15:43: error: expected valid literal but got '#': single character literal must be a letter or one of '_:,=<>()[]{}?+-*' [ods::format]
      15 | def E : T_Op<"e"> { let assemblyFormat = "`#` attr-dict"; }
         |                                           ^^^
    t.td:15:5: note: in custom assembly format for 't.e'
      15 | def E : T_Op<"e"> { let assemblyFormat = "`#` attr-dict"; }
         |     ^
    t.td:16:80: error: format ambiguity caused by `attr-dict` directive followed by region `r` [ods::format]
      16 | def F : T_Op<"f"> { let regions = (region AnyRegion:$r); let assemblyFormat = "attr-dict $r"; }
         |                                                                                ^
         = help: use `attr-dict-with-keyword` instead
    t.td:16:5: note: in custom assembly format for 't.f'
      16 | def F : T_Op<"f"> { let regions = (region AnyRegion:$r); let assemblyFormat = "attr-dict $r"; }
         |     ^
    "#);
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("{}`a`{} attr-dict", "(".repeat(5000), ")?".repeat(5000));
    let message = complaints(&format!("def A : T_Op<\"a\"> {{ let assemblyFormat = \"{deep}\"; }}"));
    assert!(message.contains("format is nested too deeply"), "{message}");
}

#[test]
fn directives_are_attached_by_name() {
    let (mut ctx, module) = context(
        r#"def T_C : T_Op<"c"> {
             let arguments = (ins AnyType:$x, I64Attr:$n);
             let assemblyFormat = "custom<Pair>($x, $n) attr-dict `:` type($x)";
           }"#,
    );
    let message = run(&ctx, "%x = \"test.x\"() : () -> i1\nt.c <%x 4> : i1");
    insta::assert_snapshot!(message, @"t.mlir:2:5: error: custom op 't.c' custom directive 'Pair' has no parser");
    let before = crate::to_json(&crate::report(&module, &ctx));
    assert!(before.contains("custom directive Pair"), "{before}");
    let mut directives = crate::CustomDirectives::new();
    directives.insert(
        "Pair",
        |parser, slots| {
            parser.parse_punct(legalize_ir::Punct::Less)?;
            let [crate::CustomSlot::Operands(names), crate::CustomSlot::Attr(attr)] = slots else {
                return Err(parser.error(parser.offset(), "two arguments"));
            };
            names.push(parser.parse_operand()?);
            *attr = Some(parser.parse_attribute(Some(parser.ctx().common().i64))?);
            parser.parse_punct(legalize_ir::Punct::Greater)?;
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
