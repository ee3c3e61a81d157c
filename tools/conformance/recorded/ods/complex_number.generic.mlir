"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f64 1.000000e+00, 2.000000e+00> : complex<f64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f64 1.000000e+00, -2.000000e+00> : complex<f64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f64 0x7FF0000000000000, 2.000000e+00> : complex<f64>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.100000e+00, 2.000000e+00> : complex<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.100000e+00, 2.000000e+00> : complex<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.100000e+00, 2.000000e+00> : complex<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.100000e+00, 2.000000e+00> : complex<f32>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f16 1.099610e+00, 0x7C00> : complex<f16>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:bf16 1.101560e+00, 2.000000e+00> : complex<bf16>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f80 1.10000000000000008882, 2.000000e+00> : complex<f80>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f128 1.10000000000000008881784197001252323, 2.000000e+00> : complex<f128>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f8E5M2 1.000000e+00, 2.000000e+00> : complex<f8E5M2>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  %0 = "complex.constant"() <{value = [1.000000e+00 : f32, 2.000000e+00 : f32]}> : () -> complex<f32>
}) : () -> ()

