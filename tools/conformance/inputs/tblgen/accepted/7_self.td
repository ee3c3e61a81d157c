// 7.self: a record may name itself in its parents' arguments
class D<dag d> { dag tree = d; } def op; def b : D<(op b, (b 1))>;
