// ODS: mlir/Dialect/EmitC/IR/EmitC.td
%v:1 = "test.values"() : () -> (i8)
// expected-error @+1 {{'emitc.cast' op operand type 'i8' and result type 'tensor<4xi1>' are cast incompatible}}
%r:1 = "emitc.cast"(%v#0)  : (i8) -> (tensor<4xi1>)
// -----
%v:1 = "test.values"() : () -> (i8)
%r:1 = "emitc.cast"(%v#0)  : (i8) -> (index)
// -----
%v:1 = "test.values"() : () -> (bf16)
%r:1 = "emitc.cast"(%v#0)  : (bf16) -> (!emitc.ptr<i32>)
// -----
%v:1 = "test.values"() : () -> (!emitc.array<2xi32>)
%r:1 = "emitc.cast"(%v#0)  : (!emitc.array<2xi32>) -> (!emitc.ptr<i32>)
// -----
%v:1 = "test.values"() : () -> (!emitc.array<2x3xi32>)
// expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<2x3xi32>' and result type '!emitc.ptr<i32>' are cast incompatible}}
%r:1 = "emitc.cast"(%v#0)  : (!emitc.array<2x3xi32>) -> (!emitc.ptr<i32>)
// -----
%v:1 = "test.values"() : () -> (!emitc.array<2xi32>)
// expected-error @+1 {{'emitc.cast' op operand type '!emitc.array<2xi32>' and result type '!emitc.ptr<f32>' are cast incompatible}}
%r:1 = "emitc.cast"(%v#0)  : (!emitc.array<2xi32>) -> (!emitc.ptr<f32>)
// -----
%v:1 = "test.values"() : () -> (!emitc.opaque<"a">)
%r:1 = "emitc.cast"(%v#0)  : (!emitc.opaque<"a">) -> (!emitc.size_t)
// -----
%v:1 = "test.values"() : () -> (tensor<4xi1>)
// expected-error @+1 {{'emitc.cast' op operand type 'tensor<4xi1>' and result type 'tensor<4xi1>' are cast incompatible}}
%r:1 = "emitc.cast"(%v#0)  : (tensor<4xi1>) -> (tensor<4xi1>)
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
"emitc.verbatim"(%v#0) <{value = "two words"}>  : (i32) -> ()
// -----
"emitc.verbatim"() <{value = "{}"}>  : () -> ()
// -----
%v:2 = "test.values"() : () -> (i32, i32)
// expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
"emitc.verbatim"(%v#0, %v#1) <{value = "{}"}>  : (i32, i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
"emitc.verbatim"(%v#0) <{value = "{a}"}>  : (i32) -> ()
// -----
"emitc.verbatim"() <{value = "{a}"}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
"emitc.verbatim"(%v#0) <{value = "{}{"}>  : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
"emitc.verbatim"(%v#0) <{value = "{{ {} {{}"}>  : (i32) -> ()
// -----
%v:1 = "test.values"() : () -> (i32)
"emitc.verbatim"(%v#0) <{value = "a }} {}"}>  : (i32) -> ()
// -----
%c = "test.values"() : () -> i1
"emitc.if"(%c) ({
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.yield' op yields a value not returned by parent}}
"emitc.yield"(%v#0)  : (i32) -> ()
}, {}) : (i1) -> ()
// -----
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
%e = "emitc.expression"() ({
  %c = "emitc.call_opaque"() <{callee = "f"}> : () -> i1
  "emitc.yield"(%c) : (i1) -> ()
}) : () -> i1
"emitc.yield"(%e) : (i1) -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'}}
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
%e = "emitc.expression"() ({
  %c = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
  "emitc.yield"(%c) : (i32) -> ()
}) : () -> i32
"emitc.yield"(%e) : (i32) -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
%e = "emitc.expression"() ({
  %c = "emitc.call_opaque"() <{callee = "f"}> : () -> i1
  "emitc.yield"(%c) : (i1) -> ()
}) : () -> i1
"emitc.yield"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
"emitc.yield"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.call_opaque}}
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
%k = "emitc.call_opaque"() <{callee = "f"}> : () -> i1
"emitc.yield"(%k) : (i1) -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op body region must not contain terminator}}
"emitc.do"() ({
"emitc.yield"() : () -> ()
}, {
%e = "emitc.expression"() ({
  %c = "emitc.call_opaque"() <{callee = "f"}> : () -> i1
  "emitc.yield"(%c) : (i1) -> ()
}) : () -> i1
"emitc.yield"(%e) : (i1) -> ()
}) : () -> ()
// -----
%k = "test.values"() : () -> i1
// expected-error @+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
"emitc.do"() ({
%x = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
}, {
%e = "emitc.expression"() ({
  %c = "emitc.call_opaque"() <{callee = "f"}> : () -> i1
  "emitc.yield"(%c) : (i1) -> ()
}) : () -> i1
"emitc.yield"(%k) : (i1) -> ()
}) : () -> ()
// -----
%r:1 = "emitc.expression"() ({
%c = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
"emitc.yield"(%c) : (i32) -> ()
}) : () -> (i32)
// -----
// expected-error @+1 {{'emitc.expression' op requires yielded type to match return type}}
%r:1 = "emitc.expression"() ({
%c = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
"emitc.yield"(%c) : (i32) -> ()
}) : () -> (i64)
// -----
// expected-error @+1 {{'emitc.expression' op must yield a value at termination}}
%r:1 = "emitc.expression"() ({
%c = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
"emitc.yield"() : () -> ()
}) : () -> (i32)
// -----
%v:1 = "test.values"() : () -> (i32)
// expected-error @+1 {{'emitc.expression' op yielded value has no defining op}}
%r:1 = "emitc.expression"(%v#0) ({
^bb0(%a: i32):
"emitc.yield"(%a) : (i32) -> ()
}) : (i32) -> (i32)
// -----
// expected-error @+1 {{'emitc.expression' op requires exactly one result for each operation}}
%r:1 = "emitc.expression"() ({
%d:2 = "emitc.call_opaque"() <{callee = "f"}> : () -> (i32, i32)
"emitc.yield"(%d#0) : (i32) -> ()
}) : () -> (i32)
// -----
// expected-error @+1 {{'emitc.expression' op contains an unsupported operation}}
%r:1 = "emitc.expression"() ({
"emitc.verbatim"() <{value = "1"}> : () -> ()
%c = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
"emitc.yield"(%c) : (i32) -> ()
}) : () -> (i32)
