"builtin.module"() ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
}) : () -> ()

