// test: convert --target ./stuck.ron

// What a pattern made and could not be made legal hangs below it.
test.countdown 1 // error: [convert::no_legalization] "failed to legalize operation 'test.countdown' that was explicitly marked illegal"
// note: "  pattern 'count-down': applied, but its result is not legal"
// note: "    'test.countdown' is illegal"
// note: "      pattern 'count-down': applied, but its result is not legal"
// note: "        'test.legal' is illegal"
// note: "          no pattern applies to it"
