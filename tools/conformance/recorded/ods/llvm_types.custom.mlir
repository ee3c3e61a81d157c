module {
  func.func private @f() attributes {a = !llvm.array<4 x index>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.array<4 x tensor<4xf32>>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<(index, tensor<4xf32>)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<"a", (index)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.func<index (index)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.func<void (tensor<4xf32>)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.func<tensor<4xf32> ()>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.array<2 x x86_amx>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.func<void (label)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<(memref<?xf32>, si32, tuple<>)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.array<4 x memref<?xf32>>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.array<4 x si32>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<(vector<4x4xf32>)>}
}

// -----
module {
  func.func private @f() attributes {a = !llvm.struct<(f8E5M2)>}
}

