// test: opt
"builtin.module"() ({}) : () -> () // error: [verify::region] "'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1"
