// 8.32: !listremove
def a { list<int> l = !listremove([1, 2, 3, 2, 4], [2, 4]); list<string> m = !listremove(["a", "b"], []<string>); }
