// 8.49: !getdagname
def op; def a { string s = !getdagname((op 1:$x, 2), 0); string t = !getdagname((op 1:$x, 2), 1); }
