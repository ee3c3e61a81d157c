// 1.code: code literals span lines, have no escapes and stay code
def a { code c = [{ a \n "x"
  {b} }]; string s = [{x}]; code d = "text"; }
