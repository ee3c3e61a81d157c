// test: opt --test-pattern-checks=driver=conversion --check-patterns --split-input-file

"test.checks_good"() : () -> ()

// -----

"test.checks_invalid"() : () -> () // error: [pattern::invalid_result] "pattern 'test.checks_invalid' leaves invalid IR at 'test.even': 'test.even' op expects an even number, got 5"

// -----

"test.checks_fails_late"() : () -> () // error: [convert::no_legalization] "failed to legalize operation 'test.checks_fails_late'"

// -----

"test.checks_idle"() : () -> () // error: [pattern::no_edit] "pattern 'test.checks_idle' reported success on 'test.checks_idle' without an edit"

// -----

"test.checks_bypass"() : () -> () // error: [pattern::bypassed_rewriter] "pattern 'test.checks_bypass' on 'test.checks_bypass' changed the attributes of 'test.checks_other' without notifying the rewriter"
"test.checks_other"() : () -> ()
// output:
//| module {
//|   "test.checks_done"() : () -> ()
//| }
//|
//| -----
//| -----
//| -----
//| -----
