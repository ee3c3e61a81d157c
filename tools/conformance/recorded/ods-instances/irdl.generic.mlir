"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "dialect"}> ({
    "irdl.operation"() <{sym_name = "nothing"}> ({
      "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
      "irdl.results"() <{names = [], variadicity = #irdl<variadicity_array[]>}> : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

