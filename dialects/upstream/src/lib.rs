//! Hooks for upstream's dialects that are not embedded: the parts that their definitions leave to C++, in
//! Rust.
//!
//! A program that loads definitions of these dialects gets their assembly formats, verifiers, inference and
//! C++ classes from this crate, but no folders, canonicalizations or lowerings; without it, only the
//! definitions themselves apply. Hooks attach by operation name, to all registered operations: to upstream's
//! own definitions, or to ours, which are embedded under upstream's include names ([`definitions`]).
//!
//! ```
//! use legalize_session::Session;
//!
//! let session = Session::builder()
//!     .providers(legalize_dialects_core::providers())
//!     .providers(legalize_dialects_upstream::providers())
//!     .ods("mlir/Dialect/MemRef/IR/MemRefOps.td")
//!     .build()?;
//! let text = "
//!     func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
//!       %0 = memref.load %m[%i] : memref<4xi32>
//!       return %0 : i32
//!     }";
//! let module = session.parse("input.mlir", text)?;
//! assert!(session.print(&module).contains("memref.load %arg0[%arg1]"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

mod acc;
mod affine;
mod amdgpu;
mod amx;
mod r#async;
mod bufferization;
mod common;
mod complex;
mod emitc;
mod files;
mod gpu;
mod irdl;
mod linalg;
mod math;
mod memref;
mod ml_program;
mod nvgpu;
mod nvvm;
mod omp;
mod pdl;
mod pdl_interp;
mod ptr;
mod quant;
mod rocdl;
mod shape;
mod shard;
mod smt;
mod sparse_tensor;
mod spirv;
mod tensor;
mod tosa;
mod transform;
mod vector;
mod wasmssa;
mod x86vector;
mod xegpu;

use std::sync::Arc;

use legalize_dialects_hooks::HookTables;
use legalize_dialects_hooks::table::DialectHooks;
use legalize_session::Provider;

pub use files::definitions;

/// The tables of all dialects; their order does not matter.
const DIALECTS: &[&DialectHooks] = &[
    &acc::HOOKS,
    &affine::HOOKS,
    &amdgpu::HOOKS,
    &amx::HOOKS,
    &r#async::HOOKS,
    &bufferization::HOOKS,
    &complex::HOOKS,
    &emitc::HOOKS,
    &gpu::HOOKS,
    &irdl::HOOKS,
    &linalg::HOOKS,
    &math::HOOKS,
    &memref::HOOKS,
    &ml_program::HOOKS,
    &nvgpu::HOOKS,
    &nvvm::HOOKS,
    &omp::HOOKS,
    &pdl::HOOKS,
    &pdl_interp::HOOKS,
    &ptr::HOOKS,
    &quant::HOOKS,
    &rocdl::HOOKS,
    &shape::HOOKS,
    &shard::HOOKS,
    &smt::HOOKS,
    &sparse_tensor::HOOKS,
    &spirv::HOOKS,
    &tensor::HOOKS,
    &tosa::HOOKS,
    &transform::HOOKS,
    &vector::HOOKS,
    &wasmssa::HOOKS,
    &x86vector::HOOKS,
    &xegpu::HOOKS,
];

/// The hooks of all these dialects, and the definitions: for `--ods` and `include`, and for modules that
/// mention the dialects.
pub const HOOKS: HookTables =
    HookTables::new(DIALECTS).with_files(files::add_files).with_optional_dialects(files::DIALECTS);

/// The hooks as providers of a session, in addition to those of the embedded dialects.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    vec![Arc::new(HOOKS)]
}
