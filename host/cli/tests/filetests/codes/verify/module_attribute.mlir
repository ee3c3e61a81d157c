// test: opt
module attributes {a = 1} {} // error: [verify::module_attribute] "'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'"
