llvm.func @k(%x: i32, %a: !llvm.array<2 x struct<(i32, array<3 x i32>)>>) {
  %k = llvm.mlir.constant(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
  %0 = llvm.extractvalue %k[2] : !llvm.array<4 x i32>
  llvm.call @use(%0) : (i32) -> ()
  %k2 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %1 = llvm.extractvalue %k2[1] : !llvm.array<2 x array<2 x i32>>
  llvm.call @usea(%1) : (!llvm.array<2 x i32>) -> ()
  %11 = llvm.extractvalue %1[1] : !llvm.array<2 x i32>
  llvm.call @use(%11) : (i32) -> ()
  %k3 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %2 = llvm.extractvalue %k3[1] : !llvm.array<2 x f32>
  llvm.call @usef(%2) : (f32) -> ()
  %k4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %3 = llvm.extractvalue %k4[1] : !llvm.array<2 x vector<2xi32>>
  llvm.call @usev(%3) : (vector<2xi32>) -> ()
  %k44 = llvm.mlir.constant(dense<9> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %33 = llvm.extractvalue %k44[1] : !llvm.array<2 x vector<2xi32>>
  llvm.call @usev(%33) : (vector<2xi32>) -> ()
  %k5 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %4 = llvm.extractvalue %k5[1] : !llvm.struct<(i32, f32)>
  llvm.call @usef(%4) : (f32) -> ()
  %5 = llvm.extractvalue %k5[0] : !llvm.struct<(i32, f32)>
  llvm.call @use(%5) : (i32) -> ()
  %k6 = llvm.mlir.constant("abcd") : !llvm.array<4 x i8>
  %6 = llvm.extractvalue %k6[1] : !llvm.array<4 x i8>
  llvm.call @use8(%6) : (i8) -> ()
  %k8 = llvm.mlir.zero : !llvm.array<2 x struct<(i32, f32)>>
  %8 = llvm.extractvalue %k8[1, 1] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @usef(%8) : (f32) -> ()
  %9 = llvm.extractvalue %k8[1] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @uses(%9) : (!llvm.struct<(i32, f32)>) -> ()
  %u = llvm.mlir.undef : !llvm.array<2 x struct<(i32, f32)>>
  %81 = llvm.extractvalue %u[1, 1] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @usef(%81) : (f32) -> ()
  %82 = llvm.extractvalue %u[0] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @uses(%82) : (!llvm.struct<(i32, f32)>) -> ()
  %k9 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %k10 = llvm.mlir.constant([[1 : i32, 2.0 : f32], [3 : i32, 4.0 : f32]]) : !llvm.array<2 x struct<(i32, f32)>>
  %91 = llvm.extractvalue %k10[1, 0] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @use(%91) : (i32) -> ()
  %92 = llvm.extractvalue %k10[1] : !llvm.array<2 x struct<(i32, f32)>>
  llvm.call @uses(%92) : (!llvm.struct<(i32, f32)>) -> ()
  %e1 = llvm.extractvalue %a[1] : !llvm.array<2 x struct<(i32, array<3 x i32>)>>
  %e2 = llvm.extractvalue %e1[1] : !llvm.struct<(i32, array<3 x i32>)>
  %e3 = llvm.extractvalue %e2[2] : !llvm.array<3 x i32>
  llvm.call @use(%e3) : (i32) -> ()
  %i0 = llvm.insertvalue %x, %k9[0] : !llvm.array<2 x i32>
  %i1 = llvm.extractvalue %i0[1] : !llvm.array<2 x i32>
  llvm.call @use(%i1) : (i32) -> ()
  llvm.return
}
llvm.func @use(i32)
llvm.func @use8(i8)
llvm.func @usef(f32)
llvm.func @usea(!llvm.array<2 x i32>)
llvm.func @uses(!llvm.struct<(i32, f32)>)
llvm.func @usev(vector<2xi32>)
