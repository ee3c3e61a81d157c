// test: rewrite --fold=false --patterns ./native_attributes.td
func.func @f() -> i8 {
  %0 = "post.two_attrs"() <{first = 1 : i32, second = "b"}> : () -> i8
  return %0 : i8
}
// output:
//| module {
//|   func.func @f() -> i8 {
//|     %0 = "post.one_attr"() <{both = [1 : i32, "b"]}> : () -> i8
//|     return %0 : i8
//|   }
//| }
//|
