func.func @f(%m: memref<4xi32>, %n: memref<?x?xf32>, %v: i32, %w: f32, %i: index) -> (i32, i32, f32, f32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maximumf %w, %n[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %3 = memref.atomic_rmw addf %w, %n[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %4 = memref.atomic_rmw addi %0, %m[%i] : (i32, memref<4xi32>) -> i32
  return %0, %1, %2, %3 : i32, i32, f32, f32
}
