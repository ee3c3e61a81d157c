// test: rewrite --patterns ./text.mlir -D duplicate-patterns --allow-unregistered-dialect ./empty.mlir
pdl.pattern @one : benefit(1) { %a = operand %o = operation "l.a"(%a : !pdl.value) rewrite %o { erase %o } }
pdl.pattern @other : benefit(1) { %v = operand %r = operation "l.a"(%v : !pdl.value) rewrite %r { erase %r } } // error: [model::duplicate] "pattern 'other' is a duplicate of pattern 'one'"
