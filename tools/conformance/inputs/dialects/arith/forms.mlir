// Integers and indices.
func.func @integers(%a: i32, %b: i32, %i: index, %v: vector<4xi8>, %t: tensor<?x2xi64>) {
  %0 = arith.constant 7 : i32
  %1 = arith.constant dense<[1, -2, 3, 4]> : vector<4xi8>
  %2 = arith.constant {note} true
  %3 = arith.constant -1 : index
  %4 = arith.constant dense<0> : tensor<2x2xindex>
  %5 = arith.addi %a, %b : i32
  %6 = arith.addi %i, %i overflow<nsw> : index
  %7 = arith.subi %v, %v overflow<nsw, nuw> {x} : vector<4xi8>
  %8 = arith.muli %t, %t : tensor<?x2xi64>
  %9 = arith.shli %a, %b overflow<nuw> : i32
  %10 = arith.divui %a, %b : i32
  %11 = arith.divsi %a, %b exact : i32
  %12 = arith.ceildivui %i, %i : index
  %13 = arith.ceildivsi %a, %b : i32
  %14 = arith.floordivsi %a, %b : i32
  %15 = arith.remui %v, %v : vector<4xi8>
  %16 = arith.remsi %a, %b : i32
  %17 = arith.andi %a, %b : i32
  %18 = arith.ori %a, %b : i32
  %19 = arith.xori %v, %v : vector<4xi8>
  %20 = arith.shrui %a, %b exact : i32
  %21 = arith.shrsi %a, %b : i32
  %22 = arith.maxsi %a, %b : i32
  %23 = arith.maxui %a, %b : i32
  %24 = arith.minsi %a, %b : i32
  %25 = arith.minui %i, %i : index
  %26, %27 = arith.addui_extended %a, %b : i32, i1
  %28:2 = arith.addui_extended %v, %v {x} : vector<4xi8>, vector<4xi1>
  %29, %30 = arith.mulsi_extended %a, %b : i32
  %31, %32 = arith.mului_extended %t, %t : tensor<?x2xi64>
  return
}

// -----

// Floats.
func.func @floats(%a: f32, %b: f32, %v: vector<2x[4]xf16>, %t: tensor<*xf64>) {
  %0 = arith.constant 1.5 : f32
  %1 = arith.constant dense<2.0> : vector<2x[4]xf16>
  %2 = arith.constant 0x7F80 : bf16
  %3 = arith.negf %a : f32
  %4 = arith.addf %a, %b fastmath<fast> : f32
  %5 = arith.subf %v, %v : vector<2x[4]xf16>
  %6 = arith.mulf %a, %b fastmath<nnan,nsz> {x} : f32
  %7 = arith.divf %t, %t : tensor<*xf64>
  %8 = arith.remf %a, %b fastmath<none> : f32
  %9 = arith.maximumf %a, %b : f32
  %10 = arith.maxnumf %a, %b fastmath<reassoc,contract> : f32
  %11 = arith.minimumf %v, %v : vector<2x[4]xf16>
  %12 = arith.minnumf %a, %b : f32
  %13 = arith.cmpf oeq, %a, %b : f32
  %14 = arith.cmpf true, %v, %v fastmath<ninf> : vector<2x[4]xf16>
  %15 = arith.cmpf uno, %t, %t : tensor<*xf64>
  %16 = arith.select %13, %a, %b : f32
  %17 = arith.select %14, %v, %v {x} : vector<2x[4]xi1>, vector<2x[4]xf16>
  %18 = arith.select %13, %t, %t : tensor<*xf64>
  return
}

// -----

// Comparisons of integers, and choices between values of any type.
func.func @choices(%a: i32, %b: i32, %t: tensor<?xindex>, %m: memref<?xf32>, %c: i1, %f: () -> ()) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ule, %t, %t {x} : tensor<?xindex>
  %2 = arith.select %c, %m, %m : memref<?xf32>
  %3 = arith.select %c, %f, %f : () -> ()
  %4 = arith.select %1, %t, %t : tensor<?xi1>, tensor<?xindex>
  return
}

// -----

// Casts.
func.func @casts(%i: i32, %l: i64, %n: index, %f: f32, %d: f64, %v: vector<4xi16>, %t: tensor<?xf32>, %m: memref<4xindex>, %s: vector<4xf8E8M0FNU>, %q: vector<4xf4E2M1FN>, %w: vector<4xf32>) {
  %0 = arith.extui %i : i32 to i64
  %1 = arith.extsi %v : vector<4xi16> to vector<4xi32>
  %2 = arith.extf %f : f32 to f64
  %3 = arith.extf %t fastmath<nnan> : tensor<?xf32> to tensor<?xf64>
  %4 = arith.trunci %l : i64 to i1
  %5 = arith.trunci %l overflow<nsw> {x} : i64 to i8
  %6 = arith.truncf %d : f64 to f32
  %7 = arith.truncf %d to_nearest_even fastmath<contract> : f64 to bf16
  %8 = arith.truncf %f to_nearest_away : f32 to f8E5M2
  %9 = arith.uitofp %i : i32 to f16
  %10 = arith.sitofp %v : vector<4xi16> to vector<4xf32>
  %11 = arith.fptoui %f : f32 to i7
  %12 = arith.fptosi %t : tensor<?xf32> to tensor<?xi32>
  %13 = arith.index_cast %n : index to i32
  %14 = arith.index_castui %m : memref<4xindex> to memref<4xi32>
  %15 = arith.bitcast %f : f32 to i32
  %16 = arith.bitcast %v {x} : vector<4xi16> to vector<4xbf16>
  %17 = arith.scaling_extf %q, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %18 = arith.scaling_truncf %w, %s upward fastmath<nnan> : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  %19 = arith.scaling_truncf %w, %s {x} : vector<4xf32>, vector<4xf8E8M0FNU> to vector<4xf4E2M1FN>
  return
}

// -----

// Attributes of other places, and names.
func.func @names() attributes {a = #arith.fastmath<nnan,afn>, b = #arith.overflow<none>, c = #arith<fastmath<fast>>} {
  %c = arith.constant 1 : i8
  %t = arith.constant false
  %i = arith.constant 3 : index
  %f = arith.constant 1.0 : f64
  %v = arith.constant dense<1> : vector<1xi1>
  return
}
