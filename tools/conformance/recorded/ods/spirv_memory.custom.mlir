module {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @g0 : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @g1 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @g2 bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, StorageBuffer>
    spirv.GlobalVariable @g3 initializer(@sc) : !spirv.ptr<i32, Private>
    spirv.GlobalVariable @g4 bind(1, 2) {aliased} : !spirv.ptr<f32, Uniform>
    spirv.GlobalVariable @g5 {location = 3 : i32} : !spirv.ptr<f32, Input>
    spirv.SpecConstant @sc = 4 : i32
    spirv.SpecConstant @sd spec_id(7) = 4.000000e+00 : f32
    spirv.func @main() "None" {
      %0 = spirv.Variable : !spirv.ptr<f32, Function>
      %cst_f32 = spirv.Constant 1.000000e+00 : f32
      %cst1_i32 = spirv.Constant 1 : i32
      %1 = spirv.Variable init(%cst_f32) : !spirv.ptr<f32, Function>
      %2 = spirv.Load "Function" %0 : f32
      %3 = spirv.Load "Function" %0 ["Volatile"] : f32
      %4 = spirv.Load "Function" %0 ["Aligned", 4] : f32
      spirv.Store "Function" %0, %cst_f32 : f32
      spirv.Store "Function" %0, %cst_f32 ["Volatile"] : f32
      spirv.Store "Function" %0, %cst_f32 ["Volatile|Aligned", 8] : f32
      spirv.CopyMemory  "Function" %0,  "Function" %1,  : f32
      spirv.CopyMemory  "Function" %0,  "Function" %1 ["Volatile"],  ["Volatile"] : f32
      spirv.CopyMemory  "Function" %0,  "Function" %1 ["Volatile"],  ["Aligned", 4] : f32
      %5 = spirv.IAddCarry %cst1_i32, %cst1_i32 : !spirv.struct<(i32, i32)>
      %6 = spirv.UMulExtended %cst1_i32, %cst1_i32 : !spirv.struct<(i32, i32)>
      %g0_addr = spirv.mlir.addressof @g0 : !spirv.ptr<f32, Input>
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @main
    spirv.EntryPoint "Fragment" @main, @g0, @g1
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    spirv.ExecutionMode @main "ContractionOff"
  }
}

