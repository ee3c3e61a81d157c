// 7.unresolved: an initializer that stays open
class A<list<int> l> { int x = l[3]; }
def a : A<[1, 2]>;
