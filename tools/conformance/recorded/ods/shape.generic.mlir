"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
    %1 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
    %2 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
    %3 = "shape.const_shape"() <{shape = dense<4> : tensor<1xindex>}> {foo} : () -> tensor<1xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

