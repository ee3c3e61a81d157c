// 6.body.if: if is rejected in a body
class A<int n> { if n then { int x = 1; } }
