// 6.let.bits: single bits and ranges
class A { bits<8> b = 0; } let b{0} = 1, b{7-4} = 0b1010, b{3...2} = 3 in def a : A; def c : A { let b{1-0} = 2; let b{7, 5} = {1, 1}; }
