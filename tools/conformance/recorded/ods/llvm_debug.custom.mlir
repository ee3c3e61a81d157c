module {
  func.func private @f() attributes {a = #llvm.framePointerKind<"non-leaf">}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.framePointerKind<all>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.framePointerKind<all>}
}

// -----
module {
  func.func private @f() attributes {a = #gpu.loop_dim_map<processor = thread_x, map = (d0)[s0] -> (d0 + s0), bound = (d0) -> (d0)>}
}

// -----
module {
  func.func private @f() attributes {a = #gpu.loop_dim_map<processor = thread_x, map = (d0)[s0] -> (d0 + s0), bound = (d0) -> (d0)>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.target_features<["+sme", "+sve"]>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.target_features<[]>}
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "x">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "c", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "d", members = {<#tbaa_type_desc, 0>, <#tbaa_root, 8>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 8>
module {
  func.func private @f() attributes {a = #tbaa_tag}
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "x">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "c", members = {<#tbaa_root, 0>}>
module {
  func.func private @f() attributes {a = #tbaa_type_desc}
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "c", members = {<#tbaa_root, 0>}>
module {
  func.func private @f() attributes {a = #tbaa_type_desc}
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
module {
  func.func private @f() attributes {a = #di_basic_type}
}

// -----
#di_basic_type = #llvm.di_basic_type<name = "int">
module {
  func.func private @f() attributes {a = #di_basic_type}
}

// -----
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
module {
  func.func private @f() attributes {a = #di_subroutine_type}
}

// -----
#di_null_type = #llvm.di_null_type
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
module {
  func.func private @f() attributes {a = #di_subroutine_type}
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
module {
  func.func private @f() attributes {a = #di_compile_unit}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_plus, DW_OP_stack_value]>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_constu(5)]>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8)]>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert(16)]>}
}

// -----
module {
  func.func private @f() attributes {a = #llvm.di_expression<[DW_OP_LLVM_convert]>}
}

// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true, tag = DW_TAG_array_type>
module {
  func.func private @f() attributes {a = #di_composite_type}
}

// -----
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
module {
  func.func private @f() attributes {a = #di_composite_type}
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 4 : i64>>
module {
  func.func private @f() attributes {a = #di_composite_type}
}

