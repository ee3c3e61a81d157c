pdl.pattern @Kept : benefit(1) {
  %r = operation "t.foo"
  rewrite %r {
    %n = operation "t.mark"
  }
}
