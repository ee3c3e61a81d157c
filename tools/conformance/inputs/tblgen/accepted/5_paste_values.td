// 5.paste.values: strings and lists
def a { string s = "a" # "b" # "c"; list<int> l = [1] # [2, 3]; list<int> m = l # [4]; }
