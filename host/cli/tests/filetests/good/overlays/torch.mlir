// test: opt --ods ./torch.td --ods ../../../../../../examples/overlays/torch.td
func.func @f(%a: !torch.vtensor) -> !torch.vtensor {
  %int3 = torch.constant.int 3
  %half = torch.constant.float 5.0e-01
  %yes = torch.constant.bool true
  %name = torch.constant.str "x" {kept}
  %0 = torch.aten.add.Scalar %a, %int3 : !torch.vtensor, !torch.int -> !torch.vtensor
  %1 = torch.aten.add.Scalar %0, %half {kept} : !torch.vtensor, !torch.float -> !torch.vtensor
  "torch.prim.If"(%yes) ({ }, { }) : (!torch.bool) -> ()
  return %1 : !torch.vtensor
}
// output:
//| module {
//|   func.func @f(%arg0: !torch.vtensor) -> !torch.vtensor {
//|     %0 = torch.constant.int 3
//|     %1 = torch.constant.float 5.000000e-01
//|     %2 = torch.constant.bool true
//|     %3 = torch.constant.str "x" {kept}
//|     %4 = torch.aten.add.Scalar %arg0, %0 : !torch.vtensor, !torch.int -> !torch.vtensor
//|     %5 = torch.aten.add.Scalar %4, %1 {kept} : !torch.vtensor, !torch.float -> !torch.vtensor
//|     "torch.prim.If"(%2) ({
//|     }, {
//|     }) : (!torch.bool) -> ()
//|     return %5 : !torch.vtensor
//|   }
//| }
//|
