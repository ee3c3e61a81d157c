// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td

// Encodings of sparse tensors: levels, maps and their inverses, slices, widths, values.

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {l0, l1}(d0, d1) -> (l0 = d0 : dense, l1 = d1: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {l0, l1}(d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {}(d0, d1) -> (d0 : dense, d1: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [](d0, d1) -> (d0 : dense, d1: compressed())}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1: singleton(soa,nonunique,nonordered))}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured[1, 2])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4: structured[0, 4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(), d1 : compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0) -> (s : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,2,3)>, d1) -> (d0: dense, d1: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1 : #sparse_tensor<slice(1,2,3)>) -> (d0: dense, d1: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 16 : i8, crdWidth = 0}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 0 , crdWidth = 4294967304}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = true}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = 1.0, implicitVal = 5 : index}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : compressed), explicitVal = 1.0, implicitVal = 5 : index}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 2 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 2 : compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 2 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 2 : compressed, d1 mod 2: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a, b, c, d} (i = a * 2 + c, j = b * 3 + d) -> (a = i floordiv 2 : dense, b = j floordiv 3 : compressed, c = i mod 2 : dense, d = j mod 3 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2: dense, d0 mod 2: dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a * 2 + b) -> (a = d0 floordiv 2: dense, b = d0 mod 2: dense, c = d0 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0) -> (d0 floordiv s: dense, d0 mod s: dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0, d1) -> (d1: dense, d0: structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0, d1) -> (d1: dense, d0: compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: compressed, d1: singleton, d2 : compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: loose_compressed, d1: singleton, d2 : singleton)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[255,255])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[256,257])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[2,257])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[0,0])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[0,256])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 floordiv 4: dense, d1 : dense, d2 : dense, d0 mod 4 : structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 floordiv 4: dense, d1 : dense, d0 mod 4: dense, d2 : structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 floordiv 4: dense, d0 mod 4: dense, d1 floordiv 4 : dense, d2 floordiv 4: dense, d1 mod 4 : dense, d2 mod 4 : structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 floordiv 4: dense, d0 mod 4: dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 4: dense, d1 floordiv 4 : dense, d0 mod 4 : dense, d1 mod 4 : structured[2,4])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,2,1) x>) -> (d0 : compressed)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = #complex.number<:f32 1.0, 0.0>}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 9223372036854775808 : i64}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = 5 : si4, implicitVal = 0 : si4}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 8, posWidth = 16 }> , b = #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>}

// -----

func.func private @f() attributes {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>}

// -----

func.func private @f() attributes {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>}

// -----

func.func private @f() attributes {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>}

// -----

func.func private @f() attributes {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>}

// -----

func.func private @f() attributes {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>}

// -----

func.func private @f() attributes {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>}

// -----

func.func private @f() attributes {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>}

// -----

func.func private @f() attributes {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed, d1: singleton, d2 : compressed, d3 : singleton)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed, d1: singleton(soa), d2 : compressed, d3 : singleton)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1 floordiv 2: dense, d1 mod 2: dense, d1 mod 2 : structured[1,2])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0, d1, d2) -> (d0: dense, d1 floordiv 2: dense, d1 mod 2: dense, d1 mod 2 : structured[1,2])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = [s](d0, d1) -> (s: dense, d1: structured[1,2])}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = c, d1 = a*2+b) -> (a = d0 floordiv 2 : dense, b = d0 mod 2 : dense, c = d1 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a, d1 = b*2+c) -> (a = d0 : dense, b = d1 floordiv 2 : dense, c = d1 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a, d1 = b*2+c) -> (a = d1 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = b, d1 = a*2+c) -> (a = d1 floordiv 2 : dense, b = d0 : dense, c = d1 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b*2+c, d1 = a*3+d) -> (a = d1 floordiv 3 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense, d = d1 mod 3 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b*2+d, d1 = a*3+c) -> (a = d1 floordiv 3 : dense, b = d0 floordiv 2 : dense, c = d1 mod 3 : dense, d = d0 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = b, d2 = c*2+d) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>}

// -----

func.func private @f() attributes {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = c, d2 = b*2+d) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>}

// -----

#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 8, crdWidth = 16, explicitVal = 1, implicitVal = 2}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>, c = #a}

// -----

#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 2 : dense, d1 : compressed), posWidth = 8, crdWidth = 16}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>, c = #a}

// -----

#a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,2,3)>) -> (d0 : dense)}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>, c = #a}

// -----

#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>}

// -----

#a = #sparse_tensor.encoding<{map = [s](d0) -> (d0 + s : dense)}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>, c = #a}

// -----

#a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>
#b = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 8}>
func.func private @f() attributes {a = !sparse_tensor.storage_specifier<#a>, b = !sparse_tensor.storage_specifier<#b>}
