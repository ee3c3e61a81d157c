// 8.51: !setdagname
def op; def a { dag d = !setdagname((op 1, 2:$y), 0, "x"); dag e = !setdagname((op 2:$y), "y", "z"); dag f = !setdagname((op 2:$y), 0, ?); }
