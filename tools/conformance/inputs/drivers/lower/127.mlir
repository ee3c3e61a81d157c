// RUN-FLAGS: --convert-scf-to-cf
module @a {
  module @b {
    func.func @f(%c: i1) {
      scf.if %c {
        scf.if %c {
        } else {
          scf.execute_region {
            scf.yield
          }
        }
      }
      return
    }
  }
  func.func private @decl()
}
