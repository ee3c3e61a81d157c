// test: convert --target ./stuck.ron

// In the order in which they were tried: what leads nowhere comes first, where something else may lead somewhere.
%0 = test.source : i32
%1 = test.detour (%0) : (i32) -> i32 // error: [convert::no_legalization] "failed to legalize operation 'test.detour'"
// note: "  pattern 'detour-to-legal': applied, but its result is not legal"
// note: "    'test.legal' is illegal"
// note: "      no pattern applies to it"
// note: "  pattern 'detour-to-stuck': applied, but its result is not legal"
// note: "    'test.legal' is illegal"
// note: "      no pattern applies to it"
test.discard %1 : i32
