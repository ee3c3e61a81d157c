// 5.paste.values: a list and a string
def a { list<int> l = [1] # "x"; }
