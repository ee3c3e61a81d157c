// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
// Structs that refer to a struct around them.
func.func private @itself(!spirv.struct<node, (i32, !spirv.ptr<!spirv.struct<node>, Uniform>)>)
func.func private @each_other(!spirv.struct<left, (!spirv.ptr<!spirv.struct<right, (!spirv.ptr<!spirv.struct<left>, Uniform>, !spirv.ptr<!spirv.struct<right>, Uniform>)>, Uniform>)>)
func.func private @twice(!spirv.struct<node, (i32, !spirv.ptr<!spirv.struct<node>, Uniform>)>, f32)
func.func private @inside(!spirv.struct<(!spirv.struct<part, (i32 [0], !spirv.ptr<!spirv.struct<part>, Uniform> [8]), Block>)>)
!list = !spirv.struct<list, (!spirv.ptr<!spirv.struct<list>, Uniform>)>
func.func private @by_alias(!list, !spirv.struct<holder, (!list)>)

// -----

// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @alone(!spirv.struct<other>)

// -----

// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @of_another(!spirv.struct<some, (!spirv.ptr<!spirv.struct<other>, Uniform>)>)

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @defined_inside(!spirv.struct<some, (!spirv.ptr<!spirv.struct<some, (i32)>, Uniform>)>)

// -----

func.func private @defined(!spirv.struct<node, (!spirv.ptr<!spirv.struct<node>, Uniform>)>)
// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @behind(!spirv.ptr<!spirv.struct<node>, Uniform>)
