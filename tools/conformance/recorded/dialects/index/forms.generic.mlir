"builtin.module"() ({
  "func.func"() <{function_type = (index, index, i32, i64, i1) -> index, sym_name = "all"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64, %arg4: i1):
    %0 = "index.constant"() <{value = 42 : index}> : () -> index
    %1 = "index.constant"() <{value = -7 : index}> {x} : () -> index
    %2 = "index.bool.constant"() <{value = true}> : () -> i1
    %3 = "index.bool.constant"() <{value = false}> {y} : () -> i1
    %4 = "index.add"(%arg0, %arg1) : (index, index) -> index
    %5 = "index.sub"(%arg0, %arg1) {x} : (index, index) -> index
    %6 = "index.mul"(%arg0, %arg1) : (index, index) -> index
    %7 = "index.divs"(%arg0, %arg1) : (index, index) -> index
    %8 = "index.divu"(%arg0, %arg1) : (index, index) -> index
    %9 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
    %10 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
    %11 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
    %12 = "index.rems"(%arg0, %arg1) : (index, index) -> index
    %13 = "index.remu"(%arg0, %arg1) : (index, index) -> index
    %14 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
    %15 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
    %16 = "index.mins"(%arg0, %arg1) : (index, index) -> index
    %17 = "index.minu"(%arg0, %arg1) : (index, index) -> index
    %18 = "index.shl"(%arg0, %arg1) : (index, index) -> index
    %19 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
    %20 = "index.shru"(%arg0, %arg1) : (index, index) -> index
    %21 = "index.and"(%arg0, %arg1) : (index, index) -> index
    %22 = "index.or"(%arg0, %arg1) : (index, index) -> index
    %23 = "index.xor"(%arg0, %arg1) : (index, index) -> index
    %24 = "index.casts"(%arg0) : (index) -> i64
    %25 = "index.castu"(%arg2) : (i32) -> index
    %26 = "index.casts"(%arg3) {x} : (i64) -> index
    %27 = "index.sizeof"() : () -> index
    %28 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %29 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> {x} : (index, index) -> i1
    %30 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    "func.return"(%27) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "names"}> ({
    %0 = "index.constant"() <{value = 1 : index}> : () -> index
    %1 = "index.constant"() <{value = 1 : index}> : () -> index
    %2 = "index.bool.constant"() <{value = true}> : () -> i1
    %3 = "index.bool.constant"() <{value = true}> : () -> i1
    "func.return"() : () -> ()
  }) {a = #index<cmp_predicate ult>, b = #index<cmp_predicate ne>} : () -> ()
}) : () -> ()

