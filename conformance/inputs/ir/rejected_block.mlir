"t.op"()[^nowhere] : () -> ()
