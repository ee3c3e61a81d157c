//! Overlays of `legalize/Overlay.td`: which fields they replace, in which order, and complaints about them.

use super::{complaints, context, run};

const DEFINITIONS: &str = r#"
include "legalize/Overlay.td"
def Price : TypeDef<T, "Price"> {
  let mnemonic = "price";
  let parameters = (ins "int64_t":$cents);
  let hasCustomAssemblyFormat = 1;
}
def Tag : AttrDef<T, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "int64_t":$number);
  let hasCustomAssemblyFormat = 1;
}
def Small : Type<CPred<"::t::isSmall($_self, 8)">, "small integer">;
def Mine : Type<CPred<"::llvm::isa<::t::MoneyType>($_self)">, "money">;
def AddOp : T_Op<"add"> {
  let arguments = (ins Small:$a, Small:$b);
  let results = (outs Small:$r);
  let hasCustomAssemblyFormat = 1;
}
def PayOp : T_Op<"pay"> {
  let arguments = (ins Mine:$what, OptionalAttr<I64Attr>:$times);
  let assemblyFormat = "custom<What>($what, type($what), $times) attr-dict";
}
def IfOp : T_Op<"if"> {
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
"#;

const OVERLAYS: &str = r#"
def : OpOverlay<"t.*"> { let assemblyFormat = "operands attr-dict `:` type(operands) `to` type(results)"; }
def : OpOverlay<"t.add"> {
  let assemblyFormat = "$a `and` $b attr-dict `:` type($r)";
  let traits = [AllTypesMatch<["a", "b", "r"]>];
}
def : TypeOverlay<"t.price"> { let assemblyFormat = "`<` $cents `>`"; }
def : AttrOverlay<"t.tag"> { let assemblyFormat = "`<` `nr` $number `>`"; }
def : DirectiveOverlay<"t", "What", ["value", "type", "count"]> {
  let assemblyFormat = "$value `:` $type (`x` $count^)?";
}
def : ClassOverlay<"t::MoneyType", ["t.price"]>;
def : FunctionOverlay<"t::isSmall", ["type", "most"], [{
  auto integer = ::llvm::dyn_cast<::mlir::IntegerType>(type);
  if (!integer)
    return false;
  return integer.getWidth() <= most;
}]>;
"#;

#[test]
fn fields_are_replaced_and_constraints_stay() {
    let (ctx, _) = context(&format!("{DEFINITIONS}{OVERLAYS}"));
    let text = "%a = \"x.a\"() {tag = #t.tag<nr 4>} : () -> i8\n%0 = t.add %a and %a : i8\n\
                %p = \"x.p\"() : () -> !t.price<5>\nt.pay %p : !t.price<5> x 2\nt.pay %p : !t.price<5> {kept}\n";
    insta::assert_snapshot!("replaced", run(&ctx, text));
    let wide = "%a = \"x.a\"() : () -> i16\n%0 = t.add %a and %a : i16\n";
    insta::assert_snapshot!("constraint_of_a_function", run(&ctx, wide));
    let other = "%a = \"x.a\"() : () -> i8\nt.pay %a : i8\n";
    insta::assert_snapshot!("constraint_of_a_class", run(&ctx, other));
}

#[test]
fn a_format_of_many_operations_leaves_out_those_that_it_does_not_fit() {
    let (ctx, module) = context(&format!("{DEFINITIONS}{OVERLAYS}"));
    // The region has no place in the format.
    insta::assert_snapshot!("left_out", run(&ctx, "t.if"));
    let pay = module.op_by_name("t.pay").expect("an operation");
    assert!(pay.assembly_format.is_some());
}

#[test]
fn the_last_overlay_wins_field_by_field() {
    let more = r#"
def Z1 : OpOverlay<"t.add"> { let assemblyFormat = "$a `plus` $b attr-dict `:` type($r)"; }
def Z2 : OpOverlay<"t.add">;
"#;
    let (ctx, _) = context(&format!("{DEFINITIONS}{OVERLAYS}{more}"));
    insta::assert_snapshot!("last_wins", run(&ctx, "%a = \"x.a\"() : () -> i8\n%0 = t.add %a plus %a : i8"));
}

#[test]
fn mistakes_are_reported_at_the_overlay() {
    let mistakes = [
        r#"def : OpOverlay<"t.gone"> { let assemblyFormat = "attr-dict"; }"#,
        r#"def : TypeOverlay<"t.gone">;"#,
        r#"def : OpOverlay<"t.add"> { let assemblyFormat = "attr-dict"; let assembly = "function-like"; }"#,
        r#"def : OpOverlay<"t.add"> { let assemblyFormat = "$gone attr-dict"; }"#,
        r#"def : DirectiveOverlay<"t", "What", ["value"]> { let assemblyFormat = "$value"; }"#,
        r#"def : DirectiveOverlay<"t", "What", ["a", "b", "c"]>;"#,
        r#"def : DirectiveOverlay<"t", "What", ["a", "b", "c"]> { let assemblyFormat = "custom<What>($a, $b, $c)"; }"#,
        r#"def : FunctionOverlay<"t::isSmall", ["type", "most"], [{ return (; }]>;"#,
    ];
    let reported: Vec<String> = mistakes
        .iter()
        .map(|mistake| {
            let found = complaints(&format!("{DEFINITIONS}{mistake}"));
            let lines =
                found.lines().filter(|line| line.contains("error: ") || line.contains("ods::overlay"));
            lines.map(|line| line.split_once(": ").map_or(line, |(_, text)| text).to_owned() + "\n").collect()
        })
        .collect();
    insta::assert_snapshot!("mistakes", reported.join(""));
}

#[test]
fn functions_that_call_each_other_end() {
    let endless =
        r#"def : FunctionOverlay<"t::isSmall", ["type", "most"], "return ::t::isSmall(type, most);">;"#;
    let (ctx, _) = context(&format!("{DEFINITIONS}{OVERLAYS}{endless}"));
    let found = run(&ctx, "%a = \"x.a\"() : () -> i8\n%0 = t.add %a and %a : i8");
    assert!(found.contains("t.add"), "{found}");
    let reported = crate::unchecked(&ctx).resolved(ctx.sources()).render();
    assert!(reported.contains("constraint 'small integer' is not checked on 't.add'"), "{reported}");
}

#[test]
fn shared_directives_are_optional_and_print_only_what_is_read_again() {
    let (ctx, _) = context(
        r#"
def SliceOp : T_Op<"slice"> {
  let arguments = (ins OptionalAttr<DenseI64ArrayAttr>:$a, OptionalAttr<DenseI64ArrayAttr>:$b,
                       OptionalAttr<DenseI64ArrayAttr>:$c);
  let assemblyFormat = "(custom<StridedRanges>($a, $b, $c)^)? attr-dict";
}
def GlobalOp : T_Op<"global"> {
  let arguments = (ins OptionalAttr<TypeAttr>:$type, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "(custom<TypeOrTypedAttr>($type, $value)^)? attr-dict";
}
def CallOp : T_Op<"call"> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = [{
    (custom<SymbolName>($name)^)? `(` custom<TypedOperands>($a, type($a)) `)` (custom<LeadingOperands>($b)^ type($b))? attr-dict
  }];
  let traits = [AttrSizedOperandSegments];
}
"#,
    );
    let text = r#"
%0 = "x.a"() : () -> i8
t.slice
t.slice []
t.slice [0:4, 1:9:2] {kept}
"t.slice"() {a = array<i64: 0, 1>, b = array<i64: 4>, c = array<i64: 1, 2, 3>} : () -> ()
"t.slice"() {b = array<i64: 4>} : () -> ()
t.global
t.global : i32
t.global = 4 : i32
t.global : i8 = 4 : i32
t.global : i8 = "text"
"t.global"() {value = 4 : i32} : () -> ()
t.call ()
t.call @f(%0: i8, %0: i8) %0, %0, i8, i8 {kept}
"t.call"() {name = "", operandSegmentSizes = array<i32: 0, 0>} : () -> ()
"#;
    insta::assert_snapshot!("shared_directives", run(&ctx, text));
    let malformed =
        ["t.slice [0:1", "t.slice [0]", "t.global = \"text\"", "t.call @f(%0)", "t.call (%0: i8,)"];
    let reported: Vec<String> =
        malformed.iter().map(|text| run(&ctx, &format!("%0 = \"x.a\"() : () -> i8\n{text}\n"))).collect();
    insta::assert_snapshot!("shared_directives_malformed", reported.join(""));
}
