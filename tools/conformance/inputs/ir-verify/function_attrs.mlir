// ODS: mlir/Dialect/GPU/IR/GPUOps.td
// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func @f(%a: i32 {llvm.noalias}) { return }
// -----
func.func @f(%a: tensor<4xf32> {llvm.noalias}) { return }
// -----
func.func @f(%a: memref<4xf32> {llvm.noalias}) { return }
// -----
// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
func.func @f(%a: memref<4xf32> {llvm.noalias = 3 : i32}) { return }
// -----
func.func @f(%a: index {llvm.align = 4 : i32}) { return }
// -----
// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
func.func @f(%a: i32 {llvm.align = 4 : i32}) -> (f32 {llvm.signext}) { %f = arith.constant 1.0 : f32
return %f : f32 }
// -----
func.func @f(%a: i32 {llvm.foo = 4 : i32}) { return }
// -----
llvm.func @f(%a: i32 {llvm.foo = 4 : i32})
// -----
// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: vector<4xi32> {llvm.signext})
// -----
// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{function_type = () -> (), sym_name = "f", arg_attrs = [{}]}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility="private", res_attrs = [{}]}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility="private", arg_attrs = [{foo}]}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
"func.func"() <{function_type = () -> i32, sym_name = "f", sym_visibility="private", res_attrs = [{foo}]}> ({}) : () -> ()
// -----
// expected-error @+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility="private", arg_attrs = [3]}> ({}) : () -> ()
// -----
// expected-error @+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", arg_attrs = [{}], linkage = #llvm.linkage<external>}> ({}) : () -> ()
// -----
// expected-error @+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f", res_attrs = [{}], linkage = #llvm.linkage<external>}> ({}) : () -> ()
// -----
// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
gpu.module @m { gpu.func @f(%a: i32 {llvm.noalias}) { gpu.return } }
// -----
// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.noalias })
// -----
// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.noalias = 4 : i64})
// -----
// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noalias = i32})
// -----
// expected-error @+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.readonly })
// -----
// expected-error @+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly = 4 : i64})
// -----
// expected-error @+1 {{"llvm.readonly" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.readonly = i32})
// -----
// expected-error @+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.readnone })
// -----
// expected-error @+1 {{"llvm.readnone" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readnone = 4 : i64})
// -----
// expected-error @+1 {{"llvm.readnone" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.readnone = i32})
// -----
// expected-error @+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.writeonly })
// -----
// expected-error @+1 {{"llvm.writeonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.writeonly = 4 : i64})
// -----
// expected-error @+1 {{"llvm.writeonly" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.writeonly = i32})
// -----
// expected-error @+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nest })
// -----
// expected-error @+1 {{"llvm.nest" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nest = 4 : i64})
// -----
// expected-error @+1 {{"llvm.nest" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.nest = i32})
// -----
// expected-error @+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nocapture })
// -----
// expected-error @+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture = 4 : i64})
// -----
// expected-error @+1 {{"llvm.nocapture" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.nocapture = i32})
// -----
// expected-error @+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nofree })
// -----
// expected-error @+1 {{"llvm.nofree" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nofree = 4 : i64})
// -----
// expected-error @+1 {{"llvm.nofree" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.nofree = i32})
// -----
// expected-error @+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.nonnull })
// -----
// expected-error @+1 {{"llvm.nonnull" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nonnull = 4 : i64})
// -----
// expected-error @+1 {{"llvm.nonnull" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.nonnull = i32})
// -----
llvm.func @f(%a: i32 {llvm.noundef })
// -----
// expected-error @+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.noundef = 4 : i64})
// -----
// expected-error @+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noundef = i32})
// -----
llvm.func @f(%a: i32 {llvm.signext })
// -----
// expected-error @+1 {{"llvm.signext" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.signext = 4 : i64})
// -----
// expected-error @+1 {{"llvm.signext" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.signext = i32})
// -----
llvm.func @f(%a: i32 {llvm.zeroext })
// -----
// expected-error @+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.zeroext = 4 : i64})
// -----
// expected-error @+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.zeroext = i32})
// -----
llvm.func @f(%a: i32 {llvm.inreg })
// -----
// expected-error @+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inreg = 4 : i64})
// -----
// expected-error @+1 {{"llvm.inreg" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.inreg = i32})
// -----
llvm.func @f(%a: i32 {llvm.returned })
// -----
// expected-error @+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned = 4 : i64})
// -----
// expected-error @+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.returned = i32})
// -----
// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.align })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.align = 4 : i64})
// -----
// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align = i32})
// -----
// expected-error @+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.alignstack })
// -----
// expected-error @+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 4 : i64})
// -----
// expected-error @+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.alignstack = i32})
// -----
// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.dereferenceable })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable = 4 : i64})
// -----
// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable = i32})
// -----
// expected-error @+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.dereferenceable_or_null })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
// -----
// expected-error @+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable_or_null = i32})
// -----
// expected-error @+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.sret })
// -----
// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32})
// -----
// expected-error @+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.byval })
// -----
// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byval = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32})
// -----
// expected-error @+1 {{"llvm.byref" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.byref })
// -----
// expected-error @+1 {{"llvm.byref" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.byref = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.byref = i32})
// -----
// expected-error @+1 {{"llvm.inalloca" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.inalloca })
// -----
// expected-error @+1 {{"llvm.inalloca" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.inalloca = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.inalloca = i32})
// -----
// expected-error @+1 {{"llvm.preallocated" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.preallocated })
// -----
// expected-error @+1 {{"llvm.preallocated" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.preallocated = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.preallocated = i32})
// -----
llvm.func @f(%a: i32 {llvm.immarg })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.immarg = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.immarg = i32})
// -----
llvm.func @f(%a: i32 {llvm.swiftself })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.swiftself = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.swiftself = i32})
// -----
llvm.func @f(%a: i32 {llvm.swifterror })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.swifterror = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.swifterror = i32})
// -----
// expected-error @+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.elementtype })
// -----
// expected-error @+1 {{"llvm.elementtype" should be a type attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.elementtype = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.elementtype = i32})
// -----
llvm.func @f(%a: i32 {llvm.range })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.range = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.range = i32})
// -----
llvm.func @f(%a: i32 {llvm.allocalign })
// -----
// expected-error @+1 {{"llvm.allocalign" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.allocalign = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.allocalign = i32})
// -----
llvm.func @f(%a: i32 {llvm.allocptr })
// -----
// expected-error @+1 {{"llvm.allocptr" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.allocptr = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.allocptr = i32})
// -----
llvm.func @f(%a: i32 {llvm.dead_on_unwind })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dead_on_unwind = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.dead_on_unwind = i32})
// -----
llvm.func @f(%a: i32 {llvm.initializes })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.initializes = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.initializes = i32})
// -----
llvm.func @f(%a: i32 {llvm.captures })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.captures = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.captures = i32})
// -----
llvm.func @f(%a: i32 {llvm.returned })
// -----
// expected-error @+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned = 4 : i64})
// -----
// expected-error @+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.returned = i32})
// -----
// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.align })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.align = 4 : i64})
// -----
// expected-error @+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align = i32})
// -----
// expected-error @+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.alignstack })
// -----
// expected-error @+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 4 : i64})
// -----
// expected-error @+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.alignstack = i32})
// -----
// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.dereferenceable })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable = 4 : i64})
// -----
// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable = i32})
// -----
// expected-error @+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(%a: i32 {llvm.dereferenceable_or_null })
// -----
llvm.func @f() -> (!llvm.ptr {llvm.dereferenceable_or_null = 4 : i64})
// -----
// expected-error @+1 {{"llvm.dereferenceable_or_null" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable_or_null = i32})
// -----
// expected-error @+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(%a: i32 {llvm.sret })
// -----
// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = 4 : i64})
// -----
llvm.func @f(%a: !llvm.ptr {llvm.sret = i32})
