// test: opt

%0 = test.source : i32
"test.groups"(%0) <{sizes = array<i32: 2>}> : (i32) -> () // error: [ods::constraint] "groups count (1) does not match with the total size (2) specified in attribute 'sizes'"
