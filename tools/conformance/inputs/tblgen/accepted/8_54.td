// 8.54: !exists
class A; class B; def p : A; def a { bit b = !exists<A>("p"); bit c = !exists<B>("p"); bit d = !exists<A>("later"); } def later : A; def b { bit d = !exists<A>("later"); }
