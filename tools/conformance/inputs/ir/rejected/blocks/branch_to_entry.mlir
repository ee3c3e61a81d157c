func.func @f() {
^x:
  "t.br"()[^x] : () -> ()
}
