!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
"builtin.module"() ({
  "t.op"() {a = !tuple} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tuple_alias.mlir":0:0)
#loc1 = loc("ir/types/tuple_alias.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {b = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tuple_alias.mlir":2:9)
#loc1 = loc("ir/types/tuple_alias.mlir":3:1)

// -----
!tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
!tuple1 = tuple<!tuple, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2>
"builtin.module"() ({
  "t.op"() {c = !tuple1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tuple_alias.mlir":4:9)
#loc1 = loc("ir/types/tuple_alias.mlir":5:1)

