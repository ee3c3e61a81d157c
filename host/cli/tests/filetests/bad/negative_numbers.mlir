// test: opt --split-input-file
// Numbers of 32 bits without a sign: a negative one has 4 bits for each digit, and one more if its first bit is set.

func.func private @f() attributes {a = #llvm.blocktag<id = -0x80000000>} // error: [parse::custom] "integer value too large"

// -----

func.func private @f() attributes {a = #llvm.blocktag<id = -2147483647>} // error: [parse::custom] "integer value too large"
// output:
//| -----
