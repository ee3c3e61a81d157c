// RUN-FLAGS: --convert-arith-to-llvm
func.func @p_eq(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi eq, %a, %b : index
  %1 = arith.cmpi eq, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi eq, %w, %w : vector<3xi64>
  return
}
func.func @p_ne(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi ne, %a, %b : index
  %1 = arith.cmpi ne, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi ne, %w, %w : vector<3xi64>
  return
}
func.func @p_slt(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi slt, %a, %b : index
  %1 = arith.cmpi slt, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi slt, %w, %w : vector<3xi64>
  return
}
func.func @p_sle(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi sle, %a, %b : index
  %1 = arith.cmpi sle, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi sle, %w, %w : vector<3xi64>
  return
}
func.func @p_sgt(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi sgt, %a, %b : index
  %1 = arith.cmpi sgt, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi sgt, %w, %w : vector<3xi64>
  return
}
func.func @p_sge(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi sge, %a, %b : index
  %1 = arith.cmpi sge, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi sge, %w, %w : vector<3xi64>
  return
}
func.func @p_ult(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi ult, %a, %b : index
  %1 = arith.cmpi ult, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi ult, %w, %w : vector<3xi64>
  return
}
func.func @p_ule(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi ule, %a, %b : index
  %1 = arith.cmpi ule, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi ule, %w, %w : vector<3xi64>
  return
}
func.func @p_ugt(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi ugt, %a, %b : index
  %1 = arith.cmpi ugt, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi ugt, %w, %w : vector<3xi64>
  return
}
func.func @p_uge(%a: index, %b: index, %v: vector<2x2xi8>, %w: vector<3xi64>) {
  %0 = arith.cmpi uge, %a, %b : index
  %1 = arith.cmpi uge, %v, %v : vector<2x2xi8>
  %2 = arith.cmpi uge, %w, %w : vector<3xi64>
  return
}
