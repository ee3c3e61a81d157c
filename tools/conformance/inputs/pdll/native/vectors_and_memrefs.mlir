%0 = "t.vec"() : () -> vector<8xf32>
%1 = "t.vec"() : () -> vector<6xf32>
%2 = "t.vec"() : () -> vector<[4]xf32>
%3 = "t.vec"() : () -> vector<2x4xf32>
%4 = "t.vec"() : () -> vector<4xi1>
