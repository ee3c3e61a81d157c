// refused, first error in line 2:
// redefinitionofreservedfunction'malloc'ofdifferenttype'!llvm.func<i32(i32)>'isprohibited
