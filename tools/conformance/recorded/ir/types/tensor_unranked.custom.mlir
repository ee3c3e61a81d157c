module {
  "t.op"() {a = tensor<*xf32>, b = tensor<*xcomplex<i8>>, c = tensor<*x!foo.t>, d = tensor<*xvector<2xi1>>} : () -> ()
}

