// 6.assert: at the top it is checked at once
assert 1, "fine";
assert !eq(1, 2), "one is not two";
def a;
