// test: drr -x automaton
// Warnings do not change the exit status.
include "ops.td"
def First : Pat<(A $x, $y), (B $x, $y)>;
def Second : Pat<(A $p, $q), (C $p, $q)>; // warning: [model::shadowed] "pattern 'Second' is shadowed by pattern 'First'"
def Third : Pat<(A $x, $x), (B $x, $x)>;
def Same : Pat<(A $p, $q), (B $p, $q)>; // warning: [model::duplicate] "pattern 'Same' is a duplicate of pattern 'First'"
def Swap : Pat<(C $p, $q), (C $q, $p)>; // warning: [model::retrigger] "pattern 'Swap' matches what it creates"
// output:
//| name of root
//|   l.a:
//|     operand count of root
//|       2:
//|         result count of root
//|           1:
//|             => 'First'
//|             => 'Same'
//|             => 'Second'
//|     root.operand(0) = root.operand(1)
//|       yes:
//|         operand count of root
//|           2:
//|             result count of root
//|               1:
//|                 => 'Third'
//|   l.c:
//|     operand count of root
//|       2:
//|         result count of root
//|           1:
//|             => 'Swap'
