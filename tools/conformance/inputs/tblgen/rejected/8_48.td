// 8.48: !getdagarg out of range
def op; def a { int x = !getdagarg<int>((op 5), 1); }
