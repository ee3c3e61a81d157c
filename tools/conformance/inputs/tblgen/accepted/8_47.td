// 8.47: !setdagopname
def op; def a { dag d = !setdagopname((op 1), "x"); dag e = !setdagopname((op:$y 1:$a), "z"); }
