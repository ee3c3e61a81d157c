// 8.40: !size of strings, lists and dags
def op; def a { int x = !size("aé"); int y = !size([1, 2]); int z = !size((op 1, (op))); int w = !size([]<int>); }
