// test: rewrite --allow-unregistered-dialect --max-created-values 1 --patterns ./created_values.pdll
"a.b"() : () -> () // error: [limit::created_values] "more than 1 created operands and results, where pattern 'a.b #0' applies to 'a.b'"
