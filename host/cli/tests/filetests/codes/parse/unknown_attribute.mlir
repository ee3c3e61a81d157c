// test: opt
func.func @f() attributes {root = #llvm.tbaa_root<id = "r">} { // error: [parse::unknown_attribute] "unknown attribute `tbaa_root` in dialect `llvm`"
  return
}
