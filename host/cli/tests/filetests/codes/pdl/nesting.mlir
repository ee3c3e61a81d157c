// test: rewrite --patterns ./nesting.mlir ../empty.mlir
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module {module {module {module {module {module {module {
module {module {module {module {module { // error: [pdl::nesting] "modules are nested too deeply"
}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
