"builtin.module"() <"x"> ({^bb0:}) : () -> ()
