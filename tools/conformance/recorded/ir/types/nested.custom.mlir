module {
  "t.op"() {a = tuple<tensor<2xvector<2xf32>, #foo.x<tuple<i1>>>, memref<1xmemref<1xmemref<1xi1, 1>, 2>, 3>>} : () -> ()
}

