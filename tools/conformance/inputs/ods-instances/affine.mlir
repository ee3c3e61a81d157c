// An index in a space without dimensions. What is printed ends before a type and cannot be read.

%0 = "scaffold.value"() : () -> index
"affine.delinearize_index"(%0) <{static_basis = array<i64>}> : (index) -> ()
