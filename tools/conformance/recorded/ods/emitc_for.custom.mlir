module {
  emitc.func @other(%arg0: i32) {
    for %arg1 = %arg0 to %arg0 step %arg0  : i32 {
      verbatim "x();"
    }
    return
  }
  emitc.func @index(%arg0: index) {
    for %arg1 = %arg0 to %arg0 step %arg0 {
      for %arg2 = %arg1 to %arg0 step %arg1 {
      } {tag}
    } {note = 1 : i8}
    return
  }
  emitc.func @opaque(%arg0: !emitc.size_t) {
    for %arg1 = %arg0 to %arg0 step %arg0  : !emitc.size_t {
    }
    return
  }
}

