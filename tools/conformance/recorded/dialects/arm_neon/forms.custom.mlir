module {
  func.func @products(%arg0: vector<8xi8>, %arg1: vector<4xi16>, %arg2: vector<2xi32>) {
    %0 = arm_neon.intr.smull %arg0, %arg0 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.smull %arg1, %arg1 {note} : vector<4xi16> to vector<4xi32>
    %2 = arm_neon.intr.smull %arg2, %arg2 : vector<2xi32> to vector<2xi64>
    return
  }
  func.func @dots(%arg0: vector<4xi32>, %arg1: vector<2xi32>, %arg2: vector<16xi8>, %arg3: vector<8xi8>, %arg4: vector<4x4xi8>, %arg5: vector<2x4xi8>) {
    %0 = arm_neon.intr.sdot %arg0, %arg2, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    %1 = arm_neon.intr.sdot %arg1, %arg3, %arg3 : vector<8xi8>, vector<8xi8> to vector<2xi32>
    %2 = arm_neon.2d.sdot %arg0, %arg4, %arg4 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    %3 = arm_neon.2d.sdot %arg1, %arg5, %arg5 {note} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    return
  }
  func.func @matrices(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>) {
    %0 = arm_neon.intr.smmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %1 = arm_neon.intr.ummla %0, %arg1, %arg1 {note} : vector<16xi8> to vector<4xi32>
    %2 = arm_neon.intr.usmmla %1, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %3 = arm_neon.intr.bfmmla %arg2, %arg3, %arg3 : vector<8xbf16> to vector<4xf32>
    return
  }
}

