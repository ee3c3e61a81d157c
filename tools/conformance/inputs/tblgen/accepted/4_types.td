// 4.types: every type
class C; def c : C; def op;
def a { bit b = 1; int i = 2; string s = "s"; code k = [{k}]; bits<3> n = 5; list<int> l = [1]; list<list<string>> ll = [["x"]]; dag d = (op); C r = c; }
