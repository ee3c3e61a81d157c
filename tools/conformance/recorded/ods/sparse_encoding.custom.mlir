#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(nonunique, nonordered, soa)) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[1, 2]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[0, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0) -> (s0 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(1, 2, 3)>) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 16 }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), crdWidth = 8 }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = true }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1.000000e+00 : f64, implicitVal = 5 : index }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : compressed), explicitVal = 1.000000e+00 : f64, implicitVal = 5 : index }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 2 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 2 : compressed, d1 mod 2 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0) -> (d0 floordiv s0 : dense, d0 mod s0 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d1 : dense, d0 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : loose_compressed, d1 : singleton, d2 : singleton) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[255, 255]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[0, 1]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 1]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[0, 0]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[0, 0]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 4 : dense, d1 : dense, d2 : dense, d0 mod 4 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 4 : dense, d1 : dense, d0 mod 4 : dense, d2 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 4 : dense, d0 mod 4 : dense, d1 floordiv 4 : dense, d2 floordiv 4 : dense, d1 mod 4 : dense, d2 mod 4 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 4 : dense, d0 mod 4 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 4 : dense, d1 floordiv 4 : dense, d0 mod 4 : dense, d1 mod 4 : structured[2, 4]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 1)>) -> (d0 : compressed) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = #complex.number<:f32 1.000000e+00, 0.000000e+00> : complex<f32> }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 5 : si4, implicitVal = 0 : si4 }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 16 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = #sparse, b = #sparse1}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = tensor<?xf32, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = -0.000000e+00 : f32 }>
module {
  func.func private @f() attributes {a = tensor<?xf32, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = tensor<?xindex, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 0 : index }>
module {
  func.func private @f() attributes {a = tensor<?xindex, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = tensor<?xi32, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0 : i32 }>
module {
  func.func private @f() attributes {a = tensor<?xi32, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = tensor<?xcomplex<f32>, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>
module {
  func.func private @f() attributes {a = tensor<?xcomplex<f32>, #sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : singleton, d2 : compressed, d3 : singleton) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : singleton(soa), d2 : compressed, d3 : singleton) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : dense, d1 mod 2 : structured[1, 2]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1, d2) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : dense, d1 mod 2 : structured[1, 2]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (s0 : dense, d1 : structured[1, 2]) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 2 : dense, d0 : dense, d1 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 3 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 3 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 3 : dense, d0 floordiv 2 : dense, d1 mod 3 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d1 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : dense, d0 floordiv 2 : dense, d1 : dense, d0 mod 2 : dense) }>
module {
  func.func private @f() attributes {a = #sparse}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 8, crdWidth = 16, explicitVal = 1 : i64, implicitVal = 2 : i64 }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>, c = #sparse1}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : compressed), posWidth = 8, crdWidth = 16 }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>, c = #sparse1}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 3)>) -> (d0 : dense) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 3)>) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>, c = #sparse1}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
#sparse1 = #sparse_tensor.encoding<{ map = [s0](d0) -> (d0 + s0 : dense) }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>, c = #sparse1}
}

// -----
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
module {
  func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#sparse>, b = !sparse_tensor.storage_specifier<#sparse>}
}

