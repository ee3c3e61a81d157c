// test: opt --allow-unregistered-dialect --max-text-bytes 5
// error: [limit::text_bytes] "more than 5 bytes of a type, attribute or location as text" (no place)
"a.b"() {key = [[1, 2], [3, 4]]} : () -> ()
