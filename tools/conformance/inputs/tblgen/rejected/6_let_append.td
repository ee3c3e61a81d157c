// 6.let.append: neither append nor prepend
class A { list<int> l = [1]; } def a : A { let append l = [2]; }
