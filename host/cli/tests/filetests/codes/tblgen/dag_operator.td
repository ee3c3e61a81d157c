// test: tblgen
class O; class Q; def op : O; def a { Q r = !getdagop<Q>((op 1)); } // error: [tblgen::dag_operator] "expected type 'Q', got 'O' in: !getdagop((op 1))"
