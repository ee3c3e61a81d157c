module {
  func.func @narrow() -> (vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>) {
    %cst = arith.constant dense<[1, 1, -1, -1]> : vector<4xi2>
    %cst_0 = arith.constant dense<[-1, -1, -1, 1]> : vector<4xi2>
    %cst_1 = arith.constant dense<-1> : vector<4xi2>
    %cst_2 = arith.constant dense<[-1, 0]> : vector<2xi13>
    %cst_3 = arith.constant dense<[0, -1]> : vector<2xi13>
    %cst_4 = arith.constant dense<-1> : vector<2xi13>
    %0 = arith.minsi %cst, %cst_0 : vector<4xi2>
    %1 = arith.ori %cst_2, %cst_3 : vector<2xi13>
    return %0, %cst_1, %1, %cst_4 : vector<4xi2>, vector<4xi2>, vector<2xi13>, vector<2xi13>
  }
  func.func @divided() -> (vector<2xi1>, vector<2xi1>) {
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<[true, false]> : vector<2xi1>
    %0 = arith.floordivsi %cst, %cst_0 : vector<2xi1>
    %1 = arith.floordivsi %cst_0, %cst : vector<2xi1>
    return %0, %1 : vector<2xi1>, vector<2xi1>
  }
  func.func @rounded_up() -> vector<3xi7> {
    %cst = arith.constant dense<[63, -64, 63]> : vector<3xi7>
    %cst_0 = arith.constant dense<[2, 1, -1]> : vector<3xi7>
    %0 = arith.ceildivsi %cst, %cst_0 : vector<3xi7>
    return %0 : vector<3xi7>
  }
}

