// refused, first error in line 2:
// customop'arith.cmpi'expectedstringorkeywordcontainingoneofthefollowingenumvaluesforattribute'predicate'[eq,ne,slt,sle,sgt,sge,ult,ule,ugt,uge]
