// 6.if: both branches, blocks, dangling else
defvar c = 1; if c then def a; else def b; if !not(c) then { def d; } else { def e; } if c then if 0 then def f; else def g; if 0 then def h;
