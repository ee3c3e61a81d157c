// test: convert --allow-unregistered-dialect --max-attempts 1 --target ./attempts.ron
"a.b"() : () -> () // error: [limit::attempts] "more than 1 applications of patterns in a conversion, where pattern 'Second' applies to"
