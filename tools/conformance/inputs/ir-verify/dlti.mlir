// ODS: mlir/Dialect/DLTI/DLTIAttrs.td
// Entries, maps and specifications.
// expected-error @+1 {{expected a type or a quoted string}}
"a.b"() {a = #dlti.dl_entry<4, 4>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #dlti.dl_entry<"x">} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #dlti.dl_entry<"x" = 4>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: i64}}
"a.b"() {a = #dlti.dl_spec<i64 = 5, i64 = 6>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: "i64"}}
"a.b"() {a = #dlti.dl_spec<"i64" = 5, "i64" = 6>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: i32}}
"a.b"() {a = #dlti.dl_spec<#dlti.dl_entry<i32, 4>, #dlti.dl_entry<i32, 5>>} : () -> ()
// -----
// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a.b"() {a = #dlti.dl_spec<"" = 5>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"a.b"() {a = #dlti.dl_spec<a = 5>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.dl_spec<5 = 5>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.dl_spec<[i32] = 5>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"a.b"() {a = #dlti.dl_spec<i32 = >} : () -> ()
// -----
// expected-error @+1 {{expected '='}}
"a.b"() {a = #dlti.dl_spec<i32 5>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = #dlti.dl_spec<i32 = 5 i64 = 4>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"a.b"() {a = #dlti.dl_spec<i32 = 5, >} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.dl_spec<unit>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.dl_spec<#foo.bar>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: "a"}}
"a.b"() {a = #dlti.map<"a" = 1, "a" = 2>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: i32}}
"a.b"() {a = #dlti.map<i32 = 1, i32 = 2>} : () -> ()
// -----
// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a.b"() {a = #dlti.map<"" = 1>} : () -> ()
// -----
// expected-error @+1 {{no DLTI entries provided}}
"a.b"() {a = #dlti.target_system_spec<>} : () -> ()
// -----
// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{expected '='}}
"a.b"() {a = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.dl_spec<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"a.b"() {a = #dlti.target_system_spec<"CPU" = #dlti.map<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"a.b"() {a = #dlti.target_system_spec<CPU = #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"a.b"() {a = #dlti.target_system_spec<"CPU" = 4>} : () -> ()
// -----
// expected-error @+1 {{no DLTI entries provided}}
"a.b"() {a = #dlti.target_device_spec<>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.target_device_spec<"a" = 1, i32 = 4>} : () -> ()
// -----
// expected-error @+1 {{invalid kind of attribute specified}}
"a.b"() {a = #dlti.target_device_spec<i32 = 4>} : () -> ()
// -----
// expected-error @+1 {{repeated DLTI key: "a"}}
"a.b"() {a = #dlti.target_device_spec<"a" = 1, "a" = 2>} : () -> ()
// -----
// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a.b"() {a = #dlti.target_device_spec<"" = 1>} : () -> ()
// -----
// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
"a.b"() {a = #dlti.foo} : () -> ()
// -----
// expected-error @+1 {{type as DLTI key is not allowed}}
"a.b"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
// -----
// expected-error @+1 {{non-string key of DLTI system spec}}
"a.b"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
// -----
// expected-error @+1 {{non-string key of DLTI system spec}}
"a.b"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 4>>>} : () -> ()
// -----
// expected-error @+1 {{expected '"' in string literal}}
"a.b"() {a = #dlti.dl_spec<"a
" = 5, "a
" = 4>} : () -> ()
// -----
// expected-error @+1 {{expected '='}}
"a.b"() {a = #dlti.dl_spec<"a" : i32 = 5, "a" = 4>} : () -> ()
// -----
// expected-error @+1 {{empty string as DLTI key is not allowed}}
"a.b"() {a = #dlti.dl_spec<#dlti.dl_entry<"", 4>>} : () -> ()
