// 5.suffix.element: one element
def a { list<int> l = [7, 8, 9]; int x = l[0]; int y = l[2]; int z = [[1], [2, 3]][1][0]; string s = ["a", "b"][1]; }
