// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 69
// one branch has a pattern, which converts the block; the other one still hands over the old type
func.func @f(%a: bf16) {
  cf.br ^bb1(%a : bf16)
^bb1(%y: bf16):
  "test.br"(%y)[^bb1] : (bf16) -> ()
}
// upstream prints:
//| exit 1
//| tools/conformance/inputs/drivers/test/431_branch_unknown_to_the_target.mlir:7:3: error: type mismatch for bb argument #0 of successor #0
//|   "test.br"(%y)[^bb1] : (bf16) -> ()
//|   ^
//| tools/conformance/inputs/drivers/test/431_branch_unknown_to_the_target.mlir:7:3: note: see current operation: "test.br"(%1)[^bb1] : (bf16) -> ()
// ours prints:
//| exit 1
//| ir::branch
//|   × type mismatch for bb argument #0 of successor #0
//|    ╭─[tools/conformance/inputs/drivers/test/431_branch_unknown_to_the_target.mlir:7:3]
//|  6 │ ^bb1(%y: bf16):
//|  7 │   "test.br"(%y)[^bb1] : (bf16) -> ()
//|    ·   ▲
//|  8 │ }
//|    ╰────
//|   help: pass one operand of the same type for each argument of the target
//|         block
