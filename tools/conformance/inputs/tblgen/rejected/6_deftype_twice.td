// 6.deftype.twice: two aliases
deftype T = int; deftype T = string;
