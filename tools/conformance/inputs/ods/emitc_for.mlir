// ODS: mlir/Dialect/EmitC/IR/EmitC.td
// The step, then the type if it is not index, each between blanks of its own.
emitc.func @other(%i: i32) {
  emitc.for %k = %i to %i step %i : i32 {
    emitc.verbatim "x();"
  }
  emitc.return
}

emitc.func @index(%i: index) {
  emitc.for %k = %i to %i step %i {
    emitc.for %j = %k to %i step %k {
    } {tag}
  } {note = 1 : i8}
  emitc.return
}

emitc.func @opaque(%i: !emitc.size_t) {
  emitc.for %k = %i to %i step %i : !emitc.size_t {
  }
  emitc.return
}
