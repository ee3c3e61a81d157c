// RUN-FLAGS: --convert-arith-to-llvm
func.func @p_false(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf false, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf false, %w, %w : vector<3xf64>
  return
}
func.func @p_oeq(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf oeq, %a, %a : f32
  %1 = arith.cmpf oeq, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf oeq, %w, %w : vector<3xf64>
  return
}
func.func @p_ogt(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ogt, %a, %a : f32
  %1 = arith.cmpf ogt, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ogt, %w, %w : vector<3xf64>
  return
}
func.func @p_oge(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf oge, %a, %a : f32
  %1 = arith.cmpf oge, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf oge, %w, %w : vector<3xf64>
  return
}
func.func @p_olt(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf olt, %a, %a : f32
  %1 = arith.cmpf olt, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf olt, %w, %w : vector<3xf64>
  return
}
func.func @p_ole(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ole, %a, %a : f32
  %1 = arith.cmpf ole, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ole, %w, %w : vector<3xf64>
  return
}
func.func @p_one(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf one, %a, %a : f32
  %1 = arith.cmpf one, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf one, %w, %w : vector<3xf64>
  return
}
func.func @p_ord(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ord, %a, %a : f32
  %1 = arith.cmpf ord, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ord, %w, %w : vector<3xf64>
  return
}
func.func @p_ueq(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ueq, %a, %a : f32
  %1 = arith.cmpf ueq, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ueq, %w, %w : vector<3xf64>
  return
}
func.func @p_ugt(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ugt, %a, %a : f32
  %1 = arith.cmpf ugt, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ugt, %w, %w : vector<3xf64>
  return
}
func.func @p_uge(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf uge, %a, %a : f32
  %1 = arith.cmpf uge, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf uge, %w, %w : vector<3xf64>
  return
}
func.func @p_ult(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ult, %a, %a : f32
  %1 = arith.cmpf ult, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ult, %w, %w : vector<3xf64>
  return
}
func.func @p_ule(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf ule, %a, %a : f32
  %1 = arith.cmpf ule, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf ule, %w, %w : vector<3xf64>
  return
}
func.func @p_une(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf une, %a, %a : f32
  %1 = arith.cmpf une, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf une, %w, %w : vector<3xf64>
  return
}
func.func @p_uno(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf uno, %a, %a : f32
  %1 = arith.cmpf uno, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf uno, %w, %w : vector<3xf64>
  return
}
func.func @p_true(%a: f32, %v: vector<2x2xf16>, %w: vector<3xf64>) {
  %0 = arith.cmpf true, %a, %a : f32
  %1 = arith.cmpf true, %v, %v fastmath<nnan> : vector<2x2xf16>
  %2 = arith.cmpf true, %w, %w : vector<3xf64>
  return
}
