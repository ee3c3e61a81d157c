// 4.string: string and code
def a { string s = [{c}]; code c = "s"; list<code> l = ["a", [{b}]]; }
