// test: convert --target ./stuck.ron

// Patterns that were never tried come first, then those that were, best first.
%0 = test.source : i32
%1 = test.detour (%0) : (i32) -> i32 // error: [convert::no_legalization] "failed to legalize operation 'test.detour'"
// note: "  pattern 'detour-to-legal': not tried, it creates 'test.legal' which cannot become legal"
// note: "  pattern 'detour-to-stuck': applied, but its result is not legal"
// note: "    'test.legal' is illegal"
// note: "      no pattern applies to it"
test.discard %1 : i32
