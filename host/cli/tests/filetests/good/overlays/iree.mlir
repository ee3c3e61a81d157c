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
  %v = iree_codegen.inner_tiled ins(%x) outs(%n) [4, [8], 0] : i32 into index
  util.return
}
// output:
