// refused, first error in line 1:
// invalidproperties{sym_name=1:i64}foropbuiltin.module:Invalidattribute`sym_name`inpropertyconversion:1:i64
