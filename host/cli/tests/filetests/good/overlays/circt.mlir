// test: opt --ods ./circt.td --ods ../../../../../../examples/overlays/circt.td
firrtl.circuit "Top" attributes {kept} {
  %c = arith.constant 1 : i32
}
// output:
//| module {
//|   firrtl.circuit "Top" attributes {kept} {
//|     %c1_i32 = arith.constant 1 : i32
//|   }
//| }
//|
