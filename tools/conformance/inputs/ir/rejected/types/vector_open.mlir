"t.a"() : () -> vector<2xi1
