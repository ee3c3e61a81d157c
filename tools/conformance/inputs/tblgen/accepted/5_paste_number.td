// 5.paste.number: numbers become text
defvar n = 7; def a { string s = "a" # 1; string t = n # "b"; string u = 1 # 2; string v = "x" # !add(1, 2); string w = "b" # true; }
