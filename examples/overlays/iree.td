// Assembly that IREE's dialects leave to C++.

include "legalize/Overlay.td"

// util: functions, globals, calls.

def : FunctionLike<"util.func">;

def : OpOverlay<"util.initializer"> {
  let assemblyFormat = "custom<Default>($function_type, \"() -> ()\") attr-dict-with-keyword $body";
}

def : OpOverlay<"util.unfoldable_constant"> {
  let assemblyFormat = "attr-dict $value";
  let traits = [FirstAttrDerivedResultType];
}

// `util.global @name = 4 : i32`, `util.global @name : i32`.
foreach dialect = ["util", "vm"] in
  def : DirectiveOverlay<dialect, "TypeOrAttr", ["type", "value"]> {
    let assemblyFormat = "custom<TypeOrTypedAttr>($type, $value)";
  }

// `%a<umin = 0>, %b[<umin = 0>, <umax = 4>] : index, index`: one assumption for a value, or one for each call site.
def : OpOverlay<"util.assume.int"> {
  let assemblyFormat = [{
    custom<List>("$0 attrs($1, util.int.assumption)", $operands, $assumptions) attr-dict `:` type($operands)
  }];
  let traits = [AllTypesMatch<["operands", "results"]>];
}

def : DirectiveOverlay<"util", "OperandTypeList", ["types"]> {
  let assemblyFormat = "`(` $types `)`";
}
def : DirectiveOverlay<"util", "TiedFunctionResultList", ["operands", "operandTypes", "results", "tied"]> {
  let assemblyFormat = "custom<Listed>(\"tied($0, $1, $2, $3)\", $tied, $operands, $results, $operandTypes)";
}
def : DirectiveOverlay<"util", "ValueTypeList", ["values", "types"]> {
  let assemblyFormat = "`[` custom<TypedOperands>($values, $types) `]`";
}

// flow, stream and hal: types with their dynamic dimensions, `(tensor<?xf32>{%d}, index) -> %a{%d}`.

foreach dialect = ["flow", "stream", "hal", "util", "iree_tensor_ext"] in {
  def : DirectiveOverlay<dialect, "ShapedFunctionType",
                         ["operands", "operandTypes", "operandDims", "results", "resultDims", "tied"]> {
    let assemblyFormat = [{
      `(` custom<List>("type($0) dims($1, $0, stream.resource)", $operandTypes, $operandDims) `)` `->`
      custom<Listed>("tied($0, $1, $2, $3) dims($4, $2, stream.resource)", $tied, $operands, $results, ref($operandTypes), $resultDims)
    }];
  }
  def : DirectiveOverlay<dialect, "SizeAwareType", ["type", "size"]> {
    let assemblyFormat = "$type `{` $size `}`";
  }
  def : DirectiveOverlay<dialect, "DispatchEntryPoints", ["entryPoints"]> {
    let assemblyFormat = "custom<ReferenceOrSet>($entryPoints)";
  }
}

// `%target as type{%size}`: the result has the storage of the target.
foreach dialect = ["flow", "stream"] in {
  def : DirectiveOverlay<dialect, "ShapedTiedResult", ["type", "dims"]> {
    let assemblyFormat = "custom<List>(\"shown($0, `as`) type($1) dims($2, $1, stream.resource)\", ref($target), $type, $dims)";
  }
  def : DirectiveOverlay<dialect, "ShapedTiedResult", ["type", "dims", "tied"]> {
    let assemblyFormat = [{
      custom<List>("shown($0, `as`) type($1) dims($2, $1, stream.resource)", ref($target), $type, $dims) custom<Default>($tied, "[0 : index]")
    }];
  }
}

// `type{%size}, type{%size}`, where awaited results have the types of the operands.
def : DirectiveOverlay<"stream", "ShapedTypeList", ["types", "sizes"]> {
  let assemblyFormat = "custom<List>(\"type($0) dims($1, $0, stream.resource)\", $types, $sizes)";
}
def : DirectiveOverlay<"stream", "ShapedTypeList", ["types", "results", "sizes"]> {
  let assemblyFormat = "custom<List>(\"type($0, $1) dims($2, $0, stream.resource)\", $types, $results, $sizes)";
}

// `@a[%x, %y](%operand[%start to %end for %length], %scalar)`.
def : DirectiveOverlay<"stream", "DispatchOperands", ["values", "offsets", "ends", "lengths"]> {
  let assemblyFormat = "`(` custom<List>(\"$0 when($0, stream.resource: `[` $1 `to` $2 `for` $3 `]`)\", $values, $offsets, $ends, $lengths) `)`";
}

