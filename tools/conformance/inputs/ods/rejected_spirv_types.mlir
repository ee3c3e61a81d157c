// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
module {
  spirv.func @x() "None" {
    %m = spirv.Undef : !spirv.matrix<3 x vector<3xf32>>
    // expected-error @below {{input matrix rows count must be equal to output matrix columns count}}
    %1 = "spirv.Transpose"(%m) : (!spirv.matrix<3 x vector<3xf32>>) -> !spirv.matrix<2 x vector<4xf32>>
    spirv.Return
  }
}

// -----

module {
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Simple>}> ({
    // expected-error @below {{'spirv.Variable' op storage class must match result pointer's storage class}}
    %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<Function>}> : () -> !spirv.ptr<i32, StorageBuffer>
  }) : () -> ()
}

// -----

module {
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Simple>}> ({
    // expected-error @below {{'spirv.Variable' op can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.}}
    %0 = "spirv.Variable"() <{storage_class = #spirv.storage_class<StorageBuffer>}> : () -> !spirv.ptr<i32, Function>
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'spirv.func' op entry block must have 0 arguments to match function signature}}
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = () -> (), sym_name = "x"}> ({
  ^bb0(%arg0: i32):
    spirv.Return
  }) : () -> ()
}

// -----

module {
  // expected-error @below {{'spirv.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('f32')}}
  "spirv.func"() <{function_control = #spirv.function_control<None>, function_type = (f32) -> (), sym_name = "x"}> ({
  ^bb0(%arg0: i32):
    spirv.Return
  }) : () -> ()
}
