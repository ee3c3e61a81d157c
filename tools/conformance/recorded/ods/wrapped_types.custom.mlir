module {
  func.func private @f() attributes {a = !pdl.range<value>}
}

// -----
module {
  func.func private @f() attributes {a = !pdl.range<type>}
}

// -----
module {
  func.func private @f() attributes {a = !pdl.range<attribute>}
}

// -----
module {
  func.func private @f() attributes {a = !pdl.range<operation>}
}

// -----
module {
  func.func private @f() attributes {a = !async.value<f32>}
}

// -----
module {
  func.func private @f() attributes {a = !async.value<tensor<4xf32>>}
}

// -----
module {
  func.func private @f() attributes {a = !async.value<!async.value<i32>>}
}

// -----
module {
  func.func private @f() attributes {a = !async.value<() -> ()>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<4xf32>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<4x8xf32>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<4x8x!emitc.ptr<i32>>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<0xf32>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<2x0xf32>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<2x!emitc.opaque<"a">>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<2x!emitc.size_t>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<2xindex>}
}

// -----
module {
  func.func private @f() attributes {a = !emitc.array<2xbf16>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a">}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", i32, 4>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", i32, f32, 4, 5>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", !llvm.ptr, 4>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", !llvm.ptr, 4>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", 4294967292>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.target<"a", tensor<4xf32>>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.array<4 x target<"a", i32>>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<"a", (ptr, target<"a">)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<"a", ()>, b = !llvm.struct<(struct<"a", ()>, i32)>}
}

