// test: opt --ods ./circt.td --ods ../../../../../../examples/overlays/circt.td
hw.module private @adder<width: i32 = 8>(in %a : i8, in %b : i8 {kept}, out sum : i8) attributes {more} {
  %x = hw.wire %w name "other" : i8
  %w = hw.wire %a sym @here : i8
  %r = seq.compreg %a reset %bit, %b : i8
  %q = seq.compreg %a : i8
  %bit = hw.constant 1 : i1
  hw.output %w : i8
}
hw.module.extern @outside(in %a : i8, out "odd name" : i8)
hw.module.generated @made, @generator(in %a : i1)
hw.hierpath private @path [@top::@i, @adder]
hw.module @top() {
  %c1 = hw.constant 1 : i8
  %s = hw.struct_create (%c1, %c1) : !hw.struct<x: i8, y: i8>
  %sum = hw.instance "i" sym @i @adder<width: i32 = 8>(a: %c1: i8, b: %c1: i8) -> (sum: i8) {kept}
  %array = hw.array_create %c1, %sum : i8
  %c = comb.concat %c1, %sum : i8, i8
  %n = synth.aig.and_inv %c1, not %sum : i8
  %bit = hw.constant 1 : i1
  sv.always posedge %bit, negedge %bit
  hw.instance "j" @empty() -> ()
}
firrtl.circuit "Top" attributes {kept} {
  firrtl.module private @Top(in %clock: i1, out %q: i8 sym @q [{class = "kept"}]) attributes {convention = #firrtl<convention scalarized>} {
    %w = firrtl.wire : i8
    %v = firrtl.wire interesting_name {annotations = [1], name = "other"} : i8
    %k = firrtl.constant 4 : !firrtl.uint<8>
    firrtl.connect %w, %v : i8
    firrtl.connect %w, %k : i8, !firrtl.uint<8>
    %i_in, %i_out = firrtl.instance i sym @i interesting_name {annotations = [2]} @Ext(in in: i8, out out: i8)
  }
  firrtl.extmodule @Ext<depth: i32 = 4>(in in: i8, out out: i8 sym @out)
  firrtl.intmodule @Int(in in: i8)
  firrtl.memmodule @Mem(in in: i8)
  firrtl.class @C(out %text: i8) {
  }
  firrtl.extclass @E(in text: i8)
}
handshake.func @flow(%a: i32, %b: i32, %s: i1, ...) -> i32 {
  %0 = handshake.merge %a, %b : i32
  %1 = handshake.mux %s [%a, %b] : i1, i32
  %2, %index = handshake.control_merge %a, %b : i32, index
  %3 = handshake.br %0 : i32
  %t, %f = handshake.cond_br %s, %1 : i32
  handshake.sink %f : i32
  %4 = handshake.join %t, %s : i32, i1
  %5:2 = handshake.fork [2] %3 : i32
  %6:2 = handshake.lazy_fork [2] %2 : i32
  %7 = handshake.buffer [2] seq %5#0 : i32
  %d, %address = handshake.load [%index] %7, %4 : index, i32
  %e, %other = handshake.store [%index] %7, %4 : index, i32
  handshake.return %d : i32
}
fsm.machine @machine(%a: i1) -> i8 attributes {initialState = "A"} {
  handshake.return
}
arc.define @arc(%a: i1) -> i1 {
  handshake.return %a : i1
}
rtg.test @test(cpu = %cpu: i8) target @cpus {
}
// output:
//| module {
//|   hw.module private @adder<width: i32 = 8>(in %a : i8, in %b : i8 {kept}, out sum : i8) attributes {more} {
//|     %other = hw.wire %w : i8
//|     %w = hw.wire %a sym @here : i8
//|     %0 = seq.compreg %a reset %2, %b : i8
//|     %1 = seq.compreg %a : i8
//|     %2 = hw.constant true
//|     hw.output %w : i8
//|   }
//|   hw.module.extern @outside(in %a : i8, out "odd name" : i8)
//|   hw.module.generated @made, @generator(in %a : i1)
//|   hw.hierpath private @path [@top::@i, @adder]
//|   hw.module @top() {
//|     %0 = hw.constant 1 : i8
//|     %1 = hw.struct_create(%0, %0) : !hw.struct<x: i8, y: i8>
//|     %2 = hw.instance "i" sym @i @adder<width: i32 = 8>(a: %0: i8, b: %0: i8) -> (sum: i8) {kept}
//|     %3 = hw.array_create %0, %2 : i8
//|     %4 = comb.concat %0, %2 : i8, i8
//|     %5 = synth.aig.and_inv %0, not %2 : i8
//|     %6 = hw.constant true
//|     sv.always posedge %6, negedge %6
//|     hw.instance "j" @empty() -> ()
//|   }
//|   firrtl.circuit "Top" attributes {kept} {
//|     firrtl.module private @Top(in %clock: i1, out %q: i8 sym @q [{class = "kept"}]) attributes {convention = #firrtl<convention scalarized>} {
//|       %w = firrtl.wire : i8
//|       %other = firrtl.wire interesting_name {annotations = [1]} : i8
//|       %0 = firrtl.constant 4 : !firrtl.uint<8>
//|       firrtl.connect %w, %other : i8
//|       firrtl.connect %w, %0 : i8, !firrtl.uint<8>
//|       %1:2 = firrtl.instance i sym @i interesting_name {annotations = [2]} @Ext(in in: i8, out out: i8)
//|     }
//|     firrtl.extmodule @Ext<depth: i32 = 4>(in in: i8, out out: i8 sym @out)
//|     firrtl.intmodule @Int(in in: i8)
//|     firrtl.memmodule @Mem(in in: i8)
//|     firrtl.class @C(out %text: i8) {
//|     }
//|     firrtl.extclass @E(in text: i8)
//|   }
//|   handshake.func @flow(%arg0: i32, %arg1: i32, %arg2: i1, ...) -> i32 {
//|     %0 = handshake.merge %arg0, %arg1 : i32
//|     %1 = handshake.mux %arg2 [%arg0, %arg1] : i1, i32
//|     %result, %index = handshake.control_merge %arg0, %arg1 : i32, index
//|     %2 = handshake.br %0 : i32
//|     %trueResult, %falseResult = handshake.cond_br %arg2, %1 : i32
//|     handshake.sink %falseResult : i32
//|     %3 = handshake.join %trueResult, %arg2 : i32, i1
//|     %4:2 = handshake.fork [2] %2 : i32
//|     %5:2 = handshake.lazy_fork [2] %result : i32
//|     %6 = handshake.buffer [2] seq %4#0 : i32
//|     %dataResult, %addressResults = handshake.load [%index] %6, %3 : index, i32
//|     %dataResult_0, %addressResult = handshake.store [%index] %6, %3 : index, i32
//|     handshake.return %dataResult : i32
//|   }
//|   fsm.machine @machine(%arg0: i1) -> i8 attributes {initialState = "A"} {
//|     handshake.return
//|   }
//|   arc.define @arc(%arg0: i1) -> i1 {
//|     handshake.return %arg0 : i1
//|   }
//|   rtg.test @test(cpu = %arg0: i8) target @cpus {
//|   }
//| }
//|
