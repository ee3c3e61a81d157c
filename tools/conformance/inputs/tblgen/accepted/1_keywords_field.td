// 1.keywords.field: field parses and prints
class A { field int x = ?; field bits<2> y; } def a : A;
