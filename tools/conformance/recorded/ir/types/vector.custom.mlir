module {
  "t.op"() {a = vector<4xi32>, b = vector<1x2x3x4xf16>, c = vector<f32>, d = vector<4xindex>, e = vector<2xui7>} : () -> ()
}

