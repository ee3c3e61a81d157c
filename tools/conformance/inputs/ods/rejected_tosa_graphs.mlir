// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (1) and 'input_list' (0)}}
  "tosa.cond_if"(%c) ({ ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }, { "tosa.yield"() : () -> () }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'else_graph' arguments (1) and 'input_list' (0)}}
  "tosa.cond_if"(%c) ({ "tosa.yield"() : () -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('f32') and 'input_list' ('i32')}}
  "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<f32>): "tosa.yield"() : () -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }) : (tensor<i1>, tensor<i32>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'else_graph' arguments ('f32') and 'input_list' ('i32')}}
  "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }, { ^bb0(%a: tensor<f32>): "tosa.yield"() : () -> () }) : (tensor<i1>, tensor<i32>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' results (1) and 'output_list' (0)}}
  "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }) : (tensor<i1>, tensor<i32>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'else_graph' results (0) and 'output_list' (1)}}
  %1 = "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'then_graph' results ('i32') and 'output_list' ('f32')}}
  %1 = "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i1>, tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  "tosa.cond_if"(%c2) ({ "tosa.yield"() : () -> () }, { "tosa.yield"() : () -> () }) : (tensor<2xi1>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks}}
  "tosa.cond_if"(%c) ({ "tosa.yield"() : () -> () }, { }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (0)}}
  "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'input_list' ('i32') and 'output_list' ('f32')}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'cond_graph' arguments ('f32') and 'input_list' ('i32')}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<f32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'cond_graph' arguments (0) and 'input_list' (1)}}
  %1 = "tosa.while_loop"(%i) ({ "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'body_graph' arguments ('f32') and 'input_list' ('i32')}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<f32>): "tosa.yield"(%i) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'body_graph' results ('f32') and 'input_list' ('i32')}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%f) : (tensor<f32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"() : () -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<i32>'}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<i32>, %f: tensor<f32>, %c2: tensor<2xi1>) {
  // expected-error @below {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<i32>): "tosa.yield"(%c2) : (tensor<2xi1>) -> () }, { ^bb0(%a: tensor<i32>): "tosa.yield"(%a) : (tensor<i32>) -> () }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<4xi32>, %j: tensor<5xi32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<5xi32>') and 'input_list' ('tensor<4xi32>')}}
  "tosa.cond_if"(%c, %i) ({ ^bb0(%a: tensor<5xi32>): "tosa.yield"() : () -> () }, { ^bb0(%a: tensor<4xi32>): "tosa.yield"() : () -> () }) : (tensor<i1>, tensor<4xi32>) -> ()
  return
}

// -----

func.func @f(%c: tensor<i1>, %i: tensor<4xi32>, %j: tensor<5xi32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'body_graph' results ('tensor<5xi32>') and 'input_list' ('tensor<4xi32>')}}
  %1 = "tosa.while_loop"(%i) ({ ^bb0(%a: tensor<4xi32>): "tosa.yield"(%c) : (tensor<i1>) -> () }, { ^bb0(%a: tensor<4xi32>): "tosa.yield"(%j) : (tensor<5xi32>) -> () }) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
