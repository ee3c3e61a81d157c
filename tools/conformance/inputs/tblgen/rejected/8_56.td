// 8.56: !initialized of a field that stays unset
def a { int x = ?; bit b = !initialized(x); }
