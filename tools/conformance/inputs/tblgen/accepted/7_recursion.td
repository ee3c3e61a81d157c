// 7.recursion: a class calls itself under a lazy !if
class Fact<int n> { int r = !if(!le(n, 1), 1, !mul(n, Fact<!sub(n, 1)>.r)); } def a { int x = Fact<10>.r; }
class Rev<list<int> l> { list<int> r = !if(!empty(l), []<int>, !listconcat(Rev<!tail(l)>.r, [!head(l)])); } def b { list<int> l = Rev<[1, 2, 3]>.r; }
