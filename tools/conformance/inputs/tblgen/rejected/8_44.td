// 8.44: !getdagop of another class
class O; class Q; def op : O; def a { Q r = !getdagop<Q>((op 1)); }
