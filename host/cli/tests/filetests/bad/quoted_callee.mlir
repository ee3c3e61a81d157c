// test: opt
// A name that needs quotes is shown without them, as upstream's message has it.
func.func @f() {
  func.call @"g h"() : () -> () // error: [verify::op] "'g h' does not reference a valid function"
  return
}
