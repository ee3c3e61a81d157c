// test: opt
func.func @f() attributes {root = #llvm.tbaa_stem<id = "r">} { // error: [parse::unknown_attribute] "unknown attribute `tbaa_stem` in dialect `llvm`"
  return
}
