"t.a"() : () -> vector<0xi1>
