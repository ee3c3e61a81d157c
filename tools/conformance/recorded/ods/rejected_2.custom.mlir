// refused, first error in line 2:
// 'func.return'ophas1operands,butenclosingfunction(@f)returns0
