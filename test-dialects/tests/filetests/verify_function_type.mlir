// test: opt

test.func @f i32 { // error: [ods::constraint] "attribute 'function_type' failed to satisfy constraint: type attribute of function type"
}
