// 1.range.minus: 1-5 is a range without blanks
def a { list<int> l = [0, 1, 2, 3, 4, 5][1-3]; bits<8> b = 0x0f; bits<3> c = b{5-3}; list<int> m = [0, 1, 2][1 -2]; }
foreach i = {1-2, 5} in def r#i;
