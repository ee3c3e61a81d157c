// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, i32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2, %v#3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, i32) -> vector<2x2xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32)
  // expected-error @+1 {{'spirv.ImageDrefGather' op failed to verify that the result component type must match the image sampled type}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32)
  // expected-error @+1 {{'spirv.ImageDrefGather' op failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, f64, f32)
  // expected-error @+1 {{'spirv.ImageDrefGather' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, f32)
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, f32)
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<None>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32)
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<None>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f64, i32)
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f64, i32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f64)
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f64) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32)
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32)
  // expected-error @+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that the result component type must match the image sampled type}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, f32) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, i32)
  // expected-error @+1 {{for sampling operations, Lod must be a floating-point type scalar}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64, i32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64)
  // expected-error @+1 {{Lod operand requires 1 argument}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f64) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>)
  // expected-error @+1 {{Grad operand requires 2 arguments (scalars or vectors)}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32>)
  // expected-error @+1 {{it is invalid to set both the Lod and Grad bits}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2, %v#3, %v#4) <{image_operands = #spirv.image_operands<Lod|Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, vector<2xf32>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>)
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>)
  // expected-error @+1 {{Bias operand requires 1 argument}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32)
  // expected-error @+1 {{Bias must be a floating-point type scalar}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{'spirv.ImageSampleImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32)
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<ConstOffset>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{Grad is only valid with explicit-lod instructions}}
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias|Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32, i32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2, %v#3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32, i32) -> f32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32)
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32) -> f32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32)
  // expected-error @+1 {{'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that type of 'result' matches image type of 'sampled_image'}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32) -> i32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xi32>, f32)
  // expected-error @+1 {{'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xi32>, f32) -> f32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32)
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xi32>, f32) -> f32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32)
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %r = "spirv.ImageFetch"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %r = "spirv.ImageFetch"(%v#0, %v#1, %v#2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>)
  // expected-error @+1 {{'spirv.ImageFetch' op failed to verify that the sampled operand of the underlying image must be NeedSampler}}
  %r = "spirv.ImageFetch"(%v#0, %v#1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>)
  // expected-error @+1 {{'spirv.ImageFetch' op failed to verify that the Dim operand of the underlying image must not be Cube}}
  %r = "spirv.ImageFetch"(%v#0, %v#1) : (!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>)
  // expected-error @+1 {{'spirv.ImageFetch' op failed to verify that the result component type must match the image sampled type}}
  %r = "spirv.ImageFetch"(%v#0, %v#1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, f32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  %r = "spirv.ImageRead"(%v#0, %v#1, %v#2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>, f32)
  // expected-error @+1 {{the Image Operands should encode what operands follow, as per Image Operands}}
  "spirv.ImageWrite"(%v#0, %v#1, %v#2, %v#3) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>, f32) -> ()
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32)
  // expected-error @+1 {{Bias is only valid with implicit-lod instructions}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Bias|Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32)
  // expected-error @+1 {{Bias is only valid with implicit-lod instructions}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{it is invalid to set both the Lod and Grad bits}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias|Lod|Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{Grad is only valid with explicit-lod instructions}}
  %r = "spirv.ImageDrefGather"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32)
  // expected-error @+1 {{number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  %r = "spirv.ImageSampleImplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32)
  // expected-error @+1 {{'spirv.ImageSampleExplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, f32)
  // expected-error @+1 {{Grad arguments must be a scalar or vector of floating-point type}}
  %r = "spirv.ImageSampleExplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, i32)
  // expected-error @+1 {{Bias must be a floating-point type scalar}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, i32) -> f32
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32)
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> f32
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32)
  // expected-error @+1 {{too many image operand arguments have been provided}}
  %r = "spirv.ImageSampleProjDrefImplicitLod"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<None>}> : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> f32
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32)
  // expected-error @+1 {{Bias is only valid with implicit-lod instructions}}
  %r = "spirv.ImageFetch"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Bias>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>, f32)
  // expected-error @+1 {{Lod is only valid with explicit-lod and fetch instructions}}
  "spirv.ImageWrite"(%v#0, %v#1, %v#2, %v#3) <{image_operands = #spirv.image_operands<Lod>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, vector<4xf32>, f32) -> ()
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, f32)
  // expected-error @+1 {{Grad is only valid with explicit-lod instructions}}
  %r = "spirv.ImageRead"(%v#0, %v#1, %v#2) <{image_operands = #spirv.image_operands<Grad>}> : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32>, f32) -> vector<4xf32>
  return
}
