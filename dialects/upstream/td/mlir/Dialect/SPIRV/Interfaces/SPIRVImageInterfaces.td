//===- SPIRVImageInterfaces.td: interfaces of image operations ------------===//
#ifndef LEGALIZE_SPIRV_IMAGE_INTERFACES
#define LEGALIZE_SPIRV_IMAGE_INTERFACES

include "mlir/IR/OpBase.td"

class SPIRV_ImageInterface<string name, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::mlir::spirv";
}

// A method that returns an operand by its name.
class SPIRV_OperandMethod<string operand>
    : InterfaceMethod<"", "::mlir::TypedValue<::mlir::Type>", "get" # operand, (ins),
                      "return $_op.get" # operand # "();">;

def SPIRV_FetchOpInterface : SPIRV_ImageInterface<"FetchOpInterface"> {
  let methods = [SPIRV_OperandMethod<"Image">];
}
def SPIRV_SampleOpInterface : SPIRV_ImageInterface<"SamplingOpInterface"> {
  let methods = [SPIRV_OperandMethod<"SampledImage">, SPIRV_OperandMethod<"Coordinate">];
}
foreach lod = ["Explicit", "Implicit"] in
  def SPIRV_ # lod # LodOpInterface
      : SPIRV_ImageInterface<lod # "LodOpInterface", [SPIRV_SampleOpInterface]>;

#endif
