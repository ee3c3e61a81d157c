// test: opt --split-input-file
// Attributes of arguments stand in the signature or in the dictionary.

func.func @arguments(%x: i32 {x.b}) attributes {arg_attrs = [{x.c}]} { return } // error: [parse::custom] "attribute 'arg_attrs' occurs more than once in the attribute list"
// -----
func.func @results() -> (i32 {x.b}) attributes {res_attrs = [{x.c}]} // error: [parse::custom] "attribute 'res_attrs' occurs more than once in the attribute list"
// -----
llvm.func @llvm(%x: i32 {llvm.noundef}) attributes {arg_attrs = [{}]} { llvm.return } // error: [parse::custom] "attribute 'arg_attrs' occurs more than once in the attribute list"
// output:
//| -----
//| -----
