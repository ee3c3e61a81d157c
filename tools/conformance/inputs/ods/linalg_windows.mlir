// ODS: mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Math/IR/MathOps.td
// Convolutions and poolings: windows of any stride and dilation, bodies that are not written.
func.func @conv_1d_ncw_fcw(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @conv_1d_nwc_wcf(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @conv_1d(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %z: i32) {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return
}
func.func @conv_2d_nchw_fchw(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @conv_2d_nchw_fchw_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_ngchw_fgchw(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @conv_2d_ngchw_gfchw(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_fhwc(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_hwcf(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_3d(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_3d ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?x?x?xf32>, %c: tensor<?x?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%c : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return
}
func.func @pooling_nchw_max(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nchw_max {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nchw_sum(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nchw_sum {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_ncw_max(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_ncw_max {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @pooling_ncw_sum(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_ncw_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @pooling_ndhwc_max(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @pooling_ndhwc_min(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @pooling_ndhwc_sum(%a: tensor<?x?x?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return
}
func.func @pooling_nhwc_max(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nhwc_max_unsigned(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_min(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nhwc_min_unsigned(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_sum(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nwc_max(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nwc_max {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @pooling_nwc_max_unsigned(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_min(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nwc_min {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
func.func @pooling_nwc_min_unsigned(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_sum(%a: tensor<?x?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @conv_1d_ncw_fcw(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @conv_1d_nwc_wcf(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @conv_1d(%a: tensor<?xi8>, %b: tensor<?xi8>, %c: tensor<?xi32>, %z: i32) {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xi8>, tensor<?xi8>) outs(%c : tensor<?xi32>) -> tensor<?xi32>
  return
}
func.func @conv_2d_nchw_fchw(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nchw_fchw_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_ngchw_fgchw(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d_ngchw_gfchw(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_fhwc(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_hwcf(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_2d(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?xi32>, %z: i32) {
  %0 = linalg.conv_2d ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @conv_3d(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.conv_3d ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?x?x?xi8>, %c: tensor<?x?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%c : tensor<?x?x?x?x?x?xi32>) -> tensor<?x?x?x?x?x?xi32>
  return
}
func.func @pooling_nchw_max(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nchw_max {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nchw_sum(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nchw_sum {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_ncw_max(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_ncw_max {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_ncw_sum(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_ncw_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_ndhwc_max(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @pooling_ndhwc_min(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @pooling_ndhwc_sum(%a: tensor<?x?x?x?x?xi8>, %b: tensor<?x?x?xi8>, %c: tensor<?x?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<[7, 11, 13]> : tensor<3xi64>, strides = dense<[2, 3, 5]> : tensor<3xi64>} ins(%a, %b : tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>) outs(%c : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_max(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_max_unsigned(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_min(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_min_unsigned(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nhwc_sum(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?xi8>, %c: tensor<?x?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}
func.func @pooling_nwc_max(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_max {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_max_unsigned(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_min(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_min {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_min_unsigned(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}
func.func @pooling_nwc_sum(%a: tensor<?x?x?xi8>, %b: tensor<?xi8>, %c: tensor<?x?x?xi32>, %z: i32) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xi8>, tensor<?xi8>) outs(%c : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}

// -----

func.func @conv_1d(%a: tensor<?xf16>, %b: tensor<?xf16>, %c: tensor<?xf32>, %z: i32) {
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf16>, tensor<?xf16>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return
}
func.func @pooling_nhwc_max(%a: tensor<?x?x?x?xf16>, %b: tensor<?x?xf16>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf16>, tensor<?x?xf16>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nwc_sum(%a: tensor<?x?x?xf16>, %b: tensor<?xf16>, %c: tensor<?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : tensor<?x?x?xf16>, tensor<?xf16>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @conv_1d(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %z: i32) {
  linalg.conv_1d ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%c : memref<?xf32>)
  return
}
func.func @conv_2d_nhwc_hwcf_q(%a: memref<?x?x?x?xi8>, %b: memref<?x?x?x?xi8>, %c: memref<?x?x?x?xi32>, %z: i32) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[7, 11]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a, %b, %z, %z : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%c : memref<?x?x?x?xi32>)
  return
}
func.func @pooling_nwc_sum(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %c: memref<?x?x?xf32>, %z: i32) {
  linalg.pooling_nwc_sum {dilations = dense<[7]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a, %b : memref<?x?x?xf32>, memref<?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// -----

func.func @conv_2d_nhwc_hwcf(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
func.func @pooling_nhwc_max(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>, %z: i32) {
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
