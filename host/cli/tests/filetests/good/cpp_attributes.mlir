// test: rewrite --patterns ./cpp_attributes.pdll -I ../good --ods ./cpp_attributes.td --fold=false
func.func @all(%a: i32, %b: i64) -> i32 {
  "zoo.cat"() <{dims = array<i64: 9>, flags = array<i1>, legs = 3 : i32, name = "kater", kind = i8, tame, color = 0 : i32, ways = 1 : i32, tag = #zoo.tag<4>}> {zoo.set} : () -> ()
  "zoo.cat"() <{dims = array<i64: 9>, flags = array<i1>, legs = 3 : i32, name = "kater", kind = i8, tame, color = 0 : i32, ways = 1 : i32, tag = #zoo.tag<4>}> {zoo.enums} : () -> ()
  "zoo.dog"() : () -> ()
  %r = "zoo.herd"(%a, %b, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i64, i32) -> i32
  return %r : i32
}
// output:
//| module {
//|   func.func @all(%arg0: i32, %arg1: i64) -> i32 {
//|     "zoo.cat"() <{color = 7 : i32, dims = array<i64: 1, 2, 3>, eyes = 1 : i32, flags = array<i1: true, true>, kind = i1, legs = 4 : i32, more = array<i64: 7>, name = "ater", tag = #zoo.tag<5>, ways = 3 : i32}> {done, its_was = 3 : i64, zoo.set} : () -> ()
//|     "zoo.cat"() <{color = 0 : i32, dims = array<i64: 9>, flags = array<i1>, kind = i8, legs = 3 : i32, name = "kater", tag = #zoo.tag<4>, tame, ways = 1 : i32}> {done, its_values = [240, 241, 34, 1099511627776, 2, 7, 1], its_ways = "flies", zoo.enums} : () -> ()
//|     "zoo.dog"() <{legs = 4 : i32, name = "bello"}> {done, its_age = -3 : i64, its_blue = true, its_dims = [4, 5], its_name = "rex", its_none = true, its_plain = true} : () -> ()
//|     %0 = "zoo.herd"(%arg1, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {done, its_size = 2 : i64} : (i64, i64, i32) -> i32
//|     return %0 : i32
//|   }
//| }
//|
