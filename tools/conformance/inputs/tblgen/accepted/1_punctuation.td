// 1.punctuation: every mark in one text
def op; class A<int a, list<int> l = [1, 2, 3]> { bits<4> b = {1, 0, 1, ?}; int x = a; }
def a : A<1> { dag d = (op:$n 1:$x, ?); let b{3...2} = 0b01; list<int> m = [4, 5, 6][0...1]; string s = "a" # "b"; }
