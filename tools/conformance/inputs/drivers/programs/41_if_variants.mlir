func.func private @mix(%h: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %h, %k : i32
  %s = arith.addi %m, %x : i32
  return %s : i32
}
func.func private @fin(%h: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c255 = arith.constant 255 : i32
  %a = arith.shrui %h, %c16 : i32
  %b = arith.xori %h, %a : i32
  %c = arith.shrui %b, %c8 : i32
  %d = arith.xori %b, %c : i32
  %r = arith.andi %d, %c255 : i32
  return %r : i32
}
func.func @sign(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %neg = arith.cmpi slt, %x, %c0 : i32
  %r = scf.if %neg -> i32 {
    %m = arith.constant -1 : i32
    scf.yield %m : i32
  } else {
    %pos = arith.cmpi sgt, %x, %c0 : i32
    %p = scf.if %pos -> i32 {
      %one = arith.constant 1 : i32
      scf.yield %one : i32
    } else {
      scf.yield %c0 : i32
    }
    scf.yield %p : i32
  }
  return %r : i32
}
func.func @both(%c: i1, %d: i1, %a: i32, %b: f32) -> (i32, f32) {
  %r:2 = scf.if %c -> (i32, f32) {
    %s:2 = scf.if %d -> (i32, f32) {
      %t = arith.addi %a, %a : i32
      scf.yield %t, %b : i32, f32
    } else {
      %n = arith.negf %b : f32
      scf.yield %a, %n : i32, f32
    }
    scf.yield %s#0, %s#1 : i32, f32
  } else {
    %q = arith.fptosi %b : f32 to i32
    %w = arith.sitofp %a : i32 to f32
    scf.yield %q, %w : i32, f32
  }
  scf.if %d {
    %z = arith.cmpi ne, %a, %r#0 : i32
    scf.if %z {
    }
  }
  return %r#0, %r#1 : i32, f32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 12 : i32
  %b = arith.constant 40.5 : f32
  %m = arith.constant -7 : i32
  %z = arith.constant 0 : i32
  %s0 = call @sign(%a) : (i32) -> i32
  %s1 = call @sign(%m) : (i32) -> i32
  %s2 = call @sign(%z) : (i32) -> i32
  %p:2 = call @both(%t, %t, %a, %b) : (i1, i1, i32, f32) -> (i32, f32)
  %q:2 = call @both(%t, %f, %a, %b) : (i1, i1, i32, f32) -> (i32, f32)
  %u:2 = call @both(%f, %t, %a, %b) : (i1, i1, i32, f32) -> (i32, f32)
  %f0 = arith.addf %p#1, %q#1 : f32
  %f1 = arith.addf %f0, %u#1 : f32
  %fi = arith.bitcast %f1 : f32 to i32
  %h0 = call @mix(%s0, %s1) : (i32, i32) -> i32
  %h1 = call @mix(%h0, %s2) : (i32, i32) -> i32
  %h2 = call @mix(%h1, %p#0) : (i32, i32) -> i32
  %h3 = call @mix(%h2, %q#0) : (i32, i32) -> i32
  %h4 = call @mix(%h3, %u#0) : (i32, i32) -> i32
  %h5 = call @mix(%h4, %fi) : (i32, i32) -> i32
  %r = call @fin(%h5) : (i32) -> i32
  return %r : i32
}
