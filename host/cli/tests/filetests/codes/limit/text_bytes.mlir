// test: opt --allow-unregistered-dialect --max-text-bytes 5
"a.b"() {key = [[1, 2], [3, 4]]} : () -> () // error: [limit::text_bytes] "more than 5 bytes of a type, attribute or location as text"
