// RUN-FLAGS: --mlir-print-op-generic
!x = !test.test_rec<a, test_rec<a>>
func.func private @f(!x, tuple<!x>) -> !test.test_rec< b.c , test_rec < d, test_rec <b.c> > >
func.func private @g() attributes {x.type = !test.test_rec<e, smpla>}
