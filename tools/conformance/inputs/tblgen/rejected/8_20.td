// 8.20: !cond without a true one
class S<int n> { string s = !cond(!lt(n, 0): "neg", !eq(n, 0): "zero"); }
def c : S<1>;
