// test: opt --debug-only=parser
// error: [opt::log] "'parser' has no log tree" (no place)
// exit: 2
