// 8.49: !getdagname out of range
def op; def a { string s = !getdagname((op 1:$x), 1); }
