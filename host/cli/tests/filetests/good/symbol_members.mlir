// test: rewrite --patterns ./symbol_members.pdll --fold=false
module {
  module @inner {
    func.func private @x(i32)
  }
  module {
    func.func @y(%a: i32) {
      return
    }
  }
}
// output:
//| module {
//|   module @inner attributes {t.c1, t.c17, t.c18, t.c2, t.c3, t.c4, t.c5, t.c6, t.c7, t.c8} {
//|     func.func private @x(i32) attributes {t.c10, t.c11, t.c12, t.c13, t.c14, t.c15, t.c16, t.c9}
//|   }
//|   module attributes {t.c4, t.c7, t.c8} {
//|     func.func @y(%arg0: i32) attributes {t.c10, t.c12, t.c13, t.c17} {
//|       return
//|     }
//|   }
//| }
//|
