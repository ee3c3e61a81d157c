// 8.45: !setdagop of no dag
def op; def a { dag d = !setdagop(1, op); }
