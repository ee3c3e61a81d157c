// test: opt
foo.bar // error: [parse::unknown_dialect] "Dialect `foo' not found for custom op 'foo.bar'"
