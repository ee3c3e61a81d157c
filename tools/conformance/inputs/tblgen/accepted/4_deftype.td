// 4.deftype: an alias
deftype T = list<bits<2>>; deftype U = T; def a { U x = [1, 2]; list<T> y = [[3]]; }
