include "defs.td"

// Two attributes become an array of two.
def ArrayOf : NativeCodeCall<"$_builder.getArrayAttr({$0, $1})">;
def Pack : Pat<(TwoAttrs $first, $second), (OneAttr (ArrayOf $first, $second))>;
