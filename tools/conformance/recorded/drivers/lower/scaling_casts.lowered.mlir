module {
  func.func @a(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: vector<32xf4E2M1FN>, %arg3: vector<32xf8E8M0FNU>, %arg4: f32) -> f32 {
    %0 = arith.scaling_extf %arg0, %arg1 : f4E2M1FN, f8E8M0FNU to f32
    %1 = arith.scaling_truncf %arg4, %arg1 to_nearest_even fastmath<nnan> {a} : f32, f8E8M0FNU to f4E2M1FN
    return %0 : f32
  }
}

