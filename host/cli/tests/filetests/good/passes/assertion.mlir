// test: opt --convert-cf-to-llvm

func.func @check(%ok: i1) {
  cf.assert %ok, "not ok"
  return
}
// output:
//| module {
//|   llvm.func @abort()
//|   llvm.func @puts(!llvm.ptr)
//|   llvm.mlir.global private constant @assert_msg(dense<[110, 111, 116, 32, 111, 107, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
//|   func.func @check(%arg0: i1) {
//|     llvm.cond_br %arg0, ^bb1, ^bb2
//|   ^bb1:  // pred: ^bb0
//|     return
//|   ^bb2:  // pred: ^bb0
//|     %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
//|     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
//|     llvm.call @puts(%1) : (!llvm.ptr) -> ()
//|     llvm.call @abort() : () -> ()
//|     llvm.unreachable
//|   }
//| }
//|
