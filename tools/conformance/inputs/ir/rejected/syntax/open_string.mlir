"t.op
