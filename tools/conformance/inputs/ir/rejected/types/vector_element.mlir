"t.a"() : () -> vector<2xtuple<>>
