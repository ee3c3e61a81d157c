"t.a"() : () -> complex<i1, i1>
