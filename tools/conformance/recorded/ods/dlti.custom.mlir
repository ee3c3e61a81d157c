module {
  func.func private @f() attributes {a = #dlti.dl_entry<i32, 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_entry<"x", 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_entry<"x", 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_entry<"x", i32>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<i32 = 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<"i32" = 4 : i64, i64 = dense<4> : vector<2xi64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<i32 = 4 : i64, "a" = 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<i32 = 4 : i64, i64 = 5 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<i64 = 5 : i64, i32 = 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<"a" = #dlti.dl_spec<i8 = 3 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<"a" = 1 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<"a" = 1 : i64, i32 = 2 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<"a" = #dlti.map<"b" = 4 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<"a" = 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.map<"a" = i32>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>, "GPU" = #dlti.target_device_spec<"a" = 1 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_device_spec<"a" = 1 : i64, "b" = "c", "d" = 4 : ui32>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_device_spec<"a" = 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.function_pointer_alignment<64, function_dependent = true>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<i32 = 4 : i64>}
}

// -----
module attributes {a.b = #dlti.dl_spec<i32 = 4 : i64>} {
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<index = 32 : i64>, b = #dlti.dl_spec<index = 32 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.target_system_spec<"i32" = #dlti.target_device_spec<"a" = 4 : i64>>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_entry<"", 4 : i64>}
}

// -----
module {
  func.func private @f() attributes {a = #dlti.dl_spec<"a\22b" = 4 : i64>}
}

