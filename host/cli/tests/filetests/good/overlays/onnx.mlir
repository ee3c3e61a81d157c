// test: opt --ods ./onnx.td --ods ../../../../../../examples/overlays/onnx.td
%0 = onnx.Constant dense<[1, 2]> : tensor<2xi64>
%1 = onnx.Constant {kept} dense<0.0> : tensor<f32>
// output:
//| module {
//|   %0 = onnx.Constant dense<[1, 2]> : tensor<2xi64>
//|   %1 = onnx.Constant {kept} dense<0.000000e+00> : tensor<f32>
//| }
//|
