module {
  "t.use"(%0) : (i1) -> ()
  %0 = "t.def"(%1) : (i1) -> i1
  %1 = "t.def"(%0) : (i1) -> i1
}

