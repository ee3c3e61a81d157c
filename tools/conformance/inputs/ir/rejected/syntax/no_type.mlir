"t.op"()
