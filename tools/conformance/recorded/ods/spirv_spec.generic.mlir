"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>}> ({
    "spirv.SpecConstant"() <{default_value = 1 : i32, sym_name = "a"}> : () -> ()
    "spirv.SpecConstant"() <{default_value = 2 : i32, sym_name = "b"}> {spec_id = 3 : i64} : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@a, @b], sym_name = "array", type = !spirv.array<2 x i32>}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@a, @b, @a], sym_name = "vector", type = vector<3xi32>}> : () -> ()
    "spirv.SpecConstantComposite"() <{constituents = [@b], sym_name = "struct", type = !spirv.struct<(i32)>}> : () -> ()
    "spirv.EXT.SpecConstantCompositeReplicate"() <{constituent = @a, sym_name = "same", type = vector<3xi32>}> : () -> ()
    "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<i32, StorageBuffer>, vector<4xi32>) -> i32, sym_name = "f"}> ({
    ^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: vector<4xi32>):
      %0 = "spirv.mlir.referenceof"() <{spec_const = @a}> : () -> i32
      %1 = "spirv.SpecConstantOperation"() ({
        %6 = "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
        "spirv.mlir.yield"(%6) : (i32) -> ()
      }) : () -> i32
      %2 = "spirv.SpecConstantOperation"() ({
        %5 = "spirv.Not"(%1) {kept = 3 : i32} : (i32) -> i32
        "spirv.mlir.yield"(%5) : (i32) -> ()
      }) : () -> i32
      %3 = "spirv.SpecConstantOperation"() ({
        %4 = "spirv.ISub"(%1, %2) : (i32, i32) -> i32
        "spirv.mlir.yield"(%4) : (i32) -> ()
      }) : () -> i32
      "spirv.INTEL.SubgroupBlockWrite"(%arg0, %3) : (!spirv.ptr<i32, StorageBuffer>, i32) -> ()
      "spirv.INTEL.SubgroupBlockWrite"(%arg0, %arg1) : (!spirv.ptr<i32, StorageBuffer>, vector<4xi32>) -> ()
      "spirv.ReturnValue"(%2) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

