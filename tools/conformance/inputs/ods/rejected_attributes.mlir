// ODS: mlir/Dialect/Bufferization/IR/BufferizationOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/LLVMIR/ROCDLOps.td mlir/Dialect/SPIRV/IR/SPIRVOps.td mlir/Dialect/Shape/IR/ShapeOps.td
// expected-error @below {{attribute '"bufferization.other"' not supported as an op attribute by the bufferization dialect}}
func.func private @a() attributes {bufferization.other}

// -----

// expected-error @below {{'bufferization.writable' is expected to be a boolean attribute}}
func.func private @a(tensor<4xf32> {bufferization.writable = 1 : i32})

// -----

// expected-error @below {{'bufferization.writable' is invalid on external functions}}
func.func private @a(tensor<4xf32> {bufferization.writable = true})

// -----

func.func @a(%a: tensor<4xf32> {bufferization.writable = true, bufferization.access = "read", bufferization.buffer_layout = strided<[1]>}) { return }

// -----

// expected-error @below {{invalid value for 'bufferization.access'}}
func.func private @a(tensor<4xf32> {bufferization.access = "all"})

// -----

// expected-error @below {{'bufferization.access' is expected to be a string attribute}}
func.func private @a(tensor<4xf32> {bufferization.access = 1})

// -----

// expected-error @below {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func private @a(tensor<4xf32> {bufferization.buffer_layout = "x"})

// -----

// expected-error @below {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func private @a(tensor<4xf32> {bufferization.other})

// -----

// expected-error @below {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @a() attributes {nvvm.kernel}

// -----

llvm.func @a() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>} { llvm.return }

// -----

// expected-error @below {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @a() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }

// -----

// expected-error @below {{'"nvvm.reqntid"' attribute must be integer array with maximum 3 index}}
llvm.func @a() attributes {nvvm.reqntid = array<i32>} { llvm.return }

// -----

// expected-error @below {{'"nvvm.cluster_dim"' attribute must be integer array with maximum 3 index}}
llvm.func @a() attributes {nvvm.cluster_dim = array<i64: 1>} { llvm.return }

// -----

// expected-error @below {{'"nvvm.maxnreg"' attribute must be integer constant}}
llvm.func @a() attributes {nvvm.maxnreg = "x"} { llvm.return }

// -----

// expected-error @below {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @a() attributes {nvvm.minctasm = [1]} { llvm.return }

// -----

// expected-error @below {{'"nvvm.cluster_max_blocks"' attribute must be integer constant}}
llvm.func @a() attributes {nvvm.cluster_max_blocks} { llvm.return }

// -----

// expected-error @below {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @a() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} { llvm.return }

// -----

// expected-error @below {{'"rocdl.kernel"' attribute attached to unexpected op}}
func.func private @a() attributes {rocdl.kernel}

// -----

// expected-error @below {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func private @a() attributes {spirv.entry_point_abi = 1}

// -----

// expected-error @below {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func private @a() attributes {spirv.target_env = 1}

// -----

// expected-error @below {{found unsupported 'spirv.other' attribute on operation}}
func.func private @a() attributes {spirv.other = 1}

// -----

// expected-error @below {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func private @a(i32 {spirv.interface_var_abi = 1})

// -----

func.func private @a(i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>})

// -----

// expected-error @below {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func private @a(memref<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>})

// -----

func.func private @a(memref<4xi32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})

// -----

// expected-error @below {{found unsupported 'spirv.other' attribute on region argument}}
func.func private @a(i32 {spirv.other})

// -----

// expected-error @below {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func private @a() -> (i32 {spirv.other})

// -----

func.func @a() { "llvm.unheard"() : () -> () "spirv.Unheard"() : () -> () "shape.unheard"() : () -> () return }

// -----

// expected-error @below {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0, 1]> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

llvm.mlir.global common @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

llvm.mlir.global common @g(dense<[-0.0, 0.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
