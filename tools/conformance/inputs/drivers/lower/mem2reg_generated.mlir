// RUN-FLAGS: --mem2reg --split-input-file
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %m1[%c0] : memref<1xi32>
  %v2 = arith.addi %b, %v1 : i32
  %v3 = arith.addi %b, %b : i32
  %v4 = memref.load %m0[] : memref<i32>
  return %v4 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %p, ^b1, ^b1
^b1:
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  %v5 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v5 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %v1 = arith.addi %b, %b : i32
  %v2 = memref.load %m0[] : memref<i32>
  %v3 = memref.load %m0[] : memref<i32>
  return %v3 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.add %b, %a : i32
  %v2 = llvm.load %m1 : !llvm.ptr -> i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v3 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v2 = llvm.add %a, %a : i32
  llvm.cond_br %p, ^b3, ^b3
^b1:
  %v3 = llvm.add %v1, %b : i32
  llvm.cond_br %p, ^b1, ^b3
^b2:
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  %v5 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v5 : i32
^b3:
  %v6 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  %v7 = llvm.add %v6, %v1 : i32
  %v8 = llvm.add %v6, %b : i32
  llvm.cond_br %p, ^b3, ^b4
^b4:
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v9 = llvm.add %a, %a : i32
  llvm.store %v9, %m0 : i32, !llvm.ptr
  %v10 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v10 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<1xi32>
  %m2 = memref.alloca() : memref<1xi32>
  memref.store %a, %m1[%c0] : memref<1xi32>
  %v1 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %a, %m1[%c0] : memref<1xi32>
  %v2 = memref.load %m0[%c0] : memref<1xi32>
  cf.cond_br %p, ^b1, ^b1
^b1:
  memref.store %b, %m1[%c0] : memref<1xi32>
  %v3 = arith.addi %a, %b : i32
  %v4 = memref.load %m1[%c0] : memref<1xi32>
  %v5 = memref.load %m0[%c0] : memref<1xi32>
  return %v5 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  cf.br ^b2
^b1:
  %v1 = memref.load %m0[] : memref<i32>
  memref.store %v1, %m0[] : memref<i32>
  %v2 = arith.addi %v1, %v1 : i32
  %v3 = memref.load %m0[] : memref<i32>
  %v4 = memref.load %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b2
^b2:
  scf.if %p {
    memref.store %b, %m0[] : memref<i32>
  }
  %v5 = memref.load %m0[] : memref<i32>
  %v6 = memref.load %m0[] : memref<i32>
  return %v6 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b1, ^b2
^b1:
  llvm.cond_br %p, ^b1, ^b1
