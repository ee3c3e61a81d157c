// Assembly that IREE's dialects leave to C++.

include "legalize/Overlay.td"

def : FunctionLike<"util.func">;
def : FunctionLike<"vm.func">;

// `util.global @name = 4 : i32`, `util.global @name : i32`.
def : DirectiveOverlay<"util", "TypeOrAttr", ["type", "value"]> {
  let assemblyFormat = "custom<TypeOrTypedAttr>($type, $value)";
}

// Types that are declared in C++ alone.
class Hal<string className, string word>
    : ClassOverlay<"mlir::iree_compiler::IREE::HAL::" # className, ["hal." # word]>;
def : Hal<"AllocatorType", "allocator">;
def : Hal<"BufferType", "buffer">;
def : Hal<"BufferViewType", "buffer_view">;
def : Hal<"ChannelType", "channel">;
def : Hal<"CommandBufferType", "command_buffer">;
def : Hal<"DeviceType", "device">;
def : Hal<"EventType", "event">;
def : Hal<"ExecutableType", "executable">;
def : Hal<"FenceType", "fence">;
def : Hal<"FileType", "file">;
def : Hal<"SemaphoreType", "semaphore">;
def : ClassOverlay<"mlir::iree_compiler::IREE::TensorExt::DispatchTensorType", ["iree_tensor_ext.dispatch.tensor"]>;
