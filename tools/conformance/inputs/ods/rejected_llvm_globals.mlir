// ODS: mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func avr_signalcc @x()
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func amdgpu_pscc @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func available_externally @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce_odr @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak_odr @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func appending @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func private @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @x()
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func default @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal hidden unnamed_addr fastcc @x()
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func hidden internal @x()
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func unnamed_addr hidden @x()
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func fastcc unnamed_addr @x()
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.func @x() vscale_range(1, 4) comdat(@a::@b)
}

// -----

module {
// expected-error @below {{custom op 'vscale_range' is unknown (tried 'builtin.vscale_range' as well)}}
llvm.func @x() comdat(@a::@b) vscale_range(1, 4)
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.func @x() comdat(@a::@b)
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.func @x() comdat(@a) attributes {a.b}
}

// -----

module {
// expected-error @below {{expected ','}}
llvm.func @x() vscale_range(1)
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected integer value}}
llvm.func @x() vscale_range(a, 1)
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.func @x() attributes {comdat = @a}
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @x() attributes {linkage = #llvm.linkage<internal>}
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @x() -> (i32, i32)
}

// -----

module {
// expected-error @below {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func public @x()
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.func @x() comdat(@a::@b) attributes {a.b} {
 llvm.return
}
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "x", CConv = #llvm.cconv<fastcc>, linkage = #llvm.linkage<internal>, comdat = @a, visibility_ = 1, unnamed_addr = 2 : i64, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 2 : i32>}> ({}) : () -> ()
}

// -----

module {
// expected-error @below {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @x()
}

// -----

module {
// expected-error @below {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @x() {
 llvm.return
}
}

// -----

module {
llvm.comdat @a {
 llvm.comdat_selector @b any
}
// expected-error @below {{expected comdat symbol}}
llvm.func @x() comdat(@a)
}

// -----

module {
// expected-error @below {{expected comdat symbol}}
llvm.mlir.global external @x(1 : i32) comdat(@a) : i32
}

// -----

module {
// expected-error @below {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
}

// -----

module {
// expected-error @below {{'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@a], priorities = [0 : i32], data = [#llvm.zero]
}

// -----

module {
llvm.comdat @a {
  // expected-error @below {{only comdat selector symbols can appear in a comdat region}}
  llvm.return
}
}

// -----

module {
llvm.func @f(%i: i32) {
  // expected-error @below {{'llvm.switch' op expects number of case values to match number of case destinations}}
  "llvm.switch"(%i)[^b, ^b] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
 ^b:
 llvm.return
}
}

// -----

module {
// expected-error @below {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 1 vs 2}}
  "cf.cond_br"(%c)[^x, ^x] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^x:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{branch weights cannot all be zero}}
  "cf.cond_br"(%c)[^x, ^x] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^x:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 1 vs 2}}
  "llvm.cond_br"(%c)[^x, ^x] <{branch_weights = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^x:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{branch weights cannot all be zero}}
  "llvm.cond_br"(%c)[^x, ^x] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^x:
  return
}
