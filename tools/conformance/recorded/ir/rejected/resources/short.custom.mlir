// refused, first error in line 5:
// expectedhexstringblobforkey'x'toencodealignmentinfirst4bytes
