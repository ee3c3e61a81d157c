// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
%v:2 = "test.values"() : () -> (!shape.size, index)
// expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.add"(%v#0, %v#1)  : (!shape.size, index) -> (index)
// -----
%v:2 = "test.values"() : () -> (!shape.size, index)
// expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.mul"(%v#0, %v#1)  : (!shape.size, index) -> (index)
// -----
%v:2 = "test.values"() : () -> (!shape.size, index)
// expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.div"(%v#0, %v#1)  : (!shape.size, index) -> (index)
// -----
%v:2 = "test.values"() : () -> (index, index)
%r:1 = "shape.add"(%v#0, %v#1)  : (index, index) -> (index)
// -----
%v:1 = "test.values"() : () -> (!shape.shape)
// expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.rank"(%v#0)  : (!shape.shape) -> (index)
// -----
%v:1 = "test.values"() : () -> (!shape.shape)
// expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.num_elements"(%v#0)  : (!shape.shape) -> (index)
// -----
%v:2 = "test.values"() : () -> (tensor<?xindex>, !shape.size)
// expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
%r:1 = "shape.get_extent"(%v#0, %v#1)  : (tensor<?xindex>, !shape.size) -> (index)
// -----
%v:2 = "test.values"() : () -> (tensor<?xindex>, !shape.shape)
// expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
%r:1 = "shape.broadcast"(%v#0, %v#1)  : (tensor<?xindex>, !shape.shape) -> (tensor<?xindex>)
// -----
%v:1 = "test.values"() : () -> (!shape.value_shape)
// expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
%r:1 = "shape.shape_of"(%v#0)  : (!shape.value_shape) -> (tensor<?xindex>)
// -----
%v:2 = "test.values"() : () -> (!shape.shape, !shape.size)
%r:1 = "shape.max"(%v#0, %v#1)  : (!shape.shape, !shape.size) -> (!shape.size)
// -----
%v:2 = "test.values"() : () -> (!shape.shape, !shape.size)
%r:1 = "shape.min"(%v#0, %v#1)  : (!shape.shape, !shape.size) -> (!shape.size)
// -----
// expected-error @+1 {{'shape.assuming_all' op no operands specified}}
%r:1 = "shape.assuming_all"()  : () -> (!shape.witness)
// -----
%v:1 = "test.values"() : () -> (!shape.shape)
// expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
%r:1 = "shape.cstr_broadcastable"(%v#0)  : (!shape.shape) -> (!shape.witness)
// -----
%r:1 = "shape.const_shape"() <{shape = dense<0> : tensor<2xindex>}>  : () -> (tensor<2xindex>)
// -----
%r:1 = "shape.const_shape"() <{shape = dense<0> : tensor<2xindex>}>  : () -> (!shape.shape)
