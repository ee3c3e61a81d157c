// 8.45: !setdagop
def op; def p; def a { dag d = !setdagop((op 1:$a, 2), p); dag e = !setdagop((op:$n (op)), p); }
