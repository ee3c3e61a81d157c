// test: convert --target ./function_attributes.ron
// Attributes follow their arguments: one to one kept, parts of a tuple have none, those of a dropped one are gone.
func.func private @one(none {llvm.name = "dropped"}, index {llvm.name = "a"}, tuple<i8, i16> {llvm.name = "pair"}, i32 {llvm.name = "b"})
func.func private @results(i32) -> (none {llvm.name = "dropped"}, index {llvm.name = "r"})
func.func private @none_left(tuple<i8, i16> {llvm.name = "pair"}, none {llvm.name = "dropped"}, i32)
func.func private @same(index {llvm.name = "a"}, i32 {llvm.name = "b"}) -> (index {llvm.name = "r"})
func.func private @memory(i64, tuple<i8, i16>, !llvm.ptr {llvm.byval = index})
// output:
//| module {
//|   llvm.func @one(i64 {llvm.name = "a"}, i8, i16, i32 {llvm.name = "b"}) attributes {sym_visibility = "private"}
//|   llvm.func @results(i32) -> (i64 {llvm.name = "r"}) attributes {sym_visibility = "private"}
//|   llvm.func @none_left(i8, i16, i32) attributes {sym_visibility = "private"}
//|   llvm.func @same(i64 {llvm.name = "a"}, i32 {llvm.name = "b"}) -> (i64 {llvm.name = "r"}) attributes {sym_visibility = "private"}
//|   llvm.func @memory(i64, i8, i16, !llvm.ptr {llvm.byval = i64}) attributes {sym_visibility = "private"}
//| }
//|
