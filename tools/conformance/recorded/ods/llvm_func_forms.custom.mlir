module {
  llvm.func @x()
}

// -----
module {
  llvm.func fastcc @x()
}

// -----
module {
  llvm.func coldcc @x()
}

// -----
module {
  llvm.func cc_10 @x()
}

// -----
module {
  llvm.func cc_11 @x()
}

// -----
module {
  llvm.func anyregcc @x()
}

// -----
module {
  llvm.func preserve_mostcc @x()
}

// -----
module {
  llvm.func preserve_allcc @x()
}

// -----
module {
  llvm.func swiftcc @x()
}

// -----
module {
  llvm.func cxx_fast_tlscc @x()
}

// -----
module {
  llvm.func tailcc @x()
}

// -----
module {
  llvm.func cfguard_checkcc @x()
}

// -----
module {
  llvm.func swifttailcc @x()
}

// -----
module {
  llvm.func x86_stdcallcc @x()
}

// -----
module {
  llvm.func x86_fastcallcc @x()
}

// -----
module {
  llvm.func arm_apcscc @x()
}

// -----
module {
  llvm.func arm_aapcscc @x()
}

// -----
module {
  llvm.func arm_aapcs_vfpcc @x()
}

// -----
module {
  llvm.func msp430_intrcc @x()
}

// -----
module {
  llvm.func x86_thiscallcc @x()
}

// -----
module {
  llvm.func ptx_kernelcc @x()
}

// -----
module {
  llvm.func ptx_devicecc @x()
}

// -----
module {
  llvm.func spir_funccc @x()
}

// -----
module {
  llvm.func spir_kernelcc @x()
}

// -----
module {
  llvm.func intel_ocl_bicc @x()
}

// -----
module {
  llvm.func x86_64_sysvcc @x()
}

// -----
module {
  llvm.func win64cc @x()
}

// -----
module {
  llvm.func x86_vectorcallcc @x()
}

// -----
module {
  llvm.func hhvmcc @x()
}

// -----
module {
  llvm.func hhvm_ccc @x()
}

// -----
module {
  llvm.func x86_intrcc @x()
}

// -----
module {
  llvm.func avr_intrcc @x()
}

// -----
module {
  llvm.func avr_builtincc @x()
}

// -----
module {
  llvm.func amdgpu_vscc @x()
}

// -----
module {
  llvm.func amdgpu_gscc @x()
}

// -----
module {
  llvm.func amdgpu_cscc @x()
}

// -----
module {
  llvm.func amdgpu_kernelcc @x()
}

// -----
module {
  llvm.func x86_regcallcc @x()
}

// -----
module {
  llvm.func amdgpu_hscc @x()
}

// -----
module {
  llvm.func msp430_builtincc @x()
}

// -----
module {
  llvm.func amdgpu_lscc @x()
}

// -----
module {
  llvm.func amdgpu_escc @x()
}

// -----
module {
  llvm.func aarch64_vectorcallcc @x()
}

// -----
module {
  llvm.func aarch64_sve_vectorcallcc @x()
}

// -----
module {
  llvm.func wasm_emscripten_invokecc @x()
}

// -----
module {
  llvm.func amdgpu_gfxcc @x()
}

// -----
module {
  llvm.func m68k_intrcc @x()
}

// -----
module {
  llvm.func @x()
}

// -----
module {
  llvm.func extern_weak @x()
}

// -----
module {
  llvm.func hidden @x()
}

// -----
module {
  llvm.func protected @x()
}

// -----
module {
  llvm.func local_unnamed_addr @x()
}

// -----
module {
  llvm.func unnamed_addr @x()
}

// -----
module {
  llvm.func @x() vscale_range(1, 4)
}

// -----
module {
  llvm.func @x() vscale_range(1, 2)
}

// -----
module {
  llvm.func @x() vscale_range(1, 2)
}

// -----
module {
  llvm.func @x() attributes {sym_visibility = "private"}
}

// -----
module {
  llvm.func @x() attributes {dso_local, garbageCollector = "x", personality = @x}
}

// -----
module {
  llvm.func @x(i32 {llvm.noundef}, ...) -> (i32 {llvm.noundef}) attributes {passthrough = ["a"]}
}

// -----
module {
  llvm.func @x() {
    llvm.return
  }
}

// -----
module {
  llvm.func @x() vscale_range(1, -4)
}

// -----
module {
  llvm.func @x() vscale_range(16, 4)
}

// -----
module {
  llvm.func protected @x()
}

