wasmssa.func @f() {
  %0 = wasmssa.local of type i32
  %1 = wasmssa.const 1 : i64
  // expected-error @below {{input type and result type of local.set do not match}}
  wasmssa.local_set %0 : ref to i32 to %1 : i64
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.local of type i32
  %1 = wasmssa.const 1 : i64
  // expected-error @below {{input type and output type of local.tee do not match}}
  %2 = wasmssa.local_tee %0 : ref to i32 to %1 : i64
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{reinterpret input and output type should be distinct}}
  %1 = wasmssa.reinterpret %0 : i32 as i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1.0 : f32
  // expected-error @below {{input type ('f32') and output type ('i64') have incompatible bit widths}}
  %1 = wasmssa.reinterpret %0 : f32 as i64
  wasmssa.return
}

// -----

wasmssa.func @f() {
  // expected-error @below {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"()[^bb1] ({
  }) : () -> ()
^bb1:
  wasmssa.return
}

// -----

// expected-error @below {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{func argument type #0('i32') doesn't match entry block referenced type ('i64')}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: !wasmssa<local ref to i64>):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @below {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{'wasmssa.add' op failed to verify that all of {lhs, rhs, result} have same type}}
  %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i64
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{'wasmssa.sqrt' op operand #0 must be 32-bit float or 64-bit float, but got 'i32'}}
  %1 = wasmssa.sqrt %0 : i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{'wasmssa.local_get' op operand #0 must be Type of a local variable, but got 'i32'}}
  %1 = "wasmssa.local_get"(%0) : (i32) -> i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1.0 : f64
  // expected-error @below {{'wasmssa.promote' op operand #0 must be 32-bit floating-point type, but got 'f64'}}
  %1 = wasmssa.promote %0 : f64 to f64
  wasmssa.return
}

// -----

wasmssa.func @f() {
  // expected-error @below {{'wasmssa.local' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
  %0 = wasmssa.local of type i8
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{extend op can only take 8, 16 or 32 bits. Got 12}}
  %1 = wasmssa.extend 12 : ui32 low bits from %0 : i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %0 = wasmssa.const 1 : i32
  // expected-error @below {{trying to extend the 32 low bits from a 'i32' value is illegal}}
  %1 = wasmssa.extend 32 : ui32 low bits from %0 : i32
  wasmssa.return
}

// -----

wasmssa.global @h i32 : {
  // expected-error @below {{symbol @g is undefined}}
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}
wasmssa.global @h i32 : {
  // expected-error @below {{global.get op is considered constant if it's referring to a import.global symbol marked non-mutable}}
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}

// -----

// expected-error @below {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got mutable}}
wasmssa.global mutable @g i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

// expected-error @below {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got nested}}
wasmssa.func nested @f() {
  wasmssa.return
}

// -----

// expected-error @below {{expected a constant initializer for this operator, got %1 = "wasmssa.clz"(%0) : (i32) -> i32}}
wasmssa.global @g i32 : {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.clz %0 : i32
  wasmssa.return %0 : i32
}

// -----

// expected-error @below {{expected a constant initializer for this operator, got "wasmssa.block_return"() : () -> ()}}
wasmssa.global @g i32 : {
  %0 = wasmssa.const 1 : i32
  wasmssa.block : {
      wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return %0 : i32
}

// -----

// No verifier of constant initial values (ConstantExpressionInitializerOpTrait) among our hooks.
// expected-error @below {{expected a constant initializer for this operator, got %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i32}}
wasmssa.global @g i32 : {
  %0 = wasmssa.const 1 : i32
  %1 = wasmssa.add %0 %0 : i32
  wasmssa.return %1 : i32
}

// -----

// No verification of symbol uses of wasmssa.global_get among our hooks.
wasmssa.import_global "a" from "b" as @g mutable : i32
wasmssa.global @h i32 : {
  // expected-error @below {{global.get op is considered constant if it's referring to a import.global symbol marked non-mutable}}
  %0 = wasmssa.global_get @g : i32
  wasmssa.return %0 : i32
}
