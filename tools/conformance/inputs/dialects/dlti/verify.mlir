// expected-error @below {{repeated DLTI key: index}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, index = 64 : i32>} {}

// -----

// expected-error @below {{repeated DLTI key: "x"}}
module attributes {test.a = #dlti.map<"x" = 1, "x" = 2>} {}

// -----

// expected-error @below {{empty string as DLTI key is not allowed}}
module attributes {test.a = #dlti.map<"" = 1>} {}

// -----

// expected-error @below {{expected a type or a quoted string}}
module attributes {test.a = #dlti.dl_entry<1, 2>} {}

// -----

// expected-error @below {{no DLTI entries provided}}
module attributes {test.a = #dlti.target_device_spec<>} {}

// -----

// expected-error @below {{invalid kind of attribute specified}}
module attributes {test.a = #dlti.target_device_spec<i32 = 1>} {}

// -----

// expected-error @below {{no DLTI entries provided}}
module attributes {test.a = #dlti.target_system_spec<>} {}

// -----

// expected-error @below {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {test.a = #dlti.target_system_spec<"CPU" = 1>} {}

// -----

// expected-error @below {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {test.a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error @below {{invalid kind of attribute specified}}
module attributes {test.a = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error @below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {}

// -----

// expected-error @below {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}

// -----

// expected-error @below {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 1} {}

// -----

// expected-error @below {{attribute 'dlti.other' not supported by dialect}}
module attributes {dlti.other = 1} {}

// -----

// expected-error @below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}

// -----

// expected-error @below {{unknown data layout entry name: dlti.other}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.other" = 1>} {}

// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 1 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}

// -----

// expected-error @below {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {}

// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i16, dense<64> : vector<1xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>, i16 = dense<64> : vector<1xi32>>} {}

// -----

// expected-error @below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {}

// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, 1 : i32>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = 1 : i32>} {}

// -----

// expected-error @below {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<1xi64>>} {}

// -----

// expected-error @below {{expected ','}}
module attributes {test.a = #dlti.function_pointer_alignment<64>} {}

// -----

// expected-error @below {{unknown attribute `other` in dialect `dlti`}}
module attributes {test.a = #dlti.other<1>} {}

// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}

// -----

// expected-error @below {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi32>>} {}

// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// expected-error @below {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32, 64]> : vector<2xi64>>} {}

// -----

// expected-error @below {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 1>} {}

// -----

// expected-error @below {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<1> : vector<1xi32>>} {}

// -----

// expected-error @below {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f64, dense<1> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<1> : vector<3xi64>>} {}

// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xf32> = dense<1> : vector<3xi64>>} {}

// -----

// expected-error @below {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = dense<1> : vector<1xi64>>} {}
