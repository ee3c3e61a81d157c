// test: opt --canonicalize=top-down=maybe
// error: [opt::pass_option] "the option 'top-down' takes true or false, not 'maybe'" (no place)
// exit: 2
