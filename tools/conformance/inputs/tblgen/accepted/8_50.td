// 8.50: !setdagarg
def op; def a { dag d = !setdagarg((op 1:$x, 2), "x", "new"); dag e = !setdagarg((op 1, 2), 1, (op)); dag f = !setdagarg((op 1), 0, ?); }
