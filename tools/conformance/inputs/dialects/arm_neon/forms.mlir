// ODS: mlir/Dialect/ArmNeon/ArmNeon.td

func.func @products(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b {note} : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  return
}

func.func @dots(%long: vector<4xi32>, %short: vector<2xi32>, %b: vector<16xi8>, %c: vector<8xi8>, %b2: vector<4x4xi8>, %c2: vector<2x4xi8>) {
  %0 = arm_neon.intr.sdot %long, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.sdot %short, %c, %c : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %2 = arm_neon.2d.sdot %long, %b2, %b2 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %3 = arm_neon.2d.sdot %short, %c2, %c2 {note} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}

func.func @matrices(%acc: vector<4xi32>, %b: vector<16xi8>, %facc: vector<4xf32>, %f: vector<8xbf16>) {
  %0 = arm_neon.intr.smmla %acc, %b, %b : vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.ummla %0, %b, %b {note} : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.usmmla %1, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.bfmmla %facc, %f, %f : vector<8xbf16> to vector<4xf32>
  return
}
