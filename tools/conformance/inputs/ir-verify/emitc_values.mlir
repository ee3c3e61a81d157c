// ODS: mlir/Dialect/EmitC/IR/EmitC.td
%v:3 = "test.values"() : () -> (i32, i32, i32)
// expected-error @+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
"emitc.for"(%v#0, %v#1, %v#2) ({
^bb0(%a: index):
"emitc.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
// -----
%v:3 = "test.values"() : () -> (i32, i32, i32)
// expected-error @+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
"emitc.for"(%v#0, %v#1, %v#2) ({
^bb0(%a: i32, %b: i32):
"emitc.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
// -----
%v:3 = "test.values"() : () -> (i32, i32, i32)
"emitc.for"(%v#0, %v#1, %v#2) ({
^bb0(%a: i32):
"emitc.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
// -----
%v:2 = "test.values"() : () -> (!emitc.lvalue<i32>, i64)
// expected-error @+1 {{'emitc.assign' op requires value's type ('i64') to match variable's type ('i32')}}
"emitc.assign"(%v#0, %v#1)  : (!emitc.lvalue<i32>, i64) -> ()
// -----
%v:2 = "test.values"() : () -> (!emitc.lvalue<i32>, i32)
"emitc.assign"(%v#0, %v#1)  : (!emitc.lvalue<i32>, i32) -> ()
// -----
// expected-error @+1 {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
%r:1 = "emitc.variable"() <{value = "a"}>  : () -> (!emitc.lvalue<i32>)
// -----
// expected-error @+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
%r:1 = "emitc.variable"() <{value = 1 : i64}>  : () -> (!emitc.lvalue<i32>)
// -----
%r:1 = "emitc.variable"() <{value = 1 : index}>  : () -> (!emitc.lvalue<!emitc.size_t>)
// -----
%r:1 = "emitc.variable"() <{value = #emitc.opaque<"a">}>  : () -> (!emitc.array<2xi32>)
// -----
// expected-error @+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('!emitc.array<2xi32>')}}
%r:1 = "emitc.variable"() <{value = 1 : i32}>  : () -> (!emitc.array<2xi32>)
// -----
// expected-error @+1 {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "a"}}
"emitc.global"() <{sym_name = "a", type = i32, initial_value = "a"}>  : () -> ()
// -----
// expected-error @+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() <{sym_name = "a", type = i32, initial_value = 1 : i64}>  : () -> ()
// -----
"emitc.global"() <{sym_name = "a", type = i32, initial_value = #emitc.opaque<"a">}>  : () -> ()
// -----
"emitc.global"() <{sym_name = "a", type = !emitc.array<2xi32>, initial_value = dense<1> : tensor<2xi32>}>  : () -> ()
// -----
// expected-error @+1 {{'emitc.global' op expected valid emitc type}}
"emitc.global"() <{sym_name = "a", type = !emitc.lvalue<i32>, initial_value = 1 : i32}>  : () -> ()
// -----
// expected-error @+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
"emitc.field"() <{sym_name = "a", type = i32}>  : () -> ()
// -----
// expected-error @+1 {{'emitc.literal' op value must not be empty}}
%r:1 = "emitc.literal"() <{value = ""}>  : () -> (i32)
// -----
%v:2 = "test.values"() : () -> (!emitc.array<2x3xi32>, index)
// expected-error @+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.array<2x3xi32>, index) -> (!emitc.lvalue<i32>)
// -----
%v:2 = "test.values"() : () -> (!emitc.array<2xi32>, index)
// expected-error @+1 {{'emitc.subscript' op on array operand requires element type ('i32') and result type ('i64') to match}}
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.array<2xi32>, index) -> (!emitc.lvalue<i64>)
// -----
%v:2 = "test.values"() : () -> (!emitc.array<2xi32>, f32)
// expected-error @+1 {{'emitc.subscript' op on array operand requires index operand 0 to be integer-like, but got 'f32'}}
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.array<2xi32>, f32) -> (!emitc.lvalue<i32>)
// -----
%v:2 = "test.values"() : () -> (!emitc.array<2xi32>, i8)
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.array<2xi32>, i8) -> (!emitc.lvalue<i32>)
// -----
%v:3 = "test.values"() : () -> (!emitc.ptr<i32>, index, index)
// expected-error @+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
%r:1 = "emitc.subscript"(%v#0, %v#1, %v#2)  : (!emitc.ptr<i32>, index, index) -> (!emitc.lvalue<i32>)
// -----
%v:2 = "test.values"() : () -> (!emitc.ptr<i32>, f32)
// expected-error @+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f32'}}
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.ptr<i32>, f32) -> (!emitc.lvalue<i32>)
// -----
%v:2 = "test.values"() : () -> (!emitc.ptr<i32>, index)
// expected-error @+1 {{'emitc.subscript' op on pointer operand requires pointee type ('i32') and result type ('i64') to match}}
%r:1 = "emitc.subscript"(%v#0, %v#1)  : (!emitc.ptr<i32>, index) -> (!emitc.lvalue<i64>)
// -----
%v:3 = "test.values"() : () -> (!emitc.opaque<"a">, f32, f32)
%r:1 = "emitc.subscript"(%v#0, %v#1, %v#2)  : (!emitc.opaque<"a">, f32, f32) -> (!emitc.lvalue<i64>)
// -----
// expected-error @+1 {{'emitc.get_global' op 'g' does not reference a valid emitc.global}}
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.lvalue<i32>)
// -----
"emitc.global"() <{sym_name = "g", type = i32}> : () -> ()
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.lvalue<i32>)
// -----
"emitc.global"() <{sym_name = "g", type = i32}> : () -> ()
// expected-error @+1 {{'emitc.get_global' op on non-array type expects result inner type 'i64' to match type 'i32' of the global @g}}
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.lvalue<i64>)
// -----
"emitc.global"() <{sym_name = "g", type = i32}> : () -> ()
// expected-error @+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @g}}
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.array<2xi64>)
// -----
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xi32>}> : () -> ()
// expected-error @+1 {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i32>' to match type '!emitc.array<2xi32>' of the global @g}}
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.lvalue<i32>)
// -----
"emitc.global"() <{sym_name = "g", type = !emitc.array<2xi32>}> : () -> ()
%r:1 = "emitc.get_global"() <{name = @g}>  : () -> (!emitc.array<2xi32>)
// -----
%v:1 = "test.values"() : () -> (i32)
"emitc.switch"(%v#0) <{cases = array<i64: 1>}> ({
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}) : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.switch' op has 1 case regions but 0 case values}}
"emitc.switch"(%v#0) <{cases = array<i64>}> ({
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}) : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.switch' op has duplicate case value: 1}}
"emitc.switch"(%v#0) <{cases = array<i64: 1, 1>}> ({
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}, {
"emitc.yield"() : () -> ()
}) : (i32) -> ()
