// test: opt --ods ./lists.td
net.module private @add<size: i8 = 4, deep: i1>(in %a: i8, in %b "odd name": i8 {my.kept}, out c: i8) attributes {more} {
  %w = net.wire %a : i8
  %other = net.wire %a name "named" : i8
  %t = net.tap %w : i8
  %u = net.tap %w {name = "named too", notes = [1]} : i8
  %0 = net.tap %w : i8
  %x, %y = net.instance first @add(a: %t: i8, "odd name": %u: i8) -> (c: i8, d: i8) {kept}
  net.instance "the second" @none() -> ()
  %f:2 = net.fork [2] %x : i8
  %m = net.merge %f#0, %f#1, %y : i8
}
net.module @empty() {
}
net.extern @outside(in %a: i8, out "b c": tensor<?xi8>) {kept}
net.cell @plain(in %clock: i1, out %q: i8 at @mark, in %r: i8 [1 : i32]) {
}
net.cell @fast quick() attributes {label = "another"} {
}
net.path [@a::@b, @c] to {@x, @y}
net.path [@c] to @x
func.func @run(%t: tensor<?xi8>, %n: index) {
  %0:2 = net.run(%t = %a: tensor<?xi8>{%n}, %n = %b: index) -> (%t{%n}, tensor<?x?xi8>{%n, %n}) {
  }
  %1 = net.run(%t = %a: tensor<?xi8>{%n}) -> %t as tensor<2xi8> {
  }
  net.run() {
  }
  return
}
// output:
//| module {
//|   net.module private @add<size: i8 = 4, deep: i1>(in %a : i8, in %odd_name "odd name" : i8 {my.kept}, out c : i8) attributes {more} {
//|     %w = net.wire %a : i8
//|     %named = net.wire %a : i8
//|     %t = net.tap %w : i8
//|     %named_too = net.tap %w {name = "named too", notes = [1]} : i8
//|     %0 = net.tap %w : i8
//|     %1:2 = net.instance first @add(a: %t: i8, "odd name": %named_too: i8) -> (c: i8, d: i8) {kept}
//|     net.instance "the second" @none() -> ()
//|     %2:2 = net.fork [2] %1#0 : i8
//|     %3 = net.merge %2#0, %2#1, %1#1 : i8
//|   }
//|   net.module @empty() {
//|   }
//|   net.extern @outside(in %a : i8, out "b c" : tensor<?xi8>) {kept}
//|   net.cell @plain(in %clock: i1, out %q: i8 at @mark, in %r: i8 [1 : i32]) {
//|   }
//|   net.cell @fast quick() attributes {label = "another"} {
//|   }
//|   net.path [@a::@b, @c] to {@x, @y}
//|   net.path [@c] to @x
//|   func.func @run(%arg0: tensor<?xi8>, %arg1: index) {
//|     %0:2 = net.run(%arg0 = %arg2 : tensor<?xi8>{%arg1}, %arg1 = %arg3 : index) -> (%arg0{%arg1}, tensor<?x?xi8>{%arg1, %arg1}) {
//|     }
//|     %1 = net.run(%arg0 = %arg2 : tensor<?xi8>{%arg1}) -> %arg0 as tensor<2xi8> {
//|     }
//|     net.run() {
//|     }
//|     return
//|   }
//| }
//|
