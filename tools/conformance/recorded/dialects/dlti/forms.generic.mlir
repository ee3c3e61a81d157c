"builtin.module"() ({
^bb0:
}) {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little", !llvm.ptr = dense<64> : vector<3xi64>>} : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "others", sym_visibility = "private"}> ({
  }) {a = #dlti.dl_entry<i32, 4 : i64>, b = #dlti.dl_entry<"key", "value">, c = #dlti.dl_spec<index = 64 : i64, "test.x" = [1, 2]>, d = #dlti.map<"a" = 1 : i64, i32 = #dlti.map<"b" = 2 : i64>>, e = #dlti.function_pointer_alignment<64, function_dependent = true>, f = #dlti.dl_spec<>} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = "4096", "max_vector_op_width" = 64 : ui32>, "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : ui32>>} : () -> ()

// -----
"builtin.module"() ({
^bb0:
}) {dlti.map = #dlti.map<"x" = 1 : i32>} : () -> ()