// `(%a: index) -> (index, index, index) {…}`.
foreach dialect = ["flow", "stream"] in
  def : DirectiveOverlay<dialect, "WorkgroupCountRegion", ["count"]> {
    let assemblyFormat = [{
      (`workgroups` `` `(` custom<List>("argument($0) `` `:` type($0)", arguments($count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` $count^)?
    }];
  }
def : DirectiveOverlay<"hal", "WorkgroupCountRegion", ["count"]> {
  let assemblyFormat = [{
    `(` custom<List>("argument($0) `` `:` type($0)", arguments($count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` $count
  }];
}
def : DirectiveOverlay<"hal", "ExportConditionRegion", ["condition"]> {
  let assemblyFormat = [{
    `(` custom<List>("argument($0) `` `:` type($0)", arguments($condition)) `)` `->` `i1` $condition
  }];
}

// `(%a: !d.tensor<…>, …) {…}`.
def : DirectiveOverlay<"flow", "DispatchWorkgroupBody", ["operandTypes", "resultTypes", "body"]> {
  let assemblyFormat = "`(` custom<List>(\"argument($0) `` `:` type($0)\", arguments($body)) `)` $body";
}
def : DirectiveOverlay<"flow", "DispatchWorkgroupsCountRegion", ["count"]> {
  let assemblyFormat = [{
    (`count` `` `(` custom<List>("argument($0) `` `:` type($0)", arguments($count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` $count^)?
  }];
}

// `ro %a[%offset for %length] : type{%size}`, one on a line.
def : DirectiveOverlay<"stream", "DispatchResources", ["resources", "types", "sizes", "offsets", "lengths", "accesses"]> {
  let assemblyFormat = [{
    custom<List>("newline() case($5, `ro`=1 | `wo`=2 | `rw`=3) $0 `[` $3 `for` $4 `]` `:` type($1) dims($2, $1, stream.resource)",
                 $resources, $types, $sizes, $offsets, $lengths, $accesses)
  }];
}

// `(%a as %b: type{%size}) -> type{%size} {…}`.
def : DirectiveOverlay<"stream", "ResourceRegion", ["operands", "operandTypes", "operandSizes", "results", "resultSizes", "tied", "body"]> {
  let assemblyFormat = [{
    `(` custom<List>("$0 `as` argument($3) `` `:` type($1, $3) dims($2, $1, stream.resource)", $operands, $operandTypes, $operandSizes, arguments($body)) `)`
    (`->` custom<Listed>("tied($0, $1, $2, $3) dims($4, $2, stream.resource)", $tied, ref($operands), $results, ref($operandTypes), $resultSizes)^)? $body
  }];
}
def : DirectiveOverlay<"stream", "ExplicitResourceRegion", ["operands", "operandTypes", "operandSizes", "body"]> {
  let assemblyFormat = [{
    `(` custom<List>("$0 `as` argument($3) `` `:` type($1, $3) dims($2, $1, stream.resource)", $operands, $operandTypes, $operandSizes, arguments($body)) `)` $body
  }];
}

def : OpOverlay<"flow.dispatch.region"> {
  let assemblyFormat = [{
    (`[` $workload^ `]`)? `->` `(` custom<List>("type($0) dims($1, $0)", type($result), $result_dims) `)`
    attr-dict-with-keyword $body
    (`count` `` `(` custom<List>("argument($0) `` `:` type($0)", arguments($workgroup_count)) `)` `->`
     `(` `index` `,` `index` `,` `index` `)` $workgroup_count^)?
  }];
}

// vm.

def : FunctionLike<"vm.func">;
def : OpOverlay<"vm.initializer"> {
  let assemblyFormat = "custom<Default>($function_type, \"() -> ()\") attr-dict-with-keyword $body";
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

class Vm<string className, string word> : ClassOverlay<"mlir::iree_compiler::IREE::VM::" # className, ["vm." # word]>;
def : Vm<"BufferType", "buffer">;
def : Vm<"ListType", "list">;
def : Vm<"RefType", "ref">;

// The access of a dispatched tensor is a part of its text.
def : PredicateOverlay<"*DispatchTensorType>($_self).getAccess()*">;

// The results of a tiled operation have the types of its outputs.
def : OpOverlay<"iree_codegen.inner_tiled"> {
  let assemblyFormat = [{
    `ins` `(` $inputs `)` `outs` `(` $outputs `)` attr-dict `:` type($inputs) `into`
    custom<List>("type($0, $1)", type($outputs), type($results))
  }];
}

// `[32, [8], 0]`, kept as it is written.
def : AttrOverlay<"iree_codegen.lowering_config_level"> {
  let assemblyFormat = "custom<Verbatim>($sizes, $interchange, $scalableFlags)";
}
