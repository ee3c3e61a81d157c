// ODS: mlir/Dialect/OpenMP/OpenMPOps.td
%v:1 = "test.values"() : () -> (!omp.cli)
// expected-error @+1 {{'omp.tile' op there must be one tile size for each applyee}}
"omp.tile"(%v#0) <{operandSegmentSizes = array<i32: 0, 1, 0>}>  : (!omp.cli) -> ()
// -----
// expected-error @+1 {{'omp.tile' op must apply to at least one loop}}
"omp.tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}>  : () -> ()
// -----
%v:3 = "test.values"() : () -> (!omp.cli, !omp.cli, i64)
// expected-error @+1 {{'omp.tile' op expecting two times the number of generatees than applyees}}
"omp.tile"(%v#0, %v#1, %v#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}>  : (!omp.cli, !omp.cli, i64) -> ()
// -----
%v:4 = "test.values"() : () -> (!omp.cli, !omp.cli, !omp.cli, i64)
"omp.tile"(%v#0, %v#1, %v#2, %v#3) <{operandSegmentSizes = array<i32: 2, 1, 1>}>  : (!omp.cli, !omp.cli, !omp.cli, i64) -> ()
// -----
%v:2 = "test.values"() : () -> (!omp.cli, i64)
"omp.tile"(%v#0, %v#1) <{operandSegmentSizes = array<i32: 0, 1, 1>}>  : (!omp.cli, i64) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf16>, i32)
// expected-error @+1 {{address must dereference to value type}}
"omp.atomic.write"(%v#0, %v#1)  : (memref<4xf16>, i32) -> ()
// -----
%v:2 = "test.values"() : () -> (memref<4xf16>, f16)
"omp.atomic.write"(%v#0, %v#1)  : (memref<4xf16>, f16) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, i32)
// expected-error @+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
"omp.atomic.write"(%v#0, %v#1) <{memory_order = #omp<memoryorderkind acquire>}>  : (!llvm.ptr, i32) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{memory-order must not be acq_rel or release for atomic reads}}
"omp.atomic.read"(%v#0, %v#1) <{element_type = i32, memory_order = #omp<memoryorderkind release>}>  : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{the region must accept exactly one argument}}
"omp.atomic.update"(%v#0) ({
^bb0(%a: i32, %b: i32):
"omp.yield"(%a) : (i32) -> ()
}) : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<i32>)
// expected-error @+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
"omp.atomic.update"(%v#0) ({
^bb0(%a: f32):
"omp.yield"(%a) : (f32) -> ()
}) : (memref<i32>) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{only updated value must be returned}}
"omp.atomic.update"(%v#0) ({
^bb0(%a: i32):
"omp.yield"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{input and yielded value must have the same type}}
"omp.atomic.update"(%v#0) ({
^bb0(%a: i32):
%x = "test.values"() : () -> f32
"omp.yield"(%x) : (f32) -> ()
}) : (!llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (memref<i32>)
"omp.atomic.update"(%v#0) ({
^bb0(%a: i32):
"omp.yield"(%a) : (i32) -> ()
}) : (memref<i32>) -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
// expected-error @+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
"omp.atomic.capture"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
"omp.atomic.capture"() ({
"omp.atomic.read"(%p, %q) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.atomic.write"(%p, %v) : (!llvm.ptr, i32) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
"omp.atomic.capture"() ({
// expected-error @+1 {{invalid sequence of operations in the capture region}}
"omp.atomic.write"(%p, %v) : (!llvm.ptr, i32) -> ()
"omp.atomic.read"(%p, %q) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
"omp.atomic.capture"() ({
// expected-error @+1 {{captured variable in atomic.read must be updated in second operation}}
"omp.atomic.read"(%q, %p) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.atomic.write"(%p, %v) : (!llvm.ptr, i32) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
"omp.atomic.capture"() ({
// expected-error @+1 {{updated variable in atomic.update must be captured in second operation}}
"omp.atomic.update"(%p) ({
^bb0(%a: i32):
"omp.yield"(%a) : (i32) -> ()
}) : (!llvm.ptr) -> ()
"omp.atomic.read"(%q, %p) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
"omp.atomic.capture"() ({
"omp.atomic.update"(%p) ({
^bb0(%a: i32):
"omp.yield"(%a) : (i32) -> ()
}) : (!llvm.ptr) -> ()
"omp.atomic.read"(%p, %q) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
// expected-error @+1 {{'omp.target_enter_data' op unexpected depend values}}
"omp.target_enter_data"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'omp.target_enter_data' op expected as many depend values as depend variables}}
"omp.target_enter_data"(%v#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{'omp.target_enter_data' op expected as many depend values as depend variables}}
"omp.target_enter_data"(%v#0, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 2, 0, 0, 0>}>  : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"omp.target_enter_data"(%v#0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
// expected-error @+1 {{'omp.target_exit_data' op unexpected depend values}}
"omp.target_exit_data"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'omp.target_exit_data' op expected as many depend values as depend variables}}
"omp.target_exit_data"(%v#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{'omp.target_exit_data' op expected as many depend values as depend variables}}
"omp.target_exit_data"(%v#0, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 2, 0, 0, 0>}>  : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"omp.target_exit_data"(%v#0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
// expected-error @+1 {{'omp.target_update' op unexpected depend values}}
"omp.target_update"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0>}>  : () -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'omp.target_update' op expected as many depend values as depend variables}}
"omp.target_update"(%v#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{'omp.target_update' op expected as many depend values as depend variables}}
"omp.target_update"(%v#0, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 2, 0, 0, 0>}>  : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"omp.target_update"(%v#0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 1, 0, 0, 0>}>  : (!llvm.ptr) -> ()
// -----
// expected-error @+1 {{'omp.task' op unexpected depend values}}
"omp.task"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'omp.task' op expected as many depend values as depend variables}}
"omp.task"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{'omp.task' op expected as many depend values as depend variables}}
"omp.task"(%v#0, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"omp.task"(%v#0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
// expected-error @+1 {{'omp.target' op unexpected depend values}}
"omp.target"() <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
// expected-error @+1 {{'omp.target' op expected as many depend values as depend variables}}
"omp.target"(%v#0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
%v:2 = "test.values"() : () -> (!llvm.ptr, !llvm.ptr)
// expected-error @+1 {{'omp.target' op expected as many depend values as depend variables}}
"omp.target"(%v#0, %v#1) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr, !llvm.ptr) -> ()
// -----
%v:1 = "test.values"() : () -> (!llvm.ptr)
"omp.target"(%v#0) <{depend_kinds = [#omp<clause_task_depend(taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
"omp.terminator"() : () -> ()
}) : (!llvm.ptr) -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
// expected-error @+1 {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
"omp.atomic.capture"() ({
"omp.atomic.read"(%p, %q) <{element_type = i32, hint = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.atomic.write"(%p, %v) : (!llvm.ptr, i32) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// -----
%p, %q, %v = "test.values"() : () -> (!llvm.ptr, !llvm.ptr, i32)
// expected-error @+1 {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
"omp.atomic.capture"() ({
"omp.atomic.read"(%p, %q) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
"omp.atomic.write"(%p, %v) <{memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i32) -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
