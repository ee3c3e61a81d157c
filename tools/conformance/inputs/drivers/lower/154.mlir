// RUN-FLAGS: --convert-cf-to-llvm
func.func @a(%a: i1) {
 cf.assert %a, "\00"
 cf.assert %a, ""
 cf.assert %a, "ab\00c"
 cf.assert %a, "\C3\A9"
 cf.assert %a, "\ff\fe"
 return }
