module {
  func.func @nested(%arg0: i32) {
    "foreign.region"() ({
      "foreign.use"(%arg0) : (i32) -> ()
    }) : () -> ()
    return
  }
}

