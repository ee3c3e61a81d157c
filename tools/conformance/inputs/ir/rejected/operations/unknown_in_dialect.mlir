builtin.nothing
