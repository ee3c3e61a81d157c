// ODS: mlir/Dialect/LLVMIR/LLVMOps.td mlir/Dialect/GPU/IR/GPUOps.td

// Debug information, aliases of memory, features, and enums whose cases are no words.

func.func private @f() attributes {a = #llvm.framePointerKind<"non-leaf">}

// -----

func.func private @f() attributes {a = #llvm.framePointerKind<all>}

// -----

func.func private @f() attributes {a = #llvm.framePointerKind<"all">}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<bound = (d0) -> (d0), map = (d0)[s0] -> (d0 + s0), processor = thread_x>}

// -----

func.func private @f() attributes {a = #gpu.loop_dim_map<bound = (d0) -> (d0), map = (d0)[s0] -> (d0 + s0), processor = "thread_x">}

// -----

func.func private @f() attributes {a = #llvm.target_features<[ "+sme" ,"+sve"]>}

// -----

func.func private @f() attributes {a = #llvm.target_features<[]>}

// -----

#r = #llvm.tbaa_root<id = "x">
#t = #llvm.tbaa_type_desc<id = "c", members = {<#r, 0>}>
#u = #llvm.tbaa_type_desc<id = "d", members = {<#t, 0>, <#r, 8>}>
func.func private @f() attributes {a = #llvm.tbaa_tag<base_type = #u, access_type = #t, offset = 8>}

// -----

#r = #llvm.tbaa_root<id = "x">
func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "c", members = {#llvm.tbaa_member<#r, 0>}>}

// -----

func.func private @f() attributes {a = #llvm.tbaa_type_desc<id = "c", members = {<#llvm.tbaa_root, 0>}>}

// -----

func.func private @f() attributes {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>}

// -----

func.func private @f() attributes {a = #llvm.di_basic_type<name = "int">}

// -----

func.func private @f() attributes {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>}

// -----

func.func private @f() attributes {a = #llvm.di_subroutine_type<types = #llvm.di_null_type>}

// -----

func.func private @f() attributes {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = None>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_plus, DW_OP_stack_value]>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_constu(5)]>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert(16)]>}

// -----

func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert]>}

// -----

func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_array_type, recId = distinct[0]<>, isRecSelf = true>}

// -----

func.func private @f() attributes {a = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>}

// -----

func.func private @f() attributes {a = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 4 : i64>>}
