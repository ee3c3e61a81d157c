// 8.54: !exists of an unknown class
def a { bit b = !exists<Missing>("p"); }
