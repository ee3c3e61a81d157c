// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td

func.func private @plain(
  !spirv.ptr<f32, Function>, !spirv.array<4 x f32>, !spirv.array<2xi32, stride=4>, !spirv.rtarray<f32>,
  !spirv.rtarray<vector<4xf32>, stride=16>, !spirv.matrix<3 x vector<3xf32>>)

// -----

func.func private @nested(
  !spirv.ptr<!spirv.struct<(f32 [0], !spirv.array<4 x f32, stride=4> [16])>, StorageBuffer>,
  !spirv.struct<()>, !spirv.struct<(i32, i1)>, !spirv.struct<light, (f32, i32)>, !spirv.struct<(f32), Block>,
  !spirv.struct<(f32 [0, NonWritable], i32 [4])>)

// -----

func.func private @images(
  !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>,
  !spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, Arrayed, MultiSampled, NoSampler, Rgba16>>,
  !spirv.coopmatrix<4x8xf32, Subgroup, MatrixA>)

// -----

func.func private @f(!spirv.ptr<f32, Nowhere>)

// -----

func.func private @f(!spirv.ptr<tensor<4xf32>, Function>)

// -----

func.func private @f(!spirv.array<0 x f32>)

// -----

func.func private @f(!spirv.matrix<5 x vector<3xf32>>)

// -----

func.func private @f(!spirv.struct<(f32 [0], i32)>)

// -----

func.func private @f(!spirv.sampled_image<f32>)

// -----

func.func @constants() {
  %0 = spirv.Constant 3 : i8
  %1 = spirv.Constant -1 : si16
  %2 = spirv.Constant true
  %3 = spirv.Constant 0.5 : f32
  %4 = spirv.Constant dense<1> : vector<4xi32>
  %5 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
  %6 = spirv.Constant [1.0 : f32, 2.0 : f32] : !spirv.array<2 x f32>
  return
}
