module {
  llvm.func @stochastic(%arg0: f32, %arg1: f32, %arg2: i32) {
    %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
    %1 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
    llvm.return
  }
}

// -----
module {
  llvm.func @to_cluster(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16) {
    nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 : !llvm.ptr<7>, <1>
    llvm.return
  }
}

// -----
module {
  llvm.func @tensor_to_cluster(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16) {
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg2, box[%arg3, %arg3, %arg3] : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg0, %arg1, %arg2, box[%arg3, %arg3, %arg3, %arg3] im2col[%arg4, %arg4] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    llvm.return
  }
}

// -----
module {
  llvm.func @said_defaults(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) {
    nvvm.fence.proxy.acquire <gpu> %arg0, %arg1
    nvvm.fence.proxy.release <sys>
    nvvm.st.bulk %arg0, size = %arg2 : !llvm.ptr
    llvm.return
  }
}

