// test: tblgen
class S<int n> { string s = !cond(!lt(n, 0): "neg", !eq(n, 0): "zero"); }
def c : S<1>; // error: [tblgen::no_true_condition] "c does not have any true condition in: !cond(0:"
