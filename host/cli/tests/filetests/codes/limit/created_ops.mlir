// test: rewrite --allow-unregistered-dialect --max-created-ops 1 --patterns ./created_ops.pdll
"a.b"() : () -> () // error: [limit::created_ops] "more than 1 created operations, where pattern 'a.b #0' applies to 'a.b'"
