// ODS: mlir/Dialect/OpenACC/OpenACCOps.td mlir/Dialect/Quant/IR/QuantOps.td mlir/Dialect/OpenMP/OpenMPOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
func.func @f(%m: memref<4xf32>, %i: index, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>, %f: tensor<4xf32>, %s8: tensor<4xi8>, %i32: i32, %t: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>, %pc: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{at least one operand or the default attribute must appear on the data operation}}
  acc.data { }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>, %f: tensor<4xf32>, %s8: tensor<4xi8>, %i32: i32, %t: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>, %pc: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
  "acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
  return
}

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang worker

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang seq

// -----

// expected-error @below {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @x : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) }

// -----

// expected-error @below {{Invalid yielded value. Expected type: 'i32', got: None}}
omp.private {type = private} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield }

// -----

// expected-error @below {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @x : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%b : i32) }

// -----

// expected-error @below {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @x : i32

// -----

// expected-error @below {{Region argument type mismatch: got 'i64' expected 'i32'.}}
omp.private {type = firstprivate} @x : i32 copy { ^bb0(%a: i32, %b: i64): omp.yield(%a : i32) }

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i64): omp.yield(%a : i64) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32): omp.yield(%a : i32) }

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i64): omp.yield(%a : i32) }

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }

// -----

// expected-error @below {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield }

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } atomic { ^bb0(%a: i32): omp.yield }

// -----

// expected-error @below {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init { ^bb0(%a: i32): omp.yield(%a : i32) } combiner { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } cleanup { ^bb0(%a: i64): omp.yield }

// -----

func.func @f(%m: memref<4xf32>, %i: index, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>, %f: tensor<4xf32>, %s8: tensor<4xi8>, %i32: i32, %t: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>, %pc: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data { omp.terminator }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>, %f: tensor<4xf32>, %s8: tensor<4xi8>, %i32: i32, %t: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>, %pc: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections { %1 = arith.constant 1 : i32 omp.terminator }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>, %f: tensor<4xf32>, %s8: tensor<4xi8>, %i32: i32, %t: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>, %pc: tensor<4x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{expected extent or upperbound.}}
  %1 = omp.map.bounds stride(%i : index)
  return
}

// -----

// expected-error @below {{Did not expect any values to be yielded.}}
omp.private {type = private} @x : i64 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }

// -----

// expected-error @below {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @x : i64 copy { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<none>], worker = [#acc.device_type<nvidia>]}> : () -> ()

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> : () -> ()

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
"acc.routine"() <{func_name = @f, sym_name = "r", gangDim = [1], gangDimDeviceType = [#acc.device_type<nvidia>], seq = [#acc.device_type<nvidia>]}> : () -> ()

// -----

func.func private @f()
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `star`}}
"acc.routine"() <{func_name = @f, sym_name = "r", gang = [#acc.device_type<host>, #acc.device_type<star>], worker = [#acc.device_type<star>, #acc.device_type<host>]}> : () -> ()
