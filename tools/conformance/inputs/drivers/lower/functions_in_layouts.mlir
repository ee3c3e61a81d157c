// RUN-FLAGS: --convert-func-to-llvm
// An index wider than a pass can be told, by the data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 128>} {
  func.func private @ranked(memref<7xi7>)
  func.func @both(%m: memref<*xf32>, %i: index, %n: memref<3x4xf32>) -> (memref<*xf32>, memref<3x4xf32>) {
    return %m, %n : memref<*xf32>, memref<3x4xf32>
  }
}
// -----
// A C interface has no linkage of its own, and what is called `linkage` comes first.
func.func @internal() attributes {llvm.linkage = #llvm.linkage<internal>, llvm.emit_c_interface} { return }
func.func private @extern() attributes {llvm.linkage = #llvm.linkage<extern_weak>, llvm.emit_c_interface}
func.func @twice() attributes {llvm.linkage = #llvm.linkage<internal>, linkage = #llvm.linkage<weak>} { return }
// -----
// Nobody asks what a memref of unknown rank holds.
func.func private @unranked(memref<*xtensor<1xf32>>) -> memref<*xtf32>
// -----
func.func private @index(vector<4xindex> {llvm.nonnull}) -> (vector<4xindex> {llvm.nonnull})
