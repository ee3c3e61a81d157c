"t.a"() : () -> complex<index>
