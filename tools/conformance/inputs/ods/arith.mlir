func.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %x: index, %n: i8) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.muli %0, %1 overflow<nsw, nuw> {foo.bar = 1 : i8} : i32
  %3 = arith.divsi %2, %a : i32
  %4 = arith.divui %2, %a exact : i32
  %5 = arith.shrsi %3, %4 exact : i32
  %6 = arith.andi %v, %v : vector<4xi32>
  %7 = arith.cmpi slt, %a, %b : i32
  %8 = arith.cmpi uge, %v, %v : vector<4xi32>
  %9 = arith.index_cast %x : index to i64
  %10 = arith.extsi %n : i8 to i32
  %11 = arith.trunci %a : i32 to i8
  %12 = arith.trunci %a overflow<nuw> : i32 to i1
  %13, %14 = arith.addui_extended %a, %b : i32, i1
  %15, %16 = arith.mulsi_extended %a, %b : i32
  %17 = arith.select %7, %a, %b : i32
  %18 = arith.select %8, %v, %v : vector<4xi1>, vector<4xi32>
  %19 = arith.maxsi %a, %b : i32
  %20 = arith.bitcast %a : i32 to f32
  return %17 : i32
}
func.func @floats(%f: f32, %d: f64, %t: tensor<2xf32>) -> f32 {
  %0 = arith.addf %f, %f fastmath<nnan,contract> : f32
  %1 = arith.mulf %0, %f fastmath<fast> : f32
  %2 = arith.negf %1 : f32
  %3 = arith.cmpf ole, %f, %1 : f32
  %4 = arith.cmpf true, %f, %1 fastmath<ninf> : f32
  %5 = arith.extf %f : f32 to f64
  %6 = arith.truncf %d : f64 to f32
  %7 = arith.truncf %d to_nearest_even fastmath<nnan> : f64 to f16
  %8 = arith.divf %t, %t : tensor<2xf32>
  %9 = arith.fptosi %f : f32 to i32
  %10 = arith.sitofp %9 : i32 to f64
  %11 = arith.maximumf %f, %6 : f32
  return %11 : f32
}
func.func @constants() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant -1 : i64
  %2 = arith.constant true
  %3 = arith.constant 2.5 : f16
  %4 = arith.constant dense<[1, 2]> : vector<2xi8>
  %5 = arith.constant {foo.x} 7 : index
  return
}
