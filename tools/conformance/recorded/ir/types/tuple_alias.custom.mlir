!tuple = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17>
module {
  "t.op"() {a = !tuple} : () -> ()
}

// -----
module {
  "t.op"() {b = tuple<i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16>} : () -> ()
}

// -----
!tuple = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>
!tuple1 = tuple<!tuple, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2, i2>
module {
  "t.op"() {c = !tuple1} : () -> ()
}

