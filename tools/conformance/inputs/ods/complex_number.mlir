// ODS: mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td

// Complex numbers.

func.func private @f() attributes {a = #complex.number<:f64 1.0, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f64 1.0, -2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f64 0x7FF0000000000000, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.1, 2.0> : complex<f32>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.1, 2.0> : complex<f64>}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.1, 2.0> : f32}

// -----

func.func private @f() attributes {a = #complex.number<:f32 1.1, 2.0> : i32}

// -----

func.func private @f() attributes {a = #complex.number<:f16 1.1, 1.0e10>}

// -----

func.func private @f() attributes {a = #complex.number<:bf16 1.1, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f80 1.1, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f128 1.1, 2.0>}

// -----

func.func private @f() attributes {a = #complex.number<:f8E5M2 1.1, 2.0>}

// -----

%0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
