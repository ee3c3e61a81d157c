// ODS: mlir/Dialect/DLTI/DLTIAttrs.td

// Entries, maps and specifications.

func.func private @f() attributes {a = #dlti.dl_entry<i32, 4>}

// -----

func.func private @f() attributes {a = #dlti.dl_entry<"x", 4>}

// -----

func.func private @f() attributes {a = #dlti.dl_entry<"x", 4> }

// -----

func.func private @f() attributes {a = #dlti.dl_entry<"x", i32>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<i32 = 4>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<"i32" = 4, i64 = dense<4> : vector<2xi64>>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<#dlti.dl_entry<i32, 4>, #dlti.dl_entry<"a", 4>>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<#dlti.dl_entry<i32, 4>, i64 = 5>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<i64 = 5, #dlti.dl_entry<i32, 4>>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<"a" = #dlti.dl_spec<i8 = 3>>}

// -----

func.func private @f() attributes {a = #dlti.map<>}

// -----

func.func private @f() attributes {a = #dlti.map<"a" = 1>}

// -----

func.func private @f() attributes {a = #dlti.map<"a" = 1, i32 = 2>}

// -----

func.func private @f() attributes {a = #dlti.map<"a" = #dlti.map<"b" = 4>>}

// -----

func.func private @f() attributes {a = #dlti.map<#dlti.dl_entry<"a", 4>>}

// -----

func.func private @f() attributes {a = #dlti.map}

// -----

func.func private @f() attributes {a = #dlti.map<"a" = i32>}

// -----

func.func private @f() attributes {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>}

// -----

func.func private @f() attributes {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "GPU" = #dlti.target_device_spec<"a" = 1>>}

// -----

func.func private @f() attributes {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1>>}

// -----

func.func private @f() attributes {a = #dlti.target_device_spec<"a" = 1, "b" = "c", "d" = 4 : ui32>}

// -----

func.func private @f() attributes {a = #dlti.target_device_spec<#dlti.dl_entry<"a", 4>>}

// -----

func.func private @f() attributes {a = #dlti.function_pointer_alignment<64, function_dependent = true>}

// -----

func.func private @f() attributes {a = #dlti<dl_spec<i32 = 4>>}

// -----

module attributes {a.b = #dlti.dl_spec<i32 = 4>} {}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<index = 32>, b = #dlti.dl_spec<index = 32>}

// -----

func.func private @f() attributes {a = #dlti.target_system_spec<#dlti.dl_entry<"i32", #dlti.target_device_spec<"a" = 4>>>}

// -----

func.func private @f() attributes {a = #dlti.dl_entry<"", 4>}

// -----

func.func private @f() attributes {a = #dlti.dl_spec<"a\22b" = 4>}
