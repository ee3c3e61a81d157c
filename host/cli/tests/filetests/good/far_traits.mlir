// test: opt --ods ./far_traits.td

// No terminator, though it is called so; and C++ integers without a sign wrap around.
"far.end"() {a = #far.u8<-8>, b = #far.u32<-8>, c = #far.u64<-8>, d = #far.u64<18446744073709551615>} : () -> ()
"far.end"() {e = #far.s64<-9223372036854775>, f = #far.truth<1>, g = #far.truth<false>} : () -> ()
// output:
//| module {
//|   "far.end"() {a = #far.u8<248>, b = #far.u32<4294967288>, c = #far.u64<18446744073709551608>, d = #far.u64<18446744073709551615>} : () -> ()
//|   "far.end"() {e = #far.s64<-9223372036854775>, f = #far.truth<true>, g = #far.truth<false>} : () -> ()
//| }
//|
