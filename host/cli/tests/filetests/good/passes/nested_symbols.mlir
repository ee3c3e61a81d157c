// test: opt --symbol-dce
// What a path leads to refers to what is around it, not around whoever names the path; a path that leads nowhere
// keeps nothing.
module @pub {
  func.func private @p()
  func.func private @gone()
  func.func @f() {
    func.call @p() : () -> ()
    return
  }
}
func.func private @named()
func.func @user() attributes {uses = [@pub::@f, @named::@missing]} { return }
// output:
//| module {
//|   module @pub {
//|     func.func private @p()
//|     func.func @f() {
//|       call @p() : () -> ()
//|       return
//|     }
//|   }
//|   func.func @user() attributes {uses = [@pub::@f, @named::@missing]} {
//|     return
//|   }
//| }
//|
