llvm.func @ev(%s: !llvm.struct<(i32, i64, struct<(i32, i32)>)>, %t: !llvm.struct<(i32, i32)>, %x: i32, %y: i64, %arr: !llvm.array<4 x array<4 x i32>>, %sub: !llvm.array<4 x i32>) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %0 = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %1 = llvm.insertvalue %y, %0[1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %2 = llvm.insertvalue %t, %1[2] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %e0 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%e0) : (i32) -> ()
  %e1 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use64(%e1) : (i64) -> ()
  %e2 = llvm.extractvalue %2[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%e2) : (i32) -> ()
  %e3 = llvm.extractvalue %1[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%e3) : (i32) -> ()
  %n = llvm.extractvalue %s[2] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %n1 = llvm.extractvalue %n[1] : !llvm.struct<(i32, i32)>
  llvm.call @use(%n1) : (i32) -> ()
  %a = llvm.insertvalue %x, %arr[0, 0] : !llvm.array<4 x array<4 x i32>>
  %b = llvm.insertvalue %sub, %a[0] : !llvm.array<4 x array<4 x i32>>
  %c = llvm.extractvalue %b[0, 0] : !llvm.array<4 x array<4 x i32>>
  llvm.call @use(%c) : (i32) -> ()
  %c2 = llvm.extractvalue %a[0] : !llvm.array<4 x array<4 x i32>>
  %c3 = llvm.extractvalue %c2[1] : !llvm.array<4 x i32>
  llvm.call @use(%c3) : (i32) -> ()
  %c4 = llvm.extractvalue %a[1, 0] : !llvm.array<4 x array<4 x i32>>
  llvm.call @use(%c4) : (i32) -> ()
  %i1 = llvm.insertvalue %x, %t[0] : !llvm.struct<(i32, i32)>
  %i2 = llvm.insertvalue %i1, %s[2] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  %i3 = llvm.extractvalue %i2[2, 0] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%i3) : (i32) -> ()
  %i4 = llvm.extractvalue %i2[2, 1] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%i4) : (i32) -> ()
  %k = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
  %k1 = llvm.extractvalue %k[2] : !llvm.array<4 x i32>
  llvm.call @use(%k1) : (i32) -> ()
  %kk = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %kk1 = llvm.extractvalue %kk[1, 1] : !llvm.array<2 x array<2 x i32>>
  llvm.call @use(%kk1) : (i32) -> ()
  %sp = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %sp1 = llvm.extractvalue %sp[1, 1] : !llvm.array<2 x array<2 x i32>>
  llvm.call @use(%sp1) : (i32) -> ()
  %ss = llvm.mlir.constant([5 : i32, 6 : i32]) : !llvm.struct<(i32, i32)>
  %ss1 = llvm.extractvalue %ss[1] : !llvm.struct<(i32, i32)>
  llvm.call @use(%ss1) : (i32) -> ()
  %uu = llvm.extractvalue %u[0] : !llvm.struct<(i32, i64, struct<(i32, i32)>)>
  llvm.call @use(%uu) : (i32) -> ()
  %po = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %po1 = llvm.extractvalue %po[0] : !llvm.struct<(i32, i32)>
  llvm.call @use(%po1) : (i32) -> ()
  %zo = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  %zo1 = llvm.extractvalue %zo[0] : !llvm.struct<(i32, i32)>
  llvm.call @use(%zo1) : (i32) -> ()
  %za = llvm.mlir.zero : !llvm.array<2 x i32>
  %za1 = llvm.extractvalue %za[0] : !llvm.array<2 x i32>
  llvm.call @use(%za1) : (i32) -> ()
  llvm.return
}
llvm.func @use(i32)
llvm.func @use64(i64)
