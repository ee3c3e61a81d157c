// 5.paste.name: an undefined name on the right is its spelling
defvar g = "global"; def a { string f = "field"; string s = "x" # nosuch; string t = "x" # g; string u = "x" # f; }
