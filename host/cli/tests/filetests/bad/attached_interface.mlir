// test: opt --ods ../good/attached_interface.td
// C++ may attach an interface to a type; here nothing does.

%box = "builtin.unrealized_conversion_cast"() : () -> !box.box
"box.use"(%box) : (!box.box) -> () // error: [ods::constraint] "'box.use' op operand #0 must be"
