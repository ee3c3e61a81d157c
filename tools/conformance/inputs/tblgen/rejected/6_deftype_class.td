// 6.deftype.class: an alias of a class
class C; deftype T = C;
