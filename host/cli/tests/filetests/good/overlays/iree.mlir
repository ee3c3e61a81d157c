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
util.initializer attributes {kept} {
  %c = util.unfoldable_constant {kept} 4 : i32
  util.return
}
vm.initializer {
  util.return
}
util.func @calls(%t: tensor<?xi8>, %n: index, %m: index) -> tensor<?xi8> {
  %a, %b = util.assume.int %n<udiv = 4>, %m[<udiv = 4>, <udiv = 8>] : index, index
  %0 = util.call @calls(%t, %a, %b) : (tensor<?xi8>, index, index) -> %t
  %1:2 = util.call @other(%0) : (tensor<?xi8>) -> (%0 as tensor<4xi8>, i8)
  %2 = flow.dispatch.region[%n] -> (tensor<?x?xi8>{%n, %m}) {
    flow.return %t : tensor<?xi8>
  } count(%x: index) -> (index, index, index) {
    flow.return %x, %x, %x : index, index, index
  }
  flow.dispatch.region -> (tensor<4xi8>) attributes {kept} {
    flow.return
  }
  util.return %0 : tensor<?xi8>
}
stream.executable.export @plain
stream.executable.export @named as("other") workgroups(%x: index) -> (index, index, index) {
  stream.return %x, %x, %x : index, index, index
} attributes {kept}
util.func @streams(%r: !stream.resource, %n: index, %x: i32) {
  %0 = stream.async.dispatch @e::@a(%r[%n to %n for %n], %x) : (!stream.resource{%n}, i32) -> !stream.resource{%n}
  %1:2 = stream.async.dispatch {@e::@a, @e::@b}(%r[%n to %n for %n]) : (!stream.resource{%n}) -> (%r{%n}, !stream.resource{%n})
  %3 = stream.async.fill %x, %r : i32 -> %r as !stream.resource{%n}
  %4 = stream.async.fill %x, %r : i32 -> !stream.resource{%n}
  %5:2 = stream.await %3, %4 : !stream.resource{%n}, !stream.resource{%n}
  %2 = stream.async.execute with(%r as %a: !stream.resource{%n}, %0 as %b: !stream.resource{%n}) -> %r{%n} {
    stream.return %a : !stream.resource
  }
  stream.async.execute with() {
    stream.return
  }
  stream.cmd.dispatch @e::@a {
    ro %r[%n for %n] : !stream.resource{%n},
    rw %0[%n for %n] : !stream.resource{%n}
  }
  %v = iree_codegen.inner_tiled ins(%x) outs(%n) : i32 into index
  iree_codegen.config [4, [8], 0]
  util.return
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
//|   util.initializer attributes {kept} {
//|     %0 = util.unfoldable_constant {kept} 4 : i32
//|     util.return
//|   }
//|   vm.initializer {
//|     util.return
//|   }
//|   util.func @calls(%arg0: tensor<?xi8>, %arg1: index, %arg2: index) -> tensor<?xi8> {
//|     %0:2 = util.assume.int %arg1<udiv = 4>, %arg2[<udiv = 4>, <udiv = 8>] : index, index
//|     %1 = util.call @calls(%arg0, %0#0, %0#1) : (tensor<?xi8>, index, index) -> %arg0
//|     %2:2 = util.call @other(%1) : (tensor<?xi8>) -> (%1 as tensor<4xi8>, i8)
//|     %3 = flow.dispatch.region[%arg1] -> (tensor<?x?xi8>{%arg1, %arg2}) {
//|       flow.return %arg0 : tensor<?xi8>
//|     } count(%arg3: index) -> (index, index, index) {
//|       flow.return %arg3, %arg3, %arg3 : index, index, index
//|     }
//|     %4 = flow.dispatch.region -> (tensor<4xi8>) attributes {kept} {
//|       flow.return
//|     }
//|     util.return %1 : tensor<?xi8>
//|   }
//|   stream.executable.export @plain
//|   stream.executable.export @named as("other") workgroups(%arg0: index) -> (index, index, index) {
//|     stream.return %arg0, %arg0, %arg0 : index, index, index
//|   } attributes {kept}
//|   util.func @streams(%arg0: !stream.resource, %arg1: index, %arg2: i32) {
//|     %0 = stream.async.dispatch @e::@a(%arg0[%arg1 to %arg1 for %arg1], %arg2) : (!stream.resource{%arg1}, i32) -> !stream.resource{%arg1}
//|     %1:2 = stream.async.dispatch {@e::@a, @e::@b}(%arg0[%arg1 to %arg1 for %arg1]) : (!stream.resource{%arg1}) -> (%arg0{%arg1}, !stream.resource{%arg1})
//|     %2 = stream.async.fill %arg2, %arg0 : i32 -> %arg0 as !stream.resource{%arg1}
//|     %3 = stream.async.fill %arg2, %arg0 : i32 -> %arg0 as !stream.resource{%arg1}
//|     %4:2 = stream.await %2, %3 : !stream.resource{%arg1}, !stream.resource{%arg1}
//|     %5 = stream.async.execute with(%arg0 as %arg3: !stream.resource{%arg1}, %0 as %arg4: !stream.resource{%arg1}) -> %arg0{%arg1} {
//|       stream.return %arg3 : !stream.resource
//|     }
//|     stream.async.execute with() {
//|       stream.return
//|     }
//|     stream.cmd.dispatch @e::@a{
//|     ro %arg0[%arg1 for %arg1] : !stream.resource{%arg1},
//|     rw %0[%arg1 for %arg1] : !stream.resource{%arg1}
//|     }
//|     %6 = iree_codegen.inner_tiled ins(%arg2) outs(%arg1) : i32 into index
//|     iree_codegen.config  [4, [8], 0]
//|     util.return
//|   }
//| }
//|
