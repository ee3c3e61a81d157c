// test: opt --ods ../good/raw_text.td --split-input-file --allow-unregistered-dialect
// What only C++ code could tell is refused with the reason.
// help: "its custom assembly is C++ code (`hasCustomAssemblyFormat`): attach Rust functions with `OpHooks::set_custom_assembly` in"
// help: "write it in full, `#net.edges<…>`, or attach a `ParamsSyntax` to its `AttrInfo`"
// note: "failed to parse Net_NamedType parameter 'number'"
// note: "failed to parse Net_NamedType parameter 'number'"
// note: "failed to parse Net_Held parameter 'edges'"

%0 = net.make : !net.tile<4>
%1 = net.make : tensor<4xi32>
"net.same"(%0, %1) : (!net.tile<4>, tensor<4xi32>) -> () // error: [ir::type_trait] "is known to C++ code only; attach a"
// -----
net.hidden 3 // error: [parse::no_custom_form] "custom op 'net.hidden' has no custom assembly form"
// -----
%0 = net.make : !net.named.type<9223372036854775808> // error: [parse::custom] "integer value too large"
// -----
%0 = net.make : !net.named.type<-2147483649> // error: [parse::custom] "integer value too large"
// -----
net.use [3] // error: [parse::no_custom_form] "only C++ code parses the parameters of '#net.edges'"
// -----
net.use <3> at 2x2 // error: [parse::no_custom_form] "only C++ code parses the parameters of '#net.grid'"
// -----
"x"() {a = #net.held<{b = 1}, 4>} : () -> () // error: [parse::no_custom_form] "only C++ code parses the parameters of '#net.edges'"
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
