// test: opt

func.func @f() {
  scf.while : () -> () { // error: [verify::op] "expects the 'before' region to terminate with 'scf.condition'"
    scf.yield
  } do {
    scf.yield
  }
  return
}
