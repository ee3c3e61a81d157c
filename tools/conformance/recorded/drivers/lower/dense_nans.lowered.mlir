module {
  func.func @f() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<[0xFFC00001, 7.000000e+00]> : vector<2xf32>
    %cst_0 = arith.constant dense<[0xFFC00001, -1.000000e+00]> : vector<2xf32>
    %cst_1 = arith.constant dense<[0xFFC00001, 1.200000e+01]> : vector<2xf32>
    %cst_2 = arith.constant dense<[0xFFC00001, 7.500000e-01]> : vector<2xf32>
    %cst_3 = arith.constant dense<[0xFFC00001, 4.000000e+00]> : vector<2xf32>
    %cst_4 = arith.constant dense<[0xFFC00001, 3.000000e+00]> : vector<2xf32>
    %cst_5 = arith.constant dense<[0xFFC00001, 1.000000e+00]> : vector<2xf32>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_3, %cst_5 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
}

