module {
  llvm.func @shapes(%arg0: !llvm.array<2 x array<2 x vector<2xf32>>>, %arg1: !llvm.array<1 x vector<4xi8>>, %arg2: !llvm.array<3 x vector<2xi64>>, %arg3: vector<1xf64>, %arg4: !llvm.array<2 x vector<2xi1>>) -> !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)> {
    %0 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xf32>>>
    %1 = llvm.extractvalue %arg0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %2 = llvm.extractvalue %arg0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %3 = llvm.fdiv %1, %2 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf32>
    %4 = llvm.insertvalue %3, %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %5 = llvm.extractvalue %arg0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %6 = llvm.extractvalue %arg0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %7 = llvm.fdiv %5, %6 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf32>
    %8 = llvm.insertvalue %7, %4[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %9 = llvm.extractvalue %arg0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %10 = llvm.extractvalue %arg0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %11 = llvm.fdiv %9, %10 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf32>
    %12 = llvm.insertvalue %11, %8[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %13 = llvm.extractvalue %arg0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %14 = llvm.extractvalue %arg0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %15 = llvm.fdiv %13, %14 {fastmathFlags = #llvm.fastmath<arcp>} : vector<2xf32>
    %16 = llvm.insertvalue %15, %12[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %17 = llvm.mlir.poison : !llvm.array<1 x vector<4xi8>>
    %18 = llvm.extractvalue %arg1[0] : !llvm.array<1 x vector<4xi8>> 
    %19 = llvm.extractvalue %arg1[0] : !llvm.array<1 x vector<4xi8>> 
    %20 = llvm.udiv %18, %19 : vector<4xi8>
    %21 = llvm.insertvalue %20, %17[0] : !llvm.array<1 x vector<4xi8>> 
    %22 = llvm.mlir.poison : !llvm.array<3 x vector<2xi64>>
    %23 = llvm.extractvalue %arg2[0] : !llvm.array<3 x vector<2xi64>> 
    %24 = llvm.extractvalue %arg2[0] : !llvm.array<3 x vector<2xi64>> 
    %25 = llvm.add %23, %24 : vector<2xi64>
    %26 = llvm.insertvalue %25, %22[0] : !llvm.array<3 x vector<2xi64>> 
    %27 = llvm.extractvalue %arg2[1] : !llvm.array<3 x vector<2xi64>> 
    %28 = llvm.extractvalue %arg2[1] : !llvm.array<3 x vector<2xi64>> 
    %29 = llvm.add %27, %28 : vector<2xi64>
    %30 = llvm.insertvalue %29, %26[1] : !llvm.array<3 x vector<2xi64>> 
    %31 = llvm.extractvalue %arg2[2] : !llvm.array<3 x vector<2xi64>> 
    %32 = llvm.extractvalue %arg2[2] : !llvm.array<3 x vector<2xi64>> 
    %33 = llvm.add %31, %32 : vector<2xi64>
    %34 = llvm.insertvalue %33, %30[2] : !llvm.array<3 x vector<2xi64>> 
    %35 = llvm.fmul %arg3, %arg3 : vector<1xf64>
    %36 = llvm.mlir.poison : !llvm.array<3 x vector<2xi1>>
    %37 = llvm.extractvalue %arg2[0] : !llvm.array<3 x vector<2xi64>> 
    %38 = llvm.extractvalue %34[0] : !llvm.array<3 x vector<2xi64>> 
    %39 = llvm.icmp "ult" %37, %38 : vector<2xi64>
    %40 = llvm.insertvalue %39, %36[0] : !llvm.array<3 x vector<2xi1>> 
    %41 = llvm.extractvalue %arg2[1] : !llvm.array<3 x vector<2xi64>> 
    %42 = llvm.extractvalue %34[1] : !llvm.array<3 x vector<2xi64>> 
    %43 = llvm.icmp "ult" %41, %42 : vector<2xi64>
    %44 = llvm.insertvalue %43, %40[1] : !llvm.array<3 x vector<2xi1>> 
    %45 = llvm.extractvalue %arg2[2] : !llvm.array<3 x vector<2xi64>> 
    %46 = llvm.extractvalue %34[2] : !llvm.array<3 x vector<2xi64>> 
    %47 = llvm.icmp "ult" %45, %46 : vector<2xi64>
    %48 = llvm.insertvalue %47, %44[2] : !llvm.array<3 x vector<2xi1>> 
    %49 = llvm.mlir.poison : !llvm.array<1 x vector<4xi64>>
    %50 = llvm.extractvalue %arg1[0] : !llvm.array<1 x vector<4xi8>> 
    %51 = llvm.zext %50 : vector<4xi8> to vector<4xi64>
    %52 = llvm.insertvalue %51, %49[0] : !llvm.array<1 x vector<4xi64>> 
    %53 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi1>>>
    %54 = llvm.extractvalue %arg0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %55 = llvm.extractvalue %16[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %56 = llvm.fcmp "uno" %54, %55 : vector<2xf32>
    %57 = llvm.insertvalue %56, %53[0, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %58 = llvm.extractvalue %arg0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %59 = llvm.extractvalue %16[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %60 = llvm.fcmp "uno" %58, %59 : vector<2xf32>
    %61 = llvm.insertvalue %60, %57[0, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %62 = llvm.extractvalue %arg0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %63 = llvm.extractvalue %16[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %64 = llvm.fcmp "uno" %62, %63 : vector<2xf32>
    %65 = llvm.insertvalue %64, %61[1, 0] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %66 = llvm.extractvalue %arg0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %67 = llvm.extractvalue %16[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
    %68 = llvm.fcmp "uno" %66, %67 : vector<2xf32>
    %69 = llvm.insertvalue %68, %65[1, 1] : !llvm.array<2 x array<2 x vector<2xi1>>> 
    %70 = llvm.mlir.poison : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)>
    %71 = llvm.insertvalue %16, %70[0] : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)> 
    %72 = llvm.insertvalue %34, %71[1] : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)> 
    llvm.return %72 : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)>
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<2.000000e+00> : vector<2x2x2xf32>) : !llvm.array<2 x array<2 x vector<2xf32>>>
    %1 = llvm.mlir.constant(dense<[[1, 2, 3, 4]]> : vector<1x4xi8>) : !llvm.array<1 x vector<4xi8>>
    %2 = llvm.mlir.constant(dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xindex>) : !llvm.array<3 x vector<2xi64>>
    %3 = llvm.mlir.constant(dense<1.250000e+00> : vector<f64>) : vector<1xf64>
    %4 = llvm.mlir.constant(dense<[[true, false], [false, true]]> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
    %5 = llvm.call @shapes(%0, %1, %2, %3, %4) : (!llvm.array<2 x array<2 x vector<2xf32>>>, !llvm.array<1 x vector<4xi8>>, !llvm.array<3 x vector<2xi64>>, vector<1xf64>, !llvm.array<2 x vector<2xi1>>) -> !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)>
    %6 = llvm.extractvalue %5[0] : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)> 
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(array<2 x array<2 x vector<2xf32>>>, array<3 x vector<2xi64>>)> 
    %8 = llvm.mlir.constant(38 : i32) : i32
    llvm.return %8 : i32
  }
}

