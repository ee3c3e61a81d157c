// refused, first error in line 1:
// referencedattributedoesnotmatchpreviousdefinition:1:i64
