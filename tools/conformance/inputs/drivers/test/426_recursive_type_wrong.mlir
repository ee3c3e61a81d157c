// RUN-FLAGS: --canonicalize
func.func private @f(!test.test_rec<a, test_rec<b>>)
