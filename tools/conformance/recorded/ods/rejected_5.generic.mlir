// refused, first error in line 2:
// 'arith.extsi'opoperandtype'i32'andresulttype'i8'arecastincompatible
