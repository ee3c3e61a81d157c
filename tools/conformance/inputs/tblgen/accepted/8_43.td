// 8.43: !con
def op; def a { dag d = !con((op 1:$a), (op 2, 3:$c), (op)); dag e = !con((op:$n 1), (op 2)); dag f = !con((?), (op 1)); }
