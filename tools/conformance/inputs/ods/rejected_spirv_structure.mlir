// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    // expected-error @below {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.Return
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    // expected-error @below {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
    spirv.mlir.loop {
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    // expected-error @below {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    // expected-error @below {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
    spirv.mlir.loop {
      spirv.Branch ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a() "None" {
    // expected-error @below {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %c, ^bb2, ^bb3
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %c, ^bb2, ^bb4
    ^bb2:
      spirv.BranchConditional %c, ^bb1, ^bb3
    ^bb3:
      spirv.Branch ^bb1
    ^bb4:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %c, ^bb2, ^bb4
    ^bb2:
      spirv.Branch ^bb3
    ^bb3:
      spirv.Branch ^bb1
    ^bb4:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
    spirv.mlir.loop {
      spirv.Branch ^bb1
    ^bb1:
      spirv.BranchConditional %c, ^bb2, ^bb3
    ^bb2:
      spirv.mlir.merge
    ^bb3:
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.selection' op must have a selection header block}}
    spirv.mlir.selection {
      spirv.mlir.merge
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^bb1, ^bb2
    ^bb1:
      spirv.Branch ^bb2
    ^bb2:
      spirv.Return
    }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @a(%c: i1) "None" {
    // expected-error @below {{'spirv.mlir.merge' op expects parent op to be one of 'spirv.mlir.selection, spirv.mlir.loop'}}
    "spirv.mlir.merge"() : () -> ()
  }
}
