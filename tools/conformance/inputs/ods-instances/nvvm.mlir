// Random bits are what stochastic rounding takes, and nothing else does.

llvm.func @stochastic(%high: f32, %low: f32, %bits: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %high, %low, %bits {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  %1 = nvvm.convert.f32x2.to.bf16x2 %high, %low, %bits {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}

// -----

// Address space 7 is the shared memory of a cluster.

llvm.func @to_cluster(%cluster: !llvm.ptr<7>, %global: !llvm.ptr<1>, %barrier: !llvm.ptr<3>, %size: i32, %mask: i16) {
  nvvm.cp.async.bulk.shared.cluster.global %cluster, %global, %barrier, %size multicast_mask = %mask : !llvm.ptr<7>, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @tensor_to_cluster(%cluster: !llvm.ptr<7>, %tensor: !llvm.ptr, %barrier: !llvm.ptr<3>, %at: i32, %offset: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cluster, %tensor, %barrier, box[%at, %at, %at] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cluster, %tensor, %barrier, box[%at, %at, %at, %at] im2col[%offset, %offset] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

// -----

// A default that is written down is printed by some formats.

llvm.func @said_defaults(%pointer: !llvm.ptr, %size: i32, %long: i64) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %pointer, %size from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  nvvm.fence.proxy.release #nvvm.mem_scope<sys> from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  nvvm.st.bulk %pointer, size = %long, init = 0 : !llvm.ptr
  llvm.return
}
