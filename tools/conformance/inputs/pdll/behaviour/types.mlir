%0 = "t.r"() : () -> i32
%1 = "t.r"() : () -> si32
%2 = "t.r"() : () -> tensor<?xf32>
%3 = "t.r"() : () -> tensor<4xf32>
%4 = "t.r"() : () -> vector<[4]xi8>
%5 = "t.r"() : () -> vector<4xi8>
%6 = "t.r"() : () -> ((i1) -> i2)
%7 = "t.r"() : () -> memref<2xf32, strided<[1]>>
%8 = "t.r"() : () -> memref<2xf32>
%9 = "t.r"() : () -> tuple<i1, tuple<>>
%10 = "t.r"() : () -> complex<f64>
%11:2 = "t.r"() : () -> (i32, i32)
%12 = "t.r"() : () -> index
"t.s"(%12) : (index) -> ()
"t.s"(%0) : (i32) -> ()
