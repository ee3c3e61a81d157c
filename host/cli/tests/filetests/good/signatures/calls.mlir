// test: convert --target ./target.ron
// Values become one, two or none, and stay in func. Attributes of arguments and results follow them.
func.func private @outer(index {t.a}, tuple<i8, i16> {t.b}, none {t.c}, i1 {t.d}) -> (none {t.r}, tuple<i8, i16>, index {t.s})
func.func @f(%a: index, %b: tuple<i8, i16>, %c: none, %d: i1) -> (index, none, tuple<i8, i16>) {
  %r:3 = call @outer(%a, %b, %c, %d) {t.kept, arg_attrs = [{t.a}, {t.b}, {t.c}, {t.d}], res_attrs = [{t.r}, {}, {t.s}], no_inline} : (index, tuple<i8, i16>, none, i1) -> (none, tuple<i8, i16>, index)
  return {t.kept} %r#2, %r#0, %r#1 : index, none, tuple<i8, i16>
}
func.func @legal(%x: i64) -> i64 {
  %y = call @legal(%x) : (i64) -> i64
  return %y : i64
}
// output:
//| module {
//|   func.func private @outer(i64 {t.a}, i8, i16, i1 {t.d}) -> (i8, i16, i64 {t.s})
//|   func.func @f(%arg0: i64, %arg1: i8, %arg2: i16, %arg3: i1) -> (i64, i8, i16) {
//|     %0:3 = call @outer(%arg0, %arg1, %arg2, %arg3) {arg_attrs = [{t.a}, {}, {}, {t.d}], no_inline, res_attrs = [{}, {}, {t.s}], t.kept} : (i64, i8, i16, i1) -> (i8, i16, i64)
//|     return {t.kept} %0#2, %0#0, %0#1 : i64, i8, i16
//|   }
//|   func.func @legal(%arg0: i64) -> i64 {
//|     %0 = call @legal(%arg0) : (i64) -> i64
//|     return %0 : i64
//|   }
//| }
//|
