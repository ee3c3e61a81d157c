// test: opt --ods ../good/overlays/torch.td --ods ../../../../../examples/overlays/torch.td
func.func @f(%a: !torch.vtensor, %s: !torch.str) {
  %0 = torch.aten.add.Scalar %a, %s : !torch.vtensor, !torch.str -> !torch.vtensor // error: [ods::constraint] "'torch.aten.add.Scalar' op operand #1 must be Any Python numeric type, but got '!torch.str'"
  return
}
