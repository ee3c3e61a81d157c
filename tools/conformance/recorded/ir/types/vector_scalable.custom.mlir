module {
  "t.op"() {a = vector<[4]xf32>, b = vector<2x[4]x3x[8]xi1>, c = vector<[1]x[1]xindex>} : () -> ()
}

