!a = i1
!a = i2
