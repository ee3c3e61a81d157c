// test: opt --ods ./iree.td --ods ../../../../../../examples/overlays/iree.td
util.global @a : i32
util.global @b = 4 : i32
util.global @c {kept} : tensor<2xi32> = 7 : i32
util.func private @g(i32) -> (i32 {my.kept})
util.func @f(%x: i32 {my.kept}) -> i32 attributes {more = 1 : i8} {
  util.return %x : i32
}
vm.func @v(%x: i32) -> i32 {
  util.return %x : i32
}
// output:
//| module {
//|   util.global @a : i32
//|   util.global @b = 4 : i32
//|   util.global @c {kept} : tensor<2xi32> = 7 : i32
//|   util.func private @g(i32) -> (i32 {my.kept})
//|   util.func @f(%arg0: i32 {my.kept}) -> i32 attributes {more = 1 : i8} {
//|     util.return %arg0 : i32
//|   }
//|   vm.func @v(%arg0: i32) -> i32 {
//|     util.return %arg0 : i32
//|   }
//| }
//|
