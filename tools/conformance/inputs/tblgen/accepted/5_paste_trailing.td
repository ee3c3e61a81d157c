// 5.paste.trailing: joins with nothing
def a { string s = "x" #; string t = "x"#"y"#; }
