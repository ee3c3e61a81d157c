// test: rewrite --allow-unregistered-dialect --max-interned-bytes 1 --patterns ./interned_bytes.pdll
"a.b"() {key = 1 : i32} : () -> () // error: [limit::interned_bytes] "more than 1 bytes of new types and attributes, where pattern 'a.b #0' applies to 'a.b'"
