class A<int n> { int v = n; }
def B : A<"text">;
