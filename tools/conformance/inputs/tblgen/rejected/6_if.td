// 6.if: the condition is no number
if "s" then def a;
