// test: tblgen
#define A
#define A // warning: [tblgen::macro_redefined] "duplicate definition of macro: A"
// output:
//| ------------- Classes -----------------
//| ------------- Defs -----------------