^b2:
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  %v5 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v5 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v2 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  memref.store %a, %m1[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  memref.store %b, %m1[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b1
^b1:
  %v1 = memref.load %m1[] : memref<i32>
  %v2 = memref.load %m1[] : memref<i32>
  return %v2 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<i32>
  %v1 = memref.load %m1[] : memref<i32>
  cf.cond_br %p, ^b1, ^b1
^b1:
  %v2 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %a, %m1[] : memref<i32>
  %v3 = memref.load %m0[%c0] : memref<1xi32>
  %v4 = memref.load %m1[] : memref<i32>
  cf.cond_br %p, ^b2, ^b2
^b2:
  %v5 = memref.load %m1[] : memref<i32>
  %v6 = memref.load %m0[%c0] : memref<1xi32>
  return %v6 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<1xi32>
  memref.store %b, %m2[%c0] : memref<1xi32>
  %v1 = memref.load %m0[] : memref<i32>
  memref.store %a, %m1[] : memref<i32>
  memref.store %v1, %m2[%c0] : memref<1xi32>
  cf.br ^b4
^b1:
  %v2 = memref.load %m2[%c0] : memref<1xi32>
  %v3 = memref.load %m2[%c0] : memref<1xi32>
  memref.store %a, %m2[%c0] : memref<1xi32>
  %v4 = memref.load %m0[] : memref<i32>
  return %v4 : i32
^b2:
  %v5 = memref.load %m1[] : memref<i32>
  cf.br ^b5
^b3:
  %v6 = memref.load %m2[%c0] : memref<1xi32>
  cf.br ^b1
^b4:
  memref.store %b, %m2[%c0] : memref<1xi32>
  %v7 = memref.load %m2[%c0] : memref<1xi32>
  %v8 = memref.load %m1[] : memref<i32>
  %v9 = arith.addi %v8, %v1 : i32
  %v10 = memref.load %m2[%c0] : memref<1xi32>
  return %v10 : i32
^b5:
  %v11 = memref.load %m1[] : memref<i32>
  return %v11 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  memref.store %b, %m1[] : memref<i32>
  memref.store %a, %m1[] : memref<i32>
  %v1 = memref.load %m2[] : memref<i32>
  cf.cond_br %p, ^b2, ^b2
^b1:
  memref.store %a, %m0[%c0] : memref<1xi32>
  cf.cond_br %p, ^b1, ^b1
^b2:
  %v2 = memref.load %m1[] : memref<i32>
  %v3 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %v3, %m0[%c0] : memref<1xi32>
  memref.store %v2, %m1[] : memref<i32>
  cf.br ^b2
^b3:
  %v4 = memref.load %m2[] : memref<i32>
  %v5 = memref.load %m2[] : memref<i32>
  return %v5 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.br ^b2
^b1:
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  %v3 = llvm.add %a, %v1 : i32
  llvm.cond_br %p, ^b4, ^b2
^b2:
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  %v5 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b4, ^b3
^b3:
  %v6 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.store %v1, %m2 : i32, !llvm.ptr
  %v7 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b2, ^b4
^b4:
  %v8 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v9 = llvm.load %m1 : !llvm.ptr -> i32
  %v10 = llvm.load %m1 : !llvm.ptr -> i32
  %v11 = llvm.load %m1 : !llvm.ptr -> i32
  %v12 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.return %v12 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m1 : i32, !llvm.ptr
  %v2 = llvm.load %m2 : !llvm.ptr -> i32
  %v3 = llvm.load %m1 : !llvm.ptr -> i32
  %v4 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.br ^b1
^b1:
  llvm.store %v1, %m1 : i32, !llvm.ptr
  %v5 = llvm.add %v1, %v4 : i32
  llvm.cond_br %p, ^b2, ^b2
^b2:
  %v6 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.store %a, %m2 : i32, !llvm.ptr
  llvm.store %a, %m1 : i32, !llvm.ptr
  llvm.store %v6, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b4, ^b5
^b3:
  %v7 = llvm.add %a, %v4 : i32
  %v8 = llvm.load %m0 : !llvm.ptr -> i32
  %v9 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b2, ^b1
^b4:
  %v10 = llvm.add %v3, %v4 : i32
  llvm.store %v3, %m1 : i32, !llvm.ptr
  llvm.store %v3, %m1 : i32, !llvm.ptr
  llvm.store %v10, %m0 : i32, !llvm.ptr
  llvm.br ^b1
^b5:
  %v11 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.return %v11 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  cf.br ^b1
^b1:
  %v1 = memref.load %m0[%c0] : memref<1xi32>
  return %v1 : i32
^b2:
  scf.if %p {
    memref.store %b, %m0[%c0] : memref<1xi32>
  }
  %v2 = memref.load %m0[%c0] : memref<1xi32>
  %v3 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %v2, %m0[%c0] : memref<1xi32>
  %v4 = arith.addi %b, %v2 : i32
  cf.cond_br %p, ^b3, ^b2
^b3:
  %v5 = memref.load %m0[%c0] : memref<1xi32>
  %v6 = memref.load %m0[%c0] : memref<1xi32>
  return %v6 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v1 = llvm.add %b, %a : i32
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.br ^b1
^b1:
  llvm.store %a, %m1 : i32, !llvm.ptr
  %v3 = llvm.add %v1, %a : i32
  %v4 = llvm.add %v3, %a : i32
  %v5 = llvm.load %m1 : !llvm.ptr -> i32
  %v6 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.return %v6 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %v1 = memref.load %m1[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  %v2 = memref.load %m1[] : memref<i32>
  memref.store %v2, %m1[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b1
^b1:
  %v3 = memref.load %m0[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  memref.store %v3, %m0[] : memref<i32>
  %v4 = arith.addi %v2, %v3 : i32
  memref.store %v3, %m1[] : memref<i32>
  %v5 = memref.load %m0[] : memref<i32>
  return %v5 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %m1 : i32, !llvm.ptr
  llvm.store %b, %m1 : i32, !llvm.ptr
  llvm.cond_br %p, ^b1, ^b2
^b1:
  llvm.store %a, %m2 : i32, !llvm.ptr
  %v1 = llvm.add %a, %a : i32
  llvm.store %b, %m2 : i32, !llvm.ptr
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  %v3 = llvm.add %v2, %b : i32
  llvm.cond_br %p, ^b2, ^b1
^b2:
  llvm.store %b, %m2 : i32, !llvm.ptr
  %v4 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.return %v4 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  scf.if %p {
    memref.store %b, %m0[%c0] : memref<1xi32>
  }
  memref.store %b, %m1[] : memref<i32>
  %v1 = memref.load %m0[%c0] : memref<1xi32>
  return %v1 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<1xi32>
  %v1 = arith.addi %a, %b : i32
  %v2 = memref.load %m0[] : memref<i32>
  memref.store %a, %m1[] : memref<i32>
  memref.store %v2, %m1[] : memref<i32>
  %v3 = arith.addi %v2, %v2 : i32
  cf.br ^b3
^b1:
  %v4 = arith.addi %v1, %v1 : i32
  %v5 = memref.load %m2[%c0] : memref<1xi32>
  %v6 = memref.load %m1[] : memref<i32>
  %v7 = memref.load %m0[] : memref<i32>
  %v8 = memref.load %m0[] : memref<i32>
  cf.br ^b1
^b2:
  memref.store %v1, %m1[] : memref<i32>
  cf.cond_br %p, ^b2, ^b5
^b3:
  cf.cond_br %p, ^b3, ^b2
^b4:
  %v9 = memref.load %m0[] : memref<i32>
  %v10 = memref.load %m2[%c0] : memref<1xi32>
  return %v10 : i32
^b5:
  memref.store %v1, %m0[] : memref<i32>
  %v11 = memref.load %m1[] : memref<i32>
  %v12 = arith.addi %v11, %v1 : i32
  %v13 = memref.load %m1[] : memref<i32>
  %v14 = memref.load %m1[] : memref<i32>
  return %v14 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v1 = llvm.add %a, %a : i32
  %v2 = llvm.add %a, %b : i32
  %v3 = llvm.add %v2, %a : i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b2, ^b2
^b1:
  %v4 = llvm.load %m1 : !llvm.ptr -> i32
  %v5 = llvm.load %m2 : !llvm.ptr -> i32
  llvm.store %a, %m1 : i32, !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b1, ^b2
^b2:
  %v6 = llvm.load %m1 : !llvm.ptr -> i32
  %v7 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v7 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  scf.if %p {
    memref.store %b, %m0[] : memref<i32>
  }
  %v1 = arith.addi %a, %a : i32
  memref.store %b, %m0[] : memref<i32>
  scf.if %p {
    memref.store %v1, %m0[] : memref<i32>
  }
  %v2 = memref.load %m0[] : memref<i32>
  return %v2 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  memref.store %b, %m1[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  %v1 = memref.load %m0[] : memref<i32>
  %v2 = memref.load %m0[] : memref<i32>
  cf.br ^b4
^b1:
  memref.store %v1, %m1[] : memref<i32>
  %v3 = arith.addi %b, %a : i32
  %v4 = memref.load %m0[] : memref<i32>
  cf.cond_br %p, ^b3, ^b5
^b2:
  %v5 = arith.addi %v1, %v1 : i32
  %v6 = memref.load %m1[] : memref<i32>
  cf.br ^b4
^b3:
  %v7 = arith.addi %b, %b : i32
  %v8 = arith.addi %v7, %v1 : i32
  %v9 = memref.load %m0[] : memref<i32>
  %v10 = memref.load %m0[] : memref<i32>
  %v11 = memref.load %m0[] : memref<i32>
  return %v11 : i32
^b4:
  memref.store %v1, %m1[] : memref<i32>
  memref.store %v1, %m1[] : memref<i32>
  %v12 = arith.addi %v2, %b : i32
  memref.store %v12, %m0[] : memref<i32>
  cf.cond_br %p, ^b4, ^b2
^b5:
  %v13 = memref.load %m0[] : memref<i32>
  %v14 = arith.addi %b, %v2 : i32
  %v15 = memref.load %m0[] : memref<i32>
  return %v15 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  %v1 = memref.load %m0[] : memref<i32>
  %v2 = memref.load %m0[] : memref<i32>
  return %v2 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  %v2 = llvm.add %b, %a : i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v3 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %v1 = memref.load %m0[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  %v2 = memref.load %m0[] : memref<i32>
  cf.cond_br %p, ^b2, ^b4
^b1:
  %v3 = arith.addi %a, %b : i32
  memref.store %v3, %m0[] : memref<i32>
  %v4 = memref.load %m0[] : memref<i32>
  %v5 = memref.load %m0[] : memref<i32>
  memref.store %v5, %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b1
^b2:
  memref.store %v1, %m0[] : memref<i32>
  %v6 = arith.addi %v2, %v2 : i32
  %v7 = arith.addi %b, %a : i32
  %v8 = arith.addi %v1, %b : i32
  %v9 = arith.addi %v2, %v8 : i32
  cf.cond_br %p, ^b2, ^b1
^b3:
  %v10 = memref.load %m0[] : memref<i32>
  return %v10 : i32
^b4:
  %v11 = memref.load %m0[] : memref<i32>
  return %v11 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  cf.br ^b1
^b1:
  %v1 = memref.load %m1[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  %v2 = memref.load %m2[] : memref<i32>
  return %v2 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.br ^b1
^b1:
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b3, ^b3
^b2:
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v4, %m0 : i32, !llvm.ptr
  llvm.br ^b2
^b3:
  llvm.store %a, %m0 : i32, !llvm.ptr
  %v5 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v5 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<i32>
  cf.cond_br %p, ^b2, ^b2
^b1:
  memref.store %a, %m0[%c0] : memref<1xi32>
  %v1 = arith.addi %a, %b : i32
  memref.store %b, %m1[] : memref<i32>
  cf.cond_br %p, ^b3, ^b2
^b2:
  memref.store %a, %m0[%c0] : memref<1xi32>
  %v2 = memref.load %m1[] : memref<i32>
  %v3 = memref.load %m0[%c0] : memref<1xi32>
  %v4 = memref.load %m1[] : memref<i32>
  memref.store %v3, %m0[%c0] : memref<1xi32>
  cf.cond_br %p, ^b2, ^b3
^b3:
  %v5 = arith.addi %b, %b : i32
  %v6 = memref.load %m0[%c0] : memref<1xi32>
  return %v6 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<1xi32>
  %v1 = arith.addi %b, %a : i32
  %v2 = memref.load %m0[] : memref<i32>
  memref.store %b, %m0[] : memref<i32>
  cf.cond_br %p, ^b3, ^b3
^b1:
  %v3 = memref.load %m0[] : memref<i32>
  %v4 = memref.load %m0[] : memref<i32>
  cf.cond_br %p, ^b3, ^b2
^b2:
  %v5 = memref.load %m1[%c0] : memref<1xi32>
  %v6 = memref.load %m0[] : memref<i32>
  %v7 = memref.load %m1[%c0] : memref<1xi32>
  cf.br ^b2
^b3:
  memref.store %b, %m0[] : memref<i32>
  memref.store %a, %m1[%c0] : memref<1xi32>
  %v8 = memref.load %m1[%c0] : memref<1xi32>
  return %v8 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  %v1 = llvm.add %a, %a : i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.br ^b2
^b1:
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %a, %m0 : i32, !llvm.ptr
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.store %v2, %m0 : i32, !llvm.ptr
  llvm.br ^b2
^b2:
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b5, ^b1
^b3:
  llvm.cond_br %p, ^b3, ^b2
^b4:
  llvm.store %a, %m0 : i32, !llvm.ptr
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v4 : i32
^b5:
  %v5 = llvm.add %a, %b : i32
  %v6 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v5, %m0 : i32, !llvm.ptr
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.store %v5, %m0 : i32, !llvm.ptr
  %v7 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v7 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v3 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<1xi32>
  %v1 = arith.addi %a, %b : i32
  %v2 = arith.addi %v1, %b : i32
  %v3 = memref.load %m2[%c0] : memref<1xi32>
  %v4 = memref.load %m1[] : memref<i32>
  %v5 = memref.load %m2[%c0] : memref<1xi32>
  return %v5 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  %v1 = arith.addi %a, %b : i32
  %v2 = arith.addi %b, %a : i32
  %v3 = memref.load %m0[] : memref<i32>
  return %v3 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  cf.cond_br %p, ^b3, ^b3
^b1:
  %v1 = arith.addi %a, %b : i32
  memref.store %a, %m0[] : memref<i32>
  %v2 = memref.load %m0[] : memref<i32>
  %v3 = memref.load %m0[] : memref<i32>
  %v4 = memref.load %m0[] : memref<i32>
  %v5 = memref.load %m0[] : memref<i32>
  return %v5 : i32
^b2:
  cf.br ^b2
^b3:
  memref.store %a, %m0[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  %v6 = memref.load %m0[] : memref<i32>
  cf.br ^b4
^b4:
  %v7 = memref.load %m0[] : memref<i32>
  return %v7 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.add %a, %a : i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b5, ^b1
^b1:
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b2, ^b5
^b2:
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v4 = llvm.add %a, %a : i32
  llvm.cond_br %p, ^b4, ^b4
^b3:
  %v5 = llvm.add %a, %b : i32
  llvm.cond_br %p, ^b2, ^b4
^b4:
  %v6 = llvm.add %v1, %a : i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  %v7 = llvm.load %m0 : !llvm.ptr -> i32
  %v8 = llvm.add %v1, %b : i32
  llvm.cond_br %p, ^b2, ^b1
^b5:
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v9 = llvm.add %v1, %a : i32
  %v10 = llvm.load %m0 : !llvm.ptr -> i32
  %v11 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v12 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v12 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %v1 = arith.addi %a, %b : i32
  %v2 = memref.load %m0[%c0] : memref<1xi32>
  %v3 = arith.addi %v2, %v2 : i32
  %v4 = memref.load %m0[%c0] : memref<1xi32>
  cf.br ^b1
^b1:
  memref.store %v4, %m0[%c0] : memref<1xi32>
  %v5 = memref.load %m0[%c0] : memref<1xi32>
  %v6 = memref.load %m0[%c0] : memref<1xi32>
  %v7 = arith.addi %v2, %v5 : i32
  %v8 = memref.load %m0[%c0] : memref<1xi32>
  return %v8 : i32
^b2:
  %v9 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %a, %m0[%c0] : memref<1xi32>
  memref.store %v9, %m0[%c0] : memref<1xi32>
  %v10 = arith.addi %v4, %a : i32
  %v11 = arith.addi %v2, %v3 : i32
  cf.cond_br %p, ^b3, ^b3
^b3:
  %v12 = memref.load %m0[%c0] : memref<1xi32>
  memref.store %v2, %m0[%c0] : memref<1xi32>
  %v13 = memref.load %m0[%c0] : memref<1xi32>
  return %v13 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<i32>
  cf.br ^b4
^b1:
  memref.store %b, %m0[%c0] : memref<1xi32>
  memref.store %b, %m1[] : memref<i32>
  cf.cond_br %p, ^b5, ^b4
^b2:
  %v1 = arith.addi %a, %b : i32
  cf.br ^b5
^b3:
  memref.store %a, %m1[] : memref<i32>
  cf.br ^b1
^b4:
  memref.store %b, %m0[%c0] : memref<1xi32>
  memref.store %b, %m1[] : memref<i32>
  cf.cond_br %p, ^b3, ^b4
^b5:
  %v2 = memref.load %m1[] : memref<i32>
  memref.store %v2, %m1[] : memref<i32>
  %v3 = memref.load %m1[] : memref<i32>
  %v4 = memref.load %m0[%c0] : memref<1xi32>
  return %v4 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %b, %m0 : i32, !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v1 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %m0[] : memref<i32>
  %v2 = arith.addi %b, %v1 : i32
  %v3 = memref.load %m0[] : memref<i32>
  %v4 = memref.load %m2[%c0] : memref<1xi32>
  memref.store %b, %m2[%c0] : memref<1xi32>
  %v5 = memref.load %m1[] : memref<i32>
  return %v5 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  %v2 = llvm.load %m0 : !llvm.ptr -> i32
  %v3 = llvm.add %a, %b : i32
  %v4 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v4 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b1
^b1:
  cf.br ^b1
^b2:
  memref.store %a, %m0[] : memref<i32>
  %v1 = memref.load %m0[] : memref<i32>
  %v2 = arith.addi %a, %a : i32
  %v3 = memref.load %m0[] : memref<i32>
  cf.br ^b2
^b3:
  memref.store %a, %m0[] : memref<i32>
  %v4 = memref.load %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b4
^b4:
  memref.store %a, %m0[] : memref<i32>
  %v5 = memref.load %m0[] : memref<i32>
  %v6 = memref.load %m0[] : memref<i32>
  memref.store %v5, %m0[] : memref<i32>
  %v7 = memref.load %m0[] : memref<i32>
  return %v7 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m2 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.add %b, %a : i32
  llvm.cond_br %p, ^b4, ^b5
^b1:
  llvm.cond_br %p, ^b5, ^b3
^b2:
  %v2 = llvm.add %v1, %b : i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  %v4 = llvm.add %a, %v2 : i32
  llvm.store %v3, %m0 : i32, !llvm.ptr
  llvm.cond_br %p, ^b2, ^b4
^b3:
  llvm.store %b, %m0 : i32, !llvm.ptr
  llvm.store %a, %m2 : i32, !llvm.ptr
  llvm.store %a, %m0 : i32, !llvm.ptr
  llvm.br ^b1
^b4:
  %v5 = llvm.load %m2 : !llvm.ptr -> i32
  %v6 = llvm.load %m2 : !llvm.ptr -> i32
  %v7 = llvm.load %m0 : !llvm.ptr -> i32
  %v8 = llvm.add %v5, %v7 : i32
  llvm.cond_br %p, ^b3, ^b3
^b5:
  %v9 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.store %v1, %m0 : i32, !llvm.ptr
  llvm.store %v1, %m2 : i32, !llvm.ptr
  %v10 = llvm.load %m0 : !llvm.ptr -> i32
  %v11 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v11 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<i32>
  %m1 = memref.alloca() : memref<i32>
  %m2 = memref.alloca() : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  cf.cond_br %p, ^b1, ^b2
^b1:
  %v1 = memref.load %m1[] : memref<i32>
  %v2 = memref.load %m1[] : memref<i32>
  %v3 = memref.load %m2[] : memref<i32>
  %v4 = memref.load %m1[] : memref<i32>
  %v5 = memref.load %m1[] : memref<i32>
  return %v5 : i32
^b2:
  memref.store %a, %m2[] : memref<i32>
  %v6 = memref.load %m1[] : memref<i32>
  %v7 = arith.addi %a, %v6 : i32
  %v8 = arith.addi %v6, %a : i32
  cf.br ^b1
^b3:
  %v9 = memref.load %m0[] : memref<i32>
  memref.store %v9, %m1[] : memref<i32>
  memref.store %a, %m0[] : memref<i32>
  cf.cond_br %p, ^b4, ^b1
^b4:
  %v10 = memref.load %m2[] : memref<i32>
  %v11 = arith.addi %b, %b : i32
  %v12 = arith.addi %v11, %b : i32
  memref.store %v10, %m1[] : memref<i32>
  %v13 = memref.load %m2[] : memref<i32>
  %v14 = memref.load %m0[] : memref<i32>
  return %v14 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^b1
^b1:
  %v1 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v1 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  %m1 = memref.alloca() : memref<1xi32>
  %v1 = memref.load %m0[%c0] : memref<1xi32>
  %v2 = memref.load %m0[%c0] : memref<1xi32>
  return %v2 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.load %m1 : !llvm.ptr -> i32
  %v2 = llvm.load %m1 : !llvm.ptr -> i32
  %v3 = llvm.load %m1 : !llvm.ptr -> i32
  llvm.cond_br %p, ^b1, ^b1
^b1:
  %v4 = llvm.add %v2, %v3 : i32
  llvm.store %v3, %m1 : i32, !llvm.ptr
  llvm.cond_br %p, ^b1, ^b3
^b2:
  %v5 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.store %v5, %m1 : i32, !llvm.ptr
  %v6 = llvm.load %m1 : !llvm.ptr -> i32
  %v7 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.br ^b3
^b3:
  %v8 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v8 : i32
}
// -----
func.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m0 = memref.alloca() : memref<1xi32>
  memref.store %b, %m0[%c0] : memref<1xi32>
  memref.store %b, %m0[%c0] : memref<1xi32>
  %v1 = memref.load %m0[%c0] : memref<1xi32>
  %v2 = arith.addi %v1, %v1 : i32
  cf.br ^b1
^b1:
  %v3 = memref.load %m0[%c0] : memref<1xi32>
  return %v3 : i32
^b2:
  %v4 = memref.load %m0[%c0] : memref<1xi32>
  cf.cond_br %p, ^b1, ^b3
^b3:
  memref.store %v1, %m0[%c0] : memref<1xi32>
  memref.store %v1, %m0[%c0] : memref<1xi32>
  memref.store %v1, %m0[%c0] : memref<1xi32>
  %v5 = memref.load %m0[%c0] : memref<1xi32>
  %v6 = memref.load %m0[%c0] : memref<1xi32>
  return %v6 : i32
}
// -----
llvm.func @f(%p: i1, %a: i32, %b: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %m1 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v1 = llvm.add %a, %a : i32
  %v2 = llvm.add %b, %a : i32
  %v3 = llvm.load %m0 : !llvm.ptr -> i32
  llvm.return %v3 : i32
}
