include "defs.td"

// Attributes of the matched operation are copied to an auxiliary operation and to the replacement, in this order.
def GetOwner : NativeCodeCall<"$0.getOwner()">;
def CopyFoo : NativeCodeCallVoid<"$1->setAttr($_builder.getStringAttr(\"foo\"), $0->getAttr(\"foo\"))">;
def CopyBar : NativeCodeCallVoid<"$1->setAttr($_builder.getStringAttr(\"bar\"), $0->getAttr(\"bar\"))">;
def Copy : Pattern<(One:$src $x), [(Note:$dest1 $x), (Take:$dest2 $x, $x)], [],
                   [(CopyFoo (GetOwner $src), $dest1), (CopyBar (GetOwner $src), (GetOwner $dest2))]>;
