// 8.50: !setdagarg of an unknown key
def op; def a { dag d = !setdagarg((op 1), "k", 2); }
