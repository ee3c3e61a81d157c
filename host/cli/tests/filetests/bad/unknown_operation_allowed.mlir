// test: opt --allow-unregistered-dialect
// help: "did you mean 'arith.addi'?"
// The help says what is wrong with the name, not to allow what is allowed.

"arith.adi"() : () -> () // error: [ir::unregistered] "unregistered operation 'arith.adi' found in dialect ('arith')"
