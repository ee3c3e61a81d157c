// test: opt --test-walk-misuse

test.handle
test.erase_next // error: [convert::walk_erased] "pattern 'erase-next' erased 'test.handle', which is not in the matched operation"
test.handle
