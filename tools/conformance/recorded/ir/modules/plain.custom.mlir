module {
}

// -----
module {
}

// -----
module {
  module {
    "t.x"() : () -> ()
  }
}

// -----
module {
  module {
  }
}

