// test: opt --split-input-file --allow-unregistered-dialect
module attributes {sym_name = 1 : i32} {} // error: [verify::module_attribute]
// help: "write a string"

// -----
module attributes {sym_visibility = @private} {} // error: [verify::module_attribute]
// output:
//| -----
