// refused, first error in line 1:
// invalidproperties"x"foropbuiltin.module:expectedDictionaryAttrtosetproperties
