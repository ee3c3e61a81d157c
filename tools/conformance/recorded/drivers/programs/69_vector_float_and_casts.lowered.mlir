module {
  llvm.func @work(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xi16>) -> i32 {
    %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nsz>} : vector<2xf32>
    %1 = llvm.fmul %0, %arg0 : vector<2xf32>
    %2 = llvm.fneg %1 : vector<2xf32>
    %3 = llvm.fpext %2 : vector<2xf32> to vector<2xf64>
    %4 = llvm.fptosi %3 : vector<2xf64> to vector<2xi32>
    %5 = llvm.sext %arg2 : vector<2xi16> to vector<2xi32>
    %6 = llvm.add %4, %5 : vector<2xi32>
    %7 = llvm.sitofp %6 : vector<2xi32> to vector<2xf32>
    %8 = llvm.intr.maximum(%7, %arg0) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
    %9 = llvm.bitcast %8 : vector<2xf32> to vector<2xi32>
    %10 = llvm.fcmp "olt" %arg0, %arg1 : vector<2xf32>
    %11 = llvm.zext %10 : vector<2xi1> to vector<2xi32>
    %12 = llvm.add %9, %11 : vector<2xi32>
    %13 = llvm.sext %12 : vector<2xi32> to vector<2xi64>
    %14 = llvm.add %13, %13 : vector<2xi64>
    %15 = llvm.trunc %14 : vector<2xi64> to vector<2xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.mlir.constant(1 : i32) : i32
    %18 = llvm.extractelement %15[%16 : i32] : vector<2xi32>
    %19 = llvm.extractelement %15[%17 : i32] : vector<2xi32>
    %20 = llvm.mlir.constant(15 : i32) : i32
    %21 = llvm.lshr %19, %20 : i32
    %22 = llvm.lshr %18, %20 : i32
    %23 = llvm.xor %21, %22 : i32
    llvm.return %23 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(dense<[1.500000e+00, -2.225000e+01]> : vector<2xf32>) : vector<2xf32>
    %1 = llvm.mlir.constant(dense<3.000000e+00> : vector<2xf32>) : vector<2xf32>
    %2 = llvm.mlir.constant(dense<[100, -300]> : vector<2xi16>) : vector<2xi16>
    %3 = llvm.call @work(%0, %1, %2) : (vector<2xf32>, vector<2xf32>, vector<2xi16>) -> i32
    %4 = llvm.mlir.constant(255 : i32) : i32
    %5 = llvm.and %3, %4 : i32
    llvm.return %5 : i32
  }
}

