// 6.dump: a note, once per record in classes
dump "top"; class A<int n> { dump "record " # n; } def a : A<1>; def b : A<2>; multiclass M { dump "multi " # NAME; def _x : A<3>; } defm p : M; dump !repr(a);
