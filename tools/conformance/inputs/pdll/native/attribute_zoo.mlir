%0 = "t.zoo"() {a = "x"} : () -> i32
%1 = "t.zoo"() {a = 1 : i1} : () -> tensor<2xf32>
%2 = "t.zoo"() {a = unit} : () -> vector<4xi8>
