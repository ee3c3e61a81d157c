"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, f32) -> i32, sym_name = "branches"}> ({
  ^bb0(%arg4: i1, %arg5: i32, %arg6: f32):
    "cf.cond_br"(%arg4, %arg5)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb1(%10: i32):  // 2 preds: ^bb0, ^bb2
    "cf.br"(%10, %arg6)[^bb3] : (i32, f32) -> ()
  ^bb2:  // pred: ^bb0
    "cf.cond_br"(%arg4, %arg5, %arg6, %arg5)[^bb3, ^bb1] <{branch_weights = array<i32: 3, 4>, operandSegmentSizes = array<i32: 1, 2, 1>}> {foo.y = 1 : i32} : (i1, i32, f32, i32) -> ()
  ^bb3(%11: i32, %12: f32):  // 2 preds: ^bb1, ^bb2
    "cf.assert"(%arg4) <{msg = "a \22message\22"}> : (i1) -> ()
    "func.return"(%11) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (i32, i32), sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (i32, i32), sym_name = "calls"}> ({
  ^bb0(%arg2: i32, %arg3: f32):
    %6:2 = "func.call"(%arg2, %arg3) <{callee = @declared}> : (i32, f32) -> (i32, i32)
    %7 = "func.constant"() <{value = @branches}> : () -> ((i1, i32, f32) -> i32)
    %8 = "index.bool.constant"() <{value = true}> : () -> i1
    %9 = "func.call_indirect"(%7, %8, %arg2, %arg3) : ((i1, i32, f32) -> i32, i1, i32, f32) -> i32
    "func.return"(%6#0, %9) : (i32, i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> index, sym_name = "indices"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %1 = "index.cmp"(%0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %2 = "index.constant"() <{value = 42 : index}> : () -> index
    %3 = "index.casts"(%2) : (index) -> i32
    %4 = "index.castu"(%3) : (i32) -> index
    %5 = "index.sizeof"() : () -> index
    "func.return"(%4) : (index) -> ()
  }) : () -> ()
}) : () -> ()

