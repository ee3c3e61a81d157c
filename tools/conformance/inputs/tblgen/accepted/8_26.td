// 8.26: !interleave
def a { string s = !interleave(["a", "b"], ", "); string t = !interleave([1, 2], "-"); string u = !interleave([]<string>, "x"); string v = !interleave([0b10, 0b11], "/"); string w = !interleave([true, false], ""); }
