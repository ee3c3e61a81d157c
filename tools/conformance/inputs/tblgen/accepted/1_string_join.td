// 1.string.join: adjacent literals join
def a { string s = "a" "b"
  "c"; string t = "" ""; }
