"builtin.module"() ({
  "func.func"() <{function_type = (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>) -> (), sym_name = "reads"}> ({
  ^bb0(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg1: vector<2xi32>):
    %0 = "spirv.ImageRead"(%arg0, %arg1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>) -> vector<4xf32>
    %1 = "spirv.ImageRead"(%arg0, %arg1) <{image_operands = #spirv.image_operands<SignExtend>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>) -> vector<4xf32>
    %2 = "spirv.ImageRead"(%arg0, %arg1) <{image_operands = #spirv.image_operands<ConstOffset|NonPrivateTexel>}> {a} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>) -> vector<4xf32>
    "omp.taskwait"() {kept} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)>, sym_name = "extracts"}> ({
  ^bb0(%arg0: !llvm.struct<(i32, f32)>):
    %0 = "llvm.extractvalue"(%arg0) <{position = array<i64>}> : (!llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)>
    %1 = "llvm.insertvalue"(%arg0, %0) <{position = array<i64>}> : (!llvm.struct<(i32, f32)>, !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)>
    "func.return"(%1) : (!llvm.struct<(i32, f32)>) -> ()
  }) : () -> ()
}) : () -> ()

