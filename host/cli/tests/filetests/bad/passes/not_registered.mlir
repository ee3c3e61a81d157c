// test: opt --allow-unregistered-dialect --pass-pipeline=builtin.module(my.box(cse))

"my.box"() ({ // error: [opt::not_isolated] "'my.box' op trying to schedule a pass on an unregistered operation"
}) : () -> ()
