// 8.20: !cond takes the first that is true
class S<int n> { string s = !cond(!lt(n, 0): "neg", !eq(n, 0): "zero", true: "pos"); } def a : S<-1>; def b : S<0>; def c : S<1>;
