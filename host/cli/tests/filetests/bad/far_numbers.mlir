// test: opt --ods ../good/far_traits.td

"far.end"() {a = #far.u8<256>} : () -> () // error: [parse::custom] "integer value too large"
