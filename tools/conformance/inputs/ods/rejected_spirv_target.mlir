// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
// expected-error@+1 {{unknown version: v1.9}}
module attributes {a.a = #spirv.vce<v1.9, [], []>} {}
// -----
// expected-error@+1 {{unknown capability: Shade}}
module attributes {a.a = #spirv.vce<v1.0, [Shade], []>} {}
// -----
// expected-error@+1 {{unknown extension: SPV_nothing}}
module attributes {a.a = #spirv.vce<v1.0, [], [SPV_nothing]>} {}
// -----
// expected-error@+1 {{expected valid keyword}}
module attributes {a.a = #spirv.vce<v1.0, [Shader,], []>} {}
// -----
// expected-error@+1 {{expected ','}}
module attributes {a.a = #spirv.vce<v1.0, [Shader]>} {}
// -----
// expected-error@+1 {{expected '<'}}
module attributes {a.a = #spirv.vce} {}
// -----
// expected-error@+1 {{expected ','}}
module attributes {a.a = #spirv.interface_var_abi<(0)>} {}
// -----
// expected-error@+1 {{missing binding}}
module attributes {a.a = #spirv.interface_var_abi<(0, "b")>} {}
// -----
// expected-error@+1 {{missing descriptor set}}
module attributes {a.a = #spirv.interface_var_abi<("b", 0)>} {}
// -----
// expected-error@+1 {{unknown storage class: Storage}}
module attributes {a.a = #spirv.interface_var_abi<(0, 1), Storage>} {}
// -----
// expected-error@+1 {{expected ','}}
module attributes {a.a = #spirv.target_env<#spirv.vce<v1.0, [], []>>} {}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {a.a = #spirv.target_env<3, #spirv.resource_limits<>>} {}
// -----
// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {a.a = #spirv.target_env<#spirv.vce<v1.0, [], []>, 4 : i32>} {}
// -----
// expected-error@+1 {{expected integer value}}
module attributes {a.a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:CPU:x, #spirv.resource_limits<>>} {}
// -----
// expected-error@+1 {{expected attribute value}}
module attributes {a.a = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD, api=Metal, #spirv.resource_limits<>>} {}
