// test: tblgen
class C<int n>; // warning: [tblgen::unused_template_argument] "unused template argument: C:n"
#ifdef M
def m;
#endif
// output:
//| ------------- Classes -----------------
//| class C<int C:n = ?> {
//| }
//| ------------- Defs -----------------
