// 7.self: in a list of its class, where it has none yet
class L<list<L> l> { list<L> others = l; } def a : L<[a]>;
