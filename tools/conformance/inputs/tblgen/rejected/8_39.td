// 8.39: !foreach of an int over a dag
def op; def a { dag d = !foreach(i, (op 1), !add(i, 1)); }
